/* What the action tests ask of a unit of the Moro wars (C-14, uncommanded.h).
 *
 *  FA1  Everybody but the hidden is seen by all (S-M-7, M1), so that a unit knows of all
 *       to whom it has a line, and a view can say so of other sides' units, too.
 *  FA2  These rules have no quality of troops: nobody is raw, and superior is whoever has
 *       a hero among them.
 *  TE1  A word that says something is the unit's law for this activation, and what later
 *       ones carry on with; `carry on` leaves both as they were (S-K-11).  It is thrown when
 *       the unit is activated, so that there are no platoons.
 *  TE2  Natives' dice are not thrown: here all moves are dice.
 */

#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/mind/facts.h"
#include "systems/moro/mind/minds.h"

static const struct action_rules *rules_of(const struct game *g)
{
	return &moro_rules_of(g)->actions;
}

static bool tests(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && standing_alive(g, unit);
}

/* K-3, S-K-12, X-148: arms that reach no further than a charge are for close combat. */
static bool shoots(const struct game *g, int figure)
{
	const struct setup_figure *s = &g->setup->figures[figure];
	const int32_t charge = moro_usual_charge(g);

	for (int i = 0; i < s->n_arms; i++)
		if (moro_rules_of(g)->weapons[s->arms[i]].range[BAND_LONG] > charge)
			return true;
	return moro_gun(g, g->figures[figure].unit) >= 0;
}

static bool in_line(const struct game *g, int unit, int other)
{
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		FOR_MEMBERS(o, g, other)
			if (standing_fit(g, o) && game_in_line(g, f, o))
				return true;
	}
	return false;
}

static bool knows(const struct game *g, int unit, int enemy)
{
	(void)unit;
	return !moro_hidden(g, enemy);
}

/* Runs, or was told to go back by its own word. */
static bool falls_back(const struct game *g, int unit)
{
	const struct moro_unit *u = moro_unit_of(g, unit);

	return u->routed || (g->units[unit].uncommanded && u->doing == ACTION_RETREAT);
}

static bool has_hero(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && g->setup->figures[f].hero)
			return true;
	return false;
}

static void own(struct test_look *l)
{
	const struct moro_unit *u = moro_unit_of(l->g, l->unit);

	l->facts->routing = u->routed;
	l->facts->tenths_lost = standing_tenths(u->lost, u->strength);
	uncommanded_by_doing(l, (enum action)u->doing);
}

static void keep_test(struct game *g, const struct action_case *c)
{
	struct moro_unit *u = moro_unit_of(g, c->unit);

	u->test = c->test;
	u->test_turn = g->turn;
	u->word = (uint8_t)action_law_word(c);
	if (u->word != ACTION_CARRY_ON)
		u->doing = u->word;
}

static void law(const struct game *v, int unit, struct action_law *law)
{
	const struct moro_unit *u = moro_unit_of(v, unit);

	law->test = &u->test;
	law->turn = u->test_turn;
	law->word = (enum action)u->word;
	law->carries_on = (enum action)u->doing;
	law->now = "They have acted on it this turn.";
	law->anew = "when they are activated";
}

const struct uncommanded moro_uncommanded = {
	.rules = rules_of, .tests = tests, .keep = keep_test,
	.knows = knows, .in_line = in_line, .threatens = moro_threatens,
	.falls_back = falls_back, .hero = has_hero, .shoots = shoots, .own = own,
	.law = law,
};
