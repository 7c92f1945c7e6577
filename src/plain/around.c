/* The ground in words, for who does not look at maps: a place, what is near one, the areas
 * that matter.
 *
 * Directions are those of the map (grid_compass_words), lengths those of the book.
 */
#include "config.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plain/ui.h"

enum { TEXT_MAX = 2048, GROUND_NEAR = 12 /* cells: how far a ground is still near */ };

static void add(char *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(char *text, const char *format, ...)
{
	const size_t n = strlen(text);
	va_list list;

	va_start(list, format);
	vsnprintf(text + n, TEXT_MAX - n, format, list);
	va_end(list);
}

static const char *cell_word(const struct ui *k, cell_t cell, struct cell_text *text)
{
	*text = grid_cell_text(&k->v->game.table->grid, cell);
	return text->text;
}

/* ---- a place ---- */

/* "jungle, soft cover, height 2" */
static void add_ground(const struct ui *k, cell_t cell, char *text)
{
	static const char *const covers[] = {
		[COVER_NONE] = "", [COVER_SOFT] = ", soft cover",
		[COVER_MEDIUM] = ", medium cover", [COVER_HARD] = ", hard cover",
	};
	const struct table *const t = k->v->game.table;
	const struct ground *const ground = table_ground(t, cell);

	add(text, "%s%s", ground->name, covers[ground->cover]);
	if (t->level[cell] > 0)
		add(text, ", height %d", t->level[cell]);
}

/* How one goes through it, and sees. */
static void add_going(const struct ui *k, cell_t cell, char *text)
{
	const struct ground *const ground = table_ground(k->v->game.table, cell);
	char length[32];

	if (ground_deep(ground))
		add(text, ", for swimmers and divers");
	else if (ground->pace == 0)
		add(text, ", not to be entered on foot");
	else if (ground->pace > GROUND_PACE_FULL)
		add(text, ", a step costs %d.%d of open ground", ground->pace / GROUND_PACE_FULL,
			ground->pace % GROUND_PACE_FULL * 10 / GROUND_PACE_FULL);
	if (ground->conceals)
		add(text, ", one can hide in it");
	if (ground->opaque)
		add(text, ", not seen through");
	if (ground->visibility > 0) {
		typed_length(k->v, ground->visibility, length, sizeof(length));
		add(text, ", one sees %s into it", length);
	}
}

/* "Ensign Tully of the Bluejackets (bluejackets.1), fit, facing north" */
static void add_figure(const struct ui *k, int figure, char *text)
{
	const struct game *const g = &k->v->game;
	const struct setup_unit *const s = &g->setup->units[g->setup->figures[figure].unit];
	char name[NAME_MAX_BYTES + 16];

	game_figure_name(g, figure, name, sizeof(name));
	add(text, "%s (%s.%d), %s", name, s->id, figure - s->first + 1, ui_life(k->v, figure));
	if (game_big(g, figure))
		add(text, ", heading %s", ui_facing(k->v, figure));
	else if (game_tells_facing(g, figure))
		add(text, ", facing %s", ui_facing(k->v, figure));
}

/* Where somebody was seen last who is out of sight; CELL_NONE. */
static cell_t ghost_cell(const struct ui *k, int unit)
{
	const int side = game_seat_side(&k->v->game, k->seat);

	return side == NOBODY || ui_views(k, unit) || !ui_knows(k, unit) ? CELL_NONE
		: k->v->game.units[unit].last_seen[side];
}

static void say_people(struct ui *k, cell_t cell)
{
	const struct game *const g = &k->v->game;
	char text[TEXT_MAX] = "";

	if (g->occupant[cell] >= 0)
		add_figure(k, g->occupant[cell], text);
	if (g->beneath[cell] >= 0) {
		add(text, "; under it ");
		add_figure(k, g->beneath[cell], text);
	}
	if (*text)
		output_say(k->output, 4, "  There: %s.", text);
	for (int u = 0; u < g->n_units; u++)
		if (ghost_cell(k, u) == cell)
			output_say(k->output, 4, "  %s was seen there last.", game_unit_name(g, u));
}

static bool tells_area(const struct ui *k, int area)
{
	const struct setup *const setup = k->v->game.setup;

	for (int i = 0; i < setup->n_objectives; i++)
		if (setup->objectives[i].area == area && view_tells_objective(&k->v->game, i))
			return true;
	return false;
}

static void say_things(struct ui *k, cell_t cell)
{
	const struct game *const g = &k->v->game;
	struct map_mark places[MAP_MARKS_MAX];
	const int n = g->system->marks ? g->system->marks(g, places, MAP_MARKS_MAX) : 0;

	for (int i = 0; i < g->setup->n_items; i++)
		if (g->items[i].cell == cell && g->items[i].unit < 0)
			output_say(k->output, 4, "  %s lies there.", g->setup->items[i].name);
	for (int i = 0; i < n; i++)
		if (map_mark_covers(g->table, &places[i], cell))
			output_say(k->output, 4, "  %s there: %s.", places[i].radius > 0 ? "Over it lies,"
				: "Marked", places[i].what);
	for (int i = 0; i < g->setup->n_areas; i++)
		if (tells_area(k, i) && setup_area_has(&g->setup->areas[i], cell))
			output_say(k->output, 4, "  It belongs to: %s.", g->setup->areas[i].name);
}

/* "north-east, 12,4: crates, soft cover, Big Sung (hatchets.1), fit" */
static void say_beside(struct ui *k, cell_t cell)
{
	const struct grid *const grid = &k->v->game.table->grid;
	char text[TEXT_MAX] = "", edges[TEXT_MAX] = "";

	for (int d = 0; d < grid_directions(grid); d++) {
		const cell_t next = grid_step(grid, cell, d);
		struct cell_text at;

		if (next == CELL_NONE) {
			add(edges, "%s%s", *edges ? ", " : "", grid_direction_words(grid, d));
			continue;
		}
		add(text, "%s%s, %s, ", *text ? "; " : "", grid_direction_words(grid, d),
			cell_word(k, next, &at));
		add_ground(k, next, text);
		if (k->v->game.occupant[next] >= 0) {
			add(text, ", with ");
			add_figure(k, k->v->game.occupant[next], text);
		}
	}
	output_say(k->output, 4, "  Beside it: %s.", text);
	if (*edges)
		output_say(k->output, 4, "  The table ends to the %s.", edges);
}

void query_cell(struct ui *k, const char *rest)
{
	char word[ID_MAX + 16], text[TEXT_MAX] = "";
	struct cell_text at;
	cell_t cell;

	typed_name(k, &rest, word, sizeof(word));
	cell = typed_place(k, word);
	if (cell == CELL_NONE)
		return;
	add_ground(k, cell, text);
	add_going(k, cell, text);
	output_say(k->output, 4, "%s: %s.", cell_word(k, cell, &at), text);
	say_people(k, cell);
	say_things(k, cell);
	say_beside(k, cell);
}

/* ---- what is near ---- */

/* Something near: its nearest cell, and what it is; in the order in which it was found. */
struct nearby { int32_t far; cell_t from, cell; int order; char what[LINE_MAX_BYTES]; };
enum { NEARBY_MAX = UNITS_MAX + ITEMS_MAX + GROUNDS_MAX + MAP_MARKS_MAX };
struct neighbourhood {
	struct ui *k;
	cell_t from[UNIT_CELLS_MAX];	/* whose neighbourhood: the cells it is in */
	int n_from, n;
	struct nearby found[NEARBY_MAX];
};

/* Takes a cell if it is nearer, to the nearest of those the neighbourhood is of. */
static void try_nearer(const struct neighbourhood *h, cell_t cell, struct nearby *best)
{
	for (int i = 0; i < h->n_from; i++) {
		const int32_t far = table_distance(h->k->v->game.table, h->from[i], cell);

		if (far < best->far) {
			best->far = far;
			best->from = h->from[i];
			best->cell = cell;
		}
	}
}

/* The nearest of some cells. */
static struct nearby nearest_of(const struct neighbourhood *h, const cell_t *cells, int32_t n)
{
	struct nearby best = { .far = INT32_MAX, .cell = CELL_NONE };

	for (int32_t i = 0; i < n; i++)
		try_nearer(h, cells[i], &best);
	return best;
}

static void keep(struct neighbourhood *h, struct nearby *found, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void keep(struct neighbourhood *h, struct nearby *found, const char *format, ...)
{
	va_list list;

	if (h->n == NEARBY_MAX || found->cell == CELL_NONE)
		return;
	va_start(list, format);
	vsnprintf(found->what, sizeof(found->what), format, list);
	va_end(list);
	found->order = h->n;
	h->found[h->n++] = *found;
}

static void find_units(struct neighbourhood *h, int self)
{
	const struct game *const g = &h->k->v->game;
	cell_t cells[UNIT_CELLS_MAX];

	for (int u = 0; u < g->n_units; u++) {
		const struct setup_side *const side = &g->setup->sides[g->units[u].side];
		const cell_t ghost = ghost_cell(h->k, u);
		struct nearby found;
		char fit[64];

		if (u == self || !ui_knows(h->k, u))
			continue;
		if (ghost != CELL_NONE) {
			found = nearest_of(h, &ghost, 1);
			keep(h, &found, "%s (%s), out of sight, last seen there",
				game_unit_name(g, u), side->name);
		} else if (ui_views(h->k, u)) {
			found = nearest_of(h, cells, game_unit_cells(g, u, cells));
			ui_fit(g, u, false, fit, sizeof(fit));
			keep(h, &found, "%s (%s), %s", game_unit_name(g, u), side->name, fit);
		}
	}
}

static void find_things(struct neighbourhood *h)
{
	const struct game *const g = &h->k->v->game;
	struct map_mark places[MAP_MARKS_MAX];
	const int n = g->system->marks ? g->system->marks(g, places, MAP_MARKS_MAX) : 0;
	struct nearby found;

	for (int i = 0; i < g->setup->n_items; i++)
		if (g->items[i].cell != CELL_NONE && g->items[i].unit < 0) {
			found = nearest_of(h, &g->items[i].cell, 1);
			keep(h, &found, "%s, lying there", g->setup->items[i].name);
		}
	for (int i = 0; i < n; i++) {
		found = nearest_of(h, &places[i].cell, 1);
		keep(h, &found, "marked: %s", places[i].what);
	}
	for (int i = 0; i < g->setup->n_areas; i++)
		if (tells_area(h->k, i)) {
			found = nearest_of(h, g->setup->areas[i].cells,
				g->setup->areas[i].n_cells);
			keep(h, &found, "%s", g->setup->areas[i].name);
		}
}

/* The nearest cell of each ground it does not stand on. */
static void find_grounds(struct neighbourhood *h)
{
	const struct table *const t = h->k->v->game.table;
	const int32_t cells = grid_cells(&t->grid);
	struct nearby nearest[GROUNDS_MAX];

	for (int i = 0; i < t->n_grounds; i++)
		nearest[i] = (struct nearby){ .far = GROUND_NEAR * t->cell_length + 1,
			.cell = CELL_NONE };
	for (cell_t cell = 0; cell < cells; cell++)
		try_nearer(h, cell, &nearest[t->kind[cell]]);
	for (int i = 0; i < t->n_grounds; i++)
		if (nearest[i].far > 0) {
			char text[TEXT_MAX] = "";

			if (nearest[i].cell != CELL_NONE)
				add_ground(h->k, nearest[i].cell, text);
			keep(h, &nearest[i], "%s", text);
		}
}

static int by_distance(const void *a, const void *b)
{
	const struct nearby *const x = a, *const y = b;

	return x->far != y->far ? (x->far > y->far) - (x->far < y->far) : x->order - y->order;
}

/* From whom it is measured is said where that is another cell than the unit is said to be at. */
static void say_nearby(struct ui *k, const struct nearby *n, cell_t cell)
{
	char length[32];
	struct cell_text at, from;

	typed_length(k->v, n->far, length, sizeof(length));
	if (n->far == 0)
		output_say(k->output, 6, "  here: %s.", n->what);
	else
		output_say(k->output, 6, "  %s %s%s%s, at %s: %s.", length,
			grid_compass_words(&k->v->game.table->grid, n->from, n->cell),
			n->from == cell ? "" : " of ",
			n->from == cell ? "" : cell_word(k, n->from, &from),
			cell_word(k, n->cell, &at), n->what);
}

/* The cells a word stands for: a unit's own, or the one place. */
static void take_place(struct neighbourhood *h, int unit, cell_t cell)
{
	h->n_from = unit < 0 ? 0 : game_unit_cells(&h->k->v->game, unit, h->from);
	if (h->n_from == 0)
		h->from[h->n_from++] = cell;
}

void query_near(struct ui *k, const char *rest)
{
	struct neighbourhood *h;
	char word[ID_MAX + 16];
	struct cell_text at;
	cell_t cell;
	int unit;

	typed_name(k, &rest, word, sizeof(word));
	cell = typed_place(k, word);
	if (cell == CELL_NONE)
		return;
	h = calloc(1, sizeof(*h));
	if (!h) {
		output_say(k->output, 2, "There is not enough memory for that.");
		return;
	}
	h->k = k;
	unit = setup_find_unit(k->v->game.setup, word);
	take_place(h, unit, cell);
	find_units(h, unit);
	find_things(h);
	find_grounds(h);
	qsort(h->found, (size_t)h->n, sizeof(h->found[0]), by_distance);
	output_say(k->output, 2, "Near %s, at %s:", unit < 0 ? "that place"
		: name_within(game_unit_name(&k->v->game, unit)).text, cell_word(k, cell, &at));
	for (int i = 0; i < h->n; i++)
		say_nearby(k, &h->found[i], cell);
	free(h);
}

/* ---- areas ---- */

static void say_aims(struct ui *k, int area)
{
	char text[LINE_MAX_BYTES];

	for (int i = 0; i < k->v->game.setup->n_objectives; i++)
		if (k->v->game.setup->objectives[i].area == area
				&& view_tells_objective(&k->v->game, i)) {
			view_objective_text(&k->v->game, i, text, sizeof(text));
			output_say(k->output, 6, "    %s: %s",
				k->v->game.setup->sides[k->v->game.setup->objectives[i].side].name,
				text);
		}
}

static void say_inside(struct ui *k, const struct setup_area *a)
{
	char people[TEXT_MAX] = "";

	for (int u = 0; u < k->v->game.n_units; u++) {
		int inside = 0;

		FOR_MEMBERS(f, &k->v->game, u)
			inside += game_on_table(&k->v->game, f)
				&& setup_area_has(a, k->v->game.figures[f].cell);
		if (inside > 0)
			add(people, "%s%s (%d)", *people ? ", " : "", game_unit_name(&k->v->game, u),
				inside);
	}
	output_say(k->output, 6, "    In it: %s.", *people ? people : "nobody that you see");
}

static void say_area(struct ui *k, int area)
{
	const struct setup_area *const a = &k->v->game.setup->areas[area];
	const struct grid *const grid = &k->v->game.table->grid;
	int left = grid->cols, right = 0;
	cell_t last;

	for (int32_t i = 0; i < a->n_cells; i++) {
		left = grid_col(grid, a->cells[i]) < left ? grid_col(grid, a->cells[i]) : left;
		right = grid_col(grid, a->cells[i]) > right ? grid_col(grid, a->cells[i]) : right;
	}
	last = a->cells[a->n_cells - 1];
	output_say(k->output, 4, "%s: %" PRId32 " cells, from %s to %s.", a->name, a->n_cells,
		grid_cell_text(grid, grid_at(grid, left, grid_row(grid, a->cells[0]))).text,
		grid_cell_text(grid, grid_at(grid, right, grid_row(grid, last))).text);
	say_aims(k, area);
	say_inside(k, a);
}

void query_areas(struct ui *k, const char *rest)
{
	int told = 0;

	(void)rest;
	for (int i = 0; i < k->v->game.setup->n_areas; i++)
		if (tells_area(k, i) && k->v->game.setup->areas[i].n_cells > 0) {
			say_area(k, i);
			told++;
		}
	if (told == 0)
		output_say(k->output, 2, "No area of this table matters to anybody, as far as you know.");
}
