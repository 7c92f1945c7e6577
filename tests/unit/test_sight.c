/* Lines of sight: the rulings one by one, symmetry over all pairs of many
 * random tables, and every line against a slow reference that asks plain
 * geometry which cells are nearest. */
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/sight.h"
#include "draw_table.h"

enum { LINE_MAX_CELLS = 640 };

enum { ROW = 60 };	/* the columns of the tables below, and the first cell of a drawn row */

/* A table of one drawn row that matters, in open ground. */
static struct table *row_table(enum grid_kind kind, const char *drawn)
{
	char open[ROW + 1], row[ROW + 1];
	const char *const rows[] = { open, row, open, open };

	memset(open, '.', ROW);
	open[ROW] = '\0';
	memcpy(row, open, sizeof row);
	memcpy(row, drawn, strlen(drawn));
	return draw_table(kind, rows, 4);
}

/* Whether the two ends of a drawn row see each other, on hexes and on squares. */
static bool row_seen(const char *drawn)
{
	const cell_t last = ROW + (cell_t)strlen(drawn) - 1;
	struct table *hex = row_table(GRID_HEX, drawn);
	struct table *square = row_table(GRID_SQUARE, drawn);
	const bool seen = sight_clear(hex, ROW, last);

	assert_int_equal(sight_clear(square, ROW, last), seen);
	assert_int_equal(sight_clear(hex, last, ROW), seen);
	assert_int_equal(sight_trace(hex, ROW, last).block == SIGHT_CLEAR, seen);
	table_free(hex);
	table_free(square);
	return seen;
}

/* What stops the line from the first to the last of a drawn row, and where in it. */
static enum sight_block row_block(const char *drawn, cell_t *at)
{
	struct table *t = row_table(GRID_HEX, drawn);
	const struct sight sight = sight_trace(t, ROW, ROW + (cell_t)strlen(drawn) - 1);

	*at = sight.at == CELL_NONE ? CELL_NONE : sight.at - ROW;
	table_free(t);
	return sight.block;
}

TEST(test_C_5_open_ground_hides_nothing)
{
	assert_true(row_seen("......................................................"));
	assert_true(row_seen("bbssoobbww"));
}

TEST(test_C_5_adjacent_figures_always_see_each_other)
{
	struct chance chance = { 5 };
	const struct grid grids[] = { { GRID_HEX, 12, 12 }, { GRID_SQUARE, 12, 12 } };

	for (int i = 0; i < 2; i++) {
		struct table *t = random_table(&chance, grids[i], 1);

		for (cell_t cell = 0; cell < 144; cell++) {
			assert_true(sight_clear(t, cell, cell));
			for (int d = 0; d < grid_directions(&grids[i]); d++) {
				const cell_t next = grid_step(&grids[i], cell, d);

				if (next != CELL_NONE)
					assert_true(sight_clear(t, cell, next));
			}
		}
		table_free(t);
	}
}

TEST(test_S_C_5_adjacent_figures_see_each_other_in_the_densest_ground)
{
	static const struct ground smoke[] = {
		{ .id = "smoke", .pace = 12, .visibility = 9 }, { .id = "open", .pace = 12 },
	};
	const struct grid grid = { GRID_HEX, 6, 4 };
	struct table *t = table_new(grid, 10, smoke, 2);

	assert_true(sight_clear(t, 7, 8));
	assert_false(sight_clear(t, 7, 9));
	table_set_ground(t, 7, 1);
	table_set_ground(t, 9, 1);
	assert_false(sight_clear(t, 7, 9));	/* one cell of it is too much */
	table_free(t);
}

TEST(test_C_5_a_building_is_seen_but_not_seen_through)
{
	cell_t at;

	assert_true(row_seen("....h"));
	assert_false(row_seen("...h."));
	assert_false(row_seen("h.h.h"));
	assert_int_equal(row_block("...h..h.", &at), SIGHT_OPAQUE);
	assert_int_equal(at, 3);
}

TEST(test_C_5_one_sees_out_of_a_building)
{
	assert_true(row_seen("h......"));
	assert_true(row_seen("h.....h"));
	assert_true(row_seen("hh"));
	assert_false(row_seen("hh."));
}

