/* Choices made by hand: see choose.h. */
#include <assert.h>
#include <string.h>

#include "skirmish/commander/choose.h"
#include "skirmish/turn/answers.h"

void choose(struct choice *c, int seat, int verb)
{
	c->seat = (int8_t)seat;
	c->verb = (int8_t)verb;
	c->n = 0;
	c->proved = false;
	c->text[0] = '\0';
}

void choose_with(struct choice *c, enum argument_kind kind, int32_t value)
{
	assert(c->n < CHOICE_ARGS);
	c->proved = false;
	c->argument[c->n++] = (struct argument){ kind, value };
}

void choose_text(struct choice *c, const char *text)
{
	assert(strlen(text) < sizeof c->text);
	choose_with(c, ARGUMENT_TEXT, 0);
	strcpy(c->text, text);
}

void choose_unit(struct choice *c, int seat, int verb, int unit)
{
	choose(c, seat, verb);
	choose_with(c, ARGUMENT_UNIT, unit);
}

void choose_unit_word(struct choice *c, int seat, int verb, int unit, int word)
{
	choose_unit(c, seat, verb, unit);
	choose_with(c, ARGUMENT_WORD, word);
}

void choose_answer(struct choice *c, int seat, int verb, int unit, bool yes)
{
	choose_unit_word(c, seat, verb, unit, yes ? ANSWER_YES : ANSWER_NO);
}

void choose_figure(struct choice *c, int seat, int verb, int figure)
{
	choose(c, seat, verb);
	choose_with(c, ARGUMENT_FIGURE, figure);
}
