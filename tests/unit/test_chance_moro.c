/* The odds of the Moro wars' tosses, looks and tests of morale: against a million by the code of
 * play, and against figures reckoned by hand; and for all its odds that every modifier can be
 * had, every nonsense is refused, and the book's numbers are what counts.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "again.h"
#include "moro_range.h"
#include "played.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/fire/look.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/orders/toss.h"

#define BOTH TROOP(1, "arms=rifle") BAND(1)

/* ---- tosses ---- */

static void sample_tosses(int lost, int their_lost, const char *words, int times)
{
	int64_t us = 0, them = 0;
	struct again a;
	struct odds o;

	range_begin(&a.t, BOTH);
	moro_in(&a.t)->lost[0] = (uint8_t)lost;
	moro_in(&a.t)->lost[1] = (uint8_t)their_lost;
	again_begin(&a, moro_end);
	for (int i = 0; i < times; i++) {
		again(&a);
		moro_toss(a.g);
		us += moro_game_of(a.g)->hand == 0;
		them += moro_game_of(a.g)->hand == 1;
	}
	odds_of(words, &o);
	sampled_agrees("we", odds_chance(&o, "we have the hand"), us, times);
	sampled_agrees("they", odds_chance(&o, "they have the hand"), them, times);
	again_end(&a);
}

TEST(test_a_million_tosses_fall_as_reckoned)
{
	sample_tosses(0, 2, "moro activation their-lost=2", sampled_times());
	sample_tosses(5, 0, "moro activation lost=5", sampled_times() / FEWER);
}

/* Two units of ours and three of theirs are activated until all have acted. */
struct turn { int ours, first[2]; };

static void turn_once(struct again *a, const int16_t units[2][3], const int n[2], int next,
	struct turn *t)
{
	int done[2] = { 0, 0 };

	again(a);
	*t = (struct turn){ 0 };
	for (int i = 0; i < n[0] + n[1]; i++) {
		int side;

		moro_toss(a->g);
		side = moro_game_of(a->g)->hand;
		moro_unit_of(a->g, units[side][done[side]++])->acted = true;
		t->ours += side == 0 && i < next;
		t->first[side] += done[1 - side] == 0;
	}
}

TEST(test_turns_go_as_reckoned)
{
	static const int16_t units[2][3] = { { 0, 1 }, { 2, 3, 4 } };
	static const int n[2] = { 2, 3 };
	static int64_t ours[TALLY_MAX + 1], first[2][TALLY_MAX + 1];
	const int times = sampled_times() / FEWER;
	struct again a;
	struct odds o;

	range_begin(&a.t, "unit a side=us figures=1 at=2,2 troops=regulars\n"
		"unit b side=us figures=1 at=2,4 troops=regulars\n"
		"unit c side=moros figures=1 at=12,2 troops=warriors\n"
		"unit d side=moros figures=1 at=12,4 troops=warriors\n"
		"unit e side=moros figures=1 at=12,6 troops=warriors\n");
	for (int u = 0; u < a.t.game->n_units; u++)
		moro_unit_of(a.t.game, u)->acted = false;
	moro_in(&a.t)->lost[0] = 1;
	again_begin(&a, moro_end);
	for (int i = 0; i < times; i++) {
		struct turn t;

		turn_once(&a, units, n, 3, &t);
		ours[t.ours]++;
		first[0][t.first[0]]++;
		first[1][t.first[1]]++;
	}
	odds_of("moro activation lost=1 units=2 their-units=3 next=3", &o);
	sampled_tally("ours", odds_tally(&o, "ours"), ours, times);
	sampled_tally("we first", odds_tally(&o, "we first"), first[0], times);
	sampled_tally("they first", odds_tally(&o, "they first"), first[1], times);
	again_end(&a);
}

