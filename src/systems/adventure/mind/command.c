/* A plain commander: tasks by the plan, orders by weighing places and charges,
 * fire by expected harm.
 *
 *  CO1  It sees its seat's view and has no dice; ties go to what comes first.
 *  CO2  Every answer closes something: a unit that was answered for is not
 *       asked about again, and when nobody waits the answer is `done`.
 */

#include "systems/adventure/mind/command.h"
#include "systems/adventure/mind/decide_fire.h"
#include "systems/adventure/mind/decide_orders.h"
#include "systems/adventure/mind/decide_rest.h"

void adv_command(const struct view *view, const struct decision *d, struct choice *c)
{
	const struct game *const v = &view->game;
	switch ((enum adv_decision)d->kind) {
	case ASK_ORDERS:
		adv_decide_orders(v, d, c);
		break;
	case ASK_FIRE:
		adv_decide_fire(v, d, c);
		break;
	default:
		adv_decide_rest(v, d, c);
	}
}
