/* The ground: the map in characters, lines of sight, distances, reach.
 *
 * A cell is two characters: what is there, and a mark.  Odd rows of hexes are
 * shifted by one, so that neighbours touch.  A map wider than the output is
 * printed in strips.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/reach.h"
#include "cliffhanger/sight.h"
#include "plain/ui.h"

enum { MARGIN = 4, LABEL_EVERY = 5, PART_COLUMNS = 36, PART_ROWS = 20, REACH_MARK = '*',
	PLACE_MARK = '*' };

static const char marks[MARKS] = {
	[MARK_FIT] = ' ', [MARK_SUPPRESSED] = '~', [MARK_WOUNDED] = 'w', [MARK_DEAD] = 'x',
	[MARK_CAPTIVE] = '=', [MARK_ROUTING] = '!', [MARK_UNDER] = 'u',
	[MARK_ACTED] = '-',
};

struct part { int column, row, columns, rows; };	/* from 0 */

/* What has been drawn and needs a word of explanation. */
struct legend {
	bool grounds[GROUNDS_MAX], units[UNITS_MAX], marks[MARKS], items, levels, bows, facings;
	bool facing;		/* asked for: in the marks' place */
	int n_places;		/* that the system marks */
	struct map_mark places[MAP_MARKS_MAX];
	bool drawn[MAP_MARKS_MAX];	/* which of them */
};

/* ---- drawing ---- */

static bool item_lies(const struct view *v, cell_t cell)
{
	for (int i = 0; i < v->game.setup->n_items; i++)
		if (v->game.items[i].cell == cell && v->game.items[i].unit < 0)
			return true;
	return false;
}

static char drawn_sign(struct legend *l, int place)
{
	l->drawn[place] = true;
	return l->places[place].sign ? l->places[place].sign : PLACE_MARK;
}

/* The sign that marks a cell, 0 = none. */
static char place_sign(cell_t cell, struct legend *l)
{
	for (int i = 0; i < l->n_places; i++)
		if (l->places[i].cell == cell && l->places[i].radius == 0)
			return drawn_sign(l, i);
	return 0;
}

/* That of what lies over it, like a cloud. */
static char cloud_sign(const struct view *v, cell_t cell, struct legend *l)
{
	for (int i = 0; i < l->n_places; i++)
		if (l->places[i].radius > 0 && map_mark_covers(v->game.table, &l->places[i], cell))
			return drawn_sign(l, i);
	return 0;
}

/* Where a bow points. */
static char heading_sign(const struct view *v, int figure)
{
	static const char hex_signs[] = "/>\\/<\\", square_signs[] = "^/>\\v/<\\";

	return (v->game.table->grid.kind == GRID_HEX ? hex_signs
		: square_signs)[v->game.figures[figure].facing];
}

static void draw_figure(const struct view *v, int figure, cell_t cell, char text[2],
	struct legend *l)
{
	const struct figure *const f = &v->game.figures[figure];
	const enum figure_mark mark = v->game.system->figure_mark(&v->game, figure);
	char sign;

	text[0] = v->game.setup->units[f->unit].sign;
	text[1] = cell == f->cell ? marks[mark] : ' ';
	l->units[f->unit] = true;
	l->marks[mark] = true;
	sign = text[1] == ' ' || mark == MARK_ACTED ? place_sign(cell, l) : 0;
	if (!sign && text[1] == ' ')
		sign = cloud_sign(v, cell, l);
	if (sign)
		text[1] = sign;
	if (l->facing && game_tells_facing(&v->game, figure)) {
		text[1] = grid_pad_digit(&v->game.table->grid, f->facing);
		l->facings = true;
	}
	if (game_big(&v->game, figure) && cell == footprint_bow(&v->game.table->grid,
		game_body(&v->game, figure),
			f->cell, f->facing)) {
		text[1] = heading_sign(v, figure);
		l->bows = true;
	}
}

/* Where an order leads: of a man by reach, of a big figure by course; both NULL = no
 * matter. */
struct lead { const struct reach *reach; const struct course *course; };

static bool leads_to(const struct lead *lead, cell_t cell)
{
	return (lead->reach && reach_cost(lead->reach, cell) != REACH_FAR)
		|| (lead->course && course_cost(lead->course, cell) != COURSE_FAR);
}

