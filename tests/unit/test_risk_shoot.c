/* Shooting in risk: numbers, who may fire, at whom and with how many dice.  The expected
 * numbers are typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_range.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/odds/expect.h"

/* ---- to hit (K:91) ---- */

TEST(test_K_14_each_number_to_hit)
{
	static const struct { int cells; const char *before; int need; } cells[] = {
		{ 10, "open", 2 }, { 10, "hedge", 4 }, { 10, "wall", 6 },
		{ 30, "open", 4 }, { 30, "fence", 6 }, { 30, "barricade", 7 },
		{ 60, "open", 6 }, { 60, "crates", 7 }, { 60, "wall", 8 },
	};

	for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
		struct trial t;
		char dice[40];

		range_begin(&t, SHOOTER "arms=rifle\n" TARGET);
		range_put_off(&t, cells[i].cells);
		trial_ground(&t, 2 + cells[i].cells - 1, ROW, cells[i].before);
		snprintf(dice, sizeof dice, "%d", cells[i].need - 1);
		range_fires(&t, "shooter", "target", dice);
		expect_roll(trial_roll(&t, "shooting"), cells[i].need, 1);
		assert_int_equal(trial_roll(&t, "shooting")->roll.sides, 8);
		assert_int_equal(trial_count(&t, EVENT_HIT), 0);
		snprintf(dice, sizeof dice, "%d 1", cells[i].need);
		range_fires(&t, "shooter", "target", dice);
		assert_int_equal(trial_count(&t, EVENT_HIT), 1);
		risk_end(&t);
	}
}

TEST(test_K_14_heroes_and_raw_shooters)
{
	static const struct { const char *shooter; int need; } who[] = {
		{ SHOOTER "arms=rifle\nfigure 1 hero\n", 3 },
		{ SHOOTER "arms=rifle\nfigure 1 hero quality=regular\n", 4 },
		{ SHOOTER "arms=rifle\nfigure 1 hero quality=raw\n", 5 },
		{ SHOOTER "arms=rifle quality=raw\n", 5 },
		{ SHOOTER "arms=rifle\n", 4 },
		{ SHOOTER "arms=rifle quality=superior\n", 4 },
	};

	for (size_t i = 0; i < sizeof who / sizeof who[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, "%s" TARGET, who[i].shooter);
		range_begin(&t, units);
		range_put_off(&t, 30);
		assert_int_equal(range_need(&t, "shooter", 1, "target"), who[i].need);
		risk_end(&t);
	}
}

AT_RANGE(test_S_K_21_over_and_under_the_die,
	SHOOTER "arms=rifle quality=raw\n" TARGET
	"unit ace side=west figures=1 at=2,3 arms=rifle\nfigure 1 hero\n")
{
	range_put_off(&t, 60);
	trial_ground(&t, 61, ROW, "wall");
	range_refuses(&t, "shooter", 1, "target", "S-K-21");
	range_put(&t, "target", 1, 62, 3);
	trial_ground(&t, 61, 3, "wall");
	assert_int_equal(range_need(&t, "ace", 1, "target"), 7);	/* an 8 counts as 9 */
	range_put(&t, "target", 1, 8, 3);
	assert_int_equal(range_need(&t, "ace", 1, "target"), 1);
}

/* ---- ranges (K:66) ---- */

TEST(test_S_K_13_S_C_1_ranges_of_every_weapon)
{
	static const struct { const char *arm; int cm[BANDS]; } arms[] = {
		{ "rifle", { 30, 90, 180 } }, { "musket", { 20, 40, 120 } },
		{ "pistol", { 4, 8, 20 } }, { "bow", { 30, 60, 100 } },
		{ "spear", { 8, 12, 24 } }, { "hatchet", { 5, 10, 20 } },
		{ "rocks", { 4, 8, 20 } }, { "sling", { 8, 16, 40 } },
	};
	static const int open[BANDS] = { 2, 4, 6 };

	for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++) {
		char units[300];
		struct trial t;

		snprintf(units, sizeof units, SHOOTER "arms=%s\n" TARGET, arms[i].arm);
		range_begin(&t, units);
		for (int cells = 2; cells <= COLS - 3; cells++) {
			const int tenths = cells * 25;
			int band = 0;

			while (band < BANDS && tenths > arms[i].cm[band] * CM)
				band++;
			range_put_off(&t, cells);
			if (band == BANDS)
				range_refuses(&t, "shooter", 1, "target", "S-K-22");
			else
				assert_int_equal(range_need(&t, "shooter", 1, "target"),
					open[band]);
		}
		risk_end(&t);
	}
}

