/* Who sees whom: a side sees a unit if the ground lets one of its conscious figures see
 * one of the unit's; the hidden only once they have given themselves away.
 *
 *  SI1  Whoever is shown by the scenario or by the Game Master hides no longer.
 *  SI2  Where nobody hides who sees whom follows from places, lives, sides and ground: as long as
 *       those are what they were nobody looks again (struct touch).
 */
#include "skirmish/fire/seeing.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/participation.h"

bool pp_sees(const struct game *g, int figure, int other)
{
	return game_in_line(g, figure, other);
}

/* To one who has not stirred a line is not enough: one has to be so near. */
static bool notices(const struct game *g, int figure, int other)
{
	return game_distance(g, figure, other) <= pp_rules_of(g)->noticed
		&& pp_sees(g, figure, other);
}

static const struct eyes in_line = { .shows = game_on_table, .line = pp_sees };
static const struct eyes near_by = { .shows = game_on_table, .line = notices };

static bool on_table(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f))
			return true;
	return false;
}

static bool has_moved(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && pp_figure_of(g, f)->moved > 0)
			return true;
	return false;
}

static bool lies_still(const struct game *g, int unit)
{
	return pp_unit_of(g, unit)->hidden && !has_moved(g, unit);
}

static bool finds(struct game *g, int side, int unit)
{
	return seeing_side(g, side, unit, lies_still(g, unit) ? &near_by : &in_line);
}

/* SI1; a friend gives nobody away. */
static void seen_by(struct game *g, int unit, int sides)
{
	if ((sides & ~game_cause(g, g->units[unit].side)) != 0)
		pp_unit_of(g, unit)->hidden = false;
}

static void mind_shown(struct game *g, int unit)
{
	seen_by(g, unit, g->units[unit].sighted);
}

static void mind_found(struct game *g, int unit, int sides, int looking)
{
	(void)looking;
	seen_by(g, unit, sides);
}

static bool anybody_hides(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (pp_unit_of(g, u)->hidden)
			return true;
	return false;
}

/* SI2 */
void pp_sight_renew(struct game *g)
{
	static const struct seeing by = { on_table, mind_shown, finds, mind_found };
	const bool hides = anybody_hides(g);

	if (g->touch->looked && !hides)
		return;
	seeing_renew(g, &by);
	g->touch->looked = !hides;
}

void pp_reveal(struct game *g, int unit)
{
	const int own = game_allies(g, g->units[unit].side);

	if (!pp_unit_of(g, unit)->hidden)
		return;
	pp_unit_of(g, unit)->hidden = false;
	for (int s = 0; s < g->setup->n_sides; s++)
		if ((own >> s & 1) == 0 && seeing_side(g, s, unit, &in_line))
			game_sight(g, unit, s, true);
}
