/* Lines: what ground, depth of woods, figures and low things do to them. */
#ifndef RISK_FIRE_LINES_H
#define RISK_FIRE_LINES_H

#include "skirmish/fire/seeing.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/risk.h"

/* Whether the ground lets one figure see the other: C-5 and the depth of woods. */
bool risk_line(const struct game *g, int figure, int other);
extern const struct eyes risk_eyes;	/* by which units have lines to each other */
bool risk_unit_line(const struct game *g, int unit, int other);	/* any to any */
/* Whether the whole base can be seen and shot at: figures in between block. */
bool risk_shot_line(const struct game *g, int figure, int other, struct reason *why);
/* From cell to cell, as a viewer knows it; where it is stopped (system->line). */
bool risk_cell_line(const struct game *v, cell_t from, cell_t to, bool shot,
	struct reason *why, cell_t *at);
/* In clear sight of somebody: in the open, behind no cover, with all of the base to see. */
bool risk_clear_sight(const struct game *g, int figure, int other);

/* whether some cell outside the terrain is so near. */
bool risk_see_near_edge(const struct game *g, cell_t cell, enum terrain terrain, int32_t length);
/* Whether a clear line between two cells stays in the terrain. */
bool risk_see_stays_inside(const struct game *g, cell_t a, cell_t b, enum terrain terrain);
/* Whether the ground lets one look from cell to cell: C-5 and the depth of woods. */
bool risk_see_line(const struct game *g, cell_t a, cell_t b, struct reason *why);

#endif
