/* The timeline: the choices of a sitting in their order, and going back in it.
 *
 * Vocabulary: a step is a choice that was made; an edit is what one person did at
 * a time: a choice with those of minds after it, several that one act of his made
 * (session_together()), or a die changed in the past with all that was played again from
 * there.
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
#include "session/edits.h"

struct timeline {
	struct game *origin;
	struct mades past;
	size_t base;
	struct edits done, undone;
	int together;		/* acts under way, one in the other */
	size_t act;		/* the edit that the outermost of them makes: its place in `done` */
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
/* gm-back, read but not checked: the last choices of all are taken back. */
enum submit timeline_go_back(struct session *s, const struct choice *c, struct reason *why);
/* Back to the first n steps, in log and save too; the others into `tail`.  False without
 * memory. */
bool timeline_rewind(struct session *s, size_t n, struct mades *tail);
/* Makes a step again, if it still may be made; as many of a list as can be, and how many. */
bool timeline_make_again(struct session *s, const struct made *m);
size_t timeline_make_all(struct session *s, const struct mades *list);

/* ---- takeback.c: what may be taken back (Y-33) ---- */

bool timeline_is_master(const struct session *s, int seat);
bool timeline_may_undo(struct session *s, int seat, struct reason *why);
bool timeline_may_redo(struct session *s, int seat, struct reason *why);

/* ---- past_die.c ---- */

/* gm-past-die, read but not checked. */
enum submit timeline_past_die(struct session *s, const struct choice *c, struct reason *why);

#endif
