/* The tables there are, as a lobby wants to know them: from a quick look at their records. */
#include "config.h"

#include "cliffhanger/hosted.h"
#include "session/save_file.h"
#include "session/save_place.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char suffix[] = ".save";

char *hosted_file(const char *table)
{
	char *const folder = save_place_tables();
	char *file = NULL;

	if (folder && session_make_folder(folder) && asprintf(&file, "%s/%s%s", folder, table, suffix) < 0)
		file = NULL;
	free(folder);
	return file;
}

/* ---- one of them ---- */

struct looking {
	struct hosted_entry *e;
	const char *person;
	char holder[HOSTED_CLAIMS_MAX][HOSTED_NAME_MAX];
	int n_claims;
	bool campaign;		/* and this is not the end of it */
};

static void replace(char **text, const char *with)
{
	free(*text);
	*text = strdup(with);
}

/* "claim 2 expedition:marines anna -" */
static void look_at_claim(struct looking *l, const char *text)
{
	char seat[HOSTED_WHERE_MAX], person[HOSTED_NAME_MAX];
	int i;

	if (sscanf(text, "%d %49s %24s", &i, seat, person) != 3 || i < 0
			|| i >= HOSTED_CLAIMS_MAX)
		return;
	snprintf(l->holder[i], sizeof(l->holder[i]), "%s", person);
	if (i >= l->n_claims)
		l->n_claims = i + 1;
}

/* "asks 1764120000 anna/17 bert/17" */
static void look_at_asks(struct looking *l, const char *text)
{
	char names[HOSTED_CLAIMS_MAX * HOSTED_NAME_MAX] = "";
	size_t at = 0;
	char *rest;

	l->e->since = strtoll(text, &rest, 10);
	l->e->wanted = false;
	while (*rest == ' ') {
		const size_t n = strcspn(rest + 1, "/");

		if (n == 0 || n >= HOSTED_NAME_MAX || at + n + 2 > sizeof(names))
			break;
		at += (size_t)snprintf(names + at, sizeof(names) - at, "%s%.*s",
			at > 0 ? " " : "", (int)n, rest + 1);
		l->e->wanted = l->e->wanted || (strlen(l->person) == n
			&& memcmp(rest + 1, l->person, n) == 0);
		rest += 1 + n;
		rest += strcspn(rest, " ");
	}
	replace(&l->e->waits, names);
}

/* "next 1764120000 anna bert": another episode follows. */
static void look_at_next(struct looking *l, const char *text)
{
	const size_t n = strlen(l->person);
	char *rest;

	l->e->goes_on = true;
	l->e->since = strtoll(text, &rest, 10);
	rest += strspn(rest, " ");
	replace(&l->e->waits, rest);
	l->e->wanted = false;
	for (; n > 0 && *rest; rest += strspn(rest, " ")) {
		const size_t length = strcspn(rest, " ");

		l->e->wanted = l->e->wanted || (length == n && memcmp(rest, l->person, n) == 0);
		rest += length;
	}
}

static void look_at_table(struct looking *l, const char *text)
{
	if (strncmp(text, "table ", 6) == 0)
		snprintf(l->e->name, sizeof(l->e->name), "%.24s", text + 6);
	else if (strncmp(text, "host ", 5) == 0)
		l->e->host = strcmp(text + 5, l->person) == 0;
	else if (strncmp(text, "watch ", 6) == 0)
		l->e->may_watch = true;
	else if (strncmp(text, "claim ", 6) == 0)
		look_at_claim(l, text + 6);
	else if (strncmp(text, "asks ", 5) == 0)
		look_at_asks(l, text + 5);
	else if (strncmp(text, "next ", 5) == 0)
		look_at_next(l, text + 5);
	else if (strcmp(text, "campaign yes") == 0)
		l->campaign = true;
	else if (strcmp(text, "last yes") == 0)
		l->campaign = false;
	else if (strncmp(text, "clock ", 6) == 0)
		l->e->clock = strtoll(text + 6, NULL, 10);
}

