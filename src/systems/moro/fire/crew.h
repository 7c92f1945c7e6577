/* Crews: who is hit round a gun (M-10), and infantry who take one over. */
#ifndef MORO_FIRE_CREW_H
#define MORO_FIRE_CREW_H

#include "systems/moro/fire/volley.h"
#include "systems/moro/moro.h"

/* whether infantry could spend its activation so, now; and at its end. */
bool moro_may_man(const struct game *g, int unit, int gun, struct reason *why);
void moro_man(struct game *g, int unit, int gun);
void moro_volley_marks(const struct game *g, const struct volley_party *p, int unit, int target,
	struct volley_marks *m);
/* The crew's share in percent, rounded down. */
int moro_volley_crew_percent(const struct volley_marks *m);

#endif
