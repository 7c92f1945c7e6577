/* The Game Master, act by act (C-12), and what is left to his ruling (C-13). */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"

static const char camp[] =
	"map\n"
	"M M M . . . . . . . . % % % .\n"
	" . . . . ? ? . . . . . % % % .\n"
	". . . . . . . . . . . . % . .\n"
	" . . . . . . . . . . . . . . .\n"
	"end\n"
	"turns 3\n"
	"side west edges=west\n"
	"side east edges=east\n"
	"unit marines sign=M side=west troops=soldiers arms=rifle facing=E\n"
	"figure 1 name=\"Kate\" leader hero luck=5 field-craft=5\n"
	"unit boat side=west figures=3 troops=soldiers arms=pistol facing=E\n"
	"unit gang figures=3 at=13,2 side=east class=native troops=warriors arms=spear facing=W "
	"uncommanded hidden\n"
	"area beach 1,3 2,3 3,3\n"
	"item idol unit=marines\n"
	"flag tide\n";

enum { WEST, EAST, GM = 4 };

static void begin(struct trial *t)
{
	skirmish_begin(t, camp);
	trial_do(t, GM, "gm-sit yes");
}

static const struct event *last(const struct trial *t)
{
	return event_log_at(t->log, event_log_count(t->log) - 1);
}

/* ---- the seat ---- */

SKIRMISH(test_C_12_nobody_acts_from_an_empty_seat, camp)
{
	trial_refuses(&t, GM, "gm-kill marines.1", "C-12");
	trial_refuses(&t, WEST, "gm-sit yes", "");	/* no word of a player's */
	trial_do(&t, GM, "gm-sit yes");
	assert_true(t.game->master);
	assert_true(last(&t)->gm);
	trial_refuses(&t, GM, "gm-sit yes", "C-12");
	trial_do(&t, GM, "gm-sit no");
	trial_refuses(&t, GM, "gm-flag tide 1", "C-12");
}

TRIAL(test_C_12_he_acts_whoever_is_asked_and_no_question_is_lost, begin(&t), skirmish_end)
{
	int asked;

	asked = t.game->n_decisions;
	trial_do(&t, GM, "gm-move marines.2 5,4");
	trial_do(&t, GM, "gm-points west 3 for style");
	assert_int_equal(t.game->n_decisions, asked);
	assert_int_equal(t.game->points[WEST], 3);
	assert_true(trial_event(&t, EVENT_MOVE, -1)->gm);
	assert_true(trial_event(&t, EVENT_POINTS, -1)->gm);
}

/* ---- dice ---- */

TRIAL(test_C_12_a_die_to_come_shows_what_he_says, begin(&t), skirmish_end)
{
	trial_do(&t, GM, "gm-next-die 5");
	trial_do(&t, GM, "gm-luck marines.1 a leap");
	assert_int_equal(trial_roll(&t, "a leap")->roll.dice[0], 5);
	assert_true(trial_roll(&t, "a leap")->gm);
	trial_dice(&t, "7");
	trial_do(&t, GM, "gm-next-die 6 2");
	trial_do(&t, GM, "gm-luck marines.1 a second leap");
	assert_int_equal(trial_roll(&t, "a second leap")->roll.dice[0], 7);
	trial_do(&t, GM, "gm-luck marines.1 a third leap");
	assert_int_equal(trial_roll(&t, "a third leap")->roll.dice[0], 6);
	trial_refuses(&t, GM, "gm-next-die 101", "C-12");
	trial_refuses(&t, GM, "gm-next-die 1 0", "C-12");
	trial_refuses(&t, GM, "gm-past-die 1", "C-12");	/* no sitting here */
}

/* The dice after it fall as they would have fallen. */
TEST(test_C_12_a_set_die_leaves_those_after_it)
{
	struct dice plain, set;

	dice_seed(&plain, 7);
	set = plain;
	assert_true(dice_set(&set, 2, 1));
	assert_int_equal(dice_roll(&plain, 10), dice_roll(&set, 10));
	dice_roll(&plain, 10);
	assert_true(dice_next_is_set(&set));
	assert_int_equal(dice_roll(&set, 10), 1);
	for (int i = 0; i < 20; i++)
		assert_int_equal(dice_roll(&plain, 10), dice_roll(&set, 10));
	assert_memory_equal(&plain, &set, sizeof plain);
}

/* ---- figures ---- */

