/* The turn: a walk through the stages of adventure.h (skirmish/turn/stages.h). */
#ifndef ADVENTURE_TURN_H
#define ADVENTURE_TURN_H

#include "systems/adventure/adventure.h"

void adv_start(struct game *g);
extern const struct stages adv_stages;
void adv_forget_turn(struct game *g);	/* orders and deeds of the turn before */
void adv_redact(struct game *view, int side);

#endif
