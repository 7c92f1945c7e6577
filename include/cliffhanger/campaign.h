/* Campaigns: episodes linked by outcome, and who goes from one to the next.
 *
 * A campaign is constant once read, and owns all it points to, the texts of its
 * files included.  What becomes of it in play is a serial's (serial.h).
 *
 *  Q1  Whatever an episode says of its scenario's sides, units, flags, items and
 *      objectives is there: read and checked together with it.
 *  Q2  The last outcome of every episode asks for nothing, so one always fits.
 */
#ifndef CLIFFHANGER_CAMPAIGN_H
#define CLIFFHANGER_CAMPAIGN_H

#include "cliffhanger/hero.h"
#include "cliffhanger/scenario.h"

enum {
	EPISODES_MAX = 24, CAMPAIGN_HEROES_MAX = 32, FOLLOWERS_MAX = 16, VARIABLES_MAX = 32,
	CAMPAIGN_ENDINGS_MAX = 24, SLOTS_MAX = 16, OUTCOMES_MAX = 16, PARAGRAPHS_MAX = 16,
	WHO_MAX = CAMPAIGN_HEROES_MAX, TESTS_MAX = 6, MENTIONS_MAX = 8, BRINGS_MAX = 8,
	FOLLOWERS_MOST = 60, FOLLOWER_NAMES_MAX = 20, VARIABLE_MOST = 999,
	CAMPAIGN_FILES_MAX = 64
};

/* ---- variables ---- */

enum relation { RELATION_AT_LEAST, RELATION_AT_MOST, RELATION_NOT, RELATION_MORE,
	RELATION_LESS, RELATION_IS, RELATIONS };
struct variable_test { int16_t variable, number; uint8_t relation; };
struct variable_tests { uint8_t n; struct variable_test at[TESTS_MAX]; };	/* all hold */
bool variables_hold(const struct variable_tests *t, const int16_t *values);

/* ---- the cast ---- */

enum wounds_rule { WOUNDS_HEAL, WOUNDS_REST, WOUNDS_STAY };

struct campaign_hero {
	const char *id;
	const char *file;	/* his own, or "" */
	bool at_hand;		/* from the beginning */
	int16_t if_dead, if_held;	/* variables that are 1 then, and 0 otherwise; -1 = none */
	struct hero hero;
};

struct campaign_followers {
	const char *id, *name;
	int16_t figures, most;
	uint8_t n_names;
	const char *const *names;	/* of some of them */
};

struct campaign_item { const char *id, *name; };

/* ---- episodes ---- */

enum slot_as { SLOT_LEADER, SLOT_COMPANION };
enum slot_whom { SLOT_AT_HAND, SLOT_CAPTIVE };
enum slot_otherwise { SLOT_STAND_IN, SLOT_ABSENT };

struct slot {
	const char *unit, *side;	/* side: of the unit, in its scenario */
	const char *stand_in;		/* who leads if nobody does, no hero; "" = as the
					 * scenario says */
	uint8_t as, whom, otherwise;	/* the enums above */
	uint32_t who;			/* bit per hero of the roster; 0 = anybody */
	uint8_t n_who;
	uint8_t order[WHO_MAX];		/* the first at hand is the usual one */
};

struct brings {
	int16_t item;
	uint8_t n_units;
	const char *units[MENTIONS_MAX], *sides[MENTIONS_MAX];
};
struct musters { int16_t followers; const char *unit; };
struct paragraph { struct variable_tests tests; const char *text; };

struct mentions { uint8_t n; const char *id[MENTIONS_MAX]; };
struct holding { int16_t item; const char *side; };

struct outcome {
	/* What it asks. */
	const char *winner;		/* a side, "nobody", or NULL: whoever */
	struct mentions flags, no_flags, met, unmet;
	uint8_t n_held;
	struct holding held[MENTIONS_MAX];
	uint32_t fit, dead, captive;	/* bit per hero of the roster: all of these are */
	uint32_t any_dead, any_captive;	/* one of these is; 0 = whatever they are */
	struct variable_tests tests;
	/* What it does. */
	const char *story;		/* told; "" = nothing */
	int16_t sets[VARIABLES_MAX];	/* by `set` */
	uint32_t set, added;		/* bit per variable: becomes; grows by */
	uint32_t heal, free, join, leave;	/* bit per hero */
	uint16_t heal_followers;	/* bit per followers */
	int16_t recruit[FOLLOWERS_MAX];
	uint8_t n_gives;
	struct holding gives[MENTIONS_MAX];	/* side NULL: nobody has it */
	int16_t next, ending;		/* one is -1 */
};

struct episode {
	const char *id, *title, *file;
	const char *text;		/* the scenario's, as scenario_load() gives it */
	size_t size;
	uint8_t n_slots, n_brings, n_musters, n_outcomes, n_paragraphs;
	uint8_t n_sides;
	const char *side_ids[SIDES_MAX], *side_names[SIDES_MAX];	/* of its scenario */
	uint32_t reads;			/* bit per variable that the scenario has, too */
	struct slot *slots;
	struct brings *brings;
	const struct musters *musters;
	const struct paragraph *paragraphs;	/* beside the scenario's briefing */
	const struct outcome *outcomes;
};

struct campaign_ending { const char *id, *title, *text; };

struct campaign_file { const char *name, *text; size_t size; };

struct campaign {
	const char *title, *log_line, *opening;
	struct credits credits;
	const struct game_system *system;
	enum wounds_rule wounds;
	uint8_t n_sides, n_variables, n_items, n_heroes, n_followers, n_episodes, n_endings;
	const char *sides[SIDES_MAX];		/* that a person may play */
	const char *const *variables;
	const int16_t *values;			/* at the beginning */
	const struct campaign_item *items;
	const struct campaign_hero *heroes;
	const struct campaign_followers *followers;
	struct episode *episodes;		/* the first one begins */
	const struct campaign_ending *endings;
	int n_files;
	const struct campaign_file *files;	/* all that was read, the campaign's own first */
	void *arena;
};

/* Where a campaign's files come from: a folder, or a save.  The text of a file by
 * its name, malloc'd; NULL if it is not to be had, with the fault if more is known. */
struct library {
	char *(*text)(void *self, const char *name, size_t *size, struct faults *f);
	void *self;
	const char *folder;	/* before names in messages: "campaigns/x/", "" */
};

/* Reads a campaign and all its files; `tell` gets the faults of each file that has
 * any.  NULL if there is an error.  Thorough: its scenarios with all that their
 * variables may be, too. */
struct campaign *campaign_read(const struct library *library, const char *name, bool thorough,
	void (*tell)(void *self, const struct faults *f), void *self);
/* From FOLDER/NAME.yaml and the folder's other files. */
struct campaign *campaign_load(const char *file, bool thorough,
	void (*tell)(void *self, const struct faults *f), void *self);
void campaign_free(struct campaign *c);		/* takes NULL */

/* Whether a text is a campaign's rather than a scenario's. */
bool campaign_is(const char *text, size_t size);

/* Every key of the formats, in mdoc, from the tables that check them. */
void campaign_print_schema(void *stream /* FILE * */);
void hero_print_schema(void *stream /* FILE * */);
void campaign_print_keys(void *stream /* FILE * */);
void hero_print_keys(void *stream /* FILE * */);

#endif
