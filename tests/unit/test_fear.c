/* Fear: what is marked is what is nearer than is wanted, on either grid. */
#include "config.h"
#include "unit.h"

#include <string.h>

#include "draw_table.h"
#include "skirmish/body/fear.h"

enum { COLS = 23, ROWS = 17, CELLS = COLS * ROWS, FAR = 30, TIMES = 40 };

static void check_marks(const struct grid *grid, const struct fear *fear, int least)
{
	uint8_t marks[CELLS] = { 0 };

	fear_mark(fear, grid, least, MARK_ENEMY, marks);
	for (cell_t c = 0; c < CELLS; c++)
		assert_int_equal(marks[c] != 0, fear_nearest(fear, grid, c) < least);
}

TEST(test_all_cells_are_marked_that_are_nearer)
{
	static const enum grid_kind kinds[] = { GRID_HEX, GRID_SQUARE };
	static struct fear fear;
	struct chance chance = { 5 };

	for (int time = 0; time < TIMES; time++) {
		const struct grid grid = { kinds[time % 2], COLS, ROWS };

		fear.n = 0;
		for (int i = chance_below(&chance, 6); i >= 0; i--)
			fear_add(&fear, &grid, chance_below(&chance, CELLS));
		for (int least = 0; least < FAR; least++)
			check_marks(&grid, &fear, least);
	}
}

TEST_MAIN
