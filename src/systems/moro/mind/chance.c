/* Dice before they are thrown: what a move's two dice bring on the average, and how
 * often they pay for a way (minds.h).  All by counting throws: no dice are thrown here.
 *
 *  CH1  A way's jungle is paid by the row's own die, the whole of it by the total (M-3).
 */

#include "cliffhanger/sight.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/move/paces.h"

enum { LINE_MAX_CELLS = 128 };

enum { THROWS = PACE_DIE * PACE_DIE };

/* The inches that pay for a length, PACES_MAX - 1 for all that nothing pays for. */
static int inches_for(const struct game *v, int32_t length)
{
	const int32_t inch = game_book(v)->inch, inches = (length + inch - 1) / inch;

	return inches < PACES_MAX ? inches : PACES_MAX - 1;
}

int32_t moro_mean_pace(const struct game *v, enum mover_row row, enum place place)
{
	const uint8_t (*const pays)[PACES_MAX] = moro_rules_of(v)->pays[row];
	int sum = 0;

	for (int inches = 1; inches < PACES_MAX; inches++)
		sum += place == PLACE_JUNGLE ? pays[0][inches] : pays[inches][0];
	return sum * game_book(v)->inch / THROWS;
}

chance_t moro_chance_of_way(const struct game *v, enum mover_row row, const struct stretch *s)
{
	return chance_of(moro_rules_of(v)->pays[row][inches_for(v, s->clear + s->jungle)]
		[inches_for(v, s->jungle)], THROWS);
}

int moro_chance_to_go(const struct game *v, enum mover_row row, const struct stretch *s)
{
	return (int)chance_in(moro_chance_of_way(v, row, s), 100);
}

bool moro_stretch_between(const struct game *v, int unit, cell_t from, cell_t to, struct stretch *s)
{
	cell_t line[LINE_MAX_CELLS];
	const int n = sight_cells(v->table, from, to, line, LINE_MAX_CELLS);

	*s = (struct stretch){ 0, 0 };
	for (int i = 1; i + 1 < n; i++) {
		const int32_t cost = table_step_cost(v->table, line[i - 1], line[i]);

		if (cost == 0)
			return false;
		if (moro_takes_for_jungle(v, unit, line[i]))
			s->jungle += cost / REACH_TWELFTHS;
		else
			s->clear += cost / REACH_TWELFTHS;
	}
	return n > 0 && n < LINE_MAX_CELLS;
}

int moro_prospects(const struct game *v, int unit, struct prospect *list, int room)
{
	return moro_reach(v, unit, moro_pace(v, unit), v->reach)
		? prospects_reached(v, unit, list, room) : 0;
}
