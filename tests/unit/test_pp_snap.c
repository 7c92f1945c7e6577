/* Opportunity shots of participation: who gets a chance, when, how often, and the stages. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "pp_range.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/judges.h"

#define WATCHER SHOOTER "arms=rifle\n"
#define WALKER "unit walker side=them figures=1 at=40,7 courage=hero arms=club\n"

/* As if the first of a unit had made the step to here just now. */
static bool steps_to(struct trial *t, const char *unit, int inches)
{
	range_put_off(t, unit, inches);
	pp_figure_in(t, unit, 1)->moved += INCH;
	return pp_passes(t->game, trial_figure(t, unit, 1), NULL);
}

static void charges(const struct trial *t, const char *unit, const char *target)
{
	pp_unit_in(t, unit)->doing = DOING_CHARGE;
	pp_unit_in(t, unit)->target = (int16_t)trial_unit(t, target);
}

static void begin(struct trial *t, const char *units)
{
	range_begin(t, units);
	range_turn(t, STAGE_STEPS, "them");
}

static void ask(struct trial *t)
{
	pp_sight_renew(t->game);
	range_turn(t, STAGE_SNAP, "them");
	pp_ask_snap(t->game);
}

static uint64_t bit(const struct trial *t, const char *unit)
{
	return UINT64_C(1) << trial_unit(t, unit);
}

/* ---- a chance ---- */

TRIAL(test_S_P_1_who_comes_into_range_of_a_watcher_stops, begin(&t, WATCHER WALKER), pp_end)
{
	assert_false(steps_to(&t, "walker", 33));
	assert_false(steps_to(&t, "walker", 32));	/* 6 and 1 less: no face shows it */
	assert_false(steps_to(&t, "walker", 17));
	assert_true(steps_to(&t, "walker", 16));
	assert_int_equal(pp_unit_in(&t, "walker")->passing, bit(&t, "shooter"));
	assert_int_equal(pp_snap_mover(t.game, trial_unit(&t, "shooter")),
		trial_unit(&t, "walker"));
	ask(&t);
	assert_true(range_asked(&t, "us", ASK_SNAP));
	assert_int_equal(t.game->decisions[0].unit, trial_unit(&t, "shooter"));
	assert_int_equal(t.game->decisions[0].other, trial_unit(&t, "walker"));
}

TRIAL(test_S_P_1_who_comes_out_from_behind_something, begin(&t, WATCHER WALKER), pp_end)
{
	for (int row = 6; row <= 8; row++)
		trial_ground(&t, 9, row, "hut");
	range_put(&t, "walker", 1, 12, 7);
	pp_sight_renew(t.game);
	assert_false(pp_passes(t.game, trial_figure(&t, "walker", 1), NULL));
	range_put(&t, "walker", 1, 10, 4);
	pp_figure_in(&t, "walker", 1)->moved = INCH;
	assert_true(pp_passes(t.game, trial_figure(&t, "walker", 1), NULL));
}

TRIAL(test_X_186_one_chance_at_each_who_passes, begin(&t, WATCHER WALKER), pp_end)
{
	assert_true(steps_to(&t, "walker", 8));
	ask(&t);
	range_answer(&t, "us", "hold shooter");
	assert_int_equal(t.game->n_decisions, 0);
	pp_snap_shots(t.game);
	assert_int_equal(pp_unit_in(&t, "walker")->passing, 0);
	assert_false(pp_figure_in(&t, "shooter", 1)->spent);
	assert_false(pp_figure_in(&t, "shooter", 1)->held);
	assert_false(steps_to(&t, "walker", 7));
}

TRIAL(test_X_186_several_who_pass_come_one_after_the_other,
	begin(&t, WATCHER WALKER "unit second side=them figures=1 at=45,9 courage=hero\n"), pp_end)
{
	assert_true(steps_to(&t, "walker", 8));
	range_put(&t, "second", 1, 9, 9);
	assert_false(pp_passes(t.game, trial_figure(&t, "second", 1), NULL));
	ask(&t);
	range_answer(&t, "us", "hold shooter");
	pp_snap_shots(t.game);
	assert_true(pp_passes(t.game, trial_figure(&t, "second", 1), NULL));
}

TRIAL(test_X_186_only_who_is_on_watch_and_can_shoot, begin(&t, WATCHER WALKER), pp_end)
{
	pp_unit_in(&t, "shooter")->watching = false;
	assert_false(steps_to(&t, "walker", 8));
	pp_unit_in(&t, "shooter")->watching = true;
	pp_figure_in(&t, "shooter", 1)->spent = true;
	assert_false(steps_to(&t, "walker", 8));
	pp_figure_in(&t, "shooter", 1)->spent = false;
	pp_figure_in(&t, "shooter", 1)->spirit = SPIRIT_PANICKED;
	assert_false(steps_to(&t, "walker", 8));
	pp_figure_in(&t, "shooter", 1)->spirit = SPIRIT_CONTROLLED;
	assert_true(steps_to(&t, "walker", 8));
}

