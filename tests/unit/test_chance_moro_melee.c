/* The odds of the Moro wars' melees and charges: against a million rounds by the code of play, and
 * against figures reckoned by hand.
 */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "again.h"
#include "moro_range.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/charge.h"
#include "systems/moro/melee/match.h"
#include "systems/moro/melee/melee.h"

#define KRIS(n, more) "unit kris side=moros figures=" #n " at=9,5 people=moro troops=warriors " \
	"arms=blade " more "\n"
#define LINE(n, more) "unit line side=us figures=" #n " at=6,5 troops=regulars " more "\n"
#define LEADER "figure 1 leader\n"

static int64_t ours[TALLY_MAX + 1], theirs[TALLY_MAX + 1];

static void clear(void)
{
	memset(ours, 0, sizeof ours);
	memset(theirs, 0, sizeof theirs);
}

static bool tested(const struct game *g, int unit, enum test_result result)
{
	const struct moro_unit *const u = moro_unit_of(g, unit);

	return u->test_die != DIE_NONE && u->test_result == result;
}

/* ---- rounds ---- */

struct results { int64_t they_more, we_more, tied, they_run, they_go, we_run, we_go; };

static void see_round(const struct again *a, int kris, int line, struct results *r)
{
	const int given = range_fallen(&a->t, a->g, "line"), taken = range_fallen(&a->t, a->g,
		"kris");
	struct moro_fight fights[FIGHTS_MAX];
	const int n = moro_match(a->t.game, kris, unit_bit(line), fights);

	ours[taken]++;
	theirs[given]++;
	r->they_more += given > taken;
	r->we_more += taken > given;
	r->tied += given + taken < n;
	r->they_run += tested(a->g, line, TEST_ROUTS);
	r->they_go += tested(a->g, line, TEST_REMOVED);
	r->we_run += tested(a->g, kris, TEST_ROUTS);
	r->we_go += tested(a->g, kris, TEST_REMOVED);
}

/* The charge of the Kris has come home, or they are locked, as the trial's game stands. */
static void sample_rounds(struct again *a, const char *words, int times)
{
	const int kris = trial_unit(&a->t, "kris"), line = trial_unit(&a->t, "line");
	struct results r = { 0 };
	struct odds o;

	clear();
	odds_of(words, &o);
	for (int i = 0; i < times; i++) {
		again(a);
		moro_melee(a->g);
		moro_after_melee(a->g);
		see_round(a, kris, line, &r);
	}
	sampled_tally("attackers", odds_tally(&o, "attackers"), ours, times);
	sampled_tally("defenders", odds_tally(&o, "defenders"), theirs, times);
	sampled_agrees("they more", odds_chance(&o, "defenders lose more"), r.they_more, times);
	sampled_agrees("we more", odds_chance(&o, "attackers lose more"), r.we_more, times);
	sampled_agrees("tied", odds_chance(&o, "some fight is tied"), r.tied, times);
	sampled_agrees("they run", odds_chance(&o, "defenders run"), r.they_run, times);
	sampled_agrees("they go", odds_chance(&o, "defenders are gone"), r.they_go, times);
	sampled_agrees("we run", odds_chance(&o, "attackers run"), r.we_run, times);
	sampled_agrees("we go", odds_chance(&o, "attackers are gone"), r.we_go, times);
}

static void contact(struct again *a, enum intent intent)
{
	moro_acting(&a->t, "kris", intent, "line");
	moro_in(&a->t)->contact = true;
	moro_in(&a->t)->fights = unit_bit(trial_unit(&a->t, "line"));
}

/* In a column of their own, side by side: each touches one of the others, or two of him. */
static void pair_up(const struct again *a, int many, int few)
{
	const char *const more = many == standing_strength(a->t.game, trial_unit(&a->t, "kris"))
		? "kris" : "line";
	const char *const less = *more == 'k' ? "line" : "kris";

	for (int i = 0; i < few; i++)
		range_put(&a->t, less, i + 1, 10, 1 + 3 * i);
	for (int i = 0; i < many; i++)
		range_put(&a->t, more, i + 1, i < few ? 11 : 9, 1 + 3 * (i % few));
}

