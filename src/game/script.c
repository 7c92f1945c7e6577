/* The script: conditions on the state, and what comes of them.
 *
 *  S1  A script event fires at most once a turn, one that is `once` only once:
 *      so firing, which may make others true, comes to an end.
 *  S2  What an event (event.h) may have changed is marked in g->changed; a script
 *      event is looked at when something it asks for is marked.  At a turn's end
 *      everything is marked, so that repeating ones get their turn.
 *  S3  A unit named by the scenario means the people it began with, whomever
 *      they have joined since.
 *  S4  Who is aboard is in play and where the vehicle is.  A vehicle is in an area
 *      with any part of it; for its side it is there only with somebody aboard,
 *      whose side it then is that counts.
 *  S5  What a die decides is a flag like any other, in the order of the scenario's flags:
 *      players see the die, and learn what it meant when it comes to pass.
 *  S6  Who routs, or lies where he fell, is nowhere on purpose: he enters and holds no area, and
 *      keeps nobody from holding one, until he stands again.
 *  S7  A side's task is that of the script event with one that fired last; of those of one
 *      turn the one that is written last.  Before any of them it is the scenario's.
 */
#include "cliffhanger/roll.h"
#include "cliffhanger/system.h"
#include "game/room.h"

enum { DEPTH_MAX = 32 };	/* of conditions within conditions; deeper ones fail */

#define BIT(kind) ((uint16_t)(1u << (kind)))

uint16_t script_wakes(enum event_kind kind)
{
	static const uint16_t wakes[EVENT_KINDS] = {
		[EVENT_MOVE] = BIT(WHEN_ENTERS) | BIT(WHEN_DESTROYED) | BIT(WHEN_ROUTED),
		[EVENT_LIFE] = BIT(WHEN_ENTERS) | BIT(WHEN_DESTROYED) | BIT(WHEN_ROUTED)
			| BIT(WHEN_LEFT) | BIT(WHEN_CAPTURED),
		[EVENT_CAPTURE] = BIT(WHEN_ENTERS) | BIT(WHEN_DESTROYED) | BIT(WHEN_CAPTURED),
		[EVENT_JOIN] = BIT(WHEN_ENTERS) | BIT(WHEN_DESTROYED) | BIT(WHEN_LEFT)
			| BIT(WHEN_ROUTED) | BIT(WHEN_CAPTURED),
		[EVENT_SIDE] = BIT(WHEN_ENTERS) | BIT(WHEN_LEFT) | BIT(WHEN_CAPTURED)
			| BIT(WHEN_HAS) | BIT(WHEN_SPOTTED) | BIT(WHEN_HEARS),
		[EVENT_BOARD] = BIT(WHEN_ENTERS) | BIT(WHEN_DESTROYED) | BIT(WHEN_ROUTED),
		[EVENT_ALIGHT] = BIT(WHEN_ENTERS) | BIT(WHEN_DESTROYED) | BIT(WHEN_ROUTED),
		[EVENT_STATE] = BIT(WHEN_ENTERS) | BIT(WHEN_ROUTED),
		[EVENT_SIGHTED] = BIT(WHEN_SPOTTED),
		[EVENT_ITEM] = BIT(WHEN_HAS) | BIT(WHEN_CAPTURED),
		[EVENT_FLAG] = BIT(WHEN_FLAG),
	};

	return wakes[kind];
}

/* ---- questions about units ---- */

