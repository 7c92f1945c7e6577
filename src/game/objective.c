/* Objectives, points, and how a game comes to its end.
 *
 *  O1  Objectives of the moment (reach, destroy, capture, exit) are had as soon
 *      as they are true, and stay so; those of the end (hold, keep, item) are
 *      settled by the last turn's end, or by game_end() if that comes first.
 *  O2  Who has most points wins; sides that are allied count together, and the one
 *      of them with most points is named.  Friends by a mere truce play each for
 *      themselves (Y-32).  A tie is a draw, unless only one cause is left, and in it
 *      only one of those who are level.
 *  O3  An open objective is lost when too few of the people that it asks for are
 *      neither dead nor off the table, and no event to come may settle it.  It is
 *      told so, and failed with the others at the end.
 *  O4  With only one cause left the game is decided as soon as none of its open aims can be
 *      met any more by going somewhere, having something or the script; until then it goes on,
 *      for as many turns as there are.
 */
#include <stdio.h>

#include "cliffhanger/bidding.h"
#include "game/room.h"

bool objective_told(const struct game *g, int objective, int side)
{
	const struct setup_objective *o = &g->setup->objectives[objective];

	return !o->hidden || game_allied(g, o->side, side);
}

static bool aim_reached(const struct game *g, const struct setup_objective *o)
{
	const int side = o->unit >= 0 ? NOBODY : o->side;

	switch (o->kind) {
	case AIM_REACH:
		return script_unit_in_area(g, o->unit, side, o->area);
	case AIM_DESTROY:
		return script_unit_destroyed(g, o->unit);
	case AIM_CAPTURE:
		return script_side_captured(g, o->unit, o->side);
	case AIM_EXIT:
		return script_count_left(g, o->unit, side, o->edge)
			>= (o->number > 0 ? o->number : 1);
	default:
		return false;
	}
}

void objectives_now(struct game *g, uint16_t changed)
{
	static const uint16_t kinds = 1u << WHEN_ENTERS | 1u << WHEN_DESTROYED
		| 1u << WHEN_CAPTURED | 1u << WHEN_LEFT;

	for (int i = 0; i < g->setup->n_objectives && (changed & kinds); i++)
		if (g->objectives[i] == NOBODY && aim_reached(g, &g->setup->objectives[i]))
			game_objective(g, i, g->setup->objectives[i].side);
}

/* friends by a truce neither hold a place for one nor keep one from it. */
static bool held_alone(const struct game *g, const struct setup_objective *o)
{
	bool held = false;

	for (int side = 0; side < g->setup->n_sides; side++) {
		if (!script_unit_in_area(g, NOBODY, side, o->area))
			continue;
		if (!game_same_cause(g, side, o->side))
			return false;
		held |= game_allied(g, side, o->side);
	}
	return held;
}

bool objective_stands(const struct game *g, int objective)
{
	const struct setup_objective *const o = &g->setup->objectives[objective];

	switch (o->kind) {
	case AIM_HOLD:
		return held_alone(g, o);
	case AIM_KEEP:
		return script_unit_fit_people(g, o->unit) >= (o->number > 0 ? o->number : 1);
	case AIM_ITEM:
		return g->items[o->item].unit >= 0
			&& game_allied(g, g->units[g->items[o->item].unit].side, o->side);
	default:
		return false;
	}
}

/* O3 */
bool objective_lost(const struct game *g, int objective)
{
	const struct setup_objective *o = &g->setup->objectives[objective];
	const int asked = o->number > 0 ? o->number : 1;

	if (g->objectives[objective] != NOBODY || script_may_settle(g, objective))
		return false;
	switch (o->unit >= 0 || o->kind == AIM_SCRIPT ? o->kind : AIM_HOLD) {
	case AIM_SCRIPT:
		return true;
	case AIM_REACH:
	case AIM_CAPTURE:
		return script_unit_remaining(g, o->unit) == 0;
	case AIM_KEEP:
		return script_unit_remaining(g, o->unit) < asked;
	case AIM_EXIT:
		return script_count_left(g, o->unit, NOBODY, o->edge)
			+ script_unit_remaining(g, o->unit) < asked;
	default:
		return false;
	}
}

