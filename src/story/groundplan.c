/* The ground plan: see groundplan.h. */
#include "config.h"

#include "cliffhanger/groundplan.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/system.h"

enum { MARGIN = 4, CELL_COLS = 2, LABEL_EVERY = 5, HANG = 4, LINE_BYTES = 4096, PIECES_MAX = 6,
	AREA_NONE = -1, ITEM_SIGN = '$' };

/* A letter for each area there may be. */
static const char area_letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
_Static_assert(sizeof(area_letters) - 1 >= AREAS_MAX, "a letter for each area");

struct plan {
	const struct setup *s;
	struct buffer *out;
	int cols;		/* of a line */
	int each;		/* cells a side that one sign stands for */
	int across, down;	/* signs in all */
	char *sign;		/* [cells] of who or what begins there, 0 = nobody */
	int8_t *area;		/* [cells] the smallest, or AREA_NONE */
	bool grounds[GROUNDS_MAX];	/* that were drawn */
	bool items;
};

/* ---- lines ---- */

static int columns_of(const char *text, size_t bytes)
{
	int n = 0;

	for (size_t i = 0; i < bytes; i++)
		n += ((unsigned char)text[i] & 0xC0) != 0x80;
	return n;
}

/* A paragraph; its later lines are set in by `hang` (GR3). */
static void say(struct plan *p, int hang, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
static void say(struct plan *p, int hang, const char *format, ...)
{
	char text[LINE_BYTES];
	const char *at = text;
	int column = 0;
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	while (*at) {
		const size_t blanks = strspn(at, " "), bytes = strcspn(at + blanks, " ");
		const int wide = columns_of(at + blanks, bytes);

		if (column > hang && column + (int)blanks + wide > p->cols) {
			buffer_add(p->out, "\n%*s", hang, "");
			column = hang;
		} else {
			buffer_add(p->out, "%*s", (int)blanks, "");
			column += (int)blanks;
		}
		buffer_bytes(p->out, at + blanks, bytes);
		column += wide;
		at += blanks + bytes;
	}
	buffer_add(p->out, "\n");
}

/* ---- what stands where ---- */

static void mark(struct plan *p, cell_t cell, char sign)
{
	if (cell != CELL_NONE)
		p->sign[cell] = sign;
}

static void mark_unit(struct plan *p, const struct setup_unit *u)
{
	cell_t covered[BODY_CELLS_MAX];

	for (int f = u->first; f < u->first + u->count; f++) {
		const struct setup_figure *const one = &p->s->figures[f];
		const int n = one->cell == CELL_NONE || !body_big(one->body) ? 0 : footprint_cells(
			&p->s->table->grid, one->body, one->cell, u->facing, covered);

		mark(p, one->cell, u->sign);
		for (int i = 0; i < n; i++)
			mark(p, covered[i], u->sign);
	}
	mark(p, u->cell, u->sign);
}

static void mark_areas(struct plan *p)
{
	for (int a = 0; a < p->s->n_areas; a++)
		for (int32_t i = 0; i < p->s->areas[a].n_cells; i++) {
			int8_t *const was = &p->area[p->s->areas[a].cells[i]];

			if (*was == AREA_NONE || p->s->areas[a].n_cells < p->s->areas[*was].n_cells)
				*was = (int8_t)a;
		}
}

static bool find_all(struct plan *p)
{
	const size_t cells = (size_t)grid_cells(&p->s->table->grid);

	p->sign = calloc(cells, 1);
	p->area = malloc(cells);
	if (!p->sign || !p->area)
		return false;
	memset(p->area, AREA_NONE, cells);
	for (int i = 0; i < p->s->n_items; i++)
		mark(p, p->s->items[i].cell, ITEM_SIGN);
	for (int u = 0; u < p->s->n_units; u++)
		mark_unit(p, &p->s->units[u]);
	mark_areas(p);
	return true;
}

/* ---- the map ---- */

/* Signs in a strip. */
static int strip_of(const struct plan *p)
{
	const int most = (p->cols - MARGIN - 1) / CELL_COLS;

	return most < p->across ? most : p->across;
}

/* GR2 */
static void choose_scale(struct plan *p)
{
	const struct grid *const g = &p->s->table->grid;

	for (p->each = 1; ; p->each++) {
		p->across = (g->cols + p->each - 1) / p->each;
		p->down = (g->rows + p->each - 1) / p->each;
		if ((p->across + strip_of(p) - 1) / strip_of(p) * p->down <= GROUNDPLAN_ROWS_MAX)
			return;
	}
}

/* What a square of cells comes to: who begins in it, its smallest area, else its commonest
 * ground, of equals that of the lower number. */
struct square { char sign; int area, ground; };

static struct square square_at(const struct plan *p, int col, int row)
{
	const struct grid *const g = &p->s->table->grid;
	struct square q = { 0, AREA_NONE, 0 };
	int count[GROUNDS_MAX] = { 0 };

	for (int r = row * p->each; r < (row + 1) * p->each && r < g->rows; r++)
		for (int c = col * p->each; c < (col + 1) * p->each && c < g->cols; c++) {
			const cell_t cell = grid_at(g, c, r);
			const int area = p->area[cell];

			count[p->s->table->kind[cell]]++;
			if (p->sign[cell] && (!q.sign || q.sign == ITEM_SIGN))
				q.sign = p->sign[cell];
			if (area != AREA_NONE && (q.area == AREA_NONE
					|| p->s->areas[area].n_cells < p->s->areas[q.area].n_cells))
				q.area = area;
		}
	for (int i = 1; i < p->s->table->n_grounds; i++)
		if (count[i] > count[q.ground])
			q.ground = i;
	return q;
}

static void draw_sign(struct plan *p, char text[CELL_COLS], int col, int row)
{
	const struct square q = square_at(p, col, row);

	if (!q.sign)
		p->grounds[q.ground] = true;
	p->items = p->items || q.sign == ITEM_SIGN;
	text[0] = q.sign ? q.sign : p->s->table->grounds[q.ground].sign;
	text[1] = q.area == AREA_NONE ? ' ' : area_letters[q.area];
}

static void add_line(struct plan *p, const char *line, size_t bytes)
{
	while (bytes > 0 && line[bytes - 1] == ' ')
		bytes--;
	buffer_bytes(p->out, line, bytes);
	buffer_bytes(p->out, "\n", 1);
}

static void draw_labels(struct plan *p, int from, int n)
{
	char line[LINE_BYTES];

	memset(line, ' ', sizeof(line));
	for (int c = from; c < from + n; c++)
		if (c == from || (c + 1) % LABEL_EVERY == 0) {
			char number[8];
			const int bytes = snprintf(number, sizeof(number), "%d", c * p->each + 1);

			memcpy(line + MARGIN + CELL_COLS * (c - from), number, (size_t)bytes);
		}
	add_line(p, line, (size_t)(MARGIN + CELL_COLS * n + 4));
}

static void draw_row(struct plan *p, int from, int n, int row)
{
	char line[LINE_BYTES];
	size_t used = (size_t)snprintf(line, sizeof(line), "%*d ", MARGIN - 1, row * p->each + 1);

	if (p->each == 1 && p->s->table->grid.kind == GRID_HEX && row % 2 == 1)
		line[used++] = ' ';
	for (int c = from; c < from + n; c++, used += CELL_COLS)
		draw_sign(p, line + used, c, row);
	add_line(p, line, used);
}

static void draw_map(struct plan *p)
{
	const int strip = strip_of(p);

	for (int from = 0; from < p->across; from += strip) {
		const int n = p->across - from < strip ? p->across - from : strip;

		if (from > 0)
			buffer_add(p->out, "\n");
		draw_labels(p, from, n);
		for (int row = 0; row < p->down; row++)
			draw_row(p, from, n, row);
	}
}

/* ---- what it shows ---- */

static void list_grounds(struct plan *p)
{
	const struct table *const t = p->s->table;
	char text[LINE_BYTES];
	size_t used = 0;

	for (int i = 0; i < t->n_grounds && used < sizeof(text); i++)
		if (p->grounds[i])
			used += (size_t)snprintf(text + used, sizeof(text) - used, "%s%c %s",
				used ? ", " : "", t->grounds[i].sign, t->grounds[i].name);
	say(p, HANG, "Ground: %s%s.", text, p->items ? "; $ something lies there" : "");
}

/* A rectangle of an area's cells that nothing has told of yet, as large as it goes from its first
 * cell to the right and then down. */
struct piece { int col, row, cols, rows; };

static bool untold(const uint8_t *left, const struct grid *g, const struct piece *q)
{
	for (int c = q->col; c < q->col + q->cols; c++)
		if (q->row + q->rows >= g->rows || !left[grid_at(g, c, q->row + q->rows)])
			return false;
	return true;
}

static struct piece take_piece(uint8_t *left, const struct grid *g, cell_t first)
{
	struct piece q = { grid_col(g, first), grid_row(g, first), 1, 1 };

	while (q.col + q.cols < g->cols && left[grid_at(g, q.col + q.cols, q.row)])
		q.cols++;
	while (untold(left, g, &q))
		q.rows++;
	for (int r = q.row; r < q.row + q.rows; r++)
		memset(left + grid_at(g, q.col, r), 0, (size_t)q.cols);
	return q;
}

/* " 1,21-9,24 12,5", as scenarios write cells, and how many are left out. */
static void cells_of(const struct grid *g, const struct setup_area *a, uint8_t *left, char *text,
	size_t size)
{
	size_t used = 0;
	int32_t told = 0, pieces = 0;

	text[0] = '\0';
	for (int32_t i = 0; i < a->n_cells; i++)
		left[a->cells[i]] = 1;
	for (int32_t i = 0; i < a->n_cells && used < size; i++) {
		struct piece q;

		if (!left[a->cells[i]] || pieces == PIECES_MAX)
			continue;
		q = take_piece(left, g, a->cells[i]);
		pieces++;
		told += q.cols * q.rows;
		used += (size_t)snprintf(text + used, size - used, " %d,%d", q.col + 1, q.row + 1);
		if (q.cols * q.rows > 1 && used < size)
			used += (size_t)snprintf(text + used, size - used, "-%d,%d", q.col + q.cols,
				q.row + q.rows);
	}
	if (told < a->n_cells && used < size)
		snprintf(text + used, size - used, " and %d more", (int)(a->n_cells - told));
	for (int32_t i = 0; i < a->n_cells; i++)
		left[a->cells[i]] = 0;
}

static void list_areas(struct plan *p)
{
	const struct grid *const g = &p->s->table->grid;
	uint8_t *const left = calloc((size_t)grid_cells(g), 1);
	char cells[LINE_BYTES / 4];

	buffer_add(p->out, p->s->n_areas > 0 ? "\nAreas\n" : "");
	for (int i = 0; left && i < p->s->n_areas; i++) {
		const struct setup_area *const a = &p->s->areas[i];

		cells_of(g, a, left, cells, sizeof(cells));
		say(p, HANG, " %c  %s (%s):%s; %d cell%s", area_letters[i], a->id, a->name, cells,
			(int)a->n_cells, a->n_cells == 1 ? "" : "s");
	}
	free(left);
}

/* The event that brings a unit, and where; NULL if none does. */
static const char *brought_by(const struct setup *s, int unit, int *area)
{
	for (int i = 0; i < s->n_scripts; i++)
		for (int e = s->scripts[i].first; e < s->scripts[i].first + s->scripts[i].n; e++)
			if (s->effects[e].kind == THEN_SPAWN && s->effects[e].unit == unit) {
				*area = s->effects[e].area;
				return s->scripts[i].id;
			}
	return NULL;
}

static const char *area_of(const struct setup *s, int area)
{
	return area < 0 ? "" : s->areas[area].id;
}

/* Where a unit stands, or how it comes. */
static void place_of(const struct setup *s, int unit, char *text, size_t size)
{
	const struct grid *const g = &s->table->grid;
	const struct setup_unit *const u = &s->units[unit];
	const char *const facing = grid_direction_name(g, u->facing);
	int area = u->arrives_area;
	const char *event;

	if (u->absent)
		snprintf(text, size, "not in this game (its \"if\" does not hold)");
	else if (u->aboard >= 0)
		snprintf(text, size, "aboard %s", s->units[u->aboard].id);
	else if (u->cell != CELL_NONE)
		snprintf(text, size, "at %s, facing %s%s", grid_cell_text(g, u->cell).text,
			facing ? facing : "nowhere", u->hidden ? ", hidden" : "");
	else if (u->arrives > 0)
		snprintf(text, size, "comes in turn %d in %s", u->arrives, area_of(s, area));
	else if ((event = brought_by(s, unit, &area)) != NULL)
		snprintf(text, size, "brought by event %s in %s", event, area_of(s, area));
	else
		snprintf(text, size, "never comes");
}

static void list_units(struct plan *p)
{
	char place[LINE_BYTES / 8];

	for (int side = 0; side < p->s->n_sides; side++) {
		buffer_add(p->out, "\n");
		say(p, HANG, "Side %s (%s)", p->s->sides[side].id, p->s->sides[side].name);
		for (int i = 0; i < p->s->n_units; i++) {
			const struct setup_unit *const u = &p->s->units[i];

			if (u->side != side)
				continue;
			place_of(p->s, i, place, sizeof(place));
			say(p, HANG, " %c  %s (%s), %d: %s", u->sign, u->id, u->name, u->count, place);
		}
	}
}

static void list_items(struct plan *p)
{
	buffer_add(p->out, p->s->n_items > 0 ? "\nThings\n" : "");
	for (int i = 0; i < p->s->n_items; i++) {
		const struct setup_item *const t = &p->s->items[i];

		if (t->unit >= 0)
			say(p, HANG, " $  %s (%s): carried by %s", t->id, t->name,
				p->s->units[t->unit].id);
		else if (t->cell != CELL_NONE)
			say(p, HANG, " $  %s (%s): at %s", t->id, t->name,
				grid_cell_text(&p->s->table->grid, t->cell).text);
		else
			say(p, HANG, " $  %s (%s): nowhere yet", t->id, t->name);
	}
}

void groundplan_write(const struct setup *s, int cols, struct buffer *out)
{
	struct plan p = { .s = s, .out = out,
		.cols = cols < GROUNDPLAN_COLS_MIN ? GROUNDPLAN_COLS_MIN : cols };
	const struct grid *const g = &s->table->grid;

	if (p.cols > MARGIN + CELL_COLS * GRID_SIDE_MAX + 1)
		p.cols = MARGIN + CELL_COLS * GRID_SIDE_MAX + 1;
	if (find_all(&p)) {
		choose_scale(&p);
		say(&p, HANG, "%s: %d x %d %s", s->title, g->cols, g->rows,
			g->kind == GRID_HEX ? "hexes" : "squares");
		if (p.each > 1)
			say(&p, HANG, "From afar: each sign stands for %d x %d cells.", p.each, p.each);
		buffer_add(out, "\n");
		draw_map(&p);
		buffer_add(out, "\n");
		list_grounds(&p);
		list_areas(&p);
		list_units(&p);
		list_items(&p);
	}
	free(p.sign);
	free(p.area);
}
