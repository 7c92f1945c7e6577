/* Skirmishes: small games of the adventure room for unit tests that work one
 * phase at a time.
 *
 * The game stands in the Orders of turn 1; tests set orders, aims and states
 * directly, push the dice a phase will want, and call the phase.  Dice are
 * strict: one too few or one too many fails the test.
 */
#ifndef SKIRMISH_H
#define SKIRMISH_H

#include "build_setup.h"
#include "expect_roll.h"
#include "systems/adventure/adventure.h"

void skirmish_begin(struct trial *t, const char *drawing);	/* by `rugged` */
void skirmish_pacific(struct trial *t, const char *drawing);
void skirmish_end(struct trial *t);	/* trial_spent(), and all is freed */
/* A test of one of these, see TRIAL(). */
#define SKIRMISH(name, drawing) TRIAL(name, skirmish_begin(&t, drawing), skirmish_end)

struct adv_unit *skirmish_unit(const struct trial *t, const char *unit);
struct adv_figure *skirmish_man(const struct trial *t, const char *unit, int number);
enum life skirmish_life(const struct trial *t, const char *unit, int number);
cell_t skirmish_cell(const struct trial *t, const char *unit, int number);
void skirmish_aim(const struct trial *t, const char *unit, const char *target);
/* The next turn, as turn_begin() makes it, without its decisions. */
void skirmish_turn(const struct trial *t, int turn);

/* Answers all that is asked with `done` or the quiet word until the turn has come
 * to this stage, or further if nothing is asked there. */
void skirmish_play(struct trial *t, enum stage stage);
void skirmish_next_turn(struct trial *t);	/* the same, to the next Orders */

#endif
