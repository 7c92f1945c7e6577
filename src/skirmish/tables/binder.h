/* The binder: looks entries of a rulebook up by name, and remembers the first
 * that is missing or makes no sense.
 *
 * What it is asked for is what play reads: so it can also watch for one entry
 * and tell whether anything ever asked for it (system->plays).
 */
#ifndef SKIRMISH_BINDER_H
#define SKIRMISH_BINDER_H

#include <stddef.h>

#include "cliffhanger/rulebook.h"
#include "cliffhanger/system.h"
#include "skirmish/tables/modifiers.h"

struct binder {
	const struct rulebook *book;
	struct reason *why;
	bool failed;
	struct { const char *table, *row, *column; } watched;	/* table NULL: nothing */
	bool seen;	/* the watched entry was read */
};

/* The first fault is kept; `expected` says what should have been there. */
void bind_fail(struct binder *b, const char *table, const char *row, const char *expected);
/* Never NULL; a blank entry and a fault if there is no such. */
const struct entry *bind_entry(struct binder *b, const char *table, const char *row,
	const char *column);
int32_t bind_number(struct binder *b, const char *table, const char *row, const char *column);
const char *bind_text(struct binder *b, const char *table, const char *row, const char *column);


/* A number that has to be one at least. */
uint8_t bind_positive(struct binder *b, const char *table, const char *row, const char *column);

/* What fills a member of a struct: a column of a row.  The numbers of one table are a constant
 * list of them, and a list of rows, each "table.row", as rolls and rules cite it. */
enum bind_kind { BIND_U8, BIND_I8, BIND_I32, BIND_FLAG, BIND_TEXT, BIND_POSITIVE };
struct bind_column {
	const char *name;	/* NULL ends a list; ITS_RULE: "table.row" itself */
	uint16_t at;		/* offset of the member for the first row */
	uint8_t kind;		/* enum bind_kind */
	int32_t blank;		/* where the source says nothing */
};
#define ITS_RULE ""
#define BIND_KIND(type, member) _Generic(((type *)NULL)->member, uint8_t: BIND_U8, \
	int8_t: BIND_I8, int32_t: BIND_I32, bool: BIND_FLAG, const char *: BIND_TEXT)
#define COLUMN_OR(type, member, name, blank) { name, (uint16_t)offsetof(type, member), \
	BIND_KIND(type, member), blank }
#define COLUMN(type, member, name) COLUMN_OR(type, member, name, 0)
/* A uint8_t that has to be one at least. */
#define COLUMN_POSITIVE(type, member, name) { name, (uint16_t)offsetof(type, member), \
	BIND_POSITIVE, 0 }
#define COLUMNS_END { NULL, 0, BIND_FLAG, 0 }

void bind_row(struct binder *b, const char *table, const char *row,
	const struct bind_column *columns, void *to);
/* So many rows, each into the members that lie `stride` further than the row's before. */
void bind_rows(struct binder *b, const char *const *rules, int n,
	const struct bind_column *columns, void *to, size_t stride);
/* All rows of a table, at most so many; how many. */
int bind_table(struct binder *b, const char *table, int most, const struct bind_column *columns,
	void *to, size_t stride);
const char *bind_row_id(const struct rule_table *t, int row);

/* Members that have a row each. */
struct bind_single { const char *rule; struct bind_column to; };
#define SINGLES_END { NULL, COLUMNS_END }
void bind_singles(struct binder *b, const struct bind_single *singles, void *to);

/* Rows of a table of modifiers. */
void bind_modifiers(struct binder *b, const char *const *rules, int n, struct modifier_row *to);

/* Tables and columns that only some books have.  bind_has() asks for a table, a
 * row of it, a column of that; row and column may be NULL.  bind_optional() gives
 * 0 where there is no such entry, and no fault. */
bool bind_has(const struct binder *b, const char *table, const char *row, const char *column);
int32_t bind_optional(struct binder *b, const char *table, const char *row, const char *column);

/* The typed tables of a system's book, as it fills them (skirmish.h); freed with free().  NULL
 * with the reason if the book is at fault. */
typedef void bind_tables(struct binder *b, void *rules);
void *bind_rules(const struct game_system *s, const struct rulebook *book, struct reason *why);
/* Whether that asks for an entry, or the ground does: so what counts as played is exactly what
 * is bound. */
bool bind_plays(const struct game_system *s, const struct rulebook *book, const char *table,
	const char *row, const char *column);

/* grounds.c: the rows of the table `terrain`, as the table room wants them. */
void bind_grounds(struct binder *b, struct ground *grounds, int room, int *n);
int grounds_of_book(const struct rulebook *book, struct ground *grounds, int room);

#endif