AT_RANGE(test_X_84_who_has_no_weapon_throws_nothing,
	"unit shooter side=west figures=1 at=2,5\n" TARGET
	"unit swords side=west figures=1 at=2,3 arms=sword\n")
{
	range_put_off(&t, 2);
	range_refuses(&t, "shooter", 1, "target", "X-84");
	range_refuses(&t, "swords", 1, "target", "X-84");
}

/* ---- how many dice (K:77) ---- */

static int dice_of(const struct trial *t)
{
	return risk_fire_expected(t->game, trial_unit(t, "troop"), trial_unit(t, "target"), 0).dice;
}

TEST(test_K_12_dice_of_every_command)
{
	static const struct { const char *units; int still, moving; } commands[] = {
		{ TROOP("") CROWD, 5, 5 },
		{ TROOP("uncommanded") CROWD, 3, 2 },
		{ "unit troop side=west figures=5 at=3,5 arms=rifle uncommanded\n" CROWD, 3, 2 },
	};

	for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
		struct trial t;

		range_begin(&t, commands[i].units);
		range_troop_in_line(&t);
		assert_int_equal(dice_of(&t), commands[i].still);
		range_walked(&t, "troop", 50);
		assert_int_equal(dice_of(&t), commands[i].moving);
		risk_end(&t);
	}
}

TEST(test_S_K_19_rounded_up_and_the_wounded_count)
{
	static const int still[] = { 0, 1, 1, 2, 2, 3 }, moving[] = { 0, 1, 1, 1, 2, 2 };

	for (int men = 5; men >= 1; men--) {
		struct trial t;

		range_begin(&t, TROOP("uncommanded") CROWD);
		range_troop_in_line(&t);
		for (int i = 5; i > men; i--)
			risk_die(t.game, trial_figure(&t, "troop", i), "killed");
		assert_int_equal(dice_of(&t), still[men]);
		range_walked(&t, "troop", 50);
		assert_int_equal(dice_of(&t), moving[men]);
		risk_man(&t, "troop", 1)->wounds = 1;
		assert_int_equal(dice_of(&t), moving[men]);
		risk_end(&t);
	}
}

AT_RANGE(test_X_93_those_left_over_share_the_dice, TROOP("uncommanded") CROWD)
{
	struct risk_aim aims[5];
	bool throws[5];

	range_troop_in_line(&t);
	risk_man(&t, "troop", 1)->wounds = 1;	/* raw: need 3 */
	risk_man(&t, "troop", 2)->wounds = 1;
	risk_man(&t, "troop", 3)->wounds = 1;
	for (int i = 0; i < 5; i++)
		assert_true(range_aim(&t, "troop", i + 1, "target", &aims[i], NULL));
	assert_int_equal(risk_fire_throwers(t.game, aims, 5, throws), 3);
	assert_true(throws[0] && throws[3]);	/* one of two raw, one of two others */
	assert_true(throws[2]);			/* the raw one left over */
	risk_man(&t, "troop", 4)->wounds = 1;
	for (int i = 0; i < 5; i++)
		assert_true(range_aim(&t, "troop", i + 1, "target", &aims[i], NULL));
	assert_int_equal(risk_fire_throwers(t.game, aims, 5, throws), 3);
	assert_true(throws[0] && throws[2] && throws[4]);
	range_walked(&t, "troop", 50);		/* one for three: four raw, one not */
	for (int i = 0; i < 5; i++)
		assert_true(range_aim(&t, "troop", i + 1, "target", &aims[i], NULL));
	assert_int_equal(risk_fire_throwers(t.game, aims, 5, throws), 2);
	assert_true(throws[0] && throws[4]);	/* the better of those left over throws */
}

/* ---- having moved (K:83 to K:87) ---- */

