/* Answers: what minds make of the decisions of a trial, for tests that judge them.
 *
 * Every answer asked for must be lawful as it is, or the test fails.
 */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "build_setup.h"
#include "systems/adventure/adventure.h"

/* What a unit was told, or chose to do. */
struct answer {
	bool given;		/* false: its seat was done without a word for it */
	enum adv_verb verb;
	enum mode mode;		/* of an order */
	int target;		/* unit, or -1 */
	cell_t from, goal;	/* goal = from where it stays */
	bool yes;		/* of a question */
};

/* The choice of the mind that minds the decision's seat. */
struct choice answer_choice(const struct trial *t, const struct decision *d);
/* Seats answer until `stage` is reached, with its decisions open; fails if it
 * is not reached in the turn or so. */
void answer_until(struct trial *t, enum stage stage);
/* The unit's seat answers until it has answered for the unit, or is done; the
 * answer is not carried out. */
struct answer answer_for(struct trial *t, const char *id);
struct answer order_of(struct trial *t, const char *id);	/* as the trial stands */
struct answer fire_of(struct trial *t, const char *id);		/* in the Shooting phase */
/* The answer to the one open decision of a kind, whoever is asked. */
struct answer answer_to(struct trial *t, enum adv_decision kind);

/* ---- preparing ---- */

struct adv_unit *state_of(const struct trial *t, const char *id);
void suppress(const struct trial *t, const char *id);	/* through the next turn */
cell_t place_of(const struct trial *t, const char *id);
/* A trial of a drawing in which a unit minds itself, by this word of its table. */
void begin_uncommanded(struct trial *t, const char *drawing, const char *id,
	enum action word);
void give_word(struct trial *t, const char *id, enum action word);

/* ---- judging ---- */

int32_t moved(const struct trial *t, const struct answer *a);	/* tenths of an inch */
/* How much nearer to a unit the answer brings, tenths of an inch. */
int32_t nearer(const struct trial *t, const struct answer *a, const char *id);
bool covered(const struct trial *t, cell_t cell);
void expect_stays(const struct answer *a);
void expect_charges(const struct trial *t, const struct answer *a, const char *id);

#endif
