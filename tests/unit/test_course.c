/* Courses: what a body pays for its way, how it turns, and where it has no room. */
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/course.h"
#include "draw_table.h"
#include "fail_memory.h"

enum { NE, E, SE, SW, W, NW, STEPS = 64, ROAD = 100, ROUGH = 250 };

struct try {
	struct table *table;
	struct course *course;
	struct course_rule rule;
};

/* Open ground is quick, forest slow, and anything else closed. */
static void begin(struct try *t, enum grid_kind kind, const char *const *rows, int n_rows)
{
	memset(t, 0, sizeof(*t));
	t->table = draw_table(kind, rows, n_rows);
	t->course = course_new(t->table);
	assert_non_null(t->course);
	t->rule.body = (struct body){ 1, 1 };
	t->rule.enter[drawn_ground('.')] = ROAD;
	t->rule.enter[drawn_ground('f')] = ROUGH;
}

static void end(struct try *t)
{
	course_free(t->course);
	table_free(t->table);
}

static cell_t at(const struct try *t, int col, int row)
{
	return grid_at(&t->table->grid, col, row);
}

static void flood(struct try *t, int col, int row, int heading, int32_t allowance)
{
	course_flood(t->course, t->table, &t->rule,
		(struct pose){ at(t, col, row), (uint8_t)heading }, allowance);
}

static int32_t cost(const struct try *t, int col, int row)
{
	return course_cost(t->course, at(t, col, row));
}

static const char *const plain[] = {
	"............",
	"............",
	"............",
	"............",
	"............",
	"............",
	"............",
};

TEST(test_the_ground_sets_the_pace)
{
	static const char *const rows[] = { "............", "...ff.......", "............",
		"............" };
	struct try t;

	begin(&t, GRID_HEX, rows, 4);
	flood(&t, 2, 1, E, 10000);
	assert_int_equal(cost(&t, 2, 1), 0);
	assert_int_equal(cost(&t, 3, 1), ROUGH);
	assert_int_equal(cost(&t, 5, 1), ROAD * 4);	/* round the wood */
	end(&t);
}

TEST(test_a_move_is_spent_whatever_it_went_over)
{
	struct try t;

	begin(&t, GRID_HEX, plain, 7);
	t.rule.enter[drawn_ground('.')] = course_enter(t.table, 60);	/* 6 cells a move */
	flood(&t, 0, 3, E, COURSE_MOVE);
	assert_int_equal(cost(&t, 6, 3), COURSE_MOVE);
	assert_int_equal(cost(&t, 7, 3), COURSE_FAR);
	assert_int_equal(course_enter(t.table, 0), 0);
	assert_int_equal(course_enter(t.table, 400) * 40, COURSE_MOVE);
	assert_int_equal(course_enter(t.table, 350) * 35, COURSE_MOVE);
	end(&t);
}

TEST(test_on_the_spot_or_in_a_circle)
{
	struct try t;

	begin(&t, GRID_HEX, plain, 7);
	flood(&t, 5, 3, E, 10000);
	assert_int_equal(cost(&t, 4, 3), ROAD);		/* about face */
	t.rule.turn = 1;
	flood(&t, 5, 3, E, 10000);
	assert_int_equal(cost(&t, 6, 2), ROAD);		/* the first turn is free */
	assert_int_equal(cost(&t, 7, 2), ROAD * 2);
	assert_int_equal(cost(&t, 4, 3), ROAD * 5);	/* by NE, NW, W, SW and SE */
	t.rule.turn = 2;
	flood(&t, 5, 3, E, 10000);
	assert_true(cost(&t, 4, 3) > ROAD * 5);
	end(&t);
}

TEST(test_astern)
{
	struct try t;

	begin(&t, GRID_HEX, plain, 7);
	t.rule.turn = 2;
	t.rule.astern = 2;
	flood(&t, 5, 3, E, 10000);
	assert_int_equal(cost(&t, 4, 3), 2 * ROAD);
	assert_int_equal(course_heading(t.course, at(&t, 4, 3)), E);
	end(&t);
}

