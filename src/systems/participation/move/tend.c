/* Tending: bandages (S-P-14), waking (S-P-18), and what a unit takes up and lays down.
 *
 *  TE1  Bandaging and waking are by the figure and take its whole move; what comes of it
 *       comes when the move ends, if both are still there and side by side.
 *  TE2  Taking up is a unit's whole move and done at once; laying down costs nothing and
 *       may come before any other order.
 *  TE3  A thing one stands on, after moves and fights, is his unit's without any order; hence
 *       what is laid down lies beside him.
 */
#include "skirmish/body/items.h"
#include "skirmish/menus/say.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/care.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/move/tend.h"
#include "systems/participation/move/ways.h"
#include "systems/participation/settings.h"

/* ---- bandages and waking ---- */

static bool bleeds(const struct pp_figure *f)
{
	return f->injury >= INJURY_LIGHT && f->injury <= INJURY_DANGEROUS;
}

static bool check_bandage(const struct game *g, int other, struct reason *why)
{
	const struct pp_figure *f = pp_figure_of(g, other);
	const struct name name = say_who(g, other);

	if (pp_creature(g, other))
		return refuse(why, "X-175", "%s would not keep still for a bandage", name.text);
	if (!bleeds(f))
		return refuse(why, "S-P-14", "%s has no injury that a bandage would help",
			name.text);
	return !f->bandaged || refuse(why, "S-P-14", "%s is bandaged already", name.text);
}

static bool check_wake(const struct game *g, int other, struct reason *why)
{
	const struct name name = say_who(g, other);

	return (g->figures[other].life == LIFE_WOUNDED
			&& pp_figure_of(g, other)->fate == FATE_FAINT)
		|| refuse(why, "S-P-18", "%s has not fainted: only who has is woken by a comrade",
			name.text);
}

/* whether the one who would do it can. */
static bool check_helper(const struct game *g, int figure, struct reason *why)
{
	const struct name name = say_who(g, figure);

	if (!pp_able(g, figure) || pp_creature(g, figure))
		return refuse(why, "S-P-14", "%s can help nobody now", name.text);
	if (pp_figure_of(g, figure)->down)
		return refuse(why, "X-171", "%s is down and spends this move getting up",
			name.text);
	return !contact_figure(g, figure)
		|| refuse(why, "X-175", "%s has an enemy before him", name.text);
}

bool pp_may_tend(const struct game *g, int figure, int other, enum pp_verb verb,
	struct reason *why)
{
	const struct name name = say_who(g, other);

	if (!check_helper(g, figure, why))
		return false;
	if (figure == other)
		return refuse(why, "X-175", "nobody does that for himself: send somebody to him");
	if (!game_on_table(g, other) || g->figures[other].life == LIFE_CAPTIVE
			|| game_enemies(g, g->figures[figure].unit, g->figures[other].unit))
		return refuse(why, "X-175", "%s is no comrade within reach", name.text);
	if (!game_touching(g, figure, other))
		return refuse(why, "S-P-14", "%s is not beside him: `place` or `walk` there first",
			name.text);
	if (contact_figure(g, other))
		return refuse(why, "X-175", "%s has an enemy beside him", name.text);
	return verb == VERB_WAKE ? check_wake(g, other, why) : check_bandage(g, other, why);
}

void pp_set_tending(struct game *g, int figure, int other, enum pp_verb verb)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->tends = (int16_t)other;
	f->wakes = verb == VERB_WAKE;
	f->goal = CELL_NONE;
}

/* TE1: who comes second finds nothing left to do. */
void pp_end_tending(struct game *g, int figure)
{
	const struct pp_figure *f = pp_figure_of(g, figure);

	if (f->tends < 0 || !pp_may_tend(g, figure, f->tends,
			f->wakes ? VERB_WAKE : VERB_BANDAGE, NULL))
		return;
	if (f->wakes)
		pp_wake(g, f->tends);
	else
		pp_bandage(g, f->tends);
}

/* ---- loads and things ---- */

static bool in_reach(const struct game *g, int unit, cell_t cell)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && game_on_table(g, f) && (g->figures[f].cell == cell
				|| table_adjacent(g->table, g->figures[f].cell, cell)))
			return true;
	return false;
}

static int load_in_reach(const struct game *g, int unit)
{
	const struct pp_game *own = pp_game_of(g);

	for (int i = 0; i < own->n_loads; i++)
		if (in_reach(g, unit, own->load_cell[i]))
			return i;
	return NOBODY;
}

static bool can_bear(const struct game *g, int unit, enum load load)
{
	return standing_strength(g, unit) >= pp_rules_of(g)->load[load].bearers;
}

static bool can_bear_item(const struct game *g, int unit, int item)
{
	return can_bear(g, unit, (enum load)setting_value(
		&g->setup->items[item].settings[ITEM_LOAD], &pp_item_settings[ITEM_LOAD]));
}

/* Nobody takes what lies under somebody else, unless he is down. */
static int item_in_reach(const struct game *g, int unit, bool bearable)
{
	for (int i = 0; i < g->setup->n_items; i++) {
		const cell_t cell = g->items[i].unit < 0 ? g->items[i].cell : CELL_NONE;

		if (cell != CELL_NONE && in_reach(g, unit, cell)
				&& (items_lain_on(g, i)
				|| marks_occupant_for(&pp_movement, g, unit, cell) < 0)
				&& (!bearable || can_bear_item(g, unit, i)))
			return i;
	}
	return NOBODY;
}

