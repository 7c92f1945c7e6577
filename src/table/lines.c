/* Lines that are kept: see lines.h.
 *
 * A place is the pair, the lower cell first, and below it the bits.  Nothing is cleared until
 * something is kept again: tables are drawn cell by cell.
 */
#include "table/lines.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { PLACE_BITS = 13, PLACES = 1 << PLACE_BITS, CELL_BITS = 17, LINE_BITS = 4 };

static_assert(GRID_SIDE_MAX * GRID_SIDE_MAX <= 1 << CELL_BITS, "a pair of cells fits");

struct lines {
	bool any;
	uint64_t place[PLACES];
};

struct lines *lines_new(void)
{
	return calloc(1, sizeof(struct lines));
}

void lines_free(struct lines *l)
{
	free(l);
}

void lines_forget(struct lines *l)
{
	if (l->any)
		memset(l, 0, sizeof *l);
}

uint64_t *lines_place(struct lines *l, cell_t a, cell_t b)
{
	const uint64_t pair = a < b ? (uint64_t)a << CELL_BITS | (uint64_t)b
		: (uint64_t)b << CELL_BITS | (uint64_t)a;
	uint64_t *const place = &l->place[pair * UINT64_C(0x9e3779b97f4a7c15) >> (64 - PLACE_BITS)];

	if (*place >> LINE_BITS != pair)
		*place = pair << LINE_BITS;
	l->any = true;
	return place;
}
