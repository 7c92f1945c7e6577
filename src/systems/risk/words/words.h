/* Words and numbers for people, shared by the files of this room that speak. */
#ifndef RISK_WORDS_H
#define RISK_WORDS_H

#include "skirmish/menus/sheet.h"
#include "systems/risk/risk.h"

extern const struct sheets risk_sheets;

/* "is" for a unit of one, "are" for others. */
const char *risk_is(const struct game *g, int unit);
int risk_unloaded(const struct game *v, int unit);	/* of its figures */

#endif
