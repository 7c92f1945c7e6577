/* The commander's answers to every kind of question, and his plans: what he goes
 * for, who is left to it, and when he lets go.
 */
#include "skirmish/body/loss.h"
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "answers.h"
#include "played.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/mind/minds.h"

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . M M . . . . . . . . . . . . . . . . . . . . . . G G . . . .\n"
	". . . M M . . . . . . . . . . . . . . . . . . . . . . G G . . .\n"
	" . . M M . . . . . . . . . . . . . . . . . . . . . . G G . . . .\n"
	". . . . . H . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . S S . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 8\n"
	"side navy edges=west\n"
	"side thugs edges=east\n"
	"unit marines sign=M side=navy arms=rifle,bayonet\n"
	"figure 1 leader\n"
	"unit hero sign=H side=navy arms=pistol,sword\n"
	"figure 1 name=\"Jack Steele\" leader hero military luck=7 field-craft=6 traits=tactician\n"
	"unit scholars sign=S side=navy class=civilian role=non-combatant troops=civilians"
	" arms=improvised\n"
	"figure 1 leader\n"
	"unit gang sign=G side=thugs class=native troops=warriors arms=axe\n"
	"figure 1 leader\n"
	"area hill 16,2 17,2 16,3 17,3\n"
	"item idol at=11,3\n";

static struct muster muster_for(const struct trial *t, int side)
{
	struct muster m;

	muster(&m, t->game, side, &adv_commander);
	return m;
}

static struct task task_of(const struct trial *t, const char *id)
{
	const int unit = trial_unit(t, id);
	const struct muster m = muster_for(t, t->game->units[unit].side);
	struct task task;

	plan_task(&m, unit, &task);
	return task;
}

static void begin_on(struct trial *t, const char *text, const struct setup_objective *aims, int n)
{
	struct setup *s = build_setup(&system_rugged, text);

	s->objectives = aims;
	s->n_objectives = (int16_t)n;
	trial_begin_with(t, s, "");
}

static void begin_with_aims(struct trial *t, const struct setup_objective *aims, int n)
{
	begin_on(t, field, aims, n);
}

#define AIM(kind_, side_) .id = "aim", .text = "An aim.", .kind = kind_, .side = side_, \
	.unit = -1, .area = -1, .item = -1, .points = 5

/* ---- plans ---- */

TEST(test_without_aims_they_go_for_the_enemy)
{
	struct trial t;
	struct task task;

	trial_begin(&t, &system_rugged, field, "");
	task = task_of(&t, "gang");
	assert_int_equal(task.kind, TASK_CLOSE);
	assert_true(task.enemy >= 0);
	assert_int_equal(task_of(&t, "marines").enemy, trial_unit(&t, "gang"));
	trial_end(&t);
}

TEST(test_an_area_to_hold_is_gone_to)
{
	struct setup_objective hold = { AIM(AIM_HOLD, 0) };
	struct trial t;
	struct task task;

	hold.area = 0;
	begin_with_aims(&t, &hold, 1);
	task = task_of(&t, "marines");
	assert_int_equal(task.kind, TASK_HOLD);
	assert_int_equal(task.n, 4);
	/* Told to all, so that the enemy goes to deny it. */
	assert_int_equal(task_of(&t, "gang").kind, TASK_HOLD);
	trial_end(&t);
}

TEST(test_hidden_aims_are_not_denied)
{
	struct setup_objective hold = { AIM(AIM_HOLD, 0) };
	struct trial t;

	hold.area = 0;
	hold.hidden = true;
	begin_with_aims(&t, &hold, 1);
	assert_int_equal(task_of(&t, "gang").kind, TASK_CLOSE);
	trial_end(&t);
}

TEST(test_a_thing_that_lies_is_fetched)
{
	struct setup_objective idol = { AIM(AIM_ITEM, 0) };
	struct trial t;
	struct task task;

	idol.item = 0;
	begin_with_aims(&t, &idol, 1);
	task = task_of(&t, "marines");
	assert_int_equal(task.kind, TASK_GO);
	assert_int_equal(task.cells[0], build_cell(t.setup, 11, 3));
	trial_end(&t);
}

TEST(test_who_has_it_goes_home_and_others_go_along)
{
	struct setup_objective idol = { AIM(AIM_ITEM, 0) };
	struct trial t;

	idol.item = 0;
	begin_with_aims(&t, &idol, 1);
	t.game->items[0] = (struct item){ CELL_NONE, (int16_t)trial_unit(&t, "hero") };
	assert_int_equal(task_of(&t, "hero").kind, TASK_AVOID);
	assert_int_equal(task_of(&t, "marines").kind, TASK_HOLD);
	assert_int_equal(task_of(&t, "marines").cells[0], place_of(&t, "hero"));
	assert_in_range(task_of(&t, "marines").within, 30, 100);	/* with him, not on him */
	assert_int_equal(task_of(&t, "gang").enemy, trial_unit(&t, "hero"));
	trial_end(&t);
}

