/* Tables: from the rulebook's rows to the typed numbers that play uses. */
#ifndef ADVENTURE_TABLES_H
#define ADVENTURE_TABLES_H

#include "skirmish/tables/binder.h"
#include "systems/adventure/adventure.h"

const char *adv_trait_row(enum trait t);	/* in the traits table of books that have it */

bind_tables adv_bind;
int adv_bind_melee_row(const char *row);	/* enum melee_row of a row's id, or -1 */

void adv_add_row(struct roller *r, const struct halves_row *row);	/* to a roll */

#endif
