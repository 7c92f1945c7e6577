/* Hits in risk: damage, wounds, whom they strike, and what may be expected.  The expected
 * results are typed in from the source.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_range.h"
#include "systems/risk/fire/casualties.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/fire/harm.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/odds/expect.h"

/* ---- damage (K:98) ---- */

static void damage(const char *arm, const char *quality, int die, char result)
{
	char units[300], dice[40];
	struct trial t;

	snprintf(units, sizeof units, "unit shooter side=west figures=1 at=2,5 arms=%s %s\n"
		TARGET, arm, quality);
	range_begin(&t, units);
	range_put_off(&t, 2);
	snprintf(dice, sizeof dice, "8 %d", die);
	range_fires(&t, "shooter", "target", dice);
	assert_int_equal(range_dead(&t, "target", 1), result == 'K');
	assert_int_equal(range_wounds(&t, "target", 1), result == 'W');
	assert_int_equal(trial_roll(&t, "damage")->roll.sides, 6);
	risk_end(&t);
}

TEST(test_K_14_each_result_of_damage)
{
	static const struct { const char *arm, *results; } rows[] = {
		{ "rifle", "GGWWKK" }, { "musket", "GGWWKK" }, { "pistol", "GGWWKK" },
		{ "bow", "GGWWWK" }, { "spear", "GGWWWK" },
		{ "hatchet", "GGGWWK" }, { "rocks", "GGGWWK" }, { "sling", "GGGWWK" },
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		for (int die = 1; die <= 6; die++) {
			damage(rows[i].arm, "", die, rows[i].results[die - 1]);
			damage(rows[i].arm, "quality=raw", die,
				rows[i].results[die > 1 ? die - 2 : 0]);
			damage(rows[i].arm, "\nfigure 1 hero", die,
				rows[i].results[die < 6 ? die : 5]);
		}
}

AT_RANGE(test_S_K_26_a_graze_is_nothing, SHOOTER "arms=rifle\n" TARGET)
{
	range_fires(&t, "shooter", "target", "8 1");
	assert_int_equal(trial_count(&t, EVENT_HIT), 1);
	assert_int_equal(trial_count(&t, EVENT_STATE), 0);
	assert_int_equal(trial_count(&t, EVENT_LIFE), 0);
}

/* ---- wounds (K-15) ---- */

AT_RANGE(test_K_15_a_wounded_figure_is_slow_and_raw_and_fights_on,
	SHOOTER "arms=rifle\n" "unit target side=east figures=1 at=12,5 arms=rifle\n")
{
	int target;

	target = trial_figure(&t, "target", 1);
	assert_int_equal(range_need(&t, "target", 1, "shooter"), 2);
	assert_int_equal(risk_rate(t.game, target), 20 * CM);
	range_fires(&t, "shooter", "target", "8 3");
	assert_int_equal(range_wounds(&t, "target", 1), 1);
	assert_true(standing_fit(t.game, target));
	assert_int_equal(risk_rate(t.game, target), 10 * CM);
	assert_int_equal(range_need(&t, "target", 1, "shooter"), 3);
	range_rested(&t, "shooter");
	range_fires(&t, "shooter", "target", "8 3");
	assert_true(range_dead(&t, "target", 1));
}

AT_RANGE(test_K_15_a_wounded_hero_is_a_hero_and_raw, SHOOTER "arms=rifle\nfigure 1 hero\n" TARGET)
{
	range_put_off(&t, 30);
	risk_man(&t, "shooter", 1)->wounds = 1;
	assert_int_equal(range_need(&t, "shooter", 1, "target"), 4);
	range_fires(&t, "shooter", "target", "4 5");
	assert_int_equal(roll_halves(trial_roll(&t, "damage"), "damage-modifiers.hero"), 2);
	assert_int_equal(roll_halves(trial_roll(&t, "damage"), "damage-modifiers.raw"), -2);
	assert_true(range_dead(&t, "target", 1));
}

AT_RANGE(test_K_15_two_wounds_in_one_phase_kill,
	"unit shooter side=west figures=2 at=2,5 arms=rifle\n" TARGET)
{
	range_put(&t, "shooter", 2, 2, 4);
	range_fires(&t, "shooter", "target", "8 8 3 4");
	assert_true(range_dead(&t, "target", 1));
	assert_int_equal(trial_count(&t, EVENT_LIFE), 1);
}

/* All fire is at the same time: who is killed has fired (K3). */
AT_RANGE(test_K_10_the_killed_have_fired,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=1 at=12,5 arms=rifle uncommanded\n")
{
	range_fires(&t, "shooter", "target", "8 6 8 6");
	assert_true(range_dead(&t, "shooter", 1) && range_dead(&t, "target", 1));
}

/* ---- whom a hit strikes ---- */

AT_RANGE(test_K_16_hits_fall_at_random_on_the_group,
	SHOOTER "arms=rifle\n" "unit target side=east figures=7 at=12,5 arms=sword\n")
{
	for (int i = 1; i <= 7; i++)
		range_put(&t, "target", i, 12, 1 + i);
	range_fires(&t, "shooter", "target", "8 5 6");	/* a D8 among seven (S-C-17) */
	assert_true(range_dead(&t, "target", 5));
	assert_int_equal(range_alive(&t, "target"), 6);
	assert_int_equal(trial_roll(&t, "who is hit")->roll.sides, 8);
	range_rested(&t, "shooter");
	range_fires(&t, "shooter", "target", "8 5 6");	/* now a D6 among six: the fifth left */
	assert_true(range_dead(&t, "target", 6));
	assert_int_equal(trial_roll(&t, "who is hit")->roll.sides, 6);
}

#define SQUAD "unit target side=east figures=3 at=20,5 arms=sword\n" \
	"unit chief side=east figures=1 at=30,5 arms=sword\nfigure 1 leader\n"

static int casualties(const struct trial *t, const char *unit)
{
	int16_t figures[FIGURES_MAX];

	return risk_casualties(t->game, trial_unit(t, unit), figures);
}

AT_RANGE(test_K_16_leaders_within_5_cm_are_of_the_group, SHOOTER "arms=rifle\n" SQUAD)
{
	for (int i = 1; i <= 3; i++)
		range_put(&t, "target", i, 20, 4 + i);
	range_put(&t, "chief", 1, 22, 6);	/* two cells: 5 cm */
	assert_int_equal(casualties(&t, "target"), 4);
	assert_int_equal(casualties(&t, "chief"), 4);
	range_put(&t, "chief", 1, 23, 6);	/* 7.5 cm */
	assert_int_equal(casualties(&t, "target"), 3);
	assert_int_equal(casualties(&t, "chief"), 1);
	range_put(&t, "chief", 1, 22, 6);
	range_fires(&t, "shooter", "target", "8 4 6");
	assert_true(range_dead(&t, "chief", 1));
}

AT_RANGE(test_K_16_a_units_own_leader_too_far_off_stands_alone,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n")
{
	range_put(&t, "target", 1, 22, 6);
	range_put(&t, "target", 2, 20, 5);
	range_put(&t, "target", 3, 20, 6);
	assert_int_equal(casualties(&t, "target"), 3);
	range_put(&t, "target", 1, 23, 6);
	assert_int_equal(casualties(&t, "target"), 2);
}

/* Whoever stands beside the sergeant stands beside his squad. */
AT_RANGE(test_K_16_a_groups_own_leaders_are_of_it,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n"
	"unit chief side=east figures=1 at=30,5 arms=sword\nfigure 1 leader\n")
{
	range_put(&t, "target", 1, 22, 5);
	range_put(&t, "target", 2, 20, 5);
	range_put(&t, "target", 3, 20, 6);
	range_put(&t, "chief", 1, 24, 5);	/* 5 cm from him, 10 cm from his men */
	assert_int_equal(casualties(&t, "target"), 4);
	range_put(&t, "target", 1, 23, 5);	/* too far from his men himself */
	assert_int_equal(casualties(&t, "target"), 2);
	assert_int_equal(casualties(&t, "chief"), 1);
}

AT_RANGE(test_X_35_the_nearest_of_several_groups,
	SHOOTER "arms=rifle\n" SQUAD
	"unit others side=east figures=2 at=24,5 arms=sword\n")
{
	for (int i = 1; i <= 3; i++)
		range_put(&t, "target", i, 20, 4 + i);
	range_put(&t, "others", 1, 23, 6);
	range_put(&t, "others", 2, 23, 7);
	range_put(&t, "chief", 1, 22, 6);	/* next to the others, 5 cm from the target */
	assert_int_equal(casualties(&t, "target"), 3);
	assert_int_equal(casualties(&t, "others"), 3);
	assert_int_equal(casualties(&t, "chief"), 3);
}

AT_RANGE(test_X_94_only_those_whom_the_ground_lets_be_reached,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\n")
{
	range_put(&t, "target", 1, 16, 5);
	range_put(&t, "target", 2, 16, 4);
	range_put(&t, "target", 3, 18, 5);
	trial_ground(&t, 17, 5, "stone");	/* hides the third */
	range_fires(&t, "shooter", "target", "8 3 6");	/* a three: the first of two again */
	assert_int_equal(trial_roll(&t, "who is hit")->roll.need, 1);
	assert_true(range_dead(&t, "target", 1));
}

AT_RANGE(test_X_94_a_character_near_a_group_is_one_of_it,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\n"
	"unit lady side=east figures=1 at=30,5 arms=pistol\nfigure 1 hero\n")
{
	for (int i = 1; i <= 3; i++)
		range_put(&t, "target", i, 20, 4 + i);
	range_put(&t, "lady", 1, 21, 6);
	assert_int_equal(casualties(&t, "lady"), 4);
	range_put(&t, "lady", 1, 30, 6);
	assert_int_equal(casualties(&t, "lady"), 1);
}

AT_RANGE(test_a_second_takes_over_and_items_know_where_he_fell,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n"
	"figure 3 second\n")
{
	cell_t at;

	at = t.game->figures[trial_figure(&t, "target", 1)].cell;
	risk_hit(t.game, trial_figure(&t, "target", 1), trial_unit(&t, "shooter"), FATE_KILL,
		"rifle");
	assert_false(range_dead(&t, "target", 1));
	risk_fates(t.game);
	assert_true(range_dead(&t, "target", 1));
	assert_int_equal(risk_man(&t, "target", 1)->fell, at);
	assert_int_equal(t.game->units[trial_unit(&t, "target")].leader,
		trial_figure(&t, "target", 3));
}

/* ---- what may be expected ---- */

AT_RANGE(test_expectations_are_the_tables_counted_out,
	"unit troop side=west figures=5 at=3,5 arms=rifle\n" CROWD)
{
	struct fire_expected e;
	int troop, target;

	range_troop_in_line(&t);
	troop = trial_unit(&t, "troop");
	target = trial_unit(&t, "target");
	e = risk_fire_expected(t.game, troop, target, 4);
	assert_int_equal(e.shooters, 4);
	assert_int_equal(e.dice, 4);
	assert_int_equal(e.need, 2);
	assert_int_equal(e.hits, 3500);		/* seven eighths each */
	assert_in_range(e.harm, 1740, 1750);	/* two kills and two halves of six */
	e = risk_fire_expected_of(t.game, trial_figure(&t, "troop", 1), target, NOBODY);
	assert_int_equal(e.hits, 875);
	risk_unit_in(&t, "troop")->order = ORDER_CHARGE;
	assert_int_equal(risk_fire_expected(t.game, troop, target, 0).dice, 0);
}

/* His men are out of reach of any line: the leader who stands apart is hit himself. */
AT_RANGE(test_X_94_who_stands_apart_is_hit_where_the_group_cannot_be,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n")
{
	range_put(&t, "target", 1, 12, 5);
	range_put(&t, "target", 2, 20, 5);
	range_put(&t, "target", 3, 21, 5);
	trial_ground(&t, 19, 5, "stone");
	range_fires(&t, "shooter", "target", "8 6");
	assert_true(range_dead(&t, "target", 1));
}

/* Nothing that shots bring to light changes others: a lurker between the two, whom his own shot
 * shows, saves nobody who was aimed at. */
AT_RANGE(test_K_3_who_shows_himself_by_firing_stops_no_shot_of_the_volley,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n"
	"unit lurkers side=east figures=1 at=30,9 arms=rifle\n")
{
	int lurkers;

	lurkers = trial_unit(&t, "lurkers");
	range_put(&t, "target", 1, 12, 5);
	range_put(&t, "target", 2, 20, 5);
	range_put(&t, "target", 3, 21, 5);
	trial_ground(&t, 19, 5, "stone");
	risk_play(&t, STAGE_FIRE);
	trial_put(&t, "lurkers", 1, 7, 5);
	game_sight(t.game, lurkers, 0, false);
	risk_man(&t, "lurkers", 1)->aim = (int16_t)trial_unit(&t, "shooter");
	range_fires(&t, "shooter", "target", "8 6 1");
	assert_true(game_sees(t.game, 0, lurkers));
	assert_true(range_dead(&t, "target", 1));
}

AT_RANGE(test_K_15_a_wound_more_kills_and_a_character_takes_over,
	SHOOTER "arms=rifle\n"
	"unit target side=east figures=3 at=20,5 arms=sword\nfigure 1 leader\n"
	"figure 3 hero\n")
{
	risk_wound(t.game, trial_figure(&t, "target", 1));
	assert_int_equal(range_wounds(&t, "target", 1), 1);
	risk_wound(t.game, trial_figure(&t, "target", 1));
	assert_true(range_dead(&t, "target", 1));
	assert_int_equal(t.game->units[trial_unit(&t, "target")].leader,
		trial_figure(&t, "target", 3));
}

TEST_MAIN
