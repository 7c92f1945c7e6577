/* Choices: the one language in which seats answer decisions.
 *
 * Every choice has one short line of text (`order marines patrol 34,12`); the
 * plain front end reads it, saves keep it, minds and menus produce it.  Which
 * words there are is told by the system's table of verbs.
 *
 * The Game Master's seat has a table of its own, the same in every system
 * (master.h).
 *
 *     VERB ARGUMENT…          unit        its id: marines
 *                             figure      unit.number, from 1: marines.3
 *                             cell        column,row from 1: 34,12
 *                             word        one of the verb's words
 *                             number      a whole number
 *                             side, area, ground, weapon, flag, item, script,
 *                             state       its id
 *                             value       what that state takes: yes, 2, prone
 *                             text        the rest of the line
 */
#ifndef CLIFFHANGER_CHOICE_H
#define CLIFFHANGER_CHOICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct game;

enum {
	CHOICE_ARGS = 6, CHOICE_TEXT_MAX = 1024, CHOICE_LINE_MAX = 1200,
	REASON_MAX = 240
};

enum argument_kind {
	ARGUMENT_NONE, ARGUMENT_UNIT, ARGUMENT_FIGURE, ARGUMENT_CELL,
	ARGUMENT_WORD, ARGUMENT_NUMBER, ARGUMENT_TEXT,
	ARGUMENT_SOME,	/* in a verb: unit, figure or cell, whichever fits */
	/* Things of the scenario and of its rulebook, by their ids. */
	ARGUMENT_SIDE, ARGUMENT_AREA, ARGUMENT_GROUND, ARGUMENT_WEAPON,
	ARGUMENT_FLAG, ARGUMENT_ITEM, ARGUMENT_SCRIPT,
	ARGUMENT_STATE,
	ARGUMENT_VALUE,	/* of the state named before it (state.h) */
	ARGUMENT_KINDS
};

struct argument { enum argument_kind kind; int32_t value; };

struct verb {
	const char *name;
	const char *usage;	/* "order UNIT MODE [CELL|UNIT]" */
	const char *help;	/* one line */
	struct { enum argument_kind kind; bool optional; } takes[CHOICE_ARGS];
	const char *const *words;	/* of its ARGUMENT_WORD, NULL-ended */
};
/* What rows of verbs take. */
#define UNIT_ { ARGUMENT_UNIT, false }
#define FIGURE_ { ARGUMENT_FIGURE, false }
#define CELL_ { ARGUMENT_CELL, false }
#define WORD_ { ARGUMENT_WORD, false }
#define TEXT_ { ARGUMENT_TEXT, false }
#define SOME_ { ARGUMENT_SOME, false }
#define NUMBER_OR_NONE { ARGUMENT_NUMBER, true }
#define VERBS_END { NULL, NULL, NULL, { { ARGUMENT_NONE, false } }, NULL }

struct choice {
	int8_t seat;
	int8_t verb;		/* index into the system's verbs; from VERB_GM on
				 * the Game Master's, from VERB_BIDDING on biddings */
	uint8_t n;
	bool proved;		/* it has passed game_check() on the view it is made for, as it
				 * stands (skirmish/commander/propose.h) */
	struct argument argument[CHOICE_ARGS];
	char text[CHOICE_TEXT_MAX];	/* of its ARGUMENT_TEXT, or "" */
};

/* Why a choice is refused: one sentence and the rule that says so. */
struct reason {
	const char *rule;	/* rule id, "" for mere spelling */
	char text[REASON_MAX];
};

/* Writes a reason and returns false, so that checks read
 * `return refuse(why, "A-13", "…", …);`.  Nobody's, NULL, is not put into words at all: names
 * and lengths are not even asked for. */
#define refuse(why, ...) ((why) != NULL ? refuse_with(why, __VA_ARGS__) : false)
bool refuse_with(struct reason *why, const char *rule, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* One more word in a list of those that are expected, "" at first: "one of a, b", and "..."
 * in the place of those for whom there is no room. */
void choice_list(char *list, size_t size, const char *word);

/* Reads a line for a seat.  Names are looked up among what `known` (a seat's
 * view) holds.  False with the reason (what was expected, what was found, the
 * nearest word) if it cannot be read. */
bool choice_read(const struct game *known, int seat, const char *line,
	struct choice *c, struct reason *why);
enum { VERB_GM = 64, VERB_BIDDING = 100 };
/* The i-th verb that a seat may use, the system's and then those of all (bidding.h); NULL past
 * the last. */
const struct verb *choice_seat_verb(const struct game *g, int seat, int i);
int choice_seat_number(const struct game *g, int seat, int i);	/* its choice.verb */
const struct verb *choice_verb(const struct game *g, int verb);	/* by choice.verb */
/* How many things there are of a kind that has ids, and the i-th one's id; 0
 * and "" of other kinds. */
int choice_names(const struct game *g, enum argument_kind kind);
const char *choice_name(const struct game *g, enum argument_kind kind, int i);

/* The unit that a choice is about, or NOBODY. */
int choice_unit(const struct game *g, const struct choice *c);
/* The line of a choice; always fits CHOICE_LINE_MAX. */
void choice_write(const struct game *g, const struct choice *c,
	char *line, size_t size);

#endif
