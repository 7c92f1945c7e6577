/* Where saves live, and what they are called.
 *
 * The engine has no clock; a save's name is where the session's clock shows.
 */
#include "config.h"

#include "cliffhanger/session.h"
#include "session/save_place.h"

#include <dirent.h>
#include <errno.h>
#include <pwd.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { STEM_MAX = 40 };

static char *text_of(const char *format, ...) __attribute__((format(printf, 1, 2)));

static char *text_of(const char *format, ...)
{
	char *text;
	va_list list;
	int length;

	va_start(list, format);
	length = vasprintf(&text, format, list);
	va_end(list);
	return length < 0 ? NULL : text;
}

/* What is ours in a folder of the XDG specification: the one a variable names, else where it
 * is at home. */
static char *place_of(const char *variable, const char *usual, const char *last)
{
	const char *const named = getenv(variable);
	const char *home = getenv("HOME");

	/* A relative one is to be ignored, says the specification. */
	if (named && named[0] == '/')
		return text_of("%s/cliffhanger/%s", named, last);
	if (!home || home[0] != '/') {
		const struct passwd *const user = getpwuid(getuid());

		home = user ? user->pw_dir : NULL;
	}
	return home ? text_of("%s/%s/cliffhanger/%s", home, usual, last) : NULL;
}

/* A folder or file of ours by its last name. */
static char *folder_of(const char *last)
{
	return place_of("XDG_STATE_HOME", ".local/state", last);
}

char *session_config_file(void)
{
	return place_of("XDG_CONFIG_HOME", ".config", "config.yaml");
}

char *save_place_folder(void)
{
	return folder_of("saves");
}

char *save_place_heroes(void)
{
	return folder_of("heroes");
}

char *save_place_results(void)
{
	return folder_of("results");
}

char *save_place_tables(void)
{
	return folder_of("tables");
}

char *session_typed_file(void)
{
	return folder_of("typed");
}

char *save_place_latest(void)
{
	return folder_of("latest");
}

bool session_make_folder(const char *folder)
{
	char *const path = strdup(folder);
	bool made = path != NULL;

	for (char *slash = path; made && slash; ) {
		slash = strchr(slash + 1, '/');
		if (slash)
			*slash = '\0';
		made = mkdir(path, 0700) == 0 || errno == EEXIST;
		if (slash)
			*slash = '/';
	}
	free(path);
	return made;
}

static bool kept(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* Letters, digits and single dashes of a name. */
static void stem_of(const char *name, char stem[STEM_MAX + 1])
{
	size_t n = 0;

	for (; *name && n < STEM_MAX; name++)
		if (kept(*name))
			stem[n++] = *name;
		else if (n > 0 && stem[n - 1] != '-')
			stem[n++] = '-';
	while (n > 0 && stem[n - 1] == '-')
		n--;
	stem[n] = '\0';
}

char *save_place_stem(const char *name, int64_t when)
{
	char stem[STEM_MAX + 1], date[32] = "";
	const time_t now = (time_t)when;
	struct tm tm;

	stem_of(name, stem);
	if (localtime_r(&now, &tm))
		strftime(date, sizeof(date), "-%Y-%m-%d-%H%M", &tm);
	return text_of("%s%s", *stem ? stem : "game", date);
}

char *save_place_word(const char *name)
{
	char stem[STEM_MAX + 1];

	stem_of(name, stem);
	for (char *c = stem; *c; c++)
		if (*c >= 'A' && *c <= 'Z')
			*c = (char)(*c - 'A' + 'a');
	return strdup(stem);
}

char *save_place_path(const char *folder, const char *stem, int try)
{
	return try < 2 ? text_of("%s/%s.save", folder, stem)
		: text_of("%s/%s-%d.save", folder, stem, try);
}

char *save_place_of(const char *file)
{
	const char *const slash = strrchr(file, '/');

	if (!slash)
		return text_of(".");
	return slash == file ? text_of("/") : text_of("%.*s", (int)(slash - file), file);
}

static const char suffix[] = ".save";

static bool is_save(const char *name)
{
	const size_t length = strlen(name), end = sizeof(suffix) - 1;

	return name[0] != '.' && length > end && strcmp(name + length - end, suffix) == 0;
}

void save_place_each(const char *folder, bool (*visit)(void *self, const char *file), void *self)
{
	DIR *const d = folder ? opendir(folder) : NULL;
	const struct dirent *entry;
	bool more = d != NULL;

	while (more && (entry = readdir(d))) {
		char *file;

		if (!is_save(entry->d_name))
			continue;
		more = asprintf(&file, "%s/%s", folder, entry->d_name) >= 0;
		if (more) {
			more = visit(self, file);
			free(file);
		}
	}
	if (d)
		closedir(d);
}
