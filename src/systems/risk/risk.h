/* The risk room: the risk-factor rules (risk-factors.txt) as a system of their own.
 *
 * This is its private header: what its files tell each other.  The action tables
 * (action.c) are behind a public header of their own, for every system.
 *
 * A turn is a walk through stages (enum stage; skirmish/turn/stages.h).  The four phases that
 * players know are their headings.
 *
 * Vocabulary
 *   command    who tells a unit what to do: a row of the table `commands`
 *   word       what its action test said, where that binds it (K-5, X-30)
 *   doing      what `carry on` goes on with: the last word that was not that
 *   order      what a unit does this turn, by its player or by its word
 *   deed       what it did: stood, advanced, fell back (S-K-2)
 *   character  a player character: a figure that is a hero of the scenario
 *   mark       the figure that a character shoots at
 *   fate       what this phase's hits have done to a figure so far
 *
 * Lengths are millimetres (C-1); costs of ways twelfths of them (reach.h).
 *
 * Invariants
 *  K1  unit->order is secret while stage < STAGE_REVEAL; risk_redact() strips it.
 *  K2  a unit that a plain word binds has no other order than that allows; the
 *      checks of orders are the only judges of it.
 *  K3  everything simultaneous is worked out against the state at the phase's start
 *      and applied at its end (fates), never halfway.
 *  K4  a wounded figure is LIFE_FIT with wounds > 0: it fights on (K-15).
 *  K5  what a unit does follows from what its side sees: facts and obey ask nothing
 *      of units that its side does not see.
 */
#ifndef RISK_H
#define RISK_H

#include "skirmish/turn/stages.h"
#include "skirmish/uncommanded/action.h"
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
#include "systems/risk/fire/aims.h"
#include "systems/risk/fire/looks.h"

/* ---- words ---- */

enum risk_phase { PHASE_TESTS, PHASE_MOVE, PHASE_SHOOT, PHASE_MELEE, PHASES };

enum stage {
	STAGE_TURN_BEGIN,	/* last turn's deeds are put away; reinforcements; sight */
	STAGE_TESTS,		/* every unit's facts, then every die (K-6, X-30) */
	STAGE_ORDERS,		/* decisions ORDERS: every commander at once, secret */
	STAGE_WORDS,		/* decisions ORDERS of the uncommanded, by their words */
	STAGE_REVEAL,		/* what everybody does is told to whom sees it */
	STAGE_MOVE,		/* all who do not charge, together; routers surrender */
	STAGE_SEE,		/* sight renewed, with the dice of S-K-23 */
	STAGE_FIRE,		/* decisions FIRE of the commanders */
	STAGE_VOLLEY,		/* all dice against the state at the start */
	STAGE_CHARGE,		/* chargers come on */
	STAGE_MELEE,		/* paired, fought, all at once (K-17) */
	STAGE_BACK,		/* the worse go back 5 cm (S-K-30) */
	STAGE_FOLLOW,		/* decisions FOLLOW: the better may come after them */
	STAGE_AFTER,		/* those who follow do so */
	STAGE_TURN_END,		/* loading, items, script, objectives */
	STAGE_DECIDED,		/* decisions PLAY_ON */
	STAGE_OVER,
	STAGES
};

enum risk_decision { ASK_ORDERS, ASK_FIRE, ASK_FOLLOW, ASK_PLAY_ON, ASKS };

enum risk_verb {
	VERB_ORDER,	/* order UNIT ORDER [CELL|UNIT] */
	VERB_PLACE,	/* place FIGURE CELL: one figure's own goal (C-7) */
	VERB_HAND,	/* hand UNIT UNIT: all it carries, to a unit near */
	VERB_JOIN,	/* join FIGURE UNIT: a character attaches himself */
	VERB_FIRE,	/* fire UNIT|FIGURE UNIT [N]: N first able figures, else all */
	VERB_AIM,	/* aim FIGURE FIGURE: a character names his mark (S-K-25) */
	VERB_HOLD,	/* hold UNIT|FIGURE: no fire */
	VERB_FOLLOW,	/* follow UNIT yes|no */
	VERB_PLAY_ON,	/* play-on yes|no */
	VERB_DONE,	/* done */
	VERBS
};

