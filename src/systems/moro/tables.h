/* The rulebook's rows as typed numbers, bound once: play reads nothing by name. */
#ifndef MORO_TABLES_H
#define MORO_TABLES_H

#include "systems/moro/moro.h"

void *moro_bind(const struct rulebook *book, struct reason *why);
bool moro_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column);

#endif
