/* The participation room: the Public Participation Rules of 2015 as a system.
 *
 * This is its private header: what its files tell each other.  Prefix: pp_, as the
 * source's lines are cited.
 *
 * Every figure is somebody: it has a card, is hurt by itself and is afraid by itself.
 * What moves and is ordered is a unit: a character is a unit of one, followers are units of a
 * few who get one order.  A turn is moving, speaking, firing, fighting, morale throws, each
 * side by side, in the order diced for (S-P-1); see enum stage.
 *
 * Vocabulary
 *   card       what settings say of a figure; a hero's own, then his unit's (settings.c)
 *   active     on the table and conscious: LIFE_FIT.  Whoever lies senseless or apparently
 *              dead is LIFE_WOUNDED and still there, captives are LIFE_CAPTIVE
 *   creature   whoever has a wound value (P-9, X-48); people have injuries
 *   told       has understood an order since it was last its turn to move (P-3)
 *   own will   controlled; the obedient have it while told (P-10, S-P-4)
 *   going      still has way to go in the move under way
 *   passing    may be shot at now by units on watch (opportunity shots)
 *
 * Lengths are tenths of an inch, costs of ways twelfths of them (reach.h).  All dice are D6
 * but the arrow die on squares (S-P-34).
 *
 * Invariants
 *  P1  fate is FATE_NONE, or the figure is LIFE_WOUNDED; injury INJURY_DEAD or a sum of
 *      wounds that is not below the wound value: LIFE_WOUNDED, too.
 *  P2  down, staggered, courage, told mean nothing of whoever is not active.
 *  P3  a figure fires or throws once a turn (spent), and fights by blows of each round.
 *  P4  after each stage a unit is sighted by a side as pp_sight_renew() says.
 *  P5  lit sticks and clouds are packed: the first n of their arrays.
 *  P6  what a machine does follows from its seat's view alone.
 */
#ifndef PARTICIPATION_H
#define PARTICIPATION_H

#include "skirmish/odds/kept.h"
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
#include "skirmish/body/movers.h"

/* ---- words ---- */

enum pp_phase { PHASE_BEGIN, PHASE_MOVE, PHASE_SPEAK, PHASE_FIRE, PHASE_FIGHT, PHASE_MORALE,
	PHASES };

enum stage {
	STAGE_BEGIN,		/* a turn: marks off, reinforcements, dice of the injured and the
				 * senseless (care.c), gas (gas.c) */
	STAGE_FIRST,		/* who goes first (S-P-1, X-165) */
	STAGE_TESTS,		/* action tests of the uncommanded (C-14) */
	STAGE_MOVE,		/* decisions MOVE of the side whose turn it is */
	STAGE_SET_OUT,		/* allowances, ways; risers, bandagers; the terrified run */
	STAGE_STEPS,		/* all going figures of the side; passing ones stop */
	STAGE_SNAP,		/* decisions SNAP of those on watch whom they pass */
	STAGE_SNAP_SHOTS,	/* … their shots; then STEPS again, till nobody goes */
	STAGE_MOVED,		/* items; the next side's MOVE */
	STAGE_SPEAK,		/* decisions SPEAK of all sides; two rounds */
	STAGE_FIRE,		/* decisions FIRE of the side whose turn it is */
	STAGE_SHOTS,		/* its shots and throws; then the next side's */
	STAGE_KICK,		/* decisions KICK of all who are near lit dynamite (S-P-26) */
	STAGE_BANG,		/* it goes off */
	STAGE_FIGHT,		/* decisions FIGHT; two rounds */
	STAGE_BLOWS,
	STAGE_MORALE,		/* causes, throws, flights (S-P-20) */
	STAGE_END,		/* items, script, the turn's end */
	STAGE_DECIDED,		/* decisions PLAY_ON */
	STAGE_LAST,		/* the apparently dead are dead (S-P-33) */
	STAGE_OVER,
	STAGES
};

enum pp_decision { ASK_MOVE, ASK_SNAP, ASK_SPEAK, ASK_FIRE, ASK_KICK, ASK_FIGHT, ASK_PLAY_ON,
	ASKS };

