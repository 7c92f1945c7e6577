/* Guesses: see guess.h. */
#include "config.h"

#include "mind/guess.h"

#include <stdlib.h>
#include <string.h>

#include "cliffhanger/system.h"

enum {
	TRIES = 24,
	FAR_CELLS = 14,	/* from the seat's people, of those who were never seen */
};

struct guess {
	const struct view *view;
	struct decision decision;
	struct setup setup;		/* the view's, less what it keeps for a surprise (GU2) */
	struct setup_unit *units;
	struct setup_script *scripts;
	struct effect *effects;
	struct setup_objective *objectives;
	struct game *game;
};

/* ---- the setup ---- */

static bool is_foe(const struct view *view, int unit)
{
	return !game_same_cause(&view->game, view->game.units[unit].side, view->game.viewer);
}

/* Whether an effect is what a side plays for, and no surprise. */
static bool settles(const struct effect *e)
{
	return e->kind == THEN_POINTS || e->kind == THEN_OBJECTIVE || e->kind == THEN_END
		|| e->kind == THEN_FLAG || e->kind == THEN_GIVE;
}

/* Of an event's effects those that settle something, in the place of all. */
static void keep_settling(struct setup_script *script, struct effect *effects)
{
	const int all = script->n;

	script->n = 0;
	for (int i = script->first; i < script->first + all; i++)
		if (settles(&effects[i]))
			effects[script->first + script->n++] = effects[i];
}

/* In the place of an aim that the seat is not told of. */
static struct setup_objective nothing_of(const struct setup_objective *o)
{
	return (struct setup_objective){ .id = o->id, .text = "", .kind = AIM_SCRIPT,
		.side = o->side, .unit = NOBODY, .area = NOBODY, .item = NOBODY, .hidden = true };
}

/* A copy of an array, or an empty one; NULL without memory. */
static void *copy_of(const void *from, int n, size_t size)
{
	void *const copy = calloc((size_t)n + 1, size);

	if (copy && n > 0)
		memcpy(copy, from, (size_t)n * size);
	return copy;
}

static bool copy_lists(struct guess *s, const struct setup *from)
{
	s->units = copy_of(from->units, from->n_units, sizeof(*s->units));
	s->scripts = copy_of(from->scripts, from->n_scripts, sizeof(*s->scripts));
	s->effects = copy_of(from->effects, from->n_effects, sizeof(*s->effects));
	s->objectives = copy_of(from->objectives, from->n_objectives, sizeof(*s->objectives));
	return s->units && s->scripts && s->effects && s->objectives;
}

static bool strip(struct guess *s)
{
	const struct setup *const from = s->view->game.setup;

	s->setup = *from;
	if (!copy_lists(s, from))
		return false;
	for (int u = 0; u < from->n_units; u++)
		if (is_foe(s->view, u))
			s->units[u].arrives = 0;
	for (int i = 0; i < from->n_scripts; i++)
		keep_settling(&s->scripts[i], s->effects);
	for (int i = 0; i < from->n_objectives; i++)
		if (!view_tells_objective(&s->view->game, i))
			s->objectives[i] = nothing_of(&from->objectives[i]);
	s->setup.units = s->units;
	s->setup.scripts = s->scripts;
	s->setup.effects = s->effects;
	s->setup.objectives = s->objectives;
	return true;
}

/* ---- who is not seen ---- */

static bool is_missing(const struct game *g, const struct view *view, int unit)
{
	const struct setup_unit *const s = &view->game.setup->units[unit];

	return is_foe(view, unit) && !s->absent && !g->units[unit].arrived && s->aboard < 0
		&& !game_sees(&view->game, view->game.viewer, unit)
		&& (s->cell != CELL_NONE || (g->units[unit].known >> view->game.viewer & 1))
		&& (s->arrives == 0 || s->arrives <= g->turn);
}

/* V4 tells how many are aboard what is seen, not who: those who began there are. */
static void man_vehicles(struct game *g, const struct view *view)
{
	for (int f = 0; f < g->n_figures; f++)
		g->figures[f].load = 0;
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].aboard >= 0)
			g->figures[g->figures[f].aboard].load++;
	for (int f = 0; f < g->n_figures; f++) {
		const int unit = g->setup->figures[f].unit, on = g->setup->units[unit].aboard;
		const int vehicle = on < 0 ? NOBODY : game_unit_body(g, on);

		if (vehicle >= 0 && is_foe(view, unit) && !g->units[unit].arrived
				&& g->figures[f].life == LIFE_AWAITED && game_on_table(g, vehicle)
				&& !g->setup->units[unit].absent
				&& view->game.figures[vehicle].load > g->figures[vehicle].load
				&& game_free_seats(g, vehicle) > 0)
			game_board(g, f, vehicle);
	}
}

