/* Looking: a US unit that is about to move throws for the counters of its enemies (M-6,
 * X-38, S-M-6). */
#ifndef MORO_FIRE_LOOK_H
#define MORO_FIRE_LOOK_H

#include "systems/moro/moro.h"

/* The die of a unit for a counter so far off, of such a name; whether that takes a die at all
 * (LOOK_DIE), none, or is too far. */
enum look { LOOK_FAR, LOOK_PLAIN, LOOK_DIE };
void moro_look(struct game *g);			/* the stage: the sighting dice */
enum look moro_look_roller(const struct game *g, int unit, int32_t distance, const char *what,
	struct roller *r);

#endif
