/* Vehicles on land and water: driving, getting in and out, the wheel, mending (A-28,
 * S-A-75, S-A-76, X-60 … X-70).
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/aim.h"
#include "systems/adventure/fire/burst.h"
#include "systems/adventure/fire/fire.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

#define PLAIN ". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
#define LAND PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN \
	PLAIN PLAIN PLAIN PLAIN
#define SIDES "side west edges=west\nside east edges=east\n"
#define CREW "unit crew side=west figures=3 arms=rifle aboard=truck troops=soldiers\n" \
	"figure 1 leader\n"

static const char truck_on_a_field[] =
	"map\n" LAND "end\n" SIDES
	"unit truck side=west vehicle=truck at=6,6 facing=E\n" CREW
	"unit foes side=east figures=2 at=38,2 arms=rifle troops=soldiers\n";

static int hull_of(const struct trial *t, const char *unit)
{
	return adv_hull(t->game, trial_unit(t, unit));
}

static cell_t anchor(const struct trial *t, const char *unit)
{
	return t->game->figures[hull_of(t, unit)].cell;
}

/* ---- driving ---- */

TRIAL(test_A_28_a_vehicle_drives_as_far_as_the_chart_says,
	skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	trial_refuses(&t, 0, "order truck drive 22,6", "A-28");	/* 15" off the road */
	trial_do(&t, 0, "order truck drive 21,6");
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(anchor(&t, "truck"), build_cell(t.setup, 21, 6));
	assert_int_equal(t.game->figures[trial_figure(&t, "crew", 1)].aboard,
		hull_of(&t, "truck"));
}

TEST(test_X_62_roads_are_faster_and_walls_are_not_driven_into)
{
	static const char road[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _\n"
		"_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		". . . . % % % . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		" . . . . % % % . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . .\n"
		"end\n" SIDES
		"unit truck side=west vehicle=truck at=4,2 facing=E\n" CREW
		"unit tank side=west vehicle=tracked at=3,5 facing=E\n"
		"unit tankers side=west figures=2 arms=pistol aboard=tank troops=soldiers\n"
		"unit foes side=east figures=1 at=39,6 arms=rifle troops=soldiers\n";
	struct trial t;

	skirmish_pacific(&t, road);
	trial_refuses(&t, 0, "order truck drive 35,2", "A-28");
	trial_do(&t, 0, "order truck drive 34,2");	/* 30" on the road */
	trial_refuses(&t, 0, "order truck drive 7,6", "A-28");	/* jungle */
	trial_do(&t, 0, "order tank drive 7,5");
	skirmish_end(&t);
}

TRIAL(test_X_61_vehicles_drive_last_and_stop_for_who_is_in_the_way,
	skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	trial_put(&t, "foes", 1, 16, 6);
	trial_do(&t, 0, "order truck drive 12,6");
	trial_do(&t, 1, "order foes patrol 12,6");
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(skirmish_cell(&t, "foes", 1), build_cell(t.setup, 12, 6));
	assert_int_not_equal(anchor(&t, "truck"), build_cell(t.setup, 12, 6));
	assert_true(skirmish_unit(&t, "truck")->moved);
}

/* ---- who drives ---- */

TEST(test_X_63_the_wheel_is_somebodys_and_empty_ones_are_anybodys)
{
	static const char empty[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,6 facing=E\n"
		"unit foes side=east figures=2 at=6,8 arms=rifle troops=soldiers\n"
		"unit own side=west figures=1 at=30,2 arms=rifle troops=soldiers\n";
	struct trial t;

	skirmish_pacific(&t, empty);
	trial_refuses(&t, 0, "order truck drive 12,6", "X-63");
	trial_do(&t, 1, "order foes board truck");
	skirmish_next_turn(&t);
	if (t.game->figures[hull_of(&t, "truck")].load == 0) {	/* they had to walk up */
		trial_do(&t, 1, "order foes board truck");
		skirmish_next_turn(&t);
	}
	assert_int_equal(t.game->units[trial_unit(&t, "truck")].side, 1);
	assert_int_equal(adv_driver(t.game, trial_unit(&t, "truck")),
		trial_figure(&t, "foes", 1));
	trial_do(&t, 1, "wheel foes.2");
	assert_int_equal(adv_driver(t.game, trial_unit(&t, "truck")),
		trial_figure(&t, "foes", 2));
	trial_refuses(&t, 1, "wheel foes.1", "X-63");
	trial_do(&t, 1, "order truck drive 12,6");
	skirmish_end(&t);
}

TRIAL(test_S_A_76_out_at_the_end_of_a_turn_that_it_stood_still,
	skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	trial_do(&t, 0, "order crew alight 6,4");
	trial_do(&t, 0, "order truck drive 8,6");
	skirmish_next_turn(&t);
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].load, 3);
	trial_do(&t, 0, "order crew alight");
	skirmish_play(&t, STAGE_MORALE);
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].load, 3);
	skirmish_next_turn(&t);
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].load, 0);
	for (int i = 1; i <= 3; i++)
		assert_true(game_touching(t.game, trial_figure(&t, "crew", i),
			hull_of(&t, "truck")));
	trial_do(&t, 0, "order crew board truck");
	skirmish_next_turn(&t);
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].load, 3);
}

