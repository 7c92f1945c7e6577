/* Appraisal: see appraisal.h. */
#include "cliffhanger/appraisal.h"

#include "cliffhanger/goals.h"
#include "cliffhanger/system.h"
#include "game/room.h"

enum {
	WHOLE = 1000, DEPTH_MAX = 12,
	SAFE_PERCENT = 80,	/* of who is gone where he was to go, and helps nobody any more */
	WORTH_FIGURE = 1000, WORTH_LEADER = 1500, WORTH_HERO = 2500, WORTH_VEHICLE = 2000,
	MEN_PERCENT = 60,	/* of what men are worth by themselves counts, the rest by points */
	POINTS_PERCENT = 60,	/* of half of all men are all points together worth, … */
	VICTORY_PERCENT = 80,	/* … and having won; a lead in points in part: … */
	LEAD_STEEP = 2,		/* … twice the part of all points that it is */
	WAY_HALF = 25,		/* cells at which a place is half as near as beside it */
	NEAR_MOST = 600,	/* of a thing not yet done, whose doer stands beside it */
	HELD = 900, CONTESTED = 400,
};

/* ---- who is left ---- */

/* Whether a goal is one that somebody meets by having left where he did. */
static bool asks_to_leave(const struct goal *goal, const struct game *g, int figure)
{
	const struct figure *const f = &g->figures[figure];

	return goal->kind == GOAL_LEAVE && (goal->edge & f->left) != 0
		&& (goal->unit >= 0 ? goal->unit == g->setup->figures[figure].unit
			: goal->side == g->units[f->unit].side);
}

/* Whether somebody is gone by where aims or events would have him go. */
static bool left_as_asked(const struct game *g, int figure)
{
	const struct setup *const s = g->setup;

	for (int i = 0; i < s->n_objectives; i++) {
		const struct goal goal = goals_of_aim(&s->objectives[i]);

		if (asks_to_leave(&goal, g, figure))
			return true;
	}
	for (int i = 0; i < s->n_conditions; i++) {
		const struct goal goal = goals_of_condition(s, &s->conditions[i]);

		if (asks_to_leave(&goal, g, figure))
			return true;
	}
	return false;
}

/* Percent of its worth that a figure still has: who ran off the table is less than who may yet
 * come to himself on it. */
static int part_left(const struct game *g, int figure)
{
	static const int8_t parts[LIVES] = { [LIFE_FIT] = 100, [LIFE_WOUNDED] = 30,
		[LIFE_CAPTIVE] = 15, [LIFE_LEFT] = 40 };	/* the awaited are not there */
	static const int8_t fit[MARKS] = { [MARK_SUPPRESSED] = 85, [MARK_WOUNDED] = 70,
		[MARK_ROUTING] = 60 };
	const enum life life = g->figures[figure].life;
	const enum figure_mark mark = life == LIFE_FIT ? g->system->figure_mark(g, figure)
		: MARK_FIT;

	if (life == LIFE_LEFT && left_as_asked(g, figure))
		return SAFE_PERCENT;
	return life == LIFE_FIT && fit[mark] > 0 ? fit[mark] : parts[life];
}

static int32_t worth_of(const struct game *g, int figure)
{
	const struct setup_figure *const f = &g->setup->figures[figure];

	return f->hero ? WORTH_HERO : f->leader ? WORTH_LEADER : f->seats > 0 ? WORTH_VEHICLE
		: WORTH_FIGURE;
}

/* What a side and its allies have of men, or their enemies (AP4): as they began, or as they
 * are. */
static int32_t men_of(const struct game *g, int side, bool own, bool left)
{
	int32_t sum = 0;

	for (int f = 0; f < g->n_figures; f++) {
		const int of = g->units[g->figures[f].unit].side;

		if ((own ? game_allied(g, of, side) : !game_same_cause(g, of, side))
				&& (left || g->figures[f].life != LIFE_AWAITED))
			sum += worth_of(g, f) * (left ? part_left(g, f) : 100) / 100;
	}
	return sum;
}

/* ---- how near ---- */

