/* Errands: what a commander's plan asks of one unit, and what it is worth to get nearer to
 * it, by the time that is left.
 *
 * The worth of a task is spread over WAY_USUAL inches, so that near goals draw no less
 * than far ones; the less time for the way the more of it counts.
 */
#include "systems/moro/mind/command.h"
#include "systems/moro/move/moves.h"

enum {
	INCH = 10,
	HURRY_LEAST = 12, HURRY_CALM = 30, HURRY_GROWTH = 3, HURRY_MOST = 200,	/* percent */
	WAY_USUAL = 30,		/* inches over which the worth of a task is spread */
	RAID_PERCENT = 60,
	HELD_INCHES = 3, FIGHT_TURNS = 2
};

/* ---- how far ---- */

int32_t errand_left(const struct errand *e, cell_t cell)
{
	int32_t nearest = INT32_MAX;

	for (int i = 0; i < e->task.n; i++) {
		const int32_t d = table_distance(e->r->v->table, cell, e->task.cells[i]);

		nearest = d < nearest ? d : nearest;
	}
	return nearest == INT32_MAX || nearest <= e->task.within ? 0 : nearest - e->task.within;
}

/* ---- how much of it counts now ---- */

/* Who fights hand to hand, and who was told to press, goes at once. */
static bool at_once(const struct errand *e)
{
	return e->task.at_once || e->self->stance == STANCE_ADVANCE
		|| (e->task.contested && e->self->range <= e->pace);
}

/* Works where enemies stand have to be fought for first. */
static bool held_against(const struct errand *e)
{
	if (moro_place(e->r->v, e->task.cells[e->task.n / 2]) != PLACE_FORT)
		return false;
	for (int u = 0; u < e->r->v->n_units; u++)
		if (e->r->of[u].known && e->r->of[u].enemy
				&& errand_left(e, e->r->of[u].at) <= HELD_INCHES * INCH)
			return true;
	return false;
}

/* Percent by the clock alone. */
static int time_of(const struct errand *e)
{
	const struct game *v = e->r->v;
	const int turns = v->setup->turns - v->turn + 1;
	const bool fight = (e->task.kind == TASK_GO || e->task.kind == TASK_HOLD) && e->left > 0
		&& e->task.n > 0 && held_against(e);
	const int needed = (e->pace == 0 ? 1 : e->left / e->pace + 1) + (fight ? FIGHT_TURNS : 0);
	const int used = turns > 0 ? 100 * needed / turns : HURRY_MOST;
	const int percent = HURRY_LEAST
		+ (used > HURRY_CALM ? HURRY_GROWTH * (used - HURRY_CALM) : 0);

	return percent > HURRY_MOST ? HURRY_MOST : percent;
}

/* Who fights hand to hand wants to be there for the sake of the fight, too. */
static int32_t raid(const struct errand *e)
{
	const int enemy = e->task.enemy;
	struct stakes o;

	if (e->task.kind != TASK_CLOSE || enemy < 0 || !e->r->of[enemy].known
		|| e->self->range > e->pace)
		return 0;
	o = stake_melee(e->r->v, e->self, &e->r->of[enemy], false);
	return o.gain > o.loss ? (o.gain - o.loss) * RAID_PERCENT / 100 : 0;
}

/* ---- the errand ---- */

void errand_begin(struct errand *e, const struct reckoning *r, const struct council *m, int unit)
{
	/* What part of a task's worth is had by being there; 0 none. */
	static const int32_t arrival_parts[] = { [TASK_CLOSE] = 0, [TASK_GO] = 2,
		[TASK_HOLD] = 5, [TASK_AMBUSH] = 5, [TASK_AVOID] = 20 };
	int32_t part;
	int hurry;

	e->r = r;
	e->self = &r->of[unit];
	e->unit = unit;
	plan_task(m, unit, &e->task);
	part = arrival_parts[e->task.kind];
	e->pace = mean_pace(r->v, (enum mover_row)e->self->mover,
		moro_in_jungle(r->v, unit) ? PLACE_JUNGLE : PLACE_CLEAR);
	e->left = errand_left(e, e->self->at);
	e->late = time_of(e);
	hurry = at_once(e) && e->late < 100 ? 100 : e->late;
	e->push = (e->task.worth * hurry / 100 + raid(e)) / WAY_USUAL;
	e->arrival = part == 0 ? 0 : e->task.worth / part * hurry / 100;
}

int32_t errand_progress(const struct errand *e, int32_t before, int32_t after)
{
	const int32_t none = WAY_NONE / REACH_TWELFTHS;

	if (before >= none || after >= none)
		return before == after ? 0 : after >= none ? -MILLI : MILLI;
	return (int32_t)((int64_t)(before - after) * e->push / INCH)
		+ ((after <= 0) - (before <= 0)) * e->arrival;
}
