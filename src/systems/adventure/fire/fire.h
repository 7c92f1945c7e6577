/* The adventure room's arms and shots: what the files of the Shooting phase tell all others
 * (adventure.h, which has it with everything else).
 */
#ifndef ADVENTURE_FIRE_H
#define ADVENTURE_FIRE_H

#include "systems/adventure/adventure.h"

/* arms.c.  The arms in a figure's hand: the scenario's and what it picked up.  Row or -1 past
 * the last. */
int adv_arm(const struct game *g, int figure, int i);
/* Its first arm of that row leaves its hand and lies in a cell, or is lost (Y-6). */
void adv_throw(const struct game *g, int figure, int arm, cell_t cell);
/* The i-th arm that a figure threw and that still lies: its row, -1 past the last; where. */
int adv_lying(const struct game *g, int figure, int i, cell_t *cell);
void adv_unsettle(const struct game *g, int figure);	/* its gun was moved */
bool adv_properly_armed(const struct game *g, int unit);
bool adv_may_prepare(const struct game *g, int unit);
/* A figure of `unit` that can take up what `figure` threw, or fell with; -1.  The arm's row. */
int adv_finder(const struct game *g, int unit, int figure, int *arm);
bool adv_may_pick_up(const struct game *g, int unit, struct argument what, struct reason *why);
void adv_pick_up(struct game *g);	/* at the turn's end */

struct aim {	/* how one figure's fire at a unit stands */
	int16_t figure, weapon;
	int16_t nearest;	/* target figure the range is taken to */
	uint8_t band;		/* 0 short, 1 medium, 2 long */
	uint8_t dice;
	uint8_t base;		/* base hit number, before Sure Shot */
	uint8_t cover;		/* enum cover of most target figures */
	const struct halves_row *eye;	/* Sure Shot or Marksman with this arm, or NULL */
	bool sniper;		/* has a sniper's bonus (S-A-63) */
	bool two;		/* the Ambidextrous fires two */
	bool careful;		/* the target has its combat move's bonus (S-A-53) */
};
/* aim.c.  Fills `a` for a figure against a unit; false with the reason. */
bool adv_aim(const struct game *g, int figure, int target, struct aim *a, struct reason *why);
/* The same at chargers, before they have come: where they will halt, one cell short of contact,
 * with nothing between. */
bool adv_aim_at_charge(const struct game *g, int figure, int charger, struct aim *a);
/* Prepares the roll of an aim: need and modifiers. */
void adv_aim_roller(const struct game *g, const struct aim *a, int target, struct roller *r);
/* The figures of `target` that an aim may hit (A-10, S-A-51); how many. */
int adv_aim_marks(const struct game *g, const struct aim *a, int target, int16_t *marks);
/* Who feeds the machine gun that `figure` serves (S-A-59), or -1. */
int adv_loader(const struct game *g, int figure);
/* Whether enough serve its gun: next to it, or of a mounted one aboard. */
bool adv_has_crew(const struct game *g, int figure);
/* Whether it feeds a gun that will fire, or a mortar that is told to (S-A-59). */
bool adv_feeds(const struct game *g, int figure);
bool adv_under_charge(const struct game *g, int unit);	/* by chargers who still come */
int32_t adv_longest_range(const struct weapon *w);
/* Loads, sets up, changes canisters at the turn's end (S-A-56 … 58). */
void adv_tend_arms(struct game *g);
/* shoot.c */
bool adv_check_fire(const struct game *g, const struct choice *c, struct reason *why);
void adv_apply_fire(struct game *g, const struct choice *c);
/* Who of a unit fires if so many are told to (INT16_MAX: all); how many. */
int adv_who_fires(const struct game *g, int unit, int target, int wanted, int16_t *who);
void adv_volley(struct game *g);	/* leaves fates applied */
/* S-A-8: whether the figure tests its luck before it fires at them. */
bool adv_may_drop(const struct game *g, int figure, int target);
/* Whom those of a unit who miss a target may hit instead (A-18, S-A-54); how many. */
int adv_friends_in_melee(const struct game *g, int unit, int target, int16_t *friends);
/* Some figure has some target; why the first has not the nearest. */
bool adv_unit_may_fire(const struct game *g, int unit, struct reason *why);
bool adv_unit_asks_to_fire(const struct game *g, int unit);	/* or something to lob */

/* lob.c; the rest of it: bursts.h */
bool adv_bursts(const struct weapon *w);
int adv_lobs_left(const struct game *g, int figure);	/* -1 = no limit */

#endif
