/* Deeds: see deed.h. */
#include "config.h"

#include "deed.h"

#include <stdio.h>
#include <string.h>

enum { NEAR_CELLS = 2 };

/* By the word of an order, or else by the verb. */
static const struct { const char *word; enum deed_kind kind; } words[] = {
	{ "patrol", DEED_GO }, { "drive", DEED_GO }, { "swim", DEED_GO }, { "combat", DEED_GO },
	{ "march", DEED_GO }, { "run", DEED_GO }, { "move", DEED_GO }, { "go", DEED_GO },
	{ "walk", DEED_GO }, { "double", DEED_GO }, { "retreat", DEED_GO },
	{ "charge", DEED_CHARGE }, { "fire", DEED_SHOOT }, { "aim", DEED_SHOOT },
	{ "lob", DEED_SHOOT }, { "throw", DEED_SHOOT }, { "leave", DEED_LEAVE },
	{ "take", DEED_TAKE }, { "pick-up", DEED_TAKE }, { "drop", DEED_DROP },
	{ "say", DEED_SPEAK }, { "offer", DEED_YIELD }, { "yield", DEED_YIELD },
};

static int unit_of(const struct game *g, const struct argument *a)
{
	return a->kind == ARGUMENT_UNIT ? a->value
		: a->kind == ARGUMENT_FIGURE ? g->setup->figures[a->value].unit : NOBODY;
}

static enum deed_kind kind_of(const char *line)
{
	char verb[32] = "", word[32] = "";

	sscanf(line, "%31s %*s %31s", verb, word);
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if (strcmp(strcmp(verb, "order") == 0 ? word : verb, words[i].word) == 0)
			return words[i].kind;
	return DEED_OTHER;
}

bool deed_of(const struct game *g, const struct choice *c, int unit, struct deed *deed)
{
	if (c->n == 0 || unit_of(g, &c->argument[0]) != unit)
		return false;
	*deed = (struct deed){ .from = game_unit_whereabouts(g, unit), .to = CELL_NONE,
		.target = NOBODY };
	choice_write(g, c, deed->line, sizeof(deed->line));
	deed->kind = kind_of(deed->line);
	for (int i = 1; i < c->n; i++)
		if (c->argument[i].kind == ARGUMENT_CELL)
			deed->to = c->argument[i].value;
		else if (unit_of(g, &c->argument[i]) >= 0)
			deed->target = unit_of(g, &c->argument[i]);
	if (deed->kind == DEED_GO && (deed->to == CELL_NONE || deed->to == deed->from))
		deed->kind = DEED_OTHER;	/* it will be asked where to, or stays */
	return true;
}

/* ---- places ---- */

static const char *const edges[] = { "north", "east", "south", "west" };

static int edge_of(const char *word)
{
	for (int i = 0; i < 4; i++)
		if (strcmp(word, edges[i]) == 0)
			return i;
	return -1;
}

static int32_t to_edge(const struct grid *grid, cell_t cell, int edge)
{
	const int32_t far[] = { grid_row(grid, cell), grid->cols - 1 - grid_col(grid, cell),
		grid->rows - 1 - grid_row(grid, cell), grid_col(grid, cell) };

	return far[edge];
}

static int32_t to_area(const struct game *g, cell_t cell, const struct setup_area *a)
{
	int32_t least = INT32_MAX;

	for (int i = 0; i < a->n_cells; i++) {
		const int32_t far = table_distance(g->table, cell, a->cells[i]);

		least = far < least ? far : least;
	}
	return least;
}

