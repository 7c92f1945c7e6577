/* Who answers which decision.  A commander for parties: tasks by the plan, moves by weighing
 * places, charges and help, fire and throws by expected harm, words to those who wait for them;
 * and whom nobody commands.
 */
#include "systems/participation/mind/minds.h"

/* What a shot at one who passes is to be worth. */
enum { COMMANDED_LEAST = 150, OBEYED_LEAST = 100 };

/* Not at those whom it came to speak to. */
static bool command_snap(const struct proposer *p)
{
	bool spared[UNITS_MAX];

	pp_gauge_spared(p->v, p->seat, spared);
	if (spared[p->d->other])
		return propose_unit(p, VERB_HOLD, p->d->unit);
	return pp_shoot_snap(p, COMMANDED_LEAST);
}

static bool obey_snap(const struct proposer *p)
{
	return pp_shoot_snap(p, OBEYED_LEAST);
}

static decider *const command[ASKS] = {
	[ASK_MOVE] = pp_command_move, [ASK_SNAP] = command_snap, [ASK_SPEAK] = pp_command_speak,
	[ASK_FIRE] = pp_command_fire, [ASK_KICK] = pp_kick_next, [ASK_FIGHT] = pp_command_fight,
};

static decider *const obey[ASKS] = {
	[ASK_MOVE] = pp_obey_move, [ASK_SNAP] = obey_snap, [ASK_FIRE] = pp_obey_fire,
	[ASK_KICK] = pp_kick_next,
};

const struct minds pp_minds = { VERB_DONE, VERB_PLAY_ON, command, obey, &pp_commander };
