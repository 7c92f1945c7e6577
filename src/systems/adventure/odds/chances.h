/* What `cliffhanger odds` reckons by the adventure books: one file an action (chance_*.c),
 * the tables of them in chances.c. */
#ifndef ADVENTURE_CHANCES_H
#define ADVENTURE_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/adventure/adventure.h"

extern const struct odds_action adv_odds_shooting, adv_odds_grenades, adv_odds_damage,
	adv_odds_luck, adv_odds_charge, adv_odds_melee, adv_odds_morale, adv_odds_spotting;
extern const struct odds_action *const adv_rugged_odds[], *const adv_pacific_odds[];

#endif