static bool check_load(const struct game *g, int unit, int load, struct reason *why)
{
	const struct pp_rules *r = pp_rules_of(g);
	const enum load row = (enum load)pp_game_of(g)->load_row[load];

	if (pp_unit_of(g, unit)->load != LOAD_NONE)
		return refuse(why, "X-176", "%s bear a load already: `drop` it first",
			game_unit_name(g, unit));
	return can_bear(g, unit, row)
		|| refuse(why, "P-2", "it takes %d to bear that", r->load[row].bearers);
}

bool pp_may_take(const struct game *g, int unit, struct reason *why)
{
	const int load = load_in_reach(g, unit);

	if (contact_unit(g, unit))
		return refuse(why, "X-176", "%s have an enemy before them",
			game_unit_name(g, unit));
	if (item_in_reach(g, unit, true) >= 0)
		return true;
	if (load >= 0)
		return check_load(g, unit, load, why);
	if (item_in_reach(g, unit, false) >= 0)
		return refuse(why, "P-2", "that is too heavy for so few");
	return refuse(why, "X-176", "nothing lies beside %s: `walk` to it first",
		game_unit_name(g, unit));
}

static void take_load(struct game *g, int unit, int load)
{
	struct pp_game *own = pp_game_of(g);
	struct pp_unit *u = pp_unit_of(g, unit);

	u->load = own->load_row[load];
	own->n_loads--;
	own->load_cell[load] = own->load_cell[own->n_loads];
	own->load_row[load] = own->load_row[own->n_loads];
	own->load_cell[own->n_loads] = CELL_NONE;
	own->load_row[own->n_loads] = LOAD_NONE;
	game_note(g, unit, NOBODY, "take up a load");
}

void pp_take(struct game *g, int unit)
{
	const int load = load_in_reach(g, unit);

	for (int item; (item = item_in_reach(g, unit, true)) >= 0; )
		game_item(g, item, unit, CELL_NONE);
	if (load >= 0 && check_load(g, unit, load, NULL))
		take_load(g, unit, load);
	FOR_MEMBERS(f, g, unit)
		pp_figure_of(g, f)->busy = true;
}

/* Where a thing is laid down: beside the figure, or it would be picked up at once. */
static cell_t beside(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	cell_t around[GRID_AROUND_MAX];
	const cell_t here = g->figures[figure].cell;
	const int n = table_around(g->table, here, around);

	for (int i = 0; i < n; i++)
		if (marks_occupant_for(&pp_movement, g, unit, around[i]) < 0
				&& table_step_cost(g->table, here, around[i]) > 0)
			return around[i];
	return CELL_NONE;
}

bool pp_may_drop(const struct game *g, int unit, struct reason *why)
{
	const int guide = pp_guide(g, unit);
	const bool loaded = pp_unit_of(g, unit)->load != LOAD_NONE;

	if (!loaded && !items_carried(g, unit))
		return refuse(why, "X-176", "%s carry nothing", game_unit_name(g, unit));
	if (loaded && pp_game_of(g)->n_loads == LOADS_MAX)
		return refuse(why, "X-176", "there are too many loads lying about");
	return (guide >= 0 && beside(g, guide) != CELL_NONE)
		|| refuse(why, "X-176", "there is no room to lay it down");
}

static void lay_down_load(struct game *g, int unit, cell_t cell)
{
	struct pp_game *own = pp_game_of(g);
	struct pp_unit *u = pp_unit_of(g, unit);

	if (u->load == LOAD_NONE || own->n_loads == LOADS_MAX)
		return;
	own->load_cell[own->n_loads] = cell;
	own->load_row[own->n_loads++] = u->load;
	u->load = LOAD_NONE;
	game_note(g, unit, NOBODY, "lay their load down");
}

void pp_drop(struct game *g, int unit)
{
	const cell_t cell = beside(g, pp_guide(g, unit));

	lay_down_load(g, unit, cell);
	for (int i = 0; i < g->setup->n_items; i++)
		if (g->items[i].unit == unit)
			game_item(g, i, NOBODY, cell);
}

/* ---- after moves and fights ---- */

static bool picks_up(const struct game *g, int figure)
{
	return standing_fit(g, figure) && !pp_creature(g, figure);
}

static cell_t fell(const struct game *g, int figure)
{
	return pp_figure_of(g, figure)->began;
}

/* The load of those who are all out of it lies where the last of them does. */
static void lose_load(struct game *g, int unit)
{
	const cell_t cell = game_unit_cell(g, unit);

	if (pp_unit_of(g, unit)->load != LOAD_NONE && !standing_alive(g, unit)
			&& g->units[unit].arrived && cell != CELL_NONE)
		lay_down_load(g, unit, cell);
}

void pp_items(struct game *g)
{
	static const struct carrying carrying = { picks_up, can_bear_item, standing_alive, fell };

	items_settle(&carrying, g);
	for (int u = 0; u < g->n_units; u++)
		lose_load(g, u);
}
