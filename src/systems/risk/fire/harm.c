/* Harm: what hits have in store for each figure, and what comes of it (K-14, K-15).
 *
 *  HA1  A hit is kept as a wound or a kill of the phase; nobody falls before
 *       risk_fates() (K3).
 *  HA2  The killed fall before the wounded, and new leaders are found when all have
 *       fallen, so that nobody leads who dies in the same moment.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/body/tell.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/risk.h"

void risk_hit(struct game *g, int figure, int by_unit, enum fate fate, const char *arm)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	tell_hit(g, figure, by_unit, arm);
	if (fate != FATE_GRAZE && f->hits[fate - FATE_WOUND] < UINT8_MAX)
		f->hits[fate - FATE_WOUND]++;
}

/* ---- falling ---- */

static void fall(struct game *g, int figure, const char *word)
{
	risk_figure_of(g, figure)->fell = g->figures[figure].cell;
	loss_frees(g, figure);
	game_life(g, figure, LIFE_DEAD, word);
}

static void lead_again(struct game *g, int unit)
{
	const int leader = g->units[unit].leader;

	if (leader >= 0 && g->figures[leader].life == LIFE_DEAD && standing_alive(g, unit))
		loss_of_leader(g, unit);
}

void risk_die(struct game *g, int figure, const char *word)
{
	fall(g, figure, word);
	lead_again(g, g->figures[figure].unit);
}

/* ---- wounds (K-15) ---- */

/* Takes so many wounds; false if they are too many to live. */
static bool bears(struct game *g, int figure, int wounds)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	f->wounds = (uint8_t)(f->wounds + wounds < risk_rules_of(g)->wounds_kill
		? f->wounds + wounds : risk_rules_of(g)->wounds_kill);
	if (f->wounds >= risk_rules_of(g)->wounds_kill)
		return false;
	affliction_tell_figure(g, figure, "wounded, and fights on");
	return true;
}

static const char *death_of(bool wounded_before, int wounds)
{
	if (wounded_before)
		return "killed by another wound";
	return wounds > 1 ? "killed by two wounds at once" : "killed";
}

static void take_wounds(struct game *g, int figure, int wounds)
{
	const bool before = risk_figure_of(g, figure)->wounds > 0;

	if (!bears(g, figure, wounds))
		fall(g, figure, death_of(before, wounds));
}

void risk_wound(struct game *g, int figure)
{
	take_wounds(g, figure, 1);
	lead_again(g, g->figures[figure].unit);
}

/* ---- at a phase's end ---- */

void risk_fates(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		if (standing_fit(g, f) && risk_figure_of(g, f)->hits[1] > 0)
			fall(g, f, "killed");
	for (int f = 0; f < g->n_figures; f++) {
		struct risk_figure *own = risk_figure_of(g, f);

		if (standing_fit(g, f) && own->hits[0] > 0)
			take_wounds(g, f, own->hits[0]);
		own->hits[0] = own->hits[1] = 0;
	}
	for (int u = 0; u < g->n_units; u++)
		lead_again(g, u);
}
