/* Who is what, and who can act: the only judges of people, guns, places and contact.
 *
 * They read the state and change nothing, so they serve the truth and views.
 */
#include "skirmish/body/movers.h"
#include "skirmish/body/standing.h"
#include "skirmish/commander/way.h"
#include "systems/moro/judges.h"
#include "systems/moro/moro.h"

bool moro_moros(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_PEOPLE) == PEOPLE_MORO;
}

bool moro_infantry(const struct game *g, int unit)
{
	return !moro_moros(g, unit) && moro_gun(g, unit) < 0;
}

bool moro_may_act(const struct game *g, int unit)
{
	return !moro_unit_of(g, unit)->acted && standing_alive(g, unit);
}

bool moro_side_may_act(const struct game *g, int side)
{
	return stages_side_has(g, side, moro_may_act);
}

bool moro_exposed(const struct game *g, int unit, struct reason *why)
{
	const int side = g->units[unit].side;

	return (moro_game_of(g)->spared >> side & 1) == 0 || refuse(why, "Y-21",
		"%s: %s has had no choice yet; the first activation of a game does it no harm",
		game_unit_name(g, unit), g->setup->sides[side].name);
}

/* ---- leaders (X-131) ---- */

int moro_guide(const struct game *g, int unit)
{
	const struct guiding by = { .may = standing_fit, .together = moro_rules_of(g)->placed };

	return standing_guide(g, unit, &by);
}

bool moro_leads(const struct game *g, int figure)
{
	return g->units[g->figures[figure].unit].leader == figure;
}

bool moro_bound(const struct game *g, int unit)
{
	return moro_unit_of(g, unit)->bound != 0;
}

/* ---- guns (X-132) ---- */

int moro_gun(const struct game *g, int unit)
{
	return game_unit_setting(g, unit, UNIT_GUN);
}

int moro_crew(const struct game *g, int unit)
{
	const cell_t gun = moro_unit_of(g, unit)->gun;
	int n = 0;

	if (gun == CELL_NONE)
		return 0;
	FOR_MEMBERS(f, g, unit)
		n += standing_fit(g, f) && table_within(g->table, g->figures[f].cell, gun,
			moro_rules_of(g)->serve);
	return n;
}

enum mover_row moro_mover(const struct game *g, int unit)
{
	const struct moro_unit *u = moro_unit_of(g, unit);

	if (u->gun != CELL_NONE && u->limbered && moro_crew(g, unit) > 0)
		return MOVER_GUN;
	return moro_moros(g, unit) ? MOVER_MOROS : MOVER_INFANTRY;
}

/* ---- places (S-M-8, X-130) ---- */

enum place moro_unit_place(const struct game *g, int unit)
{
	static const enum place ranked[PLACES] = { PLACE_FORT, PLACE_BUILDING, PLACE_JUNGLE,
		PLACE_CLEAR };
	int at[PLACES] = { 0 };
	enum place most = ranked[0];

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f))
			at[moro_place(g, g->figures[f].cell)]++;
	for (int i = 1; i < PLACES; i++)
		if (at[ranked[i]] > at[most])
			most = ranked[i];
	return at[most] > 0 ? most : PLACE_CLEAR;
}

/* ---- contact and distance ---- */

cell_t moro_muzzle(const struct game *g, int unit)
{
	return moro_gun(g, unit) >= 0 && moro_crew(g, unit) > 0 ? moro_unit_of(g, unit)->gun
		: CELL_NONE;
}

int32_t moro_shot_distance(const struct game *g, int unit, int other)
{
	const cell_t muzzle = moro_muzzle(g, unit);

	return muzzle == CELL_NONE ? standing_apart(g, unit, other)
		: standing_to(g, other, muzzle);
}

