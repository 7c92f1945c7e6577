/* People: see people.h.
 *
 * Every file here appears whole or not at all: two who come at once with one word are one
 * invited and one refused, and nobody reads half a key.
 */
#include "config.h"
#include "cli/people.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cliffhanger/input.h"
#include "cliffhanger/session.h"

enum {
	KEYS_MAX = 16,		/* of one person */
	FILE_MAX = KEYS_MAX * (PEOPLE_BLOB_MAX + PEOPLE_TYPE_MAX),
	PEOPLE_MAX = 2000
};

/* ---- places ---- */

bool people_settle(const char *state, struct reason *why)
{
	if (!state)
		return true;
	if (state[0] != '/')
		return refuse(why, "", "--state: expected a folder's path from / on, found '%.80s'",
			state);
	return setenv("XDG_STATE_HOME", state, 1) == 0
		|| refuse(why, "", "there is not enough memory");
}

char *people_place(const char *last)
{
	char *const beside = session_typed_file();
	char *place = NULL;

	if (beside && asprintf(&place, "%s/%s", dirname(beside), last) < 0)
		place = NULL;
	free(beside);
	return place;
}

/* "STATE/people/NAME", the folder made; malloc'd, NULL with the reason. */
static char *file_in(const char *folder, const char *name, struct reason *why)
{
	char *const place = people_place(folder), *file = NULL;

	if (!place || !session_make_folder(place))
		refuse(why, "", "the folder for %s cannot be made: %s", folder,
			place ? strerror(errno) : "there is no home");
	else if (asprintf(&file, "%s/%s", place, name) < 0)
		file = NULL;
	free(place);
	return file;
}

/* ---- names ---- */

static int is_visible(const struct dirent *d)
{
	return d->d_name[0] != '.';
}

/* Whether a key is a line of somebody's file. */
static bool has_key(const char *text, const struct people_key *key)
{
	const size_t type = strlen(key->type), blob = strlen(key->blob);

	while (*text) {
		if (strncmp(text, key->type, type) == 0 && text[type] == ' '
				&& strncmp(text + type + 1, key->blob, blob) == 0
				&& text[type + 1 + blob] == '\n')
			return true;
		text += strcspn(text, "\n");
		text += *text == '\n';
	}
	return false;
}

/* What stands in somebody's file; malloc'd, NULL = he has none. */
static char *keys_of(const char *folder, const char *name, size_t *size)
{
	char *file = NULL, *text = NULL;
	const char *problem;

	if (asprintf(&file, "%s/%s", folder, name) >= 0) {
		text = input_read(file, FILE_MAX, size, &problem);
		free(file);
	}
	return text;
}

static bool is_his(const char *folder, const char *name, const struct people_key *key)
{
	struct reason why;
	size_t size;
	char *const text = hosted_is_name(name, "", &why) ? keys_of(folder, name, &size) : NULL;
	const bool his = text && has_key(text, key);

	free(text);
	return his;
}

bool people_find(const struct people_key *key, char name[HOSTED_NAME_MAX])
{
	char *const folder = people_place("people");
	struct dirent **found = NULL;
	const int n = folder ? scandir(folder, &found, is_visible, alphasort) : -1;

	name[0] = '\0';
	for (int i = 0; i < n; i++) {
		if (!name[0] && is_his(folder, found[i]->d_name, key))
			snprintf(name, HOSTED_NAME_MAX, "%.*s", HOSTED_NAME_MAX - 1,
				found[i]->d_name);
		free(found[i]);
	}
	if (n >= 0)
		free(found);
	free(folder);
	return name[0] != '\0';
}

/* Whether there is room for one person more. */
static bool has_room(struct reason *why)
{
	char *const folder = people_place("people");
	struct dirent **found = NULL;
	const int n = folder ? scandir(folder, &found, is_visible, NULL) : -1;

	for (int i = 0; i < n; i++)
		free(found[i]);
	if (n >= 0)
		free(found);
	free(folder);
	return n < PEOPLE_MAX || refuse(why, "", "there is no room for one more: %d people "
		"have an account", n);
}

/* ---- keys ---- */

/* Appends what is written in one go; O_EXCL where he must be new. */
static bool write_key(const char *file, const struct people_key *key, int how, struct reason *why)
{
	const int fd = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | how,
		0600);
	char line[PEOPLE_TYPE_MAX + PEOPLE_BLOB_MAX + 2];
	const int n = snprintf(line, sizeof(line), "%s %s\n", key->type, key->blob);
	bool good = fd >= 0 && write(fd, line, (size_t)n) == n && fsync(fd) == 0;
	const int error = errno;

	if (fd >= 0)
		good = close(fd) == 0 && good;
	if (good)
		return true;
	if (fd < 0 && error == EEXIST)
		return refuse(why, "", "that name is somebody's already; choose another");
	return refuse(why, "", "the key cannot be kept: %s", strerror(error));
}