/* ---- a thing ---- */

TRIAL(test_X_60_a_vehicle_is_no_man, skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	trial_put(&t, "foes", 1, 9, 6);
	trial_refuses(&t, 0, "order truck charge foes", "X-60");
	trial_refuses(&t, 1, "order foes charge truck", "X-60");
	trial_refuses(&t, 1, "order foes board truck", "X-60");
	trial_refuses(&t, 0, "offer truck", "X-60");
	trial_refuses(&t, 0, "order crew patrol 9,9", "X-63");
	assert_false(contact_unit(t.game, trial_unit(&t, "foes")));
	adv_suppress_unit(t.game, trial_unit(&t, "truck"), 3);
	assert_false(adv_unit_suppressed(t.game, trial_unit(&t, "truck")));
}

/* ---- damage ---- */

/* So many hits with an arm, each with its die on the chart. */
static void hit(struct trial *t, const char *unit, const char *arm, const char *dice)
{
	const struct adv_rules *r = adv_rules_of(t->game);
	const int hull = hull_of(t, unit);
	int n = 1;

	for (const char *at = dice; *at != '\0'; at++)
		n += *at == ' ';
	trial_dice(t, dice);
	for (int i = 0; i < r->n_weapons; i++)
		if (strcmp(r->weapons[i].id, arm) == 0)
			for (int k = 0; k < n; k++)
				adv_hit(t->game, hull, trial_unit(t, "foes"), &r->weapons[i],
				false);
}

static const struct adv_vehicle *vehicle(const struct trial *t, const char *unit)
{
	return &skirmish_unit(t, unit)->vehicle;
}

TRIAL(test_S_A_71_each_hit_rolls_on_the_chart_and_the_worst_stands,
	skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	struct aim a;
	struct roller r;

	trial_put(&t, "foes", 1, 20, 6);
	skirmish_unit(&t, "truck")->mode = MODE_COMBAT;	/* helps it nothing */
	assert_true(adv_aim(t.game, trial_figure(&t, "foes", 1), trial_unit(&t, "truck"), &a,
		NULL));
	adv_aim_roller(t.game, &a, trial_unit(&t, "truck"), &r);
	assert_int_equal(roller_need(&r), 6);	/* 4, stationary + 2 */
	hit(&t, "truck", "rifle", "5 7 3");
	adv_fates(t.game, false);
	assert_true(vehicle(&t, "truck")->damaged);
	trial_refuses(&t, 0, "order truck drive 9,6", "A-28");
}

