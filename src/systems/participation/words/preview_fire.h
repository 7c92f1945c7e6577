/* Previews of shots, throws, charges and fights. */
#ifndef PARTICIPATION_WORDS_PREVIEW_FIRE_H
#define PARTICIPATION_WORDS_PREVIEW_FIRE_H

#include "systems/participation/participation.h"

void pp_preview_charge(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_fire(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_throw(const struct game *v, const struct choice *c, struct preview *p);
void pp_preview_fight(const struct game *v, const struct choice *c, struct preview *p);

#endif
