/* What the frame asks of the adventure books (skirmish.h). */
#include "skirmish/frame.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/mind/facts.h"
#include "systems/adventure/mind/minds.h"
#include "systems/adventure/orders/answers.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/orders/talk.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/turn.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/words/words.h"

static bool knows(const struct game *g, int side, int unit)
{
	return adv_spotted(g, unit, side);
}

/* Machines touch nobody, and are fought in their own way. */
static bool touching(const struct game *g, int figure, int other)
{
	return !game_vehicle(g, figure) && adv_afoot(g, other);
}

/* S-A-113: who was wounded when he was taken still is. */
static void freed(struct game *g, int figure)
{
	if (adv_figure_of(g, figure)->wounds > 0)
		game_life(g, figure, LIFE_WOUNDED, "freed, wounded");
}

const struct skirmish adv_frame = {
	SKIRMISH_DRAWERS(adv),
	.alive = adv_unit_alive,
	.sees = knows,
	.touching = touching,
	.freed = freed,
	.leads = adv_hero,
	.company = &adv_company,
};
