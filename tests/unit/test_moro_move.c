/* Moving by dice (M-3), formations (M-4), and how units stand. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/go.h"
#include "systems/moro/move/move.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"

static const char clearing[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . . . . . . . . .\n"
	". . A . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . . . . . . . . .\n"
	". . A . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . . . . . . . . .\n"
	". . A . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . B B\n"
	" . . . . . . . . . . . . . . . . . . . . . . B B\n"
	"end\n"
	SCOUTS_AND_KRIS;

/* A belt of jungle four wide in the upper rows and six in the lower. */
static const char belt[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . .\n"
	" . . . . % % % % . . . . . . . . . . . .\n"
	". A . . % % % % . . . . . . . . . . . .\n"
	" . A . . % % % % . . . . . . . . . . . .\n"
	". A . . % % % % % % . . . . . . . . . .\n"
	" . . . . % % % % % % . . . . . . . . . .\n"
	". . . . % % % % % % . . . . . . . . . B\n"
	"end\n"
	SCOUTS_AND_KRIS;

/* A gap in a river, jungle before it that can be gone round, and jungle behind it. */
static const char gap[] =
	"map\n"
	". . . . . = . % % . . . . . . .\n"
	" . . . . . = . % % . . . . . . .\n"
	". A % % . . . % % . . . . . . .\n"
	" . . . . . = . % % . . . . . . .\n"
	"A . . . . = . % % . . . . . . B\n"
	"end\n"
	SCOUTS_AND_KRIS;

/* Who hides where somebody may want to stand. */
static const char ambush[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	". A . . . . . . . . . B . . . .\n"
	" A . . . . . . . . . . . . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"figure 1 leader\n"
	"unit reserve sign=R side=us troops=regulars arms=rifle at=1,1 figures=1\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=blade hidden\n";

static const char gorge[] =
	"map\n"
	". . . = . . . . . . . . . . . .\n"
	" . . . = . . . . . . . . . . . .\n"
	". A . = . . . . . . . . . . . .\n"
	" . A . = . . . . . . . . . . . B\n"
	"end\n"
	SCOUTS_AND_KRIS;

static const char trail[] =
	"map\n"
	"% % % % % % % % % % % % % % %\n"
	" % A % % % % % % % % % % % % %\n"
	": : : : : : : : : : : : : : :\n"
	" A A % % % % % % % % % % % % %\n"
	"% % % % % % % % % % % % % % B\n"
	"end\n"
	SCOUTS_AND_KRIS;

/* Somebody could be shot at: nobody is. */
static void hold_fire(struct trial *t)
{
	if (t->game->decisions[0].kind == ASK_FIRE)
		moro_do(t, "hold scouts");
}

static cell_t cell_of(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].cell;
}

static void expect_at(const struct trial *t, const char *unit, int number, int col, int row)
{
	assert_int_equal(cell_of(t, unit, number), build_cell(t->setup, col, row));
}

static void expect_round(const struct trial *t, const char *unit, int32_t most)
{
	const int u = trial_unit(t, unit), guide = moro_guide(t->game, u);

	FOR_MEMBERS(f, t->game, u)
		assert_true(table_within(t->game->table, t->game->figures[guide].cell,
			t->game->figures[f].cell, most));
}

/* ---- the dice and the ground (M-3) ---- */

TRIAL(test_M_3_the_leader_goes_the_total_and_the_others_stand_round_him,
	moro_us_alone(&t, clearing), moro_end)
{
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	assert_string_equal(trial_roll(&t, "movement")->roll.rule, "M-3");
	assert_int_equal(trial_roll(&t, "movement")->roll.n_dice, 2);
	assert_true(roll_has(trial_roll(&t, "movement"), "movement.infantry"));
	moro_falls_short(&t, "go scouts 14,2");
	moro_do(&t, "go scouts 13,2");
	expect_at(&t, "scouts", 1, 13, 2);
	expect_round(&t, "scouts", 60);
	hold_fire(&t);
	assert_true(moro_unit_in(&t, "scouts")->acted);
}

TRIAL(test_Y_28_beyond_their_dice_they_go_as_far_as_they_can, moro_us_alone(&t, clearing), moro_end)
{
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 20,2");
	assert_non_null(strstr(trial_event(&t, EVENT_NOTE, -1)->word, "as far as 13,2"));
	expect_at(&t, "scouts", 1, 13, 2);
	hold_fire(&t);
}

/* On the way he was far from all the others, of whom another would be asked for then. */
TRIAL(test_X_131_who_has_walked_for_those_whom_nobody_leads_stays_where_he_came,
	moro_us_alone(&t, clearing), moro_end)
{
	t.game->units[trial_unit(&t, "scouts")].leader = NOBODY;
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 13,2");
	expect_at(&t, "scouts", 1, 13, 2);
	expect_round(&t, "scouts", 60);
	hold_fire(&t);
}

TRIAL(test_M_3_a_move_has_two_budgets, moro_us_alone(&t, belt), moro_end)
{
	trial_dice(&t, "4 5");
	moro_do(&t, "move scouts");
	moro_falls_short(&t, "go scouts 9,6");	/* five of jungle */
	moro_falls_short(&t, "go scouts 12,3");	/* ten in all */
	moro_do(&t, "go scouts 11,3");	/* four of jungle, nine in all */
	expect_at(&t, "scouts", 1, 11, 3);
}

TRIAL(test_M_3_a_detour_saves_jungle, moro_us_alone(&t, belt), moro_end)
{
	trial_dice(&t, "1 9");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 9,1");	/* above the belt */
	expect_at(&t, "scouts", 1, 9, 1);
}

/* The shortest way to the gap has spent the jungle that the way on from it wants. */
TRIAL(test_M_3_the_longer_way_may_be_the_one_that_leads_on, moro_us_alone(&t, gap), moro_end)
{
	trial_dice(&t, "7 2");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 10,3");
	expect_at(&t, "scouts", 1, 10, 3);
	hold_fire(&t);
}

static const char company[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . B\n"
	"end\n"
	US_AND_MOROS
	"unit scouts side=us troops=regulars arms=pistol at=4,3 figures=20 formation=column\n"
	"figure 1 leader\n"
	"unit reserve side=us troops=regulars arms=rifle at=1,1 figures=1\n"
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n";

TRIAL(test_M_3_even_a_long_column_keeps_within_six_inches, moro_us_alone(&t, company), moro_end)
{
	trial_dice(&t, "9 7");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 19,3");
	expect_at(&t, "scouts", 1, 19, 3);
	expect_round(&t, "scouts", 60);
}

TRIAL(test_M_3_figures_stand_on_ground_they_can_walk_to, moro_us_alone(&t, gorge), moro_end)
{
	trial_dice(&t, "1 0");
	moro_do(&t, "move scouts");
	moro_refuses(&t, "go scouts 4,3", "M-3");
	moro_do(&t, "go scouts 3,3");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts"))
		assert_true(grid_col(&t.game->table->grid, t.game->figures[f].cell) < 3);
}

TRIAL(test_M_3_a_player_may_place_figures, moro_us_alone(&t, clearing), moro_end)
{
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_do(&t, "place scouts.3 11,5");
	moro_do(&t, "place scouts.4 20,5");
	moro_refuses(&t, "place scouts.5 11,5", "M-3");
	moro_refuses(&t, "place scouts.1 11,5", "M-3");
	moro_refuses(&t, "go scouts 11,3", "M-3");	/* number 4 is too far off */
	moro_do(&t, "place scouts.4 20,5");	/* taken back */
	moro_do(&t, "go scouts 11,3");
	expect_at(&t, "scouts", 3, 11, 5);
	expect_round(&t, "scouts", 60);
}

/* Whoever is hidden there is in nobody's way before they come: nobody finds him by asking. */
TRIAL(test_M_3_a_wish_tells_nothing_of_the_hidden, moro_us_alone(&t, ambush), moro_end)
{
	assert_true(moro_hidden(t.game, trial_unit(&t, "kris")));
	trial_dice(&t, "0 4 2");	/* the first: looking */
	moro_do(&t, "move scouts");
	moro_do(&t, "place scouts.2 12,3");
	moro_do(&t, "go scouts 8,3");
	assert_true(moro_hidden(t.game, trial_unit(&t, "kris")));
	expect_at(&t, "scouts", 1, 8, 3);
	expect_at(&t, "kris", 1, 12, 3);
}

TRIAL(test_S_M_5_two_zeros_are_a_move, moro_us_alone(&t, clearing), moro_end)
{
	moro_acting(&t, "scouts", INTENT_MOVE, NULL);
	trial_dice(&t, "0 0");
	moro_throw_move(t.game);
	moro_ask_go(t.game);
	assert_int_equal(t.game->n_decisions, 0);
	moro_move(t.game);
	assert_true(moro_unit_in(&t, "scouts")->moved);
	expect_at(&t, "scouts", 1, 3, 2);
}

TRIAL(test_S_M_29_a_nought_in_jungle_lets_them_form, moro_us_alone(&t, belt), moro_end)
{
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "scouts", i, 5 + i, 6);
	moro_refuses(&t, "form scouts column", "S-M-29");
	trial_dice(&t, "7 0");
	moro_do(&t, "move scouts");
	moro_refuses(&t, "go scouts 7,7", "S-M-29");
	moro_refuses(&t, "form scouts line", "M-4");
	moro_do(&t, "form scouts column");
	assert_int_equal(moro_unit_in(&t, "scouts")->formation, FORMATION_COLUMN);
	expect_at(&t, "scouts", 1, 6, 6);
}

TRIAL(test_S_M_29_without_a_nought_they_do_not_form, moro_us_alone(&t, belt), moro_end)
{
	for (int i = 1; i <= 3; i++)
		trial_put(&t, "scouts", i, 5 + i, 6);
	trial_dice(&t, "7 1");
	moro_do(&t, "move scouts");
	moro_refuses(&t, "form scouts column", "S-M-29");
	moro_do(&t, "hold scouts");
	assert_int_equal(moro_unit_in(&t, "scouts")->formation, FORMATION_LINE);
}

/* ---- contact and the edge ---- */

TRIAL(test_X_125_a_move_leads_into_no_contact, moro_us_alone(&t, clearing), moro_end)
{
	uint8_t marks[GRID_SIDE_MAX * GRID_SIDE_MAX];

	trial_put(&t, "kris", 1, 8, 2);
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_refuses(&t, "go scouts 7,2", "X-125");
	moro_refuses(&t, "go scouts 8,2", "X-125");
	moro_paces(t.game, trial_unit(&t, "scouts"), (struct moro_pace){ 100, 0 },
		trial_unit(&t, "kris"), marks);
	assert_int_equal(marks[build_cell(t.setup, 7, 2)], 1);
	moro_do(&t, "place scouts.2 7,2");
	moro_refuses(&t, "go scouts 5,2", "X-125");
	moro_do(&t, "place scouts.2 7,2");
	moro_do(&t, "go scouts 6,2");
	expect_at(&t, "scouts", 1, 6, 2);
	assert_false(contact_units(t.game, trial_unit(&t, "scouts"), trial_unit(&t, "kris")));
}

TRIAL(test_C_9_over_the_edge_wants_a_step_more, moro_us_alone(&t, clearing), moro_end)
{
	trial_dice(&t, "1 1");
	moro_do(&t, "move scouts");
	moro_refuses(&t, "leave scouts 1,2", "C-9");
	moro_refuses(&t, "leave scouts 2,3", "C-9");
	moro_do(&t, "leave scouts 3,1");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts")) {
		assert_int_equal(t.game->figures[f].life, LIFE_LEFT);
		assert_int_equal(t.game->figures[f].left, EDGE_NORTH);
	}
}

