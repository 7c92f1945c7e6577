/* A rule system: one constant struct of functions, one exported symbol.
 *
 * Each system lives in a folder of its own behind this interface; nothing
 * outside asks which one is in play.  Members are required unless marked
 * optional (NULL = the default named).  src/systems/null is the shortest
 * example and always built.
 *
 * All functions that take a `const struct game *` work on the truth and on
 * views alike.
 */
#ifndef CLIFFHANGER_SYSTEM_H
#define CLIFFHANGER_SYSTEM_H

#include "cliffhanger/game.h"

struct ruling;
struct reach;
struct view;
struct casting;
struct odds_action;
struct skirmish;
struct state_row;

enum { LINE_MAX_BYTES = 320, OPTIONS_MAX = 32, PREVIEW_LINES = 12 };

struct phase { const char *name, *title, *help; };	/* "shoot", "Shooting" */

/* What the verb "done" is for, in all systems (later.h). */
#define DONE_HELP "That is all for now; with a phase's word, of that phase alone: now, or when it " \
	"comes."

struct decision_kind {
	const char *name;	/* "orders" */
	const char *prompt;	/* what is asked, for the prompt line */
	const char *help;
	const char *done;	/* verb that closes it ("done"), or NULL: any choice does */
	/* Verb that answers it for one unit by doing nothing ("hold UNIT"), where there is no
	 * `done`; NULL: it has none. */
	const char *pass;
};

/* What an option still needs to be a whole choice. */
enum option_need { NEED_NOTHING, NEED_CELL, NEED_UNIT, NEED_FIGURE, NEED_TEXT };

/* One row of a menu: a choice that could be made for a unit. */
struct option {
	char line[96];		/* the choice's text so far: "order marines patrol" */
	const char *label;	/* what it is called: "Charge an enemy unit" */
	const char *means;	/* "fast, no shooting"; NULL: nothing else */
	char note[48];		/* what this game adds to that: ", 2 in reach" */
	char whom[64];		/* the target it has, by its name; "": none */
	char key;		/* its letter; unique within a menu */
	enum option_need need;
	bool allowed;
	bool shoots;		/* a shot: never what Enter does unasked */
	bool on_purpose;	/* gives something up, or sets a gun about: nor is that */
	bool passes;		/* nothing comes of it but that the question is done with */
	struct reason why;	/* if not allowed */
};

/* A chance that a choice has, to be seen at a glance: good or bad for who chooses, or neither. */
enum share_of { SHARE_GOOD, SHARE_BAD, SHARE_ELSE };
enum { SHARES_MAX = 6, SHARE_WORDS = 24 };
struct share { char what[SHARE_WORDS]; int16_t milli; uint8_t of; };

/* What would come of a choice: shown before committing, weighed by minds. */
struct preview {
	int n_lines;
	char lines[PREVIEW_LINES][LINE_MAX_BYTES];
	int n_shares;
	struct share shares[SHARES_MAX];
	uint64_t said_by_shares;	/* a bit for each line that says only what they say */
	bool rolls;		/* whether the next four mean anything */
	int need, sides, dice;
	int32_t hits_milli;	/* expected hits, thousandths */
	int32_t harm_milli;	/* expected enemy figures out of action, thousandths */
	int32_t risk_milli;	/* expected own figures out of action, thousandths */
};

/* What an action test (K-5, C-14) would make of each die. */
struct forecast_word {
	const char *word;	/* "advance" */
	bool blue;		/* in the table; binds only those whom nobody commands */
	bool binds;		/* it would have to be obeyed here */
};
struct forecast {
	int factor;		/* the sum */
	int n_factors;
	struct modifier factors[ROLL_MODIFIERS_MAX];
	const char *table;	/* id of the action table used */
	const char *row;	/* title of the row */
	struct forecast_word outcome[6];	/* by the die as thrown, 1 … 6 */
	int platoon;		/* unit whose word it does while all words of its platoon
				 * are blue (K-8), or NOBODY */
};

/* What the phase under way has thrown for one unit. */
struct phase_line {
	int unit;		/* or NOBODY: the whole line is text; such come first */
	bool blue;		/* a word of the colour that binds only some (K-5) */
	bool binds;		/* it has to be obeyed */
	char text[96];		/* numbers first: " 3 4 advance*" */
};

