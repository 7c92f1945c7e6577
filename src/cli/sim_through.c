/* A campaign played through: outcomes are followed from its opening to an ending, again and
 * again, and the endings counted.
 *
 *  TH1  A playing depends on its seed alone: its episodes have seeds derived from it, as those
 *       of a serial that persons play have (serial.h).
 *  TH2  A story that comes to no end within CHAPTERS_MOST episodes is given up, and counted.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/sim.h"
#include "cli/sim_crew.h"

enum { CHAPTERS_MOST = 4 * EPISODES_MAX, NO_ENDING = -1 };

/* What is kept of a playing. */
struct playing {
	int16_t ending, chapters;
	uint8_t episodes[CHAPTERS_MOST];	/* of each chapter */
};

struct through {
	const struct sim_stories *asked;
	struct playing *playings;	/* [n] */
	int endings[CAMPAIGN_ENDINGS_MAX], unfinished;
	int episodes[EPISODES_MAX];	/* how often each was played */
	int64_t chapters;
};

/* ---- playing ---- */

static bool play_episode(struct serial *s, struct reason *why)
{
	enum session_error error;
	struct session *const game = serial_play(s, &error, why);
	bool good = game != NULL;

	if (good && (session_ask(game) != NULL || !session_truth(game)->over))
		good = refuse(why, "", "a game of it stalled");
	good = good && serial_close(s, game, why);
	session_free(game);
	return good;
}

static bool play_to_the_end(struct serial *s, struct reason *why)
{
	while (serial_stage(s) != SERIAL_OVER && serial_chapters(s) < CHAPTERS_MOST)
		if (!play_episode(s, why))
			return false;
	return true;
}

static void keep(const struct serial *s, struct playing *p)
{
	const bool over = serial_stage(s) == SERIAL_OVER;

	memset(p, 0, sizeof(*p));
	p->ending = (int16_t)(over ? serial_ending(s) : NO_ENDING);
	p->chapters = (int16_t)serial_chapters(s);
	for (int k = 0; k < p->chapters; k++)
		p->episodes[k] = (uint8_t)serial_chapter(s, k)->episode;
}

/* A new one, with all its sides the machine's; NULL with a complaint. */
static struct serial *begin(const struct sim_stories *asked, int i)
{
	struct campaign *const c = campaign_load(asked->file, false, loading_tell_faults, NULL);
	struct serial_options *const o = c ? malloc(sizeof(*o)) : NULL;
	enum session_error error;
	struct reason why;
	struct serial *s = NULL;

	if (o) {
		*o = *asked->options;
		o->seed = asked->seed + (uint64_t)i;
		s = serial_new(c, o, &error, &why);
		if (!s)
			complain(0, "%s", why.text);
	} else {
		campaign_free(c);
	}
	free(o);
	return s;
}

static bool play(const struct sim_stories *asked, int i, struct playing *p)
{
	struct serial *const s = begin(asked, i);
	struct reason why = { "", "" };
	const bool good = s && play_to_the_end(s, &why);

	if (s && !good)
		complain(0, "sim: seed %" PRIu64 ": %s", asked->seed + (uint64_t)i, why.text);
	if (good)
		keep(s, p);
	serial_free(s);
	return good;
}

static enum crew_end play_share(const void *self, const struct crew_share *share)
{
	for (int i = share->first; i < share->n; i += share->step) {
		struct playing p;

		if (!play(self, i, &p))
			return CREW_TOLD;
		if (!sim_crew_send(share, i, &p))
			return CREW_MEMORY;
	}
	return CREW_DONE;
}

/* ---- the report ---- */

static void add_up(struct through *t)
{
	for (int i = 0; i < t->asked->n; i++) {
		const struct playing *const p = &t->playings[i];

		if (p->ending == NO_ENDING)
			t->unfinished++;
		else
			t->endings[p->ending]++;
		t->chapters += p->chapters;
		for (int k = 0; k < p->chapters; k++)
			t->episodes[p->episodes[k]]++;
	}
}

static double percent(const struct through *t, int n)
{
	return 100.0 * n / t->asked->n;
}

static void report_text(const struct through *t, const struct campaign *c)
{
	printf("%s: played through %d times, seeds %" PRIu64 " to %" PRIu64 ", %.1f episodes each\n"
		"\nEndings\n", c->title, t->asked->n, t->asked->seed,
		t->asked->seed + (uint64_t)t->asked->n - 1, (double)t->chapters / t->asked->n);
	for (int e = 0; e < c->n_endings; e++)
		printf("%7d  %5.1f %%  %s: %s\n", t->endings[e], percent(t, t->endings[e]),
			c->endings[e].id, c->endings[e].title);
	if (t->unfinished > 0)
		printf("%7d  %5.1f %%  no end after %d episodes\n", t->unfinished,
			percent(t, t->unfinished), CHAPTERS_MOST);
	puts("\nEpisodes");
	for (int e = 0; e < c->n_episodes; e++)
		printf("%7d  %s: %s\n", t->episodes[e], c->episodes[e].id, c->episodes[e].title);
}

static void report_json(const struct through *t, const struct campaign *c)
{
	printf("{\"campaign\":");
	json_text(c->title);
	printf(",\"games\":%d,\"seed\":%" PRIu64 ",\"episodes-each\":%.2f,\"unfinished\":%d,"
		"\"endings\":[", t->asked->n, t->asked->seed, (double)t->chapters / t->asked->n, t->unfinished);
	for (int e = 0; e < c->n_endings; e++) {
		printf("%s{\"id\":", e ? "," : "");
		json_text(c->endings[e].id);
		printf(",\"games\":%d,\"share\":%.3f}", t->endings[e],
			percent(t, t->endings[e]) / 100);
	}
	printf("],\"episodes\":[");
	for (int e = 0; e < c->n_episodes; e++) {
		printf("%s{\"id\":", e ? "," : "");
		json_text(c->episodes[e].id);
		printf(",\"played\":%d}", t->episodes[e]);
	}
	puts("]}");
}

static void report_csv(const struct through *t, const struct campaign *c)
{
	puts("seed,ending,episodes");
	for (int i = 0; i < t->asked->n; i++)
		printf("%" PRIu64 ",%s,%d\n", t->asked->seed + (uint64_t)i,
			t->playings[i].ending == NO_ENDING ? ""
			: c->endings[t->playings[i].ending].id, t->playings[i].chapters);
}

static int report(const struct through *t)
{
	static void (*const reports[])(const struct through *t, const struct campaign *c) = {
		[SIM_TEXT] = report_text, [SIM_JSON] = report_json, [SIM_CSV] = report_csv
	};
	struct campaign *const c = campaign_load(t->asked->file, false, loading_tell_faults, NULL);

	if (!c)
		return EXIT_FOUND;
	reports[t->asked->format](t, c);
	campaign_free(c);
	return t->unfinished > 0 ? EXIT_FOUND : EXIT_DONE;
}

int sim_through(const struct sim_stories *stories)
{
	struct through t = { .asked = stories };
	struct crew_job job = { stories->n, stories->jobs, sizeof(*t.playings), NULL, play_share,
		stories };
	int status = EXIT_FOUND;

	t.playings = calloc((size_t)stories->n, sizeof(*t.playings));
	job.results = t.playings;
	if (!t.playings) {
		complain(0, "sim: there is not enough memory for %d games", stories->n);
	} else if (sim_crew_play(&job)) {
		add_up(&t);
		status = report(&t);
	}
	free(t.playings);
	return status;
}
