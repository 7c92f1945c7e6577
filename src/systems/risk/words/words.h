/* Words: what the files of this room that speak offer, and tell each other. */
#ifndef RISK_WORDS_H
#define RISK_WORDS_H

#include "skirmish/menus/menu.h"
#include "skirmish/menus/preview.h"
#include "skirmish/menus/sheet.h"
#include "systems/risk/risk.h"

extern const struct sheets risk_sheets;
extern const struct menus risk_menus;
extern const struct preview_row risk_previews[];
/* "is" for a unit of one, "are" for others. */
const char *risk_is(const struct game *g, int unit);
int risk_unloaded(const struct game *v, int unit);	/* of its figures */
bool risk_option_reach(const struct game *v, int unit, const struct choice *c, struct reach *r);

#endif
