/* Rulings on `risk` that outrank its other rules: falling back, the leaderless, loading,
 * being thrown back, and what tests and odds say.
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "risk_range.h"
#include "risk_told.h"
#include "sampled.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/back.h"
#include "systems/risk/move/move.h"

/* ---- Y-12 ---- */

/* Rocks to the rear, twelve cells off: two turns away. */
static const char far_rocks[] =
	"cell 25\n"
	"map\n"
	"^ . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" ^ . . . . . . . . . . . M . . . . . . . . . . . . . B . . . . .\n"
	"^ . . . . . . . . . . . M M . . . . . . . . . . . . . B . . . .\n"
	" ^ . . . . . . . . . . . M . . . . . . . . . . . . . B . . . . .\n"
	"end\n"
	"side village edges=west\n"
	"side slavers edges=east\n"
	"unit muskets sign=M side=village arms=musket uncommanded\n"
	"figure 1 leader\n"
	"unit thugs sign=B side=slavers arms=rifle\n";

static void told_to_halt(struct trial *t)
{
	risk_word(t, "muskets", ACTION_HALT, false);
	risk_unit_in(t, "muskets")->test.factor = -1;
	risk_unit_in(t, "muskets")->last_deed = DEED_FELL_BACK;
}

TRIAL(test_Y_12_with_no_cover_near_it_goes_on_towards_the_nearest,
	risk_begin(&t, far_rocks), trial_end)
{
	struct told told;

	told_to_halt(&t);
	told = told_to(&t, "muskets");
	assert_int_equal(told.order, ORDER_MOVE);
	assert_true(trial_far(&t, told.goal, "thugs") > trial_far(&t, told.from, "thugs") + 100);
	risk_unit_in(&t, "muskets")->order = ORDER_MOVE;
	risk_unit_in(&t, "muskets")->goal = told.goal;
	risk_move_all(t.game);
	assert_int_equal(risk_unit_in(&t, "muskets")->deed, DEED_FELL_BACK);
}

TRIAL(test_Y_12_who_halts_in_cover_faces_the_last_known_enemy, risk_begin(&t, far_rocks), trial_end)
{
	const struct figure *man;
	struct told told;

	for (int col = 9; col <= 10; col++)
		for (int row = 1; row <= 4; row++)
			trial_ground(&t, col, row, "rock");
	told_to_halt(&t);
	told = told_to(&t, "muskets");
	assert_int_not_equal(table_ground(t.game->table, told.goal)->cover, COVER_NONE);
	risk_unit_in(&t, "muskets")->order = ORDER_MOVE;
	risk_unit_in(&t, "muskets")->goal = told.goal;
	risk_move_all(t.game);
	man = &t.game->figures[trial_figure(&t, "muskets", 1)];
	assert_int_equal(man->cell, told.goal);
	assert_true(grid_in_front(&t.game->table->grid, man->cell, man->facing,
		game_unit_cell(t.game, trial_unit(&t, "thugs"))));
}

/* ---- Y-13 ---- */

AT_RANGE(test_Y_13_nobody_shoots_at_a_unit_that_friends_fight,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=2 at=12,5 arms=sword\n"
	"unit swords side=west figures=1 at=2,1 arms=sword\n")
{
	range_put(&t, "target", 1, 12, ROW);
	range_put(&t, "target", 2, 16, ROW);
	range_put(&t, "swords", 1, 17, ROW);	/* at the second man alone */
	range_refuses(&t, "shooter", 1, "target", "X-92");
}

/* ---- Y-14 ---- */

TEST(test_Y_14_the_slow_lag_behind_whom_nobody_leads)
{
	const char troop[] = "unit troop side=west figures=3 at=5,5 arms=rifle\n" TARGET;
	struct trial t;
	struct reach *r;
	cell_t far;

	range_begin(&t, troop);
	risk_man(&t, "troop", 1)->wounds = 1;
	t.game->units[trial_unit(&t, "troop")].leader = NOBODY;
	assert_int_equal(risk_guide(t.game, trial_unit(&t, "troop")),
		trial_figure(&t, "troop", 2));
	r = t.game->reach;
	far = build_cell(t.setup, 5, 9);
	assert_true(risk_reach(t.game, trial_unit(&t, "troop"), ORDER_MOVE, r));
	assert_int_not_equal(reach_cost(r, far), REACH_FAR);
	risk_end(&t);
}

