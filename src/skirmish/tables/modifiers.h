/* Modifiers: rows of a book that count in rolls: the value, and how the audit cites it. */
#ifndef SKIRMISH_MODIFIERS_H
#define SKIRMISH_MODIFIERS_H

#include "cliffhanger/roll.h"

struct modifier_row { const char *name, *rule; int8_t value; };

void modifier_add(struct roller *r, const struct modifier_row *m, int times);	/* 0: not at all */
/* Where the number to throw is kept: what would be added to the die is taken off that. */
void modifier_take_off(struct roller *r, const struct modifier_row *m, bool counts);

#endif
