/* Casualties: hits that fall at random on some figures, and what becomes of them, exactly.
 *
 *  CT1  Every hit may fall on each of them alike, whoever was hit before, and throws
 *       its wound die; the worst of a figure's counts (S-A-5).
 *  CT2  At most one of them is a hero: what he makes of his worst result is his own affair
 *       (A-12, S-A-2).  The others are unhurt as it begins.
 */
#ifndef ADVENTURE_CASUALTIES_H
#define ADVENTURE_CASUALTIES_H

#include "systems/adventure/odds/fates.h"

enum { VOLLEY_FIGURES = 64, VOLLEY_DICE = 128 };

struct casualties {
	struct tally hits;
	int figures;		/* 1 … VOLLEY_FIGURES, the hero with them */
	struct fates one;	/* what a hit makes of whom it strikes */
	const struct game *game;
	int hero;		/* figure of the game, or NOBODY */
};

/* How many of them end with a fate from `least` to `most`; false without memory. */
bool adv_casualties_count(const struct casualties *h, enum fate least, enum fate most,
	struct tally *count);
/* What becomes of the hero. */
void adv_casualties_hero(const struct casualties *h, struct fates *f);
/* Puts all that down: hits, suppressed, wounded, killed, out; the hero's fates. */
bool adv_casualties_tell(const struct casualties *h, struct odds *odds);

#endif
