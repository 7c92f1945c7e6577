/* The ground of maps as SVG: patterns, cells, slopes and the names of areas. */
#include "report/svg.h"

#include <stdlib.h>

enum { ROW = 12, TILE_HEIGHT = 24, LABEL_HIGH = 10 };

/* How each role is drawn: what stands on a tile of two rows, the second half a cell on. */
struct texture { const char *role, *marks; };

static const struct texture textures[GROUND_ROLES] = {
	[ROLE_OPEN] = { "open", "M4 9h1M11 20h1" },
	[ROLE_CROPS] = { "crops", "M2 3v6M5 3v6M9 3v6M12 3v6M2 15v6M5 15v6M9 15v6M12 15v6" },
	[ROLE_SAND] = { "sand", "M3 4h.5M10 7h.5M5 11h.5M12 15h.5M2 18h.5M8 21h.5" },
	[ROLE_FOREST] = { "forest", "M7 3l-3 6h6zM7 9v2M0 15l-3 6M0 15l3 6h-3M14 15l-3 6h3M0 21v2"
		"M14 21v2" },
	[ROLE_JUNGLE] = { "jungle", "M7 11v-5q-3-3-5-1M7 6q3-3 5-1M7 6q-2-4 0-5M0 23v-5q3-3 5-1"
		"M14 23v-5q-3-3-5-1" },
	[ROLE_WATER] = { "water", "M1 6q3-3 6 0t6 0M-6 18q3-3 6 0t6 0M8 18q3-3 6 0" },
	[ROLE_DEEP] = { "deep", "M0 4q3.5-3 7 0t7 0M0 10q3.5-3 7 0t7 0M0 16q3.5-3 7 0t7 0"
		"M0 22q3.5-3 7 0t7 0" },
	[ROLE_SWAMP] = { "swamp", "M2 10h10M4 10v-4M7 10v-5M10 10v-4M-5 22h10M0 22v-5M9 22h10"
		"M14 22v-5M12 22v-3M2 22v-3" },
	[ROLE_ROAD] = { "road", "M1 8h5M9 20h4" },
	[ROLE_HUT] = { "hut", "M2 8l5-4 5 4M4 8v4h6v-4M-5 20l5-4 5 4M9 20l5-4M0 24v-2" },
	[ROLE_MUD] = { "mud", "M2 4h10v8h-10zM-5 16h10v8M9 24v-8h5" },
	[ROLE_STONE] = { "stone", "M0 4h14M0 8h14M0 12h14M0 16h14M0 20h14M4 0v4M11 4v4M4 8v4"
		"M11 12v4M4 16v4M11 20v4" },
	[ROLE_WORKS] = { "works", "M1 5l4 6M7 5l4 6M-1 17l4 6M5 17l4 6M11 17l4 6" },
	[ROLE_WALL] = { "wall", "M0 3h14M0 9h14M0 15h14M0 21h14M3 3v6M10 9v6M3 15v6" },
	[ROLE_DOOR] = { "door", "M4 13v-8q3-4 6 0v8zM-3 24v-7q3-4 6 0v7M11 24v-7q3-4 6 0" },
	[ROLE_ROCK] = { "rock", "M2 11l3-6 3 2 4 4zM-4 23l4-7 4 3v4M10 23l4-7" },
	[ROLE_FIRE] = { "fire", "M7 12q-5-3-1-9 0 4 3 4 0-2 1-3 3 5-3 8M0 24q-4-3-1-9 1 4 3 4 3 3-2 5"
		"M14 24q-4-3-1-9" },
};

const char *svg_role(int role)
{
	return role >= 0 && role < GROUND_ROLES ? textures[role].role : "open";
}

void svg_patterns(struct xml *x)
{
	xml_open(x, "defs");
	for (int role = 0; role < GROUND_ROLES; role++) {
		xml_open(x, "pattern");
		xml_attribute(x, "id", "p-%s", textures[role].role);
		xml_attribute(x, "width", "%d", SVG_CELL);
		xml_attribute(x, "height", "%d", TILE_HEIGHT);
		xml_attribute(x, "patternUnits", "userSpaceOnUse");
		xml_open(x, "path");
		xml_attribute(x, "d", "M0 0h%dv%dH0z", SVG_CELL, TILE_HEIGHT);
		xml_attribute(x, "class", "t-%s", textures[role].role);
		xml_close(x);
		xml_open(x, "path");
		xml_attribute(x, "class", "marks");
		xml_attribute(x, "d", "%s", textures[role].marks);
		xml_close(x);
		xml_close(x);
	}
	xml_close(x);
}

