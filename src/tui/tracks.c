/* Tracks: what the last phase has left on the map, and what of it one has not looked at yet.
 *
 * Of each unit that went somewhere the way of one of it, who leads it if he did; of each shot its
 * line; the cells where something burst.  All of it as the seat was told, where it stood then.
 * They are marked until a key is pressed on the map that does more than look elsewhere.  Where
 * something happened beyond the edge of the map remains to be looked at: see edges.c and play.h.
 *
 *  A1  nothing is marked of an event that the seat does not hear, nor of a unit that it did not
 *      see then.
 */
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/sight.h"
#include "tui/play.h"

enum { LINE_CELLS_MAX = 640, FRAMES_MAX = 60 };

static const struct event *event_at(const struct play *p, size_t i)
{
	return event_log_at(session_log(p->session), i);
}

static size_t events(const struct play *p)
{
	return event_log_count(session_log(p->session));
}

/* A1: whether the seat saw a unit of an event when it happened. */
static bool saw(const struct play *p, const struct event *e)
{
	const int side = p->view->game.viewer;

	return side < 0 || !e->then.known || (e->then.sees >> side & 1) != 0;
}

static bool hears(const struct play *p, const struct event *e)
{
	return view_hears(&p->view->game, p->seat, e);
}

/* Steps before the first turn only put everybody where he begins. */
static bool is_step(const struct play *p, const struct event *e)
{
	return e->kind == EVENT_MOVE && e->turn > 0 && e->from != CELL_NONE && e->cell != CELL_NONE
		&& e->from != e->cell && hears(p, e);
}

static void add(struct play *p, struct track track)
{
	struct tracks *const t = &p->tracks;

	if (t->n < TRACKS_MAX)
		t->all[t->n++] = track;
}

/* ---- ways ---- */

/* Who shows each unit's way: its leader if he went, else who went farthest. */
static void find_walkers(const struct play *p, size_t first, int16_t walker[UNITS_MAX])
{
	const struct game *const g = &p->view->game;
	int16_t steps[FIGURES_MAX] = { 0 };

	for (int u = 0; u < UNITS_MAX; u++)
		walker[u] = NOBODY;
	for (size_t i = first; i < events(p); i++) {
		const struct event *const e = event_at(p, i);
		const int16_t f = e->figure;

		if (!is_step(p, e) || e->unit < 0)
			continue;
		steps[f]++;
		if (walker[e->unit] < 0 || f == g->units[e->unit].leader
				|| (steps[f] > steps[walker[e->unit]]
					&& walker[e->unit] != g->units[e->unit].leader))
			walker[e->unit] = f;
	}
}

/* Where a unit stood when an event happened: where it went from next, or else where it is. */
static cell_t stood(const struct play *p, int unit, size_t then)
{
	const int16_t leader = p->view->game.units[unit].leader;

	for (size_t i = then + 1; i < events(p); i++) {
		const struct event *const e = event_at(p, i);

		if (e->unit == unit && is_step(p, e) && (leader < 0 || e->figure == leader))
			return e->from;
	}
	return game_unit_whereabouts(&p->view->game, unit);
}

static void add_shot(struct play *p, size_t i)
{
	const struct event *const e = event_at(p, i);
	const cell_t from = saw(p, e) ? stood(p, e->unit, i) : CELL_NONE;
	const cell_t to = e->other >= 0 ? stood(p, e->other, i) : CELL_NONE;

	if (from != CELL_NONE && to != CELL_NONE)
		add(p, (struct track){ TRACK_SHOT, e->unit, from, to });
}

/* ---- what is not looked at yet ---- */

static void add_place(struct play *p, cell_t cell)
{
	struct tracks *const t = &p->tracks;

	for (int i = 0; i < t->n_places; i++)
		if (t->places[i] == cell)
			return;
	if (cell != CELL_NONE && t->n_places < TRACK_PLACES_MAX)
		t->places[t->n_places++] = cell;
}

/* Where something has happened to somebody, by hands or by his nerves. */
static cell_t place_of(const struct play *p, size_t i)
{
	const struct event *const e = event_at(p, i);

	switch (e->kind) {
	case EVENT_BURST:
		return e->cell;
	case EVENT_SHOT:
		return e->other >= 0 ? stood(p, e->other, i) : CELL_NONE;
	case EVENT_LIFE:
	case EVENT_STATE:
	case EVENT_CAPTURE:
		return e->unit >= 0 ? stood(p, e->unit, i) : CELL_NONE;
	default:
		return CELL_NONE;
	}
}

/* ---- all of it ---- */

void tracks_take(struct play *p)
{
	struct tracks *const t = &p->tracks;
	const size_t first = t->taken[p->seat];
	int16_t walker[UNITS_MAX];

	t->taken[p->seat] = events(p);
	t->n = t->n_places = 0;
	if (first >= events(p))
		return;
	find_walkers(p, first, walker);
	for (size_t i = first; i < events(p); i++) {
		const struct event *const e = event_at(p, i);

		if (!hears(p, e))
			continue;
		if (is_step(p, e) && e->unit >= 0 && walker[e->unit] == e->figure)
			add(p, (struct track){ TRACK_WALK, e->unit, e->from, e->cell });
		else if (e->kind == EVENT_SHOT)
			add_shot(p, i);
		else if (e->kind == EVENT_BURST && e->cell != CELL_NONE)
			add(p, (struct track){ TRACK_BURST, NOBODY, e->cell, e->cell });
		add_place(p, place_of(p, i));
	}
}

