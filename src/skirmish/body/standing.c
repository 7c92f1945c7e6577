/* Standing: see standing.h. */
#include "skirmish/body/standing.h"
#include "skirmish/skirmish.h"

bool standing_alive(const struct game *g, int unit)
{
	return standing_first(g, unit, standing_fit) >= 0;
}

int standing_count(const struct game *g, int unit, bool (*is)(const struct game *g, int figure))
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		n += is(g, f);
	return n;
}

int standing_strength(const struct game *g, int unit)
{
	return standing_count(g, unit, standing_fit);
}

bool standing_near(const struct game *g, int figure, int32_t length)
{
	bool alone = true;

	if (g->figures[figure].aboard >= 0)	/* at close quarters with all aboard */
		return true;
	if (!game_on_table(g, figure))
		return false;
	FOR_MEMBERS(f, g, g->figures[figure].unit) {
		if (f == figure || !standing_fit(g, f))
			continue;
		alone = false;
		if (table_within(g->table, g->figures[figure].cell, g->figures[f].cell, length))
			return true;
	}
	return alone;
}

bool skirmish_alive(const struct game *g, int unit)
{
	return skirmish_of(g)->alive != NULL ? skirmish_of(g)->alive(g, unit)
		: standing_alive(g, unit);
}

struct rank { bool together; int32_t rate; };

/* Whether somebody ranks before the best; then he is it.  Who is with the others is asked only of
 * those for whom it matters. */
static bool outranks(const struct game *g, int figure, const struct guiding *by,
	struct rank *best)
{
	const int32_t rate = by->rate != NULL ? by->rate(g, figure) : 0;
	bool together;

	if (best->together && rate <= best->rate)
		return false;
	together = standing_near(g, figure, by->together);
	if (together == best->together ? rate <= best->rate : best->together)
		return false;
	*best = (struct rank){ together, rate };
	return true;
}

int standing_guide(const struct game *g, int unit, const struct guiding *by)
{
	const int leader = g->units[unit].leader;
	struct rank best = { false, INT32_MIN };
	int guide = NOBODY;

	if (leader >= 0 && g->figures[leader].unit == unit && by->may(g, leader))
		return leader;
	FOR_MEMBERS(f, g, unit) {
		if (by->may(g, f) && outranks(g, f, by, &best))
			guide = f;
		if (best.together && by->rate == NULL)
			break;		/* nobody ranks before him */
	}
	return guide;
}

int32_t standing_off(const struct game *g, int figure, int unit)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = f != figure && standing_fit(g, f)
			? game_distance(g, figure, f) : INT32_MAX;

		if (far < nearest)
			nearest = far;
	}
	return nearest;
}

/* Where the fit figures of a unit stand. */
static int fit_cells(const struct game *g, int unit, cell_t cells[FIGURES_MAX])
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			cells[n++] = g->figures[f].cell;
	return n;
}

static int32_t nearest_of(const struct table *t, cell_t from, const cell_t *cells, int n)
{
	int32_t nearest = INT32_MAX;

	for (int i = 0; i < n; i++) {
		const int32_t far = table_distance(t, from, cells[i]);

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

int32_t standing_to(const struct game *g, int unit, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = !standing_fit(g, f) ? INT32_MAX : table_distance(g->table,
			g->course == NULL ? g->figures[f].cell : game_nearest_part(g, f, cell),
			cell);

		if (far < nearest)
			nearest = far;
	}
	return nearest;
}

int32_t standing_from(const struct game *g, int unit, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const cell_t at = standing_fit(g, f) ? game_nearest_part(g, f, cell) : CELL_NONE;
		const int32_t far = at == CELL_NONE ? INT32_MAX
			: table_distance(g->table, at, cell);

		if (far < nearest && game_cell_in_line(g, at, cell))
			nearest = far;
	}
	return nearest;
}

/* The box that some cells lie in, by the axes of the table. */
struct box { int32_t west, east, north, south; };

static struct box box_of(const struct table *t, const cell_t *cells, int n)
{
	struct box b = { INT32_MAX, INT32_MIN, INT32_MAX, INT32_MIN };

