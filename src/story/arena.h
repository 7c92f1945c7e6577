/* An arena: memory taken piece by piece and given back at once.
 *
 *  R1  What is taken is zeroed and aligned for anything.
 *  R2  An arena that has once run out of memory stays failed: a caller may
 *      check every piece or ask arena_failed() at the end.
 */
#ifndef STORY_ARENA_H
#define STORY_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

struct arena *arena_new(void);			/* NULL without memory */
void arena_free(struct arena *a);		/* takes NULL */
void *arena_take(struct arena *a, size_t size);	/* NULL without memory */
/* An array of n things of that size. */
void *arena_array(struct arena *a, size_t n, size_t size);
/* A copy with a NUL behind it. */
char *arena_text(struct arena *a, const char *text, size_t size);
bool arena_failed(const struct arena *a);

#endif