/* From a cell to the nearest of the seat's own, in cells. */
static int32_t far_from_own(const struct game *g, int side, cell_t cell)
{
	int32_t least = INT32_MAX;

	for (int f = 0; f < g->n_figures; f++) {
		const int32_t far = game_on_table(g, f)
				&& game_same_cause(g, g->units[g->figures[f].unit].side, side)
			? table_distance(g->table, g->figures[f].cell, cell)
				/ g->table->cell_length : INT32_MAX;

		least = far < least ? far : least;
	}
	return least;
}

static cell_t somewhere(const struct game *g, int side, struct whim *w)
{
	cell_t best = CELL_NONE;
	int32_t most = -1;

	for (int try = 0; try < TRIES && most < FAR_CELLS; try++) {
		const cell_t cell = whim_pick(w, grid_cells(&g->table->grid));
		const int32_t far = table_ground(g->table, cell)->pace == 0 ? -1
			: far_from_own(g, side, cell);

		if (far > most) {
			most = far;
			best = cell;
		}
	}
	return best;
}

static void place_missing(struct game *g, const struct view *view, struct whim *w)
{
	const int side = view->game.viewer;

	for (int u = 0; u < g->n_units; u++) {
		const cell_t seen = view->game.units[u].last_seen[side];

		if (is_missing(g, view, u))
			game_bring_on(g, u, seen != CELL_NONE ? seen : somewhere(g, side, w));
	}
}

/* ---- what others know, and are asked ---- */

static bool in_line(const struct game *g, int unit, int other)
{
	const cell_t from = game_unit_whereabouts(g, unit), to = game_unit_whereabouts(g, other);

	return from != CELL_NONE && to != CELL_NONE && game_cell_in_line(g, from, to);
}

/* Who is seen sees back. */
static void look_back(struct game *g, int side)
{
	for (int u = 0; u < g->n_units; u++)
		for (int e = 0; e < g->n_units && g->units[u].side == side; e++)
			if (!game_same_cause(g, g->units[e].side, side)
					&& (g->units[u].sighted >> g->units[e].side & 1) == 0
					&& in_line(g, e, u))
				game_sight(g, u, g->units[e].side, true);
}

/* GU2: what holds at the outset is no prize. */
static void forget_what_was(struct game *g)
{
	for (int i = 0; i < g->setup->n_scripts; i++)
		if (g->fired[i] == 0 && game_holds(g, g->setup->scripts[i].when))
			g->fired[i] = SCRIPT_STOPPED;
}

const struct game *guess_draw(struct guess *s, struct whim *w)
{
	struct game *const g = s->game;
	const int side = s->view->game.viewer;

	g->setup = s->view->game.setup;	/* as a clone of the view's */
	game_assign(g, &s->view->game);
	g->setup = &s->setup;
	g->viewer = NOBODY;
	g->missions = NULL;
	dice_seed(&g->dice, (uint64_t)whim_pick(w, INT32_MAX));
	forget_what_was(g);
	man_vehicles(g, s->view);
	place_missing(g, s->view, w);
	look_back(g, side);
	if (g->system->reopen)
		g->system->reopen(g, s->decision.seat);
	return g;
}

struct guess *guess_new(const struct view *view, const struct decision *d)
{
	struct guess *const s = calloc(1, sizeof(*s));

	if (!s)
		return NULL;
	s->view = view;
	s->decision = *d;
	s->game = strip(s) ? game_clone(&view->game) : NULL;
	if (s->game)
		return s;
	guess_free(s);
	return NULL;
}

struct game *guess_board(const struct guess *s)
{
	struct game *const board = game_clone(s->game);

	if (board)
		board->setup = &s->setup;
	return board;
}

void guess_free(struct guess *s)
{
	if (!s)
		return;
	game_free(s->game);
	free(s->units);
	free(s->scripts);
	free(s->effects);
	free(s->objectives);
	free(s);
}
