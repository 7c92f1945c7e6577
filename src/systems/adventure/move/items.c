/* Who picks things up and drops them (skirmish/body/items.h). */
#include "skirmish/body/items.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/items.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/vehicles/crew.h"

/* What lies on the sea floor is for divers (house). */
static bool picks_up(const struct game *g, int figure)
{
	return adv_active(g, figure) && adv_afoot(g, figure)
		&& (!adv_swims(g, figure) || adv_figure_of(g, figure)->submerged);
}

static cell_t fell(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->fell;
}

void adv_items(struct game *g)
{
	static const struct carrying carrying = { picks_up, NULL, adv_unit_alive, fell };

	items_settle(&carrying, g);
}
