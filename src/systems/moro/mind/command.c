/* A plain commander: errands by the plan, acts by weighing what fire, charges and ways
 * promise, places by what is given and taken there.
 *
 *  CO1  It sees its seat's view and has no dice; ties go to what comes first.
 *  CO2  Every answer passes the view's check: what is refused gives way to the next best,
 *       and at last to holding.
 */
#include "skirmish/commander/choose.h"
#include "systems/moro/mind/command.h"
#include "systems/moro/mind/command_act.h"
#include "systems/moro/mind/command_deploy.h"
#include "systems/moro/mind/command_fire.h"
#include "systems/moro/mind/command_place.h"

void moro_command(const struct view *view, const struct decision *d, struct choice *c)
{
	const struct game *const v = &view->game;
	switch ((enum moro_decision)d->kind) {
	case ASK_DEPLOY:
		moro_command_deploy(v, d, c);
		break;
	case ASK_ACTIVATE:
		moro_command_activate(v, d, c);
		break;
	case ASK_GO:
		moro_command_go(v, d, c);
		break;
	case ASK_FIRE:
		moro_command_fire(v, d, c);
		break;
	default:
		choose(c, d->seat, VERB_PLAY_ON);
		choose_with(c, ARGUMENT_WORD, ANSWER_NO);
	}
}
