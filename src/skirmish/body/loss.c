/* Losses: see loss.h. */
#include "skirmish/body/loss.h"
#include "skirmish/skirmish.h"

static void set_free(struct game *g, int figure)
{
	game_capture(g, figure, NOBODY);
	if (skirmish_of(g)->freed != NULL)
		skirmish_of(g)->freed(g, figure);
}

void loss_frees(struct game *g, int captor)
{
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].life == LIFE_CAPTIVE && g->figures[f].captor == captor)
			set_free(g, f);
}

void loss_of_leader(struct game *g, int unit)
{
	bool (*const leads)(const struct game *g, int figure) = skirmish_of(g)->leads;
	int heir = NOBODY;

	FOR_MEMBERS(f, g, unit) {
		if (g->figures[f].life != LIFE_FIT
			|| (!game_on_table(g, f) && g->figures[f].aboard < 0))
			continue;
		if (g->setup->figures[f].second) {
			heir = f;
			break;
		}
		if (heir == NOBODY && leads != NULL && leads(g, f))
			heir = f;
	}
	game_lead(g, unit, heir);
}

void loss_by_edge(struct game *g, int figure, bool flees)
{
	const int unit = g->figures[figure].unit;

	game_life(g, figure, LIFE_LEFT, flees ? "flees the table" : "leaves the table");
	if (g->units[unit].leader == figure)
		loss_of_leader(g, unit);
}

void loss_of(struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;

	loss_frees(g, figure);
	if (g->units[unit].leader == figure)
		loss_of_leader(g, unit);
}
