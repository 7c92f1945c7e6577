/* Guest: his home, and what he may use up. */
#include "config.h"
#include "cli/guest.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/people.h"
#include "cliffhanger/session.h"

enum {
	SITTINGS_MAX = 8,	/* at once, of one guest */
	SAVES_MAX = 24,		/* of his own */
	FIRST_FREE = 3, FILES_MAX = 64
};
static const rlim_t seconds_max = 4 * 60 * 60, file_max = 64U << 20, kept_max = 64U << 20;

#if defined(__SANITIZE_ADDRESS__)
#define SHADOWED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SHADOWED 1
#endif
#endif

/* Nothing outside can take it away again; who sets it himself is the more confined. */
static const char mark[] = "CLIFFHANGER_GUEST";

bool guest_here(void)
{
	return getenv(mark) != NULL;
}

/* What is limited has a type of its own in one C library, and is a number in all others. */
#ifdef __GLIBC__
typedef __rlimit_resource_t resource;
#else
typedef int resource;
#endif

static void limit(resource what, rlim_t most)
{
	struct rlimit l;

	if (getrlimit(what, &l) != 0)
		return;
	if (l.rlim_max > most)
		l.rlim_max = most;
	l.rlim_cur = l.rlim_max;
	setrlimit(what, &l);
}

void guest_limit(void)
{
	setenv(mark, "1", 1);
	umask(077);
	limit(RLIMIT_CORE, 0);
	limit(RLIMIT_FSIZE, file_max);
	limit(RLIMIT_CPU, seconds_max);
	limit(RLIMIT_NOFILE, FILES_MAX);
#ifndef SHADOWED	/* the sanitizer's shadow takes the whole of it */
	limit(RLIMIT_AS, 1U << 30);
#endif
	for (int fd = FIRST_FREE; fd < FILES_MAX; fd++)
		close(fd);
}

/* ---- his home ---- */

static bool no_home(const char *home, struct reason *why)
{
	return refuse(why, "", "%.200s cannot be made: %s", home, strerror(errno));
}

/* What is the house's stands in his home under its own name. */
static bool link_to(const char *home, const char *last, const char *real, struct reason *why)
{
	char link[PATH_MAX];

	if (snprintf(link, sizeof(link), "%s/cliffhanger/%s", home, last) >= PATH_MAX)
		return refuse(why, "", "the folder for guests has too long a name");
	return symlink(real, link) == 0 || errno == EEXIST || no_home(link, why);
}

/* Whether one of his places is free: a lock that ends with this process. */
static bool take_place(const char *home, struct reason *why)
{
	char path[PATH_MAX];

	for (int i = 0; i < SITTINGS_MAX; i++) {
		int fd;

		if (snprintf(path, sizeof(path), "%s/sitting-%d", home, i) >= PATH_MAX)
			break;
		fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
		if (fd < 0)
			return no_home(path, why);
		if (flock(fd, LOCK_EX | LOCK_NB) == 0)
			return true;
		close(fd);
	}
	return refuse(why, "", "you sit here %d times already; leave one of them first",
		SITTINGS_MAX);
}

static bool make_home(const char *home, struct reason *why)
{
	char *const tables = people_place("tables"), *const own = people_place("campaigns");
	char inner[PATH_MAX];
	bool good = snprintf(inner, sizeof(inner), "%s/cliffhanger/saves", home) < PATH_MAX;

	good = good && tables && ((session_make_folder(inner) && session_make_folder(tables))
		|| no_home(home, why));
	good = good && link_to(home, "tables", tables, why) && take_place(home, why);
	if (good && own && access(own, R_OK) == 0)
		setenv("CLIFFHANGER_CAMPAIGNS", own, 1);
	free(tables);
	free(own);
	return good;
}

static bool move_in(const char *home, struct reason *why)
{
	char config[PATH_MAX];

	if (snprintf(config, sizeof(config), "%s/config", home) >= PATH_MAX)
		return refuse(why, "", "the folder for guests has too long a name");
	setenv("HOME", home, 1);
	setenv("XDG_STATE_HOME", home, 1);
	setenv("XDG_CONFIG_HOME", config, 1);
	setenv("XDG_DATA_HOME", home, 1);
	return chdir(home) == 0 || no_home(home, why);
}

bool guest_enter(const char *name, struct reason *why)
{
	char *const place = people_place("guests"), *home = NULL;
	bool good;

	if (!place || asprintf(&home, "%s/%s", place, name) < 0)
		home = NULL;
	good = home ? make_home(home, why) && move_in(home, why)
		: refuse(why, "", "there is no home for guests");
	free(home);
	free(place);
	return good;
}

/* ---- what he keeps ---- */

bool guest_is_full(struct reason *why)
{
	char *const folder = people_place("saves");
	DIR *const d = folder ? opendir(folder) : NULL;
	const struct dirent *entry;
	rlim_t bytes = 0;
	int n = 0;

	while (d && (entry = readdir(d)) != NULL) {
		struct stat s;

		if (entry->d_name[0] == '.' || fstatat(dirfd(d), entry->d_name, &s, 0) != 0)
			continue;
		bytes += (rlim_t)s.st_size;
		n++;
	}
	if (d)
		closedir(d);
	free(folder);
	if (n < SAVES_MAX && bytes < kept_max)
		return false;
	refuse(why, "", "You have %d games here, as many as a guest may keep; play one to its end, "
		"or ask the host to put some away.", n);
	return true;
}
