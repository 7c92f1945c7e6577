/* Events: what happened, typed, with every die open to inspection (C-11).
 *
 * Events go to a sink as they happen.  The strings and lists they point to
 * live until the sink returns; whoever keeps an event copies it (event_log).
 *
 * Invariant E1: every change of a figure's place, heading or life, of a unit's side,
 * of points, flags, items, friendships and ground is an event; adding them up from the start of a
 * game gives its state.
 */
#ifndef CLIFFHANGER_EVENT_H
#define CLIFFHANGER_EVENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cliffhanger/grid.h"

enum event_kind {
	EVENT_TURN,	/* number: the turn that begins; word: check value */
	EVENT_PHASE,	/* number: index into the system's phases; word: its name */
	EVENT_ROLL,	/* see struct roll */
	EVENT_ORDER,	/* unit's order is revealed; word, cell, other */
	EVENT_MOVE,	/* figure goes from `from` to `cell`; either may be CELL_NONE */
	EVENT_TURN_ABOUT, /* figure faces number */
	EVENT_SHOT,	/* unit shoots at other; number: dice thrown */
	EVENT_HIT,	/* figure is hit by unit `other`; word: the arm */
	EVENT_LOB,	/* figure lobs a grenade or shell, word: the arm; cell: where to,
			 * or CELL_NONE for those who may not know */
	EVENT_BURST,	/* a word (the arm) of unit `other` bursts at cell */
	EVENT_LIFE,	/* figure's enum life becomes number; word for people */
	EVENT_STATE,	/* unit's or figure's state becomes `word` (number: until) */
	EVENT_SIGHTED,	/* unit is spotted by side number */
	EVENT_HIDDEN,	/* unit is out of the sight of side number again */
	EVENT_LEADER,	/* figure now leads unit (or none: figure -1) */
	EVENT_JOIN,	/* figure leaves its unit for unit `other` */
	EVENT_CAPTURE,	/* figure is taken by figure/unit other; number: captor */
	EVENT_ITEM,	/* item number goes to unit (or cell); word: its name */
	EVENT_STORY,	/* word: a text of the scenario */
	EVENT_FLAG,	/* word: flag; number: value */
	EVENT_OBJECTIVE,/* word: objective; number: side that has it, -1 open, -2 failed;
			 * other: side whose it is, -1 in old logs */
	EVENT_POINTS,	/* side `other` has number points more; word: for what */
	EVENT_NOTE,	/* word: a sentence about unit/figure that needs no type; number:
			 * NOTE_SOUND if it is only what somebody hears of a deed that is told
			 * to others, NOTE_OWN if it only answers its player's own choice,
			 * NOTE_UNASKED if it says why the unit is not asked (unasked.h) */
	EVENT_MESSAGE,	/* word: a player's words; number: seat that speaks.  With a figure
			 * its words in the game; other: enum event_voice, cell: where */
	EVENT_BOARD,	/* figure gets aboard figure number, of unit other, at `from` or
			 * with it from the start */
	EVENT_ALIGHT,	/* figure gets out of figure number, of unit other, on to `cell`;
			 * who dies or leaves the table is aboard no more without it */
	EVENT_SIDE,	/* unit is of side number now; word: "commanded", "uncommanded" */
	EVENT_GROUND,	/* the cells from `from` to `cell` (corners), or those of area
			 * `other`, are of the ground `number` now; word: its name */
	EVENT_FRIENDS,	/* sides `other` and number are "friends" or "enemies" (word) now */
	EVENT_HOUSE,	/* word: a house rule from now on, "weapons rifle long 50\"" */
	EVENT_RULING,	/* word: what was ruled, about unit/figure; number: enum
			 * ruling_answer (master.h) */
	EVENT_END,	/* the game is decided or over; number: side that won or -1;
			 * word: "decided", "over" */
	EVENT_KINDS
};

enum { NOTE_SOUND = 1, NOTE_OWN = 2, NOTE_UNASKED = 3 };	/* of EVENT_NOTE */
enum { ROLL_DICE_MAX = 96, ROLL_MODIFIERS_MAX = 16, EVENT_ALL = 0xFFFF };

/* How a figure says something: so loud. */
enum event_voice { SAID_WHISPERED, SAID_SPOKEN, SAID_SHOUTED, SAID_SCREAMED, EVENT_VOICES };

