/* Lines: what ground, depth of woods, figures and low things do to them.
 *
 *  LI1  A line is judged by the ground, and by figures of which the looker's side
 *       knows: whoever is unseen stops no shot, or a check would betray him.
 *  LI2  Of two candidate lines (sight.h) each is judged whole; one that is clear will do.
 *  LI3  Neighbours always see and reach each other (S-C-5).
 *
 * Depths are looked for on the spot, never further than the rules ask, and so need no
 * map that a change of ground would have to renew.
 */
#include "systems/risk/fire/lines.h"
#include "systems/risk/fire/see.h"

/* ---- depth (X-86) ---- */

static bool in_terrain(const struct game *g, cell_t cell, enum terrain terrain)
{
	return terrain == TERRAIN_WOODS ? risk_rules_of(g)->woods[g->table->kind[cell]]
		: table_ground(g->table, cell)->conceals;
}

bool risk_see_near_edge(const struct game *g, cell_t cell, enum terrain terrain, int32_t length)
{
	const struct grid *grid = &g->table->grid;
	const int n = length < g->table->cell_length ? 1 : (int)(length / g->table->cell_length);
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);

	for (int r = row - n; r <= row + n; r++)
		for (int c = col - n; c <= col + n; c++) {
			const cell_t near = grid_at(grid, c, r);

			if (near != CELL_NONE && !in_terrain(g, near, terrain)
				&& table_within(g->table, cell, near, length))
				return true;
		}
	return false;
}

static bool all_inside(const struct game *g, const cell_t *cells, int n, enum terrain terrain)
{
	for (int i = 0; i < n; i++)
		if (!in_terrain(g, cells[i], terrain))
			return false;
	return n > 0;
}

bool risk_see_stays_inside(const struct game *g, cell_t a, cell_t b, enum terrain terrain)
{
	cell_t cells[SIGHT_CELLS_MAX];

	if (!in_terrain(g, a, terrain) || !in_terrain(g, b, terrain))
		return false;
	for (int i = 0; i < SIGHT_CANDIDATES; i++)
		if (all_inside(g, cells, sight_candidate(g->table, a, b, i, cells), terrain))
			return true;
	return false;
}

/* ---- lines over ground ---- */

/* within one wood the sight in it counts, and else how deep either stands. */
static bool woods_allow(const struct game *g, cell_t a, cell_t b, struct reason *why)
{
	const struct risk_rules *r = risk_rules_of(g);
	const bool from = in_terrain(g, a, TERRAIN_WOODS);
	const bool into = in_terrain(g, b, TERRAIN_WOODS);

	if (from && into && table_within(g->table, a, b, r->inside_range)
		&& risk_see_stays_inside(g, a, b, TERRAIN_WOODS))
		return true;
	if (from && !risk_see_near_edge(g, a, TERRAIN_WOODS, r->look_out_depth))
		return refuse(why, "K-11", "too deep in the woods to look out");
	if (into && !risk_see_near_edge(g, b, TERRAIN_WOODS, r->shot_at_depth))
		return refuse(why, "X-23", "they are too deep in the woods");
	return true;
}

static bool refuse_ground(struct reason *why)
{
	return refuse(why, "C-5", "the ground is in the way");
}

bool risk_see_line(const struct game *g, cell_t a, cell_t b, struct reason *why)
{
	if (!sight_clear(g->table, a, b))
		return refuse_ground(why);
	return woods_allow(g, a, b, why);
}

bool risk_line(const struct game *g, int figure, int other)
{
	const cell_t a = g->figures[figure].cell, b = g->figures[other].cell;

	return a != CELL_NONE && b != CELL_NONE
		&& (table_adjacent(g->table, a, b) || risk_see_line(g, a, b, NULL));
}

const struct eyes risk_eyes = { .line = risk_line };

bool risk_unit_line(const struct game *g, int unit, int other)
{
	return seeing_unit(g, unit, other, &risk_eyes);
}

/* ---- the whole base (X-22, S-K-24) ---- */

/* What stands a full level lower than the higher end is shot over, as it is seen over. */
static bool stands_in_way(const struct game *g, int side, cell_t cell, int high)
{
	const int figure = g->occupant[cell];

	if (g->table->level[cell] < high)
		return false;
	return (figure >= 0 && (side < 0 || game_sees(g, side, g->figures[figure].unit)))
		|| table_ground(g->table, cell)->cover_behind != COVER_NONE;
}

/* A shot of a side, from end to end. */
struct shot { const struct game *g; int side; cell_t a, b; int high; };

static struct shot shot_of(const struct game *g, int side, cell_t a, cell_t b)
{
	const int8_t *const level = g->table->level;

