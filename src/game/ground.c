/* The ground changed in play: a game's own copy of the table, and what of it a
 * snapshot keeps.
 *
 *  L1  a game that has changed nothing shares the setup's table; one that has
 *      shares its own with its copies, and copies it before the next change.
 *  L2  snapshots and check values know the cells that differ from the setup's, in
 *      runs: "ground CELL KIND COUNT".
 */
#include <inttypes.h>
#include <stdio.h>

#include "cliffhanger/system.h"
#include "game/room.h"

/* A table of its own; false without memory. */
static bool own_table(struct game *g)
{
	struct table *copy;

	if (g->table->references == 1)
		return true;
	copy = table_copy(g->table);
	if (!copy)
		return false;
	table_free(g->table);
	g->table = copy;
	return true;
}

void ground_as_set_up(struct game *g)
{
	table_free(g->table);
	g->table = table_hold(g->setup->table);
}

/* Those under whom the ground changes, each once (L3). */
struct change {
	struct game *g;
	int ground, n;
	int16_t figures[FIGURES_MAX];
};

static void add_changed(struct change *c, int figure)
{
	int i = 0;

	while (i < c->n && c->figures[i] != figure)
		i++;
	if (figure != NOBODY && i == c->n)
		c->figures[c->n++] = (int16_t)figure;
}

static void change_cell(struct change *c, cell_t cell)
{
	if (c->g->table->kind[cell] == c->ground)
		return;
	table_set_ground(c->g->table, cell, c->ground);
	touch_forget(c->g);
	add_changed(c, c->g->occupant[cell]);
	add_changed(c, c->g->beneath[cell]);
}

static void change_rectangle(struct change *c, cell_t from, cell_t to)
{
	const struct grid *grid = &c->g->table->grid;
	const int left = grid_col(grid, from), right = grid_col(grid, to);
	const int top = grid_row(grid, from), bottom = grid_row(grid, to);

	for (int row = top < bottom ? top : bottom; row <= (top < bottom ? bottom : top); row++)
		for (int col = left < right ? left : right;
				col <= (left < right ? right : left); col++)
			change_cell(c, grid_at(grid, col, row));
}

static void tell_ground(struct game *g, cell_t from, cell_t to, int area, int ground)
{
	struct event e = event_of(EVENT_GROUND);

	e.from = from;
	e.cell = to;
	e.other = (int16_t)area;
	e.number = ground;
	e.word = g->table->grounds[ground].name;
	game_emit(g, &e);
}

/* What the rules make of it is no more the Game Master's act (master_acts.c, MA1). */
static void engulf(struct change *c, const struct table *before)
{
	struct game *const g = c->g;
	const bool acting = g->acting;

	g->acting = false;
	if (g->system->engulfed && c->n > 0)
		g->system->engulfed(g, before, c->figures, c->n);
	g->acting = acting;
}

bool game_ground(struct game *g, cell_t from, cell_t to, int area, int ground)
{
	struct change c = { .g = g, .ground = ground };
	struct table *const before = table_hold(g->table);

	if (!own_table(g)) {
		table_free(before);
		return false;
	}
	if (area >= 0)
		for (int32_t i = 0; i < g->setup->areas[area].n_cells; i++)
			change_cell(&c, g->setup->areas[area].cells[i]);
	else
		change_rectangle(&c, from, to);
	tell_ground(g, from, to, area, ground);
	engulf(&c, before);
	table_free(before);
	return true;
}

/* ---- snapshots (L2) ---- */

/* The run of changed cells of one kind from `cell` on; 0 if it is as it was. */
static int32_t changed_run(const struct game *g, cell_t cell)
{
	const uint8_t *now = g->table->kind, *before = g->setup->table->kind;
	const int32_t cells = grid_cells(&g->table->grid);
	cell_t end = cell;

	while (end < cells && now[end] != before[end] && now[end] == now[cell])
		end++;
	return end - cell;
}

int ground_lines(const struct game *g, void (*line)(void *self, const char *text), void *self)
{
	const int32_t cells = grid_cells(&g->table->grid);
	char text[48];
	int lines = 0;

	for (cell_t cell = 0; cell < cells && g->table != g->setup->table; cell++) {
		const int32_t run = changed_run(g, cell);

		if (run == 0)
			continue;
		snprintf(text, sizeof(text), "ground %" PRId32 " %d %" PRId32, cell,
			g->table->kind[cell], run);
		line(self, text);
		lines++;
		cell += run - 1;
	}
	return lines;
}

uint64_t ground_sum(const struct game *g, uint64_t sum)
{
	const int32_t cells = grid_cells(&g->table->grid);

	for (cell_t cell = 0; cell < cells && g->table != g->setup->table; cell++)
		if (g->table->kind[cell] != g->setup->table->kind[cell])
			sum = (sum ^ ((uint64_t)cell << 8 | g->table->kind[cell])) * 1099511628211u;
	return sum;
}

bool ground_line(struct game *g, const char *text, struct reason *why)
{
	const int32_t cells = grid_cells(&g->table->grid);
	int32_t cell, run;
	int kind, used = 0;

	if (sscanf(text, "ground %6" SCNd32 " %3d %6" SCNd32 "%n", &cell, &kind, &run, &used) != 3
			|| text[used] != '\0' || cell < 0 || run < 1 || run > cells - cell
			|| kind < 0 || kind >= g->table->n_grounds)
		return refuse(why, "", "snapshot: expected ground CELL KIND COUNT of this table, "
			"found '%.60s'", text);
	if (!own_table(g))
		return refuse(why, "", "snapshot: there is not enough memory for its ground");
	for (int32_t i = 0; i < run; i++)
		table_set_ground(g->table, cell + i, kind);
	return true;
}
