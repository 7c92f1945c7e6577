/* The grid: cells, directions, distances. */
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/grid.h"

static const struct grid hex = { GRID_HEX, 9, 7 }, square = { GRID_SQUARE, 8, 9 };
static const struct grid *const both[] = { &hex, &square };

TEST(test_cells_off_the_edge_are_none)
{
	const struct grid g = { GRID_HEX, 5, 4 };

	assert_int_equal(grid_at(&g, 4, 3), 19);
	assert_int_equal(grid_at(&g, 5, 3), CELL_NONE);
	assert_int_equal(grid_at(&g, -1, 0), CELL_NONE);
	assert_int_equal(grid_at(&g, 0, 4), CELL_NONE);
	assert_int_equal(grid_at(&g, 0, -1), CELL_NONE);
}

TEST(test_cells_count_along_rows)
{
	for (int i = 0; i < 2; i++)
		for (cell_t cell = 0; cell < grid_cells(both[i]); cell++)
			assert_int_equal(grid_at(both[i], grid_col(both[i], cell),
				grid_row(both[i], cell)), cell);
}

/* The neighbours of a cell by name, from the picture in grid.h. */
static void check_neighbours(const struct grid *g, int col, int row, const int (*expected)[2])
{
	for (int d = 0; d < grid_directions(g); d++)
		assert_int_equal(grid_step(g, grid_at(g, col, row), d),
			grid_at(g, expected[d][0], expected[d][1]));
}

TEST(test_odd_hex_rows_are_shifted_to_the_right)
{
	static const int even[][2] = { { 3, 1 }, { 4, 2 }, { 3, 3 }, { 2, 3 }, { 2, 2 }, { 2, 1 } };
	static const int odd[][2] = { { 4, 2 }, { 4, 3 }, { 4, 4 }, { 3, 4 }, { 2, 3 }, { 3, 2 } };
	static const int corner[][2] = {
		{ -1, 0 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, 0 }
	};

	check_neighbours(&hex, 3, 2, even);
	check_neighbours(&hex, 3, 3, odd);
	check_neighbours(&hex, 0, 0, corner);
}

TEST(test_squares_have_eight_neighbours)
{
	static const int around[][2] = {
		{ 3, 2 }, { 4, 2 }, { 4, 3 }, { 4, 4 }, { 3, 4 }, { 2, 4 }, { 2, 3 }, { 2, 2 }
	};

	check_neighbours(&square, 3, 3, around);
}

TEST(test_those_around_are_the_neighbours_in_order)
{
	for (int i = 0; i < 2; i++)
		for (cell_t cell = 0; cell < grid_cells(both[i]); cell++) {
			cell_t around[GRID_AROUND_MAX];
			int n = grid_around(both[i], cell, around), found = 0;

			for (int d = 0; d < grid_directions(both[i]); d++)
				if (grid_step(both[i], cell, d) != CELL_NONE)
					assert_int_equal(around[found++],
						grid_step(both[i], cell, d));
			assert_int_equal(n, found);
		}
}

TEST(test_opposite_directions_lead_back)
{
	for (int i = 0; i < 2; i++) {
		const struct grid *g = both[i];
		const int n = grid_directions(g);

		for (cell_t cell = 0; cell < grid_cells(g); cell++) {
			for (int d = 0; d < n; d++) {
				const cell_t next = grid_step(g, cell, d);

				if (next == CELL_NONE)
					continue;
				assert_true(grid_adjacent(g, cell, next));
				assert_int_equal(grid_step(g, next, (d + n / 2) % n), cell);
				assert_int_equal(grid_direction(g, cell, next, 0), d);
			}
			assert_false(grid_adjacent(g, cell, cell));
		}
	}
}

/* Distances by walking: as long as any step shortens one, take it. */
static void walked_distances(const struct grid *g, cell_t from, int *halves)
{
	bool changed = true;

	for (cell_t cell = 0; cell < grid_cells(g); cell++)
		halves[cell] = cell == from ? 0 : 10000;
	while (changed) {
		changed = false;
		for (cell_t cell = 0; cell < grid_cells(g); cell++) {
			for (int d = 0; d < grid_directions(g); d++) {
				const cell_t next = grid_step(g, cell, d);
				const int far = halves[cell] +
					(g->kind == GRID_SQUARE && d % 2 ? 3 : 2);

				if (next != CELL_NONE && far < halves[next]) {
					halves[next] = far;
					changed = true;
				}
			}
		}
	}
}

TEST(test_C_2_distance_is_the_shortest_walk_on_the_bare_grid)
{
	int halves[100];

	for (int i = 0; i < 2; i++) {
		for (cell_t from = 0; from < grid_cells(both[i]); from++) {
			walked_distances(both[i], from, halves);
			for (cell_t to = 0; to < grid_cells(both[i]); to++) {
				assert_int_equal(grid_half_steps(both[i], from, to), halves[to]);
				assert_int_equal(grid_adjacent(both[i], from, to),
					halves[to] == 2 || halves[to] == 3);
			}
		}
	}
}

