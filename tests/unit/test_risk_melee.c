/* Melee: the opposed dice, their modifiers, and who is harmed (K:117 to K:129). */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "expect_roll.h"
#include "risk_games.h"
#include "systems/risk/melee/blows.h"
#include "systems/risk/melee/melee.h"

static const char pair[] =
	"cell 25\n"
	"map\n"
	". . . . . . . .\n"
	" . . A B . . . .\n"
	". . . . . . . .\n"
	" . . . . . . . .\n"
	"end\n"
	"side column edges=west\n"
	"side gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n";

/* Without what the turn's tests have told. */
static void begin(struct trial *t, const char *drawing)
{
	risk_begin(t, drawing);
	event_log_cut(t->log, 0);
}

/* The same pair with other words of their units, and statements at the end. */
static void begin_pair(struct trial *t, const char *askaris, const char *raiders)
{
	char text[1000];

	snprintf(text, sizeof text, "cell 25\nmap\n. . . . . . . .\n . . A B . . . .\n"
		". . . . . . . .\n . . . . . . . .\nend\n"
		"side column edges=west\nside gang edges=east\n"
		"unit askaris sign=A side=column %s\nunit raiders sign=B side=gang %s\n",
		askaris, raiders);
	begin(t, text);
}

static bool is_dead(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].life == LIFE_DEAD;
}

static int wounds_of(const struct trial *t, const char *unit, int number)
{
	return risk_man(t, unit, number)->wounds;
}

/* What the die of a figure is modified by against one or two opponents. */
static int sum_of(const struct trial *t, const char *unit, const char *foe, int n)
{
	int16_t foes[2] = { (int16_t)trial_figure(t, foe, 1), 0 };
	struct roller r;

	if (n > 1)
		foes[1] = (int16_t)trial_figure(t, foe, 2);
	risk_melee_roller(t->game, trial_figure(t, unit, 1), foes, n, &r);
	return roller_need(&r);
}

/* ---- the dice ---- */

TRIAL(test_K_17_each_throws_a_die_and_the_better_score_wins, begin(&t, pair), risk_end)
{
	trial_dice(&t, "6 3");
	risk_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), 0, 1);
	assert_string_equal(trial_event(&t, EVENT_ROLL, 0)->roll.outcome, "6 beats 3: a kill");
	assert_string_equal(trial_event(&t, EVENT_ROLL, 1)->roll.outcome, "3 against 6: beaten");
	assert_true(is_dead(&t, "raiders", 1));
	assert_true(risk_unit_in(&t, "askaris")->fought && risk_unit_in(&t, "raiders")->fought);
	assert_int_equal(risk_unit_in(&t, "raiders")->killed, 1);
	assert_int_equal(risk_unit_in(&t, "askaris")->killed, 0);
	assert_string_equal(trial_event(&t, EVENT_HIT, 0)->word, "Sword");
}

TEST(test_S_K_28_a_five_wounds_a_six_kills_less_does_nothing)
{
	static const struct { const char *dice; int wounds; bool dead; } cases[] = {
		{ "5 4", 1, false }, { "6 5", 0, true }, { "4 3", 0, false }, { "2 1", 0, false },
		{ "5 5", 0, false }, { "6 6", 0, false },
	};

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		struct trial t;

		begin(&t, pair);
		trial_dice(&t, cases[i].dice);
		risk_melee(t.game);
		assert_int_equal(wounds_of(&t, "raiders", 1), cases[i].wounds);
		assert_int_equal(is_dead(&t, "raiders", 1), cases[i].dead);
		assert_int_equal(wounds_of(&t, "askaris", 1), 0);
		assert_false(is_dead(&t, "askaris", 1));
		risk_end(&t);
	}
}

TEST(test_S_K_28_the_die_is_read_as_it_fell)
{
	struct trial t;

	/* a superior 4 makes 5 and wins, and is a 4 still */
	begin_pair(&t, "arms=sword quality=superior", "arms=sword quality=raw");
	trial_dice(&t, "4 5");
	risk_melee(t.game);
	assert_int_equal(wounds_of(&t, "raiders", 1), 0);
	/* a raw 6 makes 5 and is beaten by 5 + 1: it harms nobody */
	trial_dice(&t, "5 6");
	risk_melee(t.game);
	assert_int_equal(wounds_of(&t, "raiders", 1), 1);
	assert_int_equal(wounds_of(&t, "askaris", 1), 0);
	risk_end(&t);
}

TRIAL(test_K_15_a_second_wound_kills_in_melee, begin(&t, pair), risk_end)
{
	risk_man(&t, "raiders", 1)->wounds = 1;
	trial_dice(&t, "5 5");	/* the wounded one is raw: 4 */
	risk_melee(t.game);
	assert_true(is_dead(&t, "raiders", 1));
	assert_int_equal(risk_unit_in(&t, "raiders")->killed, 1);
	assert_int_equal(risk_unit_in(&t, "raiders")->wounded, 0);
}

