/* Places: how a unit stands round its guide, and how it gets there (M-3).
 *
 *  PL1  The guide stands at the goal; the others within 6" of him (`placed`), on ground
 *       they can walk to from him.  Where there is no such room the nearest serves.
 *       Who has walked there is their guide till all stand, wherever the others still are.
 *  PL2  A place that its player has chosen for a figure is his, if it can be had.
 *  PL3  Whoever stands in a place of the new order stays there: nobody changes places
 *       for nothing.
 *  PL4  For whom there is no room at all stays where he is; if that is another's place,
 *       he has what is left free by it.
 *
 * Floods here use the game's reach.
 */
#include <assert.h>
#include <string.h>

#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "skirmish/menus/say.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/form.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/move/place.h"

enum { CROWDED = 4 };

/* ---- geometry, in thousandths of a cell ---- */

struct point moro_point(const struct grid *grid, cell_t cell)
{
	const int row = grid_row(grid, cell);
	const bool hex = grid->kind == GRID_HEX;

	return (struct point){ grid_col(grid, cell) * CELL_MILLI
		+ (hex ? (row & 1) * CELL_MILLI / 2 : 0), row * (hex ? ROW_MILLI : CELL_MILLI) };
}

static int32_t root(int64_t square)
{
	int64_t r = 0;

	for (int64_t bit = 1 << 20; bit > 0; bit >>= 1)
		if ((r + bit) * (r + bit) <= square)
			r += bit;
	return (int32_t)r;
}

int moro_heading(const struct game *g, cell_t from, cell_t to, int facing)
{
	return from == to || from == CELL_NONE || to == CELL_NONE ? facing
		: grid_direction(&g->table->grid, from, to, facing);
}

/* The way of a guide who has not moved is the way he faces. */
static void set_ahead(struct stand *s)
{
	const struct grid *grid = &s->g->table->grid;
	const int facing = s->g->figures[s->figures[0]].facing;
	const int half = grid_directions(grid) / 2;
	const cell_t before = grid_step(grid, s->goal, facing);
	const cell_t behind = grid_step(grid, s->goal, (facing + half) % (2 * half));
	cell_t from = s->from, to = s->goal;
	struct point a, b;

	if (from == to && before != CELL_NONE)
		to = before;
	else if (from == to)
		from = behind;
	if (from == CELL_NONE)
		return;
	a = moro_point(grid, from);
	b = moro_point(grid, to);
	const int64_t dx = b.x - a.x, dy = b.y - a.y;
	const int32_t length = root(dx * dx + dy * dy);

	if (length == 0)
		return;
	s->ahead = (struct point){ (int32_t)(dx * CELL_MILLI / length),
		(int32_t)(dy * CELL_MILLI / length) };
}

/* ---- spots ---- */

/* Somebody who makes no room for one of a unit, or NOBODY. */
static int in_the_way(const struct game *g, int unit, cell_t cell)
{
	const int other = g->occupant[cell];

	return other >= 0 && g->figures[other].unit == unit && standing_fit(g, other) ? NOBODY
		: other;
}

/* Whether one of a unit could stand in a cell whose ground he can walk to. */
static bool free_for(const struct game *g, int unit, const uint8_t *shut, cell_t cell)
{
	return in_the_way(g, unit, cell) == NOBODY && (shut[cell] & SHUT_TAKEN) == 0;
}

/* The same, as far as its side knows: the hidden are in nobody's way before he is there. */
static bool seems_free_for(const struct game *g, int unit, const uint8_t *shut, cell_t cell)
{
	const int other = in_the_way(g, unit, cell);

	return (other == NOBODY || !game_sees(g, g->units[unit].side, g->figures[other].unit))
		&& (shut[cell] & SHUT_TAKEN) == 0;
}

/* The same for its first formation, for which the hidden make room (Y-35). */
static bool first_free_for(const struct game *g, int unit, const uint8_t *shut, cell_t cell)
{
	const int other = in_the_way(g, unit, cell);

	return (other == NOBODY || game_makes_room(g, unit, other))
		&& (shut[cell] & SHUT_TAKEN) == 0;
}

