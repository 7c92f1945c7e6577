/* That tables change: see lobby.h.  The folder tells; what comes within a second of the last list
 * waits for its end, so that a table where much is chosen keeps nobody busy who looks at all. */
#include "config.h"

#include "cliffhanger/lobby.h"

#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "session/save_place.h"

enum { A_SECOND_MS = 1000, NS_A_MS = 1000000 };

struct lobby_watch {
	int wake, changed, later;
	int64_t last;		/* when it was listed, in milliseconds */
};

static int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * A_SECOND_MS + t.tv_nsec / NS_A_MS;
}

static bool waits_for(int wake, int fd)
{
	struct epoll_event e = { .events = EPOLLIN, .data.fd = fd };

	return fd >= 0 && epoll_ctl(wake, EPOLL_CTL_ADD, fd, &e) == 0;
}

static bool watch_folder(const struct lobby_watch *w)
{
	char *const folder = save_place_tables();
	const bool watched = folder != NULL && w->changed >= 0 && inotify_add_watch(w->changed,
		folder, IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM) >= 0;

	free(folder);
	return watched;
}

struct lobby_watch *lobby_watch_new(void)
{
	struct lobby_watch *const w = malloc(sizeof(*w));

	if (!w)
		return NULL;
	w->wake = epoll_create1(EPOLL_CLOEXEC);
	w->changed = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	w->later = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
	w->last = now_ms();
	if (w->wake >= 0 && watch_folder(w) && waits_for(w->wake, w->changed)
			&& waits_for(w->wake, w->later))
		return w;
	lobby_watch_free(w);
	return NULL;
}

static void close_one(int fd)
{
	if (fd >= 0)
		close(fd);
}

void lobby_watch_free(struct lobby_watch *w)
{
	if (!w)
		return;
	close_one(w->wake);
	close_one(w->changed);
	close_one(w->later);
	free(w);
}

int lobby_watch_wake(const struct lobby_watch *w)
{
	return w->wake;
}

static void drain(int fd)
{
	char bytes[4096];

	while (read(fd, bytes, sizeof(bytes)) > 0)
		;
}

bool lobby_watch_look(struct lobby_watch *w)
{
	const int64_t left = w->last + A_SECOND_MS - now_ms();
	const struct itimerspec then = { .it_value = { .tv_nsec = left * NS_A_MS } };

	drain(w->changed);
	drain(w->later);
	if (left > 0 && left < A_SECOND_MS) {
		timerfd_settime(w->later, 0, &then, NULL);
		return false;
	}
	w->last = now_ms();
	return true;
}
