/* The turn: a walk through the stages of moro.h (skirmish/turn/stages.h), once round for
 * each activation. */
#ifndef MORO_TURN_H
#define MORO_TURN_H

#include "systems/moro/moro.h"

void moro_start(struct game *g);
extern const struct stages moro_stages;
void moro_activate(struct game *g, int unit, enum intent intent, int target);
void moro_forget_activation(struct game *g);	/* whatever is known of the one under way */

#endif
