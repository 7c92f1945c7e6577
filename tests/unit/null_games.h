/* Random games of the null system, for invariants that must hold at every step. */
#ifndef NULL_GAMES_H
#define NULL_GAMES_H

#include "build_setup.h"

/* Three sides (two of one cause), woods and walls, reinforcements, a script. */
void null_game_begin(struct trial *t, uint64_t seed);
/* A choice that its seat may make, at random but by the seed alone. */
struct choice null_random_choice(const struct game *g, struct dice *random);

#endif
