/* What maps mark in Moro games: counters, and guns where they stand.
 *
 * All counters look alike; who asks is told what his own are.
 */
#include "systems/moro/judges.h"
#include "systems/moro/moro.h"
#include "systems/moro/words/marks.h"

enum { COUNTER_SIGN = '?', GUN_SIGN = '+' };

static const char *counter_words(const struct game *v, int counter)
{
	const struct moro_game *own = moro_game_of(v);
	const bool blind = own->counter_unit[counter] == COUNTER_BLIND;

	if (own->counter_unit[counter] == COUNTER_UNKNOWN)
		return "a counter: who knows?";
	if (v->viewer != own->counter_side[counter])
		return blind ? "a blind" : "a hidden unit's counter";
	return blind ? "a blind of yours" : "your counter";
}

static const char *gun_words(const struct game *v, int unit)
{
	return moro_crew(v, unit) > 0 ? moro_rules_of(v)->weapons[moro_gun(v, unit)].name
		: "a gun with nobody at it";
}

int moro_marks(const struct game *v, struct map_mark *marks, int room)
{
	const struct moro_game *own = moro_game_of(v);
	int n = 0;

	for (int i = 0; i < own->n_counters && n < room; i++)
		marks[n++] = (struct map_mark){ .cell = own->counter_cell[i],
			.what = counter_words(v, i), .sign = COUNTER_SIGN,
			.side = own->counter_side[i] };
	for (int u = 0; u < v->n_units && n < room; u++)
		if (moro_unit_of(v, u)->gun != CELL_NONE)
			marks[n++] = (struct map_mark){ .cell = moro_unit_of(v, u)->gun,
				.what = gun_words(v, u), .sign = GUN_SIGN,
				.side = (int8_t)v->units[u].side };
	return n;
}
