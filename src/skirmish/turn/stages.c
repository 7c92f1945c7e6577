/* A turn as a walk through stages: stages.h. */
#include "skirmish/turn/stages.h"

#include "cliffhanger/unasked.h"

void stages_walk(const struct stages *s, struct game *g, uint8_t *stage, bool *asked)
{
	while (!g->over && g->n_decisions == 0) {
		if (*asked) {
			*stage = (uint8_t)s->after(g);
			*asked = false;
		} else if (*stage == s->last) {
			game_end(g);
		} else {
			*asked = true;
			s->run[*stage](g);
		}
	}
}

int stages_after_turn(const struct stages *s, const struct game *g, bool finished,
	bool playing_on)
{
	if (finished || g->turn >= g->setup->turns)
		return s->end;
	return g->decided && !playing_on ? s->decided : s->begin;
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

void stages_ask(struct game *g, int kind, bool (*wants)(const struct game *g, int unit))
{
	bool has[SEATS_MAX];

	mark_seats(g, wants, has);
	for (int seat = 0; seat < 2 * g->setup->n_sides; seat++)
		if (has[seat])
			game_ask(g, seat, kind, NOBODY, NOBODY);
}

void stages_ask_or_tell(struct game *g, int kind, bool (*wants)(const struct game *g, int unit),
	bool (*waits)(const struct game *g, int unit))
{
	bool has[SEATS_MAX], waiting[SEATS_MAX];

	stages_ask(g, kind, wants);
	mark_seats(g, wants, has);
	mark_seats(g, waits, waiting);
	for (int seat = 0; seat < g->setup->n_sides; seat++)
		if (waiting[seat] && !has[seat])
			unasked_note(g, seat, kind);
}

void stages_ask_play_on(struct game *g, int kind, bool (*wants)(const struct game *g, int unit),
	bool *finished)
{
	stages_ask(g, kind, wants);
	*finished = *finished || g->n_decisions == 0;
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
