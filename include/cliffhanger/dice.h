/* Dice: a value inside the state (C-10).
 *
 * Seeded dice come from a fixed integer algorithm (PCG32, O'Neill), the same on
 * every machine.  Scripted dice are read in order; when they run out the dice
 * go on from the seed, or, if `strict`, are starved: every further die is 1
 * and `starved` tells what was wanted, so that the caller can drop the step,
 * get the die, and take the step again from the state before.
 */
#ifndef CLIFFHANGER_DICE_H
#define CLIFFHANGER_DICE_H

#include <stdbool.h>
#include <stdint.h>

enum { DICE_SCRIPT_MAX = 512, DIE_SIDES_MAX = 100 };

struct dice {
	uint64_t state, stream;
	uint64_t rolled;	/* dice rolled so far, of any source */
	bool strict;		/* scripted dice only */
	bool starved;		/* strict, and one was wanted that is not there */
	uint8_t starved_sides;
	uint16_t misfits;	/* scripted dice higher than the die had sides;
				 * each was read as its highest face */
	uint16_t script_at, script_end;
	uint8_t script[DICE_SCRIPT_MAX];
};

void dice_seed(struct dice *d, uint64_t seed);
/* One die, 1 … sides (2 … DIE_SIDES_MAX).  A D10 of 10 is the printed 0. */
int dice_roll(struct dice *d, int sides);
/* Puts a die at the end of the script: 1 … DIE_SIDES_MAX, or 0 for the highest
 * face, as D10s print it.  False, nothing pushed, when it is neither or the
 * script is full. */
bool dice_push(struct dice *d, int value);

#endif
