/* The commander of machine sides of risk: positions, and what is acceptable in them. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "risk_told.h"
#include "systems/risk/fire/lines.h"
#include "systems/risk/judges.h"
#include "systems/risk/mind/minds.h"

enum { CELL = 25 };

#define SIDES "side column edges=west\nside slavers edges=east machine\n"

/* Twenty cells apart, rocks between, an area in the middle. */
static const char field[] =
	"cell 25\n"
	"map\n"
	". . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	" . . A . . . . . . . . . . . . . . . . . . . . B . . . .\n"
	". . A A . ^ . . . . . . . . . . . . . . . . . . B . . .\n"
	" . . A . . ^ . . . . . . . . . . . . . . . . . B . . . .\n"
	". . A . . ^ . . . . . . . . . . . . . . . . . . B . . .\n"
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	". . H . . . . . . . . . . . . . . . . . . . . . . . . .\n"
	"end\n" SIDES
	"unit askaris sign=A side=column arms=%s\n"
	"figure 1 leader\n"
	"unit carter sign=H side=column arms=rifle\n"
	"figure 1 hero leader\n"
	"unit thugs sign=B side=slavers arms=%s\n"
	"area middle 14,3 15,3 14,4 15,4\n"
	"item chart unit=carter\n";

static void begin_armed(struct trial *t, const char *askaris, const char *thugs)
{
	char drawing[2000];

	snprintf(drawing, sizeof drawing, field, askaris, thugs);
	risk_begin(t, drawing);
}

static void aim_at(struct trial *t, const struct setup_objective *aim)
{
	t->setup->n_objectives = 1;
	t->setup->objectives = aim;
}

static void move_unit(struct trial *t, const char *id, int col, int row)
{
	const int n = t->setup->units[trial_unit(t, id)].count;

	for (int i = 1; i <= n; i++)
		trial_put(t, id, i, col + (i - 1) / 4, row + (i - 1) % 4);
}

/* ---- tasks ---- */

TEST(test_it_goes_for_what_is_to_be_held)
{
	static const struct setup_objective aim = { "m", "Hold it.", AIM_HOLD, 0, -1, 0, -1, 0, 0,
		9, false };
	struct trial t;
	struct told told;

	begin_armed(&t, "sword", "club");
	aim_at(&t, &aim);
	told = told_to(&t, "askaris");
	assert_int_equal(told.order, ORDER_MOVE);
	assert_true(trial_far(&t, told.goal, "thugs") < trial_far(&t, told.from, "thugs"));
	trial_end(&t);
}

TEST(test_who_carries_it_home_leaves_over_the_edge)
{
	static const struct setup_objective aim = { "x", "Get away.", AIM_EXIT, 0, 1, -1, -1,
		EDGE_WEST, 1, 9, false };
	struct trial t;

	begin_armed(&t, "rifle", "club");
	aim_at(&t, &aim);
	assert_int_equal(told_to(&t, "carter").order, ORDER_LEAVE);
	trial_end(&t);
}

static const struct setup_objective read_it = { "x", "Have them read it.", AIM_ITEM, 0, 0, -1,
	0, 0, 0, 9, false };

TEST(test_a_thing_is_handed_to_whom_an_aim_names)
{
	struct trial t;

	begin_armed(&t, "sword", "club");
	aim_at(&t, &read_it);
	told_to(&t, "carter");
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "askaris"));
	trial_end(&t);
}

TEST(test_who_is_to_have_it_goes_to_who_carries_it)
{
	struct trial t;
	struct told told;

	begin_armed(&t, "sword", "club");
	aim_at(&t, &read_it);
	move_unit(&t, "askaris", 14, 2);
	told = told_to(&t, "askaris");
	assert_int_equal(told.order, ORDER_MOVE);
	assert_true(trial_far(&t, told.goal, "carter") < trial_far(&t, told.from, "carter"));
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "carter"));
	trial_end(&t);
}

/* ---- fire and ranges ---- */

TEST(test_rifles_let_swords_come_to_them)
{
	struct trial t;
	struct told told;

	begin_armed(&t, "rifle", "sword");
	told = told_to(&t, "askaris");
	assert_int_not_equal(told.order, ORDER_CHARGE);
	assert_true(trial_far(&t, told.goal, "thugs") > 10 * CELL);
	trial_end(&t);
}

TEST(test_whoever_moves_moves_so_that_he_may_still_fire)
{
	struct trial t;
	struct told told;

	begin_armed(&t, "rifle", "rifle");
	told = told_to(&t, "askaris");
	assert_true(told.order == ORDER_STAND || told.order == ORDER_MOVE);
	assert_true(table_distance(t.game->table, told.from, told.goal) <= 4 * CELL);
	trial_end(&t);
}

