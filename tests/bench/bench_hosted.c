/* What tables cost that many persons sit at: how long until another's choice is there, how much
 * memory a seat has to itself, and whether anybody wakes up who has nothing to do.
 *
 *     bench_hosted [TABLES [SECONDS [SCENARIO.yaml]]]
 *
 * Each table has four processes: two players, the Game Master and a watcher.  At each one choice
 * a second is made, by the commander in the name of whoever is asked.  Latency is from before
 * the choice is submitted (it is synced to disk in between) to the others' having followed it.
 */
#include "config.h"

#include <poll.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cliffhanger/hosted.h"

enum { SEATS = 4, TABLES_MAX = 200, BUCKETS = 4096, BUCKET_US = 250, IDLE_S = 3 };
static const char *const persons[SEATS] = { "anna", "bert", "gerda", "willy" };

/* Between all processes. */
struct measured {
	_Atomic int64_t made_at[TABLES_MAX];	/* in ns, the last choice of a table */
	_Atomic long bucket[BUCKETS];
	_Atomic long choices, followed, private_kib, woken_idle, seats;
	_Atomic bool idle, stop;
};

static void give_up(const char *what)
{
	fprintf(stderr, "bench_hosted: %s\n", what);
	_exit(1);
}

static int64_t now_ns(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static void note_latency(struct measured *m, int table)
{
	int64_t us = (now_ns() - atomic_load(&m->made_at[table])) / 1000;

	us = us < 0 ? 0 : us / BUCKET_US;
	m->bucket[us < BUCKETS ? us : BUCKETS - 1]++;
	m->followed++;
}

/* Private memory in KiB. */
static long private_kib(void)
{
	FILE *const f = fopen("/proc/self/smaps_rollup", "r");
	char line[200];
	long kib, sum = 0;

	while (f && fgets(line, sizeof(line), f))
		if (sscanf(line, "Private_Dirty: %ld", &kib) == 1
				|| sscanf(line, "Private_Clean: %ld", &kib) == 1)
			sum += kib;
	if (f)
		fclose(f);
	return sum;
}

static long switches(void)
{
	struct rusage r;

	getrusage(RUSAGE_SELF, &r);
	return r.ru_nvcsw;
}

/* ---- a seat ---- */

static void choose(struct session *s, struct measured *m, int table)
{
	const struct decision *d;
	struct choice c;
	char line[CHOICE_LINE_MAX];
	struct reason why;

	m->made_at[table] = now_ns();		/* what machines choose is followed, too */
	d = session_ask(s);
	if (!d || !mind_choose(minds[0], session_view(s, d->seat), d, NULL, &c))
		return;
	choice_write(session_truth(s), &c, line, sizeof(line));
	m->made_at[table] = now_ns();
	if (session_submit(s, d->seat, line, &why) == SUBMIT_OK)
		m->choices++;
}

/* Follows what others choose, and chooses once a second if it is asked. */
static void sit(struct session *s, struct measured *m, int table, int seat)
{
	struct pollfd p = { .fd = hosted_wake(s), .events = POLLIN };
	int64_t next = now_ns() + (table * 37 + seat * 11) % 1000 * INT64_C(1000000);
	struct reason why;

	while (!m->stop) {
		const int64_t left = m->idle ? 200 : (next - now_ns()) / 1000000;

		if (poll(&p, 1, left > 0 ? (int)left : 0) > 0) {
			const enum hosted_news news = hosted_catch_up(s, &why);

			if (news == HOSTED_STOPPED)
				give_up(why.text);
			if (news == HOSTED_CAME)
				note_latency(m, table);
			continue;
		}
		if (m->idle)
			continue;
		next += INT64_C(1000000000);
		choose(s, m, table);
	}
}

static void be_idle(struct session *s, struct measured *m)
{
	struct pollfd p = { .fd = hosted_wake(s), .events = POLLIN };
	const long before = switches();

	if (poll(&p, 1, IDLE_S * 1000) > 0)
		m->woken_idle++;
	m->woken_idle += switches() - before > 1;
}

static void run_seat(const char *file, struct measured *m, int table, int seat)
{
	enum session_error error;
	struct reason why;
	struct session *const s = hosted_sit(file, persons[seat], &error, &why);

	if (!s)
		give_up(why.text);
	sit(s, m, table, seat);
	m->private_kib += private_kib();
	m->seats++;
	be_idle(s, m);
	_exit(0);
}

/* ---- all tables ---- */

static void set_up(const char *scenario, const char *file)
{
	static const char *const seats[] = { "=anna", "=bert" };
	struct hosted_rules r = { .name = "bench", .watch = HOSTED_WATCH_ALL };
	struct session_options o = { .seed = 7, .save = file, .name = "bench", .master = true,
		.hosted = &r };
	struct faults *const faults = faults_new(scenario);
	struct setup *setup;
	enum session_error error;
	struct reason why;
	char *text, claim[80];
	size_t size;

	setup = faults ? scenario_load(scenario, &text, &size, faults) : NULL;
	if (!setup)
		give_up("no such scenario");
	for (int side = 0; side < setup->n_sides; side++) {
		snprintf(claim, sizeof(claim), "%s%s", setup->sides[side].id, seats[side % 2]);
		if (!hosted_read_claim(setup, claim, &r.claims[r.n_claims++], &why))
			give_up(why.text);
	}
	if (!hosted_read_claim(setup, "gm=gerda", &r.claims[r.n_claims++], &why))
		give_up(why.text);
	session_free(session_new(setup, text, size, &o, &error, &why));
	faults_free(faults);
}

static int64_t percentile(const struct measured *m, long per_mille)
{
	long left = m->followed * per_mille / 1000;

	for (int i = 0; i < BUCKETS; i++)
		if ((left -= m->bucket[i]) <= 0)
			return (int64_t)(i + 1) * BUCKET_US;
	return (int64_t)BUCKETS * BUCKET_US;
}

static void tell(const struct measured *m, int tables, int seconds)
{
	printf("%d tables with %d processes each, %d s: %ld choices, %ld times followed\n",
		tables, SEATS, seconds, m->choices, m->followed);
	printf("  another's choice is there after %.1f ms (half), %.1f ms (99 of 100), "
		"%.1f ms (999 of 1000)\n", (double)percentile(m, 500) / 1000,
		(double)percentile(m, 990) / 1000, (double)percentile(m, 999) / 1000);
	printf("  private memory of a seat: %.1f MiB\n",
		m->seats ? (double)m->private_kib / (double)m->seats / 1024 : 0);
	printf("  processes woken up in %d s with nothing to do: %ld\n", IDLE_S, m->woken_idle);
}

int main(int argc, char **argv)
{
	const int tables = argc > 1 ? atoi(argv[1]) : 100, seconds = argc > 2 ? atoi(argv[2]) : 20;
	const char *const top = getenv("top_srcdir");
	char folder[] = "/tmp/bench-hosted-XXXXXX", file[4200], scenario[4096];
	struct measured *const m = mmap(NULL, sizeof(*m), PROT_READ | PROT_WRITE,
		MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int status, bad = 0;

	if (m == MAP_FAILED || tables < 1 || tables > TABLES_MAX || !mkdtemp(folder))
		give_up("nothing to begin with");
	snprintf(scenario, sizeof(scenario), "%s/tests/bench/field.yaml", top ? top : ".");
	for (int table = 0; table < tables; table++) {
		snprintf(file, sizeof(file), "%s/%d.save", folder, table);
		set_up(argc > 3 ? argv[3] : scenario, file);
		for (int seat = 0; seat < SEATS; seat++)
			if (fork() == 0)
				run_seat(file, m, table, seat);
	}
	sleep((unsigned)seconds);
	m->idle = true;
	sleep(2);
	m->stop = true;
	while (wait(&status) > 0)
		bad += status != 0;
	tell(m, tables, seconds);
	for (int table = 0; table < tables; table++) {
		snprintf(file, sizeof(file), "%s/%d.save", folder, table);
		unlink(file);
	}
	rmdir(folder);
	return bad > 0;
}
