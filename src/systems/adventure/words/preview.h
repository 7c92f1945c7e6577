/* What the files of previews tell each other. */
#ifndef ADVENTURE_PREVIEW_H
#define ADVENTURE_PREVIEW_H

#include "skirmish/menus/preview.h"
#include "systems/adventure/adventure.h"

extern const struct preview_row adv_previews[];
bool adv_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);
bool adv_option_course(const struct game *v, int unit, const struct choice *c,
	struct course *course);
/* A line for each modifier, halves and what is only noted with them. */
void adv_say_modifiers(const struct roller *r, struct preview *p);

#endif
