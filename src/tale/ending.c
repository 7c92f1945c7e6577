/* How it ended: what became of everybody, and why it was won. */
#include "tale/own.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

static const struct { const char *yours, *theirs; } turned[] = { { "yourselves", "themselves" },
	{ "yours", "theirs" }, { "your", "their" }, { "you", "them" } };

/* Which word of the table a text begins with, or -1. */
static int turned_at(const char *text)
{
	for (size_t i = 0; i < sizeof turned / sizeof turned[0]; i++)
		if (strncmp(text, turned[i].yours, strlen(turned[i].yours)) == 0)
			return (int)i;
	return -1;
}

struct tale_words tale_aim(const char *aim)
{
	const char *const end = aim + strlen(aim) - (aim[0] != '\0' && aim[strlen(aim) - 1] == '.');
	struct tale_words w;
	struct pen p = pen_at(w.text, sizeof w.text);

	for (const char *at = aim; at < end; ) {
		const int k = at == aim || at[-1] == ' ' ? turned_at(at) : -1;

		pen_put(&p, "%s", k >= 0 ? turned[k].theirs : (char[2]){ at == aim
			? (char)tolower((unsigned char)*at) : *at });
		at += k >= 0 ? strlen(turned[k].yours) : 1;
	}
	return w;
}

struct tale_losses tale_losses(const struct game *view, int side)
{
	struct tale_losses l = { 0 };
	int *const of[LIVES] = { [LIFE_FIT] = &l.fit, [LIFE_WOUNDED] = &l.wounded,
		[LIFE_DEAD] = &l.dead, [LIFE_CAPTIVE] = &l.captive, [LIFE_LEFT] = &l.fled,
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

/* What a side and its friends have together: causes win, not sides (O2). */
static int points_of_cause(const struct game *g, int side)
{
	int sum = 0;

	for (int ally = 0; ally < g->setup->n_sides; ally++)
		sum += game_same_cause(g, side, ally) ? (int)g->points[ally] : 0;
	return sum;
}

/* The side of another cause that came nearest to winning, or -1. */
static int runner_up(const struct game *g)
{
	int best = -1;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_same_cause(g, side, g->winner) && (best < 0
				|| points_of_cause(g, side) > points_of_cause(g, best)))
			best = side;
	return best;
}

/* Another side with points that count for one, too, or -1. */
static int helper(const struct game *g, int side)
{
	for (int ally = 0; ally < g->setup->n_sides; ally++)
		if (ally != side && game_same_cause(g, ally, side) && g->points[ally] != 0)
			return ally;
	return -1;
}

/* Whose points are among those that were told; `after` them. */
static void put_helper(struct pen *p, const struct game *g, int side, const char *after)
{
	const int friend = helper(g, side);

	if (friend >= 0)
		pen_put(p, ", with those of %s%s", words_the_side(g, friend).text, after);
}

static void put_points(struct pen *p, const struct game *g, int side)
{
	const int n = points_of_cause(g, side);

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
		pen_put(p, " What counted most was to %s.",
			tale_aim(g->setup->objectives[best].text).text);
}

static bool stands(struct tale_losses l)
{
	return l.fit + l.hurt > 0;
}

static bool others_stand(const struct game *g)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_same_cause(g, side, g->winner) && stands(tale_losses(g, side)))
			return true;
	return false;
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
		pen_put(&p, " against %d for %s", points_of_cause(view, other),
			words_the_side(view, other).text);
		put_helper(&p, view, other, "");
	}
	pen_put(&p, ".");
	if (other >= 0 && points_of_cause(view, other) >= points_of_cause(view, view->winner))
		pen_put(&p, "%s", others_stand(view) ? " It was not for points that it ended so."
			: " Nobody else was left to dispute it.");
	put_aims(&p, view, view->winner);
	return p.used;
}
