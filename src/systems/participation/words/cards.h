/* Cards: the sheets of units and of figures. */
#ifndef PARTICIPATION_WORDS_CARDS_H
#define PARTICIPATION_WORDS_CARDS_H

#include "skirmish/menus/sheet.h"
#include "systems/participation/participation.h"

extern const struct sheets pp_sheets;

#endif