TRIAL(test_C_12_figures_are_moved_added_and_removed, begin(&t), skirmish_end)
{
	trial_do(&t, GM, "gm-move marines.2 6,3");
	assert_int_equal(skirmish_cell(&t, "marines", 2), build_cell(t.setup, 6, 3));
	trial_refuses(&t, GM, "gm-move gang.3 6,3", "C-12");
	trial_do(&t, GM, "gm-add boat 2,4 2");
	assert_int_equal(game_unit_fit(t.game, trial_unit(&t, "boat")), 2);
	trial_do(&t, GM, "gm-add boat.3 8,4");
	assert_int_equal(skirmish_cell(&t, "boat", 3), build_cell(t.setup, 8, 4));
	trial_refuses(&t, GM, "gm-add boat 2,4", "C-12");
	trial_do(&t, GM, "gm-remove boat.3");
	assert_int_equal(skirmish_life(&t, "boat", 3), LIFE_AWAITED);
	trial_refuses(&t, GM, "gm-remove boat.3", "C-12");
	trial_refuses(&t, GM, "gm-remove 10,4", "C-12");	/* an empty cell */
}

TRIAL(test_C_12_his_own_men_make_room_for_a_leader, begin(&t), skirmish_end)
{
	trial_do(&t, GM, "gm-move marines.2 6,3");
	trial_do(&t, GM, "gm-move marines 6,3");
	assert_int_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 6, 3));
	assert_int_not_equal(skirmish_cell(&t, "marines", 2), build_cell(t.setup, 6, 3));
	assert_true(grid_adjacent(&t.game->table->grid, skirmish_cell(&t, "marines", 2),
		build_cell(t.setup, 6, 3)));
	trial_do(&t, GM, "gm-move marines.3 6,3");
	assert_int_equal(skirmish_cell(&t, "marines", 3), build_cell(t.setup, 6, 3));
	assert_int_not_equal(skirmish_cell(&t, "marines", 1), build_cell(t.setup, 6, 3));
}

/* Of all acts, those too that a game seldom needs. */
TEST(test_C_12_every_act_stands_in_his_menu_by_a_label)
{
	for (int i = 0; i < MASTER_ALL; i++) {
		const char *label = master_label(VERB_GM + i);

		assert_int_equal(label == NULL, VERB_GM + i == GM_SIT);
		assert_true(label == NULL || *label != '\0');
	}
}

TRIAL(test_C_12_figures_are_wounded_healed_killed_and_brought_back, begin(&t), skirmish_end)
{
	trial_refuses(&t, GM, "gm-heal marines", "C-12");
	trial_do(&t, GM, "gm-wound marines.2");
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_WOUNDED);
	trial_refuses(&t, GM, "gm-wound marines.2", "C-12");
	trial_do(&t, GM, "gm-heal marines");
	assert_int_equal(skirmish_life(&t, "marines", 2), LIFE_FIT);
	assert_int_equal(skirmish_man(&t, "marines", 2)->wounds, 0);
	trial_do(&t, GM, "gm-kill marines.3");
	assert_int_equal(skirmish_life(&t, "marines", 3), LIFE_DEAD);
	trial_refuses(&t, GM, "gm-heal marines.3", "C-12");
	trial_do(&t, GM, "gm-add marines.3 4,4");
	assert_int_equal(skirmish_life(&t, "marines", 3), LIFE_FIT);
	assert_int_equal(t.game->units[trial_unit(&t, "marines")].leader,
		trial_figure(&t, "marines", 1));
	trial_do(&t, GM, "gm-kill marines.1");
	assert_int_equal(t.game->units[trial_unit(&t, "marines")].leader, NOBODY);
	trial_do(&t, GM, "gm-add marines.1 1,4");
	assert_int_equal(t.game->units[trial_unit(&t, "marines")].leader,
		trial_figure(&t, "marines", 1));
}

