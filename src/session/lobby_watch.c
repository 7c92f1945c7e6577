/* That tables change: see lobby.h.  The folder tells; what comes within a second of the last list
 * waits for its end, so that a table where much is chosen keeps nobody busy who looks at all. */
#include "config.h"

#include "cliffhanger/lobby.h"

#include <stdlib.h>
#include <sys/inotify.h>
#include <time.h>

#include "session/save_place.h"
#include "session/waker.h"

enum { A_SECOND_MS = 1000, NS_A_MS = 1000000 };

struct lobby_watch {
	struct waker *waker;
	int64_t last;		/* when it was listed, in milliseconds */
};

static int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * A_SECOND_MS + t.tv_nsec / NS_A_MS;
}

struct lobby_watch *lobby_watch_new(void)
{
	struct lobby_watch *const w = malloc(sizeof(*w));
	char *const folder = save_place_tables();

	if (w) {
		w->waker = folder ? waker_new(folder, IN_MODIFY | IN_CREATE | IN_DELETE
			| IN_MOVED_TO | IN_MOVED_FROM) : NULL;
		w->last = now_ms();
	}
	free(folder);
	if (w && w->waker)
		return w;
	free(w);
	return NULL;
}

void lobby_watch_free(struct lobby_watch *w)
{
	if (w)
		waker_free(w->waker);
	free(w);
}

int lobby_watch_wake(const struct lobby_watch *w)
{
	return waker_descriptor(w->waker);
}

bool lobby_watch_look(struct lobby_watch *w)
{
	const int64_t left = w->last + A_SECOND_MS - now_ms();

	waker_drain(w->waker);
	if (left > 0) {
		waker_later(w->waker, (int)left);
		return false;
	}
	w->last = now_ms();
	return true;
}
