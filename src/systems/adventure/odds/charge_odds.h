/* Odds of charges: what may come of one up to contact, exactly; for `odds` (chances.h) and for
 * previews alike.
 *
 *  CO1  The target stands or breaks; those who stand fire; chargers who were hit test whether
 *       they go on, each with the point that their losses leave them.  A
 *       target that routs may be rallied first, and then stands or breaks like others;
 *       else it runs on (S-A-41).
 *  CO2  Any of the fire may hit any of the chargers who are fit as it begins.  Their leader is
 *       kept apart: he may be lucky, and they miss him.
 */
#ifndef ADVENTURE_CHARGE_ODDS_H
#define ADVENTURE_CHARGE_ODDS_H

#include "systems/adventure/odds/volley.h"

enum { CHARGERS_MOST = 40 };	/* chargers, at most */

struct charge_odds {
	chance_t rallied;	/* that the target does not rout when the charge comes */
	chance_t routs_on, breaks, fails, down, contact;	/* one of these: down is nobody
				 * left to go on */
	struct tally hits, suppressed, out;	/* of the chargers, by all the fire */
	struct tally arrive;			/* who come into contact and can fight */
};

/* First: whether the target is rallied if it routs; in `g` it then is, as far as those who
 * prepare the shots can see. */
void adv_charge_odds_begin(struct charge_odds *o, struct game *g, int target);
/* Of a unit, in its place to be fired at, and the shots of those it charges, one by one.
 * False without memory, or with too many figures. */
bool adv_charge_odds(const struct game *g, int unit, int target, const struct shots *shots, int n,
	struct charge_odds *o);

#endif
