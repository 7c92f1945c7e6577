/* The rulebook's rows as typed numbers, bound once: play reads nothing by name. */
#ifndef PARTICIPATION_TABLES_H
#define PARTICIPATION_TABLES_H

#include "systems/participation/participation.h"

void *pp_bind(const struct rulebook *book, struct reason *why);
bool pp_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column);

#endif
