/* The adventure room: `rugged` and `pacific`; one procedure, two rulebooks.  What
 * only one of the books has is bound only if it is there (binder.h).
 *
 * This is its private header: what its files tell each other.
 *
 * A turn is a walk through stages (enum stage).  adv_advance() runs the stage
 * it stands at; a stage that needs a will opens decisions and stays until the
 * last of them is answered.  The six phases that players know are the stages'
 * headings.
 *
 * Vocabulary
 *   order      what a unit was told for this turn: a mode and what it needs
 *   mode       stationary, combat, patrol, march, run, charge, special …
 *   ladder     the steps of failing under fire: suppressed, retreat, rout
 *   fate       what this phase's wound dice have done to a figure so far
 *   lob        a grenade or shell aimed at a place; shell: one in the air
 *
 * Invariants
 *   A1  unit->order is secret while stage < STAGE_REVEAL; adv_redact() strips it.
 *   A2  a routing, pursuing or retreating unit has no order of its own choice.
 *   A3  everything simultaneous is worked out against marks taken at the
 *       phase's start and applied at its end (fates), never halfway.
 *   A4  a suppressed figure neither moves (unless its unit routs), shoots nor
 *       fights; adv_can_* are the only judges of that.
 *  A5  where a figure lobs to is secret until it bursts; adv_redact() strips it.
 */
#ifndef ADVENTURE_H
#define ADVENTURE_H

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
#include "skirmish/turn/answers.h"
#include "skirmish/turn/stages.h"
#include "skirmish/uncommanded/action.h"
#include "skirmish/uncommanded/uncommanded.h"
#include "systems/adventure/vehicles/vehicle_rules.h"

/* ---- words ---- */

enum adv_phase { PHASE_ORDERS, PHASE_MOVE, PHASE_SHOOT, PHASE_MELEE,
	PHASE_MORALE, PHASE_TALK, PHASES };

enum stage {
	STAGE_TURN_BEGIN,	/* recovery, reinforcements */
	STAGE_ORDERS,		/* decisions ORDERS: every commander at once, secret */
	STAGE_ACTIONS,		/* action tests (C-14), rolled when nobody can order by
				 * them any more; decisions ORDERS of the uncommanded */
	STAGE_REVEAL,		/* impetuous tests, rallies, surrender offers */
	STAGE_ACCEPT,		/* decisions ACCEPT */
	STAGE_CHARGE_TESTS,	/* targets stand or break */
	STAGE_TACTICIAN,	/* decisions TACTICIAN; their dice */
	STAGE_MOVE,		/* all that moves, together */
	STAGE_LATE,		/* decisions LATE: tacticians' units move last */
	STAGE_DRIVE,		/* vehicles, when all on foot have moved */
	STAGE_SPOT,		/* spotting rolls (S-A-23), asks for fire */
	STAGE_FIRE,		/* decisions FIRE */
	STAGE_VOLLEY,		/* all dice against the state at the start */
	STAGE_PRESS,		/* decisions PRESS: chargers go on or cancel */
	STAGE_CONTACT,		/* completion tests; charges go home */
	STAGE_STRIKE,		/* decisions STRIKE: whom to fight; FALLEN */
	STAGE_MELEE,		/* decisions FALLEN: of those struck down now */
	STAGE_MORALE,		/* tests; asks winners */
	STAGE_PURSUE,		/* decisions PURSUE */
	STAGE_TALK,		/* decisions TALK */
	STAGE_TURN_END,		/* script, objectives, sight renewed */
	STAGE_DECIDED,		/* decisions PLAY_ON */
	STAGE_CLIFFHANGER,	/* decisions CLIFFHANGER, after the last turn */
	STAGE_OVER,
	STAGES
};

enum adv_decision {
	ASK_ORDERS, ASK_ACCEPT, ASK_TACTICIAN, ASK_LATE, ASK_FIRE, ASK_PRESS,
	ASK_STRIKE, ASK_PURSUE, ASK_TALK, ASK_PLAY_ON, ASK_CLIFFHANGER, ASK_FALLEN, ASKS
};

