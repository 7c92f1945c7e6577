/* What the files of the phase of charges and melee tell each other. */
#ifndef RISK_MELEE_H
#define RISK_MELEE_H

#include "skirmish/body/match.h"
#include "skirmish/body/movers.h"
#include "systems/risk/risk.h"

/* match.c: who fights whom (K:113). */
/* `at`: where each figure stands, if not where it does; or NULL. */
void match_figures(const struct game *g, const cell_t *at, struct fights *fights);

/* blows.c: the dice of one fight, thrown or only weighed. */
struct stand {		/* a figure in a fight that may be no more than thought of */
	int16_t figure;
	cell_t cell;
	bool came_on;	/* risk_figure.came_on, or what it would be */
};
struct stand stand_of(const struct game *g, int figure);
bool fights_back(const struct game *g, int figure);	/* no router */
int melee_factor(const struct game *g, int figure, int *arm);	/* of its best arm */
/* The die of one of them against the n who fight him. */
void melee_roller(const struct game *g, const struct stand *own, const struct stand *others,
	int n, struct roller *r);
/* Who may be harmed by whom, with which dice: all of one fight. */
void fight_out(struct game *g, const struct fight *fight);

/* odds.c.  All falls of one fight's dice: in how many of `all` the lone figure and one of the
 * others come out so, of whom at most one is hurt.  `stands` by figure. */
enum hurt { HURT_NOT, HURT_WOUNDED, HURT_KILLED, HURTS };
struct fight_ways { int64_t ways[HURTS][HURTS], all; };	/* [of the lone][of the others] */
enum { FIGHT_WAYS_MOST = 6 };	/* of the others; more are too many to count */
void fight_ways(const struct game *g, const struct fight *fight, const struct stand *stands,
	struct fight_ways *w);
#endif