TEST(test_S_C_6_the_sector_that_holds_the_centre)
{
	const cell_t at = grid_at(&hex, 4, 3);

	assert_int_equal(grid_direction(&hex, at, grid_at(&hex, 8, 3), 0), 1);
	assert_int_equal(grid_direction(&hex, at, grid_at(&hex, 8, 4), 0), 1);
	assert_int_equal(grid_direction(&hex, at, grid_at(&hex, 5, 6), 0), 2);
	assert_int_equal(grid_direction(&hex, at, grid_at(&hex, 0, 2), 0), 4);
	assert_int_equal(grid_direction(&hex, at, grid_at(&hex, 4, 0), 0), 5);
}

TEST(test_S_C_6_on_a_border_the_one_nearer_the_front)
{
	/* Two rows straight down lies between south-east and south-west. */
	const cell_t at = grid_at(&hex, 4, 3), below = grid_at(&hex, 4, 5);

	for (int facing = 0; facing < 6; facing++)
		assert_int_equal(grid_direction(&hex, at, below, facing),
			facing <= 2 ? 2 : 3);
}

TEST(test_S_C_6_on_squares_sectors_meet_at_half_a_right_angle_halved)
{
	const cell_t at = grid_at(&square, 0, 0);

	/* tan 22.5 = 0.41421…: 2 in 5 is flat, 3 in 7 is diagonal */
	assert_int_equal(grid_direction(&square, at, grid_at(&square, 5, 2), 0), 2);
	assert_int_equal(grid_direction(&square, at, grid_at(&square, 7, 3), 0), 3);
	assert_int_equal(grid_direction(&square, at, grid_at(&square, 2, 5), 0), 4);
	assert_int_equal(grid_direction(&square, at, grid_at(&square, 3, 7), 0), 3);
	assert_int_equal(grid_direction(&square, grid_at(&square, 7, 8), at, 0), 7);
	assert_int_equal(grid_direction(&square, grid_at(&square, 0, 8), at, 0), 0);
}

static int front_size(const struct grid *g, int facing)
{
	const cell_t at = grid_at(g, 4, 3);
	int n = 0;

	for (int d = 0; d < grid_directions(g); d++)
		n += grid_in_front(g, at, facing, grid_step(g, at, d));
	return n;
}

TEST(test_X_27_front_is_three_of_six_or_five_of_eight)
{
	for (int facing = 0; facing < 6; facing++)
		assert_int_equal(front_size(&hex, facing), 3);
	for (int facing = 0; facing < 8; facing++)
		assert_int_equal(front_size(&square, facing), 5);
	assert_true(grid_in_front(&hex, 31, 5, grid_step(&hex, 31, 0)));
	assert_true(grid_in_front(&hex, 31, 0, grid_step(&hex, 31, 5)));
	assert_false(grid_in_front(&hex, 31, 0, grid_step(&hex, 31, 2)));
}

TEST(test_directions_have_names)
{
	assert_string_equal(grid_direction_name(&hex, 0), "NE");
	assert_string_equal(grid_direction_name(&hex, 4), "W");
	assert_string_equal(grid_direction_name(&square, 0), "N");
	assert_string_equal(grid_direction_name(&square, 7), "NW");
	assert_null(grid_direction_name(&hex, 6));
	assert_null(grid_direction_name(&square, 8));
	assert_null(grid_direction_name(&square, -1));
}

TEST(test_compass_has_eight_words)
{
	for (int i = 0; i < 2; i++) {
		const cell_t at = grid_at(both[i], 4, 2);

		assert_string_equal(grid_compass_words(both[i], at, at), "here");
		assert_string_equal(grid_compass_words(both[i], at, at - 1), "west");
		assert_string_equal(grid_compass_words(both[i], at, grid_at(both[i], 4, 0)),
			"north");
		assert_string_equal(grid_compass_words(both[i], at, grid_at(both[i], 4, 4)),
			"south");
		assert_string_equal(grid_compass_words(both[i], at, grid_at(both[i], 6, 0)),
			"north-east");
		assert_string_equal(grid_compass_words(both[i], at, grid_at(both[i], 2, 4)),
			"south-west");
	}
	/* Neighbours on hexes lie where the names of directions say. */
	for (int d = 0; d < 6; d++)
		assert_string_equal(grid_compass_words(&hex, grid_at(&hex, 4, 3),
			grid_step(&hex, grid_at(&hex, 4, 3), d)), grid_direction_words(&hex, d));
}

TEST(test_cells_are_read_from_one_on)
{
	const struct grid wide = { GRID_SQUARE, GRID_SIDE_MAX, GRID_SIDE_MAX };

	assert_string_equal(grid_cell_text(&hex, 0).text, "1,1");
	assert_string_equal(grid_cell_text(&hex, grid_at(&hex, 8, 2)).text, "9,3");
	assert_string_equal(grid_cell_text(&wide, grid_cells(&wide) - 1).text, "300,300");
	assert_string_equal(grid_cell_text(&hex, CELL_NONE).text, "off the table");
	assert_string_equal(grid_cell_text(&hex, grid_cells(&hex)).text, "off the table");
}

TEST_MAIN
