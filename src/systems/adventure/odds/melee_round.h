/* A round of melee: what one phase hand to hand between two units may bring, exactly; for `odds`
 * (chances.h) and for previews alike.
 *
 *  MR1  Who strikes whom, by what number and with how many dice, and who is hit, is what
 *       melee.c says of the game as it stands.
 *  MR2  Neither is on the run: all blows are struck at the same time.
 *  MR3  One clumsy hero of a unit may drop his weapon (S-A-8); if there were two of them,
 *       the second would be taken to hold on to it.
 */
#ifndef ADVENTURE_MELEE_ROUND_H
#define ADVENTURE_MELEE_ROUND_H

#include "systems/adventure/odds/fates.h"

/* What one unit does to the other, one way. */
struct blows {
	chance_t chance;		/* of this way */
	int dice;
	struct tally hits;
	int n_struck;			/* whom they may fall on */
	int16_t struck[FIGURES_MAX];
	int16_t striker;		/* the first of those who strike, or NOBODY */
};

/* Both ways: the clumsy hold on to their weapons, or not. */
struct attack { int n; struct blows ways[2]; };

/* The rolls are put down in `odds`, unless that is NULL.  False without memory. */
bool adv_attack(const struct game *g, int unit, int foe, struct odds *odds,
	struct attack *all);
void adv_attack_hits(const struct attack *all, struct tally *hits);
/* How many of the foe it puts out of action, expected: in parts of CERTAIN. */
int64_t adv_attack_out(const struct game *g, const struct attack *all);
/* What a hit makes of one who is struck. */
void adv_blow_fates(const struct game *g, const struct blows *b, int figure, struct odds *odds,
	struct fates *one);
/* S-A-84: that more of ours hit than of theirs; that as many do. */
struct round_end { chance_t won, drawn, lost; };
struct round_end adv_round_end(const struct tally *ours, const struct tally *theirs);

#endif
