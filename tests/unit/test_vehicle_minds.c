/* What machines make of vehicles: where they drive them, when their people get in and
 * out, and that nobody is ever left without an answer.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "answers.h"
#include "played.h"
#include "systems/adventure/vehicles/crew.h"

#define PLAIN ". . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . " \
	". . . . . . . . . . . . . . . . . . . .\n"
#define LAND PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN PLAIN
#define SIDES "side west edges=west\nside east edges=east\n"

TEST(test_a_truck_brings_its_people_near_and_they_get_out)
{
	static const char far[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,5 facing=E\n"
		"unit crew side=west figures=4 arms=rifle aboard=truck troops=soldiers\n"
		"figure 1 leader\n"
		"unit foes side=east figures=3 at=56,5 arms=club troops=soldiers\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_pacific, far, "");
	a = order_of(&t, "truck");
	assert_int_equal(a.mode, MODE_DRIVE);
	assert_true(nearer(&t, &a, "foes") > 100);
	game_pose(t.game, adv_hull(t.game, trial_unit(&t, "truck")),
		(struct pose){ build_cell(t.setup, 46, 5), 1 });
	assert_int_equal(order_of(&t, "truck").mode, MODE_STATIONARY);
	assert_int_equal(order_of(&t, "crew").mode, MODE_ALIGHT);
	trial_end(&t);
}

TEST(test_who_has_far_to_go_takes_an_empty_truck)
{
	static const char far[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,5 facing=E\n"
		"unit crew side=west figures=4 at=6,7 arms=rifle troops=soldiers\n"
		"figure 1 leader\n"
		"unit foes side=east figures=3 at=56,5 arms=club troops=soldiers\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_pacific, far, "");
	a = order_of(&t, "crew");
	assert_int_equal(a.mode, MODE_BOARD);
	assert_int_equal(a.target, trial_unit(&t, "truck"));
	trial_end(&t);
}

TEST(test_a_tank_stands_and_fires_and_what_is_broken_is_mended)
{
	static const char near[] =
		"map\n" LAND "end\n" SIDES
		"unit tank side=west vehicle=tracked at=6,5 facing=E arms=maxim\n"
		"unit crew side=west figures=3 arms=pistol aboard=tank troops=soldiers\n"
		"unit launch side=west vehicle=truck at=50,2 facing=E\n"
		"unit fitters side=west figures=3 at=50,4 arms=pistol troops=soldiers\n"
		"unit foes side=east figures=3 at=26,5 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, near, "");
	assert_int_equal(order_of(&t, "tank").mode, MODE_STATIONARY);
	assert_int_equal(order_of(&t, "crew").mode, MODE_STATIONARY);
	state_of(&t, "launch")->vehicle.damaged = true;
	assert_int_equal(order_of(&t, "fitters").mode, MODE_REPAIR);
	assert_int_equal(fire_of(&t, "tank").target, trial_unit(&t, "foes"));
	trial_end(&t);
}

/* passengers of an open truck fire their own rifles as it drives by. */
TEST(test_X_65_passengers_fire_from_where_they_sit)
{
	static const char by[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,5 facing=E\n"
		"unit crew side=west figures=4 arms=rifle aboard=truck troops=soldiers\n"
		"figure 1 leader\n"
		"unit foes side=east figures=3 at=20,5 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, by, "");
	trial_do(&t, 0, "order truck drive 8,5");
	assert_int_equal(fire_of(&t, "crew").target, trial_unit(&t, "foes"));
	trial_end(&t);
}

TEST(test_the_uncommanded_drive_too_and_an_aircraft_never_stalls)
{
	static const char mixed[] =
		"map\n" LAND PLAIN PLAIN PLAIN PLAIN "end\n" SIDES
		"unit car side=west vehicle=automobile at=6,5 facing=E uncommanded\n"
		"unit thugs side=west figures=3 arms=smg aboard=car troops=warriors uncommanded\n"
		"unit plane side=west vehicle=aircraft at=20,8 facing=E arms=lewis uncommanded\n"
		"unit pilots side=west figures=2 arms=pistol aboard=plane troops=soldiers uncommanded\n"
		"unit foes side=east figures=3 at=50,5 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, mixed, "");
	answer_until(&t, STAGE_FIRE);
	assert_true(state_of(&t, "car")->moved);
	assert_true(state_of(&t, "plane")->vehicle.flying || state_of(&t, "plane")->mode
		== MODE_STATIONARY);
	trial_end(&t);
}

TEST(test_boats_leave_with_all_aboard_where_that_is_the_aim)
{
	static const char bay[] =
		"map\n"
		"D D D D D D D D D D D D D D D D D D D D\n D D D D D D D D D D D D D D D D D D D D\n"
		"D D D D D D D D D D D D D D D D D D D D\n D D D D D D D D D D D D D D D D D D D D\n"
		"D D D D D D D D D D D D D D D D D D D D\n . . . . . . . . . . . . . . . . . . . .\n"
		"end\nlegend D deep\n" SIDES
		"unit launch side=west vehicle=watercraft at=10,3 facing=W\n"
		"unit crew side=west figures=3 arms=pistol aboard=launch troops=soldiers\n"
		"unit foes side=east figures=3 at=18,6 arms=club troops=soldiers\n";
	static const struct setup_objective exits[] = { { .id = "away", .text = "Away.",
		.kind = AIM_EXIT, .side = 0, .unit = -1, .area = -1, .item = -1, .edge = EDGE_WEST,
		.number = 3, .points = 5 } };
	struct setup *s = build_setup(&system_pacific, bay);
	struct trial t;

	s->objectives = exits;
	s->n_objectives = 1;
	trial_begin_with(&t, s, "");
	assert_int_equal(order_of(&t, "launch").mode, MODE_LEAVE);
	assert_int_not_equal(order_of(&t, "crew").mode, MODE_ALIGHT);
	trial_end(&t);
}

/* ---- what decides ---- */

/* What is not far is walked to, and nobody stops to get in, or to mend, with an enemy near. */
TEST(test_who_has_not_far_to_go_walks)
{
	static const char near[] =
		"map\n" LAND "end\n" SIDES
		"unit truck side=west vehicle=truck at=6,5 facing=E\n"
		"unit crew side=west figures=4 at=6,7 arms=rifle troops=soldiers\n"
		"figure 1 leader\n"
		"unit broken side=west vehicle=truck at=44,2 facing=E\n"
		"unit fitters side=west figures=3 at=44,4 arms=pistol troops=soldiers\n"
		"unit foes side=east figures=3 at=32,5 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, near, "");
	state_of(&t, "broken")->vehicle.damaged = true;
	assert_int_not_equal(order_of(&t, "crew").mode, MODE_BOARD);
	assert_int_not_equal(order_of(&t, "fitters").mode, MODE_REPAIR);
	trial_end(&t);
}

/* Far from the enemy, but the truck gets no nearer. */
TEST(test_who_gains_nothing_by_riding_gets_out)
{
	static const char stuck[] =
		"map\n"
		"D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D "
		"D D D D D D D D D D D D D D D D\n"
		" D . . . . . . . . D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D "
		"D D D D D D D D D D D D D D D D\n"
		"D . . . . . . . . D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D "
		"D D D D D D D D . . . . . . . .\n"
		" D . . . . . . . . D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D "
		"D D D D D D D D . . . . . . . .\n"
		"D . . . . . . . . D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D "
		"D D D D D D D D . . . . . . . .\n"
		" D . . . . . . . . D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D "
		"D D D D D D D D . . . . . . . .\n"
		"end\nlegend D deep\n" SIDES
		"unit truck side=west vehicle=truck at=6,4 facing=E\n"
		"unit crew side=west figures=4 arms=rifle aboard=truck troops=soldiers\n"
		"figure 1 leader\n"
		"unit foes side=east figures=3 at=56,4 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, stuck, "");
	assert_int_equal(order_of(&t, "crew").mode, MODE_ALIGHT);
	trial_end(&t);
}

/* Of those aboard who serves the gun stays, whoever else gets out. */
TEST(test_who_serves_the_gun_stays_aboard)
{
	static const char gun[] =
		"map\n" LAND "end\n" SIDES
		"unit tank side=west vehicle=tracked at=6,5 facing=E arms=maxim\n"
		"unit driver side=west figures=1 arms=pistol aboard=tank troops=soldiers\n"
		"unit gunners side=west figures=2 arms=pistol aboard=tank troops=soldiers\n"
		"unit foes side=east figures=3 at=15,5 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, gun, "");
	assert_int_equal(order_of(&t, "gunners").mode, MODE_STATIONARY);
	trial_end(&t);
}

/* ---- in the air ---- */

#define PLANE(arms) \
	"map\n" LAND PLAIN PLAIN PLAIN PLAIN "end\n" SIDES \
	"unit plane side=west vehicle=aircraft at=6,8 facing=E" arms "\n" \
	"unit pilots side=west figures=2 arms=pistol aboard=plane troops=soldiers\n" \
	"figure 1 leader\n"

TEST(test_an_unarmed_plane_lands_its_people_near_the_enemy)
{
	static const char near[] = PLANE("")
		"unit foes side=east figures=3 at=40,8 arms=club troops=soldiers\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_pacific, near, "");
	state_of(&t, "plane")->vehicle.flying = true;
	a = order_of(&t, "plane");
	assert_int_equal(a.mode, MODE_LAND);
	trial_end(&t);
}

/* An armed one keeps half the range that its gun likes. */
TEST(test_an_armed_plane_flies_where_its_gun_is_good)
{
	static const char far[] = PLANE(" arms=lewis")
		"unit foes side=east figures=1 at=56,8 arms=club troops=soldiers\n";
	const int32_t wish = 400 / 2;
	struct trial t;
	struct answer a;
	int32_t off;

	trial_begin(&t, &system_pacific, far, "");
	state_of(&t, "plane")->vehicle.flying = true;
	a = order_of(&t, "plane");
	assert_int_equal(a.mode, MODE_FLY);
	off = table_distance(t.game->table, a.goal, place_of(&t, "foes")) - wish;
	assert_in_range(off < 0 ? -off : off, 0, 3);
	trial_end(&t);
}

/* The nearest ground is further off than people go who get out, but in range of theirs. */
TEST(test_a_plane_lands_as_near_as_there_is_ground)
{
	static const char coast[] =
		"map\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D D D D D D D\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D D D D D D D\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D D D D D D D\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D . . . D D D\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D . . . D D D\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D . . . D D D\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D D D D D D D\n"
		" . . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D D D D D D D\n"
		". . . . . . . . . . . . . . . . . . . . . . . . . . . . D D D D D D D D D D D D D D D D\n"
		"end\nlegend D deep\n" SIDES
		"unit plane side=west vehicle=aircraft at=6,5 facing=E\n"
		"unit pilots side=west figures=2 arms=rifle aboard=plane troops=soldiers\n"
		"figure 1 leader\n"
		"unit foes side=east figures=3 at=39,5 arms=club troops=soldiers\n";
	struct trial t;

	trial_begin(&t, &system_pacific, coast, "");
	state_of(&t, "plane")->vehicle.flying = true;
	assert_int_equal(order_of(&t, "plane").mode, MODE_LAND);
	trial_end(&t);
}

/* Where it cannot get as far off as it likes it goes as far as it can. */
TEST(test_an_armed_plane_keeps_off_on_a_small_table)
{
	static const char small[] =
		"open 30x9\n" SIDES
		"unit plane side=west vehicle=aircraft at=12,5 facing=E arms=lewis\n"
		"unit pilots side=west figures=2 arms=pistol aboard=plane troops=soldiers\n"
		"figure 1 leader\n"
		"unit foes side=east figures=1 at=14,2 arms=club troops=soldiers\n";
	struct trial t;
	struct answer a;

	trial_begin(&t, &system_pacific, small, "");
	state_of(&t, "plane")->vehicle.flying = true;
	a = order_of(&t, "plane");
	assert_int_equal(a.mode, MODE_FLY);
	assert_true(table_distance(t.game->table, a.goal, place_of(&t, "foes")) > 100);
	trial_end(&t);
}

TEST_MAIN
