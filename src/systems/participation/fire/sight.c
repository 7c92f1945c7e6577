/* Who sees whom: a side sees a unit if the ground lets one of its conscious figures see
 * one of the unit's; the hidden only once they have given themselves away.
 *
 *  SI1  What allies see, all of them see.
 *  SI2  A side that has nobody left to look loses sight of nobody; of a unit with nobody
 *       left on the table nothing changes any more.
 *  SI3  Whoever is shown by the scenario or by the Game Master hides no longer.
 */
#include "systems/participation/fire/sight.h"
#include "systems/participation/participation.h"

bool pp_sees(const struct game *g, int figure, int other)
{
	return game_in_line(g, figure, other);
}

static bool visible(const struct game *g, int figure)
{
	return game_on_table(g, figure);
}

/* Whether somebody of a unit has a line to one of another, no further off than `within`. */
static bool unit_sees(const struct game *g, int unit, int other, int32_t within)
{
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		FOR_MEMBERS(o, g, other)
			if (visible(g, o) && (within < 0 || game_distance(g, f, o) <= within)
				&& pp_sees(g, f, o))
				return true;
	}
	return false;
}

static bool side_sees(const struct game *g, int side, int unit, int32_t within)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side && unit_sees(g, u, unit, within))
			return true;
	return false;
}

static bool on_table(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (visible(g, f))
			return true;
	return false;
}

static bool has_moved(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (visible(g, f) && pp_figure_of(g, f)->moved > 0)
			return true;
	return false;
}

/* How near somebody has to be who finds it: -1: a line is enough. */
static int32_t found_within(const struct game *g, int unit)
{
	return pp_unit_of(g, unit)->hidden && !has_moved(g, unit) ? pp_rules_of(g)->noticed : -1;
}

static int finders(const struct game *g, int unit)
{
	const int32_t within = found_within(g, unit);
	int found = 0;

	for (int s = 0; s < g->setup->n_sides; s++)
		if (!game_allied(g, s, g->units[unit].side) && (found >> s & 1) == 0
			&& side_sees(g, s, unit, within))
			found |= game_allies(g, s);
	return found;
}

static void renew_unit(struct game *g, int unit, int looking)
{
	const int own = game_allies(g, g->units[unit].side);
	const int cause = game_cause(g, g->units[unit].side);
	int found;

	if ((g->units[unit].sighted & ~cause) != 0)
		pp_unit_of(g, unit)->hidden = false;	/* SI3 */
	found = finders(g, unit);
	if ((found & ~cause) != 0)	/* a friend gives nobody away */
		pp_unit_of(g, unit)->hidden = false;
	for (int s = 0; s < g->setup->n_sides; s++)
		if ((looking & ~own) >> s & 1)
			game_sight(g, unit, s, (found >> s & 1) != 0);
}

void pp_sight_renew(struct game *g)
{
	int looking = 0;

	for (int u = 0; u < g->n_units; u++)
		if (standing_alive(g, u))
			looking |= game_allies(g, g->units[u].side);
	for (int u = 0; u < g->n_units; u++)
		if (on_table(g, u))
			renew_unit(g, u, looking);
}

void pp_reveal(struct game *g, int unit)
{
	const int own = game_allies(g, g->units[unit].side);

	if (!pp_unit_of(g, unit)->hidden)
		return;
	pp_unit_of(g, unit)->hidden = false;
	for (int s = 0; s < g->setup->n_sides; s++)
		if ((own >> s & 1) == 0 && side_sees(g, s, unit, -1))
			game_sight(g, unit, s, true);
}
