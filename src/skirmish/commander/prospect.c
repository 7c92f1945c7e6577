/* Prospects: see prospect.h. */
#include "skirmish/commander/prospect.h"

#include "cliffhanger/course.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/sight.h"
#include "skirmish/body/movers.h"

static bool is_free(const struct game *v, int unit, cell_t cell)
{
	const int other = v->occupant[cell];

	return other < 0 || v->figures[other].unit == unit;
}

int prospects_within(const struct game *v, int unit, int32_t most, struct prospect *list,
	int room)
{
	int n_all, n = 0;
	const cell_t *const all = reach_all(v->reach, &n_all);
	const int32_t *const costs = reach_all_costs(v->reach);

	for (int i = 0; i < n_all && n < room; i++) {
		const int32_t cost = costs[i] * v->table->unit;

		if (!is_free(v, unit, all[i]))
			continue;
		if (cost > most)
			break;		/* the others are dearer */
		list[n++] = (struct prospect){ all[i], cost };
	}
	return n;
}

int prospects_reached(const struct game *v, int unit, struct prospect *list, int room)
{
	return prospects_within(v, unit, INT32_MAX, list, room);
}

/* Who goes straight on is led over what the cheapest way leads round. */
static bool leads_over(const struct game *v, uint64_t shut, cell_t from, cell_t to)
{
	cell_t line[PATH_STEPS + 1];
	const int n = sight_cells(v->table, from, to, line, PATH_STEPS + 1);

	for (int i = 1; i < n; i++)
		if (shut >> v->table->kind[line[i]] & 1)
			return true;
	return false;
}

int prospects_round(const struct game *v, uint64_t shut, struct prospect *list, int n)
{
	uint8_t beyond[GRID_SIDE_MAX * GRID_SIDE_MAX];
	int n_all, kept = 0;
	const cell_t *const all = reach_all(v->reach, &n_all);

	for (int i = 0; i < n_all; i++) {	/* who comes before on a way comes first */
		const cell_t before = reach_next(v->reach, all[i]);

		beyond[all[i]] = before != CELL_NONE && (beyond[before] != 0
			|| (shut >> v->table->kind[all[i]] & 1) != 0);
	}
	for (int i = 0; i < n; i++)
		if (!beyond[list[i].cell] && !leads_over(v, shut, all[0], list[i].cell))
			list[kept++] = list[i];
	return kept;
}

int prospects_steered(const struct game *v, int unit, struct prospect *list, int room)
{
	int n_all, n = 0;
	const cell_t *all = course_all(v->course, &n_all);

	for (int i = 0; i < n_all && n < room; i++)
		if (is_free(v, unit, all[i]))
			list[n++] = (struct prospect){ all[i], course_cost(v->course, all[i]) };
	return n;
}

int prospect_back(const struct game *v, int unit, const struct prospect *list, int n,
	const struct foe *foe, bool (*covered)(const struct game *v, cell_t cell))
{
	int32_t furthest = n == 0 ? 0 : lookout_distance(v, list[0].cell, foe->cells, foe->n);
	int best = 0;

	for (int i = 1; i < n; i++) {	/* the nearest first */
		const int32_t far = lookout_distance(v, list[i].cell, foe->cells, foe->n);

		if (covered(v, list[i].cell)
			&& lookout_further(v, unit, list[0].cell, list[i].cell))
			return i;
		if (far > furthest) {
			furthest = far;
			best = i;
		}
	}
	return best;
}

bool prospect_line(const struct game *v, cell_t from, const cell_t *cells, int n)
{
	for (int i = 0; i < n; i++)
		if (game_cell_in_line(v, from, cells[i]))
			return true;
	return false;
}
