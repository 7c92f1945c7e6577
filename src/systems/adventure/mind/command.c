/* Who answers which decision.  A plain commander: tasks by the plan, orders by weighing places and
 * charges, fire by expected harm; and whom nobody commands.
 */
#include "systems/adventure/mind/minds.h"

static decider *const command[ASKS] = {
	[ASK_ORDERS] = adv_decide_orders, [ASK_ACCEPT] = adv_decide_rest,
	[ASK_TACTICIAN] = adv_decide_rest, [ASK_LATE] = adv_decide_rest,
	[ASK_FIRE] = adv_decide_fire, [ASK_PRESS] = adv_decide_rest,
	[ASK_STRIKE] = adv_decide_rest, [ASK_PURSUE] = adv_decide_rest,
	[ASK_TALK] = adv_decide_talk, [ASK_CLIFFHANGER] = adv_decide_rest,
	[ASK_FALLEN] = adv_decide_rest,
};

static decider *const obey[ASKS] = {
	[ASK_ORDERS] = adv_obey_orders, [ASK_ACCEPT] = adv_obey_rest,
	[ASK_TACTICIAN] = adv_obey_rest, [ASK_FIRE] = adv_obey_fire,
	[ASK_PRESS] = adv_obey_rest, [ASK_STRIKE] = adv_obey_rest,
	[ASK_PURSUE] = adv_obey_rest, [ASK_FALLEN] = adv_obey_rest,
};

const struct minds adv_minds = { VERB_DONE, VERB_PLAY_ON, command, obey, &adv_commander };
