/* The Game Master's acts, and treaties, as far as all systems play them alike (C-12): what a
 * system's rules say of each act is a row of its table, and no question is left open that has
 * lost its sense.
 *
 *  AC1  Acts and treaties come between choices; afterwards acts_over() closes what nobody could
 *       answer any more.
 */
#ifndef SKIRMISH_ACTS_H
#define SKIRMISH_ACTS_H

#include "cliffhanger/master.h"

struct gm_act {
	const char *refused;	/* these rules know no such thing: what to do instead */
	/* What the rules ask for.  NULL: nothing. */
	bool (*may)(const struct game *g, const struct choice *c, int figure, struct reason *why);
	/* The rules' part in it: of one figure, or of the choice; NULL: none. */
	void (*one)(struct game *g, int figure);
	void (*all)(struct game *g, const struct choice *c, int figure);
	bool looks;		/* the sides look anew at once */
};

struct gm_acts {
	struct gm_act of[MASTER_ALL];	/* by verb, from VERB_GM on */
	bool (*makes_sense)(const struct game *g, const struct decision *d);
	void (*closed)(struct game *g);		/* a question was; NULL: that is all */
	void (*before)(struct game *g);		/* what an act, or a treaty, entails: before */
	void (*after)(struct game *g);		/* … and after questions are closed; or NULL */
	void (*look)(struct game *g);	/* what every side sees, anew; NULL: that is after() */
	void (*sight)(struct game *g);	/* … by acts_look() */
	/* Of a unit when a treaty has been made: it does no more to friends.  NULL: it never
	 * means them. */
	void (*forgive)(struct game *g, int unit);
	void (*parted)(struct game *g, int side, int other);	/* friends no more; or NULL */
};

/* ---- of game_system ---- */

bool acts_check(const struct game *g, const struct choice *c, int figure, struct reason *why);
void acts_apply(struct game *g, const struct choice *c, int figure);
void acts_over(struct game *g);
void acts_truce(struct game *g, int side, int other);

/* ---- rows that several systems have ---- */

void acts_look(struct game *g);	/* before the first turn nobody has seen anybody yet */

#define ACT(verb) [(verb) - VERB_GM]
#define NO_LUCK_FOR(verb, instead) \
	ACT(verb) = { .refused = "these rules know no luck: " instead }
#define NO_LUCK(instead) NO_LUCK_FOR(GM_LUCK, instead), NO_LUCK_FOR(GM_CLIFFHANGER, instead), \
	NO_LUCK_FOR(GM_SURVIVE, instead)
#define NO_SUPPRESSION(test) "these rules know no suppression: gm-next-die makes the next " test \
	" what you like"

/* Whether somebody is not armed so yet; telling of it afterwards. */
bool acts_may_arm(const struct game *g, const struct choice *c, int figure, struct reason *why);
void acts_tell_arm(struct game *g, int figure, int arm);
/* Whether a unit was another's enemy and is no more; NOBODY never is. */
bool acts_forgiven(const struct game *g, int unit, int other);
/* Of units, those that are enemies of one, bit by unit. */
uint64_t acts_foes(const struct game *g, int unit, uint64_t units);

#endif