enum pp_verb {
	/* MOVE: one for each unit with a will of its own; who gets none carries on */
	VERB_WALK,	/* walk UNIT CELL */
	VERB_RUN,	/* run UNIT CELL: double (P-2) */
	VERB_CHARGE,	/* charge UNIT UNIT: runs into contact */
	VERB_LEAVE,	/* leave UNIT CELL: to the table's edge there, and over it (C-9) */
	VERB_PLACE,	/* place FIGURE CELL: this one there, apart from its unit */
	VERB_WATCH,	/* watch UNIT: stands, ready for opportunity shots */
	VERB_STAND,	/* stand UNIT: stays where it is */
	VERB_BANDAGE,	/* bandage FIGURE FIGURE: a whole move (S-P-14) */
	VERB_WAKE,	/* wake FIGURE FIGURE: a whole move, of one who has fainted (S-P-18) */
	VERB_TAKE,	/* take UNIT: what lies beside it, a load or a thing */
	VERB_DROP,	/* drop UNIT: its load, and what it carries */
	VERB_DARE,	/* dare FIGURE DEED: something risky, by nerve (P-11) */
	VERB_YIELD,	/* yield UNIT UNIT: surrenders to an enemy unit; also SPEAK */
	/* SPEAK */
	VERB_SAY,	/* say FIGURE VOICE TEXT */
	/* FIRE; also SNAP */
	VERB_FIRE,	/* fire UNIT|FIGURE UNIT|FIGURE */
	VERB_THROW,	/* throw FIGURE WEAPON CELL|FIGURE: dynamite and gas at a cell */
	VERB_HOLD,	/* hold UNIT: SNAP: lets it pass; FIRE: does not fire */
	/* KICK */
	VERB_KICK,	/* kick FIGURE CELL: the lit stick near him, towards there */
	/* FIGHT */
	VERB_FIGHT,	/* fight FIGURE FIGURE: that is the one he strikes at */
	VERB_SPARE,	/* spare UNIT: strikes at nobody, defends itself */
	VERB_PLAY_ON,	/* play-on yes|no */
	VERB_DONE,	/* done: closes MOVE, SPEAK, FIRE, KICK, FIGHT */
	VERBS
};

/* What a unit does; it carries on with it till it is told otherwise (S-P-4). */
enum doing { DOING_STAND, DOING_WALK, DOING_RUN, DOING_CHARGE, DOING_LEAVE, DOING_WATCH, DOINGS };

enum gait_row { GAIT_WALK, GAIT_RUN, GAIT_ROWS };		/* of `movement` */
enum load { LOAD_NONE, LOAD_HEAVY, LOAD_REALLY_HEAVY, LOADS };	/* rows of `loads` */
enum size { SIZE_SMALL, SIZE_STANDARD, SIZE_LARGE, SIZE_VERY_LARGE, SIZE_GIGANTIC, SIZES };
enum voice { VOICE_WHISPER, VOICE_SPEAK, VOICE_SHOUT, VOICE_SCREAM, VOICE_SHOT, VOICES };
/* Rows of `courage` and of `morale-results`, in their order. */
enum courage { COURAGE_HERO, COURAGE_BRAVE, COURAGE_NORMAL, COURAGE_FOLLOWER, COURAGE_CAUTIOUS,
	COURAGES };
enum spirit { SPIRIT_CONTROLLED, SPIRIT_OBEDIENT, SPIRIT_SHAKEN, SPIRIT_PANICKED,
	SPIRIT_TERRIFIED, SPIRIT_FAINT, SPIRITS };
enum pp_effect { EFFECT_FLINCH, EFFECT_STAGGER, EFFECT_DOWN,
	EFFECTS };	/* of hits and blows */
enum { EFFECT_NONE = -1 };
/* Rows of `injuries`; the first three leave nothing that lasts. */
enum injury { INJURY_SUPERFICIAL, INJURY_HURT, INJURY_LIGHT, INJURY_BAD, INJURY_DANGEROUS,
	INJURY_DEAD, INJURY_STUNNED, INJURIES };
