/* Choices made by hand, without text, as minds make them. */
#ifndef SKIRMISH_CHOOSE_H
#define SKIRMISH_CHOOSE_H

#include "cliffhanger/choice.h"

/* A verb with no arguments yet, and one argument more. */
void choose(struct choice *c, int seat, int verb);
void choose_with(struct choice *c, enum argument_kind kind, int32_t value);
void choose_text(struct choice *c, const char *text);
void choose_unit(struct choice *c, int seat, int verb, int unit);

#endif
