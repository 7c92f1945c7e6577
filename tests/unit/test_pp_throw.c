/* Throwing in participation: who, how far, with what number, and where it goes that misses.
 * The expected numbers are typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_throwing.h"
#include "systems/participation/fire/blast.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/scatter.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/odds/throw_odds.h"

#define BOMBS "dynamite,gas-bomb,mortar"

/* On hexes the arrow die's 2 is east, its 5 west. */

static const struct { const char *arm; int range, half, full; bool blow; } arms[] = {
	{ "stone", 8, 4, 5, true }, { "spear", 6, 3, 5, true },
	{ "dynamite", 6, 4, 5, false }, { "gas-bomb", 6, 2, 4, false },
};
enum { N_ARMS = sizeof arms / sizeof *arms };

static int arm_row(const struct trial *t, const char *arm)
{
	return rule_table_row(rulebook_table(game_book(t->game), "weapons"), arm);
}

static void begin_with(struct trial *t, const char *arm, int fight)
{
	char units[300];

	snprintf(units, sizeof units, THROWER("%s", "fight=%d") TARGET(""), arm, fight);
	hurl_begin(t, units);
}

/* "throw ada.1 stone bert.1", or dynamite at the place where he is. */
static const char *throw_line(char line[64], int arm, int inches)
{
	if (arms[arm].blow)
		snprintf(line, 64, "throw ada.1 %s bert.1", arms[arm].arm);
	else
		snprintf(line, 64, "throw ada.1 %s %d,%d", arms[arm].arm, HERE + inches, ROW);
	return line;
}

/* ---- throwing and firing ---- */

static void tell(const struct trial *t, const char *line)
{
	const struct choice c = hurl_read(t, FINDERS, line);

	(c.verb == VERB_THROW ? pp_apply_throw : pp_apply_fire)(t->game, &c);
}

/* The last word counts, but one to all leaves who throws to it while others can fire. */
HURL(test_P_6_a_word_to_fire_leaves_throwers_to_it,
	"unit ada side=finders figures=2 at=5,5 arms=rifle,dynamite\n" TARGET(""))
{
	int ada, eve;

	hurl_put(&t, "bert", 1, HERE + 12, ROW);
	ada = trial_figure(&t, "ada", 1);
	eve = trial_figure(&t, "ada", 2);
	tell(&t, "throw ada.1 dynamite 9,5");
	tell(&t, "fire ada bert");
	assert_true(pp_is_to_throw(t.game, ada));
	assert_int_equal(pp_figure_of(t.game, eve)->target, trial_figure(&t, "bert", 1));
	tell(&t, "throw ada.2 dynamite 9,5");
	tell(&t, "fire ada bert");	/* nobody else is left */
	assert_false(pp_is_to_throw(t.game, ada) || pp_is_to_throw(t.game, eve));
	tell(&t, "throw ada.1 dynamite 9,5");
	tell(&t, "fire ada.1 bert");	/* named alone */
	assert_false(pp_is_to_throw(t.game, ada));
}

/* ---- ranges ---- */

TEST(test_X_47_the_fighting_value_changes_the_range)
{
	static const int fights[] = { -9, -6, -3, -1, 0, 1, 2 };

	for (int i = 0; i < N_ARMS; i++)
		for (size_t k = 0; k < sizeof fights / sizeof *fights; k++) {
			const int inches = arms[i].range + fights[k];
			struct trial t;

			begin_with(&t, arms[i].arm, fights[k]);
			assert_int_equal(pp_throw_range(t.game, trial_figure(&t, "ada", 1),
				arm_row(&t, arms[i].arm)), (inches < 1 ? 1 : inches) * INCH);
			pp_end(&t);
		}
}

/* The need of a throw so far off. */
static int need_at(const struct trial *t, int arm, int inches)
{
	struct argument at = { ARGUMENT_CELL, hurl_cell(t, HERE + inches, ROW) };
	struct reason why = { "", "" };
	struct pitch p;
	struct roller r;

	if (arms[arm].blow) {
		hurl_put(t, "bert", 1, HERE + inches, ROW);
		at = (struct argument){ ARGUMENT_FIGURE, trial_figure(t, "bert", 1) };
	}
	if (!pp_pitch(t->game, trial_figure(t, "ada", 1), arm_row(t, arms[arm].arm), &at, &p,
			&why)) {
		assert_string_equal(why.rule, "S-P-37");
		return 0;
	}
	pp_pitch_roller(t->game, &p, &r);
	return roller_need(&r);
}

