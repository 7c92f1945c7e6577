/* What the minds of this room tell each other: where a unit could go, what fire and blows may be
 * expected to do, and who answers which decision.
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

#include "skirmish/commander/commander.h"
#include "skirmish/commander/decide.h"
#include "systems/participation/participation.h"

extern const struct minds pp_minds;	/* command.c */
extern const struct commander_rules pp_commander;	/* gauge.c */

/* ---- whom decisions are put to ---- */

decider pp_command_move, pp_command_speak, pp_command_fire, pp_command_fight;
decider pp_obey_move, pp_obey_fire;
/* Lit sticks near somebody of the seat are kicked towards where most enemies stand. */
decider pp_kick_next;
/* Whether a unit still waits for its seat's word in a decision of MOVE. */
bool pp_awaits_word(const struct proposer *p, int unit);

/* ---- places (mind_places.c) ---- */

/* Where a walk or run could take it (prospect.h). */
int pp_places_of(const struct game *v, int unit, enum gait_row gait, struct prospect *list,
	int room);
bool pp_places_covered(const struct game *v, cell_t cell);
/* Away from all enemies its side sees and from a cell, or CELL_NONE, cover counting for
 * something; CELL_NONE if no place is further from the nearest of them than its own. */
cell_t pp_places_away(const struct game *v, int unit, const struct prospect *list, int n,
	cell_t cell);
/* The least way left to any of the goals. */
cell_t pp_places_towards(const struct game *v, int unit, const struct prospect *list, int n,
	const cell_t *goals, int n_goals);
/* Runs or walks there if it can; a run where it is given. */
bool pp_places_go(const struct proposer *p, int unit, enum gait_row gait, cell_t cell);

/* ---- fire (mind_shoot.c) ---- */

/* What a mind makes of a target where shots come to a value (above 0), 0: it lets it be; and at
 * the most whatever they come to, which spares it aiming at who is worse than another; or NULL. */
struct pp_taste {
	int64_t (*merit)(const struct game *v, int figure, int target, int32_t value);
	int64_t (*most)(const struct game *v, int figure, int target);
};

/* The next figure of the seat that is to fire does so at the best target, of a unit that is
 * not spared (NULL: none is); false when none is left that would. */
bool pp_shoot_next(const struct proposer *p, const struct pp_taste *by, const bool *spared);
/* A shot at a figure that passes: fires if it is worth it, else lets it pass. */
bool pp_shoot_snap(const struct proposer *p, int32_t least);
/* How wide a stick of dynamite bursts, and how many would rather have it there than not: enemies
 * less friends about a cell, of those who count. */
int32_t pp_burst_width(const struct pp_rules *r);
int32_t pp_burst_wanted(const struct game *v, int unit, cell_t cell, int32_t wide,
	bool (*counts)(const struct game *v, int figure));
/* What a weapon is to minds (struct weapon); when all the rules are known. */
void pp_shoot_weigh(const struct pp_rules *r, struct weapon *w);

/* ---- worth (gauge.c) ---- */

bool pp_is_ranged(const struct game *v, int arm);	/* it reaches somebody who is not beside */
/* Whom a seat's side had better let be (goals.h), by unit. */
void pp_gauge_spared(const struct game *v, int seat, bool spared[UNITS_MAX]);
/* Both rounds of a fight after a charge, wherever they stand; false if there would be none. */
bool pp_gauge_charge(const struct muster *m, int unit, int target, struct stakes *o);
/* What such a charge gains at the most, with no odds reckoned. */
int32_t pp_gauge_charge_most(const struct muster *m, int unit, int target);

#endif
