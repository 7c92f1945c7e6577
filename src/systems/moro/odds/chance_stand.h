/* Units in the scene, by what inputs say of them, and what becomes of them (chances.h). */
#ifndef MORO_ODDS_CHANCE_STAND_H
#define MORO_ODDS_CHANCE_STAND_H

#include "systems/moro/moro.h"
#include "systems/moro/odds/chances.h"

/* Puts a unit there: the first at `at`, the others beside it; -1, with the reason, if its
 * ground cannot be stood upon. */
int moro_stand_unit(struct scene *s, int side, const struct stand_in *in, cell_t at,
	enum side_of beside);
cell_t moro_stand_at(const struct scene *s, int col);	/* on the row on which they stand */
/* The rest of a gun's crew round it. */
bool moro_stand_crew(struct scene *s, int unit, cell_t gun);
/* A step of situations: it is not the first activation (Y-21); true. */
bool moro_stand_later(struct scene *s);
/* Puts the figures of a unit from the nth on beside a cell, so near to it; false if there is no
 * room for them all: those who have none are nowhere. */
bool moro_stand_round(struct scene *s, int unit, int nth, cell_t cell, int32_t within,
	enum side_of side);
void moro_stand_on(struct scene *s, int unit, int ground);	/* gives their cells that ground */
int32_t moro_stand_length(const struct scene *s, const char *row);	/* of `numbers` */
/* Of the nth weapon of a book: what piece it is, how far it reaches. */
enum piece moro_stand_piece_of(const struct rulebook *book, int weapon);
bool moro_stand_reaches(const struct rulebook *book, int weapon, int range);
enum piece moro_stand_piece(const struct scene *s, int weapon);
/* Where they were put, if the game's begin has gathered them round a gun of its own choice. */
void moro_stand_again(struct game *g, int unit);
/* What settings do not say: what it has lost, and so what it began with. */
void moro_stand_lost(struct game *g, int unit, const struct stand_in *in);

/* Outcomes of a unit that tests for so many of its figures fallen: all fall, nobody, or what
 * its test says. */
void moro_stand_fates(struct game *g, int unit, const struct tally *fallen, struct odds *odds);
struct test_chances moro_stand_test(struct game *g, int unit, enum test_cause cause, int losses);
/* Puts the roll of such a test down. */
void moro_stand_test_roll(struct game *g, int unit, enum test_cause cause, int losses,
	struct odds *odds);

#endif
