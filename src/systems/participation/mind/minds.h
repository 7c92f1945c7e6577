/* What the minds of this room tell each other: how choices are made by hand, where a unit
 * could go, and what fire may be expected to do.
 *
 * All minds see their seat's view and nothing else (P6).  Nothing is kept between two
 * decisions.  A mind goes through what is still to be answered for, unit by unit and
 * figure by figure; what the checks refuse gives way to the next best thing, and when
 * nobody is left the answer is `done`.
 *
 * Values are thousandths (MILLI) of a common figure put out of action.
 */
#ifndef PARTICIPATION_MINDS_H
#define PARTICIPATION_MINDS_H

#include "skirmish/commander/choose.h"
#include "skirmish/commander/plan.h"
#include "skirmish/commander/prospect.h"
#include "systems/participation/participation.h"

/* ---- telling (mind_tell.c): each fills a choice and says whether it may be made ---- */

struct teller { const struct game *v; int seat; struct choice *c; };

/* What a mind makes of a target where shots come to a value (above 0); 0: it lets it be. */
typedef int64_t target_merit(const struct game *v, int figure, int target, int32_t value);

enum mood {
	MOOD_RESTS,	/* nobody is near enough to mind */
	MOOD_HUNTS, MOOD_EATS,			/* hungry */
	MOOD_SHIES, MOOD_CORNERED,		/* frightened, and whoever has had enough */
	MOOD_CHARGES, MOOD_WARNS, MOOD_RETURNS,	/* protecting */
	MOODS
};

struct mind_of_beast {
	enum beast temper;
	enum mood mood;
	int unit;		/* whom it is about, or -1 */
	int32_t far;		/* how far he is */
	cell_t noise;		/* what frightened it, or CELL_NONE */
	bool wounded, alone, running;	/* what draws it to its prey */
	bool broken;		/* has had enough */
	int lost;		/* percent of its wound value */
};

#endif
