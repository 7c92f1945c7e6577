/* Formation (C-7): places for a unit's figures round its goal, and who goes to
 * which.
 *
 *  FO1  The guide goes to the goal itself, if it is free.
 *  FO2  The others take the places nearest to it on foot; those who fight from
 *       where they go look for cover and concealment near it.
 *  FO3  Everybody keeps his side: places are dealt out so that the figures move
 *       alike and do not cross each other.
 *  FO4  A march column stands along the way it came, at most so many abreast as
 *       the rulebook says (S-A-33).
 */
#include "systems/adventure/moves.h"

enum { RADIUS = 7, CROWD = 16, SWAPS_MAX = 4, BRANCH = 8 };

struct place { cell_t cell; int32_t score; };

/* ---- places ---- */

static bool place_free(const struct game *g, int unit, const uint8_t *marks, cell_t cell)
{
	const int other = g->occupant[cell];

	if (other >= 0 && (g->figures[other].unit != unit || !adv_can_move(g, other)))
		return false;
	return table_ground(g->table, cell)->pace != 0
		&& (marks[cell] & (MARK_ENEMY | MARK_NEAR_ENEMY)) == 0;
}

static bool takes_cover(enum mode mode)
{
	return mode == MODE_COMBAT || mode == MODE_PATROL || mode == MODE_AID;
}

/* What a place is worth walking to, in thirds of a cell: bare ground costs. */
static int32_t bareness(const struct ground *ground)
{
	static const int32_t thirds[] = {
		[COVER_NONE] = 6, [COVER_SOFT] = 3, [COVER_MEDIUM] = 1, [COVER_HARD] = 0,
	};

	return ground->conceals && thirds[ground->cover] > thirds[COVER_SOFT]
		? thirds[COVER_SOFT] : thirds[ground->cover];
}

/* Insertion keeps the best `n` places in order; ties go to the first found. */
static int keep_best(struct place *best, int count, int n, struct place p)
{
	int i = count;

	if (count == n && (n == 0 || best[n - 1].score <= p.score))
		return count;
	if (count == n)
		i = n - 1;
	for (; i > 0 && best[i - 1].score > p.score; i--)
		best[i] = best[i - 1];
	best[i] = p;
	return count < n ? count + 1 : n;
}

static bool among(const cell_t *cells, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (cells[i] == cell)
			return true;
	return false;
}

/* The best places the reach holds, after those already in `slots`. */
static int loose_slots(const struct game *g, int unit, enum mode mode, const uint8_t *marks,
	cell_t *slots, int count, int n)
{
	struct place best[FIGURES_MAX];
	const cell_t *all;
	int n_all, kept = 0;

	all = reach_all(g->reach, &n_all);
	for (int i = 0; i < n_all; i++) {
		const int32_t bare = takes_cover(mode) ? bareness(table_ground(g->table, all[i])) : 0;
		const int32_t score = reach_cost(g->reach, all[i])
			+ bare * g->table->cell_length * REACH_TWELFTHS / 3;

		if (kept == n - count && kept > 0 && reach_cost(g->reach, all[i]) >= best[kept - 1].score)
			break;	/* in order of cost: those to come are dearer */
		if (place_free(g, unit, marks, all[i]) && !among(slots, count, all[i]))
			kept = keep_best(best, kept, n - count, (struct place){ all[i], score });
	}
	for (int i = 0; i < kept; i++)
		slots[count++] = best[i].cell;
	return count;
}

/* ---- who goes where (FO3) ---- */

struct point { int32_t x, y; };

/* Half columns and rows; distances are compared as dx² + k·dy². */
static struct point point_of(const struct grid *grid, cell_t cell)
{
	const int row = grid_row(grid, cell);

	return grid->kind == GRID_HEX
		? (struct point){ 2 * grid_col(grid, cell) + (row & 1), row }
		: (struct point){ grid_col(grid, cell), row };
}

static int32_t apart(const struct grid *grid, struct point a, struct point b)
{
	const int32_t dx = a.x - b.x, dy = a.y - b.y;

	return dx * dx + (grid->kind == GRID_HEX ? 3 : 1) * dy * dy;
}

struct match {
	const struct grid *grid;
	int n, n_slots;
	int16_t *slot_of;
	struct point wish[FIGURES_MAX];	/* where each would be, all moving alike */
	struct point place[FIGURES_MAX];
};

