/* Chances and tallies. */
#include "config.h"
#include "unit.h"
#include "cliffhanger/chance.h"

TEST(test_parts_are_rounded_to_the_nearest)
{
	assert_int_equal(chance_of(1, 4), CERTAIN / 4);
	assert_int_equal(chance_of(2, 3), INT64_C(3002399751580331));	/* 2^53 / 3 */
	assert_int_equal(chance_of(1, 3), INT64_C(1501199875790165));
	assert_int_equal(chance_of(INT64_MAX / 2, INT64_MAX), CERTAIN / 2);
	assert_int_equal(chance_of(0, 7), 0);
	assert_int_equal(chance_of(7, 7), CERTAIN);
	assert_int_equal(chance_both(chance_of(2, 5), chance_of(1, 2)), chance_of(1, 5));
	assert_int_equal(chance_in(chance_of(2, 5), INT64_C(1000000000000)),
		INT64_C(400000000000));
	assert_int_equal(chance_in(TALLY_MAX * CERTAIN, 1000), TALLY_MAX * 1000);
	assert_int_equal(chance_both(CERTAIN, CERTAIN), CERTAIN);
	assert_int_equal(chance_milli(chance_of(2, 3)), 667);
}

/* Three coins: 1, 3, 3, 1 of 8. */
TEST(test_dice_are_counted)
{
	struct tally t;

	tally_clear(&t);
	tally_dice(&t, CERTAIN / 2, 3);
	assert_int_equal(t.most, 3);
	for (int n = 0; n < 4; n++)
		assert_int_equal(t.of[n], chance_of(n == 0 || n == 3 ? 1 : 3, 8));
	assert_int_equal(tally_mean(&t), CERTAIN * 3 / 2);
	assert_int_equal(tally_least(&t, 2), CERTAIN / 2);
	assert_int_equal(tally_least(&t, -1), CERTAIN);
	assert_int_equal(tally_least(&t, 4), 0);
}

TEST(test_what_cannot_happen_adds_nothing)
{
	struct tally t;

	tally_clear(&t);
	tally_die(&t, 0);
	assert_int_equal(t.most, 0);
	assert_int_equal(t.of[0], CERTAIN);
	tally_die(&t, CERTAIN);
	assert_int_equal(t.most, 1);
	assert_int_equal(t.of[0], 0);
	assert_int_equal(t.of[1], CERTAIN);
}

/* CH2, and more dice than a tally counts. */
TEST(test_nothing_is_lost_with_many_dice)
{
	struct tally t;
	chance_t sum = 0;

	tally_clear(&t);
	tally_dice(&t, chance_of(1, 3), TALLY_MAX + 60);
	for (int n = 0; n <= t.most; n++)
		sum += t.of[n];
	assert_int_equal(t.most, TALLY_MAX);
	assert_int_equal(sum, CERTAIN);
}

TEST(test_a_tally_is_filled_by_hand)
{
	struct tally t;

	tally_empty(&t);
	tally_add(&t, 2, chance_of(1, 4));
	tally_add(&t, 0, chance_of(3, 4));
	tally_add(&t, 9, 0);
	assert_int_equal(t.most, 2);
	assert_int_equal(tally_mean(&t), CERTAIN / 2);
}

TEST(test_settled_tallies_are_certain_of_something)
{
	struct tally t;

	tally_empty(&t);
	for (int n = 0; n < 7; n++)
		tally_add(&t, n % 3, chance_of(1, 7));
	assert_true(tally_least(&t, 0) != CERTAIN);
	tally_settle(&t);
	assert_true(tally_least(&t, 0) == CERTAIN);
	assert_int_equal(t.of[1], 2 * chance_of(1, 7));
	assert_int_equal(t.of[2], 2 * chance_of(1, 7));
}

TEST_MAIN