TEST(test_cover_is_taken_when_it_is_near)
{
	struct trial t;
	struct told told;

	begin_armed(&t, "rifle", "rifle");
	told = told_to(&t, "askaris");
	assert_int_equal(told.order, ORDER_MOVE);
	assert_int_equal(table_ground(t.game->table, told.goal)->cover, COVER_HARD);
	trial_end(&t);
}

/* A heap of nine in which those behind see nothing but backs. */
TEST(test_X_22_shooters_who_move_form_a_line_from_which_they_can_fire)
{
	struct trial t;
	int thug, able = 0;

	risk_begin(&t,
		"cell 25\nmap\n"
		". . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . A A A . . . . . . . . . . . . . . . . . . . .\n"
		". A A A . . . . . . . . . . . . . . . . . B . .\n"
		" . A A A . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n" SIDES
		"unit askaris sign=A side=column arms=rifle\nfigure 5 leader\n"
		"unit thugs sign=B side=slavers arms=club stance=hold\n");
	trial_do(&t, 0, "order askaris move 7,5");	/* half his rate */
	trial_do(&t, 0, "done");
	risk_play(&t, STAGE_FIRE);
	thug = trial_figure(&t, "thugs", 1);
	for (int i = 1; i <= 9; i++)
		able += risk_shot_line(t.game, trial_figure(&t, "askaris", i), thug, NULL);
	assert_in_range(able, 8, 9);
	assert_in_range(risk_percent_moved(t.game, trial_unit(&t, "askaris")), 1, 50);	/* */
	trial_end(&t);
}

TEST(test_K_13_empty_muskets_are_loaded)
{
	struct trial t;

	begin_armed(&t, "musket", "club");
	for (int i = 1; i <= 5; i++)
		risk_man(&t, "askaris", i)->empty = true;
	assert_int_equal(told_to(&t, "askaris").order, ORDER_LOAD);
	trial_end(&t);
}

/* ---- hand to hand ---- */

TEST(test_it_charges_whom_it_can_beat)
{
	struct trial t;
	struct told told;

	begin_armed(&t, "sword", "musket");
	move_unit(&t, "thugs", 9, 2);
	told = told_to(&t, "askaris");
	assert_int_equal(told.order, ORDER_CHARGE);
	assert_int_equal(told.target, trial_unit(&t, "thugs"));
	trial_end(&t);
}

TEST(test_a_lone_character_charges_no_crowd)
{
	struct trial t;
	struct told told;

	begin_armed(&t, "rifle", "club");
	move_unit(&t, "thugs", 9, 4);
	told = told_to(&t, "carter");
	assert_int_not_equal(told.order, ORDER_CHARGE);
	assert_true(trial_far(&t, told.goal, "thugs") >= trial_far(&t, told.from, "thugs"));
	trial_end(&t);
}

/* ---- terms: positions in which only one thing decides ---- */

/* So many of ours and of theirs, who are put where they are wanted. */
#define PLAIN(ours, theirs) \
	"cell 25\nturns 12\nmap\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\nside column\nside slavers edges=east machine\n" \
	"unit askaris side=column at=14,1 " ours "\nfigure 1 leader\n" \
	"unit thugs side=slavers at=28,9 " theirs "\nfigure 1 leader\n"

/* In rows of three, from a column on. */
static void stand(struct trial *t, const char *id, int col)
{
	const int n = t->setup->units[trial_unit(t, id)].count;

	for (int i = 1; i <= n; i++)
		trial_put(t, id, i, col + (i - 1) / 3, 4 + (i - 1) % 3);
}

static struct told told_apart(struct trial *t, int cells)
{
	stand(t, "askaris", 4);
	stand(t, "thugs", 4 + cells);
	return told_to(t, "askaris");
}

TEST(test_the_fight_itself_draws_those_who_fight_hand_to_hand)
{
	struct trial t;
	struct told told;

	risk_begin(&t, PLAIN("figures=8 arms=sword", "figures=3 arms=musket"));
	told = told_apart(&t, 12);
	assert_int_equal(told.order, ORDER_MOVE);
	assert_true(trial_far(&t, told.goal, "thugs") < trial_far(&t, told.from, "thugs"));
	trial_end(&t);
}

TEST(test_K_13_half_a_squad_loads_rather_than_fire_what_is_left)
{
	static const int apart[] = { 6, 18 };	/* for next turn's fire; and where all is calm */

	for (int i = 0; i < 2; i++) {
		struct trial t;

		risk_begin(&t, PLAIN("figures=3 arms=musket", "figures=3 arms=sword"));
		risk_man(&t, "askaris", 1)->empty = risk_man(&t, "askaris", 3)->empty = true;
		assert_int_equal(told_apart(&t, apart[i]).order, ORDER_LOAD);
		trial_end(&t);
	}
}

