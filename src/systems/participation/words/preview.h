/* Previews: what a choice would mean, worked out by the very rollers and odds that the dice
 * will meet. */
#ifndef PARTICIPATION_WORDS_PREVIEW_H
#define PARTICIPATION_WORDS_PREVIEW_H

#include "systems/participation/participation.h"

void pp_preview(const struct game *v, const struct choice *c, struct preview *p);


#endif
