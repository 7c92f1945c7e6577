/* Deeds: what was done in one phase, gathered event by event and then told in a
 * paragraph. */
#ifndef REPORT_DEEDS_H
#define REPORT_DEEDS_H

#include "report/quill.h"

enum { TAIL_MAX = 6000, BY_MAX = 8 };

struct loss { int killed, wounded, taken, left; };

struct deed {
	/* moving */
	cell_t from, to;	/* of the figure that is followed */
	int16_t figure;		/* which that is, -1 = nobody moved */
	bool came;
	/* being shot at or struck */
	int dice, hits, n_by;
	int16_t by[BY_MAX];	/* units that shot or struck */
	struct loss loss;
};

struct deeds {
	struct quill *q;
	struct deed deed[UNITS_MAX];
	char order[UNITS_MAX][24];	/* the word of this turn's order */
	int16_t aimed[UNITS_MAX];	/* whom it was ordered against, or -1 */
	bool went[UNITS_MAX];	/* where it went this turn has been told */
	bool seen[UNITS_MAX];		/* has ever been spotted by an enemy */
	char tail[TAIL_MAX];		/* sentences that come after the counted things */
	char acts[TAIL_MAX];	/* the Game Master's, one after the other */
	char bursts[TAIL_MAX];	/* sentences of what came down */
	bool open;		/* a paragraph has begun */
};

void deeds_turn(struct deeds *d);	/* orders are new */
void deeds_take(struct deeds *d, const struct event *e);	/* before quill_follow() */
void deeds_tell(struct deeds *d);	/* writes the paragraph, and forgets */

#endif
