/* A file that is watched, while others write it: one descriptor for whoever waits.
 *
 *  WD1  The folder is watched, not the file: editors that write another file and give it the name
 *       are noticed like those that write into it.  What it is given of its folder's other YAML
 *       files counts as well.
 *  WD2  Several changes within SETTLE_MS are one.
 *  WD3  Where nothing tells (or nobody is to: folders of other machines) the file's times and size
 *       are looked at once a second; else nobody is woken without a change.
 */
#ifndef CLI_WATCHED_H
#define CLI_WATCHED_H

#include <stdbool.h>

struct watched;

/* `polls`: WD3 by choice.  NULL without memory or descriptors. */
struct watched *watched_new(const char *file, bool polls);
void watched_free(struct watched *w);		/* takes NULL */
/* Readable when watched_look() should be asked. */
int watched_descriptor(const struct watched *w);
/* Another descriptor that wakes, until it is closed. */
bool watched_add(struct watched *w, int descriptor);
/* Whether the file, or one beside it, is another than when this was last asked. */
bool watched_look(struct watched *w);

#endif
