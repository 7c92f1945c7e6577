/* What the action tests ask of people whom nobody commands (C-14, X-230, uncommanded.h).
 *
 *  FA1  Superior is whoever has a hero or an elite figure among them, raw whoever is mostly
 *       cautious.
 *  TE1  A word that says something is the unit's law for this turn, and what later ones
 *       carry on with; `carry on` leaves both as they were (S-K-11).
 *  TE2  Beasts make no tests: their temper is their law.
 */

#include "systems/participation/fire/sight.h"
#include "systems/participation/judges.h"
#include "systems/participation/mind/beast_mind.h"
#include "systems/participation/mind/facts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/settings.h"

static const struct action_rules *rules_of(const struct game *g)
{
	return &pp_rules_of(g)->actions;
}

static bool makes_test(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && !pp_beast(g, unit) && standing_alive(g, unit);
}

/* ---- arms ---- */

static int32_t longest_range(const struct game *g, int unit)
{
	const struct pp_rules *r = pp_rules_of(g);
	int32_t longest = 0;

	FOR_MEMBERS(f, g, unit) {
		const struct setup_figure *s = &g->setup->figures[f];

		for (int i = 0; standing_fit(g, f) && i < s->n_arms; i++)
			for (int b = 0; b < BANDS; b++)
				if (r->weapons[s->arms[i]].range[b] > longest)
					longest = r->weapons[s->arms[i]].range[b];
	}
	return longest;
}

/* S-K-4: the longest range of its arms, or how far it runs into contact. */
static int32_t longest_reach(const struct game *g, int unit)
{
	const int guide = pp_guide(g, unit);
	const int32_t range = longest_range(g, unit);
	const int32_t run = guide < 0 ? 0 : pp_pace(g, guide, GAIT_RUN);

	return range > run ? range : run;
}

/* K-3, S-K-12. */
static bool shoots(const struct game *g, int figure)
{
	const struct setup_figure *s = &g->setup->figures[figure];

	for (int i = 0; i < s->n_arms; i++)
		if (pp_rules_of(g)->weapons[s->arms[i]].range[BAND_SHORT] > 0)
			return true;
	return false;
}

/* ---- others ---- */

static bool in_line(const struct game *g, int unit, int other)
{
	FOR_MEMBERS(f, g, unit) {
		if (!standing_fit(g, f))
			continue;
		FOR_MEMBERS(o, g, other)
			if (standing_fit(g, o) && pp_sees(g, f, o))
				return true;
	}
	return false;
}

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

static bool outstanding(const struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && (g->setup->figures[f].hero || pp_card(g, f, CARD_ELITE)))
			return true;
	return false;
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

static void keep_test(struct game *g, const struct action_case *c)
{
	struct pp_unit *u = pp_unit_of(g, c->unit);

	u->test = c->test;
	u->test_turn = g->turn;
	u->word = (uint8_t)action_law_word(c);
	if (u->word != ACTION_CARRY_ON)
		u->mind = u->word;
}

static void law(const struct game *v, int unit, struct action_law *law)
{
	const struct pp_unit *u = pp_unit_of(v, unit);

	law->test = &u->test;
	law->turn = u->test_turn;
	law->word = (enum action)u->word;
	law->carries_on = (enum action)u->mind;
	law->now = "That is their law for this turn (X-230).";
	law->anew = "every turn";
}

bool pp_why(const struct game *v, int unit, int line, char *text, size_t size)
{
	return v->units[unit].uncommanded && pp_beast(v, unit)
		? pp_beast_why(v, unit, line, text, size)
		: uncommanded_why(v, unit, line, text, size);
}

const struct uncommanded pp_uncommanded = {
	.rules = rules_of, .tests = makes_test, .keep = keep_test,
	.knows = uncommanded_knows, .in_line = in_line, .reach = longest_reach,
	.falls_back = falls_back, .hero = outstanding, .shoots = shoots, .hurt = is_hurt,
	.own = own, .law = law,
};
