/* Looks: what a side that looks for a unit needs to see it, kept for who asks again while nobody
 * of either stirs.
 *
 *  LO1  All that a look follows from is noticed before anybody looks: the table, and where those
 *       stand who are fit, unit by unit.  What is kept lives and dies with the rules of one
 *       binding, and serves all games by them.
 */
#ifndef RISK_FIRE_LOOKS_H
#define RISK_FIRE_LOOKS_H

#include "cliffhanger/game.h"

struct risk_look { int die, unit; };	/* the least die that shows the unit, and who looks */

struct risk_looks {
	uint64_t drawn, changes;	/* of the table */
	int n_figures;
	struct { cell_t at; int16_t unit; } figure[FIGURES_MAX];	/* not fit: CELL_NONE */
	int8_t side_of[UNITS_MAX];
	/* When somebody of it stirred last, counted by how often that was noticed. */
	uint64_t now, unit[UNITS_MAX], side[SIDES_MAX];
	struct { uint64_t made; struct risk_look look; } kept[SIDES_MAX][UNITS_MAX];
};

void risk_looks_notice(struct risk_looks *l, const struct game *g);
/* A side's look at a unit: as it was made, or by `look` if it was not since either stirred. */
struct risk_look risk_looks_of(struct risk_looks *l, const struct game *g, int side, int unit,
	struct risk_look (*look)(const struct game *g, int side, int unit));

#endif
