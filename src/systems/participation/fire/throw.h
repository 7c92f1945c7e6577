/* Things thrown: what throw.c, scatter.c, blast.c, kick.c, gas.c and throw_odds.c tell each
 * other.
 *
 * Vocabulary
 *   pitch      one throw, or one bomb lobbed: who, what, whither
 *   lobbed     of a bomb without a number to hit, a mortar's: it comes down by the table of
 *              PP:44, everything else by that of PP:42
 *   to fly     to go off in a direction; walls and cliffs stop what flies, and over the
 *              table's edge it is gone
 */
#ifndef PARTICIPATION_THROW_H
#define PARTICIPATION_THROW_H

#include "systems/participation/participation.h"


enum { HUNDREDTHS = 100 };	/* of an inch, as PP:44 tells lengths */

struct pitch {
	int figure, weapon;
	int target;		/* figure thrown at, or NOBODY */
	cell_t mark;		/* cell aimed at: of a target where it stands */
	bool far;		/* beyond half of its range (S-P-37) */
	const struct thrown *thrown;	/* NULL: lobbed */
};

/* throw.c */
enum pitch_end { PITCH_MISS, PITCH_HIT, PITCH_DUD, PITCH_ENDS };

/* throw_odds.c: all that may come of a throw as things stand, kicks left out. */
struct pp_throw_chances {
	int need;		/* of the throwing die; 0: it has none */
	chance_t hits, dud;	/* it comes where it was aimed; it never goes off */
	struct tally hurt, out, own_hurt, own_out;	/* figures of enemies, of others */
};

bool pp_check_throw(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_throw(struct game *g, const struct choice *c);
void pp_throws(struct game *g);		/* of the side now; called by pp_shots() */
/* Whether an arm is thrown at all, and whether it is lobbed, without a number to hit: a
 * mortar's bombs (PP:44). */
bool pp_pitched(const struct weapon *w);
bool pp_lobbed(const struct weapon *w);
/* How many of a weapon are left to throw; INT_MAX: it is not used up. */
int pp_bombs_left(const struct game *g, int figure, int weapon);
int32_t pp_throw_range(const struct game *g, int figure, int weapon);
/* What the fourth part of a choice aims at, all rules asked; false with the reason. */
bool pp_pitch(const struct game *g, int figure, int weapon, const struct argument *at,
	struct pitch *p, struct reason *why);
/* Of a weapon that is pitched: it goes off and is used up, thrown at places; others
 * fly at figures and are found again. */
bool pp_at_cells(const struct game *g, int weapon);
/* Whether there is any place or anybody that a figure may pitch it at now. */
bool pp_may_pitch(const struct game *g, int figure, int weapon);
/* Its number to hit, no die thrown; not of what is lobbed. */
void pp_pitch_roller(const struct game *g, const struct pitch *p, struct roller *r);
enum pitch_end pp_pitch_end(const struct pitch *p, const struct roller *r, int die);
/* What a hit by a thing that is thrown at somebody is. */
struct pp_blow pp_pitch_blow(const struct pitch *p, enum pp_effect effect);

#endif
