/* Allocations that fail on demand: see fail_memory.h.  The linker's --wrap sends
 * every malloc(), calloc() and realloc() of the program here. */
#include "fail_memory.h"

#include <stdbool.h>
#include <stddef.h>

static int countdown = -1;

void *__real_malloc(size_t size);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *old, size_t size);

void memory_fail_at(int nth)
{
	countdown = nth;
}

static bool fails(void)
{
	return countdown >= 0 && countdown-- == 0;
}

void *__wrap_malloc(size_t size)
{
	return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t n, size_t size)
{
	return fails() ? NULL : __real_calloc(n, size);
}

void *__wrap_realloc(void *old, size_t size)
{
	return fails() ? NULL : __real_realloc(old, size);
}