enum adv_verb {
	VERB_ORDER,	/* order UNIT MODE [CELL|UNIT|FIGURE] */
	VERB_PLACE,	/* place FIGURE CELL: one figure's own goal (C-7) */
	VERB_RALLY,	/* rally UNIT */
	VERB_OFFER,	/* offer UNIT: surrender */
	VERB_SHOW,	/* show UNIT: comes out of hiding (S-A-30) */
	VERB_WHEEL,	/* wheel FIGURE: who drives what he is aboard of */
	VERB_ACCEPT,	/* accept UNIT yes|no */
	VERB_TACTIC,	/* tactic FIGURE yes|no */
	VERB_MOVE,	/* move UNIT CELL: a late move */
	VERB_FIRE,	/* fire UNIT|FIGURE UNIT [N]: N first able figures, else all */
	VERB_LOB,	/* lob UNIT|FIGURE CELL [N]: a grenade or shell; N of a unit, else one */
	VERB_HOLD,	/* hold UNIT|FIGURE: no fire */
	VERB_PRESS,	/* press UNIT yes|no (no = cancel the charge) */
	VERB_STRIKE,	/* strike UNIT UNIT */
	VERB_PURSUE,	/* pursue UNIT yes|no */
	VERB_WOUNDED,	/* wounded UNIT take|strike|leave: enemies who lie alone at its feet */
	VERB_SAY,	/* say TEXT */
	VERB_HAND,	/* hand UNIT UNIT: all it carries, to a unit near */
	VERB_JOIN,	/* join FIGURE UNIT: a hero attaches himself */
	VERB_CHARM,	/* charm FIGURE FIGURE [CELL]: what the irresistible ask (S-A-18) */
	VERB_PLAY_ON,	/* play-on yes|no */
	VERB_CLIFFHANGER, /* cliffhanger FIGURE TEXT */
	VERB_DONE,	/* done */
	VERBS
};

enum mode {
	MODE_NONE,	/* not ordered yet: stands */
	MODE_STATIONARY,
	MODE_CONCEALED,	/* in full camouflage only */
	MODE_COMBAT, MODE_PATROL, MODE_MARCH, MODE_RUN,
	MODE_CHARGE,
	MODE_FLY,	/* Ancient Training; to a cell, or a charge at a unit */
	MODE_AID,	/* a combat move that takes the unit's wounded along */
	MODE_PREPARE,	/* stationary: sets up a Maxim, changes a canister */
	MODE_PICKUP,	/* stationary: a figure takes the arm of a fallen one next to it */
	MODE_LEAVE,	/* a patrol move to the table's edge, and over it (C-9) */
	MODE_SWIM,	/* on the surface, into the water and out of it */
	MODE_DIVE,	/* the same, and ends under water where it is deep */
	MODE_BOARD,	/* stationary beside a vehicle, or a combat move to it; then in */
	MODE_ALIGHT,	/* out of what it is aboard of, at the turn's end (S-A-76) */
	MODE_REPAIR,	/* stationary beside a vehicle: mends it */
	/* of vehicles; MODE_FLY takes off and flies, MODE_LEAVE drives off the table */
	MODE_DRIVE, MODE_DOUBLE,	/* at double speed */
	MODE_RAM,	/* drives over an enemy unit */
	MODE_LAND,	/* flies to a place and lands there */
	MODE_SURFACE,	/* of submarines, which also MODE_DIVE, there or at a place */
	MODE_RALLY,	/* stationary: its leader rallies it */
	MODE_RETREAT, MODE_ROUT, MODE_PURSUE,	/* forced, never ordered */
	MODES
};

enum ladder { LADDER_NONE, LADDER_SUPPRESSED, LADDER_RETREAT };

/* A wound die's result, worst last. */
enum fate { FATE_NONE, FATE_SUPPRESSED, FATE_WOUNDED, FATE_KILLED, FATES };

/* What a unit does this turn with wounded whom nobody stands by (Y-5): it takes them when it
 * is asked, unless it says otherwise. */
enum fallen_will { FALLEN_UNASKED, FALLEN_TAKE, FALLEN_STRIKE, FALLEN_LEAVE, FALLEN_WILLS };