TEST(test_comrades_who_charge_the_same_make_it_worth_it)
{
	for (int with = 0; with < 2; with++) {
		struct trial t;
		struct risk_unit *others;

		risk_begin(&t, PLAIN("figures=3 arms=sword", "figures=6 arms=club")
			"unit others side=column arms=sword figures=2 at=5,1\nfigure 1 leader\n");
		others = risk_unit_in(&t, "others");
		others->ordered = true;
		others->order = with ? ORDER_CHARGE : ORDER_STAND;
		others->target = (int16_t)trial_unit(&t, "thugs");
		assert_int_equal(told_apart(&t, 8).order == ORDER_CHARGE, with);
		trial_end(&t);
	}
}

/* What their fire would cost is not enough to make him go. */
TEST(test_bearers_keep_away_from_whoever_comes_near)
{
	static const struct setup_objective have = { "x", "Have it.", AIM_ITEM, 0, -1, -1, 0, 0,
		0, 5, false };
	struct trial t;
	struct told told;

	risk_begin(&t, PLAIN("figures=1 arms=sword", "figures=6 arms=musket")
		"item chart unit=askaris\n");
	aim_at(&t, &have);
	told = told_apart(&t, 12);
	assert_int_equal(told.order, ORDER_MOVE);
	assert_true(trial_far(&t, told.goal, "thugs") > trial_far(&t, told.from, "thugs"));
	trial_end(&t);
}

/* Leaders are worth something, too. */
TEST(test_S_K_25_a_character_aims_at_the_other_sides_character)
{
	const struct decision *d;
	struct choice answer;
	struct trial t;

	risk_begin(&t, PLAIN("figures=1 arms=club", "figures=4 arms=club") "figure 3 hero\n"
		"unit carter side=column at=4,5 arms=rifle\nfigure 1 hero leader\n");
	stand(&t, "thugs", 9);
	risk_play(&t, STAGE_FIRE);
	d = game_decision(t.game, 0, NOBODY);
	assert_non_null(d);
	answer = told_choice(&t, d);
	assert_int_equal(answer.verb, VERB_AIM);
	assert_int_equal(answer.argument[1].value, trial_figure(&t, "thugs", 3));
	trial_end(&t);
}

/* Two abreast, of whom those behind see backs. */
static void heap(struct trial *t, const char *id, int col, int row)
{
	for (int i = 1; i <= 9; i++)
		trial_put(t, id, i, col + (i - 1) / 2, row + (i - 1) % 2);
}

TEST(test_a_heap_falls_into_line_where_there_is_room)
{
	static const struct { int col, row; bool line; } places[] = { { 6, 4, true },
		{ 1, 1, false } };

	for (int i = 0; i < 2; i++) {
		struct trial t;
		struct told told;

		risk_begin(&t, PLAIN("figures=9 arms=rifle", "figures=1 arms=rocks stance=hold"));
		heap(&t, "askaris", places[i].col, places[i].row);
		trial_put(&t, "thugs", 1, places[i].col + 12, places[i].row + 1);
		told = told_to(&t, "askaris");
		assert_int_equal(told.order == ORDER_MOVE && told.goal == told.from,
			places[i].line);
		trial_end(&t);
	}
}

TEST(test_bearers_who_keep_away_charge_nobody)
{
	static const struct setup_objective have = { "x", "Have it.", AIM_ITEM, 0, -1, -1, 0, 0,
		0, 5, false };

	for (int bears = 0; bears < 2; bears++) {
		struct trial t;

		risk_begin(&t, bears ? PLAIN("figures=1 arms=sword quality=superior",
				"figures=1 arms=unarmed quality=raw") "item chart unit=askaris\n"
			: PLAIN("figures=1 arms=sword quality=superior",
				"figures=1 arms=unarmed quality=raw") "item chart at=1,1\n");
		aim_at(&t, &have);
		assert_int_equal(told_apart(&t, 3).order == ORDER_CHARGE, !bears);
		trial_end(&t);
	}
}

