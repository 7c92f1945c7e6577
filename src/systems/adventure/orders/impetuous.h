/* Impetuous heroes (S-A-13, S-A-46): who may have to charge instead of what he was told. */
#ifndef ADVENTURE_ORDERS_IMPETUOUS_H
#define ADVENTURE_ORDERS_IMPETUOUS_H

#include "systems/adventure/adventure.h"

void adv_impetuous(struct game *g);	/* S-A-13, S-A-46 */

#endif
