/* Where an order could take a unit: the cells in words, row by row, or on the map. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/reach.h"
#include "plain/ui.h"

/* Whether a word is the last of the option's line, or its label. */
static bool option_is(const struct option *o, const char *word)
{
	const char *const last = strrchr(o->line, ' ');

	return (last && strcmp(last + 1, word) == 0) || strcmp(o->label, word) == 0;
}

static const cell_t *lead_cells(struct lead lead, int *count)
{
	return lead.course ? course_all(lead.course, count) : reach_all(lead.reach, count);
}

/* ---- on the map ---- */

static int held(int value, int least, int most)
{
	return value < least ? least : value > most ? most : value;
}

/* The part of the map that holds them, with a cell's breadth round it. */
static struct part part_of(const struct grid *grid, const cell_t *cells, int count)
{
	struct part p = { grid->cols, grid->rows, 0, 0 };
	int right = 0, bottom = 0;

	for (int i = 0; i < count; i++) {
		const int c = grid_col(grid, cells[i]), row = grid_row(grid, cells[i]);

		p.column = c < p.column ? c : p.column;
		p.row = row < p.row ? row : p.row;
		right = c > right ? c : right;
		bottom = row > bottom ? row : bottom;
	}
	p.column = held(p.column - 1, 0, grid->cols - 1);
	p.row = held(p.row - 1, 0, grid->rows - 1);
	p.columns = held(right + 2, 1, grid->cols) - p.column;
	p.rows = held(bottom + 2, 1, grid->rows) - p.row;
	return p;
}

/* ---- in words ---- */

static int by_place(const void *a, const void *b)
{
	const cell_t *const x = a, *const y = b;

	return (*x > *y) - (*x < *y);
}

/* "5,22 to 9,22; 5,23 to 10,23": runs of a row, from the top. */
static void say_runs(struct ui *k, cell_t *cells, int count)
{
	const struct grid *const grid = &k->v->game.table->grid;
	char text[4096] = "";
	size_t n = 0;

	qsort(cells, (size_t)count, sizeof(*cells), by_place);
	for (int i = 0, last; i < count && n < sizeof(text); i = last + 1) {
		last = i;
		while (last + 1 < count && cells[last + 1] == cells[last] + 1
				&& grid_row(grid, cells[last + 1]) == grid_row(grid, cells[i]))
			last++;
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s%s%s", i ? "; " : "",
			grid_cell_text(grid, cells[i]).text, last > i ? " to " : "",
			last > i ? grid_cell_text(grid, cells[last]).text : "");
	}
	output_say(k->output, 4, "  %s%s", text, n < sizeof(text) ? "." : "...");
}

static void say_ranges(struct ui *k, const cell_t *reached, int count)
{
	cell_t *const cells = malloc((size_t)count * sizeof(*cells));

	if (!cells) {
		output_say(k->output, 2, "There is not enough memory for that.");
		return;
	}
	memcpy(cells, reached, (size_t)count * sizeof(*cells));
	say_runs(k, cells, count);
	free(cells);
}

/* ---- the question ---- */

static void say_reach(struct ui *k, int unit, const struct option *o, struct lead lead,
	bool drawn)
{
	int count;
	const cell_t *const cells = lead_cells(lead, &count);
	char mark[16] = "", words[OPTION_WORDS_MAX];

	if (drawn)
		snprintf(mark, sizeof(mark), ", marked %c", REACH_MARK);
	game_option_words(o, words, sizeof(words));
	output_say(k->output, 2, "%s, %s: %d cell%s%s%s", game_unit_name(&k->v->game, unit), words,
		count, count == 1 ? "" : "s", mark, drawn || count == 0 ? "." : ":");
	if (count > 0 && drawn)
		ui_draw(k, part_of(&k->v->game.table->grid, cells, count), lead, false);
	else if (count > 0)
		say_ranges(k, cells, count);
}

/* False if no cell is chosen for it. */
static bool tell_option(struct ui *k, int unit, const struct option *o, bool drawn)
{
	const struct game *const g = &k->v->game;
	struct reach *const r = reach_new(g->table);
	bool told = true;

	if (g->course && g->system->course && g->system->course(g, unit, o->line, g->course))
		say_reach(k, unit, o, (struct lead){ NULL, g->course }, drawn);
	else if (r && g->system->reach(g, unit, o->line, r))
		say_reach(k, unit, o, (struct lead){ r, NULL }, drawn);
	else
		told = false;
	reach_free(r);
	return told;
}

static void tell_all(struct ui *k, int unit, const struct option *options, int n)
{
	int told = 0;

	for (int i = 0; i < n; i++)
		if (options[i].allowed && options[i].need == NEED_CELL)
			told += tell_option(k, unit, &options[i], false);
	if (told == 0)
		output_say(k->output, 2, "%s: no choice of its menu takes it anywhere now.",
			game_unit_name(&k->v->game, unit));
}

void query_reach(struct ui *k, const char *rest)
{
	struct option options[OPTIONS_MAX];
	char word[80], how[80];
	int unit, n, i = 0;

	typed_name(k, &rest, word, sizeof(word));
	unit = typed_unit(k, word);
	if (unit < 0)
		return;
	n = k->asked ? game_options(&k->v->game, &k->d, unit, options, OPTIONS_MAX) : 0;
	if (!typed_word(&rest, word, sizeof(word))) {
		tell_all(k, unit, options, n);
		return;
	}
	while (i < n && !option_is(&options[i], word))
		i++;
	if (i == n) {
		typed_expected(k, "the last word of a choice of its menu", word, NULL,
			"'options UNIT' lists them");
		return;
	}
	typed_word(&rest, how, sizeof(how));
	if (!tell_option(k, unit, &options[i], strcmp(how, "map") == 0))
		output_say(k->output, 2, "%s: no cell is chosen for that.", options[i].label);
}
