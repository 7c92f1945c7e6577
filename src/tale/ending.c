/* How it ended: what became of everybody, and why it was won. */
#include "tale/own.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"

struct tale_losses tale_losses(const struct game *view, int side)
{
	struct tale_losses l = { 0 };
	int *const of[LIVES] = { [LIFE_FIT] = &l.fit, [LIFE_WOUNDED] = &l.wounded,
		[LIFE_DEAD] = &l.dead, [LIFE_CAPTIVE] = &l.captive, [LIFE_LEFT] = &l.fled,
		[LIFE_AWAITED] = &l.awaited };

	for (int f = 0; f < view->n_figures; f++)
		if (view->units[view->figures[f].unit].side == side
				&& view->figures[f].life < LIVES)
			++*of[view->figures[f].life];
	return l;
}

/* The side with the most points that did not win, or -1. */
static int runner_up(const struct game *g)
{
	int best = -1;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (side != g->winner && (best < 0 || g->points[side] > g->points[best]))
			best = side;
	return best;
}

static void put_points(struct pen *p, const struct game *g, int side)
{
	pen_put(p, "%d %s", (int)g->points[side], g->points[side] == 1 ? "point" : "points");
}

/* Its aims that it has met, most points first said. */
static void put_aims(struct pen *p, const struct game *g, int side)
{
	int best = -1;

	for (int i = 0; i < g->setup->n_objectives; i++)
		if (g->objectives[i] == side && (best < 0 || g->setup->objectives[i].points
				> g->setup->objectives[best].points))
			best = i;
	if (best >= 0)
		pen_put(p, " What counted most was this: %s", g->setup->objectives[best].text);
	if (best >= 0 && p->used > 0 && p->text[p->used - 1] != '.')
		pen_put(p, ".");
}

size_t tale_why_won(const struct game *view, char *text, size_t size)
{
	struct pen p = pen_at(text, size);
	const int other = runner_up(view);

	if (!view->over || view->winner < 0) {
		if (view->over)
			pen_put(&p, "Nobody had more points than all others.");
		return p.used;
	}
	put_points(&p, view, view->winner);
	if (other >= 0) {
		pen_put(&p, " against %d for %s", (int)view->points[other],
			words_the_side(view, other).text);
	}
	pen_put(&p, ".");
	put_aims(&p, view, view->winner);
	return p.used;
}
