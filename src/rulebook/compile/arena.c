/* Memory of one run of the rulebook compiler: taken bit by bit, freed at once. */
#include "rulebook/compile/arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct arena_block {
	struct arena_block *next;
	max_align_t bytes[];
};

void *arena_take(struct arena *a, size_t n, size_t size)
{
	struct arena_block *const block = calloc(1, sizeof *block + (n ? n : 1) * size);

	if (!block) {
		fprintf(stderr, "compile-rulebook: out of memory\n");
		exit(2);
	}
	block->next = a->blocks;
	a->blocks = block;
	return block->bytes;
}

const char *arena_text(struct arena *a, const char *text)
{
	const size_t n = strlen(text) + 1;

	return memcpy(arena_take(a, n, 1), text, n);
}

void arena_free(struct arena *a)
{
	struct arena_block *next;

	for (struct arena_block *b = a->blocks; b; b = next) {
		next = b->next;
		free(b);
	}
	a->blocks = NULL;
}
