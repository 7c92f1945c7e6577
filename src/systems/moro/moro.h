/* The Moro room: the rules of the Moro wars (moro.txt) as a system.
 *
 * This is its private header: what its files tell each other.
 *
 * There are no orders and nothing is simultaneous.  A turn is as many activations as
 * there are units: a toss says which side has the hand, its commander names a unit and
 * what it does, and the unit does all of it before the next toss.  Each activation is a
 * walk through the same stages (enum stage; skirmish/turn/stages.h).
 *
 * Vocabulary
 *   hand       the side that has won the toss, or that alone has units left
 *   acting     the unit under activation
 *   intent     what it was activated for
 *   counter    what lies on the table for a hidden unit, or for nothing: a blind
 *   gun        the piece of a unit that is its crew; it keeps a place of its own
 *   place      what a cell's ground is to these rules: clear, jungle, building, fort
 *   bound      locked in melee with an enemy unit (S-M-18)
 *
 * Lengths are tenths of an inch, costs of ways twelfths of them (reach.h).  Dice are D10
 * read 0 … 9 and D100 read 0 … 99: moro_throw() and moro_percent() throw them, and
 * roll_pick() picks one of several.
 *
 * Invariants
 *  M1  a unit is hidden exactly if a counter stands for it; everybody else who is on the
 *      table is seen by all (S-M-7).  moro_sight_renew() makes it so.
 *  M2  what a counter is its own side alone knows; moro_redact() strips it.
 *  M3  bound is mutual: a is bound to b exactly if b is bound to a; both are alive.
 *  M4  a unit that has acted is activated no more this turn, and is not asked.
 *  M5  moro_unit.gun is CELL_NONE exactly for units without a piece on the table.
 *  M6  what a machine does follows from its seat's view alone.
 */
#ifndef MORO_H
#define MORO_H

#include "skirmish/turn/stages.h"
#include "skirmish/uncommanded/action.h"
#include "cliffhanger/chance.h"
#include "cliffhanger/master.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/sight.h"
#include "cliffhanger/state.h"
#include "cliffhanger/system.h"
#include "cliffhanger/view.h"
#include "skirmish/body/contact.h"
#include "skirmish/body/standing.h"
#include "skirmish/skirmish.h"
#include "skirmish/uncommanded/uncommanded.h"
#include "skirmish/turn/answers.h"
#include "skirmish/tables/binder.h"
#include "systems/moro/move/flood.h"

/* ---- words ---- */

enum moro_phase { PHASE_TOSS, PHASE_SIGHT, PHASE_MOVE, PHASE_MELEE, PHASE_FIRE, PHASE_MORALE,
	PHASES };

enum stage {
	STAGE_DEPLOY,		/* before turn 1: decisions DEPLOY of sides that hide */
	STAGE_TURN_BEGIN,	/* marks off, reinforcements */
	STAGE_TOSS,		/* who has the hand (M-1, X-42) */
	STAGE_ACTIVATE,		/* decision ACTIVATE of the side that has it */
	STAGE_ACT,		/* decision ACTIVATE about an uncommanded unit, by its word */
	STAGE_SIGHT,		/* a US unit that will move looks for counters */
	STAGE_DICE,		/* the two dice of a move (M-3) */
	STAGE_GO,		/* decision GO: where to */
	STAGE_MOVE,		/* the leader walks, the others are placed; charges, runs */
	STAGE_HOLD,		/* of a charge that touches: the defender tests (M-12) */
	STAGE_DEFEND,		/* … and fires (M:68) */
	STAGE_CLOSE,		/* … the attacker tests (X-39, S-M-17) */
	STAGE_MELEE,		/* … one round (S-M-18 … S-M-22); also of the bound */
	STAGE_AFTER,		/* … whoever lost more tests */
	STAGE_FIRE,		/* decision FIRE: who did not charge and has no target yet */
	STAGE_VOLLEY,		/* all its dice */
	STAGE_MORALE,		/* units that lost figures by it test (M-11) */
	STAGE_DONE,		/* marked; items, script; the next toss, or the turn's end */
	STAGE_TURN_END,
	STAGE_DECIDED,		/* decisions PLAY_ON */
	STAGE_OVER,
	STAGES
};

