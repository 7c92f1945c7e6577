/* Fire: what aims, volleys, previews and minds tell each other. */
#ifndef RISK_FIRE_H
#define RISK_FIRE_H

#include "cliffhanger/chance.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/risk.h"

/* What may be expected of fire, in thousandths. */
struct fire_expected {
	int shooters, dice;
	int need;		/* of most dice; 0 = nobody can fire */
	int32_t hits, harm;	/* hits; figures out of action, a wound as a part of a death */
};

/* What may come of those aims that throw a die, exactly: chances of each number of hits, and
 * of figures wounded and killed by them, where hits fall at random on so many figures of
 * whom some have each number of wounds already, as all are seen by all.  False
 * without memory, or for more than allot.h counts. */
struct fire_chances { struct tally hits, wounded, killed; };
struct fire_marks { int figures, wounded; };
/* Some figure has some target; why the first has not the nearest. */
bool risk_unit_may_fire(const struct game *g, int unit, struct reason *why);
bool risk_check_fire(const struct game *g, const struct choice *c, struct reason *why);
void risk_apply_fire(struct game *g, const struct choice *c);
bool risk_asks_to_fire(const struct game *g, int unit);	/* is commanded, and may */
void risk_load(struct game *g);		/* at the turn's end (K-13) */
/* Which of n aims of one unit at one target throw a die: all of commanded troops, of the
 * uncommanded one of two or three.  Sets throws[i]; how many. */
int risk_fire_throwers(const struct game *g, const struct risk_aim *aims, int n, bool *throws);

#endif