/* When an injury's die is thrown, and what its harm is: words of `injuries`. */
enum bleeds { BLEEDS_UNBANDAGED, BLEEDS_ALWAYS };
enum bled { BLED_WORSE, BLED_COLLAPSES };
/* Why somebody lies senseless. */
enum fate { FATE_NONE, FATE_STUNNED, FATE_GASSED, FATE_FAINT, FATES };
/* Rows of `morale-causes`; a set of them is bits. */
enum cause { CAUSE_INJURED, CAUSE_HURT, CAUSE_GROGGY, CAUSE_SHOOTING, CAUSE_SCREAM, CAUSE_ROUT,
	CAUSE_FRIGHT, CAUSE_PANIC, CAUSES };
enum band { BAND_SHORT, BAND_MEDIUM, BAND_LONG, BANDS };
enum harm { HARM_NONE, HARM_PIERCING, HARM_BLUDGEONING, HARMS };
enum comes { COMES_BLOW, COMES_BURST, COMES_GAS };	/* of a thing thrown */
/* Why a shot is fired: in its phase, at one who passes, at one who attacks. */
enum shot_kind { SHOT_AIMED, SHOT_PASSING, SHOT_ATTACKED };
/* In the order of the book's words; a set of fears is bits of those from FEAR_BEASTS on. */
enum fear_of { FEAR_NOTHING, FEAR_BEASTS, FEAR_SNAKES, FEAR_HEIGHTS, FEAR_WATER, FEAR_FIRE,
	FEAR_DARK, FEAR_SPIRITS, FEARS };
/* Rows of `deeds`, in their order. */
enum deed { DEED_CLIMB, DEED_CROSS, DEED_LEAP, DEED_SWIM, DEED_FACE, DEED_HANDLE, DEED_ENTER,
	DEED_DEFY, DEEDS };
enum rated { RATED_PLAIN, RATED_BAD, RATED_WORSE };
enum aim_skill { SKILL_POOR, SKILL_AVERAGE, SKILL_GOOD };	/* the card's `shoot` */
enum beast { BEAST_NONE, BEAST_HUNGRY, BEAST_FRIGHTENED, BEAST_PROTECTING, BEASTS };

enum { CLOUDS_MAX = 16, STICKS_MAX = 16, LOADS_MAX = 32, NOISES_MAX = 96, ROUNDS_MOST = 2,
	DIE_NONE = 0 };

/* ---- the typed tables (tables.c) ---- */

enum { WEAPONS_MAX = 64, CREATURES_MAX = 32, CARD_SILENT = INT32_MIN };

enum shooting_row { SHOOT_OPPORTUNITY, SHOOT_ATTACKED, SHOOT_GOOD, SHOOT_POOR, SHOOT_COVER,
	SHOOT_COUP, SHOOT_MOVED, SHOOT_TARGET_MOVED, SHOOT_RESTED, SHOOT_TELESCOPE, SHOOT_ROWS };
enum fighting_row { FIGHT_SURPRISE, FIGHT_HALF_SURPRISE, FIGHT_HEIGHT, FIGHT_SHAKEN,
	FIGHT_GROGGY, FIGHT_ENRAGED, FIGHT_MOUNTED, FIGHT_CHARGING, FIGHT_MOUNTED_CHARGE,
	FIGHT_RISING, FIGHT_ROWS };
enum morale_row { MORALE_ARMED, MORALE_COMRADE, MORALE_ELITE, MORALE_TRAINED, MORALE_GROGGY,
	MORALE_LIGHT, MORALE_BAD, MORALE_DANGEROUS, MORALE_BANDAGED, MORALE_DOWNED, MORALE_DEAD,
	MORALE_FRIGHT, MORALE_ROWS };
enum nerve_row { NERVE_NAMED, NERVE_NPC, NERVE_TRAINED, NERVE_DONE, NERVE_DONE_LOTS,
	NERVE_FAILED, NERVE_FAILED_LOTS, NERVE_RATED_BAD, NERVE_RATED_WORSE,
	NERVE_FEARS_NOTHING, NERVE_FEAR, NERVE_ROWS };

