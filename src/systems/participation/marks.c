/* What maps mark: clouds of gas, lit sticks, and loads that lie about. */
#include "systems/participation/participation.h"

enum { CLOUD_SIGN = '*', STICK_SIGN = '!', LOAD_SIGN = 'b' };

static const char *const load_words[LOADS] = { [LOAD_NONE] = "a load",
	[LOAD_HEAVY] = "a heavy load", [LOAD_REALLY_HEAVY] = "a really heavy load" };

/* All cells of a cloud, so that everybody sees whom it holds; its middle first. */
static int mark_cloud(const struct game *v, int cloud, struct map_mark *marks, int room)
{
	const cell_t middle = pp_game_of(v)->cloud[cloud];
	int n = 0;

	if (room > 0)
		marks[n++] = (struct map_mark){ .cell = middle, .what = "gas", .sign = CLOUD_SIGN,
			.side = NOBODY };
	for (cell_t cell = 0; cell < grid_cells(&v->table->grid) && n < room; cell++)
		if (cell != middle && table_within(v->table, middle, cell,
				pp_rules_of(v)->gas_across / 2))
			marks[n++] = (struct map_mark){ .cell = cell, .what = "gas",
				.sign = CLOUD_SIGN, .side = NOBODY };
	return n;
}

/* Sticks first, for there may be no room for all of the gas. */
int pp_marks(const struct game *v, struct map_mark *marks, int room)
{
	const struct pp_game *own = pp_game_of(v);
	int n = 0;

	for (int i = 0; i < own->n_sticks && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->stick[i],
			.what = "lit dynamite", .sign = STICK_SIGN, .side = NOBODY };
	for (int i = 0; i < own->n_loads && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->load_cell[i],
			.what = load_words[own->load_row[i]], .sign = LOAD_SIGN, .side = NOBODY };
	for (int i = 0; i < own->n_clouds; i++)
		n += mark_cloud(v, i, marks + n, room - n);
	return n;
}
