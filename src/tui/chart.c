/* The chart: see chart.h.
 *
 *  C1  drawing never reads a cell off the grid, wherever the look stands.
 */
#include "tui/chart.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/system.h"

enum { MARGIN_ROWS = 2, MARGIN_COLS = 3, RULER_COLS = 4, RULER_ROWS = 1 };

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

static struct point inset(const struct chart_look *look)
{
	return look->rulers ? (struct point){ RULER_ROWS, RULER_COLS } : (struct point){ 0, 0 };
}

/* Cells that fit in the room. */
static int cells_across(const struct chart_look *look)
{
	const int cols = look->cols - inset(look).col;

	return most(look->scale == 0 ? (cols - 1) / 2 : cols * look->scale, 1);
}

static int cells_down(const struct chart_look *look)
{
	const int rows = look->rows - inset(look).row;

	return most(look->scale == 0 ? rows : rows * look->scale * 2, 1);
}

static uint32_t letter(char sign) { return (unsigned char)sign; }

static int shift(const struct grid *g, int row)
{
	return g->kind == GRID_HEX ? row & 1 : 0;
}

struct point chart_size(const struct grid *g)
{
	return (struct point){ g->rows, 2 * g->cols + 1 };
}

bool chart_where(const struct grid *g, const struct chart_look *look,
	cell_t cell, struct point *at)
{
	const int row = grid_row(g, cell) - look->row, col = grid_col(g, cell) - look->col;
	const struct point in = inset(look);

	if (row < 0 || col < 0)
		return false;
	if (look->scale == 0)
		*at = (struct point){ in.row + row,
			in.col + 2 * col + shift(g, grid_row(g, cell)) };
	else
		*at = (struct point){ in.row + row / (2 * look->scale),
			in.col + col / look->scale };
	return at->row < look->rows && at->col < look->cols;
}

cell_t chart_cell(const struct grid *g, const struct chart_look *look, struct point at)
{
	const int row = at.row - inset(look).row, col = at.col - inset(look).col;

	if (row < 0 || col < 0)
		return CELL_NONE;
	if (look->scale > 0)
		return grid_at(g, look->col + col * look->scale,
			look->row + row * look->scale * 2);
	if (col < shift(g, look->row + row))
		return CELL_NONE;
	return grid_at(g, look->col + (col - shift(g, look->row + row)) / 2, look->row + row);
}

/* A new first cell for one direction: kept while `at` is within the margins,
 * else `at` comes to the middle. */
static int follow(int first, int seen, int all, int at, int margin)
{
	const int edge = least(margin, (seen - 1) / 2);
	const int last = most(all - seen, 0);

	if (at < first + edge && first > 0)
		first = at - seen / 2;
	if (at >= first + seen - edge && first < last)
		first = at - seen / 2;
	return most(least(first, last), 0);
}

void chart_follow(const struct grid *g, struct chart_look *look, cell_t cell)
{
	if (cell == CELL_NONE)
		return;
	look->col = follow(look->col, cells_across(look), g->cols, grid_col(g, cell), MARGIN_COLS);
	look->row = follow(look->row, cells_down(look), g->rows, grid_row(g, cell), MARGIN_ROWS);
}

void chart_centre(const struct grid *g, struct chart_look *look, cell_t cell)
{
	const int across = cells_across(look), down = cells_down(look);

	if (cell == CELL_NONE)
		return;
	look->col = most(least(grid_col(g, cell) - across / 2, g->cols - across), 0);
	look->row = most(least(grid_row(g, cell) - down / 2, g->rows - down), 0);
}

int chart_next_scale(const struct grid *g, const struct chart_look *look)
{
	if (look->scale >= CHART_SCALE_MAX ||
			(cells_across(look) >= g->cols && cells_down(look) >= g->rows))
		return 0;
	return look->scale + 1;
}

/* ---- figures ---- */

struct pair { struct glyph first, second; };	/* a cell's two columns */

