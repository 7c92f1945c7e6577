/* What the minds of this room tell each other: where a unit could go, what its dice may be
 * expected to bring, and what fire and blows are worth.
 *
 * Both minds see their seat's view and nothing else (M6).  Nothing is kept between two
 * decisions.
 *
 * Values are thousandths (MILLI) of a common figure killed; chances are percent or
 * thousandths, as their names say.
 */
#ifndef MORO_MINDS_H
#define MORO_MINDS_H

#include "skirmish/commander/choose.h"
#include "skirmish/commander/commander.h"
#include "systems/moro/moro.h"

/* ---- arms (mind_arms.c) ---- */

struct stretch { int32_t clear, jungle; };	/* of a way, in the measure */

struct volley_at {
	int32_t distance;
	enum place place;	/* of the target */
	bool still;		/* the shooters have not moved */
};

#endif
