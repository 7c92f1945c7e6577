/* Parts: what a game among minds is made of, counted and timed.
 *
 * The linker's --wrap sends the calls of the parts through here; what one call
 * takes is the time between two looks at the clock, less what looking at it
 * takes, inside parts too.
 */
#ifndef BENCH_PARTS_H
#define BENCH_PARTS_H

#include <stdbool.h>
#include <stdint.h>

enum part {
	PART_BEGIN,	/* setting a game up */
	PART_VIEW,	/* renewing a seat's view */
	PART_MIND,	/* answering a decision */
	PART_MIND_FLOOD, PART_MIND_SIGHT,	/* inside it */
	PART_FOLD,	/* making the choice, up to the next decision */
	PART_FOLD_FLOOD, PART_FOLD_SIGHT, PART_FOLD_ROLL, PART_FOLD_SCRIPT,
	PARTS
};

struct spent { int64_t calls, time; };	/* time in nanoseconds */

/* Begins to count, from nought; without it every wrapped call goes straight on. */
void parts_count(void);
/* What was counted; counts no more. */
void parts_counted(struct spent spent[PARTS]);

int64_t parts_now(void);

#endif
