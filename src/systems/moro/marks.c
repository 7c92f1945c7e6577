/* What maps mark in Moro games: counters, and guns. */
#include "systems/moro/moro.h"

static const char *what_of(const struct game *v, int counter)
{
	const struct moro_game *own = moro_game_of(v);

	if (own->counter_unit[counter] == COUNTER_UNKNOWN)
		return "a counter: who knows?";
	return own->counter_unit[counter] == COUNTER_BLIND ? "a blind of yours" : "your counter";
}

int moro_marks(const struct game *v, struct map_mark *marks, int room)
{
	const struct moro_game *own = moro_game_of(v);
	int n = 0;

	for (int i = 0; i < own->n_counters && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->counter_cell[i], .what = what_of(v, i),
			.sign = '?', .side = own->counter_side[i] };
	return n;
}
