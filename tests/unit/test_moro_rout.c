/* Running away (S-M-13, X-135), and being taken off (M:59). */
#include "config.h"
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/rout.h"

static const char plain[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . A . . . . B . . . . .\n"
	" . . . . . . . . . . . . A A . . . B . . . . . .\n"
	". . . . . . . . . . . . . A . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"figure 3 leader\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n"
	"unit gun sign=G side=us troops=regulars gun=cannon arms=pistol at=3,2 figures=4\n";

static cell_t guide_cell(const struct trial *t, const char *unit)
{
	return t->game->figures[moro_guide(t->game, trial_unit(t, unit))].cell;
}

static void rout(struct trial *t, const char *unit, const char *cause)
{
	moro_rout(t->game, trial_unit(t, unit), trial_unit(t, cause));
}

MORO_GAME(test_S_M_13_they_run_twelve_inches_straight_away, plain)
{
	trial_put(&t, "scouts", 3, 15, 4);
	rout(&t, "scouts", "kris");
	assert_int_equal(guide_cell(&t, "scouts"), build_cell(t.setup, 3, 4));
	assert_true(moro_unit_in(&t, "scouts")->routed);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts"))
		assert_true(table_within(t.game->table, guide_cell(&t, "scouts"),
			t.game->figures[f].cell, 60));
}

MORO_GAME(test_S_M_4_who_runs_is_marked, plain)
{
	moro_hand(&t, "us");
	rout(&t, "scouts", "kris");
	assert_true(moro_unit_in(&t, "scouts")->acted);
	moro_refuses(&t, "move scouts", "M-1");
}

MORO_GAME(test_X_135_over_the_edge_they_are_lost, plain)
{
	trial_put(&t, "scouts", 3, 12, 4);
	rout(&t, "scouts", "kris");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts")) {
		assert_int_equal(t.game->figures[f].life, LIFE_LEFT);
		assert_int_equal(t.game->figures[f].left, EDGE_NONE);
	}
}

MORO_GAME(test_X_135_jungle_is_no_slower_and_water_is_gone_round, plain)
{
	trial_put(&t, "scouts", 3, 15, 4);
	for (int col = 5; col <= 11; col++)
		trial_ground(&t, col, 4, "jungle");
	rout(&t, "scouts", "kris");
	assert_int_equal(guide_cell(&t, "scouts"), build_cell(t.setup, 3, 4));
	trial_put(&t, "scouts", 3, 15, 4);
	trial_ground(&t, 9, 4, "river");
	rout(&t, "scouts", "kris");
	assert_true(table_distance(t.game->table, guide_cell(&t, "scouts"),
		build_cell(t.setup, 15, 4)) >= 110);
}

static void flood_but(struct trial *t, int from_col, int to_col, int row_kept)
{
	for (int col = from_col; col <= to_col; col++)
		for (int row = 1; row <= 7; row++)
			if (row != row_kept)
				trial_ground(t, col, row, "river");
}

/* All four in a row with water round it: whoever stands at its end makes way for the guide. */
MORO_GAME(test_X_135_who_can_run_no_further_changes_places, plain)
{
	trial_put(&t, "scouts", 3, 15, 4);
	trial_put(&t, "scouts", 1, 14, 4);
	trial_put(&t, "scouts", 4, 12, 4);
	trial_put(&t, "kris", 1, 16, 4);
	flood_but(&t, 11, 17, 4);
	trial_ground(&t, 11, 4, "river");
	rout(&t, "scouts", "kris");
	assert_int_equal(guide_cell(&t, "scouts"), build_cell(t.setup, 12, 4));
	assert_int_equal(t.game->figures[trial_figure(&t, "scouts", 4)].cell,
		build_cell(t.setup, 15, 4));
}

/* The guide comes to a browser for two, past an enemy at its mouth; the others stand before
 * it, within 6" of him. */
MORO_GAME(test_X_135_the_others_are_placed_past_enemies, plain)
{
	trial_put(&t, "scouts", 3, 15, 4);
	flood_but(&t, 1, 4, 4);
	trial_ground(&t, 1, 4, "river");
	trial_put(&t, "kris", 1, 5, 3);
	rout(&t, "scouts", "kris");
	assert_int_equal(guide_cell(&t, "scouts"), build_cell(t.setup, 3, 4));
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts")) {
		assert_true(table_within(t.game->table, guide_cell(&t, "scouts"),
			t.game->figures[f].cell, 60));
		assert_false(grid_adjacent(&t.game->table->grid, t.game->figures[f].cell,
			build_cell(t.setup, 5, 3)));
	}
}

MORO_GAME(test_X_132_a_crew_that_runs_leaves_its_gun, plain)
{
	cell_t gun;

	trial_put(&t, "kris", 1, 1, 1);
	trial_put(&t, "kris", 2, 1, 2);
	gun = moro_unit_in(&t, "gun")->gun;
	rout(&t, "gun", "kris");
	assert_int_equal(moro_unit_in(&t, "gun")->gun, gun);
	assert_int_equal(moro_crew(t.game, trial_unit(&t, "gun")), 0);
}

/* They are one sentence, and so are their steps off the table. */
static void told_in_one_line(const struct trial *t)
{
	const struct event *first = trial_event(t, EVENT_LIFE, -4);
	const struct event *last = trial_event(t, EVENT_LIFE, -1);
	const struct event *step = trial_event(t, EVENT_MOVE, -1);
	char text[LINE_MAX_BYTES];

	assert_true(view_together(first, last));
	assert_true(view_steps_off(first, step));
	assert_false(view_together(first, step));
	assert_false(view_steps_off(step, first));
	view_together_text(t->game, first, 4, text, sizeof text);
	assert_string_equal(text, "scouts (4 figures): gone");
}

MORO_GAME(test_M_11_a_removed_unit_is_gone_over_no_edge, plain)
{
	trial_put(&t, "scouts", 1, 1, 3);
	moro_remove(t.game, trial_unit(&t, "scouts"));
	assert_false(standing_alive(t.game, trial_unit(&t, "scouts")));
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts")) {
		assert_int_equal(t.game->figures[f].life, LIFE_LEFT);
		assert_int_equal(t.game->figures[f].left, EDGE_NONE);
		assert_int_equal(t.game->figures[f].cell, CELL_NONE);
	}
	told_in_one_line(&t);
}

TEST_MAIN