/* to the weaker, but for one or two by themselves and those who hold. */
TEST(test_X_83_who_follows_the_beaten)
{
	static const struct { const char *drawing; bool follows; } cases[] = {
		{ PLAIN("figures=6 arms=sword", "figures=2 arms=unarmed quality=raw"), true },
		{ PLAIN("figures=2 arms=sword", "figures=1 arms=unarmed quality=raw"), false },
		{ PLAIN("figures=6 arms=sword stance=hold", "figures=2 arms=unarmed quality=raw"),
			false },
		{ PLAIN("figures=3 arms=sword", "figures=9 arms=sword quality=superior"), false },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct decision d = { .kind = ASK_FOLLOW, .seat = 0 };
		struct choice c = { .n = 0 };
		struct view *view;
		struct trial t;

		risk_begin(&t, cases[i].drawing);
		stand(&t, "askaris", 4);
		stand(&t, "thugs", 7);
		d.unit = (int16_t)trial_unit(&t, "askaris");
		d.other = (int16_t)trial_unit(&t, "thugs");
		risk_unit_in(&t, "askaris")->foes = UINT64_C(1) << d.other;
		view = view_new(t.game, 0);
		decide_command(view, &d, &c);
		assert_int_equal(c.verb, VERB_FOLLOW);
		assert_int_equal(c.argument[1].value == ANSWER_YES, cases[i].follows);
		view_free(view);
		trial_end(&t);
	}
}

/* ---- what fire is worth ---- */

/* Of a unit's fire at the thugs, at a distance, after such a part of its rate. */
static int32_t fire_worth(struct trial *t, const char *id, int32_t distance, int32_t cost)
{
	struct view *view = view_new(t->game, 0);
	const struct shot shot = { .distance = distance, .cost = cost, .pace = ORDER_MOVE };
	struct muster m;
	int32_t worth;

	muster(&m, &view->game, 0, &risk_commander);
	worth = risk_commander.fire(&m, &m.of[trial_unit(t, id)], &m.of[trial_unit(t, "thugs")],
		&shot);
	view_free(view);
	return worth;
}

/* commanded troops fire after half their rate, not after a hair more. */
TEST(test_X_80_after_half_the_rate_fire_is_worth_something)
{
	struct trial t;
	int32_t half;

	risk_begin(&t, PLAIN("figures=6 arms=rifle", "figures=6 arms=club"));
	half = risk_rate(t.game, risk_guide(t.game, trial_unit(&t, "askaris")))
		* REACH_TWELFTHS / 2;
	assert_true(fire_worth(&t, "askaris", 300, half) > 0);
	assert_int_equal(fire_worth(&t, "askaris", 300, half + 1), 0);
	trial_end(&t);
}

/* K:85: whom nobody commands shoots after a move as at a band further, three to a die. */
TEST(test_uncommanded_fire_counts_further_after_a_move)
{
	struct trial t;

	risk_begin(&t, PLAIN("figures=6 arms=rifle uncommanded", "figures=6 arms=club")
		"unit others side=column at=2,1 figures=4 arms=rifle uncommanded\n");
	assert_int_equal(fire_worth(&t, "askaris", 300, 12), fire_worth(&t, "others", 310, 0));
	assert_true(fire_worth(&t, "others", 300, 0) > fire_worth(&t, "others", 310, 0));
	trial_end(&t);
}

/* How well a unit fights is what its figures do on average, to the nearest. */
TEST(test_what_a_unit_fights_with_is_rounded)
{
	struct view *view;
	struct muster m;
	struct trial t;

	risk_begin(&t, PLAIN("figures=3 arms=sword", "figures=3 arms=sword")
		"figure 2 arms=pistol\n"
		"unit others side=column at=2,1 figures=3 arms=sword\n"
		"figure 2 arms=pistol\nfigure 3 arms=pistol\n");
	view = view_new(t.game, 1);
	muster(&m, &view->game, 0, &risk_commander);
	assert_int_equal(m.of[trial_unit(&t, "thugs")].skill, 2);	/* 3, 3 and 1 */
	assert_int_equal(m.of[trial_unit(&t, "others")].skill, 2);	/* 3, 1 and 1: 5 / 3 */
	view_free(view);
	trial_end(&t);
}

/* ---- words ---- */

TEST(test_K_5_plain_words_are_obeyed)
{
	struct trial t;

	begin_armed(&t, "rifle", "club");
	risk_word(&t, "askaris", ACTION_ROUT, true);
	assert_int_equal(told_to(&t, "askaris").order, ORDER_ROUT);
	trial_end(&t);
	begin_armed(&t, "rifle", "club");
	risk_word(&t, "askaris", ACTION_HALT, true);
	assert_int_equal(told_to(&t, "askaris").order, ORDER_STAND);
	trial_end(&t);
	begin_armed(&t, "rifle", "club");
	risk_word(&t, "askaris", ACTION_RETREAT, true);
	assert_int_equal(told_to(&t, "askaris").order, ORDER_RETREAT);
	trial_end(&t);
}

/* ---- company ---- */

TEST(test_a_lone_bearer_hands_on_what_he_carries_to_a_squad_near_him)
{
	struct trial t;

	begin_armed(&t, "rifle", "club");
	(void)told_to(&t, "carter");
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "askaris"));
	trial_end(&t);
}

TEST_MAIN