TEST(test_levels)
{
	static const char *const rows[] = { "......1.2...", "xxxxxxxxxxxx", "xxxxxxxxxxxx",
		"xxxxxxxxxxxx" };
	struct try t;

	begin(&t, GRID_SQUARE, rows, 4);
	flood(&t, 5, 0, 2, 10000);
	assert_int_equal(cost(&t, 6, 0), 2 * ROAD);	/* up at half rate */
	assert_int_equal(cost(&t, 7, 0), 3 * ROAD);
	assert_int_equal(cost(&t, 8, 0), COURSE_FAR);	/* two levels */
	t.rule.flying = true;
	flood(&t, 5, 0, 2, 10000);
	assert_int_equal(cost(&t, 8, 0), 3 * ROAD);
	end(&t);
}

TEST(test_diagonals_cost_one_and_a_half)
{
	struct try t;

	begin(&t, GRID_SQUARE, plain, 7);
	flood(&t, 5, 3, 3, 10000);
	assert_int_equal(cost(&t, 6, 4), 150);
	assert_int_equal(cost(&t, 7, 4), 250);
	end(&t);
}

/* A lorry of three by one cannot turn in a lane, nor pass a gap beside its path. */
TEST(test_a_hull_needs_room)
{
	static const char *const rows[] = {
		"xxxxxxxxxxxxxx",
		"..............",
		"xxxxxxx..xxxxx",
		"xxxxxxx..xxxxx",
		"xxxxxxx..xxxxx",
	};
	struct try t;

	begin(&t, GRID_SQUARE, rows, 5);
	flood(&t, 2, 1, 2, 10000);
	assert_int_not_equal(cost(&t, 8, 4), COURSE_FAR);	/* a man */
	t.rule.body = (struct body){ 3, 1 };
	flood(&t, 2, 1, 2, 10000);
	assert_int_equal(cost(&t, 12, 1), 10 * ROAD);
	assert_int_equal(cost(&t, 13, 1), COURSE_FAR);		/* its bow would hang over */
	assert_int_equal(cost(&t, 8, 4), COURSE_FAR);
	assert_true(course_room(t.table, &t.rule, (struct pose){ at(&t, 7, 2), 4 }));
	assert_false(course_room(t.table, &t.rule, (struct pose){ at(&t, 7, 2), 2 }));
	end(&t);
}

TEST(test_the_middle_on_the_road_is_on_the_road)
{
	static const char *const rows[] = { "ffffffffffff", "............", "ffffffffffff",
		"ffffffffffff" };
	struct try t;

	begin(&t, GRID_HEX, rows, 4);
	t.rule.body = (struct body){ 3, 3 };
	t.rule.turn = COURSE_TURN_MAX;
	flood(&t, 2, 1, E, 10000);
	assert_int_equal(cost(&t, 8, 1), 6 * ROAD);
	end(&t);
}

TEST(test_marked_cells_are_closed)
{
	struct try t;
	uint8_t *marks;

	begin(&t, GRID_HEX, plain, 7);
	marks = calloc((size_t)grid_cells(&t.table->grid), 1);
	for (int row = 0; row < 7; row++)
		marks[at(&t, 7, row)] = 4;
	t.rule.body = (struct body){ 3, 1 };
	t.rule.marks = marks;
	t.rule.closed = 4;
	flood(&t, 2, 3, E, 10000);
	assert_int_equal(cost(&t, 5, 3), 3 * ROAD);
	assert_int_equal(cost(&t, 6, 4), 4 * ROAD);	/* heading along the fence */
	assert_int_equal(course_heading(t.course, at(&t, 6, 4)), SE);
	assert_int_equal(cost(&t, 7, 3), COURSE_FAR);
	assert_int_equal(cost(&t, 9, 3), COURSE_FAR);
	assert_int_equal(course_nearest(t.course, at(&t, 9, 3)), at(&t, 5, 3));
	t.rule.closed = 3;
	flood(&t, 2, 3, E, 10000);
	assert_int_equal(cost(&t, 9, 3), 7 * ROAD);
	assert_int_equal(course_nearest(t.course, at(&t, 9, 3)), at(&t, 9, 3));
	free(marks);
	end(&t);
}

/* Every step of a path is one that a body can make, and costs what it says. */
static void assert_path(const struct try *t, const struct course_step *path, int n)
{
	const struct grid *const g = &t->table->grid;
	const int headings = grid_directions(g);
	int run = t->rule.turn;

	for (int i = 1; i < n; i++) {
		const struct pose was = path[i - 1].pose, is = path[i].pose;
		const int turned = (is.heading - was.heading + headings) % headings;
		const int32_t paid = path[i].cost - path[i - 1].cost;

		assert_true(course_room(t->table, &t->rule, is));
		if (was.cell == is.cell) {
			assert_true(turned == 1 || turned == headings - 1);
			assert_true(run >= t->rule.turn);
			assert_int_equal(paid, 0);
			run = 0;
			continue;
		}
		assert_int_equal(turned, 0);
		assert_true(paid > 0);
		assert_true(grid_step(g, was.cell, is.heading) == is.cell
			|| grid_step(g, is.cell, is.heading) == was.cell);
		run++;
	}
}

