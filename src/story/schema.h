/* The schema: one table for each kind of mapping in a scenario.
 *
 * A row tells a key's name, type, range, words, where its value goes, and a
 * line for the manual.  From the same rows come the checks, the complaints
 * ("expected a key of a unit, found …; did you mean …?") and the KEYS section of
 * cliffhanger-scenario(5).
 */
#ifndef STORY_SCHEMA_H
#define STORY_SCHEMA_H

#include "story/loader.h"

enum key_kind {
	KEY_LINE,	/* const char *: one line of at most `most` bytes */
	KEY_TEXT,	/* const char *: paragraphs of at most `most` bytes */
	KEY_NUMBER,	/* any intN_t: least … most */
	KEY_FLAG,	/* bool: yes or no */
	KEY_SIGN,	/* char: one printable sign */
	KEY_WORD,	/* uint8_t: index into `words` */
	KEY_WORDS,	/* uint8_t: bit mask of `words` */
	KEY_CELL,	/* cell_t: COLUMN,ROW */
	KEY_FACING,	/* int8_t: a direction of the grid */
	KEY_NAME,	/* int16_t: the id of a `names`, or the word `also`: left -1 */
	KEY_SIDES,	/* uint8_t: bit mask of sides */
	KEY_PART	/* read by `read`, or elsewhere if that is NULL */
};

struct key {
	const char *name;
	enum key_kind kind;
	bool required;
	uint16_t offset, size;		/* where its value goes */
	int32_t least, most;
	const char *const *words;	/* NULL-ended */
	enum names_kind names;
	const char *also;
	/* PART: gets the value, and the struct that is being filled. */
	void (*read)(struct loader *l, const struct node *value, void *target);
	const char *form;		/* PART: how it is written, for the manual */
	const char *doc;
	bool program;			/* written by the program, not by authors */
};
/* The member of a struct that a key fills. */
#define TO(type, member) \
	.offset = (uint16_t)offsetof(type, member), \
	.size = (uint16_t)sizeof(((type *)0)->member)

/* Whose work a scenario or a campaign is: keys of both. */
#define CREDITS_KEYS(type) \
	{ "author", KEY_LINE, TO(type, credits.author), .most = AUTHOR_BYTES, \
		.doc = "Who wrote it: a line for lists and chronicles." }, \
	{ "version", KEY_LINE, TO(type, credits.version), .most = VERSION_BYTES, \
		.doc = "Its author's own number of it, as `1.2`." }, \
	{ "licence", KEY_LINE, TO(type, credits.licence), .most = LICENCE_BYTES, \
		.doc = "What others may do with it, as `CC BY 4.0`." }

/* A system's own keys beside the common ones. */
/* Who begins in states of the system by keys beside these: a figure, or a unit with all of its
 * figures. */
enum begins { BEGINS_NOBODY, BEGINS_FIGURE, BEGINS_UNIT };
enum own_keys { OWN_NONE, OWN_UNIT, OWN_HERO, OWN_GM, OWN_ITEM };

struct schema {
	const char *path;	/* where it stands, for the manual: "units.ID" */
	const char *what;	/* for complaints: "a unit" */
	const char *doc;
	const struct key *keys;
	int n_keys;
	enum own_keys own;
	enum begins begins;
	bool program;			/* written by the program, not by authors */
};
#define KEYS_OF(array) .keys = array, .n_keys = (int)(sizeof(array) / sizeof((array)[0]))

/* All of them, NULL-ended, in the order of the manual. */
extern const struct schema *const schemas[];
extern const struct schema *const schemas_of_campaign[], *const schemas_of_hero[];
/* Where its mappings stand: of "each of units.ID.heroes" "units.ID.heroes". */
const char *schema_place(const struct schema *s);

/* forms.c: how values are written, in words. */
void schema_form(const struct key *key, char *text, size_t size);
void schema_setting_form(const struct setting_spec *spec, char *text, size_t size);
void schema_state_form(const struct state_row *s, char *text, size_t size);

const struct setting_spec *schema_own_specs(const struct game_system *system, enum own_keys own);
/* Every setting at its standard value. */
void schema_settings_standard(const struct setting_spec *specs, struct setting *values);
/* Where a system has a key that the house has, too, a word is the system's and a number the
 * house's: `size: large` is a row of its book, `size: 4x2` a measure (Y-25). */
bool schema_own_word(const struct loader *l, enum own_keys own, const struct node *n);

/* Fills `target` from a mapping; what is not given keeps its value.  `own`: the
 * system's settings, NULL if this mapping may have none. */
void schema_read(struct loader *l, const struct schema *s, const struct node *n,
	void *target, struct setting *own);

/* Reads one that stands outside their mapping; false if the system has none of the name. */
bool schema_setting_take(struct loader *l, enum own_keys own, const struct node *n,
	struct setting *values);

/* The keys that a mapping may have, one after the other: the schema's, the system's own, states;
 * NULL past the last. */
const char *schema_key_at(const struct loader *l, const struct schema *s, int i);
/* mend.c: refuses a mapping's unknown keys, each once, and goes on with what they were meant as. */
void schema_mend(struct loader *l, const struct schema *s, const struct node *mapping);
/* Whether a key is one of the schema's, or of the system's own. */
bool schema_knows(const struct loader *l, const struct schema *s, const struct node *key);
/* read_states.c: the state that a key means beside them, with its number; NULL: none. */
const struct state_row *read_begins_in(const struct loader *l, const struct schema *s,
	const struct node *key, int *row);

/* ---- single values; false, a fault added, if they are not what they must be ---- */

bool yaml_value_is_text(struct loader *l, const struct node *n, const char *what);
bool yaml_value_number(struct loader *l, const struct node *n, int32_t least, int32_t most,
	int32_t *number);
bool yaml_value_flag(struct loader *l, const struct node *n, bool *flag);
bool yaml_value_word(struct loader *l, const struct node *n, const char *const *words, int *word);
bool yaml_value_text(struct loader *l, const struct node *n, const struct key *key,
	const char **text);
bool yaml_value_facing(struct loader *l, const struct node *n, int32_t *facing);
/* COLUMN,ROW counted from 1, as text or as a list of two. */
bool yaml_value_cell(struct loader *l, const struct node *n, cell_t *cell);
/* A length of the system's measure: 4", 2.5", 10 cm; at least `least`. */
bool yaml_value_length(struct loader *l, const struct node *n, int32_t least, int32_t *length);
/* Calls `read` for each entry of a list, or for a single value. */
void yaml_value_each(struct loader *l, const struct node *n, void *target,
	void (*read)(struct loader *l, const struct node *value, void *target));

#endif
