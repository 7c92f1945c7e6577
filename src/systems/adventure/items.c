/* Things: whoever stands where one lies has it; whoever loses his last man
 * drops what his unit carried (A-20, house).
 *
 * A captive's captors take it from him; who leaves the table takes it along.
 */
#include "systems/adventure/vehicles.h"

static void pick_up(struct game *g, int item)
{
	const int f = g->occupant[g->items[item].cell];

	/* What lies on the sea floor is for divers (house). */
	if (f >= 0 && adv_active(g, f) && adv_afoot(g, f)
		&& (!adv_swims(g, f) || adv_figure_of(g, f)->submerged))
		game_item(g, item, g->figures[f].unit, CELL_NONE);
}

/* Captors first, then where a wounded man lies, then where a dead one fell. */
static void drop(struct game *g, int item)
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
			lies = adv_figure_of(g, f)->fell;
	}
	if (lies != CELL_NONE)
		game_item(g, item, NOBODY, lies);
}

void adv_items(struct game *g)
{
	for (int i = 0; i < g->setup->n_items; i++) {
		if (g->items[i].unit >= 0 && !adv_unit_alive(g, g->items[i].unit))
			drop(g, i);
		else if (g->items[i].unit < 0 && g->items[i].cell != CELL_NONE)
			pick_up(g, i);
	}
}
