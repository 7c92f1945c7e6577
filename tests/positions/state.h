/* Kept games: what a real game had come to, as a snapshot, FOLDER/games/SCENARIO-SEED-TURN.state.
 * So a row stands, whatever quick commanders would play today.
 */
#ifndef POSITIONS_STATE_H
#define POSITIONS_STATE_H

#include "cliffhanger/game.h"
#include "idea.h"

/* Each says on stderr why not. */
bool state_keep(const struct game *g, const struct idea *idea, const char *folder);
/* Into a new game of the scenario. */
bool state_read(struct game *g, const struct idea *idea, const char *folder);

#endif
