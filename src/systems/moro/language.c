/* The language of Moro games: the phases, verbs and decisions that players read and write. */
#include <assert.h>

#include "skirmish/menus/language.h"
#include "systems/moro/drawers.h"
#include "systems/moro/moro.h"

const struct phase moro_phases[] = {
	[PHASE_TOSS] = { "toss", "Activation",
		"Each side throws a D10; the higher activates one of its units." },
	[PHASE_SIGHT] = { "sight", "Sighting",
		"A US unit that will move looks for hidden counters." },
	[PHASE_MOVE] = { "move", "Movement",
		"Two dice say how far its leader goes; the others are placed round him." },
	[PHASE_MELEE] = { "melee", "Melee", "If it charged and touches the enemy." },
	[PHASE_FIRE] = { "fire", "Fire", "If it did not charge." },
	[PHASE_MORALE] = { "morale", "Morale", "Of whoever lost figures by it." },
	[PHASES] = PHASES_END
};

static const char *const formation_words[] = {
	[FORMATION_LINE] = "line", [FORMATION_COLUMN] = "column", [FORMATIONS] = NULL
};

const char *const moro_walks[] = { "move", "go", NULL };

const struct verb moro_verbs[] = {
	[VERB_HIDE] = { "hide", "hide UNIT CELL", "Lays the counter of a hidden unit.",
		{ UNIT_, CELL_ }, NULL },
	[VERB_BLIND] = { "blind", "blind UNIT CELL",
		"Lays one of a hidden unit's blinds: a counter with nobody under it.",
		{ UNIT_, CELL_ }, NULL },
	[VERB_CLEAR] = { "clear", "clear UNIT", "Takes a hidden unit's blinds up again.",
		{ UNIT_ }, NULL },
	[VERB_ACTIVATE] = { "activate", "activate UNIT",
		"Gives the hand to a unit that nobody commands: it minds itself.", { UNIT_ },
		NULL },
	[VERB_MOVE] = { "move", "move UNIT",
		"Throws its two dice; where to is asked when they lie.", { UNIT_ }, NULL },
	[VERB_CHARGE] = { "charge", "charge UNIT UNIT",
		"Charges an enemy unit as far as the dice carry it.", { UNIT_, UNIT_ }, NULL },
	[VERB_FIGHT] = { "fight", "fight UNIT", "Goes on with a melee that is locked.",
		{ UNIT_ }, NULL },
	[VERB_LIMBER] = { "limber", "limber UNIT", "Limbers its gun, which is its move.",
		{ UNIT_ }, NULL },
	[VERB_UNLIMBER] = { "unlimber", "unlimber UNIT", "Unlimbers its gun, which is its move.",
		{ UNIT_ }, NULL },
	[VERB_MAN] = { "man", "man UNIT UNIT",
		"Infantry mans a Gatling that has lost its crew: its whole action.",
		{ UNIT_, UNIT_ }, NULL },
	[VERB_RUN] = { "run", "run UNIT", "Routs, by the word of its action test.", { UNIT_ },
		NULL },
	[VERB_FORM] = { "form", "form UNIT line|column", "Changes formation, which is its move.",
		{ UNIT_, WORD_ }, formation_words },
	[VERB_FIRE] = { "fire", "fire UNIT UNIT|FIGURE",
		"Fires at an enemy unit; a cannon aims at one figure.",
		{ UNIT_, { ARGUMENT_SOME, false } }, NULL },
	[VERB_HOLD] = { "hold", "hold UNIT", "Does nothing, or nothing more.", { UNIT_ }, NULL },
	[VERB_GO] = { "go", "go UNIT CELL", "Its leader goes there, the others round him.",
		{ UNIT_, CELL_ }, NULL },
	[VERB_PLACE] = { "place", "place FIGURE CELL",
		"Gives one figure a place of its own, before its leader goes.",
		{ FIGURE_, CELL_ }, NULL },
	LEAVE_VERB,
	LAST_VERBS
};

const struct decision_kind moro_decisions[] = {
	[ASK_DEPLOY] = { "deploy", "Lay out your hidden units, then `done`.",
		"To the enemy counters and blinds look alike. What you leave lies where it lies now; "
		"blinds that you keep are of no more use.", "done", NULL },
	[ASK_ACTIVATE] = { "activate", "You have the hand: who acts, and how?",
		"It moves and fires, or charges, or stands and fires; then the dice are tossed again.",
		NULL, "hold" },
	[ASK_GO] = { "go", "Where to?",
		"The dice lie: its leader goes so far, and the others round him; `place` puts one "
		"figure where you like.",
		NULL, "hold" },
	[ASK_FIRE] = { "fire", "Fire at whom?",
		"A die for each figure; or it holds its fire.", NULL, "hold" },
	LAST_DECISIONS
};
LANGUAGE_IS_WHOLE(moro);