TEST(test_S_P_37_half_and_full_range)
{
	for (int i = 0; i < N_ARMS; i++)
		for (int fight = -3; fight <= 2; fight++) {
			const int range = arms[i].range + fight;
			struct trial t;

			begin_with(&t, arms[i].arm, fight);
			for (int inches = 1; inches <= range + 2; inches++)
				assert_int_equal(need_at(&t, i, inches), inches > range ? 0
					: 2 * inches <= range || inches == 1 ? arms[i].half
					: arms[i].full);
			pp_end(&t);
		}
}

/* What a throw wants of dice: its own; a hit's effect and saving throw; an inch to the
 * west for what misses; and those who breathe gas stand it. */
static void dice_of(char dice[32], int arm, int die, bool hit, bool far)
{
	const bool gas = strcmp(arms[arm].arm, "gas-bomb") == 0, dud = !arms[arm].blow && die == 1;

	snprintf(dice, 32, "%d%s%s", die, dud || (hit && !arms[arm].blow) ? "" : hit ? " 1 6"
		: arms[arm].blow ? "" : " 5 1", !gas || dud ? "" : far ? " 6" : " 6 6");
}

static void assert_throw(int arm, int die, bool far)
{
	const int inches = far ? arms[arm].range : 2;
	const bool hit = die >= (far ? arms[arm].full : arms[arm].half);
	char line[64], dice[32];
	struct trial t;

	begin_with(&t, arms[arm].arm, 0);
	hurl_put(&t, "bert", 1, HERE + inches, ROW);
	dice_of(dice, arm, die, hit, far);
	hurl(&t, throw_line(line, arm, inches), dice);
	assert_string_equal(trial_roll(&t, "throwing")->roll.outcome,
		!arms[arm].blow && die == 1 ? "a dud" : hit ? "a hit" : "a miss");
	pp_end(&t);
}

TEST(test_P_6_every_number_to_hit)
{
	for (int i = 0; i < N_ARMS; i++)
		for (int die = 1; die <= 6; die++) {
			assert_throw(i, die, false);
			assert_throw(i, die, true);
		}
}

HURL(test_S_P_37_nothing_flies_further, THROWER("stone,dynamite", "") TARGET(""))
{
	hurl_put(&t, "bert", 1, HERE + 9, ROW);
	hurl_refused(&t, "throw ada.1 stone bert.1", "S-P-37");
	hurl_refused(&t, "throw ada.1 dynamite 12,5", "S-P-37");
	hurl_put(&t, "bert", 1, HERE + 8, ROW);
	hurl(&t, "throw ada.1 stone bert.1", "4");
}

/* ---- duds ---- */

TEST(test_X_51_a_one_is_a_dud)
{
	static const char *const lines[] = { "throw ada.1 dynamite 7,5",
		"throw ada.1 gas-bomb 7,5" };

	for (int i = 0; i < 2; i++) {
		struct trial t;

		hurl_begin(&t, THROWER(BOMBS, "") TARGET(""));
		hurl_put(&t, "bert", 1, 7, ROW);
		hurl(&t, lines[i], "1");	/* and no arrow die */
		assert_int_equal(pp_in(&t)->n_sticks, 0);
		assert_int_equal(pp_in(&t)->n_clouds, 0);
		assert_int_equal(trial_count(&t, EVENT_BURST), 0);
		assert_true(hurl_state(&t, "ada")->spent);
		pp_explode(t.game);
		pp_end(&t);
	}
}

/* Gas needs a 2 at half range; a 1 fails even if somebody's number were lower. */
HURL(test_X_51_a_one_fails_whatever_the_number, THROWER(BOMBS, "") TARGET(""))
{
	struct pp_throw_odds odds;
	struct argument at;

	at = (struct argument){ ARGUMENT_CELL, hurl_cell(&t, 7, ROW) };
	assert_true(pp_throw_odds(t.game, trial_figure(&t, "ada", 1), arm_row(&t, "gas-bomb"), &at,
		&odds));
	assert_int_equal(odds.hits, 833);
	assert_int_equal(odds.dud, 167);
}

/* ---- what misses ---- */

