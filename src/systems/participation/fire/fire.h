/* Fire: what aims, orders, shots, opportunity shots and odds tell each other. */
#ifndef PARTICIPATION_FIRE_H
#define PARTICIPATION_FIRE_H

#include "systems/participation/melee/harm.h"

/* ---- aim.c ---- */

struct pp_aim {			/* how one figure's shots at another stand */
	int16_t figure, target;
	int16_t weapon;		/* row of `weapons` */
	uint8_t band;		/* enum band */
	uint8_t kind;		/* enum shot_kind */
	bool coup;		/* it is a coup de grace (S-P-9), and stays one */
	int16_t need;		/* on the die, as pp_hit_roller() has it (AI2) */
	int32_t range;
};
/* Of the number that a figure needs, what no target changes. */
enum rest { REST_NONE, REST_HERE, REST_BEFORE };	/* for a long gun: before him it
							 * depends on where he aims */
struct pp_own_hit { int sum; enum rest rest; bool telescope; };
/* In how many ways its dice make each number of shots; how many ways there are. */
enum { SHOTS_MAX = 54 };	/* nine dice */

struct pp_fire_chances {
	int need;
	chance_t each;		/* of one shot's hitting */
	struct tally shots, hits;
	chance_t hurt;		/* some injury */
	struct pp_plight plight;	/* the target's */
};
void pp_ask_fire(struct game *g);
void pp_shots(struct game *g);		/* of the side now: shots, then throws */
bool pp_check_fire(const struct game *g, const struct choice *c, struct reason *why);
void pp_apply_fire(struct game *g, const struct choice *c);
bool pp_is_to_throw(const struct game *g, int figure);	/* told so, in this Firing */
/* Whether a word to fire leaves those who are to throw to it: one to a whole unit does, while
 * others of it can fire. */
bool pp_leaves_throwers(const struct game *g, const struct choice *c);
/* Whether he could shoot or throw at anybody, or at any place (Y-24). */
bool pp_could_fire(const struct game *g, int figure);

#endif
