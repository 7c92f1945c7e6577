/* The risk-factor action tables (K-1 … K-9): how uncommanded units mind
 * themselves, in `risk` and, through C-14, in every other system.
 *
 * A system binds the tables once, of its own rulebook if that has them (so that house
 * rules on them count), else of the rulebook `actions`.  It describes each unit's
 * situation as facts; this room adds up the factors, throws the dice, of platoons and of
 * natives too, and reads the tables.  Carrying the words out is the system's business.
 */
#ifndef SKIRMISH_ACTION_H
#define SKIRMISH_ACTION_H

#include "cliffhanger/system.h"

enum action { ACTION_CARRY_ON, ACTION_HALT, ACTION_ADVANCE, ACTION_ATTACK,
	ACTION_RETREAT, ACTION_ROUT, ACTIONS };

/* ---- the tables, bound ---- */

enum factor { FACTOR_NO_ENEMY, FACTOR_HERO, FACTOR_COVER, FACTOR_IN_RANGE, FACTOR_RAW,
	FACTOR_LOSSES, FACTOR_FLANK, FACTOR_CAVALRY, FACTOR_ROUTING, FACTORS };
enum { ACTION_DICE = 6, ACTION_ROWS_MAX = 16 };

struct action_cell { uint8_t action; bool blue; };	/* enum action */

struct action_row {
	const char *name;
	int32_t least, most;	/* the factors it is for */
	struct action_cell cell[ACTION_DICE];
};

struct action_table {
	const char *id;
	int n_rows;
	struct action_row rows[ACTION_ROWS_MAX];
	int8_t falling_back, works;	/* rows of those who fall back or defend works */
};

struct action_rules {	/* lengths in the system's measure */
	struct { const char *name, *rule; int32_t value; } factor[FACTORS];
	bool each_tenth;		/* the line of losses counts for each */
	int32_t friends_near, cavalry_near;	/* of the lines of flank and cavalry */
	struct action_table missile, close;
	int32_t attack_near;		/* close combat troops who advance attack so near */
	int32_t rout_bonus;
	int32_t stay_strength;		/* percent with which a retreat may stay in cover */
	int32_t native_die;		/* sides, 0 = none; a point is a centimetre */
	int32_t centimetre;		/* … of the tables, in the measure */
	int32_t die;			/* sides */
	int32_t platoon, officer;	/* how near each other (K-8) */
};

/* Binds the tables for a system whose measure has `inch` units to 2.5 cm: of the binder's
 * own book if it has them, else of rulebook_actions.  Faults go to the binder. */
struct binder;
void action_bind(struct binder *b, int32_t inch, struct action_rules *rules);

/* ---- one unit ---- */

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
	bool near_to_attack;		/* so near that its advance becomes an attack (K-7) */
	bool nobody_to_go_for;		/* the 6 of K-4 leads nowhere: it carries on (Y-19) */
	bool attacking;			/* what it would carry on with is an attack */
	bool blue_binds;		/* nobody commands it */
	int die_modifier;		/* K-2 */
};

struct action_test {		/* kept in the unit's state, plain numbers */
	int8_t factor, die, action;	/* action: enum action; die after modifier */
	bool plain;		/* not one of the table's blue (italic) words */
	bool close;		/* read from the close combat table */
	uint8_t tenths;		/* of its strength lost */
	uint16_t factors;	/* bit per row of `factors` that counted */
	bool platoon;		/* by the one die of its platoon (K-8) */
	int8_t own;		/* enum action of its own row; `action` is the officer's */
};
/* The fields of a unit's member `test`, for its snapshots (game.h). */
#define ACTION_TEST_FIELDS(type) \
	FIELD(type, FIELD_I8, test.factor, -99, 99), \
	FIELD(type, FIELD_I8, test.die, 0, 6), \
	FIELD(type, FIELD_I8, test.action, 0, ACTIONS - 1), \
	FIELD(type, FIELD_BOOL, test.plain, 0, 1), \
	FIELD(type, FIELD_BOOL, test.close, 0, 1), \
	FIELD(type, FIELD_U8, test.tenths, 0, 10), \
	FIELD(type, FIELD_U16, test.factors, 0, UINT16_MAX), \
	FIELD(type, FIELD_BOOL, test.platoon, 0, 1), \
	FIELD(type, FIELD_I8, test.own, 0, ACTIONS - 1)

const char *action_name(enum action a);		/* "advance" */
/* The six outcomes as things stand, no die thrown. */
void action_forecast(const struct action_rules *rules, const struct action_facts *facts,
	struct forecast *f);
/* The factors of a test that was made, one at a time; false past the last. */
bool action_factor(const struct action_rules *rules, const struct action_test *test, int i,
	struct modifier *factor);
/* In words: what a test of this turn came to, blue words marked or not; then a line a factor,
 * counted from 0: -1 if that line is one, else how many lines past the last it is. */
void action_test_text(const struct action_test *test, int turn, bool mark_blue, char *text,
	size_t size);
int action_factor_line(const struct action_rules *rules, const struct action_test *test, int line,
	char *text, size_t size);

/* ---- platoons (K-8, X-31, X-90) ---- */

struct action_rank {	/* one for each unit of the game */
	const char *platoon;	/* of its side, "" = none */
	bool formed;		/* tests with it: formed, commanded by nobody, and one of
				 * the turn's cases while it has figures */
};

struct action_platoon {
	int n;			/* units that share a die: two or more */
	int16_t units[UNITS_MAX];	/* in the roster's order */
	int16_t officer;	/* figure */
	int16_t word;		/* whose word all do if all words are blue */
};

/* The platoon with which a unit tests; false if it throws a die of its own. */
bool action_platoon(const struct game *g, const struct action_rules *rules,
	const struct action_rank *ranks, int unit, struct action_platoon *platoon);

/* Platoons of one unit, and formed units of none: faults of a setup, by the numbers of
 * the two settings among the system's. */
void action_check_platoons(const struct setup *s, int platoon, int formed,
	setup_fault *fault, void *self);

/* ---- all tests of a turn (K-6) ---- */

struct action_case {
	int16_t unit;
	bool native;		/* has the natives' die with an attack */
	struct action_facts facts;
	/* what came of it */
	struct action_test test;
	uint8_t natives;	/* the natives' die, 0 = none thrown */
};

/* What of a unit's state its tests have made: members of the system's own. */
struct action_mind {
	struct action_test *test;
	int16_t *turn;		/* of that test, 0 = none */
	uint8_t *word;		/* enum action that binds it; carry on: nothing; or NULL */
	uint8_t *doing;		/* enum action that `carry on` goes on with */
};

/* ---- the dice ---- */

/* Throws the dice of all who test, in the order of cases, each of which has its facts
 * already, and tells every one with its factors. */
void action_tests(struct game *g, const struct action_rules *rules,
	const struct action_rank *ranks, struct action_case *cases, int n);
/* How much further a natives' die takes them, in the measure. */
int32_t action_further(const struct action_rules *rules, int natives);

#endif
