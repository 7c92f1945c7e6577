/* Looking ahead: see ahead.h. */
#include "config.h"

#include "mind/ahead.h"

#include <stdlib.h>

#include "cliffhanger/appraisal.h"
#include "cliffhanger/system.h"
#include "mind/guess.h"
#include "mind/menus.h"
#include "mind/portfolio.h"
#include "mind/surmise.h"

enum {
	STEPS_MAX = 4000,	/* choices of one game played on */
	FIRST_DRAWS = 2,	/* of all, before the worst are tried no more */
	CLEARLY = 100,		/* by so many thousandths of a figure something does better … */
	SURE = 10,		/* … and by so many tenths of what chance makes of it, … */
	SURE_OF_OTHERS = 20,	/* … if others are to go along, who are asked in their turn, … */
	SURE_OF_WHIMS = 25,	/* … if it follows no plan, … */
	SURE_OF_TARGETS = 5,	/* … unless it is the commander's own deed, done to another */
	SOON_PERCENT = 25,	/* of a position's worth is what it is worth a turn on */
	UNLAWFUL = -1000000,	/* what the guessed position forbids */
};

struct search {
	const struct effort *by;
	const struct mind *who;
	const struct listener *ear;
	const struct decision *d;
	int side;
	struct guess *guess;
	struct game *game;		/* the one that is played on */
	struct view *views[SEATS_MAX];
	struct mission missions[UNITS_MAX];
	struct mission meant[UNITS_MAX];	/* by others, … */
	int meant_in;				/* … in that turn; NOBODY: in none */
	struct patience patience;
};

/* ---- playing on ---- */

static struct view *view_of(struct search *s, int seat)
{
	if (s->views[seat])
		view_renew(s->views[seat], s->game, seat);
	else
		s->views[seat] = view_new(s->game, seat);
	return s->views[seat];
}

static bool answer(struct search *s, const struct decision *d, struct choice *c)
{
	const struct mind *const m = d->seat >= s->game->setup->n_sides
			&& d->seat < 2 * s->game->setup->n_sides ? &mind_tables : &mind_quick;
	struct view *const v = view_of(s, d->seat);

	if (!v)
		return false;
	v->game.missions = d->seat == s->d->seat ? s->missions
		: s->game->turn == s->meant_in ? s->meant : NULL;
	return mind_choose(m, v, d, &s->patience, c);
}

/* To the end of a turn, or of the game. */
static void play_until(struct search *s, int turn, int *steps)
{
	const struct sink silence = { NULL, NULL };
	struct choice c;

	while (*steps < STEPS_MAX && s->game->n_decisions > 0 && s->game->turn <= turn) {
		const struct decision d = s->game->decisions[0];

		if (!answer(s, &d, &c))
			return;
		game_step(s->game, &c, silence);
		++*steps;
	}
}

/* What comes of it, in part by how it stands a turn on: what is done soon is done, whatever
 * comes in between. */
static int32_t play_on(struct search *s)
{
	const int turn = s->game->turn;
	int steps = 0;
	int64_t soon;

	s->patience = (struct patience){ .spent = 0 };
	play_until(s, turn, &steps);
	soon = appraisal_of(s->game, s->side);
	play_until(s, turn + s->by->turns, &steps);
	return (int32_t)((soon * SOON_PERCENT
		+ (int64_t)appraisal_of(s->game, s->side) * (100 - SOON_PERCENT)) / 100);
}

static void send_out(struct search *s, const struct candidate *x, struct mission mission)
{
	for (int u = 0; u < s->game->n_units; u++)
		if (x->goers >> u & 1)
			s->missions[u] = mission;
}

