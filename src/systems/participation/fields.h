/* The participation room's own state, field by field, for snapshots and check values. */
#ifndef PARTICIPATION_FIELDS_H
#define PARTICIPATION_FIELDS_H

#include "systems/participation/participation.h"

bool pp_restored(const struct game *g, struct reason *why);
extern const struct field pp_game_fields[], pp_unit_fields[], pp_figure_fields[];

#endif
