/* Morale (M-11): a D100 against what a unit is worth after its losses, where it stands. */
#ifndef MORO_MORALE_MORALE_H
#define MORO_MORALE_MORALE_H

#include "systems/moro/moro.h"

void moro_morale_roller(const struct game *g, int unit, enum test_cause cause, struct roller *r);
int moro_morale(const struct game *g, int unit);	/* modified, as it stands */
/* That a unit holds at such a number; what failing does. */
chance_t moro_holds(const struct game *g, int need);
enum test_result moro_failing(const struct game *g, enum test_cause cause, int need);
enum test_result moro_test(struct game *g, int unit, enum test_cause cause, int by_unit);
void moro_after_fire(struct game *g);	/* the stage MORALE */

void moro_test_hurt(struct game *g, int shooter, int target, int spared);

#endif
