/* Answers: which verb answers which decision, and what each does (skirmish/turn/answers.h). */
#ifndef ADVENTURE_ORDERS_ANSWERS_H
#define ADVENTURE_ORDERS_ANSWERS_H

#include "systems/adventure/adventure.h"

extern const struct answers adv_answers;	/* answers.c */

#endif
