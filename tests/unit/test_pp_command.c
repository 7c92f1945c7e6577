/* The commander of parties: positions, and what is acceptable in them. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_told.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/mind/minds.h"
#include "systems/participation/participation.h"

enum { INCH = 10 };

#define PLAIN \
	"turns 8\n" \
	"map\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n" \
	"end\n" \
	"side ours edges=west\nside theirs edges=east\n" \
	"area goal 30,4 31,4 30,5 31,5\n"
#define ADA(at, more) "unit ada side=ours figures=1 at=" at " facing=E courage=hero " more "\n"
#define CREW(at, more) "unit crew side=ours figures=3 at=" at " courage=follower " more "\n"
#define FOE(at, more) "unit foe side=theirs figures=1 at=" at " facing=W " more "\n"

static const struct setup_objective reach_goal[] = {
	{ "goal", "Get there.", AIM_REACH, 0, -1, 0, -1, 0, 0, 5, false },
};
static const struct setup_objective have_idol[] = {
	{ "idol", "Have it.", AIM_ITEM, 0, -1, -1, 0, 0, 0, 5, false },
};
static const struct setup_objective leave_east[] = {
	{ "away", "Get away.", AIM_EXIT, 0, -1, -1, -1, EDGE_EAST, 1, 5, false },
};

static void aim_at(struct trial *t, const struct setup_objective *aim)
{
	t->setup->n_objectives = 1;
	t->setup->objectives = aim;
}

static void expect(const struct trial *t, const char *line)
{
	assert_string_equal(pp_told(t, "ours"), line);
}

static void expect_begins(const struct trial *t, const char *begins)
{
	const char *line = pp_told(t, "ours");

	if (strncmp(line, begins, strlen(begins)) != 0)
		fail_msg("%s", line);
}

/* ---- moves ---- */

TEST(test_it_goes_where_its_aim_is)
{
	struct trial t;
	cell_t to;

	pp_begin(&t, PLAIN ADA("4,4", "arms=rifle") FOE("40,8", "arms=club"));
	aim_at(&t, reach_goal);
	to = trial_told_cell(&t, pp_told(&t, "ours"));
	assert_true(table_distance(t.game->table, to, build_cell(t.setup, 30, 4)) < 25 * INCH);
	pp_tells(&t, "ours");
	expect(&t, "done");
	pp_end(&t);
}

TEST(test_it_fetches_the_thing_it_wants)
{
	struct trial t;

	pp_begin(&t, PLAIN "item idol at=16,4\n" ADA("12,4", "arms=knife")
		CREW("2,8", "arms=club") FOE("40,8", "arms=club"));
	aim_at(&t, have_idol);
	assert_int_equal(trial_told_cell(&t, pp_told(&t, "ours")), build_cell(t.setup, 16, 4));
	pp_tells(&t, "ours");
	pp_tells(&t, "ours");	/* done: it goes */
	assert_int_equal(t.game->items[0].unit, trial_unit(&t, "ada"));
	pp_end(&t);
}

TEST(test_who_holds_a_post_watches_while_enemies_are_about)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle stance=hold") FOE("20,4", "arms=club"));
	expect(&t, "watch ada");
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("12,4", "arms=knife stance=hold") FOE("40,8", "arms=club"));
	expect(&t, "stand ada");
	pp_end(&t);
}

TEST(test_it_leaves_over_the_edge_it_wants)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("36,4", "arms=rifle") FOE("4,8", "arms=club"));
	aim_at(&t, leave_east);
	expect_begins(&t, "leave ada 40,");
	pp_end(&t);
}

TEST(test_the_strong_charge_the_weak_and_not_the_other_way)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("10,4", "arms=sword fight=3") FOE("15,4", "arms=fists fight=-2"));
	expect(&t, "charge ada foe");
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("10,4", "arms=fists fight=-3") FOE("15,4", "arms=halberd fight=4"));
	assert_null(strstr(pp_told(&t, "ours"), "charge"));
	pp_end(&t);
}

TEST(test_who_was_told_to_press_minds_his_loss_less)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("10,4", "arms=sword fight=0 stance=advance")
		FOE("15,4", "arms=club fight=2"));
	expect(&t, "charge ada foe");
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("10,4", "arms=sword fight=0") FOE("15,4", "arms=club fight=2"));
	assert_null(strstr(pp_told(&t, "ours"), "charge"));
	pp_end(&t);
}

