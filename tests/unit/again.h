/* Again and again: a skirmish (skirmish.h) that is begun anew for each sample, while its dice
 * go on; for holding odds against what play throws. */
#ifndef AGAIN_H
#define AGAIN_H

#include "sampled.h"
#include "skirmish.h"

struct again {
	struct trial t;		/* as it begins: tests set its state */
	struct game *g;		/* the sample under way */
};

void again_begin(struct again *a, const char *drawing, bool pacific);
void again(struct again *a);	/* the next sample */
void again_end(struct again *a);

#endif
