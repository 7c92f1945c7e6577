/* Morale: the point, the test, and the Morale phase. */
#ifndef ADVENTURE_MORALE_MORALE_H
#define ADVENTURE_MORALE_MORALE_H

#include "systems/adventure/adventure.h"

enum morale_cause { CAUSE_CHARGED, CAUSE_FIRE, CAUSE_COMPLETION, CAUSE_MELEE, CAUSE_RALLY };

/* What comes of the tests of that phase (MO2), those after hand to hand and under fire. */
enum verdict { VERDICT_NONE, VERDICT_PASSED, VERDICT_FAILED };
void adv_morale_roller(const struct game *g, int unit, enum morale_cause cause, struct roller *r);
bool adv_morale_test(struct game *g, int unit, enum morale_cause cause);	/* S-A-92 */
const char *adv_morale_word(enum morale_cause cause, bool passed);	/* "stands", "breaks" */
/* What a test means by itself, once it is thrown; what its cause makes of it comes after. */
void adv_morale_thrown(struct game *g, int unit, enum morale_cause cause, bool passed);
void adv_morale_phase(struct game *g);	/* ladder, rout, pursuit asked */
void adv_morale_settle(struct game *g, const enum verdict verdicts[UNITS_MAX]);
void adv_alone_roller(const struct game *g, int figure, struct roller *r);	/* S-A-14 */

#endif
