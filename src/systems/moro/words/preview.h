/* What the files of previews tell each other: preview.c, preview_melee.c. */
#ifndef MORO_PREVIEW_H
#define MORO_PREVIEW_H

#include "systems/moro/moro.h"
void moro_preview(const struct game *v, const struct choice *c, struct preview *p);

#endif
