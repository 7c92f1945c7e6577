/* Seeing in risk: the die of those who stand in terrain, who shows himself, who is lost from
 * sight. */
#include "config.h"
#include <stdio.h>
#include "unit.h"
#include "risk_seeing.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/orders/orders.h"

/* ---- the die of S-K-23 ---- */

SEEING(test_K_11_in_plain_sight_there_is_no_die, "open", SCOUTS LURKERS)
{
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, EAST, "scouts"));
}

SEEING(test_S_K_23_the_die_must_reach_as_far_as_one_looks, "forest", SCOUTS LURKERS)
{
	/* cells of 2.5 cm from the scouts: the least die that shows them, 0 = without one */
	static const struct { int col; int need; } places[] = {
		{ 17, 0 }, { 16, 0 }, { 15, 2 }, { 12, 2 }, { 11, 3 }, { 8, 3 }, { 4, 4 },
		{ 1, 5 },
	};

	for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
		char dice[16];

		trial_put(&t, "scouts", 1, places[i].col, 5);
		risk_unseen(&t);
		if (places[i].need == 0) {
			risk_sight_renew(t.game);
			assert_true(seeing_sees(&t, WEST, "lurkers"));
			continue;
		}
		snprintf(dice, sizeof dice, "%d", places[i].need - 1);
		trial_dice(&t, dice);
		risk_sight_renew(t.game);
		assert_false(seeing_sees(&t, WEST, "lurkers"));
		expect_roll(trial_roll(&t, "spotting in terrain"), places[i].need, 1);
		risk_unseen(&t);
		snprintf(dice, sizeof dice, "%d", places[i].need);
		trial_dice(&t, dice);
		risk_sight_renew(t.game);
		assert_true(seeing_sees(&t, WEST, "lurkers"));
	}
}

SEEING(test_S_K_23_beyond_60_cm_no_die_is_thrown, "forest", SCOUTS LURKERS)
{
	trial_put(&t, "scouts", 1, 1, 5);
	trial_put(&t, "lurkers", 1, 25, 1);
	for (int row = 1; row <= ROWS; row++)
		for (int col = FOREST; col <= 24; col++)
			trial_ground(&t, col, row, "open");
	risk_sight_renew(t.game);	/* 26 cells are 65 cm, 24 are 60 */
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	trial_dice(&t, "6");
	trial_put(&t, "lurkers", 1, 25, 5);
	risk_sight_renew(t.game);
	expect_roll(trial_roll(&t, "spotting in terrain"), 6, 1);
	assert_true(seeing_sees(&t, WEST, "lurkers"));
}

SEEING(test_S_K_23_once_a_turn_for_each_unit_and_side,
	"forest", SCOUTS LURKERS
	"unit others side=east figures=1 at=20,2 arms=bow\nfigure 1 leader\n")
{
	trial_put(&t, "scouts", 1, 8, 5);	/* 30 cm off */
	trial_dice(&t, "2 3");
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	assert_false(seeing_sees(&t, WEST, "others"));	/* it stands 33 cm off */
	risk_sight_renew(t.game);		/* the same dice hold */
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	trial_put(&t, "scouts", 1, 12, 5);	/* 20 cm: now the die reaches */
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, WEST, "others"));
	trial_put(&t, "scouts", 1, 4, 5);
	risk_sight_renew(t.game);		/* and now no more */
	assert_false(seeing_sees(&t, WEST, "lurkers"));
}

SEEING(test_S_K_23_a_die_that_failed_is_not_told_to_who_looked, "forest", SCOUTS LURKERS)
{
	const struct event *roll;

	trial_dice(&t, "3");
	risk_sight_renew(t.game);
	roll = trial_roll(&t, "spotting in terrain");
	expect_roll(roll, 4, 1);
	assert_int_equal(roll->audience & 1u << WEST, 0);
	risk_unseen(&t);
	trial_dice(&t, "4");
	risk_sight_renew(t.game);
	roll = trial_roll(&t, "spotting in terrain");
	assert_int_not_equal(roll->audience & 1u << WEST, 0);
}

