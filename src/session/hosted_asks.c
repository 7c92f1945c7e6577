/* Who is waited for at a table: noted in the save as it changes, told by the host's program, and
 * said to those who wait. */
#include "config.h"

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- told by the host's program ---- */

/* In the child: its own child runs the program, and nobody waits for that one. */
static void run(const char *program, const char *table, const char *person, const char *turn)
{
	const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
	sigset_t none;

	if (fork() != 0)
		_exit(0);
	sigemptyset(&none);
	sigprocmask(SIG_SETMASK, &none, NULL);
	setsid();
	for (int fd = STDIN_FILENO; nothing >= 0 && fd <= STDERR_FILENO; fd++)
		dup2(nothing, fd);
	execl(program, program, table, person, turn, (char *)NULL);
	_exit(127);
}

/* Runs the host's program: table, person and turn are its arguments. */
static void notify(const struct session *s, const char *person)
{
	const struct hosted_rules *const r = &s->table->rules;
	char turn[16];
	pid_t child;

	if (!*r->notify)
		return;
	snprintf(turn, sizeof(turn), "%d", s->now->turn);
	child = fork();
	if (child == 0)
		run(r->notify, r->name, person, turn);
	while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR)
		;
}

/* ---- noted ---- */

static bool is_noted(const struct hosted *t, const struct hosted_asked *a)
{
	for (int i = 0; i < t->n_asked; i++)
		if (t->asked[i].id == a->id && strcmp(t->asked[i].person, a->person) == 0)
			return true;
	return false;
}

/* All who are waited for now, each once. */
static int waited_for(const struct session *s, struct hosted_asked list[HOSTED_ASKED_MAX])
{
	int n = 0;

	for (int i = 0; !s->now->over && i < s->now->n_decisions; i++) {
		const struct decision *const d = &s->now->decisions[i];
		const char *persons[HOSTED_CLAIMS_MAX];
		const int wanted = hosted_wanted(s, d, persons);

		for (int p = 0; p < wanted && n < HOSTED_ASKED_MAX; p++) {
			int have = 0;

			while (have < n && strcmp(list[have].person, persons[p]) != 0)
				have++;
			if (have < n || !*persons[p])
				continue;
			list[n] = (struct hosted_asked){ .id = d->id };
			snprintf(list[n++].person, sizeof(list->person), "%s", persons[p]);
		}
	}
	return n;
}

static bool all_noted(const struct hosted *t, const struct hosted_asked *list, int n)
{
	for (int i = 0; i < n; i++)
		if (!is_noted(t, &list[i]))
			return false;
	return n == t->n_asked;
}

void hosted_tell_asks(struct session *s)
{
	struct hosted_asked list[HOSTED_ASKED_MAX];
	const int n = waited_for(s, list);
	char text[HOSTED_ASKED_MAX * (HOSTED_NAME_MAX + 8) + 32];
	bool fresh[HOSTED_ASKED_MAX];
	struct reason why;
	size_t at;

	if (all_noted(s->table, list, n) || !s->begun || s->table->goes_on)
		return;
	at = (size_t)snprintf(text, sizeof(text), "%s", n == 0 ? " " : "");
	for (int i = 0; i < n; i++) {
		fresh[i] = !is_noted(s->table, &list[i]);
		at += (size_t)snprintf(text + at, sizeof(text) - at, " %s/%d", list[i].person,
			list[i].id);
	}
	hosted_keep(s, &why, "asks %" PRId64 "%s", (int64_t)time(NULL), text);
	for (int i = 0; i < n; i++)
		if (fresh[i] && strcmp(list[i].person, s->table->person) != 0)
			notify(s, list[i].person);
}

static bool is_among(const char *const *persons, int n, const char *person)
{
	for (int i = 0; i < n; i++)
		if (strcmp(persons[i], person) == 0)
			return true;
	return false;
}

void hosted_tell_next(struct session *s)
{
	const struct hosted_rules *const r = &s->table->rules;
	const char *persons[HOSTED_CLAIMS_MAX];
	char text[HOSTED_CLAIMS_MAX * HOSTED_NAME_MAX + 1] = "";
	struct pen pen = pen_at(text, sizeof(text));
	struct reason why;
	int n = 0;

	if (s->table->goes_on || !sitting_enter(s, &why))
		return;
	for (int i = 0; !s->table->goes_on && i < r->n_claims; i++) {
		const struct hosted_claim *const c = &r->claims[i];

		if (!*c->person || c->seat >= s->setup->n_sides || is_among(persons, n, c->person))
			continue;
		pen_put(&pen, " %s", c->person);
		persons[n++] = c->person;
	}
	if (!s->table->goes_on && hosted_keep(s, &why, "next %" PRId64 "%s", (int64_t)time(NULL),
			*text ? text : " "))
		for (int i = 0; i < n; i++)
			if (strcmp(persons[i], s->table->person) != 0)
				notify(s, persons[i]);
	sitting_leave(s, &why);
}

