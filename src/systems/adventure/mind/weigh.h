/* Weighing: what fire and charges may be expected to do, by the rulebook's
 * tables (never by numbers of its own), for places and orders not yet taken.
 */
#ifndef ADVENTURE_WEIGH_H
#define ADVENTURE_WEIGH_H

#include "skirmish/commander/commander.h"
#include "systems/adventure/adventure.h"

/* How a shot stands: what adv_aim() would say of it. */
struct fire_at {
	int32_t distance;
	enum cover cover;	/* of the target */
	bool steady;		/* the shooter stood or made a combat move */
	bool careful;		/* the target makes a combat move */
	bool coming;		/* the target charges the shooter, or routs */
	bool unspotted;
	bool moved;		/* the shooter changed its place: no gun that must be set up */
};

/* Expected figures, in thousandths. */
struct harm { int32_t hits, out, shaken; };

/* The number to roll at most with an arm; 0 = cannot hit or reach. */
int adv_weigh_number(const struct adv_rules *r, const struct weapon *w, const struct fire_at *s);
/* All a force's fire. */
struct harm adv_weigh_fire(const struct muster *m, const struct force *by, const struct fire_at *s);
/* What such harm is worth to the one who does it, the test it forces included. */
int32_t adv_weigh_harm(const struct force *to, const struct harm *h);
/* A charge of `by` at `to`, who fires in defence from where it stands;
 * `number`: hand to hand against it there. */
struct stakes adv_weigh_charge(const struct muster *m, const struct force *by,
	const struct force *to,
	int number);
/* The blows alone, both sides in contact. */
struct stakes adv_weigh_melee(const struct muster *m, const struct force *by,
	const struct force *to,
	int number);
/* The number of a unit's men against a unit where it stands. */
int adv_weigh_blow(const struct game *v, int unit, int target);

#endif
