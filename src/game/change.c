/* Changes: the only functions that alter what events account for (game.h, G3).
 *
 * Each changes one thing and tells it; those who ask for what is already so
 * change and tell nothing.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/recall.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"
#include "game/room.h"

enum { NOTE_MAX = 240 };

struct event event_of(enum event_kind kind)
{
	return (struct event){ .kind = kind, .audience = EVENT_ALL, .unit = NOBODY,
		.figure = NOBODY, .other = NOBODY, .from = CELL_NONE, .cell = CELL_NONE,
		.word = "", .roll = { .rule = "", .what = "", .outcome = "" } };
}

void game_emit(struct game *g, struct event *e)
{
	e->turn = g->turn;
	e->phase = g->phase;
	e->gm |= g->acting;
	if (e->unit == NOBODY && e->figure != NOBODY)
		e->unit = g->figures[e->figure].unit;
	if (e->audience == EVENT_ALL && e->unit != NOBODY)
		e->audience = game_watchers(g, e->unit);
	g->changed |= script_wakes(e->kind);
	if (g->out.take) {
		e->then = recall_now(g, e);
		g->out.take(g->out.self, e);
	}
	if (g->setup->n_deeds > 0)
		script_deed(g, e);
}

static struct event event_about(enum event_kind kind, int unit, int figure)
{
	struct event e = event_of(kind);

	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	return e;
}

/* ---- figures ---- */

/* A captive's guards may watch it, too. */
static uint16_t figure_watchers(const struct game *g, int figure)
{
	const struct figure *f = &g->figures[figure];
	uint16_t watchers = game_watchers(g, f->unit);

	if (f->captor != NOBODY)
		watchers |= game_watchers(g, g->figures[f->captor].unit);
	return watchers;
}

/* Who comes into the game is fit. */
static void arrive(struct game *g, int figure)
{
	struct figure *f = &g->figures[figure];
	struct unit *u = &g->units[f->unit];

	assert(f->life != LIFE_DEAD && f->life != LIFE_LEFT);	/* G6 */
	u->arrived = true;
	u->sighted |= (uint8_t)(1u << u->side);	/* it may have been kept even from its own */
	u->known |= (uint8_t)(1u << u->side);
	if (f->life == LIFE_AWAITED)
		f->life = LIFE_FIT;
}

/* Whether nobody hears of what happens, and no deed of the script waits for it: then its kind is
 * all that counts.  Most of what happens in a game that is only played out is a step. */
static bool unheard(const struct game *g)
{
	return g->out.take == NULL && g->setup->n_deeds == 0;
}

static void tell_move(struct game *g, int figure, cell_t from, uint16_t watchers)
{
	struct event e = event_about(EVENT_MOVE, g->figures[figure].unit, figure);

	e.from = from;
	e.cell = g->figures[figure].cell;
	e.audience = watchers;
	game_emit(g, &e);
}

void game_place(struct game *g, int figure, cell_t cell)
{
	struct figure *f = &g->figures[figure];
	const cell_t from = f->cell;
	const bool quiet = unheard(g);
	uint16_t watchers = 0;

	if (from == cell)
		return;
	assert(f->aboard == NOBODY && (cell != CELL_NONE || f->load == 0));	/* G8 */
	if (!quiet)
		watchers = figure_watchers(g, figure);
	body_lift(g, figure);
	f->cell = cell;
	if (cell != CELL_NONE) {
		body_lower(g, figure);
		arrive(g, figure);
		if (!quiet)	/* allies know of it now */
			watchers |= figure_watchers(g, figure);
	}
	if (quiet)
		g->changed |= script_wakes(EVENT_MOVE);
	else
		tell_move(g, figure, from, watchers);
}

static void tell_facing(struct game *g, int figure)
{
	struct event e = event_about(EVENT_TURN_ABOUT, g->figures[figure].unit, figure);

	e.audience = figure_watchers(g, figure);	/* a captive's are his captor's */
	e.number = g->figures[figure].facing;
	game_emit(g, &e);
}

void game_face(struct game *g, int figure, int direction)
{
	struct figure *f = &g->figures[figure];
	const bool hull = game_big(g, figure) && f->cell != CELL_NONE;

	assert(direction >= 0 && direction < grid_directions(&g->table->grid));
	if (f->facing == direction)
		return;
	if (hull)
		body_lift(g, figure);
	f->facing = (uint8_t)direction;
	if (hull) {
		body_lower(g, figure);
		g->changed |= 1u << WHEN_ENTERS;
	}
	if (unheard(g))
		g->changed |= script_wakes(EVENT_TURN_ABOUT);
	else
		tell_facing(g, figure);
}

