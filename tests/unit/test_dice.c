#include <string.h>
#include "unit.h"
#include "cliffhanger/dice.h"

TEST(test_the_generator_is_pcg32)
{
	/* The first numbers of the reference program's demo, seed 42, stream 54. */
	static const uint32_t reference[] = { 0xa15c02b7, 0x7b47f409, 0xba1d3330,
		0x83d2f293, 0xbfa4784b, 0xcbed606e };
	const uint64_t multiplier = 6364136223846793005u;
	struct dice d;

	memset(&d, 0, sizeof(d));
	d.stream = 54u << 1 | 1;
	d.state = (d.stream + 42) * multiplier + d.stream;
	for (size_t i = 0; i < sizeof(reference) / sizeof(reference[0]); i++)
		assert_int_equal(dice_roll(&d, 100), reference[i] % 100 + 1);
}

TEST(test_C_10_the_same_seed_gives_the_same_dice)
{
	/* Written down once: these must never change, or old saves replay wrongly. */
	static const int written[] = { 5, 10, 2, 9, 7, 4, 3, 10, 8, 8 };
	struct dice a, b;

	dice_seed(&a, 1920);
	dice_seed(&b, 1920);
	for (size_t i = 0; i < sizeof(written) / sizeof(written[0]); i++) {
		const int die = dice_roll(&a, 10);

		assert_int_equal(die, dice_roll(&b, 10));
		assert_int_equal(die, written[i]);
	}
	assert_memory_equal(&a, &b, sizeof(a));
}

TEST(test_other_seeds_give_other_dice)
{
	struct dice a, b;
	int same = 0;

	dice_seed(&a, 1);
	dice_seed(&b, 2);
	for (int i = 0; i < 100; i++)
		same += dice_roll(&a, 100) == dice_roll(&b, 100);
	assert_true(same < 10);
}

TEST(test_faces_are_fair)
{
	enum { ROLLS = 60000 };
	static const int sides[] = { 2, 6, 8, 10, 100 };
	struct dice d;

	dice_seed(&d, 7);
	for (size_t s = 0; s < sizeof(sides) / sizeof(sides[0]); s++) {
		int seen[101] = { 0 };
		const int fair = ROLLS / sides[s];

		for (int i = 0; i < ROLLS; i++)
			seen[dice_roll(&d, sides[s])]++;
		assert_int_equal(seen[0], 0);
		for (int face = 1; face <= sides[s]; face++)
			assert_in_range(seen[face], fair * 4 / 5, fair * 6 / 5);
	}
	assert_int_equal(d.rolled, 5 * ROLLS);
}

TEST(test_scripted_dice_come_first_and_in_order)
{
	struct dice scripted, seeded;

	dice_seed(&scripted, 5);
	dice_seed(&seeded, 5);
	assert_true(dice_push(&scripted, 3));
	assert_true(dice_push(&scripted, 0));	/* the printed 0 of a D10 */
	assert_int_equal(dice_roll(&scripted, 10), 3);
	assert_int_equal(dice_roll(&scripted, 10), 10);
	assert_int_equal(dice_roll(&scripted, 10), dice_roll(&seeded, 10));
	assert_false(scripted.starved);
	assert_int_equal(scripted.rolled, 3);
}

TEST(test_strict_dice_starve)
{
	struct dice d;

	dice_seed(&d, 5);
	d.strict = true;
	dice_push(&d, 4);
	assert_int_equal(dice_roll(&d, 6), 4);
	assert_false(d.starved);
	assert_int_equal(dice_roll(&d, 8), 1);
	assert_int_equal(dice_roll(&d, 6), 1);
	assert_true(d.starved);
	assert_int_equal(d.starved_sides, 8);	/* the first that was wanted */
}

TEST(test_a_die_too_high_is_its_highest_face_and_counted)
{
	struct dice d;

	dice_seed(&d, 5);
	dice_push(&d, 9);
	assert_int_equal(dice_roll(&d, 6), 6);
	assert_int_equal(d.misfits, 1);
}

TEST(test_pushes_are_bounded)
{
	struct dice d;

	dice_seed(&d, 5);
	assert_false(dice_push(&d, -1));
	assert_false(dice_push(&d, DIE_SIDES_MAX + 1));
	for (int i = 0; i < DICE_SCRIPT_MAX; i++)
		assert_true(dice_push(&d, 1 + i % 6));
	assert_false(dice_push(&d, 1));
	assert_int_equal(dice_roll(&d, 6), 1);
	assert_true(dice_push(&d, 5));	/* room again */
	for (int i = 1; i < DICE_SCRIPT_MAX; i++)
		assert_int_equal(dice_roll(&d, 6), 1 + i % 6);
	assert_int_equal(dice_roll(&d, 6), 5);
}

TEST(test_D1_read_scripts_leave_nothing)
{
	struct dice a, b;

	dice_seed(&a, 5);
	dice_seed(&b, 5);
	dice_push(&a, 2);
	dice_push(&a, 3);
	dice_roll(&a, 6);
	dice_roll(&a, 6);
	dice_push(&b, 6);
	dice_roll(&b, 6);
	dice_push(&b, 1);
	dice_roll(&b, 6);
	assert_memory_equal(&a, &b, sizeof(a));
}

TEST_MAIN