HURL(test_X_46_what_hits_goes_off_where_it_was_aimed, THROWER(BOMBS, "") TARGET(""))
{
	hurl(&t, "throw ada.1 dynamite 8,5", "4");
	assert_int_equal(pp_in(&t)->n_sticks, 1);
	assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t, 8, ROW));
	assert_int_equal(pp_in(&t)->stick_by[0], trial_figure(&t, "ada", 1));
}

TEST(test_X_46_what_misses_goes_by_the_arrow_die)
{
	/* where a stick aimed at 8,5 comes down, 2" off, by the arrow's number */
	static const struct { int col, row; } lands[] = { { 9, 3 }, { 10, 5 }, { 9, 7 }, { 7, 7 },
		{ 6, 5 }, { 7, 3 } };

	for (int arrow = 1; arrow <= 6; arrow++) {
		char dice[16];
		struct trial t;

		hurl_begin(&t, THROWER(BOMBS, "") TARGET(""));
		snprintf(dice, sizeof dice, "3 %d 4", arrow);
		hurl(&t, "throw ada.1 dynamite 8,5", dice);
		assert_int_equal(pp_in(&t)->stick[0],
			hurl_cell(&t, lands[arrow - 1].col, lands[arrow - 1].row));
		pp_end(&t);
	}
}

TEST(test_S_P_40_half_a_die_of_inches_rounds_up)
{
	static const int off[] = { 1, 1, 2, 2, 3, 3 };

	for (int die = 1; die <= 6; die++) {
		char dice[16];
		struct trial t;

		hurl_begin(&t, THROWER(BOMBS, "") TARGET(""));
		snprintf(dice, sizeof dice, "2 2 %d", die);
		hurl(&t, "throw ada.1 dynamite 8,5", dice);
		assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t, 8 + off[die - 1],
			ROW));
		pp_end(&t);
	}
}

HURL(test_S_P_34_the_arrow_die_has_six_faces_on_hexes, THROWER(BOMBS, "") TARGET(""))
{
	hurl(&t, "throw ada.1 dynamite 8,5", "2 6 1");
	assert_int_equal(trial_roll(&t, "which way")->roll.sides, 6);
}

TEST(test_S_P_34_the_arrow_die_has_eight_on_squares)
{
	/* 3" off: on a diagonal, where a step is one and a half, two cells */
	static const struct { int col, row; } lands[] = { { 8, 2 }, { 10, 3 }, { 11, 5 }, { 10, 7 },
		{ 8, 8 }, { 6, 7 }, { 5, 5 }, { 6, 3 } };

	for (int arrow = 1; arrow <= 8; arrow++) {
		char dice[16];
		struct trial t;

		hurl_begin_on_squares(&t, THROWER(BOMBS, "") TARGET(""));
		snprintf(dice, sizeof dice, "3 %d 5", arrow);
		hurl(&t, "throw ada.1 dynamite 8,5", dice);
		assert_int_equal(trial_roll(&t, "which way")->roll.sides, 8);
		assert_int_equal(pp_in(&t)->stick[0],
			hurl_cell(&t, lands[arrow - 1].col, lands[arrow - 1].row));
		pp_end(&t);
	}
}

/* ---- walls and edges ---- */

HURL(test_X_193_what_flies_over_the_edge_is_gone, THROWER(BOMBS, "") TARGET(""))
{
	hurl(&t, "throw ada.1 dynamite 2,5", "2 5 3");
	assert_int_equal(pp_in(&t)->n_sticks, 0);
	hurl_state(&t, "ada")->spent = false;
	hurl(&t, "throw ada.1 dynamite 2,5", "2 5 1");	/* the last cell on it */
	assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t, 1, ROW));
}

TEST(test_X_193_walls_and_cliffs_stop_it)
{
	static const struct { const char *ground; int level; bool stops; } grounds[] = {
		{ "hut", 0, true }, { "stone", 0, true }, { "wall", 0, false },
		{ "jungle", 0, false }, { "open", 1, false }, { "open", 2, true },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++) {
		struct trial t;

		hurl_begin(&t, THROWER(BOMBS, "") TARGET(""));
		hurl_ground(&t, 10, ROW, grounds[i].ground, grounds[i].level);
		hurl(&t, "throw ada.1 dynamite 8,5", "2 2 6");
		assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t,
			grounds[i].stops ? 9 : 11, ROW));
		pp_end(&t);
	}
}

