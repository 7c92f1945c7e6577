/* Vehicles and their people in straits: out of the water, with nobody left to fly,
 * run down by friends, in the Game Master's hands.
 */
#include "config.h"
#include "unit.h"
#include "skirmish.h"
#include "systems/adventure/fire/shoot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/vehicles/crash.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/vehicles.h"

#define SEA "D D D D D D D D D D D D D D D D D D D D\n"
#define LAND ". . . . . . . . . . . . . . . . . . . .\n"
#define SIDES "side west edges=west\nside east edges=east\n"

enum { GM = 4 };

static const char bay[] =
	"map\n" SEA SEA SEA SEA SEA SEA LAND LAND LAND LAND LAND LAND "end\n"
	"legend D deep\n" SIDES
	"unit launch side=west vehicle=watercraft at=8,3 facing=E\n"
	"unit frogs side=west figures=2 arms=knife swim=assisted dressed=water troops=soldiers\n"
	"figure 1 at=9,5\n"
	"figure 2 at=15,3\n"
	"unit hat side=west figures=1 arms=knife swim=hard-hat troops=soldiers at=7,5\n"
	"unit plane side=west vehicle=aircraft at=5,9 facing=E\n"
	"unit pilots side=west figures=2 arms=pistol aboard=plane troops=soldiers\n"
	"unit truck side=west vehicle=truck at=6,11 facing=E\n"
	"unit crew side=west figures=2 arms=rifle aboard=truck troops=soldiers\n"
	"unit idlers side=west figures=2 arms=rifle troops=soldiers\n"
	"figure 1 at=10,11\n"
	"figure 2 at=18,12\n"
	"unit foes side=east figures=2 at=19,8 arms=rifle troops=soldiers\n";

static int hull_of(const struct trial *t, const char *unit)
{
	return adv_hull(t->game, trial_unit(t, unit));
}

static int aboard(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].aboard;
}

static const struct adv_vehicle *vehicle(const struct trial *t, const char *unit)
{
	return &skirmish_unit(t, unit)->vehicle;
}

static void begin(struct trial *t)
{
	skirmish_pacific(t, bay);
	trial_do(t, GM, "gm-sit yes");
}

/* ---- out of the water ---- */

/* The one beside it climbs in, the other swims up at the chart's rate. */
TRIAL(test_S_A_76_swimmers_climb_aboard, skirmish_pacific(&t, bay), skirmish_end)
{
	trial_do(&t, 0, "order frogs board launch");
	skirmish_next_turn(&t);
	assert_int_equal(aboard(&t, "frogs", 1), hull_of(&t, "launch"));
	assert_int_equal(aboard(&t, "frogs", 2), NOBODY);
	assert_true(game_touching(t.game, trial_figure(&t, "frogs", 2), hull_of(&t, "launch")));
	trial_refuses(&t, 0, "order frogs patrol 12,3", "S-A-79");
}

TRIAL(test_S_A_76_a_hard_hat_is_hauled_up_by_his_line, skirmish_pacific(&t, bay), skirmish_end)
{
	skirmish_man(&t, "hat", 1)->submerged = true;
	trial_do(&t, 0, "order hat board launch");
	skirmish_next_turn(&t);
	assert_int_equal(aboard(&t, "hat", 1), hull_of(&t, "launch"));
	assert_false(skirmish_man(&t, "hat", 1)->submerged);
}

/* ---- out of the air ---- */

TRIAL(test_S_A_78_with_nobody_left_to_fly_it_an_aircraft_crashes, begin(&t), skirmish_end)
{
	skirmish_unit(&t, "plane")->vehicle.flying = true;
	trial_do(&t, GM, "gm-wound pilots.1");
	assert_true(vehicle(&t, "plane")->flying);	/* the other has the stick */
	trial_dice(&t, "1 1");	/* suppressed: 1 + 3 */
	trial_do(&t, GM, "gm-wound pilots.2");
	assert_false(vehicle(&t, "plane")->flying);
	assert_true(adv_wreck(t.game, hull_of(&t, "plane")));
	assert_int_equal(aboard(&t, "pilots", 1), NOBODY);
	assert_int_equal(skirmish_life(&t, "pilots", 2), LIFE_WOUNDED);
}

/* ---- captives ---- */

TRIAL(test_A_30_a_captive_stays_one_aboard_his_captors_vehicle,
	skirmish_pacific(&t, bay), skirmish_end)
{
	trial_put(&t, "idlers", 2, 8, 9);
	trial_put(&t, "foes", 1, 9, 9);
	adv_take(t.game, trial_figure(&t, "foes", 1), trial_figure(&t, "idlers", 2));
	trial_do(&t, 0, "order pilots alight");
	skirmish_next_turn(&t);
	trial_do(&t, 0, "order idlers board plane");
	skirmish_next_turn(&t);
	assert_int_equal(aboard(&t, "idlers", 2), hull_of(&t, "plane"));
	assert_int_equal(aboard(&t, "foes", 1), hull_of(&t, "plane"));
	adv_captures(t.game);
	assert_int_equal(skirmish_life(&t, "foes", 1), LIFE_CAPTIVE);
}

/* ---- seen ---- */

TRIAL(test_X_65_who_fires_from_a_vehicle_is_seen_in_it, skirmish_pacific(&t, bay), skirmish_end)
{
	assert_true(game_sees(t.game, 1, trial_unit(&t, "truck")));
	assert_false(game_knows(t.game, 1, trial_unit(&t, "crew")));
	skirmish_aim(&t, "crew", "foes");
	trial_dice(&t, "10 10");
	adv_volley(t.game);
	assert_true(game_knows(t.game, 1, trial_unit(&t, "crew")));
}

/* ---- friends ---- */

TRIAL(test_S_A_66_nobody_runs_from_the_friend_who_struck_him,
	skirmish_pacific(&t, bay), skirmish_end)
{
	const struct course_step ahead = { { 0, 0 }, 0 };
	struct course_step step = ahead;

	step.pose = adv_pose(t.game, hull_of(&t, "truck"));
	step.pose.cell = build_cell(t.setup, 10, 11);
	trial_dice(&t, "10 1 3");	/* does not leap; wound 1 + 3; the truck itself */
	assert_false(adv_strike(t.game, trial_unit(&t, "truck"), &step, 1, true));
	adv_fates(t.game, false);
	assert_true(skirmish_unit(&t, "idlers")->shot_at);
	assert_int_equal(skirmish_unit(&t, "idlers")->shot_by, NOBODY);
}

/* ---- the Game Master's hands ---- */

TRIAL(test_C_12_a_vehicle_is_damaged_wrecked_and_repaired, begin(&t), skirmish_end)
{
	trial_refuses(&t, GM, "gm-heal truck", "C-12");
	trial_do(&t, GM, "gm-wound truck");
	assert_true(vehicle(&t, "truck")->damaged);
	assert_int_equal(aboard(&t, "crew", 1), hull_of(&t, "truck"));
	trial_do(&t, GM, "gm-heal truck");
	assert_false(vehicle(&t, "truck")->damaged);
	trial_do(&t, GM, "gm-wound truck");
	trial_do(&t, GM, "gm-wound truck");
	assert_true(adv_wreck(t.game, hull_of(&t, "truck")));
	assert_int_equal(aboard(&t, "crew", 1), NOBODY);	/* nobody stays in a wreck */
	trial_do(&t, GM, "gm-heal truck");
	assert_int_equal(t.game->figures[hull_of(&t, "truck")].life, LIFE_FIT);
}

TEST_MAIN
