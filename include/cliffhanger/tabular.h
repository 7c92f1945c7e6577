/* Tabular: where the columns of a table stand, for whoever prints it in lines of a width.
 *
 * A table is cut into parts that fit: each has the first column, which names the row, and as
 * many others as there is room for.  A column of long texts takes what is left of its part's
 * width, and its cells are broken into lines.
 *
 *  T1  a part is at most as wide as it may be, unless two columns alone are wider.
 *  T2  the first column is never broken: a line that begins with something begins a row.
 *  T3  a cell breaks at blanks alone, so that whoever reads it back finds the entry.
 *  T4  no row or column is ever left out.
 */
#ifndef CLIFFHANGER_TABULAR_H
#define CLIFFHANGER_TABULAR_H

#include "cliffhanger/rulebook.h"

enum { TABULAR_CELL_BYTES = 2000, TABULAR_COLUMNS_MAX = 32 };

struct tabular {
	const void *self;
	int n_rows, n_columns;
	/* The text of a cell; row -1 is the heading. */
	void (*cell)(const void *self, int row, int column, char text[TABULAR_CELL_BYTES]);
	/* Whether a column holds figures, which stand at its right edge. */
	bool (*figures)(const void *self, int column);
	/* How many columns of the device a text takes; NULL: one a character. */
	int (*columns)(const void *self, const char *text, size_t bytes);
	int width, gap;		/* of a part; between its columns */
};

/* Columns first … last - 1 beside the first one, and how wide all are. */
struct tabular_part { int first, last, width[TABULAR_COLUMNS_MAX]; };

/* How the parts are made: a column of texts is as wide as its comfort, if its texts are. */
enum { TABULAR_COMFORT_LEAST = 14, TABULAR_COMFORT_MOST = 20,
	TABULAR_COMFORTS = TABULAR_COMFORT_MOST - TABULAR_COMFORT_LEAST + 1 };
struct tabular_plan {
	int columns, comfort, parts;
	int full[TABULAR_COLUMNS_MAX];	/* how wide a column is if nothing is broken */
	int least[TABULAR_COMFORTS][TABULAR_COLUMNS_MAX];	/* how narrow it may be */
};
struct tabular_plan tabular_plan(const struct tabular *t);
/* The parts one after the other, beginning with first = last = 1; false past the last. */
bool tabular_next(const struct tabular *t, const struct tabular_plan *plan,
	struct tabular_part *p);

/* Bytes of the beginning of a text that fit a line of a column. */
size_t tabular_piece(const struct tabular *t, const char *text, int width);

/* Tables of a rulebook: behind the last column stands where a row comes from. */
struct book_table { const struct rulebook *book; const struct rule_table *table; };
void tabular_book_cell(const void *book_table, int row, int column,
	char text[TABULAR_CELL_BYTES]);
bool tabular_book_figures(const void *book_table, int column);

#endif
