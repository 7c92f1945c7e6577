/* What the action tests ask of people whom nobody commands (C-14, X-230, uncommanded.h).
 *
 *  FA1  Superior is whoever has a hero or an elite figure among them, raw whoever is mostly
 *       cautious.
 *  TE1  A word that says something is the unit's law for this turn, and what later ones
 *       carry on with; `carry on` leaves both as they were (S-K-11).
 *  TE2  Beasts make no tests: their temper is their law.
 */

#include "systems/participation/judges.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/mind/facts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/settings.h"

static const struct action_rules *rules_of(const struct game *g)
{
	return &pp_rules_of(g)->actions;
}

/* ---- arms ---- */

/* S-K-4: the longest range of its arms, or how far it runs into contact. */
static int32_t longest_reach(const struct game *g, int unit)
{
	const int guide = pp_guide(g, unit);
	const int32_t range = arms_of_unit_reach(g, unit);
	const int32_t run = guide < 0 ? 0 : pp_pace(g, guide, GAIT_RUN);

	return range > run ? range : run;
}

static bool is_missile(const struct game *g, int arm)
{
	return pp_rules_of(g)->weapons[arm].range[BAND_SHORT] > 0;
}

/* ---- others ---- */

static bool runs(const struct game *g, int unit)
{
	const int guide = pp_guide(g, unit);

	return guide >= 0 && pp_figure_of(g, guide)->spirit == SPIRIT_TERRIFIED;
}

/* Runs, or was told to go back by its own word. */
static bool falls_back(const struct game *g, int unit)
{
	const uint8_t mind = pp_unit_of(g, unit)->mind;

	return runs(g, unit) || (g->units[unit].uncommanded && !pp_beast(g, unit)
		&& (mind == ACTION_RETREAT || mind == ACTION_ROUT));
}

/* ---- the unit itself ---- */

static bool outstanding(const struct game *g, int figure)
{
	return g->setup->figures[figure].hero || pp_card(g, figure, CARD_ELITE);
}

static bool raw(const struct game *g, int figure)
{
	return pp_card(g, figure, CARD_COURAGE) == COURAGE_CAUTIOUS;
}

static bool is_hurt(const struct game *g, int figure)
{
	const struct pp_figure *own = pp_figure_of(g, figure);

	return own->wounds > 0 || own->injury >= INJURY_LIGHT;
}

static void own(struct test_look *l)
{
	l->facts->routing = runs(l->g, l->unit);
	l->facts->raw = uncommanded_mostly(l->g, l->unit, raw);
	uncommanded_by_doing(l, (enum action)pp_unit_of(l->g, l->unit)->mind);
}

/* ---- the word ---- */

static struct action_mind mind(const struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	return (struct action_mind){ &u->test, &u->test_turn, &u->word, &u->mind };
}

static bool hidden(const struct game *g, int unit)
{
	return pp_unit_of(g, unit)->hidden;
}

bool pp_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	return v->units[unit].uncommanded && pp_beast(v, unit)
		? pp_beast_why(v, unit, line, text, size)
		: uncommanded_why(v, unit, line, text, size);
}

const struct uncommanded pp_uncommanded = {
	.rules = rules_of, .never = pp_beast, .mind = mind, .hidden = hidden,
	.knows = uncommanded_knows, .reach = longest_reach, .falls_back = falls_back,
	.hero = outstanding, .missile = is_missile, .hurt = is_hurt, .own = own,
	.none_made = ":", .now = "That is their law for this turn (X-230).", .anew = "every turn",
};