static void meet_at_end(struct game *g)
{
	enum { FAILED = -2 };

	for (int i = 0; i < g->setup->n_objectives; i++) {
		const struct setup_objective *o = &g->setup->objectives[i];

		if (g->objectives[i] == NOBODY)
			game_objective(g, i, objective_stands(g, i) ? o->side : FAILED);
	}
}

/* ---- who wins ---- */

/* Points as they would be if this were the end, each side's and with its allies'. */
struct standing { int32_t points[SIDES_MAX], together[SIDES_MAX], most; };

static void reckon(const struct game *g, struct standing *s)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		s->points[side] = g->points[side];
	for (int i = 0; i < g->setup->n_objectives; i++) {
		const struct setup_objective *o = &g->setup->objectives[i];

		if (g->objectives[i] == NOBODY && objective_stands(g, i))
			s->points[o->side] += o->points;
	}
	s->most = INT32_MIN;
	for (int side = 0; side < g->setup->n_sides; side++) {
		s->together[side] = 0;
		for (int ally = 0; ally < g->setup->n_sides; ally++)
			if (game_allied(g, side, ally))
				s->together[side] += s->points[ally];
		if (s->together[side] > s->most)
			s->most = s->together[side];
	}
}

/* A vehicle does nothing of its own; whoever is aboard counts himself. */
static bool unit_does(const struct game *g, int unit)
{
	const int body = game_unit_body(g, unit);

	return (body == NOBODY || !game_vehicle(g, body))
		&& game_unit_fit(g, unit) + game_unit_aboard(g, unit) > 0;
}

static bool may_come(const struct game *g, int unit)
{
	return g->setup->units[unit].arrives > 0 || script_may_spawn(g, unit);
}

bool game_may_come(const struct game *g, int unit)
{
	const int aboard = g->setup->units[unit].aboard;

	if (aboard >= 0)	/* comes with its vehicle, or not at all */
		return !g->units[aboard].arrived && may_come(g, aboard);
	return may_come(g, unit);
}

/* Whether a unit can still do something in this game. */
static bool unit_counts(const struct game *g, int unit)
{
	return g->units[unit].arrived ? unit_does(g, unit) : game_may_come(g, unit);
}

/* The side of the only cause that is left; NOBODY if there are several.  With
 * nobody left at all `*none` is set. */
static int last_cause(const struct game *g, bool *none)
{
	int side = NOBODY;

	*none = true;
	for (int u = 0; u < g->n_units; u++) {
		if (!unit_counts(g, u))
			continue;
		*none = false;
		if (side == NOBODY)
			side = g->units[u].side;
		else if (!game_same_cause(g, side, g->units[u].side))
			return NOBODY;
	}
	return side;
}

/* Whether a side or its allies can still do something. */
static bool is_left(const struct game *g, int side)
{
	for (int u = 0; u < g->n_units; u++)
		if (game_allied(g, g->units[u].side, side) && unit_counts(g, u))
			return true;
	return false;
}

static bool ever_opposed(const struct game *g)
{
	for (int u = 1; u < g->n_units; u++)
		if (!game_same_cause(g, g->setup->units[0].side, g->setup->units[u].side))
			return true;
	return false;
}

/* The only cause that is left of several; NOBODY. */
static int survivor(const struct game *g, bool *none)
{
	const int last = last_cause(g, none);

	return *none || !ever_opposed(g) ? NOBODY : last;
}

/* The side of most points among those who have so many with their allies; of several that are
 * not allied `level`. */
static int first_of(const struct game *g, const struct standing *s, bool standing, bool *level)
{
	int first = NOBODY;

	*level = false;
	for (int side = 0; side < g->setup->n_sides; side++) {
		if (s->together[side] != s->most || (standing && !is_left(g, side)))
			continue;
		*level |= first != NOBODY && !game_allied(g, first, side);
		if (first == NOBODY || s->points[side] > s->points[first])
			first = side;
	}
	return first;
}