void hosted_tell_last(struct session *s)
{
	struct reason why;

	if (s->table->ended || !sitting_enter(s, &why))
		return;
	if (!s->table->ended)
		hosted_keep(s, &why, "last yes");
	sitting_leave(s, &why);
}

/* ---- said to those who wait ---- */

void hosted_when(int64_t when, char text[HOSTED_WHEN_MAX])
{
	const time_t then = (time_t)when, now = time(NULL);
	struct tm at, today;

	text[0] = '\0';
	if (when <= 0 || !localtime_r(&then, &at) || !localtime_r(&now, &today))
		return;
	strftime(text, HOSTED_WHEN_MAX, at.tm_yday == today.tm_yday && at.tm_year == today.tm_year
		? "%H:%M" : "%b %d, %H:%M", &at);
}

/* Since when they are waited for, and till when if there is a clock. */
static void add_times(struct pen *pen, const struct hosted *t)
{
	const int64_t since = t->n_asked > 0 ? t->asked[0].since : 0;
	char from[HOSTED_WHEN_MAX], to[HOSTED_WHEN_MAX] = "";

	hosted_when(since, from);
	if (t->rules.clock > 0 && *from)
		hosted_when(since + t->rules.clock, to);
	pen_put(pen, "%s%s%s%s.", *from ? ", since " : "", from, *to ? ", till " : "", to);
}

void hosted_deadline(const struct session *s, char text[HOSTED_WHEN_MAX])
{
	const struct hosted *const t = s->table;

	text[0] = '\0';
	for (int i = 0; t && t->rules.clock > 0 && !*text && i < t->n_asked; i++)
		if (*t->person && strcmp(t->asked[i].person, t->person) == 0)
			hosted_when(t->asked[i].since + t->rules.clock, text);
}

/* What sits before a person's name: his side's, as all may know it. */
static const char *seat_name(const struct session *s, int id)
{
	for (int i = 0; i < s->now->n_decisions; i++) {
		const struct decision *const d = &s->now->decisions[i];

		if (d->id == id)
			return d->seat < s->setup->n_sides ? s->setup->sides[d->seat].name
				: "the Game Master";
	}
	return "";
}

/* Whether an open seat is to answer a decision. */
static bool waits_for_open(const struct session *s, const struct decision *d)
{
	const char *persons[HOSTED_CLAIMS_MAX];
	const int n = hosted_wanted(s, d, persons);

	for (int i = 0; i < n; i++)
		if (!*persons[i])
			return true;
	return false;
}

/* One more of `n` that are waited for, and where he sits. */
static void add_waited(struct pen *pen, int i, int n, const char *who, const char *seat)
{
	pen_put(pen, "%s%s%s%s%s", i == 0 ? "Waiting for " : i + 1 == n ? " and " : ", ", who,
		*seat ? " (" : "", seat, *seat ? ")" : "");
}

static void waits_for_persons(const struct session *s, char *text, size_t size)
{
	const struct hosted *const t = s->table;
	struct pen pen = pen_at(text, size);
	int n = t->n_asked, i = 0;

	for (int d = 0; d < s->now->n_decisions; d++)
		n += waits_for_open(s, &s->now->decisions[d]);
	for (; i < t->n_asked; i++)
		add_waited(&pen, i, n, t->asked[i].person, seat_name(s, t->asked[i].id));
	for (int d = 0; d < s->now->n_decisions; d++)
		if (waits_for_open(s, &s->now->decisions[d]))
			add_waited(&pen, i++, n, "an open seat",
				seat_name(s, s->now->decisions[d].id));
	if (n > 0)
		add_times(&pen, t);
}

bool hosted_waits(struct session *s, char *text, size_t size)
{
	const bool asked = s->watching || s->now->over || hosted_asked(s);

	text[0] = '\0';
	if (asked || (!s->table && (!s->shared.follows || session_pauses(s))))
		return false;
	if (s->table)
		waits_for_persons(s, text, size);
	else
		snprintf(text, size, "The machine moves at another terminal, where this game is "
			"open, too.");
	if (!*text)
		snprintf(text, size, "The machine thinks.");
	return true;
}
