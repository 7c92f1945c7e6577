/* Shelves: the best few of many things, in order. */
#include "config.h"
#include "unit.h"
#include "skirmish/commander/best.h"

static void expect(const struct best *s, const int32_t *items, int n)
{
	assert_int_equal(s->n, n);
	for (int i = 0; i < n; i++)
		assert_int_equal(s->item[i], items[i]);
}

TEST(test_what_is_kept_stands_in_order)
{
	static const int32_t order[] = { 7, 1, 4 };
	struct best s = { .n = 0 };

	best_keep(&s, 1, 20);
	best_keep(&s, 4, -3);
	best_keep(&s, 7, 21);
	expect(&s, order, 3);
}

TEST(test_a_full_list_keeps_the_best_and_of_equals_the_first)
{
	static const int32_t order[BEST_MAX] = { 100, 101, 102, 103, 104, 105 };
	static const int32_t better[BEST_MAX] = { 99, 100, 101, 102, 103, 104 };
	struct best s = { .n = 0 };

	for (int i = 0; i < 2 * BEST_MAX; i++)
		best_keep(&s, 100 + i, 5);
	expect(&s, order, BEST_MAX);
	best_keep(&s, 98, 4);
	expect(&s, order, BEST_MAX);
	best_keep(&s, 99, 6);
	expect(&s, better, BEST_MAX);
}

TEST_MAIN
