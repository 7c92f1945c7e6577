/* Heroes at home: the folder in which hero files are kept.
 *
 *  H1  A file is whole or not there: it is written under another name first, and
 *      linked to its own, which fails where a file has that name already.
 */
#include "config.h"

#include "cliffhanger/hero.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/session.h"
#include "session/save_place.h"

enum { NAMESAKES_MAX = 99 };

static const char suffix[] = ".yaml";

/* ---- keeping ---- */

/* The standard place, made if missing; NULL with the reason. */
static char *standard_folder(struct reason *why)
{
	char *const folder = save_place_heroes();

	if (!folder)
		refuse(why, "", "there is no home folder to keep heroes in; name a file");
	else if (session_make_folder(folder))
		return folder;
	else
		refuse(why, "", "cannot make the folder %.160s: %s", folder, strerror(errno));
	free(folder);
	return NULL;
}

static bool write_whole(FILE *f, const char *text, size_t size)
{
	const bool written = fwrite(text, 1, size, f) == size && fflush(f) == 0
		&& fsync(fileno(f)) == 0;

	return fclose(f) == 0 && written;
}

/* H1.  False with errno. */
static bool put_file(const char *file, const char *text, size_t size)
{
	char *draft;
	FILE *f = NULL;
	int fd, error;
	bool good;

	if (asprintf(&draft, "%s.XXXXXX", file) < 0)
		return false;
	fd = mkstemp(draft);
	if (fd >= 0)
		f = fdopen(fd, "w");
	good = f && write_whole(f, text, size) && link(draft, file) == 0;
	error = errno;
	if (fd >= 0)
		unlink(draft);
	free(draft);
	errno = error;
	return good;
}

static void could_not(const char *file, struct reason *why)
{
	if (errno == EEXIST)
		refuse(why, "", "%.180s is there already; name another file with --out", file);
	else
		refuse(why, "", "cannot write %.160s: %s", file, strerror(errno));
}

/* "FOLDER/nora-vance.yaml", from the second try on "FOLDER/nora-vance-2.yaml". */
static char *path_of(const char *folder, const char *word, int try)
{
	char *path;
	const int bytes = try < 2 ? asprintf(&path, "%s/%s%s", folder, word, suffix)
		: asprintf(&path, "%s/%s-%d%s", folder, word, try, suffix);

	return bytes < 0 ? NULL : path;
}

/* In the standard place, by a name that nobody has yet. */
static char *keep_at_home(const struct hero *h, const char *text, size_t size,
	struct reason *why)
{
	char *const folder = standard_folder(why), *const word = save_place_word(h->name);
	char *path = NULL;
	bool done = !folder || !word;

	for (int try = 1; !done; try++) {
		free(path);
		path = path_of(folder, *word ? word : "hero", try);
		if (path && put_file(path, text, size))
			break;
		done = !path || errno != EEXIST || try == NAMESAKES_MAX;
		if (done && path)
			could_not(path, why);
	}
	if (done) {
		free(path);
		path = NULL;
	}
	free(folder);
	free(word);
	return path;
}

char *heroes_keep(const struct hero *h, const char *file, struct reason *why)
{
	char text[HERO_BYTES_MAX];
	const size_t size = hero_write(h, text, sizeof(text));

	if (!file)
		return keep_at_home(h, text, size, why);
	if (put_file(file, text, size))
		return strdup(file);
	could_not(file, why);
	return NULL;
}

/* ---- finding ---- */

static bool is_hero(const char *name)
{
	const size_t length = strlen(name), end = sizeof(suffix) - 1;

	return name[0] != '.' && length > end && strcmp(name + length - end, suffix) == 0;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Puts a file at the end of a list; false without memory. */
static bool add(char ***list, int *count, const char *folder, const char *name)
{
	char **const grown = realloc(*list, ((size_t)*count + 1) * sizeof(*grown));

	if (!grown)
		return false;
	*list = grown;
	if (asprintf(&grown[*count], "%s/%s", folder, name) < 0)
		return false;
	++*count;
	return true;
}

char **heroes_list(int *count)
{
	char *const folder = save_place_heroes();
	DIR *const d = folder ? opendir(folder) : NULL;
	const struct dirent *entry;
	char **list = NULL;
	bool more = d != NULL;

	*count = 0;
	while (more && (entry = readdir(d)))
		if (is_hero(entry->d_name))
			more = add(&list, count, folder, entry->d_name);
	if (d)
		closedir(d);
	free(folder);
	if (*count > 1)
		qsort(list, (size_t)*count, sizeof(*list), by_name);
	return list;
}

void heroes_list_free(char **list, int count)
{
	for (int i = 0; i < count; i++)
		free(list[i]);
	free(list);
}

/* The word by which a file of the list is called; NULL without memory. */
static char *word_of(const char *file)
{
	const char *const name = strrchr(file, '/') + 1;

	return strndup(name, strlen(name) - (sizeof(suffix) - 1));
}

static void not_found(const char *name, char *const *words, int n, struct reason *why)
{
	struct nearest near;

	nearest_to(&near, name);
	for (int i = 0; i < n; i++)
		if (words[i])
			nearest_try(&near, words[i]);
	if (nearest_word(&near))
		refuse(why, "", "there is no hero '%.60s'; did you mean %s?", name,
			nearest_word(&near));
	else
		refuse(why, "", "there is no hero file '%.60s', and no hero of that name "
			"(cliffhanger prp list)", name);
}

char *heroes_find(const char *name, struct reason *why)
{
	char *found = access(name, R_OK) == 0 ? strdup(name) : NULL;
	char **list, **words, *word;
	int n;

	if (found)
		return found;
	word = save_place_word(name);	/* "Nora Vance" is looked for as nora-vance */
	list = heroes_list(&n);
	words = calloc((size_t)n + 1, sizeof(*words));
	for (int i = 0; words && word && i < n; i++) {
		words[i] = word_of(list[i]);
		if (!found && words[i] && strcmp(words[i], word) == 0)
			found = strdup(list[i]);
	}
	if (!found && words)
		not_found(name, words, n, why);
	else if (!found)
		refuse(why, "", "out of memory");
	if (words)
		heroes_list_free(words, n);
	heroes_list_free(list, n);
	free(word);
	return found;
}
