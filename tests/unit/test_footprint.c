/* Footprints: their shapes on both grids, and what must hold for every size. */
#include "config.h"
#include <stdint.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/footprint.h"

enum { SIDE = 60, MIDDLE = 30, SHOWN = 6 };

static const struct grid hexes = { GRID_HEX, SIDE, SIDE };
static const struct grid squares = { GRID_SQUARE, SIDE, SIDE };

static cell_t middle(const struct grid *g)
{
	return grid_at(g, MIDDLE, MIDDLE);
}

/* The rows in which something lies, SHOWN columns to either side of the anchor:
 * A the anchor, > the bow, o the rest.  Odd rows of hexes are shifted. */
static void draw(const struct grid *g, struct body b, int heading, char *text)
{
	const cell_t bow = footprint_bow(g, b, middle(g), heading);
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(g, b, middle(g), heading, cells);
	char rows[SIDE][SIDE];

	memset(rows, '.', sizeof(rows));
	for (int i = 0; i < n; i++)
		rows[grid_row(g, cells[i])][grid_col(g, cells[i])] =
			cells[i] == middle(g) ? 'A' : cells[i] == bow ? '>' : 'o';
	for (int row = 0; row < SIDE; row++) {
		if (!memchr(rows[row], 'o', SIDE) && !memchr(rows[row], '>', SIDE))
			continue;
		if (g->kind == GRID_HEX && row % 2)
			*text++ = ' ';
		for (int col = MIDDLE - SHOWN; col <= MIDDLE + SHOWN; col++)
			*text++ = rows[row][col];
		*text++ = '\n';
	}
	*text = '\0';
}

static void assert_drawn(const struct grid *g, struct body b, int heading, const char *expected)
{
	char text[2048];

	draw(g, b, heading, text);
	assert_string_equal(text, expected);
}

TEST(test_a_launch_on_hexes)
{
	const struct body launch = { 5, 3 };

	assert_drawn(&hexes, launch, 1,
		" ...ooooo.....\n"
		"....ooAo>....\n"
		" ...ooooo.....\n");
	assert_drawn(&hexes, launch, 0,
		"......o>.....\n"
		" .....ooo.....\n"
		".....oAo.....\n"
		" ....ooo......\n"
		"....ooo......\n"
		" .....o.......\n");
}

TEST(test_a_lorry_on_squares)
{
	const struct body lorry = { 4, 2 };

	assert_drawn(&squares, lorry, 2,
		".....oAo>....\n"
		".....oooo....\n");
	assert_drawn(&squares, lorry, 3,
		".....oo......\n"
		".....oAo.....\n"
		"......o>.....\n"
		".......o.....\n");
}

static bool has(const cell_t *cells, int n, cell_t cell)
{
	for (int i = 0; i < n; i++)
		if (cells[i] == cell)
			return true;
	return false;
}

/* Side by side, so that on squares nobody slips through at a corner. */
static bool joined(const struct grid *g, cell_t a, cell_t b)
{
	return grid_half_steps(g, a, b) == 2;
}

static int connected(const struct grid *g, const cell_t *cells, int n)
{
	bool reached[BODY_CELLS_MAX] = { true };
	int all = 1;

	for (int rounds = 0; rounds < n; rounds++)
		for (int i = 0; i < n; i++)
			for (int k = 0; k < n && !reached[i]; k++)
				if (reached[k] && joined(g, cells[i], cells[k])) {
					reached[i] = true;
					all++;
				}
	return all;
}

static void assert_body(const struct grid *g, struct body b, int heading)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(g, b, middle(g), heading, cells);
	const cell_t bow = footprint_bow(g, b, middle(g), heading);

	assert_int_equal(n, b.length * b.width);
	assert_int_equal(cells[0], middle(g));
	assert_true(has(cells, n, bow));
	assert_true(bow == middle(g) || grid_direction(g, middle(g), bow, heading) == heading);
	for (int i = 0; i < n; i++)
		assert_false(has(cells, i, cells[i]));
	assert_int_equal(connected(g, cells, n), n);
}

