/* mdoc, the language of the manual pages: for man/fill, and for the commands that
 * print it. */
#ifndef CLI_MDOC_H
#define CLI_MDOC_H

#include <stddef.h>
#include <stdio.h>

#include "cli/rules.h"
#include "cliffhanger/tabular.h"

/* Text that is no macro, whatever it holds: filled lines, each sentence begins one;
 * what stands between two ` is bold. */
void mdoc_text(FILE *out, const char *text);
/* The same as one argument of a macro. */
void mdoc_argument(FILE *out, const char *text);
/* One letter of it; its bytes. */
int mdoc_letter(FILE *out, const char *text);
/* A piece of text that is broken at its blanks alone, not at hyphens. */
void mdoc_piece(FILE *out, const char *text);

/* ---- mdoc_grid.c ---- */

/* A table of rows and columns; no row or column is ever left out. */
enum { GRID_CELL_BYTES = TABULAR_CELL_BYTES };
struct mdoc_grid {
	const void *self;
	int n_rows, n_columns;
	/* The text of a cell; row -1 is the heading. */
	void (*cell)(const void *self, int row, int column, char text[GRID_CELL_BYTES]);
	/* Whether a column holds figures, which stand at its right edge. */
	bool (*figures)(const void *self, int column);
};
/* Prints it so that it fits a terminal of 80 columns: what is too wide is told in
 * several tables, in each of which every row begins with its first cell. */
void mdoc_grid(FILE *out, const struct mdoc_grid *grid);

/* ---- rules_mdoc.c ---- */

/* What a page begins with: tags for formatters that know none, no hyphenation. */
void rules_mdoc_begin(FILE *out);
/* What fills the sections of a page: all tables; all rules; what house rules may change. */
void rules_mdoc_tables(FILE *out, const struct rulebook *b);
void rules_mdoc_rulings(FILE *out, const struct rulebook *b);
void rules_mdoc_house(FILE *out, const struct rulebook *b);
/* A page of these alone. */
void rules_mdoc_book(FILE *out, const struct rulebook *b);
/* Where each subject is told: tables and rules of each system's page. */
void rules_mdoc_subjects(FILE *out);
/* What was asked for, book by book. */
void rules_mdoc_answer(FILE *out, const struct answer *a);

#endif
