/* A manual page as a formatter sets it, and its tables read back from where the
 * columns stand. */
#ifndef RENDERED_H
#define RENDERED_H

#include <stdbool.h>
#include <stddef.h>

enum { RENDERED_LINES = 16000, RENDERED_BYTES = 1 << 20 };

struct rendered {
	char text[RENDERED_BYTES];
	char *line[RENDERED_LINES];
	int n;
};

/* What a shell command prints, as lines without overstriking; fails the test if it
 * fails or is too much. */
struct rendered *render(const char *command);
void rendered_free(struct rendered *r);	/* takes NULL */

/* Text without its blanks: formatters break lines where they like. */
void squeeze(const char *text, char *squeezed, size_t size);
/* The whole page squeezed, to be freed. */
char *rendered_squeezed(const struct rendered *r);

/* The first line from `from` on that begins with `text`, or -1. */
int rendered_find(const struct rendered *r, int from, const char *text);

/* A part of a table: heading, rule, rows up to an empty line.  Columns are where
 * blanks stand in all lines between; a row begins where the first column has
 * something. */
enum { PART_ROWS = 200, PART_CELLS = 24, CELL_BYTES = 500 };
struct read_part {
	int n_rows, n_columns;
	char heading[PART_CELLS][CELL_BYTES];
	char cell[PART_ROWS][PART_CELLS][CELL_BYTES];
};
/* Reads the next part from line *at on, before line `end`; moves *at behind it. */
bool rendered_part(const struct rendered *r, int *at, int end, struct read_part *part);

#endif
