/* Who answers which decision.  A plain commander: errands by the plan, acts by weighing what fire,
 * charges and ways promise, places by what is given and taken there; and whom nobody commands.
 */
#include "systems/moro/mind/minds.h"

static decider *const command[ASKS] = {
	[ASK_DEPLOY] = moro_command_deploy, [ASK_ACTIVATE] = moro_command_activate,
	[ASK_GO] = moro_command_go, [ASK_FIRE] = moro_command_fire,
};

static decider *const obey[ASKS] = {
	[ASK_DEPLOY] = moro_command_deploy, [ASK_ACTIVATE] = moro_obey_activate,
	[ASK_GO] = moro_obey_go, [ASK_FIRE] = moro_obey_fire,
};

const struct minds moro_minds = { VERB_DONE, VERB_PLAY_ON, command, obey, &moro_commander };
