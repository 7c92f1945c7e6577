/* Tables: from the rulebook's rows to the typed numbers that play uses. */
#ifndef ADVENTURE_TABLES_H
#define ADVENTURE_TABLES_H

#include "systems/adventure/adventure.h"

const char *adv_trait_row(enum trait t);	/* in the traits table of books that have it */

void *adv_bind(const struct rulebook *book, struct reason *why);
/* Whether play reads this entry of a book, so that changing it means something. */
bool adv_plays(const struct rulebook *book, const char *table, const char *row,
	const char *column);
int adv_bind_melee_row(const char *row);	/* enum melee_row of a row's id, or -1 */

#endif
