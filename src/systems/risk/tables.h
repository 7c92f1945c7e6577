/* The rulebook's rows as typed numbers, bound once: play reads nothing by name. */
#ifndef RISK_TABLES_H
#define RISK_TABLES_H

#include "skirmish/tables/binder.h"
#include "systems/risk/risk.h"

bind_tables risk_bind;

#endif
