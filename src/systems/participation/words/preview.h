/* Previews: what a choice would mean, worked out by the very rollers and odds that the dice
 * will meet. */
#ifndef PARTICIPATION_WORDS_PREVIEW_H
#define PARTICIPATION_WORDS_PREVIEW_H

#include "skirmish/menus/preview.h"
#include "systems/participation/participation.h"

extern const struct preview_row pp_previews[];

#endif