	return (struct shot){ g, side, a, b, level[a] > level[b] ? level[a] : level[b] };
}

/* Whether a cell blocks it that is next neither to the shooter nor to the target. */
static bool blocks(const void *of, cell_t cell)
{
	const struct shot *const s = of;
	const int32_t over = risk_rules_of(s->g)->over_reach;

	return stands_in_way(s->g, s->side, cell, s->high)
		&& !table_within(s->g->table, s->a, cell, over)
		&& !table_within(s->g->table, s->b, cell, over);
}

/* The first that does between the ends of a line; CELL_NONE. */
static cell_t first_block(const struct shot *s, const cell_t *cells, int n)
{
	for (int i = 1; i < n - 1; i++)
		if (blocks(s, cells[i]))
			return cells[i];
	return CELL_NONE;
}

static bool refuse_block(const struct game *g, cell_t block, struct reason *why)
{
	const int figure = g->occupant[block];
	char name[NAME_MAX_BYTES + 32];

	if (why == NULL)
		return false;	/* the name would cost more than the line */
	if (figure < 0)
		return refuse(why, "X-22", "the %s between hides half of them",
			table_ground(g->table, block)->name);
	game_figure_name(g, figure, name, sizeof name);
	return refuse(why, "X-22", "%s is in the line of fire", name);
}

/* LI2.  Most lines are stopped by comrades near the shooter: nobody looks further on. */
static bool shot_open(const struct game *g, int side, cell_t a, cell_t b)
{
	const struct shot shot = shot_of(g, side, a, b);
	const struct sight_stops by = { g->occupant, blocks, &shot };

	return table_adjacent(g->table, a, b)
		|| (sight_passes(g->table, a, b, &by) && woods_allow(g, a, b, NULL));
}

/* The same, told.  `block` is the cell of a figure or a low thing that stops both lines. */
static bool shot_between(const struct shot *s, cell_t *block, struct reason *why)
{
	const struct table *const t = s->g->table;
	cell_t cells[SIGHT_CELLS_MAX];

	*block = CELL_NONE;
	if (table_adjacent(t, s->a, s->b))
		return true;
	if (!risk_see_line(s->g, s->a, s->b, why))
		return false;
	for (int i = 0; i < SIGHT_CANDIDATES; i++) {
		const int n = sight_candidate(t, s->a, s->b, i, cells);

		if (n == 0)
			continue;
		*block = first_block(s, cells, n);
		if (*block == CELL_NONE)
			return true;
	}
	return refuse_block(s->g, *block, why);
}

bool risk_shot_line(const struct game *g, int figure, int other, struct reason *why)
{
	const cell_t a = g->figures[figure].cell, b = g->figures[other].cell;
	const int side = g->units[g->figures[figure].unit].side;
	struct shot shot;
	cell_t block;

	if (a == CELL_NONE || b == CELL_NONE)
		return refuse(why, "C-5", "not on the table");
	if (why == NULL)
		return shot_open(g, side, a, b);
	shot = shot_of(g, side, a, b);
	return shot_between(&shot, &block, why);
}

/* ---- lines that players ask for ---- */

/* Where a line is stopped: by the ground at a cell of it, by the depth of woods at the
 * end that stands in them. */
static cell_t stop_of(const struct game *v, cell_t from, cell_t to)
{
	const struct sight sight = sight_trace(v->table, from, to);

	if (sight.block != SIGHT_CLEAR)
		return sight.at;
	return in_terrain(v, from, TERRAIN_WOODS) && !risk_see_near_edge(v, from, TERRAIN_WOODS,
		risk_rules_of(v)->look_out_depth) ? from : to;
}

bool risk_cell_line(const struct game *v, cell_t from, cell_t to, bool shot,
	struct reason *why, cell_t *at)
{
	struct shot fire;

	*at = CELL_NONE;
	if (from == to || table_adjacent(v->table, from, to))
		return true;
	if (!risk_see_line(v, from, to, why)) {
		*at = stop_of(v, from, to);
		return false;
	}
	fire = shot_of(v, v->viewer, from, to);
	return !shot || shot_between(&fire, at, why);
}

/* ---- clear sight (S-K-5) ---- */

static bool in_the_open(const struct game *g, int figure)
{
	const struct ground *ground = table_ground(g->table, g->figures[figure].cell);

	return !ground->conceals && ground->cover == COVER_NONE;
}

bool risk_clear_sight(const struct game *g, int figure, int other)
{
	return standing_fit(g, other) && in_the_open(g, other)
		&& risk_shot_line(g, figure, other, NULL)
		&& table_cover(g->table, g->figures[figure].cell, g->figures[other].cell)
			== COVER_NONE;
}
