/* What people call things: units, figures, cells, lengths. */
#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/text.h"
#include "plain/ui.h"

bool typed_word(const char **rest, char *word, size_t size)
{
	size_t n;

	while (**rest == ' ')
		++*rest;
	n = strcspn(*rest, " ");
	text_keep(word, size, *rest, n);
	*rest += n;
	while (**rest == ' ')
		++*rest;
	return n > 0;
}

/* The unit that is called so, of those the seat knows, or -1. */
static int called(const struct ui *k, const char *word)
{
	uint64_t known = 0;

	for (int u = 0; u < k->v->game.n_units; u++)
		known |= (uint64_t)ui_knows(k, u) << u;
	return setup_find_called(k->v->game.setup, word, known);
}

bool typed_name(const struct ui *k, const char **rest, char *word, size_t size)
{
	const char *const line = *rest + strspn(*rest, " ");
	char name[NAME_MAX_BYTES];

	for (size_t n = strlen(line); n > 0; n--) {
		const bool ends = line[n - 1] != ' ' && (line[n] == ' ' || line[n] == '\0');
		int unit;

		if (!ends || n >= sizeof(name))
			continue;
		text_keep(name, sizeof(name), line, n);
		unit = called(k, name);
		if (unit < 0)
			continue;
		snprintf(word, size, "%s", k->v->game.setup->units[unit].id);
		*rest = line + n + strspn(line + n, " ");
		return true;
	}
	return typed_word(rest, word, size);
}

bool typed_is_unit(const struct ui *k, const char *word)
{
	return called(k, word) >= 0;
}

bool ui_knows(const struct ui *k, int unit)
{
	return game_knows(&k->v->game, game_seat_side(&k->v->game, k->seat), unit);
}

long typed_number(const char *word)
{
	char *end;
	const long n = strtol(word, &end, 10);

	return *end || n < 1 ? 0 : n;
}

void ui_reason(struct ui *k, const struct reason *why)
{
	const size_t n = strlen(why->text);
	const bool ended = n > 0 && strchr(".?!", why->text[n - 1]);

	output_say(k->output, 2, "%c%s%s%s%s%s", toupper((unsigned char)why->text[0]),
		n > 0 ? why->text + 1 : "", ended ? "" : ".", *why->rule ? " (" : "", why->rule,
		*why->rule ? ")" : "");
}

const char *ui_side(const struct ui *k, int seat)
{
	const int side = game_seat_side(&k->v->game, seat);

	return side == NOBODY ? "Game Master" : k->v->game.setup->sides[side].name;
}

void typed_expected(struct ui *k, const char *what, const char *found, const char *meant,
	const char *hint)
{
	const char *const quote = *found ? "'" : "";

	if (!*found)
		found = "nothing";
	if (meant)
		output_say(k->output, 2, "Expected %s, found %s%s%s; did you mean '%s'?", what, quote,
			found, quote, meant);
	else
		output_say(k->output, 2, "Expected %s, found %s%s%s; %s.", what, quote, found, quote,
			hint);
}

int typed_unit(struct ui *k, const char *word)
{
	const struct setup *const setup = k->v->game.setup;
	const int unit = called(k, word);
	struct nearest n;

	if (unit >= 0)
		return unit;
	nearest_to(&n, word);
	for (int u = 0; u < setup->n_units; u++) {
		if (!ui_knows(k, u))
			continue;
		nearest_try(&n, setup->units[u].id);
		nearest_try(&n, setup->units[u].name);
	}
	typed_expected(k, "a unit", word, nearest_word(&n), "'units' lists them");
	return -1;
}

int typed_figure(struct ui *k, const char *word)
{
	const char *const dot = strrchr(word, '.');
	const struct setup_unit *s;
	char id[ID_MAX + 1];
	char *end;
	long number;
	int unit;

	if (!dot) {
		typed_expected(k, "a figure, UNIT.NUMBER", word, NULL, "'unit UNIT' numbers them");
		return -1;
	}
	snprintf(id, sizeof(id), "%.*s", (int)(dot - word), word);
	unit = typed_unit(k, id);
	if (unit < 0)
		return -1;
	s = &k->v->game.setup->units[unit];
	number = strtol(dot + 1, &end, 10);
	if (*end || end == dot + 1 || number < 1 || number > s->count) {
		output_say(k->output, 2, "%s has figures 1 to %d, not '%s'.", s->name, s->count,
			dot + 1);
		return -1;
	}
	return s->first + (int)number - 1;
}

/* A cell's numbers; false if the word is no pair of numbers. */
static bool read_pair(const char *word, long *column, long *row)
{
	char *end;

	*column = strtol(word, &end, 10);
	if (end == word || *end != ',')
		return false;
	word = end + 1;
	*row = strtol(word, &end, 10);
	return end != word && !*end;
}

bool typed_is_cell(const char *word)
{
	long column, row;

	return read_pair(word, &column, &row);
}

static cell_t place_of_figure(struct ui *k, const char *word)
{
	const int figure = typed_figure(k, word);

	const cell_t cell = figure < 0 ? CELL_NONE : game_whereabouts(&k->v->game, figure);

	if (figure >= 0 && cell == CELL_NONE)
		output_say(k->output, 2, "%s is not on the table.", word);
	return cell;
}

static cell_t place_of_unit(struct ui *k, const char *word)
{
	const int unit = typed_unit(k, word);
	const cell_t cell = unit < 0 ? CELL_NONE : game_unit_whereabouts(&k->v->game, unit);

	if (unit >= 0 && cell == CELL_NONE)
		output_say(k->output, 2, "%s is not in sight on the table.",
			game_unit_name(&k->v->game, unit));
	return cell;
}

cell_t typed_place(struct ui *k, const char *word)
{
	const struct grid *const grid = &k->v->game.table->grid;
	long column, row;
	cell_t cell;

	if (!read_pair(word, &column, &row))
		return strchr(word, '.') ? place_of_figure(k, word) : place_of_unit(k, word);
	cell = column < 1 || column > grid->cols || row < 1 || row > grid->rows ? CELL_NONE
		: grid_at(grid, (int)column - 1, (int)row - 1);
	if (cell == CELL_NONE)
		output_say(k->output, 2, "%s is off the table, which has columns 1 to %d and rows 1 "
			"to %d.", word, grid->cols, grid->rows);
	return cell;
}

void typed_where(const struct view *v, int figure, char *text, size_t size)
{
	const int aboard = v->game.figures[figure].aboard;

	if (aboard >= 0)
		snprintf(text, size, "aboard %s", game_unit_name(&v->game,
		v->game.figures[aboard].unit));
	else
		snprintf(text, size, "%s",
			grid_cell_text(&v->game.table->grid, v->game.figures[figure].cell).text);
}

void typed_length(const struct view *v, int32_t length, char *text, size_t size)
{
	const struct column column = { .id = "", .title = "", .kind = COLUMN_LENGTH };
	const struct entry entry = { .given = true, .number = length, .text = "" };

	text[0] = '\0';
	rulebook_print(game_book(&v->game), &column, &entry, text, size);
}
