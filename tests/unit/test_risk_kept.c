/* What risk spares itself is what comes of doing it, over games between commanders: whether a way
 * is open is told by who stands beside it, and without the marks of the whole table; how far units
 * are apart, without measuring between all of both. */
#include "config.h"
#include "unit.h"
#include "anew.h"

#include "played.h"
#include "build_setup.h"
#include "skirmish/body/movers.h"
#include "systems/risk/judges.h"
#include "systems/risk/move/move.h"
#include "systems/risk/settings.h"

enum { EVERY_CELL = 13 };

static void assert_ways(const struct game *g, int figure, bool contact)
{
	const cell_t from = g->figures[figure].cell, cells = grid_cells(&g->table->grid);
	const int unit = g->figures[figure].unit;
	const enum gait gait = risk_gait(g->setup, unit);
	const int32_t most = 2 * risk_allowance(g, figure) * REACH_TWELFTHS;
	uint8_t marks[MARK_CELLS];

	marks_build(&risk_movement, g, unit, contact, marks);
	for (cell_t to = unit % EVERY_CELL; to < cells; to += EVERY_CELL)
		assert_int_equal(path_reaches(g, figure, gait, most, contact, to),
			path_open(g, gait, marks, from, to, most));
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

static void measure_all(const struct game *g, const struct game *anew)
{
	(void)anew;
	for (int u = 0; u < g->n_units; u++)
		for (int o = 0; o < g->n_units; o++) {
			int32_t least = INT32_MAX;

			FOR_MEMBERS(f, g, u) {
				const int32_t far = u != o && standing_fit(g, f)
					? standing_off(g, f, o) : INT32_MAX;

				least = far < least ? far : least;
			}
			if (u != o)
				assert_int_equal(standing_apart(g, u, o), least);
		}
}

TEST(test_units_are_as_far_apart_as_their_nearest)
{
	anew_look_at_games("tests/bench/field-risk.yaml", measure_all);
	anew_look_at_games("tests/play/risk-skirmish.yaml", measure_all);
}

static const char squares[] =
	"grid square\nmap\n"
	"................\n................\n................\n................\n"
	"................\n................\n................\n................\n"
	"end\n"
	"side west edges=west\nside east edges=east\n"
	"unit askaris side=west figures=7 at=3,4\nunit gang side=east figures=6 at=12,4\n";

TRIAL(test_and_so_they_are_on_squares, trial_begin(&t, &system_null, squares, ""), trial_end)
{
	uint32_t cells, dice = 3;

	cells = (uint32_t)grid_cells(&t.game->table->grid);
	for (int i = 0; i < 2000; i++) {
		cell_t cell;

		dice = dice * 1664525u + 1013904223u;
		cell = (cell_t)((dice >> 8) % cells);
		if (t.game->occupant[cell] < 0)
			game_place(t.game, (int)(dice >> 24) % t.game->n_figures, cell);
		measure_all(t.game, t.game);
	}
}

TEST_MAIN
