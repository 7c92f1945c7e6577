/* Units that nobody commands: their action tests (C-14, K-1 … K-8), one way for every system.
 *
 *  UC1  A unit knows what its own side sees and no more; who is in sight of it is also in its
 *       line.
 *  UC2  All facts first, then all dice (K-6).
 */
#ifndef SKIRMISH_UNCOMMANDED_H
#define SKIRMISH_UNCOMMANDED_H

#include "skirmish/body/arms.h"
#include "skirmish/uncommanded/action.h"

/* One unit at its test: its facts, and which enemy of those it knows of is the nearest. */
struct test_look {
	const struct game *g;
	int unit;
	struct action_facts *facts;
	int nearest;		/* NOBODY */
	int32_t distance;	/* in the measure */
};

/* What the tests ask of a system; NULL unless said otherwise: nothing of that kind. */
struct uncommanded {
	const struct action_rules *(*rules)(const struct game *g);	/* required */
	/* Whether somebody makes a test of his own.  NULL: whoever is there and nobody commands,
	 * but those who never do. */
	bool (*tests)(const struct game *g, int unit);
	bool (*never)(const struct game *g, int unit);
	void (*untested)(struct game *g, int unit);	/* the stage passes it over */
	int platoon, formed;	/* unit settings by which platoons test (K-8); the same: none do */
	bool (*native)(const struct game *g, int unit);	/* has the natives' die */

	/* ---- what comes of a test ---- */
	struct action_mind (*mind)(const struct game *g, int unit);	/* required */
	/* What a word makes of a unit.  NULL: it is its law until its next test, and what later
	 * ones carry on with; `carry on` leaves that as it was (S-K-11). */
	void (*keep)(struct game *g, const struct action_case *c);
	/* Whether it lies where nobody has found it: there it carries on lying. */
	bool (*hidden)(const struct game *g, int unit);

	/* ---- facts (K-1) ---- */
	/* Whether a unit, or its side, knows of an enemy.  Required. */
	bool (*knows)(const struct game *g, int unit, int enemy);
	/* NULL: who is fit has one to another who is (standing_in_line()). */
	bool (*in_line)(const struct game *g, int unit, int other);
	/* How far an enemy reaches with any of its arms, or by going into contact (S-K-4), or
	 * whether it has a unit within that.  One of the two. */
	int32_t (*reach)(const struct game *g, int unit);
	bool (*threatens)(const struct game *g, int enemy, int unit);
	/* Whether one in whose range a unit is can be seen clearly (S-K-5).  NULL: any of it
	 * is in the open. */
	bool (*clear)(const struct test_look *l, int enemy);
	/* What else there is to an enemy. */
	void (*enemy)(struct test_look *l, int enemy, int32_t distance);
	bool breaking_in_line;		/* friends who break count only where they are seen */
	bool (*falls_back)(const struct game *g, int unit);	/* required (S-K-7) */
	bool (*hero)(const struct game *g, int figure);	/* required */
	bool (*superior)(const struct game *g, int unit);	/* without one, too */
	arms_test *missile;	/* required: an arm that makes a shooter (K-3, S-K-12) */
	bool (*gunners)(const struct game *g, int unit);	/* all of them shoot */
	bool (*hurt)(const struct game *g, int figure);	/* besides the wounded, dead, captive */
	/* All else, and what these rules say otherwise.  Required. */
	void (*own)(struct test_look *l);

	/* ---- why ---- */
	bool everybody;		/* those under command test, too, and blue words are marked */
	const char *none_made;	/* between a unit's name and " no action test" */
	/* Why it makes none, of whom is not known to have made one. */
	bool (*excused)(const struct game *v, int unit, char *text, size_t size);
	/* What has come of its test, from line 0 on; false past the last.  NULL: its word, if it
	 * is of this turn the sentence `now`, else when they test `anew`. */
	bool (*why)(const struct game *v, int unit, int line, char *text, size_t size);
	const char *now, *anew;
};

/* How a unit stands in the words of the list of risk factors. */
void uncommanded_facts(const struct game *g, int unit, struct action_facts *f);
/* What several systems' `own` is made of.  By what a unit does: whether it advances, and goes
 * on with an attack, close combat troops also where they are near enough (K-7). */
void uncommanded_by_doing(struct test_look *l, enum action doing);
/* K-7: in cover and with enough of its strength left it may stay where it is. */
bool uncommanded_may_stay(const struct game *g, int unit);
/* Whether it makes a test of its own. */
bool uncommanded_tested(const struct game *g, int unit);
/* The word to act on: `carry on` goes on with the one before, but not with a rout. */
enum action uncommanded_word(const struct game *g, int unit);
bool uncommanded_close_combat(const struct game *g, int unit);	/* by most arms; a tie shoots */
/* Whether more than half of the fit figures are. */
bool uncommanded_mostly(const struct game *g, int unit,
	bool (*is)(const struct game *g, int figure));
/* Whether a unit's side sees an enemy; in a view that does not tell what other sides see all
 * whom the viewer knows are taken for seen. */
bool uncommanded_knows(const struct game *g, int unit, int enemy);

/* The tests of all who make one, or of one unit by itself; `keep` is told each. */
void uncommanded_tests(struct game *g);
void uncommanded_test(struct game *g, int unit);
/* Beforehand: system->forecast and ->roster_sum. */
bool uncommanded_forecast(const struct game *v, int unit, struct forecast *f);
bool uncommanded_factor(const struct game *v, int unit, int *sum);
/* Afterwards: system->why. */
bool uncommanded_why(const struct game *v, int unit, int line, char *text, size_t size);

#endif
