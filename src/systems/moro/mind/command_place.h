/* Where to: what only this room makes of a place, and the best of all places that the dice
 * thrown allow (places.h). */
#ifndef MORO_MIND_COMMAND_PLACE_H
#define MORO_MIND_COMMAND_PLACE_H

#include "skirmish/commander/muster.h"
#include "skirmish/commander/places.h"
#include "skirmish/commander/prospect.h"
#include "systems/moro/moro.h"

void moro_command_go(const struct game *v, const struct decision *d, struct choice *c);

int moro_place_prospects(const struct game *v, int unit, int pace, struct prospect *list,
	int room);
int32_t moro_place_cover(const struct game *v, cell_t cell);
bool moro_place_covered(const struct game *v, cell_t cell);
void moro_place_settle(const struct muster *m, const struct spot *p, struct force *there);
struct exchange moro_place_exchange(const struct thought *t, const struct spot *p,
	const struct force *enemy);
int32_t moro_place_company(const struct thought *t, cell_t cell);

#endif
