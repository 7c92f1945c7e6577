/* Answers: which verb answers which decisions, and what each does (skirmish/turn/answers.h). */
#ifndef MORO_ORDERS_ANSWERS_H
#define MORO_ORDERS_ANSWERS_H

#include "systems/moro/moro.h"

extern const struct answers moro_answers;	/* answers.c */

#endif