TEST(test_a_million_rounds_go_as_reckoned)
{
	struct again a;

	range_begin(&a.t, LINE(2, "arms=rifle") LEADER KRIS(3, "") LEADER);
	pair_up(&a, 3, 2);
	contact(&a, INTENT_CHARGE);
	again_begin(&a, moro_end);
	sample_rounds(&a, "moro melee attackers=3 defenders=2", sampled_times());
	again_end(&a);
}

TEST(test_rounds_at_a_fort_go_as_reckoned)
{
	struct again a;

	range_begin(&a.t, LINE(4, "arms=rifle") KRIS(3, "morale=52") LEADER);
	pair_up(&a, 4, 3);
	FOR_MEMBERS(f, a.t.game, trial_unit(&a.t, "line"))
		table_set_ground(a.t.game->table, a.t.game->figures[f].cell,
			table_find_ground(a.t.game->table, "trench"));
	moro_unit_in(&a.t, "line")->lost = 8;
	moro_unit_in(&a.t, "line")->strength = 12;
	contact(&a, INTENT_CHARGE);
	again_begin(&a, moro_end);
	sample_rounds(&a, "moro melee attackers=3 defenders=4 ground=trench defender-leader=no "
		"morale=52 defender-lost=8", sampled_times() / FEWER);
	again_end(&a);
}

TEST(test_locked_rounds_go_as_reckoned)
{
	struct again a;
	int kris, line;

	range_begin(&a.t, LINE(2, "arms=rifle") KRIS(2, "") LEADER);
	pair_up(&a, 2, 2);
	FOR_MEMBERS(f, a.t.game, trial_unit(&a.t, "line"))
		table_set_ground(a.t.game->table, a.t.game->figures[f].cell,
			table_find_ground(a.t.game->table, "hut"));
	kris = trial_unit(&a.t, "kris");
	line = trial_unit(&a.t, "line");
	moro_unit_of(a.t.game, kris)->bound = unit_bit(line);
	moro_unit_of(a.t.game, line)->bound = unit_bit(kris);
	moro_unit_of(a.t.game, line)->defends = unit_bit(kris);
	contact(&a, INTENT_FIGHT);
	again_begin(&a, moro_end);
	sample_rounds(&a, "moro melee attackers=2 defenders=2 round=locked ground=hut "
		"defender-leader=no", sampled_times() / FEWER);
	again_end(&a);
}

/* ---- charges ---- */

struct ends { int64_t run, gone, shot, stop, they_fall, they_run, they_go, we_fall, we_run, we_go,
	locked, apart; };

/* What came of it, in the order of its steps. */
static int64_t *end_of(const struct game *g, int kris, int line, bool fought, struct ends *e)
{
	if (!fought)
		return tested(g, line, TEST_ROUTS) ? &e->run
			: tested(g, line, TEST_REMOVED) ? &e->gone
			: !standing_alive(g, kris) ? &e->shot : &e->stop;
	if (tested(g, line, TEST_ROUTS))
		return &e->they_run;
	if (tested(g, line, TEST_REMOVED))
		return &e->they_go;
	if (tested(g, kris, TEST_ROUTS))
		return &e->we_run;
	if (tested(g, kris, TEST_REMOVED))
		return &e->we_go;
	if (!standing_alive(g, line))
		return &e->they_fall;
	if (!standing_alive(g, kris))
		return &e->we_fall;
	return moro_bound(g, kris) ? &e->locked : &e->apart;
}

/* All stages after the move, as the turn walks them. */
static void charge_once(struct again *a, int kris, int line, struct ends *e)
{
	bool fought;

	again(a);
	moro_hold(a->g);
	moro_defend(a->g);
	moro_close(a->g);
	fought = moro_game_of(a->g)->contact;
	moro_melee(a->g);
	moro_after_melee(a->g);
	++*end_of(a->g, kris, line, fought, e);
	ours[range_fallen(&a->t, a->g, "kris")]++;
	theirs[range_fallen(&a->t, a->g, "line")]++;
}

