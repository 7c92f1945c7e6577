/* Setting quick reference sheets (cliffhanger/sheet.h): their cells, their roff, the PDF. */
#ifndef CLI_SHEET_H
#define CLI_SHEET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "cliffhanger/rulebook.h"
#include "cliffhanger/sheet.h"

enum { SHEET_CELL_BYTES = 400 };

/* ---- sheet_cell.c ---- */

enum sheet_merge { MERGE_NONE, MERGE_RANGE, MERGE_EITHER, MERGE_THROUGH };
struct sheet_column {
	enum sheet_merge merge;
	int first, second;	/* columns, `second` where two are merged: of `other` if through */
	const struct rule_table *other;
	char heading[SHEET_CELL_BYTES];
};

/* Reads one of sheet_table's columns; false if the table has no such column. */
bool rules_sheet_column_read(const struct rulebook *b, const struct rule_table *t, const char *told,
	struct sheet_column *c);
enum column_kind rules_sheet_column_kind(const struct rule_table *t, const struct sheet_column *c);
/* What stands in a row: "•" for yes, nothing for no, "–" where the book has nothing. */
void rules_sheet_cell(const struct rulebook *b, const struct rule_table *t,
	const struct sheet_column *c, int row, char text[SHEET_CELL_BYTES]);

/* ---- sheet_roff.c ---- */

extern const char *const rules_sheet_macros[];	/* sheet.roff, line by line; NULL ends */

/* A book's sheet in the language of groff, which needs no macros but those in it. */
void rules_sheet_roff(FILE *out, const struct rulebook *b);

/* ---- sheet.c ---- */

/* Sends the PDF of a book's sheet to the standard output; the exit status, what was wrong is
 * told.  `more`: something else was asked for as well. */
int rules_sheet_print(const char *book, bool more);

#endif