/* ---- modifiers ---- */

static void expect_modifier(const struct trial *t, const char *unit, const char *foe, int n,
	const char *row, int value)
{
	int16_t foes[2] = { (int16_t)trial_figure(t, foe, 1), 0 };
	struct roller r;

	if (n > 1)
		foes[1] = (int16_t)trial_figure(t, foe, 2);
	risk_melee_roller(t->game, trial_figure(t, unit, 1), foes, n, &r);
	assert_int_equal(roller_halves(&r, row), 2 * value);
}

TRIAL(test_X_33_raw_and_wounded_take_one_off,
	begin_pair(&t, "arms=sword quality=raw", "arms=sword"), risk_end)
{
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), -1);
	expect_modifier(&t, "askaris", "raiders", 1, "melee-modifiers.raw", -1);
	risk_man(&t, "askaris", 1)->wounds = 1;	/* raw already */
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), -1);
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), 0);
	risk_man(&t, "raiders", 1)->wounds = 1;
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), -1);
}

TRIAL(test_X_33_each_enemy_over_one_takes_one_off,
	begin_pair(&t, "arms=sword", "arms=sword figures=2 at=6,3"), risk_end)
{
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	assert_int_equal(sum_of(&t, "askaris", "raiders", 2), -1);
	expect_modifier(&t, "askaris", "raiders", 2, "melee-modifiers.outnumbered", -1);
}

TRIAL(test_X_118_a_neighbour_who_fights_another_does_not_count,
	begin(&t, "cell 25\nmap\n. A A . . .\n . B B . . .\n. . . . . .\n . . . . . .\nend\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n"), risk_end)
{
	trial_dice(&t, "1 1  1 1");
	risk_melee(t.game);
	for (int i = 0; i < 4; i++)
		expect_roll(trial_event(&t, EVENT_ROLL, i), 0, 1);
}

TEST(test_X_33_heroes_and_superior_troops_add_one)
{
	struct trial t;

	begin_pair(&t, "arms=sword quality=superior", "arms=sword\nfigure 1 hero");
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 1);
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), 1);
	expect_modifier(&t, "raiders", "askaris", 1, "melee-modifiers.skilled", 1);
	risk_end(&t);
	begin_pair(&t, "arms=sword\nfigure 1 hero quality=raw",
		"arms=sword\nfigure 1 hero quality=regular");
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), -1);
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), 0);
	risk_end(&t);
}

TRIAL(test_X_33_a_better_weapon_than_all_opponents_adds_one,
	begin_pair(&t, "arms=spear", "arms=rifle figures=2 at=6,3\nfigure 2 arms=sword"), risk_end)
{
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 1);
	expect_modifier(&t, "askaris", "raiders", 1, "melee-modifiers.weapon", 1);
	assert_int_equal(sum_of(&t, "askaris", "raiders", 2), -1);	/* not than the sword */
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), 0);
}

TEST(test_X_114_bayonets_where_the_unit_has_them)
{
	struct trial t;

	begin_pair(&t, "arms=musket bayonets", "arms=hatchet");
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 1);	/* 3 to 2 */
	risk_end(&t);
	begin_pair(&t, "arms=musket", "arms=hatchet");
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	risk_end(&t);
	begin_pair(&t, "arms=rifle bayonets", "arms=hatchet");	/* rifles have none */
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	risk_end(&t);
	begin_pair(&t, "arms=pistol,sword", "arms=hatchet");	/* the best of several */
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 1);
	risk_end(&t);
}

TRIAL(test_X_84_bare_hands, begin_pair(&t, "", "arms=pistol"), risk_end)
{
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), 1);
	trial_dice(&t, "5 1");
	risk_melee(t.game);
	assert_string_equal(trial_event(&t, EVENT_HIT, 0)->word, "Bare hands");
}

TRIAL(test_X_111_whoever_crosses_a_defended_wall_takes_one_off, begin(&t, pair), risk_end)
{
	struct table *table;
	cell_t own, foe;

	table = t.game->table;
	own = t.game->figures[trial_figure(&t, "askaris", 1)].cell;
	foe = t.game->figures[trial_figure(&t, "raiders", 1)].cell;
	table_set_ground(table, foe, table_find_ground(table, "wall"));
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);	/* nobody came on */
	risk_man(&t, "askaris", 1)->came_on = true;
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), -1);
	expect_modifier(&t, "askaris", "raiders", 1, "melee-modifiers.wall", -1);
	assert_int_equal(sum_of(&t, "raiders", "askaris", 1), 0);
	risk_man(&t, "raiders", 1)->came_on = true;	/* then nobody holds it */
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	risk_man(&t, "raiders", 1)->came_on = false;
	table_set_ground(table, own, table_find_ground(table, "wall"));	/* both upon it */
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	table_set_ground(table, foe, table_find_ground(table, "open"));	/* half over */
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), -1);
	for (int i = 0; i < 2; i++) {	/* not of trees and rocks; of works */
		static const char *const grounds[] = { "forest", "fort" };

		table_set_ground(table, own, table_find_ground(table, "open"));
		table_set_ground(table, foe, table_find_ground(table, grounds[i]));
		assert_int_equal(sum_of(&t, "askaris", "raiders", 1), -i);
	}
}

