/* Appraisal: what a position is worth to a side, by the scenario's own objectives and by who is
 * left, so that minds can tell what came of what they tried.
 *
 * Worths are thousandths of a common figure.  Chances are thousandths.
 *
 *  AP1  Who counts: the fit in full, those gone where they were to go nearly so; the wounded,
 *       captives and runaways in part; leaders and heroes more than others.
 *  AP2  All points of a side together are worth a part of its men, those that it has not got
 *       yet by how near it is to them: one reading serves aims and the conditions of the
 *       script's events.
 *  AP3  It is asked of games that a mind plays on by itself, which hold no more than its seat
 *       knows.
 *  AP4  A success is one's own if it is one's side's or its allies' (O2); everybody else's is
 *       against it, of points those of who has most.  Friends by a truce are nobody to be
 *       rid of, so their men count on neither side.
 */
#ifndef CLIFFHANGER_APPRAISAL_H
#define CLIFFHANGER_APPRAISAL_H

#include "cliffhanger/game.h"

int32_t appraisal_of(const struct game *g, int side);

#endif
