/* The odds of the Moro wars' fire and shells: against a million firings by the code of play, and
 * against figures reckoned by hand.
 */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "again.h"
#include "moro_range.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/morale/morale.h"

/* What became of the units fired at, and of the gun. */
struct seen {
	int64_t killed[TALLY_MAX + 1], crew[TALLY_MAX + 1], others[TALLY_MAX + 1];
	int64_t holds, runs, gone, jams;
};

static void see_test(const struct again *a, const char *unit, struct seen *s)
{
	const struct moro_unit *u = moro_unit_of(a->g, trial_unit(&a->t, unit));

	if (u->test_die == DIE_NONE)
		return;
	s->holds += u->test_result == TEST_HOLDS;
	s->runs += u->test_result == TEST_ROUTS;
	s->gone += u->test_result == TEST_REMOVED;
}

static void sampled_fates(const struct odds *o, const struct seen *s, int64_t n)
{
	sampled_agrees("holds", odds_chance(o, "some fall, it holds"), s->holds, n);
	sampled_agrees("runs", odds_chance(o, "some fall, it runs"), s->runs, n);
	sampled_agrees("gone", odds_chance(o, "some fall, it is gone"), s->gone, n);
}

/* ---- fire ---- */

struct firing { const char *by, *at, *friends; bool moved, before_melee, tests; };

static void fire_once(struct again *a, const struct firing *f, struct seen *s)
{
	const int by = trial_unit(&a->t, f->by), at = trial_unit(&a->t, f->at);
	int fallen;

	moro_unit_of(a->g, by)->moved = f->moved;
	moro_volley(a->g, by, at, NOBODY, f->before_melee);
	fallen = range_fallen(&a->t, a->g, f->at);
	s->crew[fallen]++;
	if (f->friends) {
		s->others[range_fallen(&a->t, a->g, f->friends)]++;
		fallen += range_fallen(&a->t, a->g, f->friends);
	}
	s->killed[fallen]++;
	s->jams += moro_unit_of(a->g, by)->jammed;
	if (f->tests && moro_unit_of(a->g, at)->hurt > 0 && standing_alive(a->g, at)) {
		moro_test(a->g, at, TEST_LOSSES, by);
		see_test(a, f->at, s);
	}
}

static void sample_fire(struct again *a, const struct firing *f, const char *words, int times)
{
	static struct seen s;
	struct odds o;

	memset(&s, 0, sizeof s);
	odds_of(words, &o);
	for (int i = 0; i < times; i++) {
		again(a);
		fire_once(a, f, &s);
	}
	sampled_tally("killed", odds_tally(&o, "killed"), s.killed, times);
	if (f->friends) {
		sampled_tally("crew", odds_tally(&o, "crew"), s.crew, times);
		sampled_tally("others", odds_tally(&o, "others"), s.others, times);
	}
	if (f->tests)
		sampled_fates(&o, &s, times);
	if (s.jams > 0)
		sampled_agrees("jams", odds_chance(&o, "the gun jams"), s.jams, times);
}

/* All of them in one row: every range is a long one. */
TEST(test_a_million_volleys_fall_as_reckoned)
{
	static const struct firing f = { .by = "troop", .at = "band", .tests = true };
	struct again a;

	range_begin(&a.t, TROOP(4, "arms=rifle") BAND(5));
	range_line(&a.t, "troop", 2, ROW);
	range_line(&a.t, "band", 20, ROW);
	again_begin(&a, moro_end);
	sample_fire(&a, &f, "moro fire range=18 shooters=4 targets=5", sampled_times());
	again_end(&a);
}

/* More hits than men, a fort, and losses before. */
TEST(test_volleys_of_those_who_moved_fall_as_reckoned)
{
	static const struct firing f = { .by = "troop", .at = "band", .moved = true,
		.tests = true };
	struct again a;

	range_begin(&a.t, TROOP(3, "arms=spear") BAND(2));
	range_line(&a.t, "troop", 10, ROW);
	range_line(&a.t, "band", 17, ROW);
	for (int col = 17; col <= 18; col++)
		trial_ground(&a.t, col, ROW, "fort");
	moro_unit_in(&a.t, "band")->lost = 10;
	moro_unit_in(&a.t, "band")->strength = 12;
	again_begin(&a, moro_end);
	sample_fire(&a, &f, "moro fire weapon=spear range=5 shooters=3 targets=2 ground=fort "
		"moved=yes lost=10", sampled_times() / FEWER);
	again_end(&a);
}