/* A place that the viewer's map marks besides ground, figures and things: where a
 * shell of his own will burst, or with a sign of its own something that stands there. */
struct map_mark {
	cell_t cell;
	const char *what;	/* "a counter" */
	char sign;		/* in a figure's place, unless one is there; 0: only a mark on
				 * whatever is there */
	int8_t side;		/* in whose colour the sign is, or NOBODY */
	int32_t radius;		/* it lies over all that is so near, like a cloud: behind the
				 * signs of what is there; 0: on its cell alone */
};
enum { MAP_MARKS_MAX = 96 };

static inline bool map_mark_covers(const struct table *t, const struct map_mark *m, cell_t cell)
{
	return m->cell == cell || (m->radius > 0 && table_within(t, m->cell, cell, m->radius));
}

/* How far round a place a choice strikes, or is heard: the nearest length first. */
enum { SPREADS_MAX = 2 };
struct spread {
	cell_t middle;		/* CELL_NONE: wherever the cell that is chosen is */
	int n;
	int32_t lengths[SPREADS_MAX];
};

enum figure_mark { MARK_FIT, MARK_SUPPRESSED, MARK_WOUNDED, MARK_DEAD,
	MARK_CAPTIVE, MARK_ROUTING, MARK_UNDER,
	MARK_ACTED,	/* nothing else ails him: his unit has done what it does this turn */
	MARKS };

struct game_system {
	const char *id;			/* "rugged": as scenarios name it */
	const char *name;		/* "Rugged Adventures" */
	const struct rulebook *book;
	/* Sides of the single dice by which things are picked at random (S-C-17), the
	 * smallest first, 0 ends; optional: a D6 and a D10.  For more things than the last
	 * has sides several D10 are read as one number. */
	const uint8_t *pick_dice;
	size_t game_size, unit_size, figure_size;	/* of its own state */
	size_t notes_size;		/* of what its minds keep (game->notes) */
	const struct field *game_fields, *unit_fields, *figure_fields; /* name NULL ends */
	const struct phase *phases;	/* name NULL ends */
	const struct verb *verbs;	/* name NULL ends */
	const struct decision_kind *decisions;	/* name NULL ends */
	const struct setting_spec *unit_settings, *hero_settings, *gm_settings;
				/* key NULL ends; at most SETTINGS_MAX */
	const struct setting_spec *item_settings;	/* the same; optional: none */
	/* What its figures and units can be in (state.h), name NULL ends; optional: nothing
	 * but what all can. */
	const struct state_row *states;
	bool faces;	/* a rule reads where figures face: front ends tell it (Y-30) */
	/* Whoever is seen knows it, as counters are turned over on the table; else only who sees
	 * somebody of those who see him. */
	bool sight_is_open;
	bool speaks;	/* its games tell who has understood whom (game_heard()) */

	/* Typed tables from a rulebook, checked once; NULL with the reason. */
	void *(*bind)(const struct game_system *s, const struct rulebook *book,
		struct reason *why);
	void (*unbind)(void *rules);
	/* Kinds of ground from the rulebook's terrain table; how many. */
	int (*grounds)(const struct rulebook *book, struct ground *grounds, int room);
	/* Whether play reads an entry of the rulebook, so that a house rule on it
	 * means something; optional: of every entry. */
	bool (*plays)(const struct game_system *s, const struct rulebook *book,
		const char *table, const char *row, const char *column);
	/* The body of a unit that is one big figure by its settings (`vehicle: truck`):
	 * its size in cells of `cell_length` and its seats; false if it is none.  Optional:
	 * there are none. */
	bool (*body)(const struct rulebook *book, const struct setting *settings,
		int32_t cell_length, struct body *body, int *seats);
	/* Whether a figure of a setup may be on a kind of ground (an index of its
	 * table's); optional: on all that can be walked on. */
	bool (*stands)(const struct setup *s, int figure, int ground);
	/* Whether a figure may be above another in one cell (game.h, G2): a boat over a diver.
	 * For as long as it is, this must stay so; no man is above another.  Optional: never. */
	bool (*over)(const struct game *g, int figure, int other);
	/* How the men of a unit of a setup go on land, and so where they may be placed;
	 * optional: on foot. */
	enum gait (*gait)(const struct setup *s, int unit);
	/* What a setup must satisfy beyond the common checks: called with every
	 * fault, `key` names the offending setting; optional. */
	void (*check_setup)(const struct setup *s, setup_fault *fault, void *self);
	/* What is lawful and mostly a mistake, told in the same way; optional. */
	void (*doubts)(const struct setup *s, setup_fault *doubt, void *self);

