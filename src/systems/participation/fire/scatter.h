/* Scatter: where that comes down which is not where it was aimed (PP:42, PP:44). */
#ifndef PARTICIPATION_FIRE_SCATTER_H
#define PARTICIPATION_FIRE_SCATTER_H

#include "systems/participation/participation.h"

cell_t pp_fly(const struct game *g, cell_t from, int direction, int32_t hundredths);
/* Towards a cell, and on in the same direction. */
cell_t pp_fly_towards(const struct game *g, cell_t from, cell_t to, int32_t hundredths);
/* A bomb that missed (PP:42, S-P-34, S-P-40), one that is lobbed (PP:44): where each
 * comes down; CELL_NONE over the edge. */
cell_t pp_stray(struct game *g, int figure, cell_t aim);
int32_t pp_stray_length(const struct pp_rules *rules, int die);
void pp_lob_roller(const struct game *g, int figure, bool far, struct roller *r);
int32_t pp_point_off(const struct pp_rules *rules, int sum);
cell_t pp_come_down(struct game *g, int figure, cell_t aim, bool far);

#endif
