/* The chances of an action test (action.h) by facts that are given: an action of
 * `cliffhanger odds` for every system, by its own book's tables where it has them. */
#ifndef SKIRMISH_ACTION_ODDS_H
#define SKIRMISH_ACTION_ODDS_H

#include "cliffhanger/odds.h"

extern const struct odds_action action_test_odds;

#endif
