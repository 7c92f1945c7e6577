/* The chart: the map as signs in a buffer, at any scale.
 *
 * Pure.  At scale 0 a hex is two columns wide and odd rows are shifted by one; the first column
 * is the ground or a figure's letter, the second tells a figure's state or what is laid over
 * the cell.  At scale n >= 1 a column stands for n cells and a row for 2n: the overview, in
 * half blocks where colours allow.  At scale -1 a hex is four columns wide and two rows high,
 * and has room for a figure's number and its unit's strength.  A map smaller than its room
 * stands in the middle of it.
 *
 * `overlaid` is a byte for each cell, what an overlay has to say about it.
 */
#ifndef TUI_CHART_H
#define TUI_CHART_H

#include "cliffhanger/game.h"
#include "cliffhanger/preferences.h"
#include "cliffhanger/view.h"
#include "tui/inks.h"
#include "tui/layout.h"

enum { CHART_SCALE_MAX = 16, CHART_SCALE_IN = -1 };

enum overlaid {
	OVERLAID_NONE, OVERLAID_REACH, OVERLAID_NEAR, OVERLAID_MEDIUM, OVERLAID_FAR, OVERLAID_SEEN,
	OVERLAID_SHADE,	/* neither reached nor seen, where others are */
	OVERLAID_PATH, OVERLAID_LINE, OVERLAID_BLOCK, OVERLAID_TARGET, OVERLAID_AIMED,
	OVERLAID_UNIT,
	OVERLAID_BURST, OVERLAID_WIDER,	/* struck by what falls where one chooses */
	OVERLAID_UNDERSTOOD, OVERLAID_HEARD,	/* words from where the speaker stands */
	OVERLAID_LEVEL,	/* and the level: elevation */
	OVERLAID_ZONE = OVERLAID_LEVEL + LEVEL_MAX + 1,	/* and the area's number */
	OVERLAID_WALK = OVERLAID_ZONE + AREAS_MAX,	/* and the direction of a step from there */
	OVERLAID_ABSENT = OVERLAID_WALK + GRID_AROUND_MAX,	/* he has not arrived yet */
	OVERLAYS_LAID
};

/* How one looks at the map: what belongs to the front end. */
struct chart_look {
	int col, row;		/* the cell at the top left */
	int rows, cols;		/* room on the screen */
	int scale;
	bool unicode;
	bool shaded;		/* there are colours enough for states and shade */
	bool tinted;		/* and for three tones of a ground */
	bool facing;		/* behind each figure's sign, where it faces */
	bool rulers;		/* column and row numbers along two edges */
	const char *signs;	/* of one's own, by chart_sign_role(); NULL: the usual */
};

/* Draws into glyphs[rows * cols]; `overlaid` may be NULL. */
void chart_draw(const struct view *v, const struct chart_look *look,
	const uint8_t *overlaid, struct glyph *glyphs);
/* Where a cell is in the buffer; false if outside. */
bool chart_where(const struct grid *g, const struct chart_look *look,
	cell_t cell, struct point *at);
/* Beyond which edge of the buffer a cell lies, and the place at that edge nearest to it. */
enum beyond { BEYOND_NONE, BEYOND_NORTH, BEYOND_EAST, BEYOND_SOUTH, BEYOND_WEST, BEYONDS };
enum beyond chart_beyond(const struct grid *g, const struct chart_look *look, cell_t cell,
	struct point *at);
/* The cell at a place of the buffer, or CELL_NONE. */
cell_t chart_cell(const struct grid *g, const struct chart_look *look, struct point at);
/* Scrolls as little as needed to keep a margin round the cell; by half a
 * screen at once, so that few steps scroll. */
void chart_follow(const struct grid *g, struct chart_look *look, cell_t cell);
void chart_centre(const struct grid *g, struct chart_look *look, cell_t cell);
/* The next scale: outwards until the whole map is in sight, then in, then back to 0. */
int chart_next_scale(const struct grid *g, const struct chart_look *look);
/* The scale to begin with: near, where all would be in sight with room to spare, and at least
 * half of it either way is so near, too. */
int chart_first_scale(const struct grid *g, const struct chart_look *look);
/* Room the whole map takes at scale 0. */
struct point chart_size(const struct grid *g);

/* A figure's sign in the second column, ' ' for one of the fit crowd. */
char chart_mark(const struct view *v, int figure);
/* What signs behind a figure's letter tell, for preferences: a name, the usual sign; NULL past
 * the last. */
const char *chart_sign_role(int i, char *usual, const char **doc);
/* The sign one sees for a usual one. */
char chart_shown(const struct chart_look *look, char usual);
/* A unit's counter as two glyphs, wherever it is shown: its letter, and what its leader, or the
 * figure given, is like. */
struct chart_piece { struct glyph letter, state; };
struct chart_piece chart_piece(const struct view *v, const struct chart_look *look, int unit,
	int figure);
/* The ground of a cell, likewise. */
struct chart_piece chart_ground(const struct view *v, const struct chart_look *look, cell_t cell);

#endif
