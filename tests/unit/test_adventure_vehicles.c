/* Vehicles on land and water: driving, getting in and out, the wheel, mending (A-28,
 * S-A-75, S-A-76, X-60 … X-70).
 */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "skirmish.h"
#include "systems/adventure/vehicles.h"

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

static void test_A_28_a_vehicle_drives_as_far_as_the_chart_says(void **state)
{
	struct trial t;

	(void)state;
	skirmish_pacific(&t, truck_on_a_field);
	trial_refuses(&t, 0, "order truck drive 22,6", "A-28");	/* 15" off the road */
	trial_do(&t, 0, "order truck drive 21,6");
	skirmish_play(&t, STAGE_SPOT);
	assert_int_equal(anchor(&t, "truck"), build_cell(t.setup, 21, 6));
	assert_int_equal(t.game->figures[skirmish_figure(&t, "crew", 1)].aboard,
		hull_of(&t, "truck"));
	skirmish_end(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_A_28_a_vehicle_drives_as_far_as_the_chart_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
