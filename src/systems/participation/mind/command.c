/* A commander for parties: tasks by the plan, moves by weighing places, charges and help,
 * fire and throws by expected harm, words to those who wait for them.
 *
 *  CO1  It sees its seat's view and has no dice; ties go to what comes first.
 *  CO2  Every answer passes the view's check and closes something: a unit or figure that was
 *       answered for is not asked about again, and when nobody waits the answer is `done`.
 */
#include "systems/participation/mind/command.h"
#include "systems/participation/mind/command_fight.h"
#include "systems/participation/mind/command_fire.h"
#include "systems/participation/mind/command_move.h"
#include "systems/participation/mind/command_speak.h"
#include "systems/participation/mind/mind_shoot.h"
#include "systems/participation/mind/mind_tell.h"
#include "systems/participation/mind/minds.h"

enum { SNAP_LEAST = 150 };

void pp_command(const struct view *view, const struct decision *d, struct choice *c)
{
	const struct game *const v = &view->game;
	const struct teller t = { v, d->seat, c };

	switch ((enum pp_decision)d->kind) {
	case ASK_MOVE:
		pp_command_move(&t, d);
		break;
	case ASK_SNAP:
		pp_shoot_snap(&t, d, SNAP_LEAST);
		break;
	case ASK_SPEAK:
		pp_command_speak(&t);
		break;
	case ASK_FIRE:
		pp_command_fire(&t);
		break;
	case ASK_KICK:
		if (!pp_kick_next(&t))
			pp_tell_done(&t);
		break;
	case ASK_FIGHT:
		pp_command_fight(&t);
		break;
	default:
		choose(c, d->seat, VERB_PLAY_ON);
		choose_with(c, ARGUMENT_WORD, ANSWER_NO);
	}
}
