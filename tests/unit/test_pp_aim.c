/* Aiming in participation: numbers, bands, every factor, who may shoot at whom with what.
 * The expected numbers are typed in from the source and the rulings.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_range.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/fire/sight.h"

#define RIFLEMAN SHOOTER "arms=rifle\n"

static struct pp_figure *own(const struct trial *t, const char *unit)
{
	return pp_figure_in(t, unit, 1);
}

static int need(const struct trial *t, enum shot_kind kind)
{
	return range_need(t, "shooter", "target", kind);
}

static int row(const struct trial *t, const char *name)
{
	return range_row(t, "shooter", "target", SHOT_AIMED, name);
}

/* ---- numbers and ranges ---- */

TEST(test_P_4_the_bands_of_every_gun_and_bow)
{
	static const struct { const char *arm; int inches[BANDS]; } arms[] = {
		{ "revolver", { 4, 8, 12 } }, { "rifle", { 8, 16, 32 } },
		{ "carbine", { 6, 12, 24 } }, { "shotgun", { 4, 8, 12 } },
		{ "elephant-gun", { 8, 16, 24 } }, { "machine-gun", { 12, 24, 36 } },
		{ "bow", { 5, 10, 20 } },
	};

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		const int *far = arms[i].inches;
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, SHOOTER "arms=%s\n" TARGET, arms[i].arm);
		range_begin(&t, units);
		for (int off = 1; off <= far[BAND_LONG] + 2; off++) {
			range_put_off(&t, "target", off);
			if (off > far[BAND_LONG])
				range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-4");
			else
				assert_int_equal(need(&t, SHOT_AIMED),
					off <= far[BAND_SHORT] ? 4
						: off <= far[BAND_MEDIUM] ? 5 : 6);
		}
		pp_end(&t);
	}
}

TEST(test_X_163_what_is_not_made_for_it_does_not_shoot)
{
	static const char *const arms[] = { "spear", "dynamite", "gas-bomb", "knife", "fists",
		"sword", "stone" };

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, SHOOTER "arms=%s\n" TARGET, arms[i]);
		range_begin(&t, units);
		range_put_off(&t, "target", 2);
		range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-4");
		assert_false(pp_has_target(t.game, trial_figure(&t, "shooter", 1)));
		pp_end(&t);
	}
}

/* ---- every row of the table of factors ---- */

static void begin(struct trial *t, const char *shooter)
{
	char units[400];

	snprintf(units, sizeof units, SHOOTER "%s\n" TARGET, shooter);
	range_begin(t, units);
	range_put_off(t, "target", 6);	/* short for a rifle */
}

TRIAL(test_P_4_a_plain_shot_has_no_factors, begin(&t, "arms=rifle"), pp_end)
{
	struct roller r;
	struct pp_aim a;

	a = range_aim(&t, "shooter", "target", SHOT_AIMED);
	pp_hit_roller(t.game, &a, &r);
	for (int i = 0; i < r.event.roll.n_modifiers; i++)
		assert_int_equal(r.modifiers[i].halves, 0);
	assert_int_equal(roller_need(&r), 4);
	assert_string_equal(r.event.roll.rule, "P-4");
}

TRIAL(test_P_4_opportunity_shots_have_one_less, begin(&t, "arms=rifle"), pp_end)
{
	assert_int_equal(range_row(&t, "shooter", "target", SHOT_PASSING, "shooting.opportunity"),
		1);
	assert_int_equal(need(&t, SHOT_PASSING), 5);
}

TRIAL(test_X_50_at_an_attacker_two_less_instead, begin(&t, "arms=rifle"), pp_end)
{
	assert_int_equal(range_row(&t, "shooter", "target", SHOT_ATTACKED, "shooting.attacked"), 2);
	assert_int_equal(range_row(&t, "shooter", "target", SHOT_ATTACKED, "shooting.opportunity"),
		0);
	assert_int_equal(need(&t, SHOT_ATTACKED), 6);
	trial_ground(&t, 8, RANGE_ROW, "crops");	/* besides the other factors */
	range_refuses(&t, "shooter", "target", SHOT_ATTACKED, "S-P-7");
}