TEST(test_the_exit_is_the_edge_that_the_aim_names)
{
	struct setup_objective out = { AIM(AIM_EXIT, 0) };
	struct trial t;
	struct task task;

	out.edge = EDGE_NORTH;
	begin_with_aims(&t, &out, 1);
	task = task_of(&t, "marines");
	assert_int_equal(task.kind, TASK_GO);
	assert_int_equal(task.leave, EDGE_NORTH);
	for (int i = 0; i < task.n; i++)
		assert_int_equal(grid_row(&t.game->table->grid, task.cells[i]), 0);
	trial_end(&t);
}

TEST(test_an_exit_at_hand_is_taken)
{
	struct setup_objective out = { AIM(AIM_EXIT, 0) };
	struct trial t;
	struct answer a;

	out.edge = EDGE_WEST;
	begin_with_aims(&t, &out, 1);
	a = order_of(&t, "marines");
	assert_int_equal(a.mode, MODE_LEAVE);
	assert_int_equal(grid_col(&t.game->table->grid, a.goal), 0);
	trial_end(&t);
}

TEST(test_an_aim_that_is_met_is_let_go)
{
	struct setup_objective reach = { AIM(AIM_REACH, 0) };
	struct trial t;

	reach.area = 0;
	begin_with_aims(&t, &reach, 1);
	assert_int_equal(task_of(&t, "marines").kind, TASK_GO);
	t.game->objectives[0] = 0;
	assert_int_equal(task_of(&t, "marines").kind, TASK_CLOSE);
	trial_end(&t);
}

TEST(test_not_all_run_for_the_same)
{
	struct setup_objective reach = { AIM(AIM_REACH, 0) };
	struct trial t;

	reach.area = 0;
	begin_with_aims(&t, &reach, 1);
	assert_int_equal(task_of(&t, "marines").kind, TASK_GO);
	assert_int_equal(task_of(&t, "hero").kind, TASK_CLOSE);
	trial_end(&t);
}

/* Ten times as far apart as in the field. */
TEST(test_but_more_than_are_enough_do_if_all_else_is_far)
{
	struct setup_objective reach = { AIM(AIM_REACH, 0) };
	char text[sizeof field + 10];
	struct trial t;

	reach.area = 0;
	snprintf(text, sizeof text, "cell 100\n%s", field);
	begin_on(&t, text, &reach, 1);
	assert_int_equal(task_of(&t, "marines").kind, TASK_GO);
	assert_int_equal(task_of(&t, "hero").kind, TASK_GO);
	trial_end(&t);
}

/* ---- orders ---- */

TEST(test_what_lies_in_reach_is_walked_up_to)
{
	struct setup_objective idol = { AIM(AIM_ITEM, 0) };
	struct trial t;
	struct answer a;

	idol.item = 0;
	begin_with_aims(&t, &idol, 1);
	a = order_of(&t, "marines");
	assert_int_equal(a.goal, build_cell(t.setup, 11, 3));
	trial_end(&t);
}

TEST(test_every_seat_comes_to_an_end)
{
	struct trial t;
	int answers = 0;

	trial_begin(&t, &system_rugged, field, "");
	while (t.game->n_decisions > 0 && t.game->turn <= 3) {
		const struct choice c = answer_choice(&t, &t.game->decisions[0]);

		game_step(t.game, &c, event_log_sink(t.log));
		assert_true(++answers < 300);
	}
	trial_end(&t);
}

TEST(test_a_unit_that_must_retreat_picks_a_pace)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, field, "");
	state_of(&t, "marines")->retreating = true;
	suppress(&t, "marines");
	a = order_of(&t, "marines");
	assert_true(a.given);
	assert_int_equal(a.goal, a.from);
	trial_end(&t);
}

/* Who has it and is in danger goes off his edge with it, unless he himself is
 * somebody's aim. */