/* Of 100 throws of two D10 10 are tied, 45 won; with 1 more 55 are won, 36 lost, 9 tied. */
TEST(test_tosses_by_hand)
{
	struct odds o;

	odds_is("moro activation", "we have the hand", 1, 2);
	odds_is("moro activation", "a throw is tied", 1, 10);
	odds_is("moro activation lost=1", "we have the hand", 55, 91);
	odds_is("moro activation lost=1", "a throw is tied", 9, 100);
	odds_is("moro activation lost=10", "we have the hand", 1, 1);
	odds_is("moro activation their-lost=3 lost=3", "they have the hand", 1, 2);
	odds_is("moro activation units=0", "they have the hand", 1, 1);
	/* One each: whoever wins the first has it, and the other the second, untossed. */
	odds_of("moro activation units=1 their-units=1 next=1", &o);
	assert_int_equal(odds_tally(&o, "ours")->of[1], CERTAIN / 2);
	odds_of("moro activation units=1 their-units=1 next=2", &o);
	assert_int_equal(odds_tally(&o, "ours")->of[1], CERTAIN);
	/* The first even, then they have lost one: 36 of 91. */
	odds_of("moro activation next=2", &o);
	assert_true(llabs(odds_tally(&o, "ours")->of[2] - chance_of(36, 182)) < 8);
}

/* ---- looking ---- */

static void sample_looks(int inches, const char *words, int times)
{
	int64_t found = 0;
	struct again a;
	struct odds o;

	range_begin(&a.t, BOTH);
	moro_acting(&a.t, "troop", INTENT_MOVE, NULL);
	range_put_off(&a.t, "band", inches);
	range_put(&a.t, "troop", 1, 2, ROW);
	range_put(&a.t, "band", 1, 2 + inches, ROW);
	moro_counter_add(a.t.game, trial_unit(&a.t, "band"), build_cell(a.t.setup, 2 + inches,
		ROW));
	again_begin(&a, moro_end);
	for (int i = 0; i < times; i++) {
		again(&a);
		moro_look(a.g);
		found += moro_game_of(a.g)->n_counters == 0;
	}
	odds_of(words, &o);
	sampled_agrees(words, odds_chance(&o, "all found"), found, times);
	again_end(&a);
}

TEST(test_a_million_looks_find_as_reckoned)
{
	sample_looks(8, "moro sighting", sampled_times());
	sample_looks(4, "moro sighting range=4", sampled_times() / FEWER);
	sample_looks(12, "moro sighting range=12", sampled_times() / FEWER);
	sample_looks(24, "moro sighting range=24", sampled_times() / FEWER);
	sample_looks(2, "moro sighting range=2", sampled_times() / FEWER);
}

/* M:18: none to 2", 3+, 5+, 7+, 8+ of 0 … 9. */
TEST(test_looks_by_hand)
{
	odds_is("moro sighting range=2", "all found", 1, 1);
	odds_is("moro sighting range=3", "all found", 7, 10);
	odds_is("moro sighting range=8", "all found", 5, 10);
	odds_is("moro sighting range=9", "all found", 3, 10);
	odds_is("moro sighting range=13", "all found", 2, 10);
	odds_is("moro sighting range=13 looks=2", "all found", 36, 100);
	odds_is("moro sighting range=13 counters=2", "one or more found", 36, 100);
	odds_is("moro sighting range=13 counters=2", "all found", 4, 100);
}

/* ---- morale ---- */

static void sample_tests(const char *unit, enum test_cause cause, const char *words, int times)
{
	const bool closing = cause == TEST_CLOSING;
	int64_t seen[] = { [TEST_HOLDS] = 0, [TEST_ROUTS] = 0, [TEST_REMOVED] = 0,
		[TEST_STOPS] = 0 };
	struct again a;
	struct odds o;

	range_begin(&a.t, unit);
	moro_unit_in(&a.t, "troop")->lost = 2;
	again_begin(&a, moro_end);
	for (int i = 0; i < times; i++) {
		again(&a);
		seen[moro_test(a.g, 0, cause, 1)]++;
	}
	odds_of(words, &o);
	sampled_agrees("holds", odds_chance(&o, closing ? "closes" : "holds"), seen[TEST_HOLDS],
		times);
	if (closing) {
		sampled_agrees("stops", odds_chance(&o, "stops a step short"), seen[TEST_STOPS],
			times);
	} else {
		sampled_agrees("runs", odds_chance(&o, "runs"), seen[TEST_ROUTS], times);
		sampled_agrees("gone", odds_chance(&o, "is gone"), seen[TEST_REMOVED], times);
	}
	again_end(&a);
}

TEST(test_a_million_tests_say_what_is_reckoned)
{
	sample_tests(TROOP(3, "") BAND(1), TEST_LOSSES, "moro morale lost=2", sampled_times());
	sample_tests(TROOP(3, "morale=60") BAND(1), TEST_CHARGED,
		"moro morale lost=2 morale=60 cause=charged", sampled_times() / FEWER);
	sample_tests(TROOP(12, "") BAND(1), TEST_CLOSING,
		"moro morale lost=2 figures=12 cause=closing", sampled_times() / FEWER);
}

