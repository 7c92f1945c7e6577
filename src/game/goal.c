/* What one condition of the script, or one aim, asks by itself: see cliffhanger/goals.h. */
#include "cliffhanger/goals.h"

enum { EDGES_ALL = EDGE_NORTH | EDGE_EAST | EDGE_SOUTH | EDGE_WEST };

/* `left` says no edge: it is that of the aim it goes with, else one's own. */
static uint8_t edges_of(const struct setup *s, int unit, int side)
{
	for (int i = 0; i < s->n_objectives; i++)
		if (s->objectives[i].kind == AIM_EXIT && s->objectives[i].unit == unit
				&& (unit >= 0 || s->objectives[i].side == side))
			return s->objectives[i].edge;
	if (side < 0 && unit >= 0)
		side = s->units[unit].side;
	return side >= 0 && s->sides[side].edges != 0 ? s->sides[side].edges : EDGES_ALL;
}

struct goal goals_of_condition(const struct setup *s, const struct condition *c)
{
	static const uint8_t kinds[CONDITION_KINDS] = {
		[WHEN_ALL] = GOAL_KINDS, [WHEN_ANY] = GOAL_KINDS, [WHEN_NOT] = GOAL_KINDS,
		[WHEN_TURN] = GOAL_KINDS, [WHEN_ENTERS] = GOAL_BE, [WHEN_SPOTTED] = GOAL_SPOT,
		[WHEN_DESTROYED] = GOAL_DESTROY, [WHEN_CAPTURED] = GOAL_CAPTURE,
		[WHEN_ROUTED] = GOAL_DESTROY, [WHEN_FLAG] = GOAL_KINDS, [WHEN_HAS] = GOAL_HAVE,
		[WHEN_LEFT] = GOAL_LEAVE, [WHEN_FIRED] = GOAL_KINDS, [WHEN_HEARS] = GOAL_TELL,
		[WHEN_MET] = GOAL_KINDS, [WHEN_STANDS] = GOAL_KEEP,
	};
	struct goal g = { .kind = (enum goal_kind)kinds[c->kind], .unit = c->unit,
		.side = c->side, .area = c->area, .item = c->item, .by = NOBODY,
		.number = c->number };

	if (g.kind == GOAL_CAPTURE && c->item >= 0)
		g.kind = GOAL_HAVE;
	if (g.kind == GOAL_LEAVE)
		g.edge = edges_of(s, c->unit, c->side);
	return g;
}

struct goal goals_of_aim(const struct setup_objective *o)
{
	static const uint8_t kinds[AIM_KINDS] = {
		[AIM_HOLD] = GOAL_HOLD, [AIM_REACH] = GOAL_BE, [AIM_DESTROY] = GOAL_DESTROY,
		[AIM_CAPTURE] = GOAL_CAPTURE, [AIM_KEEP] = GOAL_KEEP, [AIM_EXIT] = GOAL_LEAVE,
		[AIM_ITEM] = GOAL_HAVE, [AIM_SCRIPT] = GOAL_KINDS,
	};
	const enum goal_kind kind = (enum goal_kind)kinds[o->kind];

	return (struct goal){ .kind = kind, .unit = o->unit,
		.side = o->unit >= 0 && kind != GOAL_CAPTURE ? NOBODY : o->side,
		.area = o->area, .item = o->item, .by = NOBODY, .edge = o->edge,
		.number = o->number };
}
