/* Deeds: what was done in one phase, gathered event by event and then told in a
 * paragraph.
 *
 *  D1  deeds stand in the order of their first events, and are told so.
 *  D2  what one does to another in one breath is one deed: a unit's steps, shots at one
 *      target with what they hit, a fight of two units.  It is told as a new one where
 *      something else has come between for whoever does it.
 *  D3  who attacked is said only where events say so: by a shot, a charge, a burst.
 */
#ifndef REPORT_DEEDS_H
#define REPORT_DEEDS_H

#include "report/markdown.h"

enum { DEEDS_MAX = 96, BY_MAX = 8 };

struct loss { int killed, wounded; };

enum deed_kind {
	DEED_TOLD,	/* an event with a sentence of its own */
	DEED_MOVE,	/* the steps of a unit */
	DEED_FIRE,	/* shots of by[] at the unit */
	DEED_BLAST,	/* the unit is in a burst of by[0]'s */
	DEED_STRAY,	/* the unit is hit by shots of by[0]'s at others */
	DEED_STRUCK,	/* the unit is hit by by[0], nobody says how */
	DEED_FIGHT,	/* by[0] and the unit, hand to hand */
	DEED_COUNT,	/* so many of the unit, who have no names: one event of many */
};

struct deed {
	enum deed_kind kind;
	const struct event *e;	/* its first */
	int16_t unit;		/* whom it is about, -1 = no unit */
	int16_t by[BY_MAX];
	int n_by;
	int n;			/* figures: that moved, that it befell */
	/* steps */
	cell_t from, to;	/* of the figure that is followed */
	int16_t figure;
	/* shots and blows */
	int dice, hits, hits_back;
	bool fell_upon;		/* by[0] charged the unit */
	struct loss loss, loss_back;
	bool whole;		/* with it the last of the unit is gone */
};

struct deeds {
	struct markdown *q;
	struct deed deed[DEEDS_MAX];
	int n;
	int16_t moved[FIGURES_MAX];	/* deed in which it moved last, -1 = none */
	int16_t hit[FIGURES_MAX];	/* deed in which it was hit last */
	bool back[FIGURES_MAX];		/* it was hit by the unit of that deed, not by by[] */
	bool down[FIGURES_MAX];		/* and has been counted among the wounded */
	char order[UNITS_MAX][24];	/* the word of this turn's order */
	int16_t aimed[UNITS_MAX];	/* whom it charges this turn, or -1 */
	bool charged[UNITS_MAX];	/* and that has been told */
	bool seen[UNITS_MAX];		/* has ever been spotted by an enemy */
};

void deeds_turn(struct deeds *d);	/* orders are new */
void deeds_take(struct deeds *d, const struct event *e);	/* before report_follow() */
void deeds_tell(struct deeds *d);	/* writes the paragraph, and forgets */


void deeds_forget(struct deeds *d);	/* nothing has been done yet */
/* Whether an event by itself is worth a sentence. */
bool deeds_has_sentence(const struct deeds *d, const struct event *e);
bool deeds_has_name(const struct markdown *q, int figure);

#endif
