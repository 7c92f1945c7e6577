/* Lines that are kept: whether one cell can be seen from another, for who asks again.
 *
 *  LK1  They are a table's (table.lines), which forgets them all whenever anything of it is
 *       drawn or changed; who stands where stops no line of these.
 *  LK2  Two pairs of cells may want the same place: the later has it.
 */
#ifndef CLIFFHANGER_TABLE_LINES_H
#define CLIFFHANGER_TABLE_LINES_H

#include "cliffhanger/table.h"

/* Open is a lean that is clear, with nothing low on it either: of the line that begins at the
 * lower cell; from the other end they are changed over. */
enum { LINE_KNOWN = 1, LINE_CLEAR = 2, LINE_OPEN_UP = 4, LINE_OPEN_DOWN = 8 };

struct lines *lines_new(int32_t cells);	/* for a table of so many; NULL without memory */
void lines_free(struct lines *l);	/* takes NULL */
void lines_forget(struct lines *l);
/* The place of a pair, with what is known of it: no bits of the above, if nothing is. */
uint32_t *lines_place(struct lines *l, cell_t a, cell_t b);

#endif
