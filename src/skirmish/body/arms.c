/* Arms: see arms.h. */
#include "skirmish/body/arms.h"
#include "skirmish/body/standing.h"
#include "skirmish/menus/sheet.h"
#include "skirmish/skirmish.h"

int32_t arms_reach(const struct game *g, int arm)
{
	const struct sheets *s = skirmish_of(g)->sheets;
	const int32_t *ranges = s->ranges(g, arm);
	int32_t most = 0;

	for (int band = 0; band < s->n_ranges; band++)
		if (ranges[band] > most)
			most = ranges[band];
	return most;
}

static bool any_arm(const struct game *g, int arm)
{
	(void)g;
	(void)arm;
	return true;
}

int arms_furthest(const struct game *g, int figure, arms_test *is)
{
	int best = -1;

	for (int i = 0, arm; (arm = sheet_arm(g, figure, i)) >= 0; i++)
		if (is(g, arm) && (best < 0 || arms_reach(g, arm) > arms_reach(g, best)))
			best = arm;
	return best;
}

int32_t arms_of_unit_reach(const struct game *g, int unit)
{
	int32_t most = 0;

	FOR_MEMBERS(f, g, unit) {
		const int arm = standing_fit(g, f) ? arms_furthest(g, f, any_arm) : -1;
		const int32_t far = arm < 0 ? 0 : arms_reach(g, arm);

		most = far > most ? far : most;
	}
	return most;
}

bool arms_any(const struct game *g, int figure, arms_test *is)
{
	for (int i = 0, arm; (arm = sheet_arm(g, figure, i)) >= 0; i++)
		if (is(g, arm))
			return true;
	return false;
}
