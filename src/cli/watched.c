/* A file that is watched: see watched.h. */
#include "config.h"

#include "cli/watched.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { SETTLE_MS = 100, POLL_MS = 1000, MS_A_SECOND = 1000, NS_A_MS = 1000000, NEWS_BYTES = 4096 };

static const uint32_t changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
	| IN_MOVE_SELF | IN_DELETE_SELF;

/* By which one version of a file is told from another. */
struct version { dev_t device; ino_t inode; off_t size; struct timespec written; };

struct watched {
	int wake, news, timer;		/* news: inotify's, -1 = it is polled */
	char *file, *name;		/* name: of the file, in its folder */
	struct version version;		/* as it was looked at last */
	bool beside;			/* another YAML file has changed */
};

/* ---- the file ---- */

static struct version version_of(const char *file)
{
	struct stat s;

	if (stat(file, &s) < 0)
		return (struct version){ .size = -1 };
	return (struct version){ s.st_dev, s.st_ino, s.st_size, s.st_mtim };
}

static bool same(const struct version *a, const struct version *b)
{
	return a->device == b->device && a->inode == b->inode && a->size == b->size
		&& a->written.tv_sec == b->written.tv_sec
		&& a->written.tv_nsec == b->written.tv_nsec;
}

/* ---- what wakes ---- */

static bool waits_for(int wake, int descriptor)
{
	struct epoll_event e = { .events = EPOLLIN, .data.fd = descriptor };

	return descriptor >= 0 && epoll_ctl(wake, EPOLL_CTL_ADD, descriptor, &e) == 0;
}

/* `each`: again and again, else once. */
static void set_timer(const struct watched *w, int ms, bool each)
{
	const struct timespec time = { ms / MS_A_SECOND, (long)(ms % MS_A_SECOND) * NS_A_MS };
	const struct itimerspec then = { .it_value = time,
		.it_interval = each ? time : (struct timespec){ 0, 0 } };

	timerfd_settime(w->timer, 0, &then, NULL);
}

/* WD3 */
static void poll_from_now_on(struct watched *w)
{
	if (w->news >= 0)
		close(w->news);
	w->news = -1;
	set_timer(w, POLL_MS, true);
}

/* WD1: false if nothing tells. */
static bool watch_folder(struct watched *w, const char *folder)
{
	w->news = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	return w->news >= 0 && inotify_add_watch(w->news, folder, changes) >= 0
		&& waits_for(w->wake, w->news);
}

/* The file itself, whichever links lead there: that is what editors save. */
static bool find_file(struct watched *w, const char *file, char **folder)
{
	char *const real = realpath(file, NULL);
	char *slash;

	w->file = real ? real : strdup(file);
	*folder = w->file ? strdup(w->file) : NULL;
	slash = *folder ? strrchr(*folder, '/') : NULL;
	w->name = w->file ? strdup(slash ? slash + 1 : w->file) : NULL;
	if (slash)
		slash[slash == *folder] = '\0';
	else if (*folder)
		strcpy(*folder, strlen(*folder) ? "." : "");
	return w->name && *folder;
}

struct watched *watched_new(const char *file, bool polls)
{
	struct watched *const w = calloc(1, sizeof(*w));
	char *folder = NULL;
	bool good;

	if (!w)
		return NULL;
	w->news = -1;
	w->wake = epoll_create1(EPOLL_CLOEXEC);
	w->timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
	good = find_file(w, file, &folder) && w->wake >= 0 && waits_for(w->wake, w->timer);
	if (good && (polls || !watch_folder(w, folder)))
		poll_from_now_on(w);
	if (good)
		w->version = version_of(w->file);
	free(folder);
	if (good)
		return w;
	watched_free(w);
	return NULL;
}

void watched_free(struct watched *w)
{
	if (!w)
		return;
	if (w->wake >= 0)
		close(w->wake);
	if (w->news >= 0)
		close(w->news);
	if (w->timer >= 0)
		close(w->timer);
	free(w->file);
	free(w->name);
	free(w);
}

int watched_descriptor(const struct watched *w)
{
	return w->wake;
}

bool watched_add(struct watched *w, int descriptor)
{
	return waits_for(w->wake, descriptor);
}

/* ---- looking ---- */

/* Files of editors' own begin with a point or #. */
static bool is_beside(const char *name)
{
	static const char suffix[] = ".yaml";
	const size_t n = strlen(name);

	return n > sizeof(suffix) && *name != '.' && *name != '#'
		&& strcmp(name + n - sizeof(suffix) + 1, suffix) == 0;
}

/* What one piece of news tells of; false: nothing is told any more, the folder has gone. */
static bool take_news(struct watched *w, const struct inotify_event *e, bool *due)
{
	const bool own = e->len > 0 && strcmp(e->name, w->name) == 0;
	const bool beside = e->len > 0 && !own && is_beside(e->name);

	*due = *due || own || beside || (e->mask & IN_Q_OVERFLOW);
	w->beside = w->beside || beside;
	return !(e->mask & (IN_IGNORED | IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT));
}

/* WD2: reads all that has been told, and waits until no more comes. */
static void drain_news(struct watched *w)
{
	_Alignas(struct inotify_event) char bytes[NEWS_BYTES];
	bool due = false, told = true;
	ssize_t n;

	while (w->news >= 0 && told && (n = read(w->news, bytes, sizeof(bytes))) > 0)
		for (ssize_t at = 0; at < n && told; ) {
			const struct inotify_event *const e = (const void *)(bytes + at);

			told = take_news(w, e, &due);
			at += (ssize_t)(sizeof(*e) + e->len);
		}
	if (!told)
		poll_from_now_on(w);
	else if (due)
		set_timer(w, SETTLE_MS, false);
}

bool watched_look(struct watched *w)
{
	uint64_t times;
	const bool rung = read(w->timer, &times, sizeof(times)) == (ssize_t)sizeof(times);
	struct version now;
	bool changed;

	drain_news(w);
	if (!rung)
		return false;
	now = version_of(w->file);
	changed = w->beside || !same(&now, &w->version);
	w->beside = false;
	w->version = now;
	return changed;
}
