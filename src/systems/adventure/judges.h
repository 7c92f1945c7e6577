/* Who can do what: the only judges of acting, moving, shooting and fighting (adventure.h,
 * A4), and of being with one's unit. */
#ifndef ADVENTURE_JUDGES_H
#define ADVENTURE_JUDGES_H

#include "systems/adventure/adventure.h"

/* judges (judges.c): A4's only ones.  All work on views. */
static inline bool adv_unit_suppressed(const struct game *g, int unit)
{
	return adv_unit_of(g, unit)->suppressed_until >= g->turn;
}
/* Itself or with its unit. */
static inline bool adv_suppressed(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->suppressed_until >= g->turn
		|| adv_unit_suppressed(g, g->figures[figure].unit);
}
bool adv_active(const struct game *g, int figure);	/* on the table, fit, not suppressed */
bool adv_can_move(const struct game *g, int figure);
bool adv_can_shoot(const struct game *g, int figure, struct reason *why);	/* */
bool adv_can_fight(const struct game *g, int figure);
bool adv_unit_alive(const struct game *g, int unit);	/* a figure fit on the table, or aboard */
/* Nobody of it is fit, but somebody lies wounded on the table, and is no captive (Y-5). */
bool adv_only_wounded(const struct game *g, int unit);
/* Whom a charge at his unit makes for: the fit, or who is left of them. */
bool adv_charged_at(const struct game *g, int figure);
int adv_leader(const struct game *g, int unit);		/* present by S-A-95, or -1 */
int adv_leading_hero(const struct game *g, int unit);	/* the PRP leading it, or -1 */
int adv_hero_with(const struct game *g, int unit);	/* leading PRP, else any */
bool adv_in_order(const struct game *g, int figure);	/* C-7 */
bool adv_straggles(const struct game *g, int figure);	/* must rejoin its unit first (C-7) */
int32_t adv_allowance(const struct game *g, int figure, enum mode mode);	/* in the measure */
/* The figure an order is measured by: the leader if he can move, else the first that can and
 * is no straggler (C-7); -1 if none can. */
int adv_guide(const struct game *g, int unit);
int adv_flyer(const struct game *g, int unit);	/* its hero of Ancient Training, or -1 */

#endif