TEST(test_fire_before_melee_falls_as_reckoned)
{
	static const struct firing f = { .by = "troop", .at = "band", .before_melee = true,
		.tests = true };
	struct again a;

	range_begin(&a.t, TROOP(6, "arms=rifle formation=column") BAND(3));
	range_line(&a.t, "troop", 2, ROW);
	range_line(&a.t, "band", 8, ROW);
	again_begin(&a, moro_end);
	sample_fire(&a, &f, "moro fire range=1 shooters=6 formation=column targets=3 "
		"before-melee=yes", sampled_times() / FEWER);
	again_end(&a);
}

/* ---- guns ---- */

#define CREWED "unit crew side=moros figures=3 at=20,5 people=moro troops=warriors " \
	"gun=moro-cannon\n" \
	"unit guard side=moros figures=4 at=24,5 people=moro troops=warriors arms=blade\n"

/* 3 of 7 are 42 %. */
static void gatling_begins(struct again *a)
{
	range_begin(&a->t, GATLING(2) CREWED);
	range_crew(&a->t, "gun");
	range_gun(&a->t, "crew", 21, ROW);
	range_line(&a->t, "crew", 20, ROW);
	range_line(&a->t, "guard", 23, ROW);
	again_begin(a, moro_end);
}

TEST(test_M_10_crews_fall_as_reckoned)
{
	static const struct firing f = { .by = "gun", .at = "crew", .friends = "guard",
		.tests = true };
	struct again a;

	gatling_begins(&a);
	sample_fire(&a, &f, "moro fire weapon=gatling range=17 shooters=2 targets=7 crew=3",
		sampled_times() / FEWER);
	again_end(&a);
}

TEST(test_M_8_gatlings_jam_as_reckoned)
{
	static const struct firing f = { .by = "gun", .at = "target" };
	struct again a;

	range_begin(&a.t, GATLING(6) TARGET);
	range_crew(&a.t, "gun");
	moro_unit_in(&a.t, "gun")->infantry = true;
	again_begin(&a, moro_end);
	sample_fire(&a, &f, "moro fire weapon=gatling range=9 shooters=6 infantry=yes targets=1",
		sampled_times() / FEWER);
	again_end(&a);
}

/* ---- shells ---- */

struct shelling { int burst, friends; bool moved; };

static void sample_shells(struct again *a, const struct shelling *w, const char *words, int times)
{
	static struct seen s;
	int64_t fallen_own = 0;
	struct odds o;

	memset(&s, 0, sizeof s);
	odds_of(words, &o);
	for (int i = 0; i < times; i++) {
		const int gun = trial_unit(&a->t, "gun"), band = trial_unit(&a->t, "band");

		again(a);
		moro_unit_of(a->g, gun)->moved = w->moved;
		moro_volley(a->g, gun, band, trial_figure(&a->t, "band", 1), false);
		s.killed[range_fallen(&a->t, a->g, "band")]++;
		if (w->friends > 0) {
			s.others[range_fallen(&a->t, a->g, "troop")]++;
			fallen_own += range_fallen(&a->t, a->g, "troop") > 0;
		}
		if (range_fallen(&a->t, a->g, "band") == 0 || !standing_alive(a->g, band))
			continue;
		moro_test(a->g, band, TEST_LOSSES, gun);
		see_test(a, "band", &s);
	}
	sampled_tally("killed", odds_tally(&o, "killed"), s.killed, times);
	sampled_fates(&o, &s, times);
	if (w->friends > 0) {
		sampled_tally("own", odds_tally(&o, "own"), s.others, times);
		sampled_agrees("own", odds_chance(&o, "one of ours falls"), fallen_own, times);
	}
}

