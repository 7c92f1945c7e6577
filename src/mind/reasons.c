/* Reasons, found: see reasons.h. */
#include "config.h"

#include "cliffhanger/reasons.h"

#include <stdlib.h>
#include <string.h>

#include "mind/ahead.h"
#include "mind/menus.h"
#include "mind/portfolio.h"

/* What was heard of every candidate while all of them were tried. */
struct heard {
	const struct comparison *t;
	int seat, side;
	struct outlook of[CANDIDATES_MAX];
	cell_t ends[CANDIDATES_MAX][DRAWS_MAX][UNITS_MAX];
};

/* ---- how a game stood ---- */

static bool is_up(const struct game *g, int figure)
{
	return g->figures[figure].life == LIFE_FIT && !game_vehicle(g, figure);
}

static int side_of(const struct game *g, int figure)
{
	return g->units[g->figures[figure].unit].side;
}

static void count_men(const struct game *g, int32_t men[SIDES_MAX])
{
	for (int f = 0; f < g->n_figures; f++)
		men[side_of(g, f)] += is_up(g, f);
}

/* Whether a side has its aim: settled, or if nothing more came to pass. */
static bool has_aim(const struct game *g, int objective)
{
	return g->objectives[objective] != NOBODY
		? g->objectives[objective] == g->setup->objectives[objective].side
		: objective_stands(g, objective);
}

/* ---- listening ---- */

static void came(void *self, const struct candidate *of, const struct game *from,
	const struct game *end)
{
	struct heard *const h = self;
	const int i = (int)(of - h->t->list);
	struct outlook *const o = &h->of[i];

	count_men(from, o->began);
	count_men(end, o->men);
	for (int side = 0; side < end->setup->n_sides; side++)
		o->points[side] += end->points[side];
	for (int k = 0; k < end->setup->n_objectives; k++)
		o->had[k] = (int16_t)(o->had[k] + has_aim(end, k));
	if (end->decided && end->winner >= 0)
		*(game_allied(end, end->winner, h->side) ? &o->won : &o->lost) += 1;
	for (int u = 0; u < end->n_units; u++)
		h->ends[i][o->games][u] = game_seat_of_unit(end, u) == h->seat
			? game_unit_whereabouts(end, u) : CELL_NONE;
	o->games++;
}

/* Of the cells where a unit ended the one that is nearest to all of them; CELL_NONE if it was
 * gone in half of the games. */
static cell_t middle_of(const struct heard *h, const struct table *table, int i, int unit)
{
	const int n = h->of[i].games;
	int64_t least = INT64_MAX;
	cell_t best = CELL_NONE;
	int there = 0;

	for (int a = 0; a < n; a++) {
		const cell_t from = h->ends[i][a][unit];
		int64_t sum = 0;

		there += from != CELL_NONE;
		for (int b = 0; from != CELL_NONE && b < n; b++)
			sum += h->ends[i][b][unit] == CELL_NONE ? 0
				: table_distance(table, from, h->ends[i][b][unit]);
		if (from != CELL_NONE && sum < least) {
			least = sum;
			best = from;
		}
	}
	return 2 * there > n ? best : CELL_NONE;
}

static void look_at(struct heard *h, const struct view *view, int i, struct outlook *o)
{
	h->of[i].choice = h->t->list[i].choice;
	portfolio_words(view, h->t, i, h->of[i].plan, sizeof(h->of[i].plan));
	h->of[i].together = h->t->list[i].party != PARTY_ALONE;
	for (int u = 0; u < UNITS_MAX; u++)
		h->of[i].at[u] = u < view->game.n_units
			? middle_of(h, view->game.table, i, u) : CELL_NONE;
	*o = h->of[i];
}

/* ---- which it is ---- */

static bool is_made(const struct comparison *t, int i, const struct choice *made)
{
	return portfolio_same(&t->list[i].choice, made);
}

