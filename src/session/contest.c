/* The contest: minds answer until nothing is asked any more. */
#include "config.h"

#include "cliffhanger/contest.h"

#include <stdlib.h>

#include "cliffhanger/distances.h"
#include "cliffhanger/view.h"

struct contest {
	const struct setup *setup;
	const void *rules;
	const struct mind *mind[SEATS_MAX];
	struct game *game;
	struct view *views[SEATS_MAX];
	struct patience patience;
	struct choice choice;
	int choices;
	enum contest_end end;
};

struct contest *contest_new(const struct setup *setup, const void *rules,
	const struct mind *const mind[SIDES_MAX])
{
	struct contest *const c = calloc(1, sizeof(*c));

	if (!c)
		return NULL;
	c->setup = setup;
	c->rules = rules;
	for (int side = 0; side < setup->n_sides; side++) {
		c->mind[side] = mind[side];
		c->mind[setup->n_sides + side] = &mind_tables;
	}
	c->mind[2 * setup->n_sides] = minds[0];
	return c;
}

void contest_free(struct contest *c)
{
	if (!c)
		return;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		view_free(c->views[seat]);
	game_free(c->game);
	free(c);
}

/* A game ends, and what it knows of ways over the ground is the next one's, which begins on the
 * same. */
static struct game *begin_next(struct contest *c, const struct dice *dice, struct sink out)
{
	struct distances *const kept = c->game != NULL ? c->game->distances : NULL;
	struct game *next;

	if (kept != NULL)
		c->game->distances = NULL;
	game_free(c->game);
	next = game_new(c->setup, c->rules, dice, out);
	if (next == NULL || kept == NULL) {
		distances_free(kept);
		return next;
	}
	distances_free(next->distances);
	next->distances = kept;
	return next;
}

/* Its game has been made, or there was no memory for it. */
static bool starts(struct contest *c)
{
	c->choices = 0;
	c->patience = (struct patience){ .spent = 0 };
	c->end = c->game ? CONTEST_OVER : CONTEST_MEMORY;
	return c->game != NULL;
}

bool contest_begin(struct contest *c, const struct dice *dice, struct sink out)
{
	c->game = begin_next(c, dice, out);
	return starts(c);
}

/* A seat's view as of now; the one of an earlier game serves again. */
static const struct view *view_of(struct contest *c, int seat)
{
	if (c->views[seat])
		view_renew(c->views[seat], c->game, seat);
	else
		c->views[seat] = view_new(c->game, seat);
	return c->views[seat];
}

static bool ends(struct contest *c, enum contest_end end)
{
	c->end = end;
	return false;
}

bool contest_step(struct contest *c, struct sink out)
{
	const struct view *view;
	struct decision d;

	if (c->game->n_decisions == 0)
		return ends(c, c->game->over ? CONTEST_OVER : CONTEST_STALLED);
	if (c->choices == CONTEST_CHOICES_MAX)
		return ends(c, CONTEST_STALLED);
	d = c->game->decisions[0];
	view = view_of(c, d.seat);
	if (!view)
		return ends(c, CONTEST_MEMORY);
	if (!mind_choose(c->mind[d.seat], view, &d, &c->patience, &c->choice))
		return ends(c, CONTEST_STALLED);
	game_step(c->game, &c->choice, out);
	c->choices++;
	return true;
}

static enum contest_end go_on(struct contest *c, int turns, struct sink out)
{
	while (contest_step(c, out))
		if (turns > 0 && c->game->turn > turns)
			return c->end = CONTEST_LIMIT;
	return c->end;
}

enum contest_end contest_play(struct contest *c, const struct dice *dice, int turns,
	struct sink out)
{
	return contest_begin(c, dice, out) ? go_on(c, turns, out) : CONTEST_MEMORY;
}

enum contest_end contest_play_on(struct contest *c, const struct game *from,
	const struct choice *first, const struct dice *dice)
{
	const struct sink nobody = { NULL, NULL };

	if (c->game == NULL)
		c->game = game_clone(from);
	else
		game_assign(c->game, from);
	if (!starts(c))
		return c->end;
	c->game->dice = *dice;
	game_step(c->game, first, nobody);
	return go_on(c, 0, nobody);
}

enum contest_end contest_ending(const struct contest *c)
{
	return c->end;
}

const struct game *contest_game(const struct contest *c)
{
	return c->game;
}

const struct choice *contest_choice(const struct contest *c)
{
	return &c->choice;
}

int contest_spent(const struct contest *c)
{
	return c->patience.spent;
}

int contest_choices(const struct contest *c)
{
	return c->choices;
}
