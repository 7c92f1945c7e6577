/* What the files of the chart tell each other: see chart.h. */
#ifndef TUI_CHART_OWN_H
#define TUI_CHART_OWN_H

#include "cliffhanger/system.h"
#include "tui/chart.h"

/* What the system marks, with signs of their own. */
struct signs { int n; struct map_mark marks[MAP_MARKS_MAX]; };

/* A picture being drawn. */
struct drawing {
	const struct view *v;
	const struct chart_look *look;
	const uint8_t *overlaid;	/* or NULL */
	struct glyph *glyphs;
	struct signs signs;
};

static inline uint32_t chart_letter(char sign) { return (unsigned char)sign; }

/* A place outside the picture is left alone. */
static inline void chart_set(const struct drawing *d, struct point at, struct glyph glyph)
{
	if (at.row >= 0 && at.col >= 0 && at.row < d->look->rows && at.col < d->look->cols)
		d->glyphs[at.row * d->look->cols + at.col] = glyph;
}

/* The columns that rulers take, or that are left and right of a small map. */
struct point chart_origin(const struct grid *g, const struct chart_look *look);

/* ---- chart_ground.c, chart_piece.c, chart_cell.c ---- */

struct pair { struct glyph first, second; };	/* a cell's two columns */

struct pair chart_ground_pair(const struct drawing *d, cell_t cell);
/* Whoever stands in a cell, laid over by what an overlay says of it. */
struct pair chart_piece_pair(const struct drawing *d, int figure, cell_t cell, uint8_t overlaid);
struct pair chart_cell_pair(const struct drawing *d, cell_t cell);
int chart_figure_at(const struct drawing *d, cell_t cell);	/* NOBODY: none is shown */
uint8_t chart_overlaid(const struct drawing *d, cell_t cell);
/* The sign of what is laid over a cell, for its second column; ' ' for none. */
uint32_t chart_overlay_sign(const struct drawing *d, uint8_t overlaid);

/* Where something points, by the grid's direction. */
uint32_t chart_heading_sign(const struct grid *g, int heading, bool unicode);

void chart_find_signs(const struct view *v, struct signs *s);
const struct map_mark *chart_sign_at(const struct signs *s, cell_t cell);
const struct map_mark *chart_cloud_at(const struct drawing *d, cell_t cell);
int chart_item_at(const struct view *v, cell_t cell);

/* ---- chart_far.c ---- */

void chart_draw_far(const struct drawing *d);

#endif