/* The people a unit began with (S3). */
#define FOR_PEOPLE(f, g, u) \
	for (int f = (g)->setup->units[u].first, f##_end = f + (g)->setup->units[u].count; \
		f < f##_end; f++)

/* On the table, or aboard something that is (S4). */
static bool in_play(const struct game *g, int figure)
{
	return game_on_table(g, figure) || g->figures[figure].aboard != NOBODY;
}

int script_unit_fit_people(const struct game *g, int unit)
{
	int n = 0;

	FOR_PEOPLE(f, g, unit)
		n += in_play(g, f) && g->figures[f].life == LIFE_FIT;
	return n;
}

int script_unit_remaining(const struct game *g, int unit)
{
	int n = 0;

	FOR_PEOPLE(f, g, unit)
		n += g->figures[f].life != LIFE_DEAD && g->figures[f].life != LIFE_LEFT;
	return n;
}

bool script_unit_destroyed(const struct game *g, int unit)
{
	return g->units[unit].arrived && script_unit_fit_people(g, unit) == 0;
}

/* Whether a figure is one of a unit's people (-1: any) and now of a side (-1: any). */
static bool is_of(const struct game *g, int figure, int unit, int side)
{
	return (unit < 0 || g->setup->figures[figure].unit == unit)
		&& (side < 0 || g->units[g->figures[figure].unit].side == side);
}

static bool figure_in_area(const struct game *g, int figure, const struct setup_area *a)
{
	const int aboard = g->figures[figure].aboard;
	cell_t cells[BODY_CELLS_MAX];
	const int n = game_hull(g, aboard == NOBODY ? figure : aboard, cells);

	for (int i = 0; i < n; i++)
		if (setup_area_has(a, cells[i]))
			return true;
	return false;
}

static bool is_routing(const struct game *g, int figure)
{
	return g->system->figure_mark(g, figure) == MARK_ROUTING;
}

bool script_unit_in_area(const struct game *g, int unit, int side, int area)
{
	const struct setup_area *a = &g->setup->areas[area];

	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &g->figures[f];

		if (p->life == LIFE_FIT && is_of(g, f, unit, side)
				&& (unit >= 0 || !game_vehicle(g, f)) && figure_in_area(g, f, a)
				&& !is_routing(g, f))	/* S6 */
			return true;
	}
	return false;
}

bool script_side_captured(const struct game *g, int unit, int side)
{
	FOR_PEOPLE(f, g, unit) {
		const struct figure *p = &g->figures[f];

		if (p->life == LIFE_CAPTIVE && is_of(g, p->captor, NOBODY, side))
			return true;
	}
	return false;
}

int script_count_left(const struct game *g, int unit, int side, uint8_t edges)
{
	int n = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const struct figure *p = &g->figures[f];

		n += p->life == LIFE_LEFT && (edges == EDGE_NONE || (p->left & edges))
			&& (unit >= 0 || !game_vehicle(g, f)) && is_of(g, f, unit, side);
	}
	return n;
}

static bool unit_routed(const struct game *g, int unit)
{
	bool still_here = false;

	FOR_PEOPLE(f, g, unit) {
		if (!in_play(g, f))
			continue;
		still_here = true;
		if (is_routing(g, f))
			return true;
	}
	return !still_here && script_count_left(g, unit, NOBODY, EDGE_NONE) > 0;
}

static bool unit_spotted(const struct game *g, int unit, int side)
{
	if (side >= 0)
		return game_knows(g, side, unit);
	for (int s = 0; s < g->setup->n_sides; s++)
		if (!game_same_cause(g, s, g->units[unit].side) && game_knows(g, s, unit))
			return true;
	return false;
}

/* What one's own say to each other is no news. */
static bool unit_hears(const struct game *g, int unit, int side)
{
	const struct unit *u = &g->units[unit];

	return side >= 0 ? (u->understood >> side & 1) != 0
		: (u->understood & ~(1 << u->side)) != 0;
}

/* Whom the scenario lets lead the unit, if anybody. */
static bool leader_stands(const struct game *g, int unit)
{
	FOR_PEOPLE(f, g, unit)
		if (g->setup->figures[f].leader && in_play(g, f) && g->figures[f].life == LIFE_FIT)
			return true;
	return false;
}

/* An item is captured by who did not bring it. */
static bool item_captured(const struct game *g, int item, int side)
{
	const int holder = g->items[item].unit, owner = g->setup->items[item].unit;
	int holding;

	if (holder < 0)
		return false;
	holding = g->units[holder].side;
	return side >= 0 ? holding == side
		: owner < 0 || !game_same_cause(g, holding, g->setup->units[owner].side);
}

static bool item_held(const struct game *g, int item, int unit, int side)
{
	const int holder = g->items[item].unit;

	return holder >= 0 && (unit < 0 || holder == unit)
		&& (side < 0 || g->units[holder].side == side);
}

/* ---- conditions ---- */

static int32_t at_least_one(int32_t number)
{
	return number > 0 ? number : 1;
}