char chart_mark(const struct view *v, int figure)
{
	static const char marks[MARKS] = {
		[MARK_FIT] = ' ', [MARK_SUPPRESSED] = 's', [MARK_WOUNDED] = 'w',
		[MARK_DEAD] = 'x', [MARK_CAPTIVE] = 'c', [MARK_ROUTING] = '!',
		[MARK_UNDER] = 'u', [MARK_ACTED] = '.',
	};
	const enum figure_mark mark = v->game.system->figure_mark(&v->game, figure);
	const bool leads = v->game.units[v->game.figures[figure].unit].leader == figure;

	if (mark != MARK_FIT && mark != MARK_ACTED)
		return marks[mark];
	if (v->game.setup->figures[figure].hero)
		return '@';
	if (mark == MARK_ACTED)
		return leads ? ':' : marks[mark];
	return leads ? '*' : ' ';
}

/* Where a bow points, by the direction's name. */
static uint32_t heading_sign(const struct grid *g, int heading, bool unicode)
{
	static const struct { const char *name; char plain; uint32_t pretty; } signs[] = {
		{ "N", '^', 0x2191 }, { "NE", '/', 0x2197 }, { "E", '>', 0x2192 },
		{ "SE", '\\', 0x2198 }, { "S", 'v', 0x2193 }, { "SW", '/', 0x2199 },
		{ "W", '<', 0x2190 }, { "NW", '\\', 0x2196 },
	};
	const char *const name = grid_direction_name(g, heading);

	for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
		if (strcmp(signs[i].name, name) == 0)
			return unicode ? signs[i].pretty : letter(signs[i].plain);
	return ' ';
}

static struct glyph figure_glyph(const struct view *v, int figure)
{
	const int unit = v->game.figures[figure].unit, side = v->game.units[unit].side;
	struct glyph glyph = { letter(v->game.setup->units[unit].sign), INK_GHOST, BACK_NONE, 0 };

	if (side >= 0)
		glyph.ink = (uint8_t)(INK_SIDE + v->game.setup->sides[side].colour % SIDES_MAX);
	return glyph;
}

/* Where a figure faces: an arrow, or without Unicode as on a number pad, 8 north. */
static uint32_t facing_sign(const struct view *v, int figure, bool unicode)
{
	const struct grid *const g = &v->game.table->grid;
	const int facing = v->game.figures[figure].facing;

	return unicode ? heading_sign(g, facing, true) : letter(grid_pad_digit(g, facing));
}

/* A hull is one block in its side's ink; its bow tells where it heads, behind the
 * sign of its anchor stands how it is. */
static struct pair hull_pair(const struct view *v, const struct chart_look *look, int figure,
	cell_t cell)
{
	const struct figure *f = &v->game.figures[figure];
	const struct grid *g = &v->game.table->grid;
	struct glyph glyph = figure_glyph(v, figure);
	struct pair pair;

	glyph.weight = WEIGHT_REVERSE;
	pair = (struct pair){ glyph, glyph };
	pair.second.sign = ' ';
	if (cell == footprint_bow(g, game_body(&v->game, figure), f->cell, f->facing))
		pair.second.sign = heading_sign(g, f->facing, look->unicode);
	else if (cell == f->cell)
		pair.second.sign = letter(chart_mark(v, figure));
	return pair;
}

/* A place where the viewer saw a unit that it sees no longer. */
static bool ghost_at(const struct view *v, cell_t cell)
{
	if (v->game.viewer < 0)
		return false;
	for (int u = 0; u < v->game.n_units; u++) {
		const struct unit *unit = &v->game.units[u];

		if (unit->side != v->game.viewer && (unit->known >> v->game.viewer & 1) != 0 &&
				(unit->sighted >> v->game.viewer & 1) == 0 &&
				unit->last_seen[v->game.viewer] == cell)
			return true;
	}
	return false;
}

static int item_at(const struct view *v, cell_t cell)
{
	for (int i = 0; i < v->game.setup->n_items; i++)
		if (v->game.items[i].cell == cell)
			return i;
	return -1;
}