TEST(test_C_5_a_hill_blocks_the_line_between_two_lower_cells)
{
	cell_t at;

	assert_false(row_seen("..1.."));
	assert_false(row_seen("1.2.1"));
	assert_true(row_seen("..1..1..1"));	/* up slope after slope */
	assert_true(row_seen("1.1.1"));
	assert_true(row_seen("..1"));		/* up to the crest */
	assert_true(row_seen("2..1.."));	/* down over a lower one */
	assert_false(row_seen("1..2.."));
	assert_true(row_seen("1...."));
	assert_int_equal(row_block("0.2.1", &at), SIGHT_GROUND);
	assert_int_equal(at, 2);
}

TEST(test_C_5_one_sees_over_what_is_a_full_level_lower)
{
	assert_true(row_seen("1..h..."));	/* over a house on the plain */
	assert_true(row_seen("1..h..1"));
	assert_false(row_seen("1..H..."));	/* not over one on the same hill */
	assert_true(row_seen("2..H..."));
	assert_false(row_seen("...H..."));
	assert_true(row_seen("1jjjjjjjjjjjjjjj."));	/* over the jungle */
	assert_true(row_seen("1jjjjjjjjjjjjjjjj"));	/* into it from above */
	assert_false(row_seen("1JJJJJJJJJ1"));
}

TEST(test_C_5_tall_things_are_seen_over_from_higher_still)
{
	static const struct ground grounds[] = {
		{ .id = "open", .pace = 12 },
		{ .id = "tower", .pace = 12, .opaque = true, .height = 2 },
	};
	const struct grid grid = { GRID_HEX, 5, 4 };
	struct table *t = table_new(grid, 10, grounds, 2);

	table_draw(t, 2, 1, 0);
	table_draw(t, 0, 0, 1);
	table_finish(t);
	assert_false(sight_clear(t, 0, 4));
	table_draw(t, 0, 0, 2);
	table_finish(t);
	assert_true(sight_clear(t, 0, 4));
	table_free(t);
}

TEST(test_C_5_crops_hide_beyond_four_inches)
{
	cell_t at;

	assert_true(row_seen("ccccc"));		/* three between and the target's */
	assert_false(row_seen("cccccc"));
	assert_true(row_seen(".cccc."));
	assert_false(row_seen(".ccccc."));
	assert_int_equal(row_block("..ccccccc.", &at), SIGHT_SOFT);
	assert_int_equal(at, 6);
}

TEST(test_C_5_forest_hides_beyond_sixteen_inches)
{
	assert_true(row_seen(".ffffffffffffffff."));
	assert_false(row_seen(".fffffffffffffffff."));
	assert_true(row_seen("fffffffffffffffff"));
	assert_false(row_seen("ffffffffffffffffff"));
}

TEST(test_C_5_jungle_hides_beyond_eight_inches)
{
	assert_true(row_seen(".jjjjjjjj."));
	assert_false(row_seen(".jjjjjjjjj."));
	assert_true(row_seen("jjjjjjjjj"));
	assert_false(row_seen("jjjjjjjjjj"));
	assert_true(row_seen(".jj..jj..jj..jj."));
	assert_false(row_seen(".jj..jj..jj..jjj."));
}

TEST(test_S_C_4_fractions_of_mixed_ground_add_up)
{
	/* 3" of jungle and 10" of forest exactly fill the line; one more does not fit. */
	assert_true(row_seen(".jjjffffffffff."));
	assert_false(row_seen(".jjjfffffffffff."));
	assert_true(row_seen(".ccjjjj."));
	assert_false(row_seen(".ccjjjjf."));
	assert_true(row_seen(".ccjjjffc..") == false);
	assert_true(row_seen(".ccjjjff.."));
}

TEST(test_S_C_4_murk_tells_how_much_of_the_line_is_used_up)
{
	struct table *t = row_table(GRID_HEX, ".jjcf.");

	assert_int_equal(sight_trace(t, ROW, ROW + 5).murk, SIGHT_WHOLE / 16 * 9);
	assert_int_equal(sight_trace(t, ROW + 5, ROW).murk, SIGHT_WHOLE / 16 * 9);
	assert_int_equal(sight_trace(t, ROW, ROW + 1).murk, 0);
	assert_int_equal(sight_trace(t, ROW + 1, ROW + 2).murk, SIGHT_WHOLE / 8);
	assert_int_equal(sight_trace(t, ROW, ROW).murk, 0);
	table_free(t);
}

