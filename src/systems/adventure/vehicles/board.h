/* Getting in and out of vehicles, taking the wheel, mending (S-A-76, X-63, X-70). */
#ifndef ADVENTURE_VEHICLES_BOARD_H
#define ADVENTURE_VEHICLES_BOARD_H

#include "systems/adventure/adventure.h"

/* ---- board.c: getting in, getting out, mending; at the turn's end ---- */
bool adv_check_aboard_order(const struct game *g, int unit, enum mode mode,
	struct argument at, struct reason *why);
bool adv_check_wheel(const struct game *g, int figure, struct reason *why);
void adv_apply_wheel(struct game *g, int figure);
void adv_embark(struct game *g);
bool adv_repair_roll(struct game *g, int unit, int ride);
void adv_repaired(struct game *g, int ride);
/* Whether a figure is beside a vehicle, or right under it. */
bool adv_beside(const struct game *g, int figure, int hull);
/* Puts everybody aboard out round a vehicle; who finds no place stays in it. */
void adv_put_out(struct game *g, int vehicle);

#endif
