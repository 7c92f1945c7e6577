/* Memory of one run of the rulebook compiler: taken bit by bit, freed at once. */
#ifndef RULEBOOK_COMPILE_ARENA_H
#define RULEBOOK_COMPILE_ARENA_H

#include <stddef.h>

struct arena { struct arena_block *blocks; };

/* Zeroed memory; ends the program with a message when there is none. */
void *arena_take(struct arena *a, size_t n, size_t size);
const char *arena_text(struct arena *a, const char *text);
void arena_free(struct arena *a);

#endif
