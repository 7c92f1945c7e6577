/* The language of risk-factor games: the phases, verbs and decisions that players read
 * and write.
 */
#include <assert.h>

#include "systems/risk/drawers.h"
#include "systems/risk/risk.h"

const struct phase risk_phases[] = {
	[PHASE_TESTS] = { "tests", "Action tests",
		"Every unit adds up its risk factor and throws its die; then orders are given." },
	[PHASE_MOVE] = { "move", "Movement", "All who do not charge move at the same time." },
	[PHASE_SHOOT] = { "shoot", "Shooting", "All who may shoot do so at once." },
	[PHASE_MELEE] = { "melee", "Charges and melee",
		"Chargers come on; then all in contact fight one round." },
	[PHASES] = { NULL, NULL, NULL }
};

static const char *const order_words[] = {
	[ORDER_NONE] = "none", [ORDER_STAND] = "stand", [ORDER_LOAD] = "load",
	[ORDER_MOVE] = "move", [ORDER_CHARGE] = "charge", [ORDER_LEAVE] = "leave",
	[ORDER_RETREAT] = "retreat", [ORDER_ROUT] = "rout",
	[ORDERS] = NULL
};

const char *risk_order_name(enum order order)
{
	return order_words[order];
}

#define UNIT_ { ARGUMENT_UNIT, false }
#define FIGURE_ { ARGUMENT_FIGURE, false }
#define CELL_ { ARGUMENT_CELL, false }
#define WORD_ { ARGUMENT_WORD, false }
#define SOME_ { ARGUMENT_SOME, false }

const struct verb risk_verbs[] = {
	[VERB_ORDER] = { "order", "order UNIT ORDER [CELL|UNIT]",
		"Tells a unit what to do this turn: stand, move somewhere, charge somebody.",
		{ UNIT_, WORD_, { ARGUMENT_SOME, true } }, order_words },
	[VERB_PLACE] = { "place", "place FIGURE CELL",
		"Gives one figure of a moving unit a place of its own.",
		{ FIGURE_, CELL_ }, NULL },
	[VERB_HAND] = { "hand", "hand UNIT UNIT",
		"Hands all that a unit carries to another next to it.", { UNIT_, UNIT_ }, NULL },
	[VERB_JOIN] = { "join", "join FIGURE UNIT",
		"A player character attaches himself to a unit near him.", { FIGURE_, UNIT_ },
		NULL },
	[VERB_FIRE] = { "fire", "fire UNIT|FIGURE UNIT [NUMBER]",
		"Fires at an enemy unit, with all who can or with so many.",
		{ SOME_, UNIT_, { ARGUMENT_NUMBER, true } }, NULL },
	[VERB_AIM] = { "aim", "aim FIGURE FIGURE",
		"A player character names the very figure that he shoots at.",
		{ FIGURE_, FIGURE_ }, NULL },
	[VERB_HOLD] = { "hold", "hold UNIT|FIGURE", "Holds fire.", { SOME_ }, NULL },
	[VERB_FOLLOW] = { "follow", "follow UNIT yes|no",
		"Follows up a beaten enemy, or lets him go.", { UNIT_, WORD_ }, answer_words },
	[VERB_PLAY_ON] = { "play-on", "play-on yes|no",
		"Plays on after the matter is decided, or ends here.", { WORD_ }, answer_words },
	[VERB_DONE] = { "done", "done [PHASE]", DONE_HELP, { { ARGUMENT_NONE, false } },
		NULL },
	[VERBS] = { NULL, NULL, NULL, { { ARGUMENT_NONE, false } }, NULL }
};

const struct decision_kind risk_decisions[] = {
	[ASK_ORDERS] = { "orders", "Give your orders, then `done`.",
		"Each unit may be told what to do; one without orders stands still.", "done",
		NULL },
	[ASK_FIRE] = { "fire", "Choose targets, then `done`.",
		"All fire is at the same time; each figure fires at one unit.", "done", NULL },
	[ASK_FOLLOW] = { "follow", "Follow up the beaten enemy?",
		"Whoever follows comes up to 5 cm after him and fights again next turn.", NULL,
		NULL },
	[ASK_PLAY_ON] = { "play-on", "The matter is decided. Play on?",
		"The result stands; playing on is for the story.", NULL, NULL },
	[ASKS] = { NULL, NULL, NULL, NULL, NULL }
};
static_assert(sizeof risk_verbs / sizeof risk_verbs[0] == VERBS + 1, "a verb without a row");
static_assert(sizeof risk_decisions / sizeof risk_decisions[0] == ASKS + 1,
	"a decision without a row");
