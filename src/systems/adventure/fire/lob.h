/* Lobbing: hand grenades, rifle grenades and mortar shells are aimed at a place now and
 * burst there in the next turn's Shooting phase. */
#ifndef ADVENTURE_FIRE_LOB_H
#define ADVENTURE_FIRE_LOB_H

#include "systems/adventure/adventure.h"

/* Whether a figure can lob at a place now, and with which weapon row. */
bool adv_lob(const struct game *g, int figure, cell_t cell, int *weapon, struct reason *why);
bool adv_lob_ready(const struct game *g, int figure, const struct weapon *w);
bool adv_unit_can_lob(const struct game *g, int unit, struct reason *why);	/* somewhere */
bool adv_may_want_to_lob(const struct game *g, int figure);	/* worth asking for */
bool adv_check_lob(const struct game *g, const struct choice *c, struct reason *why);
void adv_apply_lob(struct game *g, const struct choice *c);
void adv_lobs_away(struct game *g);	/* in the volley */
void adv_shells_fly(struct game *g);	/* as a turn begins: last turn's lobs are in the air */

bool adv_bursts(const struct weapon *w);
int adv_lobs_left(const struct game *g, int figure);	/* -1 = no limit */

#endif
