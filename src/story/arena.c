/* The arena: a chain of blocks, each at least ARENA_BLOCK bytes. */
#include "config.h"
#include "story/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { ARENA_BLOCK = 16384 };

struct block {
	struct block *older;
	size_t used, size;
	max_align_t bytes[];
};

struct arena {
	struct block *newest;
	bool failed;
};

struct arena *arena_new(void)
{
	return calloc(1, sizeof(struct arena));
}

void arena_free(struct arena *a)
{
	if (!a)
		return;
	while (a->newest) {
		struct block *older = a->newest->older;

		free(a->newest);
		a->newest = older;
	}
	free(a);
}

static struct block *new_block(struct arena *a, size_t size)
{
	struct block *b;

	if (size < ARENA_BLOCK)
		size = ARENA_BLOCK;
	b = calloc(1, sizeof(*b) + size);
	if (!b) {
		a->failed = true;
		return NULL;
	}
	b->size = size;
	b->older = a->newest;
	a->newest = b;
	return b;
}

void *arena_take(struct arena *a, size_t size)
{
	const size_t grain = sizeof(max_align_t);
	struct block *b = a->newest;
	void *piece;

	if (size > SIZE_MAX / 2) {
		a->failed = true;
		return NULL;
	}
	size = (size + grain - 1) / grain * grain;
	if (!b || b->size - b->used < size) {
		b = new_block(a, size);
		if (!b)
			return NULL;
	}
	piece = (char *)b->bytes + b->used;
	b->used += size;
	return piece;
}

void *arena_array(struct arena *a, size_t n, size_t size)
{
	if (size && n > SIZE_MAX / 4 / size) {
		a->failed = true;
		return NULL;
	}
	return arena_take(a, n * size);
}

char *arena_text(struct arena *a, const char *text, size_t size)
{
	char *copy = arena_take(a, size + 1);

	if (copy)
		memcpy(copy, text, size);
	return copy;
}

bool arena_failed(const struct arena *a)
{
	return a->failed;
}