struct room { int32_t allowance, within; bool past; };

/* Marks the cells so near where one could stand whose way is found, and takes the mark from all
 * others; how many. */
static int mark_spots(const struct stand *s, int32_t within, uint8_t *shut)
{
	bool (*const is_free)(const struct game *, int, const uint8_t *, cell_t)
		= s->first ? first_free_for : s->asks ? seems_free_for : free_for;
	const struct game *g = s->g;
	const struct grid *grid = &g->table->grid;
	const int far = within / g->table->cell_length + 1;
	const int col = grid_col(grid, s->goal), row = grid_row(grid, s->goal);
	int n = 0;

	for (int r = row - far; r <= row + far; r++)
		for (int c = col - far; c <= col + far; c++) {
			const cell_t cell = grid_at(grid, c, r);

			if (cell == CELL_NONE)
				continue;
			shut[cell] &= (uint8_t)~SHUT_SOUGHT;
			if (cell == s->goal || (shut[cell] & SHUT_CONTACT) != 0
					|| table_ground(g->table, cell)->pace == 0
					|| !is_free(g, s->unit, shut, cell)
					|| !table_within(g->table, s->goal, cell, within))
				continue;
			shut[cell] |= SHUT_SOUGHT;
			n++;
		}
	return n;
}

/* The flood goes no further than the last of them. */
static void add_spots(struct stand *s, uint8_t *shut, const struct room *room)
{
	const struct game *g = s->g;
	const struct reach_rule rule = { .marks = shut, .sought = SHUT_SOUGHT,
		.closed = SHUT_ENEMY | (room->past ? 0 : SHUT_CONTACT),
		.n_sought = mark_spots(s, room->within, shut) };
	const cell_t *all;
	int n;

	s->n_spots = 0;
	if (rule.n_sought == 0)
		return;
	reach_flood(g->reach, g->table, &rule, s->goal, room->allowance * REACH_TWELFTHS);
	all = reach_all(g->reach, &n);
	for (int i = 0; i < n && s->n_spots < SPOTS_MAX; i++)
		if (shut[all[i]] & SHUT_SOUGHT)
			s->spots[s->n_spots++] = (struct spot_of_unit){ .cell = all[i],
				.at = moro_point(&g->table->grid, all[i]) };
}

/* PL1: a detour may be as long again as the way; if that does not do, past enemies; if not
 * even that, anywhere near. */
static void gather_spots(struct stand *s)
{
	const int32_t placed = moro_rules_of(s->g)->placed;
	const struct moro_unit *own = moro_unit_of(s->g, s->unit);
	const struct room rooms[] = { { 2 * placed, placed, false }, { 2 * placed, placed, true },
		{ CROWDED * placed, CROWDED * placed, true } };
	uint8_t shut[MORO_CELLS];

	moro_shut(s->g, s->unit, s->target, shut);
	if (own->gun != CELL_NONE)
		shut[own->gun] |= SHUT_TAKEN;
	for (cell_t c = 0; s->first && c < grid_cells(&s->g->table->grid); c++)
		if (s->g->occupant[c] >= 0
				&& game_makes_room(s->g, s->unit, s->g->occupant[c]))
			shut[c] &= (uint8_t)~SHUT_TAKEN;
	add_spots(s, shut, &rooms[0]);
	for (size_t i = 1; i < sizeof rooms / sizeof *rooms && s->n_spots < s->n - 1; i++)
		add_spots(s, shut, &rooms[i]);
}

int moro_spot_at(const struct stand *s, cell_t cell)
{
	for (int i = 0; i < s->n_spots; i++)
		if (s->spots[i].cell == cell && !s->spots[i].taken)
			return i;
	return -1;
}

/* ---- who stands where ---- */

