/* Deploying: before turn 1 whoever hides lays his counters, in secret.
 *
 *  DE1  Every hidden unit that is on the table has its counter before anybody is asked,
 *       so that `done` is always an answer.
 *  DE2  Where a counter may lie follows from what its side sees: what the enemy hides
 *       stops nobody, and gives way when figures are put down.
 *  DE3  Nothing of it is told to the enemy; his view shows no counters before all lie.
 */
#include <stdlib.h>

#include "skirmish/turn/stages.h"
#include "systems/moro/dice.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/melee/melee.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/place.h"
#include "systems/moro/settings.h"
#include "systems/moro/turn.h"

/* ---- where a counter may lie ---- */

static bool hides(const struct game *g, int unit)
{
	return standing_alive(g, unit) && moro_hidden(g, unit);
}

/* Somebody whom the side sees and who would be in the way.  Whoever hides is not: he moves
 * aside, or nobody is to know of him. */
static bool taken(const struct game *g, int unit, cell_t cell)
{
	const int f = g->occupant[cell], other = f < 0 ? NOBODY : g->figures[f].unit;

	return other >= 0 && other != unit && game_sees(g, g->units[unit].side, other)
		&& !moro_hidden(g, other);
}

static bool check_within(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	const struct setup_area *area = &g->setup->areas[moro_hides_in(g->setup, unit)];

	return setup_area_has(area, cell)
		|| refuse(why, "X-137", "%s may hide in %s: choose a place there",
			game_unit_name(g, unit), area->name);
}

bool moro_may_hide_at(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	const int side = g->units[unit].side;

	if (!check_within(g, unit, cell, why))
		return false;
	if (table_ground(g->table, cell)->pace == 0)
		return refuse(why, "X-137", "nobody can stand there: choose other ground");
	if (taken(g, unit, cell))
		return refuse(why, "X-137", "somebody stands there: choose a free place");
	return !moro_would_be_found(g, side, cell)
		|| refuse(why, "X-123", "an enemy is so near that he would find it at once: "
			"choose a place further off");
}

static bool check_hide(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	const int counter = moro_counter_of(g, unit);

	if (moro_hides_in(g->setup, unit) < 0)
		return refuse(why, "X-137", "the scenario has said where to hide %s: `done`",
			game_unit_name(g, unit));
	if (moro_game_of(g)->counter_cell[counter] != cell
		&& moro_counter_at(g, g->units[unit].side, cell))
		return refuse(why, "X-144", "a counter of yours lies there: choose another place");
	return moro_may_hide_at(g, unit, cell, why);
}

/* Only who has an area has blinds (moro_check_setup()). */
static bool check_blind(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	if (moro_unit_of(g, unit)->blinds == 0)
		return refuse(why, "X-144", "no blind of %s is left: `clear` takes them up again",
			game_unit_name(g, unit));
	if (moro_counters_of(g, g->units[unit].side) >= COUNTERS_OF_SIDE)
		return refuse(why, "X-144", "no more than %d counters of a side can lie",
			COUNTERS_OF_SIDE);
	if (moro_counter_at(g, g->units[unit].side, cell))
		return refuse(why, "X-144", "a counter of yours lies there: choose another place");
	return moro_may_hide_at(g, unit, cell, why);
}

static bool has_blind_out(const struct game *g, int unit)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < own->n_counters; i++)
		if (own->counter_owner[i] == unit && own->counter_unit[i] == COUNTER_BLIND)
			return true;
	return false;
}

bool moro_check_deploy(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;

	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "X-137", "not yours to hide: %s", game_unit_name(g, unit));
	if (!hides(g, unit))
		return refuse(why, "X-137", "nobody hides %s: name a hidden unit",
			game_unit_name(g, unit));
	switch ((enum moro_verb)c->verb) {
	case VERB_HIDE:
		return check_hide(g, unit, c->argument[1].value, why);
	case VERB_BLIND:
		return check_blind(g, unit, c->argument[1].value, why);
	default:
		return has_blind_out(g, unit)
			|| refuse(why, "X-144", "no blind of %s lies anywhere",
				game_unit_name(g, unit));
	}
}

/* ---- laying ---- */

/* DE2: whoever is hidden there already stays. */
static cell_t room_at(const struct game *g, int unit, cell_t cell)
{
	const int f = g->occupant[cell];
	cell_t free;

	if (f < 0 || g->figures[f].unit == unit || game_free_cells(g, cell, 1, &free) < 1)
		return cell;
	return free;
}

/* Whether one of the unit can lie low there; `area` -1: anywhere. */
static bool lies_low_at(const struct game *g, int unit, int area, cell_t cell)
{
	const int f = g->occupant[cell];

	return (f < 0 || g->figures[f].unit == unit) && cell != moro_unit_of(g, unit)->gun
		&& (area < 0 || setup_area_has(&g->setup->areas[area], cell))
		&& !moro_would_be_found(g, g->units[unit].side, cell);
}

/* The nearest places for all but the guide, if they can be in the area. */
static int low_places(const struct game *g, int unit, cell_t guide, cell_t cells[FIGURES_MAX])
{
	static const struct reach_rule rule = { .marks = NULL };
	const int area = moro_hides_in(g->setup, unit), wanted = standing_strength(g, unit) - 1;
	const cell_t *all;
	int n = 0, n_all;

	reach_flood(g->reach, g->table, &rule, guide, moro_rules_of(g)->placed * REACH_TWELFTHS);
	all = reach_all(g->reach, &n_all);
	for (int inside = 1; inside >= 0; inside--)
		for (int i = 1; i < n_all && n < wanted; i++)
			if (lies_low_at(g, unit, inside ? area : -1, all[i])
				&& (inside || !lies_low_at(g, unit, area, all[i])))
				cells[n++] = all[i];
	return n;
}

