/* Lawful casts: whether the units and heroes of a setup are such as their rulebook knows. */
#ifndef ADVENTURE_HEROES_LAWFUL_H
#define ADVENTURE_HEROES_LAWFUL_H

#include "systems/adventure/adventure.h"

bool adv_hero_setting_known(const struct rulebook *book, enum hero_setting key);
bool adv_unit_setting_known(const struct rulebook *book, enum unit_setting key,
	struct reason *why);
/* Whether a trait is for heroes from there (its table's column `who`). */
bool adv_trait_is_for(const struct rulebook *book, enum trait t, enum origin origin,
	bool soldier, struct reason *why);
void adv_check_setup(const struct setup *s, setup_fault *fault, void *self);

#endif
