/* Arms that are ready: their crews, who feeds a gun, and how they are tended. */
#ifndef ADVENTURE_FIRE_READY_H
#define ADVENTURE_FIRE_READY_H

#include "systems/adventure/adventure.h"

/* Whether an arm may fire after this turn's order; who may shoot at all is adv_can_shoot()'s
 * business. */
bool adv_arm_ready(const struct game *g, int figure, const struct weapon *w, struct reason *why);
/* Who feeds the machine gun that `figure` serves (S-A-59), or -1. */
int adv_loader(const struct game *g, int figure);
/* Whether enough serve its gun: next to it, or of a mounted one aboard. */
bool adv_has_crew(const struct game *g, int figure);
/* Who of a unit feed guns that will fire, or mortars that are told to (S-A-59). */
enum { GUNS_MAX = 16 };
struct feeders { int n; int16_t who[GUNS_MAX]; };
void adv_find_feeders(const struct game *g, int unit, struct feeders *fed);
bool adv_among_feeders(const struct feeders *fed, int figure);
bool adv_feeds(const struct game *g, int figure);
/* Loads, sets up, changes canisters at the turn's end (S-A-56 … 58). */
void adv_tend_arms(struct game *g);

#endif