TRIAL(test_S_A_72_what_counts_against_it, skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	struct roller r;
	const struct adv_rules *rules;

	rules = adv_rules_of(t.game);
	for (int i = 0; i < rules->n_weapons; i++) {
		const struct weapon *w = &rules->weapons[i];
		const bool gun = strcmp(w->id, "maxim") == 0 || strcmp(w->id, "lewis") == 0;

		if (!gun && strcmp(w->id, "smg") != 0 && strcmp(w->id, "bar") != 0)
			continue;
		adv_damage_roller(t.game, hull_of(&t, "truck"), w, &r);
		assert_int_equal(roller_need(&r), gun ? 2 : 0);
	}
	skirmish_unit(&t, "truck")->moved = true;
	adv_damage_roller(t.game, hull_of(&t, "truck"), &rules->weapons[0], &r);
	assert_int_equal(roller_halves(&r, "vehicle-modifiers.moving"), -2);
	skirmish_unit(&t, "truck")->vehicle.doubled = true;
	adv_damage_roller(t.game, hull_of(&t, "truck"), &rules->weapons[0], &r);
	assert_int_equal(roller_halves(&r, "vehicle-modifiers.moving"), 0);
	assert_int_equal(roller_halves(&r, "vehicle-modifiers.double"), -4);
}

TRIAL(test_S_A_73_damaged_again_is_no_worse, skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	hit(&t, "truck", "rifle", "6");
	adv_fates(t.game, false);
	hit(&t, "truck", "rifle", "7");
	adv_fates(t.game, false);
	assert_true(vehicle(&t, "truck")->damaged);
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].life, LIFE_FIT);
	assert_int_equal(adv_chart(t.game, trial_unit(&t, "truck"), 14).toll, TOLL_KILLED);
	assert_int_equal(adv_chart(t.game, trial_unit(&t, "truck"), -3).harm, HARM_NONE);
}

TEST(test_S_A_74_all_aboard_share_its_fate_and_heroes_have_luck)
{
	static const char heroes[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,6 facing=E\n"
		"unit crew side=west figures=3 arms=rifle aboard=truck troops=soldiers\n"
		"figure 1 leader hero luck=7 field-craft=5 name=Steele\n"
		"unit foes side=east figures=2 at=38,2 arms=rifle troops=soldiers\n";
	struct trial t;

	skirmish_pacific(&t, heroes);
	hit(&t, "truck", "rifle", "10");
	trial_dice(&t, "7");	/* Luck: killed becomes wounded */
	adv_fates(t.game, false);
	assert_int_equal(skirmish_life(&t, "crew", 1), LIFE_WOUNDED);
	assert_int_equal(skirmish_life(&t, "crew", 2), LIFE_DEAD);
	assert_int_equal(skirmish_life(&t, "crew", 3), LIFE_DEAD);
	assert_true(game_on_table(t.game, trial_figure(&t, "crew", 1)));
	skirmish_end(&t);
}

TRIAL(test_X_67_a_wreck_stays_and_gives_cover, skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	struct aim a;
	int behind;

	hit(&t, "truck", "rifle", "8");
	adv_fates(t.game, false);
	assert_true(adv_wreck(t.game, hull_of(&t, "truck")));
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].load, 0);
	assert_int_equal(skirmish_life(&t, "crew", 1), LIFE_WOUNDED);
	assert_true(game_touching(t.game, trial_figure(&t, "crew", 1), hull_of(&t, "truck")));
	trial_put(&t, "foes", 1, 20, 6);
	behind = t.game->occupant[build_cell(t.setup, 4, 6)];	/* who got out astern */
	assert_true(behind >= 0);
	assert_int_equal(adv_cover(t.game, trial_figure(&t, "foes", 1), behind), COVER_MEDIUM);
	assert_false(adv_aim(t.game, trial_figure(&t, "foes", 1), trial_unit(&t, "truck"), &a,
		NULL));
	trial_refuses(&t, 1, "order foes board truck", "A-28");
}