TEST(test_S_C_4_a_diagonal_line_is_longer_in_the_same_cells)
{
	/* Eight inches of jungle are five diagonal cells (7.5"), not eight. */
	char rows_text[16][17];
	const char *rows[16];

	for (int row = 0; row < 16; row++) {
		rows[row] = rows_text[row];
		memset(rows_text[row], '.', 16);
		rows_text[row][16] = '\0';
		if (row >= 2 && row < 7)
			rows_text[row][row] = 'j';
	}
	struct table *t = draw_table(GRID_SQUARE, rows, 16);

	assert_true(sight_clear(t, 17, 7 * 17));
	table_set_ground(t, 7 * 17, drawn_ground('j'));
	assert_false(sight_clear(t, 17, 8 * 17));
	assert_false(sight_clear(t, 15 * 17, 0));
	table_free(t);
}

TEST(test_S_C_5_the_targets_cell_counts_the_viewers_does_not)
{
	/* Both in crops: the target's cell is one of the four inches. */
	assert_true(row_seen("ccccc"));
	assert_false(row_seen("cccccc"));
	/* One in the open: the kinder way is from the crops outwards. */
	assert_true(row_seen(".ccccc"));
	assert_false(row_seen(".cccccc"));
	/* The less murky of two ends: crops here, forest there. */
	assert_true(row_seen("cjjjjjjjf"));
	assert_false(row_seen("cjjjjjjjc"));
}

TEST(test_what_blocks_names_the_first_cell_of_the_better_line)
{
	/* On squares a knight's move twice: lines along both sides of a border. */
	static const char *const rows[] = { ".....", ".hh..", ".....", "....." };
	struct table *t = draw_table(GRID_SQUARE, rows, 4);
	cell_t cells[9];
	struct sight sight;

	sight = sight_trace(t, 0, 14);		/* 1,1 is built on, 1,0 is not */
	assert_int_equal(sight.block, SIGHT_OPAQUE);
	assert_int_equal(sight.at, 7);
	assert_int_equal(sight_cells(t, 0, 14, cells, 9), 5);
	assert_int_equal(cells[0], 0);
	assert_int_equal(cells[2], 7);
	assert_int_equal(cells[4], 14);
	table_set_ground(t, 7, 0);
	sight = sight_trace(t, 0, 14);
	assert_int_equal(sight.block, SIGHT_CLEAR);
	assert_int_equal(sight.at, CELL_NONE);
	assert_int_equal(sight_cells(t, 0, 14, cells, 9), 5);
	assert_int_equal(cells[1], 1);		/* the clear one is drawn */
	table_free(t);
}

struct asked { const int16_t *who; int n; cell_t cells[2 * SIGHT_CELLS_MAX]; };

/* Of those who stand there every other one. */
static bool stops(const void *of, cell_t cell)
{
	struct asked *const asked = *(struct asked *const *)of;

	asked->cells[asked->n++] = cell;
	return asked->who[cell] > 0 || cell % 7 == 0;
}

/* What is between the ends of a candidate and is asked about, in order, till something stops it. */
static bool expected_things(const struct table *t, const cell_t *line, int n, struct asked *asked)
{
	for (int i = 1; i < n - 1; i++)
		if ((asked->who[line[i]] >= 0
				|| table_ground(t, line[i])->cover_behind != COVER_NONE)
				&& stops(&asked, line[i]))
			return false;
	return n > 0;
}

/* Of candidates that are not clear some may be asked about, too: of the second, after all. */
static void check_things(const struct table *t, cell_t a, cell_t b, const int16_t *who)
{
	struct asked wanted = { .who = who }, asked = { .who = who }, *of = &asked;
	const struct sight_stops by = { who, stops, &of };
	bool clear = true, passes = false;

	for (int i = 0; i < SIGHT_CANDIDATES && !passes; i++) {
		cell_t line[SIGHT_CELLS_MAX];
		const int n = sight_candidate(t, a, b, i, line);

		clear = clear && (n > 0 || i > 0);
		passes = expected_things(t, line, n, &wanted);
	}
	assert_int_equal(sight_passes(t, a, b, &by), passes);
	if (!clear)
		return;
	assert_true(asked.n >= wanted.n);
	assert_memory_equal(asked.cells, wanted.cells, (size_t)wanted.n * sizeof wanted.cells[0]);
}

