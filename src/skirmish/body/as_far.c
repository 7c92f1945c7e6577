/* As far as it goes: see as_far.h. */
#include "skirmish/body/as_far.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "skirmish/body/movers.h"
#include "skirmish/menus/say.h"
#include "skirmish/commander/way.h"

cell_t as_far(const struct game *g, enum gait gait, cell_t from, cell_t goal,
	const uint8_t *marked)
{
	const struct goals goals = { &goal, 1, false };
	struct way way;
	cell_t best = CELL_NONE;
	int32_t least, near = 0;

	way_begin(&way, g, gait, from, 0, &goals);
	least = way_cost(&way, from);
	for (cell_t c = 0; c < grid_cells(&g->table->grid); c++) {
		const int32_t left = marked[c] ? way_cost(&way, c) : WAY_NONE;
		const int32_t off = table_distance(g->table, from, c);

		if (left < least || (left == least && best != CELL_NONE && off < near)) {
			least = left;
			near = off;
			best = c;
		}
	}
	return best;
}

cell_t as_far_in(const struct reach *r, const struct game *g, enum gait gait, cell_t from,
	cell_t goal)
{
	uint8_t marked[MARK_CELLS];
	int n;
	const cell_t *const cells = reach_all(r, &n);

	memset(marked, 0, (size_t)grid_cells(&g->table->grid));
	for (int i = 0; i < n; i++)
		marked[cells[i]] = 1;
	return as_far(g, gait, from, goal, marked);
}

void as_far_say(const struct game *v, cell_t at, struct preview *p)
{
	say(p, "further than one move: it goes as far as %s (Y-28)",
		grid_cell_text(&v->table->grid, at).text);
}

cell_t as_far_end(const struct game *v, cell_t at, cell_t goal, struct preview *p)
{
	if (at != CELL_NONE && at != goal)
		as_far_say(v, at, p);
	return at == CELL_NONE ? goal : at;
}

void as_far_tell(struct game *g, int unit, cell_t at)
{
	struct event e = event_of(EVENT_NOTE);
	char text[120];

	if (bidding_errand(g, unit) != CELL_NONE)
		return;		/* it goes on from there */
	snprintf(text, sizeof text, "will get as far as %s: the place named is further than one "
		"move", grid_cell_text(&g->table->grid, at).text);
	e.unit = (int16_t)unit;
	e.audience = (uint16_t)(1u << g->units[unit].side);
	e.number = NOTE_OWN;
	e.word = text;
	game_emit(g, &e);
}
