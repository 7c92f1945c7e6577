/* The setup: all that is needed to begin a game, as plain data.
 *
 * The story layer makes it from YAML; tests make it by hand.  Every unit that
 * may ever come (reinforcements, spawns) is in it from the start, off the
 * table, so that a game's arrays never grow.  What only one system knows
 * (traits, morale classes) is kept as settings, typed by that system's tables
 * of `struct setting_spec`, so that no loader asks which system is in play.
 *
 * A setup owns everything it points to (one arena) and is constant once made;
 * games share it.
 */
#ifndef CLIFFHANGER_SETUP_H
#define CLIFFHANGER_SETUP_H

#include "cliffhanger/footprint.h"
#include "cliffhanger/rulebook.h"
#include "cliffhanger/table.h"

enum {
	SIDES_MAX = 6, UNITS_MAX = 64, FIGURES_MAX = 640, ITEMS_MAX = 16,
	FLAGS_MAX = 64, AREAS_MAX = 48, OBJECTIVES_MAX = 24, SCRIPTS_MAX = 96,
	CONDITIONS_MAX = 512, EFFECTS_MAX = 512, ENDINGS_MAX = 24,
	TURNS_MAX = 99,
	ID_MAX = 24,		/* ids: lower case letters, digits, - ; with NUL */
	NAME_MAX_BYTES = 64,	/* names for people, UTF-8, with NUL */
	STATES_MAX = 1024,	/* in which people begin */
	ARMS_MAX = 3,		/* weapons a figure carries */
	SEATS_OF_BODY_MAX = 60,	/* figures aboard a vehicle */
	STORY_MAX_BYTES = 2000,	/* a story of an event or an ending, with NUL */
	NAME_LISTS_MAX = 16,
	SETTINGS_MAX = 32,	/* of one kind, of one system */
};

/* ---- settings: what a system wants to know beyond the common keys ---- */

enum setting_kind {
	SETTING_FLAG, SETTING_NUMBER, SETTING_WORD, SETTING_WORDS, SETTING_TEXT,
	SETTING_ROW,	/* id of a row of the rulebook table named in `table` */
	SETTING_CELL,	/* a cell of the scenario's map: of units alone */
};

struct setting_spec {
	const char *key;
	enum setting_kind kind;
	int32_t least, most;		/* NUMBER */
	const char *const *words;	/* WORD, WORDS: allowed, NULL-ended */
	const char *table;	/* ROW; of a TEXT that is an id: the section that has it, "areas" */
	int32_t standard;	/* value where the scenario is silent (WORD: index,
				 * WORDS: bit mask, ROW: row, CELL: cell, or -1 = none) */
	const char *doc;	/* one line for the man page */
};

/* Rows of such a table. */
#define FLAG_SETTING(key, doc) { key, SETTING_FLAG, 0, 1, NULL, NULL, 0, doc }
#define NUMBER_SETTING(key, least, most, standard, doc) \
	{ key, SETTING_NUMBER, least, most, NULL, NULL, standard, doc }
#define WORD_SETTING(key, words, standard, doc) \
	{ key, SETTING_WORD, 0, 0, words, NULL, standard, doc }
#define WORDS_SETTING(key, words, doc) { key, SETTING_WORDS, 0, 0, words, NULL, 0, doc }
#define ROW_SETTING(key, table, standard, doc) \
	{ key, SETTING_ROW, 0, 0, NULL, table, standard, doc }
#define TEXT_SETTING(key, doc) { key, SETTING_TEXT, 0, 0, NULL, NULL, 0, doc }
#define ID_SETTING(key, section, doc) { key, SETTING_TEXT, 0, 0, NULL, section, 0, doc }
#define CELL_SETTING(key, doc) { key, SETTING_CELL, 0, 0, NULL, NULL, CELL_NONE, doc }
#define SETTINGS_END { NULL, SETTING_FLAG, 0, 0, NULL, NULL, 0, NULL }

struct setting {
	bool given;
	int32_t number;		/* FLAG 0/1, NUMBER, WORD index, WORDS mask, ROW row,
				 * CELL cell */
	const char *text;	/* TEXT, else NULL */
};

/* Called with what is wrong with a setup: of which unit or figure, or -1, and at which key. */
typedef void setup_fault(void *self, int unit, int figure, const char *key, const char *text);

/* What was given, else what stands where the scenario is silent. */
static inline int32_t setting_value(const struct setting *s, const struct setting_spec *spec)
{
	return s->given ? s->number : spec->standard;
}

/* ---- the cast ---- */