TEST(test_things_on_a_line_stop_it_however_often_that_is_asked)
{
	enum { COLS = 14, ROWS = 12, CELLS = COLS * ROWS, TIMES = 3 };

	for (int kind = 0; kind < 2; kind++) {
		struct chance chance = { 11 };
		struct table *t = random_table(&chance, (struct grid){ kind == 0 ? GRID_HEX
			: GRID_SQUARE, COLS, ROWS }, 2);
		int16_t who[CELLS];

		for (int time = 0; time < TIMES; time++) {
			for (int c = 0; c < CELLS; c++)
				who[c] = (int16_t)(chance_below(&chance, 8) - 6);
			for (cell_t a = 0; a < CELLS; a++)
				for (cell_t b = 0; b < CELLS; b++)
					check_things(t, a, b, who);
		}
		table_free(t);
	}
}

/* Clear if either candidate is, and drawn along one that is. */
TEST(test_candidates_are_the_lines_that_are_clear)
{
	struct chance chance = { 9 };
	struct table *t = random_table(&chance, (struct grid){ GRID_HEX, 14, 12 }, 2);

	for (cell_t a = 0; a < 14 * 12; a++)
		for (cell_t b = 0; b < 14 * 12; b++) {
			cell_t drawn[LINE_MAX_CELLS], cells[SIGHT_CELLS_MAX];
			const int n = sight_cells(t, a, b, drawn, LINE_MAX_CELLS);
			bool clear = false, same = false;

			for (int i = 0; i < SIGHT_CANDIDATES; i++) {
				const int found = sight_candidate(t, a, b, i, cells);

				clear = clear || found > 0;
				assert_true(found == 0 || found == n);
				same = same || (found > 0 && memcmp(cells, drawn,
					(size_t)n * sizeof cells[0]) == 0);
			}
			assert_int_equal(clear, sight_clear(t, a, b));
			assert_int_equal(same, clear);
		}
	table_free(t);
}

TEST(test_what_blocks_may_be_the_target_itself)
{
	cell_t at;

	assert_int_equal(row_block("cccccc", &at), SIGHT_SOFT);
	assert_int_equal(at, 5);
}

TEST(test_cells_of_a_line_fit_the_room_given)
{
	struct table *t = row_table(GRID_HEX, "..........");
	cell_t cells[3] = { 0, 0, -7 };

	assert_int_equal(sight_cells(t, 10, 19, cells, 2), 2);
	assert_int_equal(cells[0], 10);
	assert_int_equal(cells[1], 11);
	assert_int_equal(cells[2], -7);
	assert_int_equal(sight_cells(t, 12, 12, cells, 2), 1);
	assert_int_equal(cells[0], 12);
	table_free(t);
}

TEST(test_the_kinder_of_two_lines_counts)
{
	static const char *const rows[] = { "....", ".h..", "....", "...." };
	struct table *t = draw_table(GRID_SQUARE, rows, 4);
	cell_t last[2];

	assert_true(sight_clear(t, 0, 6));
	assert_true(sight_clear(t, 6, 0));
	assert_int_equal(sight_last(t, 0, 6, last), 1);
	assert_int_equal(last[0], 1);
	table_set_ground(t, 1, drawn_ground('h'));
	assert_false(sight_clear(t, 0, 6));
	assert_false(sight_clear(t, 6, 0));
	assert_int_equal(sight_last(t, 0, 6, last), 1);
	assert_int_equal(sight_last(t, 0, 1, last), 0);
	assert_int_equal(sight_last(t, 8, 14, last), 2);
	table_free(t);
}

/* ---- against plain geometry ---- */

/* Centres in half cells across and rows down; on hexes a row is sqrt(3) half
 * cells high, so that down counts three times in a square of a distance. */
struct point { int64_t x, y; };

static struct point centre(const struct grid *g, int col, int row)
{
	return (struct point){ 2 * col + (g->kind == GRID_HEX ? row & 1 : 0),
		g->kind == GRID_HEX ? row : 2 * row };
}

static int64_t square_of_distance(const struct grid *g, struct point a, struct point b)
{
	const int64_t dx = a.x - b.x, dy = a.y - b.y;

	return dx * dx + (g->kind == GRID_HEX ? 3 : 1) * dy * dy;
}

