/* cliffhanger watch: a scenario is checked, shown and played while it is written.
 *
 *  WA1  What is shown is of the file as it was saved last: games of another are ended.
 *  WA2  Nothing is done between two saves once the games are played.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/background.h"
#include "cli/commands.h"
#include "cli/sim.h"
#include "cli/watched.h"
#include "cliffhanger/campaign.h"
#include "cliffhanger/groundplan.h"
#include "cliffhanger/serial.h"
#include "cliffhanger/text.h"
#include "cliffhanger/tui.h"

enum { GAMES, POLL, FLAG_FRONT };
enum { GAMES_USUAL = 40, GAMES_MOST = 1000, AT_ONCE = 8, JOBS_MOST = 4 };

static const struct flag flags[] = {
	[GAMES] = { "games", "N", FLAG_NUMBER, false, 0, GAMES_MOST, NULL,
		"plays so many after each save (40)" },
	[POLL] = { "poll", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"looks at the file once a second, where a folder does not tell of changes" },
	FRONT_FLAG_ROWS,
	{ .name = NULL }
};

enum { WATCH_SCENARIO, WATCH_CAMPAIGN, WATCH_HERO };

struct watch {
	char *file;
	struct watched *watched;
	struct background games;
	int wanted;			/* games */
	int checks;			/* how often it has been looked at */
	int kind, errors, warnings;
	struct setup *setup;		/* of a scenario without errors, else NULL */
	struct buffer complaints;	/* as lines of the page */
	struct buffer page;
};

/* ---- what is wrong ---- */

static void tell_fault(struct buffer *b, const char *file, const struct fault *f)
{
	const bool error = f->kind == FAULT_ERROR;

	buffer_add(b, "^%c %-10s", error ? '!' : '~', error ? "error" : "warning");
	if (*file)
		buffer_add(b, "%s: ", file);
	if (f->line > 0)
		buffer_add(b, "line %d, column %d: ", f->line, f->column);
	buffer_add(b, "%s%s%s", f->path, *f->path ? ": " : "", f->text);
	if (f->more > 0)
		buffer_add(b, " (%d more follow%s from it)", f->more, f->more == 1 ? "s" : "");
	buffer_add(b, "\n");
}

/* Of one file; a campaign's are named. */
static void take_faults(void *self, const struct faults *f)
{
	struct watch *const w = self;
	const int errors = faults_errors(f), n = faults_count(f);

	w->errors += errors;
	w->warnings += n - errors;
	for (int i = 0; i < n; i++)
		tell_fault(&w->complaints, w->kind == WATCH_CAMPAIGN ? faults_file(f) : "",
			faults_at(f, i));
}

static void check_scenario(struct watch *w, struct faults *f)
{
	char *text;
	size_t size;

	w->setup = scenario_load(w->file, &text, &size, f);
	free(w->setup ? text : NULL);
}

static void check_hero(struct watch *w, struct faults *f)
{
	struct hero hero;

	hero_load(w->file, &hero, f);
}

static void check(struct watch *w)
{
	struct faults *const f = faults_new(w->file);

	w->kind = loading_names_campaign(w->file) ? WATCH_CAMPAIGN
		: loading_names_hero(w->file) ? WATCH_HERO : WATCH_SCENARIO;
	if (w->kind == WATCH_CAMPAIGN)
		campaign_free(campaign_load(w->file, true, take_faults, w));
	else if (f && w->kind == WATCH_HERO)
		check_hero(w, f);
	else if (f)
		check_scenario(w, f);
	if (f && w->kind != WATCH_CAMPAIGN)
		take_faults(w, f);
	faults_free(f);
}

/* ---- the games, in a process of their own ---- */

/* Games from..to-1, at once; false without memory or processes. */
static bool play_some(const struct sim *whole, int from, int to)
{
	struct sim some = *whole;

	some.seed += (uint64_t)from;
	some.games += from;
	some.n_games = to - from;
	some.jobs = some.n_games < JOBS_MOST ? some.n_games : JOBS_MOST;
	return sim_play(&some);
}

static void report(struct sim *sim, int n)
{
	struct sim_sum sum;

	sim->n_games = n;
	sim_sum(sim, &sum);
	sim_report_text(sim, &sum);
	background_end();
}

static void play_scenario(const struct watch *w)
{
	const struct game_system *const system = w->setup->system;
	struct reason why;
	struct sim sim = { .name = w->file, .setup = w->setup, .seed = 1,
		.rules = system->bind(system, w->setup->book, &why),
		.games = calloc((size_t)w->wanted, sizeof(*sim.games)) };
	int to = 0;

	for (int side = 0; side < w->setup->n_sides; side++)
		sim.mind[side] = minds[0];
	for (int from = 0; sim.rules && sim.games && from < w->wanted; from = to) {
		to = from + AT_ONCE < w->wanted ? from + AT_ONCE : w->wanted;
		if (!play_some(&sim, from, to))
			return;
		report(&sim, to);
	}
}

static void play_campaign(const struct watch *w)
{
	struct serial_options *const o = calloc(1, sizeof(*o));
	const struct sim_stories stories = { .file = w->file, .seed = 1, .n = w->wanted, .jobs = 1,
		.format = SIM_TEXT, .options = o };

	if (!o)
		return;
	o->save = "";
	o->origin = w->file;
	if (sim_through(&stories) == EXIT_DONE)
		background_end();
	free(o);
}

static void play(const void *what)
{
	const struct watch *const w = what;

	if (w->kind == WATCH_SCENARIO)
		play_scenario(w);
	else
		play_campaign(w);
}

/* ---- what is shown ---- */

