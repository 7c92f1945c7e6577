/* A system for tests whose turns are many activations: tag (src/systems/null), but before
 * the first turn each side may move its units into place, and then a toss before each move
 * says which side has the hand.  What it does that tag does not: decisions in turn 0,
 * phases that come again and again in one turn, dice read from 0, `turn_line`, units
 * marked as done, marks of its own on maps. */
#ifndef HAND_SYSTEM_H
#define HAND_SYSTEM_H

#include "cliffhanger/system.h"

enum hand_phase { HAND_TOSS, HAND_MOVE };
enum hand_decision { HAND_ASK_MOVE, HAND_ASK_DEPLOY };

const struct game_system *hand_system(void);

#endif