/* The cell nearest to sample i of n; of two the one to the left (lean > 0) or to
 * the right of the line.  CELL_NONE off the table. */
static cell_t nearest(const struct grid *g, cell_t a, cell_t b, int i, int n, int lean)
{
	const struct point pa = centre(g, grid_col(g, a), grid_row(g, a));
	const struct point pb = centre(g, grid_col(g, b), grid_row(g, b));
	const struct point at = { pa.x * (n - i) + pb.x * i, pa.y * (n - i) + pb.y * i };
	const int row = (int)(at.y / (n * (g->kind == GRID_HEX ? 1 : 2)));
	const int col = (int)(at.x / (2 * n));
	int64_t best = INT64_MAX, best_side = 0;
	cell_t cell = CELL_NONE;

	for (int r = row - 2; r <= row + 2; r++) {
		for (int c = col - 2; c <= col + 2; c++) {
			const struct point p = centre(g, c, r);
			const struct point scaled = { p.x * n, p.y * n };
			const int64_t far = square_of_distance(g, scaled, at);
			const int64_t side = lean * ((pb.x - pa.x) * (scaled.y - at.y) -
				(pb.y - pa.y) * (scaled.x - at.x));

			if (far > best || (far == best && side <= best_side))
				continue;
			best = far;
			best_side = side;
			cell = grid_at(g, c, r);
		}
	}
	return cell;
}

static int steps_between(const struct grid *g, cell_t a, cell_t b)
{
	const int dx = abs(grid_col(g, a) - grid_col(g, b));
	const int dy = abs(grid_row(g, a) - grid_row(g, b));

	if (g->kind == GRID_HEX)
		return grid_half_steps(g, a, b) / 2;
	return dx > dy ? dx : dy;
}

static bool counts(const struct table *t, cell_t cell, int high)
{
	return t->level[cell] + 1 > high;
}

/* One line, told from sight.h word by word; lengths in half steps. */
static bool reference_line(const struct table *t, cell_t a, cell_t b, int lean)
{
	const struct grid *g = &t->grid;
	const int n = steps_between(g, a, b);
	const int high = t->level[a] > t->level[b] ? t->level[a] : t->level[b];
	int64_t murk = 0, ends[2];

	for (int i = 1; i < n; i++) {
		const cell_t cell = nearest(g, a, b, i, n, lean);
		const struct ground *ground;

		if (cell == CELL_NONE || t->level[cell] > high)
			return false;
		ground = table_ground(t, cell);
		if (!counts(t, cell, high))
			continue;
		if (ground->opaque)
			return false;
		if (ground->visibility)
			murk += SIGHT_WHOLE * (int64_t)t->cell_length / ground->visibility;
	}
	for (int i = 0; i < 2; i++) {
		const cell_t end = i ? b : a;
		const struct ground *ground = table_ground(t, end);

		ends[i] = ground->visibility && counts(t, end, high) ?
			SIGHT_WHOLE * (int64_t)t->cell_length / ground->visibility : 0;
	}
	murk += ends[0] < ends[1] ? ends[0] : ends[1];
	return n <= 1 || murk * grid_half_steps(g, a, b) <= (int64_t)SIGHT_WHOLE * 2 * n;
}

static bool reference_clear(const struct table *t, cell_t a, cell_t b)
{
	return reference_line(t, a, b, 1) || reference_line(t, a, b, -1);
}

/* The cells drawn are those of one of the two lines, on the table throughout. */
static void check_cells(const struct table *t, cell_t a, cell_t b)
{
	static cell_t cells[LINE_MAX_CELLS];
	const int n = steps_between(&t->grid, a, b);
	bool left = true, right = true;

	assert_int_equal(sight_cells(t, a, b, cells, LINE_MAX_CELLS), n + 1);
	for (int i = 1; i < n; i++) {
		left = left && cells[i] == nearest(&t->grid, a, b, i, n, 1);
		right = right && cells[i] == nearest(&t->grid, a, b, i, n, -1);
		assert_in_range(cells[i], 0, grid_cells(&t->grid) - 1);
	}
	assert_int_equal(cells[0], a);
	assert_int_equal(cells[n], b);
	assert_true(left || right);
}

