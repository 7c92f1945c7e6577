/* Company: things that pass from hand to hand, and player characters who go from one
 * unit to another (C-7, S-C-16, X-97). */
#include "skirmish/body/items.h"
#include "skirmish/turn/company.h"
#include "skirmish/menus/say.h"
#include "systems/risk/judges.h"
#include "systems/risk/orders/company.h"
#include "systems/risk/words/words.h"

/* ---- things ---- */

static bool may_hand(const struct game *g, int from, int to, struct reason *why)
{
	if (!standing_alive(g, from) || !standing_alive(g, to)
		|| !company_hands_reach(g, from, to, risk_rules_of(g)->leader_reach))
		return refuse(why, "X-97", "%s %s too far: within %s", game_unit_name(g, to),
			risk_is(g, to), say_cm(risk_rules_of(g)->leader_reach).text);
	return true;
}

static cell_t fell(const struct game *g, int figure)
{
	return risk_figure_of(g, figure)->fell;
}

void risk_items(struct game *g)
{
	static const struct carrying carrying = { standing_fit, NULL, standing_alive, fell };

	items_settle(&carrying, g);
}

/* ---- who goes with whom ---- */

static bool may_join(const struct game *g, int figure, int unit, struct reason *why)
{
	const int from = g->figures[figure].unit;

	if (!risk_character(g, figure))
		return refuse(why, "X-97", "only player characters go from one unit to another");
	if (!standing_fit(g, figure))
		return refuse(why, "X-97", "that character cannot act");
	if (from == unit)
		return refuse(why, "X-97", "he is with %s already", game_unit_name(g, unit));
	if (risk_figure_of(g, figure)->joined)
		return refuse(why, "X-97", "he has changed his company this turn already");
	if (game_enemies(g, from, unit))
		return refuse(why, "X-97", "%s %s of the enemy", game_unit_name(g, unit),
			risk_is(g, unit));
	if (!company_near(g, figure, unit, risk_rules_of(g)->leader_reach))
		return refuse(why, "X-97", "%s %s too far: within %s", game_unit_name(g, unit),
			risk_is(g, unit), say_cm(risk_rules_of(g)->leader_reach).text);
	/* Nobody leaves his word behind by changing his company. */
	if (risk_held_back(g, from) || risk_held_back(g, unit))
		return refuse(why, "X-97", "while a plain word binds either unit, "
			"each does as its own says");
	return true;
}

/* Orders are measured by whom a unit goes by: that of those he leaves is given anew, and that of
 * those he joins if it is he who leads them now; else it stays. */
static void forget_order(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	u->order = ORDER_NONE;
	u->ordered = false;
	u->target = NOBODY;
	u->goal = CELL_NONE;
	FOR_MEMBERS(f, g, unit)
		risk_figure_of(g, f)->goal = CELL_NONE;
}

static void joined(struct game *g, int figure, int left)
{
	risk_figure_of(g, figure)->joined = true;
	forget_order(g, left);
	if (risk_guide(g, g->figures[figure].unit) == figure)
		forget_order(g, g->figures[figure].unit);
}

const struct company risk_company = { "K-10", "X-97", may_hand, may_join, joined };