/* What the system marks, with signs of their own. */
struct signs { int n; struct map_mark marks[MAP_MARKS_MAX]; };

static void find_signs(const struct view *v, struct signs *s)
{
	struct map_mark all[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, all,
		MAP_MARKS_MAX);

	s->n = 0;
	for (int i = 0; i < n; i++)
		if (all[i].sign != 0)
			s->marks[s->n++] = all[i];
}

static const struct map_mark *sign_at(const struct signs *s, cell_t cell)
{
	for (int i = 0; i < s->n; i++)
		if (s->marks[i].cell == cell && s->marks[i].radius == 0)
			return &s->marks[i];
	return NULL;
}

/* What lies over a cell, like smoke. */
static const struct map_mark *cloud_at(const struct view *v, const struct signs *s, cell_t cell)
{
	for (int i = 0; i < s->n; i++)
		if (s->marks[i].radius > 0 && map_mark_covers(v->game.table, &s->marks[i], cell))
			return &s->marks[i];
	return NULL;
}

static struct glyph sign_glyph(const struct view *v, const struct map_mark *m)
{
	const int colour = m->side < 0 ? 0 : v->game.setup->sides[m->side].colour % SIDES_MAX;

	return (struct glyph){ letter(m->sign),
		(uint8_t)(m->side < 0 ? INK_ITEM : INK_SIDE + colour), 0, 0 };
}

/* ---- overlays ---- */

/* The sign in the second column of what lies over a cell, ' ' for none. */
static char overlay_sign(const struct view *v, uint8_t overlaid)
{
	static const char signs[OVERLAID_LEVEL] = {
		[OVERLAID_NONE] = ' ', [OVERLAID_REACH] = '"', [OVERLAID_NEAR] = '1',
		[OVERLAID_MEDIUM] = '2', [OVERLAID_FAR] = '3', [OVERLAID_SEEN] = '\'',
		[OVERLAID_LINE] = '-', [OVERLAID_BLOCK] = ')', [OVERLAID_TARGET] = '<',
		[OVERLAID_UNIT] = ' ', [OVERLAID_BURST] = '*', [OVERLAID_WIDER] = ':'
	};

	(void)v;
	if (overlaid < OVERLAID_LEVEL)
		return signs[overlaid];
	if (overlaid < OVERLAID_ZONE)
		return (char)('0' + (overlaid - OVERLAID_LEVEL));
	return (char)('a' + (overlaid - OVERLAID_ZONE) % 26);
}

static uint8_t overlay_back(uint8_t overlaid)
{
	static const uint8_t backs[OVERLAID_LEVEL] = {
		[OVERLAID_NONE] = BACK_NONE, [OVERLAID_REACH] = BACK_REACH,
		[OVERLAID_NEAR] = BACK_NEAR, [OVERLAID_MEDIUM] = BACK_MEDIUM,
		[OVERLAID_FAR] = BACK_FAR, [OVERLAID_SEEN] = BACK_SEEN,
		[OVERLAID_LINE] = BACK_LINE, [OVERLAID_BLOCK] = BACK_BLOCK,
		[OVERLAID_TARGET] = BACK_TARGET, [OVERLAID_UNIT] = BACK_CHOSEN,
		[OVERLAID_BURST] = BACK_TARGET, [OVERLAID_WIDER] = BACK_MEDIUM
	};

	if (overlaid < OVERLAID_LEVEL)
		return backs[overlaid];
	return overlaid < OVERLAID_ZONE ? BACK_NONE : BACK_ZONE;
}

/* ---- one cell, two columns ---- */

static struct pair ground_pair(const struct view *v, const struct chart_look *look, cell_t cell)
{
	const int kind = v->game.table->kind[cell];
	const struct ink_ground_sign sign = ink_ground_sign(v->game.table, kind, look->unicode);
	const uint8_t role = v->game.table->grounds[kind].role;
	const uint8_t ink = (uint8_t)(INK_GROUND + role % GROUND_ROLES);

