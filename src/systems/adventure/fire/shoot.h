/* Shooting: who is told to fire at whom, and the volley. */
#ifndef ADVENTURE_FIRE_SHOOT_H
#define ADVENTURE_FIRE_SHOOT_H

#include "systems/adventure/adventure.h"

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

#endif
