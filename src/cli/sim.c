/* cliffhanger sim: the machine plays a scenario against itself, and counts. */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/sim.h"
#include "cli/sim_shard.h"
#include "cliffhanger/text.h"

enum { GAMES, SEED, SEEDS, MERGE, THROUGH, JOBS, FORMAT, TURN_LIMIT, AI };
enum { JOBS_MAX = 256 };

static const char *const formats[] = { "text", "json", "csv", NULL };
static void (*const reports[])(const struct sim *sim, const struct sim_sum *sum) = {
	[SIM_TEXT] = sim_report_text, [SIM_JSON] = sim_report_json, [SIM_CSV] = sim_report_csv
};

static const struct flag flags[] = {
	[GAMES] = { "games", "N", FLAG_NUMBER, false, 1, GAMES_MAX, NULL, "how many (100)" },
	[SEED] = { "seed", "S", FLAG_NUMBER, false, 0, UINT32_MAX, NULL,
		"of the first game; the next has S + 1 (1)" },
	[SEEDS] = { "seeds", "A..B", FLAG_TEXT, false, 0, 0, NULL,
		"plays these, and writes a shard, to be merged with others" },
	[MERGE] = { "merge", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"reads shards, and says what one run of all would have said" },
	[THROUGH] = { "through", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"follows a campaign from its opening to an ending, and counts these" },
	[JOBS] = { "jobs", "J", FLAG_NUMBER, false, 1, JOBS_MAX, NULL,
		"processes (one for each processor)" },
	[FORMAT] = { "format", "FORMAT", FLAG_WORD, false, 0, 0, formats,
		"csv has a line for each game" },
	[TURN_LIMIT] = { "turn-limit", "T", FLAG_NUMBER, false, 1, TURNS_MAX, NULL,
		"games that go on after turn T are stopped" },
	[AI] = { "ai", "SIDE=MIND", FLAG_TEXT, true, 0, 0, NULL,
		"a side's mind: commander (the usual), captain, old-hand, random, idle" },
	{ .name = NULL }
};

static int default_jobs(void)
{
	const long processors = sysconf(_SC_NPROCESSORS_ONLN);

	return processors < 1 ? 1 : processors > JOBS_MAX ? JOBS_MAX : (int)processors;
}

static int jobs_for(const struct arguments *a, int games)
{
	const int jobs = (int)arguments_number(a, JOBS, (uint64_t)default_jobs());

	return jobs < games ? jobs : games;
}

static int report(const struct arguments *a, struct sim *sim)
{
	struct sim_sum sum;

	sim_sum(sim, &sum);
	reports[arguments_word(a, FORMAT, 0)](sim, &sum);
	return sum.ends[CONTEST_STALLED] + sum.ends[CONTEST_MEMORY] > 0 ? EXIT_FOUND : EXIT_DONE;
}

