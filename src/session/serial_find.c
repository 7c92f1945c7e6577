/* Serials on disk: which files are one, whose game is whose, and whether the
 * campaign's own files have changed. */
#include "config.h"

#include "session/serial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session/save_place.h"

static const char magic[] = "cliffhanger-campaign ";

/* Whether a save's first record begins with the words; `key`, if not NULL, is filled
 * with the last value of that key, "" without one. */
static bool peek(const char *file, const char *words, const char *key, char *value, size_t size)
{
	char text[SAVE_LINE_MAX], *data;
	enum session_error error;
	struct reason why;
	enum record_kind kind;
	struct save_reader r;
	size_t bytes;
	bool is;

	if (!save_file_load(file, &data, &bytes, &error, &why))
		return false;
	save_reader_init(&r, data, bytes);
	is = save_next(&r, &kind, text, sizeof(text)) == SAVE_OK && kind == RECORD_HEAD
		&& strncmp(text, words, strlen(words)) == 0;
	while (is && key && save_next(&r, &kind, text, sizeof(text)) == SAVE_OK) {
		const size_t n = strlen(key);

		if (kind != RECORD_KEY)
			break;	/* keys come first */
		if (strncmp(text, key, n) == 0 && text[n] == ' ')
			snprintf(value, size, "%s", text + n + 1);
	}
	free(data);
	return is;
}

bool serial_is(const char *file)
{
	return peek(file, magic, NULL, NULL, 0);
}

char *serial_of_game(const char *file)
{
	char name[GAME_FILE_MAX] = "", *folder, *path = NULL;

	if (!peek(file, "cliffhanger-save ", "serial", name, sizeof(name)) || !*name ||
	    strchr(name, '/'))
		return NULL;
	folder = save_place_of(file);
	if (folder && asprintf(&path, "%s/%s", folder, name) < 0)
		path = NULL;
	free(folder);
	if (path && serial_is(path))
		return path;
	free(path);
	return NULL;
}

char *serial_latest(const char *origin)
{
	char *const whole = realpath(origin, NULL);
	char *found = NULL;
	int count;
	struct save_entry *const list = session_list(&count);

	for (int i = 0; i < count && whole && !found; i++) {
		char of[SAVE_LINE_MAX] = "";

		if (list[i].is_serial && !list[i].over &&
		    peek(list[i].file, magic, "file", of, sizeof(of)) && !strcmp(of, whole))
			found = strdup(list[i].file);
	}
	session_list_free(list, count);
	free(whole);
	return found;
}

/* ---- what has changed ---- */

static bool same_file(const struct campaign_file *kept, const struct library *library,
	struct reason *why)
{
	struct faults *const f = faults_new(kept->name);
	size_t size = 0;
	char *const text = f ? library->text(library->self, kept->name, &size, f) : NULL;
	const bool same = text && size == kept->size && memcmp(text, kept->text, size) == 0;

	if (!text)
		refuse(why, "", "%.100s of this campaign is not there any more", kept->name);
	else if (!same)
		refuse(why, "", "%.100s has changed since this campaign was begun", kept->name);
	free(text);
	faults_free(f);
	return same;
}

bool serial_differs(const struct serial *s, struct reason *why)
{
	struct library *const library = s->origin ? library_of_folder(s->origin) : NULL;
	bool same = true;

	for (int i = 0; library && same && i < s->campaign->n_files; i++)
		same = same_file(&s->campaign->files[i], library, why);
	library_free(library);
	return !same;
}

static void first_fault(void *self, const struct faults *f)
{
	struct reason *const why = self;
	const struct fault *const fault = faults_at(f, 0);

	if (!*why->text && faults_errors(f) > 0 && fault)
		refuse(why, "", "The campaign as it is now has faults (%.40s%s%.120s); it goes on "
			"with the text it has.", fault->path, *fault->path ? ": " : "",
			fault->text);
}

bool serial_renew(struct serial *s, struct reason *why)
{
	struct campaign *const old = s->campaign;
	struct campaign *new;

	if (s->stage != SERIAL_CASTING)
		return refuse(why, "", "An episode is under way; its text stays as it was begun.");
	why->text[0] = '\0';
	new = campaign_load(s->origin ? s->origin : "", false, first_fault, why);
	if (!new)
		return *why->text ? false : refuse(why, "", "The campaign cannot be read.");
	if (!serial_move(s, new, why)) {
		campaign_free(new);
		return false;
	}
	campaign_free(old);
	if (s->file) {
		serial_record_files(s);
		save_file_keep(s->file);
	}
	return true;
}
