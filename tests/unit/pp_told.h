/* What the minds of the participation room answer, as the lines that a player would type. */
#ifndef PP_TOLD_H
#define PP_TOLD_H

#include "pp_games.h"

/* The answer of one seat to its open decision, from its view; it must pass the check.
 * Uncommanded people and beasts of a side have a seat of their own.  Valid until the next
 * call. */
const char *pp_told(const struct trial *t, const char *side);
const char *pp_obeyed(const struct trial *t, const char *side);
/* The same, and it is done; dice that it wants are to be pushed before. */
const char *pp_tells(struct trial *t, const char *side);
const char *pp_obeys(struct trial *t, const char *side);
/* As if a unit's action test had come to this word. */
void pp_word(struct trial *t, const char *unit, enum action word);

#endif
