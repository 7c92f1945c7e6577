/* What maps draw of a choice: where it leads, how far it strikes, how far arms reach. */
#ifndef MORO_WORDS_MAPS_H
#define MORO_WORDS_MAPS_H

#include "systems/moro/moro.h"

bool moro_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);
bool moro_spread(const struct game *v, int unit, const struct choice *c, struct spread *s);

#endif
