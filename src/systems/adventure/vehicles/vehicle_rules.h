/* Vehicles as the rulebook has them: kinds, what the ground is to them, the
 * chart of damage.  Types alone; what is done with them is in vehicles.h.
 */
#ifndef ADVENTURE_VEHICLE_RULES_H
#define ADVENTURE_VEHICLE_RULES_H

#include "cliffhanger/table.h"

/* What a ground is to a vehicle: the words of terrain's column `wheels`. */
enum surface {
	SURFACE_NONE,		/* nothing drives there */
	SURFACE_ROAD, SURFACE_OPEN,
	SURFACE_ROUGH,		/* for tracks alone */
	SURFACE_FORD,		/* water that is waded, too shallow to float in */
	SURFACE_SHALLOW,	/* waded, or floated in */
	SURFACE_DEEP,
	SURFACES
};

/* Columns of the movement chart. */
enum rate { RATE_ROAD, RATE_OFF_ROAD, RATE_WATER, RATE_FLIGHT, RATES };

enum { VEHICLE_KINDS_MAX = 16, CHART_DIE = 10 };

struct vehicle_kind {
	const char *id, *name;
	int32_t rate[RATES];	/* length a turn; 0 = N/A */
	int32_t turn;		/* goes so far between two turns of its heading */
	uint8_t astern;		/* going astern costs so many times as much; 0 = it cannot */
	bool armoured, tracked;
	bool open;		/* passengers fire their own arms from it */
	bool dives;
	int32_t runway;		/* straight and clear, to take off or land */
};

/* What happens to a vehicle, worst last. */
enum harm_done { HARM_NONE, HARM_DAMAGED, HARM_DESTROYED };
/* And to those aboard, worst last. */
enum crew_toll { TOLL_NONE, TOLL_WOUNDED, TOLL_KILLED };

struct chart_row { uint8_t harm, toll; };

enum vehicle_modifier { VEHICLE_MOVING, VEHICLE_DOUBLE, VEHICLE_AIRCRAFT, VEHICLE_SUBMERGED,
	VEHICLE_MODIFIERS };

struct vehicle_points { const char *name, *rule; int8_t points; };

struct vehicle_rules {
	bool given;		/* the book has vehicles at all */
	int n_kinds;
	struct vehicle_kind kind[VEHICLE_KINDS_MAX];	/* row by row of `vehicles` */
	uint8_t surface[GROUNDS_MAX];			/* enum surface */
	struct chart_row chart[2][CHART_DIE + 1];	/* soft, armoured; by the die */
	struct vehicle_points modifier[VEHICLE_MODIFIERS];
	uint8_t control;	/* D10 at most this: keeps control at double speed */
	uint8_t double_by;	/* double speed is so many times the rate */
	uint8_t menders, mending_turns;
	int8_t struck;		/* on the wound table: run down, crashed */
};

#endif
