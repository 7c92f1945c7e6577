/* Field tables of the adventure room's state (fields.c). */
#ifndef ADVENTURE_FIELDS_H
#define ADVENTURE_FIELDS_H

#include "systems/adventure/adventure.h"

bool adv_restored(const struct game *g, struct reason *why);
extern const struct field adv_game_fields[], adv_unit_fields[], adv_figure_fields[];

#endif
