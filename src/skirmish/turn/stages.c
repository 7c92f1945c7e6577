/* A turn as a walk through stages: stages.h. */
#include "skirmish/skirmish.h"
#include "skirmish/turn/stages.h"

#include "cliffhanger/unasked.h"

static const struct stages *stages_of(const struct game *g)
{
	return skirmish_of(g)->stages;
}

struct walk *stages_walk_of(const struct game *g)
{
	return g->own;
}

bool stages_commanded(const struct game *g, int unit)
{
	return !g->units[unit].uncommanded && skirmish_alive(g, unit);
}

bool stages_uncommanded(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && skirmish_alive(g, unit);
}

bool stages_side_has(const struct game *g, int side, bool (*is)(const struct game *g, int unit))
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side && is(g, u))
			return true;
	return false;
}

/* Where nobody is left to be asked whether to play on the game is finished. */
static void ask_play_on(struct game *g)
{
	struct walk *w = stages_walk_of(g);

	stages_ask(g, stages_of(g)->play_on, stages_commanded);
	w->finished = w->finished || g->n_decisions == 0;
}

static int after_turn(const struct game *g)
{
	const struct stages *s = stages_of(g);

	if (stages_walk_of(g)->finished || g->turn >= g->setup->turns)
		return s->end;
	return g->decided && !stages_walk_of(g)->playing_on ? s->decided : s->begin;
}

static int stage_after(const struct game *g)
{
	const struct stages *s = stages_of(g);
	const int stage = stages_walk_of(g)->stage;

	if (stage == s->turn_end || stage == s->decided)
		return after_turn(g);
	return s->rows[stage].after != NULL ? s->rows[stage].after(g) : stage + 1;
}

static void run(struct game *g, const struct stage_row *row)
{
	if (row->opens > 0 && g->phase != row->opens - 1)
		game_phase(g, row->opens - 1);
	if (row->run != NULL)
		row->run(g);
	if (row->waits != NULL)
		stages_ask_or_tell(g, row->asks, row->wants, row->waits);
	else if (row->wants != NULL)
		stages_ask(g, row->asks, row->wants);
}

static void enter(struct game *g, int stage)
{
	if (stage == stages_of(g)->decided)
		ask_play_on(g);
	else
		run(g, &stages_of(g)->rows[stage]);
}

void stages_advance(struct game *g)
{
	const struct stages *s = stages_of(g);
	struct walk *w = stages_walk_of(g);

	while (!g->over && g->n_decisions == 0) {
		if (w->asked) {
			w->stage = (uint8_t)stage_after(g);
			w->asked = false;
		} else if (w->stage == s->over) {
			game_end(g);
		} else {
			w->asked = true;
			enter(g, w->stage);
		}
	}
	if (s->walked != NULL && w->stage < s->over)
		s->walked(g);
}

/* The seats that have a unit of which something is true. */
static void mark_seats(const struct game *g, bool (*is)(const struct game *g, int unit),
	bool has[SEATS_MAX])
{
	for (int seat = 0; seat < SEATS_MAX; seat++)
		has[seat] = false;
	for (int u = 0; u < g->n_units; u++) {
		bool *const seat_has = &has[game_seat_of_unit(g, u)];

		*seat_has = *seat_has || is(g, u);
	}
}

static void ask_seats(struct game *g, int kind, const bool has[SEATS_MAX])
{
	for (int seat = 0; seat < 2 * g->setup->n_sides; seat++)
		if (has[seat])
			game_ask(g, seat, kind, NOBODY, NOBODY);
}

void stages_ask(struct game *g, int kind, bool (*wants)(const struct game *g, int unit))
{
	bool has[SEATS_MAX];

	mark_seats(g, wants, has);
	ask_seats(g, kind, has);
}

/* A view does not tell who sees its units, but the system may know whom they know to have found
 * them: he sees them in what is guessed, too. */
static void see_who_is_found(struct game *g)
{
	bool (*const sees)(const struct game *g, int side, int unit) = skirmish_of(g)->sees;

	for (int u = 0; sees != NULL && u < g->n_units; u++)
		for (int side = 0; side < g->setup->n_sides; side++)
			if (sees(g, side, u) && game_unit_whereabouts(g, u) != CELL_NONE)
				game_sight(g, u, side, true);
}

void stages_reopen(struct game *g, int seat)
{
	const struct stage_row *const row = &stages_of(g)->rows[stages_walk_of(g)->stage];
	bool has[SEATS_MAX];

	see_who_is_found(g);
	if (stages_walk_of(g)->stage >= stages_of(g)->over || row->wants == NULL)
		return;
	mark_seats(g, row->wants, has);
	for (int other = 0; other < 2 * g->setup->n_sides; other++)
		if (has[other] && other != seat && game_decision(g, other, NOBODY) == NULL)
			game_ask(g, other, row->asks, NOBODY, NOBODY);
}

void stages_ask_unit(struct game *g, int kind, int unit, int other)
{
	game_ask(g, game_seat_of_unit(g, unit), kind, unit, other);
}

void stages_ask_or_tell(struct game *g, int kind, bool (*wants)(const struct game *g, int unit),
	bool (*waits)(const struct game *g, int unit))
{
	bool has[SEATS_MAX], waiting[SEATS_MAX];

	mark_seats(g, wants, has);
	ask_seats(g, kind, has);
	mark_seats(g, waits, waiting);
	for (int seat = 0; seat < g->setup->n_sides; seat++)
		if (waiting[seat] && !has[seat])
			unasked_note(g, seat, kind);
}

/* What a row says of its kind, a decision does. */
static bool names_all(const struct game *g, const struct decision *d,
	const struct stage_asks *row)
{
	if (d->kind != row->kind)
		return true;
	return d->unit >= 0 && (!row->other_figure || d->other >= 0)
		&& (!row->other_unit || (d->other >= 0 && d->other < g->n_units));
}

bool stages_restored(const struct game *g, const struct stage_asks *rows, int n,
	struct reason *why)
{
	for (int i = 0; i < g->n_decisions; i++)
		for (int r = 0; r < n; r++)
			if (!names_all(g, &g->decisions[i], &rows[r]))
				return refuse(why, "", "decision %d is about nobody", i);
	return true;
}
