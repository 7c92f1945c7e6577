/* Running (S-M-13, X-135), and being taken off (M:59). */
#ifndef MORO_MOVE_ROUT_H
#define MORO_MOVE_ROUT_H

#include "systems/moro/moro.h"

/* Runs 12" straight away from where the cause stands, over any ground (S-M-13); marks it. */
void moro_rout(struct game *g, int unit, int cause);
void moro_remove(struct game *g, int unit);	/* M:59 */

#endif
