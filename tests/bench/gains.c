/* What looking ahead gains, for less than games to the end would ask: decisions of commanders'
 * games, drawn at random, at which one who looks ahead is asked as well as another mind (the
 * usual commander, or one who looks ahead otherwise).  Where he would do something else, both are
 * played on from the truth to the end of the game with the same dice, commanders answering for
 * everybody.  The gain is the share of games that his choice turns into won ones (a draw is half
 * of one), the mean over all decisions asked, with its error.  Gains of a game's decisions add up,
 * as far as those who come later are the commander's.
 *
 *     gains MIND OTHER DECISIONS DRAWS SCENARIO...
 *
 * SEED in the environment draws other games and decisions.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/system.h"
#include "cliffhanger/view.h"
#include "opened.h"

enum {
	ONE_IN = 40,		/* decisions of seats, that one is asked of */
	GAMES_MAX = 1000,	/* of a scenario, looked through for decisions */
	SYSTEMS_MOST = 8,
};

struct gains {
	const char *whose;
	long asked, other;	/* decisions, and those in which he would do something else */
	double sum, squares;
};

struct asker {
	const struct mind *mind, *other;
	int decisions, draws;
	uint64_t random;
	struct contest *contest;	/* in which games are played on */
};

static uint64_t next_of(uint64_t *state)
{
	*state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return *state >> 33;
}

static void add(struct gains *g, double gain, bool other)
{
	g->asked++;
	g->other += other;
	g->sum += gain;
	g->squares += gain * gain;
}

static void tell(const struct gains *g)
{
	const double n = (double)g->asked, mean = g->asked > 0 ? g->sum / n : 0;
	const double error = g->asked > 1 ? sqrt((g->squares - g->sum * mean) / (n - 1) / n) : 0;

	printf("%-48s %5ld decisions, %4ld otherwise, gain %+.4f, error %.4f\n", g->whose,
		g->asked, g->other, mean, error);
	fflush(stdout);
}

/* ---- playing on ---- */

/* What one choice rather than another turns into won games, a draw being half of one. */
static double gain_of(struct asker *a, const struct game *truth, const struct choice *one,
	const struct choice *other)
{
	const struct choice *const both[] = { one, other };
	const int side = game_seat_side(truth, one->seat);
	const uint64_t first = next_of(&a->random);
	double won[2] = { 0, 0 };

	for (int i = 0; i < 2 * a->draws; i++) {
		struct dice dice;
		int winner;

		dice_seed(&dice, first + (uint64_t)(i / 2));
		if (contest_play_on(a->contest, truth, both[i % 2], &dice) == CONTEST_MEMORY)
			return 0;
		winner = contest_game(a->contest)->winner;
		won[i % 2] += winner < 0 ? 0.5 : game_allied(truth, winner, side) ? 1 : 0;
	}
	return (won[0] - won[1]) / a->draws;
}

/* ---- decisions ---- */

static bool same(const struct game *g, const struct choice *a, const struct choice *b)
{
	char one[CHOICE_LINE_MAX], other[CHOICE_LINE_MAX];

	choice_write(g, a, one, sizeof(one));
	choice_write(g, b, other, sizeof(other));
	return strcmp(one, other) == 0;
}

static void ask(struct asker *a, const struct game *g, struct gains *gains)
{
	const struct decision d = g->decisions[0];
	struct view *const view = view_new(g, d.seat);
	struct choice his, usual;
	double gain = 0;
	bool other;

	if (view == NULL || !mind_choose(a->other, view, &d, NULL, &usual)
			|| !mind_choose(a->mind, view, &d, NULL, &his)) {
		view_free(view);
		return;
	}
	other = !same(g, &his, &usual);
	if (other)
		gain = gain_of(a, g, &his, &usual);
	add(gains, gain, other);
	view_free(view);
}

/* One game of commanders; some of its decisions are asked about. */
static void look_through(struct asker *a, struct contest *c, struct gains *gains)
{
	const struct game *g;
	struct dice dice;

	dice_seed(&dice, next_of(&a->random));
	if (!contest_begin(c, &dice, (struct sink){ NULL, NULL }))
		return;
	g = contest_game(c);
	do {
		if (g->n_decisions > 0 && g->decisions[0].seat < g->setup->n_sides
				&& next_of(&a->random) % ONE_IN == 0
				&& gains->asked < a->decisions)
			ask(a, g, gains);
	} while (contest_step(c, (struct sink){ NULL, NULL }));
}

/* ---- scenarios ---- */

static void sum_up(struct gains *sums, const struct gains *g, const char *system)
{
	int i = 0;

	while (sums[i].whose != NULL && strcmp(sums[i].whose, system) != 0)
		i++;
	sums[i].whose = system;
	sums[i].asked += g->asked;
	sums[i].other += g->other;
	sums[i].sum += g->sum;
	sums[i].squares += g->squares;
}

static bool measure(struct asker *a, const char *file, struct gains *sums)
{
	struct gains gains = { .whose = file };
	struct opened o;
	const bool opened = opened_open(&o, file, &mind_quick);

	a->contest = opened ? opened_contest(&o, &mind_quick) : NULL;
	for (int i = 0; a->contest != NULL && i < GAMES_MAX && gains.asked < a->decisions; i++)
		look_through(a, o.contest, &gains);
	if (opened) {
		tell(&gains);
		sum_up(sums, &gains, o.setup->system->id);
	}
	contest_free(a->contest);
	opened_close(&o);
	return opened;
}

int main(int argc, char **argv)
{
	const char *const seed = getenv("SEED");
	struct asker a = { .mind = argc > 5 ? mind_find(argv[1]) : NULL,
		.other = argc > 5 ? mind_find(argv[2]) : NULL,
		.random = seed != NULL ? strtoull(seed, NULL, 10) : 1 };
	struct gains sums[SYSTEMS_MOST] = { { .whose = NULL } };
	bool ok = true;

	if (a.mind == NULL || a.other == NULL) {
		fputs("usage: gains MIND OTHER DECISIONS DRAWS SCENARIO.yaml...\n", stderr);
		return 2;
	}
	a.decisions = atoi(argv[3]);
	a.draws = atoi(argv[4]) > 0 ? atoi(argv[4]) : 1;
	for (int i = 5; i < argc; i++)
		ok = measure(&a, argv[i], sums) && ok;
	for (int i = 0; i < SYSTEMS_MOST && sums[i].whose != NULL; i++)
		tell(&sums[i]);
	return ok ? 0 : 1;
}
