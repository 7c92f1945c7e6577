/* Errands: see errand.h. */
#include "skirmish/commander/commander.h"
#include "skirmish/commander/lookout.h"

enum { HURRY_CALM = 30, HURRY_MOST = 200 /* percent */ };

void errand_of(struct errand *e, const struct muster *m, int unit)
{
	e->m = m;
	e->self = &m->of[unit];
	plan_task(m, unit, &e->task);
}

int32_t errand_straight(const struct errand *e, cell_t cell)
{
	const int32_t nearest = lookout_distance(e->m->v, cell, e->task.cells, e->task.n);

	return nearest == INT32_MAX || nearest <= e->task.within ? 0
		: (nearest - e->task.within) * REACH_TWELFTHS;
}

/* Percent of a task's worth that counts by the clock. */
static int late_of(const struct errand *e)
{
	const struct commander_rules *by = e->m->by;
	const int turns = e->m->v->setup->turns - e->m->v->turn + 1;
	const int32_t walk = e->self->walk * REACH_TWELFTHS;
	const int32_t needed = (e->left >= WAY_NONE || walk == 0 ? 1 : e->left / walk + 1)
		+ (by->delay == NULL ? 0 : by->delay(e));
	const int32_t used = turns > 0 ? 100 * needed / turns : HURRY_MOST;
	const int32_t percent = by->hurry_least
		+ (used > HURRY_CALM ? by->hurry_growth * (used - HURRY_CALM) : 0);

	return percent > HURRY_MOST ? HURRY_MOST : percent;
}

/* Who fights hand to hand wants to be there for the sake of the fight, too. */
static int32_t raid(const struct errand *e)
{
	const struct commander_rules *by = e->m->by;
	const int enemy = e->task.enemy;
	struct stakes o;

	if (by->raid_percent == 0 || e->task.kind != TASK_CLOSE || !e->self->closes
		|| enemy < 0 || !e->m->of[enemy].known)
		return 0;
	o = by->melee(e->m, e->self, &e->m->of[enemy]);
	return o.gain > o.loss ? (o.gain - o.loss) * by->raid_percent / 100 : 0;
}

void errand_measure(struct errand *e, int32_t left)
{
	const struct commander_rules *by = e->m->by;
	/* What part of a task's worth is had by being there; 0 none. */
	const int32_t parts[] = { [TASK_CLOSE] = 0, [TASK_GO] = 2, [TASK_HOLD] = by->hold_part,
		[TASK_AMBUSH] = by->hold_part, [TASK_AVOID] = 20 };
	const int32_t part = parts[e->task.kind];
	const bool at_once = e->task.at_once || (by->press_at_once && e->self->presses)
		|| (e->task.contested && (by->races || e->self->closes));
	int hurry;

	e->left = left;
	e->inch = REACH_TWELFTHS * by->inch;
	e->late = late_of(e);
	hurry = at_once && e->late < 100 ? 100 : e->late;
	e->push = by->coarse ? e->task.worth / by->way_usual * hurry / 100
		: (e->task.worth * hurry / 100 + raid(e)) / by->way_usual;
	e->arrival = part == 0 ? 0
		: e->task.done ? e->task.worth * (hurry > 100 ? hurry : 100) / 100
		: e->task.worth / part * hurry / 100;
}