struct weapon {
	const char *name;
	int32_t range[BANDS];	/* the band's far end; 0 = it does not shoot */
	int8_t need[BANDS];
	uint8_t dice, divided;	/* shots: so many D6, their sum by that, up; no die: one */
	int8_t sdd;
	uint8_t harm;		/* enum harm */
	int8_t factor;		/* in a fight */
	bool long_gun, loud, armed;
	int8_t in_hand;		/* the row it is in a fight, or -1 */
	int32_t reach;		/* of its shots; 0 = none */
	int64_t shots, ways;	/* the shots of all falls of its dice, and how many these are */
	/* To minds: its mean shots, and what a hit takes from people, from a creature's wounds;
	 * in thousandths. */
	int32_t mean_shots, takes[2];
	int8_t thrown;		/* row of `throwing`, or -1 */
	const char *rule;	/* "weapons.rifle" */
};
struct thrown {
	const char *name;
	const char *rule;
	int32_t range;
	int8_t sdd, half, full, fails;	/* fails: the die that is a dud, 0 = none */
	uint8_t comes;			/* enum comes */
};
struct band_row { int8_t least, most, value; const char *name, *rule; };
struct injury_row {
	const char *name, *rule;
	int32_t deducts;	/* of a move */
	int8_t fight, bandaged, die;	/* die: harm at so much or less, 0 = none thrown */
	uint8_t when, then;	/* enum bleeds, enum bled */
	bool screams, out;
	uint8_t wounds;
};
struct save_row {	/* rule NULL: there is no such row */
	const char *name, *rule;
	uint8_t injury;		/* enum injury */
	int8_t least, most;
	bool morale, enraged, rising;
};
enum { FIGHT_PEOPLE, FIGHT_CREATURES, FIGHT_RESULTS };
enum { RESULT_DRAWN = EFFECTS, RESULT_WINS };	/* further rows of results */
enum { SAVE_ROWS = 3, OUTNUMBERED_MAX = 16, BURSTS_MAX = 8 };

/* settings.c: cards.  One list for heroes and units: a hero's own word counts
 * before his unit's, that before the row of `creatures` named, that before the standard. */
enum card { CARD_CREATURE, CARD_MOVE, CARD_FIGHT, CARD_SHOOT, CARD_ADT, CARD_COURAGE, CARD_NERVE,
	CARD_SIZE, CARD_WOUND_VALUE, CARD_FRIGHT, CARD_TERROR, CARD_LOAD, CARD_TRAINED, CARD_ELITE,
	CARD_SKILLS, CARD_FEARS, CARD_FEAR_VALUE, CARD_FEARS_NOTHING, CARD_ARMOUR, CARD_TELESCOPE,
	CARD_MOUNTED, CARD_BOMBS, CARD_BEAST, CARD_GUARDS, CARD_STANCE, CARD_BRIEFED, CARDS };

struct creature { const char *name; int32_t card[CARDS]; };	/* CARD_SILENT: says nothing */

