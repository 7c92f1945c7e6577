/* The inks: what everything on the screen is drawn with, in one table.
 *
 * Pure.  An ink has colours for terminals with 256 and with 8 of them, and
 * attributes that tell it apart without colour.  What an ink says is always
 * said by a sign or a word too.
 */
#ifndef TUI_INKS_H
#define TUI_INKS_H

#include <stdbool.h>
#include <stdint.h>

#include "cliffhanger/setup.h"

enum ink {
	INK_PLAIN, INK_DIM, INK_TITLE, INK_FRAME, INK_FOCUS, INK_KEY, INK_NOW,
	INK_WARN, INK_GOOD, INK_BAD, INK_STORY,
	INK_BLUE,	/* blue words of the action tables */
	INK_SIDE,	/* and SIDES_MAX - 1 more: the sides' colours */
	INK_GHOST = INK_SIDE + SIDES_MAX,	/* seen before, not now */
	INK_ITEM,
	INK_ACTED,	/* has acted this turn */
	INK_GROUND,	/* and GROUND_ROLES - 1 more */
	INKS = INK_GROUND + GROUND_ROLES
};

/* What lies behind an ink. */
enum back {
	BACK_NONE, BACK_CHOSEN, BACK_REACH, BACK_NEAR, BACK_MEDIUM, BACK_FAR,
	BACK_SEEN, BACK_LINE, BACK_BLOCK, BACK_TARGET, BACK_ZONE, BACKS
};

enum { WEIGHT_BOLD = 1, WEIGHT_UNDERLINE = 2, WEIGHT_REVERSE = 4, WEIGHT_DIM = 8 };

enum { COLOUR_OWN = -1 };	/* whatever the terminal has */

struct ink_row {
	int16_t many, few;	/* colour of 256, of 8 */
	uint8_t weight, mono;	/* with colour, without */
};
struct ink_back_row {
	int16_t many, few;
	uint8_t mono;
};

const struct ink_row *ink_row(enum ink ink);
const struct ink_back_row *ink_back_row(enum back back);

/* How a ground is drawn, in two columns.  No two kinds of a rulebook look alike,
 * and none is drawn with letters or digits: those are for figures.  A ground of
 * no role that is known here is drawn by its own sign. */
struct ink_ground_sign { uint32_t first, second; };
struct ink_ground_sign ink_ground_sign(const struct table *t, int ground, bool unicode);

/* A letter, the overlaid's or the figure's, on the map. */
struct glyph {
	uint32_t sign;
	uint8_t ink, back, weight;	/* weight: besides the ink's own */
};

#endif
