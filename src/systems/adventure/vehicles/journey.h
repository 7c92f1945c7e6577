/* Journeys: the stage in which vehicles drive. */
#ifndef ADVENTURE_VEHICLES_JOURNEY_H
#define ADVENTURE_VEHICLES_JOURNEY_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/heroes/hero.h"

/* ---- journey.c: the stage in which vehicles drive ---- */
void adv_drive_all(struct game *g);
bool adv_keeps_control(struct game *g, int unit);	/* S-A-75: Luck, or the D10 */
extern const struct adv_luck_try adv_wheel_luck;
void adv_control_roller(const struct game *g, int unit, struct roller *r);	/* the D10 */

#endif
