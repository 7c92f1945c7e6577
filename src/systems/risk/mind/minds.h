/* What the minds of this room tell each other: where a unit could go, what its arms are made for,
 * what its fire and its blows may be expected to do, and who answers which decision.
 *
 * Minds see their seat's view and nothing else.  Nothing is kept between two decisions.
 */
#ifndef RISK_MINDS_H
#define RISK_MINDS_H

#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "systems/risk/risk.h"

extern const struct minds risk_minds;	/* command.c */
extern const struct commander_rules risk_commander;	/* gauge.c */

/* ---- whom decisions are put to ---- */

decider risk_command_orders, risk_command_fire;
decider risk_obey_orders, risk_obey_follow;
/* An order, and one that leads somewhere. */
bool risk_propose(const struct proposer *p, int unit, enum order order);
bool risk_propose_move(const struct proposer *p, int unit, cell_t goal);
bool risk_propose_charge(const struct proposer *p, int unit, int target);
/* Of those that need no place the first that is lawful: to stand, to retreat, to rout. */
bool risk_propose_any(const struct proposer *p, int unit);

/* ---- prospects (prospect.c): where a unit could go this turn, and what its arms are for ---- */

/* All places where the unit's guide may go by an order (prospect.h). */
int risk_prospects(const struct game *v, int unit, enum order order, struct prospect *list,
	int room);
enum gait risk_prospect_gait(const struct game *v, int unit);
bool risk_prospect_covered(const struct game *v, cell_t cell);
/* The bands of the arm that most of its figures shoot with (S-K-15); false for close
 * combat troops (K-3). */
bool risk_prospect_bands(const struct game *v, int unit, int32_t bands[BANDS]);

/* ---- worth (gauge.c) ---- */

/* One round hand to hand, wherever they may be. */
struct stakes risk_gauge_melee(const struct muster *m, const struct force *by,
	const struct force *to);
/* A charge from where they stand, by the odds of its preview; false if there would be no
 * fight. */
bool risk_gauge_charge(const struct muster *m, int unit, int target, struct stakes *o);

#endif
