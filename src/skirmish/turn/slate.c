/* Slates: see slate.h. */
#include "skirmish/turn/slate.h"

static void wipe(struct game *g, void (*unit)(struct game *g, int unit),
	void (*figure)(struct game *g, int figure))
{
	for (int u = 0; u < g->n_units; u++)
		unit(g, u);
	for (int f = 0; f < g->n_figures; f++)
		figure(g, f);
}

void slate_begin(struct game *g, const struct slate *s)
{
	wipe(g, s->unit, s->figure);
}

void slate_turn(struct game *g, const struct slate *s)
{
	wipe(g, s->unit_turn, s->figure_turn);
}

static bool tells_all(const struct game *v, int unit, int side, const struct slate *s)
{
	return v->units[unit].side == side
		|| (s->allies_tell && game_allied(v, v->units[unit].side, side));
}

/* SL1 */
void slate_veil(struct game *v, int side, const struct slate *s)
{
	for (int u = 0; u < v->n_units; u++) {
		const bool seen = game_sees(v, side, u);

		if (tells_all(v, u, side, s))
			continue;
		(seen ? s->veil_unit : s->unit)(v, u);
		FOR_MEMBERS(f, v, u)
			(seen ? s->veil_figure : s->figure)(v, f);
	}
}
