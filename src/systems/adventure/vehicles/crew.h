/* Crews: who is aboard a vehicle, who drives it, who serves its weapons. */
#ifndef ADVENTURE_VEHICLES_CREW_H
#define ADVENTURE_VEHICLES_CREW_H

#include "systems/adventure/adventure.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

/* The vehicle that is the body of a unit, wreck or not; -1: a unit of men. */
int adv_hull(const struct game *g, int unit);
bool adv_vehicle(const struct game *g, int unit);
/* One that nobody walks or looks through: on the ground or the water, wreck or not. */
bool adv_bars(const struct game *g, int figure);
bool adv_wreck(const struct game *g, int figure);
/* Fit, on the table and a man. */
bool adv_afoot(const struct game *g, int figure);
const struct vehicle_kind *adv_kind(const struct game *g, int unit);	/* of a vehicle */
/* The unit that is the vehicle a figure is aboard of; -1. */
int adv_ride(const struct game *g, int figure);
/* The same of a unit with nobody fit on the table but somebody aboard; -1. */
int adv_unit_ride(const struct game *g, int unit);
/* Whom one sees and shoots from: the vehicle for those aboard, else himself. */
static inline int adv_platform(const struct game *g, int figure)
{
	const int vehicle = g->figures[figure].aboard;

	return vehicle < 0 ? figure : vehicle;
}
int adv_hands(const struct game *g, int unit);		/* fit ones aboard a vehicle */
int adv_driver(const struct game *g, int unit);		/* who has the wheel; -1 */
/* Hands free for weapons: not the driver's of a vehicle that moves. */
int adv_gunners(const struct game *g, int unit);
int adv_gun_crew(const struct game *g, int vehicle);	/* that its weapons ask for */
bool adv_serves_mounted(const struct game *g, int figure);
/* Between two figures, whatever they are aboard of, nearest part to nearest part. */
static inline int32_t adv_range(const struct game *g, int figure, int other)
{
	const int a = adv_platform(g, figure), b = adv_platform(g, other);

	return game_big(g, a) || game_big(g, b) ? game_distance(g, a, b)
		: table_distance(g->table, g->figures[a].cell, g->figures[b].cell);
}
/* Of a target against a figure: by the ground, or a hull right before it. */
enum cover adv_cover(const struct game *g, int figure, int target);
/* Whether the figure, a vehicle's or one aboard, may shoot. */
bool adv_mounted_may_shoot(const struct game *g, int figure, struct reason *why);
/* The mode that its fire goes by: as one on foot of that mode. */
enum mode adv_firing_mode(const struct game *g, int figure);

#endif
