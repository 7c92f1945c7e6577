/* Captives (K:62, X-115): who surrenders to whom, and who comes free again. */
#include "skirmish/body/affliction.h"
#include "skirmish/body/items.h"
#include "skirmish/body/loss.h"
#include "systems/risk/melee/capture.h"
#include "systems/risk/risk.h"

/* Whose captor has left the table is free, as is whoever is held by a captive. */
void risk_captives(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].life == LIFE_CAPTIVE && g->figures[f].captor >= 0
			&& !standing_fit(g, g->figures[f].captor))
			game_capture(g, f, NOBODY);
}

static bool could_take(const struct game *g, int figure, int captor)
{
	const int other = g->figures[captor].unit;

	return standing_fit(g, captor) && game_enemies(g, g->figures[figure].unit, other)
		&& !risk_unit_of(g, other)->routing;
}

void risk_surrender(struct game *g, int unit)
{
	const int leader = g->units[unit].leader;
	bool told = false;

	FOR_MEMBERS(f, g, unit) {
		const int captor = standing_fit(g, f)
			? contact_nearest_figure(g, f, NOBODY, could_take) : NOBODY;

		if (captor < 0)
			continue;
		if (!told)
			affliction_tell(g, unit, NOBODY, "surrendered");
		told = true;
		loss_frees(g, f);
		items_capture(g, f, captor, standing_alive);
	}
	if (!told)
		return;
	risk_unit_of(g, unit)->routing = false;
	if (leader >= 0 && !standing_fit(g, leader))
		loss_of_leader(g, unit);
}
