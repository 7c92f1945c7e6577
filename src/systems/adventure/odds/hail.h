/* A hail: hits that fall at random on some figures, and what becomes of them, exactly.
 *
 *  HA1  Every hit may fall on each of them alike, whoever was hit before, and throws
 *       its wound die; the worst of a figure's counts (S-A-5).
 *  HA2  At most one of them is a hero: what he makes of his worst result is his own affair
 *       (A-12, S-A-2).  The others are unhurt as it begins.
 */
#ifndef ADVENTURE_HAIL_H
#define ADVENTURE_HAIL_H

#include "systems/adventure/odds/reckon.h"

enum { HAIL_FIGURES = 64, HAIL_DICE = 128 };

struct hail {
	struct tally hits;
	int figures;		/* 1 … HAIL_FIGURES, the hero with them */
	struct fates one;	/* what a hit makes of whom it strikes */
	const struct game *game;
	int hero;		/* figure of the game, or NOBODY */
};

/* How many of them end with a fate from `least` to `most`; false without memory. */
bool adv_hail_count(const struct hail *h, enum fate least, enum fate most, struct tally *count);
/* What becomes of the hero. */
void adv_hail_hero(const struct hail *h, struct fates *f);
/* Puts all that down: hits, suppressed, wounded, killed, out; the hero's fates. */
bool adv_hail_tell(const struct hail *h, struct odds *odds);

#endif
