/* Lines that are kept: see lines.h.
 *
 * A pair, the lower cell first, times an odd number: its upper bits are its place, and the lower
 * ones, which with those tell it from all others, stand there above what is known.  Nothing is
 * cleared until something is kept again: tables are drawn cell by cell.
 */
#include "table/lines.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { PLACE_BITS = 13, PLACES = 1 << PLACE_BITS, CELL_BITS = 17, LINE_BITS = 4,
	REST_BITS = 2 * CELL_BITS - PLACE_BITS };
#define SPREAD UINT64_C(0x9e3779b97f4a7c15)	/* odd: no two pairs become one */

static_assert(GRID_SIDE_MAX * GRID_SIDE_MAX <= 1 << CELL_BITS, "a pair of cells fits");
static_assert(REST_BITS + LINE_BITS <= 32, "the rest of a pair fits above what is known of it");

struct lines {
	bool any;
	uint32_t place[PLACES];
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

uint32_t *lines_place(struct lines *l, cell_t a, cell_t b)
{
	const uint64_t pair = a < b ? (uint64_t)a << CELL_BITS | (uint64_t)b
		: (uint64_t)b << CELL_BITS | (uint64_t)a;
	const uint64_t spread = pair * SPREAD & ((UINT64_C(1) << 2 * CELL_BITS) - 1);
	const uint32_t rest = (uint32_t)(spread & ((1u << REST_BITS) - 1));
	uint32_t *const place = &l->place[spread >> REST_BITS];

	if (*place >> LINE_BITS != rest)
		*place = rest << LINE_BITS;
	l->any = true;
	return place;
}
