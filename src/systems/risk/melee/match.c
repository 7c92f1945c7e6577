/* Matching (K:113, S-K-27): who fights whom, of all who stand in contact; see
 * skirmish/body/match.h.  Routers do not fight (K:62).
 */
#include <stdlib.h>

#include "systems/risk/melee/match.h"

struct stands {
	const struct game *g;
	const cell_t *at;	/* where they would stand, or NULL: as they do */
};

/* Whether two cells are no further apart than neighbours ever are in the order of cells. */
static bool may_touch(const struct stands *s, int figure, int other)
{
	return abs(s->at[figure] - s->at[other]) <= s->g->table->grid.cols + 1;
}

/* Those in the cells round a figure, or who would be. */
static int find_near(const struct stands *s, int figure, int16_t near[AROUND_MAX])
{
	int n = 0;

	if (s->at == NULL)
		return game_around(s->g, s->g->figures[figure].cell, near);
	for (int f = 0; f < s->g->n_figures; f++)
		if (may_touch(s, figure, f) && standing_fit(s->g, f)
			&& standing_touch(s->g, s->at[figure], s->at[f]))
			near[n++] = (int16_t)f;
	return n;
}

static cell_t cell_of(const struct stands *s, int figure)
{
	return s->at == NULL ? s->g->figures[figure].cell : s->at[figure];
}

static void find_foes(const struct stands *s, int figure, struct contacts *c)
{
	const struct game *g = s->g;
	int16_t near[AROUND_MAX];
	const int n = standing_fit(g, figure) ? find_near(s, figure, near) : 0;

	for (int i = 0; i < n; i++)
		if (game_enemies(g, g->figures[figure].unit, g->figures[near[i]].unit)
			&& standing_fit(g, near[i])
			&& standing_touch(g, cell_of(s, figure), cell_of(s, near[i])))
			match_contacts_add(c, figure, near[i]);
}

void risk_match_figures(const struct game *g, const cell_t *at, struct fights *all)
{
	const struct stands s = { g, at };
	struct contacts c;

	match_contacts_begin(&c, g->n_figures);
	for (int f = 0; f < g->n_figures; f++)
		c.able[f] = !risk_unit_of(g, g->figures[f].unit)->routing;
	for (int f = 0; f < g->n_figures; f++)
		find_foes(&s, f, &c);
	match_contacts(&c, all);
}
