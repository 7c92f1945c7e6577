/* How these systems' figures move: what movers ask of them (skirmish/body/movers.h),
 * and how far a unit may go by a mode.
 *
 *  MO1  Treacherous ground tests a mover once a run, at the first step into it (S-C-13).
 */
#include "skirmish/body/as_far.h"
#include "skirmish/body/loss.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/craft.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/move/move.h"
#include "systems/adventure/move/water.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/crew.h"

static bool asks_for_roll(const struct game *g, const struct mover *m)
{
	return !m->tested && !m->flying
		&& adv_rules_of(g)->ground_hazard[g->table->kind[g->figures[m->figure].cell]];
}

/* S-C-13: quicksand lets only the lucky and the wary pass. */
static bool finds_a_way(struct game *g, const struct mover *m)
{
	const uint8_t ruling = adv_unit_of(g, m->unit)->crossing;
	struct roller r;

	if (ruling == RULING_YES || ruling == RULING_NO)
		return ruling == RULING_YES;
	if (adv_luck(g, m->figure) > 0)
		return adv_luck_roll(g, m->figure, "S-C-13", "luck: treacherous ground");
	roller_open(&r, "S-C-13", "field craft: treacherous ground", m->unit, m->figure,
		adv_field_craft(g, m->unit));
	return roller_test(&r, g, adv_rules_of(g)->die, "finds a way", "sinks in");
}

static bool stepped(struct game *g, struct mover *m)
{
	adv_unit_of(g, m->unit)->moved = true;
	adv_unsettle(g, m->figure);
	if (!asks_for_roll(g, m))
		return true;
	m->tested = true;
	if (finds_a_way(g, m))
		return true;
	adv_suppress_figure(g, m->figure, adv_suppressed_through(g));
	return false;
}

static void leaves(struct game *g, const struct mover *m)
{
	loss_by_edge(g, m->figure, adv_unit_of(g, m->unit)->mode != MODE_LEAVE);
}

static enum gait gait(const struct game *g, int figure)
{
	return adv_gait(g, figure, (enum mode)adv_unit_of(g, g->figures[figure].unit)->mode);
}

static int die(const struct game *g)
{
	return adv_rules_of(g)->die;
}

const struct movement adv_movement = {
	.fights = adv_afoot,
	.charged = adv_charged_at,
	.can_move = adv_can_move,
	.bars = adv_bars,
	.gait = gait,
	.die = die,
	.stepped = stepped,
	.leaves = leaves,
	.found = adv_reveal,
};

void adv_movers_run(struct game *g, struct movers *all)
{
	movers_run(g, all);
	for (int i = 0; i < all->n; i++)
		adv_figure_of(g, all->mover[i].figure)->spent = all->mover[i].spent;
}

static void flood(const struct game *g, int guide, enum mode mode, const uint8_t *marks,
	struct reach *r)
{
	const struct reach_rule rule = { .marks = mode == MODE_FLY ? NULL : marks,
		.closed = MARK_ENEMY | MARK_NEAR_ENEMY, .flying = mode == MODE_FLY,
		.gait = adv_gait(g, guide, mode) };

	reach_flood(r, g->table, &rule, g->figures[guide].cell,
		adv_allowance(g, guide, mode) * REACH_TWELFTHS);
}

static int goes_first(const struct game *g, int unit, enum mode mode)
{
	return mode == MODE_FLY ? adv_flyer(g, unit) : adv_guide(g, unit);
}

bool adv_reach(const struct game *g, int unit, enum mode mode, struct reach *r)
{
	static const bool contact[MODES] = { [MODE_CHARGE] = true, [MODE_PURSUE] = true };
	uint8_t marks[MARK_CELLS];

	if (mode != MODE_FLY)
		adv_closed(g, unit, mode, contact[mode], marks);
	return adv_reach_by(g, unit, mode, marks, r);
}

bool adv_reach_by(const struct game *g, int unit, enum mode mode, const uint8_t *marks,
	struct reach *r)
{
	const int guide = goes_first(g, unit, mode);

	if (guide >= 0)
		flood(g, guide, mode, marks, r);
	return guide >= 0;
}

cell_t adv_as_far(const struct game *g, int unit, enum mode mode, cell_t goal)
{
	const int guide = goes_first(g, unit, mode);
	const bool walks = mode != MODE_FLY;
	uint8_t marks[MARK_CELLS];
	enum gait gait;
	int32_t most;
	cell_t from;

	if (guide < 0)
		return CELL_NONE;
	gait = adv_gait(g, guide, mode);
	most = adv_allowance(g, guide, mode) * REACH_TWELFTHS;
	from = g->figures[guide].cell;
	if (walks && g->course == NULL && path_reaches(g, guide, gait, most, false, goal))
		return goal;
	adv_closed(g, unit, mode, false, marks);
	if (walks && g->course != NULL && path_open(g, gait, marks, from, goal, most))
		return goal;
	flood(g, guide, mode, marks, g->reach);
	if (reach_cost(g->reach, goal) != REACH_FAR)
		return goal;
	if (mode == MODE_LEAVE || !walks
			|| (marks[goal] & (MARK_ENEMY | MARK_NEAR_ENEMY)) != 0)
		return CELL_NONE;
	return as_far_in(g->reach, g, gait, from, goal);
}