static void look_at_record(struct looking *l, enum record_kind kind, const char *text)
{
	switch (kind) {
	case RECORD_KEY:
		if (strncmp(text, "title ", 6) == 0)
			replace(&l->e->title, text + 6);
		else if (strncmp(text, "turns ", 6) == 0)
			l->e->turns = (int)strtol(text + 6, NULL, 10);
		break;
	case RECORD_TURN:
		l->e->turn = (int)strtol(text, NULL, 10);
		break;
	case RECORD_TABLE:
		look_at_table(l, text);
		break;
	case RECORD_NOTE:
		l->e->over = l->e->over || strcmp(text, "over") == 0;
		break;
	case RECORD_UNDO:
		l->e->over = false;
		break;
	default:
		break;
	}
}

static void look_into(struct looking *l, const char *data, size_t size)
{
	char text[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader r;

	save_reader_init(&r, data, size);
	while (save_next(&r, &kind, text, sizeof(text)) == SAVE_OK)
		look_at_record(l, kind, text);
	for (int i = 0; i < l->n_claims; i++) {
		l->e->seated = l->e->seated || strcmp(l->holder[i], l->person) == 0;
		l->e->n_open += strcmp(l->holder[i], "-") == 0;
	}
	if (l->campaign && l->e->over && !l->e->goes_on) {	/* nobody has been there since */
		l->e->goes_on = true;
		l->e->wanted = l->e->seated;
	}
	l->e->over = l->e->over && !l->e->goes_on;
	l->e->wanted = l->e->wanted && !l->e->over;
}

static void free_entry(struct hosted_entry *e)
{
	free(e->file);
	free(e->title);
	free(e->waits);
}

static bool look_at(struct hosted_entry *e, const char *file, const char *person)
{
	struct looking l = { .e = e, .person = person };
	enum session_error error;
	struct reason why;
	struct stat status;
	char *data;
	size_t size;

	*e = (struct hosted_entry){ .turn = 0 };
	if (stat(file, &status) < 0 || !save_file_load(file, &data, &size, &error, &why))
		return false;
	look_into(&l, data, size);
	free(data);
	e->file = strdup(file);
	if (!e->waits)
		e->waits = strdup("");
	if (e->since == 0)
		e->since = (int64_t)status.st_mtime;
	if (e->file && e->title && e->waits && *e->name)
		return true;
	free_entry(e);
	return false;
}

/* ---- all of them ---- */

/* Those that wait for the person, then those he sits at, then others; the latest first. */
static int before(const void *a, const void *b)
{
	const struct hosted_entry *const x = a, *const y = b;
	const int rank_x = x->wanted ? 0 : x->seated && !x->over ? 1 : x->over ? 3 : 2;
	const int rank_y = y->wanted ? 0 : y->seated && !y->over ? 1 : y->over ? 3 : 2;

	if (rank_x != rank_y)
		return rank_x - rank_y;
	if (x->since != y->since)
		return x->since < y->since ? 1 : -1;
	return strcmp(x->name, y->name);
}

static bool is_his(const struct hosted_entry *e, const char *person)
{
	return !*person || e->seated || e->host || e->may_watch || e->n_open > 0;
}

struct listing { struct hosted_entry *list; int count; const char *person; };

static bool add(void *self, const char *file)
{
	struct listing *const l = self;
	struct hosted_entry *const grown = realloc(l->list,
		((size_t)l->count + 1) * sizeof(*grown));

	if (!grown)
		return false;
	l->list = grown;
	if (!look_at(&grown[l->count], file, l->person))
		return true;
	if (is_his(&grown[l->count], l->person))
		l->count++;
	else
		free_entry(&grown[l->count]);
	return true;
}

struct hosted_entry *hosted_list(const char *person, int *count)
{
	char *const folder = save_place_tables();
	struct listing l = { .person = person };

	save_place_each(folder, add, &l);
	free(folder);
	if (l.count > 1)
		qsort(l.list, (size_t)l.count, sizeof(*l.list), before);
	*count = l.count;
	return l.list;
}

void hosted_list_free(struct hosted_entry *list, int count)
{
	for (int i = 0; i < count; i++)
		free_entry(&list[i]);
	free(list);
}
