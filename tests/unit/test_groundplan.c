/* The ground plan: coordinates, who begins where, areas by letters; GR1, GR2, GR3. */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "story_scenario.h"
#include "cliffhanger/groundplan.h"

enum { LARGE = 300, ROOM = 1 << 18, LISTS = 40 };

static int columns_of(const char *line, size_t bytes)
{
	int n = 0;

	for (size_t i = 0; i < bytes; i++)
		n += ((unsigned char)line[i] & 0xC0) != 0x80;
	return n;
}

/* Lines of a plan; none may be broader than `cols`. */
static int lines_within(const char *text, int cols)
{
	int lines = 0;

	for (const char *at = text; *at; lines++) {
		const size_t bytes = strcspn(at, "\n");

		if (columns_of(at, bytes) > cols)
			fail_msg("broader than %d: %.*s", cols, (int)bytes, at);
		at += bytes + (at[bytes] == '\n');
	}
	return lines;
}

static void expect(const char *text, const char *part)
{
	if (!strstr(text, part))
		fail_msg("expected \"%s\" in:\n%s", part, text);
}

static void expect_cells(struct setup *s)
{
	struct buffer b = { 0 };
	char text[80];

	groundplan_write(s, 80, &b);
	for (int u = 0; u < s->n_units; u++) {
		snprintf(text, sizeof(text), " %c  %s (", s->units[u].sign, s->units[u].id);
		expect(buffer_text(&b), text);
	}
	for (int a = 0; a < s->n_areas; a++) {
		snprintf(text, sizeof(text), " %c  %s (", 'a' + a, s->areas[a].id);
		expect(buffer_text(&b), text);
	}
	buffer_free(&b);
}

TEST(test_all_units_and_areas_are_listed)
{
	struct setup *const s = story_load(story_scenario);
	struct setup *const vehicles = story_load(story_vehicles);

	expect_cells(s);
	expect_cells(vehicles);
	setup_free(s);
	setup_free(vehicles);
}

/* GR3 */
TEST(test_no_line_is_broader_than_asked_for)
{
	struct setup *const s = story_load(story_scenario);

	for (int cols = GROUNDPLAN_COLS_MIN; cols <= 200; cols += 7) {
		struct buffer b = { 0 };

		groundplan_write(s, cols, &b);
		assert_true(lines_within(buffer_text(&b), cols) > s->table->grid.rows);
		buffer_free(&b);
	}
	setup_free(s);
}

/* A map of so many cells a side, with one area and two units. */
static struct setup *large(int side, bool square)
{
	char *const text = malloc(ROOM);
	struct setup *s;
	int n;

	assert_non_null(text);
	n = snprintf(text, ROOM, "cliffhanger: 1\nsystem: try\ntitle: Large\nlog-line: It is.\nturns: 3\n"
		"grid: %s\nlegend: {'.': open, ',': jungle}\nmap: |\n", square ? "square" : "hex");
	for (int row = 0; row < side; row++) {
		text[n++] = ' ';
		memset(text + n, row == 0 ? ',' : '.', (size_t)side);
		n += side;
		text[n++] = '\n';
	}
	snprintf(text + n, (size_t)(ROOM - n), "areas:\n  camp: {cells: \"2,2-3,3 5,5\"}\n"
		"sides:\n  us: {name: We, edges: west}\n  them: {name: They, edges: east}\n"
		"units:\n"
		"  ours: {name: Ours, side: us, sign: Q, figures: 3, at: \"%d,%d\", "
		"arms: rifle, troops: soldiers}\n"
		"  theirs: {name: Theirs, side: them, sign: Z, figures: 3, at: \"2,2\", "
		"arms: rifle, troops: soldiers}\n"
		"objectives:\n  win: {side: us, aim: destroy, unit: theirs, points: 1, "
		"text: Win.}\n", side - 1, side - 1);
	s = story_load(text);
	free(text);
	return s;
}

/* GR1 */
TEST(test_a_cell_is_who_stands_there_and_its_area)
{
	struct setup *const s = large(6, true);
	struct buffer b = { 0 };

	groundplan_write(s, 80, &b);
	expect(buffer_text(&b), "\n    1       5\n"
		"  1 % % % % % %\n"
		"  2 . Za.a. . .\n"
		"  3 . .a.a. . .\n"
		"  4 . . . . . .\n"
		"  5 . . . . Qa.\n"
		"  6 . . . . . .\n");
	expect(buffer_text(&b), " a  camp (camp): 2,2-3,3 5,5; 5 cells\n");
	expect(buffer_text(&b), " Q  ours (Ours), 3: at 5,5, facing ");
	buffer_free(&b);
	setup_free(s);
}

/* GR2 */
TEST(test_a_large_map_is_bounded_and_shows_everybody)
{
	for (int cols = GROUNDPLAN_COLS_MIN; cols <= 240; cols += 40)
		for (int square = 0; square < 2; square++) {
			struct setup *const s = large(LARGE, square);
			struct buffer b = { 0 };

			groundplan_write(s, cols, &b);
			assert_true(lines_within(buffer_text(&b), cols)
				< GROUNDPLAN_ROWS_MAX + LISTS);
			expect(buffer_text(&b), "From afar: each sign stands for ");
			expect(buffer_text(&b), " Za");
			expect(buffer_text(&b), " Q\n");
			buffer_free(&b);
			setup_free(s);
		}
}

TEST_MAIN
