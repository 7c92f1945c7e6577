/* Paces: how far somebody may go in a move (P-2).
 *
 * The card's move, less load, less injuries, halved after staggering (S-P-10); the rest is
 * multiplied by the way of moving, and it is never below nought (S-P-36).
 */
#include "skirmish/menus/say.h"
#include "systems/participation/judges.h"
#include "systems/participation/melee/harm.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/ways.h"
#include "systems/participation/settings.h"

enum { HALF = 2 };

static int32_t load_deducts(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;

	return pp_rules_of(g)->load[pp_burden(g, unit)].deducts;
}

/* A load that takes two is too much for what is left of a unit. */
static bool too_few_bearers(const struct game *g, int figure)
{
	const int unit = g->figures[figure].unit;
	const int bearers = pp_rules_of(g)->load[pp_burden(g, unit)].bearers;

	return bearers > 1 ? standing_strength(g, unit) < bearers
		: bearers == 1 && !standing_alive(g, unit);
}

int32_t pp_pace(const struct game *g, int figure, enum gait_row gait)
{
	int32_t pace = pp_card(g, figure, CARD_MOVE) - load_deducts(g, figure)
		- pp_injury_move(g, figure);

	if (pace <= 0 || too_few_bearers(g, figure))
		return 0;
	if (pp_figure_of(g, figure)->staggered)
		pace /= HALF;
	return pace * pp_rules_of(g)->times[gait];
}

void pp_pace_text(const struct game *g, int figure, enum gait_row gait, char *text, size_t size)
{
	const struct pp_rules *r = pp_rules_of(g);
	const int32_t load = load_deducts(g, figure), injury = pp_injury_move(g, figure);
	struct pen p = pen_at(text, size);

	pen_put(&p, "%s", say_inches(pp_card(g, figure, CARD_MOVE)).text);
	if (load > 0)
		pen_put(&p, " -%s load", say_inches(load).text);
	if (injury > 0)
		pen_put(&p, " -%s injury", say_inches(injury).text);
	if (too_few_bearers(g, figure))
		pen_put(&p, ", too few to bear it");
	if (pp_figure_of(g, figure)->staggered)
		pen_put(&p, ", halved");
	if (r->times[gait] != 1)
		pen_put(&p, ", x%d", r->times[gait]);
	if (p.used > 0 && pp_pace(g, figure, gait) != pp_card(g, figure, CARD_MOVE))
		pen_put(&p, " = %s", say_inches(pp_pace(g, figure, gait)).text);
}

bool pp_move_reach(const struct game *g, int unit, enum gait_row gait, bool contact,
	struct reach *r)
{
	const int guide = pp_guide(g, unit);

	if (guide < 0 || pp_big(g, unit) >= 0)
		return false;
	path_reach(&pp_movement, g, guide, pp_pace(g, guide, gait) * REACH_TWELFTHS, contact, r);
	return true;
}
