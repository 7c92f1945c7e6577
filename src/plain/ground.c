/* The ground: the map in characters.
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
#include "plain/ui.h"

enum { MARGIN = 4, LABEL_EVERY = 5, PART_COLUMNS = 36, PART_ROWS = 20, PLACE_MARK = '*' };

static const char marks[MARKS] = {
	[MARK_FIT] = ' ', [MARK_SUPPRESSED] = '~', [MARK_WOUNDED] = 'w', [MARK_DEAD] = 'x',
	[MARK_CAPTIVE] = '=', [MARK_ROUTING] = '!', [MARK_UNDER] = 'u',
	[MARK_ACTED] = '-',
};

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
		if (l->marks[m] && m != MARK_FIT)
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%c %s, ", marks[m],
				view_mark_words(&k->v->game, m));
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

void ui_draw(struct ui *k, struct part whole, struct lead lead, bool facing)
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
		ui_draw(k, (struct part){ 0, 0, grid->cols, grid->rows },
			(struct lead){ NULL, NULL }, facing);
		return;
	}
	cell = typed_place(k, word);
	if (cell == CELL_NONE)
		return;
	columns = read_count(k, &rest, PART_COLUMNS);
	rows = columns ? read_count(k, &rest, PART_ROWS) : 0;
	if (rows)
		ui_draw(k, part_round(grid, cell, columns, rows), (struct lead){ NULL, NULL },
			facing);
}
