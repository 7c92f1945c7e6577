/* The parts of binding a rulebook that files of this room do for tables.c. */
#ifndef ADVENTURE_BINDINGS_H
#define ADVENTURE_BINDINGS_H

#include "systems/adventure/adventure.h"
#include "skirmish/tables/binder.h"

void bind_weapons(struct binder *b, struct adv_rules *r);
void bind_footing(struct binder *b, struct adv_rules *r);	/* what else the ground does */
void bind_vehicles(struct binder *b, struct vehicle_rules *v);
void bind_against_vehicles(struct binder *b, const char *row, struct weapon *w);
int bind_melee_row(const char *row);	/* enum melee_row of a row's id, or -1 */

#endif
