/* Things lying and carried: items.h (A-20, house). */
#include "skirmish/body/items.h"

static void pick_up(const struct carrying *by, struct game *g, int item)
{
	const cell_t cell = g->items[item].cell;
	const int here[] = { g->occupant[cell], g->beneath[cell] };

	for (int i = 0; i < 2; i++)
		if (here[i] >= 0 && by->picks_up(g, here[i])) {
			game_item(g, item, g->figures[here[i]].unit, CELL_NONE);
			return;
		}
}

/* Captors first, then where a wounded man lies, then where a dead one fell. */
static void drop(const struct carrying *by, struct game *g, int item)
{
	cell_t lies = CELL_NONE;

	FOR_MEMBERS(f, g, g->items[item].unit) {
		const struct figure *a = &g->figures[f];

		if (a->life == LIFE_LEFT || a->life == LIFE_AWAITED)
			return;
		if (a->life == LIFE_CAPTIVE && a->captor >= 0) {
			game_item(g, item, g->figures[a->captor].unit, CELL_NONE);
			return;
		}
		if (a->life == LIFE_WOUNDED && game_on_table(g, f))
			lies = a->cell;
		else if (a->life == LIFE_DEAD && lies == CELL_NONE)
			lies = by->fell(g, f);
	}
	if (lies != CELL_NONE)
		game_item(g, item, NOBODY, lies);
}

void items_settle(const struct carrying *by, struct game *g)
{
	for (int i = 0; i < g->setup->n_items; i++) {
		if (g->items[i].unit >= 0 && !by->alive(g, g->items[i].unit))
			drop(by, g, i);
		else if (g->items[i].unit < 0 && g->items[i].cell != CELL_NONE)
			pick_up(by, g, i);
	}
}

bool items_carried(const struct game *g, int unit)
{
	for (int i = 0; i < g->setup->n_items; i++)
		if (g->items[i].unit == unit)
			return true;
	return false;
}

void items_hand(struct game *g, int from, int to)
{
	for (int i = 0; i < g->setup->n_items; i++)
		if (g->items[i].unit == from)
			game_item(g, i, to, CELL_NONE);
}
