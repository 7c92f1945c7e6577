/* Arms: how far units may be expected to strike (minds.h). */
#include "systems/moro/minds.h"

int32_t moro_arms_reach(const struct game *g, int unit)
{
	const struct moro_rules *r = moro_rules_of(g);
	const int gun = moro_gun(g, unit);
	int32_t longest = gun >= 0 && moro_crew(g, unit) >= r->weapons[gun].crew
		&& !moro_unit_of(g, unit)->limbered ? r->weapons[gun].range[BAND_LONG] : 0;

	FOR_MEMBERS(f, g, unit) {
		const struct setup_figure *s = &g->setup->figures[f];

		for (int i = 0; moro_active(g, f) && i < s->n_arms; i++)
			if (r->weapons[s->arms[i]].range[BAND_LONG] > longest)
				longest = r->weapons[s->arms[i]].range[BAND_LONG];
	}
	return longest;
}

int32_t moro_usual_charge(const struct game *g)
{
	return mean_pace(g, MOVER_MOROS, PLACE_CLEAR);
}