/* O2; `one_left` says that only one cause is. */
static int winner_by_points(const struct game *g, bool one_left)
{
	struct standing s;
	bool level;
	int winner;

	reckon(g, &s);
	winner = first_of(g, &s, false, &level);
	if (level && one_left)
		winner = first_of(g, &s, true, &level);
	return level ? NOBODY : winner;
}

static bool is_commanded(const struct game *g, int side)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side && !g->units[u].uncommanded && unit_counts(g, u))
			return true;
	return false;
}

static bool lies_somewhere(const struct game *g, int item)
{
	return g->items[item].unit >= 0 || g->items[item].cell != CELL_NONE;
}

/* O4: whether who has nobody against him any more may meet an aim yet. */
static bool has_a_road(const struct game *g, int objective)
{
	const struct setup_objective *const o = &g->setup->objectives[objective];

	if (g->objectives[objective] != NOBODY || !is_commanded(g, o->side)
			|| objective_stands(g, objective) || objective_lost(g, objective))
		return false;
	switch (o->kind) {
	case AIM_HOLD:
	case AIM_REACH:
	case AIM_EXIT:
		return true;
	case AIM_ITEM:
		return lies_somewhere(g, o->item);
	default:
		return script_may_settle(g, objective);
	}
}

static bool roads_are_open(const struct game *g, int side)
{
	for (int i = 0; i < g->setup->n_objectives && g->turn < g->setup->turns; i++)
		if (game_same_cause(g, g->setup->objectives[i].side, side) && has_a_road(g, i))
			return true;
	return false;
}

static void decide_if_one_is_left(struct game *g)
{
	bool none;
	const int last = survivor(g, &none);

	if (none || (last != NOBODY && !roads_are_open(g, last)))
		game_decide(g, winner_by_points(g, last != NOBODY));
}

/* ---- the course of turns ---- */

/* A place that reinforcements come to: their own cell, or their area. */
static cell_t arrival_place(const struct game *g, int unit)
{
	const struct setup_unit *s = &g->setup->units[unit];

	if (s->cell != CELL_NONE)
		return s->cell;
	return s->arrives_area >= 0 ? place_of_area(g, unit, s->arrives_area) : CELL_NONE;
}

void game_turn_begin(struct game *g)
{
	struct event e = event_of(EVENT_TURN);
	char check[20] = "";

	if (game_listened(g))
		snprintf(check, sizeof(check), "%016llx",
			(unsigned long long)game_check_value(g));
	g->turn++;
	g->phase = 0;
	e.number = g->turn;
	e.word = check;
	game_emit(g, &e);
	for (int u = 0; u < g->n_units; u++) {
		const int16_t due = g->setup->units[u].arrives;

		if (due > 0 && due <= g->turn && !g->units[u].arrived)
			game_bring_on(g, u, arrival_place(g, u));
	}
	bidding_turn(g);
}

void game_turn_end(struct game *g)
{
	g->turns_done = g->turn;
	g->changed = UINT16_MAX;
	game_script(g);
	if (g->turn >= g->setup->turns) {
		bool none;

		meet_at_end(g);
		game_decide(g, winner_by_points(g, survivor(g, &none) != NOBODY));
	}
	decide_if_one_is_left(g);
}

uint32_t game_epilogue(const struct game *g)
{
	uint32_t told = 0;

	for (int i = 0; i < g->setup->n_endings; i++) {
		if (!script_ending_fits(g, i))
			continue;
		told |= UINT32_C(1) << i;
		if (!g->setup->endings[i].on)
			break;
	}
	return told;
}

static void tell_ending(struct game *g)
{
	const uint32_t told = game_epilogue(g);

	for (int i = 0; i < g->setup->n_endings; i++) {
		struct event story = event_of(EVENT_STORY);

		if (!(told >> i & 1))
			continue;
		story.word = g->setup->endings[i].text;
		story.audience = SIDES_ALL;
		game_emit(g, &story);
	}
}

void game_end(struct game *g)
{
	struct event e = event_of(EVENT_END);

	if (g->over)
		return;
	meet_at_end(g);
	game_decide(g, winner_by_points(g, false));
	tell_ending(g);
	g->over = true;
	g->n_decisions = 0;
	e.number = g->winner;
	e.word = "over";
	game_emit(g, &e);
}
