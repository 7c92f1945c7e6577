/* What the eye needs: terrain, its depth, and the lines through it.  For see.c and for
 * whoever has to tell players why something is not seen.
 */
#ifndef RISK_SEE_H
#define RISK_SEE_H

#include "systems/risk/risk.h"

/* Woods are looked out of and shot into; all that conceals is looked into (K-11). */
enum terrain { TERRAIN_WOODS, TERRAIN_CONCEALING };

/* whether some cell outside the terrain is so near. */
bool see_near_edge(const struct game *g, cell_t cell, enum terrain terrain, int32_t length);
/* Whether a clear line between two cells stays in the terrain. */
bool see_stays_inside(const struct game *g, cell_t a, cell_t b, enum terrain terrain);
/* Whether the ground lets one look from cell to cell: C-5 and the depth of woods. */
bool see_line(const struct game *g, cell_t a, cell_t b, struct reason *why);

/* How openly a unit stands, by whoever of it shows most. */
enum showing { SHOWS_PLAINLY, SHOWS_AT_EDGE, SHOWS_NOT };
enum showing see_showing(const struct game *g, int unit);

#endif
