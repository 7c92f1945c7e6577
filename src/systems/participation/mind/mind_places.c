/* Places: see minds.h.
 *
 *  MP1  Where a unit may go is what the reach or course of its move says; whether it may be
 *       told to is for the check.
 *  MP2  The way that is left is measured on the ground, so that nobody walks up to a cliff
 *       because it is near the goal.
 *  MP3  One flood is for both gaits: it finds places in the order of what they cost.
 */
#include "skirmish/body/standing.h"
#include "skirmish/commander/lookout.h"
#include "skirmish/commander/way.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/paces.h"

enum { COVER_INCHES = 2 };	/* a place in cover is as good as one so much further away */

/* MP3. */
static int reached(const struct game *v, int unit, enum gait_row gait, struct prospect *list,
	int room)
{
	const struct pp_rules *r = pp_rules_of(v);
	const enum gait_row far = r->times[GAIT_RUN] > r->times[gait] ? GAIT_RUN : gait;

	return !pp_move_reach(v, unit, far, false, v->reach) ? 0 : prospects_within(v, unit,
		pp_pace(v, pp_guide(v, unit), gait) * REACH_TWELFTHS, list, room);
}

int pp_places_of(const struct game *v, int unit, enum gait_row gait, struct prospect *list,
	int room)
{
	if (game_unit_body(v, unit) >= 0)
		return v->course == NULL || !pp_move_course(v, unit, gait, v->course) ? 0
			: prospects_steered(v, unit, list, room);
	return reached(v, unit, gait, list, room);
}

bool pp_places_covered(const struct game *v, cell_t cell)
{
	return pp_rules_of(v)->cover[v->table->kind[cell]];
}

/* Cells of all enemies that the unit's side sees. */
static int seen_enemies(const struct game *v, int unit, cell_t *cells, int room)
{
	int n = 0;

	for (int e = 0; e < v->n_units; e++) {
		if (!game_enemies(v, unit, e) || !lookout_sees(v, v->units[unit].side, e))
			continue;
		FOR_MEMBERS(f, v, e)
			if (n < room && standing_fit(v, f) && game_on_table(v, f))
				cells[n++] = v->figures[f].cell;
	}
	return n;
}

cell_t pp_places_away(const struct game *v, int unit, const struct prospect *list, int n,
	cell_t cell)
{
	const int32_t cover = COVER_INCHES * v->setup->book->inch;
	cell_t foes[FIGURES_MAX + 1], best = CELL_NONE;
	int n_foes = seen_enemies(v, unit, foes, FIGURES_MAX);
	int32_t most, here;

	if (cell != CELL_NONE)
		foes[n_foes++] = cell;
	if (n == 0 || n_foes == 0)
		return CELL_NONE;
	here = lookout_distance(v, list[0].cell, foes, n_foes);
	most = here + (pp_places_covered(v, list[0].cell) ? cover : 0);
	for (int i = 1; i < n; i++) {
		const int32_t far = lookout_distance(v, list[i].cell, foes, n_foes);
		const int32_t merit = far + (pp_places_covered(v, list[i].cell) ? cover : 0);

		if (far > here && merit > most) {
			most = merit;
			best = list[i].cell;
		}
	}
	return best;
}

cell_t pp_places_towards(const struct game *v, int unit, const struct prospect *list, int n,
	const cell_t *goals, int n_goals)
{
	const struct goals all = { goals, n_goals, false };
	const int guide = pp_guide(v, unit);
	cell_t best = CELL_NONE;
	int32_t least = INT32_MAX;
	struct way way;

	if (n == 0 || n_goals == 0 || guide < 0)
		return CELL_NONE;
	way_begin_near(&way, v, GAIT_FOOT, v->figures[guide].cell, pp_pace(v, guide, GAIT_RUN),
		&all);
	for (int i = 0; i < n; i++) {
		const int32_t left = way_cost(&way, list[i].cell);

		if (left < least) {
			least = left;
			best = list[i].cell;
		}
	}
	return best;
}

bool pp_places_go(const struct proposer *p, int unit, enum gait_row gait, cell_t cell)
{
	const int guide = pp_guide(p->v, unit);

	if (cell == CELL_NONE || guide < 0 || p->v->figures[guide].cell == cell)
		return false;
	return (gait == GAIT_RUN && propose_unit_cell(p, VERB_RUN, unit, cell))
		|| propose_unit_cell(p, VERB_WALK, unit, cell);
}
