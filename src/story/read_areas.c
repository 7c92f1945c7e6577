/* Areas: sets of cells with an id, given by zones, cells, rectangles or a radius. */
#include "config.h"
#include "story/drawing.h"
#include "story/read.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELL_TEXT = 24, AREA_WORDS_MAX = 400 };

struct area_draft {
	const char *name;
	uint8_t *marks;		/* [cells] */
	int words;		/* cells and rectangles so far */
	cell_t round;
	int32_t within;
};

static void part_zone(struct loader *l, const struct node *n, void *target)
{
	struct area_draft *const a = target;
	bool named[UCHAR_MAX + 1] = { false }, drawn[UCHAR_MAX + 1] = { false };

	if (!yaml_value_is_text(l, n, "letters of the drawing \"zones\""))
		return;
	if (!l->zones) {
		if (l->grid.cols > 0 && !yaml_node_find(l->root, "zones"))
			fault_wrong(l, n, "expected the drawing \"zones\" beside this, found none");
		return;
	}
	for (const char *letter = n->text; *letter; letter++)
		named[(unsigned char)*letter] = true;
	for (cell_t c = 0; c < grid_cells(&l->grid); c++) {
		const unsigned char sign = (unsigned char)l->zones->signs[c];

		drawn[sign] = true;
		a->marks[c] |= named[sign];
	}
	for (int sign = 0; sign <= UCHAR_MAX; sign++)
		if (named[sign] && (!drawn[sign] || sign == '.')) {
			fault_expected(l, n, NULL, "letters of the drawing \"zones\"");
			return;
		}
}

static void mark_rectangle(const struct loader *l, struct area_draft *a, cell_t from, cell_t to)
{
	const struct grid *const g = &l->grid;
	const int left = grid_col(g, from), right = grid_col(g, to);
	const int top = grid_row(g, from), bottom = grid_row(g, to);

	const int width = abs(left - right) + 1;

	for (int row = top < bottom ? top : bottom; row <= (top < bottom ? bottom : top); row++)
		memset(a->marks + grid_at(g, left < right ? left : right, row), 1, (size_t)width);
}

/* One word: a cell, or two opposite corners of a rectangle with - between. */
static void mark_word(struct loader *l, const struct node *n, struct area_draft *a,
	const char *word, size_t size)
{
	char text[CELL_TEXT];
	struct node corner = *n;
	cell_t from, to;
	char *dash;

	if (size >= sizeof(text)) {
		fault_expected(l, n, NULL, "cells COLUMN,ROW and rectangles COLUMN,ROW-COLUMN,ROW");
		return;
	}
	memcpy(text, word, size);
	text[size] = '\0';
	dash = strchr(text, '-');
	if (dash)
		*dash = '\0';
	corner.text = text;
	corner.size = strlen(text);
	if (!yaml_value_cell(l, &corner, &from))
		return;
	to = from;
	if (dash) {
		corner.text = dash + 1;
		corner.size = strlen(dash + 1);
		if (!yaml_value_cell(l, &corner, &to))
			return;
	}
	mark_rectangle(l, a, from, to);
}

static void mark_words(struct loader *l, const struct node *n, void *target)
{
	struct area_draft *const a = target;
	const char *at = n->text;
	cell_t cell;

	if (n->kind == NODE_LIST) {
		if (yaml_value_cell(l, n, &cell))
			a->marks[cell] = 1;
		return;
	}
	if (!yaml_value_is_text(l, n, "cells COLUMN,ROW and rectangles COLUMN,ROW-COLUMN,ROW"))
		return;
	while (*(at += strspn(at, " \n"))) {
		const size_t size = strcspn(at, " \n");

		if (a->words++ == AREA_WORDS_MAX)
			fault_wrong(l, n, "expected at most %d cells and rectangles, found more; "
				"draw it in \"zones\"", AREA_WORDS_MAX);
		if (a->words > AREA_WORDS_MAX)
			return;
		mark_word(l, n, a, at, size);
		at += size;
	}
}

static void part_cells(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, mark_words);
}

static void part_within(struct loader *l, const struct node *n, void *target)
{
	yaml_value_length(l, n, 0, &((struct area_draft *)target)->within);
}

