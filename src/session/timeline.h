/* The timeline: the choices of a sitting in their order, and going back in it.
 *
 * Vocabulary: a step is a choice that was made; an edit is what one person did at
 * a time: a choice with those of minds after it, or a die changed in the past
 * with all that was played again from there.
 *
 * Invariants
 *  L1  `origin` with past[] made again is the session's `now`; so is `base` with
 *      past[base …] made again.
 *  L2  edits lie in the order of `at`; taking the last one back leaves past[0 … at)
 *      and then its other[], and doing it again the same the other way round.
 *  L3  whoever makes a new choice forgets the edits that were taken back.
 *  L4  where the Game Master has gone back, a step of his says so (gm-back); it is no
 *      edit, and goes whenever what it stands behind is exchanged.
 */
#ifndef SESSION_TIMELINE_H
#define SESSION_TIMELINE_H

#include "cliffhanger/session.h"

struct made {
	char *line;		/* owned */
	int8_t seat;
	bool person;
	bool mark;		/* L4 */
	uint16_t n_dice;	/* typed for it */
	uint8_t *dice;		/* owned, or NULL */
	size_t n_events;	/* in the log before it */
	uint64_t rolled;	/* dice rolled before it */
};

struct mades { struct made *at; size_t n, room; };

struct edit {
	size_t at;
	bool rewrites;		/* a die of the past */
	bool by_master;		/* taken back by the Game Master */
	struct mades other;
};

struct edits { struct edit *at; size_t n, room; };

struct timeline {
	struct game *origin;
	struct mades past;
	size_t base;
	struct edits done, undone;
};

/* From the session's `now` on; false without memory. */
bool timeline_begin(struct session *s);
void timeline_free(struct timeline *t);	/* what it holds; takes zeroes */
/* A choice that is about to be made, and typed dice for it.  False without
 * memory. */
bool timeline_add(struct session *s, int seat, const char *line, bool person);
bool timeline_typed(struct session *s, const uint8_t *dice, int n);
void timeline_drop(struct session *s);	/* it was not made after all */
/* `now` is the base from here on. */
void timeline_settle(struct session *s);
/* gm-past-die, read but not checked. */
enum submit timeline_past_die(struct session *s, const struct choice *c, struct reason *why);
/* gm-back, read but not checked: the last choices of all are taken back. */
enum submit timeline_go_back(struct session *s, const struct choice *c, struct reason *why);

#endif
