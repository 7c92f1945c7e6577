/* Rolling in the light: a roll is prepared, modified, rolled and told (C-11).
 *
 *     struct roller r;
 *     roller_open(&r, "A-16", "shooting", unit, NOBODY, 4);
 *     roller_add(&r, "short range", "shooting.short", 2);
 *     roller_throw(&r, g, 10, n_dice);      what the dice say is in r.dice
 *     roller_tell(&r, g, "3 hits");
 *
 * A preview prepares the same roller and reads need and modifiers without
 * throwing, so that what is shown before and what is rolled cannot differ.
 */
#ifndef CLIFFHANGER_ROLL_H
#define CLIFFHANGER_ROLL_H

#include "cliffhanger/event.h"

struct game;

struct roller {
	struct event event;
	struct modifier modifiers[ROLL_MODIFIERS_MAX];
	uint8_t dice[ROLL_DICE_MAX];
	int sum_halves;		/* base and modifiers */
};

void roller_open(struct roller *r, const char *rule, const char *what,
	int unit, int figure, int base);
void roller_other(struct roller *r, int other);
void roller_audience(struct roller *r, int sides);	/* bit mask */
/* Adds a modifier in whole points or in halves; one of 0 is only noted. */
void roller_add(struct roller *r, const char *name, const char *rule, int value);
void roller_add_halves(struct roller *r, const char *name, const char *rule, int halves);
/* Sets the number to something the sum does not give (halved, capped, never
 * below one); noted as a modifier of the difference. */
void roller_set(struct roller *r, const char *name, const char *rule, int value);
int roller_need(const struct roller *r);	/* the sum, halves rounded down */
void roller_read(struct roller *r, enum roll_reading reading);
/* Its dice are read 0 … sides-1: the highest face of a die, as dice.h counts them,
 * is the printed 0.  Before roller_throw(). */
void roller_from_zero(struct roller *r);

/* Throws n dice of so many sides and counts the successes by the reading. */
int roller_throw(struct roller *r, struct game *g, int sides, int n);
void roller_tell(struct roller *r, struct game *g, const char *outcome);

/* The usual case in one: throws one die and tells it; true on success. */
bool roller_test(struct roller *r, struct game *g, int sides,
	const char *success, const char *failure);

/* How many of a die's faces succeed, of rolls that are read against a number. */
int roll_good_faces(const struct roll *r);
/* What such dice are called: "D10", or "D10 of 0-9". */
struct die_name { char text[24]; };
struct die_name roll_die_name(int sides, bool from_zero);

/* Picks one of n things at random by the dice of S-C-17; 0 … n-1.  No die for
 * n = 1. */
int roll_pick(struct game *g, int n, const char *rule, const char *what,
	int unit, int other);

#endif