	return (struct pair){ { sign.first, ink, BACK_NONE, 0 },
		{ sign.second, ink, BACK_NONE, 0 } };
}

/* What stands behind a figure's letter: how it is, or else the overlaid's sign on the ground,
 * or what is marked there.  That it has acted is the least of all. */
static struct glyph mark_glyph(const struct view *v, int figure, char sign,
	const struct pair *pair, const struct map_mark *marked)
{
	const bool acted = v->game.system->figure_mark(&v->game, figure) == MARK_ACTED;
	const char mark = chart_mark(v, figure);

	if (sign != ' ' && (mark == ' ' || acted))
		return pair->second;
	if (marked != NULL && (mark == ' ' || acted))
		return sign_glyph(v, marked);
	return (struct glyph){ letter(mark), acted ? INK_ACTED : pair->first.ink, 0, 0 };
}

static struct pair cell_pair(const struct view *v, const struct chart_look *look,
	cell_t cell, uint8_t overlaid, const struct signs *signs)
{
	const int figure = v->game.occupant[cell], item = item_at(v, cell);
	const struct map_mark *const marked = sign_at(signs, cell);
	const struct map_mark *const cloud = cloud_at(v, signs, cell);
	const char sign = overlay_sign(v, overlaid);
	struct pair pair = ground_pair(v, look, cell);

	if (cloud != NULL)
		pair.second = sign_glyph(v, cloud);
	if (sign != ' ')
		pair.second.sign = letter(sign);	/* the ink stays: fewer bytes */
	if (figure >= 0 && game_big(&v->game, figure)) {
		pair = hull_pair(v, look, figure, cell);
		if (pair.second.sign == ' ' && sign != ' ' && overlaid < OVERLAID_ZONE)
			pair.second.sign = letter(sign);
		if (overlay_back(overlaid) != BACK_NONE)
			pair.first.weight = pair.second.weight = 0;
	} else if (figure >= 0) {
		pair.first = figure_glyph(v, figure);
		pair.second = mark_glyph(v, figure, overlaid >= OVERLAID_ZONE ? ' ' : sign, &pair,
			marked != NULL ? marked : cloud);
		if (look->facing && game_tells_facing(&v->game, figure))
			pair.second = (struct glyph){ facing_sign(v, figure, look->unicode),
				pair.first.ink, 0, 0 };
	} else if (marked != NULL) {
		pair.first = sign_glyph(v, marked);
	} else if (item >= 0) {
		pair.first = (struct glyph){ '$', INK_ITEM, 0, 0 };
	} else if (ghost_at(v, cell)) {
		pair.first = (struct glyph){ '?', INK_GHOST, 0, 0 };
	}
	pair.first.back = pair.second.back = overlay_back(overlaid);
	return pair;
}

/* ---- whole pictures ---- */

static void set(const struct chart_look *look, struct glyph *glyphs, struct point at,
	struct glyph glyph)
{
	if (at.row >= 0 && at.col >= 0 && at.row < look->rows && at.col < look->cols)
		glyphs[at.row * look->cols + at.col] = glyph;
}

static void draw_near(const struct view *v, const struct chart_look *look,
	const uint8_t *overlaid, const struct signs *signs, struct glyph *glyphs)
{
	const struct grid *g = &v->game.table->grid;
	const struct point in = inset(look);

	for (int row = 0; row + in.row < look->rows; row++)
		for (int col = 0; 2 * col + in.col < look->cols; col++) {
			const cell_t cell = grid_at(g, look->col + col, look->row + row);
			const int x = in.col + 2 * col + shift(g, look->row + row);
			struct pair pair;

			if (cell == CELL_NONE)
				break;
			pair = cell_pair(v, look, cell, overlaid != NULL ? overlaid[cell]
				: OVERLAID_NONE,
				signs);
			set(look, glyphs, (struct point){ in.row + row, x }, pair.first);
			set(look, glyphs, (struct point){ in.row + row, x + 1 }, pair.second);
		}
}

