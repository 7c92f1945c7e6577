/* Surmise: what those who answer beside the seat may mean to do.
 *
 *  OM1  The first guess takes them for commanders who do as they would by themselves, and so does
 *       every other one after it; in those between each unit of an enemy's has something else in
 *       mind: one of what would be tried for it if its own seat looked ahead (portfolio.h).
 *  OM2  It is the guessed position that tells what they could mean, each by his own view of it:
 *       the truth, and what the seat itself has in mind, have no part in it.
 *  OM3  It is meant for the turn under way, whose orders may have been given; then they do as they
 *       would.  Whatever is tried from the same guess meets the same.
 */
#ifndef MIND_SURMISE_H
#define MIND_SURMISE_H

#include "mind/guess.h"

/* Missions [UNITS_MAX] of the enemies of a side in one guess, the draw-th from 0; false: they do
 * as they would. */
bool surmise_meant(const struct game *guessed, int side, int draw, struct whim *w,
	struct mission *meant);

#endif
