/* A picture of a terminal's screen, as SVG.
 *
 * A cell is 9 by 18.  What joins from cell to cell (boxes, blocks, shades, dots of Braille) is
 * drawn, so that no font comes between; all else is text.
 */
#ifndef TESTS_PICTURE_H
#define TESTS_PICTURE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "terminal.h"

enum { PICTURE_CELL_WIDTH = 9, PICTURE_CELL_HEIGHT = 18 };

/* With the colours that a terminal of that TERM has.  False if it cannot be written: see errno. */
bool picture_write(const struct terminal *t, const char *term, const char *file);

/* ---- strokes.c ---- */

/* Draws a sign that joins, from that corner on, in that colour.  False if it is no such sign. */
bool strokes_draw(FILE *out, uint32_t sign, int x, int y, uint32_t ink);

#endif
