/* Counters: who looks for them, by which die, who is found without one, and what stays a
 * secret. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/look.h"

/* A scout at the left end of a long lane; the counters lie along it. */
static const char lane[] =
	"map\n"
	"A . . . . . . . . . . . . . . . . . . . . . . . . . . . . H . . I\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . E\n"
	"end\n"
	"grid square\n"
	US_AND_MOROS
	"unit scouts sign=A side=us troops=scouts arms=rifle\n"
	"unit kris sign=H side=moros people=moro troops=warriors arms=spear hidden\n"
	"unit spears sign=I side=moros people=moro troops=warriors arms=spear hidden\n"
	"unit drums sign=E side=moros people=moro troops=warriors arms=spear\n";

static void begin(struct trial *t)
{
	moro_begin(t, lane);
	moro_acting(t, "scouts", INTENT_MOVE, NULL);
}

/* The unit's counter, and its one man with it, lie so many inches along the lane. */
static void put(const struct trial *t, const char *unit, int inches)
{
	const int u = trial_unit(t, unit);

	trial_put(t, unit, 1, 1 + inches, 1);
	if (moro_hidden(t->game, u))
		moro_counter_take(t->game, moro_counter_of(t->game, u));
	moro_counter_add(t->game, u, build_cell(t->setup, 1 + inches, 1));
	for (int side = 0; side < t->setup->n_sides; side++)
		game_sight(t->game, u, side, false);
}

static bool hidden(const struct trial *t, const char *unit)
{
	const int u = trial_unit(t, unit);

	assert_int_equal(moro_hidden(t->game, u), !game_sees(t->game, 0, u));
	return moro_hidden(t->game, u);
}

/* Out of all sight, so that the other is looked for alone. */
static void remove_counter(const struct trial *t, const char *unit)
{
	moro_counter_take(t->game, moro_counter_of(t->game, trial_unit(t, unit)));
}

/* The nth die thrown for a counter (0 the first), or NULL. */
static const struct event *look(const struct trial *t, int n)
{
	const struct event *e;

	for (int i = 0; (e = trial_event(t, EVENT_ROLL, i)) != NULL; i++)
		if (strncmp(e->roll.what, "looking", 7) == 0 && n-- == 0)
			return e;
	return NULL;
}

/* ---- M-6 ---- */

