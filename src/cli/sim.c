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
	void *const rules = sim->setup->system->bind(sim->setup->system, sim->setup->book, &why);
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

static int sim_setup(const struct arguments *a, const struct setup *setup)
{
	struct sim sim = {
		.seed = arguments_number(a, SEED, 1),
		.n_games = (int)arguments_number(a, GAMES, 100),
		.turn_limit = (int)arguments_number(a, TURN_LIMIT, 0),
		.setup = setup,
	};
	int status = loading_minds(a, AI, setup, sim.mind);

	sim.jobs = (int)arguments_number(a, JOBS, (uint64_t)default_jobs());
	if (sim.jobs > sim.n_games)
		sim.jobs = sim.n_games;
	if (status == EXIT_DONE) {
		give_minds(&sim);
		status = run(a, &sim);
	}
	return status;
}

static int sim_episode(const struct arguments *a, const struct serial *s, int i)
{
	const struct episode *const e = &serial_campaign(s)->episodes[i];
	struct faults *const f = faults_new(e->file);
	struct setup *const setup = f ? serial_setup(s, i, f) : NULL;
	int status = EXIT_FOUND;

	if (f && !setup)
		faults_print(f, stderr);
	if (setup && arguments_word(a, FORMAT, 0) == 0) {
		printf("%sEpisode %s\n", i ? "\n" : "", e->id);
		fflush(stdout);	/* before there are processes */
	}
	if (setup)
		status = sim_setup(a, setup);
	setup_free(setup);
	faults_free(f);
	return status;
}

/* Each episode by itself, with the roster as it is at the beginning. */
static int sim_campaign(const struct arguments *a, const char *file)
{
	struct campaign *const c = campaign_load(file, false, loading_tell_faults, NULL);
	struct serial_options *const o = c ? calloc(1, sizeof(*o)) : NULL;
	enum session_error error;
	struct reason why;
	struct serial *s = NULL;
	int status = c ? EXIT_DONE : EXIT_FOUND;

	if (o) {
		o->save = "";
		o->origin = file;
		s = serial_new(c, o, &error, &why);
	} else {
		campaign_free(c);
	}
	if (o && !s)
		status = complain(EXIT_FOUND, "%s", why.text);
	for (int i = 0; s && i < serial_campaign(s)->n_episodes; i++)
		if (sim_episode(a, s, i) != EXIT_DONE)
			status = EXIT_FOUND;
	serial_free(s);
	free(o);
	return status;
}

static int sim_run(const struct arguments *a)
{
	struct reason why;
	char *const file = scenario_find(a->operands[0], &why);
	const bool is_campaign = file && loading_names_campaign(file);
	struct loaded l = { 0 };
	int status = is_campaign ? sim_campaign(a, file) : loading_read(&l, a->operands[0], NULL);

	free(file);
	if (is_campaign || status != EXIT_DONE)
		return status;
	status = sim_setup(a, l.setup);
	loading_free(&l);
	return status;
}

const struct command command_sim = {
	"sim", "NAME|FILE.yaml", "Lets the machine play a scenario against itself, and counts.",
	"The same seed gives the same report, whatever the number of jobs.\n"
	"Of a campaign each episode is played, with its roster as at the beginning.\n"
	"Every figure of the scenario, whoever is awaited too, is in one column at the end, with\n"
	"the side it began with: fit (on the table, aboard, or still hidden), wounded (down, and\n"
	"no captive), dead, captive, left (off the table by its own will or in flight), awaited\n"
	"(has not come).  They add up to the column before them: all, or figures.",
	1, 1, flags, sim_run
};
