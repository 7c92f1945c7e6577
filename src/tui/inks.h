/* The inks: what everything on the screen is drawn with, in one table.
 *
 * Pure.  A role has one look and a look one role: an ink is what something is said in, a back
 * what lies behind it.  Each has its colours for terminals of 256 colours and of 8 (those of 16
 * have the same, brighter where they are bold), and attributes that tell it apart without
 * colour.  What an ink says is always said by a sign or a word too.
 *
 * Pieces are counters: their letter stands in black on their side's colour.  Ground is told by
 * its back, in three tones that no two neighbours share, so that the cells are seen without a
 * line between them; a flat picture has one tone and a sign instead, for slow lines.
 *
 * Which ink may stand on which back is part of the table (ink_may_stand()); what all of them
 * have of contrast, and sides of distance, is reckoned from it (ink_contrast.c): of the game's
 * own colours in tests/unit/test_tui_inks.c, of somebody's own when they are read.
 */
#ifndef TUI_INKS_H
#define TUI_INKS_H

#include <stdbool.h>
#include <stdint.h>

#include "cliffhanger/preferences.h"
#include "cliffhanger/setup.h"
#include "tui/palette.h"

enum { GROUND_LOOKS = 44, GROUND_TONES = 3, TONE_FAR = GROUND_TONES, TONES };

enum ink {
	INK_PLAIN, INK_DIM, INK_TITLE, INK_RULE, INK_KEY,
	INK_WARN, INK_GOOD, INK_BAD, INK_STORY,
	INK_BLUE,	/* blue words of the action tables */
	INK_ON,		/* on a block of colour: a piece's letter, the phase under way */
	INK_ALARM,	/* on a block of alarm: who runs, who is pinned */
	INK_HURT, INK_LOST,	/* of a unit's strength: its wounded, those it has lost */
	INK_ITEM, INK_CLOUD,
	INK_PATH,	/* ways and lines over the ground */
	INK_LAID,	/* signs of overlays over the ground */
	INK_SHADED,	/* ground that is out of reach or sight */
	INK_BLANK,	/* ground without a sign: the terminal's own, which takes half the bytes */
	INK_SIDE,	/* and SIDES_MAX - 1 more: the sides' colours */
	INK_GROUND = INK_SIDE + SIDES_MAX,	/* and GROUND_LOOKS - 1 more */
	INKS = INK_GROUND + GROUND_LOOKS	/* from here on: the colour of a back, for half a
						 * block of each */
};

/* What lies behind an ink. */
enum back {
	BACK_NONE,
	BACK_BAR,	/* lines of the frame */
	BACK_ROW,	/* the row under the cursor */
	BACK_NOW,	/* the phase under way */
	BACK_CHOSEN, BACK_TARGET,	/* pieces: the unit in hand, who may be chosen */
	BACK_HURT, BACK_PINNED, BACK_ALARM, BACK_TAKEN,	/* states of pieces */
	BACK_OUT,	/* a piece that is nobody's to use: it runs, or is taken */
	BACK_GHOST,	/* seen before, not now */
	BACK_ITEM, BACK_PATH,	/* from afar */
	BACK_BURST, BACK_WIDER,	/* what a choice strikes, or who hears it */
	BACK_SHADED,
	BACK_SIDE,	/* and SIDES_MAX - 1 more */
	BACK_GROUND = BACK_SIDE + SIDES_MAX,	/* and TONES each for GROUND_LOOKS */
	BACKS = BACK_GROUND + TONES * GROUND_LOOKS
};

enum { WEIGHT_BOLD = 1, WEIGHT_UNDERLINE = 2, WEIGHT_REVERSE = 4, WEIGHT_DIM = 8,
	WEIGHT_THEIRS = 16 };	/* of pieces: not the viewer's side, where there is no colour */

enum { COLOUR_OWN = -1 };	/* whatever the terminal has */

/* A sign on the screen. */
struct glyph {
	uint32_t sign;
	uint16_t ink, back;
	uint8_t weight;		/* besides the ink's own */
};

/* How an ink on a back looks on a terminal of so many colours: 256, 16, 8, or 0 for none. */
struct ink_look { int16_t ink, back; uint8_t weight; };
struct ink_look ink_look(int ink, int back, unsigned weight, int colours);

/* The same in colours of somebody's own, where there are 256. */
struct ink_look ink_look_in(const struct dyes *p, int ink, int back, unsigned weight,
	int colours);
/* ink_roles.c: what the i-th ink or back of which one may choose the colour is called, which it
 * is, and what it stands for; NULL past the last. */
const char *ink_role(int i, int *ink, const char **doc);
const char *ink_back_role(int i, int *back, const char **doc);
void ink_dyes_standard(struct dyes *p);
/* The game's own colour of a role, COLOUR_OWN = the terminal's. */
int ink_usual(int ink);
int ink_usual_back(int back);

/* What an ink is read for: words and letters, marks that need only be seen, or nothing. */
enum ink_use { USE_WORDS, USE_MARK, USE_NONE };
enum ink_use ink_use(int ink);
/* Whether an ink may stand on a back: what no page may mix is not reckoned with. */
bool ink_may_stand(int ink, int back);

/* ink_contrast.c: an ink on a back as the eye gets it, in numbers of the palette alone. */
struct ink_look ink_seen(const struct dyes *p, int ink, int back, int colours);
double ink_contrast(const struct dyes *p, enum palette palette, int ink, int back, int colours);
/* So much of it is wanted of words, and of marks. */
double ink_contrast_wanted(int ink);

/* How a ground is drawn, in two columns.  No two kinds of a rulebook look alike,
 * and none is drawn with letters or digits: those are for figures.  A ground of
 * no role that is known here is drawn by its own sign. */
struct ink_ground_sign { uint32_t first, second; };
struct ink_ground {
	struct ink_ground_sign tinted, pretty, plain;	/* with tones; flat; in ASCII */
	uint16_t ink, back;		/* the first of its tones; ground of the role's look */
};
struct ink_ground ink_ground(const struct table *t, int ground);
/* Whether a ground of that role has walls: its doors stand in them. */
bool ink_has_walls(int role);

#endif
