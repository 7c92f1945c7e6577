/* Looking ahead: a commander who tries what he might do, by playing on with the real rules.
 *
 *  AH1  What is tried are whole choices that the view accepts: what the system's commander would
 *       say by himself and with each mission of a small portfolio, for the unit, for those
 *       about it too, for all, and rows of the menu.
 *  AH2  Each is played on from the same guesses (guess.h) with the same dice, quick commanders
 *       answering for everybody, enemies with what they are taken to mean (surmise.h); what came
 *       of it is told by appraisal.h.
 *  AH3  What the commander would do by himself stands unless something else does clearly better:
 *       a mission of the unit's; more surely one that others are to share; most surely a row
 *       of the menu that follows no plan.  To charge, to hold fire, to give oneself up for what
 *       may be chance looks silly, and is; his own deed done to another looks no sillier than to
 *       whom he chose.
 *  AH4  How much is tried is counted, never timed: the same view and decision give the same
 *       answer on every machine, but for a person who is in a hurry: what is answered then is
 *       the best so far, and stands in the record like any other choice.
 */
#ifndef MIND_AHEAD_H
#define MIND_AHEAD_H

#include "cliffhanger/mind.h"
#include "cliffhanger/mission.h"

/* What a strength may spend on one choice; all 0: it does not look ahead. */
struct effort {
	int8_t candidates;	/* choices tried at most */
	int8_t draws;		/* guesses, with dice, that each is played on from */
	int8_t turns;		/* played on beside the one under way */
	int8_t fair;		/* draws after which what does worse than the commander's own
				 * is tried no more; 0: it is still told of */
};

enum { CANDIDATES_MAX = 12, DRAWS_MAX = 32 };

struct candidate;
/* Who hears of every game that is played on: from where, and how it stood in the end.  It changes
 * nothing of what is chosen. */
struct listener {
	void (*came)(void *self, const struct candidate *of, const struct game *from,
		const struct game *end);
	void *self;
};

/* Who thinks, and with what effort. */
struct thinker {
	const struct effort *by;
	const struct mind *who;		/* may be in a hurry (mind.h); NULL: nobody is */
	const bool *whose;		/* the units that choices are wanted of; NULL: anybody's */
};

/* What a strength may spend (mind.c). */
const struct effort *mind_effort(int strength);

/* Who goes: the unit of the choice, those of the seat about it too, or all of them. */
enum party { PARTY_ALONE, PARTY_NEIGHBOURS, PARTY_EVERYBODY };

struct candidate {
	struct choice choice;
	struct mission mission;		/* of those who go */
	uint64_t goers;			/* bit per unit */
	int16_t unit;
	uint8_t party;			/* enum party */
	bool taken;			/* as advice */
	int16_t draws;
	int32_t worth[DRAWS_MAX];	/* what came of each */
};

struct comparison {
	int n, most;			/* the first is the commander's own */
	int best;
	struct candidate list[CANDIDATES_MAX];
};

/* Fills a comparison; false if nothing was to be weighed. */
bool ahead_try(const struct thinker *by, const struct view *view, const struct decision *d,
	struct comparison *t);
/* The same before somebody who listens; NULL: nobody does. */
bool ahead_try_before(const struct listener *ear, const struct thinker *by,
	const struct view *view, const struct decision *d, struct comparison *t);
void ahead_answer(const struct thinker *by, const struct view *view, const struct decision *d,
	struct choice *c);

/* The best not yet taken: the one chosen first, then by what came of them; NOBODY. */
int ahead_take_best(const struct comparison *t);
/* How much more came of one than of the first, or of another, in thousandths of a figure. */
int32_t ahead_more(const struct comparison *t, int i);
int32_t ahead_more_than(const struct comparison *t, int i, int other);
/* In how many of the tries that both had more came of one than of another. */
int ahead_times_better(const struct comparison *t, int i, int other);
/* What would have been chosen by one who was hurried after so many draws. */
int ahead_best_after(const struct comparison *t, int draws);

#endif
