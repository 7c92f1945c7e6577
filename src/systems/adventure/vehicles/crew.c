/* Crews: who is aboard a vehicle, who drives it, who serves its weapons.
 *
 * They read the state and change nothing, so they serve the truth and views.
 */

#include "systems/adventure/fire/arms.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

int adv_hull(const struct game *g, int unit)
{
	const int head = g->units[unit].head;

	return head >= 0 && game_vehicle(g, head) ? head : NOBODY;
}

bool adv_vehicle(const struct game *g, int unit)
{
	return adv_hull(g, unit) >= 0;
}

bool adv_bars(const struct game *g, int figure)
{
	return game_vehicle(g, figure) && !adv_unit_of(g, g->figures[figure].unit)->vehicle.flying;
}

bool adv_wreck(const struct game *g, int figure)
{
	return game_vehicle(g, figure) && g->figures[figure].life == LIFE_WOUNDED;
}

bool adv_afoot(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT
		&& !game_vehicle(g, figure);
}

const struct vehicle_kind *adv_kind(const struct game *g, int unit)
{
	return &adv_rules_of(g)->vehicles.kind[game_unit_setting(g, unit, UNIT_VEHICLE)];
}

int adv_ride(const struct game *g, int figure)
{
	const int vehicle = g->figures[figure].aboard;

	return vehicle < 0 ? NOBODY : g->figures[vehicle].unit;
}

int adv_unit_ride(const struct game *g, int unit)
{
	int ride = NOBODY;

	FOR_MEMBERS(f, g, unit) {
		if (g->figures[f].life != LIFE_FIT)
			continue;
		if (game_on_table(g, f))
			return NOBODY;
		if (ride < 0)
			ride = adv_ride(g, f);
	}
	return ride;
}

int adv_hands(const struct game *g, int unit)
{
	const int hull = adv_hull(g, unit);
	int n = 0;

	if (hull < 0 || g->figures[hull].load == 0)
		return 0;
	FOR_ABOARD(f, g, hull)
		n += g->figures[f].life == LIFE_FIT;
	return n;
}

/* Whom the player named, while he can; else a hero, else the first who can. */
int adv_driver(const struct game *g, int unit)
{
	const int hull = adv_hull(g, unit);
	const int named = adv_unit_of(g, unit)->vehicle.wheel;
	int driver = NOBODY;

	if (hull < 0 || g->figures[hull].load == 0)
		return NOBODY;
	if (named >= 0 && g->figures[named].aboard == hull && g->figures[named].life == LIFE_FIT)
		return named;
	FOR_ABOARD(f, g, hull)
		if (g->figures[f].life == LIFE_FIT && driver < 0)
			driver = f;
	return driver;
}

int adv_gunners(const struct game *g, int unit)
{
	const int hands = adv_hands(g, unit);

	return adv_unit_of(g, unit)->moved && hands > 0 ? hands - 1 : hands;
}

enum mode adv_firing_mode(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	const int ride = adv_vehicle(g, unit) ? unit : adv_ride(g, figure);

	if (ride < 0)
		return (enum mode)adv_unit_of(g, unit)->mode;
	return adv_unit_of(g, ride)->moved ? MODE_PATROL : MODE_STATIONARY;
}

/* ---- what one sees and hits from it ---- */

/* whether somebody's hull is right before a cell, seen from another.  (A game with none has
 * no courses.) */
static bool behind_hull(const struct game *g, int platform, cell_t from, cell_t at)
{
	const struct grid *grid = &g->table->grid;
	const cell_t before = from == at ? CELL_NONE
		: grid_step(grid, at, grid_direction(grid, at, from, 0));
	const int other = before == CELL_NONE || before == from ? NOBODY : g->occupant[before];

	return other >= 0 && other != platform
		&& adv_bars(g, other);
}

enum cover adv_cover(const struct game *g, int figure, int target)
{
	const int platform = adv_platform(g, figure);
	cell_t from = g->figures[platform].cell, at = g->figures[target].cell;
	enum cover cover;

	if (g->course == NULL)	/* all are men on foot */
		return table_cover(g->table, from, at);
	from = game_nearest_part(g, platform, at);
	at = game_nearest_part(g, target, from);
	cover = table_cover(g->table, from, at);
	return cover < COVER_MEDIUM && !game_vehicle(g, target)
		&& behind_hull(g, platform, from, at) ? COVER_MEDIUM : cover;
}

/* ---- weapons ---- */

int adv_gun_crew(const struct game *g, int vehicle)
{
	int most = 1;

	for (int i = 0, arm; (arm = adv_arm(g, vehicle, i)) >= 0; i++)
		if (adv_rules_of(g)->weapons[arm].hands > most)
			most = adv_rules_of(g)->weapons[arm].hands;
	return most;
}

/* The first of those aboard who are free serve a weapon that is told to fire. */
bool adv_serves_mounted(const struct game *g, int figure)
{
	const int hull = g->figures[figure].aboard;
	const int unit = hull < 0 ? NOBODY : g->figures[hull].unit;
	const int driver = unit >= 0 && adv_unit_of(g, unit)->moved ? adv_driver(g, unit) : NOBODY;
	int wanted;

	if (hull < 0 || (adv_figure_of(g, hull)->aim < 0
			&& adv_figure_of(g, hull)->lob == CELL_NONE))
		return false;
	wanted = adv_gun_crew(g, hull);
	FOR_ABOARD(f, g, hull) {
		if (g->figures[f].life != LIFE_FIT || f == driver)
			continue;
		if (wanted-- <= 0)
			return false;
		if (f == figure)
			return true;
	}
	return false;
}

static bool vehicle_may_shoot(const struct game *g, int unit, struct reason *why)
{
	const struct adv_vehicle *v = &adv_unit_of(g, unit)->vehicle;

	if (adv_wreck(g, adv_hull(g, unit)))
		return refuse(why, "A-28", "it is a wreck: its weapons are gone");
	if (v->doubled)
		return refuse(why, "X-64", "nobody aims from a vehicle at double speed");
	if (v->submerged)
		return refuse(why, "X-69", "nothing is fired from under water");
	return adv_gunners(g, unit) > 0
		|| refuse(why, "X-64", adv_hands(g, unit) == 0 ? "nobody fit is aboard to fire it"
		: "the only hand aboard is at the wheel");
}

/* their own arms, from a vehicle that is open. */
static bool passenger_may_shoot(const struct game *g, int figure, int ride, struct reason *why)
{
	const struct adv_vehicle *v = &adv_unit_of(g, ride)->vehicle;

	if (!adv_kind(g, ride)->open || v->flying || v->submerged)
		return refuse(why, "X-65", "nobody fires his own arm from inside %s",
			game_unit_name(g, ride));
	if (v->doubled)
		return refuse(why, "X-64", "nobody aims from a vehicle at double speed");
	if (adv_unit_of(g, ride)->moved && figure == adv_driver(g, ride))
		return refuse(why, "X-63", "he has the wheel");
	return !adv_serves_mounted(g, figure)
		|| refuse(why, "X-64", "he serves the weapon of %s", game_unit_name(g, ride));
}

bool adv_mounted_may_shoot(const struct game *g, int figure, struct reason *why)
{
	const int unit = g->figures[figure].unit;
	const int ride = adv_ride(g, figure);

	return ride < 0 ? vehicle_may_shoot(g, unit, why)
		: passenger_may_shoot(g, figure, ride, why);
}