struct setup_figure {
	const char *name;	/* "" for one of the crowd */
	const char *called;	/* the name that one of the crowd has drawn, or NULL */
	const char *roster;	/* whom a campaign knows by this id, "" = nobody */
	int16_t unit;
	bool leader, second;	/* leads; takes over when the leader falls */
	bool hero;		/* a PRP: has the hero settings */
	bool shield;
	uint8_t n_arms;
	int16_t arms[ARMS_MAX];	/* rows of the rulebook's `weapons` table */
	struct body body;	/* a vehicle, a large beast: the only figure of its unit */
	uint8_t seats;		/* figures it can carry; 0: nobody gets aboard */
	cell_t cell;		/* CELL_NONE: placed by the unit's formation.
				 * Who stands at the unit's own cell has it here */
	struct setting settings[SETTINGS_MAX];	/* by system->hero_settings */
};

struct setup_unit {
	const char *id, *name, *note;
	char sign;		/* one ASCII letter for maps */
	int16_t side;
	int16_t names;		/* the list from which those without a name draw, -1 = none */
	int16_t first, count;	/* its figures, consecutive */
	cell_t cell;		/* the leader's place, CELL_NONE = not yet there */
	int8_t facing;
	int16_t aboard;		/* unit, a vehicle, that all its figures begin aboard and
				 * come with; -1 = none */
	bool absent;		/* in the scenario, but not in this game: never comes */
	bool uncommanded;	/* minded by the action tables (C-14) */
	bool hidden;		/* begins in ambush */
	bool secret;		/* its own side does not know of it until it comes */
	int8_t die_modifier;	/* of its action tests (K-2) */
	int16_t arrives;	/* turn it comes as a reinforcement; 0 = there from the
				 * start if it has a cell, else when the script brings it */
	int16_t arrives_area;	/* area where it comes, or -1; also without a turn */
	struct setting settings[SETTINGS_MAX];	/* by system->unit_settings */
};

/* A state in which somebody begins (state.h). */
struct setup_state {
	int16_t state;		/* row of the system's states */
	int16_t who;		/* unit or figure, as the state is of */
	int32_t value;
};

enum edge { EDGE_NONE = 0, EDGE_NORTH = 1, EDGE_EAST = 2, EDGE_SOUTH = 4, EDGE_WEST = 8 };

struct setup_side {
	const char *id, *name, *goal;	/* goal: a line for its player, see view_goal() */
	bool public;			/* the goal is told to everybody */
	const char *briefing;		/* for its player alone; NULL or "" = none */
	uint8_t edges;			/* enum edge bits it calls its own (C-9) */
	int16_t names;			/* of its units that say nothing, -1 = none */
	uint8_t colour;			/* 0 … 5, a front end's palette */
	bool machine;			/* offered as machine-played by default */
	uint8_t friends;		/* bit per side it does not fight, as the game begins */
	uint8_t allies;			/* bit per side it sees for, and that sees for it, as
					 * long as they are friends; whichever names the other */
};

/* Names for those who have none (scenario_draw_names()). */
struct setup_names { const char *id; int n; const char *const *names; };

struct setup_area {
	const char *id, *name;
	int32_t n_cells;
	const cell_t *cells;	/* ascending */
};

struct setup_item {
	const char *id, *name;
	cell_t cell;		/* lies here, or CELL_NONE */
	int16_t unit;		/* carried by, or -1 */
	struct setting settings[SETTINGS_MAX];	/* by system->item_settings */
};

/* ---- script ---- */

enum condition_kind {
	WHEN_ALL, WHEN_ANY, WHEN_NOT,	/* a = first child, n = children */
	WHEN_TURN,	/* number: at the end of this turn or later */
	WHEN_ENTERS,	/* unit (or any of side) has a figure in area */
	WHEN_SPOTTED,	/* unit, by side or by any (-1) */
	WHEN_DESTROYED,	/* unit has no fit figure on the table */
	WHEN_CAPTURED,	/* a figure of unit is captive of side, or of any (-1) */
	WHEN_ROUTED,	/* unit is routing or has left the table */
	WHEN_FLAG,	/* flag is set; with a unit and a number the unit sets it, by its
			 * first deed of that kind (enum does_kind) */
	WHEN_HAS,	/* unit or side holds item */
	WHEN_LEFT,	/* number figures of unit or of side left over an edge */
	WHEN_FIRED,	/* the script event named has fired */
	WHEN_HEARS,	/* unit has understood what side, or any but its own, has said */
	WHEN_MET,	/* whose aim it is has objective */
	WHEN_STANDS,	/* who leads unit from the start is in play, fit and free */
	CONDITION_KINDS
};

/* What a unit does, or what is done to it, that the script can wait for. */
enum does_kind {
	DOES_NONE, DOES_ORDERED, DOES_MOVES, DOES_SHOOTS, DOES_SHOT_AT, DOES_HIT, DOES_KINDS
};

struct condition {
	enum condition_kind kind;
	int16_t first, n;	/* ALL, ANY, NOT: children in the pool */
	int16_t unit, side, area, item, flag, script, objective;	/* -1 = not asked */
	int32_t number;
};