AT_RANGE(test_X_80_commanded_troops_up_to_half_their_rate, SHOOTER "arms=rifle\n" TARGET)
{
	range_put_off(&t, 30);
	range_walked(&t, "shooter", 100);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 4);	/* no band further */
	range_walked(&t, "shooter", 101);
	range_refuses(&t, "shooter", 1, "target", "X-80");
	risk_man(&t, "shooter", 1)->wounds = 1;		/* half of half */
	range_walked(&t, "shooter", 50);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 5);
	range_walked(&t, "shooter", 51);
	range_refuses(&t, "shooter", 1, "target", "X-80");
}

#define BOSS "unit boss side=west figures=1 at=1,1 arms=sword\n"

AT_RANGE(test_S_K_20_uncommanded_troops_up_to_half_their_rate,
	SHOOTER "arms=rifle uncommanded\n" TARGET BOSS)
{
	range_put_off(&t, 12);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	range_walked(&t, "shooter", 100);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 4);	/* short counts as medium */
	range_put_off(&t, 36);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 6);	/* medium as long */
	range_put_off(&t, 37);
	range_refuses(&t, "shooter", 1, "target", "S-K-20");		/* long: no shot */
	range_put_off(&t, 12);
	range_walked(&t, "shooter", 101);
	range_refuses(&t, "shooter", 1, "target", "S-K-20");
}

AT_RANGE(test_X_29_those_whom_nobody_runs_go_all_the_way, SHOOTER "arms=rifle uncommanded\n" TARGET)
{
	range_put_off(&t, 12);
	range_walked(&t, "shooter", 200);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 4);
}

TEST(test_X_28_spears_in_an_advance)
{
	struct trial t;

	range_begin(&t, SHOOTER "arms=spear uncommanded\n" TARGET);
	range_put_off(&t, 3);
	range_walked(&t, "shooter", 100);
	risk_unit_in(&t, "shooter")->deed = DEED_ADVANCED;
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	risk_unit_in(&t, "shooter")->deed = DEED_FELL_BACK;
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 4);
	risk_end(&t);
	range_begin(&t, SHOOTER "arms=rocks uncommanded\n" TARGET);	/* spears alone */
	range_put_off(&t, 1 + 1);
	range_walked(&t, "shooter", 100);
	risk_unit_in(&t, "shooter")->deed = DEED_ADVANCED;
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 6);
	risk_end(&t);
}

AT_RANGE(test_S_K_16_the_bound_shoot_but_routers_do_not, SHOOTER "arms=rifle\n" TARGET)
{
	risk_word(&t, "shooter", ACTION_HALT, true);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	risk_word(&t, "shooter", ACTION_RETREAT, true);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	risk_word(&t, "shooter", ACTION_ROUT, true);
	range_refuses(&t, "shooter", 1, "target", "S-K-16");
}

AT_RANGE(test_X_81_chargers_do_not_shoot, SHOOTER "arms=rifle\n" TARGET)
{
	risk_unit_in(&t, "shooter")->order = ORDER_CHARGE;
	range_refuses(&t, "shooter", 1, "target", "X-81");
}

AT_RANGE(test_X_92_nobody_shoots_in_contact_or_at_those_in_contact,
	SHOOTER "arms=rifle\n" TARGET
	"unit swords side=west figures=1 at=2,1 arms=sword\n")
{
	range_put_off(&t, 1);
	range_refuses(&t, "shooter", 1, "target", "X-92");
	range_put_off(&t, 10);
	range_put(&t, "swords", 1, 13, ROW);
	range_refuses(&t, "shooter", 1, "target", "X-92");
	range_put(&t, "swords", 1, 14, ROW);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
}

AT_RANGE(test_X_92_the_uncommanded_are_judged_by_who_went_furthest, TROOP("uncommanded") CROWD)
{
	range_troop_in_line(&t);
	risk_man(&t, "troop", 1)->spent = 101 * TWELFTHS;
	risk_unit_in(&t, "troop")->far = 101 * TWELFTHS;
	range_refuses(&t, "troop", 2, "target", "S-K-20");
	t.game->units[trial_unit(&t, "troop")].uncommanded = false;
	range_refuses(&t, "troop", 1, "target", "X-80");
	assert_int_equal(range_need(&t, "troop", 2, "target"), 2);
}

/* ---- loading (K:83) ---- */

