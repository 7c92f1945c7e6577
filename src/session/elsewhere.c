/* Where the latest game is that is kept outside the folder for saves: its path in a small
 * file of our own, …/cliffhanger/latest.
 *
 * The game may have been moved or taken away since; whoever asks looks for it.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cliffhanger/session.h"
#include "cliffhanger/text.h"
#include "session/save_place.h"

/* Whether a file, by its whole path, is in the standard folder. */
static bool is_standard(const char *whole)
{
	char *const folder = save_place_folder(), *const own = save_place_of(whole);
	char *const real = folder ? realpath(folder, NULL) : NULL;
	const bool is = real && own && strcmp(real, own) == 0;

	free(folder);
	free(own);
	free(real);
	return is;
}

static bool write_line(const char *path, const char *line)
{
	FILE *const out = fopen(path, "we");
	bool good;

	if (!out)
		return false;
	good = fprintf(out, "%s\n", line) > 0;
	return fclose(out) == 0 && good;
}

/* In one go, so that nobody finds half a path. */
static bool write_pointer(const char *whole)
{
	char *const path = save_place_latest(), *const folder = path ? save_place_of(path) : NULL;
	char *draft = NULL;
	bool good = folder && session_make_folder(folder)
		&& asprintf(&draft, "%s.%ld.draft", path, (long)getpid()) >= 0;

	good = good && write_line(draft, whole) && rename(draft, path) == 0;
	if (!good && draft)
		unlink(draft);
	free(draft);
	free(folder);
	free(path);
	return good;
}

bool session_remember(const char *file, struct reason *why)
{
	char *const whole = *file ? realpath(file, NULL) : NULL;
	bool good = true;

	if (whole && !is_standard(whole))
		good = strlen(whole) < PATH_MAX && text_plain(whole, strlen(whole))
			&& write_pointer(whole);
	free(whole);
	return good || refuse(why, "", "Where %.120s is cannot be remembered: only "
		"'cliffhanger resume' with its name will go on with it.", file);
}

char *session_remembered(int64_t *when)
{
	char *const path = save_place_latest();
	const int fd = path ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1;
	char text[PATH_MAX + 2];
	struct stat status;
	ssize_t n = -1;

	free(path);
	if (fd >= 0 && fstat(fd, &status) == 0 && S_ISREG(status.st_mode))
		n = read(fd, text, sizeof(text) - 1);
	if (fd >= 0)
		close(fd);
	if (n <= 1 || text[0] != '/' || text[n - 1] != '\n'
			|| !text_plain(text, (size_t)n - 1))
		return NULL;
	text[n - 1] = '\0';
	*when = (int64_t)status.st_mtime;
	return strdup(text);
}
