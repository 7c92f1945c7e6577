/* What the files of the Movement phase tell each other, over and above what movers
 * are (skirmish/body/movers.h).
 */
#ifndef ADVENTURE_MOVES_H
#define ADVENTURE_MOVES_H

#include "systems/adventure/adventure.h"
#include "skirmish/body/movers.h"

/* move.c: these systems' movers, and a run of them. */
extern const struct movement adv_movement;
void adv_movers_run(struct game *g, struct movers *all);

/* ambush.c: hidden enemies on the planned ways (S-A-29) */
void adv_ambushes(struct game *g, struct movers *all);

/* water.c */
/* The boat, known to it, under which a unit in the water would have to come up; -1. */
int adv_comes_up_under(const struct game *g, int unit, enum mode mode, cell_t goal);
/* Whether a unit is under water as it goes by a mode, and so under boats: they are taken
 * from what is closed to it (marks.c). */
void adv_closed(const struct game *g, int unit, enum mode mode, bool contact, uint8_t *marks);

/* march.c: who would help whom of its wounded if it had the order `aid` now (S-A-115). */
struct aid {
	int helped, left;		/* how many of its wounded on the table */
	bool helping[FIGURES_MAX];	/* who helps */
	int16_t helper[FIGURES_MAX];	/* of a wounded member of the unit, or NOBODY */
};
void adv_aid(const struct game *g, int unit, struct aid *a);
/* After anybody has moved. */
void adv_after_moves(struct game *g);

/* charge.c */
void plan_charge(struct game *g, int unit, struct movers *all);
/* charm.c */
void plan_bidden(struct game *g, struct movers *all);	/* of all who were asked */
/* flee.c */
void plan_flight_from(struct game *g, int unit, struct movers *all);	/* rout or retreat */

#endif
