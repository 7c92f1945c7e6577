/* Previews: what a choice would mean, worked out by the very rollers that the dice will
 * meet. */
#ifndef RISK_WORDS_PREVIEW_H
#define RISK_WORDS_PREVIEW_H

#include "skirmish/menus/preview.h"
#include "systems/risk/risk.h"

extern const struct preview_row risk_previews[];
bool risk_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);

#endif
