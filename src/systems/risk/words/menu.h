/* Menus: what could be chosen for a unit under a decision. */
#ifndef RISK_WORDS_MENU_H
#define RISK_WORDS_MENU_H

#include "systems/risk/risk.h"

bool risk_wants(const struct game *v, const struct decision *d, int unit);
int risk_options(const struct game *v, const struct decision *d, int unit,
	struct option *options, int room);

#endif