/* How much a cell wants to be the one seen of its block in an overview. */
static int weight(const struct view *v, cell_t cell, const struct signs *signs)
{
	const int figure = v->game.occupant[cell];

	if (figure >= 0)
		return v->game.units[v->game.figures[figure].unit].side == v->game.viewer ? 400
		: 300;
	if (sign_at(signs, cell) != NULL)
		return 260;
	if (item_at(v, cell) >= 0)
		return 250;
	switch (table_ground(v->game.table, cell)->role) {
	case ROLE_HUT: case ROLE_MUD: case ROLE_STONE: case ROLE_WORKS: case ROLE_WALL:
		return 100;
	case ROLE_ROAD:
		return 60;
	case ROLE_OPEN:
		return 1;
	default:
		return 30;
	}
}

/* The cell that stands for a block of scale x 2*scale cells. */
static cell_t spokesman(const struct view *v, struct point first, int scale,
	const struct signs *signs)
{
	cell_t best = CELL_NONE;
	int heaviest = 0;

	for (int r = first.row; r < first.row + 2 * scale; r++)
		for (int c = first.col; c < first.col + scale; c++) {
			const cell_t cell = grid_at(&v->game.table->grid, c, r);
			const int here = cell == CELL_NONE ? 0 : weight(v, cell, signs);

			if (here > heaviest) {
				heaviest = here;
				best = cell;
			}
		}
	return best;
}

static void draw_far(const struct view *v, const struct chart_look *look,
	const uint8_t *overlaid, const struct signs *signs, struct glyph *glyphs)
{
	const struct point in = inset(look);

	for (int row = 0; row + in.row < look->rows; row++)
		for (int col = 0; col + in.col < look->cols; col++) {
			const struct point first = { look->row + row * 2 * look->scale,
				look->col + col * look->scale };
			const cell_t cell = spokesman(v, first, look->scale, signs);

			if (cell != CELL_NONE)
				set(look, glyphs, (struct point){ in.row + row, in.col + col },
					cell_pair(v, look, cell, overlaid != NULL ? overlaid[cell]
						: OVERLAID_NONE, signs).first);
		}
}

static void put_number(const struct chart_look *look, struct glyph *glyphs,
	struct point at, int number)
{
	char text[16];

	snprintf(text, sizeof text, "%d", number);
	for (int i = 0; text[i] != '\0'; i++)
		set(look, glyphs, (struct point){ at.row, at.col + i },
			(struct glyph){ letter(text[i]), INK_DIM, 0, 0 });
}

/* Numbers as players write cells: from 1. */
static void draw_rulers(const struct grid *g, const struct chart_look *look,
	struct glyph *glyphs)
{
	const struct point in = inset(look);
	const int across = look->scale == 0 ? 1 : look->scale, down = look->scale == 0 ? 1 :
		2 * look->scale;

	for (int row = 0; row + in.row < look->rows; row++)
		if (look->row + row * down < g->rows)
			put_number(look, glyphs, (struct point){ in.row + row, 0 },
				look->row + row * down + 1);
	for (int col = 0; look->col + col * across < g->cols; col++) {
		const int number = look->col + col * across + 1;
		const int x = in.col + (look->scale == 0 ? 2 * col : col);

		if (number % 5 == 0 && x + 3 < look->cols)
			put_number(look, glyphs, (struct point){ 0, x }, number);
	}
}

void chart_draw(const struct view *v, const struct chart_look *look,
	const uint8_t *overlaid, struct glyph *glyphs)
{
	struct signs signs;

	find_signs(v, &signs);
	for (int i = 0; i < look->rows * look->cols; i++)
		glyphs[i] = (struct glyph){ ' ', INK_PLAIN, BACK_NONE, 0 };
	if (look->scale == 0)
		draw_near(v, look, overlaid, &signs, glyphs);
	else
		draw_far(v, look, overlaid, &signs, glyphs);
	if (look->rulers)
		draw_rulers(&v->game.table->grid, look, glyphs);
}
