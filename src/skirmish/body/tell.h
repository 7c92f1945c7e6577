/* Telling: what players of every system are told of fire, blows and orders, as events. */
#ifndef SKIRMISH_TELL_H
#define SKIRMISH_TELL_H

#include "cliffhanger/game.h"
#include "cliffhanger/roll.h"

/* Who hears of fire: whoever sees the shooters; and who is shot at learns from where (S-A-26). */
uint16_t tell_hearers(const struct game *g, int unit, int target);
/* EVENT_SHOT: so many shots of a unit, or of a figure of it (NOBODY: several), at another. */
void tell_shots(struct game *g, int unit, int figure, int target, int number, bool by_hand);
/* A roll's outcome: "1 hit", "3 hits"; of none `none`. */
void tell_hits(struct game *g, struct roller *r, int hits, const char *none);
void tell_hit(struct game *g, int figure, int by_unit, const char *arm);	/* EVENT_HIT */
/* EVENT_BURST; `audience` may be EVENT_ALL. */
void tell_burst(struct game *g, int by_unit, cell_t cell, const char *what, uint16_t audience);
/* EVENT_ORDER: at whom it is directed (NOBODY) those alone are told who see him, too; where a
 * secret one leads, and that it was given, the unit's allies. */
void tell_order(struct game *g, int unit, const char *order, int target, cell_t goal,
	bool secret);

#endif
