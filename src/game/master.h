/* What the files of the Game Master's acts tell each other. */
#ifndef GAME_MASTER_H
#define GAME_MASTER_H

#include "cliffhanger/master.h"
#include "game/room.h"

enum master_event { MASTER_EVENT_NOW, MASTER_EVENT_NEVER, MASTER_EVENT_AGAIN };

/* ---- master.c ---- */

/* The figures that an argument names, in any state; how many. */
int master_targets(const struct game *g, const struct argument *a, int16_t figures[FIGURES_MAX]);
/* Whether the act may be done to this figure. */
bool master_may(const struct game *g, const struct choice *c, int figure, struct reason *why);
/* Who of a figure's own unit stands where it is put, and where he steps aside; NOBODY. */
int master_in_the_way(const struct game *g, int figure, cell_t cell, cell_t *aside);

/* The state that gm-state names, and its value: where none is given, 1. */
const struct state_row *master_state(const struct game *g, const struct choice *c, int32_t *value);

/* ---- master_acts.c ---- */

/* Those of the targets to whom it will be done, leaders first; how many. */
int master_chosen(const struct game *g, const struct choice *c, int16_t figures[FIGURES_MAX]);
/* Whether hiding or showing a unit means this side: the one named, or any enemy. */
bool master_means_side(const struct game *g, const struct choice *c, int side);

#endif