struct modifier {
	const char *name;	/* "short range" */
	const char *rule;	/* id of a rule or TABLE.ROW of the rulebook */
	int16_t halves;		/* value in halves; 0 where it only sets or notes */
};

/* How a roll is read. */
enum roll_reading {
	ROLL_AT_MOST,	/* success at or below need */
	ROLL_BELOW,	/* success below need */
	ROLL_AT_LEAST,	/* success at or above need */
	ROLL_TABLE,	/* looked up: `outcome` says what it gave */
	ROLL_PICK,	/* chooses among things */
	ROLL_OPPOSED,	/* compared with another roll */
	ROLL_ROW,	/* looked up in a table: the sum chooses the row, the bare die the
			 * column */
};

struct roll {
	const char *rule;	/* the rule that called for it */
	const char *what;	/* "shooting", "morale: being charged" */
	const char *outcome;	/* what came of it, for people; may be "" */
	int16_t base_halves;	/* before modifiers */
	int16_t need;		/* after them, as rolled against */
	uint8_t sides, n_dice, n_modifiers, successes;	/* no dice: it reads another
				 * roll's, which `outcome` names */
	enum roll_reading reading;
	bool from_zero;		/* the dice are read 0 … sides-1, not 1 … sides */
	uint64_t first;		/* which die of the game its first one was, from 1;
				 * of a roll that was read from a save 0 */
	const struct modifier *modifiers;
	const uint8_t *dice;	/* as read: a D10 that shows 0 is 10, or 0 from_zero */
};

/* How it stood when it happened, for whoever tells of it, then or later: one event is told
 * in the same words whenever it is.  No part of saves: recall.h finds it again. */
struct event_then {
	bool known;		/* all of this is; not of an event made by hand */
	uint8_t unit, other, figure;	/* bit per side that knew the name of each */
	uint8_t sees;		/* bit per side that saw the unit */
	uint8_t seers;		/* of what a side came to see, or to see no more: bit per side
				 * that saw somebody of it */
	uint8_t life;		/* the figure's */
	bool leads;		/* the figure led its unit */
	uint16_t breaks;	/* bit per side for which a choice of its own came before it,
				 * EVENT_MASTER for the Game Master: steps from here on are
				 * told by themselves */
};
enum { EVENT_MASTER = 0x8000 };

/* Whether it tells that a side (its number) sees a unit, or sees it no more. */
static inline bool event_of_sight(enum event_kind kind)
{
	return kind == EVENT_SIGHTED || kind == EVENT_HIDDEN;
}

struct event {
	enum event_kind kind;
	uint16_t audience;	/* bit per side that may know it; EVENT_ALL */
	int16_t turn, phase;
	int16_t unit, figure, other;	/* indices, -1 = none */
	cell_t from, cell;
	int32_t number;
	const char *word;	/* never NULL */
	bool gm;		/* an act of the Game Master's, or a roll with a die of his */
	struct roll roll;	/* EVENT_ROLL only */
	struct event_then then;
};

struct sink {
	void (*take)(void *self, const struct event *event);
	void *self;
};

/* A kept list of events; owns copies of all they point to. */
struct event_log;
struct event_log *event_log_new(void);	/* NULL without memory */
void event_log_free(struct event_log *log);	/* takes NULL */
struct sink event_log_sink(struct event_log *log);
size_t event_log_count(const struct event_log *log);
const struct event *event_log_at(const struct event_log *log, size_t i);
void event_log_cut(struct event_log *log, size_t count);	/* forget the rest */
/* What the next event that is kept has among its `breaks`. */
void event_log_break(struct event_log *log, uint16_t sides);
/* An event's `then`, found again; its `breaks` stay. */
void event_log_recall(struct event_log *log, size_t i, const struct event_then *then);
bool event_log_failed(const struct event_log *log);	/* ran out of memory */

/* One line of text for a save, without newline, and back.  The text form is
 * `man/cliffhanger-save.5`'s.  write: bytes without NUL, or 0 if it did not
 * fit or a text in it is not plain (text.h).  read: strings are kept by the log
 * that takes it; false, log untouched, if the line is not an event.  An event
 * whose word has at most EVENT_WORD_MAX bytes always fits EVENT_LINE_MAX. */
enum { EVENT_LINE_MAX = 8000, EVENT_WORD_MAX = 3000 };
size_t event_write(const struct event *event, char *line, size_t size);
bool event_read(struct event_log *log, const char *line);

const char *event_kind_name(enum event_kind kind);	/* "roll" */

#endif
