/* Moro games for unit tests that work one stage at a time.
 *
 * The game stands in the Activation of turn 1, deployment done and the first toss thrown
 * by seeded dice, and as if the first activation were over (Y-21); from then on dice are
 * strict: a test pushes those that a stage will want (trial_dice: 0 … 9 of a D10, 0 … 99 of
 * a D100), and one too few or one too many fails it.
 */
#ifndef MORO_GAMES_H
#define MORO_GAMES_H

#include "build_setup.h"
#include "expect_roll.h"
#include "systems/moro/moro.h"

/* For drawings in which US scouts march (A), others stand in a corner, and a Kris band (B) is
 * far off. */
#define SCOUTS_AND_KRIS \
	"side us edges=west\n" \
	"side moros edges=east\n" \
	"unit scouts sign=A side=us troops=scouts arms=rifle\n" \
	"figure 1 leader\n" \
	"unit reserve sign=R side=us troops=regulars arms=rifle at=1,1 figures=1\n" \
	"unit kris sign=B side=moros people=moro troops=warriors arms=spear\n" \
	"figure 1 leader\n"

void moro_begin(struct trial *t, const char *drawing);
void moro_end(struct trial *t);	/* all dice must have been used; frees all */
/* A test of one of these, see TRIAL(). */
#define MORO_GAME(name, drawing) TRIAL(name, moro_begin(&t, drawing), moro_end)

struct moro_game *moro_in(const struct trial *t);
struct moro_unit *moro_unit_in(const struct trial *t, const char *unit);

/* Begins such a drawing: the band has acted, so that nobody tosses; the US have the hand. */
void moro_us_alone(struct trial *t, const char *drawing);
/* As if this side had won a toss just now: it is asked whom it activates. */
void moro_hand(struct trial *t, const char *side);
/* The side that has the hand, or the uncommanded unit asked, says so. */
void moro_do(struct trial *t, const char *line);
void moro_falls_short(struct trial *t, const char *line);	/* Y-28 */
void moro_refuses(struct trial *t, const char *line, const char *rule);
/* As if this were under way, for stages called by themselves. */
void moro_acting(struct trial *t, const char *unit, enum intent intent, const char *target);

#endif