enum effect_kind {
	THEN_STORY,	/* text to all, or to side; number 1: it teaches the game */
	THEN_SPAWN,	/* unit comes on in area */
	THEN_REVEAL,	/* unit is spotted by all */
	THEN_FLAG,	/* flag := number */
	THEN_DRAW,	/* one of `flags`, diced for, is set */
	THEN_OBJECTIVE,	/* objective is had by side; -1 open, -2 failed */
	THEN_POINTS,	/* side gets number */
	THEN_GIVE,	/* item to unit */
	THEN_COMMAND,	/* unit becomes commanded (number 1) or uncommanded (0),
			 * -1 = stays; it changes to side, -1 = stays */
	THEN_GROUND,	/* the cells of area are of the kind `ground` from now on */
	THEN_TASK,	/* text is what to do now, for all or for side */
	THEN_FRIENDS,	/* sides side and `other` are friends (number 1) or no more (0) */
	THEN_END,	/* the game is decided for side (-1 nobody) */
	EFFECT_KINDS
};

struct effect {
	enum effect_kind kind;
	int16_t unit, side, area, item, flag, objective;	/* -1 = none */
	int16_t ground, other;
	int32_t number;
	const char *text;	/* never NULL */
	uint64_t flags;		/* a bit for each */
};

struct setup_script {
	const char *id;
	bool once;
	int16_t when;		/* root condition in the pool */
	int16_t first, n;	/* effects in the pool */
};

enum objective_kind {
	AIM_HOLD,	/* side alone has fit figures in area at the end */
	AIM_REACH,	/* a figure of side (or unit) stands in area, once */
	AIM_DESTROY,	/* unit is destroyed, captured or fled */
	AIM_CAPTURE,	/* unit has a captive held by side */
	AIM_KEEP,	/* unit keeps `number` figures fit to the end */
	AIM_EXIT,	/* `number` figures of unit or side leave over edge */
	AIM_ITEM,	/* side holds item at the end */
	AIM_SCRIPT,	/* only script events decide it */
	AIM_KINDS
};

struct setup_objective {
	const char *id, *text;
	enum objective_kind kind;
	int16_t side, unit, area, item;	/* side: whose aim it is */
	uint8_t edge;
	int32_t number, points;
	bool hidden;		/* not told to the other sides */
};

enum { WON_BY_ANY = -2 };

struct setup_ending {	/* an epilogue: of those that fit all up to the first that is not `on` */
	int16_t side;		/* the winner, -1 = a draw, or WON_BY_ANY */
	int16_t flag;		/* only if set, -1 = always */
	int16_t when;		/* only if this condition holds, -1 = always */
	bool on;		/* the next that fits is told after it */
	const char *text;
};

/* Whose work it is, as far as he says: NULL = he does not. */
enum { AUTHOR_BYTES = 100, LICENCE_BYTES = 60, VERSION_BYTES = 20 };
struct credits { const char *author, *version, *licence; };

struct setup {
	const char *id, *title, *log_line, *briefing;
	struct credits credits;
	const char *task;		/* what there is to do first, or NULL */
	const struct game_system *system;
	const struct rulebook *book;	/* with house rules, owned if changed */
	struct table *table;		/* a reference */
	int16_t turns;			/* the last turn */
	uint8_t n_sides;
	int16_t n_units, n_figures, n_items, n_flags, n_areas, n_objectives;
	int16_t n_states, n_name_lists;
	int16_t n_conditions, n_effects, n_scripts, n_endings;
	int16_t n_deeds;		/* conditions that wait for one */
	const struct setup_side *sides;
	const struct setup_unit *units;
	const struct setup_figure *figures;
	const struct setup_item *items;
	const struct setup_names *name_lists;
	const char *const *flags;
	uint64_t flags_set;		/* bit per flag: set from the beginning */
	const struct setup_area *areas;
	const struct setup_objective *objectives;
	const struct setup_state *states;
	const struct condition *conditions;
	const struct effect *effects;
	const struct setup_script *scripts;
	const struct setup_ending *endings;
	const char *const *house_rules;	/* "weapons rifle long 50\"" for people */
	int16_t n_house_rules, n_variables;
	const char *const *variables;	/* that it reads of a campaign */
	struct setting gm[SETTINGS_MAX];	/* by system->gm_settings */
	void *arena;			/* what the setup's maker frees */
};

int setup_find_unit(const struct setup *s, const char *id);	/* or -1 */
/* Whom of some (a bit per unit) people call that: by an id first, then by a name, with "The" or
 * without, in whatever case; or -1. */
int setup_find_called(const struct setup *s, const char *word, uint64_t among);
int setup_find_side(const struct setup *s, const char *id);	/* or -1 */
int setup_find_area(const struct setup *s, const char *id);	/* or -1 */
int setup_area_of(const struct setup *s, const struct setting *named);	/* or -1 */
bool setup_area_has(const struct setup_area *a, cell_t cell);

#endif
