/* The floor: the bare work of one game of 50 figures over 12 turns, and nothing else of it.
 *
 * What the engine takes is told as so many times this, both measured in turn, so that the figure
 * is the same on a slow machine and a fast one.  It uses nothing of the engine: who mends that
 * does not lower the floor.
 */
#ifndef TESTS_FLOOR_H
#define TESTS_FLOOR_H

#include <stdint.h>

enum {
	FLOOR_LINES = 3600,	/* of sight, each FLOOR_CELLS long, walked in full */
	FLOOR_CELLS = 30,
	FLOOR_DICE = 1800,
	FLOOR_FLOODS = 72,	/* by buckets, each until so many cells are reached */
	FLOOR_REACHED = 300
};

/* Does it once; something of its work, so that none of it is left out. */
uint64_t floor_work(uint64_t seed);

#endif
