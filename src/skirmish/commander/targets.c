/* Targets: see targets.h. */
#include "skirmish/commander/targets.h"

enum { PERCENT = 100 };

int32_t targets_urgency(const struct muster *m, int unit, int target, int32_t distance)
{
	const struct force *e = &m->of[target];
	int32_t percent = PERCENT;

	if (e->coming)
		percent += e->prey == unit ? 2 * PERCENT : PERCENT;
	if (e->flees || e->active == 0)
		percent -= PERCENT / 3;
	if (e->charge > 0 && distance <= e->charge)
		percent += PERCENT / 2;
	if (e->active > 0 && distance <= e->range)
		percent += PERCENT / 4;
	return percent;
}

int targets_next(int32_t worth[UNITS_MAX], int n_units, int32_t least)
{
	int best = 0;

	for (int u = 1; u < n_units; u++)
		if (worth[u] > worth[best])
			best = u;
	if (worth[best] <= least)
		return NOBODY;
	worth[best] = INT32_MIN;
	return best;
}
