/* Positions: small tables on which a mind's answer is judged, by sets of
 * acceptable answers and by "anything but".
 */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "answers.h"
#include "played.h"
#include "skirmish/commander/stance.h"
#include "systems/adventure/adventure.h"

/* ---- the commander ---- */

static const char wall_and_open[] =
	"map\n"
	". . . . # . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M # . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . M M # . . . . . . . . . . . . . . . . . . . . . G G . . . .\n"
	" . . M M # . . . . . . . . . . . . . . . . . . . . . . G G G . . .\n"
	". . . M M # . . . . . . . . . . . . . . . . . . . . . G G . . . .\n"
	" . . . . # . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend # wall\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

TEST(test_riflemen_behind_a_wall_stay)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, wall_and_open, "");
	a = order_of(&t, "marines");
	assert_true(moved(&t, &a) <= 10);
	assert_int_not_equal(a.mode, MODE_CHARGE);
	trial_end(&t);
}

TEST(test_riflemen_shoot_at_who_comes_over_the_open)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, wall_and_open, "");
	a = fire_of(&t, "marines");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_FIRE);
	assert_int_equal(a.target, trial_unit(&t, "gang"));
	trial_end(&t);
}

static const char maxim_and_jungle[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . % % % % % %\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . % % % % % % %\n"
	". . . G X . . . . . . . . . . . . . . . . . . . . . % % N N N N %\n"
	" . . G G X . . . . . . . . . . . . . . . . . . . . . . % % N N N %\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . % % N N % % %\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . % % % % % %\n"
	"end\n"
	"legend X barricade\n"
	"side navy edges=west\n"
	"side tribe edges=east\n"
	"unit gun sign=G side=navy arms=rifle\n"
	"figure 1 leader\n"
	"figure 2 arms=maxim\n"
	"unit natives sign=N side=tribe class=native troops=warriors arms=native-arms\n"
	"figure 1 leader\n";

TEST(test_natives_do_not_walk_into_a_maxim)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, maxim_and_jungle, "");
	a = order_of(&t, "natives");
	assert_int_not_equal(a.mode, MODE_CHARGE);
	assert_true(covered(&t, a.goal));
	trial_end(&t);
}

TEST(test_a_maxim_that_stands_well_stands)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, maxim_and_jungle, "");
	a = order_of(&t, "gun");
	expect_stays(&a);
	assert_int_equal(a.mode, MODE_STATIONARY);
	trial_end(&t);
}

TEST(test_a_unit_ordered_to_hold_stays)
{
	struct setup *s = build_setup(&system_rugged, wall_and_open);
	struct setting *stance;
	struct trial t;
	struct answer a;

	stance = (struct setting *)&s->units[setup_find_unit(s, "gang")].settings[UNIT_STANCE];
	*stance = (struct setting){ .given = true, .number = STANCE_HOLD };
	trial_begin_with(&t, s, "");
	a = order_of(&t, "gang");
	assert_true(moved(&t, &a) <= 40);
	assert_int_not_equal(a.mode, MODE_CHARGE);
	trial_end(&t);
}

static const char charge_reach[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . . M M . . . . . . . . . . . . . G G . . . . . . . .\n"
	". . . . M M . . . . . . . . . . . . . G G . . . . . . .\n"
	" . . . M M . . . . . . . . . . . . . G G . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

TEST(test_close_troops_charge_who_is_suppressed)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, charge_reach, "");
	suppress(&t, "marines");
	a = order_of(&t, "gang");
	expect_charges(&t, &a, "marines");
	trial_end(&t);
}

TEST(test_close_troops_do_not_charge_steady_rifles)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, charge_reach, "");
	a = order_of(&t, "gang");
	assert_int_not_equal(a.mode, MODE_CHARGE);
	trial_end(&t);
}

static const char hero_and_men[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . M M H . . . . . . . . . . . . . . . . . . . . . . . G G .\n"
	" . . M M . . . . . . . . . . . . . . . . . . . . . . . . G G G .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . G G .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit hero sign=H side=navy arms=pistol,sword\n"
	"figure 1 name=\"Jack Steele\" leader hero luck=7 field-craft=6 traits=sixth-sense\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=musket\n"
	"figure 1 leader\n";

TEST(test_a_hero_does_not_run_ahead_alone)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, hero_and_men, "");
	a = order_of(&t, "hero");
	assert_int_not_equal(a.mode, MODE_CHARGE);
	assert_true(table_distance(t.game->table, a.goal, place_of(&t, "marines")) <= 80);
	trial_end(&t);
}