TEST(test_X_67_in_deep_water_it_sinks_and_they_swim)
{
	static const char bay[] =
		"map\n"
		"D D D D D D D D D D D D\n D D D D D D D D D D D D\nD D D D D D D D D D D D\n"
		" D D D D D D D D D D D D\nD D D D D D D D D D D D\n . . . . . . . . . . . .\n"
		"end\nlegend D deep\n" SIDES
		"unit launch side=west vehicle=watercraft at=5,3 facing=E\n"
		"unit crew side=west figures=2 arms=rifle aboard=launch troops=soldiers\n"
		"unit foes side=east figures=1 at=11,6 arms=rifle troops=soldiers\n";
	struct trial t;

	skirmish_pacific(&t, bay);
	hit(&t, "launch", "rifle", "9");
	adv_fates(t.game, false);
	assert_int_equal(t.game->figures[trial_figure(&t, "launch", 1)].life, LIFE_DEAD);
	for (int i = 1; i <= 2; i++) {
		assert_int_equal(skirmish_life(&t, "crew", i), LIFE_WOUNDED);
		assert_true(adv_swims(t.game, trial_figure(&t, "crew", i)));
	}
	skirmish_end(&t);
}

TEST(test_X_70_two_turns_and_a_field_craft_roll_mend_it)
{
	static const char breakdown[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,6 facing=E\n"
		"unit fitters side=west figures=2 arms=rifle field-craft=6 troops=soldiers\n"
		"figure 1 leader at=5,8\n"
		"figure 2 at=6,10\n"
		"unit foes side=east figures=2 at=38,2 arms=rifle troops=soldiers\n";
	struct trial t;

	skirmish_pacific(&t, breakdown);
	skirmish_unit(&t, "truck")->vehicle.damaged = true;
	trial_refuses(&t, 0, "order fitters repair truck", "A-28");	/* one of them is too far */
	trial_put(&t, "fitters", 2, 6, 8);
	trial_do(&t, 0, "order fitters repair truck");
	skirmish_next_turn(&t);
	assert_int_equal(vehicle(&t, "truck")->mending, 1);
	trial_do(&t, 0, "order fitters repair truck");
	trial_dice(&t, "7");	/* field craft 6 */
	skirmish_next_turn(&t);
	assert_true(vehicle(&t, "truck")->damaged);
	for (int i = 0; i < 2; i++) {
		if (i == 1)
			trial_dice(&t, "6");
		trial_do(&t, 0, "order fitters repair truck");
		skirmish_next_turn(&t);
	}
	assert_false(vehicle(&t, "truck")->damaged);
	skirmish_end(&t);
}

/* ---- double speed, running down ---- */

TEST(test_S_A_75_who_loses_control_veers)
{
	struct trial t;

	skirmish_pacific(&t, truck_on_a_field);
	trial_do(&t, 0, "order truck double 36,6");
	trial_dice(&t, "5");	/* half of the time */
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(anchor(&t, "truck"), build_cell(t.setup, 36, 6));
	skirmish_end(&t);
	skirmish_pacific(&t, truck_on_a_field);
	trial_put(&t, "foes", 1, 12, 6);
	trial_do(&t, 0, "order truck double 30,2");
	/* lost; east again; he does not leap aside (field craft 4); wound + 3; the truck */
	trial_dice(&t, "6 2 5 4 3");
	skirmish_play(&t, STAGE_SPOT);
	assert_true(grid_col(&t.game->table->grid, anchor(&t, "truck")) < 12);
	assert_int_equal(roll_halves(trial_roll(&t, "wound"), "house.struck"), 6);
	skirmish_end(&t);
}

TEST(test_X_66_vehicles_that_meet_both_roll)
{
	static const char road[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,6 facing=E\n"
		"unit crew side=west figures=2 arms=rifle aboard=truck troops=soldiers\n"
		"unit car side=east vehicle=automobile at=16,6 facing=W\n"
		"unit foes side=east figures=2 arms=smg aboard=car troops=soldiers\n";
	struct trial t;

	skirmish_pacific(&t, road);
	trial_do(&t, 0, "order truck ram car");
	trial_dice(&t, "5 6");	/* the truck, the car */
	skirmish_play(&t, STAGE_SPOT);
	assert_false(vehicle(&t, "truck")->damaged);
	assert_true(vehicle(&t, "car")->damaged);
	assert_true(game_touching(t.game, hull_of(&t, "truck"), hull_of(&t, "car")));
	skirmish_end(&t);
}

TRIAL(test_X_66_men_leap_aside_or_are_run_down,
	skirmish_pacific(&t, truck_on_a_field), skirmish_end)
{
	trial_put(&t, "foes", 1, 12, 6);
	trial_put(&t, "foes", 2, 12, 7);
	trial_refuses(&t, 0, "order truck ram crew", "X-66");
	trial_do(&t, 0, "order truck ram foes");
	trial_dice(&t, "4 9 6");	/* one leaps, the other is struck: 6 + 3 */
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(skirmish_life(&t, "foes", 1), LIFE_FIT);
	assert_int_equal(skirmish_life(&t, "foes", 2), LIFE_WOUNDED);
	assert_string_equal(trial_event(&t, EVENT_NOTE, 0)->word,
		"leaps out of the way of truck");
	assert_string_equal(trial_event(&t, EVENT_NOTE, 1)->word, "is thrown aside by truck");
	assert_true(skirmish_unit(&t, "foes")->shot_at);
	assert_false(vehicle(&t, "truck")->damaged);
}

/* ---- weapons ---- */

static const char tank[] =
	"map\n" LAND "end\n" SIDES
	"unit tank side=west vehicle=tracked at=6,6 facing=E arms=maxim\n"
	"unit crew side=west figures=2 arms=rifle aboard=tank troops=soldiers\n"
	"unit truck side=west vehicle=truck at=6,10 facing=E\n"
	"unit riders side=west figures=2 arms=rifle aboard=truck troops=soldiers\n"
	"unit foes side=east figures=2 at=20,6 arms=rifle troops=soldiers\n";

TRIAL(test_X_64_mounted_weapons_fire_moving_with_who_is_free,
	skirmish_pacific(&t, tank), skirmish_end)
{
	struct aim a;
	const char *const from = "tank";

	assert_true(adv_aim(t.game, hull_of(&t, from), trial_unit(&t, "foes"), &a, NULL));
	assert_int_equal(a.dice, 4);
	skirmish_unit(&t, from)->moved = true;	/* one of the two drives */
	assert_true(adv_aim(t.game, hull_of(&t, from), trial_unit(&t, "foes"), &a, NULL));
	assert_int_equal(a.dice, 2);
	skirmish_unit(&t, from)->vehicle.doubled = true;
	assert_false(adv_aim(t.game, hull_of(&t, from), trial_unit(&t, "foes"), &a, NULL));
}

TEST(test_X_65_passengers_fire_from_what_is_open)
{
	struct trial t;
	struct aim a;
	struct reason why = { "", "" };
	const int rider = 0;

	(void)rider;
	skirmish_pacific(&t, tank);
	assert_true(adv_aim(t.game, trial_figure(&t, "riders", 2), trial_unit(&t, "foes"), &a,
		&why));
	assert_false(adv_aim(t.game, trial_figure(&t, "crew", 2), trial_unit(&t, "foes"), &a,
		&why));
	assert_string_equal(why.rule, "X-65");
	skirmish_unit(&t, "truck")->moved = true;
	assert_true(adv_aim(t.game, trial_figure(&t, "riders", 2), trial_unit(&t, "foes"), &a,
		&why));
	assert_false(adv_aim(t.game, trial_figure(&t, "riders", 1), trial_unit(&t, "foes"), &a,
		&why));
	assert_string_equal(why.rule, "X-63");	/* he drives */
	skirmish_end(&t);
}

/* ---- in the air, under water ---- */

#define SEA "D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D\n"
static const char sea[] =
	"map\n" SEA SEA SEA SEA SEA SEA SEA SEA PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN "end\n"
	"legend D deep\n" SIDES
	"unit plane side=west vehicle=aircraft at=5,11 facing=E arms=lewis\n"
	"unit pilots side=west figures=2 arms=pistol aboard=plane troops=soldiers\n"
	"unit sub side=west vehicle=submarine at=8,4 facing=E arms=maxim\n"
	"unit crew side=west figures=3 arms=pistol aboard=sub troops=soldiers\n"
	"unit foes side=east figures=2 at=38,13 arms=rifle troops=soldiers\n";

TRIAL(test_X_68_take_off_fly_and_land, skirmish_pacific(&t, sea), skirmish_end)
{
	trial_refuses(&t, 0, "order plane land 20,11", "X-68");
	trial_do(&t, 0, "order plane fly 20,11");
	skirmish_play(&t, STAGE_SPOT);
	assert_true(vehicle(&t, "plane")->flying);
	assert_int_equal(anchor(&t, "plane"), build_cell(t.setup, 20, 11));
	skirmish_next_turn(&t);
	trial_refuses(&t, 0, "order plane stationary", "X-68");
	trial_refuses(&t, 0, "order pilots alight", "X-68");
	skirmish_play(&t, STAGE_SPOT);
	assert_true(skirmish_unit(&t, "plane")->moved);	/* it circles */
	skirmish_next_turn(&t);
	trial_refuses(&t, 0, "order plane land 20,4", "X-68");	/* on wheels, at sea */
	trial_do(&t, 0, "order plane land 30,11");
	skirmish_play(&t, STAGE_SPOT);
	assert_false(vehicle(&t, "plane")->flying);
}

TRIAL(test_X_68_what_bursts_below_does_not_reach_it, skirmish_pacific(&t, sea), skirmish_end)
{
	const struct weapon *grenade;
	int16_t marks[FIGURES_MAX];

	grenade = &adv_rules_of(t.game)->weapons[rule_table_row(
		rulebook_table(t.setup->book, "weapons"), "grenade")];
	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 5, 11), grenade, marks), 1);
	skirmish_unit(&t, "plane")->vehicle.flying = true;
	assert_int_equal(adv_burst_marks(t.game, build_cell(t.setup, 5, 11), grenade, marks), 0);
}

