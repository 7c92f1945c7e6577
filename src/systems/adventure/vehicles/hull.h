/* Vehicles as a scenario sets them up: their size and seats, and what carries them. */
#ifndef ADVENTURE_VEHICLES_HULL_H
#define ADVENTURE_VEHICLES_HULL_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

bool adv_body(const struct rulebook *book, const struct setting *settings,
	int32_t cell_length, struct body *body, int *seats);
bool adv_stands(const struct setup *s, int figure, int ground);
/* The rate at which a kind goes over a surface; 0: not at all. */
int32_t adv_surface_rate(const struct vehicle_kind *k, bool amphibious, enum surface s);

#endif