	/* Keys of hero_settings that tell where a hero is rather than who he is, so
	 * that a scenario has them of whoever takes a place; NULL-ended, optional. */
	const char *const *hero_places;
	/* What a hero has in this game that lasts and was rolled in it: sets those of his
	 * settings; optional. */
	void (*hero_lasts)(const struct game *g, int figure, struct setting *settings);

	/* How its heroes are rolled up and judged (casting.h); optional. */
	const struct casting *casting;

	/* What `cliffhanger odds` reckons by these rules (odds.h), NULL-ended; optional. */
	const struct odds_action *const *odds;

	/* What the frame (src/skirmish) asks of it; optional: it plays without the frame. */
	const struct skirmish *skirmish;

	/* ---- the fold ---- */
	void (*start)(struct game *g);	/* figures are placed; set its own state */
	bool (*check)(const struct game *g, const struct choice *c, struct reason *why);
	void (*apply)(struct game *g, const struct choice *c);
	/* Goes on until a decision is open or the game is over. */
	void (*advance)(struct game *g);
	/* In a game that a mind guesses at: asks all seats but this one what they are asked at
	 * the same time as it, and might have answered already.  Optional: nobody. */
	void (*reopen)(struct game *g, int seat);

	/* Whether its own part of a restored game makes sense beyond the bounds
	 * of its fields; optional. */
	bool (*restored)(const struct game *g, struct reason *why);

	/* ---- the Game Master (master.h) ---- */
	const struct ruling *rulings;	/* what is left to him; asks.name NULL ends; optional */
	/* What only these rules know of an act: whether it may be done to a figure (or
	 * to the unit of c->argument[0]: NOBODY), and doing it: healing, wounding and
	 * killing wholly, moving, adding, removing and hiding after what is common to
	 * all systems.  Optional: acts that need the rules are unknown then. */
	bool (*master_check)(const struct game *g, const struct choice *c, int figure,
		struct reason *why);
	void (*master_act)(struct game *g, const struct choice *c, int figure);
	/* Whether somebody who is fit bears a wound that can be healed; optional: nobody
	 * does. */
	bool (*hurt)(const struct game *g, int figure);
	/* An act is over: questions that have lost their sense are closed; optional. */
	void (*master_done)(struct game *g);

	/* ---- what the scenario's script, or the Game Master, does to the table ---- */
	/* The ground under these figures has changed; the table was `before`.  Optional:
	 * they stay where they are. */
	void (*engulfed)(struct game *g, const struct table *before, const int16_t *figures,
		int n);
	/* Two sides have become friends, or enemies; optional: nothing comes of it but that
	 * they are. */
	void (*truce)(struct game *g, int side, int other);

	/* ---- fog ---- */
	/* Strips from a clone what a side may not know (orders, own state of
	 * hidden units); the game has already removed unseen units. */
	void (*redact)(struct game *view, int side);

