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

enum { CELL_BITS = 17, PAIR_BITS = 2 * CELL_BITS, LINE_BITS = 4, REST_BITS = 21,
	PLACE_BITS_LEAST = PAIR_BITS - REST_BITS, PLACE_BITS_MOST = PLACE_BITS_LEAST + 2 };
#define SPREAD UINT64_C(0x9e3779b97f4a7c15)	/* odd: no two pairs become one */

static_assert(GRID_SIDE_MAX * GRID_SIDE_MAX <= 1 << CELL_BITS, "a pair of cells fits");
static_assert(REST_BITS + LINE_BITS <= 32, "the rest of a pair fits above what is known of it");

struct lines {
	size_t bytes;	/* of the places */
	bool any;
	uint8_t shift;	/* of a pair that is spread, to its place */
	uint32_t place[];
};

struct lines *lines_new(int32_t cells)
{
	int bits = PLACE_BITS_LEAST;
	struct lines *l;

	while (bits < PLACE_BITS_MOST && 1 << bits < cells)
		bits++;
	l = calloc(1, sizeof *l + (sizeof l->place[0] << bits));
	if (l == NULL)
		return NULL;
	l->bytes = sizeof l->place[0] << bits;
	l->shift = (uint8_t)(PAIR_BITS - bits);
	return l;
}

void lines_free(struct lines *l)
{
	free(l);
}

void lines_forget(struct lines *l)
{
	if (l->any)
		memset(l->place, 0, l->bytes);
	l->any = false;
}

uint32_t *lines_place(struct lines *l, cell_t a, cell_t b)
{
	const uint64_t pair = a < b ? (uint64_t)a << CELL_BITS | (uint64_t)b
		: (uint64_t)b << CELL_BITS | (uint64_t)a;
	const uint64_t spread = pair * SPREAD & ((UINT64_C(1) << PAIR_BITS) - 1);
	const uint32_t rest = (uint32_t)(spread & ((1u << REST_BITS) - 1));
	uint32_t *const place = &l->place[spread >> l->shift];

	if (*place >> LINE_BITS != rest)
		*place = rest << LINE_BITS;
	l->any = true;
	return place;
}
