/* Talk: handing over, and heroes who join a unit (A-20, C-7, S-C-16). */
#include "skirmish/turn/company.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/orders/orders.h"
#include "systems/adventure/orders/talk.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

static bool may_hand(const struct game *g, int from, int to, struct reason *why)
{
	if (adv_vehicle(g, to))
		return refuse(why, "X-60", "a vehicle carries only who is aboard");
	if (!adv_unit_alive(g, to)
		|| !company_hands_reach(g, from, to, adv_rules_of(g)->leader_reach))
		return refuse(why, "A-20", "%s are too far: within %d\"", game_unit_name(g, to),
			(int)(adv_rules_of(g)->leader_reach / 10));
	return true;
}

static bool may_join(const struct game *g, int figure, int unit, struct reason *why)
{
	if (!adv_hero(g, figure))
		return refuse(why, "S-C-16", "only heroes go from one unit to another");
	if (!adv_active(g, figure))
		return refuse(why, "S-C-16", "that hero cannot act");
	if (g->figures[figure].unit == unit)
		return refuse(why, "S-C-16", "he is with %s already", game_unit_name(g, unit));
	if (adv_vehicle(g, unit))
		return refuse(why, "X-60", "nobody joins a vehicle: `board` it");
	if (game_enemies(g, g->figures[figure].unit, unit))
		return refuse(why, "S-C-16", "%s are enemies", game_unit_name(g, unit));
	if (!company_near(g, figure, unit, adv_rules_of(g)->leader_reach))
		return refuse(why, "S-C-16", "%s are too far: within %d\"", game_unit_name(g, unit),
			(int)(adv_rules_of(g)->leader_reach / 10));
	return true;
}

const struct company adv_company = { "A-20", "A-20", may_hand, may_join, NULL };
