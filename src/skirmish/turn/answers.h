/* Answers: which verb answers which decision of a system, and when it may.
 *
 * One row a verb: the decisions it belongs to, its check and its deed.  A decision about
 * one unit is closed by its answer; those of a whole seat stay open until `done`, the verb
 * that has no deed of its own.
 */
#ifndef SKIRMISH_ANSWERS_H
#define SKIRMISH_ANSWERS_H

#include "cliffhanger/system.h"

/* The words of answers to plain questions. */
enum { ANSWER_YES, ANSWER_NO };
extern const char *const answer_words[];
bool answer_is_yes(const struct choice *c);	/* by its last word */

/* One seat's answer to whether to play on. */
void answer_play_on(struct game *g, const struct choice *c);

#define ANSWERS(kind) (UINT32_C(1) << (kind))

struct answer_row {
	uint32_t kinds;	/* of decisions: ANSWERS() of each */
	/* What the verb itself asks for; NULL: nothing more. */
	bool (*check)(const struct game *g, const struct choice *c, struct reason *why);
	void (*apply)(struct game *g, const struct choice *c);	/* NULL: `done` */
};

struct answers {
	const struct answer_row *rows;	/* by verb */
	int n;
	const char *rule;	/* which a choice at the wrong time goes against */
	/* Whether a choice speaks of what a decision about one unit is about.  NULL: if it
	 * names the unit, or a figure of it. */
	bool (*about)(const struct game *g, const struct decision *d, const struct choice *c);
};

/* The open decision of this kind that a choice answers; NULL if there is none. */
const struct decision *answers_asked(const struct game *g, const struct choice *c, int kind);
/* Closes it: there must be one. */
void answers_close(struct game *g, const struct choice *c, int kind);

/* system->check and ->apply, by the rows of skirmish->answers. */
bool answers_check(const struct game *g, const struct choice *c, struct reason *why);
void answers_apply(struct game *g, const struct choice *c);

#endif