TRIAL(test_S_A_78_an_aircraft_whose_people_are_hurt_crashes,
	skirmish_pacific(&t, sea), skirmish_end)
{
	skirmish_unit(&t, "plane")->vehicle.flying = true;
	hit(&t, "plane", "artillery", "8");	/* + 5 - 1 - 4: wounded */
	trial_dice(&t, "2 9");	/* the crash: 2 + 3 is nothing worse, 9 + 3 kills */
	adv_fates(t.game, false);
	assert_true(adv_wreck(t.game, hull_of(&t, "plane")));
	assert_false(vehicle(&t, "plane")->flying);
	assert_int_equal(skirmish_life(&t, "pilots", 1), LIFE_WOUNDED);
	assert_int_equal(skirmish_life(&t, "pilots", 2), LIFE_DEAD);
}

TRIAL(test_X_69_a_submarine_dives_and_is_not_seen_for_long, skirmish_pacific(&t, sea), skirmish_end)
{
	assert_true(adv_spotted(t.game, trial_unit(&t, "sub"), 1));
	trial_refuses(&t, 0, "order sub surface", "X-69");
	trial_refuses(&t, 0, "order plane dive", "X-69");
	trial_do(&t, 0, "order sub dive 12,4");
	skirmish_next_turn(&t);
	assert_true(vehicle(&t, "sub")->submerged);
	assert_false(adv_spotted(t.game, trial_unit(&t, "sub"), 1));
	assert_false(adv_mounted_may_shoot(t.game, hull_of(&t, "sub"), NULL));
	trial_refuses(&t, 0, "order crew alight", "X-69");
	trial_do(&t, 0, "order sub surface");
	skirmish_play(&t, STAGE_FIRE);
	assert_false(vehicle(&t, "sub")->submerged);
}

TEST_MAIN
