/* Odds of melee, exactly: every fall of the dice of a fight is counted. */
#ifndef MORO_ODDS_ODDS_H
#define MORO_ODDS_ODDS_H

#include "systems/moro/melee/melee.h"
#include "systems/moro/moro.h"

/* One round of it by exact odds, in thousandths of figures; `charge`: the round of contact,
 * of a charge that brings as many into contact as can be; otherwise of whoever stands in
 * contact, `target` NOBODY: with all that the unit is bound to. */
struct moro_melee_odds {
	int fights, own, theirs;	/* and who is in them */
	int32_t given, taken;
	chance_t any;		/* … given */
};
bool moro_melee_odds(const struct game *v, int unit, int target, bool charge,
	struct moro_melee_odds *odds);
struct blow_chances moro_blow_chances(int sides, struct blow own, struct blow foe);
struct blow_chances moro_fight_chances(const struct game *g, const struct moro_fight *f,
	const struct melee_roles *roles);
bool moro_charge_stand(const struct game *v, int unit, int target, cell_t *at);

#endif