/* In a row from the one aimed at four are within 3" of him, the other two are not. */
TEST(test_a_million_shells_burst_as_reckoned)
{
	static const struct shelling w = { .burst = 4 };
	struct again a;

	range_begin(&a.t, GUN(4, "gun=cannon") BAND(6));
	range_crew(&a.t, "gun");
	range_line(&a.t, "band", 21, ROW);
	again_begin(&a, moro_end);
	sample_shells(&a, &w, "moro cannon range=18 burst=4 targets=6", sampled_times());
	again_end(&a);
}

TEST(test_S_M_23_friends_fall_as_reckoned)
{
	static const struct shelling w = { .burst = 2, .friends = 2, .moved = true };
	struct again a;

	range_begin(&a.t, GUN(4, "gun=moro-cannon") TROOP(2, "arms=rifle") BAND(2));
	range_crew(&a.t, "gun");
	range_line(&a.t, "band", 16, ROW);
	range_line(&a.t, "troop", 18, ROW);
	again_begin(&a, moro_end);
	sample_shells(&a, &w, "moro cannon weapon=moro-cannon range=13 burst=2 targets=2 friends=2 "
		"moved=yes", sampled_times() / FEWER);
	again_end(&a);
}

/* ---- by hand ---- */

/* M:31 short 7, M:43 open 1, M:45 still 1: 5 to 9 of 0 … 9, half of them; at long range 8, in a
 * fort 1 less, moving: 9 alone. */
TEST(test_rifles_by_hand)
{
	odds_counts("moro fire shooters=2", "killed", 0, 1, 4);
	odds_counts("moro fire shooters=2", "killed", 2, 1, 4);
	odds_counts("moro fire shooters=3 targets=1", "killed", 1, 7, 8);
	odds_counts("moro fire shooters=3 targets=1", "hits", 3, 1, 8);
	odds_counts("moro fire shooters=1 range=13 ground=fort moved=yes", "killed", 1, 1, 10);
	odds_counts("moro fire shooters=1 range=24 ground=jungle", "killed", 1, 3, 10);
	odds_counts("moro fire shooters=9 formation=column", "hits", 0, 1, 16);
}

/* M:39 four dice a man, M:55 two of infantry: 10^-4; 1 - 0.9^8 - 8 0.9^7 0.1 - 28 0.9^6 0.01
 * - 56 0.9^5 0.001 = 0.00502435.  M:41: no fewer than four. */
TEST(test_guns_by_hand)
{
	odds_is("moro fire weapon=gatling shooters=1", "the gun jams", 1, 10000);
	odds_is("moro fire weapon=gatling shooters=2", "the gun jams", 502435, 100000000);
	odds_is("moro fire weapon=gatling shooters=2 infantry=yes", "the gun jams", 1, 10000);
	odds_is("moro cannon range=6 moved=yes", "hit", 4, 10);
	odds_is("moro cannon range=5 moved=yes", "hit", 8, 10);	/* 7 - 1 - 4 = 2 and more */
	odds_is("moro cannon range=36 ground=trench", "hit", 2, 10);	/* 8 + 1 - 1 */
	odds_is("moro cannon", "nobody falls", 17, 32);	/* 1/2 + 1/2 1/16 */
	odds_counts("moro cannon friends=1 burst=1", "own", 1, 1, 4);
}

/* M-10: two of the crew among three, 66 %: of two hits the first is theirs with 66 %, the
 * second, too; but if the other is down, certainly. */
TEST(test_crews_by_hand)
{
	static const char words[] = "moro fire shooters=2 targets=3 crew=2";

	odds_counts(words, "crew", 2, 1089, 10000);		/* 1/4 0.66^2 */
	/* No hit 1/4, one on the other 1/2 0.34; two cannot both miss the crew. */
	odds_counts(words, "crew", 0, 42, 100);
}

/* Ten of 70, and one, two … down: 65 %, 60 % …; on 5+ each dies.  Of one rifle's shot half the
 * time one falls: they hold with 66 of 100. */
TEST(test_tests_by_hand)
{
	odds_is("moro fire shooters=1", "some fall, it holds", 33, 100);
	odds_is("moro fire shooters=1", "some fall, it runs", 17, 100);
	odds_is("moro fire shooters=1 morale=55", "some fall, it is gone", 49,
		200);	/* 50: 51 of 100 */
	odds_is("moro fire shooters=1 targets=1", "all fall", 1, 2);
}

TEST_MAIN