void game_pose(struct game *g, int figure, struct pose pose)
{
	struct figure *f = &g->figures[figure];
	struct event about = event_about(EVENT_TURN_ABOUT, f->unit, figure);
	struct event move = event_about(EVENT_MOVE, f->unit, figure);

	if (f->cell == CELL_NONE || f->cell == pose.cell || f->facing == pose.heading) {
		if (f->facing != pose.heading)
			game_face(g, figure, pose.heading);
		game_place(g, figure, pose.cell);
		return;
	}
	body_lift(g, figure);
	about.number = pose.heading;
	move.from = f->cell;
	move.cell = pose.cell;
	f->facing = pose.heading;
	f->cell = pose.cell;
	body_lower(g, figure);
	game_emit(g, &about);
	game_emit(g, &move);
}

/* ---- aboard ---- */

static void take_seat(struct game *g, int figure, int vehicle)
{
	struct figure *f = &g->figures[figure], *v = &g->figures[vehicle];
	struct event e = event_about(EVENT_BOARD, f->unit, figure);

	assert(f->aboard == NOBODY && game_free_seats(g, vehicle) > 0);	/* G8 */
	assert(v->cell != CELL_NONE && !game_vehicle(g, figure));
	e.from = f->cell;
	e.number = vehicle;
	e.other = v->unit;
	e.audience = figure_watchers(g, figure);
	body_lift(g, figure);
	f->cell = CELL_NONE;
	f->aboard = (int16_t)vehicle;
	v->load++;
	arrive(g, figure);
	e.audience |= figure_watchers(g, figure);
	game_emit(g, &e);
}

void game_board(struct game *g, int figure, int vehicle)
{
	take_seat(g, figure, vehicle);
	for (int f = 0; f < g->n_figures; f++)
		if (g->figures[f].captor == figure && g->figures[f].aboard == NOBODY)
			take_seat(g, f, vehicle);
}

static void give_up_seat(struct game *g, int figure)
{
	struct figure *f = &g->figures[figure];

	if (f->aboard == NOBODY)
		return;
	g->figures[f->aboard].load--;
	f->aboard = NOBODY;
}

static void get_out(struct game *g, int figure, cell_t cell)
{
	struct figure *f = &g->figures[figure];
	struct event e = event_about(EVENT_ALIGHT, f->unit, figure);

	assert(f->aboard != NOBODY && cell != CELL_NONE);
	e.number = f->aboard;
	e.other = g->figures[f->aboard].unit;
	e.cell = cell;
	e.audience = figure_watchers(g, figure);
	give_up_seat(g, figure);
	f->cell = cell;
	body_lower(g, figure);
	game_emit(g, &e);
}

void game_alight(struct game *g, int figure, cell_t cell)
{
	get_out(g, figure, cell);
	for (int f = 0; f < g->n_figures; f++) {
		cell_t near;

		if (g->figures[f].captor == figure && g->figures[f].aboard != NOBODY
				&& game_free_cells(g, cell, 1, &near) == 1)
			get_out(g, f, near);
	}
}

/* ---- lives ---- */

/* The edges of the table that a figure, or what it is aboard, touches. */
static uint8_t paths_edges_at(const struct game *g, int figure)
{
	const struct grid *grid = &g->table->grid;
	const int aboard = g->figures[figure].aboard;
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, aboard == NOBODY ? figure : aboard, cells);
	uint8_t edges = EDGE_NONE;

	for (int i = 0; i < n; i++) {
		const int col = grid_col(grid, cells[i]), row = grid_row(grid, cells[i]);

		edges = (uint8_t)(edges | (row == 0 ? EDGE_NORTH : 0)
			| (col == grid->cols - 1 ? EDGE_EAST : 0)
			| (row == grid->rows - 1 ? EDGE_SOUTH : 0) | (col == 0 ? EDGE_WEST : 0));
	}
	return edges;
}

void game_life(struct game *g, int figure, enum life life, const char *word)
{
	struct figure *f = &g->figures[figure];
	struct event e = event_about(EVENT_LIFE, f->unit, figure);

	assert(life != LIFE_CAPTIVE);
	if (f->life == life)
		return;
	while (life == LIFE_LEFT && f->load > 0)
		game_life(g, game_next_aboard(g, figure, 0), LIFE_LEFT, word);
	e.audience = figure_watchers(g, figure);
	e.number = (int32_t)life;
	e.cell = f->cell;
	e.word = word;
	if (life == LIFE_LEFT)
		f->left = paths_edges_at(g, figure);
	f->captor = NOBODY;
	f->life = (uint8_t)life;
	touch_forget(g);
	game_emit(g, &e);
	if (life == LIFE_AWAITED)
		f->left = 0;
	if (life == LIFE_DEAD || life == LIFE_LEFT || life == LIFE_AWAITED) {
		give_up_seat(g, figure);
		game_place(g, figure, CELL_NONE);
	}
}

