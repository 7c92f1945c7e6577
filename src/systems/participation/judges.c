/* Who is what, and who can act: the only judges of wills, contact and who is helpless.
 *
 * They read the state and change nothing, so they serve the truth and views.
 */
#include "skirmish/body/standing.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/participation.h"
#include "systems/participation/settings.h"

bool pp_creature(const struct game *g, int figure)
{
	return pp_card(g, figure, CARD_WOUND_VALUE) > 0;
}

bool pp_beast(const struct game *g, int unit)
{
	return g->units[unit].uncommanded && pp_unit_card(g, unit, CARD_BEAST) != BEAST_NONE;
}

static enum spirit spirit_of(const struct game *g, int figure)
{
	return (enum spirit)pp_figure_of(g, figure)->spirit;
}

bool pp_able(const struct game *g, int figure)
{
	return standing_fit(g, figure) && pp_rules_of(g)->spirit[spirit_of(g, figure)].may_act;
}

bool pp_mobile(const struct game *g, int figure)
{
	return standing_fit(g, figure) && pp_rules_of(g)->spirit[spirit_of(g, figure)].may_move;
}

static int32_t walking_pace(const struct game *g, int figure)
{
	return pp_pace(g, figure, GAIT_WALK);
}

/* Everybody goes by his own card; who is beside a comrade is before the faster. */
int pp_guide(const struct game *g, int unit)
{
	const struct guiding by = { .may = standing_fit, .rate = walking_pace };

	return standing_guide(g, unit, &by);
}

/* ---- wills (P-10, S-P-4, X-166) ---- */

enum spirit pp_best_spirit(const struct game *g, int figure)
{
	const int class = pp_card(g, figure, CARD_COURAGE);

	return pp_rules_of(g)->courage[class].given[SPIRIT_CONTROLLED] ? SPIRIT_CONTROLLED
		: SPIRIT_OBEDIENT;
}

bool pp_own_will(const struct game *g, int unit)
{
	const int guide = pp_guide(g, unit);

	if (guide < 0 || !pp_able(g, guide))
		return false;
	return g->units[unit].uncommanded || spirit_of(g, guide) != SPIRIT_OBEDIENT
		|| pp_figure_of(g, guide)->told;
}

/* ---- contact ---- */

bool pp_touching(const struct game *g, int figure, int other)
{
	cell_t hull[BODY_CELLS_MAX];
	const cell_t at = g->figures[other].cell;
	const int n = game_hull(g, figure, hull);

	if (!standing_fit(g, figure) || !standing_fit(g, other) || !game_touching(g, figure, other))
		return false;
	for (int i = 0; i < n; i++)
		if (standing_touch(g, hull[i], game_nearest_part(g, other, hull[i])))
			return true;
	return n == 0 && standing_touch(g, g->figures[figure].cell, at);
}

bool pp_helpless(const struct game *g, int figure)
{
	const int life = g->figures[figure].life;

	return life == LIFE_WOUNDED || life == LIFE_CAPTIVE
		|| (life == LIFE_FIT && pp_figure_of(g, figure)->down);
}

/* ---- others ---- */

int pp_side_now(const struct game *g)
{
	const struct pp_game *own = pp_game_of(g);

	return own->at < g->setup->n_sides ? own->order[own->at] : NOBODY;
}
