/* The Game Master's verbs: the words of master.h's acts, the same in every system. */
#include <assert.h>
#include <stddef.h>

#include "cliffhanger/choice.h"
#include "cliffhanger/master.h"

#define NUMBER_ { ARGUMENT_NUMBER, false }
#define PERHAPS_NUMBER_ { ARGUMENT_NUMBER, true }
#define SIDE_ { ARGUMENT_SIDE, false }

static const char *const yes_words[] = { "yes", "no", NULL };
static const char *const event_words[] = { "now", "never", "again", NULL };
static const char *const ruling_words[] = {
	[RULING_STANDARD] = "standard", [RULING_YES] = "yes", [RULING_NO] = "no",
	[RULING_ROLL] = "roll", [RULING_ANSWERS] = NULL
};

#define PLACE(verb) [(verb) - VERB_GM]

static const struct verb verbs[] = {
	PLACE(GM_SIT) = { "gm-sit", "gm-sit yes|no",
		"Takes the Game Master's seat, or leaves it empty.", { WORD_ }, yes_words },
	PLACE(GM_RULING) = { "gm-ruling", "gm-ruling standard|yes|no|roll",
		"Answers what the rules leave to the Game Master.", { WORD_ }, ruling_words },
	PLACE(GM_NEXT_DIE) = { "gm-next-die", "gm-next-die VALUE [NTH]",
		"The next die, or the NTH from now, will show VALUE (0 on a D10 is 10, unless it is "
		"read from 0).",
		{ NUMBER_, PERHAPS_NUMBER_ }, NULL },
	PLACE(GM_PAST_DIE) = { "gm-past-die", "gm-past-die VALUE [ROLL [DIE]]",
		"A die that has counted shows VALUE instead: of the last roll, or of the ROLLth "
		"last, its first die or its DIEth. The game is played again from there, with the "
		"choices made since as far as they still can be.",
		{ NUMBER_, PERHAPS_NUMBER_, PERHAPS_NUMBER_ }, NULL },
	PLACE(GM_BACK) = { "gm-back", "gm-back [NUMBER]",
		"Takes back the last choice that anybody made, or the last NUMBER, dice and all, "
		"as `undo` does from his seat; everybody is told.", { PERHAPS_NUMBER_ }, NULL },
	PLACE(GM_MOVE) = { "gm-move", "gm-move UNIT|FIGURE|CELL CELL",
		"Puts a figure, or a leader and his unit round him, into a cell; of his own unit whoever "
		"stands there steps aside.", { SOME_, CELL_ }, NULL },
	PLACE(GM_ADD) = { "gm-add", "gm-add UNIT|FIGURE CELL [NUMBER]",
		"Brings on who waits off the table, all of a unit or so many; a single figure "
		"even if it is dead or has left.", { SOME_, CELL_, PERHAPS_NUMBER_ }, NULL },
	PLACE(GM_REMOVE) = { "gm-remove", "gm-remove UNIT|FIGURE|CELL",
		"Takes figures off the table, to wait there.", { SOME_ }, NULL },
	PLACE(GM_HEAL) = { "gm-heal", "gm-heal UNIT|FIGURE|CELL",
		"The wounded and captive are fit and free again.", { SOME_ }, NULL },
	PLACE(GM_WOUND) = { "gm-wound", "gm-wound UNIT|FIGURE|CELL",
		"Figures fall, wounded.", { SOME_ }, NULL },
	PLACE(GM_KILL) = { "gm-kill", "gm-kill UNIT|FIGURE|CELL", "Figures die.", { SOME_ }, NULL },
	PLACE(GM_SUPPRESS) = { "gm-suppress", "gm-suppress UNIT|FIGURE|CELL",
		"They are suppressed as if by fire.", { SOME_ }, NULL },
	PLACE(GM_STEADY) = { "gm-steady", "gm-steady UNIT|FIGURE|CELL",
		"They are themselves again: neither suppressed nor in flight.", { SOME_ }, NULL },
	PLACE(GM_STATE) = { "gm-state", "gm-state UNIT|FIGURE|CELL STATE [VALUE]",
		"They are in a state of the rules from now on, or not: yes, if nothing is said, no, "
		"a number, a word, a unit or a figure, as the state takes it.",
		{ SOME_, { ARGUMENT_STATE, false }, { ARGUMENT_VALUE, true } }, NULL },
	PLACE(GM_ARM) = { "gm-arm", "gm-arm UNIT|FIGURE|CELL WEAPON",
		"Gives a weapon of the rulebook.", { SOME_, { ARGUMENT_WEAPON, false } }, NULL },
	PLACE(GM_HIDE) = { "gm-hide", "gm-hide UNIT [SIDE]",
		"A unit is out of its enemies' sight, or of one side's, until it is seen anew.",
		{ UNIT_, { ARGUMENT_SIDE, true } }, NULL },
	PLACE(GM_REVEAL) = { "gm-reveal", "gm-reveal UNIT [SIDE]",
		"A unit is spotted by everybody, or by one side.",
		{ UNIT_, { ARGUMENT_SIDE, true } }, NULL },
	PLACE(GM_GROUND) = { "gm-ground", "gm-ground CELL [CELL] GROUND",
		"Changes the ground of a cell, or of all cells between two corners.",
		{ CELL_, { ARGUMENT_CELL, true }, { ARGUMENT_GROUND, false } }, NULL },
	PLACE(GM_GROUND_AREA) = { "gm-ground-area", "gm-ground-area AREA GROUND",
		"Changes the ground of an area of the scenario.",
		{ { ARGUMENT_AREA, false }, { ARGUMENT_GROUND, false } }, NULL },
	PLACE(GM_HOUSE) = { "gm-house", "gm-house TABLE ROW COLUMN VALUE",
		"A house rule: an entry of the rulebook has another value from now on.",
		{ TEXT_ }, NULL },
	PLACE(GM_EVENT) = { "gm-event", "gm-event now|never|again EVENT",
		"An event of the scenario happens now, will not happen, or may happen (again).",
		{ WORD_, { ARGUMENT_SCRIPT, false } }, event_words },
	PLACE(GM_FLAG) = { "gm-flag", "gm-flag FLAG NUMBER",
		"Sets a flag of the scenario; 0 is not set.",
		{ { ARGUMENT_FLAG, false }, NUMBER_ }, NULL },
	PLACE(GM_POINTS) = { "gm-points", "gm-points SIDE NUMBER [TEXT]",
		"Gives points to a side, or takes them, and says what for.",
		{ SIDE_, NUMBER_, { ARGUMENT_TEXT, true } }, NULL },
	PLACE(GM_GIVE) = { "gm-give", "gm-give ITEM UNIT", "An item is in a unit's hands now.",
		{ { ARGUMENT_ITEM, false }, UNIT_ }, NULL },
	PLACE(GM_TRUCE) = { "gm-truce", "gm-truce SIDE SIDE yes|no",
		"Two sides are friends from now on, or enemies.", { SIDE_, SIDE_, WORD_ },
		yes_words },
	PLACE(GM_LUCK) = { "gm-luck", "gm-luck FIGURE [TEXT]",
		"A hero rolls for luck, at whatever the text says.",
		{ FIGURE_, { ARGUMENT_TEXT, true } }, NULL },
	PLACE(GM_CLIFFHANGER) = { "gm-cliffhanger", "gm-cliffhanger FIGURE TEXT",
		"A dead hero's story of how he cheated death is heard, and his last luck roll made.",
		{ FIGURE_, TEXT_ }, NULL },
	PLACE(GM_SURVIVE) = { "gm-survive", "gm-survive FIGURE",
		"A dead hero has cheated death, no die asked.", { FIGURE_ }, NULL },
	PLACE(GM_TELL) = { "gm-tell", "gm-tell SIDE TEXT",
		"A message that only one side hears.", { SIDE_, TEXT_ }, NULL },
	PLACE(GM_SAY) = { "gm-say", "gm-say TEXT", "A message to everybody.", { TEXT_ }, NULL },
};
static_assert(sizeof(verbs) / sizeof(verbs[0]) == MASTER_ALL, "an act without a row");