/* One draw of one candidate. */
static void try_once(struct search *s, const struct game *from, struct candidate *x)
{
	int32_t worth = UNLAWFUL;	/* what was guessed stands in its way */

	game_assign(s->game, from);
	send_out(s, x, x->mission);
	if (game_check(s->game, &x->choice, NULL)) {
		game_step(s->game, &x->choice, (struct sink){ NULL, NULL });
		worth = play_on(s);
		if (s->ear)
			s->ear->came(s->ear->self, x, from, s->game);
	}
	x->worth[x->draws++] = worth;
	send_out(s, x, (struct mission){ .kind = MISSION_NONE });
}

/* ---- the search ---- */

/* How much better one did than another in the draws that both had, and how sure that is: the
 * square of its error, times the draws squared. */
static int64_t lead(const struct candidate *x, const struct candidate *over, int64_t *error)
{
	const int n = x->draws < over->draws ? x->draws : over->draws;
	int64_t sum = 0, squares = 0;

	for (int i = 0; i < n; i++) {
		const int64_t more = x->worth[i] - over->worth[i];

		sum += more;
		squares += more * more;
	}
	*error = n > 1 ? (squares - sum * sum / n) / (n - 1) * n : 0;
	return sum;
}

/* How sure it has to be that one did better than another.  A row of the menu, after which all goes
 * on as it would have, is one of many, of which some do better by chance; of two targets neither
 * looks sillier; a mission is meant, and one for several is no promise of the others'. */
static int64_t sureness(const struct candidate *x, const struct candidate *over)
{
	if (x->mission.kind == MISSION_NONE)
		return portfolio_same_deed(&x->choice, &over->choice) ? SURE_OF_TARGETS
			: SURE_OF_WHIMS;
	return x->party == PARTY_ALONE ? SURE : SURE_OF_OTHERS;
}

/* Whether one did clearly better than another. */
static bool beats(const struct candidate *x, const struct candidate *over)
{
	const int64_t sure = sureness(x, over);
	int64_t error;
	const int64_t more = lead(x, over, &error);

	return more > (int64_t)CLEARLY * x->draws && more * more * 100 > sure * sure * error;
}

static int best_of(const struct comparison *t)
{
	int best = 0;

	for (int i = 1; i < t->n; i++) {
		int64_t error;

		if (t->list[i].draws == t->list[0].draws && beats(&t->list[i], &t->list[0])
				&& (best == 0 || lead(&t->list[i], &t->list[best], &error) > 0))
			best = i;
	}
	return best;
}

/* Whether the same came of both whatever the dice, so that one need not be told from the other. */
static bool same_worth(const struct candidate *x, const struct candidate *y)
{
	for (int i = 0; i < x->draws && i < y->draws; i++)
		if (x->worth[i] != y->worth[i])
			return false;
	return true;
}

/* Whether a candidate has lost the race to the commander's own, which it would have to beat: it
 * is behind, or is the same. */
static bool is_out(const struct effort *by, const struct candidate *x,
	const struct candidate *own, int draws)
{
	int64_t error;

	return (by->fair > 0 && draws >= by->fair && lead(x, own, &error) < 0)
		|| (draws >= FIRST_DRAWS && same_worth(x, own));
}

/* Whether a candidate is still in the race: the commander's own always, others if they are
 * among the better half of those tried as often. */
static bool goes_on(const struct effort *by, const struct comparison *t, int i, int draws)
{
	int better = 0, all = 0;
	int64_t error;

	if (i > 0 && is_out(by, &t->list[i], &t->list[0], draws))
		return false;
	if (i == 0 || draws < FIRST_DRAWS || (draws & (draws - 1)) != 0)
		return t->list[i].draws == draws;
	for (int k = 0; k < t->n; k++) {
		all += t->list[k].draws == draws;
		better += t->list[k].draws == draws && lead(&t->list[k], &t->list[i], &error) > 0;
	}
	return t->list[i].draws == draws && better < (all + 1) / 2 + 1;
}

static bool hurried(const struct search *s)
{
	return s->who && s->who->hurried && s->who->hurried(s->who->self, s->d->seat);
}

