/* The language of risk-factor games: the phases, verbs and decisions that players read and
 * write. */
#ifndef RISK_LANGUAGE_H
#define RISK_LANGUAGE_H

#include "systems/risk/risk.h"

extern const struct phase risk_phases[];
extern const struct verb risk_verbs[];
extern const struct decision_kind risk_decisions[];
const char *risk_order_name(enum order order);

#endif