static int near(const struct game *g, int32_t distance)
{
	const int32_t cells = distance / g->table->cell_length;

	return NEAR_MOST * WAY_HALF / (WAY_HALF + cells);
}

/* Whether a figure is one of those whom a condition speaks of, and could still do it. */
static bool could(const struct game *g, int figure, int unit, int side)
{
	const struct figure *const f = &g->figures[figure];

	return (unit < 0 || g->setup->figures[figure].unit == unit)
		&& (side < 0 || g->units[f->unit].side == side)
		&& f->life == LIFE_FIT && game_whereabouts(g, figure) != CELL_NONE;
}

static int near_cell(const struct game *g, int unit, int side, cell_t cell)
{
	int most = 0;

	for (int f = 0; cell != CELL_NONE && f < g->n_figures; f++) {
		const int one = could(g, f, unit, side)
			? near(g, table_distance(g->table, game_whereabouts(g, f), cell)) : 0;

		most = one > most ? one : most;
	}
	return most;
}

static int near_area(const struct game *g, int unit, int side, int area)
{
	const struct setup_area *const a = &g->setup->areas[area];
	const int stride = 1 + a->n_cells / 16;
	int most = 0;

	for (int i = 0; i < a->n_cells; i += stride) {
		const int one = near_cell(g, unit, side, a->cells[i]);

		most = one > most ? one : most;
	}
	return most;
}

static int near_unit(const struct game *g, int side, int unit)
{
	return near_cell(g, NOBODY, side, game_unit_whereabouts(g, unit));
}

/* So many of them off the table, and how near the next is to it. */
static int near_leaving(const struct game *g, int unit, int side, uint8_t edges, int32_t number)
{
	const int gone = script_count_left(g, unit, side, edges);
	int most = 0;

	if (gone >= number)
		return WHOLE;
	for (int f = 0; f < g->n_figures; f++) {
		const int one = could(g, f, unit, side)
			? near(g, game_edge_distance(g, game_whereabouts(g, f), edges)) : 0;

		most = one > most ? one : most;
	}
	return (WHOLE * gone + most) / number;
}

static int lost_part(const struct game *g, int unit)
{
	const int count = g->setup->units[unit].count;

	if (script_unit_destroyed(g, unit))
		return WHOLE;
	return g->units[unit].arrived && count > 0
		? NEAR_MOST * (count - script_unit_fit_people(g, unit)) / count : 0;
}

/* To whom an item is near; to who has it, it is his. */
static int near_item(const struct game *g, int item, int unit, int side)
{
	const struct item *const it = &g->items[item];
	const bool has = it->unit >= 0 && (unit < 0 || it->unit == unit)
		&& (side < 0 || game_allied(g, g->units[it->unit].side, side));

	if (has)
		return HELD;
	return it->unit >= 0 ? near_cell(g, unit, side, game_unit_whereabouts(g, it->unit)) / 2
		: near_cell(g, unit, side, it->cell);
}

/* ---- goals ---- */

static int chance_of_holding(const struct game *g, const struct goal *goal)
{
	bool own = false, others = false;

	for (int side = 0; side < g->setup->n_sides; side++) {
		const bool there = script_unit_in_area(g, NOBODY, side, goal->area);

		own |= there && game_allied(g, side, goal->side);
		others |= there && !game_same_cause(g, side, goal->side);
	}
	if (own)
		return others ? CONTESTED : HELD;
	return near_area(g, NOBODY, goal->side, goal->area) / (others ? 2 : 1);
}

static int chance_of_keeping(const struct game *g, const struct goal *goal)
{
	const int fit = script_unit_fit_people(g, goal->unit);
	const int asked = goal->number > 0 ? goal->number : 1;

	if (!g->units[goal->unit].arrived)
		return HELD;
	return fit < asked ? 0 : CONTESTED + (HELD - CONTESTED) * (fit - asked + 1)
		/ (g->setup->units[goal->unit].count - asked + 1);
}

