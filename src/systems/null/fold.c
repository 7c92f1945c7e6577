/* The null system's course: who is asked, what may be done, what comes of it. */
#include <string.h>

#include "systems/null/null.h"

static const struct null_rules *rules_of(const struct game *g)
{
	return g->rules;
}

int32_t null_pace(const struct game *g, int unit)
{
	const struct setting *s = &g->setup->units[unit].settings[UNIT_PACE];

	return s->given ? s->number : rules_of(g)->pace;
}

int null_leader(const struct game *g, int unit)
{
	const int leader = g->units[unit].leader;

	if (leader != NOBODY && game_on_table(g, leader) && g->figures[leader].life == LIFE_FIT)
		return leader;
	FOR_MEMBERS(f, g, unit)
		if (game_on_table(g, f) && g->figures[f].life == LIFE_FIT)
			return f;
	return NOBODY;
}

bool null_wants(const struct game *v, const struct decision *d, int unit)
{
	return game_seat_of_unit(v, unit) == d->seat && !null_unit_of(v, unit)->moved
		&& null_leader(v, unit) != NOBODY;
}

void null_flood(const struct game *g, int unit, struct reach *r)
{
	reach_flood(r, g->table, NULL, g->figures[null_leader(g, unit)].cell,
		null_pace(g, unit) * REACH_TWELFTHS);
}

/* ---- seeing ---- */

static bool sees_any(const struct game *g, int side, int unit)
{
	for (int f = 0; f < g->n_figures; f++) {
		const cell_t from = g->figures[f].cell;

		if (from == CELL_NONE || g->units[g->figures[f].unit].side != side)
			continue;
		FOR_MEMBERS(t, g, unit)
			if (game_on_table(g, t)
					&& sight_clear(g->table, from, g->figures[t].cell))
				return true;
	}
	return false;
}

static void renew_sight(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		for (int side = 0; side < g->setup->n_sides; side++)
			if (side != g->units[u].side)
				game_sight(g, u, side, sees_any(g, side, u));
}

void null_redact(struct game *view, int side)
{
	for (int u = 0; u < view->n_units; u++)
		if (!game_sees(view, side, u))
			memset(null_unit_of(view, u), 0, sizeof(struct null_unit));
	for (int f = 0; f < view->n_figures; f++)
		if (!game_sees(view, side, view->figures[f].unit))
			memset(null_figure_of(view, f), 0, sizeof(struct null_figure));
}

/* ---- choices ---- */

/* Whether the seat sees somebody there: whom it does not see must not show in
 * what it is told (game_check). */
static bool stands_there(const struct game *g, int seat, cell_t cell)
{
	const int f = g->occupant[cell];

	return f != NOBODY && game_sees(g, game_seat_side(g, seat), g->figures[f].unit);
}

bool null_check(const struct game *g, const struct choice *c, struct reason *why)
{
	const struct decision *d = game_decision(g, c->seat, NOBODY);
	const int unit = c->argument[0].value;
	const cell_t cell = c->argument[1].value;

	if (c->verb == VERB_DONE)
		return true;
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "N-1", "%s is not yours to move", game_unit_name(g, unit));
	if (null_leader(g, unit) == NOBODY)
		return refuse(why, "N-2", "%s has nobody on the table", game_unit_name(g, unit));
	if (!null_wants(g, d, unit))
		return refuse(why, "N-1", "%s has moved this turn", game_unit_name(g, unit));
	if (stands_there(g, c->seat, cell))
		return refuse(why, "N-2", "somebody stands there");
	null_flood(g, unit, g->reach);
	return reach_cost(g->reach, cell) != REACH_FAR
		|| refuse(why, "N-2", "that is further than %s goes", game_unit_name(g, unit));
}

int null_enemies_near(const struct game *g, int unit, cell_t cell, int16_t enemies[8])
{
	int16_t near[AROUND_MAX];
	const int n_near = game_around(g, cell, near);
	int n = 0;

	for (int i = 0; i < n_near; i++)
		if (!game_same_cause(g, g->units[unit].side,
				g->units[g->figures[near[i]].unit].side))
			enemies[n++] = near[i];
	return n;
}