struct pp_rules {
	uint8_t times[GAIT_ROWS];
	bool fires[GAIT_ROWS], fights[GAIT_ROWS];
	struct { int32_t deducts; uint8_t bearers; const char *name, *rule; } load[LOADS];
	bool cover[GROUNDS_MAX];	/* by ground: any cover is cover */
	int8_t ground_deed[GROUNDS_MAX];	/* row of `deeds` it takes to enter it, or -1 */
	struct { int32_t understood, heard; const char *name, *rule; } voice[VOICES];
	struct modifier_row shooting[SHOOT_ROWS], effect_coup, far_throw,
		fighting[FIGHT_ROWS], morale[MORALE_ROWS], nerve[NERVE_ROWS];
	int32_t morale_within[MORALE_ROWS];
	int8_t fear_most;		/* NERVE_FEAR's further end */
	struct band_row effect[EFFECTS];	/* of a hit */
	int n_throwing;
	struct thrown throwing[WEAPONS_MAX];
	int n_bursts;
	struct { int32_t most; int8_t sdd; const char *rule; } burst[BURSTS_MAX];
	int n_exploding;	/* off: hundredths of an inch */
	struct { struct band_row band; int32_t off; } exploding[BURSTS_MAX];
	struct { int8_t gas; int32_t length, width; uint8_t wounds; const char *name, *rule; }
		size[SIZES];
	int n_weapons;
	struct weapon weapons[WEAPONS_MAX];	/* row by row of `weapons` */
	int n_outnumbering;
	struct { uint8_t fighters; int8_t modifier; const char *rule; }
		outnumbering[OUTNUMBERED_MAX];
	struct band_row fight[FIGHT_RESULTS][EFFECTS + 2];	/* effects, drawn, wins */
	struct save_row save[HARMS][EFFECTS][SAVE_ROWS];
	struct injury_row injury[INJURIES];
	uint8_t recovers[FATES];		/* the D6 of each move that ends it */
	uint8_t groggy_moves;
	struct { int32_t within; const char *name, *rule; } cause[CAUSES];
	struct { int8_t least[SPIRIT_FAINT]; bool given[SPIRIT_FAINT]; uint8_t less;
		const char *name, *rule; } courage[COURAGES];	/* less: enum spirit */
	struct { bool may_move, may_act, screams, again; int8_t modifier; const char *name, *rule; }
		spirit[SPIRITS];
	struct { const char *name, *rule; uint8_t rated, fear; } deed_kind[DEEDS];
	int n_creatures;
	struct creature creature[CREATURES_MAX];
	/* Tempers by enum beast, BEAST_NONE blank; lengths that prey seems nearer by. */
	struct { int32_t notices, charges, strays, wounded, alone, running; uint8_t breaks;
		const char *name, *rule; } beast[BEASTS];
	uint8_t nerve_need, die, rounds, shout_words, scatter_divided, arrow_hex, arrow_square,
		kick_less, gas_falls, gas_lasts, worse_fight, same_injuries, lots;
	int32_t noticed, attack_near, firer_moved, target_moved, coup_near, thrown_least, kick_near,
		gas_across, worse_length;
	struct action_rules actions;	/* C-14 */
	int8_t fists;			/* row of `weapons` */
	/* What odds by these rules have come to (kept.h): `kept` is `own_kept`, for play holds
	 * its rules constant. */
	struct kept *kept, own_kept;
};
/* What is kept, the first number of a key. */
enum pp_kept { KEPT_FIRE, KEPT_LOSS, KEPT_ROUND, KEPT_MATCH };

/* ---- its own state ---- */

struct pp_game {
	struct walk walk;
	uint8_t order[SIDES_MAX];	/* sides, as they go this turn (S-P-1) */
	uint8_t at;		/* which of them it is now, in MOVE … MOVED, FIRE, SHOTS */
	int8_t first_dice[SIDES_MAX];	/* the last throw for it, by side; 0 = none */
	uint8_t round;		/* of speaking, of fighting: how many have begun */
	bool spoken;		/* somebody has said something in this round */
	uint8_t n_clouds;
	cell_t cloud[CLOUDS_MAX];	/* its middle */
	uint8_t cloud_moves[CLOUDS_MAX];	/* moves it still lasts */
	uint8_t n_sticks;
	cell_t stick[STICKS_MAX];	/* lit dynamite lies here */
	int16_t stick_by[STICKS_MAX];	/* figure that threw it */
	uint8_t n_loads;
	cell_t load_cell[LOADS_MAX];	/* loads laid down */
	uint8_t load_row[LOADS_MAX];	/* enum load */
	/* noises of this turn that are causes of morale; emptied when it begins */
	uint8_t n_noises;
	cell_t noise[NOISES_MAX];
	uint8_t noise_cause[NOISES_MAX];	/* enum cause: shooting, scream, rout */
	int16_t noise_by[NOISES_MAX];	/* figure */
};

struct pp_unit {
	uint8_t doing;		/* enum doing */
	cell_t goal;		/* of it, or CELL_NONE */
	int16_t target;		/* unit it charges, or -1 */
	bool hidden;		/* has not given itself away yet */
	bool ordered;		/* has been told what to do in this MOVE */
	bool watching;		/* ready for opportunity shots */
	uint8_t load;		/* enum load: what it carries now, things apart (pp_burden()) */
	/* opportunity shots: units that have been asked about this one in this move */
	uint64_t offered, offered_near;
	uint64_t passing;	/* units that are asked about it now */
	/* its action test, if nobody commands it (C-14) */
	struct action_test test;
	int16_t test_turn;	/* 0 = never */
	uint8_t word;		/* enum action that binds it; carry on: nothing */
	uint8_t mind;		/* enum action that `carry on` goes on with */
	cell_t alarm;		/* of a beast: where it heard a shot or scream last turn */
};

