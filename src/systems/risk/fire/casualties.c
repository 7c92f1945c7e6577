/* Casualties: among whom a hit on a unit falls (K-16, X-35).
 *
 * A group is a unit with somebody active who does not lead it.  Officers, NCOs and
 * leaders count as one of the nearest group of their cause, if that is near enough, be
 * it their own unit or another; else each stands alone.
 *
 *  CA1  A figure is in the group of one unit at most.
 *  CA2  Whoever stands alone is hit when nobody but such is left to hit in his unit.
 */
#include "skirmish/commander/way.h"
#include "systems/risk/fire/casualties.h"
#include "systems/risk/judges.h"
#include "systems/risk/melee/comers.h"
#include "systems/risk/risk.h"

/* A player character who goes alone is his own leader. */
static bool leads(const struct game *g, int figure)
{
	const struct setup_figure *f = &g->setup->figures[figure];
	const int unit = g->figures[figure].unit;

	if (g->units[unit].leader == figure || f->leader || f->second)
		return true;
	if (!f->hero)
		return false;
	FOR_MEMBERS(o, g, unit)
		if (o != figure && standing_fit(g, o))
			return false;
	return true;
}

static bool near_enough(const struct game *g, int32_t distance)
{
	return distance <= risk_rules_of(g)->leader_near
		|| distance <= g->table->cell_length;	/* */
}

/* To the nearest of a unit's rank and file; INT32_MAX if it is no group. */
static int32_t distance_to_ranks(const struct game *g, int figure, int unit)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = f == figure || !standing_fit(g, f) || leads(g, f) ? INT32_MAX
			: game_distance(g, figure, f);

		if (far < nearest)
			nearest = far;
	}
	return nearest;
}

/* The same, its own leaders counted who stand with them. */
static int32_t distance_to_group(const struct game *g, int figure, int unit)
{
	int32_t nearest = distance_to_ranks(g, figure, unit);

	FOR_MEMBERS(f, g, unit) {
		const int32_t far = f == figure || !standing_fit(g, f) || !leads(g, f) ? INT32_MAX
			: game_distance(g, figure, f);

		if (far < nearest && near_enough(g, distance_to_ranks(g, f, unit)))
			nearest = far;
	}
	return nearest;
}

/* the unit whose group a leader is of, his own before others as near; -1 alone. */
static int group_of_leader(const struct game *g, int figure)
{
	const int own = g->figures[figure].unit;
	int32_t nearest = distance_to_group(g, figure, own);
	int found = own;

	for (int u = 0; u < g->n_units; u++) {
		const int32_t far = game_enemies(g, own, u) ? INT32_MAX
			: distance_to_group(g, figure, u);

		if (far < nearest) {
			nearest = far;
			found = u;
		}
	}
	return near_enough(g, nearest) ? found : NOBODY;
}

/* Whether it is this one.  Most are too far off for that. */
static bool is_group_of_leader(const struct game *g, int figure, int unit)
{
	return near_enough(g, distance_to_group(g, figure, unit))
		&& group_of_leader(g, figure) == unit;
}

/* Whom a hit on the group of a unit may strike, in order of the roster. */
static int group_of(const struct game *g, int unit, int16_t figures[FIGURES_MAX])
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const int own = g->figures[f].unit;

		if (!standing_fit(g, f) || (own != unit && game_enemies(g, own, unit)))
			continue;
		if (leads(g, f) ? is_group_of_leader(g, f, unit) : own == unit)
			figures[n++] = (int16_t)f;
	}
	return n;
}

static int alone_of(const struct game *g, int unit, int16_t figures[FIGURES_MAX])
{
	int n = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && leads(g, f) && group_of_leader(g, f) == NOBODY)
			figures[n++] = (int16_t)f;
	return n;
}

int risk_casualties(const struct game *g, int unit, int16_t figures[FIGURES_MAX])
{
	const int guide = risk_guide(g, unit);
	int n = group_of(g, unit, figures);

	if (n == 0)
		n = alone_of(g, unit, figures);
	if (n == 0 && guide >= 0)	/* all its leaders are of other groups */
		n = group_of(g, group_of_leader(g, guide), figures);
	return n;
}
