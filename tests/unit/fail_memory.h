/* Allocations that fail on demand: link with fail_memory.c and
 * $(WRAP_MEMORY). */
#ifndef FAIL_MEMORY_H
#define FAIL_MEMORY_H

/* The nth allocation from now (0 the next) fails; -1 = none does. */
void memory_fail_at(int nth);

#endif
