/* All chance of this room: D10s read 0 … 9, and two of them read as one of percent (M:1,
 * */
#ifndef MORO_DICE_H
#define MORO_DICE_H

#include "systems/moro/moro.h"

int moro_throw(struct roller *r, struct game *g, int n);	/* D10s: roller_throw() */
bool moro_percent(struct roller *r, struct game *g, const char *success, const char *failure);

#endif
