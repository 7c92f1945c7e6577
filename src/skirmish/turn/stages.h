/* Stages: a turn as a walk.
 *
 * Each stage does its work once, on being entered, and may open decisions; when none is
 * open (any more) the walk goes on to the next.  So no function is ever left in the middle
 * to ask a question, and the state between two choices is always one stage with its
 * decisions.
 *
 *  ST1  A stage runs exactly once each time it is entered (`asked`).
 *  ST2  The walk stops only while decisions are open, or when the game is over.
 */
#ifndef SKIRMISH_STAGES_H
#define SKIRMISH_STAGES_H

#include "cliffhanger/system.h"

struct stages {
	void (*const *run)(struct game *g);	/* by stage; none for the last */
	int last;				/* the game is over */
	int (*after)(const struct game *g);	/* where the finished stage leads */
	int begin, decided, end;	/* stages: a turn begins, all are asked whether to
					 * play on, there are no more turns */
};

/* Where a game stands on its walk is of its own state. */
void stages_walk(const struct stages *s, struct game *g, uint8_t *stage, bool *asked);

/* Where a turn that is done leads, and the question whether to play on: `finished`, if somebody
 * would not, `playing_on`, if all would. */
int stages_after_turn(const struct stages *s, const struct game *g, bool finished,
	bool playing_on);

/* Asks a kind of decision of every seat that has a unit that wants it. */
void stages_ask(struct game *g, int kind, bool (*wants)(const struct game *g, int unit));

/* The same; the seat of a side that has none, but one that waits for its turn to answer, is told
 * why of each of its units (Y-7). */
void stages_ask_or_tell(struct game *g, int kind, bool (*wants)(const struct game *g, int unit),
	bool (*waits)(const struct game *g, int unit));

/* stages_ask() whether to play on; where nobody is left to be asked the game is finished. */
void stages_ask_play_on(struct game *g, int kind, bool (*wants)(const struct game *g, int unit),
	bool *finished);

/* Kinds of decisions, and rulings, that are about a unit: whether of another, or of a figure,
 * too. */
struct stage_asks { uint8_t kind; bool other_unit, other_figure; };

/* Whether the decisions of a game that was read name what their kinds, of n rows, are about. */
bool stages_restored(const struct game *g, const struct stage_asks *rows, int n,
	struct reason *why);

#endif
