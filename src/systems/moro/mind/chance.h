/* Dice before they are thrown: what a move's two dice bring on the average, and how often
 * they pay for a way (minds.h). */
#ifndef MORO_MIND_CHANCE_H
#define MORO_MIND_CHANCE_H

#include "systems/moro/mind/minds.h"
#include "systems/moro/moro.h"

/* A unit's straight way from one cell to another, the last cell of it left out; false if
 * nobody can walk it. */
bool moro_stretch_between(const struct game *v, int unit, cell_t from, cell_t to,
	struct stretch *s);
/* That a throw pays for a way, for units that move by this row; in percent. */
chance_t moro_chance_of_way(const struct game *v, enum mover_row row, const struct stretch *s);
int moro_chance_to_go(const struct game *v, enum mover_row row, const struct stretch *s);
/* Mean pace on ground of one place. */
int32_t moro_mean_pace(const struct game *v, enum mover_row row, enum place place);

/* All places where the dice thrown let the acting unit's guide go (prospect.h). */
int moro_prospects(const struct game *v, int unit, struct prospect *list, int room);

#endif
