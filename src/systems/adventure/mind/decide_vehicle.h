/* Vehicles: where a machine drives them, and when its people get in and out. */
#ifndef ADVENTURE_MIND_DECIDE_VEHICLE_H
#define ADVENTURE_MIND_DECIDE_VEHICLE_H

#include "skirmish/commander/way.h"
#include "systems/adventure/adventure.h"

bool adv_decide_vehicle(const struct game *v, int unit, const struct goals *goals, int32_t within,
	int seat, struct choice *c);
bool adv_decide_aboard(const struct game *v, int unit, const struct goals *goals, int32_t within,
	int seat, struct choice *c);
/* Off the table over some edges (enum edge bits), if a vehicle gets there this turn. */
bool adv_decide_drive_off(const struct game *v, int unit, uint8_t edges, int seat,
	struct choice *c);
/* Of a unit on foot: whether it should mend a vehicle, or ride. */
bool adv_decide_mount(const struct game *v, int unit, const struct goals *goals, int seat,
	struct choice *c);

#endif
