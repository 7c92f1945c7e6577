/* What the eye needs: terrain, its depth, and the lines through it.  For see.c and for
 * whoever has to tell players why something is not seen.
 */
#ifndef RISK_SEE_H
#define RISK_SEE_H

#include "systems/risk/risk.h"

/* Woods are looked out of and shot into; all that conceals is looked into (K-11). */
enum terrain { TERRAIN_WOODS, TERRAIN_CONCEALING };

/* How openly a unit stands, by whoever of it shows most. */
enum showing { SHOWS_PLAINLY, SHOWS_AT_EDGE, SHOWS_NOT };
bool risk_sees(const struct game *g, int side, int unit);	/* knows where it is, now */
/* Who is in sight of whom, as they stand; throws the dice of S-K-23 that are needed. */
void risk_sight_renew(struct game *g);
void risk_fire_seen(struct game *g, int unit);	/* whoever fires is seen (K:36) */
void risk_reveal(struct game *g, int unit);	/* to all sides */
void risk_sight_parted(struct game *g, int side, int other);	/* friends no more */
enum showing risk_see_showing(const struct game *g, int unit);

#endif