TEST(test_a_threatened_bearer_leaves_with_what_he_has)
{
	struct setup_objective aims[2] = { { AIM(AIM_ITEM, 0) }, { AIM(AIM_KEEP, 0) } };
	struct trial t;

	aims[0].item = 0;
	for (int n = 1; n <= 2; n++) {
		begin_with_aims(&t, aims, n);
		aims[1].unit = (int16_t)trial_unit(&t, "hero");
		t.game->items[0] = (struct item){ CELL_NONE, (int16_t)trial_unit(&t, "hero") };
		assert_int_not_equal(order_of(&t, "hero").mode, MODE_LEAVE);	/* no danger */
		FOR_MEMBERS(f, t.game, trial_unit(&t, "gang"))
			game_place(t.game, f, build_cell(t.setup, 16 + f % 3, 1 + f % 6));
		assert_int_equal(order_of(&t, "hero").mode == MODE_LEAVE, n == 1);
		trial_end(&t);
	}
}

/* The edge is water but for one place, and not straight ahead. */
TEST(test_the_way_off_the_table_is_found_where_there_is_one)
{
	static const char shore[] =
		"map\n"
		"W W . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" W W . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"W W . M M . . . . . . . . . . . . . . . . . . . . . . . . G G .\n"
		" W W . M . . . . . . . . . . . . . . . . . . . . . . . . . G . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" W W . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"turns 8\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native arms=axe\n";
	struct setup_objective out = { AIM(AIM_EXIT, 0) };
	struct setup *s = build_setup(&system_rugged, shore);
	struct trial t;
	struct answer a;

	out.edge = EDGE_WEST;
	out.number = 3;
	s->objectives = &out;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	a = order_of(&t, "marines");
	assert_int_equal(a.mode, MODE_LEAVE);
	assert_int_equal(a.goal, build_cell(t.setup, 1, 5));
	trial_end(&t);
}

/* Who wants no fight stays behind a wall of houses, and does not run on from there into
 * the open. */
TEST(test_who_wants_no_fight_lies_low_out_of_sight)
{
	static const char street[] =
		"map\n"
		". . . . . . . m . W . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . m . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . S S m . . . . . . . . . . . . . . . . . . . . . . G G\n"
		" . . . . . S . m . . . . . . . . . . . . . . . . . . . . . . G G\n"
		". . . . . . . m . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . m . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"turns 8\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit scholars sign=S side=navy class=civilian role=non-combatant troops=civilians"
		" arms=improvised\n"
		"figure 1 leader\n"
		"unit watch sign=W side=navy arms=rifle\n"
		"unit gang sign=G side=thugs class=western arms=rifle\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, street, "");
	a = order_of(&t, "scholars");
	assert_false(sight_clear(t.game->table, place_of(&t, "gang"), a.goal));
	assert_true(moved(&t, &a) <= 40);
	trial_end(&t);
}

/* Five by themselves would rather go slowly up to the rifles that are left; with five
 * more they run. */
TEST(test_two_charge_where_one_would_not)
{
	static const char two[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . M M . . . . . . . . . . . . . A A . . . . . . . . . . . . .\n"
		". . . M M . . . . . . . . . . . . A A A . . . . . . . . . . . .\n"
		" . . M M . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . M M . . . . . . . . . . . . B B B . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . B B . . . . . . . . . . . . .\n"
		"end\n"
		"turns 8\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle\n"
		"figure 1 leader\n"
		"unit first sign=A side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n"
		"unit second sign=B side=thugs class=native troops=warriors arms=axe\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;
	int i = 0;

	trial_begin(&t, &system_rugged, two, "");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "marines"))
		if (i++ >= 2)
			game_place(t.game, f, CELL_NONE);
	a = order_of(&t, "first");
	expect_charges(&t, &a, "marines");
	FOR_MEMBERS(f, t.game, trial_unit(&t, "second"))
		game_place(t.game, f, CELL_NONE);
	assert_int_not_equal(order_of(&t, "first").mode, MODE_CHARGE);
	trial_end(&t);
}

/* Alone, down, and the whole gang about him. */
TEST(test_A_33_a_hopeless_hero_gives_up)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	game_place(t.game, t.game->units[trial_unit(&t, "hero")].leader,
		build_cell(t.setup, 25, 5));
	assert_int_equal(answer_for(&t, "hero").verb, VERB_ORDER);	/* he can still fight */
	suppress(&t, "hero");
	assert_int_equal(answer_for(&t, "hero").verb, VERB_OFFER);
	game_place(t.game, t.game->units[trial_unit(&t, "marines")].leader, build_cell(t.setup, 20,
		5));
	assert_int_equal(answer_for(&t, "hero").verb, VERB_ORDER);	/* help is near */
	trial_end(&t);
}