/* Inside it flies from room to room, and out. */
HURL(test_X_193_what_lies_in_a_building_may_leave_it, THROWER(BOMBS, "") TARGET(""))
{
	hurl_ground(&t, 8, ROW, "hut", 0);
	hurl_ground(&t, 9, ROW, "hut", 0);
	hurl(&t, "throw ada.1 dynamite 8,5", "2 2 6");
	assert_int_equal(pp_in(&t)->stick[0], hurl_cell(&t, 11, ROW));
}

/* X-193, S-P-40: three quarters of an inch is a cell, one and a half are two. */
HURL(test_S_P_40_other_lengths_keep_their_fractions, THROWER(BOMBS, "") TARGET(""))
{
	static const struct { int hundredths, cells; } lengths[] = { { 0, 0 }, { 49, 0 }, { 50, 1 },
		{ 75, 1 }, { 149, 1 }, { 150, 2 }, { 300, 3 } };

	for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
		assert_int_equal(pp_fly(t.game, hurl_cell(&t, 8, ROW), 1, lengths[i].hundredths),
			hurl_cell(&t, 8 + lengths[i].cells, ROW));
}

/* ---- stones and spears ---- */

TEST(test_X_47_a_stone_asks_for_a_bludgeoning_save)
{
	static const struct { int arm, sdd; } saves[] = { { 0, -1 }, { 1, 0 } };

	for (int i = 0; i < 2; i++) {
		struct trial t;
		char line[64];

		begin_with(&t, arms[saves[i].arm].arm, 0);
		hurl_put(&t, "bert", 1, HERE + 3, ROW);
		hurl(&t, throw_line(line, saves[i].arm, 3), "4 5 1");	/* down, and stunned */
		assert_int_equal(hurl_modified(&t, "saving throw"), saves[i].sdd);
		assert_int_equal(hurl_state(&t, "bert")->fate, FATE_STUNNED);
		pp_end(&t);
	}
}

TEST(test_X_197_its_effect_is_thrown_as_that_of_a_shot)
{
	static const char *const outcomes[] = { "Flinches", "Flinches", "Staggers", "Staggers",
		"Downed", "Downed" };

	for (int die = 1; die <= 6; die++) {
		char dice[16];
		struct trial t;

		begin_with(&t, "stone", 0);
		hurl_put(&t, "bert", 1, HERE + 3, ROW);
		snprintf(dice, sizeof dice, "6 %d 6", die);
		hurl(&t, "throw ada.1 stone bert.1", dice);
		assert_string_equal(trial_roll(&t, "effect of the hit")->roll.outcome,
			outcomes[die - 1]);
		assert_int_equal(hurl_state(&t, "bert")->down, die >= 5);
		assert_int_equal(hurl_state(&t, "bert")->staggered, die == 3 || die == 4);
		pp_end(&t);
	}
}

TRIAL(test_P_6_a_stone_that_misses_does_nothing, begin_with(&t, "stone", 0), pp_end)
{
	hurl_put(&t, "bert", 1, HERE + 3, ROW);
	hurl(&t, "throw ada.1 stone bert.1", "1");
	assert_int_equal(trial_count(&t, EVENT_HIT), 0);
	assert_true(hurl_state(&t, "ada")->spent);
}

HURL(test_X_192_stones_are_for_enemies_who_are_awake,
	THROWER("stone,rifle", "")
	"unit carl side=finders figures=1 at=6,5 arms=knife\n" TARGET(""))
{
	hurl_put(&t, "bert", 1, HERE + 3, ROW);
	hurl_refused(&t, "throw ada.1 stone carl.1", "P-6");
	hurl_refused(&t, "throw ada.1 stone 8,5", "P-6");
	hurl_refused(&t, "throw ada.1 rifle bert.1", "P-6");
	hurl_refused(&t, "throw ada.1 spear bert.1", "X-160");
	hurl_refused(&t, "throw carl.1 stone bert.1", "X-160");
	hurl_refused(&t, "throw bert.1 knife ada.1", "P-6");
	pp_fall_senseless(t.game, trial_figure(&t, "bert", 1), FATE_STUNNED);
	hurl_refused(&t, "throw ada.1 stone bert.1", "P-6");
}