static void draw_cell(const struct view *v, cell_t cell, const struct lead *lead,
	char text[2], struct legend *l)
{
	const int figure = v->game.occupant[cell];
	const int level = v->game.table->level[cell];
	char sign;

	if (figure >= 0) {
		draw_figure(v, figure, cell, text, l);
		return;
	}
	text[0] = table_ground(v->game.table, cell)->sign;
	text[1] = level > 0 ? (char)('0' + level) : ' ';
	l->grounds[v->game.table->kind[cell]] = true;
	l->levels = l->levels || level > 0;
	if (item_lies(v, cell)) {
		text[0] = '$';
		l->items = true;
	}
	sign = place_sign(cell, l);
	if (sign)
		text[0] = sign;
	sign = cloud_sign(v, cell, l);
	if (sign)
		text[1] = sign;
	if (leads_to(lead, cell))
		text[1] = REACH_MARK;
}

static void draw_labels(struct ui *k, const struct part *p)
{
	char line[MARGIN + 2 * GRID_SIDE_MAX + 8];

	memset(line, ' ', sizeof(line));
	for (int c = p->column; c < p->column + p->columns; c++)
		if ((c + 1) % LABEL_EVERY == 0 || c == p->column) {
			char number[8];
			const int n = snprintf(number, sizeof(number), "%d", c + 1);

			memcpy(line + MARGIN + 2 * (c - p->column), number, (size_t)n);
		}
	line[MARGIN + 2 * p->columns + 2] = '\0';
	for (size_t n = strlen(line); n > 0 && line[n - 1] == ' '; n--)
		line[n - 1] = '\0';
	output_line(k->output, line);
}

static void draw_row(struct ui *k, const struct part *p, int row, const struct lead *lead,
	struct legend *l)
{
	const struct grid *const grid = &k->v->game.table->grid;
	char line[MARGIN + 2 * GRID_SIDE_MAX + 8];
	size_t n = (size_t)snprintf(line, sizeof(line), "%*d ", MARGIN - 1, row + 1);

	if (grid->kind == GRID_HEX && row % 2 == 1)
		line[n++] = ' ';
	for (int c = p->column; c < p->column + p->columns; c++) {
		draw_cell(k->v, grid_at(grid, c, row), lead, line + n, l);
		n += 2;
	}
	while (line[n - 1] == ' ')
		n--;
	line[n] = '\0';
	output_line(k->output, line);
}

static bool same_mark(const struct map_mark *a, const struct map_mark *b)
{
	return a->sign == b->sign && strcmp(a->what, b->what) == 0;
}

/* "? a counter, ": each sign that was drawn once; how many bytes. */
static size_t name_places(const struct legend *l, char *text, size_t size)
{
	size_t n = 0;

	for (int i = 0; i < l->n_places; i++) {
		bool told = !l->drawn[i];

		for (int j = 0; j < i && !told; j++)
			told = l->drawn[j] && same_mark(&l->places[i], &l->places[j]);
		if (!told && n < size)
			n += (size_t)snprintf(text + n, size - n, "%c %s, ", l->places[i].sign
				? l->places[i].sign : PLACE_MARK, l->places[i].what);
	}
	return n;
}

