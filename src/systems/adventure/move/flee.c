/* Running away (S-A-43, S-A-97, S-A-99): routs and retreats.
 *
 * A rout makes for the nearest friendly table edge, step by step by cells that
 * are not nearer to the nearest visible enemy; where there is none such it
 * just goes away from him.  A retreat, and the first run of a unit broken by a
 * charge, goes away first and minds the edge only among equals.
 */
#include "skirmish/body/fear.h"
#include "skirmish/commander/way.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/morale/rout.h"
#include "systems/adventure/move/flee.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/orders/charm.h"

static bool flees(const struct game *g, int figure)
{
	return game_on_table(g, figure) && g->figures[figure].life == LIFE_FIT
		&& adv_can_move(g, figure) && !adv_stays(g, figure);
}

/* The way to all friendly edge cells, over everything one can walk on, from as
 * far as the unit's figures are; from anywhere, if one of them has none. */
static void make_for_edges(const struct game *g, int unit, uint8_t edges, struct fear *fear)
{
	uint16_t furthest = 0;

	fear_make_for_edges(fear, g, adv_unit_swims(g, unit) ? GAIT_SWIM : GAIT_FOOT, edges,
		edges);
	if (fear->costs == NULL)
		return;
	FOR_MEMBERS(f, g, unit)
		if (flees(g, f) && fear->costs[g->figures[f].cell] > furthest)
			furthest = fear->costs[g->figures[f].cell];
	if (furthest < fear->furthest)
		fear->furthest = furthest;
}

/* All enemies in sight; for retreats and the broken, whoever caused it. */
static void fill_fear(const struct game *g, int unit, struct fear *fear)
{
	const struct adv_unit *a = adv_unit_of(g, unit);
	const int side = g->units[unit].side;

	fear->n = 0;
	for (int u = 0; u < g->n_units; u++) {
		if (fear->away_first && a->threat >= 0 ? u != a->threat
			: !game_enemies(g, unit, u) || !game_sees(g, side, u))
			continue;
		fear_unit(fear, g, u);
	}
}

/* Where the scenario placed it; where it is, if it came on later. */
static cell_t beginning(const struct game *g, int unit, cell_t at)
{
	const struct setup_unit *s = &g->setup->units[unit];
	const cell_t first = g->setup->figures[s->first].cell;

	return s->cell != CELL_NONE ? s->cell : first != CELL_NONE ? first : at;
}

/* those whom Irresistibility draws, wherever the others go. */
static void follow_their_hearts(struct game *g, struct movers *all, int first)
{
	uint8_t marks[MARK_CELLS];

	for (int i = first; i < all->n; i++) {
		struct mover *m = &all->mover[i];
		const int hero = adv_drawn_to(g, m->figure);

		if (hero < 0)
			continue;
		marks_build(&adv_movement, g, m->unit, false, marks);
		path_find(g, m, marks, g->figures[hero].cell);
		game_note(g, m->unit, m->figure, "cannot help but go towards %s",
			g->setup->figures[hero].name);
	}
}

void adv_plan_flight_from(struct game *g, int unit, struct movers *all)
{
	struct adv_unit *a = adv_unit_of(g, unit);
	const enum mode mode = a->routing ? MODE_ROUT : MODE_RETREAT;
	struct fear fear = { .away_first = a->retreating || a->broke };
	const cell_t at = game_unit_cell(g, unit);
	const int first = all->n;
	bool away = false;
	uint8_t edges;

	if (at == CELL_NONE)
		return;
	edges = fear_edges(g, unit, beginning(g, unit, at));
	fear.over = a->routing ? edges : EDGE_NONE;	/* R:394: retreats do not */
	fill_fear(g, unit, &fear);
	make_for_edges(g, unit, edges, &fear);
	FOR_MEMBERS(f, g, unit) {
		struct mover *m;

		if (!flees(g, f))
			continue;
		m = mover_add(g, all, f, adv_allowance(g, f, mode));
		m->fierce = a->routing;	/* S-C-7 */
		if (!a->retreating || adv_drawn_to(g, f) < 0)
			fear_run(&fear, g, m);
		away = away || m->n_steps > 0 || m->leaves;
	}
	if (a->retreating)
		follow_their_hearts(g, all, first);
	if (away)
		a->hemmed = false;
	else if (a->routing && all->n > first && adv_cornered(g, unit))
		all->n = first;
}