static void check_pair(const struct table *t, cell_t a, cell_t b)
{
	const bool clear = sight_clear(t, a, b);
	const struct sight there = sight_trace(t, a, b), back = sight_trace(t, b, a);

	assert_int_equal(clear, sight_clear(t, b, a));
	assert_int_equal(clear, there.block == SIGHT_CLEAR);
	assert_int_equal(clear, back.block == SIGHT_CLEAR);
	assert_int_equal(clear, there.at == CELL_NONE);
	assert_int_equal(clear, reference_clear(t, a, b));
	if (clear)
		assert_int_equal(there.murk, back.murk);
}

static void check_all_pairs(enum grid_kind kind, uint64_t seed)
{
	struct chance chance = { seed };

	for (int i = 0; i < 24; i++) {
		const struct grid grid = {
			kind, (int16_t)(4 + chance_below(&chance, 14)),
			(int16_t)(4 + chance_below(&chance, 14))
		};
		struct table *t = random_table(&chance, grid, 1 + chance_below(&chance, 12));

		for (cell_t a = 0; a < grid_cells(&grid); a++) {
			for (cell_t b = a; b < grid_cells(&grid); b++)
				check_pair(t, a, b);
			check_cells(t, a, chance_below(&chance, grid_cells(&grid)));
		}
		table_free(t);
	}
}

TEST(test_C_5_all_pairs_are_symmetric_and_right_on_hexes)
{
	check_all_pairs(GRID_HEX, 11);
}

TEST(test_C_5_all_pairs_are_symmetric_and_right_on_squares)
{
	check_all_pairs(GRID_SQUARE, 12);
}

/* Lines across the largest tables, on sparse ground so that many are clear. */
TEST(test_the_longest_lines_are_exact)
{
	struct chance chance = { 13 };
	const struct grid grids[] = {
		{ GRID_HEX, 300, 300 }, { GRID_SQUARE, 300, 300 }, { GRID_HEX, 4, 300 },
		{ GRID_HEX, 300, 5 },
	};

	for (size_t i = 0; i < sizeof grids / sizeof *grids; i++) {
		struct table *t = random_table(&chance, grids[i], 400);
		const cell_t last = grid_cells(&grids[i]) - 1;

		for (int pair = 0; pair < 1500; pair++) {
			const cell_t a = chance_below(&chance, last + 1);
			const cell_t b = chance_below(&chance, last + 1);

			check_pair(t, a, b);
			check_cells(t, a, b);
		}
		check_pair(t, 0, last);
		check_pair(t, grids[i].cols - 1, last - grids[i].cols + 1);
		check_cells(t, 0, last);
		table_free(t);
	}
}

TEST(test_lines_along_the_ragged_edge_stay_on_the_table)
{
	const struct grid grid = { GRID_HEX, 4, 300 };
	struct table *t = table_new(grid, 10, drawn_grounds, 1);

	for (int row = 0; row < 300; row++) {
		assert_true(sight_clear(t, 0, grid_at(&grid, 0, row)));
		assert_true(sight_clear(t, grid_at(&grid, 3, 1), grid_at(&grid, 3, row)));
		check_cells(t, 0, grid_at(&grid, 0, row));
		check_cells(t, grid_at(&grid, 3, 1), grid_at(&grid, 3, row));
	}
	table_free(t);
}

/* ---- turned and mirrored tables ---- */

enum { DISC = 6, SIDE = 4 * DISC + 1, DISC_CELLS = 3 * DISC * (DISC + 1) + 1 };

struct axial { int q, r; };

static cell_t disc_cell(const struct grid *g, struct axial at)
{
	const int row = at.r + 2 * DISC;

	return grid_at(g, at.q + DISC + (row >> 1), row);
}

static struct axial turned(struct axial at) { return (struct axial){ -at.r, at.q + at.r }; }
static struct axial mirrored(struct axial at) { return (struct axial){ -at.q - at.r, at.r }; }

static struct table *disc_image(const struct table *t, const struct axial *disc,
	struct axial (*image)(struct axial))
{
	struct table *other = table_new(t->grid, t->cell_length, t->grounds, t->n_grounds);

