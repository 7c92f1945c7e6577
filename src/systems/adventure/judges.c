/* Who can do what: the only judges of acting, moving, shooting and fighting
 * (adventure.h, A4), and of being with one's unit.
 *
 * They read the state and change nothing, so they serve the truth and views.
 */
#include "skirmish/body/standing.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/language.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

bool adv_active(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT
		&& !adv_suppressed(g, figure)
		&& (!game_vehicle(g, figure) || g->figures[figure].load > 0);
}

bool adv_can_move(const struct game *g, int figure)
{
	const struct adv_unit *u = adv_unit_of(g, g->figures[figure].unit);

	if (!game_on_table(g, figure) || adv_figure_of(g, figure)->alone
		|| adv_bidden(g, figure)	/* S-A-18 */
		|| game_vehicle(g, figure))	/* it drives, see drive.c */
		return false;
	switch (g->figures[figure].life) {
	case LIFE_FIT:	/* S-A-104: the suppressed run with their routing unit */
		return u->routing || u->retreating || !adv_suppressed(g, figure);
	case LIFE_WOUNDED:
		return adv_figure_of(g, figure)->helper >= 0;
	default:
		return false;
	}
}

bool adv_can_fight(const struct game *g, int figure)
{
	return adv_active(g, figure) && !game_vehicle(g, figure)
		&& !adv_figure_of(g, figure)->dropped
		&& !adv_figure_of(g, figure)->helping;
}

/* S-A-37: who stood up to a charge has not made his move, and R:291 lets him
 * shoot at its makers. */
static bool stood_up(const struct adv_unit *u)
{
	return u->charged && !u->charging && !u->broke
		&& (u->mode == MODE_MARCH || u->mode == MODE_RUN);
}

bool adv_can_shoot(const struct game *g, int figure, struct reason *why)
{
	const int unit = g->figures[figure].unit;
	const struct adv_unit *u = adv_unit_of(g, unit);
	const bool mounted = game_vehicle(g, figure) || g->figures[figure].aboard >= 0;

	if (mounted && !adv_mounted_may_shoot(g, figure, why))
		return false;
	if ((!game_on_table(g, figure) && !mounted) || g->figures[figure].life != LIFE_FIT)
		return refuse(why, "A-16", "only fit figures on the table shoot");
	if (adv_swims(g, figure))
		return refuse(why, "S-A-79", "swimmers do not shoot");
	if (adv_suppressed(g, figure))
		return refuse(why, "A-16", "suppressed figures do not shoot");
	if (!adv_rules_of(g)->mode[u->mode].shoots && !stood_up(u) && !game_vehicle(g, figure))
		return refuse(why, "A-16", "no shooting after %s", adv_mode_name(u->mode));
	if (u->routing || u->pursuing || u->retreating)
		return refuse(why, "A-16", "no shooting while routing, pursuing or retreating");
	if (u->rallying || u->rallied >= g->turn)
		return refuse(why, "A-22", "a unit that rallies does not shoot this turn");
	if (adv_figure_of(g, figure)->dropped)
		return refuse(why, "X-7", "the weapon is dropped");
	if (adv_bidden(g, figure))
		return refuse(why, "S-A-18", "it does as an irresistible hero asked");
	if (adv_figure_of(g, figure)->helping)
		return refuse(why, "S-A-115", "it helps a wounded comrade along");
	if (!mounted && adv_straggles(g, figure))
		return refuse(why, "C-7", "a straggler rejoins its unit before anything else");
	if (contact_unit(g, unit))	/* R:295 speaks of units */
		return refuse(why, "A-16", "no shooting by a unit in hand-to-hand combat");
	return true;
}

static bool is_there_fit(const struct game *g, int figure)
{
	return g->figures[figure].life == LIFE_FIT
		&& (game_on_table(g, figure) || g->figures[figure].aboard >= 0);
}

bool adv_unit_alive(const struct game *g, int unit)
{
	return standing_first(g, unit, is_there_fit) >= 0;
}

bool adv_only_wounded(const struct game *g, int unit)
{
	bool lies = false;

	FOR_MEMBERS(f, g, unit)
		lies = lies || (g->figures[f].life == LIFE_WOUNDED && game_on_table(g, f)
			&& !game_vehicle(g, f));
	return lies && !adv_unit_alive(g, unit);
}

bool adv_charged_at(const struct game *g, int figure)
{
	if (g->figures[figure].life != LIFE_WOUNDED)
		return adv_afoot(g, figure);
	return game_on_table(g, figure) && adv_only_wounded(g, g->figures[figure].unit);
}

/* C-7: of its leader or its nearest comrade. */
bool adv_in_order(const struct game *g, int figure)
{
	return standing_near(g, figure, adv_rules_of(g)->cohesion);
}

/* C-7: out of order, and not the one whom the others are out of order with. */
bool adv_straggles(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;

	return !adv_in_order(g, figure) && figure != g->units[unit].leader
		&& figure != adv_guide(g, unit);
}

/* S-A-95, S-C-16: living, unwounded, with the unit; suppressed or not. */
static bool is_with(const struct game *g, int figure)
{
	return figure >= 0 && is_there_fit(g, figure)
		&& standing_near(g, figure, adv_rules_of(g)->leader_reach);
}

static bool is_hero_with(const struct game *g, int figure)
{
	return adv_hero(g, figure) && is_with(g, figure);
}

/* Its leader, else a hero who is with it (R:377). */
int adv_leader(const struct game *g, int unit)
{
	const int leader = g->units[unit].leader;

	return is_with(g, leader) ? leader : standing_first(g, unit, is_hero_with);
}

static bool may_guide(const struct game *g, int figure)
{
	return g->figures[figure].life == LIFE_FIT && adv_can_move(g, figure);
}

int adv_guide(const struct game *g, int unit)
{
	const struct guiding by = { .may = may_guide, .together = adv_rules_of(g)->cohesion };

	return standing_guide(g, unit, &by);
}

static bool may_fly(const struct game *g, int figure)
{
	return adv_has(g, figure, TRAIT_ANCIENT_TRAINING) && adv_active(g, figure);
}

int adv_flyer(const struct game *g, int unit)
{
	return standing_first(g, unit, may_fly);
}

int adv_leading_hero(const struct game *g, int unit)
{
	const int f = adv_leader(g, unit);

	return f >= 0 && adv_hero(g, f) ? f : -1;
}

int adv_hero_with(const struct game *g, int unit)
{
	const int leader = adv_leading_hero(g, unit);

	return leader >= 0 ? leader : standing_first(g, unit, is_hero_with);
}

/* natives told to attack go further, in whatever move. */
static int32_t further(const struct game *g, int unit, enum mode mode)
{
	return mode == MODE_ROUT || mode == MODE_PURSUE ? 0
		: action_further(&adv_rules_of(g)->actions, adv_unit_of(g, unit)->natives);
}

int32_t adv_allowance(const struct game *g, int figure, enum mode mode)
{
	const struct adv_rules *r = adv_rules_of(g);
	const int unit = g->figures[figure].unit;
	const int32_t rate = r->pace[adv_class(g, unit)][mode];

	if (mode != MODE_FLY && adv_gait(g, figure, mode) == GAIT_SWIM)
		return adv_swim_rate(g, figure, mode == MODE_DIVE);
	switch (mode) {
	case MODE_FLY:
		return r->flight;
	case MODE_RETREAT:	/* S-A-97: at the rate its player chose */
		return r->pace[adv_class(g, unit)][adv_unit_of(g, unit)->pace];
	default:
		return rate == 0 ? 0 : rate + further(g, unit, mode);
	}
}
