/* Notes: what a commander keeps with a view from one answer to the next: the muster, and who is
 * planned for what.
 *
 *  NT1  Notes are trusted for nothing but what they were made of, which they keep and compare:
 *       so undo, other games of the view and a Game Master's acts need not know of them.  Of
 *       ground and house rules they have the address, so game_assign() blanks them with these.
 *  NT2  Where more differs than what the system knows of single units and figures (a place, a
 *       life, a side, a turn), all is made anew.  Else units of which that differs, and may
 *       make another force by the system's word, are mustered again, and if one comes out
 *       otherwise, what all are to each other; if none does, as when orders are written down,
 *       all stays.
 *  NT3  So what a system makes of a unit for itself may ask of others' places and lives, not of
 *       what only the system knows of them; where some are aboard of others, all is one.
 */
#ifndef SKIRMISH_NOTES_H
#define SKIRMISH_NOTES_H

#include "skirmish/commander/plan.h"

struct notes {
	bool made;		/* the first byte: nothing is looked at before */
	struct muster m;
	struct force alone[UNITS_MAX];	/* each of them before others are looked at */
	struct agenda plan;
	struct game of;		/* what it was made of; the arrays are in `state` */
	unsigned char state[];
};

/* The plan that goes with a muster, if that is still the one in its view's notes; else NULL. */
struct agenda *notes_plan(const struct muster *m);
/* The muster of a side as it is now, its plan emptied where it may no longer hold. */
const struct muster *notes_muster(const struct game *v, int side, const struct commander_rules *by);

#endif
