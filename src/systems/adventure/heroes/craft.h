/* Field craft and morale bases: what the scenario's settings come to. */
#ifndef ADVENTURE_HEROES_CRAFT_H
#define ADVENTURE_HEROES_CRAFT_H

#include "systems/adventure/adventure.h"

int adv_morale_base(const struct game *g, int unit);	/* S-A-111: as the scenario says */
int adv_field_craft(const struct game *g, int unit);	/* A-6, S-A-19, S-A-20 */
int adv_hero_morale(const struct game *g, int figure);	/* S-A-109 */

#endif