static const char muskets_and_cover[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . N N . # # # # . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . . N N . # # # # . . . . . . . . . . . . . . . . . . . . . . . . . M M . . . . .\n"
	" . . N N . # # # # . . . . . . . . . . . . . . . . . . . . . . . . . . M M M . . . .\n"
	". . . N N . # # # . . . . . . . . . . . . . . . . . . . . . . . . . . M M M . . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"legend # forest\n"
	"side tribe edges=west\n"
	"side navy edges=east\n"
	"unit natives sign=N side=tribe class=native troops=warriors arms=musket\n"
	"figure 1 leader\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n";

TEST(test_muskets_at_long_range_make_use_of_cover)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, muskets_and_cover, "");
	a = order_of(&t, "natives");
	assert_true(covered(&t, a.goal) || a.mode == MODE_COMBAT);
	assert_int_not_equal(a.mode, MODE_RUN);
	assert_int_not_equal(a.mode, MODE_MARCH);
	trial_end(&t);
}

static const char scholars_and_thugs[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . S S . . . . . . . . . . . G G . . .\n"
	". . . M M . . . . . . S S . . . . . . . . . . . G G . .\n"
	" . . M M . . . . . . S . . . . . . . . . . . . G G . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit scholars sign=S side=navy class=civilian role=non-combatant troops=civilians"
	" arms=improvised\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n";

TEST(test_those_who_do_not_fight_keep_away)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, scholars_and_thugs, "");
	a = order_of(&t, "scholars");
	assert_true(a.given);
	assert_true(nearer(&t, &a, "gang") < 0);
	trial_end(&t);
}

static const char empty_goal[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . = = = . . . . . . . . . . . . . . . . . . .\n"
	". . . M M . . . . . . = = = . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . = = = . . . . . . . . . . . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 6\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit gang side=thugs figures=4 arrives=5 at=32,1 class=native arms=axe\n"
	"figure 1 leader\n"
	"area hill 28,3 29,3 28,4 29,4\n";

static const struct setup_objective take_hill = {
	.id = "hill", .text = "Take the hill.", .kind = AIM_REACH, .side = 0, .unit = -1,
	.area = 0, .item = -1, .points = 5
};

static void play_turns(struct trial *t, int turns)
{
	for (int i = 0; i < 1000 && t->game->turn <= turns && t->game->n_decisions > 0; i++) {
		const struct choice c = answer_choice(t, &t->game->decisions[0]);

		game_step(t->game, &c, event_log_sink(t->log));
	}
}

TEST(test_a_goal_nobody_defends_is_reached)
{
	struct setup *s = build_setup(&system_rugged, empty_goal);
	struct trial t;

	s->objectives = &take_hill;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	play_turns(&t, 4);
	assert_int_equal(t.game->objectives[0], 0);
	trial_end(&t);
}

static const char two_targets[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . A A . . . . . . . . . . . . . . .\n"
	". . . M M . . . . . . . A A . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . A A . . . . . B . . . . . . . . .\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
	"figure 1 leader\n"
	"unit axes sign=A side=thugs class=native troops=warriors arms=axe stance=hold\n"
	"figure 1 leader\n"
	"unit scout sign=B side=thugs class=native troops=warriors arms=axe stance=hold\n"
	"figure 1 leader\n";

TEST(test_fire_goes_where_it_does_most)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, two_targets, "");
	a = fire_of(&t, "marines");
	assert_int_equal(a.verb, VERB_FIRE);
	assert_int_equal(a.target, trial_unit(&t, "axes"));
	trial_end(&t);
}

TEST(test_no_fire_into_a_fight_friends_are_in)
{
	static const char brawl[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . .\n"
		" . . M M . . . . . F G . . . . . . . . .\n"
		". . . M M . . . . F G . . . . . . . . .\n"
		" . . M M . . . . . F G . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
		"figure 1 leader\n"
		"unit friends sign=F side=navy arms=sword\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, brawl, "");
	a = fire_of(&t, "marines");
	assert_true(!a.given || a.verb == VERB_HOLD);
	trial_end(&t);
}

TEST(test_a_unit_out_of_sight_with_nothing_to_do_goes_to_look)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, empty_goal, "");
	a = order_of(&t, "marines");
	assert_true(a.given);
	assert_true(moved(&t, &a) >= 60);
	trial_end(&t);
}

TEST(test_an_empty_lewis_is_reloaded)
{
	struct setup *s = build_setup(&system_rugged, charge_reach);
	struct trial t;
	struct answer a;
	int gunner;

	trial_begin_with(&t, s, "");
	gunner = t.game->units[trial_unit(&t, "marines")].head;
	((struct setup_figure *)&s->figures[gunner])->arms[0]
		= (int16_t)rule_table_row(rulebook_table(s->book, "weapons"), "lewis");
	adv_figure_of(t.game, gunner)->fired_turns = 3;
	a = order_of(&t, "marines");
	expect_stays(&a);
	assert_true(a.mode == MODE_STATIONARY || a.mode == MODE_PREPARE);
	trial_end(&t);
}

TEST(test_a_routing_unit_is_rallied)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, charge_reach, "");
	state_of(&t, "gang")->routing = true;
	a = order_of(&t, "gang");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_RALLY);
	trial_end(&t);
}

TEST_MAIN
