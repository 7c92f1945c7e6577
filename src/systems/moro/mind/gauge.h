/* Units as one side knows them, and how its commanders weigh (minds.h): by the rulebook's
 * tables. */
#ifndef MORO_MIND_GAUGE_H
#define MORO_MIND_GAUGE_H

#include "skirmish/commander/commander.h"
#include "skirmish/commander/muster.h"
#include "systems/moro/moro.h"

/* How its commanders weigh.  Of a volley `n` are dice; of a force `ground` is enum place and
 * `piece` enum piece, with a crew at it. */
extern const struct commander_rules moro_commander;

/* Whether a rout from there, straight away from the nearest who could cause it, ends off
 * the table. */
bool moro_gauge_brink(const struct muster *m, const struct force *f, cell_t at);
/* Whether there is a line from a cell to any spot of a unit. */
bool moro_gauge_line(const struct muster *m, const struct force *f, cell_t cell);

#endif
