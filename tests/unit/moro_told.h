/* What the minds of the Moro room answer, as the lines that a player would type. */
#ifndef MORO_TOLD_H
#define MORO_TOLD_H

#include "moro_games.h"

/* The answer to the open decision, from its seat's view; it must pass the check.  Valid
 * until the next call. */
const char *moro_told(const struct trial *t);
/* The same, and it is done; dice that it wants are to be pushed before. */
const char *moro_tells(struct trial *t);
/* Gives the hand to an uncommanded unit of this side, whose test comes to this word. */
void moro_word(struct trial *t, const char *side, const char *unit, enum action word);

#endif