/* M:62 to M:65: 80, less 5 a loss up to ten, 3 above, 20 more in a fort, 10 in a building. */
TEST(test_morale_by_hand)
{
	odds_is("moro morale", "holds", 76, 100);
	odds_is("moro morale figures=11", "holds", 78, 100);
	odds_is("moro morale ground=fort", "holds", 96, 100);
	odds_is("moro morale ground=hut", "runs", 14, 100);
	odds_is("moro morale ground=fort lost=0 cause=charged", "holds", 1, 1);
	odds_is("moro morale lost=5", "runs", 44, 100);	/* 55 */
	odds_is("moro morale lost=6", "is gone", 49, 100);	/* 50: not above it (S-M-11) */
	odds_is("moro morale lost=6 cause=closing", "stops a step short", 49, 100);
	odds_is("moro morale troops=juramentados", "holds", 91, 100);
}

/* ---- every row, and what is refused ---- */

static const struct odds_try tries[] = {
	{ "toss.lost", "activation lost=1" },
	{ "sighting.four", "sighting range=4" }, { "sighting.eight", "sighting range=8" },
	{ "sighting.twelve", "sighting range=12" },
	{ "sighting.far", "sighting range=24" },
	{ "fire.open", "fire ground=trail" }, { "fire.fort", "fire ground=wall" },
	{ "fire.still", "cannon" }, { "fire.grapeshot", "cannon range=5" },
	{ "morale-modifiers.small", "morale" },
	{ "morale-modifiers.large", "morale figures=11" },
	{ "morale-modifiers.fort", "morale ground=trench" },
	{ "morale-modifiers.building", "fire ground=house" },
	{ "melee.fort", "melee ground=fort" }, { "melee.building", "charge ground=hut" },
	{ "melee.charging", "melee" }, { "melee.leader", "melee round=locked" },
};

TEST(test_every_modifier_can_be_had)
{
	static const char *const tables[] = { "toss", "sighting", "fire", "morale-modifiers",
		"melee", NULL };
	static const char *const without_a_die[] = { "sighting.two", NULL };

	odds_try_all("moro", tries, sizeof tries / sizeof tries[0], tables, without_a_die);
}

/* And without what makes it, it is not there. */
TEST(test_modifiers_come_with_their_cause_alone)
{
	static const struct { const char *rule, *words; } without[] = {
		{ "toss.lost", "moro activation" }, { "fire.open", "moro fire ground=jungle" },
		{ "fire.fort", "moro fire ground=hut" }, { "fire.still", "moro fire moved=yes" },
		{ "fire.still", "moro fire before-melee=yes" },
		{ "fire.still", "moro charge" },
		{ "fire.grapeshot", "moro cannon range=6" },
		{ "melee.charging", "moro melee people=us" },
		{ "melee.charging", "moro melee round=locked" },
		{ "melee.leader", "moro melee leader=no defender-leader=no" },
		{ "melee.fort", "moro melee attacker-ground=fort" },
		{ "morale-modifiers.small", "moro morale lost=0 cause=charged" },
	};
	struct odds o;

	for (size_t i = 0; i < sizeof without / sizeof without[0]; i++) {
		odds_of(without[i].words, &o);
		if (odds_modifier(&o, without[i].rule))
			fail_msg("%s: %s", without[i].words, without[i].rule);
	}
}

