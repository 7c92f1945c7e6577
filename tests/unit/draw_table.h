/* Tables from a drawing, for the tests of the table's room.
 *
 * One character a cell; a capital letter is the same ground at level 1, a
 * digit is open ground at that level.  Cells are ten tenths of an inch.
 */
#ifndef DRAW_TABLE_H
#define DRAW_TABLE_H

#include "cliffhanger/table.h"

/* Grounds by their sign in the drawing:
 *     .  open      c  crops 4"     f  forest 16"   j  jungle 8", half rate
 *     b  beach     s  stream       o  ford         h  building    w  wall
 *     x  rock, impassable          r  hut in soft cover, seen through
 */
extern const struct ground drawn_grounds[];
int drawn_ground(char sign);	/* its index, or -1 */

/* `rows` one string a row, all of one length. */
struct table *draw_table(enum grid_kind kind, const char *const *rows, int n_rows);

/* A small generator of test data, the same on every machine. */
struct chance { uint64_t state; };
int chance_below(struct chance *c, int n);

/* A random table: about one cell in `sparse` is not open ground at level 0. */
struct table *random_table(struct chance *c, struct grid grid, int sparse);

#endif