void null_tag_roller(const struct game *g, int unit, int enemy, struct roller *r)
{
	roller_open(r, "N-3", "tag", unit, null_leader(g, unit), rules_of(g)->tag);
	roller_other(r, g->figures[enemy].unit);
	roller_read(r, ROLL_AT_LEAST);
	if (table_ground(g->table, g->figures[enemy].cell)->cover != COVER_NONE)
		roller_add(r, "target in cover", "rates.cover", rules_of(g)->in_cover);
}

static void tag(struct game *g, int unit)
{
	int16_t enemies[8];
	const int leader = null_leader(g, unit);
	const int n = null_enemies_near(g, unit, g->figures[leader].cell, enemies);
	struct roller r;
	int enemy;

	if (n == 0)
		return;
	enemy = enemies[roll_pick(g, n, "N-3", "which of them", unit, NOBODY)];
	game_face(g, leader, grid_direction(&g->table->grid, g->figures[leader].cell,
		g->figures[enemy].cell, g->figures[leader].facing));
	null_tag_roller(g, unit, enemy, &r);
	if (!roller_test(&r, g, rules_of(g)->sides, "tagged", "missed"))
		return;
	null_figure_of(g, leader)->tags++;
	game_life(g, enemy, LIFE_DEAD, "is tagged");
}

/* Where somebody unseen stands at the goal, they stop short of him. */
static void move(struct game *g, int unit, cell_t goal)
{
	const int leader = null_leader(g, unit);
	cell_t stop = goal;

	if (game_free_cells(g, goal, 1, &stop) == 1)
		game_place(g, leader, stop);
	FOR_MEMBERS(f, g, unit) {
		cell_t cell;

		if (f != leader && game_on_table(g, f) && game_free_cells(g, stop, 1, &cell) == 1)
			game_place(g, f, cell);
	}
	null_unit_of(g, unit)->moved = true;
	renew_sight(g);
	tag(g, unit);
}

void null_apply(struct game *g, const struct choice *c)
{
	const struct decision *d = game_decision(g, c->seat, NOBODY);
	bool more = false;

	if (c->verb == VERB_MOVE) {
		move(g, c->argument[0].value, c->argument[1].value);
		game_script(g);
		for (int u = 0; u < g->n_units; u++)
			more |= null_wants(g, d, u);
	}
	if (!more)
		game_answered(g, d->id);
}

/* ---- the course of turns ---- */

void null_start(struct game *g)
{
	null_game_of(g)->next_side = g->setup->n_sides;
	renew_sight(g);
}

static void ask_side(struct game *g, int side)
{
	for (int seat = side; seat < 2 * g->setup->n_sides; seat += g->setup->n_sides) {
		const struct decision d = { .seat = (int8_t)seat };
		bool wants = false;

		for (int u = 0; u < g->n_units; u++)
			wants |= null_wants(g, &d, u);
		if (wants)
			game_ask(g, seat, ASK_MOVES, NOBODY, NOBODY);
	}
}

/* Ends a turn, if one has begun, and begins the next unless the game is over. */
static void next_turn(struct game *g)
{
	if (g->turn > 0) {
		game_turn_end(g);
		if (g->decided) {
			game_end(g);
			return;
		}
	}
	game_turn_begin(g);
	game_phase(g, 0);
	renew_sight(g);
	for (int u = 0; u < g->n_units; u++)
		null_unit_of(g, u)->moved = false;
	null_game_of(g)->next_side = 0;
}

void null_advance(struct game *g)
{
	struct null_game *own = null_game_of(g);

	while (!g->over && g->n_decisions == 0) {
		if (own->next_side == g->setup->n_sides)
			next_turn(g);
		else
			ask_side(g, own->next_side++);
	}
}
