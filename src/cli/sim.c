/* cliffhanger sim: the machine plays a scenario against itself, and counts. */
#include "config.h"

#include <stdlib.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/sim.h"

enum { GAMES, SEED, JOBS, FORMAT, TURN_LIMIT, AI };
enum { GAMES_MAX = 1000000, JOBS_MAX = 256 };

static const char *const formats[] = { "text", "json", "csv", NULL };
static void (*const reports[])(const struct sim *sim, const struct sim_sum *sum) = {
	sim_report_text, sim_report_json, sim_report_csv
};

static const struct flag flags[] = {
	[GAMES] = { "games", "N", FLAG_NUMBER, false, 1, GAMES_MAX, NULL, "how many (100)" },
	[SEED] = { "seed", "S", FLAG_NUMBER, false, 0, UINT32_MAX, NULL,
		"of the first game; the next has S + 1 (1)" },
	[JOBS] = { "jobs", "J", FLAG_NUMBER, false, 1, JOBS_MAX, NULL,
		"processes (one for each processor)" },
	[FORMAT] = { "format", "FORMAT", FLAG_WORD, false, 0, 0, formats,
		"csv has a line for each game" },
	[TURN_LIMIT] = { "turn-limit", "T", FLAG_NUMBER, false, 1, TURNS_MAX, NULL,
		"games that go on after turn T are stopped" },
	[AI] = { "ai", "SIDE=MIND", FLAG_TEXT, true, 0, 0, NULL,
		"a side's mind: commander (the usual), random, idle" },
	{ .name = NULL }
};

static int default_jobs(void)
{
	const long processors = sysconf(_SC_NPROCESSORS_ONLN);

	return processors < 1 ? 1 : processors > JOBS_MAX ? JOBS_MAX : (int)processors;
}

static int play_and_report(const struct arguments *a, struct sim *sim)
{
	struct sim_sum sum;

	if (!sim_play(sim))
		return EXIT_FOUND;
	sim_sum(sim, &sum);
	reports[arguments_word(a, FORMAT, 0)](sim, &sum);
	return sum.ends[CONTEST_STALLED] + sum.ends[CONTEST_MEMORY] > 0 ? EXIT_FOUND : EXIT_DONE;
}

/* Sides without a mind would need a person. */
static void give_minds(struct sim *sim)
{
	for (int side = 0; side < sim->setup->n_sides; side++)
		if (!sim->mind[side])
			sim->mind[side] = minds[0];
}

static int run(const struct arguments *a, struct sim *sim)
{
	struct reason why;
	void *const rules = sim->setup->system->bind(sim->setup->book, &why);
	int status = EXIT_FOUND;

	sim->rules = rules;
	sim->games = calloc((size_t)sim->n_games, sizeof(*sim->games));
	if (!rules)
		complain(0, "sim: %s", why.text);
	else if (!sim->games)
		complain(0, "sim: there is not enough memory for %d games", sim->n_games);
	else
		status = play_and_report(a, sim);
	free(sim->games);
	if (rules)
		sim->setup->system->unbind(rules);
	return status;
}

static int sim_run(const struct arguments *a)
{
	struct sim sim = {
		.seed = arguments_number(a, SEED, 1),
		.n_games = (int)arguments_number(a, GAMES, 100),
		.turn_limit = (int)arguments_number(a, TURN_LIMIT, 0),
	};
	struct loaded l;
	int status = loaded_read(&l, a->operands[0]);

	if (status != EXIT_DONE)
		return status;
	sim.jobs = (int)arguments_number(a, JOBS, (uint64_t)default_jobs());
	if (sim.jobs > sim.n_games)
		sim.jobs = sim.n_games;
	sim.setup = l.setup;
	status = minds_read(a, AI, l.setup, sim.mind);
	if (status == EXIT_DONE) {
		give_minds(&sim);
		status = run(a, &sim);
	}
	loaded_free(&l);
	return status;
}

const struct command command_sim = {
	"sim", "NAME|FILE.yaml", "Lets the machine play a scenario against itself, and counts.",
	"The same seed gives the same report, whatever the number of jobs.",
	1, 1, flags, sim_run
};