void tracks_skip(struct play *p)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		p->tracks.taken[seat] = events(p);
}

void tracks_forget(struct play *p, size_t stands)
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (p->tracks.taken[seat] > stands)
			p->tracks.taken[seat] = stands;
}

void tracks_fade(struct play *p, int key)
{
	const enum key_act act = screen_act(p->tui, p->watching ? PLACE_REPLAY : PLACE_MAP, key);

	if (act != ACT_ZOOM && act != ACT_CENTRE && act != ACT_JUMP)
		p->tracks.n = 0;
}

/* ---- on the map ---- */

/* Who passes his own men is told of where he comes out again: straight on in between. */
static void mark_walk(struct play *p, const struct track *t)
{
	const struct grid *const g = &p->view->game.table->grid;
	cell_t cells[LINE_CELLS_MAX];
	const int n = sight_cells(p->view->game.table, t->from, t->to, cells, LINE_CELLS_MAX);

	for (int i = 0; i + 1 < n; i++)
		p->overlaid[cells[i]] = (uint8_t)(OVERLAID_WALK
			+ grid_direction(g, cells[i], cells[i + 1], 0));
}

static void mark_shot(struct play *p, const struct track *t)
{
	cell_t cells[LINE_CELLS_MAX];
	const int n = sight_cells(p->view->game.table, t->from, t->to, cells, LINE_CELLS_MAX);

	for (int i = 1; i < n - 1; i++)
		p->overlaid[cells[i]] = OVERLAID_LINE;
}

/* So many are drawn now. */
static int drawn(const struct tracks *t)
{
	return t->walking ? t->shown : t->n;
}

/* Ways lie over lines: a line is known by its ends. */
void tracks_mark(struct play *p)
{
	const struct tracks *const t = &p->tracks;

	for (int i = 0; i < drawn(t); i++)
		if (t->all[i].kind == TRACK_SHOT)
			mark_shot(p, &t->all[i]);
	for (int i = 0; i < drawn(t); i++)
		if (t->all[i].kind == TRACK_WALK)
			mark_walk(p, &t->all[i]);
		else if (t->all[i].kind == TRACK_BURST)
			p->overlaid[t->all[i].from] = OVERLAID_BURST;
}

/* ---- one after the other ---- */

/* The next step of a unit that is still under way; NULL if it has arrived. */
static const struct track *next_step(const struct tracks *t, int unit)
{
	for (int i = drawn(t); i < t->n; i++)
		if (t->all[i].kind == TRACK_WALK && t->all[i].unit == unit)
			return &t->all[i];
	return NULL;
}

/* Nobody stands yet where he will: his unit's counter goes for all of it. */
void tracks_hide(struct play *p)
{
	const struct game *const g = &p->view->game;

	for (cell_t cell = 0; p->tracks.walking && cell < grid_cells(&g->table->grid); cell++) {
		const int figure = g->occupant[cell];

		if (figure >= 0 && next_step(&p->tracks, g->figures[figure].unit) != NULL)
			p->overlaid[cell] = OVERLAID_ABSENT;
	}
}

void tracks_draw_walkers(struct play *p)
{
	const struct chart_look *const look = &p->look;

	for (int u = 0; p->tracks.walking && u < p->view->game.n_units; u++) {
		const struct track *const step = next_step(&p->tracks, u);
		const struct chart_piece piece = chart_piece(p->view, look, u, NOBODY);
		struct point at;

		if (step == NULL || !chart_where(&p->view->game.table->grid, look, step->from, &at))
			continue;
		p->glyphs[at.row * look->cols + at.col] = piece.letter;
		if (look->scale <= 0 && at.col + 1 < look->cols)
			p->glyphs[at.row * look->cols + at.col + 1] = piece.state;
	}
}

static bool in_sight(const struct play *p, const struct track *t)
{
	const struct grid *const g = &p->view->game.table->grid;
	struct point at;

	return t->kind == TRACK_WALK && (chart_where(g, &p->look, t->from, &at)
		|| chart_where(g, &p->look, t->to, &at));
}

void tracks_walk(struct play *p)
{
	const struct preferences *const likes = screen_likes(p->tui);
	struct tracks *const t = &p->tracks;
	int steps = 0, at = 0;

	if (!likes->animation || screen_typed(p->tui))
		return;
	for (int i = 0; i < t->n; i++)
		steps += in_sight(p, &t->all[i]);
	t->walking = true;
	for (t->shown = 0; t->shown < t->n; t->shown++) {
		if (!in_sight(p, &t->all[t->shown]) || at++ % (1 + steps / FRAMES_MAX) != 0)
			continue;
		screen_show(p->tui);
		if (screen_pause(p->tui, likes->step_ms))
			break;
	}
	t->walking = false;
}