static int play_and_report(const struct arguments *a, struct sim *sim)
{
	if (!sim_play(sim))
		return EXIT_FOUND;
	if (!arguments_has(a, SEEDS))
		return report(a, sim);
	sim_shard_write(sim);
	return EXIT_DONE;
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

/* The games that are asked for, by --seeds or by --seed and --games. */
static int ask_games(const struct arguments *a, struct sim *sim)
{
	sim->seed = arguments_number(a, SEED, 1);
	sim->n_games = (int)arguments_number(a, GAMES, 100);
	if (arguments_has(a, SEEDS) &&
	    !sim_shard_seeds(arguments_text(a, SEEDS, ""), &sim->seed, &sim->n_games))
		return complain(EXIT_USAGE, "sim: --seeds is FIRST..LAST, such as 1..250, %d games at "
			"most, not '%.60s'", GAMES_MAX, arguments_text(a, SEEDS, ""));
	return EXIT_DONE;
}

/* `l`: the scenario's file, NULL for an episode, which is more than that. */
static int sim_setup(const struct arguments *a, const struct setup *setup, const struct loaded *l)
{
	struct sim sim = {
		.name = a->operands[0],
		.digest = l ? sim_digest(SIM_DIGEST_BEGINS, l->text, l->size) : 0,
		.turn_limit = (int)arguments_number(a, TURN_LIMIT, 0),
		.setup = setup,
	};
	int status = ask_games(a, &sim);

	if (status == EXIT_DONE)
		status = loading_minds(a, AI, setup, minds[0], sim.mind);
	sim.jobs = jobs_for(a, sim.n_games);
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
		status = sim_setup(a, setup, NULL);
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

/* A campaign as a story. */
static int follow(const struct arguments *a, const char *file)
{
	struct serial_options *const o = calloc(1, sizeof(*o));
	const int n = (int)arguments_number(a, GAMES, 100);
	const struct sim_stories stories = {
		.file = file, .seed = arguments_number(a, SEED, 1), .n = n, .jobs = jobs_for(a, n),
		.format = (enum sim_format)arguments_word(a, FORMAT, SIM_TEXT), .options = o
	};
	int status;

	if (!o)
		return complain(EXIT_FOUND, "sim: there is not enough memory");
	o->save = "";
	o->origin = file;
	status = sim_story_minds(a, AI, file, o) ? sim_through(&stories) : EXIT_USAGE;
	free(o);
	return status;
}

/* What cannot be asked for together. */
static bool makes_sense(const struct arguments *a, bool is_campaign)
{
	static const int not_merged[] = { GAMES, SEED, SEEDS, JOBS, TURN_LIMIT, AI };
	static const int not_sharded[] = { GAMES, SEED, FORMAT };
	static const int not_through[] = { SEEDS, MERGE, TURN_LIMIT };
	const bool merge = arguments_has(a, MERGE), seeds = arguments_has(a, SEEDS);
	const bool through = arguments_has(a, THROUGH);

	for (size_t i = 0; through && i < sizeof(not_through) / sizeof(not_through[0]); i++)
		if (arguments_has(a, not_through[i]))
			return complain(false, "sim: --through plays whole stories; leave out "
				"--%s", flags[not_through[i]].name);
	for (size_t i = 0; merge && i < sizeof(not_merged) / sizeof(not_merged[0]); i++)
		if (arguments_has(a, not_merged[i]))
			return complain(false, "sim: --merge takes games as they were played; leave "
				"out --%s", flags[not_merged[i]].name);
	for (size_t i = 0; seeds && i < sizeof(not_sharded) / sizeof(not_sharded[0]); i++)
		if (arguments_has(a, not_sharded[i]))
			return complain(false, "sim: --seeds says which games, and writes a shard; "
				"leave out --%s", flags[not_sharded[i]].name);
	if (!merge && a->n_operands > 1)
		return complain(false, "sim: '%.60s' is one word too many; expected NAME or "
			"FILE.yaml", a->operands[1]);
	if (through && !is_campaign)
		return complain(false, "sim: --through wants a campaign; '%.60s' is none",
			a->operands[0]);
	if (seeds && !text_plain(a->operands[0], strlen(a->operands[0])))
		return complain(false, "sim: a shard names its scenario; '%.60s' cannot stand in it",
			a->operands[0]);
	return !seeds || !is_campaign || complain(false, "sim: --seeds wants a scenario; %.100s is a "
		"campaign", a->operands[0]);
}

static int sim_run(const struct arguments *a)
{
	struct reason why;
	char *const file = scenario_find(a->operands[0], &why);
	const bool is_campaign = file && loading_names_campaign(file);
	struct loaded l = { 0 };
	const bool merge = arguments_has(a, MERGE);
	int status;

	if (!makes_sense(a, is_campaign))
		status = EXIT_USAGE;
	else if (merge)
		status = sim_merge(a, report);
	else if (arguments_has(a, THROUGH))
		status = follow(a, file);
	else if (is_campaign)
		status = sim_campaign(a, file);
	else
		status = loading_read(&l, a->operands[0], NULL);
	free(file);
	if (is_campaign || merge || status != EXIT_DONE)
		return status;
	status = sim_setup(a, l.setup, &l);
	loading_free(&l);
	return status;
}

const struct command command_sim = {
	"sim", "NAME|FILE.yaml|SHARD ...", "Lets the machine play a scenario against itself, and counts.",
	"The same seed gives the same report, whatever the number of jobs.\n"
	"On several machines: each plays its share with --seeds and keeps what is written; --merge\n"
	"of all of them says, to the byte, what one run of all the seeds would have said.\n"
	"Of a campaign each episode is played, with its roster as at the beginning; --through plays\n"
	"it as a story, each episode after what came of the last, and says how it ended how often.\n"
	"Every figure of the scenario, whoever is awaited too, is in one column at the end, with\n"
	"the side it began with: fit (on the table, aboard, or still hidden), wounded (down, and\n"
	"no captive), dead, captive, left (off the table by its own will or in flight), awaited\n"
	"(has not come).  They add up to the column before them: all, or figures.\n"
	"Below them: in how many games each objective was met, each event came and each ending was\n"
	"told, in the scenario's order, and the turn, its median, first and last; x1.8: an event that\n"
	"comes again, so many turns a game; never: mend it or take it out.  Why sides win: what was\n"
	"so more often, or less, in a side's victories than in its other games, the greatest\n"
	"difference first; what chance alone might do (one time in a hundred) is left out.  Lost are\n"
	"the dead, the wounded and the captives.  The same in JSON (why), and in CSV as columns\n"
	"met:ID and event:ID (turns), lost:UNIT (figures) and ending:NUMBER.",
	1, OPERANDS_MAX, flags, sim_run
};
