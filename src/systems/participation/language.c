/* The language of participation games: the phases, verbs and decisions that players read and
 * write. */
#include <assert.h>

#include "skirmish/menus/language.h"
#include "systems/participation/drawers.h"
#include "systems/participation/participation.h"
#include "systems/participation/settings.h"

const struct phase pp_phases[] = {
	[PHASE_BEGIN] = { "begin", "Turn begins",
		"The injured and the senseless throw; sides throw for who goes first." },
	[PHASE_MOVE] = { "move", "Moving", "Side by side; passers-by may be shot at." },
	[PHASE_SPEAK] = { "speak", "Speaking",
		"Two rounds; who understands an order can obey it." },
	[PHASE_FIRE] = { "fire", "Firing", "Shots, things thrown, and then what bursts." },
	[PHASE_FIGHT] = { "fight", "Fighting", "Two rounds between all who are in contact." },
	[PHASE_MORALE] = { "morale", "Morale", "One throw for everybody who had a cause." },
	[PHASES] = PHASES_END
};

static const char *const voice_words[] = {
	[VOICE_WHISPER] = "whisper", [VOICE_SPEAK] = "speak", [VOICE_SHOUT] = "shout",
	[VOICE_SCREAM] = "scream", [VOICE_SHOT] = NULL	/* shots say nothing */
};

const char *const pp_walks[] = { "walk", NULL };

const struct verb pp_verbs[] = {
	[VERB_WALK] = { "walk", "walk UNIT CELL", "Its leader goes there, the others with him.",
		{ UNIT_, CELL_ }, NULL },
	[VERB_RUN] = { "run", "run UNIT CELL", "The same at the double; who runs does not fire.",
		{ UNIT_, CELL_ }, NULL },
	[VERB_CHARGE] = { "charge", "charge UNIT UNIT", "Runs at an enemy, to fight.",
		{ UNIT_, UNIT_ }, NULL },
	[VERB_PLACE] = { "place", "place FIGURE CELL",
		"Sends one figure somewhere apart from its unit.", { FIGURE_, CELL_ }, NULL },
	[VERB_WATCH] = { "watch", "watch UNIT", "Stands ready to shoot at whoever passes.",
		{ UNIT_ }, NULL },
	[VERB_STAND] = { "stand", "stand UNIT", "Stays where it is.", { UNIT_ }, NULL },
	[VERB_BANDAGE] = { "bandage", "bandage FIGURE FIGURE",
		"One bandages another beside him, which takes his whole move.",
		{ FIGURE_, FIGURE_ }, NULL },
	[VERB_WAKE] = { "wake", "wake FIGURE FIGURE",
		"One brings round another who has fainted, which takes his whole move.",
		{ FIGURE_, FIGURE_ }, NULL },
	[VERB_TAKE] = { "take", "take UNIT", "Takes up what lies beside it.", { UNIT_ }, NULL },
	[VERB_DROP] = { "drop", "drop UNIT", "Lays down what it carries.", { UNIT_ }, NULL },
	[VERB_DARE] = { "dare", "dare FIGURE DEED",
		"Something risky, if nerve allows.", { FIGURE_, WORD_ }, pp_deed_words },
	[VERB_YIELD] = { "yield", "yield UNIT UNIT", "Surrenders to an enemy.", { UNIT_, UNIT_ },
		NULL },
	[VERB_SAY] = { "say", "say FIGURE whisper|speak|shout|scream TEXT",
		"Says something: who is near enough understands it.",
		{ FIGURE_, WORD_, { ARGUMENT_TEXT, false } }, voice_words },
	[VERB_FIRE] = { "fire", "fire UNIT|FIGURE UNIT|FIGURE", "Shoots.", { SOME_, SOME_ },
		NULL },
	[VERB_THROW] = { "throw", "throw FIGURE WEAPON CELL|FIGURE", "Throws what it has.",
		{ FIGURE_, { ARGUMENT_WEAPON, false }, SOME_ }, NULL },
	[VERB_HOLD] = { "hold", "hold UNIT", "Does not fire.", { UNIT_ }, NULL },
	[VERB_KICK] = { "kick", "kick FIGURE CELL",
		"Sends the lit dynamite near him that way.", { FIGURE_, CELL_ }, NULL },
	[VERB_FIGHT] = { "fight", "fight FIGURE FIGURE", "Strikes at that one.",
		{ FIGURE_, FIGURE_ }, NULL },
	[VERB_SPARE] = { "spare", "spare UNIT", "Only defends itself.", { UNIT_ }, NULL },
	LEAVE_VERB,
	LAST_VERBS
};

const struct decision_kind pp_decisions[] = {
	[ASK_MOVE] = { "move", "Who goes where?",
		"Walk, run, charge, watch; whoever gets no order carries on.", "done", NULL },
	[ASK_SNAP] = { "snap", "Shoot as they pass?", "A shot now is no shot later.", NULL,
		"hold" },
	[ASK_SPEAK] = { "speak", "Who says what?",
		"Followers obey only what they have understood.", "done", NULL },
	[ASK_FIRE] = { "fire", "Who fires at whom?", "Shots and throws, once a turn.", "done",
		NULL },
	[ASK_KICK] = { "kick", "Dynamite! Away with it?",
		"Everybody within an inch may try once.", "done", NULL },
	[ASK_FIGHT] = { "fight", "Who strikes at whom?",
		"Whoever is not told strikes at whom he can.", "done", NULL },
	LAST_DECISIONS
};
LANGUAGE_IS_WHOLE(pp);
