/* Arms: what a figure carries, what lies beside the fallen, and what has to be
 * made ready.
 */
#include "systems/adventure/adventure.h"

int adv_arm(const struct game *g, int figure, int i)
{
	const struct setup_figure *s = &g->setup->figures[figure];

	if (i < s->n_arms)
		return s->arms[i];
	return i == s->n_arms ? adv_figure_of(g, figure)->found : -1;
}

void adv_unsettle(const struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	a->reloading = 0;
	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if (adv_rules_of(g)->weapons[arm].set_up > a->unprepared)
			a->unprepared = adv_rules_of(g)->weapons[arm].set_up;
}

bool adv_properly_armed(const struct game *g, int unit)
{
	const struct adv_rules *r = adv_rules_of(g);

	FOR_MEMBERS(f, g, unit) {
		if (!game_on_table(g, f) || g->figures[f].life != LIFE_FIT)
			continue;
		if (adv_has(g, f, TRAIT_MARTIAL_ARTS) && !r->weapons[r->martial_arts].improvised)
			return true;
		for (int i = 0, arm; (arm = adv_arm(g, f, i)) >= 0; i++)
			if (!r->weapons[arm].improvised)
				return true;
	}
	return false;
}

/* a Maxim that was moved, or a magazine that is not full. */
static bool needs_preparing(const struct game *g, int figure)
{
	const struct adv_rules *r = adv_rules_of(g);
	const struct adv_figure *a = adv_figure_of(g, figure);

	for (int i = 0, arm; (arm = adv_arm(g, figure, i)) >= 0; i++)
		if ((r->weapons[arm].set_up && a->unprepared)
			|| (r->weapons[arm].magazine > 0 && a->fired_turns > 0))
			return true;
	return false;
}

bool adv_may_prepare(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f) && needs_preparing(g, f))
			return true;
	return false;
}

int adv_finder(const struct game *g, int unit, int figure)
{
	if (g->figures[figure].life != LIFE_DEAD
		|| !game_sees(g, g->units[unit].side, g->figures[figure].unit)
		|| adv_figure_of(g, figure)->disarmed
		|| adv_figure_of(g, figure)->fell == CELL_NONE
		|| adv_arm(g, figure, 0) < 0)
		return NOBODY;
	FOR_MEMBERS(f, g, unit)
		if (adv_active(g, f)
			&& adv_figure_of(g, f)->found < 0
			&& (g->figures[f].cell == adv_figure_of(g, figure)->fell
				|| grid_adjacent(&g->table->grid, g->figures[f].cell,
					adv_figure_of(g, figure)->fell)))
			return f;
	return NOBODY;
}

/* carried out at the turn's end, for a stationary turn. */
void adv_pick_up(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const struct adv_unit *a = adv_unit_of(g, u);
		const int finder = a->mode == MODE_PICKUP && a->figure >= 0
			? adv_finder(g, u, a->figure) : NOBODY;
		int arm;

		if (finder < 0)
			continue;
		arm = adv_arm(g, a->figure, 0);
		adv_figure_of(g, finder)->found = (int16_t)arm;
		adv_figure_of(g, finder)->fired_turns = adv_figure_of(g, a->figure)->fired_turns;
		adv_figure_of(g, finder)->unloaded = adv_figure_of(g, a->figure)->unloaded;
		adv_unsettle(g, finder);
		adv_figure_of(g, a->figure)->disarmed = true;
		game_note(g, u, finder, "takes up the fallen %s",
			adv_rules_of(g)->weapons[arm].name);
	}
}
