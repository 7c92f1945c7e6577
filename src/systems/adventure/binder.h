/* The binder: looks entries of a rulebook up by name, and remembers the first
 * that is missing or makes no sense.
 *
 * What it is asked for is what play reads: so it can also watch for one entry
 * and tell whether anything ever asked for it (adv_plays()).
 */
#ifndef ADVENTURE_BINDER_H
#define ADVENTURE_BINDER_H

#include "systems/adventure/adventure.h"

struct binder {
	const struct rulebook *book;
	struct reason *why;
	bool failed;
	struct { const char *table, *row, *column; } watched;	/* table NULL: nothing */
	bool seen;	/* the watched entry was read */
};

/* The first fault is kept; `expected` says what should have been there. */
void bind_fail(struct binder *b, const char *table, const char *row, const char *expected);
/* Never NULL; a blank entry and a fault if there is no such. */
const struct entry *bind_entry(struct binder *b, const char *table, const char *row,
	const char *column);
int32_t bind_number(struct binder *b, const char *table, const char *row, const char *column);
const char *bind_text(struct binder *b, const char *table, const char *row, const char *column);

/* A row that only some books have, and this one has not: no fault. */
bool bind_lacks(const struct binder *b, const char *table, const char *row);
/* Tables and columns that only some books have.  bind_has() asks for a table, a
 * row of it, a column of that; row and column may be NULL.  bind_optional() gives
 * 0 where there is no such entry, and no fault. */
bool bind_has(const struct binder *b, const char *table, const char *row, const char *column);
int32_t bind_optional(struct binder *b, const char *table, const char *row, const char *column);

/* The parts: arms and grounds. */
void bind_weapons(struct binder *b, struct adv_rules *r);
void bind_grounds(struct binder *b, struct ground *grounds, int room, int *n);
void bind_footing(struct binder *b, struct adv_rules *r);	/* what else the ground does */
void bind_vehicles(struct binder *b, struct vehicle_rules *v);
void bind_against_vehicles(struct binder *b, const char *row, struct weapon *w);
int bind_melee_row(const char *row);	/* enum melee_row of a row's id, or -1 */

#endif
