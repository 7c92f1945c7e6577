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

#include <stddef.h>

#include "cliffhanger/system.h"

/* Where a game stands on its walk: the first member of its system's own state. */
struct walk {
	uint8_t stage;
	bool asked;		/* this stage's decisions are open or answered */
	bool playing_on;	/* decided, and all wanted to go on */
	bool finished;		/* the players end it here */
};

/* The last of what fields (game.h) may hold. */
enum { LAST_UNIT = UNITS_MAX - 1, LAST_FIGURE = FIGURES_MAX - 1,
	LAST_CELL = GRID_SIDE_MAX * GRID_SIDE_MAX - 1, LAST_TURN = 999 };

/* Its fields; stages are less than `stages`. */
#define WALK_FIELDS(stages) \
	{ "stage", (uint16_t)offsetof(struct walk, stage), 1, FIELD_U8, 0, (stages) - 1 }, \
	{ "asked", (uint16_t)offsetof(struct walk, asked), 1, FIELD_BOOL, 0, 1 }, \
	{ "playing_on", (uint16_t)offsetof(struct walk, playing_on), 1, FIELD_BOOL, 0, 1 }, \
	{ "finished", (uint16_t)offsetof(struct walk, finished), 1, FIELD_BOOL, 0, 1 }

/* What is done on entering a stage, in this order; NULL, 0: nothing. */
struct stage_row {
	int opens;		/* OPENS(phase): which begins, unless it has */
	void (*run)(struct game *g);
	/* Every seat that has a unit that wants it is asked this kind of decision; who has none
	 * that waits for it is told why (stages_ask_or_tell()). */
	int asks;
	bool (*wants)(const struct game *g, int unit);
	bool (*waits)(const struct game *g, int unit);
	int (*after)(const struct game *g);	/* where it leads once done; NULL: to the next */
};
#define OPENS(phase) ((phase) + 1)

/* Of a system, by its struct skirmish. */
struct stages {
	const struct stage_row *rows;
	int over;		/* there is none for this one: the game is over */
	int begin, turn_end;	/* a turn begins; is done */
	int decided, play_on;	/* all are asked whether to play on: by that kind of decision */
	int end;		/* there are no more turns */
	void (*walked)(struct game *g);	/* whenever it has come to a halt; NULL: nothing */
};

void stages_advance(struct game *g);	/* of game_system */

void stages_reopen(struct game *g, int seat);	/* of game_system */

struct walk *stages_walk_of(const struct game *g);

/* Whether a unit is there and somebody, or nobody, commands it. */
bool stages_commanded(const struct game *g, int unit);
bool stages_uncommanded(const struct game *g, int unit);

bool stages_side_has(const struct game *g, int side,	/* a unit of which something is true */
	bool (*is)(const struct game *g, int unit));

/* Asks a kind of decision of every seat that has a unit that wants it. */
void stages_ask(struct game *g, int kind, bool (*wants)(const struct game *g, int unit));

/* Asks it about a unit, of whose seat it is, and of another or a figure (NOBODY: neither). */
void stages_ask_unit(struct game *g, int kind, int unit, int other);
/* Asks as stages_ask() does; the seat of a side that has none, but one that waits for its turn to
 * answer, is told why of each of its units (Y-7). */
void stages_ask_or_tell(struct game *g, int kind, bool (*wants)(const struct game *g, int unit),
	bool (*waits)(const struct game *g, int unit));

/* Kinds of decisions, and rulings, that are about a unit: whether of another, or of a figure,
 * too. */
struct stage_asks { uint8_t kind; bool other_unit, other_figure; };

/* Whether the decisions of a game that was read name what their kinds, of n rows, are about. */
bool stages_restored(const struct game *g, const struct stage_asks *rows, int n,
	struct reason *why);

#endif
