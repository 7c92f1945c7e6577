/* Answers: which verb answers which decision, and what each does (skirmish/turn/answers.h). */
#ifndef RISK_ORDERS_ANSWERS_H
#define RISK_ORDERS_ANSWERS_H

#include "systems/risk/risk.h"

extern const struct answers risk_answers;	/* answers.c */

#endif
