/* Choices made by hand: see choose.h. */
#include <assert.h>
#include <string.h>

#include "systems/adventure/choose.h"

void choose(struct choice *c, int seat, enum adv_verb verb)
{
	c->seat = (int8_t)seat;
	c->verb = (int8_t)verb;
	c->n = 0;
	c->text[0] = '\0';
}

void choose_with(struct choice *c, enum argument_kind kind, int32_t value)
{
	assert(c->n < CHOICE_ARGS);
	c->argument[c->n++] = (struct argument){ kind, value };
}

void choose_text(struct choice *c, const char *text)
{
	assert(strlen(text) < sizeof c->text);
	choose_with(c, ARGUMENT_TEXT, 0);
	strcpy(c->text, text);
}

void choose_unit(struct choice *c, int seat, enum adv_verb verb, int unit)
{
	choose(c, seat, verb);
	choose_with(c, ARGUMENT_UNIT, unit);
}

void choose_order(struct choice *c, int seat, int unit, enum mode mode)
{
	choose_unit(c, seat, VERB_ORDER, unit);
	choose_with(c, ARGUMENT_WORD, (int32_t)mode);
}

void choose_order_cell(struct choice *c, int seat, int unit, enum mode mode, cell_t goal)
{
	choose_order(c, seat, unit, mode);
	choose_with(c, ARGUMENT_CELL, goal);
}

void choose_charge(struct choice *c, int seat, int unit, int target)
{
	choose_order(c, seat, unit, MODE_CHARGE);
	choose_with(c, ARGUMENT_UNIT, target);
}

void choose_fire(struct choice *c, int seat, int unit, int target)
{
	choose_unit(c, seat, VERB_FIRE, unit);
	choose_with(c, ARGUMENT_UNIT, target);
}

void choose_yes_no(struct choice *c, int seat, enum adv_verb verb, int unit, bool yes)
{
	choose_unit(c, seat, verb, unit);
	choose_with(c, ARGUMENT_WORD, yes ? ANSWER_YES : ANSWER_NO);
}

void choose_done(struct choice *c, int seat)
{
	choose(c, seat, VERB_DONE);
}
