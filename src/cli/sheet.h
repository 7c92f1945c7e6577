/* Quick reference sheets: what of a rulebook is printed on one page for the table.
 *
 * A sheet is a list of tables in the order of play, in pillars side by side; every table has
 * all its rows, of its columns those that are wanted in a hurry.  Words and numbers are the
 * book's own.
 *
 * A column is told in one of these ways, each with ":Heading" behind it if not the book's:
 *   name          a column of the table
 *   least..most   two of them as a range: 2–7, 10, +3 to +4, or with one end alone: ≥ 9
 *   value/length  the first of two that is given
 *   melee>chart.base   of the row of table `chart` that the entry names, its column `base`
 */
#ifndef CLI_SHEET_H
#define CLI_SHEET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "cliffhanger/rulebook.h"

enum { SHEET_PILLARS_MAX = 5, SHEET_TABLES_MAX = 16, SHEET_COLUMNS_MAX = 18 };
enum { SHEET_CELL_BYTES = 400 };

enum sheet_style {
	SHEET_BARE = 1,		/* no headings: the title tells all */
	SHEET_NOTED = 2,	/* the book's note stands under it */
	SHEET_TWICE = 4,	/* in two stacks side by side: the rows are many and short */
	SHEET_THRICE = 8
};

struct sheet_table {
	const char *id;		/* of the rulebook; NULL ends */
	int width;		/* in hundredths of the pillar, 0 = all of it; the next one stands
				 * beside it where there is room */
	unsigned style;		/* enum sheet_style */
	const char *columns[SHEET_COLUMNS_MAX + 1];	/* NULL ends */
};

struct sheet_pillar {
	int width;		/* its share of the page; 0 ends */
	struct sheet_table tables[SHEET_TABLES_MAX + 1];
};

struct sheet {
	const char *book;	/* NULL ends the list */
	int size;		/* of the letters, in tenths of a point */
	bool landscape;
	struct sheet_pillar pillars[SHEET_PILLARS_MAX + 1];
};

extern const struct sheet sheets[];	/* sheet_list.c */
const struct sheet *sheet_find(const char *book);	/* or NULL */

/* ---- sheet_cell.c ---- */

enum sheet_merge { MERGE_NONE, MERGE_RANGE, MERGE_EITHER, MERGE_THROUGH };
struct sheet_column {
	enum sheet_merge merge;
	int first, second;	/* columns, `second` where two are merged: of `other` if through */
	const struct rule_table *other;
	char heading[SHEET_CELL_BYTES];
};

/* Reads one of sheet_table's columns; false if the table has no such column. */
bool sheet_column_read(const struct rulebook *b, const struct rule_table *t, const char *told,
	struct sheet_column *c);
enum column_kind sheet_column_kind(const struct rule_table *t, const struct sheet_column *c);
/* What stands in a row: "•" for yes, nothing for no, "–" where the book has nothing. */
void sheet_cell(const struct rulebook *b, const struct rule_table *t,
	const struct sheet_column *c, int row, char text[SHEET_CELL_BYTES]);

/* ---- sheet_roff.c ---- */

extern const char *const sheet_macros[];	/* sheet.roff, line by line; NULL ends */

/* The sheet in the language of groff, which needs no macros but those in it. */
void sheet_roff(FILE *out, const struct sheet *s, const struct rulebook *b);

/* ---- sheet.c ---- */

/* Sends the PDF of a book's sheet to the standard output; the exit status, what was wrong is
 * told.  `more`: something else was asked for as well. */
int sheet_print(const char *book, bool more);

#endif
