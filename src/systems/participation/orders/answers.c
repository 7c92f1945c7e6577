/* Answers: which verb answers which decisions, and what each does (skirmish/turn/answers.h). */
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/kick.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/melee/fight.h"
#include "systems/participation/morale/nerve.h"
#include "systems/participation/move/move.h"
#include "systems/participation/orders/answers.h"
#include "systems/participation/orders/speech.h"
#include "systems/participation/orders/yield.h"
#include "systems/participation/participation.h"

static bool snapping(const struct game *g, const struct choice *c)
{
	return answers_asked(g, c, ASK_SNAP) != NULL;
}

static void apply_fire(struct game *g, const struct choice *c)
{
	const bool snap = snapping(g, c);

	pp_apply_fire(g, c);
	if (snap)
		answers_close(g, c, ASK_SNAP);
}

#define MOVE ANSWERS(ASK_MOVE), pp_check_move, pp_apply_move

static const struct answer_row rows[VERBS] = {
	[VERB_WALK] = { MOVE }, [VERB_RUN] = { MOVE }, [VERB_CHARGE] = { MOVE },
	[VERB_LEAVE] = { MOVE }, [VERB_PLACE] = { MOVE }, [VERB_WATCH] = { MOVE },
	[VERB_STAND] = { MOVE }, [VERB_BANDAGE] = { MOVE }, [VERB_WAKE] = { MOVE },
	[VERB_TAKE] = { MOVE }, [VERB_DROP] = { MOVE },
	[VERB_DARE] = { ANSWERS(ASK_MOVE), pp_check_dare, pp_apply_dare },
	[VERB_YIELD] = { ANSWERS(ASK_MOVE) | ANSWERS(ASK_SPEAK), pp_check_yield, pp_apply_yield },
	[VERB_SAY] = { ANSWERS(ASK_SPEAK), pp_check_speak, pp_apply_speak },
	[VERB_FIRE] = { ANSWERS(ASK_FIRE) | ANSWERS(ASK_SNAP), pp_check_fire, apply_fire },
	[VERB_THROW] = { ANSWERS(ASK_FIRE), pp_check_throw, pp_apply_throw },
	[VERB_HOLD] = { ANSWERS(ASK_FIRE) | ANSWERS(ASK_SNAP), pp_check_fire, apply_fire },
	[VERB_KICK] = { ANSWERS(ASK_KICK), pp_check_kick, pp_apply_kick },
	[VERB_FIGHT] = { ANSWERS(ASK_FIGHT), pp_check_fight, pp_apply_fight },
	[VERB_SPARE] = { ANSWERS(ASK_FIGHT), pp_check_fight, pp_apply_fight },
	[VERB_PLAY_ON] = { ANSWERS(ASK_PLAY_ON), NULL, answer_play_on },
	[VERB_DONE] = { 0, NULL, NULL },
};

const struct answers pp_answers = { rows, VERBS, "P-1", NULL };