/* How near a goal is to being met that is not met for good. */
static int chance_of_goal(const struct game *g, const struct goal *goal)
{
	switch (goal->kind) {
	case GOAL_BE:
		return near_area(g, goal->unit, goal->side, goal->area);
	case GOAL_HOLD:
		return chance_of_holding(g, goal);
	case GOAL_HAVE:
		return near_item(g, goal->item, goal->unit, goal->side);
	case GOAL_LEAVE:
		return near_leaving(g, goal->unit, goal->side, goal->edge,
			goal->number > 0 ? goal->number : 1);
	case GOAL_TELL:
	case GOAL_SPOT:
		return near_unit(g, goal->side, goal->unit);
	case GOAL_DESTROY:
		return lost_part(g, goal->unit);
	case GOAL_CAPTURE:
		return near_unit(g, goal->side, goal->unit) / 2;
	case GOAL_KEEP:
		return chance_of_keeping(g, goal);
	case GOAL_DEED:
	case GOAL_KINDS:
		break;
	}
	return 0;
}

/* ---- conditions ---- */

static int chance_of(const struct game *g, int condition, int depth);
static int chance_of_aim(const struct game *g, int objective);

/* Of several: all of them, or the likeliest. */
static int chance_of_parts(const struct game *g, const struct condition *c, int depth)
{
	int all = WHOLE, most = 0;

	for (int i = c->first; i < c->first + c->n; i++) {
		const int one = chance_of(g, i, depth + 1);

		all = all * one / WHOLE;
		most = one > most ? one : most;
	}
	return c->kind == WHEN_ALL ? all : c->kind == WHEN_ANY ? most : WHOLE - most;
}

/* Of the events that do a thing the likeliest. */
static int chance_by_script(const struct game *g, enum effect_kind kind, int what, int depth)
{
	int most = 0;

	for (int i = 0; i < g->setup->n_scripts; i++) {
		const struct setup_script *const s = &g->setup->scripts[i];

		for (int k = s->first; k < s->first + s->n && g->fired[i] == 0; k++) {
			const struct effect *const e = &g->setup->effects[k];
			const bool does = e->kind == kind
				&& (kind == THEN_FLAG ? e->flag : e->objective) == what;
			const int one = does ? chance_of(g, s->when, depth + 1) : 0;

			most = one > most ? one : most;
		}
	}
	return most;
}

static int chance_of_flag(const struct game *g, const struct condition *c, int depth)
{
	if (g->flags[c->flag] != 0)
		return WHOLE;
	return c->unit >= 0 ? NEAR_MOST / 2 : chance_by_script(g, THEN_FLAG, c->flag, depth);
}

static int chance_of(const struct game *g, int condition, int depth)
{
	const struct condition *const c = &g->setup->conditions[condition];
	struct goal goal;

	if (depth >= DEPTH_MAX)
		return 0;
	if (c->kind > WHEN_NOT && game_holds(g, condition))
		return WHOLE;
	switch (c->kind) {
	case WHEN_ALL:
	case WHEN_ANY:
	case WHEN_NOT:
		return chance_of_parts(g, c, depth);
	case WHEN_TURN:
		return HELD;
	case WHEN_FLAG:
		return chance_of_flag(g, c, depth);
	case WHEN_FIRED:
		return chance_of(g, g->setup->scripts[c->script].when, depth + 1);
	case WHEN_MET:
		return chance_of_aim(g, c->objective);
	case WHEN_STANDS:
		return 0;		/* nobody gets up again */
	default:
		goal = goals_of_condition(g->setup, c);
		return chance_of_goal(g, &goal);
	}
}

/* ---- objectives ---- */

/* How near an objective is to being met: 0 (lost) … 1000 (had). */
static int chance_of_aim(const struct game *g, int objective)
{
	const struct setup_objective *const o = &g->setup->objectives[objective];
	const struct goal goal = goals_of_aim(o);
	int chance;

	if (g->objectives[objective] != NOBODY)
		return g->objectives[objective] == o->side ? WHOLE : 0;
	chance = chance_of_goal(g, &goal);
	if (chance < WHOLE) {
		const int told = chance_by_script(g, THEN_OBJECTIVE, objective, 0);

		chance = told > chance ? told : chance;
	}
	return chance;
}

