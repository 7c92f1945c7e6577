/* The preview of fire: who would shoot with what number, and what may come of it, exactly. */
#ifndef ADVENTURE_WORDS_PREVIEW_FIRE_H
#define ADVENTURE_WORDS_PREVIEW_FIRE_H

#include "skirmish/menus/preview.h"
#include "systems/adventure/adventure.h"

preview_put adv_preview_fire;

#endif
