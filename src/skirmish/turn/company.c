/* Company: see company.h. */
#include "skirmish/body/items.h"
#include "skirmish/body/loss.h"
#include "skirmish/body/standing.h"
#include "skirmish/skirmish.h"
#include "skirmish/turn/company.h"

static const struct company *asked(const struct game *g)
{
	return skirmish_of(g)->company;
}

bool company_own(const struct game *g, const struct choice *c, int unit, struct reason *why)
{
	return game_seat_of_unit(g, unit) == c->seat
		|| refuse(why, asked(g)->rule, "%s are not yours", game_unit_name(g, unit));
}

bool company_may_hand(const struct game *g, int from, int to, struct reason *why)
{
	const struct company *of = asked(g);

	if (!items_carried(g, from))
		return refuse(why, of->hand_rule, "%s carry nothing to hand over",
			game_unit_name(g, from));
	if (from == to || game_enemies(g, from, to))
		return refuse(why, of->hand_rule,
			"things are handed to another unit of one's friends");
	return of->may_hand(g, from, to, why);
}

/* What a unit carries is with its leader; with anybody of it, if it has none. */
static bool bears(const struct game *g, int figure, int unit)
{
	const int leader = g->units[unit].leader;

	return standing_fit(g, figure)
		&& (figure == leader || leader < 0 || !standing_fit(g, leader));
}

/* Who is near to one who bears for his unit what it has, or bears it himself. */
static bool is_with(const struct game *g, int figure, int unit, int32_t length)
{
	FOR_MEMBERS(f, g, unit)
		if (bears(g, f, unit) && game_distance(g, figure, f) <= length)
			return true;
	return false;
}

/* neither a straggler of the one nor one of the other bridges what is between them. */
bool company_hands_reach(const struct game *g, int from, int to, int32_t length)
{
	FOR_MEMBERS(f, g, to)
		if (standing_fit(g, f) && is_with(g, f, to, length) && is_with(g, f, from, length))
			return true;
	return false;
}

bool company_check_hand(const struct game *g, const struct choice *c, struct reason *why)
{
	return company_own(g, c, c->argument[0].value, why)
		&& company_may_hand(g, c->argument[0].value, c->argument[1].value, why);
}

void company_hand(struct game *g, const struct choice *c)
{
	items_hand(g, c->argument[0].value, c->argument[1].value);
}

bool company_check_join(const struct game *g, const struct choice *c, struct reason *why)
{
	return company_own(g, c, g->figures[c->argument[0].value].unit, why)
		&& company_own(g, c, c->argument[1].value, why)
		&& asked(g)->may_join(g, c->argument[0].value, c->argument[1].value, why);
}

/* S-C-16: a unit without a leader is his then; the one he leaves falls to its second. */
void company_join(struct game *g, const struct choice *c)
{
	const int figure = c->argument[0].value, unit = c->argument[1].value;
	const int left = g->figures[figure].unit;
	const bool led = g->units[left].leader == figure;

	game_join(g, figure, unit);
	if (led)
		loss_of_leader(g, left);
	if (g->units[unit].leader < 0)
		game_lead(g, unit, figure);
	if (asked(g)->joined != NULL)
		asked(g)->joined(g, figure, left);
}

bool company_near(const struct game *g, int figure, int unit, int32_t length)
{
	if (g->setup->figures[figure].unit == unit && g->units[unit].head < 0)
		return true;
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && table_within(g->table, g->figures[figure].cell,
				g->figures[f].cell, length))
			return true;
	return false;
}
