/* States: what a figure or a unit can be in besides its life and its place: routing,
 * unloaded, prone.  Each system has one table of them (Y-29), by which the Game Master puts
 * people into states (gm-state), scenarios begin with them, and the manual lists them.
 *
 *  ST1  state_check() alone judges whether somebody can be put into a state; what passes
 *       can be set, and is sound by the system's invariants afterwards.
 *  ST2  who is in a state by this table is so exactly as if the rules had brought it about.
 *  ST3  a scenario's states are set in the order of the table, before the first stage.
 *
 * A value is one number: of a flag 0 or 1, of words their index, of a unit or figure its
 * index or NOBODY, of a facing the grid's direction.
 */
#ifndef CLIFFHANGER_STATE_H
#define CLIFFHANGER_STATE_H

#include "cliffhanger/system.h"

enum state_of { STATE_OF_FIGURE, STATE_OF_UNIT };
enum state_kind {
	STATE_FLAG,	/* no or yes */
	STATE_NUMBER,	/* 0 (not in it) to `most` */
	STATE_WORD,	/* one of `words` */
	STATE_UNIT,	/* a unit, or "no" */
	STATE_FIGURE,	/* a figure, or "no" */
	STATE_FACING,	/* a direction of the grid */
};

typedef bool state_check_fn(const struct game *g, int who, int32_t value, struct reason *why);

struct state_row {
	const char *name;	/* in gm-state, and the key of scenarios */
	const char *label;	/* "broken, and running" */
	const char *doc;	/* a line for the manual */
	const char *rule;	/* that reads it */
	enum state_of of;
	enum state_kind kind;
	int32_t most;		/* NUMBER */
	const char *const *words;	/* WORD, NULL-ended */
	uint16_t at, size;	/* its field in the figure's or unit's own state; size 0: none */
	bool secret;		/* told to its own side alone */
	bool told;		/* `set` tells of it by an event of its own */
	state_check_fn *may;	/* whether it can be; optional: whoever is in play */
	/* Optional where there is a field: what it is now; putting into it. */
	int32_t (*value)(const struct game *g, int who);
	void (*set)(struct game *g, int who, int32_t value);
};

#define STATE_AT(type, member) .at = (uint16_t)offsetof(type, member), \
	.size = (uint16_t)sizeof(((type *)0)->member)

/* The i-th of a system: its own, then those that all have; NULL past the last. */
const struct state_row *state_at(const struct game_system *system, int i);
int state_count(const struct game_system *system);
int state_find(const struct game_system *system, const char *name);	/* or -1 */
/* Whether a book, or that of the action tables, has the rule that reads it: systems of one
 * room share a table. */
bool state_known(const struct rulebook *book, const struct state_row *s);
/* The i-th word for a value of a state, NULL past the last; of numbers "no" and "yes", for 0
 * and 1. */
const char *state_word(const struct grid *grid, const struct state_row *s, int i);
/* The value of that word: its index, but "no" of a unit or figure is NOBODY. */
int32_t state_word_value(const struct state_row *s, int i);

/* What its value may be, as text, which is returned: "one of NE, E", "a unit, or no". */
const char *state_values(const struct grid *grid, const struct state_row *s, char *text,
	size_t size);

/* `who`: a unit or a figure, as the state is of. */
int32_t state_value(const struct game *g, const struct state_row *s, int who);
bool state_check(const struct game *g, const struct state_row *s, int who, int32_t value,
	struct reason *why);
void state_set(struct game *g, const struct state_row *s, int who, int32_t value);

/* Calls `fault` with each of the setup's states that cannot be, by its number; false
 * without memory. */
bool states_try(const struct setup *setup,
	void (*fault)(void *self, int state, const char *text), void *self);

#endif
