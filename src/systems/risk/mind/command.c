/* A plain commander: tasks by the plan, orders by weighing places and charges, fire by
 * expected harm.
 *
 *  CO1  It sees its seat's view and has no dice; ties go to what comes first.
 *  CO2  Every answer closes something: a unit that was answered for is not asked about
 *       again, and when nobody waits the answer is `done`.
 */
#include "systems/risk/mind/command.h"
#include "systems/risk/mind/command_fire.h"
#include "systems/risk/mind/command_orders.h"
#include "systems/risk/mind/gauge.h"

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

void risk_command(const struct view *view, const struct decision *d, struct choice *c)
{
	const struct game *const v = &view->game;
	switch ((enum risk_decision)d->kind) {
	case ASK_ORDERS:
		risk_command_orders(v, d, c);
		break;
	case ASK_FIRE:
		risk_command_fire(v, d, c);
		break;
	case ASK_FOLLOW:
		choose_unit(c, d->seat, VERB_FOLLOW, d->unit);
		choose_with(c, ARGUMENT_WORD, follows(v, d->unit) ? ANSWER_YES : ANSWER_NO);
		break;
	default:
		choose(c, d->seat, VERB_PLAY_ON);
		choose_with(c, ARGUMENT_WORD, ANSWER_NO);
	}
}
