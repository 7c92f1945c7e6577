/* Seeing: see seeing.h. */
#include "skirmish/body/standing.h"
#include "skirmish/fire/seeing.h"

static bool line_to(const struct game *g, int figure, int unit, const struct eyes *by)
{
	bool (*const shows)(const struct game *g, int figure) = by->shows != NULL ? by->shows
		: standing_fit;

	FOR_MEMBERS(o, g, unit)
		if (shows(g, o) && by->line(g, figure, o))
			return true;
	return false;
}

bool seeing_unit(const struct game *g, int unit, int other, const struct eyes *by)
{
	bool (*const looks)(const struct game *g, int figure) = by->looks != NULL ? by->looks
		: standing_fit;

	FOR_MEMBERS(f, g, unit)
		if (looks(g, f) && line_to(g, f, other, by))
			return true;
	return false;
}

bool seeing_side(const struct game *g, int side, int unit, const struct eyes *by)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side && seeing_unit(g, u, unit, by))
			return true;
	return false;
}

void seeing_show(struct game *g, int unit, int sides)
{
	for (int s = 0; s < g->setup->n_sides; s++)
		if (sides >> s & 1)
			game_sight(g, unit, s, true);
}

/* SE1 */
static int finders(struct game *g, int unit, const struct seeing *by)
{
	int found = 0;

	for (int s = 0; s < g->setup->n_sides; s++)
		if (!game_allied(g, s, g->units[unit].side) && (found >> s & 1) == 0
			&& by->finds(g, s, unit))
			found |= game_allies(g, s);
	return found;
}

static void renew_unit(struct game *g, int unit, int looking, const struct seeing *by)
{
	const int others = looking & ~game_allies(g, g->units[unit].side);
	int found;

	by->before(g, unit);
	found = finders(g, unit, by);
	by->found(g, unit, found, looking);
	for (int s = 0; s < g->setup->n_sides; s++)
		if (others >> s & 1)
			game_sight(g, unit, s, (found >> s & 1) != 0);
}

/* SE2 */
void seeing_renew(struct game *g, const struct seeing *by)
{
	int looking = 0;

	for (int u = 0; u < g->n_units; u++)
		if (standing_alive(g, u))
			looking |= game_allies(g, g->units[u].side);
	for (int u = 0; u < g->n_units; u++)
		if (by->there(g, u))
			renew_unit(g, u, looking, by);
}
