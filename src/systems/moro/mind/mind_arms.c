/* Arms: how far units may be expected to strike (minds.h). */

#include "systems/moro/judges.h"
#include "systems/moro/mind/minds.h"

static int32_t gun_reach(const struct game *g, int unit)
{
	const struct weapon *weapons = moro_rules_of(g)->weapons;
	const int gun = moro_gun(g, unit);

	return gun >= 0 && moro_crew(g, unit) >= weapons[gun].crew
		&& !moro_unit_of(g, unit)->limbered ? weapons[gun].range[BAND_LONG] : 0;
}

int32_t moro_arms_reach(const struct game *g, int unit)
{
	const int32_t gun = gun_reach(g, unit), hands = arms_of_unit_reach(g, unit);

	return gun > hands ? gun : hands;
}

bool moro_threatens(const struct game *g, int unit, int other)
{
	const int32_t hands = arms_of_unit_reach(g, unit), charge = moro_usual_charge(g);

	return standing_apart(g, unit, other) <= (hands > charge ? hands : charge)
		|| moro_shot_distance(g, unit, other) <= gun_reach(g, unit);
}

int32_t moro_usual_charge(const struct game *g)
{
	return moro_mean_pace(g, MOVER_MOROS, PLACE_CLEAR);
}