/* ---- all together ---- */

static int64_t with_allies(const struct game *g, const int64_t each[SIDES_MAX], int side)
{
	int64_t sum = 0;

	for (int s = 0; s < g->setup->n_sides; s++)
		sum += game_allied(g, s, side) ? each[s] : 0;
	return sum;
}

/* All points that any side and its allies may have by aims and events. */
static int32_t all_points(const struct game *g)
{
	int64_t each[SIDES_MAX] = { 0 }, most = 0;

	for (int i = 0; i < g->setup->n_objectives; i++)
		each[g->setup->objectives[i].side] += g->setup->objectives[i].points;
	for (int i = 0; i < g->setup->n_effects; i++) {
		const struct effect *const e = &g->setup->effects[i];

		if (e->kind == THEN_POINTS && e->side >= 0 && e->number > 0)
			each[e->side] += e->number;
	}
	for (int s = 0; s < g->setup->n_sides; s++) {
		const int64_t sum = with_allies(g, each, s);

		most = sum > most ? sum : most;
	}
	return (int32_t)most;
}

/* By how many points a side leads as it is to be looked for, thousandths (AP4). */
static int64_t points_of(const struct game *g, int side)
{
	int64_t each[SIDES_MAX], most = INT64_MIN, own;

	for (int s = 0; s < g->setup->n_sides; s++)
		each[s] = (int64_t)WHOLE * g->points[s];
	for (int i = 0; i < g->setup->n_objectives; i++)
		if (g->objectives[i] == NOBODY)
			each[g->setup->objectives[i].side] += (int64_t)chance_of_aim(g, i)
				* g->setup->objectives[i].points;
	own = with_allies(g, each, side);
	for (int s = 0; s < g->setup->n_sides; s++) {
		const int64_t sum = with_allies(g, each, s);

		most = sum > most && !game_allied(g, s, side) ? sum : most;
	}
	return most == INT64_MIN ? own : own - most;
}

/* What events not yet come to pass give or take: points, and the game. */
static int64_t events_of(const struct game *g, int side, int32_t point, int32_t victory)
{
	int64_t sum = 0;

	for (int i = 0; i < g->setup->n_scripts; i++) {
		const struct setup_script *const s = &g->setup->scripts[i];
		int32_t worth = 0;

		for (int k = s->first; k < s->first + s->n && g->fired[i] == 0; k++) {
			const struct effect *const e = &g->setup->effects[k];
			const int sign = e->side < 0 ? 0
				: game_allied(g, e->side, side) ? 1 : -1;

			worth += e->kind == THEN_POINTS ? sign * e->number * point
				: e->kind == THEN_END ? sign * victory : 0;
		}
		if (worth != 0)
			sum += (int64_t)worth * chance_of(g, s->when, 0) / WHOLE;
	}
	return sum;
}

/* How likely a lead in points is to be the game: a cause's whole that way is enough. */
static int64_t lead_of(int64_t points, int32_t all)
{
	const int64_t lead = all == 0 ? 0 : LEAD_STEEP * points / all;

	return lead > WHOLE ? WHOLE : lead < -WHOLE ? -WHOLE : lead;
}

int32_t appraisal_of(const struct game *g, int side)
{
	const int32_t men = men_of(g, side, true, false) + men_of(g, side, false, false);
	const int32_t victory = men / 200 * VICTORY_PERCENT, all = all_points(g);
	const int32_t point = all == 0 ? 0 : men / 200 * POINTS_PERCENT / all;
	const int64_t points = points_of(g, side);
	int64_t sum = (men_of(g, side, true, true) - men_of(g, side, false, true))
			* MEN_PERCENT / 100
		+ points * point / WHOLE;

	if (g->decided && g->winner >= 0)
		return (int32_t)(sum + (game_allied(g, g->winner, side) ? victory : -victory));
	if (!g->over)
		sum += lead_of(points, all) * victory / WHOLE + events_of(g, side, point, victory);
	return (int32_t)sum;
}