	/* ---- words and previews, on views ---- */
	/* A unit's row in the roster: order or state in a few words. */
	void (*unit_state)(const struct game *v, int unit, char *text, size_t size);
	/* A unit's sheet, line by line; false past the last. */
	bool (*unit_sheet)(const struct game *v, int unit, int line, char *text, size_t size);
	bool (*figure_sheet)(const struct game *v, int figure, int line, char *text, size_t size);
	enum figure_mark (*figure_mark)(const struct game *v, int figure);
	/* What its rules call a mark, MARKS of them, NULL where the usual word is right;
	 * optional. */
	const char *const *mark_words;
	/* What keeps somebody down who is neither fit nor dead, in a word or two; optional: he is
	 * wounded. */
	const char *(*lies)(const struct game *v, int figure);
	/* The number that a unit's row in the roster has beside its strength, as things
	 * stand by what the viewer knows; false if it has none now.  Optional: no unit has. */
	bool (*roster_sum)(const struct game *v, int unit, int *sum);
	const char *roster_sum_name;	/* two letters: "RF" */
	/* What the phase under way has thrown, a line a unit, by what the viewer knows; false
	 * past the last.  Optional: the log alone tells.  The legend says what the lines'
	 * words are: "risk factor, die, word". */
	bool (*phase_line)(const struct game *v, int line, struct phase_line *l);
	const char *phase_legend;
	/* Who acts now, in a few words and by what the viewer knows: "Reds have the hand: 7 v
	 * 4"; "" if there is nothing to say.  Optional: all act together. */
	void (*turn_line)(const struct game *v, char *text, size_t size);
	/* What is asked by a decision, where its kind alone does not tell whom it is about: with
	 * their names, in a few words if brief.  False: as its kind has it.  Optional. */
	bool (*question)(const struct game *v, const struct decision *d, bool brief, char *text,
		size_t size);
	/* Units a decision still waits for: true if `unit` lacks an answer. */
	bool (*wants)(const struct game *v, const struct decision *d, int unit);
	/* The menu of a unit under a decision; how many options. */
	int (*options)(const struct game *v, const struct decision *d, int unit,
		struct option *options, int room);
	/* Fills a preview of a whole (checked) choice. */
	void (*preview)(const struct game *v, const struct choice *c, struct preview *p);
	/* How its units go on an errand (bidding.h): the verbs of choices, or the words after
	 * a unit's name, those first that are liked best; NULL-ended. */
	const char *const *walks;
	/* Floods `reach` with where an option's cell may be; false if it has none. */
	bool (*reach)(const struct game *v, int unit, const char *line, struct reach *r);
	/* The same for an option of a big figure, whose ways are courses: fills `course`
	 * with where its anchor may come; optional: none has any. */
	bool (*course)(const struct game *v, int unit, const char *line, struct course *course);
	/* Range bands of a unit's main arm, as lengths; how many (0 … 3). */
	int (*bands)(const struct game *v, int unit, int32_t lengths[3]);
	/* Where a unit's shots leave from if not from its figures: its gun's cell, or CELL_NONE.
	 * Optional: always from its figures. */
	cell_t (*muzzle)(const struct game *v, int unit);
	/* What the viewer's maps mark; how many.  Optional: nothing. */
	int (*marks)(const struct game *v, struct map_mark *marks, int room);
	/* Whether, by these rules, somebody in one cell sees to another; with `shot`,
	 * whether he could also shoot at whoever stands there.  If not, why, and the cell
	 * that stops it.  Optional: as the ground lets him (sight.h). */
	bool (*line)(const struct game *v, cell_t from, cell_t to, bool shot, struct reason *why,
		cell_t *at);
	/* How far a choice strikes, or is heard, by an option's line; false: nowhere but where
	 * it is made.  Optional: no choice does. */
	bool (*spread)(const struct game *v, int unit, const char *line, struct spread *s);

	/* ---- minds ---- */
	/* The six reactions of a unit in view, anybody's, as things stand by the viewer's
	 * knowledge; false if it makes no tests. */
	bool (*forecast)(const struct game *v, int unit, struct forecast *f);
	/* Why a unit did what it did last, line by line; false past the last. */
	bool (*why)(const struct game *v, int unit, int line, char *text, size_t size);
	/* A commander's answer for one decision: writes one choice that passes
	 * check.  `v` is the seat's view. */
	void (*command)(const struct view *v, const struct decision *d, struct choice *c);
	/* The same for an uncommanded unit: carries out its table's word. */
	void (*obey)(const struct view *v, const struct decision *d, struct choice *c);
	/* What that commander wants of a unit of the viewer's, in a few words: "get to the
	 * gate"; "" if nothing is to be said.  NULL: he has no such thing in mind. */
	void (*intent)(const struct game *v, int unit, char *text, size_t size);
};

/* What a scenario says of a unit, or of a hero, or else the system's standard; `key` is a row of
 * unit_settings, or of hero_settings. */
static inline int32_t game_unit_setting(const struct game *g, int unit, int key)
{
	return setting_value(&g->setup->units[unit].settings[key], &g->system->unit_settings[key]);
}

static inline int32_t game_hero_setting(const struct game *g, int figure, int key)
{
	return setting_value(&g->setup->figures[figure].settings[key],
		&g->system->hero_settings[key]);
}

/* The registry: NULL-ended, in the order players are shown them. */
extern const struct game_system *const systems[];
const struct game_system *system_find(const char *id);	/* or NULL */

#endif