static int gather_figures(const struct game *g, int guide, int16_t *figures)
{
	int n = 0;

	if (guide < 0)
		return 0;
	figures[n++] = (int16_t)guide;
	FOR_MEMBERS(f, g, g->figures[guide].unit)
		if (f != guide && standing_fit(g, f))
			figures[n++] = (int16_t)f;
	return n;
}

static bool is_wished(const struct game *g, const struct stand *s, int figure)
{
	return moro_game_of(g)->acting == s->unit && s->target < 0
		&& moro_figure_of(g, figure)->goal != CELL_NONE;
}

static void grant_wishes(struct stand *s)
{
	for (int i = 1; i < s->n; i++) {
		const int spot = is_wished(s->g, s, s->figures[i])
			? moro_spot_at(s, moro_figure_of(s->g, s->figures[i])->goal) : -1;

		if (spot < 0)
			continue;
		s->cells[i] = s->spots[spot].cell;
		s->spots[spot].taken = true;
	}
}

/* Round nobody, if there is no guide. */
static void stand_begin(struct stand *s, const struct game *g, int guide, cell_t goal, int target,
	struct moro_places *places)
{
	s->figures = places->figures;
	s->cells = places->cells;
	s->g = g;
	s->unit = guide < 0 ? NOBODY : g->figures[guide].unit;
	s->target = target;
	s->goal = goal;
	s->way = NULL;
	s->n_way = s->n_spots = 0;
	s->asks = s->first = false;
	s->ahead = (struct point){ CELL_MILLI, 0 };
	s->n = gather_figures(g, guide, s->figures);
	for (int i = 0; i < s->n; i++)
		s->cells[i] = CELL_NONE;
	if (s->n > 0)
		s->from = g->figures[s->figures[0]].cell;
}

static int who_gets(const struct stand *s, cell_t cell)
{
	for (int i = 0; i < s->n; i++)
		if (s->cells[i] == cell)
			return i;
	return NOBODY;
}

/* PL4. */
static void make_way(struct stand *s)
{
	for (int i = 0; i < s->n; i++) {
		cell_t cell = s->g->figures[s->figures[i]].cell;

		if (s->cells[i] != CELL_NONE)
			continue;
		for (int other; (other = who_gets(s, cell)) >= 0; )
			cell = s->g->figures[s->figures[other]].cell;
		s->cells[i] = cell;
	}
}

static void stand_up(struct stand *s)
{
	if (s->n == 0)
		return;
	s->cells[0] = s->goal;
	set_ahead(s);
	gather_spots(s);
	grant_wishes(s);
	moro_form_up(s);
	make_way(s);
}

void moro_places(const struct game *g, int unit, cell_t goal, int target,
	struct moro_places *places)
{
	struct stand s;

	stand_begin(&s, g, moro_guide(g, unit), goal, target, places);
	stand_up(&s);
	places->n = s.n;
}

/* ---- going there ---- */

/* One pass: whoever finds his place free takes it; how many still wait. */
static int settle_pass(struct game *g, const struct stand *s, bool *moved)
{
	int waiting = 0;

	*moved = false;
	for (int i = 0; i < s->n; i++) {
		const int f = s->figures[i];

		if (s->cells[i] == CELL_NONE || g->figures[f].cell == s->cells[i])
			continue;
		if (g->occupant[s->cells[i]] >= 0) {
			waiting++;
			continue;
		}
		game_place(g, f, s->cells[i]);
		*moved = true;
	}
	return waiting;
}

/* Those who wait for each other in a ring: one steps aside. */
static void break_ring(struct game *g, const struct stand *s)
{
	for (int i = 0; i < s->n; i++) {
		const int f = s->figures[i];
		cell_t aside;

		if (s->cells[i] == CELL_NONE || g->figures[f].cell == s->cells[i])
			continue;
		if (game_free_cells(g, g->figures[f].cell, 1, &aside) == 1)
			game_place(g, f, aside);
		return;
	}
}