/* Neither is it in anybody's view. */
SEEING(test_S_K_23_views_hold_only_ones_own_dice, "forest", SCOUTS LURKERS)
{
	struct view *view;
	int lurkers;

	lurkers = trial_unit(&t, "lurkers");
	trial_dice(&t, "3");
	risk_sight_renew(t.game);
	assert_int_equal(risk_unit_of(t.game, lurkers)->see_die[WEST], 3);
	for (int seat = WEST; seat <= EAST; seat++) {
		view = view_new(t.game, seat);
		assert_non_null(view);
		assert_int_equal(risk_unit_of(&view->game, lurkers)->see_die[WEST], 0);
		view_free(view);
	}
}

TEST(test_X_86_deeper_than_5_cm_nobody_is_seen_from_outside)
{
	static const char *const terrains[] = { "forest", "crops", "rock" };
	struct trial t;

	for (size_t i = 0; i < sizeof terrains / sizeof terrains[0]; i++) {
		seeing_begin(&t, terrains[i], SCOUTS LURKERS);
		trial_put(&t, "scouts", 1, 15, 5);
		trial_put(&t, "lurkers", 1, 22, 5);	/* 7.5 cm deep, 17.5 cm off */
		risk_sight_renew(t.game);
		assert_false(seeing_sees(&t, WEST, "lurkers"));
		trial_put(&t, "lurkers", 1, 21, 5);
		trial_dice(&t, "2");
		risk_sight_renew(t.game);
		assert_true(seeing_sees(&t, WEST, "lurkers"));
		risk_end(&t);
	}
}

SEEING(test_X_86_a_unit_shows_as_openly_as_any_of_it,
	"forest", SCOUTS "unit lurkers side=east figures=2 at=30,5 arms=bow\n")
{
	int lurkers;

	lurkers = trial_unit(&t, "lurkers");
	trial_put(&t, "lurkers", 1, 24, 5);
	assert_int_equal(risk_see_showing(t.game, lurkers), SHOWS_NOT);
	trial_put(&t, "lurkers", 2, 21, 5);
	assert_int_equal(risk_see_showing(t.game, lurkers), SHOWS_AT_EDGE);
	trial_put(&t, "lurkers", 2, 19, 5);
	assert_int_equal(risk_see_showing(t.game, lurkers), SHOWS_PLAINLY);
	risk_die(t.game, trial_figure(&t, "lurkers", 2), "killed");
	assert_int_equal(risk_see_showing(t.game, lurkers), SHOWS_NOT);
}

SEEING(test_X_86_inside_terrain_one_sees_15_cm_without_a_die, "crops", SCOUTS LURKERS)
{
	trial_put(&t, "scouts", 1, 26, 5);
	trial_put(&t, "lurkers", 1, 32, 5);
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, EAST, "scouts"));
	trial_put(&t, "lurkers", 1, 33, 5);
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers") || seeing_sees(&t, EAST, "scouts"));
}

/* ---- fire, friends, and losing sight ---- */

SEEING(test_K_11_whoever_fires_is_seen, "forest", SCOUTS LURKERS)
{
	trial_dice(&t, "1");
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	risk_fire_seen(t.game, trial_unit(&t, "lurkers"));
	assert_true(seeing_sees(&t, WEST, "lurkers"));
}

SEEING(test_X_91_who_fired_stays_seen_through_the_next_turn, "forest", SCOUTS LURKERS)
{
	risk_unit_in(&t, "lurkers")->fired = true;
	risk_fire_seen(t.game, trial_unit(&t, "lurkers"));
	trial_dice(&t, "1");
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers"));
	risk_unit_in(&t, "lurkers")->fired = false;
	risk_unit_in(&t, "lurkers")->fired_last = true;
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers"));
	trial_put(&t, "lurkers", 1, 24, 5);	/* too deep for any line */
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	trial_put(&t, "lurkers", 1, 20, 5);	/* back: it fires no more */
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	game_sight(t.game, trial_unit(&t, "lurkers"), WEST, true);
	risk_unit_in(&t, "lurkers")->found |= 1u << WEST;
	risk_unit_in(&t, "lurkers")->fired_last = false;
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
}

