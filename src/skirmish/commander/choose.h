/* Choices made by hand, without text, as minds make them. */
#ifndef SKIRMISH_CHOOSE_H
#define SKIRMISH_CHOOSE_H

#include "cliffhanger/choice.h"

/* A verb with no arguments yet, and one argument more. */
void choose(struct choice *c, int seat, int verb);
void choose_with(struct choice *c, enum argument_kind kind, int32_t value);
void choose_text(struct choice *c, const char *text);
void choose_unit(struct choice *c, int seat, int verb, int unit);
void choose_unit_word(struct choice *c, int seat, int verb, int unit, int word);
/* To a plain question about a unit. */
void choose_answer(struct choice *c, int seat, int verb, int unit, bool yes);
void choose_figure(struct choice *c, int seat, int verb, int figure);

#endif
