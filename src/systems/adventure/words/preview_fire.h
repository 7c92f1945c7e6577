/* The preview of fire: who would shoot with what number, and what may come of it, exactly. */
#ifndef ADVENTURE_WORDS_PREVIEW_FIRE_H
#define ADVENTURE_WORDS_PREVIEW_FIRE_H

#include "systems/adventure/adventure.h"

void adv_preview_fire(const struct game *v, const struct choice *c, struct preview *p);

#endif
