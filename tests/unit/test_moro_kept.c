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

/* A cell that is asked for alone is one of those. */
static void same_cell_by_cell(const struct game *g, const struct game *anew)
{
	static const struct moro_pace pace = { 90, 40 };
	static uint8_t all[MORO_CELLS];

	(void)anew;
	for (int u = 0; u < g->n_units; u++) {
		const cell_t at = game_unit_cell(g, u), cells = grid_cells(&g->table->grid);

		moro_paces(g, u, pace, NOBODY, all);
		for (cell_t c = u % 7; c < cells; c += 97)
			assert_int_equal(moro_comes_to(g, u, pace, NOBODY, c), all[c] != 0);
		if (at != CELL_NONE)
			assert_int_equal(moro_comes_to(g, u, pace, NOBODY, at), all[at] != 0);
	}
}

TEST(test_a_cell_asked_for_alone_is_one_of_all)
{
	anew_look_at_games("tests/bench/field-moro.yaml", same_cell_by_cell);
}

TEST(test_a_flood_of_paces_that_is_kept_is_what_it_was)
{
	anew_look_at_games("tests/bench/field-moro.yaml", same_paces);
}

TEST_MAIN
