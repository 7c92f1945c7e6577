/* Fire: what aims, volleys, previews and minds tell each other. */
#ifndef RISK_FIRE_H
#define RISK_FIRE_H

#include "cliffhanger/chance.h"
#include "systems/risk/risk.h"

/* The need of an aim after modifiers; of two alike shots these are the same. */
int fire_need(const struct game *g, const struct risk_aim *a);
/* Whether two aims at the same target are rolled together: same arm, same numbers. */
bool fire_alike(const struct game *g, const struct risk_aim *a, const struct risk_aim *b);
/* Which of n aims of one unit at one target throw a die: all of commanded troops, of the
 * uncommanded one of two or three.  Sets throws[i]; how many. */
int fire_throwers(const struct game *g, const struct risk_aim *aims, int n, bool *throws);

/* What may be expected of fire, in thousandths. */
struct fire_expected {
	int shooters, dice;
	int need;		/* of most dice; 0 = nobody can fire */
	int32_t hits, harm;	/* hits; figures out of action, a wound as a part of a death */
};
/* Of a unit's fire at another, with all who can or the first `wanted` (0 = all); of one
 * figure's, at a figure if mark >= 0. */
struct fire_expected fire_expected(const struct game *g, int unit, int target, int wanted);
struct fire_expected fire_expected_of(const struct game *g, int figure, int target, int mark);

/* What may come of those aims that throw a die, exactly: chances of each number of hits, and
 * of figures wounded and killed by them, where hits fall at random on so many figures of
 * whom some have each number of wounds already, as all are seen by all.  False
 * without memory, or for more than allot.h counts. */
struct fire_chances { struct tally hits, wounded, killed; };
struct fire_marks { int figures, wounded; };
bool fire_chances(const struct game *g, const struct risk_aim *aims, const bool *throws, int n,
	struct fire_marks marks, struct fire_chances *chances);
/* The die of a hit's damage, before it is thrown; what it says. */
void fire_damage_roller(const struct game *g, const struct risk_aim *a, struct roller *r);
enum fate fire_fate(const struct risk_rules *r, int damage, int sum);

#endif