SEEING(test_Y_32_friends_share_no_sight, "open", SCOUTS LURKERS)
{
	trial_put(&t, "lurkers", 1, 22, 5);
	for (int row = 1; row <= ROWS; row++)
		trial_ground(&t, 10, row, "stone");
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers") || seeing_sees(&t, EAST, "scouts"));
	trial_ground(&t, 10, 5, "open");
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, EAST, "scouts"));
	game_friends(t.game, WEST, EAST, true);
	trial_ground(&t, 10, 5, "stone");
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	risk_reveal(t.game, trial_unit(&t, "lurkers"));
	assert_true(seeing_sees(&t, WEST, "lurkers"));
}

/* Nor of others, whom one of them alone sees: allies do. */
TEST(test_Y_32_friends_share_no_sight_of_others)
{
	static const char *const east[] = { "side east edges=east\n",
		"side east edges=east allies=west\n" };
	struct trial t;

	for (int allied = 0; allied < 2; allied++) {
		char sides[120];

		snprintf(sides, sizeof sides, "side west edges=west\n%sside south edges=south\n",
			east[allied]);
		seeing_begin_with(&t, "open", sides, SCOUTS LURKERS
			"unit band side=south figures=1 at=20,2 arms=bow\nfigure 1 leader\n");
		if (!allied)
			game_friends(t.game, WEST, EAST, true);
		for (int row = 1; row <= ROWS; row++)
			trial_ground(&t, 10, row, "stone");
		risk_sight_renew(t.game);
		assert_true(seeing_sees(&t, EAST, "band"));
		assert_int_equal(seeing_sees(&t, WEST, "band"), allied);
		risk_end(&t);
	}
}

/* Nor does an order that is refused tell that somebody unseen has come to stand there. */
SEEING(test_X_95_an_unseen_neighbour_refuses_no_order, "open", SCOUTS LURKERS)
{
	struct reason why;

	trial_put(&t, "scouts", 1, 3, 5);
	trial_put(&t, "lurkers", 1, 4, 5);
	assert_true(contact_unit(t.game, trial_unit(&t, "scouts")));
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	assert_true(risk_may_order(t.game, trial_unit(&t, "scouts"), ORDER_MOVE, &why));
	risk_sight_renew(t.game);
	assert_false(risk_may_order(t.game, trial_unit(&t, "scouts"), ORDER_MOVE, &why));
	assert_string_equal(why.rule, "X-95");
}

SEEING(test_whoever_has_nobody_left_loses_sight_of_nobody, "open", SCOUTS LURKERS)
{
	risk_sight_renew(t.game);
	risk_die(t.game, trial_figure(&t, "scouts", 1), "killed");
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers"));
	assert_int_equal(trial_count(&t, EVENT_HIDDEN), 0);
}

SEEING(test_X_99_pointed_out_until_he_moves, "forest", SCOUTS LURKERS)
{
	trial_put(&t, "lurkers", 1, 30, 5);	/* deep in, where no line leads */
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	game_sight(t.game, trial_unit(&t, "lurkers"), WEST, true);
	risk_sight_renew(t.game);
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers"));
	risk_unit_in(&t, "lurkers")->far = 25 * 12;
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
	risk_unit_in(&t, "lurkers")->far = 0;	/* a new turn: it is gone */
	risk_sight_renew(t.game);
	assert_false(seeing_sees(&t, WEST, "lurkers"));
}

/* To look once more, as the Game Master makes all do, shows in nobody's view. */
SEEING(test_who_is_looked_for_again_in_vain_shows_in_no_view, "forest", SCOUTS LURKERS)
{
	struct view *before, *after;

	trial_put(&t, "lurkers", 1, 30, 5);
	risk_sight_renew(t.game);
	game_sight(t.game, trial_unit(&t, "lurkers"), WEST, true);
	before = view_new(t.game, WEST);
	risk_sight_renew(t.game);
	after = view_new(t.game, WEST);
	assert_true(game_check_value(&before->game) == game_check_value(&after->game));
	view_free(before);
	view_free(after);
}

TRIAL(test_X_99_Y_32_allies_who_part_still_see_each_other,
	seeing_begin_with(&t, "forest", ALLIES, SCOUTS LURKERS), risk_end)
{
	trial_put(&t, "lurkers", 1, 30, 5);
	risk_sight_renew(t.game);
	game_friends(t.game, WEST, EAST, false);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, EAST, "scouts"));
	risk_sight_renew(t.game);
	assert_true(seeing_sees(&t, WEST, "lurkers") && seeing_sees(&t, EAST, "scouts"));
}

TEST_MAIN
