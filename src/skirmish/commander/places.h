/* Places: what each place that a unit could go to this turn is worth to it.
 *
 *  DP1  All places in reach are looked over for progress, cover and distance from the
 *       enemy; the best few of each sort are looked at closely.
 *  DP2  All is counted in thousandths of common figures, a task's points too.
 *       What one of these can be worth at the most is told without a line of sight, if the
 *       system says what enemies come to at the most: who is how far from it is looked at, and
 *       then all that is seen from there, only while that may be the best.
 *  DP3  What is given and taken is this turn's fire, in part the next turn's, and the
 *       charges that may come.
 */
#ifndef SKIRMISH_PLACES_H
#define SKIRMISH_PLACES_H

#include "skirmish/commander/errand.h"
#include "skirmish/commander/propose.h"
#include "skirmish/commander/prospect.h"
#include "skirmish/commander/way.h"

enum { PLACES_MAX = 64, THOUGHT_COVER = 120, THOUGHT_COVER_MOST = THOUGHT_COVER * 4 / 3 };

/* How closely a place has been looked at: not at all, at who is about it, from there. */
enum spot_known { SPOT_SUPPOSED, SPOT_HOPED, SPOT_JUDGED };

struct spot {			/* a place that is looked at closely */
	cell_t cell;
	int32_t cost;		/* of getting there */
	int pace;		/* how it gets there: as the system numbers it */
	int32_t quick;		/* progress and cover, before looking closely */
	int32_t given;		/* fire from there this turn */
	int32_t later;		/* and standing there next turn, all loaded */
	int32_t raid;		/* a fight that could be picked from there */
	int32_t taken;		/* what is to be feared there */
	int8_t shelter;		/* percent of the ground about it that covers */
	bool walled;		/* something next to it gives cover behind it */
	int32_t apart;		/* all but what enemies make of it */
	uint8_t known;		/* enum spot_known */
	int32_t score;		/* until it is judged what it can be at the most */
};

/* The spots of an enemy that a place has a line to: how many, and the nearest of them. */
struct seen { int n, from; int32_t distance; };

struct shot {
	int32_t distance;
	enum cover cover;	/* of the target */
	int32_t cost;		/* of the way that the shooters have made this turn */
	int pace;
	bool later;		/* next turn: whoever was empty has loaded meanwhile */
};

/* What a system reckons of the unit and one of its enemies, and is the same from many places, it
 * keeps here by numbers of its own. */
enum { RECKONED_MAX = 384, RECKONED_NOT = -1, THOUGHT_UNASKED = INT32_MIN };
struct reckoned { int32_t worth[RECKONED_MAX]; };

struct exchange {		/* between a place and one enemy */
	int32_t given, taken, later;
	int32_t raid;		/* a fight that could be picked from there next turn */
};

struct thought {		/* what is thought of one unit's move */
	const struct game *v;
	const struct muster *m;
	const struct force *self;
	int unit;
	struct force there;	/* itself at the place that is looked at */
	struct errand e;
	struct way way;
	uint64_t shut;		/* kinds of ground that its way leads round, a bit each */
	int32_t left;		/* from where it stands to its goal by the way, twelfths */
	int n_enemies;
	const struct force *enemies[UNITS_MAX];	/* those known */
	int32_t far;		/* of the one at hand: to its nearest spot from the place at hand */
	int32_t reach[UNITS_MAX];	/* beyond which an enemy makes no difference */
	int32_t threat[UNITS_MAX];	/* of an enemy's charge at it, once asked for */
	int32_t nearest[UNITS_MAX];	/* how near an enemy has its other enemies */
	/* What charges between it and an enemy promise, once asked for: his at it, unsteady and
	 * steady, its own at him; else THOUGHT_UNASKED. */
	struct { int32_t at_it[2], by_it; } charges[UNITS_MAX];
	/* What an enemy comes to at the most, and all of them do, and what has been reckoned of
	 * him: for systems that tell the one or trade. */
	struct exchange most[UNITS_MAX], most_of_all;
	struct reckoned reckoned[UNITS_MAX];
	int n_neighbours;
	cell_t neighbours[UNITS_MAX];	/* where friends want to be alone */
	int n_listeners;
	cell_t listeners[UNITS_MAX];	/* where those of `listens` will be */
	int n;
	struct spot places[PLACES_MAX];	/* the first: where it stands */
};

/* The unit's errand, and no places yet. */
void thought_begin(struct thought *t, const struct muster *m, int unit);
/* Fills the places, weighed, the first judged, and the rest of the thought. */
void thought_places(struct thought *t);
/* For a system that looks places over itself: all but the places, the unit being where it is,
 * with ways looked for exactly so far around; and then what its places from one on are worth at
 * the most, and what one is worth: the first of all before others. */
void thought_measure(struct thought *t, cell_t from, int32_t around);
void thought_weigh(struct thought *t, int first);
void thought_judge(struct thought *t, int place);
/* Whether none of the places about can be better than its first, judged: for systems that tell
 * what enemies come to at the most and ask nothing of company. */
struct ambit {
	int32_t around;		/* how far off they are at the most */
	int32_t nearer;		/* how much way nearer to the goal, twelfths */
	int32_t cover;		/* what theirs is worth */
	bool shoots;		/* whether it may shoot from there this turn */
};
bool thought_stays(struct thought *t, const struct ambit *a);
/* From a cell to the nearest enemy known; 0: there is none. */
int32_t thought_nearest(const struct thought *t, cell_t cell);
/* The one with the best score, judged, of equals the first; of those that may be, or NULL. */
int thought_best(struct thought *t,
	bool (*may)(const struct thought *t, const struct spot *p));
/* What standing in a cell's cover is worth, with nobody in sight: THOUGHT_COVER_MOST at most. */
int32_t thought_cover(const struct game *v, cell_t cell);
/* Whether it can go where its task lies over an edge: to one of these places, by a choice that
 * lacks but its cell. */
bool thought_leaves(const struct proposer *p, const struct thought *t,
	const struct prospect *list, int n);
/* How much way is left from a cell, in twelfths, that the task asks for. */
static inline int32_t thought_left(const struct thought *t, cell_t cell)
{
	const int32_t way = way_cost(&t->way, cell), enough = t->e.task.within * REACH_TWELFTHS;

	if (way >= WAY_NONE)
		return WAY_NONE;
	return way <= enough ? 0 : way - enough;
}

/* What going from where it stands to a cell is worth towards its task. */
static inline int32_t thought_progress(const struct thought *t, cell_t cell)
{
	return errand_progress(&t->e, t->left, thought_left(t, cell));
}

#endif
