/* The judge of heroes: whether dice and rules allow one. */
#ifndef ADVENTURE_HEROES_JUDGE_HERO_H
#define ADVENTURE_HEROES_JUDGE_HERO_H

#include "cliffhanger/hero.h"
#include "systems/adventure/adventure.h"

bool adv_recruit_judge(const struct hero *h, struct reason *why);

#endif