TEST(test_P_4_good_and_poor_shots)
{
	static const struct { const char *card; int need; } cards[] = {
		{ "arms=rifle shoot=good", 3 }, { "arms=rifle shoot=poor", 5 },
		{ "arms=rifle shoot=average", 4 },
	};
	struct trial t;

	for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
		begin(&t, cards[i].card);
		assert_int_equal(need(&t, SHOT_AIMED), cards[i].need);
		assert_int_equal(row(&t, "shooting.good"), cards[i].need == 3 ? -1 : 0);
		assert_int_equal(row(&t, "shooting.poor"), cards[i].need == 5 ? 1 : 0);
		pp_end(&t);
	}
}

TRIAL(test_X_161_any_cover_is_cover, begin(&t, "arms=rifle"), pp_end)
{
	static const struct { const char *ground; bool cover; } grounds[] = {
		{ "open", false }, { "crops", true }, { "forest", true }, { "jungle", true },
		{ "ferns", true }, { "swamp", false }, { "stream", false }, { "beach", false },
		{ "rock", true }, { "scree", false }, { "fence", true }, { "hedge", true },
		{ "crates", true }, { "wall", true }, { "palisade", true }, { "barricade", true },
		{ "fallen", true }, { "tent", true }, { "hut", true }, { "stone", true },
		{ "cave", true }, { "doorway", true }, { "bridge", false },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		trial_ground(&t, 8, RANGE_ROW, grounds[i].ground);
		assert_int_equal(row(&t, "shooting.cover"), grounds[i].cover);
		assert_int_equal(need(&t, SHOT_AIMED), grounds[i].cover ? 5 : 4);
	}
	trial_ground(&t, 8, RANGE_ROW, "open");
	trial_ground(&t, 7, RANGE_ROW, "wall");	/* he stands behind it */
	assert_int_equal(row(&t, "shooting.cover"), 1);
}

TRIAL(test_S_P_35_how_far_both_have_moved_this_turn, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->moved = 2 * INCH;
	own(&t, "target")->moved = 6 * INCH;
	assert_int_equal(need(&t, SHOT_AIMED), 4);
	own(&t, "shooter")->moved = 2 * INCH + 1;
	assert_int_equal(row(&t, "shooting.moved"), 1);
	assert_int_equal(need(&t, SHOT_AIMED), 5);
	own(&t, "target")->moved = 6 * INCH + 1;
	assert_int_equal(row(&t, "shooting.target-moved"), 1);
	assert_int_equal(need(&t, SHOT_AIMED), 6);
}

TEST(test_P_4_telescopic_sights_are_for_long_guns)
{
	struct trial t;

	begin(&t, "arms=rifle telescope");
	assert_int_equal(row(&t, "shooting.telescope"), -1);
	assert_int_equal(need(&t, SHOT_AIMED), 3);
	pp_end(&t);
	begin(&t, "arms=revolver telescope");
	assert_int_equal(row(&t, "shooting.telescope"), 0);
	assert_int_equal(need(&t, SHOT_AIMED), 5);
	pp_end(&t);
}

TRIAL(test_X_184_what_a_long_gun_is_rested_on, begin(&t, "arms=rifle"), pp_end)
{
	static const struct { const char *ground; bool in, behind; } grounds[] = {
		{ "open", false, false }, { "crops", false, false }, { "jungle", false, false },
		{ "hut", false, false }, { "fence", true, true }, { "crates", true, true },
		{ "wall", true, true }, { "fallen", true, true }, { "barricade", true, true },
		{ "rock", true, true }, { "stone", true, false }, { "cave", true, true },
	};

	for (size_t i = 0; i < sizeof grounds / sizeof grounds[0]; i++) {
		trial_ground(&t, 2, RANGE_ROW, grounds[i].ground);
		assert_int_equal(row(&t, "shooting.rested"), -grounds[i].in);
		trial_ground(&t, 2, RANGE_ROW, "open");
		trial_ground(&t, 3, RANGE_ROW, grounds[i].ground);
		if (strcmp(grounds[i].ground, "stone") != 0
			&& strcmp(grounds[i].ground, "hut") != 0)	/* one sees no further */
			assert_int_equal(row(&t, "shooting.rested"), -grounds[i].behind);
		trial_ground(&t, 3, RANGE_ROW, "open");
	}
}

