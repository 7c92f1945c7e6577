/* Dice: a value inside the state (C-10).
 *
 * Seeded dice come from a fixed integer algorithm (PCG32, O'Neill), the same on
 * every machine.  Scripted dice are read in order; when they run out the dice
 * go on from the seed, or, if `strict`, are starved: every further die is 1
 * and `starved` tells what was wanted, so that the caller can drop the step,
 * get the die, and take the step again from the state before.
 *
 * A die that is yet to come may be set (C-12): it is thrown or read like any
 * other, so that those after it stay what they are, and shows what was set.  With
 * strict dice nobody is asked for it.
 */
#ifndef CLIFFHANGER_DICE_H
#define CLIFFHANGER_DICE_H

#include <stdbool.h>
#include <stdint.h>

enum { DICE_SCRIPT_MAX = 512, DIE_SIDES_MAX = 100, DICE_SET_MAX = 16 };

struct dice {
	uint64_t state, stream;
	uint64_t rolled;	/* dice rolled so far, of any source */
	bool strict;		/* scripted dice only */
	bool starved;		/* strict, and one was wanted that is not there */
	uint8_t starved_sides;
	uint64_t starved_at;	/* which die that was, as `rolled` counts */
	uint16_t misfits;	/* scripted dice higher than the die had sides;
				 * each was read as its highest face */
	uint16_t script_at, script_end;
	uint8_t script[DICE_SCRIPT_MAX];
	uint64_t set_at[DICE_SET_MAX];	/* the die that makes `rolled` this; 0 = none */
	uint8_t set_to[DICE_SET_MAX];
};

void dice_seed(struct dice *d, uint64_t seed);
/* One die, 1 … sides (2 … DIE_SIDES_MAX).  A D10 of 10 is the printed 0. */
int dice_roll(struct dice *d, int sides);
/* Puts a die at the end of the script: 1 … DIE_SIDES_MAX, or 0 for the highest
 * face, as D10s print it.  False, nothing pushed, when it is neither or the
 * script is full. */
bool dice_push(struct dice *d, int value);
/* Takes what is left of the script away; how many dice that was. */
int dice_drop_script(struct dice *d);
/* Sets the nth die from now (1 = the next) to a value as dice_push() takes it.
 * False, nothing set, when too many are set already. */
bool dice_set(struct dice *d, int nth, int value);
bool dice_next_is_set(const struct dice *d);

#endif