static void sample_charges(struct again *a, const char *words, int times)
{
	const int kris = trial_unit(&a->t, "kris"), line = trial_unit(&a->t, "line");
	struct ends e = { 0 };
	struct odds o;

	clear();
	odds_of(words, &o);
	for (int i = 0; i < times; i++)
		charge_once(a, kris, line, &e);
	sampled_tally("attackers", odds_tally(&o, "attackers"), ours, times);
	sampled_tally("defenders", odds_tally(&o, "defenders"), theirs, times);
	sampled_agrees("run", odds_chance(&o, "defenders run at once"), e.run, times);
	sampled_agrees("gone", odds_chance(&o, "gone at once"), e.gone, times);
	sampled_agrees("shot", odds_chance(&o, "attackers shot down"), e.shot, times);
	sampled_agrees("stop", odds_chance(&o, "attackers stop short"), e.stop, times);
	sampled_agrees("they fall", odds_chance(&o, "defenders all fall"), e.they_fall, times);
	sampled_agrees("they run", odds_chance(&o, "defenders run"), e.they_run, times);
	sampled_agrees("they go", odds_chance(&o, "defenders are gone"), e.they_go, times);
	sampled_agrees("we fall", odds_chance(&o, "attackers all fall"), e.we_fall, times);
	sampled_agrees("we run", odds_chance(&o, "attackers run"), e.we_run, times);
	sampled_agrees("we go", odds_chance(&o, "attackers are gone"), e.we_go, times);
	sampled_agrees("locked", odds_chance(&o, "locked"), e.locked, times);
	sampled_agrees("apart", odds_chance(&o, "nobody locked or gone"), e.apart, times);
}

/* Each of both stands between the two others, so that whoever is left fights both. */
TEST(test_a_million_charges_end_as_reckoned)
{
	struct again a;

	range_begin(&a.t, LINE(2, "arms=rifle") LEADER KRIS(2, "") LEADER);
	range_put(&a.t, "line", 1, 10, 5);
	range_put(&a.t, "line", 2, 11, 5);
	range_put(&a.t, "kris", 1, 10, 4);
	range_put(&a.t, "kris", 2, 10, 6);
	contact(&a, INTENT_CHARGE);
	again_begin(&a, moro_end);
	sample_charges(&a, "moro charge way=0 attackers=2 defenders=2", sampled_times());
	again_end(&a);
}

TEST(test_charges_of_many_at_one_end_as_reckoned)
{
	struct again a;

	range_begin(&a.t, LINE(1, "arms=spear people=moro morale=75") LEADER
		KRIS(4, "morale=62") LEADER);
	range_put(&a.t, "line", 1, 10, 5);
	range_put(&a.t, "kris", 1, 9, 5);
	range_put(&a.t, "kris", 2, 11, 5);
	range_put(&a.t, "kris", 3, 10, 4);
	range_put(&a.t, "kris", 4, 10, 6);
	trial_ground(&a.t, 10, 5, "fort");
	moro_unit_in(&a.t, "kris")->lost = 3;
	moro_unit_in(&a.t, "kris")->strength = 7;
	contact(&a, INTENT_CHARGE);
	again_begin(&a, moro_end);
	sample_charges(&a, "moro charge way=0 attackers=4 defenders=1 ground=fort weapon=spear "
		"defender-people=moro defender-morale=75 morale=62 lost=3",
		sampled_times() / FEWER);
	again_end(&a);
}

/* ---- by hand ---- */

/* M:75, M:76: 1 for charging, 1 for the leader on either side: of 100 throws of two dice, 55 are
 * higher with 1 more, 36 lower, 9 equal. */
