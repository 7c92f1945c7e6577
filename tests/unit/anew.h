/* What is kept for who asks again is what comes of reckoning it anew: over games between
 * commanders, by rules that have been asked all along, against rules that were bound just now.
 */
#ifndef TEST_ANEW_H
#define TEST_ANEW_H

#include "cliffhanger/contest.h"
#include "cliffhanger/game.h"

/* `anew` is the same game by the new rules. */
typedef void anew_look(const struct game *g, const struct game *anew);
void anew_look_at_games(const char *scenario, anew_look *look);

/* A few games of a shipped scenario, with one mind on every side, each played by `play_one`. */
typedef void anew_play(struct contest *c, struct dice *dice, void *with);
void anew_play_games(const char *scenario, const struct mind *all, anew_play *play_one, void *with);

#endif