/* A line of a table: too broad by a few columns, it gives up blanks of its first broadest gap. */
static void add_row(struct buffer *b, const char *line, size_t bytes, int cols)
{
	const size_t room = cols > 0 ? (size_t)cols : 0, over = bytes > room ? bytes - room : 0;
	size_t gap = 0, at = 0;

	for (size_t i = 0; i < bytes; i++) {
		size_t n = 0;

		while (i + n < bytes && line[i + n] == ' ')
			n++;
		if (n > gap) {
			gap = n;
			at = i;
		}
		i += n;
	}
	if (over > 0 && gap > over) {
		buffer_add(b, "| ");
		buffer_bytes(b, line, at);
		buffer_bytes(b, line + at + over, bytes - at - over);
	} else {
		buffer_add(b, over > 0 ? "" : "| ");
		buffer_bytes(b, line, bytes);
	}
	buffer_add(b, "\n");
}

static void add_rows(struct buffer *b, const char *text, int cols)
{
	while (*text) {
		const size_t bytes = strcspn(text, "\n");

		add_row(b, text, bytes, cols);
		text += bytes + (text[bytes] == '\n');
	}
}

static void add_games(struct watch *w, int cols)
{
	const struct background *const g = &w->games;

	if (w->wanted == 0 || w->errors > 0 || w->kind == WATCH_HERO)
		return;
	buffer_add(&w->page, "\n# Games%s\n", g->pid > 0 ? ", while they are played" : "");
	if (g->failed)
		add_rows(&w->page, buffer_text(&g->coming), cols);
	add_rows(&w->page, buffer_text(&g->report), cols);
}

static void add_map(struct watch *w, int cols)
{
	struct buffer plan = { 0 };

	if (!w->setup)
		return;
	buffer_add(&w->page, "\n# Map\n");
	groundplan_write(w->setup, cols, &plan);
	add_rows(&w->page, buffer_text(&plan), cols);
	buffer_free(&plan);
}

static const char *page_text(void *self, int cols)
{
	struct watch *const w = self;

	buffer_free(&w->page);
	if (w->errors + w->warnings == 0)
		buffer_add(&w->page, "^+ %-10s%s\n", "sound", "Nothing is wrong with it.");
	buffer_add(&w->page, "%s", buffer_text(&w->complaints));
	if (w->errors > 0)
		buffer_add(&w->page, "\nMap and games wait until there is no error.\n");
	add_games(w, cols);
	add_map(w, cols);
	return buffer_text(&w->page);
}

static void count_words(int n, const char *word, struct pen *p)
{
	if (n > 0)
		pen_put(p, "%d %s%s, ", n, word, n == 1 ? "" : "s");
}

static void page_head(void *self, struct tui_board_head h)
{
	const struct watch *const w = self;
	const char *const slash = strrchr(w->file, '/');
	struct pen left = pen_at(h.left, h.size), right = pen_at(h.right, h.size);

	pen_put(&left, "%s", slash ? slash + 1 : w->file);
	count_words(w->errors, "error", &right);
	count_words(w->warnings, "warning", &right);
	pen_put(&right, "check %d", w->checks);
}

/* ---- watching ---- */

static void forget(struct watch *w)
{
	background_stop(&w->games);
	setup_free(w->setup);
	w->setup = NULL;
	buffer_free(&w->complaints);
	w->errors = w->warnings = 0;
}

/* WA1 */
static void look_anew(struct watch *w)
{
	forget(w);
	check(w);
	w->checks++;
	if (w->errors > 0 || w->wanted == 0 || w->kind == WATCH_HERO)
		return;
	if (background_begin(&w->games, play, w))
		watched_add(w->watched, w->games.pipe);
	else
		w->games.failed = true;
}

static int page_wake(void *self)
{
	const struct watch *const w = self;

	return watched_descriptor(w->watched);
}

static bool page_look(void *self)
{
	struct watch *const w = self;
	const bool came = background_look(&w->games);

	if (!watched_look(w->watched))
		return came;
	look_anew(w);
	return true;
}

static int watch_file(struct watch *w, const struct arguments *a)
{
	const struct tui_board board = { .wake = page_wake, .look = page_look, .head = page_head,
		.text = page_text, .self = w };
	int status;

	w->watched = watched_new(w->file, arguments_has(a, POLL));
	if (!w->watched)
		return complain(EXIT_FOUND, "watch: %s cannot be watched", w->file);
	look_anew(w);
	status = front_board(&board, a, FLAG_FRONT);
	forget(w);
	buffer_free(&w->page);
	watched_free(w->watched);
	return status;
}

static int watch_run(const struct arguments *a)
{
	struct watch w = { .wanted = (int)arguments_number(a, GAMES, GAMES_USUAL),
		.games.pipe = -1 };
	struct reason why;
	int status;

	if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
		return complain(EXIT_FOUND, "watch: there is no terminal here; `cliffhanger check "
			"--map` and `cliffhanger sim` tell the same once");
	w.file = scenario_find(a->operands[0], &why);
	if (!w.file)
		return complain(EXIT_FOUND, "%s", why.text);
	status = watch_file(&w, a);
	free(w.file);
	return status;
}

const struct command command_watch = {
	"watch", "NAME|FILE.yaml", "Checks a scenario at every save, and shows its map and what games of it come to.",
	"On one page, which is renewed whenever the file or another YAML file of its folder is\n"
	"saved: all that is wrong with it, what machines make of it in 40 games, whose results\n"
	"come as they are played, and its map as check --map prints it.  Of a campaign the games\n"
	"are whole stories.", 1, 1, flags, watch_run
};