TEST(test_every_size_hangs_together_however_it_heads)
{
	for (uint8_t length = 1; length <= BODY_LENGTH_MAX; length++)
		for (uint8_t width = 1; width <= BODY_WIDTH_MAX; width++) {
			const struct body b = { length, width };

			if (!footprint_body_sound(b))
				continue;
			for (int heading = 0; heading < 6; heading++)
				assert_body(&hexes, b, heading);
			for (int heading = 0; heading < 8; heading++)
				assert_body(&squares, b, heading);
		}
}

static void sorted_distances(const struct grid *g, struct body b, int heading, int *far)
{
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(g, b, middle(g), heading, cells);

	for (int i = 0; i < n; i++) {
		const int away = grid_half_steps(g, middle(g), cells[i]);
		int k = i;

		for (; k > 0 && far[k - 1] > away; k--)
			far[k] = far[k - 1];
		far[k] = away;
	}
}

TEST(test_the_headings_of_hexes_are_one_shape_turned_about)
{
	const struct body b = { 8, 3 };
	int east[BODY_CELLS_MAX], other[BODY_CELLS_MAX];

	sorted_distances(&hexes, b, 1, east);
	for (int heading = 0; heading < 6; heading++) {
		sorted_distances(&hexes, b, heading, other);
		assert_memory_equal(east, other, 24 * sizeof(int));
	}
}

/* A diagonal counts one and a half: the oblique body is about as long. */
TEST(test_diagonals_are_as_long_as_straights)
{
	for (uint8_t length = 4; length <= 12; length++) {
		const struct body b = { length, 2 };
		cell_t cells[BODY_CELLS_MAX];
		const int n = footprint_cells(&squares, b, middle(&squares), 1, cells);
		int longest = 0;

		for (int i = 0; i < n; i++)
			for (int k = 0; k < n; k++) {
				const int far = grid_half_steps(&squares, cells[i], cells[k]);

				longest = far > longest ? far : longest;
			}
		assert_in_range(longest, 2 * length - 4, 2 * length + 4);
	}
}

TEST(test_a_man_is_a_body_of_one_cell)
{
	const struct body unsaid = { 0, 0 }, man = { 1, 1 };
	cell_t cells[BODY_CELLS_MAX];

	assert_int_equal(body_cells(unsaid), 1);
	assert_false(body_big(unsaid));
	assert_false(body_big(man));
	assert_int_equal(footprint_cells(&hexes, unsaid, 7, 3, cells), 1);
	assert_int_equal(cells[0], 7);
	assert_int_equal(footprint_bow(&hexes, unsaid, 7, 3), 7);
}

TEST(test_nothing_hangs_over_the_edge)
{
	const struct body b = { 5, 3 };
	cell_t cells[BODY_CELLS_MAX];

	assert_int_equal(footprint_cells(&hexes, b, grid_at(&hexes, 1, 5), 1, cells), 0);
	assert_int_equal(footprint_cells(&hexes, b, grid_at(&hexes, 2, 5), 1, cells), 15);
	assert_int_equal(footprint_cells(&hexes, b, grid_at(&hexes, SIDE - 2, 5), 1, cells), 0);
	assert_int_equal(footprint_cells(&squares, b, grid_at(&squares, 5, 0), 2, cells), 0);
	assert_int_equal(footprint_cells(&squares, b, grid_at(&squares, 5, 1), 2, cells), 15);
}

TEST(test_sizes_are_bounded)
{
	assert_true(footprint_body_sound((struct body){ 16, 6 }));
	assert_false(footprint_body_sound((struct body){ 17, 1 }));
	assert_false(footprint_body_sound((struct body){ 9, 9 }));
	assert_false(footprint_body_sound((struct body){ 2, 3 }));
	assert_false(footprint_body_sound((struct body){ 16, 7 }));
}

TEST_MAIN