TRIAL(test_X_192_shaken_spirits_and_injuries_change_the_number, begin_with(&t, "stone", 0), pp_end)
{
	assert_int_equal(need_at(&t, 0, 3), 4);
	hurl_state(&t, "ada")->spirit = SPIRIT_SHAKEN;
	assert_int_equal(need_at(&t, 0, 3), 5);
	hurl_state(&t, "ada")->injury = INJURY_BAD;
	hurl_state(&t, "ada")->injuries = 1;
	assert_int_equal(need_at(&t, 0, 3), 7);
	hurl_state(&t, "ada")->spirit = SPIRIT_CONTROLLED;
	hurl_state(&t, "ada")->injury = INJURY_LIGHT;
	assert_int_equal(need_at(&t, 0, 3), 5);
	hurl_state(&t, "ada")->injury = INJURY_SUPERFICIAL;
	hurl_ground(&t, HERE + 3, ROW, "wall", 0);	/* no cover from what is thrown */
	hurl_state(&t, "ada")->moved = 3 * INCH;
	assert_int_equal(need_at(&t, 0, 3), 4);
}

/* ---- who throws ---- */

TRIAL(test_X_190_stones_are_found_again, begin_with(&t, "stone", 0), pp_end)
{
	hurl_put(&t, "bert", 1, HERE + 3, ROW);
	hurl(&t, "throw ada.1 stone bert.1", "3");
	hurl_refused(&t, "throw ada.1 stone bert.1", "S-P-6");	/* once a turn */
	for (int turn = 0; turn < 9; turn++) {
		hurl_state(&t, "ada")->spent = false;
		hurl(&t, "throw ada.1 stone bert.1", "3");
	}
}

HURL(test_X_190_bombs_are_used_up, THROWER(BOMBS, "bombs=2") TARGET(""))
{
	for (int turn = 0; turn < 2; turn++) {
		hurl_state(&t, "ada")->spent = false;
		hurl(&t, "throw ada.1 dynamite 8,5", "4");
	}
	hurl_state(&t, "ada")->spent = false;
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "X-190");
	hurl_refused(&t, "throw ada.1 gas-bomb 8,5", "X-190");
}

HURL(test_S_P_3_who_has_run_does_not_throw, THROWER(BOMBS, "") TARGET(""))
{
	hurl_state(&t, "ada")->ran = true;
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "S-P-3");
	hurl_state(&t, "ada")->ran = false;
	hurl_state(&t, "ada")->moved = 4 * INCH;
	hurl(&t, "throw ada.1 dynamite 8,5", "4");
}

HURL(test_S_P_10_who_flinches_loses_his_throw, THROWER(BOMBS, "") TARGET(""))
{
	hurl_state(&t, "ada")->lost_blow = true;
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "S-P-10");
}

HURL(test_P_10_the_panicked_throw_nothing, THROWER(BOMBS, "") TARGET(""))
{
	hurl_state(&t, "ada")->spirit = SPIRIT_PANICKED;
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "P-10");
}

HURL(test_X_192_what_forbids_a_shot_forbids_a_throw,
	THROWER("stone,dynamite", "")
	"unit carl side=finders figures=1 at=1,1 arms=knife\n"
	"unit dora side=keepers figures=1 at=1,9 arms=knife\n" TARGET(""))
{
	hurl_put(&t, "bert", 1, 8, ROW);
	hurl_state(&t, "ada")->down = true;
	hurl_refused(&t, "throw ada.1 stone bert.1", "X-183");
	hurl_state(&t, "ada")->down = false;
	hurl_state(&t, "ada")->charged = true;
	hurl_refused(&t, "throw ada.1 stone bert.1", "S-P-3");
	hurl_state(&t, "ada")->charged = false;
	hurl_put(&t, "carl", 1, 9, ROW);
	hurl_refused(&t, "throw ada.1 stone bert.1", "X-181");
	hurl_put(&t, "carl", 1, 20, ROW);
	hurl_put(&t, "dora", 1, 6, ROW);
	hurl_refused(&t, "throw ada.1 stone bert.1", "X-180");
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "X-180");
	hurl(&t, "throw ada.1 stone dora.1", "3");	/* him she touches */
}

HURL(test_X_185_the_obedient_throw_nothing_untold, THROWER(BOMBS, "courage=follower") TARGET(""))
{
	hurl_state(&t, "ada")->told = false;
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "X-185");
	hurl_state(&t, "ada")->told = true;
	hurl(&t, "throw ada.1 dynamite 8,5", "4");
}

