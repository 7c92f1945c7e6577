/* What a whole game costs: games a second on one core for 50 figures on 72 x 48
 * hexes over 12 turns (field.yaml and its like, or the scenarios given), all seats minds,
 * beside the bare work of such a game (floor.h) and the cost of the parts; then what larger
 * tables and more figures cost (sizes.h).
 *
 * The games are the same every time; the best of several rounds counts, so that
 * other work on the machine does not show.  The parts are those of one more
 * round, in which looking at the clock is taken off.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/view.h"
#include "floor.h"
#include "opened.h"
#include "parts.h"
#include "sizes.h"

enum { GAMES = 40, ROUNDS = 5, REPEATS = 200 };

struct bench {
	struct setup *setup;
	void *rules;
	struct contest *contest;
	long choices, events;
};

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

static void give_up(const char *why)
{
	fprintf(stderr, "bench_sim: %s\n", why);
	exit(1);
}

/* ---- whole games ---- */

/* Nanoseconds of a round, of which nobody hears but who counts events. */
static int64_t play_round(struct bench *b, bool counted)
{
	const struct sink out = { counted ? count_event : NULL, &b->events };
	const int64_t start = parts_now();

	b->choices = b->events = 0;
	for (uint64_t seed = 1; seed <= GAMES; seed++) {
		struct dice dice;

		dice_seed(&dice, seed);
		if (contest_play(b->contest, &dice, 0, out) != CONTEST_OVER)
			give_up("a game did not come to its end");
		b->choices += contest_choices(b->contest);
	}
	return parts_now() - start;
}

/* The same of the bare work of as many games. */
static int64_t work_round(uint64_t *kept)
{
	const int64_t start = parts_now();

	for (uint64_t seed = 1; seed <= GAMES; seed++)
		*kept += floor_work(seed);
	return parts_now() - start;
}

/* Rounds of games and of their bare work in turn, so that the ratio is one run's. */
static void tell_speed(struct bench *b)
{
	int64_t best = INT64_MAX, bare = INT64_MAX;
	uint64_t kept = 0;

	for (int round = 0; round < ROUNDS; round++) {
		const int64_t game = play_round(b, false), work = work_round(&kept);

		best = game < best ? game : best;
		bare = work < bare ? work : bare;
	}
	printf("%s: %s, %d figures, %dx%d, %d turns%s\n", b->setup->title, b->setup->system->id,
		b->setup->n_figures, b->setup->table->grid.cols, b->setup->table->grid.rows,
		b->setup->turns, kept == 1 ? " " : "");
	printf("games a second, one core         %9.1f    %.2f of the bare work's %.1f\n",
		1e9 * GAMES / (double)best, (double)bare / (double)best,
		1e9 * GAMES / (double)bare);
	play_round(b, true);
	printf("a game: %ld choices, %ld events, %.0f us, of which\n", b->choices / GAMES,
		b->events / GAMES, (double)best / 1000 / GAMES);
}

static void tell_parts(struct bench *b)
{
	static const char *const names[PARTS] = {
		[PART_BEGIN] = "setting up",
		[PART_VIEW] = "views",
		[PART_MIND] = "minds",
		[PART_MIND_FLOOD] = "  their floods",
		[PART_MIND_SIGHT] = "  their lines of sight",
		[PART_FOLD] = "the rules",
		[PART_FOLD_FLOOD] = "  their floods",
		[PART_FOLD_SIGHT] = "  their lines of sight",
		[PART_FOLD_ROLL] = "  rolls",
		[PART_FOLD_SCRIPT] = "  script and objectives",
	};
	struct spent spent[PARTS];

	parts_count();
	play_round(b, false);
	parts_counted(spent);
	for (int part = 0; part < PARTS; part++)
		printf("  %-32s %7.1f us %9.1f calls %8.0f ns each\n", names[part],
			(double)spent[part].time / 1000 / GAMES, (double)spent[part].calls / GAMES,
			spent[part].calls ? (double)spent[part].time / (double)spent[part].calls :
			0);
}

/* ---- single operations, on a game in its middle ---- */

static struct game *middle_of_a_game(struct bench *b)
{
	const struct sink out = { count_event, &b->events };
	struct dice dice;
	struct game *g;

	dice_seed(&dice, 1);
	contest_play(b->contest, &dice, b->setup->turns / 2, out);
	g = game_clone(contest_game(b->contest));
	if (!g)
		give_up("not enough memory");
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
		const int64_t start = parts_now();
		int64_t each;

		for (int i = 0; i < REPEATS; i++)
			kept += work(g);
		each = (parts_now() - start) / REPEATS;
		best = each < best ? each : best;
	}
	printf("  %-32s %7.1f us%s\n", what, (double)best / 1000, kept == 1 ? " " : "");
}

static void tell_single(struct bench *b)
{
	struct game *const g = middle_of_a_game(b);

	puts("one of each");
	measure("copy of a game", g, clone);
	measure("check value", g, game_check_value);
	measure("snapshot", g, snapshot);
	game_free(g);
}

/* Untold, its games are only played, once each: for who keeps a profile of them. */
static void bench(const char *file, bool told)
{
	struct opened o;
	struct bench b;

	if (!opened_open(&o, file, minds[0]))
		give_up("that cannot be played");
	b = (struct bench){ .setup = o.setup, .rules = o.rules, .contest = o.contest };
	if (told) {
		tell_speed(&b);
		tell_parts(&b);
		tell_single(&b);
	} else {
		play_round(&b, false);
	}
	opened_close(&o);
}

/* The field by each of the rule systems that play it. */
static void bench_fields(const char *top, bool told)
{
	static const char *const fields[] = { "field.yaml", "field-pacific.yaml",
		"field-risk.yaml", "field-moro.yaml", "field-participation.yaml" };
	char file[4096];

	for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
		snprintf(file, sizeof(file), "%s/tests/bench/%s", top ? top : ".", fields[i]);
		bench(file, told);
	}
}

int main(int argc, char **argv)
{
	const bool told = argc < 2 || strcmp(argv[1], "--untold") != 0;

	if (argc < 2 || !told)
		bench_fields(getenv("top_srcdir"), told);
	if (argc < 2)
		sizes_tell();
	for (int i = 1; told && i < argc; i++)
		bench(argv[i], true);
	return 0;
}
