/* Charges: what one costs, the tests of those charged, the run to one cell
 * short of contact, and going home. */
#ifndef ADVENTURE_MELEE_CHARGE_H
#define ADVENTURE_MELEE_CHARGE_H

#include "skirmish/body/movers.h"
#include "systems/adventure/adventure.h"

void adv_charge_tests(struct game *g);	/* A-15; the broken are routed in adv_move_all */
void adv_charge_breaks(struct game *g, int target, int charger);	/* the target failed */
void adv_charge_fails(struct game *g, int unit);	/* the chargers' did */
void adv_contact(struct game *g);	/* chargers that passed go into contact */
/* Cost for the nearest figure of `unit` to get into contact with `target`,
 * in twelfths; REACH_FAR if there is no way (S-A-40). */
int32_t adv_charge_cost(const struct game *g, int unit, int target);
/* From the nearest of a unit to the nearest whom its charge would make for; INT32_MAX. */
int32_t adv_charge_distance(const struct game *g, int unit, int target);
/* Whether a charge, or a flight as one, gets there (S-A-40). */
bool adv_reaches(const struct game *g, int unit, int target, enum mode mode, struct reason *why);

/* In a game to try it in: the unit runs home at its target, as if nobody stopped it.  How many
 * of it touch them then. */
int adv_charge_tried(struct game *g, int unit);

void adv_plan_charge(struct game *g, int unit, struct movers *all);

#endif
