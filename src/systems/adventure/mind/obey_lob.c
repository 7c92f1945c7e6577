/* What an uncommanded unit throws (C-14): by a rule of thumb, not by weighing.
 *
 *  OB6  A unit throws one grenade a turn, and every mortar fires, at the nearest
 *       enemy it knows of who has not moved, where no friend is near.
 */
#include "skirmish/commander/way.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/lob.h"
#include "systems/adventure/mind/minds.h"

static bool has_mortar(const struct game *v, int figure)
{
	for (int i = 0, arm; (arm = adv_arm(v, figure, i)) >= 0; i++)
		if (adv_bursts(&adv_rules_of(v)->weapons[arm])
			&& adv_rules_of(v)->weapons[arm].crew)
			return true;
	return false;
}

/* The nearest place that will do for a figure, or CELL_NONE. */
static cell_t place_for(const struct game *v, int figure)
{
	const int side = v->units[v->figures[figure].unit].side;
	int32_t nearest = INT32_MAX;
	cell_t best = CELL_NONE;

	for (int f = 0; f < v->n_figures; f++) {
		const int unit = v->figures[f].unit;
		int32_t d;
		int arm;

		if (!game_enemies(v, unit, v->figures[figure].unit) || !lookout_sees(v, side, unit)
			|| !game_on_table(v, f) || v->figures[f].life != LIFE_FIT
			|| adv_unit_of(v, unit)->moved)
			continue;
		d = table_distance(v->table, game_whereabouts(v, figure), v->figures[f].cell);
		if (d >= nearest || !adv_lob(v, figure, v->figures[f].cell, &arm, NULL)
			|| !adv_lob_spares_friends(v, side, v->figures[f].cell,
				&adv_rules_of(v)->weapons[arm]))
			continue;
		nearest = d;
		best = v->figures[f].cell;
	}
	return best;
}

bool adv_obey_lob(const struct proposer *p, int unit)
{
	const struct game *v = p->v;
	bool thrown = false;

	if (v->turn >= v->setup->turns)
		return false;
	FOR_MEMBERS(f, v, unit)
		thrown = thrown || adv_figure_of(v, f)->lob != CELL_NONE;
	FOR_MEMBERS(f, v, unit) {
		cell_t place;

		if (adv_figure_of(v, f)->lob != CELL_NONE || (thrown && !has_mortar(v, f))
			|| !adv_may_want_to_lob(v, f))
			continue;
		place = place_for(v, f);
		if (place == CELL_NONE)
			continue;
		choose_figure(p->c, p->seat, VERB_LOB, f);
		choose_with(p->c, ARGUMENT_CELL, place);
		return true;
	}
	return false;
}