static bool holds(const struct game *g, int condition, int depth)
{
	const struct condition *c = &g->setup->conditions[condition];
	bool any = false, all = true;

	if (depth == DEPTH_MAX)
		return false;
	switch (c->kind) {
	case WHEN_ALL:
	case WHEN_ANY:
	case WHEN_NOT:
		for (int i = c->first; i < c->first + c->n; i++) {
			const bool child = holds(g, i, depth + 1);

			any |= child;
			all &= child;
		}
		return c->kind == WHEN_ALL ? all : c->kind == WHEN_ANY ? any : !any;
	case WHEN_TURN:
		return g->turns_done >= c->number;
	case WHEN_ENTERS:
		return script_unit_in_area(g, c->unit, c->side, c->area);
	case WHEN_SPOTTED:
		return unit_spotted(g, c->unit, c->side);
	case WHEN_DESTROYED:
		return script_unit_destroyed(g, c->unit);
	case WHEN_CAPTURED:
		return c->item >= 0 ? item_captured(g, c->item, c->side)
			: script_side_captured(g, c->unit, c->side);
	case WHEN_ROUTED:
		return unit_routed(g, c->unit);
	case WHEN_FLAG:
		return g->flags[c->flag] != 0;
	case WHEN_HAS:
		return item_held(g, c->item, c->unit, c->side);
	case WHEN_LEFT:
		return script_count_left(g, c->unit, c->side, EDGE_NONE) >= at_least_one(c->number);
	case WHEN_FIRED:
		return g->fired[c->script] > 0;
	case WHEN_HEARS:
		return unit_hears(g, c->unit, c->side);
	case WHEN_MET:
		return g->objectives[c->objective] == g->setup->objectives[c->objective].side;
	case WHEN_STANDS:
		return leader_stands(g, c->unit);
	case CONDITION_KINDS:
		break;
	}
	return false;
}

bool game_holds(const struct game *g, int condition)
{
	return holds(g, condition, 0);
}

/* What must be marked for a condition to be looked at.  Marks are part of games' check values:
 * a leader shares that of units destroyed, and aims are looked at when a turn ends. */
static uint16_t mark_of(enum condition_kind kind)
{
	return kind == WHEN_STANDS ? BIT(WHEN_DESTROYED) : kind == WHEN_MET ? BIT(WHEN_TURN)
		: BIT(kind);
}

static uint16_t needs(const struct setup *s, int condition, int depth)
{
	const struct condition *c = &s->conditions[condition];
	uint16_t bits = mark_of(c->kind);

	if (c->kind <= WHEN_NOT && depth < DEPTH_MAX)
		for (int i = c->first; i < c->first + c->n; i++)
			bits = (uint16_t)(bits | needs(s, i, depth + 1));
	return bits;
}

bool script_ending_fits(const struct game *g, int ending)
{
	const struct setup_ending *const e = &g->setup->endings[ending];

	return (e->side == WON_BY_ANY || e->side == g->winner)
		&& (e->flag < 0 || g->flags[e->flag] != 0)
		&& (e->when < 0 || holds(g, e->when, 0));
}

void script_prepare(struct game *g)
{
	for (int i = 0; i < g->setup->n_scripts; i++)
		g->script_needs[i] = needs(g->setup, g->setup->scripts[i].when, 0);
}

/* ---- deeds ---- */

/* Which kinds of events are which deeds, and of whom. */
static const struct { uint8_t event; bool by_other; } deeds[DOES_KINDS] = {
	[DOES_NONE] = { EVENT_KINDS, false },
	[DOES_ORDERED] = { EVENT_ORDER, false }, [DOES_MOVES] = { EVENT_MOVE, false },
	[DOES_SHOOTS] = { EVENT_SHOT, false }, [DOES_SHOT_AT] = { EVENT_SHOT, true },
	[DOES_HIT] = { EVENT_HIT, false },
};

void script_deed(struct game *g, const struct event *e)
{
	if (e->kind == EVENT_MOVE && (e->from == CELL_NONE || e->cell == CELL_NONE))
		return;		/* who comes or goes does not move */
	for (int i = 0; i < g->setup->n_conditions; i++) {
		const struct condition *const c = &g->setup->conditions[i];

		if (c->kind == WHEN_FLAG && c->number > DOES_NONE && c->number < DOES_KINDS
				&& deeds[c->number].event == e->kind
				&& c->unit == (deeds[c->number].by_other ? e->other : e->unit))
			game_flag(g, c->flag, 1);
	}
}

/* ---- effects ---- */