struct pp_figure {
	/* moving */
	cell_t goal;		/* where it is to go apart from its unit, or CELL_NONE */
	cell_t began;		/* where it stood when this turn began */
	int32_t left;		/* twelfths it may still go in the move under way */
	int32_t moved;		/* in the measure, this turn (S-P-35) */
	bool going;		/* P: see vocabulary */
	bool busy;		/* its move is spent on something else: rising, bandaging … */
	bool ran, charged;	/* this turn */
	int16_t tends;		/* figure it bandages or wakes this move, or -1 */
	bool wakes;		/* … wakes */
	/* bits per row of `deeds`: what it has dared this turn, what it has refused by name */
	uint16_t dared, shrank;
	/* firing and fighting */
	uint8_t thrown;		/* bombs that it has used up */
	bool spent;		/* has fired or thrown this turn, or may not any more */
	bool kicked;		/* has had its try at lit dynamite (S-P-26) */
	int16_t target;		/* figure aimed at, or -1 */
	cell_t mark;		/* cell thrown at, or CELL_NONE */
	int8_t arm;		/* row of `weapons` it uses for that, or -1 */
	uint8_t shot;		/* enum shot_kind */
	bool held;		/* told not to shoot (menus ask no more) */
	int16_t foe;		/* figure it strikes at, or -1: whoever there is */
	bool spares;		/* strikes at nobody this turn */
	bool lost_blow;		/* its next blow or shot of this round (S-P-10) */
	bool enraged;		/* until its fight is over (S-P-15) */
	/* harm */
	uint8_t injury;		/* enum injury: the worst it has; INJURY_SUPERFICIAL: none */
	uint8_t injuries;	/* how many of that kind (S-P-12) */
	bool bandaged;
	uint8_t worse;		/* times a light injury got worse (S-P-13) */
	uint8_t wounds;		/* of a creature, summed (P-9) */
	bool down;		/* lies, and takes a move to rise */
	bool staggered;		/* half of its next move */
	bool rising;		/* fights with 1 less (PP:92) */
	uint8_t fate;		/* enum fate */
	uint8_t fate_moves;	/* moves it has lain so */
	uint8_t groggy;		/* moves for which it is still so */
	bool fell_now;		/* downed or surrendered this turn: comrades mind (S-P-21) */
	/* courage */
	uint8_t spirit;		/* enum spirit: what its last throw gave; best of its class if
				 * it had no cause */
	int8_t morale_die;	/* of this turn's throw, DIE_NONE = none */
	uint16_t causes;	/* bit per enum cause */
	uint64_t scared_by;	/* units whose fright it has met (S-P-23) */
	bool under_fire;	/* has been near an initial shooting */
	bool told;		/* see vocabulary */
	uint8_t rounds;		/* bit for each of speaking in which it spoke this turn */
	bool tried;		/* has dared something by name this turn */
	uint8_t done[DEEDS], failed[DEEDS];	/* nerve, by row of `deeds` (P-11) */
};

/* ---- getting at things ---- */

static inline struct pp_game *pp_game_of(const struct game *g) { return g->own; }
static inline struct pp_unit *pp_unit_of(const struct game *g, int u)
{
	return (struct pp_unit *)g->unit_own + u;
}
static inline struct pp_figure *pp_figure_of(const struct game *g, int f)
{
	return (struct pp_figure *)g->figure_own + f;
}
static inline const struct pp_rules *pp_rules_of(const struct game *g) { return g->rules; }

/* settings.c */
enum nerve_word { NERVE_WORD_NOBODY, NERVE_WORD_NPC, NERVE_WORD_NAMED };
enum item_setting { ITEM_LOAD, ITEM_SETTINGS };

/* harm.c, save.c, care.c (P-5, P-8, P-9, S-P-10, S-P-12 … S-P-16, S-P-18, X-44) */
/* A hit or blow: what it does at once, and what the saving throw is against; `name` and
 * `rule` of the arm, or of what else its SDD is from. */
struct pp_blow {
	enum pp_effect effect;
	enum harm harm;
	int sdd;
	const char *name, *rule;
};

#endif