enum moro_decision { ASK_DEPLOY, ASK_ACTIVATE, ASK_GO, ASK_FIRE, ASK_PLAY_ON, ASKS };

enum moro_verb {
	/* DEPLOY */
	VERB_HIDE,	/* hide UNIT CELL: its counter lies there */
	VERB_BLIND,	/* blind UNIT CELL: one of its blinds lies there */
	VERB_CLEAR,	/* clear UNIT: its blinds are taken up again */
	/* ACTIVATE: each names the unit and what it does */
	VERB_ACTIVATE,	/* activate UNIT: one that nobody commands, by its own mind */
	VERB_MOVE,	/* move UNIT: throws its dice, then asks where to */
	VERB_CHARGE,	/* charge UNIT UNIT: declared before the dice (S-M-14) */
	VERB_FIGHT,	/* fight UNIT: goes on with a locked melee (S-M-18) */
	VERB_LIMBER,	/* limber UNIT */
	VERB_UNLIMBER,	/* unlimber UNIT */
	VERB_MAN,	/* man UNIT UNIT: infantry at a gun without crew (S-M-26) */
	VERB_RUN,	/* run UNIT: by its word alone (C-14): routs */
	VERB_FORM,	/* form UNIT column|line (M-4); also GO, on a 0 in jungle (S-M-29) */
	VERB_FIRE,	/* fire UNIT UNIT|FIGURE: stands and fires; also FIRE */
	VERB_HOLD,	/* hold UNIT: does nothing more; ACTIVATE, GO, FIRE */
	/* GO */
	VERB_GO,	/* go UNIT CELL: its leader there */
	VERB_PLACE,	/* place FIGURE CELL: where it is to stand, given before `go` */
	VERB_LEAVE,	/* leave UNIT CELL: to the table's edge there, and over it (C-9) */
	VERB_PLAY_ON,	/* play-on yes|no */
	VERB_DONE,	/* done */
	VERBS
};

enum intent {
	INTENT_NONE,	/* nobody acts yet, or an uncommanded unit is about to be asked */
	INTENT_HOLD,	/* stands and does not fire */
	INTENT_FIRE,	/* stands and fires at moro_game.target */
	INTENT_MOVE,	/* by its dice; then it may fire */
	INTENT_CHARGE,	/* at moro_game.target */
	INTENT_FIGHT,	/* is bound: goes on with its melee */
	INTENT_FORM,	/* changes formation for its move; then it may fire (S-M-29) */
	INTENT_LIMBER,	/* for its move (S-M-28) */
	INTENT_UNLIMBER,/* for its move; then it may fire */
	INTENT_MAN,	/* a full action at the gun moro_game.target, no fire (M:53) */
	INTENT_RUN,	/* by its word: routs (M-11) */
	INTENTS
};

enum people { PEOPLE_US, PEOPLE_MORO };
enum formation { FORMATION_LINE, FORMATION_COLUMN, FORMATIONS };	/* M-4: of US infantry */
/* In the order of the book's words. */
enum place { PLACE_CLEAR, PLACE_JUNGLE, PLACE_BUILDING, PLACE_FORT, PLACES };
enum piece { PIECE_NONE, PIECE_GATLING, PIECE_CANNON };
enum mover_row { MOVER_INFANTRY, MOVER_MOROS, MOVER_GUN, MOVER_ROWS };	/* of `movement` */
enum count { COUNT_TOTAL, COUNT_LOWEST, COUNT_HIGHEST };		/* of two dice */
enum band { BAND_SHORT, BAND_LONG, BANDS };
/* What a unit does in a melee: it came on in the round of contact, it was come at (then and
 * in all rounds of a locked melee), or neither (S-M-21, X-143). */
