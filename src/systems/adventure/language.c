/* The language of adventures: the phases, verbs and decisions that players of
 * both books read and write.
 */
#include <assert.h>

#include "skirmish/menus/language.h"
#include "systems/adventure/language.h"

/* The books have the same phases, and a name of their own for the fourth (R:61, P:57). */
#define PHASES_WITH(melee) { \
	[PHASE_ORDERS] = { "orders", "Orders", \
		"Every unit is told in secret what it will do; rallies are tried." }, \
	[PHASE_MOVE] = { "move", "Movement", \
		"Targets of charges stand or break; then all move at the same time." }, \
	[PHASE_SHOOT] = { "shoot", "Shooting", \
		"Hidden enemies are looked for, then all fire at once; charges go home." }, \
	[PHASE_MELEE] = { "melee", melee, \
		"Figures in base contact fight." }, \
	[PHASE_MORALE] = { "morale", "Morale", \
		"Whoever fought or was shot at tests; winners may pursue." }, \
	[PHASE_TALK] = { "talk", "Talk", \
		"Heroes speak and hand things over; the story moves on." }, \
	[PHASES] = PHASES_END \
}

const struct phase adv_rugged_phases[] = PHASES_WITH("Hand to hand");
const struct phase adv_pacific_phases[] = PHASES_WITH("Melee");

static const char *const mode_words[] = {
	[MODE_NONE] = "none", [MODE_STATIONARY] = "stationary",
	[MODE_CONCEALED] = "concealed", [MODE_COMBAT] = "combat",
	[MODE_PATROL] = "patrol", [MODE_MARCH] = "march", [MODE_RUN] = "run",
	[MODE_CHARGE] = "charge", [MODE_FLY] = "fly", [MODE_AID] = "aid",
	[MODE_PREPARE] = "prepare", [MODE_PICKUP] = "pick-up", [MODE_LEAVE] = "leave",
	[MODE_SWIM] = "swim", [MODE_DIVE] = "dive",
	[MODE_RALLY] = "rally", [MODE_RETREAT] = "retreat", [MODE_ROUT] = "rout",
	[MODE_PURSUE] = "pursue", [MODE_BOARD] = "board", [MODE_ALIGHT] = "alight",
	[MODE_REPAIR] = "repair", [MODE_DRIVE] = "drive", [MODE_DOUBLE] = "double",
	[MODE_RAM] = "ram", [MODE_LAND] = "land",
	[MODE_SURFACE] = "surface",
	[MODES] = NULL
};

const char *adv_mode_name(enum mode m)
{
	return mode_words[m];
}

static const char *const fallen_words[] = {	/* enum fallen_will, from `take` on */
	"take", "strike", "leave", NULL
};

const char *const adv_walks[] = {
	"patrol", "drive", "swim", "fly", "combat", "march", "run", "move", NULL
};