static void tell_story(struct game *g, const struct effect *e)
{
	struct event story = event_of(EVENT_STORY);

	story.word = e->text;
	story.audience = (uint16_t)(e->side >= 0 ? 1u << e->side : SIDES_ALL);
	game_emit(g, &story);
}

static void spawn(struct game *g, const struct effect *e)
{
	const struct setup_unit *u = &g->setup->units[e->unit];
	const int area = e->area >= 0 ? e->area : u->arrives_area;
	const cell_t near = e->area < 0 && u->cell != CELL_NONE ? u->cell
		: area >= 0 ? place_of_area(g, e->unit, area) : CELL_NONE;

	if (near != CELL_NONE)
		game_bring_on(g, e->unit, near);
}

static void reveal(struct game *g, const struct effect *e)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		game_sight(g, e->unit, side, true);
}

static void set_flag(struct game *g, const struct effect *e)
{
	game_flag(g, e->flag, e->number);
}

/* S5: only the die is told, and which of how many it chose. */
static void draw_flag(struct game *g, const struct effect *e)
{
	int flags[FLAGS_MAX], n = 0;

	for (int f = 0; f < g->setup->n_flags; f++)
		if (e->flags >> f & 1)
			flags[n++] = f;
	if (n > 0)
		game_flag(g, flags[roll_pick(g, n, "C-13", "what chance decides", NOBODY,
			NOBODY)], 1);
}

static void set_objective(struct game *g, const struct effect *e)
{
	game_objective(g, e->objective, e->side);
}

static void give_points(struct game *g, const struct effect *e)
{
	game_points(g, e->side, e->number, e->text);
}

static void give_item(struct game *g, const struct effect *e)
{
	game_item(g, e->item, e->unit, CELL_NONE);
}

static void set_command(struct game *g, const struct effect *e)
{
	const struct unit *const u = &g->units[e->unit];

	game_command(g, e->unit, e->side >= 0 ? e->side : u->side,
		e->number < 0 ? !u->uncommanded : e->number != 0);
}

static void change_ground(struct game *g, const struct effect *e)
{
	const cell_t first = g->setup->areas[e->area].cells[0];
	struct event told = event_of(EVENT_NOTE);

	if (game_ground(g, first, first, e->area, e->ground))
		return;
	told.audience = 0;
	told.word = "there is not enough memory to change the ground";
	game_emit(g, &told);
}

static void set_friends(struct game *g, const struct effect *e)
{
	game_friends(g, e->side, e->other, e->number != 0);
}

static void decide(struct game *g, const struct effect *e)
{
	game_decide(g, e->side);
}

/* It is told where it stands (game_task()). */
static void set_task(struct game *g, const struct effect *e)
{
	(void)g, (void)e;
}

static void (*const effects[EFFECT_KINDS])(struct game *g, const struct effect *e) = {
	[THEN_STORY] = tell_story, [THEN_SPAWN] = spawn, [THEN_REVEAL] = reveal,
	[THEN_FLAG] = set_flag, [THEN_DRAW] = draw_flag, [THEN_OBJECTIVE] = set_objective,
	[THEN_POINTS] = give_points, [THEN_GIVE] = give_item,
	[THEN_COMMAND] = set_command, [THEN_GROUND] = change_ground,
	[THEN_TASK] = set_task, [THEN_FRIENDS] = set_friends, [THEN_END] = decide,
};

static bool may_fire(const struct game *g, int script)
{
	const int16_t last = g->fired[script];

	return !script_stopped(last)
		&& (g->setup->scripts[script].once ? script_unfired(last) : last < g->turn);
}

void script_fire(struct game *g, int script)
{
	const struct setup_script *s = &g->setup->scripts[script];

	g->fired[script] = g->turn > 0 ? g->turn : 1;
	g->changed |= BIT(WHEN_FIRED);
	for (int i = s->first; i < s->first + s->n; i++)
		effects[g->setup->effects[i].kind](g, &g->setup->effects[i]);
}

/* The effect of a script event that sets a side's task, or NULL; of several the last. */
static const struct effect *task_in(const struct game *g, int script, int side)
{
	const struct setup_script *const s = &g->setup->scripts[script];
	const struct effect *task = NULL;

	for (int i = s->first; i < s->first + s->n; i++) {
		const struct effect *const e = &g->setup->effects[i];

		if (e->kind == THEN_TASK && (e->side < 0 || e->side == side))
			task = e;
	}
	return task;
}