enum melee_role { ROLE_CHARGES, ROLE_DEFENDS, ROLE_LOCKED };
/* Why a unit tests its morale, and so what failing does (M-11, X-39). */
enum test_cause { TEST_CHARGED, TEST_CLOSING, TEST_LOSSES, TEST_MELEE };
enum test_result { TEST_HOLDS, TEST_ROUTS, TEST_REMOVED, TEST_STOPS };

enum { COUNTERS_MAX = 64, COUNTERS_OF_SIDE = COUNTERS_MAX / 2, COUNTER_BLIND = -1,
	COUNTER_UNKNOWN = -2, BLINDS_MAX = 6,
	DIE_NONE = -1, MOVE_DICE = 2, MELEE_ON_ONE = 2 };

/* ---- the typed tables (tables.c) ---- */

enum { WEAPONS_MAX = 64, SIGHTINGS_MAX = 16, MORALES_MAX = 32 };

struct weapon {
	const char *name;
	int32_t range[BANDS];	/* the band's far end; 0 = it does not shoot */
	uint8_t need[BANDS];
	uint8_t dice;		/* for each figure; 0 of a cannon, which throws one in all */
	uint8_t piece;		/* enum piece */
	uint8_t crew;		/* fewest who can fire it */
	bool thrown;		/* for the words of it alone */
};

enum fire_row { FIRE_OPEN, FIRE_FORT, FIRE_STILL, FIRE_GRAPESHOT, FIRE_ROWS };
enum morale_row { MORALE_SMALL, MORALE_LARGE, MORALE_FORT, MORALE_BUILDING, MORALE_ROWS };
enum melee_row { MELEE_FORT, MELEE_BUILDING, MELEE_CHARGING, MELEE_LEADER, MELEE_ROWS };

enum { PACE_DIE = 10, PACES_MAX = 2 * (PACE_DIE - 1) + 2 };	/* none comes to the last */

struct moro_rules {
	struct modifier_row toss_lost;
	int n_sightings;
	struct { int32_t most; int8_t need; const char *rule; } sighting[SIGHTINGS_MAX];
					/* nearest first; need -1: no die */
	int32_t plain;			/* how far off nobody stays hidden */
	uint8_t place[GROUNDS_MAX];	/* enum place, by ground */
	bool trail[GROUNDS_MAX];	/* a trail or road, by ground (M-4) */
	uint8_t counts[MOVER_ROWS][2];	/* enum count: in clear, in jungle */
	/* Of all throws of a move those that come to so many inches, and in jungle to so many. */
	uint8_t pays[MOVER_ROWS][PACES_MAX][PACES_MAX];
	const char *counts_rule[MOVER_ROWS];	/* "movement.infantry" */
	int n_weapons;
	struct weapon weapons[WEAPONS_MAX];	/* row by row of `weapons` */
	struct modifier_row fire[FIRE_ROWS], morale[MORALE_ROWS], melee[MELEE_ROWS];
	uint8_t base[MORALES_MAX];	/* by row of `morale` */
	uint8_t rout_above;		/* a failed test above it routs (M:58) */
	int32_t rout;			/* so far */
	uint8_t die, percent;		/* sides: 10, 100 */
	uint8_t move_dice, jam, blast_need, gatling_infantry, small_unit, on_one;
	uint8_t abreast, ranks;			/* of a column, and those that fire */
	int32_t placed, blast, grapeshot, crew_near;
	int32_t serve;				/* crew so near serve their gun */
	struct action_rules actions;	/* C-14 */
	/* The last flood of paces by these rules (paces.c): `flood` is `own_flood`, for play
	 * holds its rules constant. */
	struct moro_flood *flood, own_flood;
};

/* ---- its own state ---- */

