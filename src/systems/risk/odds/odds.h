/* Odds of hand to hand, exactly: every fall of the dice of a fight is counted. */
#ifndef RISK_ODDS_ODDS_H
#define RISK_ODDS_ODDS_H

#include "systems/risk/melee/melee.h"
#include "systems/risk/risk.h"

/* What hand to hand is expected to cost, in thousandths of figures; each fight's odds are
 * exact.  By a charge that all figures of the unit who can come on make, or as it stands in
 * contact.  False if there would be no fight. */
struct melee_odds {
	int32_t fights, own, theirs;	/* and who is in them */
	int32_t given, taken;		/* enemies, own figures out of action */
	int32_t wounds_given, wounds_taken;	/* … or wounded, both together */
};
bool risk_charge_odds(const struct game *v, int unit, int target, struct melee_odds *odds);
/* … of the next fight of those who follow up now. */
bool risk_follow_odds(const struct game *v, int unit, struct melee_odds *odds);
bool risk_melee_odds(const struct game *v, int unit, struct melee_odds *odds);
void risk_fight_ways(const struct game *g, const struct fight *fight, const struct stand *stands,
	struct fight_ways *w);

#endif