/* Close together, where no enemy finds them at once: each is wished a place (place.c). */
static void lie_low(struct game *g, int unit, cell_t guide)
{
	struct moro_game *own = moro_game_of(g);
	cell_t cells[FIGURES_MAX];
	const int n = low_places(g, unit, guide, cells);
	int i = 0;

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && f != moro_guide(g, unit) && i < n)
			moro_figure_of(g, f)->goal = cells[i++];
	own->acting = (int16_t)unit;
	moro_settle(g, unit, guide, NOBODY);
	moro_forget_activation(g);
}

/* Its gun comes with it, limbered or not. */
static void hide(struct game *g, int unit, cell_t cell)
{
	const cell_t from = g->figures[moro_guide(g, unit)].cell;
	const cell_t to = room_at(g, unit, cell);

	moro_counter_take(g, moro_counter_of(g, unit));
	if (to != from && moro_unit_of(g, unit)->gun != CELL_NONE)
		moro_gun_follows(g, unit, to, from);
	lie_low(g, unit, to);
	moro_counter_add(g, unit, cell);
	moro_unit_of(g, unit)->laid = true;
}

static void clear(struct game *g, int unit)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = own->n_counters - 1; i >= 0; i--)
		if (own->counter_owner[i] == unit && own->counter_unit[i] == COUNTER_BLIND) {
			moro_counter_take(g, i);
			moro_unit_of(g, unit)->blinds++;
		}
}

void moro_apply_deploy(struct game *g, const struct choice *c)
{
	const int unit = c->argument[0].value;

	switch ((enum moro_verb)c->verb) {
	case VERB_HIDE:
		hide(g, unit, c->argument[1].value);
		return;
	case VERB_BLIND:
		moro_blind_add(g, unit, c->argument[1].value);
		moro_unit_of(g, unit)->blinds--;
		return;
	default:
		clear(g, unit);
	}
}

/* ---- the stage ---- */

bool moro_deploy_wants(const struct game *v, int unit)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	return hides(v, unit)
		&& (u->blinds > 0 || (!u->laid && moro_hides_in(v->setup, unit) >= 0));
}

/* The place in its area that is nearest to where the scenario has put it. */
static cell_t nearest_place(const struct game *g, int unit)
{
	const struct setup_area *a = &g->setup->areas[moro_hides_in(g->setup, unit)];
	const cell_t at = g->figures[moro_guide(g, unit)].cell;
	cell_t best = CELL_NONE;
	struct reason why;

	for (int32_t i = 0; i < a->n_cells; i++)
		if ((best == CELL_NONE || grid_half_steps(&g->table->grid, at, a->cells[i])
				< grid_half_steps(&g->table->grid, at, best))
			&& check_hide(g, unit, a->cells[i], &why))
			best = a->cells[i];
	return best;
}

/* DE1 */
static void lay_first(struct game *g, int unit)
{
	const int area = moro_hides_in(g->setup, unit);
	const cell_t at = g->figures[moro_guide(g, unit)].cell;
	cell_t cell;

	moro_counter_add(g, unit, at);
	if (area < 0 || setup_area_has(&g->setup->areas[area], at))
		return;
	cell = nearest_place(g, unit);
	if (cell != CELL_NONE)
		hide(g, unit, cell);
	moro_unit_of(g, unit)->laid = false;
}

/* by it machines choose, which have no dice. */
static void throw_lot(struct game *g, int side)
{
	struct roller r;

	roller_open(&r, "X-145", "lot for hiding", NOBODY, NOBODY, 0);
	roller_read(&r, ROLL_PICK);
	roller_audience(&r, 0);
	moro_percent(&r, g, "", "");
	moro_game_of(g)->lot[side] = r.dice[0];
}

void moro_ask_deploy(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->setup->units[u].hidden && standing_alive(g, u) && !moro_hidden(g, u)
			&& moro_counters_of(g, g->units[u].side) < COUNTERS_OF_SIDE)
			lay_first(g, u);
	moro_sight_renew(g);
	for (int side = 0; side < g->setup->n_sides; side++)
		if (stages_side_has(g, side, moro_deploy_wants))
			throw_lot(g, side);
	stages_ask(g, ASK_DEPLOY, moro_deploy_wants);
}

/* ---- for menus and minds ---- */

bool moro_deploy_reach(const struct game *v, int unit, bool blind, struct reach *r)
{
	static const struct reach_rule rule = { .marks = NULL };
	const int32_t n_cells = grid_cells(&v->table->grid);
	cell_t *const places = hides(v, unit) ? malloc((size_t)n_cells * sizeof *places) : NULL;
	struct reason why;
	int n = 0;

	if (places == NULL)
		return false;
	for (cell_t c = 0; c < n_cells; c++)
		if (blind ? check_blind(v, unit, c, &why) : check_hide(v, unit, c, &why))
			places[n++] = c;
	if (n > 0)
		reach_flood_to_any(r, v->table, &rule, places, n, 0);
	free(places);
	return n > 0;
}