/* ---- formations (M-4) ---- */

static int different_rows(const struct trial *t, const char *unit, bool cols)
{
	bool seen[GRID_SIDE_MAX] = { false };
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit)) {
		const struct grid *grid = &t->game->table->grid;
		const cell_t cell = t->game->figures[f].cell;
		const int at = cols ? grid_col(grid, cell) : grid_row(grid, cell);

		n += !seen[at];
		seen[at] = true;
	}
	return n;
}

TRIAL(test_M_4_changing_formation_is_the_move, moro_us_alone(&t, clearing), moro_end)
{
	moro_refuses(&t, "form scouts line", "M-4");
	moro_do(&t, "form scouts column");
	assert_int_equal(moro_unit_in(&t, "scouts")->formation, FORMATION_COLUMN);
	expect_at(&t, "scouts", 1, 3, 2);
	hold_fire(&t);
	assert_true(moro_unit_in(&t, "scouts")->acted);
	assert_null(trial_roll(&t, "movement"));
}

TRIAL(test_M_4_a_column_is_two_abreast_and_a_line_across_the_way,
	moro_us_alone(&t, clearing), moro_end)
{
	trial_put(&t, "scouts", 1, 4, 5);
	moro_unit_in(&t, "scouts")->formation = FORMATION_COLUMN;
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 12,5");
	assert_int_equal(different_rows(&t, "scouts", false), 2);
	moro_unit_in(&t, "scouts")->formation = FORMATION_LINE;
	moro_unit_in(&t, "scouts")->acted = false;
	moro_hand(&t, "us");
	trial_dice(&t, "1 1");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 14,5");
	assert_in_range(different_rows(&t, "scouts", true), 1, 2);
	assert_int_equal(different_rows(&t, "scouts", false), 7);
}

