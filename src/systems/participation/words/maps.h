/* What maps draw of a choice: where it leads, how far it strikes, carries or is heard. */
#ifndef PARTICIPATION_WORDS_MAPS_H
#define PARTICIPATION_WORDS_MAPS_H

#include "systems/participation/participation.h"

bool pp_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);
bool pp_option_course(const struct game *v, int unit, const struct choice *c,
	struct course *course);
bool pp_spread(const struct game *v, int unit, const struct choice *c, struct spread *s);

#endif
