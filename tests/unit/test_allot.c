/* Hits dealt out among figures. */
#include "config.h"
#include "unit.h"
#include "skirmish/odds/allot.h"

/* Half of the hits wound, the others kill; the worst counts. */
static allot_table worst = {
	{ 0, CERTAIN / 2, CERTAIN / 2 }, { 0, CERTAIN / 2, CERTAIN / 2 }, { 0, 0, CERTAIN },
};

static void near(chance_t a, chance_t b)
{
	assert_in_range(a - b + 10, 0, 20);	/* roundings */
}

/* Two hits on two figures: both on one in half of the cases.  On one: killed unless both
 * wound, 3 of 4; on two: each is killed in half of the cases. */
TEST(test_two_hits_on_two_figures)
{
	struct allot *const a = allot_new(2, 3);
	struct tally hits, n;

	tally_clear(&hits);
	tally_dice(&hits, CERTAIN, 2);
	allot_hits(a, &hits, worst);
	allot_count(a, 2, &n);
	near(n.of[0], chance_of(1, 8) + chance_of(1, 8));	/* ½·¼ + ½·¼ */
	near(n.of[1], chance_of(3, 8) + chance_of(1, 4));	/* ½·¾ + ½·½ */
	near(n.of[2], chance_of(1, 8));
	allot_count(a, 1, &n);
	near(n.of[2], chance_of(1, 8));
	allot_count(a, 0, &n);
	near(n.of[1], CERTAIN / 2);
	assert_int_equal(n.of[2], 0);
	allot_free(a);
}

/* Chances of hits: of one die that hits in one of four. */
TEST(test_hits_have_their_chances)
{
	struct allot *const a = allot_new(5, 3);
	struct tally hits, n;

	tally_clear(&hits);
	tally_die(&hits, chance_of(1, 4));
	allot_hits(a, &hits, worst);
	allot_count(a, 2, &n);
	near(n.of[1], chance_of(1, 8));
	allot_hits(a, &hits, worst);	/* another group's */
	allot_count(a, 2, &n);
	near(tally_mean(&n), 2 * chance_of(1, 8) - chance_of(1, 5 * 64));
	allot_free(a);
}

/* Wounds that add up: the second kills. */
TEST(test_classes_may_add_up)
{
	static allot_table wounds = {
		{ 0, CERTAIN, 0 }, { 0, 0, CERTAIN }, { 0, 0, CERTAIN },
	};
	struct allot *const a = allot_new(1, 3);
	struct tally hits, n;

	tally_clear(&hits);
	tally_dice(&hits, CERTAIN / 2, 2);
	allot_hits(a, &hits, wounds);
	allot_count(a, 2, &n);
	near(n.of[1], CERTAIN / 4);
	allot_count(a, 1, &n);
	near(n.of[1], CERTAIN / 2);
	allot_free(a);
}

TEST(test_some_are_hurt_as_it_begins)
{
	static allot_table wounds = {
		{ 0, CERTAIN, 0 }, { 0, 0, CERTAIN }, { 0, 0, CERTAIN },
	};
	struct allot *const a = allot_new(4, 3);
	struct tally hits, n;

	tally_clear(&hits);
	tally_die(&hits, CERTAIN);
	allot_begin(a, 1, 1);
	allot_begin(a, 2, 1);
	allot_begin(a, 1, 0);
	allot_hits(a, &hits, wounds);
	allot_count(a, 2, &n);
	near(n.of[2], CERTAIN / 4);	/* the hurt one is struck */
	allot_count(a, 1, &n);
	near(n.of[2], CERTAIN / 2);	/* one of the two unhurt */
	near(n.of[1], CERTAIN / 4);	/* the dead one */
	near(n.of[0], CERTAIN / 4);
	allot_count_some(a, 1u << 1 | 1u << 2, &n);
	near(n.of[2], CERTAIN / 2);
	near(n.of[3], CERTAIN / 2);
	allot_free(a);
}

TEST(test_too_many_cases_are_refused)
{
	assert_true(allot_fits(64, 4));
	assert_false(allot_fits(100, 4));
	assert_null(allot_new(100, 4));
	allot_free(NULL);
}

TEST_MAIN
