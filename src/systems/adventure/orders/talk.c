/* Talk: handing over, and heroes who join a unit (A-20, C-7, S-C-16). */
#include "skirmish/body/loss.h"
#include "systems/adventure/vehicles/vehicles.h"
#include "skirmish/body/items.h"

bool adv_check_hand(const struct game *g, int from, int to, struct reason *why)
{
	if (!items_carried(g, from))
		return refuse(why, "A-20", "%s carry nothing to hand over", game_unit_name(g, from));
	if (from == to || game_enemies(g, from, to))
		return refuse(why, "A-20", "things are handed to another unit of one's friends");
	if (adv_vehicle(g, to))
		return refuse(why, "X-60", "a vehicle carries only who is aboard");
	if (!adv_unit_alive(g, to)
		|| adv_unit_distance(g, from, to) > adv_rules_of(g)->leader_reach)
		return refuse(why, "A-20", "%s are too far: within %d\"", game_unit_name(g, to),
			(int)(adv_rules_of(g)->leader_reach / 10));
	return true;
}

static bool near_unit(const struct game *g, int figure, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT
			&& table_within(g->table, g->figures[figure].cell, g->figures[f].cell,
				adv_rules_of(g)->leader_reach))
			return true;
	return false;
}

/* Back to what he came as, which nobody else is left in: he goes alone again. */
static bool goes_apart(const struct game *g, int figure, int unit)
{
	return g->setup->figures[figure].unit == unit && g->units[unit].head < 0;
}

/* S-C-16: a unit without a leader is his then; the one he leaves falls to its
 * second. */
void adv_join(struct game *g, int figure, int unit)
{
	const int left = g->figures[figure].unit;
	const bool led = g->units[left].leader == figure;

	game_join(g, figure, unit);
	if (led)
		loss_of_leader(g, left);
	if (g->units[unit].leader < 0)
		game_lead(g, unit, figure);
}

bool adv_check_join(const struct game *g, int figure, int unit, struct reason *why)
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
	if (!goes_apart(g, figure, unit) && !near_unit(g, figure, unit))
		return refuse(why, "S-C-16", "%s are too far: within %d\"", game_unit_name(g, unit),
			(int)(adv_rules_of(g)->leader_reach / 10));
	return true;
}