/* A hero who lies wounded among his men is helped along, no further than that goes. */
TEST(test_A_30_a_wounded_hero_is_not_left_behind)
{
	static const char band[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . M M . . . . . . . . . . . . . . . . . . . . . . . G G . .\n"
		" . . M M . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"turns 8\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=sword\n"
		"figure 1 name=\"Jack Steele\" leader hero luck=7 field-craft=6\n"
		"unit gang sign=G side=thugs class=native arms=axe\n"
		"area hill 16,2 17,2 16,3 17,3\n";
	struct setup_objective reach = { AIM(AIM_REACH, 0) };
	struct setup *s = build_setup(&system_rugged, band);
	struct trial t;
	struct answer a;

	reach.area = 0;
	s->objectives = &reach;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	assert_int_not_equal(order_of(&t, "marines").mode, MODE_AID);
	game_life(t.game, t.game->units[trial_unit(&t, "marines")].leader, LIFE_WOUNDED,
		"wounded");
	loss_of_leader(t.game, trial_unit(&t, "marines"));
	a = order_of(&t, "marines");
	assert_int_equal(a.mode, MODE_AID);
	assert_true(moved(&t, &a) <= 60);	/* four inches from beside him */
	trial_end(&t);
}

/* ---- the small questions ---- */

static void ask_one(const struct trial *t, enum adv_decision kind, const char *unit, int other)
{
	t->game->n_decisions = 0;
	game_ask(t->game, game_seat_of_unit(t->game, trial_unit(t, unit)), (int)kind,
		trial_unit(t, unit), other);
}

TEST(test_A_33_who_gives_up_is_taken)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	ask_one(&t, ASK_ACCEPT, "marines", trial_unit(&t, "gang"));
	assert_true(answer_to(&t, ASK_ACCEPT).yes);
	trial_end(&t);
}

TEST(test_S_A_12_the_tactician_waits_where_it_matters)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	ask_one(&t, ASK_TACTICIAN, "hero", t.game->units[trial_unit(&t, "hero")].leader);
	assert_true(answer_to(&t, ASK_TACTICIAN).yes);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "gang"))
		game_place(t.game, f, CELL_NONE);
	assert_false(answer_to(&t, ASK_TACTICIAN).yes);
	trial_end(&t);
}

TEST(test_a_late_move_keeps_to_its_pace)
{
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, field, "");
	state_of(&t, "marines")->mode = MODE_COMBAT;
	ask_one(&t, ASK_LATE, "marines", NOBODY);
	a = answer_to(&t, ASK_LATE);
	assert_true(moved(&t, &a) <= 40);
	trial_end(&t);
}

/* Gang and marines one cell apart, as before contact. */
static void bring_together(const struct trial *t)
{
	const cell_t there = build_cell(t->setup, 8, 1);
	int i = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, "gang"))
		game_place(t->game, f, there + 32 * (i % 3) + i / 3), i++;
}

TEST(test_a_hopeless_charge_is_called_off)
{
	struct trial t;
	int i = 0;

	trial_begin(&t, &system_rugged, field, "");
	bring_together(&t);
	state_of(&t, "gang")->charging = true;
	state_of(&t, "gang")->target = (int16_t)trial_unit(&t, "marines");
	ask_one(&t, ASK_PRESS, "gang", trial_unit(&t, "marines"));
	assert_true(answer_to(&t, ASK_PRESS).yes);
	FOR_MEMBERS(f, t.game, trial_unit(&t, "gang"))
		if (i++ > 0)	/* one man is left who can fight */
			adv_figure_of(t.game, f)->suppressed_until = 9;
	assert_false(answer_to(&t, ASK_PRESS).yes);
	trial_end(&t);
}

TEST(test_rifles_do_not_run_after_the_beaten)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	ask_one(&t, ASK_PURSUE, "marines", trial_unit(&t, "gang"));
	assert_false(answer_to(&t, ASK_PURSUE).yes);
	trial_end(&t);
}

TEST(test_axes_do_unless_others_would_shoot_them_down)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	ask_one(&t, ASK_PURSUE, "gang", trial_unit(&t, "marines"));
	FOR_MEMBERS(f, t.game, trial_unit(&t, "hero"))
		game_place(t.game, f, CELL_NONE);
	assert_true(answer_to(&t, ASK_PURSUE).yes);
	ask_one(&t, ASK_PURSUE, "gang", trial_unit(&t, "scholars"));
	assert_false(answer_to(&t, ASK_PURSUE).yes);
	trial_end(&t);
}