static void say_legend(struct ui *k, const struct legend *l)
{
	static const char *const mark_words[MARKS] = {
		[MARK_SUPPRESSED] = "suppressed", [MARK_WOUNDED] = "wounded", [MARK_DEAD] = "dead",
		[MARK_CAPTIVE] = "captive", [MARK_ROUTING] = "routing",
		[MARK_UNDER] = "under water", [MARK_ACTED] = "has acted",
	};
	char text[4096];
	size_t n = 0;

	text[0] = '\0';
	for (int u = 0; u < k->v->game.n_units && n < sizeof(text); u++)
		if (l->units[u])
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%c %s, ",
				k->v->game.setup->units[u].sign, k->v->game.setup->units[u].id);
	for (int g = 0; g < k->v->game.table->n_grounds && n < sizeof(text); g++)
		if (l->grounds[g])
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%c %s, ",
				k->v->game.table->grounds[g].sign,
				k->v->game.table->grounds[g].name);
	for (int m = 0; m < MARKS && n < sizeof(text); m++)
		if (l->marks[m] && mark_words[m])
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%c %s, ", marks[m],
				mark_words[m]);
	if (l->items && n < sizeof(text))
		n += (size_t)snprintf(text + n, sizeof(text) - n, "$ something lies there, ");
	n += name_places(l, text + n, n < sizeof(text) ? sizeof(text) - n : 0);
	if (l->bows && n < sizeof(text))
		n += (size_t)snprintf(text + n, sizeof(text) - n, "< > / \\ %swhere one heads, ",
			k->v->game.table->grid.kind == GRID_HEX ? "" : "^ v ");
	if (l->facings && n < sizeof(text))
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s where one faces, as on a "
			"number pad, ", k->v->game.table->grid.kind == GRID_HEX ? "9 6 3 1 4 7"
			: "8 9 6 3 2 1 4 7");
	if (l->levels && n < sizeof(text))
		n += (size_t)snprintf(text + n, sizeof(text) - n, "1 to 9 height, ");
	if (n >= 2 && n < sizeof(text))
		text[n - 2] = '\0';
	output_say(k->output, 4, "    %s", text);
}

static void draw(struct ui *k, struct part whole, struct lead lead, bool facing)
{
	const int width = output_width(k->output);
	const int strip = width > 0 ? (width - MARGIN - 1) / 2 : GRID_SIDE_MAX;
	struct legend l = { .facing = facing };

	if (k->v->game.system->marks)
		l.n_places = k->v->game.system->marks(&k->v->game, l.places, MAP_MARKS_MAX);
	for (int from = 0; from < whole.columns; from += strip) {
		struct part p = whole;

		p.column += from;
		p.columns = whole.columns - from < strip ? whole.columns - from : strip;
		draw_labels(k, &p);
		for (int row = p.row; row < p.row + p.rows; row++)
			draw_row(k, &p, row, &lead, &l);
	}
	say_legend(k, &l);
}

/* ---- which part ---- */

static int held(int value, int least, int most)
{
	return value < least ? least : value > most ? most : value;
}

static struct part part_round(const struct grid *grid, cell_t cell, int columns, int rows)
{
	struct part p;

	p.columns = held(columns, 1, grid->cols);
	p.rows = held(rows, 1, grid->rows);
	p.column = held(grid_col(grid, cell) - p.columns / 2, 0, grid->cols - p.columns);
	p.row = held(grid_row(grid, cell) - p.rows / 2, 0, grid->rows - p.rows);
	return p;
}

/* A count at *rest, or the standard; 0 with a complaint. */
static int read_count(struct ui *k, const char **rest, int standard)
{
	char word[12];
	long n;

	if (!typed_word(rest, word, sizeof(word)))
		return standard;
	n = typed_number(word);
	if (n == 0 || n > GRID_SIDE_MAX) {
		output_say(k->output, 2, "Expected a number of cells from 1 to %d, found '%s'.",
			GRID_SIDE_MAX, word);
		return 0;
	}
	return (int)n;
}

void query_map(struct ui *k, const char *rest)
{
	const struct grid *const grid = &k->v->game.table->grid;
	char word[40];
	cell_t cell;
	int columns, rows;

	bool more = typed_word(&rest, word, sizeof(word));
	const bool facing = more && strcmp(word, "facing") == 0;

	if (facing)
		more = typed_word(&rest, word, sizeof(word));
	if (!more) {
		draw(k, (struct part){ 0, 0, grid->cols, grid->rows }, (struct lead){ NULL, NULL },
			facing);
		return;
	}
	cell = typed_place(k, word);
	if (cell == CELL_NONE)
		return;
	columns = read_count(k, &rest, PART_COLUMNS);
	rows = columns ? read_count(k, &rest, PART_ROWS) : 0;
	if (rows)
		draw(k, part_round(grid, cell, columns, rows), (struct lead){ NULL, NULL }, facing);
}

/* ---- measuring ---- */

/* Of a hull that is named, not a cell of it, the part nearest to the other place. */
static void take_nearest(struct ui *k, const char *word, cell_t *place, cell_t other)
{
	const int figure = k->v->game.occupant[*place];

	if (figure >= 0 && !strchr(word, ','))
		*place = game_nearest_part(&k->v->game, figure, other);
}