TEST(test_X_184_not_after_a_move_nor_with_a_revolver)
{
	struct trial t;

	begin(&t, "arms=rifle");
	trial_ground(&t, 3, RANGE_ROW, "wall");
	assert_int_equal(need(&t, SHOT_AIMED), 3);
	own(&t, "shooter")->moved = INCH;
	assert_int_equal(need(&t, SHOT_AIMED), 4);
	pp_end(&t);
	begin(&t, "arms=revolver");
	trial_ground(&t, 3, RANGE_ROW, "wall");
	assert_int_equal(row(&t, "shooting.rested"), 0);
	pp_end(&t);
}

/* ---- the shooter's own state ---- */

TRIAL(test_S_P_8_injuries_take_from_shooting, begin(&t, "arms=rifle shoot=good"), pp_end)
{
	static const struct { enum injury injury; bool bandaged; int less; } injuries[] = {
		{ INJURY_SUPERFICIAL, false, 0 }, { INJURY_LIGHT, false, 1 },
		{ INJURY_LIGHT, true, 1 }, { INJURY_BAD, false, 2 }, { INJURY_BAD, true, 1 },
		{ INJURY_DANGEROUS, false, 3 }, { INJURY_DANGEROUS, true, 2 },
	};

	for (size_t i = 0; i < sizeof injuries / sizeof injuries[0]; i++) {
		own(&t, "shooter")->injury = (uint8_t)injuries[i].injury;
		own(&t, "shooter")->injuries = 1;
		own(&t, "shooter")->bandaged = injuries[i].bandaged;
		assert_int_equal(row(&t, "S-P-8"), injuries[i].less);
		assert_int_equal(need(&t, SHOT_AIMED), 3 + injuries[i].less);
	}
}

TRIAL(test_S_P_19_the_shaken_shoot_with_one_less, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->spirit = SPIRIT_SHAKEN;
	assert_int_equal(need(&t, SHOT_AIMED), 5);
	own(&t, "shooter")->spirit = SPIRIT_OBEDIENT;
	assert_int_equal(need(&t, SHOT_AIMED), 4);
	own(&t, "shooter")->spirit = SPIRIT_PANICKED;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-10");
	own(&t, "shooter")->spirit = SPIRIT_TERRIFIED;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-10");
}

TRIAL(test_S_P_3_runners_do_not_shoot, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->ran = true;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "S-P-3");
	own(&t, "shooter")->ran = false;
	own(&t, "shooter")->charged = true;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "S-P-3");
}

TRIAL(test_S_P_6_one_lot_of_shots_a_turn, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->spent = true;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "S-P-6");
}

TRIAL(test_S_P_10_who_has_flinched_loses_his_shot, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->lost_blow = true;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "S-P-10");
	assert_false(pp_has_target(t.game, trial_figure(&t, "shooter", 1)));
	assert_true(pp_would_have_target(t.game, trial_figure(&t, "shooter", 1)));
}

TRIAL(test_X_183_nobody_shoots_lying_where_he_fell, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->down = true;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "X-183");
}

TRIAL(test_P_4_the_senseless_do_not_shoot, begin(&t, "arms=rifle"), pp_end)
{
	own(&t, "shooter")->fate = FATE_GASSED;
	game_life(t.game, trial_figure(&t, "shooter", 1), LIFE_WOUNDED, "lies there");
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-4");
}

