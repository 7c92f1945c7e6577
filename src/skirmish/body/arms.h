/* Arms: what figures carry, as rows of their book's `weapons`, and how far that reaches. */
#ifndef SKIRMISH_ARMS_H
#define SKIRMISH_ARMS_H

#include "cliffhanger/game.h"

typedef bool arms_test(const struct game *g, int arm);

int32_t arms_reach(const struct game *g, int arm);	/* at most */
/* The longest reach of all arms of a unit's fit figures; 0: none reaches. */
int32_t arms_of_unit_reach(const struct game *g, int unit);
/* Of a figure's arms of a kind the one that reaches furthest, of equals the first; -1. */
int arms_furthest(const struct game *g, int figure, arms_test *is);
bool arms_any(const struct game *g, int figure, arms_test *is);

#endif
