/* Moro games that are begun anew for each of many samples, their dice going on. */
#ifndef MORO_AGAIN_H
#define MORO_AGAIN_H

#include "moro_range.h"
#include "sampled.h"

enum { FEWER = 20 };	/* times as few samples for what is not the main case */

struct again { struct trial t; struct game *g; };

/* As the trial's game stands now. */
void again_begin(struct again *a);
void again(struct again *a);
void again_end(struct again *a);	/* and the trial's */

/* How many figures of a unit fell in the sample. */
int again_fallen(const struct again *a, const char *unit);

#endif
