/* The muster: every unit as one side knows it, in the few numbers that minds
 * weigh.  Made afresh for each decision, from the seat's view alone.
 *
 * Values are thousandths of a common figure put out of action: a leader is
 * worth more than one, a shaken figure less.
 */
#ifndef ADVENTURE_MUSTER_H
#define ADVENTURE_MUSTER_H

#include "systems/adventure/adventure.h"
#include "skirmish/commander/plan.h"

enum { BATTERIES_MAX = 4, SPOTS_MAX = 2, WOUND_LEAST = -1, WOUND_MOST = 5 };

/* All who could fire one kind of arm. */
struct battery {
	int16_t arm;		/* weapon row */
	int16_t dice;		/* after a steady turn; 0 = none now */
	int16_t walking;	/* of them, after a patrol move */
	int16_t standing;	/* of them, only if the unit does not move at all */
};

struct force {
	bool known;		/* on the table as far as the side knows, with somebody fit */
	bool enemy;
	bool steady;		/* stood or made a combat move in its last turn */
	bool spent;		/* routing or pursuing: does not act as it wishes */
	bool coming;		/* charges now */
	bool indirect;		/* its best arm needs no line of sight */
	cell_t at;		/* its leader's place, or the first fit figure's */
	cell_t spots[SPOTS_MAX];	/* some of its figures' places, spread out */
	bool walled[SPOTS_MAX];	/* something next to them gives cover behind it */
	int8_t n_spots, n_batteries;
	int16_t fit, active;	/* figures that stand; of them, not suppressed */
	int16_t guide;		/* the figure an order is measured by, or -1 */
	struct battery batteries[BATTERIES_MAX];
	int32_t range;		/* longest of all its arms */
	int32_t medium;		/* of its best arm: where it likes to fight; 0 = hand to hand */
	int32_t charge;		/* how far it could charge this turn, 0 = cannot */
	int16_t blows;		/* dice hand to hand */
	int16_t skill;		/* their number, tenths of a chance */
	int16_t morale;		/* point under fire as it stands */
	int32_t worth;		/* of one of its figures */
	uint8_t preys;		/* enemy units of it that it sees in range */
};

struct muster {
	const struct game *v;
	int side;
	int32_t out[WOUND_MOST - WOUND_LEAST + 1];	/* a hit puts out of action, by modifier */
	int32_t shaken[WOUND_MOST - WOUND_LEAST + 1];
	bool shells;	/* something of the side itself comes down this turn */
	struct force of[UNITS_MAX];
};

void adv_muster(struct muster *m, const struct game *v, int side);
/* Between a place and the nearest spot of a force. */
int32_t adv_muster_distance(const struct muster *m, const struct force *f, cell_t cell);

#endif
