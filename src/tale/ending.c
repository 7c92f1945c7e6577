/* How it ended: what became of everybody, and why it was won. */
#include "tale/own.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

struct tale_losses tale_losses(const struct game *view, int side)
{
	struct tale_losses l = { 0 };
	int *const of[LIVES] = { [LIFE_FIT] = &l.fit, [LIFE_WOUNDED] = &l.wounded,
		[LIFE_DEAD] = &l.dead, [LIFE_CAPTIVE] = &l.captive, [LIFE_LEFT] = &l.gone,
		[LIFE_AWAITED] = &l.awaited };

	for (int f = 0; f < view->n_figures; f++) {
		if (view->units[view->figures[f].unit].side != side
				|| view->figures[f].life >= LIVES || game_vehicle(view, f))
			continue;	/* a vehicle is none of its people */
		if (game_hurt(view, f))
			++l.hurt;
		else
			++*of[view->figures[f].life];
	}
	l.wounded += l.hurt;
	return l;
}

/* What a side and its allies have together, who win together (O2). */
static int points_with_allies(const struct game *g, int side)
{
	int sum = 0;

	for (int ally = 0; ally < g->setup->n_sides; ally++)
		sum += game_allied(g, side, ally) ? (int)g->points[ally] : 0;
	return sum;
}

/* The side that came nearest to winning of those who are not its allies, or -1. */
static int runner_up(const struct game *g)
{
	int best = -1;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_allied(g, side, g->winner) && (best < 0
				|| points_with_allies(g, side) > points_with_allies(g, best)))
			best = side;
	return best;
}

/* Another side with points that count for one, too, or -1. */
static int helper(const struct game *g, int side)
{
	for (int ally = 0; ally < g->setup->n_sides; ally++)
		if (ally != side && game_allied(g, ally, side) && g->points[ally] != 0)
			return ally;
	return -1;
}

/* What others have brought of the points that were told; `after` it. */
static void put_helper(struct pen *p, const struct game *g, int side, const char *after)
{
	const int friend = helper(g, side);

	if (friend >= 0)
		pen_put(p, ", %d of them of %s%s", points_with_allies(g, side)
			- (int)g->points[side], words_the_side(g, friend).text, after);
}

static void put_points(struct pen *p, const struct game *g, int side)
{
	const int n = points_with_allies(g, side);

	pen_put(p, "%d %s", n, n == 1 ? "point" : "points");
	put_helper(p, g, side, ",");
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
		pen_put(p, " What counted most was that %s %s.", words_the_side(g, side).text,
			tale_done(g->setup->objectives[best].text, true).text);
}

static bool stands(struct tale_losses l)
{
	return l.fit + l.hurt > 0;
}

static bool others_stand(const struct game *g)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_allied(g, side, g->winner) && stands(tale_losses(g, side)))
			return true;
	return false;
}

bool tale_is_besides(const struct game *view, const struct event *e)
{
	if (e->kind != EVENT_POINTS)
		return false;
	for (int i = 0; i < view->setup->n_objectives; i++)
		if (strcmp(view->setup->objectives[i].text, e->word) == 0)
			return false;
	return true;
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
		pen_put(&p, " against %d for %s", points_with_allies(view, other),
			words_the_side(view, other).text);
		put_helper(&p, view, other, "");
	}
	pen_put(&p, ".");
	if (other >= 0 && points_with_allies(view, other) >= points_with_allies(view, view->winner))
		pen_put(&p, "%s", others_stand(view) ? " It was not for points that it ended so."
			: " Nobody else was left to dispute it.");
	put_aims(&p, view, view->winner);
	return p.used;
}