/* How it stands in his menu; the seat itself is left by typing. */
static const struct { enum gm_group group; const char *label; } rows[MASTER_ALL] = {
	PLACE(GM_SIT) = { GM_GROUP_SEAT, NULL },
	PLACE(GM_RULING) = { GM_GROUP_SEAT, "Rule on what is asked" },
	PLACE(GM_TELL) = { GM_GROUP_SEAT, "Whisper to one side" },
	PLACE(GM_SAY) = { GM_GROUP_SEAT, "Speak to everybody" },
	PLACE(GM_NEXT_DIE) = { GM_GROUP_DICE, "Set a die that is to come" },
	PLACE(GM_PAST_DIE) = { GM_GROUP_DICE, "Change a die that has counted" },
	PLACE(GM_BACK) = { GM_GROUP_DICE, "Take back the last choice" },
	PLACE(GM_LUCK) = { GM_GROUP_DICE, "Have a hero roll for luck" },
	PLACE(GM_CLIFFHANGER) = { GM_GROUP_DICE, "Hear how a dead hero lived" },
	PLACE(GM_SURVIVE) = { GM_GROUP_DICE, "Let a dead hero live" },
	PLACE(GM_MOVE) = { GM_GROUP_FIGURES, "Move a figure or a unit" },
	PLACE(GM_ADD) = { GM_GROUP_FIGURES, "Bring on who waits" },
	PLACE(GM_REMOVE) = { GM_GROUP_FIGURES, "Take figures off the table" },
	PLACE(GM_HEAL) = { GM_GROUP_FIGURES, "Heal and free" },
	PLACE(GM_WOUND) = { GM_GROUP_FIGURES, "Wound" },
	PLACE(GM_KILL) = { GM_GROUP_FIGURES, "Kill" },
	PLACE(GM_SUPPRESS) = { GM_GROUP_FIGURES, "Suppress" },
	PLACE(GM_STEADY) = { GM_GROUP_FIGURES, "Steady the shaken" },
	PLACE(GM_STATE) = { GM_GROUP_FIGURES, "Put into a state of the rules" },
	PLACE(GM_ARM) = { GM_GROUP_FIGURES, "Arm with another weapon" },
	PLACE(GM_HIDE) = { GM_GROUP_FIGURES, "Hide a unit" },
	PLACE(GM_REVEAL) = { GM_GROUP_FIGURES, "Reveal a unit" },
	PLACE(GM_GROUND) = { GM_GROUP_TABLE, "Change the ground" },
	PLACE(GM_GROUND_AREA) = { GM_GROUP_TABLE, "Change the ground of an area" },
	PLACE(GM_HOUSE) = { GM_GROUP_TABLE, "Make a house rule" },
	PLACE(GM_EVENT) = { GM_GROUP_STORY, "Make an event happen, or not" },
	PLACE(GM_FLAG) = { GM_GROUP_STORY, "Set a flag of the story" },
	PLACE(GM_POINTS) = { GM_GROUP_STORY, "Give or take points" },
	PLACE(GM_GIVE) = { GM_GROUP_STORY, "Put an item into a unit's hands" },
	PLACE(GM_TRUCE) = { GM_GROUP_STORY, "Make peace or war between two sides" },
};

int master_seat(const struct game *g)
{
	return 2 * g->setup->n_sides;
}

const struct verb *master_verb(int i)
{
	return i >= 0 && i < MASTER_ALL ? &verbs[i] : NULL;
}

enum gm_group master_group(int verb)
{
	return rows[verb - VERB_GM].group;
}

const char *master_label(int verb)
{
	return rows[verb - VERB_GM].label;
}

const char *master_group_name(enum gm_group group)
{
	static const char *const names[GM_GROUPS] = {
		[GM_GROUP_SEAT] = "Rulings and messages", [GM_GROUP_DICE] = "Dice and luck",
		[GM_GROUP_FIGURES] = "Figures and units",
		[GM_GROUP_TABLE] = "The ground and the rules", [GM_GROUP_STORY] = "The story",
	};

	return names[group];
}
