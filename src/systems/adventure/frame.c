/* What the frame asks of the adventure books (skirmish.h). */
#include "systems/adventure/words/words.h"
#include "systems/adventure/language.h"

static bool knows(const struct game *g, int side, int unit)
{
	return adv_spotted(g, unit, side);
}

/* Machines touch nobody, and are fought in their own way. */
static bool touching(const struct game *g, int figure, int other)
{
	return !game_vehicle(g, figure) && adv_afoot(g, other);
}

const struct skirmish adv_frame = {
	.guide = adv_guide,
	.sees = knows,
	.apart = adv_unit_distance,
	.touching = touching,
	.sheets = &adv_sheets,
};
