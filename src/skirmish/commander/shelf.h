/* Shelves: the few best of many things, which a mind looks at closely. */
#ifndef SKIRMISH_SHELF_H
#define SKIRMISH_SHELF_H

#include <stdint.h>

enum { SHELF_MAX = 6 };

struct shelf { int n; int32_t item[SHELF_MAX], merit[SHELF_MAX]; };

/* Keeps an item if it is among the best so far, which stand in order; of equals the first. */
void shelf_keep(struct shelf *s, int32_t item, int32_t merit);

#endif
