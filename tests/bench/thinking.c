/* How long a commander thinks: the fields of the bench, both sides commanders of one strength,
 * and of all their decisions the median, the tenth longest in a hundred and the longest, in
 * milliseconds of the processor's time, so that other work on the machine does not show.
 *
 *     thinking STRENGTH TURNS SCENARIO...
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cliffhanger/system.h"
#include "opened.h"

enum { DECISIONS_LOOKED_AT = 4096 };

struct waits { int n; double ms[DECISIONS_LOOKED_AT]; };

static void give_up(const char *scenario, const char *why)
{
	fprintf(stderr, "thinking: %s: %s\n", scenario, why);
	exit(1);
}

static double spent(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int by_length(const void *a, const void *b)
{
	const double one = *(const double *)a, other = *(const double *)b;

	return (one > other) - (one < other);
}

/* The clock is looked at before and after each choice; what the rules make of it is in it. */
static void play(struct contest *c, int turns, struct waits *w)
{
	const struct sink silence = { NULL, NULL };
	const int n_sides = contest_game(c)->setup->n_sides;
	bool goes_on = true;

	while (goes_on && contest_game(c)->turn <= turns) {
		const double before = spent();

		goes_on = contest_step(c, silence);
		if (goes_on && contest_choice(c)->seat < n_sides && w->n < DECISIONS_LOOKED_AT)
			w->ms[w->n++] = spent() - before;
	}
}

static void tell(const char *scenario, const struct setup *setup, struct waits *w)
{
	if (w->n == 0)
		give_up(scenario, "nobody had anything to decide");
	qsort(w->ms, (size_t)w->n, sizeof w->ms[0], by_length);
	printf("%-14s %3d figures %5d decisions: median %7.1f ms, 90 in 100 within %7.1f, "
		"longest %7.1f\n", setup->system->id, setup->n_figures, w->n, w->ms[w->n / 2],
		w->ms[w->n * 9 / 10], w->ms[w->n - 1]);
}

static void think(const char *scenario, const struct mind *who, int turns)
{
	struct waits *const w = calloc(1, sizeof *w);
	struct opened o;
	struct dice dice;

	if (!opened_open(&o, scenario, who) || !w)
		give_up(scenario, "nobody can think about it");
	dice_seed(&dice, 1);
	if (contest_begin(o.contest, &dice, (struct sink){ NULL, NULL }))
		play(o.contest, turns, w);
	tell(scenario, o.setup, w);
	opened_close(&o);
	free(w);
}

int main(int argc, char **argv)
{
	const struct mind *const who = argc < 4 ? NULL : mind_find(argv[1]);

	if (!who) {
		fputs("thinking: expected a commander, turns and scenarios\n", stderr);
		return 2;
	}
	for (int i = 3; i < argc; i++)
		think(argv[i], who, atoi(argv[2]));
	return 0;
}
