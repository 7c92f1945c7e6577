/* Looks: see looks.h. */
#include "systems/risk/fire/looks.h"

#include "skirmish/body/standing.h"

static void stir(struct risk_looks *l, int unit)
{
	l->unit[unit] = l->now;
	l->side[l->side_of[unit]] = l->now;
}

/* Who belongs to another side now has left the one before. */
static void notice_unit(struct risk_looks *l, const struct game *g, int unit)
{
	const int side = g->units[unit].side;

	if (l->side_of[unit] == side)
		return;
	stir(l, unit);
	l->side_of[unit] = (int8_t)side;
	stir(l, unit);
}

static void notice_figure(struct risk_looks *l, int figure, cell_t at, int unit)
{
	if (l->figure[figure].at == at && l->figure[figure].unit == unit)
		return;
	stir(l, l->figure[figure].unit);
	stir(l, unit);
	l->figure[figure].at = at;
	l->figure[figure].unit = (int16_t)unit;
}

static void notice_figures(struct risk_looks *l, const struct game *g)
{
	for (int f = 0; f < g->n_figures; f++)
		notice_figure(l, f, standing_fit(g, f) ? g->figures[f].cell : CELL_NONE,
			g->figures[f].unit);
	for (int f = g->n_figures; f < l->n_figures; f++)	/* of a game with more of them */
		notice_figure(l, f, CELL_NONE, l->figure[f].unit);
	l->n_figures = g->n_figures;
}

void risk_looks_notice(struct risk_looks *l, const struct game *g)
{
	const bool same = l->drawn == g->table->drawn && l->changes == g->table->changes;

	l->now++;
	l->drawn = g->table->drawn;
	l->changes = g->table->changes;
	for (int u = 0; u < g->n_units; u++)
		notice_unit(l, g, u);
	notice_figures(l, g);
	for (int u = 0; !same && u < g->n_units; u++)
		stir(l, u);
}

struct risk_look risk_looks_of(struct risk_looks *l, const struct game *g, int side, int unit,
	struct risk_look (*look)(const struct game *g, int side, int unit))
{
	const uint64_t stirred = l->unit[unit] > l->side[side] ? l->unit[unit] : l->side[side];

	if (l->kept[side][unit].made <= stirred) {
		l->kept[side][unit].look = look(g, side, unit);
		l->kept[side][unit].made = l->now + 1;
	}
	return l->kept[side][unit].look;
}
