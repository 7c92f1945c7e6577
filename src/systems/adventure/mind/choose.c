/* Choices made by hand: see choose.h. */
#include "systems/adventure/mind/choose.h"

void adv_choose_order(struct choice *c, int seat, int unit, enum mode mode)
{
	choose_unit(c, seat, VERB_ORDER, unit);
	choose_with(c, ARGUMENT_WORD, (int32_t)mode);
}

void adv_choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal)
{
	adv_choose_order(c, seat, unit, mode);
	choose_with(c, ARGUMENT_CELL, goal);
}

void adv_choose_charge(struct choice *c, int seat, int unit, int target)
{
	adv_choose_order(c, seat, unit, MODE_CHARGE);
	choose_with(c, ARGUMENT_UNIT, target);
}

void adv_choose_fire(struct choice *c, int seat, int unit, int target)
{
	choose_unit(c, seat, VERB_FIRE, unit);
	choose_with(c, ARGUMENT_UNIT, target);
}

void adv_choose_yes_no(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes)
{
	choose_unit(c, seat, (int)verb, unit);
	choose_with(c, ARGUMENT_WORD, yes ? ANSWER_YES : ANSWER_NO);
}

void adv_choose_fallen(struct choice *c, const struct decision *d, enum fallen_will will)
{
	choose_unit(c, d->seat, VERB_WOUNDED, d->unit);
	choose_with(c, ARGUMENT_WORD, (int32_t)will - FALLEN_TAKE);
}

void adv_choose_done(struct choice *c, int seat)
{
	choose(c, seat, VERB_DONE);
}
