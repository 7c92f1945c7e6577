/* What maps mark: clouds of gas, lit sticks, and loads that lie about. */
#include "systems/participation/participation.h"
#include "systems/participation/words/marks.h"

enum { CLOUD_SIGN = '*', STICK_SIGN = '!', LOAD_SIGN = 'b' };

static const char *const load_words[LOADS] = { [LOAD_NONE] = "a load",
	[LOAD_HEAVY] = "a heavy load", [LOAD_REALLY_HEAVY] = "a really heavy load" };

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
	for (int i = 0; i < own->n_clouds && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->cloud[i], .what = "gas",
			.sign = CLOUD_SIGN, .side = NOBODY,
			.radius = pp_rules_of(v)->gas_across / 2 };
	return n;
}
