/* Water (A-29, X-12, S-A-79, S-A-80): who swims and how fast, who is under water and for
 * how long. */
#ifndef ADVENTURE_MOVE_WATER_H
#define ADVENTURE_MOVE_WATER_H

#include "systems/adventure/adventure.h"

bool adv_swimming(const struct game *g);	/* the rulebook knows of it */
bool adv_swims(const struct game *g, int figure);	/* is in water over its head */
bool adv_unit_swims(const struct game *g, int unit);	/* a fit figure of it is */
/* How a figure goes under a mode: swimmers by their own paces. */
enum gait adv_gait(const struct game *g, int figure, enum mode mode);
int32_t adv_swim_rate(const struct game *g, int figure, bool under);
int adv_full_air(const struct game *g, int figure);	/* turns it may end under water */
int adv_air(const struct game *g, int figure);	/* turns it may still end under water */
enum swim_gear adv_gear(const struct game *g, int figure);
bool adv_may_swim(const struct game *g, int unit, enum mode mode, struct reason *why);
void adv_water_start(struct game *g);
void adv_water_dive(struct game *g);	/* before all move: who goes under, who comes up */
void adv_water_settle(struct game *g);	/* where they ended */
void adv_water_turn_end(struct game *g);	/* air, and those whom nobody holds (S-A-80) */

/* The boat, known to it, under which a unit in the water would have to come up; -1. */
int adv_comes_up_under(const struct game *g, int unit, enum mode mode, cell_t goal);
/* Whether a unit is under water as it goes by a mode, and so under boats: they are taken
 * from what is closed to it (marks.c). */
void adv_closed(const struct game *g, int unit, enum mode mode, bool contact, uint8_t *marks);

/* ---- water.c ---- */
/* Y-9: whether a vehicle is a boat over whoever is under water, not in his way. */
bool adv_over(const struct game *g, int hull, int figure);

#endif
