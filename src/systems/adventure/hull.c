/* Vehicles as a scenario sets them up: their size and seats, and what carries them.
 *
 * Asked before there is a game, so by the rulebook's own rows (table `vehicles`);
 * a book without the table has no vehicles.
 */
#include "systems/adventure/adventure.h"

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

/* which rate of a row a ground calls for; NULL = none. */
static const char *rate_on(const struct rulebook *book, int row, const struct ground *ground)
{
	enum { NONE, ROAD, OPEN, ROUGH, FORD, SHALLOW, DEEP };	/* terrain's `wheels` */
	const struct entry *wheels = rulebook_entry(book, "terrain", ground->id, "wheels");
	const struct entry *land = vehicle_entry(book, row, "off-road");
	const struct entry *tracked = vehicle_entry(book, row, "tracked");
	const struct entry *dives = vehicle_entry(book, row, "dives");

	if (wheels == NULL || land == NULL || tracked == NULL || dives == NULL)
		return NULL;
	switch (wheels->number) {
	case ROAD:
		return "road";
	case OPEN:
		return "off-road";
	case ROUGH:
		return tracked->number ? "off-road" : NULL;
	case FORD:
		return land->given ? "water" : NULL;
	case SHALLOW:
		return dives->number ? NULL : "water";
	case DEEP:
		return land->given ? NULL : "water";
	default:
		return NULL;
	}
}

int32_t adv_vehicle_rate(const struct rulebook *book, int row, const struct ground *ground)
{
	const char *const column = rate_on(book, row, ground);
	const struct entry *rate = column == NULL ? NULL : vehicle_entry(book, row, column);

	return rate == NULL || !rate->given ? 0 : rate->number;
}

bool adv_stands(const struct setup *s, int figure, int ground)
{
	const struct setup_unit *u = &s->units[s->figures[figure].unit];
	const struct ground *kind = &s->table->grounds[ground];
	const int row = u->settings[UNIT_VEHICLE].number;

	return row < 0 ? kind->pace > 0 : adv_vehicle_rate(s->book, row, kind) > 0;
}
