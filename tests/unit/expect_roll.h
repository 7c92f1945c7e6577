/* What tests expect of rolls: need, dice, and modifiers by their rules. */
#ifndef EXPECT_ROLL_H
#define EXPECT_ROLL_H

#include "cliffhanger/roll.h"

/* The roll of an event: its need and how many dice, or the test fails. */
void expect_roll(const struct event *e, int need, int dice);
/* Whether a modifier with this rule took part, and its halves. */
bool roll_has(const struct event *e, const char *rule);
int roll_halves(const struct event *e, const char *rule);
int roller_halves(const struct roller *r, const char *rule);	/* before it is thrown */

#endif
