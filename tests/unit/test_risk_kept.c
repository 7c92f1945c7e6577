/* What risk spares itself is what comes of doing it, over games between commanders: whether a way
 * is open is told by who stands beside it, and without the marks of the whole table. */
#include "config.h"
#include "unit.h"
#include "anew.h"

#include "skirmish/body/movers.h"
#include "systems/risk/judges.h"
#include "systems/risk/move/move.h"
#include "systems/risk/settings.h"

enum { EVERY_CELL = 13 };

static void assert_ways(const struct game *g, int figure, bool contact)
{
	const cell_t from = g->figures[figure].cell, cells = grid_cells(&g->table->grid);
	const int unit = g->figures[figure].unit;
	const int32_t most = 2 * risk_allowance(g, figure) * REACH_TWELFTHS;
	uint8_t marks[MARK_CELLS];

	marks_build(&risk_movement, g, unit, contact, marks);
	for (cell_t to = unit % EVERY_CELL; to < cells; to += EVERY_CELL)
		assert_int_equal(path_reaches(&risk_movement, g, figure, most, contact, to),
			path_open(g, risk_gait(g->setup, unit), marks, from, to, most));
}

static void look_at_ways(const struct game *g, const struct game *anew)
{
	(void)anew;
	for (int u = 0; u < g->n_units; u++) {
		const int guide = risk_guide(g, u);

		for (int contact = 0; guide >= 0 && contact < 2; contact++)
			assert_ways(g, guide, contact != 0);
	}
}

TEST(test_ways_are_closed_as_marks_say)
{
	anew_look_at_games("tests/bench/field-risk.yaml", look_at_ways);
	anew_look_at_games("tests/play/risk-skirmish.yaml", look_at_ways);
}

TEST_MAIN