void game_capture(struct game *g, int figure, int captor)
{
	struct figure *f = &g->figures[figure];
	struct event e = event_about(EVENT_CAPTURE, f->unit, figure);

	if (f->captor == captor && (captor != NOBODY) == (f->life == LIFE_CAPTIVE))
		return;
	assert(f->cell != CELL_NONE || f->aboard != NOBODY);	/* G6 */
	e.audience = figure_watchers(g, figure);
	f->captor = (int16_t)captor;
	f->life = captor == NOBODY ? LIFE_FIT : LIFE_CAPTIVE;
	touch_forget(g);
	e.audience |= figure_watchers(g, figure);
	e.number = captor;
	e.other = captor == NOBODY ? NOBODY : g->figures[captor].unit;
	game_emit(g, &e);
}

/* ---- units ---- */

void game_lead(struct game *g, int unit, int figure)
{
	struct event e = event_about(EVENT_LEADER, unit, figure);

	if (g->units[unit].leader == figure)
		return;
	assert(figure == NOBODY || g->figures[figure].unit == unit);
	g->units[unit].leader = (int16_t)figure;
	game_emit(g, &e);
}

void game_join(struct game *g, int figure, int unit)
{
	struct figure *f = &g->figures[figure];
	struct event e = event_about(EVENT_JOIN, f->unit, figure);

	if (f->unit == unit)
		return;
	if (g->units[f->unit].leader == figure)
		game_lead(g, f->unit, NOBODY);
	e.other = (int16_t)unit;
	e.audience = game_watchers(g, f->unit) | game_watchers(g, unit);
	f->unit = (int16_t)unit;
	touch_forget(g);
	game_members(g);
	game_emit(g, &e);
}

void game_command(struct game *g, int unit, int side, bool commanded)
{
	struct unit *u = &g->units[unit];
	struct event e = event_about(EVENT_SIDE, unit, NOBODY);

	if (u->side == side && u->uncommanded == !commanded)
		return;
	if (u->side != side)
		bidding_end(g, unit);
	g->biddings[unit].charge = CHARGE_SELF;
	g->biddings[unit].handed = false;
	u->side = (int16_t)side;
	u->uncommanded = !commanded;
	touch_forget(g);
	u->sighted |= (uint8_t)(1u << side);
	u->known |= (uint8_t)(1u << side);
	e.number = side;
	e.word = commanded ? "commanded" : "uncommanded";
	game_emit(g, &e);
}

/* Who is allied with a side knows the names of all its units that have come. */
static void introduce(struct game *g, int side, int other)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side && g->units[u].arrived)
			g->units[u].known |= (uint8_t)(1u << other);
}

void game_become_friends(struct game *g, int side, int other, bool friends)
{
	if (game_same_cause(g, side, other) == friends)
		return;
	if (game_sworn(g, side, other)) {
		introduce(g, side, other);
		introduce(g, other, side);
	}
	touch_forget(g);
	g->friends[side] ^= (uint8_t)(1u << other);
	g->friends[other] ^= (uint8_t)(1u << side);
}

void game_friends(struct game *g, int side, int other, bool friends)
{
	struct event e = event_of(EVENT_FRIENDS);
	const bool acting = g->acting;

	if (side == other || game_same_cause(g, side, other) == friends)
		return;
	game_become_friends(g, side, other, friends);
	e.other = (int16_t)side;
	e.number = other;
	e.word = friends ? "friends" : "enemies";
	e.audience = SIDES_ALL;
	game_emit(g, &e);
	g->changed |= (uint16_t)(1u << WHEN_SPOTTED | 1u << WHEN_CAPTURED);
	g->acting = false;	/* what comes of it is the rules' own (master_acts.c, MA1) */
	if (g->system->truce)
		g->system->truce(g, side, other);
	g->acting = acting;
}

