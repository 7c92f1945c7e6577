/* Odds of a round of fighting, exactly: every fall of the dice is counted. */
#ifndef PARTICIPATION_ODDS_ODDS_H
#define PARTICIPATION_ODDS_ODDS_H

#include "systems/participation/melee/fight.h"
#include "systems/participation/participation.h"

/* Of one round of one fight, the mean of all their `fights`, in thousandths: how often he
 * wins so that he strikes; enemies and own injured, and put out of action.  How many of either
 * are in them. */
struct pp_fight_odds { int32_t wins, draws, loses, hurts, hurt, outs, out;
	int fights, own, theirs; };
/* Between those of two units who are, or after a charge would be, in contact. */
bool pp_fight_odds(const struct game *v, int unit, int target, bool charge,
	struct pp_fight_odds *odds);
void pp_round_chances(const struct game *g, const struct fight *f, bool lone_strikes,
	struct pp_round_chances *c);

#endif
