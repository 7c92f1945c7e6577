/* The ground plan of a scenario, for who writes it: its map in signs, with areas, units, things and
 * coordinates, and lists of them, as lines of plain text.
 *
 *  GR1  A cell has two columns: who or what begins there, or its ground; and the letter of the
 *       smallest area that it is in.
 *  GR2  A map broader than the text is cut into strips; one that would be longer than
 *       GROUNDPLAN_ROWS_MAX rows so is drawn from afar, a square of cells for each sign.
 *  GR3  A line is at most as broad as was asked for, but for a word that is broader.
 */
#ifndef CLIFFHANGER_GROUNDPLAN_H
#define CLIFFHANGER_GROUNDPLAN_H

#include "cliffhanger/buffer.h"
#include "cliffhanger/setup.h"

enum { GROUNDPLAN_COLS_MIN = 40, GROUNDPLAN_ROWS_MAX = 240 };

void groundplan_write(const struct setup *s, int cols, struct buffer *out);

#endif