enum order {
	ORDER_NONE,	/* not ordered yet: stands */
	ORDER_STAND,
	ORDER_LOAD,	/* stands and loads its muzzle loaders, without firing (K-13) */
	ORDER_MOVE,	/* its leader to a cell, the others round him */
	ORDER_CHARGE,	/* at a unit, after the shooting */
	ORDER_LEAVE,	/* to the table's edge, and over it (C-9) */
	ORDER_RETREAT,	/* by its word: to cover further off, or away (S-K-17) */
	ORDER_ROUT,	/* by its word: runs (S-K-18) */
	ORDERS
};

enum deed { DEED_STOOD, DEED_ADVANCED, DEED_FELL_BACK, DEEDS };

/* A row of `commands`, and of `fire`. */
enum command { COMMAND_CHARACTER, COMMAND_TROOPS, COMMAND_UNCOMMANDED, COMMAND_UNATTENDED,
	COMMANDS };

enum quality { QUALITY_RAW, QUALITY_REGULAR, QUALITY_SUPERIOR };
enum hero_quality { HERO_IS_RAW, HERO_IS_REGULAR, HERO_IS_HERO };

/* A hit's result, worst last; the words of the table `damage` in their order. */
enum fate { FATE_GRAZE, FATE_WOUND, FATE_KILL, FATES };

enum band { BAND_SHORT, BAND_MEDIUM, BAND_LONG, BANDS };

/* ---- the typed tables (tables.c) ---- */

enum { WEAPONS_MAX = 64, DAMAGE_MAX = 8, DAMAGE_DIE = 6, MELEE_DIE = 6 };

struct weapon {
	const char *id, *name;
	int32_t range[BANDS];	/* 0 = it does not reach there */
	uint8_t melee;		/* its melee factor, and with a bayonet fixed */
	uint8_t bayonet;	/* the same as melee where the source has none */
	int8_t damage;		/* row of `damage`, -1 = it is not shot or thrown */
	bool loader;		/* loaded by the muzzle (K-13) */
	bool missile;		/* tests by the missile troops' table (K-3, S-K-12) */
	bool thrown;		/* no band further in an advance */
};

enum shooter_row { SHOOTER_HERO, SHOOTER_RAW, SHOOTER_ROWS };
enum melee_row { MELEE_RAW, MELEE_OUTNUMBERED, MELEE_WALL, MELEE_SKILLED, MELEE_WEAPON,
	MELEE_ROWS };

enum target_rule { TARGET_NEAREST, TARGET_GROUP, TARGET_FIGURE };

struct command_row {	/* rows of `commands` and `fire`, by enum command */
	bool plain, blue;	/* whether such words bind it */
	uint8_t target;		/* enum target_rule */
	bool must_charge;	/* when its word is attack */
	uint8_t still, moving;	/* figures for one die (K-12) */
	uint8_t up_to;		/* percent of its rate that it may move and shoot */
	uint8_t further;	/* range bands further after a move */
	uint8_t load;		/* turns halted to load by the muzzle; 0 = none needed */
};

struct risk_rules {
	int n_weapons;
	struct weapon weapons[WEAPONS_MAX];	/* row by row of `weapons` */
	int16_t unarmed;			/* weapon row of bare hands */
	struct command_row command[COMMANDS];
	int32_t rate[2];			/* on foot, mounted (K-18) */
	/* visibility (K-11) */
	uint8_t terrain_die;			/* sides of the die of S-K-23 */
	int32_t terrain_range;			/* seen from, for each point of it */
	int32_t terrain_depth;			/* no deeper from the edge than this */
	int32_t look_out_depth, inside_range, shot_at_depth, over_reach;
	bool woods[GROUNDS_MAX];		/* by ground */
	/* shooting */
	uint8_t to_hit[BANDS][COVER_HARD + 1];	/* by band and cover; medium is soft */
	struct modifier_row hit[SHOOTER_ROWS], harm[SHOOTER_ROWS];
	int n_damage;
	struct { const char *name; uint8_t fate[DAMAGE_DIE + 1]; } damage[DAMAGE_MAX];
	uint8_t wound_rate[FATES];		/* percent of the rate that is left */
	bool wound_raw[FATES];			/* counts as raw */
	uint8_t wounds_kill;
	int32_t leader_near;			/* a leader so near is of the group (K-16) */
	/* melee */
	struct modifier_row melee[MELEE_ROWS];
	uint8_t melee_fate[MELEE_DIE + 1];	/* by the winner's die, enum fate */
	int32_t back, follow_up;
	/* words, single numbers */
	struct action_rules actions;		/* K-1 … K-8 */
	int32_t cohesion, leader_reach, apart;
	uint8_t hit_die, damage_die, melee_die;
	/* Looks and aims by these rules: `looks` is `own_looks`, `aiming` `own_aiming`, for play
	 * has rules that do not change. */
	struct risk_looks *looks, own_looks;
	struct risk_aiming *aiming, own_aiming;
};

