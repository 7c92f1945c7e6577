/* Bursts: what is lobbed at a place, and comes down there in the next turn; private to
 * those who aim, throw, reckon and shoot. */
#ifndef ADVENTURE_BURSTS_H
#define ADVENTURE_BURSTS_H

#include "systems/adventure/adventure.h"

/* lob.c: grenades and shells written down */
/* Whether a figure can lob at a place now, and with which weapon row. */
bool adv_lob(const struct game *g, int figure, cell_t cell, int *weapon, struct reason *why);
bool adv_lob_ready(const struct game *g, int figure, const struct weapon *w);
bool adv_unit_can_lob(const struct game *g, int unit, struct reason *why);	/* somewhere */
bool adv_may_want_to_lob(const struct game *g, int figure);	/* worth asking for */
bool adv_check_lob(const struct game *g, const struct choice *c, struct reason *why);
void adv_apply_lob(struct game *g, const struct choice *c);
void adv_lobs_away(struct game *g);	/* in the volley */
void adv_shells_fly(struct game *g);	/* as a turn begins: last turn's lobs are in the air */
/* burst.c: where they come down */
void adv_shells_burst(struct game *g);	/* in the volley; marks fates */
/* The figures that a burst throws its dice against; how many. */
int adv_burst_marks(const struct game *g, cell_t cell, const struct weapon *w, int16_t *marks);
void adv_burst_roller(const struct game *g, cell_t burst, const struct weapon *w, int figure,
	struct roller *r);

#endif
