/* Vehicles as a scenario sets them up: their size and seats, and what carries them.
 *
 * Asked before there is a game, so by the rulebook's own rows (table `vehicles`);
 * a book without the table has no vehicles.
 */
#include "systems/adventure/adventure.h"
#include "systems/adventure/vehicles/hull.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

enum { CELLS_MOST = UINT8_MAX };

/* A length in cells, rounded, at least one. */
static uint8_t in_cells(const struct entry *length, int32_t cell_length)
{
	const int32_t n = length == NULL ? 1
		: (2 * length->number + cell_length) / (2 * cell_length);

	return (uint8_t)(n < 1 ? 1 : n < CELLS_MOST ? n : CELLS_MOST);
}

static const struct entry *vehicle_entry(const struct rulebook *book, int row,
	const char *column)
{
	const struct rule_table *t = rulebook_table(book, "vehicles");
	const int c = t == NULL ? -1 : rule_table_column(t, column);

	return c < 0 || row < 0 || row >= t->n_rows ? NULL : rule_table_at(t, row, c);
}

bool adv_body(const struct rulebook *book, const struct setting *settings,
	int32_t cell_length, struct body *body, int *seats)
{
	const int row = settings[UNIT_VEHICLE].number;
	const struct entry *n = vehicle_entry(book, row, "seats");

	if (row < 0 || rulebook_table(book, "vehicles") == NULL)
		return false;
	body->length = in_cells(vehicle_entry(book, row, "length"), cell_length);
	body->width = in_cells(vehicle_entry(book, row, "width"), cell_length);
	*seats = n == NULL ? 0 : n->number;
	return true;
}

/* */
int32_t adv_surface_rate(const struct vehicle_kind *k, bool amphibious, enum surface s)
{
	const bool land = k->rate[RATE_ROAD] > 0, air = k->rate[RATE_FLIGHT] > 0;
	const bool floats = !land || amphibious, wades = land && !air;

	if (air && amphibious && s != SURFACE_SHALLOW && s != SURFACE_DEEP)
		return 0;	/* on floats it is a boat */
	switch (s) {
	case SURFACE_ROAD:
		return k->rate[RATE_ROAD];
	case SURFACE_OPEN:
		return k->rate[RATE_OFF_ROAD];
	case SURFACE_ROUGH:
		return k->tracked ? k->rate[RATE_OFF_ROAD] : 0;
	case SURFACE_FORD:
		return wades ? k->rate[RATE_WATER] : 0;
	case SURFACE_SHALLOW:
		return (floats && !k->dives) || wades ? k->rate[RATE_WATER] : 0;
	case SURFACE_DEEP:
		return floats ? k->rate[RATE_WATER] : 0;
	default:
		return 0;
	}
}

static int32_t number_of(const struct rulebook *book, int row, const char *column)
{
	const struct entry *e = vehicle_entry(book, row, column);

	return e == NULL ? 0 : e->number;
}

/* How far a vehicle goes in a turn over a kind of ground; 0 = it cannot. */
static int32_t rate_on(const struct setup *s, const struct setup_unit *u,
	const struct ground *ground)
{
	const int row = u->settings[UNIT_VEHICLE].number;
	const struct entry *wheels = rulebook_entry(s->book, "terrain", ground->id, "wheels");
	const struct vehicle_kind kind = {
		.rate = { [RATE_ROAD] = number_of(s->book, row, "road"),
			[RATE_OFF_ROAD] = number_of(s->book, row, "off-road"),
			[RATE_WATER] = number_of(s->book, row, "water"),
			[RATE_FLIGHT] = number_of(s->book, row, "flight") },
		.tracked = number_of(s->book, row, "tracked") != 0,
		.dives = number_of(s->book, row, "dives") != 0,
	};

	return wheels == NULL ? 0 : adv_surface_rate(&kind,
		u->settings[UNIT_AMPHIBIOUS].given && u->settings[UNIT_AMPHIBIOUS].number,
		(enum surface)wheels->number);
}

bool adv_stands(const struct setup *s, int figure, int ground)
{
	const struct setup_unit *u = &s->units[s->figures[figure].unit];
	const struct ground *kind = &s->table->grounds[ground];

	return u->settings[UNIT_VEHICLE].number < 0 ? kind->pace > 0 : rate_on(s, u, kind) > 0;
}