/* The next to choose: the furthest from the goal, so that nobody is left with
 * what lies on the far side. */
static int next_chooser(const struct match *m)
{
	int who = NOBODY;
	int32_t far = -1;

	for (int i = 1; i < m->n; i++) {
		const int32_t d = apart(m->grid, m->wish[i], m->place[0]);

		if (m->slot_of[i] < 0 && d > far) {
			far = d;
			who = i;
		}
	}
	return who;
}

static void choose_slots(struct match *m)
{
	bool taken[FIGURES_MAX] = { true };

	for (int k = 1; k < m->n && k < m->n_slots; k++) {
		const int who = next_chooser(m);
		int where = NOBODY;

		for (int s = 1; s < m->n_slots; s++)
			if (!taken[s] && (where < 0 || apart(m->grid, m->wish[who], m->place[s])
					< apart(m->grid, m->wish[who], m->place[where])))
				where = s;
		taken[where] = true;
		m->slot_of[who] = (int16_t)where;
	}
}

/* Whether it is nearer for both to change places. */
static bool swap_pair(struct match *m, int i, int k)
{
	const int a = m->slot_of[i], b = m->slot_of[k];

	if (a < 0 || b < 0 || apart(m->grid, m->wish[i], m->place[b])
			+ apart(m->grid, m->wish[k], m->place[a])
			>= apart(m->grid, m->wish[i], m->place[a])
			+ apart(m->grid, m->wish[k], m->place[b]))
		return false;
	m->slot_of[i] = (int16_t)b;
	m->slot_of[k] = (int16_t)a;
	return true;
}

static bool swap_round(struct match *m)
{
	bool better = false;

	for (int i = 1; i < m->n; i++)
		for (int k = i + 1; k < m->n; k++)
			better = swap_pair(m, i, k) || better;
	return better;
}

void formation_match(const struct grid *grid, const cell_t *from, int n, const cell_t *slots,
	int n_slots, int16_t *slot_of)
{
	struct match m = { .grid = grid, .n = n, .n_slots = n_slots, .slot_of = slot_of };
	const struct point guide = point_of(grid, from[0]);

	for (int s = 0; s < n_slots; s++)
		m.place[s] = point_of(grid, slots[s]);
	for (int i = 0; i < n; i++) {
		const struct point p = point_of(grid, from[i]);

		m.wish[i] = (struct point){ p.x - guide.x + m.place[0].x,
			p.y - guide.y + m.place[0].y };
		slot_of[i] = NOBODY;
	}
	slot_of[0] = 0;
	choose_slots(&m);
	for (int round = 0; round < SWAPS_MAX && swap_round(&m); round++)
		;
}

/* ---- ways ---- */

static int32_t cells_cost(const struct game *g, int cells)
{
	return cells * g->table->cell_length * REACH_TWELFTHS;
}

/* Along the way to the goal (the reach), and off it where the slot lies straight
 * ahead. */
static bool follow_and_branch(const struct game *g, struct mover *m, const uint8_t *marks,
	cell_t slot)
{
	cell_t cells[PATH_STEPS + 1];
	int n, nearest = 0;

	if (reach_cost(g->reach, m->end) == REACH_FAR)
		return false;
	path_follow(g, m, g->reach);
	n = path_cells(g, m, cells);
	for (int i = 1; i < n; i++)
		if (grid_half_steps(&g->table->grid, cells[i], slot)
			< grid_half_steps(&g->table->grid, cells[nearest], slot))
			nearest = i;
	for (int back = 0; back < BRANCH && back <= nearest; back++) {
		m->n_steps = (uint8_t)(nearest - back);
		m->end = cells[nearest - back];
		if (path_straight(g, m, marks, slot, cells_cost(g, BRANCH)))
			return true;
	}
	path_clear(g, m);
	return false;
}

