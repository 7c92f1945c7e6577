/* The commander's answers, one function a kind of decision. */
#ifndef ADVENTURE_DECIDE_H
#define ADVENTURE_DECIDE_H

#include "systems/adventure/mind/scout.h"
#include "skirmish/commander/way.h"

void decide_orders(const struct game *v, const struct decision *d, struct choice *c);
void decide_fire(const struct game *v, const struct decision *d, struct choice *c);
void decide_rest(const struct game *v, const struct decision *d, struct choice *c);

/* The order of a unit that is in deep water, or should go in to get to its goals;
 * false if neither.  For machine commanders and the uncommanded. */
bool decide_water(const struct game *v, int unit, const struct goals *goals, int seat,
	struct choice *c);

/* Divers who lie in wait stay down while their air lasts; false if it is none. */
bool decide_lurk(const struct game *v, int unit, int seat, struct choice *c);

/* The order of a vehicle on its way to some goals, near enough at `within`, or with
 * everybody staying aboard all the way (RIDE_ON); and of a unit aboard of one.
 * False if nothing is to be said. */
enum { RIDE_ON = -1 };
bool decide_vehicle(const struct game *v, int unit, const struct goals *goals, int32_t within,
	int seat, struct choice *c);
bool decide_aboard(const struct game *v, int unit, const struct goals *goals, int32_t within,
	int seat, struct choice *c);
/* Off the table over some edges (enum edge bits), if a vehicle gets there this turn. */
bool decide_drive_off(const struct game *v, int unit, uint8_t edges, int seat,
	struct choice *c);
/* Of a unit on foot: whether it should mend a vehicle, or ride. */
bool decide_mount(const struct game *v, int unit, const struct goals *goals, int seat,
	struct choice *c);

#endif