TEST(test_M_6_the_range_says_what_the_die_must_show)
{
	static const struct { int inches, need; const char *row; } rows[] = {
		{ 3, 3, "sighting.four" }, { 4, 3, "sighting.four" }, { 5, 5, "sighting.eight" },
		{ 8, 5, "sighting.eight" }, { 9, 7, "sighting.twelve" },
		{ 12, 7, "sighting.twelve" }, { 13, 8, "sighting.far" }, { 24, 8, "sighting.far" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		for (int over = 0; over <= 1; over++) {
			char die[8];
			struct trial t;

			begin(&t);
			remove_counter(&t, "spears");
			put(&t, "kris", rows[i].inches);
			snprintf(die, sizeof die, "%d", rows[i].need - 1 + over);
			trial_dice(&t, die);
			moro_look(t.game);
			expect_roll(look(&t, 0), rows[i].need, 1);
			assert_true(roll_has(look(&t, 0), rows[i].row));
			assert_int_equal(hidden(&t, "kris"), over == 0);
			moro_end(&t);
		}
}

TRIAL(test_M_6_two_inches_need_no_die_and_beyond_24_is_none, begin(&t), moro_end)
{
	put(&t, "kris", 2);
	put(&t, "spears", 25);
	moro_look(t.game);
	assert_false(hidden(&t, "kris"));
	assert_true(hidden(&t, "spears"));
}

TRIAL(test_M_6_who_moves_or_fires_shows_itself, begin(&t), moro_end)
{
	assert_true(hidden(&t, "kris"));
	moro_reveal(t.game, trial_unit(&t, "kris"));
	assert_false(hidden(&t, "kris"));
	assert_true(hidden(&t, "spears"));
	assert_int_equal(moro_in(&t)->n_counters, 1);
	moro_reveal(t.game, trial_unit(&t, "kris"));
}

/* ---- who looks ---- */

TRIAL(test_X_38_only_US_units_that_will_move_look, begin(&t), moro_end)
{
	put(&t, "kris", 6);
	moro_acting(&t, "scouts", INTENT_FIRE, NULL);
	moro_look(t.game);
	moro_acting(&t, "scouts", INTENT_FORM, NULL);
	moro_look(t.game);
	moro_acting(&t, "drums", INTENT_MOVE, NULL);
	moro_look(t.game);
	assert_null(look(&t, 0));
	moro_acting(&t, "scouts", INTENT_CHARGE, "drums");
	trial_dice(&t, "0");
	remove_counter(&t, "spears");
	moro_look(t.game);
}

TEST(test_X_38_moros_who_move_do_not_throw_for_hidden_US_units)
{
	static const char text[] =
		"map\n"
		"A . . . . . . . . . . B\n"
		". . . . . . . . . . . .\n"
		". . . . . . . . . . . .\n"
		". . . . . . . . . . . .\n"
		"end\n"
		US_AND_MOROS
		"unit scouts sign=A side=us troops=scouts arms=rifle hidden\n"
		"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n";
	struct trial t;

	moro_begin(&t, text);
	moro_acting(&t, "kris", INTENT_MOVE, NULL);
	moro_look(t.game);
	assert_true(moro_hidden(t.game, trial_unit(&t, "scouts")));
	moro_end(&t);
}

TRIAL(test_S_M_6_one_die_for_each_counter_from_where_the_leader_stands, begin(&t), moro_end)
{
	put(&t, "spears", 4);
	put(&t, "kris", 10);
	moro_blind_add(t.game, trial_unit(&t, "kris"), build_cell(t.setup, 8, 1));
	trial_dice(&t, "2 4 7");	/* nearest first: 4", 7", 10" */
	moro_look(t.game);
	assert_true(hidden(&t, "spears"));
	assert_false(hidden(&t, "kris"));
	assert_int_equal(moro_in(&t)->n_counters, 2);
	assert_int_equal(look(&t, 0)->cell, build_cell(t.setup, 5, 1));
	assert_int_equal(look(&t, 1)->cell, build_cell(t.setup, 8, 1));
}

TRIAL(test_X_144_what_no_line_leads_to_is_not_looked_at, begin(&t), moro_end)
{
	remove_counter(&t, "spears");
	put(&t, "kris", 6);
	trial_ground(&t, 4, 1, "hut");
	moro_look(t.game);
	assert_true(hidden(&t, "kris"));
	assert_null(look(&t, 0));
}

/* ---- blinds ---- */

TRIAL(test_M_6_a_blind_that_is_found_is_taken_up, begin(&t), moro_end)
{
	const struct event *e;

	moro_blind_add(t.game, trial_unit(&t, "kris"), build_cell(t.setup, 8, 1));
	trial_dice(&t, "5");
	moro_look(t.game);
	assert_true(hidden(&t, "kris"));
	assert_int_equal(moro_in(&t)->n_counters, 2);
	e = trial_event(&t, EVENT_NOTE, -1);
	assert_non_null(strstr(e->word, "8,1"));
	assert_int_equal(e->audience, SIDES_ALL);
}

/* ---- X-123 ---- */

TRIAL(test_X_123_two_inches_and_a_line_are_enough, begin(&t), moro_end)
{
	put(&t, "kris", 6);
	assert_false(moro_stumble(t.game, trial_unit(&t, "scouts"), build_cell(t.setup, 4, 1)));
	assert_true(hidden(&t, "kris"));
	assert_true(moro_stumble(t.game, trial_unit(&t, "scouts"), build_cell(t.setup, 5, 1)));
	assert_false(hidden(&t, "kris"));
	assert_int_equal(trial_event(&t, EVENT_NOTE, -1)->unit, trial_unit(&t, "scouts"));
	assert_null(look(&t, 0));
}

TRIAL(test_X_123_not_through_a_wall, begin(&t), moro_end)
{
	put(&t, "kris", 2);
	trial_ground(&t, 2, 1, "hut");
	assert_false(moro_stumble(t.game, trial_unit(&t, "scouts"), CELL_NONE));
	assert_true(hidden(&t, "kris"));
	trial_ground(&t, 2, 1, "jungle");
	assert_true(moro_stumble(t.game, trial_unit(&t, "scouts"), CELL_NONE));
}

TRIAL(test_X_123_a_unit_is_where_its_figures_are, begin(&t), moro_end)
{
	put(&t, "kris", 20);
	trial_put(&t, "kris", 1, 3, 1);
	assert_true(moro_stumble(t.game, trial_unit(&t, "scouts"), CELL_NONE));
	assert_false(hidden(&t, "kris"));
}

TRIAL(test_X_123_either_people_stumbles_and_nobody_on_his_own, begin(&t), moro_end)
{
	put(&t, "kris", 20);
	trial_put(&t, "drums", 1, 21, 2);
	moro_sight_renew(t.game);
	assert_true(hidden(&t, "kris"));
	moro_reveal(t.game, trial_unit(&t, "kris"));
	moro_counter_add(t.game, trial_unit(&t, "scouts"), build_cell(t.setup, 1, 1));
	game_sight(t.game, trial_unit(&t, "scouts"), 1, false);
	moro_sight_renew(t.game);
	assert_true(moro_hidden(t.game, trial_unit(&t, "scouts")));
	trial_put(&t, "kris", 1, 3, 1);
	moro_sight_renew(t.game);
	assert_false(moro_hidden(t.game, trial_unit(&t, "scouts")));
}

/* ---- M1 ---- */

TRIAL(test_M1_whom_the_script_shows_has_no_counter, begin(&t), moro_end)
{
	game_sight(t.game, trial_unit(&t, "kris"), 0, true);
	moro_sight_renew(t.game);
	assert_false(hidden(&t, "kris"));
	assert_true(hidden(&t, "spears"));
}

TRIAL(test_M1_the_gone_and_those_who_go_over_leave_no_counter, begin(&t), moro_end)
{
	game_life(t.game, trial_figure(&t, "kris", 1), LIFE_DEAD, "killed");
	game_command(t.game, trial_unit(&t, "spears"), 0, true);
	moro_sight_renew(t.game);
	assert_int_equal(moro_in(&t)->n_counters, 0);
}

TEST_MAIN
