/* Fire as a decision: whether a unit has anybody who may shoot, and if not why (Y-7); who of
 * it is told to fire at whom, by `fire UNIT|FIGURE UNIT [N]` and `hold UNIT|FIGURE`. */
#ifndef SKIRMISH_TOLD_H
#define SKIRMISH_TOLD_H

#include "cliffhanger/game.h"

/* Whom a word to a whole unit takes first: who has no other target, then who has one, then who
 * was to do something else with his arms. */
enum fire_rank { FIRE_FREE, FIRE_AIMED, FIRE_BUSY, FIRE_RANKS };

/* What is asked of a system; figures' targets are units, NOBODY none. */
struct fire_rules {
	const char *rule;		/* by which one shoots at all */
	const char *number_rule;	/* … and no more than can */
	const char *gone;		/* "nobody of %s is left" */
	int hold;			/* the verb that holds fire */
	bool (*alive)(const struct game *g, int unit);
	bool (*there)(const struct game *g, int figure);	/* is looked at */
	bool (*can)(const struct game *g, int figure, struct reason *why);
	/* … one who can */
	bool (*at)(const struct game *g, int figure, int target, struct reason *why);
	/* Those of a unit of whom both hold, `most` at most, in order; how many.  NULL: they are
	 * asked one by one. */
	int (*able)(const struct game *g, int unit, int target, int most, int16_t *who);
	int (*target)(const struct game *g, int figure);
	bool (*busy)(const struct game *g, int figure);		/* NULL: nobody ever is */
	void (*aim)(struct game *g, int figure, int target);
	void (*forget)(struct game *g, int figure, bool held);	/* fires at nobody */
};

/* Some figure has some target; if none has, why the first fit one has not the nearest. */
bool fire_may(const struct game *g, int unit, const struct fire_rules *by, struct reason *why);

/* The unit that a choice's first argument names, or whose figure it does. */
int fire_unit(const struct game *g, const struct choice *c);
bool fire_check(const struct game *g, const struct choice *c, const struct fire_rules *by,
	struct reason *why);
/* Who of a unit fires if so many are told to (INT16_MAX: all, but the busy while there are
 * others); how many. */
int fire_who(const struct game *g, int unit, int target, int wanted,
	const struct fire_rules *by, int16_t *who);
void fire_apply(struct game *g, const struct choice *c, const struct fire_rules *by);

#endif
