/* Previews: what a choice would mean, worked out by the very rollers and odds that the dice
 * will meet. */
#ifndef MORO_PREVIEW_H
#define MORO_PREVIEW_H

#include "skirmish/menus/preview.h"
#include "systems/moro/moro.h"

extern const struct preview_row moro_previews[];

#endif