TEST(test_paths_hold_on_tables_of_chance)
{
	struct chance chance = { 77 };
	int ways = 0;

	for (int round = 0; round < 30; round++) {
		const struct grid grid = { round % 2 ? GRID_HEX : GRID_SQUARE, 24, 18 };
		struct try t = { .table = random_table(&chance, grid, 9) };
		const cell_t from = chance_below(&chance, grid_cells(&grid));
		struct course_step path[STEPS * 4];
		const cell_t *all;
		int count;

		t.course = course_new(t.table);
		t.rule.body.length = (uint8_t)(2 + chance_below(&chance, 3));
		t.rule.body.width = (uint8_t)(1 + chance_below(&chance, 2));
		t.rule.turn = (uint8_t)chance_below(&chance, COURSE_TURN_MAX + 1);
		t.rule.astern = (uint8_t)chance_below(&chance, 3);
		for (int i = 0; i < t.table->n_grounds; i++)
			t.rule.enter[i] = t.table->grounds[i].pace * 10;
		course_flood(t.course, t.table, &t.rule, (struct pose){ from, 0 }, 4000);
		all = course_all(t.course, &count);
		assert_int_equal(all[0], from);
		for (int i = 0; i < count; i++) {
			const int n = course_path(t.course, all[i], path, STEPS * 4);

			assert_in_range(n, 1, STEPS * 4);
			assert_int_equal(path[0].pose.cell, from);
			assert_int_equal(path[n - 1].pose.cell, all[i]);
			assert_int_equal(path[n - 1].cost, course_cost(t.course, all[i]));
			assert_true(i == 0
				|| path[n - 1].cost >= course_cost(t.course, all[i - 1]));
			assert_path(&t, path, n);
			ways++;
		}
		end(&t);
	}
	assert_true(ways > 500);
}

TEST(test_a_man_pays_what_walkers_pay)
{
	struct try t;

	begin(&t, GRID_HEX, plain, 7);
	flood(&t, 5, 3, E, 10000);
	for (cell_t c = 0; c < grid_cells(&t.table->grid); c++)
		assert_int_equal(course_cost(t.course, c),
			ROAD * grid_half_steps(&t.table->grid, at(&t, 5, 3), c) / 2);
	end(&t);
}

TEST(test_a_flood_forgets_the_one_before)
{
	struct try t;
	int count;

	begin(&t, GRID_HEX, plain, 7);
	flood(&t, 5, 3, E, 10000);
	flood(&t, 0, 0, E, 100);
	course_all(t.course, &count);
	assert_int_equal(count, 3);
	assert_int_equal(cost(&t, 5, 3), COURSE_FAR);
	assert_int_equal(course_heading(t.course, at(&t, 5, 3)), -1);
	assert_int_equal(course_path(t.course, at(&t, 5, 3), NULL, 0), 0);
	end(&t);
}

TEST(test_a_goal_ends_the_flood)
{
	struct try t;

	begin(&t, GRID_HEX, plain, 7);
	course_flood_to(t.course, t.table, &t.rule, (struct pose){ at(&t, 2, 3), E }, 10000,
		at(&t, 4, 3));
	assert_int_equal(cost(&t, 4, 3), 2 * ROAD);
	assert_int_equal(cost(&t, 5, 3), COURSE_FAR);
	end(&t);
}

TEST(test_without_memory_nothing_is_reached)
{
	struct try t;
	int count;

	begin(&t, GRID_HEX, plain, 7);
	for (int n = 0; n < 3; n++) {
		memory_fail_at(n);
		flood(&t, 5, 3, E, 10000);
		memory_fail_at(-1);
		course_all(t.course, &count);
		assert_int_equal(count, 0);
	}
	flood(&t, 5, 3, E, 10000);
	assert_int_equal(cost(&t, 6, 3), ROAD);
	for (int n = 0; n < 5; n++) {
		struct course *c;

		memory_fail_at(n);
		c = course_new(t.table);
		memory_fail_at(-1);
		assert_null(c);
	}
	end(&t);
}

TEST_MAIN