/* The event that set it, or -1 (S7). */
static int script_task(const struct game *g, int side)
{
	int latest = 0, script = -1;

	for (int i = 0; i < g->setup->n_scripts && !g->over; i++)
		if (g->fired[i] > 0 && g->fired[i] >= latest && task_in(g, i, side) != NULL) {
			latest = g->fired[i];
			script = i;
		}
	return script;
}

const char *game_task(const struct game *g, int side)
{
	const int script = script_task(g, side);

	if (script >= 0)
		return task_in(g, script, side)->text;
	return g->setup->task != NULL && !g->over ? g->setup->task : "";
}

/* Whether what is past holds, which nothing undoes. */
static bool holds_for_good(const struct game *g, int condition)
{
	const enum condition_kind kind = g->setup->conditions[condition].kind;

	return (kind == WHEN_TURN || kind == WHEN_FIRED) && holds(g, condition, 0);
}

/* Whether one who looks has not been told of an event if it has happened (V6). */
static bool may_have_fired(const struct game *g, int script)
{
	return g->viewer != NOBODY && !g->over && !script_told(g, script, g->viewer);
}

static bool may_happen(const struct game *g, int script, int depth);

/* Whether a condition can be seen never to hold any more: what it asks of a unit nobody
 * is left to do, or it is not to be what is past.  Whatever else stands in the way, it may hold
 * yet. */
static bool never_holds(const struct game *g, int condition, int depth)
{
	const struct condition *c = &g->setup->conditions[condition];
	bool any = false, all = c->n > 0;

	switch (depth < DEPTH_MAX ? c->kind : CONDITION_KINDS) {
	case WHEN_ALL:
	case WHEN_ANY:
		for (int i = c->first; i < c->first + c->n; i++) {
			const bool child = never_holds(g, i, depth + 1);

			any |= child;
			all &= child;
		}
		return c->kind == WHEN_ALL ? any : all;
	case WHEN_NOT:
		for (int i = c->first; i < c->first + c->n; i++)
			any |= holds_for_good(g, i);
		return any;
	case WHEN_FIRED:
		return g->fired[c->script] <= 0 && !may_have_fired(g, c->script)
			/* followed twice: it may go round */
			&& !may_happen(g, c->script, depth + DEPTH_MAX / 2);
	case WHEN_ENTERS:
	case WHEN_CAPTURED:
	case WHEN_HEARS:
	case WHEN_HAS:
	case WHEN_STANDS:
		return c->unit >= 0 && script_unit_remaining(g, c->unit) == 0
			&& !holds(g, condition, depth);	/* who left keeps what he has */
	default:
		return false;
	}
}

/* Whether an event may still come to pass that has not, or that may again. */
static bool may_happen(const struct game *g, int script, int depth)
{
	const struct setup_script *const s = &g->setup->scripts[script];

	return (!s->once || script_unfired(g->fired[script])) && !never_holds(g, s->when, depth);
}

bool script_may_spawn(const struct game *g, int unit)
{
	for (int i = 0; i < g->setup->n_scripts && !g->setup->units[unit].absent; i++) {
		const struct setup_script *s = &g->setup->scripts[i];

		for (int k = s->first; k < s->first + s->n; k++)
			if (g->setup->effects[k].kind == THEN_SPAWN
					&& g->setup->effects[k].unit == unit
					&& script_unfired(g->fired[i]) && may_happen(g, i, 0))
				return true;
	}
	return false;
}

bool script_may_settle(const struct game *g, int objective)
{
	for (int i = 0; i < g->setup->n_scripts; i++) {
		const struct setup_script *s = &g->setup->scripts[i];

		for (int k = s->first; k < s->first + s->n; k++)
			if (g->setup->effects[k].kind == THEN_OBJECTIVE
					&& g->setup->effects[k].objective == objective
					&& may_happen(g, i, 0))
				return true;
	}
	return false;
}

void game_script(struct game *g)
{
	while (g->changed) {
		const uint16_t changed = g->changed;

		g->changed = 0;
		objectives_now(g, changed);
		for (int i = 0; i < g->setup->n_scripts; i++)
			if ((g->script_needs[i] & changed) && may_fire(g, i)
					&& holds(g, g->setup->scripts[i].when, 0))
				script_fire(g, i);
	}
}