static void go_to_places(struct game *g, const struct stand *s)
{
	for (int passes = 0; passes <= 2 * s->n; passes++) {
		bool moved;

		if (settle_pass(g, s, &moved) == 0)
			return;
		if (!moved)
			break_ring(g, s);
	}
}

/* The enemy of the target next to a cell, or CELL_NONE. */
static cell_t foe_beside(const struct game *g, int target, cell_t cell)
{
	int16_t near[AROUND_MAX];
	const int n = game_around(g, cell, near);

	for (int i = 0; i < n; i++)
		if (g->figures[near[i]].unit == target && standing_fit(g, near[i])
				&& standing_touch(g, cell, g->figures[near[i]].cell))
			return g->figures[near[i]].cell;
	return CELL_NONE;
}

/* C-6: all face where they went, or whom they have met. */
static void face_all(struct game *g, const struct stand *s)
{
	const int guide = s->figures[0];
	const int heading = moro_heading(g, s->from, s->goal, g->figures[guide].facing);

	for (int i = 0; i < s->n; i++) {
		const struct figure *f = &g->figures[s->figures[i]];
		const cell_t foe = s->target < 0 ? CELL_NONE
			: foe_beside(g, s->target, f->cell);

		game_face(g, s->figures[i], foe == CELL_NONE ? heading
			: moro_heading(g, f->cell, foe, heading));
	}
}

static void settle(struct game *g, struct stand *s)
{
	stand_up(s);
	if (s->n == 0)
		return;
	if (s->first)
		game_make_room(g, s->unit, s->cells, s->n);
	go_to_places(g, s);
	face_all(g, s);
}

void moro_settle(struct game *g, int unit, cell_t goal, int target)
{
	struct moro_places places;
	struct stand s;

	stand_begin(&s, g, moro_guide(g, unit), goal, target, &places);
	settle(g, &s);
}

void moro_settle_first(struct game *g, int unit)
{
	const int guide = moro_guide(g, unit);
	struct moro_places places;
	struct stand s;

	stand_begin(&s, g, guide, g->figures[guide].cell, NOBODY, &places);
	s.first = true;
	settle(g, &s);
}

void moro_settle_after(struct game *g, int guide, const cell_t *way, int n_way, int target)
{
	struct moro_places places;
	struct stand s;

	assert(n_way > 0);
	stand_begin(&s, g, guide, way[n_way - 1], target, &places);
	s.way = way;
	s.n_way = n_way;
	s.from = way[0];
	settle(g, &s);
}

/* ---- guns ---- */

void moro_gun_follows(struct game *g, int unit, cell_t goal, cell_t from)
{
	const struct grid *grid = &g->table->grid;
	cell_t around[GRID_AROUND_MAX], best = CELL_NONE;
	const int n = grid_around(grid, goal, around);
	uint8_t shut[MORO_CELLS];
	int least = INT32_MAX;

	moro_unit_of(g, unit)->gun = CELL_NONE;
	moro_shut(g, unit, NOBODY, shut);
	for (int i = 0; i < n; i++) {
		const int far = grid_half_steps(grid, around[i], from);

		if (far >= least || shut[around[i]] != 0 || !free_for(g, unit, shut, around[i])
				|| table_step_cost(g->table, goal, around[i]) == 0)
			continue;
		least = far;
		best = around[i];
	}
	if (best == CELL_NONE && game_free_cells(g, goal, 1, &best) == 0)
		best = goal;
	moro_unit_of(g, unit)->gun = best;
}

/* Of the free cells by the guide that which is nearest to all of the crew; who is hidden
 * there makes room. */
static cell_t gun_place(struct game *g, int unit, cell_t guide)
{
	enum { ROOM = 64 };
	const struct grid *grid = &g->table->grid;
	cell_t cells[ROOM], best = CELL_NONE;
	const int n = game_first_cells(g, unit, guide, ROOM, cells);
	int least = INT32_MAX;

	for (int i = 0; i < n; i++) {
		int far = 0;

		if (!table_within(g->table, guide, cells[i], moro_rules_of(g)->serve))
			continue;
		FOR_MEMBERS(f, g, unit)
			if (standing_fit(g, f))
				far += grid_half_steps(grid, g->figures[f].cell, cells[i]);
		if (far < least) {
			least = far;
			best = cells[i];
		}
	}
	if (best == CELL_NONE && n > 0)
		best = cells[0];
	game_make_room(g, unit, &best, best != CELL_NONE);
	return best;
}

