/* Risk-factor games for unit tests that work one stage at a time.
 *
 * The game stands in the Orders of turn 1, all of whose tests have been made by seeded
 * dice; from then on dice are strict: a test pushes those that a stage will want
 * (trial_dice), and one too few or one too many fails it.
 */
#ifndef RISK_GAMES_H
#define RISK_GAMES_H

#include "build_setup.h"
#include "expect_roll.h"
#include "systems/risk/risk.h"

void risk_begin(struct trial *t, const char *drawing);
void risk_end(struct trial *t);	/* all dice must have been used; frees all */
/* A test of one of these, see TRIAL(). */
#define RISK_GAME(name, drawing) TRIAL(name, risk_begin(&t, drawing), risk_end)

struct risk_unit *risk_unit_in(const struct trial *t, const char *unit);
struct risk_figure *risk_man(const struct trial *t, const char *unit, int number);
/* The word of its test: binding, as by X-30, if it is plain or the unit uncommanded. */
void risk_word(const struct trial *t, const char *unit, enum action word, bool plain);

/* As if nobody had looked yet this turn: nothing in sight, no dice of S-K-23. */
void risk_unseen(const struct trial *t);

/* Answers all that is asked with `done` or the quiet word until the turn has come to this
 * stage, or further if nothing is asked there. */
void risk_play(struct trial *t, enum stage stage);

#endif