TEST(test_it_keeps_away_from_a_big_hungry_beast)
{
	struct trial t;
	const char *line;

	pp_begin(&t, PLAIN "side wild edges=north\n" ADA("12,4", "arms=knife")
		"unit rex side=wild figures=1 at=22,4 facing=W arms=jaws uncommanded beast=hungry "
		"size=very-large fight=5 move=7\n");
	line = pp_told(&t, "ours");
	/* It runs 14". */
	assert_true(trial_far(&t, trial_told_cell(&t, line), "rex") > 14 * INCH);
	pp_end(&t);
}

/* Even where there is no getting away from it. */
TEST(test_nobody_charges_a_beast_that_gives_as_good_as_it_gets)
{
	struct trial t;

	pp_begin(&t, PLAIN "side wild edges=north\n" ADA("12,4", "arms=sword fight=2 move=2")
		"unit rex side=wild figures=1 at=15,4 facing=W arms=jaws uncommanded beast=hungry "
		"size=large fight=2 move=7\n");
	assert_null(strstr(pp_told(&t, "ours"), "charge"));
	pp_end(&t);
	pp_begin(&t, PLAIN "side wild edges=north\n" ADA("12,4", "arms=sword fight=5")
		"unit rat side=wild figures=1 at=16,4 facing=W arms=claws uncommanded beast=hungry "
		"wound-value=1 fight=-3 move=7\n");
	expect(&t, "charge ada rat");
	pp_end(&t);
}

TEST(test_P_11_nobody_is_sent_who_would_hardly_dare)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("10,4", "arms=sword fight=3 nerve=named fears-nothing")
		FOE("15,4", "arms=fists fight=-2 fright=2"));
	expect(&t, "charge ada foe");	/* 3 of 6 */
	pp_figure_in(&t, "ada", 1)->failed[DEED_FACE] = 1;
	assert_null(strstr(pp_told(&t, "ours"), "charge"));
	pp_end(&t);
}

/* A chasm, which one leaps over in the row of Ada, and goes round in the south: half her throws
 * will do at first, and a sixth when she has failed often. */
TEST(test_P_11_a_leap_hardly_dared_is_gone_round)
{
	struct trial t;

	for (int failed = 0; failed < 6; failed += 5) {
		cell_t to;

		pp_begin(&t, PLAIN ADA("13,2", "arms=knife nerve=named training=leap")
			FOE("40,8", "arms=club"));
		for (int row = 1; row < 8; row++)
			trial_ground(&t, 14, row, row == 2 ? "gap" : "chasm");
		pp_figure_in(&t, "ada", 1)->failed[DEED_LEAP] = (uint8_t)failed;
		aim_at(&t, reach_goal);
		to = trial_told_cell(&t, pp_told(&t, "ours"));
		assert_true(failed ? grid_row(&t.game->table->grid, to) > 5
			: grid_col(&t.game->table->grid, to) > 13);
		if (failed) {		/* nor does the way there ask for one */
			pp_tells(&t, "ours");
			pp_do(&t, "ours", "done");
			assert_int_equal(t.game->figures[trial_figure(&t, "ada", 1)].cell, to);
			assert_int_equal(pp_figure_in(&t, "ada", 1)->failed[DEED_LEAP], failed);
		}
		pp_end(&t);
	}
}

TEST(test_S_P_14_it_bandages_who_bleeds_beside_it)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=knife")
		"unit bob side=ours figures=1 at=13,4 arms=knife\n" FOE("32,8", "arms=club"));
	pp_figure_in(&t, "bob", 1)->injury = INJURY_BAD;
	pp_figure_in(&t, "bob", 1)->injuries = 1;
	expect(&t, "stand ada");
	pp_tells(&t, "ours");
	expect(&t, "bandage ada.1 bob.1");
	pp_tells(&t, "ours");
	assert_null(strstr(pp_told(&t, "ours"), "bandage"));
	pp_end(&t);
}

TEST(test_S_P_18_it_wakes_who_has_fainted)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=knife")
		"unit bob side=ours figures=1 at=13,4 arms=knife\n" FOE("40,8", "arms=club"));
	pp_figure_in(&t, "bob", 1)->fate = FATE_FAINT;
	game_life(t.game, trial_figure(&t, "bob", 1), LIFE_WOUNDED, "faints");
	expect(&t, "stand ada");
	pp_tells(&t, "ours");
	expect(&t, "wake ada.1 bob.1");
	pp_end(&t);
}

