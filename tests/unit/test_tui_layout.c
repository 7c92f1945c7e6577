/* The layout on every size of screen. */
#include <stdint.h>
#include "unit.h"
#include "tui/layout.h"

enum { RECTS = 8, TASK = RECTS - 2 };

static void list(const struct layout *l, struct rect rects[RECTS])
{
	const struct rect all[RECTS] = { l->head, l->map, l->roster, l->rolls, l->bar,
		l->keys, l->task, l->card };

	for (int i = 0; i < RECTS; i++)
		rects[i] = all[i];
}

static bool overlap(struct rect a, struct rect b)
{
	return a.row < b.row + b.rows && b.row < a.row + a.rows &&
		a.col < b.col + b.cols && b.col < a.col + a.cols;
}

static void assert_sound(const struct layout_wish *w)
{
	const struct layout l = layout_make(w);
	struct rect rects[RECTS];

	list(&l, rects);
	for (int i = 0; i < RECTS; i++) {
		const struct rect r = rects[i];

		assert_true(r.rows >= 0 && r.cols >= 0 && r.row >= 0 && r.col >= 0);
		assert_true(r.row + r.rows <= w->rows && r.col + r.cols <= w->cols);
		for (int k = 0; k < i; k++)
			assert_false(overlap(r, rects[k]));
	}
	if (!l.fits)
		return;
	for (int i = 0; i < TASK; i++)
		assert_true(rects[i].rows > 0 && rects[i].cols > 0);
	assert_true(l.map.rows >= 6 && l.map.cols >= 30);
	assert_true(l.rolls.rows >= 3 && l.roster.cols >= 20);
}

TEST(test_panels_never_overlap_nor_leave_the_screen)
{
	for (int rows = 1; rows <= 110; rows++)
		for (int cols = 1; cols <= 310; cols += cols < 130 ? 1 : 7)
			for (int i = 0; i < 4; i++) {
				const struct layout_wish w = { rows, cols, i & 1 ? 300 : 12,
					i & 1 ? 601 : 25, i & 1 ? 40 : 5, 9, (i & 2) != 0,
					i & 1 ? 18 : 0, i & 1 ? 6 : 0, i, false };

				assert_sound(&w);
			}
}

TEST(test_the_home_screen)
{
	const struct layout_wish w = { 24, 80, 48, 145, 12, 9, false, 0, 0, 0, false };
	const struct layout l = layout_make(&w);

	assert_true(l.fits);
	assert_false(l.wide);
	assert_int_equal(l.map.cols, 51);
	assert_int_equal(l.map.rows, 17);
	assert_int_equal(l.roster.cols, 28);
	assert_int_equal(l.rolls.rows, 3);
	assert_int_equal(l.rule, 18);
	assert_int_equal(l.card.rows, 0);
}

/* Where there is room more is shown: a card between roster and log, and of the log whatever
 * the roster does not want. */
TEST(test_a_large_screen_shows_more)
{
	const struct layout_wish w = { 60, 200, 34, 101, 20, 9, false, 0, 0, 0, false };
	const struct layout l = layout_make(&w);

	assert_true(l.wide);
	assert_int_equal(l.map.rows, 57);
	assert_true(l.card.rows >= 10);
	assert_true(l.roster.rows >= 20);
	assert_true(l.rolls.rows >= 15);
}

TEST(test_reading_the_rolls_makes_them_taller)
{
	const struct layout_wish w = { 24, 80, 48, 145, 12, 9, true, 0, 0, 0, false };

	assert_true(layout_make(&w).rolls.rows >= 10);
}

/* A roster that is longer than the map is high has room beside it, before the log has. */
TEST(test_a_small_map_leaves_room_for_the_roster)
{
	const struct layout_wish w = { 24, 80, 6, 25, 12, 9, false, 0, 0, 0, false };

	assert_int_equal(layout_make(&w).roster.rows, 12);
}

/* A menu takes of the roster's place what it needs, and nothing of the map; what is told of its
 * rows stands where the log is. */
TEST(test_a_menu_stands_at_the_foot_of_the_roster)
{
	struct layout_wish w = { 24, 80, 48, 145, 12, 9, false, 7, 6, 0, false };
	struct layout l = layout_make(&w);

	assert_int_equal(l.roster.rows, 10);
	assert_int_equal(l.menu.row, 11);
	assert_int_equal(l.menu.rows, 7);
	assert_int_equal(l.menu.col, l.roster.col);
	assert_int_equal(l.told.row, l.rolls.row);
	w.menu_rows = 30;
	l = layout_make(&w);
	assert_int_equal(l.roster.rows, 3);
	assert_int_equal(l.menu.rows, 14);
}

/* Where the log stands beneath the roster the menu does, with all that is told of it. */
TEST(test_on_a_wide_screen_a_menu_covers_the_log)
{
	const struct layout_wish w = { 40, 120, 48, 145, 12, 0, false, 7, 6, 0, false };
	const struct layout l = layout_make(&w);

	assert_int_equal(l.menu.row, l.rolls.row);
	assert_int_equal(l.menu.rows, l.rolls.rows);
	assert_int_equal(l.told.rows, 0);
}

/* For who hears it: nothing beside anything, nothing between, and no map. */
TEST(test_speech_stands_in_one_column)
{
	for (int rows = LAYOUT_ROWS_MIN; rows <= 110; rows++)
		for (int i = 0; i < 4; i++) {
			const struct layout_wish w = { rows, LAYOUT_COLS_MIN + 40 * i, 48, 145,
				i & 1 ? 40 : 3, 9, (i & 2) != 0, 0, 0, i, true };
			const struct layout l = layout_make(&w);
			const struct rect column[] = { l.head, l.ask, l.here, l.roster,
				{ l.rule, 0, 1, w.cols }, l.rolls, l.task, l.bar, l.keys };
			int row = 0;

			for (size_t k = 0; k < sizeof column / sizeof column[0]; k++) {
				assert_int_equal(column[k].row, row);
				assert_int_equal(column[k].col, 0);
				assert_int_equal(column[k].cols, w.cols);
				assert_true(column[k].rows > 0 || k == 6);
				row += column[k].rows;
			}
			assert_int_equal(row, rows);
			assert_int_equal(l.map.rows, 0);
		}
}

TEST(test_the_least_screen_fits_and_one_less_does_not)
{
	struct layout_wish w = { LAYOUT_ROWS_MIN, LAYOUT_COLS_MIN, 48, 145, 12, 9, false, 0, 0,
		0, false };

	assert_true(layout_make(&w).fits);
	w.cols--;
	assert_false(layout_make(&w).fits);
}

TEST_MAIN
