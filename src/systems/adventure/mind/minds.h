/* What the minds of this room tell each other: where a unit could go, what fire and charges may
 * be expected to do, and who answers which decision.
 *
 * Minds see their seat's view and nothing else, and keep between two decisions what follows from
 * it (notes.h).
 */
#ifndef ADVENTURE_MINDS_H
#define ADVENTURE_MINDS_H

#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "systems/adventure/adventure.h"

extern const struct minds adv_minds;	/* command.c */
extern const struct commander_rules adv_commander;	/* worth.c */

/* ---- whom decisions are put to ---- */

decider adv_decide_orders, adv_decide_fire, adv_decide_talk, adv_decide_rest;
decider adv_obey_orders, adv_obey_fire, adv_obey_rest;

/* ---- choices, whether or not they may be made (choose.c) ---- */

void adv_choose_order(const struct proposer *p, int unit, enum mode mode);
void adv_choose_order_cell(const struct proposer *p, int unit, enum mode mode, cell_t goal);
void adv_choose_charge(const struct proposer *p, int unit, int target);
/* The same, and whether they may. */
bool adv_propose_cell(const struct proposer *p, int unit, enum mode mode, cell_t goal);
bool adv_propose_unit(const struct proposer *p, int unit, enum mode mode, int other);
/* The answer to a decision about the wounded (Y-5). */
void adv_choose_fallen(const struct proposer *p, enum fallen_will will);

/* ---- where a unit could go (places.c) ---- */

enum pace { PACE_STAY = -1, PACE_COMBAT, PACE_PATROL, PACE_MARCH, PACE_RUN, PACES };

extern const enum mode adv_place_modes[PACES];

/* All places where the unit's guide may go by a mode, his own first, then in
 * order of cost; places of other units' figures are left out. */
int adv_scout(const struct game *v, int unit, enum mode mode, struct prospect *list, int room);
/* Whether nobody of a unit has a free step to take; beyond the edge is free. */
bool adv_scout_surrounded(const struct game *v, int unit);
/* For a thought, all of it. */
void adv_places_find(struct thought *t);

/* ---- what this room makes of its units (muster.c) ----
 *
 * Of a volley, `n` are dice: all its figures throw after a turn in which they have hardly
 * moved.  Of a force, `blows` are dice hand to hand, `skill` their number, and `morale` its
 * point under fire as it stands. */

int adv_muster_guide(const struct game *v, int unit);
int32_t adv_muster_worth(const struct game *v, int figure);
void adv_muster_stance(const struct muster *m, struct force *f);
void adv_muster_figure(const struct game *v, int figure, struct force *f);
void adv_muster_unit(const struct muster *m, struct force *f);
void adv_muster_all(struct muster *m);

/* ---- what fire and charges may be expected to do, by the rulebook's tables (weigh.c) ---- */

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
/* What it never exceeds from so far off or further, but at those who come or run. */
struct harm adv_weigh_most(const struct muster *m, const struct force *by, const struct force *to,
	int32_t distance);
/* A number for the distance: where it is the same so is the fire; -1: its arms are too many. */
enum { ADV_WEIGH_ZONES = 16 };
int adv_weigh_zone(const struct muster *m, const struct force *by, int32_t distance);
/* What such harm is worth to the one who does it, the test it forces included. */
int32_t adv_weigh_harm(const struct force *to, const struct harm *h);
/* A charge of `by` at `to`, who fires in defence from where it stands;
 * `number`: hand to hand against it there. */
struct stakes adv_weigh_charge(const struct muster *m, const struct force *by,
	const struct force *to, int number);
/* The blows alone, both sides in contact. */
struct stakes adv_weigh_melee(const struct muster *m, const struct force *by,
	const struct force *to, int number);
/* The number of a unit's men against a unit where it stands. */
int adv_weigh_blow(const struct game *v, int unit, int target);

/* ---- grenades and shells (decide_lob.c, obey_lob.c) ---- */

/* Whether a burst there touches nobody of a side's cause, nor whom they charge. */
bool adv_lob_spares_friends(const struct game *v, int side, cell_t cell, const struct weapon *w);
/* The commander's choice for a figure whose own shot is worth `fire`; false if
 * he had better not. */
bool adv_lob_figure(const struct proposer *p, const struct muster *m, int figure, int32_t fire);
/* Whether something that a unit lobbed is in the air. */
bool adv_lob_in_air(const struct game *v, int unit);
/* Whether a shell of a side's cause comes down this turn so near to a cell that
 * nobody of them should go there. */
bool adv_lob_lands_near(const struct game *v, int side, cell_t cell);
/* The same of any figure of a unit that is charged. */
bool adv_lob_lands_on(const struct game *v, int side, int unit);
/* Whether a unit has something that is only lobbed standing, and a known enemy for it. */
bool adv_lob_wants_to_stand(const struct muster *m, int unit);
/* What a unit that nobody commands lobs (C-14), by a rule of thumb; false if nothing (more). */
bool adv_obey_lob(const struct proposer *p, int unit);

/* ---- vehicles (decide_vehicle.c) ---- */

/* The order of a vehicle on its way to some goals, near enough at `within`, or with
 * everybody staying aboard all the way (RIDE_ON); and of a unit aboard of one.
 * False if nothing is to be said. */
enum { RIDE_ON = -1 };
bool adv_decide_vehicle(const struct proposer *p, int unit, const struct goals *goals,
	int32_t within);
bool adv_decide_aboard(const struct proposer *p, int unit, const struct goals *goals,
	int32_t within);
/* Off the table over some edges (enum edge bits), if a vehicle gets there this turn. */
bool adv_decide_drive_off(const struct proposer *p, int unit, uint8_t edges);
/* Of a unit on foot: whether it should mend a vehicle, or ride. */
bool adv_decide_mount(const struct proposer *p, int unit, const struct goals *goals);

/* ---- in the water (decide_water.c) ---- */

/* The order of a unit that is in deep water, or should go in to get to its goals;
 * false if neither. */
bool adv_decide_water(const struct proposer *p, int unit, const struct goals *goals);
/* Divers who lie in wait stay down while their air lasts; false if it is none. */
bool adv_decide_lurk(const struct proposer *p, int unit);

#endif