TRIAL(test_C_12_he_shakes_steadies_and_arms, begin(&t), skirmish_end)
{
	trial_do(&t, GM, "gm-suppress marines.2");
	assert_true(adv_suppressed(t.game, trial_figure(&t, "marines", 2)));
	trial_refuses(&t, GM, "gm-suppress marines.2", "C-12");
	trial_do(&t, GM, "gm-steady marines.2");
	assert_false(adv_suppressed(t.game, trial_figure(&t, "marines", 2)));
	trial_refuses(&t, GM, "gm-steady marines", "C-12");
	skirmish_unit(&t, "marines")->routing = true;
	trial_refuses(&t, GM, "gm-steady marines.2", "C-12");	/* all of them are */
	trial_do(&t, GM, "gm-steady marines");
	assert_false(skirmish_unit(&t, "marines")->routing);
	trial_do(&t, GM, "gm-arm marines.2 pistol");
	trial_refuses(&t, GM, "gm-arm marines.2 pistol", "C-12");
	trial_refuses(&t, GM, "gm-arm marines.2 ray-gun", "");
}

/* ---- sight ---- */

TRIAL(test_C_12_he_hides_and_reveals_to_whom_he_likes, begin(&t), skirmish_end)
{
	const struct event *e;
	int gang;

	gang = trial_unit(&t, "gang");
	trial_do(&t, GM, "gm-reveal gang west");
	assert_true(game_sees(t.game, WEST, gang));
	assert_true(adv_spotted(t.game, gang, WEST));
	trial_refuses(&t, GM, "gm-reveal gang", "C-12");
	trial_do(&t, GM, "gm-hide gang");
	assert_false(adv_spotted(t.game, gang, WEST));
	/* Of what is out of sight nobody hears. */
	trial_do(&t, GM, "gm-move gang.1 14,3");
	e = trial_event(&t, EVENT_MOVE, -1);
	assert_true(e->gm);
	assert_true(view_hears(t.game, GM, e));
	assert_true(view_hears(t.game, EAST, e));
}

TRIAL(test_C_12_a_message_is_for_one_side, begin(&t), skirmish_end)
{
	trial_do(&t, GM, "gm-tell east They are few.");
	assert_false(view_hears(t.game, WEST, last(&t)));
	assert_true(view_hears(t.game, EAST, last(&t)));
	trial_do(&t, GM, "gm-say Dusk falls.");
	assert_true(view_hears(t.game, WEST, last(&t)));
}

/* ---- the ground, the rules, the story ---- */

TRIAL(test_C_12_the_ground_changes_for_this_game_alone, begin(&t), skirmish_end)
{
	struct game *before;
	cell_t cell;

	cell = build_cell(t.setup, 4, 1);
	before = game_clone(t.game);
	assert_true(sight_clear(t.game->table, build_cell(t.setup, 3, 1),
		build_cell(t.setup, 6, 1)));
	trial_do(&t, GM, "gm-ground 4,1 5,2 fort");
	assert_string_equal(table_ground(t.game->table, cell)->id, "fort");
	assert_false(sight_clear(t.game->table, build_cell(t.setup, 3, 1),
		build_cell(t.setup, 6, 1)));
	assert_string_not_equal(table_ground(t.setup->table, cell)->id, "fort");
	assert_string_not_equal(table_ground(before->table, cell)->id, "fort");
	trial_do(&t, GM, "gm-ground-area beach swamp");
	assert_string_equal(table_ground(t.game->table, build_cell(t.setup, 2, 3))->id, "swamp");
	trial_refuses(&t, GM, "gm-ground 4,1 lava-lamp", "");
	game_assign(t.game, before);	/* undone */
	assert_string_not_equal(table_ground(t.game->table, cell)->id, "fort");
	game_free(before);
}

TRIAL(test_C_12_a_house_rule_holds_from_now_on, begin(&t), skirmish_end)
{
	const int rifle = rule_table_row(rulebook_table(&rulebook_rugged, "weapons"), "rifle");
	struct game *before;

	before = game_clone(t.game);
	trial_do(&t, GM, "gm-house weapons rifle hit 9");
	assert_int_equal(adv_rules_of(t.game)->weapons[rifle].hit, 9);
	assert_int_not_equal(adv_rules_of(before)->weapons[rifle].hit, 9);
	assert_int_equal(rulebook_entry(game_book(t.game), "weapons", "rifle", "hit")->number, 9);
	trial_refuses(&t, GM, "gm-house weapons rifle hit 99", "C-12");
	trial_refuses(&t, GM, "gm-house weapons rifel hit 9", "C-12");
	trial_refuses(&t, GM, "gm-house weapons rifle hut 9", "C-12");
	trial_refuses(&t, GM, "gm-house terrain swamp pace 12", "C-12");
	trial_refuses(&t, GM, "gm-house weapons", "C-12");
	assert_true(game_check_value(before) != game_check_value(t.game));
	game_free(before);
}