enum { HEROES_MAX = 64 };
enum trait {	/* bit numbers in the hero's `traits` setting */
	TRAIT_AMBIDEXTROUS, TRAIT_SIXTH_SENSE, TRAIT_SURE_SHOT, TRAIT_SWORDSMAN,
	TRAIT_EAGLE_EYE, TRAIT_OX, TRAIT_INSPIRED, TRAIT_TACTICIAN, TRAIT_JOSS,
	TRAIT_ANCIENT_TRAINING, TRAIT_MARTIAL_ARTS, TRAIT_MARKSMAN, TRAIT_IRRESISTIBLE,
	TRAIT_BLIND_LEFT, TRAIT_BLIND_RIGHT, TRAIT_ARROGANT, TRAIT_NEAR_SIGHTED,
	TRAIT_CLUMSY, TRAIT_BRAVE, TRAIT_IMPETUOUS, TRAIT_ABRASIVE,
	TRAITS
};

/* ---- the typed tables (tables.c) ---- */

enum { WEAPONS_MAX = 64 };

struct weapon {
	const char *id, *name;
	int32_t range[3];	/* short, medium, long; 0 = the source has none */
	uint8_t dice;		/* per figure */
	uint8_t dice_alone;	/* with one man only (crew-served), else = dice */
	uint8_t hit;		/* base hit number, 0 = cannot shoot at a target */
	int8_t wound;		/* on the wound table when shooting; its name and rule */
	const char *wound_name, *wound_rule;
	uint8_t melee;		/* base hit number hand to hand */
	bool improvised;	/* X: who may not charge the properly armed */
	bool one_handed, muzzle_loader, crew;
	uint8_t hands;		/* to serve it in full */
	uint8_t set_up;		/* still turns it takes after a move, 0 = none */
	uint8_t magazine;	/* firing turns before a change of canister, 0 = any */
	uint8_t reload;		/* still turns a change takes */
	bool reveals;		/* black powder: firing shows who fires */
	bool missile;		/* counts as a missile arm in action tests (K-3) */
	bool fires_moving;	/* after a patrol move, too */
	bool fires_combat;	/* after a combat move */
	bool thrown;		/* out of the hand once it is (Y-6) */
	struct {		/* of what is lobbed and bursts */
		const char *name;	/* of what bursts: "Mortar round" */
		int32_t radius;	/* 0 = it does not burst */
		int32_t least;	/* no nearer than this */
		uint8_t hit;	/* number for everybody in it, before cover */
		bool stands;	/* from a stationary order only */
		bool sees;	/* needs a line of sight to the place */
		uint8_t turns_alone;	/* one man lobs every so many turns */
	} burst;
	struct vehicle_points vehicle;	/* on the chart of vehicle damage; no name: nothing */
};

/* A modifier row: halves, and its name and rule for the audit. */
struct halves_row { const char *name, *rule; int16_t halves; };

enum shooting_row { SHOOT_SHORT, SHOOT_STEADY, SHOOT_LONG, SHOOT_CHARGING,
	SHOOT_TARGET_COMBAT, SHOOT_UNSPOTTED, SHOOT_SOFT, SHOOT_MEDIUM,
	SHOOT_HARD, SHOOT_SNIPER, SHOOT_ROWS };
enum spotting_row { SPOT_SNIPER, SPOT_CAMOUFLAGE, SPOT_ROWS };
enum melee_row { MELEE_WALL, MELEE_DOOR, MELEE_HIGHER, MELEE_ROWS };
enum wound_row { WOUND_MELEE, WOUND_SHIELD, WOUND_SUBMERGED, WOUND_ROWS };
/* Rows of the swimming chart; a book without them has nobody who swims. */
enum swim_row { SWIM_PLAIN, SWIM_ASSISTED, SWIM_UNDER, SWIM_UNDER_ASSISTED, SWIM_HARD_HAT,
	SWIM_ROWS };
enum craft_row { CRAFT_FOREIGN, CRAFT_HOME, CRAFT_TRAINED, CRAFT_SIXTH_SENSE, CRAFT_ROWS };
enum morale_row { MORALE_CHARGED, MORALE_LEADERLESS, MORALE_LOST,
	MORALE_SUPPRESSED, MORALE_INSPIRED, MORALE_ELITE, MORALE_ROWS };

enum foot_class { FOOT_WESTERN, FOOT_NATIVE, FOOT_CIVILIAN, FOOT_VILLAGER, FOOT_CLASSES };