/* ---- places ---- */

static bool is_hex(const struct atlas *a)
{
	return a->g->table->grid.kind == GRID_HEX;
}

/* A cell's upper left corner. */
static struct svg_point corner(const struct atlas *a, cell_t cell)
{
	const struct grid *const grid = &a->g->table->grid;
	const int col = grid_col(grid, cell) - a->window.left;
	const int row = grid_row(grid, cell) - a->window.top;

	if (!is_hex(a))
		return (struct svg_point){ col * SVG_CELL, row * SVG_CELL };
	return (struct svg_point){ col * SVG_CELL + row % 2 * SVG_CELL / 2, row * ROW };
}

struct svg_point svg_centre(const struct atlas *a, cell_t cell)
{
	const struct svg_point p = corner(a, cell);

	return (struct svg_point){ p.x + SVG_CELL / 2, p.y + (is_hex(a) ? 8 : SVG_CELL / 2) };
}

struct svg_point svg_size(const struct atlas *a)
{
	const int cols = a->window.right - a->window.left + 1;
	const int rows = a->window.bottom - a->window.top + 1;

	if (!is_hex(a))
		return (struct svg_point){ cols * SVG_CELL, rows * SVG_CELL };
	return (struct svg_point){ cols * SVG_CELL + SVG_CELL / 2, rows * ROW + 4 };
}

void svg_put_cell(FILE *out, const struct atlas *a, cell_t cell)
{
	const struct svg_point p = corner(a, cell);

	if (is_hex(a))
		fprintf(out, "M%d %dl7 4v8l-7 4-7-4v-8z", p.x + 7, p.y);
	else
		fprintf(out, "M%d %dh14v14h-14z", p.x, p.y);
}

/* ---- cells ---- */

static bool in_window(const struct atlas *a, cell_t cell)
{
	const struct grid *const grid = &a->g->table->grid;
	const int col = grid_col(grid, cell), row = grid_row(grid, cell);

	return col >= a->window.left && col <= a->window.right && row >= a->window.top
		&& row <= a->window.bottom;
}

static void put_role(struct xml *x, const struct atlas *a, int role)
{
	const struct table *const t = a->g->setup->table;
	bool any = false;

	for (cell_t c = 0; c < grid_cells(&t->grid); c++) {
		if (table_ground(t, c)->role != role || !in_window(a, c))
			continue;
		if (!any) {
			xml_open(x, "path");
			xml_attribute(x, "class", "ground %s", svg_role(role));
			xml_begin_attribute(x, "d");
			any = true;
		}
		svg_put_cell(x->out, a, c);
	}
	if (any) {
		xml_end_attribute(x);
		xml_close(x);
	}
}

/* ---- slopes ---- */

/* The edge of a cell towards a neighbour, as a part of a path. */
static void put_edge(FILE *out, const struct atlas *a, cell_t cell, int direction)
{
	static const struct svg_point hex[6][2] = { { { 7, 0 }, { 14, 4 } }, { { 14, 4 },
		{ 14, 12 } }, { { 14, 12 }, { 7, 16 } }, { { 7, 16 }, { 0, 12 } }, { { 0, 12 },
		{ 0, 4 } }, { { 0, 4 }, { 7, 0 } } };
	static const struct svg_point square[8][2] = { { { 0, 0 }, { 14, 0 } }, { { 0, 0 },
		{ 0, 0 } }, { { 14, 0 }, { 14, 14 } }, { { 0, 0 }, { 0, 0 } }, { { 14, 14 },
		{ 0, 14 } }, { { 0, 0 }, { 0, 0 } }, { { 0, 14 }, { 0, 0 } }, { { 0, 0 },
		{ 0, 0 } } };
	const struct svg_point p = corner(a, cell);
	const struct svg_point *const edge = is_hex(a) ? hex[direction] : square[direction];

	if (edge[0].x != edge[1].x || edge[0].y != edge[1].y)
		fprintf(out, "M%d %dL%d %d", p.x + edge[0].x, p.y + edge[0].y, p.x + edge[1].x,
			p.y + edge[1].y);
}