AT_RANGE(test_K_13_a_halted_turn_loads_a_musket, SHOOTER "arms=musket\n" TARGET)
{
	range_put_off(&t, 4);
	range_fires(&t, "shooter", "target", "1");
	risk_load(t.game);	/* it has fired this turn */
	range_rested(&t, "shooter");
	range_refuses(&t, "shooter", 1, "target", "K-13");
	range_walked(&t, "shooter", 25);
	risk_load(t.game);	/* it has moved */
	range_rested(&t, "shooter");
	range_refuses(&t, "shooter", 1, "target", "K-13");
	risk_load(t.game);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	range_walked(&t, "shooter", 100);	/* once loaded, up to half */
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	risk_unit_in(&t, "shooter")->order = ORDER_LOAD;
	range_refuses(&t, "shooter", 1, "target", "K-13");
}

AT_RANGE(test_S_K_33_loaded_at_the_start_and_until_fired, SHOOTER "arms=musket\n" TARGET)
{
	range_put_off(&t, 4);
	for (int turn = 1; turn <= 3; turn++) {
		assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
		range_walked(&t, "shooter", 100);
		risk_load(t.game);
	}
}

AT_RANGE(test_K_13_uncommanded_troops_need_no_loading,
	SHOOTER "arms=musket uncommanded\n" TARGET BOSS)
{
	range_put_off(&t, 4);
	for (int turn = 1; turn <= 3; turn++) {
		range_volley(&t, "1");
		assert_true(risk_unit_in(&t, "shooter")->fired);
		risk_load(t.game);
		range_rested(&t, "shooter");
	}
	assert_int_equal(trial_count(&t, EVENT_SHOT), 3);
}

/* ---- which arm (X-93) ---- */

AT_RANGE(test_X_93_the_loaded_arm_that_hits_most_easily,
	SHOOTER "arms=pistol,musket,hatchet\n" TARGET)
{
	struct risk_aim a;

	range_put_off(&t, 2);		/* 5 cm: medium for the pistol, short for the others */
	assert_true(range_aim(&t, "shooter", 1, "target", &a, NULL));
	assert_string_equal(risk_rules_of(t.game)->weapons[a.weapon].id, "musket");
	risk_man(&t, "shooter", 1)->empty = true;
	assert_true(range_aim(&t, "shooter", 1, "target", &a, NULL));
	assert_string_equal(risk_rules_of(t.game)->weapons[a.weapon].id, "hatchet");
	range_put_off(&t, 3);		/* medium for both: the first carried */
	assert_true(range_aim(&t, "shooter", 1, "target", &a, NULL));
	assert_string_equal(risk_rules_of(t.game)->weapons[a.weapon].id, "pistol");
	range_put_off(&t, 9);
	range_refuses(&t, "shooter", 1, "target", "S-K-22");
}

/* ---- at whom ---- */

AT_RANGE(test_K_6_the_uncommanded_shoot_at_the_nearest,
	SHOOTER "arms=rifle uncommanded\n" TARGET
	"unit near side=east figures=1 at=8,3 arms=sword\n")
{
	range_volley(&t, "8 6");
	assert_true(range_dead(&t, "near", 1));
	assert_false(range_dead(&t, "target", 1));
	range_rested(&t, "shooter");
	range_volley(&t, "8 6");
	assert_true(range_dead(&t, "target", 1));
}

AT_RANGE(test_S_K_23_whom_nobody_sees_nobody_shoots_at, SHOOTER "arms=rifle\n" TARGET)
{
	game_sight(t.game, trial_unit(&t, "target"), 0, false);
	range_refuses(&t, "shooter", 1, "target", "S-K-23");
}

AT_RANGE(test_X_22_the_line_of_fire_is_refused_by_name, SHOOTER "arms=rifle\n" TARGET BOSS)
{
	range_put(&t, "boss", 1, 7, ROW);
	range_refuses(&t, "shooter", 1, "target", "X-22");
}

AT_RANGE(test_S_K_22_the_nearest_that_can_be_shot_at_and_the_cover_of_most,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=12,5 arms=sword\n")
{
	struct risk_aim a;

	range_put(&t, "target", 1, 14, 5);	/* 12 cells: 30 cm, short */
	range_put(&t, "target", 2, 15, 3);
	range_put(&t, "target", 3, 15, 7);
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);
	trial_ground(&t, 15, 3, "hedge");
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 2);	/* one of three */
	trial_ground(&t, 15, 7, "hedge");
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 4);	/* two of three */
	trial_ground(&t, 8, 5, "wall");	/* the nearest cannot be shot at */
	assert_true(range_aim(&t, "shooter", 1, "target", &a, NULL));
	assert_int_not_equal(a.nearest, trial_figure(&t, "target", 1));
	assert_int_equal(a.band, BAND_MEDIUM);
}