const struct verb adv_verbs[] = {
	[VERB_ORDER] = { "order", "order UNIT MODE [CELL|UNIT|FIGURE]",
		"Tells a unit what to do this turn: stand, move somewhere, charge somebody.",
		{ UNIT_, WORD_, { ARGUMENT_SOME, true } }, mode_words },
	[VERB_RALLY] = { "rally", "rally UNIT",
		"Its leader tries to bring a routing or pursuing unit to its senses.",
		{ UNIT_ }, NULL },
	[VERB_OFFER] = { "offer", "offer UNIT",
		"The unit lays down its arms, if the enemy accepts.", { UNIT_ }, NULL },
	[VERB_SHOW] = { "show", "show UNIT",
		"A hidden unit lets itself be seen, whatever else it does.", { UNIT_ }, NULL },
	[VERB_WHEEL] = { "wheel", "wheel FIGURE",
		"Puts somebody aboard a vehicle at its wheel.", { FIGURE_ }, NULL },
	[VERB_ACCEPT] = { "accept", "accept UNIT yes|no",
		"Takes a surrender, or refuses it.", { UNIT_, WORD_ }, answer_words },
	[VERB_TACTIC] = { "tactic", "tactic FIGURE yes|no",
		"A Tactician tries to hold his unit's move back.", { FIGURE_, WORD_ },
		answer_words },
	[VERB_MOVE] = { "move", "move UNIT CELL",
		"Where a Tactician's unit goes, last of all.", { UNIT_, CELL_ }, NULL },
	[VERB_LOB] = { "lob", "lob UNIT|FIGURE CELL [NUMBER]",
		"Throws a grenade or lobs a shell at a place, where it bursts next turn.",
		{ SOME_, CELL_, { ARGUMENT_NUMBER, true } }, NULL },
	[VERB_PRESS] = { "press", "press UNIT yes|no",
		"Presses a charge home, or cancels it.", { UNIT_, WORD_ }, answer_words },
	[VERB_STRIKE] = { "strike", "strike UNIT UNIT",
		"Picks whom a unit fights when it touches two.", { UNIT_, UNIT_ }, NULL },
	[VERB_PURSUE] = { "pursue", "pursue UNIT yes|no",
		"Goes after a beaten enemy, or lets him run.", { UNIT_, WORD_ }, answer_words },
	[VERB_WOUNDED] = { "wounded", "wounded UNIT take|strike|leave",
		"What a unit does with enemies who lie wounded and alone at its feet.",
		{ UNIT_, WORD_ }, fallen_words },
	[VERB_SAY] = { "say", "say TEXT", "Speaks to the table.", { TEXT_ }, NULL },
	[VERB_JOIN] = { "join", "join FIGURE UNIT",
		"A hero attaches himself to a unit near him.", { FIGURE_, UNIT_ }, NULL },
	[VERB_CHARM] = { "charm", "charm FIGURE FIGURE [CELL]",
		"An irresistible hero asks one near to go somewhere next turn, or to stay.",
		{ FIGURE_, FIGURE_, { ARGUMENT_CELL, true } }, NULL },
	[VERB_CLIFFHANGER] = { "cliffhanger", "cliffhanger FIGURE TEXT",
		"Tells how a dead hero cheated death, and makes his last luck roll.",
		{ FIGURE_, TEXT_ }, NULL },
	ORDER_VERBS,
	LAST_VERBS
};

const struct decision_kind adv_decisions[] = {
	ORDER_DECISIONS,
	[ASK_ACCEPT] = { "accept", "They offer to surrender. Accept?",
		"A unit that surrenders is captive at once.", NULL, NULL },
	[ASK_TACTICIAN] = { "tactic", "Hold this unit's move back?",
		"On a D10 of 1 or 2 a Tactician's unit moves after all others have.", NULL, NULL },
	[ASK_LATE] = { "late", "All have moved. Where does this unit go?",
		"The order stays as given; only the way is chosen now.", NULL, NULL },
	[ASK_PRESS] = { "press", "Press the charge home?",
		"A charge that is cancelled leaves the unit suppressed for this turn.", NULL, NULL },
	[ASK_STRIKE] = { "strike", "Whom does this unit fight?",
		"It touches more than one enemy unit.", NULL, NULL },
	[ASK_PURSUE] = { "pursue", "Pursue the beaten enemy?",
		"Pursuers run after him next turn and strike first; natives whose foes have all "
		"run or fallen may charge anew instead.", NULL, NULL },
	[ASK_TALK] = { "talk", "Talk, hand over, plan; then `done`.",
		"Hardly a die is rolled here; the story moves on when all are done.", "done", NULL },
	[ASK_CLIFFHANGER] = { "cliffhanger", "How did the hero cheat death?",
		"Tell it, the more convoluted the better; then one last luck roll is made.", NULL, NULL },
	[ASK_FALLEN] = { "wounded",
		"They lie wounded: take (`done`), strike, leave?",
		"Who is taken is a prisoner; blows fall like any other. "
		"Nobody is asked while a fit friend of theirs stands by.", "done", NULL },
	LAST_DECISIONS
};
LANGUAGE_IS_WHOLE(adv);
