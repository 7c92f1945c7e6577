/* Melee (K-17): all who touch an enemy fight one round, at the same moment.
 *
 *  ME1  Who fights whom is settled before the first die (match.c), harm is dealt out
 *       after the last (K3).
 *  ME2  Casualties are figures: a unit's `wounded` are those who lost a wound and still
 *       stand, its `killed` those who fell, each once (S-K-29).
 */
#include "systems/risk/fire/harm.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/melee/match.h"
#include "systems/risk/melee/melee.h"

/* What figures were before they fought. */
struct muster {
	bool active[FIGURES_MAX];
	uint8_t wounds[FIGURES_MAX];
};

static void take_muster(const struct game *g, struct muster *m)
{
	for (int f = 0; f < g->n_figures; f++) {
		m->active[f] = standing_fit(g, f);
		m->wounds[f] = risk_figure_of(g, f)->wounds;
	}
}

static void count_casualties(struct game *g, const struct muster *before)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct risk_unit *u = risk_unit_of(g, g->figures[f].unit);

		if (!before->active[f])
			continue;
		if (!standing_fit(g, f))
			u->killed++;
		else if (risk_figure_of(g, f)->wounds > before->wounds[f])
			u->wounded++;
	}
}

/* who has come into contact by his own feet, and stays in it. */
static void mark_comers(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		struct risk_figure *a = risk_figure_of(g, f);

		a->came_on = (a->came_on || a->spent > 0) && contact_figure(g, f);
	}
}

static void mark_foes(struct game *g, int figure, int foe)
{
	struct risk_unit *u = risk_unit_of(g, g->figures[figure].unit);

	u->fought = true;
	u->foes |= (uint64_t)1 << g->figures[foe].unit;
}

void risk_melee(struct game *g)
{
	struct fights all;
	struct muster before;

	mark_comers(g);
	risk_match_figures(g, NULL, &all);
	if (all.n == 0)
		return;
	take_muster(g, &before);
	for (int i = 0; i < all.n; i++) {
		const struct fight *fight = &all.fight[i];

		for (int k = 0; k < fight->n; k++) {
			mark_foes(g, fight->lone, fight->others[k]);
			mark_foes(g, fight->others[k], fight->lone);
		}
		risk_fight_out(g, fight);
	}
	risk_fates(g);
	count_casualties(g, &before);
}
