/* May fire: see may_fire.h. */
#include "skirmish/body/may_fire.h"

static bool has_target(const struct game *g, int figure, const struct may_fire *by)
{
	const int unit = g->figures[figure].unit;

	if (!by->can(g, figure, NULL))
		return false;
	for (int target = 0; target < g->n_units; target++)
		if (by->enemies(g, unit, target) && by->at(g, figure, target, NULL))
			return true;
	return false;
}

static bool why_no_target(const struct game *g, int figure, const struct may_fire *by,
	struct reason *why)
{
	const int nearest = by->nearest(g, g->figures[figure].unit);

	if (!by->can(g, figure, why))
		return false;
	return nearest < 0 ? refuse(why, by->rule, "no enemy is in sight")
		: by->at(g, figure, nearest, why);
}

bool may_fire(const struct game *g, int unit, const struct may_fire *by, struct reason *why)
{
	int first = NOBODY;

	FOR_MEMBERS(f, g, unit) {
		if (has_target(g, f, by))
			return true;
		if (first < 0 && g->figures[f].life == LIFE_FIT)
			first = f;
	}
	return first < 0 ? refuse(why, by->rule, "nobody of it is fit")
		: why_no_target(g, first, by, why);
}
