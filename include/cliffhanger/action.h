/* The risk-factor action tables (K-1 … K-9): how uncommanded units mind
 * themselves, in `risk` and, through C-14, in every other system.
 *
 * A system describes a unit's situation as facts; this room adds up the
 * factors, throws the die, and reads the table.  Carrying the word out is the
 * system's business.  The rows are those of the rulebook `actions`.
 */
#ifndef CLIFFHANGER_ACTION_H
#define CLIFFHANGER_ACTION_H

#include "cliffhanger/system.h"

extern const struct rulebook rulebook_actions;	/* the tables of risk-factors.txt that C-14 needs */

enum action { ACTION_CARRY_ON, ACTION_HALT, ACTION_ADVANCE, ACTION_ATTACK,
	ACTION_RETREAT, ACTION_ROUT, ACTIONS };

struct action_facts {
	bool enemy_in_sight, friends_retreating_in_sight;
	bool hero_or_superior;
	bool in_cover, advancing;	/* entirely in cover; moved so last turn (S-K-2) */
	bool clear_enemy_in_own_range;	/* an enemy in clear sight has the unit in range */
	bool raw, raw_in_range;		/* raw and in range of any enemy in sight */
	int tenths_lost;		/* full tenths of its strength hurt or killed */
	bool enemy_flank_or_rear, friends_breaking_near;
	bool native_near_cavalry;
	bool routing, worse_in_melee;
	bool close_combat_only;		/* which of the two tables (K-3, S-K-12) */
	bool falling_back, defending_works;	/* the line up to RF 0 (K-4) */
	int die_modifier;		/* K-2 */
};

struct action_test {		/* kept in the unit's state, plain numbers */
	int8_t factor, die, action;	/* action: enum action; die after modifier */
	bool plain;		/* not one of the table's blue (italic) words */
	bool close;		/* read from the close combat table */
	uint8_t tenths;		/* of its strength lost */
	uint16_t factors;	/* bit per row of `factors` that counted */
};

const char *action_name(enum action a);		/* "advance" */
/* The six outcomes as things stand, no die thrown. */
void action_forecast(const struct action_facts *facts, struct forecast *f);
/* Throws the D6 for a unit, tells it as an event with every factor. */
/* The factors of a test that was made, one at a time; false past the last. */
bool action_factor(const struct action_test *test, int i, struct modifier *factor);
struct action_test action_roll(struct game *g, int unit, const struct action_facts *facts);

#endif