/* Whether a neighbour lies lower: the edge is drawn by the higher cell. */
static bool slopes(const struct table *t, cell_t cell, int direction)
{
	const cell_t next = grid_step(&t->grid, cell, direction);

	return next != CELL_NONE && t->level[next] < t->level[cell];
}

static void put_slopes(struct xml *x, const struct atlas *a)
{
	const struct table *const t = a->g->setup->table;

	xml_open(x, "path");
	xml_attribute(x, "class", "slope");
	xml_begin_attribute(x, "d");
	fputs("M0 0", x->out);
	for (cell_t c = 0; c < grid_cells(&t->grid); c++)
		for (int i = 0; in_window(a, c) && i < grid_directions(&t->grid); i++)
			if (slopes(t, c, i))
				put_edge(x->out, a, c, i);
	xml_end_attribute(x);
	xml_close(x);
}

/* Higher ground is shaded, so much for each level. */
static void put_heights(struct xml *x, const struct atlas *a)
{
	const struct table *const t = a->g->setup->table;

	for (int level = 1; level <= LEVEL_MAX; level++) {
		bool any = false;

		for (cell_t c = 0; c < grid_cells(&t->grid); c++) {
			if (t->level[c] < level || !in_window(a, c))
				continue;
			if (!any) {
				xml_open(x, "path");
				xml_attribute(x, "class", "high");
				xml_begin_attribute(x, "d");
			}
			any = true;
			svg_put_cell(x->out, a, c);
		}
		if (!any)
			return;
		xml_end_attribute(x);
		xml_close(x);
	}
}

/* ---- areas ---- */

/* Where names stand already, so that none is written over another. */
struct label { int left, right, line; };
struct labels { int n; struct label all[AREAS_MAX]; };

/* How wide a name is, about: it is set in an italic that the reader's browser has. */
static int width_of(const char *name)
{
	int letters = 0;

	for (; *name != '\0'; name++)
		letters += ((unsigned char)*name & 0xC0) != 0x80;
	return letters * 21 / 4 + 4;
}

static bool is_free(const struct labels *l, const struct label *new)
{
	for (int i = 0; i < l->n; i++)
		if (new->left < l->all[i].right && new->right > l->all[i].left
				&& abs(new->line - l->all[i].line) < LABEL_HIGH)
			return false;
	return true;
}

/* Within the map, and below or above its place if another name is there. */
static struct label room_for(const struct labels *l, const struct atlas *a, struct svg_point p,
	int width)
{
	static const int off[] = { 0, 10, -10, 20, -20 };
	const int wide = svg_size(a).x;
	struct label new = { .left = p.x - width / 2, .line = p.y };

	if (new.left + width > wide)
		new.left = wide - width;
	if (new.left < 0)
		new.left = 0;
	new.right = new.left + width;
	for (size_t i = 0; i < sizeof off / sizeof off[0]; i++) {
		new.line = p.y + off[i];
		if (is_free(l, &new))
			return new;
	}
	new.line = p.y;
	return new;
}

static void put_area(struct xml *x, const struct atlas *a, const struct setup_area *area,
	struct labels *l)
{
	int64_t across = 0, down = 0;
	struct label at;
	int n = 0;

	for (int i = 0; i < area->n_cells; i++)
		if (in_window(a, area->cells[i])) {
			const struct svg_point p = svg_centre(a, area->cells[i]);

			across += p.x;
			down += p.y;
			n++;
		}
	if (n == 0 || area->name[0] == '\0')
		return;
	at = room_for(l, a, (struct svg_point){ (int)(across / n), (int)(down / n) + 3 },
		width_of(area->name));
	l->all[l->n++] = at;
	xml_open(x, "text");
	xml_attribute(x, "class", "area");
	xml_attribute(x, "paint-order", "stroke");
	xml_attribute(x, "x", "%d", (at.left + at.right) / 2);
	xml_attribute(x, "y", "%d", at.line);
	xml_text(x, area->name);
	xml_close(x);
}

void svg_ground(struct xml *x, const struct atlas *a)
{
	const struct setup *const s = a->g->setup;
	struct labels labels = { .n = 0 };

	xml_open(x, "g");
	xml_attribute(x, "id", "m%d-ground", a->number);
	for (int role = 0; role < GROUND_ROLES; role++)
		put_role(x, a, role);
	put_heights(x, a);
	put_slopes(x, a);
	for (int i = 0; i < s->n_areas; i++)
		put_area(x, a, &s->areas[i], &labels);
	xml_close(x);
}
