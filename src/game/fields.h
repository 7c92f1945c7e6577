/* Fields by name: numbers of a struct that tables can find, check and print.
 * Private to the game room. */
#ifndef GAME_FIELDS_H
#define GAME_FIELDS_H

#include "cliffhanger/game.h"

uint64_t field_get(const void *base, const struct field *f, int i);	/* bits */
/* Whether the field holds a number of these bits' kind within its bounds. */
bool field_takes(const struct field *f, int64_t value);
void field_set(void *base, const struct field *f, int i, int64_t value);
bool field_signed(const struct field *f);

/* A part of the state: structs of one kind in a row, with their fields. */
struct part {
	const char *name;	/* "unit" */
	void *base;
	size_t size;		/* of one */
	int count;
	const struct field *fields;	/* name NULL ends; NULL = none */
	/* One of which nothing is written or counted, as those are that a snapshot does not
	 * name; NULL: all are written. */
	const void *blank;
};
enum { PARTS_MAX = 10 };
bool field_part_blank(const struct part *p, int i);
/* All parts of a game, in the order of snapshots; how many. */
int game_parts(const struct game *g, struct part parts[PARTS_MAX]);

#endif
