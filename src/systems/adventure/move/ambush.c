/* Ambushes (S-A-29): whoever would walk into or past a hidden enemy stops short
 * of him, and he is found.  Only who has stood still and fights lay in ambush: upon others
 * one comes unawares.
 *
 * Whoever is under water is in nobody's way (S-A-79).
 *
 * Worked out on the planned ways, before anybody moves; a unit that moves away
 * from its hiding place in this same phase was still there when they came.
 */

#include "systems/adventure/fire/spot.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/ambush.h"
#include "systems/adventure/settings.h"

/* Whom a side has seen where it still is surprises nobody of it again. */
static bool is_known_there(const struct game *g, int side, int hidden)
{
	const cell_t seen = g->units[hidden].last_seen[side];

	return seen != CELL_NONE && seen == game_unit_cell(g, hidden);
}

static bool lurks(const struct game *g, int unit, int hidden)
{
	const int side = g->units[unit].side;

	return !game_sees(g, side, hidden) && game_enemies(g, unit, hidden)
		&& adv_unit_alive(g, hidden) && !is_known_there(g, side, hidden);
}

/* Whether some cell is a hidden figure's own or next to it. */
static bool runs_into(const struct game *g, const cell_t *cells, int n, int hidden)
{
	FOR_MEMBERS(f, g, hidden) {
		if (g->figures[f].life != LIFE_FIT || !game_on_table(g, f)
			|| adv_figure_of(g, f)->submerged)
			continue;
		for (int i = 1; i < n; i++)
			if (cells[i] == g->figures[f].cell
				|| table_adjacent(g->table, cells[i], g->figures[f].cell))
				return true;
	}
	return false;
}

/* The cells a mover would stand on, its own first; how many. */
static int way_of(const struct game *g, const struct mover *m, cell_t cells[PATH_STEPS + 1])
{
	if (m->landing == CELL_NONE)
		return path_cells(g, m, cells);
	cells[0] = g->figures[m->figure].cell;
	cells[1] = m->landing;
	return 2;
}

static bool unit_runs_into(const struct game *g, const struct movers *all, int unit, int hidden)
{
	cell_t cells[PATH_STEPS + 1];

	for (int i = 0; i < all->n; i++)
		if (all->mover[i].unit == unit
			&& runs_into(g, cells, way_of(g, &all->mover[i], cells), hidden))
			return true;
	return false;
}

static bool too_near(const struct game *g, cell_t cell, int hidden)
{
	FOR_MEMBERS(f, g, hidden)
		if (game_on_table(g, f) && table_distance(g->table, cell, g->figures[f].cell)
			< adv_rules_of(g)->ambush_stop)
			return true;
	return false;
}

static void stop_short(const struct game *g, struct mover *m, int hidden)
{
	cell_t cells[PATH_STEPS + 1];
	const int n = way_of(g, m, cells);

	for (int i = 1; i < n; i++) {
		if (!too_near(g, cells[i], hidden))
			continue;
		m->n_steps = (uint8_t)(i - 1);
		m->end = cells[i - 1];
		m->landing = CELL_NONE;
		m->leaves = false;
		return;
	}
}

/* Whether a unit of fighters that does not move now did not in the turn before. */
static bool lies_in_wait(const struct game *g, int unit)
{
	const uint8_t last = adv_unit_of(g, unit)->last_mode;

	return adv_combatant(g, unit)
		&& (last == MODE_NONE || last == MODE_STATIONARY || last == MODE_PREPARE);
}

static void spring(struct game *g, struct movers *all, int unit, int hidden, bool waits)
{
	struct adv_unit *a = adv_unit_of(g, unit);

	for (int i = 0; i < all->n; i++)
		if (all->mover[i].unit == unit)
			stop_short(g, &all->mover[i], hidden);
	a->stopped = true;
	a->charging = false;	/* called off, and nobody suppressed for it */
	adv_reveal(g, hidden);
	game_note(g, unit, NOBODY, "stops short, %s %s", waits ? "ambushed by" : "coming upon",
		name_within(game_unit_name(g, hidden)).text);
}

void adv_ambushes(struct game *g, struct movers *all)
{
	bool moves[UNITS_MAX] = { false }, found[UNITS_MAX][UNITS_MAX];

	for (int i = 0; i < all->n; i++)
		moves[all->mover[i].unit] = true;
	for (int u = 0; u < g->n_units; u++)	/* all are looked at before any is found */
		for (int h = 0; h < g->n_units; h++)
			found[u][h] = moves[u] && lurks(g, u, h) && unit_runs_into(g, all, u, h);
	for (int u = 0; u < g->n_units; u++)
		for (int h = 0; h < g->n_units; h++)
			if (found[u][h])
				spring(g, all, u, h, !moves[h] && lies_in_wait(g, h));
}
