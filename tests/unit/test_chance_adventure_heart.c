/* The odds of adventures' hearts: morale tests, against a million of them as play throws them,
 * against figures reckoned by hand; that every row of their tables can be had, and what can
 * never be is refused.
 */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "again.h"

/* ---- what is printed ---- */

static void has_modifier(const struct odds *o, const char *rule, int halves)
{
	for (int i = 0; i < o->n_rolls; i++)
		for (int m = 0; m < o->rolls[i].roller.event.roll.n_modifiers; m++)
			if (strcmp(o->rolls[i].roller.modifiers[m].rule, rule) == 0) {
				assert_int_equal(o->rolls[i].roller.modifiers[m].halves, halves);
				return;
			}
	fail_msg("no modifier %s", rule);
}

static void needs(const char *words, int need)
{
	struct odds o;

	odds_of(words, &o);
	assert_int_equal(roller_need(&o.rolls[0].roller), need);
}

static void comes_to(const char *words, const char *outcome, int ways)
{
	struct odds o;

	odds_of(words, &o);
	assert_int_equal(odds_chance(&o, outcome), chance_of(ways, 10));
}

/* ---- morale ---- */

static const char field[] =
	"map\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . A A A A A . . B B . . . .\n"
	". . . . . . . . . . . . . . . .\n"
	" . . . . . . . . . . . . . . . .\n"
	"end\n"
	"side west edges=west\n"
	"side east edges=east\n"
	"unit natives sign=A side=west arms=spear troops=warriors class=native\n"
	"figure 1 leader\n"
	"unit marines sign=B side=east arms=rifle troops=soldiers\n"
	"figure 1 leader\n";

enum morale_end { ENDS_WELL, ENDS_SUPPRESSED, ENDS_RETREATS, ENDS_ROUTS, ENDS };

static enum morale_end end_of(const struct game *g, int unit)
{
	const struct adv_unit *const u = adv_unit_of(g, unit);

	return u->routing ? ENDS_ROUTS : u->retreating ? ENDS_RETREATS
		: adv_unit_suppressed(g, unit) ? ENDS_SUPPRESSED : ENDS_WELL;
}

static void sample_phase(struct again *a, int times, int64_t seen[ENDS])
{
	memset(seen, 0, ENDS * sizeof *seen);
	for (int i = 0; i < times; i++) {
		again(a);
		adv_morale_phase(a->g);
		seen[end_of(a->g, 0)]++;
	}
}

/* Eight, one killed, two suppressed: six. */
static void test_a_million_tests_under_fire(void **state)
{
	const int times = sampled_times();
	int64_t seen[ENDS];
	struct again a;
	struct odds o;

	(void)state;
	again_begin(&a, field, false);
	skirmish_unit(&a.t, "natives")->shot_at = true;
	skirmish_unit(&a.t, "natives")->shot_by = 1;
	skirmish_man(&a.t, "natives", 2)->lost = true;
	skirmish_man(&a.t, "natives", 3)->shaken = true;
	skirmish_man(&a.t, "natives", 4)->shaken = true;
	sample_phase(&a, times, seen);
	odds_of("rugged morale troops=warriors class=native figures=4 lost=1 suppressed=2", &o);
	assert_int_equal(odds_chance(&o, "holds"), chance_of(6, 10));
	sampled_agrees("holds", odds_chance(&o, "holds"), seen[ENDS_WELL], times);
	sampled_agrees("suppressed", odds_chance(&o, "suppressed"), seen[ENDS_SUPPRESSED], times);
	again_end(&a);
}

static void test_the_ladder_is_that_of_play(void **state)
{
	const int times = sampled_times() / 20;
	int64_t seen[ENDS];
	struct adv_unit *u;
	struct again a;
	struct odds o;

	(void)state;
	again_begin(&a, field, false);
	u = skirmish_unit(&a.t, "natives");
	u->shot_at = true;
	u->shot_by = 1;
	u->suppressed_until = 1;
	u->ladder = LADDER_SUPPRESSED;
	sample_phase(&a, times, seen);
	odds_of("rugged morale troops=warriors state=suppressed", &o);
	sampled_agrees("suppressed", odds_chance(&o, "suppressed"), seen[ENDS_SUPPRESSED], times);
	sampled_agrees("retreats", odds_chance(&o, "retreats"), seen[ENDS_RETREATS], times);
	u->ladder = LADDER_RETREAT;
	u->retreat_turn = 1;
	sample_phase(&a, times, seen);
	odds_of("rugged morale troops=warriors state=retreated", &o);
	sampled_agrees("suppressed", odds_chance(&o, "suppressed"), seen[ENDS_SUPPRESSED], times);
	sampled_agrees("routs", odds_chance(&o, "routs"), seen[ENDS_ROUTS], times);
	again_end(&a);
}