TRIAL(test_S_P_7_what_no_face_shows_is_no_shot, begin(&t, "arms=rifle"), pp_end)
{
	range_put_off(&t, "target", 30);
	assert_int_equal(need(&t, SHOT_AIMED), 6);
	own(&t, "target")->moved = 7 * INCH;
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "S-P-7");
}

/* ---- whom ---- */

TEST(test_S_P_9_Y_22_a_shot_at_the_helpless_from_near_and_far)
{
	static const struct { bool down; enum fate fate; enum life life; } states[] = {
		{ true, FATE_NONE, LIFE_FIT }, { false, FATE_STUNNED, LIFE_WOUNDED },
		{ false, FATE_GASSED, LIFE_WOUNDED }, { false, FATE_NONE, LIFE_CAPTIVE },
	};

	for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
		struct trial t;
		int target;

		begin(&t, "arms=revolver");
		target = trial_figure(&t, "target", 1);
		range_put_off(&t, "target", 1);
		assert_int_equal(row(&t, "shooting.coup-de-grace"), 0);
		own(&t, "target")->down = states[i].down;
		own(&t, "target")->fate = (uint8_t)states[i].fate;
		if (states[i].life == LIFE_CAPTIVE)
			game_capture(t.game, target, trial_figure(&t, "shooter", 1));
		else if (states[i].life == LIFE_WOUNDED)
			game_life(t.game, target, LIFE_WOUNDED, "lies there");
		assert_int_equal(row(&t, "shooting.coup-de-grace"), -2);
		assert_int_equal(need(&t, SHOT_AIMED), 2);
		range_put_off(&t, "target", 2);
		assert_int_equal(need(&t, SHOT_AIMED), 4);
		range_put_off(&t, "target", 12);	/* as far as it carries */
		assert_int_equal(need(&t, SHOT_AIMED), 6);
		assert_int_equal(row(&t, "shooting.coup-de-grace"), 0);
		range_put_off(&t, "target", 13);
		range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-4");
		pp_end(&t);
	}
}

TRIAL(test_P_4_the_apparently_dead_are_no_targets, begin(&t, "arms=rifle"), pp_end)
{
	range_put_off(&t, "target", 1);
	own(&t, "target")->injury = INJURY_DEAD;
	game_life(t.game, trial_figure(&t, "target", 1), LIFE_WOUNDED, "lies as if dead");
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "P-4");
}

AT_RANGE(test_P_4_friends_are_no_targets, RIFLEMAN TARGET "unit friend side=us figures=1 at=5,5\n")
{
	range_refuses(&t, "shooter", "friend", SHOT_AIMED, "P-4");
}

AT_RANGE(test_X_164_nobody_shoots_at_what_is_not_seen,
	RIFLEMAN "unit target side=them figures=1 at=12,7 hidden\n")
{
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "X-164");
}

AT_RANGE(test_X_164_the_ground_may_be_between,
	RIFLEMAN TARGET "unit scout side=us figures=1 at=12,2\n")
{
	for (int r = 6; r <= 8; r++)
		trial_ground(&t, 8, r, "hut");
	pp_sight_renew(t.game);		/* the scout sees him */
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "X-164");
}

AT_RANGE(test_X_180_at_arms_length_only_those_there_are_shot_at,
	SHOOTER "arms=revolver\n" TARGET
	"unit brute side=them figures=1 at=3,7 arms=club\n")
{
	range_put_off(&t, "target", 3);
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "X-180");
	assert_int_equal(range_need(&t, "shooter", "brute", SHOT_AIMED), 4);
	pp_figure_in(&t, "brute", 1)->down = true;
	assert_int_equal(range_need(&t, "shooter", "target", SHOT_AIMED), 4);
}