TEST(test_X_185_the_obedient_on_watch_are_asked)
{
	struct trial t;

	begin(&t, "unit shooter side=us figures=1 at=2,7 courage=follower arms=rifle\n" WALKER);
	assert_false(pp_own_will(t.game, trial_unit(&t, "shooter")));
	assert_true(steps_to(&t, "walker", 8));
	ask(&t);
	trial_dice(&t, "1 1");
	range_answer(&t, "us", "fire shooter walker");
	pp_snap_shots(t.game);
	assert_true(pp_figure_in(&t, "shooter", 1)->spent);
	pp_end(&t);
}

TRIAL(test_S_P_1_friends_pass_in_peace,
	begin(&t, WATCHER "unit walker side=us figures=1 at=40,7 courage=hero\n"
	"unit other side=them figures=1 at=50,7 courage=hero\n"), pp_end)
{
	assert_false(steps_to(&t, "walker", 8));
}

/* ---- attacked (X-50) ---- */

TEST(test_X_50_from_less_than_four_inches)
{
	static const struct { int inches; bool charges, attacked; } cases[] = {
		{ 3, true, true }, { 4, true, false }, { 3, false, false }, { 1, true, true },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;

		begin(&t, WATCHER WALKER);
		if (cases[i].charges)
			charges(&t, "walker", "shooter");
		range_put_off(&t, "walker", cases[i].inches);
		assert_int_equal(pp_snap_kind(t.game, trial_unit(&t, "shooter"),
			trial_unit(&t, "walker")),
			cases[i].attacked ? SHOT_ATTACKED : SHOT_PASSING);
		pp_end(&t);
	}
}

TRIAL(test_X_186_the_attacked_have_a_chance_more_and_need_no_watch,
	begin(&t, WATCHER WALKER), pp_end)
{
	charges(&t, "walker", "shooter");
	assert_true(steps_to(&t, "walker", 8));
	ask(&t);
	range_answer(&t, "us", "hold shooter");
	pp_snap_shots(t.game);
	assert_false(steps_to(&t, "walker", 4));
	pp_unit_in(&t, "shooter")->watching = false;
	assert_true(steps_to(&t, "walker", 3));
	ask(&t);
	trial_dice(&t, "1 6 1 6");
	range_answer(&t, "us", "fire shooter walker");
	assert_int_equal(pp_figure_in(&t, "shooter", 1)->shot, SHOT_ATTACKED);
	pp_snap_shots(t.game);
	expect_roll(trial_roll(&t, "shooting"), 6, 1);
	assert_int_equal(roll_halves(trial_roll(&t, "shooting"), "shooting.attacked"), 4);
	assert_false(steps_to(&t, "walker", 2));
}

TRIAL(test_X_186_nor_are_the_attacked_asked_twice, begin(&t, WATCHER WALKER), pp_end)
{
	charges(&t, "walker", "shooter");
	assert_true(steps_to(&t, "walker", 3));
	ask(&t);
	range_answer(&t, "us", "hold shooter");
	pp_snap_shots(t.game);
	assert_false(steps_to(&t, "walker", 2));
}

TEST(test_X_50_whoever_is_not_attacked_himself_shoots_in_passing)
{
	struct trial t;

	begin(&t, WATCHER WALKER "unit friend side=us figures=1 at=2,9 courage=hero arms=knife\n");
	charges(&t, "walker", "friend");
	assert_true(steps_to(&t, "walker", 3));
	ask(&t);
	range_answer(&t, "us", "fire shooter walker");
	assert_int_equal(pp_figure_in(&t, "shooter", 1)->shot, SHOT_PASSING);
	trial_dice(&t, "1 1");
	pp_snap_shots(t.game);
	expect_roll(trial_roll(&t, "shooting"), 5, 1);
	pp_end(&t);
}

/* ---- answers and shots ---- */

TRIAL(test_P_4_an_opportunity_shot_is_this_turns_shot, begin(&t, WATCHER WALKER), pp_end)
{
	assert_true(steps_to(&t, "walker", 8));
	ask(&t);
	range_answer(&t, "us", "fire shooter walker");
	trial_dice(&t, "1 5 1 6");
	pp_snap_shots(t.game);
	expect_roll(trial_roll(&t, "shooting"), 5, 1);
	assert_int_equal(roll_halves(trial_roll(&t, "shooting"), "shooting.opportunity"), 2);
	assert_int_equal(trial_count(&t, EVENT_HIT), 1);
	assert_true(pp_figure_in(&t, "walker", 1)->lost_blow);
	range_refuses(&t, "shooter", "walker", SHOT_AIMED, "S-P-6");
	range_turn(&t, STAGE_FIRE, "us");
	pp_ask_fire(t.game);
	assert_false(range_asked(&t, "us", ASK_FIRE));
}