TEST(test_C_7_whom_nobody_leads_goes_by_those_who_are_together)
{
	const char troop[] = "unit troop side=west figures=4 at=5,5 arms=rifle\n" TARGET;
	struct trial t;
	int unit;

	range_begin(&t, troop);
	unit = trial_unit(&t, "troop");
	range_put(&t, "troop", 1, 30, 5);
	t.game->units[unit].leader = (int16_t)trial_figure(&t, "troop", 1);
	assert_int_equal(risk_guide(t.game, unit), trial_figure(&t, "troop", 1));
	t.game->units[unit].leader = NOBODY;
	assert_int_equal(risk_guide(t.game, unit), trial_figure(&t, "troop", 2));
	risk_man(&t, "troop", 2)->wounds = 1;
	assert_int_equal(risk_guide(t.game, unit), trial_figure(&t, "troop", 3));
	risk_end(&t);
}

/* ---- Y-15 ---- */

AT_RANGE(test_Y_15_while_the_unit_moves_nobody_of_it_loads,
	"unit shooter side=west figures=2 at=2,5 arms=musket\n" TARGET)
{
	risk_man(&t, "shooter", 1)->empty = risk_man(&t, "shooter", 2)->empty = true;
	risk_man(&t, "shooter", 2)->spent = risk_unit_in(&t, "shooter")->far = 25 * TWELFTHS;
	risk_load(t.game);
	assert_true(risk_man(&t, "shooter", 1)->empty);	/* he stood still */
	range_rested(&t, "shooter");
	risk_load(t.game);
	assert_false(risk_man(&t, "shooter", 1)->empty);
	assert_false(risk_man(&t, "shooter", 2)->empty);
}

/* ---- Y-17 ---- */

TEST(test_Y_17_back_is_straight_back)
{
	struct trial t;
	int wide = 0;

	for (int col = 5; col <= 6; col++) {
		const int foe = col == 5 ? 6 : 5;

		risk_begin(&t, "cell 25\n"
			"open 12x5\n"
			"side column edges=west\n"
			"side gang edges=east\n"
			"unit askaris side=column figures=1 at=1,1 arms=sword\n"
			"unit raiders side=gang figures=1 at=12,1 arms=sword\n");
		trial_put(&t, "askaris", 1, col, 3);
		trial_put(&t, "raiders", 1, foe, 3);
		risk_unit_in(&t, "askaris")->fought = risk_unit_in(&t, "raiders")->fought = true;
		risk_unit_in(&t, "askaris")->foes = (uint64_t)1 << trial_unit(&t, "raiders");
		risk_unit_in(&t, "raiders")->foes = (uint64_t)1 << trial_unit(&t, "askaris");
		risk_unit_in(&t, "askaris")->wounded = 1;
		risk_backs(t.game);
		wide += t.game->figures[trial_figure(&t, "askaris", 1)].cell
			!= build_cell(t.setup, col == 5 ? 3 : 8, 3);
		risk_end(&t);
	}
	assert_int_equal(wide, 0);
}

/* ---- Y-18 and the wounded ---- */

static int need_of(const char *words)
{
	struct odds o;

	odds_of(words, &o);
	return roller_need(&o.rolls[0].roller);
}

TEST(test_Y_18_a_player_character_is_a_hero_in_odds)
{
	assert_int_equal(need_of("risk fire command=character"), need_of("risk fire hero=yes"));
	assert_int_equal(need_of("risk fire command=character quality=regular"),
		need_of("risk fire"));
}

AT_RANGE(test_X_92_a_wounded_man_is_judged_by_his_own_rate, TROOP("uncommanded") CROWD)
{
	range_troop_in_line(&t);
	risk_man(&t, "troop", 1)->wounds = 1;
	risk_man(&t, "troop", 1)->spent = risk_man(&t, "troop", 2)->spent = 75 * TWELFTHS;
	risk_unit_in(&t, "troop")->far = 75 * TWELFTHS;
	range_refuses(&t, "troop", 1, "target", "S-K-20");
	assert_true(range_need(&t, "troop", 2, "target") > 0);
	t.game->units[trial_unit(&t, "troop")].uncommanded = false;
	range_refuses(&t, "troop", 1, "target", "X-80");
}

TEST_MAIN
