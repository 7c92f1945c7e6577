/* The drawing: rows of signs become a table with figures on it. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "build_private.h"

static void drop_blanks(char *row)
{
	char *to = row;

	for (const char *from = row; *from; from++)
		if (*from != ' ' && *from != '\t')
			*to++ = *from;
	*to = '\0';
}

char *build_next_line(struct builder *b, char **at)
{
	char *line = *at;
	char *end;

	if (!*line)
		return NULL;
	b->line++;
	end = line + strcspn(line, "\n");
	*at = *end ? end + 1 : end;
	*end = '\0';
	return line;
}

int build_take_rows(struct builder *b, char **at, const char **rows)
{
	int n = 0;
	char *line;

	while ((line = build_next_line(b, at))) {
		drop_blanks(line);
		if (strcmp(line, "end") == 0)
			return n;
		if (n == ROWS_MAX || (n && strlen(line) != strlen(rows[0])))
			COMPLAIN(b, "too many rows, or one of another width");
		rows[n++] = line;
	}
	COMPLAIN(b, "a drawing without 'end'");
}

static int ground_of(const struct builder *b, const struct table *t, char sign)
{
	for (int i = 0; i < b->n_legend; i++) {
		if (b->legend[i].sign == sign) {
			const int ground = table_find_ground(t, b->legend[i].ground);

			if (ground < 0)
				COMPLAIN(b, "no ground '%s'", b->legend[i].ground);
			return ground;
		}
	}
	for (int i = 0; i < t->n_grounds; i++)
		if (t->grounds[i].sign == sign)
			return i;
	return -1;
}

/* A sign that is no ground: the next unplaced figure of its unit. */
static void stand(struct builder *b, char sign, cell_t cell)
{
	struct arena *a = b->arena;

	for (int u = 0; u < a->setup.n_units; u++) {
		struct setup_unit *unit = &a->units[u];

		for (int f = unit->first; unit->sign == sign &&
			f < unit->first + unit->count; f++) {
			if (a->figures[f].cell == CELL_NONE) {
				a->figures[f].cell = cell;
				if (unit->cell == CELL_NONE)
					unit->cell = cell;
				return;
			}
		}
	}
	COMPLAIN(b, "the map's '%c' is neither ground nor a unit's next figure", sign);
}

static bool unit_has_sign(const struct builder *b, char sign)
{
	for (int u = 0; u < b->arena->setup.n_units; u++)
		if (b->arena->units[u].sign == sign)
			return true;
	return false;
}

static void draw_map(struct builder *b, struct table *t)
{
	for (int row = 0; row < b->grid.rows; row++) {
		for (int col = 0; col < b->grid.cols; col++) {
			const cell_t cell = grid_at(&b->grid, col, row);
			const char sign = b->map[row][col];
			const int level = row < b->n_levels ? b->levels[row][col] - '0' : 0;
			int ground = unit_has_sign(b, sign) ? -1 : ground_of(b, t, sign);

			if (ground < 0) {
				stand(b, sign, cell);
				ground = 0;
			}
			table_draw(t, cell, ground, level < 0 || level > LEVEL_MAX ? 0 : level);
		}
	}
	table_finish(t);
}

static void make_friends(struct builder *b, void *self, const char *part)
{
	const int side = setup_find_side(&b->arena->setup, part);

	if (side < 0)
		COMPLAIN(b, "no side '%s'", part);
	*(uint8_t *)self |= (uint8_t)(1u << side);
}

/* A unit whose figures are all placed one by one has its place from them. */
static void place_units(struct arena *a)
{
	for (int u = 0; u < a->setup.n_units; u++) {
		struct setup_unit *unit = &a->units[u];

		for (int f = unit->first; f < unit->first + unit->count; f++)
			if (a->figures[f].cell != CELL_NONE && unit->cell == CELL_NONE)
				unit->cell = a->figures[f].cell;
	}
}

void build_table(struct builder *b)
{
	struct arena *a = b->arena;
	struct ground grounds[GROUNDS_MAX];
	const int n = a->setup.system->grounds(a->setup.book, grounds, GROUNDS_MAX);

	a->setup.table = table_new(b->grid, b->cell_length, grounds, n);
	assert_non_null(a->setup.table);
	draw_map(b, a->setup.table);
	place_units(a);
	for (int s = 0; s < a->setup.n_sides; s++) {
		build_each_part(b, b->friends[s] ? b->friends[s] : "", &a->sides[s].friends,
			make_friends);
		build_each_part(b, b->allies[s] ? b->allies[s] : "", &a->sides[s].allies,
			make_friends);
		a->sides[s].friends |= a->sides[s].allies;
	}
}