static bool may_add(const char *name, const struct people_key *key, bool *has, struct reason *why)
{
	char other[HOSTED_NAME_MAX];

	*has = people_find(key, other);
	if (*has && strcmp(other, name) != 0)
		return refuse(why, "", "that key is %s's already", other);
	return true;
}

bool people_add(const char *name, const struct people_key *key, struct reason *why)
{
	bool has, good;
	char *file;

	if (!hosted_is_name(name, "", why) || !may_add(name, key, &has, why))
		return false;
	if (has)
		return true;
	file = file_in("people", name, why);
	good = file && (access(file, F_OK) == 0 || has_room(why)) && write_key(file, key, 0, why);
	free(file);
	return good;
}

/* ---- invitations ---- */

static bool is_word(const char *word)
{
	const size_t n = strlen(word);

	return n > 0 && n < HOSTED_WORD_MAX && !word[strspn(word, "abcdefghijklmnopqrstuvwxyz-")];
}

bool people_invite(char word[HOSTED_WORD_MAX], struct reason *why)
{
	char *file;
	int fd;

	hosted_word(word);
	file = file_in("invitations", word, why);
	if (!file)
		return false;
	fd = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
	free(file);
	if (fd < 0)
		return refuse(why, "", "the word of invitation cannot be kept: %s", strerror(errno));
	close(fd);
	return true;
}

/* Takes a word away, so that it invites nobody else; false: it invites nobody. */
static bool take_word(const char *word, struct reason *why)
{
	char *const file = is_word(word) ? file_in("invitations", word, why) : NULL;
	const bool taken = file && unlink(file) == 0;

	free(file);
	return taken || refuse(why, "", "that word invites nobody");
}

static void give_back(const char *word)
{
	struct reason why;
	char *const file = file_in("invitations", word, &why);
	const int fd = file ? open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0600) : -1;

	if (fd >= 0)
		close(fd);
	free(file);
}

bool people_join(const char *word, const char *name, const struct people_key *key,
	struct reason *why)
{
	bool has, good;
	char *file;

	if (!hosted_is_name(name, "", why) || !may_add(name, key, &has, why) || !has_room(why)
			|| !take_word(word, why))
		return false;
	file = file_in("people", name, why);
	good = file && write_key(file, key, O_EXCL, why);
	free(file);
	if (!good)
		give_back(word);
	return good;
}

/* ---- the line of authorized_keys ---- */

/* What a shell takes as it is, even within the quotes of that line. */
static bool is_plain_path(const char *path)
{
	return !path[strspn(path, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
		"/._+-")];
}

static bool own_path(char path[PATH_MAX], struct reason *why)
{
	const ssize_t n = readlink("/proc/self/exe", path, PATH_MAX - 1);

	if (n <= 0 || n >= PATH_MAX - 1)
		snprintf(path, PATH_MAX, "cliffhanger");	/* the shell finds it */
	else
		path[n] = '\0';
	return is_plain_path(path) || refuse(why, "", "%.100s cannot stand in authorized_keys: "
		"letters, digits and / . _ + - can", path);
}

bool people_line(const struct people_key *key, const char *name, const char *state,
	char line[PEOPLE_LINE_MAX], struct reason *why)
{
	char program[PATH_MAX], who[PEOPLE_TYPE_MAX + PEOPLE_BLOB_MAX + 16];
	int n;

	if (!own_path(program, why))
		return false;
	if (!state)	/* of a guest's environment nothing is believed */
		state = getenv("XDG_STATE_HOME");
	if (state && state[0] != '/')
		state = NULL;
	if (state && !is_plain_path(state))
		return refuse(why, "", "--state: %.100s cannot stand in authorized_keys: letters, "
			"digits and / . _ + - can", state);
	if (name)
		snprintf(who, sizeof(who), "--as %s", name);
	else
		snprintf(who, sizeof(who), "--join %s:%s", key->type, key->blob);
	n = snprintf(line, PEOPLE_LINE_MAX, "restrict,pty,command=\"%s sit %s%s%s\" %s %s",
		program, who, state ? " --state " : "", state ? state : "", key->type, key->blob);
	return n < PEOPLE_LINE_MAX || refuse(why, "", "the line would be too long");
}