/* In the measure, or of edges in rows; -1: there is no such thing. */
static int32_t distance(const struct game *g, cell_t cell, const char *word)
{
	cell_t to = CELL_NONE;
	int col, row;

	if (edge_of(word) >= 0)
		return to_edge(&g->table->grid, cell, edge_of(word));
	if (sscanf(word, "%d,%d", &col, &row) == 2)
		to = grid_at(&g->table->grid, col - 1, row - 1);
	for (int i = 0; i < g->setup->n_areas; i++)
		if (strcmp(g->setup->areas[i].id, word) == 0)
			return to_area(g, cell, &g->setup->areas[i]);
	for (int u = 0; u < g->n_units; u++)
		if (strcmp(g->setup->units[u].id, word) == 0)
			to = game_unit_whereabouts(g, u);
	for (int i = 0; i < g->setup->n_items; i++)
		if (strcmp(g->setup->items[i].id, word) == 0)
			to = g->items[i].cell;
	return to == CELL_NONE ? -1 : table_distance(g->table, cell, to);
}

static bool is_area(const struct game *g, const char *word)
{
	for (int i = 0; i < g->setup->n_areas; i++)
		if (strcmp(g->setup->areas[i].id, word) == 0)
			return true;
	return false;
}

/* ---- whether ---- */

static bool at(const struct game *g, const struct deed *d, const char *word)
{
	return *word == '\0' || (d->target >= 0
		&& strcmp(g->setup->units[d->target].id, word) == 0);
}

static bool is_nearer(const struct game *g, const struct deed *d, const char *word, bool farther)
{
	int32_t before, after;

	if (d->kind == DEED_CHARGE)
		return !farther && at(g, d, word);
	if (d->to == CELL_NONE || (d->kind != DEED_GO && d->kind != DEED_LEAVE))
		return false;
	before = distance(g, d->from, word);
	after = distance(g, d->to, word);
	return before >= 0 && (farther ? after > before : after < before);
}

static bool is_near(const struct game *g, cell_t cell, const char *word)
{
	const int32_t far = cell == CELL_NONE ? -1 : distance(g, cell, word);

	return far >= 0 && far <= (is_area(g, word) ? 0 : NEAR_CELLS * g->table->cell_length);
}

static bool bursts_at(const struct game *g, const struct deed *d, const char *word)
{
	return d->kind == DEED_SHOOT && is_near(g, d->to == CELL_NONE && d->target >= 0
		? game_unit_whereabouts(g, d->target) : d->to, word);
}

static bool is_one(const struct game *g, const struct deed *d, const char *text)
{
	static const struct { const char *word; enum deed_kind kind; } kinds[] = {
		{ "shoots", DEED_SHOOT }, { "charges", DEED_CHARGE }, { "leaves", DEED_LEAVE },
		{ "takes", DEED_TAKE }, { "drops", DEED_DROP }, { "speaks", DEED_SPEAK },
		{ "yields", DEED_YIELD },
	};
	char word[48] = "", of[48] = "";

	sscanf(text, "%47s %47s", word, of);
	if (strcmp(word, "nearer") == 0 || strcmp(word, "farther") == 0)
		return is_nearer(g, d, of, *word == 'f');
	if (strcmp(word, "in") == 0)
		return d->kind == DEED_GO && is_near(g, d->to, of);
	if (strcmp(word, "bursts") == 0)
		return bursts_at(g, d, of);
	if (strcmp(word, "line") == 0)
		return strncmp(d->line, text + strlen("line "), strlen(text) - strlen("line "))
			== 0;
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (strcmp(word, kinds[i].word) == 0)
			return d->kind == kinds[i].kind && at(g, d, of);
	return false;
}

/* Calls for each alternative until one is. */
bool deed_is(const struct game *g, const struct deed *deed, const char *alternatives)
{
	char text[512], *rest = text;

	snprintf(text, sizeof(text), "%s", alternatives);
	for (char *one; (one = strtok_r(rest, "|", &rest)); ) {
		size_t n;

		one += strspn(one, " ");
		for (n = strlen(one); n > 0 && one[n - 1] == ' '; n--)
			one[n - 1] = '\0';
		if (*one != '\0' && is_one(g, deed, one))
			return true;
	}
	return false;
}

bool deed_may_stay(const char *alternatives)
{
	return strstr(alternatives, "stays") != NULL;
}
