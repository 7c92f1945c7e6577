/* The language of risk-factor games: the phases, verbs and decisions that players read
 * and write.
 */
#include <assert.h>

#include "skirmish/menus/language.h"
#include "systems/risk/drawers.h"
#include "systems/risk/risk.h"

const struct phase risk_phases[] = {
	[PHASE_TESTS] = { "tests", "Action tests",
		"Every unit adds up its risk factor and throws its die; then orders are given." },
	[PHASE_MOVE] = { "move", "Movement", "All who do not charge move at the same time." },
	[PHASE_SHOOT] = { "shoot", "Shooting", "All who may shoot do so at once." },
	[PHASE_MELEE] = { "melee", "Charges and melee",
		"Chargers come on; then all in contact fight one round." },
	[PHASES] = PHASES_END
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

const char *const risk_walks[] = { "move", NULL };

const struct verb risk_verbs[] = {
	[VERB_ORDER] = { "order", "order UNIT ORDER [CELL|UNIT]",
		"Tells a unit what to do this turn: stand, move somewhere, charge somebody.",
		{ UNIT_, WORD_, { ARGUMENT_SOME, true } }, order_words },
	[VERB_JOIN] = { "join", "join FIGURE UNIT",
		"A player character attaches himself to a unit near him.", { FIGURE_, UNIT_ },
		NULL },
	[VERB_AIM] = { "aim", "aim FIGURE FIGURE",
		"A player character names the very figure that he shoots at.",
		{ FIGURE_, FIGURE_ }, NULL },
	[VERB_FOLLOW] = { "follow", "follow UNIT yes|no",
		"Follows up a beaten enemy, or lets him go.", { UNIT_, WORD_ }, answer_words },
	ORDER_VERBS,
	LAST_VERBS
};

const struct decision_kind risk_decisions[] = {
	ORDER_DECISIONS,
	[ASK_FOLLOW] = { "follow", "Follow up the beaten enemy?",
		"Whoever follows comes up to 5 cm after him and fights again next turn.", NULL,
		NULL },
	LAST_DECISIONS
};
LANGUAGE_IS_WHOLE(risk);