/* RE2: after how many draws who was hurried would have chosen it; -1: never. */
static int by_haste(const struct comparison *t, const struct choice *made)
{
	for (int draws = t->list[0].draws - 1; draws >= 0; draws--)
		if (is_made(t, ahead_best_after(t, draws), made))
			return draws;
	return -1;
}

/* The next best of those that were tried as often as any, or as often as can be. */
static int second_of(const struct comparison *t)
{
	int second = NOBODY;

	for (int i = 0; i < t->n; i++) {
		const struct candidate *const x = &t->list[i];
		const int draws = second < 0 ? 0 : t->list[second].draws;

		if (!x->taken && (x->draws > draws || (draws > 0 && x->draws == draws
				&& ahead_more(t, i) > ahead_more(t, second))))
			second = i;
	}
	return second;
}

static void judge(struct heard *h, struct comparison *t, const struct view *view,
	struct reasons *r)
{
	int second;

	r->candidates = t->n;
	r->draws = t->list[0].draws;
	r->own = t->best == 0;
	r->games = 0;
	for (int i = 0; i < t->n; i++)
		r->games += t->list[i].draws;
	look_at(h, view, t->best, &r->chosen);
	portfolio_take(t, t->best);
	second = second_of(t);
	r->has_second = second >= 0;
	if (!r->has_second)
		return;
	look_at(h, view, second, &r->second);
	r->more = ahead_more_than(t, t->best, second);
	r->better = ahead_times_better(t, second, t->best);
	r->tries = t->list[second].draws < t->list[t->best].draws ? t->list[second].draws
		: t->list[t->best].draws;
}

/* ---- thinking once more ---- */

/* Who has no more time after so many draws. */
static bool is_hurried(void *self, int seat)
{
	int *const draws = self;

	(void)seat;
	return (*draws)-- <= 0;
}

/* Tries all once more; false if nothing was to be weighed. */
static bool think(struct heard *h, struct comparison *t, const struct reasons *r,
	const struct view *view, const struct decision *d, int *draws)
{
	const struct mind who = { .hurried = is_hurried, .self = draws };
	const struct thinker by = { .by = mind_effort(r->mind->strength),
		.who = draws ? &who : NULL };
	const struct listener ear = { came, h };

	memset(h, 0, sizeof(*h));
	h->t = t;
	h->seat = d->seat;
	h->side = game_seat_side(&view->game, d->seat);
	return ahead_try_before(&ear, &by, view, d, t);
}

static void weigh(struct heard *h, const struct view *view, const struct decision *d,
	const struct choice *made, struct reasons *r)
{
	struct comparison t;
	const bool tried = think(h, &t, r, view, d, NULL);
	int draws;

	if (t.n == 0)
		return;
	r->found = !is_made(&t, t.best, made) ? REASONS_OTHERWISE
		: tried ? REASONS_SAME : REASONS_UNWEIGHED;
	draws = r->found == REASONS_OTHERWISE ? by_haste(&t, made) : -1;
	if (draws >= 0) {
		r->found = REASONS_HURRIED;
		r->draws_in_full = t.list[0].draws;
		r->in_full = t.list[t.best].choice;
		think(h, &t, r, view, d, &draws);
	}
	judge(h, &t, view, r);
}

bool reasons_find(const struct mind *m, const struct view *view, const struct decision *d,
	const struct choice *made, struct reasons *r)
{
	struct heard *h;

	*r = (struct reasons){ .found = REASONS_FORMULAS, .mind = m };
	if (m->strength <= 1) {
		r->intent = portfolio_intent(&view->game, made);
		return true;
	}
	h = malloc(sizeof(*h));
	if (!h)
		return false;
	r->found = REASONS_UNWEIGHED;
	r->turns = mind_effort(m->strength)->turns;
	if (r->turns > view->game.setup->turns - view->game.turn)
		r->turns = view->game.setup->turns - view->game.turn;
	if (!game_ruling(&view->game, d))
		weigh(h, view, d, made, r);
	free(h);
	return true;
}