/* ---- its own state ---- */

struct risk_game {
	struct walk walk;
};

struct risk_unit {
	/* its test */
	struct action_test test;
	int16_t test_turn;	/* 0 = never */
	uint8_t word;		/* enum action that binds it this turn; carry on: nothing */
	uint8_t doing;		/* enum action that `carry on` goes on with */
	uint8_t natives;	/* its natives' die this turn, 0 = none thrown */
	bool routing;		/* until a test gives another word (S-K-10) */
	/* this turn's order */
	uint8_t order;		/* enum order */
	bool ordered;
	int16_t target;		/* unit charged, or -1 */
	cell_t goal;		/* where its leader goes, or CELL_NONE */
	/* deeds */
	uint8_t deed, last_deed; /* enum deed: this turn's, the last turn's */
	int32_t far;		/* twelfths: the most that a figure of it walked this turn */
	bool charged;
	bool fired, fired_last;
	/* seeing (S-K-23): by side that looks, 0 = not thrown this turn */
	uint8_t see_die[SIDES_MAX];
	uint8_t found;		/* bit per side that had it in sight when last looked */
	uint8_t shown;		/* bit per side it was pointed out to */
	int32_t shown_far;	/* how far it had walked then */
	/* this turn's melee */
	bool fought, beaten, beaten_last;	/* suffered more casualties (S-K-9) */
	uint8_t wounded, killed;	/* casualties of it in this melee (S-K-29) */
	uint64_t foes;		/* bit per enemy unit fought this turn */
	bool may_follow, follows;
};

struct risk_figure {
	uint8_t wounds;		/* K4 */
	bool empty;		/* a muzzle loader that has fired */
	uint8_t loading;	/* turns that it has been loading */
	cell_t goal;		/* its own goal this turn, or CELL_NONE */
	int32_t spent;		/* of its allowance this turn, twelfths */
	int16_t aim;		/* unit it fires at this turn, or -1 */
	int16_t mark;		/* figure that a character fires at, or -1 */
	bool held;		/* told to hold fire */
	bool fired;		/* this turn */
	uint8_t hits[2];	/* wounds and kills that this phase has in store (K3) */
	cell_t fell;		/* where it died, or CELL_NONE */
	int16_t found;		/* weapon row that it has been given, or -1 */
	bool joined;		/* a character who has joined a unit this turn */
	bool came_on;		/* it is in contact by its own feet, not by an enemy's */
};

/* ---- getting at things ---- */

static inline struct risk_game *risk_game_of(const struct game *g) { return g->own; }
static inline struct risk_unit *risk_unit_of(const struct game *g, int u)
{
	return (struct risk_unit *)g->unit_own + u;
}
static inline struct risk_figure *risk_figure_of(const struct game *g, int f)
{
	return (struct risk_figure *)g->figure_own + f;
}
static inline const struct risk_rules *risk_rules_of(const struct game *g) { return g->rules; }

/* settings.c: what the scenario says of units and heroes. */
enum unit_setting { UNIT_QUALITY, UNIT_NATIVE, UNIT_MOUNTED, UNIT_BAYONETS, UNIT_PLATOON,
	UNIT_FORMED, UNIT_STANCE, UNIT_SETTINGS };
enum hero_setting { HERO_QUALITY, HERO_SETTINGS };
enum { GM_SETTINGS = 0 };

#endif