static void find_ways(const struct game *g, struct movers *all, int first, bool column,
	const uint8_t *marks, const cell_t *slots, const int16_t *slot_of)
{
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY };
	bool rest[FIGURES_MAX];
	int left = 0;

	for (int i = first; i < all->n; i++) {
		struct mover *m = &all->mover[i];
		const int slot = slot_of[i - first];

		rest[i - first] = slot < 0 || column
			|| !path_straight(g, m, marks, slots[slot], m->allowance);
		left += rest[i - first];
	}
	if (left == 0)
		return;
	reach_flood_to(g->reach, g->table, &rule, slots[0],
		all->mover[first].allowance + cells_cost(g, RADIUS));
	for (int i = first; i < all->n; i++)
		if (rest[i - first])
			rest[i - first] = !follow_and_branch(g, &all->mover[i], marks,
				slots[slot_of[i - first] < 0 ? 0 : slot_of[i - first]]);
	for (int i = first; i < all->n; i++)
		if (rest[i - first])
			path_find(g, &all->mover[i], marks,
				slots[slot_of[i - first] < 0 ? 0 : slot_of[i - first]]);
}

/* ---- columns (FO4) ---- */

/* The way's cells from the goal backwards, each with some beside it. */
static int column_slots(const struct game *g, int unit, const uint8_t *marks,
	cell_t from, cell_t *slots, int n)
{
	const struct grid *grid = &g->table->grid;
	const int width = adv_rules_of(g)->march_width;
	cell_t way[PATH_STEPS + 1];
	const int n_way = reach_path(g->reach, from, way, PATH_STEPS + 1);
	int count = 0;

	for (int i = n_way - 1; i >= 0 && n_way <= PATH_STEPS + 1 && count < n; i--) {
		int abreast = 1;

		if (place_free(g, unit, marks, way[i]) && !among(slots, count, way[i]))
			slots[count++] = way[i];
		for (int d = 0; d < grid_directions(grid) && abreast < width && count < n; d++) {
			const cell_t c = grid_step(grid, way[i], d);

			if (c == CELL_NONE || among(way, n_way, c) || among(slots, count, c)
				|| reach_cost(g->reach, c) == REACH_FAR
				|| !place_free(g, unit, marks, c))
				continue;
			slots[count++] = c;
			abreast++;
		}
	}
	return count;
}

/* From the head of the column backwards each place takes whoever is nearest. */
static void fill_column(const struct grid *grid, const cell_t *from, int n, const cell_t *slots,
	int n_slots, int16_t *slot_of)
{
	for (int i = 0; i < n; i++)
		slot_of[i] = NOBODY;
	slot_of[0] = 0;
	for (int s = 1; s < n_slots; s++) {
		int who = NOBODY;

		for (int i = 1; i < n; i++)
			if (slot_of[i] < 0 && (who < 0 || grid_half_steps(grid, from[i], slots[s])
					< grid_half_steps(grid, from[who], slots[s])))
				who = i;
		if (who < 0)
			return;
		slot_of[who] = (int16_t)s;
	}
}

/* ---- the plan ---- */

/* The guide's mover goes first. */
static void guide_first(const struct game *g, struct movers *all, int first)
{
	const int guide = adv_guide(g, all->mover[first].unit);

	for (int i = first + 1; i < all->n; i++)
		if (all->mover[i].figure == guide) {
			const struct mover m = all->mover[i];

			all->mover[i] = all->mover[first];
			all->mover[first] = m;
			return;
		}
}

void formation_plan(const struct game *g, struct movers *all, int first, enum mode mode,
	const uint8_t *marks, cell_t goal)
{
	const struct reach_rule rule = { .marks = marks, .closed = MARK_ENEMY | MARK_NEAR_ENEMY };
	const int unit = all->mover[first].unit, n = all->n - first;
	const bool column = mode == MODE_MARCH;
	cell_t slots[FIGURES_MAX], from[FIGURES_MAX];
	int16_t slot_of[FIGURES_MAX];
	int n_slots;

	guide_first(g, all, first);
	for (int i = 0; i < n; i++)
		from[i] = g->figures[all->mover[first + i].figure].cell;
	reach_flood_to(g->reach, g->table, &rule, goal, column
		? all->mover[first].allowance + cells_cost(g, RADIUS)
		: cells_cost(g, RADIUS + n / CROWD));
	slots[0] = goal;
	n_slots = place_free(g, unit, marks, goal);
	if (column)
		n_slots = column_slots(g, unit, marks, from[0], slots, n);
	n_slots = loose_slots(g, unit, mode, marks, slots, n_slots, n);
	if (n_slots == 0)
		return;
	if (column)
		fill_column(&g->table->grid, from, n, slots, n_slots, slot_of);
	else
		formation_match(&g->table->grid, from, n, slots, n_slots, slot_of);
	find_ways(g, all, first, column, marks, slots, slot_of);
}
