/* Things lying and carried: items.h (A-20, house). */
#include "skirmish/body/items.h"
#include "skirmish/body/standing.h"

static bool takes(const struct carrying *by, const struct game *g, int figure, int item)
{
	return figure >= 0 && by->picks_up(g, figure)
		&& (by->bears == NULL || by->bears(g, g->figures[figure].unit, item));
}

/* Of those beside it the first, as long as no enemy of his could have it as well. */
static int taker_beside(const struct carrying *by, const struct game *g, int item)
{
	cell_t around[GRID_AROUND_MAX];
	const int n = table_around(g->table, g->items[item].cell, around);
	int takers[GRID_AROUND_MAX], n_takers = 0, first = NOBODY;

	for (int i = 0; i < n; i++)
		if (takes(by, g, g->occupant[around[i]], item))
			takers[n_takers++] = g->occupant[around[i]];
	for (int i = 0; i < n_takers; i++)
		if (first < 0 || takers[i] < first)
			first = takers[i];
	for (int i = 0; i < n_takers; i++)
		if (game_enemies(g, g->figures[first].unit, g->figures[takers[i]].unit))
			return NOBODY;
	return first;
}

/* */
static int taker_of(const struct carrying *by, const struct game *g, int item)
{
	const cell_t cell = g->items[item].cell;
	const int over = g->occupant[cell], beneath = g->beneath[cell];

	if (takes(by, g, over, item))
		return over;
	if (takes(by, g, beneath, item))
		return beneath;
	return items_lain_on(g, item) ? taker_beside(by, g, item) : NOBODY;
}

static void pick_up(const struct carrying *by, struct game *g, int item)
{
	const int taker = taker_of(by, g, item);

	if (taker >= 0)
		game_item(g, item, g->figures[taker].unit, CELL_NONE);
}

static bool is_elsewhere(const struct game *g, int figure)
{
	return g->figures[figure].life == LIFE_LEFT || g->figures[figure].life == LIFE_AWAITED;
}

/* those who left have it; else it is where a wounded man lies, then where a dead one fell;
 * and captors have it of a unit of which all were taken.  A last man who was taken has given it up
 * already: items_capture(). */
static void drop(const struct carrying *by, struct game *g, int item)
{
	cell_t lies = CELL_NONE;
	int captor = NOBODY;

	if (standing_first(g, g->items[item].unit, is_elsewhere) >= 0)
		return;
	FOR_MEMBERS(f, g, g->items[item].unit) {
		const struct figure *a = &g->figures[f];

		if (a->life == LIFE_CAPTIVE && captor < 0)
			captor = a->captor;
		if (a->life == LIFE_WOUNDED && game_on_table(g, f))
			lies = a->cell;
		else if (a->life == LIFE_DEAD && lies == CELL_NONE)
			lies = by->fell(g, f);
	}
	if (lies != CELL_NONE)
		game_item(g, item, NOBODY, lies);
	else if (captor >= 0)
		game_item(g, item, g->figures[captor].unit, CELL_NONE);
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

bool items_lain_on(const struct game *g, int item)
{
	const cell_t cell = g->items[item].unit < 0 ? g->items[item].cell : CELL_NONE;
	const int over = cell != CELL_NONE ? g->occupant[cell] : NOBODY;

	return over >= 0 && g->figures[over].life == LIFE_WOUNDED;
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

void items_capture(struct game *g, int figure, int captor,
	bool (*alive)(const struct game *g, int unit))
{
	const int unit = g->figures[figure].unit;
	const bool fit = g->figures[figure].life == LIFE_FIT;

	game_capture(g, figure, captor);
	if (fit && !alive(g, unit))
		items_hand(g, unit, g->figures[captor].unit);
}
