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

/* K-3, S-K-12, X-148: arms that reach no further than a charge are for close combat. */
static bool outreaches(const struct game *g, int arm)
{
	return arms_reach(g, arm) > moro_usual_charge(g);
}

static bool gunners(const struct game *g, int unit)
{
	return moro_gun(g, unit) >= 0;
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

static bool is_hero(const struct game *g, int figure)
{
	return g->setup->figures[figure].hero;
}

static void own(struct test_look *l)
{
	const struct moro_unit *u = moro_unit_of(l->g, l->unit);

	l->facts->routing = u->routed;
	l->facts->tenths_lost = standing_tenths(u->lost, u->strength);
	uncommanded_by_doing(l, (enum action)u->doing);
}

static struct action_mind mind(const struct game *g, int unit)
{
	struct moro_unit *u = moro_unit_of(g, unit);

	return (struct action_mind){ &u->test, &u->test_turn, &u->word, &u->doing };
}

const struct uncommanded moro_uncommanded = {
	.rules = rules_of, .mind = mind, .hidden = moro_hidden,
	.knows = knows, .threatens = moro_threatens, .falls_back = falls_back, .hero = is_hero,
	.missile = outreaches, .gunners = gunners, .own = own,
	.none_made = ":", .now = "They have acted on it this turn.",
	.anew = "when they are activated",
};
