/* A flood of paces that is kept (move/flood.h) is what it is anew. */
#include "config.h"
#include "unit.h"

#include "anew.h"
#include "systems/moro/move/paces.h"

static void same_paces(const struct game *g, const struct game *anew)
{
	static const struct moro_pace pace = { 90, 40 };
	static uint8_t kept[MORO_CELLS], new[MORO_CELLS];

	for (int u = 0; u < g->n_units; u++)
		for (int again = 0; again < 2; again++) {	/* the second is of what is kept */
			moro_paces(g, u, pace, u == 0 ? 1 : 0, kept);
			if (again == 0)
				moro_paces(anew, u, pace, u == 0 ? 1 : 0, new);
			assert_memory_equal(kept, new, (size_t)grid_cells(&g->table->grid));
		}
}

TEST(test_a_flood_of_paces_that_is_kept_is_what_it_was)
{
	anew_look_at_games("tests/bench/field-moro.yaml", same_paces);
}

TEST_MAIN