	for (int i = 0; i < DISC_CELLS; i++) {
		const cell_t cell = disc_cell(&t->grid, disc[i]);

		table_draw(other, disc_cell(&t->grid, image(disc[i])), t->kind[cell],
			t->level[cell]);
	}
	table_finish(other);
	return other;
}

static void check_image(const struct table *t, const struct axial *disc,
	struct axial (*image)(struct axial))
{
	struct table *other = disc_image(t, disc, image);
	const struct grid *g = &t->grid;

	for (int a = 0; a < DISC_CELLS; a++)
		for (int b = 0; b < DISC_CELLS; b++)
			assert_int_equal(
				sight_clear(t, disc_cell(g, disc[a]), disc_cell(g, disc[b])),
				sight_clear(other, disc_cell(g, image(disc[a])),
					disc_cell(g, image(disc[b]))));
	table_free(other);
}

static int make_disc(struct axial *disc)
{
	int n = 0;

	for (int q = -DISC; q <= DISC; q++)
		for (int r = -DISC; r <= DISC; r++)
			if (abs(q + r) <= DISC)
				disc[n++] = (struct axial){ q, r };
	return n;
}

TEST(test_turned_and_mirrored_hex_tables_give_the_same_answers)
{
	const struct grid grid = { GRID_HEX, SIDE, SIDE };
	struct chance chance = { 14 };
	struct axial disc[DISC_CELLS];

	assert_int_equal(make_disc(disc), DISC_CELLS);
	for (int i = 0; i < 12; i++) {
		struct table *t = table_new(grid, 10, drawn_grounds, 11);

		for (int k = 0; k < DISC_CELLS; k++)
			if (chance_below(&chance, 1 + i) == 0)
				table_draw(t, disc_cell(&grid, disc[k]), chance_below(&chance, 11),
					chance_below(&chance, 4) / 2);
		table_finish(t);
		check_image(t, disc, turned);
		check_image(t, disc, mirrored);
		table_free(t);
	}
}

static cell_t square_turned(cell_t c) { return c % SIDE * SIDE + (SIDE - 1 - c / SIDE); }
static cell_t square_mirrored(cell_t c) { return c / SIDE * SIDE + (SIDE - 1 - c % SIDE); }

static void check_square_image(const struct table *t, cell_t (*image)(cell_t))
{
	struct table *other = table_copy(t);

	for (cell_t cell = 0; cell < SIDE * SIDE; cell++)
		table_draw(other, image(cell), t->kind[cell], t->level[cell]);
	table_finish(other);
	for (cell_t a = 0; a < SIDE * SIDE; a++)
		for (cell_t b = a; b < SIDE * SIDE; b += 3)
			assert_int_equal(sight_clear(t, a, b),
				sight_clear(other, image(a), image(b)));
	table_free(other);
}

TEST(test_turned_and_mirrored_square_tables_give_the_same_answers)
{
	const struct grid grid = { GRID_SQUARE, SIDE, SIDE };
	struct chance chance = { 15 };

	for (int i = 1; i < 9; i++) {
		struct table *t = random_table(&chance, grid, i * i);

		check_square_image(t, square_turned);
		check_square_image(t, square_mirrored);
		table_free(t);
	}
}

/* ---- lines that are kept (table/lines.h) ---- */

static void assert_kept_as_traced(const struct table *t)
{
	const cell_t cells = grid_cells(&t->grid);

	for (cell_t a = 0; a < cells; a += 3)
		for (cell_t b = a % 5; b < cells; b += 5) {
			const bool clear = sight_trace(t, a, b).block == SIGHT_CLEAR;

			assert_int_equal(sight_clear(t, a, b), clear);
			assert_int_equal(sight_clear(t, b, a), clear);
		}
}

TEST(test_lines_that_are_kept_are_forgotten_when_ground_changes)
{
	struct chance chance = { 11 };
	const struct grid grids[] = { { GRID_HEX, 24, 20 }, { GRID_SQUARE, 24, 20 } };

	for (int i = 0; i < 2; i++) {
		struct table *const t = random_table(&chance, grids[i], 2);

		assert_kept_as_traced(t);
		for (cell_t c = 0; c < grid_cells(&t->grid); c += 31) {
			table_set_ground(t, c, (t->kind[c] + 1) % t->n_grounds);
			assert_kept_as_traced(t);
		}
		table_free(t);
	}
}

TEST_MAIN
