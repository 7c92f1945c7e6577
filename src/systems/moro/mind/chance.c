/* Dice before they are thrown: what a move's two dice bring on the average, and how
 * often they pay for a way (minds.h).  All by counting throws: no dice are thrown here.
 *
 *  CH1  A way's jungle is paid by the row's own die, the whole of it by the total (M-3).
 */

#include "cliffhanger/sight.h"
#include "systems/moro/mind/minds.h"
#include "systems/moro/move/paces.h"

enum { LINE_MAX_CELLS = 128 };

static enum count count_of(const struct game *v, enum mover_row row, bool jungle)
{
	return (enum count)moro_rules_of(v)->counts[row][jungle];
}

int32_t moro_mean_pace(const struct game *v, enum mover_row row, enum place place)
{
	const enum count count = count_of(v, row, place == PLACE_JUNGLE);
	const int die = moro_rules_of(v)->die;
	int sum = 0;

	for (int i = 0; i < die * die; i++)
		sum += moro_counted(count, (int8_t[]){ (int8_t)(i / die), (int8_t)(i % die) });
	return sum * game_book(v)->inch / (die * die);
}

chance_t moro_chance_of_way(const struct game *v, enum mover_row row, const struct stretch *s)
{
	const enum count clear = count_of(v, row, false), jungle = count_of(v, row, true);
	const int die = moro_rules_of(v)->die;
	const int32_t inch = game_book(v)->inch;
	int good = 0;

	for (int i = 0; i < die * die; i++) {
		const int8_t dice[MOVE_DICE] = { (int8_t)(i / die), (int8_t)(i % die) };

		good += moro_counted(clear, dice) * inch >= s->clear + s->jungle
			&& moro_counted(jungle, dice) * inch >= s->jungle;
	}
	return chance_of(good, (int64_t)die * die);
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
