/* A commander's answers, one function a kind of decision. */
#ifndef MORO_COMMAND_H
#define MORO_COMMAND_H

#include "systems/moro/mind/minds.h"

void moro_command_activate(const struct game *v, const struct decision *d, struct choice *c);
void moro_command_go(const struct game *v, const struct decision *d, struct choice *c);
void moro_command_fire(const struct game *v, const struct decision *d, struct choice *c);

/* ---- what this room makes of places (command_place.c), for moro_commander ---- */

int moro_place_prospects(const struct game *v, int unit, int pace, struct prospect *list,
	int room);
int32_t moro_place_cover(const struct game *v, cell_t cell);
bool moro_place_covered(const struct game *v, cell_t cell);
void moro_place_settle(const struct muster *m, const struct spot *p, struct force *there);
struct exchange moro_place_exchange(const struct thought *t, const struct spot *p,
	const struct force *enemy);
int32_t moro_place_company(const struct thought *t, cell_t cell);

#endif
