/* Stances: what a scenario says that a machine commander does with a unit.  Systems that let
 * units carry on with something before their first word begin with it, too. */
#ifndef SKIRMISH_STANCE_H
#define SKIRMISH_STANCE_H

struct force;	/* muster.h */

enum stance { STANCE_FREE, STANCE_ADVANCE, STANCE_HOLD, STANCE_AMBUSH, STANCE_GUARD };

/* The words of a setting: of all of them, and of the first three. */
extern const char *const stance_words[], *const stance_plain_words[];

void stance_take(struct force *f, int stance);

#endif