/* What a mode means for shooting, being shot at, and spotting. */
struct mode_rule {
	bool shoots;	/* may shoot after it */
	bool steady;	/* the shooter's bonus */
	bool careful;	/* the penalty for shooting at it */
	bool rests;	/* lets run again, and may be ordered after runs */
	bool hides;	/* full camouflage counts */
	bool camouflaged; /* only for who wears that */
	uint8_t divide;	/* the spotter's field craft is divided by it */
};

enum { TABLE_DIE = 10 };	/* the wound and luck tables go from 1 to this */

struct adv_rules {
	int n_weapons;
	struct weapon weapons[WEAPONS_MAX];	/* row by row of `weapons` */
	int32_t pace[FOOT_CLASSES][MODES];	/* length a turn; 0 = none */
	struct { int32_t length; uint8_t turns; } swim[SWIM_ROWS];	/* turns under water */
	uint8_t swim_dressed;		/* on the surface, dressed for land: divided by it */
	int32_t underwater_sight;	/* to and from who is under water */
	uint8_t rest[FOOT_CLASSES];	/* still turns after melee before a charge */
	struct mode_rule mode[MODES];
	struct halves_row shooting[SHOOT_ROWS], melee[MELEE_ROWS],
		wound[WOUND_ROWS], morale[MORALE_ROWS], craft[CRAFT_ROWS],
		hidden[SPOT_ROWS];
	int8_t ground_melee[GROUNDS_MAX];	/* enum melee_row of who stands in it, -1 none */
	bool ground_hazard[GROUNDS_MAX];	/* asks who enters it for a roll (S-C-13) */
	uint8_t morale_point[16];	/* by row of `morale` */
	int16_t unarmed, martial_arts;	/* weapon rows of those who need no weapon */
	int8_t fate_of[TABLE_DIE + 2];	/* wound table by the die after modifiers */
	/* Who goes down, and who is suppressed, of ten men whom each number of the wound table
	 * hits once; by the modifier of the die, from -TABLE_DIE on (derived). */
	struct { int8_t out, shaken; } falls[2 * TABLE_DIE + 1];
	int8_t luck_of[TABLE_DIE + 1];	/* Luck by the D10 */
	struct { uint8_t divide; bool below; } spotting[2];	/* active, silent targets */
	uint8_t rally_turns[2];		/* still turns of rallied routers, pursuers */
	uint8_t die, craft_die;		/* sides */
	uint8_t march_width, helpers, hero_morale;
	struct halves_row trait[TRAITS];	/* its effect; no name: not in the book */
	uint8_t run_limit[2];	/* combatants, non-combatants */
	int32_t charm, allure;	/* how far Irresistibility asks, and draws */
	int32_t forced_back, ambush_stop, sixth_sense, cohesion, leader_reach, flight;
	uint8_t flights, field_craft_cap, field_craft_near_sighted,
		field_craft_eagle, field_craft_plain, melee_least, tactician_most,
		wounds_kill, unspotted_divide,
		suppressed_turns,	/* whole turns after the one that brought it on */
		retreat_turns;		/* whole turns suppressed after a retreat */
	struct vehicle_rules vehicles;
	struct action_rules actions;	/* how the uncommanded mind themselves (C-14) */
};

/* ---- its own state ---- */

/* What a figure carries: the scenario's arms, and in the last slot what it found. */
enum { SLOT_FOUND = ARMS_MAX, ARM_SLOTS };

struct adv_game {
	struct walk walk;
};

struct adv_vehicle {		/* of a unit that is one (vehicles.h) */
	int16_t wheel;		/* figure told to drive, or -1 */
	bool handed;		/* … this turn */
	bool damaged;		/* stands still until it is repaired */
	bool flying, submerged;
	bool doubled;		/* at double speed this turn */
	uint8_t harm, toll;	/* this phase's worst of the chart, enum harm_done, crew_toll */
	uint8_t mending;	/* full turns that it has been under repair */
	bool mended;		/* somebody saw to it this turn */
};