AT_RANGE(test_X_181_nobody_shoots_into_a_scuffle_of_friends,
	SHOOTER "arms=revolver\n" TARGET
	"unit friend side=us figures=1 at=9,7 arms=club\n")
{
	range_put_off(&t, "target", 6);
	range_refuses(&t, "shooter", "target", SHOT_AIMED, "X-181");
	range_put(&t, "friend", 1, 11, 7);
	assert_int_equal(range_need(&t, "shooter", "target", SHOT_AIMED), 5);
	range_put(&t, "friend", 1, 4, 7);
	range_put_off(&t, "target", 1);	/* between the two: he is at arm's length himself */
	assert_int_equal(range_need(&t, "shooter", "target", SHOT_AIMED), 4);
}

/* ---- with what, and whom of several (X-182) ---- */

TEST(test_X_182_the_arm_that_promises_most_hits)
{
	static const struct { const char *arms; int inches; const char *best; } hands[] = {
		{ "rifle,revolver", 4, "revolver" },	/* two shots to be expected, not 1.5 */
		{ "rifle,revolver", 8, "rifle" }, { "revolver,rifle", 11, "rifle" },
		{ "rifle,revolver", 14, "rifle" }, { "rifle,machine-gun", 5, "machine-gun" },
		{ "rifle,elephant-gun", 5, "elephant-gun" },	/* alike, but deadlier */
		{ "bow,knife", 5, "bow" },
	};

	for (size_t i = 0; i < sizeof hands / sizeof hands[0]; i++) {
		char units[400];
		struct trial t;
		int arm;

		snprintf(units, sizeof units, SHOOTER "arms=%s\n" TARGET, hands[i].arms);
		range_begin(&t, units);
		range_put_off(&t, "target", hands[i].inches);
		arm = pp_aim(t.game, trial_figure(&t, "shooter", 1), trial_figure(&t, "target", 1),
			SHOT_AIMED, NULL);
		assert_true(arm >= 0);
		snprintf(units, sizeof units, "weapons.%s", hands[i].best);
		assert_string_equal(pp_rules_of(t.game)->weapons[arm].rule, units);
		pp_end(&t);
	}
}

static int best_of(const struct trial *t, int number)
{
	struct pp_aim a;

	assert_true(pp_aim_best(t->game, trial_figure(t, "party", number), trial_unit(t, "gang"),
		SHOT_AIMED, &a, NULL));
	return a.target - trial_figure(t, "gang", 1) + 1;
}

AT_RANGE(test_X_182_the_easiest_of_a_unit_then_the_nearest, PARTY(2, "arms=rifle") GANG(3))
{
	range_put(&t, "gang", 1, 9, 7);
	range_put(&t, "gang", 2, 8, 7);
	range_put(&t, "gang", 3, 14, 7);
	assert_int_equal(best_of(&t, 1), 2);
	trial_ground(&t, 8, 7, "rock");
	assert_int_equal(best_of(&t, 1), 1);
}

AT_RANGE(test_X_182_they_share_out_among_equals, PARTY(2, "arms=rifle") GANG(2))
{
	range_put(&t, "gang", 1, 7, 7);
	range_put(&t, "gang", 2, 8, 7);
	assert_int_equal(best_of(&t, 1), 1);
	assert_int_equal(best_of(&t, 2), 1);
	pp_figure_in(&t, "party", 1)->target = (int16_t)trial_figure(&t, "gang", 1);
	assert_int_equal(best_of(&t, 2), 2);
}

AT_RANGE(test_X_182_the_helpless_have_to_be_named, PARTY(1, "arms=rifle") GANG(1))
{
	struct reason why = { "", "" };
	struct pp_aim a;

	range_put(&t, "gang", 1, 3, 7);
	pp_figure_in(&t, "gang", 1)->fate = FATE_FAINT;
	game_life(t.game, trial_figure(&t, "gang", 1), LIFE_WOUNDED, "lies there");
	assert_false(pp_aim_best(t.game, trial_figure(&t, "party", 1), trial_unit(&t, "gang"),
		SHOT_AIMED, &a, &why));
	assert_string_equal(why.rule, "P-4");
	assert_int_equal(range_need(&t, "party", "gang", SHOT_AIMED), 2);
}

TEST_MAIN
