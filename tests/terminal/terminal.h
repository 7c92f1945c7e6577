/* A terminal with a program in it: a pty whose output libvterm draws.
 *
 * Nothing here sleeps: whoever wants to see something calls terminal_read()
 * until it is there or the time is up.
 */
#ifndef TESTS_TERMINAL_H
#define TESTS_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TERMINAL_COLUMNS_MAX = 400, TERMINAL_ROW_BYTES = TERMINAL_COLUMNS_MAX * 6 + 1 };

struct terminal_options {
	int columns, rows;
	bool utf8;
	const char *folder;		/* where the program runs */
	char *const *argv;		/* NULL-ended; argv[0] is a path */
	char *const *environment;	/* NULL-ended, all of it */
};

struct terminal;

bool terminal_possible(void);	/* whether this machine gives pseudo-terminals at all */
struct terminal *terminal_open(const struct terminal_options *o);	/* NULL: see errno */
void terminal_free(struct terminal *t);	/* kills what still runs; takes NULL */

/* Takes what the program sends within so many milliseconds, at most one
 * piece of it.  False if nothing came. */
bool terminal_read(struct terminal *t, int milliseconds);

/* Sends a key: one character, or a name such as Enter, Up, PgDn, C-p, as an
 * xterm would (Home and End are others elsewhere), or the mouse: Click:12,5 at
 * a column and row from 1, Right-Click, Wheel-Up, Wheel-Down.  False if there is
 * no such key. */
bool terminal_key(struct terminal *t, const char *name);
/* Bytes of keys that the program has not taken yet. */
int terminal_unread(const struct terminal *t);
void terminal_resize(struct terminal *t, int columns, int rows);
/* From now on it takes nothing that is written (as after C-s). */
void terminal_stop(struct terminal *t);
void terminal_signal(struct terminal *t, int number);
void terminal_hang_up(struct terminal *t);	/* the line is gone */

/* Whether the program has ended; its status as a shell tells it. */
bool terminal_ended(struct terminal *t, int *status);
/* Why the terminal is not as it was before the program; NULL if it is. */
const char *terminal_spoilt(const struct terminal *t);
/* A sequence that the emulator could not follow, or "". */
const char *terminal_unknown(const struct terminal *t);

int terminal_rows(const struct terminal *t);
/* One row as UTF-8, without blanks at its end. */
void terminal_row(const struct terminal *t, int row, char text[TERMINAL_ROW_BYTES]);
/* False if it is hidden. */
bool terminal_cursor(const struct terminal *t, int *column, int *row);
/* What the eye sees of one cell.  Reverse stays an attribute and the colours are as they were
 * asked for: a terminal's own ink and back have no number by which they could change places, and
 * where there are no colours reverse is all there is.  A blank shows neither ink nor weight of a
 * sign (how it was erased is nobody's business), so it has an ink only if reversed or underlined.
 */
enum { TERMINAL_OWN = -1 };	/* the ink or back of a terminal nobody has told otherwise */
enum {
	TERMINAL_BOLD = 1, TERMINAL_UNDERLINE = 2, TERMINAL_REVERSE = 4, TERMINAL_BLINK = 8,
	TERMINAL_ITALIC = 16, TERMINAL_DIM = 32,
};
struct terminal_cell {
	uint32_t sign;		/* a blank is a space */
	int ink, back;		/* of the palette of 256; TERMINAL_OWN */
	unsigned weight;	/* TERMINAL_BOLD ... */
	int width;		/* 2: also covers the cell to its right, whose width is 0 */
};
int terminal_columns(const struct terminal *t);
struct terminal_cell terminal_cell(const struct terminal *t, int column, int row);
bool terminal_same_look(const struct terminal_cell *a, const struct terminal_cell *b);

/* Bytes the program has sent since it began. */
size_t terminal_bytes(const struct terminal *t);

#endif
