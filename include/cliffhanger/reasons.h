/* Reasons: what a machine's commander had in mind with a choice: what it meant, what it expected
 * of it, what came second.
 *
 *  RE1  Nothing of it is kept anywhere: what was seen then is thought over once more, and the same
 *       view, question and strength come to the same (ahead.h, AH4).
 *  RE2  Who was hurried took the best so far.  So if all that he might try leads elsewhere, but
 *       part of it to what was chosen, it is told as that; no record says so.
 *  RE3  It tells what that seat knew and guessed then, no more.  To whom that may be told is for
 *       the session to say (session.h).
 */
#ifndef CLIFFHANGER_REASONS_H
#define CLIFFHANGER_REASONS_H

#include "cliffhanger/mind.h"

enum reasons_found {
	REASONS_FORMULAS,	/* it does not look ahead */
	REASONS_UNWEIGHED,	/* there was nothing to weigh */
	REASONS_SAME,		/* what it chose, it chooses again */
	REASONS_HURRIED,	/* it does if it is hurried (RE2) */
	REASONS_OTHERWISE,	/* it does not */
};

/* What it saw of one choice, in all games together that were played on from it; sides' men are
 * those on their feet on the table. */
struct outlook {
	struct choice choice;
	char plan[ADVICE_WORDS];
	int games, won, lost;
	int32_t began[SIDES_MAX], men[SIDES_MAX], points[SIDES_MAX];
	int16_t had[OBJECTIVES_MAX];	/* in how many each aim was its side's */
	bool together;			/* its plan is one for several units */
	cell_t at[UNITS_MAX];		/* where each unit of the seat's ended in most; CELL_NONE */
};

struct intent { char text[96]; };	/* "get to the gate" */

struct reasons {
	enum reasons_found found;
	const struct mind *mind;
	struct intent intent;		/* FORMULAS: what it wanted of the unit; "" */
	int candidates, games, draws, turns;	/* what was spent on it */
	struct outlook chosen;		/* what it chose; OTHERWISE: what it chooses now */
	bool own;			/* that is the commander's first thought (AH3) */
	bool has_second;
	struct outlook second;
	int32_t more;			/* of what was chosen than of the second, in thousandths of
					 * a common figure */
	int better, tries;		/* in how many of both the second did better */
	int draws_in_full;		/* HURRIED: what it had time for, and would have chosen */
	struct choice in_full;
};

/* Of a choice made for a decision, by the seat's view of then.  False without memory. */
bool reasons_find(const struct mind *m, const struct view *view, const struct decision *d,
	const struct choice *made, struct reasons *r);
/* In sentences for people, a line each: what it meant and what came second, or all that it
 * weighed and expected of either. */
void reasons_tell(const struct view *view, const struct decision *d, const struct reasons *r,
	bool all, void (*line)(void *self, const char *text), void *self);

#endif
