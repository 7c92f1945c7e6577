/* What `cliffhanger odds` reckons by the adventure books: one file an action (chance_*.c),
 * the tables of them in chances.c. */
#ifndef ADVENTURE_CHANCES_H
#define ADVENTURE_CHANCES_H

#include "cliffhanger/odds.h"
#include "skirmish/odds/scene.h"
#include "systems/adventure/adventure.h"

struct scene;
odds_reckons adv_luck_chance;
odds_reckons adv_shooting_chance;
odds_may_be adv_shooting_may_be;
odds_reckons adv_grenades_chance, adv_damage_chance;
odds_may_be adv_grenades_may_be;
odds_reckons adv_morale_chance;
odds_may_be adv_morale_may_be;
odds_reckons adv_melee_chance;
odds_may_be adv_melee_may_be;
odds_reckons adv_spotting_chance;
odds_may_be adv_spotting_may_be;
odds_reckons adv_charge_chance;
odds_may_be adv_charge_may_be;

extern const struct odds_action adv_rugged_odds[], adv_pacific_odds[];

#endif