struct adv_unit {
	/* this turn's order */
	uint8_t mode;		/* enum mode */
	int16_t target;		/* unit charged, pursued, fled from; or -1 */
	int16_t figure;		/* figure aided or flying; or -1 */
	cell_t goal;		/* where its leader goes, or CELL_NONE */
	uint8_t pace;		/* mode whose rate a retreat uses (S-A-97) */
	bool ordered, rallying, offers, shows, impetuous;
	/* what it did */
	uint8_t last_mode;	/* of the turn before */
	uint8_t runs;		/* runs in a row */
	bool must_rest;		/* after its runs: only stationary or combat */
	uint8_t reorganise;	/* still turns it owes before a charge, after melee */
	bool moved;		/* a figure of it changed cell this turn */
	bool fired, fired_last;	/* this turn; in the last shooting phase */
	/* its heart */
	uint8_t ladder;		/* enum ladder */
	int16_t suppressed_until; /* the whole unit, through this turn; 0 = not */
	int16_t retreat_turn;	/* turn of its (last) retreat move */
	int16_t threat;		/* unit that caused the retreat or rout, or -1 */
	bool retreating;	/* must retreat in the coming Movement phase */
	bool routing, pursuing;
	bool hemmed;		/* routing, and found no way out in its last move (S-A-121) */
	int16_t chose_pursuit;	/* turn in which it was let go after the beaten; 0 = never */
	int16_t rallied;	/* it stands rallied through this turn */
	bool rally_tried;
	/* this turn's fighting */
	bool shot_at, charged, charging, stopped, broke, late;
	bool fought, completion_tested, was_hit;
	int16_t shot_by;	/* last unit that shot at it, or -1 */
	int16_t hits_given, hits_taken;	/* dice that hit in melee (S-A-84) */
	uint64_t foes;		/* bit per enemy unit met hand to hand this turn */
	int16_t strike;		/* unit it means to fight, or -1 */
	uint8_t fallen;		/* enum fallen_will */
	bool won, may_pursue;	/* of this turn's melee */
	uint8_t crossing;	/* enum ruling_answer: treacherous ground this turn */
	uint8_t spotted;	/* bit per side that has spotted it (S-A-25) */
	uint8_t warned;		/* bit per side whose Sixth Sense knew of it */
	/* its table's word (C-14) */
	struct action_test test;
	int16_t test_turn;	/* 0 = never */
	uint8_t doing;		/* enum action: what `carry on` goes on with */
	uint8_t natives;	/* its natives' die this turn, 0 = none */
	bool beaten;		/* took more than it gave in last turn's melee (S-K-9) */
	struct adv_vehicle vehicle;
};

struct adv_figure {
	int16_t suppressed_until;	/* through this turn; 0 = not */
	uint8_t wounds;
	bool grace_used;	/* Ox: first kill taken as a wound */
	bool dropped;		/* Clumsy: picks up next turn */
	bool unloaded;		/* a muzzle loader that has fired */
	uint8_t unprepared;	/* still turns until a moved Maxim is set up */
	uint8_t fired_turns;	/* of a Lewis since the canister was changed */
	uint8_t reloading;	/* still turns of a change under way */
	uint8_t flights;	/* used */
	cell_t goal;		/* its own goal this turn, or CELL_NONE */
	int32_t spent;		/* of its allowance in this turn's moves, twelfths */
	int16_t aim;		/* unit it fires at this turn, or -1 */
	cell_t lob;		/* where it lobs to this turn, or CELL_NONE */
	int16_t lob_arm;	/* with which weapon row, or -1 */
	cell_t shell;		/* where what it lobbed last turn bursts, or CELL_NONE */
	int16_t shell_arm;	/* its weapon row, or -1 */
	int16_t lob_turn;	/* in which it lobbed last, 0 = never */
	uint8_t lobbed;		/* so many, where the scenario counts (S-A-69) */
	bool held;		/* told to hold fire */
	int16_t helper;		/* wounded: figure that helps it this turn, or -1 */
	bool helping;		/* helps a wounded one: neither shoots nor fights (S-A-115) */
	int16_t found;		/* weapon row picked up from the fallen, or -1 */
	bool disarmed;		/* fallen, and its arm was taken */
	uint8_t thrown;		/* bit per slot of its arms that is out of its hand (Y-6) */
	cell_t lies[ARM_SLOTS];	/* where that lies, or CELL_NONE: somebody has it */
	cell_t fell;		/* where it died, or CELL_NONE */
	bool fired;		/* this turn */
	uint8_t fate;		/* this phase, enum fate */
	cell_t pushed_from;	/* place of the enemy that hit it hand to hand, or CELL_NONE */
	bool alone;		/* Brave: stood fast when its unit ran (S-A-14) */
	bool engaged;		/* in contact at the phase's start */
	bool lost, shaken;	/* killed/wounded/captured; suppressed: this turn (S-A-93) */
	bool submerged;		/* under water */
	uint8_t turns_under;	/* turns in a row that it ended there */
	int16_t asked_turn, bidden_turn; /* asked irresistibly in, obeys in; 0 = never */
	cell_t bidden;		/* where it was asked to go, CELL_NONE = to stay */
	uint8_t luck, craft;	/* a hero's, as the scenario gave or the start rolled */
};

