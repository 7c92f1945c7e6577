/* A waker: see waker.h. */
#include "config.h"

#include "session/waker.h"

#include <stdbool.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { MS_A_SECOND = 1000, NS_A_MS = 1000000 };

struct waker { int wake, changed, later; };	/* -1 = not open */

static bool waits_for(int wake, int fd)
{
	struct epoll_event e = { .events = EPOLLIN, .data.fd = fd };

	return fd >= 0 && epoll_ctl(wake, EPOLL_CTL_ADD, fd, &e) == 0;
}

struct waker *waker_new(const char *path, uint32_t changes)
{
	struct waker *const w = malloc(sizeof(*w));

	if (!w)
		return NULL;
	w->wake = epoll_create1(EPOLL_CLOEXEC);
	w->changed = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
	w->later = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
	if (w->wake >= 0 && w->changed >= 0 && inotify_add_watch(w->changed, path, changes) >= 0
			&& waits_for(w->wake, w->changed) && waits_for(w->wake, w->later))
		return w;
	waker_free(w);
	return NULL;
}

static void close_one(int fd)
{
	if (fd >= 0)
		close(fd);
}

void waker_free(struct waker *w)
{
	if (!w)
		return;
	close_one(w->wake);
	close_one(w->changed);
	close_one(w->later);
	free(w);
}

int waker_descriptor(const struct waker *w)
{
	return w->wake;
}

static void drain(int fd)
{
	char bytes[4096];

	while (read(fd, bytes, sizeof(bytes)) > 0)
		;
}

void waker_drain(struct waker *w)
{
	drain(w->changed);
	drain(w->later);
}

void waker_later(struct waker *w, int ms)
{
	const struct itimerspec then = { .it_value = { .tv_sec = ms / MS_A_SECOND,
		.tv_nsec = (long)(ms % MS_A_SECOND) * NS_A_MS } };

	timerfd_settime(w->later, 0, &then, NULL);
}
