/* What a whole game costs: games a second on one core for 50 figures on 72 x 48
 * hexes over 12 turns (field.yaml), all seats minds, beside the target and the
 * cost of the parts.
 *
 * The games are the same every time; the best of several rounds counts, so that
 * other work on the machine does not show.
 */
#include "config.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cliffhanger/contest.h"
#include "cliffhanger/scenario.h"
#include "cliffhanger/view.h"

enum { GAMES = 40, ROUNDS = 5, TARGET = 200, REPEATS = 200 };

/* Nanoseconds of one round, or of an operation. */
struct cost { int64_t all, views, minds, steps, beginnings; };

struct bench {
	struct setup *setup;
	void *rules;
	struct game *views[SEATS_MAX];
	long choices, events;
};

static int64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void count_event(void *self, const struct event *event)
{
	(void)event;
	++*(long *)self;
}

static void count_line(void *self, const char *text)
{
	(void)text;
	++*(uint64_t *)self;
}

/* ---- whole games ---- */

static const struct mind *mind_of(const struct bench *b, int seat)
{
	const int sides = b->setup->n_sides;

	return seat >= sides && seat < 2 * sides ? &mind_tables : minds[0];
}

static void play(struct bench *b, uint64_t seed, struct cost *cost)
{
	const struct sink out = { count_event, &b->events };
	struct patience patience = { .spent = 0 };
	int64_t before = now(), after;
	struct dice dice;
	struct game *g;

	dice_seed(&dice, seed);
	g = game_new(b->setup, b->rules, &dice, out);
	if (!g)
		exit(1);
	after = now();
	cost->beginnings += after - before;
	while (g->n_decisions > 0) {
		const struct decision d = g->decisions[0];
		struct choice c;

		before = after;
		if (b->views[d.seat])
			view_renew(b->views[d.seat], g, d.seat);
		else
			b->views[d.seat] = view_new(g, d.seat);
		after = now();
		cost->views += after - before;
		before = after;
		if (!mind_choose(mind_of(b, d.seat), b->views[d.seat], &d, &patience, &c))
			exit(1);
		after = now();
		cost->minds += after - before;
		before = after;
		game_step(g, &c, out);
		after = now();
		cost->steps += after - before;
		b->choices++;
	}
	game_free(g);
}

static struct cost play_round(struct bench *b)
{
	struct cost cost = { 0 };
	const int64_t start = now();

	b->choices = b->events = 0;
	for (int i = 0; i < GAMES; i++)
		play(b, (uint64_t)i + 1, &cost);
	cost.all = now() - start;
	return cost;
}

/* ---- single operations, on a game in its middle ---- */

static struct game *middle_of_a_game(const struct bench *b)
{
	const struct mind *mind[SIDES_MAX] = { minds[0], minds[0] };
	struct contest *const c = contest_new(b->setup, b->rules, mind);
	struct game *g = NULL;
	struct dice dice;
	long events = 0;

	dice_seed(&dice, 1);
	if (c)
		contest_play(c, &dice, b->setup->turns / 2, (struct sink){ count_event, &events });
	if (c)
		g = game_clone(contest_game(c));
	contest_free(c);
	return g;
}

/* Each returns something of its work, so that none of it is left out. */
static uint64_t clone(const struct game *g)
{
	struct game *const copy = game_clone(g);
	const uint64_t rolled = copy ? copy->dice.rolled : 0;

	game_free(copy);
	return rolled;
}

static uint64_t snapshot(const struct game *g)
{
	uint64_t lines = 0;

	game_snapshot(g, count_line, &lines);
	return lines;
}

static void measure(const char *what, const struct game *g, uint64_t (*work)(const struct game *))
{
	int64_t best = INT64_MAX;
	uint64_t kept = 0;

	for (int round = 0; round < ROUNDS; round++) {
		const int64_t start = now();
		int64_t each;

		for (int i = 0; i < REPEATS; i++)
			kept += work(g);
		each = (now() - start) / REPEATS;
		best = each < best ? each : best;
	}
	printf("  %-32s %9.1f us%s\n", what, (double)best / 1000, kept == 1 ? " " : "");
}

static void tell(const struct bench *b, const struct cost *c)
{
	const double games = 1e9 * GAMES / (double)c->all;
	const double each = 1000.0 * GAMES;

	printf("games a second, one core         %9.1f    target %d, ratio %.2f\n", games, TARGET,
		games / TARGET);
	printf("a game: %ld choices, %ld events, %.0f us, of which\n", b->choices / GAMES,
		b->events / GAMES, (double)c->all / each);
	printf("  %-32s %9.1f us\n", "setting up", (double)c->beginnings / each);
	printf("  %-32s %9.1f us\n", "views", (double)c->views / each);
	printf("  %-32s %9.1f us\n", "minds", (double)c->minds / each);
	printf("  %-32s %9.1f us\n", "the rules", (double)c->steps / each);
}

int main(int argc, char **argv)
{
	const char *const top = getenv("top_srcdir");
	struct bench b = { .setup = NULL };
	struct cost best = { .all = INT64_MAX };
	struct faults *const faults = faults_new("field.yaml");
	struct reason why;
	char path[4096], *text;
	size_t size;
	struct game *g;

	snprintf(path, sizeof(path), "%s/tests/bench/field.yaml", top ? top : ".");
	b.setup = scenario_load(argc > 1 ? argv[1] : path, &text, &size, faults);
	faults_print(faults, stderr);
	b.rules = b.setup ? b.setup->system->bind(b.setup->book, &why) : NULL;
	if (!b.rules)
		return 1;
	for (int round = 0; round < ROUNDS; round++) {
		const struct cost cost = play_round(&b);

		best = cost.all < best.all ? cost : best;
	}
	tell(&b, &best);
	g = middle_of_a_game(&b);
	if (!g)
		return 1;
	puts("one of each");
	measure("copy of a game", g, clone);
	measure("check value", g, game_check_value);
	measure("snapshot", g, snapshot);
	game_free(g);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		game_free(b.views[seat]);
	b.setup->system->unbind(b.rules);
	setup_free(b.setup);
	faults_free(faults);
	free(text);
	return 0;
}
