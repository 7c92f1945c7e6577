/* The rulebook: every table of a rule system's source, and its rules by id.
 *
 * Written in YAML (src/rulebook/SYSTEM.yaml), checked and turned into constant
 * C at build time.  A table has typed columns and one row for each row of the
 * source; the first column is the row's id, the second its name for people.
 * The engine computes from these rows, and whatever prints rules prints the
 * same rows.
 *
 * A scenario's house rules change entries of a copy, never the original.
 *
 * Look-ups by name walk the tables from the front: systems bind once and keep
 * numbers.
 *
 * Tables that other rooms read, of every system that has them:
 *   terrain   a row is a struct ground (table.h): id, name, sign (its one
 *             character), pace, cover and behind (number is enum cover),
 *             conceals, opaque, height, visibility (blank = no limit), works,
 *             role (number is enum ground_role); further columns are the system's.
 *   weapons   what figures carry: id and name; the rest is the system's.
 * In the action tables (K-5) the columns d1 … d6 hold words whose number is
 * 2 × enum action (action.h), one more where the word is blue.
 */
#ifndef CLIFFHANGER_RULEBOOK_H
#define CLIFFHANGER_RULEBOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How a column's numbers are meant and printed. */
enum column_kind {
	COLUMN_TEXT,	/* words; with a list of words, number is the place in it */
	COLUMN_NUMBER,	/* a whole number; prints its sign if least < 0 */
	COLUMN_HALVES,	/* a number kept in halves: -1 is minus one half; sign so too */
	COLUMN_LENGTH,	/* tenths of an inch (or millimetres), 60 prints 6" */
	COLUMN_FLAG,	/* 0 or 1, prints no, yes */
	COLUMN_KINDS
};

struct entry {
	bool given;	/* false where the source has a dash or N/A */
	int32_t number;
	const char *text;	/* as printed; never NULL */
};

struct column {
	const char *id, *title;
	enum column_kind kind;
	int32_t least, most;	/* bounds of its numbers, for house rules */
	bool optional;		/* may be blank, "-" */
	const char *const *words;	/* TEXT: all it may say, NULL-ended, or
				 * NULL = anything.  Where it names rows of another
				 * table these are its ids in order, so that number
				 * is the row */
};

struct rule_table {
	const char *id;		/* "shooting" */
	const char *title;	/* "Shooting modifiers" */
	const char *source;	/* section of the source, "Shooting Modifiers (R:255)" */
	const char *rule;	/* the rule that uses it, an id of this book */
	const char *note;	/* for the reader, may be "" */
	int n_columns, n_rows;
	const struct column *columns;
	const struct entry *entries;	/* [n_rows * n_columns] */
	const char *const *sources;	/* [n_rows] line of the source, "R:256" */
};

struct rule {
	const char *id;		/* "A-16", "S-A-37", "C-5", "X-1" */
	const char *title;
	const char *text;	/* our words, one paragraph */
	const char *source;	/* "R:291", or "ruling", or "house" */
};

enum { SUBJECT_PIECES_MAX = 20 };

/* What a book says of a subject (subject.h): ids of its tables first, then of its rules. */
struct subject_part {
	const char *id;			/* of the subject; NULL ends */
	const char *const *pieces;	/* NULL ends; at most SUBJECT_PIECES_MAX */
};

struct sheet;	/* sheet.h */

struct rulebook {
	const char *id, *title, *letter;
	const char *authors;
	int32_t inch;	/* the measure's units in the unit people use: 10 */
	int32_t cell;	/* the usual length of a cell, in the measure */
	const char *unit;	/* "\"" or " cm" */
	int n_tables, n_rules;
	const struct rule_table *tables;
	const struct rule *rules;
	const struct subject_part *subjects;	/* NULL: of none */
	const struct sheet *sheet;		/* its quick reference sheet, or NULL */
};

extern const struct rulebook rulebook_actions;	/* of uncommanded units (C-14) */

/* All of them, NULL-ended, in the order readers are shown them (src/rulebook/room.am).  A
 * system declares its own book, rulebook_ID. */
extern const struct rulebook *const rulebooks[];
const struct rulebook *rulebook_find(const char *book);	/* by its id, or NULL */

const struct rule_table *rulebook_table(const struct rulebook *b, const char *id);
const struct rule *rulebook_rule(const struct rulebook *b, const char *id);
int rule_table_row(const struct rule_table *t, const char *row);	/* or -1 */
int rule_table_column(const struct rule_table *t, const char *column);	/* or -1 */
const struct entry *rule_table_at(const struct rule_table *t, int row, int column);
/* By names; NULL if there is no such table, row or column. */
const struct entry *rulebook_entry(const struct rulebook *b, const char *table,
	const char *row, const char *column);

/* The book whose tables are used in games by this one, too: rulebook_actions, by which
 * uncommanded units throw; NULL if `b` has its tables itself. */
const struct rulebook *rulebook_beside(const struct rulebook *b);

/* Of every table, row and rule of it, in words and figures. */
uint64_t rulebook_digest(const struct rulebook *b);

/* Prints an entry as people read it ("6\"", "-½", "yes", "-"); the bytes
 * written without the NUL, never more than size - 1. */
size_t rulebook_print(const struct rulebook *b, const struct column *c,
	const struct entry *e, char *text, size_t size);

/* A book that may be changed.  NULL without memory. */
struct rulebook *rulebook_copy(const struct rulebook *b);
void rulebook_free(struct rulebook *b);	/* of rulebook_copy(); takes NULL */

enum override {
	OVERRIDE_OK, OVERRIDE_NO_TABLE, OVERRIDE_NO_ROW, OVERRIDE_NO_COLUMN,
	OVERRIDE_KIND,	/* a word where a number belongs, or the other way */
	OVERRIDE_RANGE,	/* outside least … most */
	OVERRIDE_MEMORY
};
/* Sets one entry of a copy from its text ("50\"", "-½", "-", "yes");
 * untouched on failure. */
enum override rulebook_override(struct rulebook *b, const char *table,
	const char *row, const char *column, const char *value);

#endif
