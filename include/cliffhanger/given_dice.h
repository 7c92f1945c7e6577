/* Dice given beforehand: what each is to show and, where its giver has said so, for what.
 *
 * Read from a list, "3,melee=5,0", or from the lines of a file, in which # begins a remark.
 * A name is what is printed where a die is asked for ("melee, Marines 3, die 1 of 2"), or
 * the beginning of it up to a comma ("melee, Marines 3", "melee").
 */
#ifndef CLIFFHANGER_GIVEN_DICE_H
#define CLIFFHANGER_GIVEN_DICE_H

#include "cliffhanger/choice.h"
#include "cliffhanger/dice.h"
#include "cliffhanger/event.h"

enum { DIE_LABEL_BYTES = 160, GIVEN_FROM_BYTES = 100 };

struct given_die {
	uint8_t value;			/* as dice_push() takes it */
	uint16_t line;			/* of the file; 0 = of a list */
	char name[DIE_LABEL_BYTES];	/* "" = for whatever comes */
};

struct given_dice {
	char from[GIVEN_FROM_BYTES];	/* the file, or the flag */
	int n;
	struct given_die dice[DICE_SCRIPT_MAX];
};

/* Adds the dice of a text.  False with the reason, which begins with the place. */
bool given_dice_read(struct given_dice *d, const char *text, bool in_lines, struct reason *why);
/* Where the nth die (from 0) stands: "dice.txt, line 3", "--dice, die 2". */
void given_dice_place(const struct given_dice *d, int nth, char *text, size_t size);
/* Whether it could be thrown as a die of a roll, for what `label` says; if not, a sentence
 * with its place, what was expected, what was found, and what it counts as. */
bool given_dice_fit(const struct given_dice *d, int nth, const struct roll *r,
	const char *label, char *text, size_t size);
/* When n of them are left over a sentence, with the place of the first; false if none is. */
bool given_dice_left(const struct given_dice *d, int n, char *text, size_t size);
/* A die as it is typed in where one is asked for, "5" or "melee=5": its number, however high,
 * or -1 with what was expected where it is none, or one for something else. */
int given_dice_typed(const char *line, const char *label, struct reason *why);

#endif