/* His target fell before it was his turn to throw: he keeps it. */
TRIAL(test_P_6_nothing_is_thrown_at_the_fallen, begin_with(&t, "stone", 0), pp_end)
{
	struct choice c;

	hurl_put(&t, "bert", 1, HERE + 3, ROW);
	c = hurl_read(&t, FINDERS, "throw ada.1 stone bert.1");
	pp_apply_throw(t.game, &c);
	assert_int_equal(hurl_state(&t, "ada")->target, trial_figure(&t, "bert", 1));
	pp_fall_senseless(t.game, trial_figure(&t, "bert", 1), FATE_STUNNED);
	pp_throws(t.game);
	assert_int_equal(hurl_state(&t, "ada")->target, NOBODY);
	assert_false(hurl_state(&t, "ada")->spent);
}

HURL(test_P_6_the_ground_is_in_the_way, THROWER(BOMBS, "") TARGET(""))
{
	hurl_ground(&t, 6, ROW, "hut", 0);
	hurl_refused(&t, "throw ada.1 dynamite 8,5", "P-6");
	hurl(&t, "throw ada.1 dynamite 6,5", "4");	/* into it */
}

/* Of somebody big the nearest part is thrown at: one two inches long reaches nearer. */
HURL(test_P_6_big_bodies_are_aimed_at_where_they_are_nearest,
	THROWER("stone", "")
	"unit bert side=keepers figures=1 at=30,5 facing=W arms=horns size=gigantic\n")
{
	struct choice c;
	struct pitch p;

	game_pose(t.game, trial_figure(&t, "bert", 1),
		(struct pose){ hurl_cell(&t, HERE + 10, ROW), 4 });
	c = hurl_read(&t, FINDERS, "throw ada.1 stone bert.1");
	assert_true(pp_pitch(t.game, trial_figure(&t, "ada", 1), c.argument[1].value,
		&c.argument[2], &p, NULL));
	assert_int_equal(p.mark, hurl_cell(&t, HERE + 8, ROW));
	hurl(&t, "throw ada.1 stone bert.1", "4");
}

/* ---- odds ---- */

TRIAL(test_X_197_odds_of_a_stone, begin_with(&t, "stone", 0), pp_end)
{
	struct pp_throw_odds odds;
	struct argument at;

	hurl_put(&t, "bert", 1, HERE + 3, ROW);
	at = (struct argument){ ARGUMENT_FIGURE, trial_figure(&t, "bert", 1) };
	assert_true(pp_throw_odds(t.game, trial_figure(&t, "ada", 1), arm_row(&t, "stone"), &at,
		&odds));
	/* 3 of 6 hit; staggers (1 of 3) is a light injury on 4 of 6, down (1 of 3) one
	 * always, and on 4 of 6 senseless */
	assert_int_equal(odds.need, 4);
	assert_int_equal(odds.hits, 500);
	assert_int_equal(odds.hurt, 278);
	assert_int_equal(odds.out, 111);
	assert_int_equal(odds.own_hurt, 0);
}

/* Every throw that there can be, one by one. */
HURL(test_X_46_odds_of_dynamite_are_those_of_its_dice, THROWER(BOMBS, "") TARGET(""))
{
	struct pp_throw_odds odds;
	struct argument at;
	int caught = 0;

	hurl_put(&t, "bert", 1, HERE + 9, ROW);
	at = (struct argument){ ARGUMENT_CELL, hurl_cell(&t, HERE + 5, ROW) };
	assert_true(pp_throw_odds(t.game, trial_figure(&t, "ada", 1), arm_row(&t, "dynamite"), &at,
		&odds));
	for (int direction = 0; direction < 6; direction++)
		for (int die = 1; die <= 6; die++)
			caught += pp_blast_row(t.game, pp_fly(t.game, at.value, direction,
				(die + 1) / 2 * 100), trial_figure(&t, "bert", 1)) >= 0;
	assert_true(caught > 0);
	assert_true(odds.hurt > 0);
	/* 2 of 6 hit, which is too far from him; 3 miss; nobody is hurt more surely than
	 * that he is caught */
	assert_int_equal(odds.hits, 333);
	assert_true(odds.hurt <= 1000 * 3 / 6 * caught / 36);
}

TEST_MAIN