static void weigh(struct search *s, struct comparison *t, struct whim *w)
{
	for (int draw = 0; draw < s->by->draws && !hurried(s); draw++) {
		const struct game *const from = guess_draw(s->guess, w);
		struct whim theirs = { .state = ~w->state };	/* else dice would follow from it */
		bool on[CANDIDATES_MAX];
		int n = 0;

		for (int i = 0; i < t->n; i++)
			n += on[i] = goes_on(s->by, t, i, draw);
		if (n < 2)
			break;
		s->meant_in = surmise_meant(from, s->side, draw, &theirs, s->meant)
			? from->turn : NOBODY;
		for (int i = 0; i < t->n; i++)
			if (on[i])
				try_once(s, from, &t->list[i]);
	}
	t->best = best_of(t);
}

/* The portfolio: of some units as if nobody commanded the others, so that nobody is spoken of but
 * them. */
static void fill(const struct thinker *by, const struct view *view, const struct decision *d,
	struct comparison *t)
{
	struct view *const alone = by->whose ? menus_alone(view, d, by->whose) : NULL;

	portfolio_fill(alone ? alone : view, d, by->by->candidates, t);
	view_free(alone);
}

bool ahead_try_before(const struct listener *ear, const struct thinker *by,
	const struct view *view, const struct decision *d, struct comparison *t)
{
	struct search s = { .by = by->by, .who = by->who, .ear = ear, .d = d,
		.side = game_seat_side(&view->game, d->seat) };
	struct whim w;

	fill(by, view, d, t);
	if (t->n < 2 || view->game.viewer == NOBODY)
		return false;
	whim_seed(&w, view, d);
	s.guess = guess_new(view, d);
	s.game = s.guess ? guess_board(s.guess) : NULL;
	if (s.game)
		weigh(&s, t, &w);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		view_free(s.views[seat]);
	game_free(s.game);
	guess_free(s.guess);
	return s.game != NULL;
}

bool ahead_try(const struct thinker *by, const struct view *view, const struct decision *d,
	struct comparison *t)
{
	return ahead_try_before(NULL, by, view, d, t);
}

void ahead_answer(const struct thinker *by, const struct view *view, const struct decision *d,
	struct choice *c)
{
	struct comparison t;

	ahead_try(by, view, d, &t);
	if (t.n > 0)
		*c = t.list[t.best].choice;
	else
		view->game.system->command(view, d, c);
}

/* ---- advice ---- */

int32_t ahead_more_than(const struct comparison *t, int i, int other)
{
	const struct candidate *const x = &t->list[i], *const over = &t->list[other];
	const int n = x->draws < over->draws ? x->draws : over->draws;
	int64_t error;

	return n == 0 ? 0 : (int32_t)(lead(x, over, &error) / n);
}

int32_t ahead_more(const struct comparison *t, int i)
{
	return ahead_more_than(t, i, 0);
}

int ahead_times_better(const struct comparison *t, int i, int other)
{
	const struct candidate *const x = &t->list[i], *const over = &t->list[other];
	int n = 0;

	for (int k = 0; k < x->draws && k < over->draws; k++)
		n += x->worth[k] > over->worth[k];
	return n;
}

int ahead_best_after(const struct comparison *t, int draws)
{
	struct comparison so_far = *t;

	for (int i = 0; i < so_far.n; i++)
		if (so_far.list[i].draws > draws)
			so_far.list[i].draws = (int16_t)draws;
	return best_of(&so_far);
}

int ahead_take_best(const struct comparison *t)
{
	int best = NOBODY;

	if (t->n > 0 && !t->list[t->best].taken)
		return t->best;
	for (int i = 0; i < t->n; i++)
		if (!t->list[i].taken && t->list[i].draws >= FIRST_DRAWS
				&& (best < 0 || ahead_more(t, i) > ahead_more(t, best)))
			best = i;
	return best;
}
