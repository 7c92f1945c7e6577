/* What `cliffhanger odds` reckons by the adventure books: one file an action (chance_*.c),
 * the tables of them in chances.c. */
#ifndef ADVENTURE_CHANCES_H
#define ADVENTURE_CHANCES_H

#include "cliffhanger/odds.h"

extern const struct odds_action adv_rugged_odds[], adv_pacific_odds[];

/* ---- chance_luck.c ---- */

extern const struct odds_input adv_luck_inputs[];
bool adv_luck_chance(const struct game_system *system, const struct rulebook *book,
	const struct odds_value *values, struct odds *odds, struct reason *why);

#endif
