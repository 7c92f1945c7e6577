/* Morale (P-10): a D6, the ADT value and everything that weighs on a mind, and what becomes
 * of it. */
#ifndef PARTICIPATION_MORALE_MORALE_H
#define PARTICIPATION_MORALE_MORALE_H

#include "systems/participation/participation.h"

void pp_morale(struct game *g);		/* the stage */
void pp_morale_roller(const struct game *g, int figure, struct roller *r);
enum spirit pp_spirit_of(const struct game *g, int figure, int sum);

#endif