static const struct key area_keys[] = {
	{ "name", KEY_LINE, TO(struct area_draft, name), .most = NAME_MAX_BYTES - 1,
		.doc = "What people call it; without it, its id." },
	{ "zone", KEY_PART, .read = part_zone, .form = "LETTERS",
		.doc = "All cells that bear one of these letters in the drawing `zones`." },
	{ "cells", KEY_PART, .read = part_cells, .form = "CELL …",
		.doc = "Cells, and rectangles given by two opposite corners: "
			"`12,5 13,5 20,1-24,6`." },
	{ "round", KEY_CELL, TO(struct area_draft, round),
		.doc = "A cell: it, and all cells `within` a length of it." },
	{ "within", KEY_PART, .read = part_within, .form = "LENGTH",
		.doc = "The radius for `round`: `4\"`." },
};
const struct schema schema_area = {
	"areas.ID", "an area",
	"Areas are named sets of cells; several of the keys add up.  Areas may overlap.",
	KEYS_OF(area_keys), OWN_NONE
};

static void mark_round(struct loader *l, const struct node *n, struct area_draft *a)
{
	const bool round = yaml_node_find(n, "round") != NULL, within = yaml_node_find(n, "within") != NULL;

	if (round != within)
		fault_wrong(l, fault_place(n, round ? "round" : "within"),
			"expected \"round\" and \"within\" together, found one alone");
	if (a->round == CELL_NONE || !l->table)
		return;
	for (cell_t c = 0; c < grid_cells(&l->grid); c++)
		if (table_distance(l->table, a->round, c) <= a->within)
			a->marks[c] = 1;
}

static void store_cells(struct loader *l, const struct area_draft *a, struct setup_area *area)
{
	const cell_t cells = grid_cells(&l->grid);
	cell_t *list;

	for (cell_t c = 0; c < cells; c++)
		area->n_cells += a->marks[c];
	list = arena_array(l->arena, (size_t)area->n_cells, sizeof(*list));
	if (!list) {
		area->n_cells = 0;
		return;
	}
	area->cells = list;
	for (cell_t c = 0; c < cells; c++)
		if (a->marks[c])
			*list++ = c;
}

static void read_area(struct loader *l, int i)
{
	const struct node *const n = l->names[NAMES_AREA].nodes[i];
	const size_t cells = (size_t)grid_cells(&l->grid);
	struct area_draft draft = { .name = l->names[NAMES_AREA].ids[i], .round = CELL_NONE };
	struct setup_area *const area = &l->areas[i];

	draft.marks = arena_take(l->scratch, cells + 1);
	if (!draft.marks)
		return;
	schema_read(l, &schema_area, n, &draft, NULL);
	if (n->kind == NODE_MAPPING)
		mark_round(l, n, &draft);
	area->id = l->names[NAMES_AREA].ids[i];
	area->name = draft.name;
	store_cells(l, &draft, area);
	if (n->kind == NODE_MAPPING && !yaml_node_find(n, "zone") && !yaml_node_find(n, "cells")
	    && !yaml_node_find(n, "round"))
		fault_wrong(l, n->key, "expected \"zone\", \"cells\" or \"round\", found none");
}

/* A letter drawn for nobody is a mistake. */
static void check_zone_letters(struct loader *l)
{
	bool told[LEGEND_SIGNS] = { ['.'] = true };

	for (cell_t c = 0; l->zones && c < grid_cells(&l->grid); c++) {
		const char letter = l->zones->signs[c];
		char text[80];

		for (int i = 0; !told[(int)letter] && i < l->names[NAMES_AREA].n; i++) {
			const struct node *const zone =
				yaml_node_find(l->names[NAMES_AREA].nodes[i], "zone");

			told[(int)letter] |= zone && strchr(zone->text, letter);
		}
		if (told[(int)letter])
			continue;
		snprintf(text, sizeof(text), "expected letters that areas name in \"zone\", "
			"found \"%c\"", letter);
		drawing_wrong(l, l->zones, c, text);
		told[(int)letter] = true;
	}
}

void read_areas(struct loader *l)
{
	const int n = l->names[NAMES_AREA].n;

	l->areas = arena_array(l->arena, (size_t)n, sizeof(*l->areas));
	for (int i = 0; l->areas && i < n; i++)
		read_area(l, i);
	check_zone_letters(l);
}
