/* Whether a restored adventure makes sense beyond the bounds of its fields:
 * what one field says of another.
 */
#include "systems/adventure/adventure.h"

/* What is on its way was thrown with an arm that bursts. */
static bool sound_lob(const struct game *g, cell_t place, int arm)
{
	const struct adv_rules *rules = adv_rules_of(g);

	return place == CELL_NONE
		|| (arm >= 0 && arm < rules->n_weapons && adv_bursts(&rules->weapons[arm]));
}

bool adv_restored(const struct game *g, struct reason *why)
{
	for (int f = 0; f < g->n_figures; f++) {
		const struct adv_figure *a = adv_figure_of(g, f);

		if (!sound_lob(g, a->lob, a->lob_arm) || !sound_lob(g, a->shell, a->shell_arm))
			return refuse(why, "", "snapshot: figure %d has thrown nothing that "
				"bursts", f);
		if (a->found >= adv_rules_of(g)->n_weapons)
			return refuse(why, "", "snapshot: figure %d has found an arm that this "
				"book does not have", f);
	}
	return true;
}