/* Two places at *rest; false with a complaint. */
static bool read_places(struct ui *k, const char *rest, cell_t *a, cell_t *b)
{
	char first[ID_MAX + 16], second[ID_MAX + 16];

	typed_word(&rest, first, sizeof(first));
	*a = typed_place(k, first);
	if (*a == CELL_NONE)
		return false;
	typed_word(&rest, second, sizeof(second));
	*b = typed_place(k, second);
	if (*b == CELL_NONE)
		return false;
	take_nearest(k, first, a, *b);
	take_nearest(k, second, b, *a);
	take_nearest(k, first, a, *b);
	return true;
}

/* By rules that know more of lines than the ground. */
static void say_line(struct ui *k, cell_t a, cell_t b, const char *from, const char *to)
{
	const struct view *const v = k->v;
	struct reason why = { "", "" };
	const char *what = "sight";
	cell_t stop;

	if (v->game.system->line(&v->game, a, b, false, &why, &stop)) {
		if (v->game.system->line(&v->game, a, b, true, &why, &stop)) {
			output_say(k->output, 2, "The line from %s to %s is clear.", from, to);
			return;
		}
		what = "fire";
	}
	output_say(k->output, 2, "The line of %s from %s to %s is stopped at %s (%s): %s. (%s)", what,
		from, to, grid_cell_text(&v->game.table->grid, stop).text,
		table_ground(v->game.table, stop)->name, why.text, why.rule);
}

void query_los(struct ui *k, const char *rest)
{
	static const char *const causes[] = {
		[SIGHT_GROUND] = "higher ground", [SIGHT_OPAQUE] = "something one cannot see "
		"through", [SIGHT_SOFT] = "more soft ground than one can see through",
	};
	const struct grid *const grid = &k->v->game.table->grid;
	struct cell_text from, to;
	struct sight sight;
	cell_t a, b;

	if (!read_places(k, rest, &a, &b))
		return;
	from = grid_cell_text(grid, a);
	to = grid_cell_text(grid, b);
	if (k->v->game.system->line != NULL) {
		say_line(k, a, b, from.text, to.text);
		return;
	}
	sight = sight_trace(k->v->game.table, a, b);
	if (sight.block == SIGHT_CLEAR) {
		output_say(k->output, 2, "The line from %s to %s is clear.", from.text, to.text);
		return;
	}
	output_say(k->output, 2, "The line from %s to %s is stopped at %s (%s) by %s (C-5).",
		from.text, to.text, grid_cell_text(grid, sight.at).text,
		table_ground(k->v->game.table, sight.at)->name, causes[sight.block]);
}

static void say_bands(struct ui *k, int unit)
{
	int32_t lengths[3];
	const int n = k->v->game.system->bands(&k->v->game, unit, lengths);
	char text[3][32];

	for (int i = 0; i < n; i++)
		typed_length(k->v, lengths[i], text[i], sizeof(text[i]));
	if (n > 0)
		output_say(k->output, 2, "%s: shoots up to %s%s%s%s%s.", game_unit_name(&k->v->game,
		unit),
			text[0], n > 1 ? ", " : "", n > 1 ? text[1] : "", n > 2 ? ", " : "",
			n > 2 ? text[2] : "");
}

/* A word's cells: of a unit those it shoots from, or can be hit in. */
struct spots { int unit, n; cell_t cells[UNIT_CELLS_MAX]; };

static void take_spots(const struct view *v, const char *word, cell_t place, bool shoots,
	struct spots *s)
{
	s->unit = setup_find_unit(v->game.setup, word);
	s->n = s->unit < 0 ? 0 : shoots ? game_shot_cells(&v->game, s->unit, s->cells)
		: game_unit_cells(&v->game, s->unit, s->cells);
	if (s->n == 0)
		s->cells[s->n++] = place;
}

/* The two of them that are nearest to each other. */
static void nearest_spots(const struct view *v, const struct spots *from,
	const struct spots *to, cell_t *a, cell_t *b)
{
	int32_t least = INT32_MAX;

	for (int i = 0; i < from->n; i++)
		for (int k = 0; k < to->n; k++) {
			const int32_t far = table_distance(v->game.table, from->cells[i],
				to->cells[k]);

			if (far < least) {
				least = far;
				*a = from->cells[i];
				*b = to->cells[k];
			}
		}
}