/* Two deep on purpose: a line across the way would have men before and behind the trench. */
TRIAL(test_X_130_a_line_fills_the_cover_of_its_guide_first, moro_us_alone(&t, clearing), moro_end)
{
	for (int row = 2; row <= 5; row++)
		for (int col = 10; col <= 11; col++)
			trial_ground(&t, col, row, "trench");
	trial_put(&t, "scouts", 1, 4, 5);
	trial_dice(&t, "4 6");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 10,4");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts"))
		assert_int_equal(moro_place(t.game, t.game->figures[f].cell), PLACE_FORT);
	hold_fire(&t);
}

TRIAL(test_C_6_they_face_where_they_went, moro_us_alone(&t, clearing), moro_end)
{
	enum { WEST = 4 };

	trial_put(&t, "scouts", 1, 10, 5);
	trial_dice(&t, "2 4");
	moro_do(&t, "move scouts");
	moro_do(&t, "go scouts 4,5");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "scouts"))
		assert_int_equal(t.game->figures[f].facing, WEST);
	hold_fire(&t);
}

TRIAL(test_X_122_a_line_takes_a_trail_for_jungle, moro_us_alone(&t, trail), moro_end)
{
	const int8_t dice[MOVE_DICE] = { 2, 7 };
	uint8_t marks[GRID_SIDE_MAX * GRID_SIDE_MAX];
	int scouts;
	cell_t far;

	scouts = trial_unit(&t, "scouts");
	far = build_cell(t.setup, 10, 3);
	trial_put(&t, "scouts", 1, 1, 3);
	moro_paces(t.game, scouts, moro_pace_by(t.game, scouts, dice), NOBODY, marks);
	assert_int_equal(marks[far], 0);
	assert_int_equal(marks[build_cell(t.setup, 3, 3)], 1);
	moro_unit_in(&t, "scouts")->formation = FORMATION_COLUMN;
	moro_paces(t.game, scouts, moro_pace_by(t.game, scouts, dice), NOBODY, marks);
	assert_int_equal(marks[far], 1);
}

TRIAL(test_X_146_a_unit_is_in_jungle_as_its_leader_is, moro_us_alone(&t, trail), moro_end)
{
	trial_put(&t, "scouts", 1, 5, 3);
	assert_true(moro_in_jungle(t.game, trial_unit(&t, "scouts")));
	moro_unit_in(&t, "scouts")->formation = FORMATION_COLUMN;
	assert_false(moro_in_jungle(t.game, trial_unit(&t, "scouts")));
	moro_do(&t, "form scouts line");
}

TRIAL(test_X_131_whom_nobody_leads_goes_by_those_who_are_together,
	moro_us_alone(&t, clearing), moro_end)
{
	int unit;

	unit = trial_unit(&t, "scouts");
	trial_put(&t, "scouts", 1, 20, 1);
	assert_int_equal(moro_guide(t.game, unit), trial_figure(&t, "scouts", 1));
	t.game->units[unit].leader = NOBODY;
	assert_int_equal(moro_guide(t.game, unit), trial_figure(&t, "scouts", 2));
}

TEST_MAIN
