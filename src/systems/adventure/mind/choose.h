/* The choices that minds of this room make. */
#ifndef ADVENTURE_CHOOSE_H
#define ADVENTURE_CHOOSE_H

#include "systems/adventure/adventure.h"
#include "skirmish/commander/choose.h"

void adv_choose_order(struct choice *c, int seat, int unit, enum mode mode);
void adv_choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal);
void adv_choose_charge(struct choice *c, int seat, int unit, int target);
void adv_choose_fire(struct choice *c, int seat, int unit, int target);
void adv_choose_yes_no(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes);
/* The answer to a decision about the wounded (Y-5). */
void adv_choose_fallen(struct choice *c, const struct decision *d, enum fallen_will will);
void adv_choose_done(struct choice *c, int seat);

#endif