TEST(test_X_221_it_yields_when_all_is_lost)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=knife")
		"unit foes side=theirs figures=6 at=15,4 arms=rifle\n");
	assert_null(strstr(pp_told(&t, "ours"), "yield"));
	pp_figure_in(&t, "ada", 1)->injury = INJURY_DANGEROUS;
	expect(&t, "yield ada foes");
	pp_end(&t);
}

/* Four to one, himself and all; three to one are not enough. */
TEST(test_X_221_it_yields_to_four_times_as_many)
{
	for (int n = 3; n <= 4; n++) {
		char drawing[sizeof PLAIN + 400];
		struct trial t;

		snprintf(drawing, sizeof drawing, "%sunit foes side=theirs figures=%d at=15,4 "
			"arms=rifle\n", PLAIN ADA("12,4", "arms=knife"), n);
		pp_begin(&t, drawing);
		pp_figure_in(&t, "ada", 1)->injury = INJURY_BAD;
		assert_int_equal(strcmp(pp_told(&t, "ours"), "yield ada foes") == 0, n == 4);
		pp_end(&t);
	}
}

TEST(test_S_P_14_whose_injury_is_bandaged_is_left_alone)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=knife stance=hold") CREW("13,4", "arms=club")
		FOE("40,8", "arms=club"));
	pp_figure_in(&t, "crew", 1)->injury = INJURY_BAD;
	pp_figure_in(&t, "crew", 1)->injuries = 1;
	pp_tells(&t, "ours");
	expect(&t, "bandage ada.1 crew.1");
	pp_figure_in(&t, "crew", 1)->bandaged = true;
	assert_null(strstr(pp_told(&t, "ours"), "bandage"));
	pp_end(&t);
}

TEST(test_not_even_the_pressing_charge_whom_they_cannot_beat)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("10,4", "arms=fists fight=-1 stance=advance")
		FOE("15,4", "arms=halberd fight=3"));
	assert_null(strstr(pp_told(&t, "ours"), "charge"));
	pp_end(&t);
}

/* ---- speaking ---- */

TEST(test_P_10_it_tells_those_who_wait_for_a_word)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle")
		FOE("30,4", "arms=club"));
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect_begins(&t, "say ada.1 speak ");	/* 2": no need to shout */
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("17,4", "arms=rifle")
		FOE("30,4", "arms=club"));
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect_begins(&t, "say ada.1 shout ");
	pp_tells(&t, "ours");
	expect(&t, "done");
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("25,4", "arms=rifle")
		FOE("30,4", "arms=club"));
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect(&t, "done");	/* too far away */
	pp_end(&t);
}

TEST(test_S_P_2_who_fights_shouts_three_words)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle")
		FOE("11,4", "arms=club"));
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect_begins(&t, "say ada.1 shout ");
	pp_end(&t);
}

TEST(test_X_164_the_hidden_whisper)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("13,4", "arms=rifle")
		FOE("30,4", "arms=club"));
	pp_unit_in(&t, "ada")->hidden = true;
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect_begins(&t, "say ada.1 whisper ");
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("15,4", "arms=rifle")
		FOE("30,4", "arms=club"));
	pp_unit_in(&t, "ada")->hidden = true;
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect(&t, "done");
	pp_end(&t);
}

/* ---- fire ---- */

TEST(test_it_fires_at_whom_it_hurts_most)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") FOE("30,4", "arms=club")
		"unit near side=theirs figures=1 at=18,4 arms=club\n");
	pp_go_to(&t, STAGE_FIRE, "ours");
	expect(&t, "fire ada.1 near.1");
	pp_tells(&t, "ours");
	expect(&t, "done");
	pp_end(&t);
}

/* Figures are seen in the order of the roster: the leader comes second. */
TEST(test_of_equals_it_fires_at_the_leader)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle")
		"unit foes side=theirs figures=2 at=30,4 facing=W arms=club\n"
		"figure 1 at=30,3\nfigure 2 leader at=30,5\n");
	pp_go_to(&t, STAGE_FIRE, "ours");
	expect(&t, "fire ada.1 foes.2");
	pp_end(&t);
}

