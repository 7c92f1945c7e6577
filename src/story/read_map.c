/* The map: kind of grid, scale, legend, and the drawings of ground and height. */
#include "config.h"
#include "story/schema.h"

#include <stdio.h>
#include <string.h>

#include "story/drawing.h"

/* What a legend makes of a sign, if no kind of ground (yaml_name_read: -1). */
enum { SIGN_UNKNOWN = -2 };

static void read_grid_kind(struct loader *l)
{
	static const char *const kinds[] = { "hex", "square", NULL };
	const struct node *const n = yaml_node_find(l->root, "grid");
	int kind = 0;

	l->grid.kind = n && yaml_value_word(l, n, kinds, &kind) && kind ? GRID_SQUARE : GRID_HEX;
}

static int32_t read_scale(struct loader *l)
{
	const struct node *const n = yaml_node_find(l->root, "scale");
	int32_t length;

	return n && yaml_value_length(l, n, 1, &length) ? length : l->book->cell;
}

static void read_legend(struct loader *l)
{
	const struct node *const legend = yaml_node_find(l->root, "legend");

	memset(l->legend, SIGN_UNKNOWN, sizeof(l->legend));
	if (!legend)
		return;
	if (legend->kind != NODE_MAPPING) {
		fault_expected(l, legend, NULL, "a mapping of signs, each with a kind of ground");
		return;
	}
	for (const struct node *n = legend->first; n; n = n->next) {
		const char sign = n->key->text[0];

		if (n->key->size != 1 || sign <= ' ' || sign > '~') {
			fault_expected(l, n->key, NULL, "one sign of ASCII");
			continue;
		}
		l->legend[(int)sign] = (int8_t)yaml_name_read(l, NAMES_GROUND, n);
	}
}

/* Whether every sign is one of the legend's, and known (L2). */
static bool check_signs(struct loader *l, const struct drawing *d)
{
	char text[80];
	bool known = true;

	for (cell_t c = 0; c < grid_cells(&d->grid); c++) {
		known = known && l->legend[(int)d->signs[c]] >= 0;
		if (l->legend[(int)d->signs[c]] != SIGN_UNKNOWN)
			continue;
		snprintf(text, sizeof(text), "expected signs of the legend, found \"%c\"; say "
			"there what it means", d->signs[c]);
		fault_cause(l, "no sign %c", d->signs[c]);
		drawing_wrong(l, d, c, text);
	}
	return known;
}

static void warn_unused_signs(struct loader *l, const struct drawing *d)
{
	const struct node *const legend = yaml_node_find(l->root, "legend");

	if (!legend || legend->kind != NODE_MAPPING)
		return;
	for (const struct node *n = legend->first; n; n = n->next)
		if (n->key->size == 1
		    && !memchr(d->signs, n->key->text[0], (size_t)grid_cells(&d->grid)))
			fault_warn(l, n->key,
				"expected a sign of the map, found none of this one there");
}

/* Levels of all cells from a drawing of digits; NULL: all are 0. */
static const char *read_levels(struct loader *l)
{
	const struct node *const n = yaml_node_find(l->root, "levels");
	struct drawing d;
	int faults = 0;

	if (!n || !drawing_read(l, n, &l->grid, &d))
		return NULL;
	for (cell_t c = 0; c < grid_cells(&d.grid); c++) {
		if (d.signs[c] == '.')
			d.signs[c] = '0';
		if ((d.signs[c] < '0' || d.signs[c] > '9') && faults++ < DRAWING_FAULTS)
			drawing_wrong(l, &d, c, "expected a digit, 0 (or .) to 9");
	}
	return faults ? NULL : d.signs;
}

static void read_zones(struct loader *l)
{
	const struct node *const n = yaml_node_find(l->root, "zones");
	struct drawing *const d = arena_take(l->scratch, sizeof(*d));

	if (n && d && drawing_read(l, n, &l->grid, d))
		l->zones = d;
}

static void draw_table(struct loader *l, const struct drawing *d, const char *levels,
	int32_t scale)
{
	l->table = table_new(d->grid, scale, l->grounds, l->n_grounds);
	if (!l->table) {
		l->no_memory = true;
		return;
	}
	for (cell_t c = 0; c < grid_cells(&d->grid); c++)
		table_draw(l->table, c, l->legend[(int)d->signs[c]], levels ? levels[c] - '0' : 0);
	table_finish(l->table);
}

void read_map(struct loader *l)
{
	const struct node *const n = yaml_node_find(l->root, "map");
	struct drawing d;
	const char *levels;
	bool known;

	read_grid_kind(l);
	read_legend(l);
	if (!n || !drawing_read(l, n, NULL, &d))
		return;
	l->grid = d.grid;
	known = check_signs(l, &d);
	warn_unused_signs(l, &d);
	levels = read_levels(l);
	read_zones(l);
	if (known && l->book)
		draw_table(l, &d, levels, read_scale(l));
}