static void script_of(struct setup *s)
{
	static struct condition when = { .kind = WHEN_TURN, .unit = -1, .side = -1, .area = -1,
		.item = -1, .flag = -1, .script = -1, .number = 1 };
	static struct effect then = { .kind = THEN_POINTS, .unit = -1, .side = WEST, .area = -1,
		.item = -1, .flag = -1, .objective = -1, .number = 4, .text = "luck" };
	static struct setup_script script = { .id = "windfall", .once = true, .when = 0,
		.first = 0, .n = 1 };

	s->conditions = &when;
	s->effects = &then;
	s->scripts = &script;
	s->n_conditions = s->n_effects = s->n_scripts = 1;
}

/* MA3: what holds from the beginning waits for the end of movement all the same. */
TEST(test_C_12_a_taken_seat_hurries_no_story)
{
	struct setup *const s = build_setup(&system_rugged, camp);
	struct condition when = { .kind = WHEN_HAS, .unit = -1, .side = WEST, .area = -1,
		.item = 0, .flag = -1, .script = -1 };
	struct trial t;

	script_of(s);
	s->conditions = &when;
	trial_begin_with(&t, s, "");
	trial_do(&t, GM, "gm-sit yes");
	trial_do(&t, GM, "gm-say Good evening.");
	assert_int_equal(t.game->points[WEST], 0);
	trial_do(&t, GM, "gm-add boat 2,4");
	trial_do(&t, GM, "gm-give idol boat");	/* this is about it */
	assert_int_equal(t.game->points[WEST], 4);
	trial_end(&t);
}

TEST(test_C_12_the_story_does_as_it_is_told)
{
	struct setup *const s = build_setup(&system_rugged, camp);
	struct trial t;

	script_of(s);
	trial_begin_with(&t, s, "");
	trial_do(&t, GM, "gm-sit yes");
	trial_do(&t, GM, "gm-event now windfall");
	assert_int_equal(t.game->points[WEST], 4);
	trial_do(&t, GM, "gm-event again windfall");
	trial_do(&t, GM, "gm-event never windfall");
	trial_refuses(&t, GM, "gm-event never windfall", "C-12");
	for (int turn = t.game->turn; t.game->turn == turn; )
		skirmish_play(&t, STAGE_TURN_END);
	assert_int_equal(t.game->points[WEST], 4);
	trial_do(&t, GM, "gm-flag tide 2");
	assert_int_equal(t.game->flags[0], 2);
	trial_refuses(&t, GM, "gm-flag tide 2", "C-12");
	trial_do(&t, GM, "gm-add boat 2,4");
	trial_do(&t, GM, "gm-give idol boat");
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "boat"));
	trial_end(&t);
}

/* What an act makes of an event that is to come is nobody's to see; a task that stands is (S7). */
TEST(test_C_12_what_will_not_happen_shows_in_no_view)
{
	struct setup *const s = build_setup(&system_rugged, camp);
	struct condition when;
	struct effect then;
	struct view *view;
	struct trial t;

	script_of(s);
	when = s->conditions[0];
	when.number = 99;
	then = s->effects[0];
	then.kind = THEN_TASK;
	then.side = EAST;
	then.text = "Keep them out.";
	s->conditions = &when;
	s->effects = &then;
	trial_begin_with(&t, s, "");
	trial_do(&t, GM, "gm-sit yes");
	trial_do(&t, GM, "gm-event never windfall");
	assert_int_equal(t.game->fired[0], SCRIPT_STOPPED);
	view = view_new(t.game, EAST);
	assert_int_equal(view->game.fired[0], 0);
	view_free(view);
	trial_do(&t, GM, "gm-event now windfall");
	view = view_new(t.game, EAST);
	assert_string_equal(game_task(&view->game, EAST), "Keep them out.");
	view_free(view);
	trial_end(&t);
}

/* ---- rulings ---- */

TRIAL(test_C_13_nobody_there_the_ruling_stands_and_is_named, skirmish_begin(&t, camp), trial_end)
{
	const struct event *e;

	trial_do(&t, WEST, "order marines patrol 6,2");
	trial_dice(&t, "1 1 1 1 1 1 1 1 1 1");
	while (trial_count(&t, EVENT_RULING) == 0)
		trial_do(&t, t.game->decisions[0].seat, "done");
	e = trial_event(&t, EVENT_RULING, 0);
	assert_non_null(e);
	assert_false(e->gm);
	assert_int_equal(e->number, RULING_ROLL);
	assert_non_null(strstr(e->word, "S-C-13"));
}