void game_sight(struct game *g, int unit, int side, bool seen)
{
	struct unit *u = &g->units[unit];
	const uint8_t bit = (uint8_t)(1u << side);
	struct event e;

	if (seen == ((u->sighted & bit) != 0) || (!seen && u->side == side))
		return;
	e = event_about(seen ? EVENT_SIGHTED : EVENT_HIDDEN, unit, NOBODY);
	e.number = side;
	e.cell = game_unit_whereabouts(g, unit);
	e.audience = (uint16_t)(game_watchers(g, unit) | bit);
	g->touch->looked = false;
	u->sighted = (uint8_t)(seen ? u->sighted | bit : u->sighted & ~bit);
	u->known |= bit;
	u->last_seen[side] = e.cell;
	game_emit(g, &e);
}

void game_heard(struct game *g, int unit, int side)
{
	const uint8_t bit = (uint8_t)(1u << side);

	if (g->units[unit].understood & bit)
		return;
	g->units[unit].understood |= bit;
	g->changed |= (uint16_t)(1u << WHEN_HEARS);
}

/* ---- things of the scenario ---- */

/* Who watches only whom it was taken from sees that it is gone, not where it went. */
static void miss_item(struct game *g, int item, int unit)
{
	const int before = g->items[item].unit;
	struct event e = event_about(EVENT_NOTE, before, NOBODY);
	char text[NAME_MAX_BYTES + 32];

	if (before == NOBODY || unit == NOBODY)
		return;
	e.audience = (uint16_t)(game_watchers(g, before) & ~game_watchers(g, unit));
	if (e.audience == 0)
		return;
	snprintf(text, sizeof(text), "no longer has %s", g->setup->items[item].name);
	e.word = text;
	game_emit(g, &e);
}

void game_item(struct game *g, int item, int unit, cell_t cell)
{
	struct event e = event_about(EVENT_ITEM, unit, NOBODY);

	if (g->items[item].unit == unit && g->items[item].cell == cell)
		return;
	miss_item(g, item, unit);
	g->items[item] = (struct item){ cell, (int16_t)unit };
	e.number = item;
	e.cell = cell;
	e.word = g->setup->items[item].name;
	game_emit(g, &e);
}

static void add_points(struct game *g, int side, int32_t points, const char *why,
	uint16_t audience)
{
	struct event e = event_of(EVENT_POINTS);

	if (points == 0)
		return;
	g->points[side] += points;
	e.other = (int16_t)side;
	e.number = points;
	e.word = why;
	e.audience = audience;
	game_emit(g, &e);
}

void game_points(struct game *g, int side, int32_t points, const char *why)
{
	add_points(g, side, points, why, EVENT_ALL);
}

void game_flag(struct game *g, int flag, int value)
{
	struct event e = event_of(EVENT_FLAG);

	if (g->flags[flag] == value)
		return;
	g->flags[flag] = (int8_t)value;
	e.number = value;
	e.word = g->setup->flags[flag];
	e.audience = 0;	/* flags are the script's own, the Game Master alone hears of them */
	game_emit(g, &e);
}

static uint16_t objective_audience(const struct game *g, int objective)
{
	uint16_t sides = 0;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (objective_told(g, objective, side))
			sides = (uint16_t)(sides | 1u << side);
	return sides;
}

void game_objective(struct game *g, int objective, int side)
{
	const struct setup_objective *o = &g->setup->objectives[objective];
	const int before = g->objectives[objective];
	struct event e = event_of(EVENT_OBJECTIVE);

	if (before == side)
		return;
	g->objectives[objective] = (int8_t)side;
	e.number = side;
	e.other = o->side;
	e.word = o->text;
	e.audience = objective_audience(g, objective);
	game_emit(g, &e);
	if (before >= 0)
		add_points(g, before, -o->points, o->text, e.audience);
	if (side >= 0)
		add_points(g, side, o->points, o->text, e.audience);
}

/* ---- the course of the game ---- */

void game_note(struct game *g, int unit, int figure, const char *format, ...)
{
	struct event e = event_about(EVENT_NOTE, unit, figure);
	char text[NOTE_MAX] = "";
	va_list list;

	va_start(list, format);
	if (game_listened(g))
		vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	text_trim(text);
	e.word = text;
	game_emit(g, &e);
}

void game_phase(struct game *g, int phase)
{
	struct event e = event_of(EVENT_PHASE);

	g->phase = (int16_t)phase;
	e.number = phase;
	e.word = g->system->phases[phase].name;
	game_emit(g, &e);
}

void game_decide(struct game *g, int winner)
{
	struct event e = event_of(EVENT_END);

	if (g->decided)
		return;
	g->decided = true;
	g->winner = (int8_t)winner;
	e.number = winner;
	e.word = "decided";
	game_emit(g, &e);
}
