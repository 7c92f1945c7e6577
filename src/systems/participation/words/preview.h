/* Previews: what a choice would mean, worked out by the very rollers and odds that the dice
 * will meet. */
#ifndef PARTICIPATION_WORDS_PREVIEW_H
#define PARTICIPATION_WORDS_PREVIEW_H

#include "systems/participation/participation.h"

void pp_preview(const struct game *v, const struct choice *c, struct preview *p);

void pp_preview_walk(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_watch(const struct game *v, int unit, struct preview *p);
void pp_preview_dare(const struct game *v, const struct choice *c, struct preview *p);

#endif