struct moro_game {
	struct walk walk;
	int8_t hand;		/* side, or -1 */
	uint8_t lost[SIDES_MAX];	/* tosses lost since it last won one (M-1, S-M-1) */
	int8_t toss[SIDES_MAX];	/* the last toss's dice, DIE_NONE = no toss was needed */
	uint8_t bonus[SIDES_MAX];	/* what was added to them */
	uint8_t spared;		/* bit per side that the game's first activation may not harm
				 * (Y-21) */
	/* the activation under way */
	int16_t acting;		/* unit, or -1 */
	uint8_t intent;		/* enum intent */
	int16_t target;		/* unit charged, shot at or manned, or -1 */
	int16_t mark;		/* figure a shell is aimed at, or -1: the best */
	int8_t dice[MOVE_DICE];	/* of the move, DIE_NONE = not thrown */
	cell_t goal;		/* where its leader goes, CELL_NONE = he stays */
	bool leaves;		/* … and over the edge there */
	bool contact;		/* its charge has come home, or it is bound: a melee follows */
	uint64_t fights;	/* enemy units it fights in this activation */
	/* hidden placement */
	uint8_t n_counters;
	cell_t counter_cell[COUNTERS_MAX];
	int8_t counter_side[COUNTERS_MAX];	/* whose it is */
	int16_t counter_unit[COUNTERS_MAX];	/* unit, COUNTER_BLIND, or in views of the
						 * enemy COUNTER_UNKNOWN */
	int16_t counter_owner[COUNTERS_MAX];	/* unit that it came with, -1 in such views */
	uint8_t lot[SIDES_MAX];	/* thrown before a side hides; its own secret */
};

struct moro_unit {
	bool acted;		/* marked: activated, or routed, this turn (M:58) */
	bool moved;		/* in its activation under way: no +1 for standing (S-M-5) */
	bool routed;		/* its last move was a rout; until it acts again */
	uint8_t formation;	/* enum formation */
	bool limbered;
	cell_t gun;		/* where its piece stands (M5) */
	bool infantry;		/* served by infantry: fewer dice (M:55) */
	bool jammed;		/* may not fire in its next activation (S-M-25) */
	bool jam_passes;	/* … and that is under way */
	uint8_t strength;	/* figures it began with (S-M-10) */
	uint8_t lost;		/* of them, so far */
	uint8_t hurt;		/* figures lost in the activation under way, or in the last one */
	uint64_t bound;		/* enemy units it is locked with (M3) */
	uint64_t defends;	/* … those of them that charged it */
	uint8_t blinds;		/* counters that its side may still lay out */
	bool laid;		/* its side has said where it hides */
	/* its last morale test of the activation under way, or of the last one; for panels */
	int16_t test_need;	/* modified morale */
	int8_t test_die;	/* DIE_NONE = none */
	uint8_t test_result;	/* enum test_result */
	/* its action test, if nobody commands it (C-14) */
	struct action_test test;
	int16_t test_turn;	/* 0 = never */
	uint8_t word;		/* enum action that binds it; carry on: nothing */
	uint8_t doing;		/* enum action that `carry on` goes on with */
};

struct moro_figure {
	cell_t goal;		/* where its player wants it placed, or CELL_NONE */
	cell_t fell;		/* where it died, or CELL_NONE */
};

/* ---- getting at things ---- */

static inline struct moro_game *moro_game_of(const struct game *g) { return g->own; }
static inline struct moro_unit *moro_unit_of(const struct game *g, int u)
{
	return (struct moro_unit *)g->unit_own + u;
}
static inline struct moro_figure *moro_figure_of(const struct game *g, int f)
{
	return (struct moro_figure *)g->figure_own + f;
}
static inline const struct moro_rules *moro_rules_of(const struct game *g) { return g->rules; }

/* settings.c: what the scenario says of units. */
enum unit_setting { UNIT_PEOPLE, UNIT_TROOPS, UNIT_MORALE, UNIT_FORMATION, UNIT_GUN,
	UNIT_LIMBERED, UNIT_GUN_AT, UNIT_BLINDS, UNIT_HIDES_IN, UNIT_STANCE, UNIT_SETTINGS };
enum gm_setting { GM_FIRST, GM_SETTINGS };

/* move.c, go.c, paces.c, place.c, rout.c (M-3 … M-5); among themselves: moves.h */
struct moro_pace { int32_t total, jungle; };	/* tenths of an inch: in all, of it in jungle */

#endif