/* ---- getting at things ---- */

static inline struct adv_game *adv_game_of(const struct game *g) { return g->own; }
static inline struct adv_unit *adv_unit_of(const struct game *g, int u)
{
	return (struct adv_unit *)g->unit_own + u;
}
static inline struct adv_figure *adv_figure_of(const struct game *g, int f)
{
	return (struct adv_figure *)g->figure_own + f;
}
static inline const struct adv_rules *adv_rules_of(const struct game *g) { return g->rules; }
/* The last turn of a suppression that begins now. */
static inline int adv_suppressed_through(const struct game *g)
{
	return g->turn + adv_rules_of(g)->suppressed_turns;
}

/* settings.c: what the scenario says of units and heroes. */
enum unit_setting { UNIT_CLASS, UNIT_ROLE, UNIT_TROOPS, UNIT_MORALE, UNIT_TERRITORY,
	UNIT_MILITARY, UNIT_FIELD_CRAFT, UNIT_INSPIRING, UNIT_CHARGES_ARMED,
	UNIT_QUALITY, UNIT_STANCE, UNIT_GRENADES, UNIT_VEHICLE, UNIT_AMPHIBIOUS, UNIT_SWIM,
	UNIT_DRESSED, UNIT_CAMOUFLAGE, UNIT_SNIPER, UNIT_ELITE, UNIT_GENDER,
	UNIT_PLATOON, UNIT_FORMED, UNIT_SETTINGS };
enum hero_setting { HERO_LUCK, HERO_TRAITS, HERO_FIELD_CRAFT, HERO_CHOICE_ARM,
	HERO_ORIGIN, HERO_MORALE, HERO_MILITARY, HERO_TERRITORY,
	HERO_SUBORDINATE, HERO_GRENADES, HERO_SNIPER, HERO_GENDER, HERO_SETTINGS };
enum gm_setting { GM_SETTINGS_NONE, GM_SETTINGS = 0 };
enum unit_class { CLASS_WESTERN, CLASS_NATIVE, CLASS_CIVILIAN };
enum unit_role { ROLE_COMBATANT, ROLE_NON_COMBATANT, ROLE_PORTER };
enum territory { TERRITORY_NEITHER, TERRITORY_FOREIGN, TERRITORY_HOME };
enum quality { QUALITY_BY_CLASS, QUALITY_RAW, QUALITY_REGULAR, QUALITY_SUPERIOR };
enum swim_gear { GEAR_PLAIN, GEAR_ASSISTED, GEAR_HARD_HAT };
enum dress { DRESSED_LAND, DRESSED_WATER };
enum origin { ORIGIN_WESTERN, ORIGIN_FAR_EASTERN, ORIGIN_ISLANDER, ORIGIN_OTHER };

/* master.c: the Game Master's acts and rulings */
enum adv_ruling {
	RULE_QUARTER,	/* uncommanded unit, unit that offers: do they take it */
	RULE_CROSSING,	/* unit: treacherous ground on its way */
	RULE_MERIT,	/* unit, dead hero: what his story is worth */
	RULE_REPAIR,	/* unit that repairs, vehicle's unit: what it takes */
	RULE_BIDDING,	/* irresistible hero's unit, figure asked (its `bidden` is
			 * where to): whether that may be asked of it */
	RULINGS
};

#endif
