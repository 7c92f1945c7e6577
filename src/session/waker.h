/* A waker: one descriptor that is readable when a file or folder has changed, or a time has
 * passed. */
#ifndef SESSION_WAKER_H
#define SESSION_WAKER_H

#include <stdint.h>

struct waker;

struct waker *waker_new(const char *path, uint32_t changes);	/* inotify's; NULL: nothing tells */
void waker_free(struct waker *w);		/* takes NULL */
int waker_descriptor(const struct waker *w);
void waker_drain(struct waker *w);		/* what it woke for is known */
void waker_later(struct waker *w, int ms);	/* wakes once more after so long, 1 to 1000 */

#endif
