/* Gas: clouds, and who breathes them (PP:46, P-6, S-P-27). */
#ifndef PARTICIPATION_FIRE_GAS_H
#define PARTICIPATION_FIRE_GAS_H

#include "systems/participation/participation.h"

void pp_gas(struct game *g);		/* of BEGIN: who is in a cloud; it thins */
bool pp_in_gas(const struct game *g, int figure);	/* its head is in a cloud */

void pp_breath_roller(const struct game *g, int figure, struct roller *r);
void pp_gas_burst(struct game *g, cell_t cell, int by);
bool pp_in_cloud(const struct game *g, cell_t cloud, int figure);

#endif
