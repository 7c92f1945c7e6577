/* Choices at random, lawful or not, and what is true of all: a check of them tells a seat
 * nothing that it cannot see.
 */
#ifndef TEST_ANY_CHOICE_H
#define TEST_ANY_CHOICE_H

#include "cliffhanger/game.h"
#include "whims.h"

cell_t any_cell(struct whims *w, const struct game *g);	/* often where somebody stands */
int any_figure(struct whims *w, const struct game *g, const struct decision *d);

/* Of any verb of the system, with arguments of its kinds, mostly about the unit asked. */
void any_choice(struct whims *w, const struct game *g, const struct decision *d,
	struct choice *c);

/* So many of them are answered alike, word for word, by the game and the seat's view. */
void any_choice_tells_nothing(struct whims *w, const struct game *g, const struct decision *d,
	int tries);

#endif