/* The crew go where they serve it. */
static void gather_crew(struct game *g, int unit)
{
	if (moro_crew(g, unit) < standing_strength(g, unit))
		moro_settle_first(g, unit);
}

static void gun_arrives(struct game *g, int unit)
{
	const int guide = moro_guide(g, unit);

	if (moro_gun(g, unit) < 0 || guide < 0 || moro_unit_of(g, unit)->gun != CELL_NONE)
		return;
	moro_unit_of(g, unit)->gun = gun_place(g, unit, g->figures[guide].cell);
	gather_crew(g, unit);
}

static void guns_placed(struct game *g, bool hidden)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->setup->units[u].hidden == hidden)
			gun_arrives(g, u);
}

/* Y-20: those who came to stand there when all were put on the table step aside, but
 * nobody does so for somebody hidden (Y-35). */
static bool clear_for_gun(struct game *g, int unit, cell_t cell)
{
	int other;

	game_make_room(g, unit, &cell, 1);
	other = g->occupant[cell] < 0 ? NOBODY : g->figures[g->occupant[cell]].unit;
	if (other >= 0 && (!g->setup->units[unit].hidden || g->setup->units[other].hidden))
		moro_settle_first(g, other);
	return g->occupant[cell] == NOBODY;
}

static bool gun_begins(const struct game *g, int unit, bool hidden)
{
	return g->setup->units[unit].hidden == hidden && moro_gun(g, unit) >= 0
		&& moro_guide(g, unit) >= 0;
}

void moro_guns_begin(struct game *g, bool hidden)
{
	for (int u = 0; u < g->n_units; u++)
		if (gun_begins(g, u, hidden))
			moro_unit_of(g, u)->gun = game_unit_setting(g, u, UNIT_GUN_AT);
	for (int u = 0; u < g->n_units; u++) {
		struct moro_unit *own = moro_unit_of(g, u);

		if (!gun_begins(g, u, hidden) || own->gun == CELL_NONE)
			continue;
		if (clear_for_gun(g, u, own->gun))
			gather_crew(g, u);
		else
			own->gun = CELL_NONE;
	}
	guns_placed(g, hidden);
}

void moro_guns_arrive(struct game *g)
{
	guns_placed(g, false);
	guns_placed(g, true);
}

/* ---- wishes ---- */

bool moro_check_wish(const struct game *g, int figure, cell_t wish, cell_t goal,
	struct reason *why)
{
	const int unit = g->figures[figure].unit;
	struct stand s = { .g = g, .unit = unit, .target = NOBODY, .goal = goal,
		.asks = true };
	char name[NAME_MAX_BYTES];
	uint8_t shut[MORO_CELLS];

	game_figure_name(g, figure, name, sizeof name);
	if (!table_within(g->table, goal, wish, moro_rules_of(g)->placed))
		return refuse(why, "M-3", "%s would stand further than %s from the leader: "
			"`place` him nearer, or go elsewhere", name,
			say_inches(moro_rules_of(g)->placed).text);
	moro_shut(g, unit, NOBODY, shut);
	if (shut[wish] & (SHUT_CONTACT | SHUT_ENEMY))
		return refuse(why, "X-125", "%s would touch an enemy there, which wants a "
			"charge: `place` him elsewhere", name);
	s.figures = (int16_t[]){ (int16_t)figure };
	s.n = 1;
	gather_spots(&s);
	if (moro_spot_at(&s, wish) < 0)
		return refuse(why, "M-3", "%s cannot stand there, or not get there from where "
			"the leader goes: `place` him elsewhere", name);
	return true;
}
