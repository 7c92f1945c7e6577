/* Language: rows of phases, verbs and decisions that several systems have in the same words; the
 * enums that they name are the system's. */
#ifndef SKIRMISH_LANGUAGE_H
#define SKIRMISH_LANGUAGE_H

#include "cliffhanger/choice.h"
#include "cliffhanger/system.h"

#define PHASES_END { NULL, NULL, NULL }

/* The last rows of every system. */
#define LAST_VERBS \
	[VERB_PLAY_ON] = { "play-on", "play-on yes|no", \
		"Plays on after the matter is decided, or ends here.", { WORD_ }, answer_words }, \
	[VERB_DONE] = { "done", "done [PHASE]", DONE_HELP, { { ARGUMENT_NONE, false } }, NULL }, \
	[VERBS] = { NULL, NULL, NULL, { { ARGUMENT_NONE, false } }, NULL }
#define LAST_DECISIONS \
	[ASK_PLAY_ON] = { "play-on", "The matter is decided. Play on, if all want to?", \
		"The result stands; playing on is for the story, and one side that has had enough " \
		"ends it.", NULL, NULL }, \
	[ASKS] = { NULL, NULL, NULL, NULL, NULL }

/* Of systems in which all units are told what to do, then all who fire at whom. */
#define ORDER_VERBS \
	[VERB_PLACE] = { "place", "place FIGURE CELL", \
		"Gives one figure of a moving unit a place of its own.", \
		{ FIGURE_, CELL_ }, NULL }, \
	[VERB_HAND] = { "hand", "hand UNIT UNIT", \
		"Hands all that a unit carries to another next to it.", { UNIT_, UNIT_ }, NULL }, \
	[VERB_FIRE] = { "fire", "fire UNIT|FIGURE UNIT [NUMBER]", \
		"Fires at an enemy unit, with all who can or with so many.", \
		{ SOME_, UNIT_, { ARGUMENT_NUMBER, true } }, NULL }, \
	[VERB_HOLD] = { "hold", "hold UNIT|FIGURE", "Holds fire.", { SOME_ }, NULL }
#define ORDER_DECISIONS \
	[ASK_ORDERS] = { "orders", "Give your orders, then `done`.", \
		"Each unit may be told what to do; one without orders stands still.", "done", \
		NULL }, \
	[ASK_FIRE] = { "fire", "Choose targets, then `done`.", \
		"All fire is at the same time; each figure fires at one unit.", "done", NULL }

#define LEAVE_VERB \
	[VERB_LEAVE] = { "leave", "leave UNIT CELL", \
		"Goes to the table's edge there, and over it.", { UNIT_, CELL_ }, NULL }

/* Of the tables of a system, by its prefix: none is short of a row. */
#define LANGUAGE_IS_WHOLE(p) \
	static_assert(sizeof p##_verbs / sizeof p##_verbs[0] == VERBS + 1, \
		"a verb without a row"); \
	static_assert(sizeof p##_decisions / sizeof p##_decisions[0] == ASKS + 1, \
		"a decision without a row")

#endif
