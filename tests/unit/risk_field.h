/* A long field in the open on which two units stand face to face, `ours` uncommanded and
 * `foes` commanded, far from each other's reach, so that no line of the factors counts.
 */
#ifndef RISK_FIELD_H
#define RISK_FIELD_H

#include "risk_games.h"

enum { NORTH_EAST, EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST };

#define OURS(more) "unit ours side=west figures=4 at=10,5 facing=E uncommanded " more "\n"
#define FOES(at, more) "unit foes side=east figures=4 at=" at " facing=W " more "\n"
#define PLAIN OURS("arms=club") FOES("50,5", "arms=club")

void field_begin(struct trial *t, const char *units);
/* A test of one of these, see TRIAL(). */
#define ON_FIELD(name, units) TRIAL(name, field_begin(&t, units), risk_end)
void field_forecast(const struct trial *t, const char *unit, struct forecast *f);
int field_factor(const struct trial *t);	/* the sum of `ours` */
void field_kill(struct trial *t, const char *unit, int first, int last);
/* The ground under a unit's first figures. */
void field_ground(struct trial *t, const char *unit, int n, const char *ground);
void field_throw(struct trial *t, const char *dice);	/* the turn's tests, anew */

#endif
