/* Ideas: small tables of one idea each, and the rows of positions that are made of one.
 *
 * An idea's table is text, and the same in all systems:
 *
 *     systems rugged pacific …        which it is for; without it, all five
 *     turns 6
 *     map … end                       the ground
 *     area gate 5,3 5,4
 *     unit squad rifles us 6 3,4      id, role, side, figures, where
 *     tail … end                      the rest of the scenario, in YAML; $edge is the row's edge=
 *     row NAME [ID@C,R] [ID*N] [ID:ROLE] [-ID] [turns=N] [KEY=VALUE]… [only SYSTEM…]
 *       who squad
 *       good nearer north | leaves    any of these (deed.h)
 *       bad charges                   and none of those
 *       wanted later [SYSTEM…]        known to be wrong: run and told, not counted
 *     game FILE SEED TURN             instead of a table: a scenario, as quick commanders had
 *                                     brought it to that turn, and as it was kept (state.h)
 *
 * In a game's rows ID@C,R and ID*N do not put anybody anywhere: they say what the position was
 * when the row was written, and it is an error if it is not so any more.
 *
 * What a role is in a system stands in the file `roles`: SYSTEM ROLE keys of the unit, in YAML.
 */
#ifndef POSITIONS_IDEA_H
#define POSITIONS_IDEA_H

#include <stdbool.h>
#include <stddef.h>

enum { WORD_BYTES = 48, LINE_BYTES = 512, PARTS_MAX = 12, TEXT_BYTES = 8192, ROLE_LINES = 96 };

struct placed {				/* a unit of a table */
	char id[WORD_BYTES], role[WORD_BYTES], side[WORD_BYTES], figures[WORD_BYTES];
	char at[WORD_BYTES];
	bool gone;
};

struct idea {
	char name[WORD_BYTES], systems[LINE_BYTES], turns[WORD_BYTES];
	char map[TEXT_BYTES], areas[TEXT_BYTES], tail[TEXT_BYTES];
	int n_units;
	struct placed units[PARTS_MAX];
	char game[LINE_BYTES];		/* FILE, or "" */
	int seed, turn;
};

struct row {
	char name[WORD_BYTES], words[LINE_BYTES], who[WORD_BYTES];
	char good[LINE_BYTES], bad[LINE_BYTES];
	char wanted[LINE_BYTES];	/* "later", in which systems; or "" */
};

struct roles { int n; char lines[ROLE_LINES][LINE_BYTES]; };

bool roles_read(struct roles *r, const char *file);

/* Whether a row of the idea is for a system. */
bool idea_is_for(const struct idea *idea, const struct row *row, const char *system);
/* Whether it is known to be wrong there. */
bool row_is_wanted_later(const struct row *row, const char *system);
/* The row's scenario; false: it asks for something that is not there. */
bool idea_scenario(const struct idea *idea, const struct row *row, const struct roles *roles,
	const char *system, char *text, size_t size);

/* Reads an idea's file and hears its rows; false, with a word on stderr, if it is none. */
typedef void hear_row(void *self, const struct idea *idea, const struct row *row);
bool idea_read(const char *file, hear_row *hear, void *self);

#endif
