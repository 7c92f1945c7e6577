/* Choices made by hand, without text, as minds make them. */
#ifndef ADVENTURE_CHOOSE_H
#define ADVENTURE_CHOOSE_H

#include "systems/adventure/adventure.h"

/* A verb with no arguments yet, and one argument more. */
void choose(struct choice *c, int seat, enum adv_verb verb);
void choose_with(struct choice *c, enum argument_kind kind, int32_t value);
void choose_text(struct choice *c, const char *text);

void choose_unit(struct choice *c, int seat, enum adv_verb verb, int unit);
void choose_order(struct choice *c, int seat, int unit, enum mode mode);
void choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal);
void choose_charge(struct choice *c, int seat, int unit, int target);
void choose_fire(struct choice *c, int seat, int unit, int target);
void choose_yes_no(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes);
void choose_done(struct choice *c, int seat);

#endif
