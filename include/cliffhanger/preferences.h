/* Preferences: how somebody likes to be shown the game, and which keys he presses.
 *
 * They stand in a file of his own, cliffhanger/config.yaml where XDG_CONFIG_HOME says (else
 * ~/.config), and are handed about as a struct: nothing here is global.  One table
 * (preferences_mapping) tells their names, values and meaning: from it come the reading, the
 * checks, what `cliffhanger config` prints, completion and cliffhanger-config(5).
 */
#ifndef CLIFFHANGER_PREFERENCES_H
#define CLIFFHANGER_PREFERENCES_H

#include <stdbool.h>
#include <stdint.h>

#include "cliffhanger/buffer.h"
#include "cliffhanger/mapping.h"

enum { KEYMAP_ROWS_MAX = 128, KEYMAP_KEYS_MAX = 4, DYE_ROLES_MAX = 64, SIGNS_MAX = 16 };

/* The keys of each row of the table in src/tui/keys.c, 0 behind the last. */
struct keymap { int32_t keys[KEYMAP_ROWS_MAX][KEYMAP_KEYS_MAX]; };
/* Colours of 256 by role: src/tui/inks.c.  DYE_USUAL is the game's own. */
enum { DYE_USUAL = -2, DYE_TERMINAL = -1 };
struct dyes { int16_t inks[DYE_ROLES_MAX], backs[DYE_ROLES_MAX]; };

struct preferences {
	bool plain;		/* line by line, even where there is a terminal */
	bool speech;		/* one column without a map, the cursor where the words are */
	bool ascii;		/* a locale that is not UTF-8 asks for it too */
	bool mono;		/* NO_COLOR and terminals without colour ask for it too */
	bool flat;		/* one tone a ground, fewer bytes; few colours ask for it too */
	bool mouse;		/* where the terminal has one */
	bool animation;		/* walks are drawn a cell at a time; over SSH if asked for */
	bool confirmations;	/* asks before a phase is ended early */
	uint32_t empty;		/* a bit for each question asked though nothing can be done */
	struct keymap keys;
	struct dyes dyes;
	bool guest;		/* who sits there is a guest at somebody's: no file of his naming is
				 * read or written; no setting: of who opens the front end */
	int step_ms;		/* so long a cell of them is seen; no setting: of the environment */
	char signs[SIGNS_MAX];	/* of figures, by what they tell: src/tui/chart_piece.c */
};

/* Whether a kind of decision, by its name, is asked though its seat can do nothing but pass. */
bool preferences_ask_empty(const struct preferences *p, const char *decision);
/* The game as it comes. */
void preferences_standard(struct preferences *p);
/* The table of all of them; its target is a struct preferences. */
extern const struct mapping preferences_mapping;
/* Colours of somebody's own that are hard to read where they stand: the i-th in a line, "inks.dim
 * (236) on backs.row (237): contrast 1.0, want 4.5"; false past the last. */
bool preferences_unreadable(const struct preferences *p, int i, char *text, size_t size);
/* The whole file, with what each of them means and the values in force. */
void preferences_write(const struct preferences *p, struct buffer *out);

#endif