TRIAL(test_S_P_1_it_is_at_whoever_passes,
	begin(&t, WATCHER WALKER "unit other side=them figures=1 at=10,9 courage=hero\n"
	"unit idle side=us figures=1 at=2,11 courage=hero arms=knife\n"), pp_end)
{
	assert_true(steps_to(&t, "walker", 8));
	ask(&t);
	pp_refuses(&t, "us", "fire shooter other", "S-P-1");
	pp_refuses(&t, "us", "fire shooter.1 other.1", "S-P-1");
	pp_refuses(&t, "us", "fire idle walker", "P-1");	/* not asked */
	range_answer(&t, "us", "fire shooter.1 walker.1");
	assert_int_equal(t.game->n_decisions, 0);
	trial_dice(&t, "1 1");
	pp_snap_shots(t.game);
}

TRIAL(test_X_186_of_a_party_those_left_shoot_at_the_next,
	begin(&t, PARTY(2, "arms=bow") WALKER
	"unit second side=them figures=1 at=45,9 courage=hero\n"), pp_end)
{
	range_put(&t, "party", 2, 2, 8);
	assert_true(steps_to(&t, "walker", 5));
	ask(&t);
	range_answer(&t, "us", "fire party.1 walker");
	trial_dice(&t, "1");
	pp_snap_shots(t.game);
	assert_true(pp_figure_in(&t, "party", 1)->spent);
	range_put(&t, "second", 1, 7, 9);
	assert_true(pp_passes(t.game, trial_figure(&t, "second", 1), NULL));
	ask(&t);
	range_answer(&t, "us", "fire party second");
	trial_dice(&t, "1");
	pp_snap_shots(t.game);
	assert_true(pp_figure_in(&t, "party", 2)->spent);
}

/* A Game Master builds a wall between them: who is asked still knows about whom. */
TEST(test_S_P_1_who_passed_may_be_out_of_sight_when_the_answer_comes)
{
	struct trial t;
	int gm;

	begin(&t, WATCHER WALKER "unit other side=us figures=1 at=2,11 courage=hero arms=knife\n");
	gm = master_seat(t.game);
	trial_do(&t, gm, "gm-sit yes");
	assert_true(steps_to(&t, "walker", 8));
	ask(&t);
	trial_do(&t, gm, "gm-ground 5,1 5,13 stone");
	assert_false(game_sees(t.game, 0, trial_unit(&t, "walker")));
	pp_refuses(&t, "us", "hold other", "P-1");	/* not asked */
	pp_refuses(&t, "us", "fire shooter.1 walker.1", "P-4");
	range_answer(&t, "us", "hold shooter");
	assert_int_equal(t.game->n_decisions, 0);
	pp_snap_shots(t.game);
	assert_int_equal(pp_unit_in(&t, "walker")->passing, 0);
	pp_end(&t);
}

/* ---- on the walk ---- */

AT_RANGE(test_S_P_1_shots_interrupt_a_walk_which_then_goes_on, WATCHER WALKER)
{
	range_put_off(&t, "walker", 18);
	pp_go_to(&t, STAGE_MOVE, "them");
	pp_do(&t, "them", "walk walker 15,7");
	pp_do(&t, "them", "done");
	assert_true(range_asked(&t, "us", ASK_SNAP));
	assert_int_equal(t.game->figures[trial_figure(&t, "walker", 1)].cell,
		build_cell(t.setup, 18, 7));	/* 16" off: within the reach of a 6 */
	trial_dice(&t, "6 1 4");		/* two shots, no hit */
	pp_do(&t, "us", "fire shooter walker");
	assert_int_equal(t.game->figures[trial_figure(&t, "walker", 1)].cell,
		build_cell(t.setup, 15, 7));
	assert_int_equal(pp_in(&t)->walk.stage, STAGE_SPEAK);
}

AT_RANGE(test_S_P_1_who_is_shot_down_goes_no_further, WATCHER WALKER)
{
	range_put_off(&t, "walker", 18);
	pp_go_to(&t, STAGE_MOVE, "them");
	pp_do(&t, "them", "walk walker 15,7");
	pp_do(&t, "them", "done");
	trial_dice(&t, "1 6 6 6");
	pp_do(&t, "us", "fire shooter walker");
	assert_true(pp_figure_in(&t, "walker", 1)->down);
	assert_int_equal(t.game->figures[trial_figure(&t, "walker", 1)].cell,
		build_cell(t.setup, 18, 7));
}

AT_RANGE(test_X_50_a_charge_is_met_twice, WATCHER WALKER)
{
	range_put_off(&t, "walker", 8);
	pp_go_to(&t, STAGE_MOVE, "them");
	pp_do(&t, "them", "charge walker shooter");
	pp_do(&t, "them", "done");
	assert_int_equal(game_distance(t.game, trial_figure(&t, "shooter", 1),
		trial_figure(&t, "walker", 1)), 7 * INCH);
	pp_do(&t, "us", "hold shooter");
	assert_int_equal(game_distance(t.game, trial_figure(&t, "shooter", 1),
		trial_figure(&t, "walker", 1)), 3 * INCH);
	trial_dice(&t, "1 5");
	pp_do(&t, "us", "fire shooter walker");
	expect_roll(trial_roll(&t, "shooting"), 6, 1);
	assert_true(pp_touching(t.game, trial_figure(&t, "walker", 1), trial_figure(&t, "shooter",
		1)));
}

TEST_MAIN