/* A-5: -1, -1, -1 each, -½ each and rounded down, +1; P:387 +1; traits +2, -2, -2. */
static void test_every_morale_row_can_be_had(void **state)
{
	struct odds o;

	(void)state;
	odds_of("pacific morale cause=charged leader=none lost=2 suppressed=3 elite=yes", &o);
	has_modifier(&o, "morale-modifiers.charged", -2);
	has_modifier(&o, "morale-modifiers.leaderless", -2);
	has_modifier(&o, "morale-modifiers.lost", -4);
	has_modifier(&o, "morale-modifiers.suppressed", -3);
	has_modifier(&o, "morale-modifiers.elite", 2);
	odds_of("rugged morale leader=inspiring", &o);
	has_modifier(&o, "morale-modifiers.inspired", 2);
	odds_of("rugged morale leader=hero traits=inspired-leadership,abrasive", &o);
	has_modifier(&o, "traits.inspired-leadership", 4);
	has_modifier(&o, "traits.abrasive", -4);
	odds_of("rugged morale cause=rally leader=hero traits=extremely-arrogant class=native", &o);
	has_modifier(&o, "traits.extremely-arrogant", -4);
	needs("rugged morale cause=rally leader=hero traits=extremely-arrogant", 10);
	needs("rugged morale troops=warriors", 8);
	needs("rugged morale troops=civilians", 6);
	needs("rugged morale troops=civilians morale=9", 9);
}

/* what a failure is for each cause. */
static void test_what_comes_of_failing(void **state)
{
	(void)state;
	comes_to("rugged morale troops=warriors", "suppressed", 2);
	comes_to("rugged morale troops=warriors state=suppressed", "retreats", 2);
	comes_to("rugged morale troops=warriors state=suppressed", "suppressed", 8);
	comes_to("rugged morale troops=warriors state=retreated", "routs", 2);
	comes_to("rugged morale troops=warriors cause=charged", "routs", 3);
	comes_to("rugged morale troops=warriors cause=charged", "stands", 7);
	comes_to("rugged morale troops=warriors cause=completion lost=2", "suppressed", 4);
	comes_to("rugged morale troops=warriors cause=completion lost=2", "presses on", 6);
	comes_to("rugged morale troops=warriors cause=melee", "routs", 2);
	comes_to("rugged morale troops=warriors cause=melee result=drawn", "routs", 2);
	comes_to("rugged morale troops=warriors cause=melee result=won", "pursues", 2);
	comes_to("rugged morale troops=warriors cause=melee result=won", "may pursue", 8);
	comes_to("rugged morale troops=warriors cause=melee result=won foes-run=no", "holds", 10);
	comes_to("rugged morale troops=warriors cause=melee state=routing", "holds", 8);
	comes_to("pacific morale troops=warriors cause=rally", "routs on", 2);
	comes_to("pacific morale troops=warriors cause=rally state=pursuing", "pursues on", 2);
	comes_to("pacific morale troops=warriors cause=rally", "rallies", 8);
	comes_to("pacific morale cause=alone morale=7", "suppressed", 3);
}

static void test_morale_that_cannot_be(void **state)
{
	(void)state;
	odds_refused("rugged morale elite=yes", "", "has no row \"elite\"");
	odds_refused("rugged morale suppressed=11", "S-A-94", "of 10 fit figures");
	odds_refused("rugged morale traits=abrasive", "A-3", "leader=hero");
	odds_refused("rugged morale cause=charged state=routing", "S-A-41", "does not test");
	odds_refused("rugged morale cause=fire state=routing", "S-A-100", "does not test");
	odds_refused("rugged morale cause=completion state=suppressed", "A-13", "steady");
	odds_refused("rugged morale cause=rally leader=none", "S-A-105", "no hero or leader");
	odds_refused("rugged morale cause=rally state=steady", "A-22", "neither routing");
	odds_refused("rugged morale figures=41", "", "1 to 40");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_a_million_tests_under_fire),
		cmocka_unit_test(test_the_ladder_is_that_of_play),
		cmocka_unit_test(test_every_morale_row_can_be_had),
		cmocka_unit_test(test_what_comes_of_failing),
		cmocka_unit_test(test_morale_that_cannot_be),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
