/* Answers: which verb answers which decisions, and what each does (skirmish/turn/answers.h). */
#ifndef PARTICIPATION_ORDERS_ANSWERS_H
#define PARTICIPATION_ORDERS_ANSWERS_H

#include "systems/participation/participation.h"

extern const struct answers pp_answers;	/* answers.c */

#endif