TRIAL(test_X_112_no_contact_up_a_cliff_and_none_for_riders_alone,
	begin_pair(&t, "arms=sword mounted", "arms=sword"), risk_end)
{
	assert_int_equal(sum_of(&t, "askaris", "raiders", 1), 0);
	assert_true(contact_figure(t.game, trial_figure(&t, "askaris", 1)));
	t.game->table->level[t.game->figures[trial_figure(&t, "raiders", 1)].cell] = 2;
	table_finish(t.game->table);
	assert_false(contact_figure(t.game, trial_figure(&t, "askaris", 1)));
	risk_melee(t.game);	/* no dice: nobody touches anybody */
}

/* ---- one against several ---- */

static const char three_on_one[] =
	"cell 25\nmap\n. . B . . .\n . A B . . .\n. . B . . .\n . . . . . .\nend\n"
	"side column edges=west\nside gang edges=east\n"
	"unit askaris sign=A side=column arms=sword\n"
	"unit raiders sign=B side=gang arms=sword\n";

TRIAL(test_S_K_27_a_lone_figure_harms_the_lowest_alone, begin(&t, three_on_one), risk_end)
{
	/* the lone one 6 - 2 = 4, the others 3, 1, 5: it kills the lowest, and the last
	 * wounds it */
	trial_dice(&t, "6  3 1 5");
	risk_melee(t.game);
	expect_roll(trial_event(&t, EVENT_ROLL, 0), -2, 1);
	assert_string_equal(trial_event(&t, EVENT_ROLL, 0)->roll.outcome,
		"4 against 3, 1, 5: kills the lowest");
	assert_int_equal(trial_count(&t, EVENT_HIT), 2);
	assert_true(is_dead(&t, "raiders", 2));
	assert_int_equal(wounds_of(&t, "askaris", 1), 1);
}

TRIAL(test_S_K_27_each_who_beats_it_harms_by_his_own_die, begin(&t, three_on_one), risk_end)
{
	trial_dice(&t, "3  5 5 2");	/* 1 against 5, 5, 2: two wounds are a death */
	risk_melee(t.game);
	assert_true(is_dead(&t, "askaris", 1));
	assert_int_equal(risk_unit_in(&t, "askaris")->killed, 1);
	assert_int_equal(risk_unit_in(&t, "askaris")->wounded, 0);
	assert_int_equal(risk_unit_in(&t, "raiders")->killed, 0);
}

TRIAL(test_S_K_27_of_equals_one_is_picked, begin(&t, three_on_one), risk_end)
{
	trial_dice(&t, "6  2 3 2  3");	/* two are lowest: of a D6 three counts as the first */
	risk_melee(t.game);
	assert_true(is_dead(&t, "raiders", 1));
	assert_false(is_dead(&t, "raiders", 3));
}

TRIAL(test_S_K_27_all_harm_is_done_at_once, begin(&t, three_on_one), risk_end)
{
	trial_dice(&t, "6  6 1 1  1");	/* he dies, and takes one of them with him */
	risk_melee(t.game);
	assert_true(is_dead(&t, "askaris", 1));
	assert_int_equal(risk_unit_in(&t, "raiders")->killed, 1);
	assert_int_equal(risk_unit_in(&t, "askaris")->killed, 1);
}

/* ---- routers ---- */

TEST(test_X_113_routers_throw_no_die_and_are_beaten)
{
	struct trial t;

	begin(&t, pair);
	risk_unit_in(&t, "raiders")->routing = true;
	trial_dice(&t, "5");
	risk_melee(t.game);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 1);
	assert_int_equal(wounds_of(&t, "raiders", 1), 1);
	assert_int_equal(risk_unit_in(&t, "raiders")->wounded, 1);
	assert_true(risk_unit_in(&t, "raiders")->fought);
	risk_end(&t);
	begin(&t, three_on_one);	/* three of them at one router */
	risk_unit_in(&t, "askaris")->routing = true;
	trial_dice(&t, "4 3 6");
	risk_melee(t.game);
	for (int i = 0; i < 3; i++)
		expect_roll(trial_event(&t, EVENT_ROLL, i), 0, 1);
	assert_true(is_dead(&t, "askaris", 1));
	risk_end(&t);
}

TRIAL(test_K_17_who_touches_nobody_throws_nothing, begin(&t, pair), risk_end)
{
	trial_put(&t, "raiders", 1, 6, 2);
	risk_melee(t.game);
	assert_false(risk_unit_in(&t, "askaris")->fought);
	assert_int_equal(trial_count(&t, EVENT_ROLL), 0);
}

TEST_MAIN
