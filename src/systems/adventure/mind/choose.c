/* Choices made by hand: see minds.h. */
#include "systems/adventure/mind/minds.h"

void adv_choose_order(const struct proposer *p, int unit, enum mode mode)
{
	choose_unit_word(p->c, p->seat, VERB_ORDER, unit, (int)mode);
}

void adv_choose_order_cell(const struct proposer *p, int unit, enum mode mode, cell_t goal)
{
	adv_choose_order(p, unit, mode);
	choose_with(p->c, ARGUMENT_CELL, goal);
}

void adv_choose_charge(const struct proposer *p, int unit, int target)
{
	adv_choose_order(p, unit, MODE_CHARGE);
	choose_with(p->c, ARGUMENT_UNIT, target);
}

bool adv_propose_cell(const struct proposer *p, int unit, enum mode mode, cell_t goal)
{
	adv_choose_order(p, unit, mode);
	return propose_with(p, ARGUMENT_CELL, goal);
}

bool adv_propose_unit(const struct proposer *p, int unit, enum mode mode, int other)
{
	adv_choose_order(p, unit, mode);
	return propose_with(p, ARGUMENT_UNIT, other);
}

void adv_choose_fallen(const struct proposer *p, enum fallen_will will)
{
	choose_unit_word(p->c, p->seat, VERB_WOUNDED, p->d->unit, (int)will - FALLEN_TAKE);
}