TEST(test_dynamite_goes_where_many_enemies_and_no_friends_are)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=dynamite,revolver")
		"unit foes side=theirs figures=4 at=17,4 arms=club\n");
	pp_go_to(&t, STAGE_FIRE, "ours");
	expect_begins(&t, "throw ada.1 dynamite ");
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("12,4", "arms=dynamite,revolver") CREW("16,5", "arms=club")
		"unit foes side=theirs figures=4 at=17,4 arms=club\n");
	pp_go_to(&t, STAGE_FIRE, "ours");
	expect_begins(&t, "fire ada.1 foes.");
	pp_end(&t);
}

TEST(test_stones_fly_at_the_nearest_who_stands)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=stone") FOE("17,4", "arms=club")
		"unit near side=theirs figures=1 at=15,5 facing=W arms=club\n");
	pp_go_to(&t, STAGE_FIRE, "ours");
	expect(&t, "throw ada.1 stone near.1");
	pp_fall_senseless(t.game, trial_figure(&t, "near", 1), FATE_STUNNED);
	expect(&t, "throw ada.1 stone foe.1");
	game_place(t.game, trial_figure(&t, "foe", 1), CELL_NONE);
	expect(&t, "done");
	pp_end(&t);
}

TEST(test_S_P_1_a_snap_is_taken_if_it_is_worth_it)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("20,4", "arms=rifle shoot=good") FOE("30,4", "arms=club move=6"));
	pp_tells(&t, "ours");
	pp_go_to(&t, STAGE_MOVE, "theirs");
	pp_do(&t, "theirs", "charge foe ada");
	pp_do(&t, "theirs", "done");
	expect(&t, "fire ada foe");
	pp_end(&t);
}

/* The words are chosen by who is near (CS1): beasts are spoken of as beasts, unless they
 * are far off. */
TEST(test_P_10_of_a_beast_it_speaks_as_of_one)
{
	char near[LINE_MAX_BYTES];
	struct trial t;

	pp_begin(&t, PLAIN "side wild edges=north\n" ADA("12,4", "arms=rifle")
		CREW("14,4", "arms=rifle")
		"unit cat side=wild figures=1 at=20,4 arms=claws uncommanded beast=hungry "
		"wound-value=2\n");
	pp_go_to(&t, STAGE_SPEAK, NULL);
	snprintf(near, sizeof near, "%s", pp_told(&t, "ours"));
	pp_end(&t);
	pp_begin(&t, PLAIN "side wild edges=north\n" ADA("12,4", "arms=rifle")
		CREW("14,4", "arms=rifle")
		"unit cat side=wild figures=1 at=32,4 arms=claws uncommanded beast=hungry "
		"wound-value=2\n");
	pp_go_to(&t, STAGE_SPEAK, NULL);
	expect_begins(&t, "say ada.1 speak ");
	assert_string_not_equal(pp_told(&t, "ours"), near);
	pp_end(&t);
	pp_begin(&t, PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle")
		"unit cat side=theirs figures=1 at=20,4 arms=claws\n");
	pp_go_to(&t, STAGE_SPEAK, NULL);
	assert_string_not_equal(pp_told(&t, "ours"), near);
	pp_end(&t);
}

/* Of fire while enemies are about, of the way as they go, else of waiting; and not the same
 * twice. */
TEST(test_S_P_2_what_is_said_is_what_they_do)
{
	static const struct {
		const char *drawing;
		int16_t moved, turn;
		const char *line;
	} cases[] = {
		{ PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle")
			FOE("30,4", "arms=club"), 0, 1, "Open fire! Do not let them come any closer!" },
		{ PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle"), 20, 1,
			"Keep close and follow me - we are nearly there!" },
		{ PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle"), 0, 1,
			"Wait for my word." },
		{ PLAIN ADA("12,4", "arms=rifle") CREW("14,4", "arms=rifle"), 0, 2,
			"Courage, friends. Help must be on its way." },
		{ PLAIN CREW("14,4", "arms=rifle") ADA("12,4", "arms=rifle"), 0, 1,
			"Stay where you are, and keep your eyes open." },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct trial t;

		pp_begin(&t, cases[i].drawing);
		pp_go_to(&t, STAGE_SPEAK, NULL);
		pp_figure_in(&t, "ada", 1)->moved = cases[i].moved;
		t.game->turn = cases[i].turn;
		if (strstr(pp_told(&t, "ours"), cases[i].line) == NULL)
			fail_msg("%d: %s", (int)i, pp_told(&t, "ours"));
		pp_end(&t);
	}
}

