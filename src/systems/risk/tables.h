/* The rulebook's rows as typed numbers, bound once: play reads nothing by name. */
#ifndef RISK_TABLES_H
#define RISK_TABLES_H

#include "systems/risk/risk.h"

void *risk_bind(const struct rulebook *book, struct reason *why);
bool risk_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column);

#endif
