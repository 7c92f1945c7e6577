/* Machines in random small games of one system, which a program describes by its
 * `small_field`: whatever the ground and the arms, the commander's and the uncommanded units'
 * own answers are lawful as they are, by view and truth alike; nobody answers without end;
 * every game comes to its end, the same one each time; and on an even field the commander
 * beats whoever plays at random by far.  small_field.c has these tests.
 *
 * $PROPERTY_GAMES plays another number of games.
 */
#ifndef TEST_SMALL_FIELD_H
#define TEST_SMALL_FIELD_H

#include "cliffhanger/system.h"
#include "whims.h"

struct small_field {
	const struct game_system *system;
	const char *scale, *legend;	/* lines before and after the maps, or NULL */
	const char *grounds;		/* signs, drawn alike often */
	const char *inland;		/* those of them on which nobody can begin */
	int games;			/* at random, if $PROPERTY_GAMES does not say */
	int cols, rows, margin, turns;	/* units begin in the margin of so many columns */
	int units, first_row, row_step;	/* of each side */
	/* Puts down how a unit is armed and led: the rest of its line, and lines of figures. */
	void (*arm)(struct text *t, struct whims *w, int side, int unit);
	/* Units of a third side, `wild`; NULL: there is none. */
	void (*wild)(struct text *t, struct whims *w);

	/* The same seen from either end, in woods of two signs. */
	struct {
		int cols, rows, turns, col, first_row, row_step;
		const char *woods;
		const char *const *bands;	/* of each side, up to a NULL */
	} even;
};

extern const struct small_field small_field;	/* the program's */

#endif