TEST(test_A_20_a_lonely_hero_leads_who_has_no_leader)
{
	struct trial t;
	struct choice c;

	trial_begin(&t, &system_rugged, field, "");
	answer_until(&t, STAGE_FIRE);
	game_place(t.game, t.game->units[trial_unit(&t, "hero")].leader,
		place_of(&t, "marines") + 2);
	t.game->units[trial_unit(&t, "marines")].leader = NOBODY;
	adv_game_of(t.game)->walk.stage = STAGE_TALK;
	t.game->n_decisions = 0;
	game_ask(t.game, 0, ASK_TALK, NOBODY, NOBODY);
	c = answer_choice(&t, &t.game->decisions[0]);
	assert_int_equal(c.verb, VERB_JOIN);
	assert_int_equal(c.argument[1].value, trial_unit(&t, "marines"));
	trial_end(&t);
}

TEST(test_A_32_the_story_names_the_hero)
{
	struct trial t;
	struct choice c;
	int hero;

	trial_begin(&t, &system_rugged, field, "");
	hero = t.game->units[trial_unit(&t, "hero")].leader;
	game_life(t.game, hero, LIFE_DEAD, "killed");
	adv_game_of(t.game)->walk.stage = STAGE_CLIFFHANGER;
	ask_one(&t, ASK_CLIFFHANGER, "hero", hero);
	c = answer_choice(&t, &t.game->decisions[0]);
	assert_non_null(strstr(c.text, "Jack Steele"));
	trial_end(&t);
}

TEST(test_when_it_is_decided_it_ends)
{
	struct trial t;

	trial_begin(&t, &system_rugged, field, "");
	t.game->n_decisions = 0;
	game_ask(t.game, 0, ASK_PLAY_ON, NOBODY, NOBODY);
	assert_false(answer_to(&t, ASK_PLAY_ON).yes);
	trial_end(&t);
}

/* ---- fire ---- */

TEST(test_an_ambush_holds_its_fire)
{
	static const char ambush[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . M M . . . . . . . . . . . . . . . . . . . . . % % % % . . . .\n"
		". M M . . . . . . . . . . . . . . . . . . . . . % % % % . . . .\n"
		" . M M . . . . . . . . . . . . . . . . . . . . . % % % % . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side tribe edges=east\n"
		"unit marines sign=M side=navy arms=rifle,bayonet stance=hold\n"
		"figure 1 leader\n"
		"unit jezzails sign=J figures=3 side=tribe class=native troops=warriors arms=jezzail"
		" hidden stance=ambush\n"
		"figure 1 leader at=26,2\n"
		"figure 2 at=26,3\n"
		"figure 3 at=27,3\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, ambush, "");
	a = order_of(&t, "jezzails");
	expect_stays(&a);
	assert_int_equal(a.mode, MODE_STATIONARY);
	a = fire_of(&t, "jezzails");
	assert_false(a.given);
	trial_end(&t);
}

/* Two who stand together far from the others are no stragglers: they come when they are told. */
TEST(test_C_7_a_torn_unit_that_stands_is_drawn_together)
{
	static const char torn[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" M M . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=rifle stance=hold\n"
		"figure 1 leader\n"
		"unit gang figures=4 side=thugs arms=club stance=hold\n"
		"figure 1 leader at=31,1\n"
		"figure 2 at=30,1\n"
		"figure 3 at=16,1\n"
		"figure 4 at=16,2\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, torn, "");
	a = order_of(&t, "gang");
	assert_int_equal(a.mode, MODE_PATROL);
	assert_int_equal(a.goal, build_cell(t.setup, 31, 1));
	trial_end(&t);
}

/* Four inches from an axeman, with one knife each. */
TEST(test_Y_6_commanders_throw_and_take_up_what_they_threw)
{
	static const char glade[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . .\n"
		" . . M . . . . . . . . . . . . . . . . .\n"
		". . . M . . . G . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . .\n"
		"end\n"
		"turns 8\n"
		"side navy edges=west\n"
		"side thugs edges=east\n"
		"unit marines sign=M side=navy arms=throwing-knife stance=hold\n"
		"figure 1 leader\n"
		"unit gang sign=G side=thugs class=native troops=warriors arms=axe stance=hold\n"
		"figure 1 leader\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_rugged, glade, "");
	a = fire_of(&t, "marines");
	assert_true(a.given);
	assert_int_equal(a.verb, VERB_FIRE);
	trial_end(&t);

	trial_begin(&t, &system_rugged, glade, "");
	for (int f = 0; f < 2; f++)
		adv_throw(t.game, f, adv_arm(t.game, f, 0), place_of(&t, "marines"));
	game_life(t.game, t.setup->units[trial_unit(&t, "gang")].first, LIFE_LEFT, "left");
	a = order_of(&t, "marines");
	assert_int_equal(a.mode, MODE_PICKUP);
	trial_end(&t);
}

TEST_MAIN
