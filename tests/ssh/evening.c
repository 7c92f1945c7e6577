/* Whole games of every system, played by six over a real ssh: four players, of whom two share
 * each side, a Game Master and a watcher.
 *
 * At once all are there, and their lines are cut: a client killed, a process here killed, a
 * process here stopped for a while, a line that is stalled while its owner comes by another.  In
 * turns each comes, answers and goes.  In the end all have seen the same end, the record can be
 * replayed, and what each was shown is in the replay for his seat: nothing was lost, and nothing
 * was told that his seat could not know.
 */
#include "config.h"
#include "house.h"
#include "shown.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char *const every_system[] = { "rugged", "pacific", "risk", "moro", "participation" };

enum cut { NO_CUT, CLIENT_KILLED, PROCESS_KILLED, PROCESS_STOPPED, LINE_STALLED };

/* Who plays: his seat as it is given and as a replay is shown for it, and what becomes of his line
 * at which of his questions. */
static const struct guest {
	const char *name, *seat, *shown;
	bool pty, plays;
	enum cut cut;
	int at;
} guests[] = {
	{ "anna", "column", "column", true, true, LINE_STALLED, 3 },
	{ "bert", "column:blades", "column", false, true, CLIENT_KILLED, 2 },
	{ "carl", "crowe:gang", "crowe", true, true, PROCESS_KILLED, 2 },
	{ "dora", "crowe:raiders", "crowe", false, true, PROCESS_STOPPED, 2 },
	{ "gina", "gm", "gm", false, false, CLIENT_KILLED, 0 },
	{ "wim", NULL, NULL, false, false, NO_CUT, 0 },
};
enum { GUESTS = sizeof(guests) / sizeof(guests[0]), EVENING_SECONDS = 60 };

static int tests, failed;

struct person {
	const struct guest *g;
	struct caller c;
	struct caller stalled;		/* the line that he left hanging */
	struct lines shown;		/* of lines that are over */
	int asked;
	pid_t stopped;			/* his process here, while it is stopped */
	double since;
};

static bool check(const char *system, const char *what, const char *fault)
{
	printf("%s %d - %s: %s\n", fault ? "not ok" : "ok", ++tests, system, what);
	if (fault)
		printf("#   %s\n", fault);
	failed += fault != NULL;
	fflush(stdout);
	return !fault;
}

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* ---- processes here ---- */