/* ---- fights and sticks ---- */

TEST(test_S_P_29_it_strikes_at_the_hurt_one)
{
	struct trial t;

	pp_begin(&t, PLAIN ADA("12,4", "arms=sword") FOE("13,4", "arms=club")
		"unit other side=theirs figures=1 at=11,4 arms=club\n");
	pp_figure_in(&t, "other", 1)->injury = INJURY_LIGHT;
	pp_go_to(&t, STAGE_FIGHT, NULL);
	expect(&t, "fight ada.1 other.1");
	pp_tells(&t, "ours");
	expect(&t, "done");
	pp_end(&t);
}

TEST(test_S_P_29_it_strikes_at_people_rather_than_beasts)
{
	struct trial t;

	pp_begin(&t, PLAIN "side wild edges=north\n" ADA("12,4", "arms=sword")
		"unit cat side=wild figures=1 at=13,4 arms=claws uncommanded beast=hungry "
		"wound-value=2\n"
		FOE("11,4", "arms=club") "figure 1\n");
	pp_go_to(&t, STAGE_FIGHT, NULL);
	expect(&t, "fight ada.1 foe.1");
	pp_end(&t);
}

TEST(test_S_P_26_it_kicks_dynamite_at_the_enemy)
{
	struct trial t;
	const char *line;

	pp_begin(&t, PLAIN ADA("12,4", "arms=sword") FOE("16,4", "arms=club"));
	pp_in(&t)->n_sticks = 1;
	pp_in(&t)->stick[0] = build_cell(t.setup, 13, 4);
	pp_in(&t)->stick_by[0] = (int16_t)trial_figure(&t, "foe", 1);
	pp_go_to(&t, STAGE_KICK, NULL);
	line = pp_told(&t, "ours");
	assert_memory_equal(line, "kick ada.1 ", 11);
	assert_true(trial_far(&t, trial_told_cell(&t, line), "foe") < 3 * INCH);
	pp_end(&t);
}

/* ---- fire ---- */

/* What fire comes to at the most holds for all there is from there on. */
static void none_is_worth_more(const struct muster *m, const struct force *by,
	const struct force *to, int32_t distance)
{
	const int32_t most = pp_commander.most(m, by, to, distance, false);

	for (int32_t far = distance; far <= 60 * INCH; far += INCH)
		for (int cover = COVER_NONE; cover <= COVER_HARD; cover++)
			for (int32_t cost = 0; cost <= 24 * INCH * REACH_TWELFTHS;
					cost += 6 * INCH * REACH_TWELFTHS) {
				const struct shot s = { .distance = far, .pace = GAIT_WALK,
					.cover = (enum cover)cover, .cost = cost };

				assert_true(pp_commander.fire(m, by, to, &s) <= most);
			}
}

/* Whatever a book or a house rule makes of its rows. */
TEST(test_no_fire_is_worth_more_than_the_most)
{
	static const struct { int8_t cover, moved, far; } rows[] = { { -1, -1, 0 }, { 2, 0, 0 },
		{ 0, 2, 0 }, { 1, 1, 0 }, { -1, -1, 3 } };

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		struct pp_rules *r;
		struct view *view;
		struct muster m;
		struct trial t;

		pp_begin(&t, PLAIN ADA("2,4", "arms=rifle") FOE("30,4", "arms=rifle"));
		r = t.rules;
		r->shooting[SHOOT_COVER].value = rows[i].cover;
		r->shooting[SHOOT_MOVED].value = rows[i].moved;
		for (int w = 0; w < r->n_weapons; w++)
			r->weapons[w].need[BAND_LONG] = (int8_t)(r->weapons[w].need[BAND_LONG]
				- rows[i].far);
		view = view_new(t.game, 0);
		muster(&m, &view->game, 0, &pp_commander);
		for (int32_t distance = 0; distance < 30 * INCH; distance += 5 * INCH)
			none_is_worth_more(&m, &m.of[trial_unit(&t, "ada")],
				&m.of[trial_unit(&t, "foe")], distance);
		view_free(view);
		pp_end(&t);
	}
}

TEST_MAIN