	for (int i = 0; i < n; i++) {
		const int32_t x = t->axes[cells[i]].across, y = t->axes[cells[i]].down;

		b.west = x < b.west ? x : b.west;
		b.east = x > b.east ? x : b.east;
		b.north = y < b.north ? y : b.north;
		b.south = y > b.south ? y : b.south;
	}
	return b;
}

/* How far a cell is from it at the least; no less of one that is further off. */
static int32_t box_off(const struct table *t, const struct box *b, cell_t cell)
{
	const int32_t x = t->axes[cell].across, y = t->axes[cell].down;
	const int32_t across = x < b->west ? b->west - x : x > b->east ? x - b->east : 0;
	const int32_t down = y < b->north ? b->north - y : y > b->south ? y - b->south : 0;

	return (across > down ? across : down) * t->cell_length;
}

/* Between the nearest of some cells and of others: first of that nearest to their box, and then
 * of whom that leaves anything to ask. */
static int32_t nearest_between(const struct table *t, const cell_t *own, int n_own,
	const cell_t *other, int n)
{
	int32_t off[FIGURES_MAX], nearest;
	struct box box;
	int first = 0;

	if (n_own == 0 || n == 0)
		return INT32_MAX;
	box = box_of(t, other, n);
	for (int i = 0; i < n_own; i++) {
		off[i] = box_off(t, &box, own[i]);
		first = off[i] < off[first] ? i : first;
	}
	nearest = nearest_of(t, own[first], other, n);
	for (int i = 0; i < n_own; i++) {
		const int32_t far = i != first && off[i] < nearest
			? nearest_of(t, own[i], other, n) : INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

/* Asked of all pairs of units, over and over: where nobody is big each figure has one cell. */
int32_t standing_apart(const struct game *g, int unit, int other)
{
	cell_t own[FIGURES_MAX], theirs[FIGURES_MAX];
	int32_t nearest = INT32_MAX;

	if (g->course == NULL && unit != other)
		return nearest_between(g->table, own, fit_cells(g, unit, own), theirs,
			fit_cells(g, other, theirs));
	FOR_MEMBERS(f, g, unit) {
		const int32_t far = standing_fit(g, f) ? standing_off(g, f, other) : INT32_MAX;

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

bool standing_in_line(const struct game *g, int unit, int other,
	bool (*line)(const struct game *g, int figure, int other))
{
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		FOR_MEMBERS(o, g, other)
			if (standing_fit(g, o) && line(g, f, o))
				return true;
	}
	return false;
}

cell_t standing_nearest(const struct game *g, int unit, cell_t cell)
{
	int32_t nearest = INT32_MAX;
	cell_t at = CELL_NONE;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = standing_fit(g, f)
			? table_distance(g->table, cell, g->figures[f].cell) : INT32_MAX;

		if (far < nearest) {
			nearest = far;
			at = g->figures[f].cell;
		}
	}
	return at;
}

bool standing_touch(const struct game *g, cell_t a, cell_t b)
{
	return table_adjacent(g->table, a, b) && (table_step_cost(g->table, a, b) > 0
		|| table_step_cost(g->table, b, a) > 0);
}

bool standing_touching(const struct game *g, int figure, int other)
{
	return standing_fit(g, figure) && standing_fit(g, other)
		&& standing_touch(g, g->figures[figure].cell, g->figures[other].cell);
}

static const struct ground *ground_of(const struct game *g, int figure)
{
	return table_ground(g->table, g->figures[figure].cell);
}

bool standing_clear(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && !ground_of(g, f)->conceals
				&& ground_of(g, f)->cover == COVER_NONE)
			return true;
	return false;
}

bool standing_covered(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && ground_of(g, f)->cover == COVER_NONE)
			return false;
	return true;
}

bool standing_in_works(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && ground_of(g, f)->works)
			return true;
	return false;
}

bool standing_aside(const struct game *g, int figure, cell_t at)
{
	const cell_t from = g->figures[figure].cell;

	return at != CELL_NONE && from != at
		&& !grid_in_front(&g->table->grid, from, g->figures[figure].facing, at);
}

int standing_tenths(int lost, int all)
{
	return all == 0 ? 0 : 10 * lost / all;
}
