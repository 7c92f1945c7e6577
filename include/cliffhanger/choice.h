/* Choices: the one language in which seats answer decisions.
 *
 * Every choice has one short line of text (`order marines patrol 34,12`); the
 * plain front end reads it, saves keep it, minds and menus produce it.  Which
 * words there are is told by the system's table of verbs.
 *
 *     VERB ARGUMENT…          unit        its id: marines
 *                             figure      unit.number, from 1: marines.3
 *                             cell        column,row from 1: 34,12
 *                             word        one of the verb's words
 *                             number      a whole number
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
	ARGUMENT_SOME	/* in a verb: unit, figure or cell, whichever fits */
};

struct argument { enum argument_kind kind; int32_t value; };

struct verb {
	const char *name;
	const char *usage;	/* "order UNIT MODE [CELL|UNIT]" */
	const char *help;	/* one line */
	struct { enum argument_kind kind; bool optional; } takes[CHOICE_ARGS];
	const char *const *words;	/* of its ARGUMENT_WORD, NULL-ended */
};

struct choice {
	int8_t seat;
	int8_t verb;		/* index into the system's verbs */
	uint8_t n;
	struct argument argument[CHOICE_ARGS];
	char text[CHOICE_TEXT_MAX];	/* of its ARGUMENT_TEXT, or "" */
};

/* Why a choice is refused: one sentence and the rule that says so. */
struct reason {
	const char *rule;	/* rule id, "" for mere spelling */
	char text[REASON_MAX];
};

/* Writes a reason and returns false, so that checks read
 * `return refuse(why, "A-13", "…", …);` */
bool refuse(struct reason *why, const char *rule, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Reads a line for a seat.  Names are looked up among what `known` (a seat's
 * view) holds.  False with the reason (what was expected, what was found, the
 * nearest word) if it cannot be read. */
bool choice_read(const struct game *known, int seat, const char *line,
	struct choice *c, struct reason *why);
/* The line of a choice; always fits CHOICE_LINE_MAX. */
void choice_write(const struct game *g, const struct choice *c,
	char *line, size_t size);

#endif