TRIAL(test_C_13_his_ruling_is_asked_for_and_holds, begin(&t), trial_end)
{
	int sunk = 0;

	trial_do(&t, WEST, "order marines patrol 6,2");
	trial_dice(&t, "3");	/* the gang's action test */
	trial_do(&t, WEST, "done");
	while (game_decision(t.game, GM, NOBODY) == NULL)
		trial_do(&t, t.game->decisions[0].seat, "done");
	assert_int_equal(t.game->n_decisions, 1);
	trial_refuses(&t, GM, "gm-ruling maybe", "");
	trial_dice(&t, "9 9 9");	/* nobody spots the gang */
	trial_do(&t, GM, "gm-ruling no");
	assert_true(trial_event(&t, EVENT_RULING, -1)->gm);
	assert_int_equal(trial_event(&t, EVENT_RULING, -1)->number, RULING_NO);
	assert_null(trial_roll(&t, "luck: treacherous ground"));
	for (int i = 1; i <= 3; i++)
		sunk += skirmish_man(&t, "marines", i)->suppressed_until > 0;
	assert_true(sunk > 0);
	trial_refuses(&t, GM, "gm-ruling yes", "C-13");
}

TRIAL(test_C_13_a_seat_that_is_left_rules_as_it_stands, begin(&t), trial_end)
{
	trial_do(&t, GM, "gm-kill marines.1");
	trial_do(&t, GM, "gm-cliffhanger marines.1 It was her twin.");
	assert_non_null(game_decision(t.game, GM, NOBODY));
	trial_dice(&t, "2");
	trial_do(&t, GM, "gm-sit no");
	assert_null(game_decision(t.game, GM, NOBODY));
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_LEFT);	/* lucky */
}

TRIAL(test_C_13_a_story_is_worth_what_he_says, begin(&t), skirmish_end)
{
	trial_refuses(&t, GM, "gm-survive marines.1", "A-32");
	trial_refuses(&t, GM, "gm-luck marines.2", "S-A-7");
	trial_do(&t, GM, "gm-kill marines.1");
	trial_do(&t, GM, "gm-cliffhanger marines.1 It was her twin.");
	trial_do(&t, GM, "gm-ruling no");
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_DEAD);
	trial_do(&t, GM, "gm-cliffhanger marines.1 They were triplets.");
	trial_do(&t, GM, "gm-ruling yes");
	assert_int_equal(skirmish_life(&t, "marines", 1), LIFE_LEFT);
}

/* What a repair comes to, and what may be asked irresistibly, are rulings too. */
TRIAL(test_C_13_repairs_and_biddings_are_left_to_him, begin(&t), skirmish_end)
{
	static const enum adv_ruling rulings[] = { RULE_REPAIR, RULE_BIDDING };

	for (size_t i = 0; i < sizeof rulings / sizeof rulings[0]; i++) {
		const int gang = trial_unit(&t, "gang");
		const bool repair = rulings[i] == RULE_REPAIR;

		skirmish_unit(&t, "gang")->vehicle.damaged = repair;
		game_ask_ruling(t.game, (int)rulings[i], trial_unit(&t, "marines"),
			repair ? gang : trial_figure(&t, "gang", 1));
		assert_non_null(game_ruling(t.game, game_decision(t.game, GM, NOBODY)));
		trial_do(&t, GM, repair ? "gm-ruling yes" : "gm-ruling no");
		assert_false(skirmish_unit(&t, "gang")->vehicle.damaged);
	}
	assert_int_equal(trial_count(&t, EVENT_RULING), 2);
}

/* M2: a question about whom he took away is not left to be answered. */
TRIAL(test_C_12_questions_about_the_dead_are_closed, begin(&t), trial_end)
{
	game_ask(t.game, WEST, ASK_PRESS, trial_unit(&t, "marines"), trial_unit(&t, "gang"));
	skirmish_unit(&t, "marines")->charging = true;
	trial_do(&t, GM, "gm-kill gang");
	for (int i = 0; i < t.game->n_decisions; i++)
		assert_int_not_equal(t.game->decisions[i].kind, ASK_PRESS);
}

TEST_MAIN
