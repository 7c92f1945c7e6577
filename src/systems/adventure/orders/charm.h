/* Irresistibility: whom a hero can ask, what those asked do, and whom he or she draws along
 * (A-31, X-16, S-A-18). */
#ifndef ADVENTURE_ORDERS_CHARM_H
#define ADVENTURE_ORDERS_CHARM_H

#include "skirmish/body/movers.h"
#include "systems/adventure/adventure.h"

bool adv_check_charm(const struct game *g, const struct choice *c, struct reason *why);
void adv_charm(struct game *g, int hero, int figure, cell_t to);
int adv_asker(const struct game *g, int unit);	/* its irresistible hero, or -1 */
bool adv_charm_roll(struct game *g, int hero, int figure);
void adv_promise(struct game *g, int figure);	/* to do as it was asked */
bool adv_bidden(const struct game *g, int figure);	/* does this turn as it was asked */
bool adv_charm_anybody(const struct game *v, int hero);	/* somebody can be asked */
/* The enemy whom an irresistible hero would best ask, a leader if there is one; -1. */
int adv_charm_whom(const struct game *v, int hero);
/* The nearest hero who draws a retreating figure, or -1. */
int adv_drawn_to(const struct game *g, int figure);
void adv_plan_bidden(struct game *g, struct movers *all);	/* of all who were asked */

#endif
