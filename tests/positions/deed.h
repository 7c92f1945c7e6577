/* Deeds: what a unit was told, in words that all systems share, and whether that is one of a
 * row's.  Alternatives stand between bars:
 *
 *     nearer X     goes where it is nearer to X, charges X, or leaves over that edge
 *     farther X    goes where it is further from X
 *     in X         goes to a cell of the area X, or within two of a unit, a thing or a cell
 *     shoots [U]   charges [U]   leaves   takes   drops   speaks   yields
 *     bursts X     shoots or throws at a place, or at somebody, within two of X
 *     stays        nothing of going, charging or leaving, all the turn long
 *     line TEXT    a choice that begins with these words
 *
 * X is an area, a unit, a thing, a cell C,R, or north, east, south, west.
 */
#ifndef POSITIONS_DEED_H
#define POSITIONS_DEED_H

#include "cliffhanger/game.h"

enum deed_kind {
	DEED_OTHER, DEED_GO, DEED_CHARGE, DEED_SHOOT, DEED_LEAVE, DEED_TAKE, DEED_DROP, DEED_SPEAK,
	DEED_YIELD
};

struct deed {
	enum deed_kind kind;
	cell_t from, to;
	int target;		/* a unit, or NOBODY */
	char line[CHOICE_LINE_MAX];
};

/* Reads a choice of one of the unit's; false: it is another's. */
bool deed_of(const struct game *g, const struct choice *c, int unit, struct deed *deed);
/* Whether a deed is one of these alternatives. */
bool deed_is(const struct game *g, const struct deed *deed, const char *alternatives);
/* Whether `stays` is one of them. */
bool deed_may_stay(const char *alternatives);
static inline bool deed_goes(const struct deed *deed)
{
	return deed->kind == DEED_GO || deed->kind == DEED_CHARGE || deed->kind == DEED_LEAVE;
}

#endif
