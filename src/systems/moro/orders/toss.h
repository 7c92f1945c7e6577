/* The toss: which side has the hand (M-1). */
#ifndef MORO_ORDERS_TOSS_H
#define MORO_ORDERS_TOSS_H

#include "systems/moro/moro.h"

void moro_toss(struct game *g);		/* the stage */
/* A side's die of it, with what it has lost; the words live as long as the roll. */
void moro_toss_roller(const struct game *g, int side, const char *what, struct roller *r);

#endif
