/* What minds answer in a trial, for tests that judge them: every answer must be lawful as it is,
 * in the seat's view and in truth, or the test fails.
 */
#ifndef TOLD_H
#define TOLD_H

#include "build_setup.h"

/* The choice of a decision's seat, from its view: the commander's, or that of the uncommanded,
 * who have a seat of their own. */
struct choice told_choice(const struct trial *t, const struct decision *d);
/* As the line that a player would type; valid until the next call. */
const char *told_line(const struct trial *t, const struct choice *c);
/* The same, and it is done; dice that it wants are to be pushed before. */
const char *told_and_done(struct trial *t, const struct choice *c);

#endif
