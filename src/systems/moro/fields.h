/* The Moro room's own state, field by field, for snapshots and check values. */
#ifndef MORO_FIELDS_H
#define MORO_FIELDS_H

#include "systems/moro/moro.h"

bool moro_restored(const struct game *g, struct reason *why);
extern const struct field moro_game_fields[], moro_unit_fields[], moro_figure_fields[];

#endif