TEST(test_duels_by_hand)
{
	static const char duel[] = "moro melee attackers=1 defenders=1";

	odds_is(duel, "defenders lose more", 55, 100);
	odds_is(duel, "attackers lose more", 36, 100);
	odds_is(duel, "some fight is tied", 9, 100);
	odds_is(duel, "defenders all fall", 55, 100);
	odds_is("moro melee attackers=1 defenders=1 round=locked", "equal losses", 10, 100);
	/* M:73: 2 more for the fort. */
	odds_is("moro melee attackers=1 defenders=1 ground=fort", "defenders lose more", 36, 100);
	odds_is("moro melee attackers=1 defenders=1 ground=house", "defenders lose more", 45, 100);
	odds_is("moro melee attackers=1 defenders=1 people=us", "defenders lose more", 45, 100);
	/* S-M-19: two dice and 2 for charging beat one with 1: 1000 throws, test_moro_odds.c. */
	odds_is("moro melee attackers=2 defenders=1 leader=no defender-leader=no people=us",
		"defenders lose more", 780, 1000);
}

/* Two duels: both win 0.55 0.45 (the second has no leaders: 1 for charging, 55 of 100) and so on;
 * of two defenders of 80 one falls, 75: they run with 24 %. */
TEST(test_the_test_after_by_hand)
{
	static const char two[] = "moro melee attackers=2 defenders=2";

	odds_is(two, "defenders all fall", 3025, 10000);
	odds_is(two, "some fight is tied", 10000 - 91 * 91, 10000);
	odds_is(two, "defenders run", 2 * 55 * 9 * 24,
		1000000);	/* one falls, the other is tied */
	odds_is(two, "attackers run", 2 * 36 * 9 * 34, 1000000);	/* 65: 34 of 100 fail */
}

/* One against one, with nothing to fire: home with 79 of 100, they hold with 81, he closes with
 * 71, then a duel. */
TEST(test_a_charge_by_hand)
{
	static const char one[] = "moro charge attackers=1 defenders=1 weapon=blade";

	odds_is(one, "falls short", 21, 100);
	odds_is(one, "defenders run at once", 79 * 19, 10000);
	odds_is(one, "attackers stop short", 79 * 81 * 29, 1000000);
	odds_is(one, "defenders all fall", INT64_C(79) * 81 * 71 * 55, 100000000);
	odds_is(one, "attackers all fall", INT64_C(79) * 81 * 71 * 36, 100000000);
	odds_is(one, "locked", INT64_C(79) * 81 * 71 * 9, 100000000);
	/* The rifle before melee: 7 - 1, four in ten. */
	odds_is("moro charge attackers=1 defenders=1", "attackers shot down", 79 * 81 * 4, 100000);
	/* In jungle Moros go the higher die: 6 and more with 1 - 0.36. */
	odds_is("moro charge jungle=6", "falls short", 36, 100);
	odds_is("moro charge jungle=6 people=us", "falls short", 84, 100);	/* both: 0.16 */
	odds_is("moro charge defender-morale=50", "gone at once", 79 * 49, 10000);
}

TEST(test_the_ends_of_a_charge_are_all_there_are)
{
	static const char *const cases[] = { "moro charge", "moro charge attackers=7 defenders=3",
		"moro charge attackers=3 defenders=7 ground=fort people=us",
		"moro charge weapon=gatling defenders=3 attackers=12 lost=5 defender-lost=2",
		"moro charge attackers=40 defenders=40" };

	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
		chance_t sum = 0;
		struct odds o;

		odds_of(cases[i], &o);
		for (int n = 0; n < o.n_outcomes; n++)
			sum += o.outcomes[n].chance;
		assert_true(llabs(sum - CERTAIN) < 100000);
		assert_true(llabs(tally_least(odds_tally(&o, "attackers"), 0) - CERTAIN) < 100000);
		assert_true(llabs(tally_least(odds_tally(&o, "defenders"), 0) - CERTAIN) < 100000);
	}
}

TEST_MAIN
