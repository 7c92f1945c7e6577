/* Previews of shots, throws, charges and fights. */
#ifndef PARTICIPATION_WORDS_PREVIEW_FIRE_H
#define PARTICIPATION_WORDS_PREVIEW_FIRE_H

#include "skirmish/menus/preview.h"
#include "systems/participation/participation.h"

preview_put pp_preview_charge, pp_preview_fire, pp_preview_throw, pp_preview_fight;

#endif