/* Whether a process is that of somebody's sitting in this house. */
static bool sits_as(const struct house *h, const char *pid, const char *name)
{
	char path[64], bytes[4096], as[64];
	ssize_t n;
	int fd;

	snprintf(path, sizeof(path), "/proc/%.20s/cmdline", pid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	n = fd >= 0 ? read(fd, bytes, sizeof(bytes) - 1) : -1;
	if (fd >= 0)
		close(fd);
	if (n <= 0 || strcmp(bytes, h->program) != 0)
		return false;
	snprintf(as, sizeof(as), "--as %s", name);
	for (ssize_t i = 0; i < n; i++)
		if (!bytes[i])
			bytes[i] = ' ';
	bytes[n] = '\0';
	return strstr(bytes, as) && strstr(bytes, h->state);
}

static pid_t process_of(const struct house *h, const char *name)
{
	DIR *const d = opendir("/proc");
	const struct dirent *e;
	pid_t pid = 0;

	while (d && pid == 0 && (e = readdir(d)) != NULL)
		if (e->d_name[0] >= '1' && e->d_name[0] <= '9' && sits_as(h, e->d_name, name))
			pid = (pid_t)strtol(e->d_name, NULL, 10);
	if (d)
		closedir(d);
	return pid;
}

/* ---- sitting down ---- */

static bool lay_table(struct house *h, const char *system, const char *table)
{
	char file[PATH_MAX], seats[GUESTS][64];
	const char *words[32] = { "host", file, "--table", table, "--seed", "20261126",
		"--watch", "all", "--state", h->state };
	const char *const top = getenv("top_srcdir");
	int n = 10;
	struct caller c;
	bool good;

	snprintf(file, sizeof(file), "%.2000s/tests/ssh/well-%s.yaml", top ? top : ".", system);
	for (int i = 0; i < GUESTS; i++) {
		if (!guests[i].seat)
			continue;
		snprintf(seats[i], sizeof(seats[i]), "%s=%s", guests[i].seat, guests[i].name);
		words[n++] = "--seat";
		words[n++] = seats[i];
	}
	words[n] = NULL;
	good = house_run(h, &c, words) && c.status == 0;
	check(system, "a table is laid", good ? NULL : c.bytes ? c.bytes : "nothing was said");
	caller_free(&c);
	return good;
}

static void call(struct house *h, struct person *p, const char *table)
{
	house_call(h, &p->c, p->g->name, p->g->pty, NULL,
		(const char *const[]){ table, "plain", NULL });
	if (!p->g->plays && p->g->seat)
		caller_say(&p->c, "wait");
}

/* What came over a line that is over. */
static void hang_up(struct person *p, struct caller *c)
{
	if (c->bytes)
		shown_add(&p->shown, c->bytes);
	caller_free(c);
}

static void cut_line(struct house *h, struct person *p, const char *table)
{
	const pid_t here = process_of(h, p->g->name);

	switch (p->g->cut) {
	case CLIENT_KILLED:
		caller_kill(&p->c, SIGKILL);
		caller_ends(&p->c);
		hang_up(p, &p->c);
		call(h, p, table);
		break;
	case PROCESS_KILLED:
		if (here > 0)
			kill(here, SIGKILL);
		caller_ends(&p->c);
		hang_up(p, &p->c);
		call(h, p, table);
		break;
	case PROCESS_STOPPED:
		if (here > 0 && kill(here, SIGSTOP) == 0) {
			p->stopped = here;
			p->since = now();
		}
		break;
	case LINE_STALLED:
		caller_kill(&p->c, SIGSTOP);
		p->stalled = p->c;
		call(h, p, table);
		break;
	case NO_CUT:
		break;
	}
}

/* ---- all at once ---- */

/* SSH_STOPPED=60: as long as a full run stops somebody. */
static double stopped_seconds(void)
{
	const char *const wanted = getenv("SSH_STOPPED");

	return wanted ? strtod(wanted, NULL) : 0.5;
}

/* Answers what is asked; his line is cut right behind an answer of his. */
static void attend(struct house *h, struct person *p, const char *table)
{
	const char *asked;

	caller_read(&p->c, 5);
	if (p->stopped && now() - p->since > stopped_seconds()) {
		kill(p->stopped, SIGCONT);
		p->stopped = 0;
	}
	if (!p->g->plays || !p->c.bytes || p->c.out < 0)
		return;
	asked = strstr(p->c.bytes + p->c.mark, "[turn ");
	if (!asked)
		return;
	p->c.mark = (size_t)(asked - p->c.bytes) + 1;
	caller_say(&p->c, "accept all");
	if (++p->asked == p->g->at)
		cut_line(h, p, table);
}

/* The Game Master's line is cut while others play. */
static void cut_idle(struct house *h, struct person *all, const char *table)
{
	for (int i = 0; i < GUESTS; i++)
		if (!all[i].g->plays && all[i].g->cut != NO_CUT)
			cut_line(h, &all[i], table);
}

/* The players' ends come by themselves; then who only looked on leaves, who looks as long as he
 * likes. */
static bool all_over(struct person *all)
{
	bool over = true;

	for (int i = 0; i < GUESTS; i++)
		over = over && (all[i].c.out < 0 || !all[i].g->plays);
	for (int i = 0; over && i < GUESTS; i++) {
		if (all[i].c.out >= 0)
			caller_expect(&all[i].c, "The game is over");
		caller_say(&all[i].c, "quit");
		caller_ends(&all[i].c);
	}
	return over;
}

static void play_at_once(struct house *h, struct person *all, const char *table)
{
	const double until = now() + EVENING_SECONDS + stopped_seconds();
	bool cut = false;

	for (int i = 0; i < GUESTS; i++)
		call(h, &all[i], table);
	while (now() < until && !all_over(all)) {
		for (int i = 0; i < GUESTS; i++)
			attend(h, &all[i], table);
		if (!cut && all[0].asked > 1) {
			cut_idle(h, all, table);
			cut = true;
		}
	}
}

/* ---- in turns ---- */

static bool is_over(struct house *h, const char *table)
{
	struct caller c;
	bool over;

	house_run(h, &c, (const char *const[]){ "tables", table, "--state", h->state, NULL });
	over = caller_heard(&c, ", over");
	caller_free(&c);
	return over;
}

static void play_in_turns(struct house *h, struct person *all, const char *table, int rounds)
{
	bool over = false;

	while (rounds-- > 0 && !over) {
		over = is_over(h, table);	/* once more: to see the end */
		for (int i = 0; i < GUESTS; i++) {
			struct person *const p = &all[i];

			house_call(h, &p->c, p->g->name, false, NULL,
				(const char *const[]){ table, "plain", NULL });
			caller_say(&p->c, p->g->plays ? "accept all\nquit" : "quit");
			caller_hush(&p->c);
			caller_ends(&p->c);
			hang_up(p, &p->c);
		}
	}
}

/* ---- what came of it ---- */

static void read_save(struct house *h, const char *table, const char *const words[],
	struct lines *record, struct caller *c)
{
	const char *run[8] = { words[0] };
	char file[HOUSE_PATH + 80];

	snprintf(file, sizeof(file), "%s/cliffhanger/tables/%s.save", h->state, table);
	run[1] = file;
	for (size_t i = 1; words[i]; i++)
		run[i + 1] = words[i];
	house_run(h, c, run);
	if (c->bytes)
		shown_add(record, c->bytes);
}

static void read_record(struct house *h, const char *table, const char *seat, struct lines *record,
	struct caller *c)
{
	read_save(h, table, (const char *const[]){ "replay", "--plain", "--seat", seat, NULL },
		record, c);
}

/* As the narrator tells it to one seat: a leader in plain sight has a name there, where the record
 * speaks of his unit. */
static void read_tale(struct house *h, const char *table, const char *seat, struct lines *record,
	struct caller *c)
{
	read_save(h, table, (const char *const[]){ "report", "--seat", seat, NULL }, record, c);
}

/* The scenario as it is written. */
static char *scenario_of(const char *system)
{
	const char *const top = getenv("top_srcdir");
	char file[PATH_MAX];
	static char text[16384];
	ssize_t n;
	int fd;

	snprintf(file, sizeof(file), "%.2000s/tests/ssh/well-%s.yaml", top ? top : ".", system);
	fd = open(file, O_RDONLY | O_CLOEXEC);
	n = fd >= 0 ? read(fd, text, sizeof(text) - 1) : 0;
	if (fd >= 0)
		close(fd);
	text[n > 0 ? n : 0] = '\0';
	return text;
}

/* What is told before the game begins, and goals. */
static char *story_of(const char *system)
{
	char *const text = scenario_of(system);

	if (strstr(text, "\nunits:"))
		*strstr(text, "\nunits:") = '\0';
	return text;
}

/* ---- who looks on ---- */

/* Whether some lines hold a name, whatever its letters' case and where lines end. */
static bool lines_name(const struct lines *l, const char *name)
{
	size_t room = 1;
	char *all;
	bool found;

	for (size_t i = 0; i < l->n; i++)
		room += strlen(l->at[i]) + 1;
	all = calloc(room, 1);
	if (!all)
		abort();
	for (size_t i = 0, n = 0; i < l->n; i++)
		n += (size_t)sprintf(all + n, "%s ", l->at[i] + strspn(l->at[i], " "));
	found = strcasestr(all, name) != NULL;
	free(all);
	return found;
}

/* He is told by the narrator, in sentences that stand in nobody's record: the first name of the
 * scenario among them that the narrator never told one of the sides; NULL = there is none. */
static const char *name_beyond(const struct lines *shown, const struct lines *record,
	const char *system)
{
	static char name[80];

	for (const char *at = strstr(scenario_of(system), "\nunits:");
			at && (at = strstr(at, "name: ")); ) {
		at += strlen("name: ");
		snprintf(name, sizeof(name), "%.*s", (int)strcspn(at, ",}\n"), at);
		if (lines_name(shown, name) && !lines_name(record, name))
			return name;
	}
	return NULL;
}

/* ---- what all were shown ---- */

/* Everything that one was shown, but for what all are told, is in the record for his seat; who
 * watches is told of nobody whom one of the sides does not know. */
static void check_shown(struct house *h, struct person *p, const char *system,
	const char *table)
{
	static const char *const sides[] = { "column", "crowe" };
	char what[80], fault[400];
	const char *beyond = NULL;

	for (int i = 0; !beyond && i < (p->g->shown ? 1 : 2); i++) {
		struct lines record = { .n = 0 };
		struct caller c;

		if (p->g->shown)
			read_record(h, table, p->g->shown, &record, &c);
		else
			read_tale(h, table, sides[i], &record, &c);
		beyond = p->g->shown ? shown_beyond(&p->shown, &record, story_of(system))
			: name_beyond(&p->shown, &record, system);
		caller_free(&c);
		shown_free(&record);
	}
	snprintf(what, sizeof(what), "%s was shown what is so and what was his to know", p->g->name);
	snprintf(fault, sizeof(fault), "beyond it: %s", beyond ? beyond : "");
	if (!beyond && p->shown.n < 10) {
		beyond = "";
		snprintf(fault, sizeof(fault), "he was shown %zu lines", p->shown.n);
	}
	check(table, what, beyond ? fault : NULL);
	if (beyond && getenv("SSH_TELL"))
		for (size_t i = 0; i < p->shown.n; i++)
			printf("# %s| %s\n", p->g->name, p->shown.at[i]);
}

static void check_end(struct house *h, struct person *all, const char *table, bool whole)
{
	const char *fault = NULL;
	struct lines record = { .n = 0 };
	struct caller c;

	read_record(h, table, "gm", &record, &c);
	if (c.status != 0 || caller_heard(&c, "cliffhanger: ") || caller_heard(&c, "damaged"))
		fault = "the record is not whole";
	if (whole && !fault && !caller_heard(&c, "The game is over"))
		fault = "it has no end";
	check(table, "the record is whole and can be replayed", fault);
	fault = NULL;
	for (int i = 0; whole && i < GUESTS; i++)
		for (size_t l = 0; l < record.n; l++)
			if (strstr(record.at[l], "The game is over")
					&& !shown_has(&all[i].shown, all[i].g->shown
						? record.at[l] : "The game is over."))
				fault = all[i].g->name;
	check(table, "all have seen the same end", fault);
	caller_free(&c);
	shown_free(&record);
}

/* The number behind the words, 16 digits; "" = it was not told. */
static const char *value_in(struct lines *l)
{
	static const char words[] = "All who sat at this table came to check value ";

	for (size_t i = 0; i < l->n; i++)
		if (strncmp(l->at[i], words, sizeof(words) - 1) == 0)
			return l->at[i] + sizeof(words) - 1;
	return "";
}

/* Six processes and a replay. */
static void check_values(struct house *h, struct person *all, const char *table)
{
	struct lines record = { .n = 0 };
	char fault[200] = "";
	struct caller c;

	read_record(h, table, "gm", &record, &c);
	for (int i = 0; i < GUESTS && !*fault; i++)
		if (!*value_in(&record) || strcmp(value_in(&all[i].shown), value_in(&record)) != 0)
			snprintf(fault, sizeof(fault), "%s came to '%.40s', the record to '%.40s'",
				all[i].g->name, value_in(&all[i].shown), value_in(&record));
	check(table, "all came to the same check value as a replay", *fault ? fault : NULL);
	caller_free(&c);
	shown_free(&record);
}

/* Of a table that is still played at each is shown his own seats alone: the house takes them
 * all. */
static void take_all(struct house *h, const char *table)
{
	char seats[3][80];
	struct caller c;

	snprintf(seats[0], sizeof(seats[0]), "column=%s", h->user);
	snprintf(seats[1], sizeof(seats[1]), "crowe=%s", h->user);
	snprintf(seats[2], sizeof(seats[2]), "gm=%s", h->user);
	house_run(h, &c, (const char *const[]){ "tables", table, "--hand", seats[0], "--hand",
		seats[1], "--hand", seats[2], "--state", h->state, NULL });
	caller_free(&c);
}

/* rounds: of a game in turns; 0 = all at once. */
static void evening(struct house *h, const char *system, int rounds)
{
	struct person all[GUESTS];
	char table[40];

	snprintf(table, sizeof(table), "%.20s%s", system, rounds > 0 ? "-in-turns" : "");
	if (!lay_table(h, system, table))
		return;
	for (int i = 0; i < GUESTS; i++)
		all[i] = (struct person){ .g = &guests[i], .c = { .in = -1, .out = -1 },
			.stalled = { .in = -1, .out = -1 } };
	if (rounds > 0)
		play_in_turns(h, all, table, rounds);
	else
		play_at_once(h, all, table);
	for (int i = 0; i < GUESTS; i++) {
		if (all[i].stopped)
			kill(all[i].stopped, SIGCONT);
		caller_kill(&all[i].stalled, SIGCONT);
		if (all[i].stalled.pid > 0)
			caller_ends(&all[i].stalled);
		hang_up(&all[i], &all[i].stalled);
		hang_up(&all[i], &all[i].c);
	}
	if (!is_over(h, table))
		take_all(h, table);
	for (int i = 0; i < GUESTS; i++)
		check_shown(h, &all[i], system, table);
	check_end(h, all, table, rounds == 0 || is_over(h, table));
	if (rounds == 0)
		check_values(h, all, table);
	for (int i = 0; i < GUESTS; i++)
		shown_free(&all[i].shown);
}

/* Of the systems the one named, or all, and in turns; SSH_WHOLE=1 plays every system to its end in
 * turns, too. */
int main(int argc, char **argv)
{
	static const char *const names[] = { "anna", "bert", "carl", "dora", "gina", "wim", NULL };
	const size_t n = sizeof(every_system) / sizeof(every_system[0]);
	struct house h;

	if (!house_opens(&h, names))
		return 0;
	for (size_t i = 0; i < n; i++)
		if (argc < 2 || strcmp(argv[1], every_system[i]) == 0)
			evening(&h, every_system[i], 0);
	if (argc < 2 || strcmp(argv[1], "turns") == 0)
		for (size_t i = 0; i < (getenv("SSH_WHOLE") ? n : 1); i++)
			evening(&h, every_system[i], getenv("SSH_WHOLE") ? 200 : 3);
	house_close(&h);
	printf("1..%d\n", tests);
	return failed ? 1 : 0;
}