AT_RANGE(test_K_16_player_characters_name_their_figure,
	SHOOTER "arms=rifle\nfigure 1 hero\n"
	"unit troop side=west figures=1 at=2,1 arms=rifle\n"
	"unit target side=east figures=3 at=12,5 arms=sword\n")
{
	for (int i = 1; i <= 3; i++)
		range_put(&t, "target", i, 12, 3 + 2 * (i - 1));
	risk_play(&t, STAGE_FIRE);
	trial_refuses(&t, 0, "aim troop.1 target.2", "K-16");
	trial_do(&t, 0, "aim shooter.1 target.3");
	range_volley(&t, "8 6");	/* nobody is picked by a die */
	assert_true(range_dead(&t, "target", 3));
	assert_int_equal(range_alive(&t, "target"), 2);
}

AT_RANGE(test_S_K_25_the_figure_is_named_before_the_die_and_in_clear_sight,
	SHOOTER "arms=rifle\nfigure 1 hero\n"
	"unit target side=east figures=2 at=12,5 arms=sword\n")
{
	range_put(&t, "target", 1, 12, 3);
	range_put(&t, "target", 2, 12, 7);
	trial_ground(&t, 12, 7, "hedge");
	risk_play(&t, STAGE_FIRE);
	trial_refuses(&t, 0, "aim shooter.1 target.2", "K-16");
	trial_do(&t, 0, "aim shooter.1 target.1");
	assert_int_equal(risk_man(&t, "shooter", 1)->mark, trial_figure(&t, "target", 1));
	trial_do(&t, 0, "fire shooter target");	/* at the group after all */
	assert_int_equal(risk_man(&t, "shooter", 1)->mark, NOBODY);
	trial_do(&t, 0, "hold shooter");
	range_volley(&t, "");
	assert_int_equal(trial_count(&t, EVENT_SHOT), 0);
}

AT_RANGE(test_K_12_some_of_a_unit_fire_elsewhere,
	"unit troop side=west figures=5 at=3,5 arms=rifle\n" CROWD
	"unit other side=east figures=1 at=13,2 arms=sword\n")
{
	range_troop_in_line(&t);
	risk_play(&t, STAGE_FIRE);
	trial_do(&t, 0, "fire troop target");
	trial_do(&t, 0, "fire troop other 2");
	trial_refuses(&t, 0, "fire troop other 6", "K-12");
	trial_refuses(&t, 0, "fire troop other 0", "");
	trial_refuses(&t, 0, "fire troop.1 other 1", "");
	trial_refuses(&t, 0, "fire troop troop", "K-12");
	trial_refuses(&t, 0, "fire target troop", "K-12");
	range_volley(&t, "1 1 1 1 1");
	assert_int_equal(trial_event(&t, EVENT_SHOT, 0)->number
		+ trial_event(&t, EVENT_SHOT, 1)->number, 5);
	expect_roll(trial_roll(&t, "shooting"), 2, 3);	/* the other three, last */
}

AT_RANGE(test_K_12_single_figures_are_told_too,
	"unit troop side=west figures=5 at=3,5 arms=rifle\n" CROWD)
{
	range_troop_in_line(&t);
	risk_play(&t, STAGE_FIRE);
	trial_do(&t, 0, "fire troop.2 target");
	trial_do(&t, 0, "fire troop.4 target");
	trial_do(&t, 0, "hold troop.2");
	risk_die(t.game, trial_figure(&t, "troop", 5), "killed");
	trial_do(&t, 0, "fire troop.1 target");
	trial_refuses(&t, 0, "fire 3,3 target", "");
	range_volley(&t, "1 1");
	assert_int_equal(trial_event(&t, EVENT_SHOT, 0)->number, 2);
	risk_die(t.game, trial_figure(&t, "target", 1), "killed");
	range_refuses(&t, "troop", 1, "target", "K-12");
}

TEST_MAIN