TEST(test_nonsense_is_refused_by_its_rule)
{
	odds_refused("moro activation units=0 their-units=0", "M-1", "the turn is over");
	odds_in_vain("moro sighting range=25", "S-M-6", "24\"");
	odds_refused("moro sighting people=moro", "X-38", "only US units");
	odds_in_vain("moro fire range=25", "M-7", "24\"");
	odds_in_vain("moro fire weapon=spear range=9", "M-7", "8\"");
	odds_in_vain("moro fire weapon=gatling range=25 shooters=3", "M-7", "24\"");
	odds_refused("moro fire weapon=blade range=1", "M-7", "nothing to shoot");
	odds_refused("moro fire weapon=cannon", "M-9", "`cannon`");
	odds_refused("moro fire infantry=yes", "S-M-26", "Gatling");
	odds_refused("moro fire weapon=gatling shooters=4 formation=column", "M-4", "formation");
	odds_refused("moro fire weapon=gatling shooters=30", "X-132", "no room");
	odds_refused("moro fire crew=11", "M-10", "crew=10");
	odds_refused("moro fire crew=4 targets=60", "S-M-27", "so near to the gun");
	odds_refused("moro fire ground=river", "M-3", "nobody stands in river");
	odds_refused("moro cannon weapon=rifle", "M-9", "`fire`");
	odds_refused("moro cannon crew=3", "S-M-24", "wants 4");
	odds_refused("moro cannon limbered=yes", "S-M-28", "limbered");
	odds_in_vain("moro cannon range=37", "M-7", "36\"");
	odds_refused("moro cannon burst=11", "M-9", "burst=10");
	odds_refused("moro morale lost=10", "M-11", "all of them are lost");
	odds_refused("moro morale lost=0", "S-M-12", "lost=1");
	odds_refused("moro morale lost=0 cause=melee", "X-150", "lost=1");
	odds_refused("moro melee ground=deep", "M-3", "deep water");
	odds_refused("moro charge weapon=cannon", "M-9", "`cannon`");
	odds_refused("moro charge jungle=7", "M-3", "jungle=6");
	odds_refused("moro charge formation=column defender-people=moro", "M-4", "formations");
}

/* M:40: at 1" three inches round the target reach the gun's crew. */
TEST(test_S_M_23_a_shell_too_near_reaches_the_crew)
{
	struct odds o;

	odds_of("moro cannon range=1 burst=2", &o);
	assert_int_equal(o.rolls[1].dice, 2 + 4);
	assert_int_equal(odds_tally(&o, "own")->most, 4);
	odds_of("moro cannon range=3 burst=2", &o);
	assert_int_equal(o.rolls[1].dice, 2);
	assert_int_equal(odds_chance(&o, "one of ours falls"), 0);
}

/* As much of everything as may be said. */
TEST(test_the_bounds_can_be_reckoned)
{
	struct odds o;

	odds_of("moro activation units=20 their-units=20 lost=20 their-lost=20 next=20", &o);
	odds_of("moro sighting range=24 counters=32 looks=20", &o);
	odds_of("moro fire shooters=60 targets=60 formation=column lost=60", &o);
	odds_of("moro fire shooters=60 targets=40 crew=18", &o);
	odds_of("moro cannon crew=6 range=1 burst=18 targets=60 friends=12", &o);
	odds_of("moro morale figures=60 lost=59", &o);
	odds_of("moro melee attackers=40 defenders=40 lost=60 defender-lost=60", &o);
	odds_of("moro charge attackers=40 defenders=40 lost=60 defender-lost=60", &o);
	odds_of("moro charge way=18 attackers=1 defenders=40", &o);
}

/* The numbers of another book are others. */
TEST(test_house_rules_change_the_odds)
{
	static const struct { const char *table, *row, *column, *value; } rules[] = {
		{ "fire", "open", "modifier", "2" }, { "sighting", "eight", "need", "2" },
		{ "toss", "lost", "modifier", "3" }, { "melee", "charging", "modifier", "4" },
		{ "failing", "rout", "above", "80" }, { "numbers", "blast-need", "value", "3" },
	};
	static const struct { const char *action, *outcome; } changed[] = {
		{ "fire", "nobody falls" }, { "sighting", "all found" },
		{ "melee", "defenders lose more" }, { "morale", "is gone" },
		{ "cannon", "nobody falls" }, { "charge", "defenders all fall" },
	};
	struct rulebook *const book = rulebook_copy(&rulebook_moro);
	struct reason why = { "", "" };

	assert_non_null(book);
	for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
		assert_int_equal(rulebook_override(book, rules[i].table, rules[i].row,
			rules[i].column, rules[i].value), OVERRIDE_OK);
	for (size_t i = 0; i < sizeof changed / sizeof changed[0]; i++) {
		struct odds_case c;
		struct odds house, printed;

		odds_begin(&c, &system_moro, book, odds_action(&system_moro, changed[i].action));
		assert_true(odds_reckon(&c, &house, &why));
		c.book = &rulebook_moro;
		assert_true(odds_reckon(&c, &printed, &why));
		if (odds_chance(&house, changed[i].outcome) == odds_chance(&printed,
				changed[i].outcome))
			fail_msg("%s is as it was", changed[i].action);
	}
	rulebook_free(book);
}

TEST_MAIN
