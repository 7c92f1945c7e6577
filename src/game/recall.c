/* Recall: see recall.h.
 *
 *  C1  what is added up here is what change.c changes before it emits: an event is told with
 *      the state after it.
 *  C2  every choice begins with an event that breaks for the Game Master.
 */
#include <string.h>

#include "cliffhanger/recall.h"
#include "game/room.h"

/* ---- what there is to know of an event ---- */

static uint8_t knowers(const struct game *g, int unit)
{
	uint8_t sides = 0;

	for (int side = 0; unit >= 0 && unit < g->n_units && side < g->setup->n_sides; side++)
		if (game_knows(g, side, unit))
			sides = (uint8_t)(sides | 1u << side);
	return sides;
}

/* The sides that see somebody of a side: its own, too. */
static uint8_t sees_any_of(const struct game *g, int side)
{
	uint8_t sides = (uint8_t)(1u << side);

	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side)
			sides = (uint8_t)(sides | game_watchers(g, u));
	return sides;
}

struct event_then recall_now(const struct game *g, const struct event *e)
{
	const int f = e->figure;
	struct event_then then = { .known = true, .unit = knowers(g, e->unit),
		.other = knowers(g, e->other) };

	if (e->unit >= 0 && e->unit < g->n_units)
		then.sees = (uint8_t)game_watchers(g, e->unit);
	if (event_of_sight(e->kind) && e->number >= 0 && e->number < g->setup->n_sides)
		then.seers = sees_any_of(g, e->number);
	if (f >= 0 && f < g->n_figures) {
		then.figure = (uint8_t)(knowers(g, g->figures[f].unit)
			| knowers(g, g->setup->figures[f].unit));
		then.life = g->figures[f].life;
		then.leads = g->units[g->figures[f].unit].leader == f;
	}
	return then;
}

/* ---- adding up ---- */

static void add_life(struct game *g, const struct event *e)
{
	if (e->figure >= 0 && e->number >= 0 && e->number < LIVES)
		g->figures[e->figure].life = (uint8_t)e->number;
}

/* Who comes into the game is fit. */
static void add_arrival(struct game *g, const struct event *e)
{
	struct figure *const f = e->figure < 0 ? NULL : &g->figures[e->figure];

	if (f && f->life == LIFE_AWAITED && (e->cell != CELL_NONE || e->kind == EVENT_BOARD))
		f->life = LIFE_FIT;
}

static void add_capture(struct game *g, const struct event *e)
{
	if (e->figure >= 0)
		g->figures[e->figure].life = e->number >= 0 ? LIFE_CAPTIVE : LIFE_FIT;
}

static void add_sight(struct game *g, const struct event *e)
{
	struct unit *const u = e->unit < 0 ? NULL : &g->units[e->unit];
	uint8_t bit;

	if (!u || e->number < 0 || e->number >= g->setup->n_sides)
		return;
	bit = (uint8_t)(1u << e->number);
	u->sighted = (uint8_t)(e->kind == EVENT_SIGHTED ? u->sighted | bit : u->sighted & ~bit);
	u->known |= bit;
}

static void add_leader(struct game *g, const struct event *e)
{
	if (e->unit >= 0)
		g->units[e->unit].leader = e->figure;
}

static void add_join(struct game *g, const struct event *e)
{
	if (e->figure >= 0 && e->other >= 0 && e->other < g->n_units)
		g->figures[e->figure].unit = e->other;
}

static void add_side(struct game *g, const struct event *e)
{
	struct unit *const u = e->unit < 0 ? NULL : &g->units[e->unit];

	if (!u || e->number < 0 || e->number >= g->setup->n_sides)
		return;
	u->side = (int16_t)e->number;
	u->uncommanded = strcmp(e->word, "commanded") != 0;
	u->sighted |= (uint8_t)(1u << e->number);
	u->known |= (uint8_t)(1u << e->number);
}

static void add_friends(struct game *g, const struct event *e)
{
	const struct sink out = g->out;
	const int sides = g->setup->n_sides;

	if (e->other < 0 || e->other >= sides || e->number < 0 || e->number >= sides)
		return;
	g->out = (struct sink){ NULL, NULL };
	game_become_friends(g, e->other, e->number, strcmp(e->word, "friends") == 0);
	g->out = out;
}

static void (*const adders[EVENT_KINDS])(struct game *g, const struct event *e) = {
	[EVENT_LIFE] = add_life, [EVENT_MOVE] = add_arrival, [EVENT_BOARD] = add_arrival,
	[EVENT_CAPTURE] = add_capture, [EVENT_SIGHTED] = add_sight, [EVENT_HIDDEN] = add_sight,
	[EVENT_LEADER] = add_leader, [EVENT_JOIN] = add_join, [EVENT_SIDE] = add_side,
	[EVENT_FRIENDS] = add_friends,
};

/* An event of a save may name what this game has not. */
static bool is_of(const struct game *g, const struct event *e)
{
	return e->unit < g->n_units && e->figure < g->n_figures;
}

/* Names known by the end of a choice are known in all that came of it. */
static void end_step(const struct game *g, struct event_log *log, size_t first, size_t end)
{
	for (size_t i = first; i < end; i++) {
		const struct event *const e = event_log_at(log, i);
		const struct event_then now = recall_now(g, e);
		struct event_then then = e->then;

		then.unit |= now.unit;
		then.other |= now.other;
		then.figure |= now.figure;
		then.seers |= now.seers;
		if (then.known)
			event_log_recall(log, i, &then);
	}
}

void recall_step(const struct game *g, struct event_log *log, size_t first)
{
	end_step(g, log, first, event_log_count(log));
}

bool recall_log(const struct setup *setup, const void *rules, struct event_log *log)
{
	struct game *const g = game_unplaced(setup, rules);
	size_t step = 0;

	if (!g)
		return false;
	for (size_t i = 0; i < event_log_count(log); i++) {
		const struct event *const e = event_log_at(log, i);
		struct event_then then;

		if (e->then.breaks & EVENT_MASTER) {
			end_step(g, log, step, i);
			step = i;
		}
		if (!is_of(g, e))
			continue;
		if (adders[e->kind])
			adders[e->kind](g, e);
		then = recall_now(g, e);
		event_log_recall(log, i, &then);
	}
	recall_step(g, log, step);
	game_free(g);
	return true;
}
