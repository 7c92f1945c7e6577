/* Who answers which decision.  A plain commander: tasks by the plan, orders by weighing places and
 * charges, fire by expected harm; and whom nobody commands.
 */
#include "systems/risk/mind/minds.h"

/* After the beaten, if the next round promises well; who shoots better lets them run,
 * and who has a post stays there. */
static bool follows(const struct game *v, int unit)
{
	struct muster m;

	muster(&m, v, v->units[unit].side, &risk_commander);
	if (m.of[unit].small || m.of[unit].holds)
		return false;
	for (int e = 0; e < v->n_units; e++)
		if ((risk_unit_of(v, unit)->foes >> e & 1) != 0 && m.of[e].known) {
			const struct stakes o = risk_gauge_melee(&m, &m.of[unit], &m.of[e]);

			return m.of[unit].medium > 0 ? o.gain > 2 * o.loss : o.gain > o.loss;
		}
	return false;
}

static bool command_follow(const struct proposer *p)
{
	choose_answer(p->c, p->seat, VERB_FOLLOW, p->d->unit, follows(p->v, p->d->unit));
	return true;
}

static decider *const command[ASKS] = {
	[ASK_ORDERS] = risk_command_orders, [ASK_FIRE] = risk_command_fire,
	[ASK_FOLLOW] = command_follow,
};

static decider *const obey[ASKS] = {
	[ASK_ORDERS] = risk_obey_orders, [ASK_FOLLOW] = risk_obey_follow,
};

const struct minds risk_minds = { VERB_DONE, VERB_PLAY_ON, command, obey, &risk_commander };
