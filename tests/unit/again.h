/* Again and again: a game that is begun anew for each sample, while its dice go on; for holding
 * odds against what play throws.
 *
 *     skirmish_begin(&a.t, drawing);           or another room's: the trial as it begins
 *     again_begin(&a, skirmish_end);
 *     …                                        a test may set the trial's state even now
 *     for (…) {
 *             again(&a);                       the next sample:
 *             adv_melee(a.g);                  what is played,
 *             …                                what is counted
 *     }
 *     again_end(&a);
 */
#ifndef AGAIN_H
#define AGAIN_H

#include "build_setup.h"
#include "sampled.h"

struct again {
	struct trial t;			/* as each sample begins */
	struct game *g;			/* the sample under way */
	void (*end)(struct trial *t);	/* of the room */
};

void again_begin(struct again *a, void (*end)(struct trial *t));
void again(struct again *a);	/* the next sample */
void again_end(struct again *a);	/* and of the trial */

#endif