static void say_range(struct ui *k, const struct spots *from, const struct spots *to,
	cell_t a, cell_t b)
{
	const struct view *const v = k->v;
	const bool gun = from->unit >= 0 && v->game.system->muzzle != NULL
		&& v->game.system->muzzle(&v->game, from->unit) != CELL_NONE;
	char text[32];

	typed_length(v, table_distance(v->game.table, a, b), text, sizeof(text));
	if (gun || from->n > 1 || to->n > 1)
		output_say(k->output, 2, "It is %s, from %s%s to %s.", text,
			gun ? "its gun at " : "", grid_cell_text(&v->game.table->grid, a).text,
			grid_cell_text(&v->game.table->grid, b).text);
	else
		output_say(k->output, 2, "It is %s.", text);
}

/* Between units as shots are measured: from the gun or the man who is nearest to the
 * nearest of them. */
void query_range(struct ui *k, const char *rest)
{
	char first[ID_MAX + 16], second[ID_MAX + 16];
	const char *words = rest;
	struct spots from, to;
	cell_t a, b;

	if (!read_places(k, rest, &a, &b))
		return;
	typed_word(&words, first, sizeof(first));
	typed_word(&words, second, sizeof(second));
	take_spots(k->v, first, a, true, &from);
	take_spots(k->v, second, b, false, &to);
	nearest_spots(k->v, &from, &to, &a, &b);
	say_range(k, &from, &to, a, b);
	if (from.unit >= 0)
		say_bands(k, from.unit);
}

/* ---- reach ---- */

/* Whether a word is the last of the option's line, or its label. */
static bool option_is(const struct option *o, const char *word)
{
	const char *const last = strrchr(o->line, ' ');

	return (last && strcmp(last + 1, word) == 0) || strcmp(o->label, word) == 0;
}

static const struct option *find_option(struct ui *k, int unit, const char *word,
	struct option options[OPTIONS_MAX])
{
	const int n = k->asked ?
		game_options(&k->v->game, &k->d, unit, options, OPTIONS_MAX) : 0;

	for (int i = 0; i < n; i++)
		if (option_is(&options[i], word))
			return &options[i];
	typed_expected(k, "the last word of a choice of its menu", word, NULL,
		"'options UNIT' lists them");
	return NULL;
}

static void draw_reach(struct ui *k, int unit, const struct option *o, struct lead lead)
{
	const struct grid *const grid = &k->v->game.table->grid;
	const cell_t *cells;
	struct part p;
	int count, right = 0, bottom = 0;
	char words[OPTION_WORDS_MAX];

	cells = lead.course ? course_all(lead.course, &count) : reach_all(lead.reach, &count);
	p = (struct part){ grid->cols, grid->rows, 0, 0 };
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
	game_option_words(o, words, sizeof(words));
	output_say(k->output, 2, "%s, %s: %d cells, marked %c.", game_unit_name(&k->v->game, unit),
		words, count, REACH_MARK);
	if (count > 0)
		draw(k, p, lead, false);
}

void query_reach(struct ui *k, const char *rest)
{
	struct option options[OPTIONS_MAX];
	const struct option *o;
	struct reach *r;
	char word[80];
	int unit;

	typed_word(&rest, word, sizeof(word));
	unit = typed_unit(k, word);
	if (unit < 0)
		return;
	typed_word(&rest, word, sizeof(word));
	o = find_option(k, unit, word, options);
	if (!o)
		return;
	r = reach_new(k->v->game.table);
	if (k->v->game.course && k->v->game.system->course
	    && k->v->game.system->course(&k->v->game, unit, o->line, k->v->game.course))
		draw_reach(k, unit, o, (struct lead){ NULL, k->v->game.course });
	else if (r && k->v->game.system->reach(&k->v->game, unit, o->line, r))
		draw_reach(k, unit, o, (struct lead){ r, NULL });
	else
		output_say(k->output, 2, "%s: no cell is chosen for that.", o->label);
	reach_free(r);
}
