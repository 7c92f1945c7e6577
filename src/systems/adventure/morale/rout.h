/* The steps down and up again: suppressed, retreating, routing, pursuing, rallied. */
#ifndef ADVENTURE_MORALE_ROUT_H
#define ADVENTURE_MORALE_ROUT_H

#include "systems/adventure/adventure.h"

void adv_suppress_unit(struct game *g, int unit, int until);
void adv_rout(struct game *g, int unit, int threat);
/* Brave and Dashing, left behind when his unit routed (S-A-14). */
bool adv_stays(const struct game *g, int figure);
void adv_begin_pursuit(struct game *g, int unit);	/* of the target it has beaten */
void adv_end_pursuits(struct game *g);		/* S-A-102 */
void adv_turn_at_bay(struct game *g, int unit);	/* a router that holds in melee (S-A-101) */
bool adv_runs(const struct game *g, int figure);	/* routs with its unit, not left behind */
void adv_end_standing_alone(struct game *g);	/* S-A-14 */
void adv_rally(struct game *g, int unit);	/* */
void adv_rallied(struct game *g, int unit);	/* it comes to its senses */
int adv_rallier(const struct game *g, int unit);	/* who would rally it (S-A-105), or -1 */
void adv_fail_under_fire(struct game *g, int unit, int by_unit);	/* the ladder */

#endif
