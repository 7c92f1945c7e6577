/* The list of saves: what a title screen wants to know of each, from a quick
 * look at its records. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "session/save_place.h"
#include "session/save_file.h"

static void look_at_key(struct save_entry *e, const char *text)
{
	if (strncmp(text, "title ", 6) == 0) {
		free(e->title);
		e->title = strdup(text + 6);
	} else if (strncmp(text, "serial ", 7) == 0) {
		free(e->serial);
		e->serial = strdup(text + 7);
	} else if (strncmp(text, "turns ", 6) == 0) {
		e->turns = (int)strtol(text + 6, NULL, 10);
	}
}

/* "begin docks 42 FILE": which episode a serial is at. */
static void look_at_progress(struct save_entry *e, int *episodes, const char *text)
{
	*episodes += strncmp(text, "begin ", 6) == 0;
	e->is_serial = true;
}

/* A serial is known by the episode it is at. */
static void name_episode(struct save_entry *e, int episodes)
{
	char *title;

	if (!e->is_serial || !e->title || episodes == 0 ||
	    asprintf(&title, "%s, episode %d", e->title, episodes) < 0)
		return;
	free(e->title);
	e->title = title;
}

static void look_at(struct save_entry *e, int *episodes, enum record_kind kind, const char *text)
{
	switch (kind) {
	case RECORD_KEY:
		look_at_key(e, text);
		break;
	case RECORD_TURN:
		e->turn = (int)strtol(text, NULL, 10);
		break;
	case RECORD_PROGRESS:
		look_at_progress(e, episodes, text);
		break;
	case RECORD_NOTE:
		e->over = e->over || strcmp(text, "over") == 0;
		break;
	case RECORD_UNDO:
		e->over = false;
		break;
	default:
		break;
	}
}

/* False if it is no save of ours; a damaged one is listed as far as it goes. */
static bool look_into(struct save_entry *e, const char *data, size_t size)
{
	char text[SAVE_LINE_MAX];
	struct save_reader r;
	enum record_kind kind;
	int episodes = 0;

	save_reader_init(&r, data, size);
	if (save_next(&r, &kind, text, sizeof(text)) != SAVE_OK || kind != RECORD_HEAD)
		return false;
	while (save_next(&r, &kind, text, sizeof(text)) == SAVE_OK)
		look_at(e, &episodes, kind, text);
	name_episode(e, episodes);
	return e->title != NULL;
}

static bool look_at_file(struct save_entry *e, const char *file)
{
	enum session_error error;
	struct reason why;
	struct stat status;
	char *data;
	size_t size;
	bool good;

	*e = (struct save_entry){ 0 };
	if (stat(file, &status) < 0 || !save_file_load(file, &data, &size, &error, &why))
		return false;
	good = look_into(e, data, size);
	free(data);
	e->when = (int64_t)status.st_mtime;
	e->file = good ? strdup(file) : NULL;
	if (e->file)
		return true;
	free(e->title);
	free(e->serial);
	return false;
}

/* Newest first; of the same second, by name. */
static int newer(const void *a, const void *b)
{
	const struct save_entry *const x = a, *const y = b;

	if (x->when != y->when)
		return x->when < y->when ? 1 : -1;
	return strcmp(y->file, x->file);
}

struct listing { struct save_entry *list; int count; };

static bool add(void *self, const char *file)
{
	struct listing *const l = self;
	struct save_entry *const grown = realloc(l->list,
		((size_t)l->count + 1) * sizeof(*grown));

	if (!grown)
		return false;
	l->list = grown;
	if (look_at_file(&grown[l->count], file))
		l->count++;
	return true;
}

/* The latest game that is kept elsewhere.  A campaign's file is older than its games, so it
 * counts from when it was remembered. */
static void add_remembered(struct listing *l)
{
	int64_t when;
	char *const file = session_remembered(&when);
	const int before = l->count;

	if (file)
		add(l, file);
	if (l->count > before && l->list[before].when < when)
		l->list[before].when = when;
	free(file);
}

static void free_entry(const struct save_entry *e)
{
	free(e->file);
	free(e->title);
	free(e->serial);
}

static const char *base_of(const char *file)
{
	const char *const slash = strrchr(file, '/');

	return slash ? slash + 1 : file;
}

static bool same_folder(const char *a, const char *b)
{
	const size_t n = (size_t)(base_of(a) - a);

	return n == (size_t)(base_of(b) - b) && memcmp(a, b, n) == 0;
}

/* The serial that a game is an episode of, if it is listed, too. */
static struct save_entry *serial_entry(struct save_entry *list, int count,
	const struct save_entry *game)
{
	for (int i = 0; game->serial && i < count; i++)
		if (list[i].is_serial && strcmp(base_of(list[i].file), game->serial) == 0
				&& same_folder(list[i].file, game->file))
			return &list[i];
	return NULL;
}

/* The latest game of a serial tells the turns it is at. */
static void tell_turns(struct save_entry *serial, const struct save_entry *game)
{
	if (game->when < serial->when && serial->turns > 0)
		return;
	serial->turn = game->turn;
	serial->turns = game->turns;
	if (game->when > serial->when)
		serial->when = game->when;
}

/* Takes away the entries that `gone` says; how many are left. */
static int take_away(struct save_entry *list, int count, const bool *gone)
{
	int kept = 0;

	for (int i = 0; i < count; i++) {
		if (gone[i])
			free_entry(&list[i]);
		else
			list[kept++] = list[i];
	}
	return kept;
}

/* Without memory for it the list stays as it is. */
static int fold_episodes(struct save_entry *list, int count)
{
	bool *const gone = calloc((size_t)count + 1, sizeof(*gone));

	for (int i = 0; gone && i < count; i++) {
		struct save_entry *const serial = serial_entry(list, count, &list[i]);

		gone[i] = serial != NULL;
		if (serial)
			tell_turns(serial, &list[i]);
	}
	if (gone)
		count = take_away(list, count, gone);
	free(gone);
	return count;
}

static int drop_serials(struct save_entry *list, int count)
{
	bool *const gone = calloc((size_t)count + 1, sizeof(*gone));

	for (int i = 0; gone && i < count; i++)
		gone[i] = list[i].is_serial;
	if (gone)
		count = take_away(list, count, gone);
	free(gone);
	return count;
}

static struct save_entry *list_all(int *count)
{
	char *const folder = save_place_folder();
	struct listing l = { .list = NULL };

	save_place_each(folder, add, &l);
	free(folder);
	add_remembered(&l);
	*count = l.count;
	return l.list;
}

static void sort(struct save_entry *list, int count)
{
	if (count > 1)
		qsort(list, (size_t)count, sizeof(*list), newer);
}

struct save_entry *session_list(int *count)
{
	struct save_entry *const list = list_all(count);

	*count = fold_episodes(list, *count);
	sort(list, *count);
	return list;
}

struct save_entry *session_list_games(int *count)
{
	struct save_entry *const list = list_all(count);

	*count = drop_serials(list, *count);
	sort(list, *count);
	return list;
}

void session_list_free(struct save_entry *list, int count)
{
	for (int i = 0; i < count; i++)
		free_entry(&list[i]);
	free(list);
}
