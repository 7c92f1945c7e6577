/* The risk room's own state, field by field, for snapshots and check values. */
#ifndef RISK_FIELDS_H
#define RISK_FIELDS_H

#include "systems/risk/risk.h"

bool risk_restored(const struct game *g, struct reason *why);
extern const struct field risk_game_fields[], risk_unit_fields[], risk_figure_fields[];

#endif
