/* Vehicles in the rulebook: the chart of movement and how each kind handles, what the
 * ground is to them, the chart of damage. */
#ifndef ADVENTURE_VEHICLES_VEHICLE_TABLES_H
#define ADVENTURE_VEHICLES_VEHICLE_TABLES_H

#include "skirmish/tables/binder.h"
#include "systems/adventure/adventure.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

void adv_bind_vehicles(struct binder *b, struct vehicle_rules *v);
void adv_bind_against_vehicles(struct binder *b, const char *row, struct weapon *w);

#endif
