/* Ways: what is kept equals what a flood says, whatever was asked before. */
#include "unit.h"
#include "cliffhanger/distances.h"
#include "draw_table.h"
#include "fail_memory.h"

static const char *const island[] = {
	"..............",
	".xxxxx...jj...",
	".x...x...jj...",
	".x...x........",
	".xxxxx........",
	"..............",
};

static struct table *island_table(void)
{
	return draw_table(GRID_HEX, island, 6);
}

static void assert_as_flooded(const struct table *t, struct distances *w, const cell_t *goals,
	int n)
{
	struct reach *kept = reach_new(t), *r = reach_new(t);
	const uint16_t *cost = distances_to(w, t, kept, GAIT_FOOT, goals, n);

	assert_non_null(cost);
	reach_flood_to_any(r, t, NULL, goals, n, REACH_FAR);
	for (cell_t c = 0; c < grid_cells(&t->grid); c++) {
		const int32_t flooded = reach_cost(r, c);

		if (flooded == REACH_FAR)
			assert_int_equal(cost[c], DISTANCES_NONE);
		else
			assert_int_equal(cost[c] * t->unit, flooded);
	}
	reach_free(r);
	reach_free(kept);
}

TEST(test_what_is_told_is_what_a_flood_says)
{
	struct table *t = island_table();
	struct distances *w = distances_new();
	const cell_t goals[] = { 0, 83 };

	assert_as_flooded(t, w, goals, 1);
	assert_as_flooded(t, w, goals, 2);
	assert_as_flooded(t, w, goals + 1, 1);
	assert_as_flooded(t, w, goals, 1);
	distances_free(w);
	table_free(t);
}

/* Who stands in what is shut comes out of it. */
TEST(test_ways_lead_round_what_is_shut)
{
	struct table *t = island_table();
	struct distances *w = distances_new();
	struct reach *r = reach_new(t);
	const cell_t goals[] = { grid_at(&t->grid, 6, 1) };
	const struct destination to = { GAIT_FOOT, goals, 1 };
	const cell_t from = grid_at(&t->grid, 13, 1);
	const uint64_t jungle = (uint64_t)1 << t->kind[grid_at(&t->grid, 9, 1)];
	const uint16_t over = distances_round(w, t, r, &to, 0)[from];

	assert_int_equal(over, distances_to(w, t, r, GAIT_FOOT, goals, 1)[from]);
	assert_true(distances_round(w, t, r, &to, jungle)[from] != DISTANCES_NONE);
	assert_true(distances_round(w, t, r, &to, jungle)[from] >= over);
	assert_int_equal(distances_round(w, t, r, &to, jungle)[grid_at(&t->grid, 9, 1)],
		distances_to(w, t, r, GAIT_FOOT, goals, 1)[grid_at(&t->grid, 9, 1)]);
	reach_free(r);
	distances_free(w);
	table_free(t);
}

TEST(test_walkers_and_swimmers_are_told_their_own_ways)
{
	static const struct ground grounds[] = {
		{ .id = "open", .pace = 12 }, { .id = "deep", .pace = 0, .swim = 12 },
	};
	struct table *t = table_new((struct grid){ GRID_HEX, 4, 4 }, 10, grounds, 2);
	struct reach *r = reach_new(t);
	struct distances *w = distances_new();
	const cell_t goal = 0;

	for (cell_t c = 0; c < 16; c++)
		table_draw(t, c, c % 4 == 1, 0);
	table_finish(t);
	assert_int_equal(distances_to(w, t, r, GAIT_FOOT, &goal, 1)[2], DISTANCES_NONE);
	assert_int_equal(distances_to(w, t, r, GAIT_SWIM, &goal, 1)[2] * t->unit, 2 * 12 * 10);
	assert_int_equal(distances_to(w, t, NULL, GAIT_FOOT, &goal, 1)[2], DISTANCES_NONE);
	distances_free(w);
	reach_free(r);
	table_free(t);
}

TEST(test_the_answer_is_kept_for_who_asks_again)
{
	struct table *t = island_table();
	struct distances *w = distances_new();
	struct reach *r = reach_new(t);
	const cell_t goal = 5;
	const uint16_t *first = distances_to(w, t, r, GAIT_FOOT, &goal, 1);

	for (cell_t other = 6; other < 5 + DISTANCES_KEPT; other++)
		assert_non_null(distances_to(w, t, r, GAIT_FOOT, &other, 1));
	assert_ptr_equal(distances_to(w, t, NULL, GAIT_FOOT, &goal, 1), first);	/* no flood */
	reach_free(r);
	distances_free(w);
	table_free(t);
}

TEST(test_more_goals_than_are_kept)
{
	struct table *t = island_table();
	struct distances *w = distances_new();

	for (int round = 0; round < 2; round++)
		for (cell_t goal = 0; goal < 2 * DISTANCES_KEPT; goal++)
			assert_as_flooded(t, w, &goal, 1);
	distances_free(w);
	table_free(t);
}

TEST(test_changed_ground_is_asked_anew)
{
	struct table *t = island_table(), *changed;
	struct distances *w = distances_new();
	const cell_t goal = 0;

	assert_as_flooded(t, w, &goal, 1);
	changed = table_copy(t);
	table_set_ground(changed, 1 * 14 + 3, 0);	/* a door in the wall */
	assert_as_flooded(changed, w, &goal, 1);
	table_set_ground(changed, 1 * 14 + 4, 0);
	assert_as_flooded(changed, w, &goal, 1);
	assert_as_flooded(t, w, &goal, 1);
	distances_free(w);
	table_free(changed);
	table_free(t);
}

TEST(test_no_goals_no_answer)
{
	struct table *t = island_table();
	struct distances *w = distances_new();

	assert_null(distances_to(w, t, NULL, GAIT_FOOT, NULL, 0));
	distances_free(w);
	distances_free(NULL);
	table_free(t);
}

TEST(test_without_memory_there_is_none)
{
	struct table *t = island_table();
	struct reach *r = reach_new(t);
	struct distances *w = distances_new();
	const cell_t goal = 0;

	memory_fail_at(0);
	assert_null(distances_to(w, t, r, GAIT_FOOT, &goal, 1));
	memory_fail_at(-1);
	assert_as_flooded(t, w, &goal, 1);
	distances_free(w);
	reach_free(r);
	table_free(t);
}

TEST_MAIN
