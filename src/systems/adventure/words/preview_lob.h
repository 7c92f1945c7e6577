/* The preview of a grenade or a shell: who stands where it would burst, and what it may do
 * to them if they still do next turn. */
#ifndef ADVENTURE_WORDS_PREVIEW_LOB_H
#define ADVENTURE_WORDS_PREVIEW_LOB_H

#include "skirmish/menus/preview.h"
#include "systems/adventure/adventure.h"

bool adv_lob_reach(const struct game *v, int unit, struct reach *r);
int adv_marks(const struct game *v, struct map_mark *marks, int room);
bool adv_spread(const struct game *v, int unit, const struct choice *c, struct spread *s);
preview_put adv_preview_lob;

#endif
