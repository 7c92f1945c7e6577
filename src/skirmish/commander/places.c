/* Places: see places.h. */
#include "skirmish/body/movers.h"
#include "skirmish/commander/commander.h"
#include "skirmish/commander/best.h"
#include "skirmish/commander/weighing.h"

enum { PLACES_LOOKED_AT = 48 };

/* ---- the task ---- */

static void measure_task(struct thought *t, cell_t from, int32_t around)
{
	const struct commander_rules *by = t->m->by;
	const struct goals goals = { t->e.task.cells, t->e.task.n, t->e.task.lasting };

	way_begin(&t->way, t->v, by->gait == NULL ? GAIT_FOOT : by->gait(t->v, t->unit),
		from, around, &goals);
	t->shut = by->shuns == NULL ? 0 : by->shuns(t->v, t->unit);
	if (t->shut != 0 && !way_begin_round(&t->way, t->v, from, &goals, t->shut))
		t->shut = 0;
	t->left = thought_left(t, from);
	errand_measure(&t->e, by->straight ? errand_straight(&t->e, from) : t->left);
}

static int32_t nearest_above(const struct thought *t, cell_t cell, int32_t useless)
{
	const int32_t nearest = muster_nearest(t->m, cell, useless);

	return nearest == INT32_MAX ? 0 : nearest;
}

int32_t thought_nearest(const struct thought *t, cell_t cell)
{
	return nearest_above(t, cell, -1);
}

int32_t thought_cover(const struct game *v, cell_t cell)
{
	const struct ground *g = table_ground(v->table, cell);

	return THOUGHT_COVER * (int)g->cover / COVER_HARD + (g->conceals ? THOUGHT_COVER / 3 : 0);
}

static struct spot place_at(const struct thought *t, const struct prospect *from, int pace)
{
	return (struct spot){ .cell = from->cell, .cost = from->cost, .pace = pace,
		.quick = thought_progress(t, from->cell) + t->m->by->cover(t->v, from->cell) };
}

/* Sorts of places of which the best few are looked at (DP1), of those to shoot from and of
 * the others. */
enum sort { SORT_FORWARD, SORT_COVERED, SORT_BACK, SORT_HEARD, SORTS };

/* Where the known enemy is who is nearest to the unit; CELL_NONE: none is known. */
static cell_t nearest_foe(const struct thought *t)
{
	int32_t least = INT32_MAX;
	cell_t nearest = CELL_NONE;

	for (int i = 0; i < t->m->n_foes; i++) {
		const int32_t far = table_distance(t->v->table, t->self->at, t->m->foes[i]);

		if (far < least) {
			least = far;
			nearest = t->m->foes[i];
		}
	}
	return nearest;
}

/* The better the further from enemies: how far they are is found out only as far as it takes
 * to tell that others are better, which as a rule one foe does. */
static void keep_back(const struct thought *t, struct best *list, int item, const struct spot *p,
	cell_t foe)
{
	const struct commander_rules *by = t->m->by;
	const int64_t room = best_least(list) - p->quick / 2;
	const int64_t most = room < 0 ? -1 : (room / by->back_worth + 1) * by->back_unit - 1;
	const int32_t useless = most < INT32_MAX ? (int32_t)most : INT32_MAX - 1;
	int32_t far;

	if (foe != CELL_NONE && table_distance(t->v->table, p->cell, foe) <= useless)
		return;
	far = nearest_above(t, p->cell, useless);
	best_keep(list, item, far / by->back_unit * by->back_worth + p->quick / 2);
}

/* A place may be among the best of several sorts: once is enough. */
static bool listed(const struct thought *t, int first, cell_t cell)
{
	for (int i = first; i < t->n; i++)
		if (t->places[i].cell == cell)
			return true;
	return false;
}

/* The best of all sorts, as long as no more have been looked at; how many have been by then. */
static int list_best(struct thought *t, const struct best lists[2 * SORTS],
	const struct prospect *all, int pace, int looked)
{
	const int first = t->n;

	for (int k = 0; k < 2 * SORTS; k++)
		for (int i = 0; i < lists[k].n; i++) {
			const struct prospect *const p = &all[lists[k].item[i]];

			if (looked++ < PLACES_LOOKED_AT && !listed(t, first, p->cell))
				t->places[t->n++] = place_at(t, p, pace);
		}
	return looked;
}

static int look_over(struct thought *t, int pace, int looked)
{
	const struct commander_rules *by = t->m->by;
	struct prospect list[PROSPECTS_MAX];
	const int all = by->prospects(t->v, t->unit, pace, list, PROSPECTS_MAX);
	const int n = t->shut == 0 ? all : prospects_round(t->v, t->shut, list, all);
	const bool heard = by->heard && (by->listens == NULL || t->n_listeners > 0);
	const cell_t foe = nearest_foe(t);
	struct best lists[2 * SORTS];

	for (int k = 0; k < 2 * SORTS; k++)
		lists[k].n = 0;
	for (int i = 1; i < n; i++) {
		const struct spot p = place_at(t, &list[i], pace);
		struct best *s = &lists[by->shoots == NULL
			|| by->shoots(t->v, t->self, p.cost, pace) ? SORTS : 0];

		best_keep(&s[SORT_FORWARD], i, p.quick);
		if (by->covered(t->v, p.cell))
			best_keep(&s[SORT_COVERED], i, p.quick);
		keep_back(t, &s[SORT_BACK], i, &p, foe);
		if (heard)
			best_keep(&s[SORT_HEARD], i, p.quick + weighing_company(t, p.cell));
	}
	for (int k = 0; by->heard && !heard && k < 2 * SORTS; k += SORTS)	/* by nobody */
		lists[k + SORT_HEARD] = lists[k + SORT_FORWARD];
	return list_best(t, lists, list, pace, looked);
}

void thought_begin(struct thought *t, const struct muster *m, int unit)
{
	t->v = m->v;
	t->m = m;
	t->self = &m->of[unit];
	t->unit = unit;
	t->n = t->n_listeners = 0;
	errand_of(&t->e, m, unit);
}

void thought_measure(struct thought *t, cell_t from, int32_t around)
{
	measure_task(t, from, around);
	weighing_others(t);
}

void thought_places(struct thought *t)
{
	const struct prospect here = { t->self->at, 0 };

	thought_measure(t, t->self->at, t->m->by->around * t->self->walk);
	t->places[t->n++] = place_at(t, &here, t->m->by->stays);
	for (int i = 0, looked = 1; i < t->m->by->n_paces; i++)
		looked = look_over(t, t->m->by->paces[i], looked);
	thought_judge(t, 0);
	thought_weigh(t, 1);
}

bool thought_leaves(const struct proposer *p, const struct thought *t,
	const struct prospect *list, int n)
{
	const uint8_t arguments = p->c->n;

	for (int i = 0; t->e.task.leave != EDGE_NONE && i < n; i++) {
		if ((paths_edges_at(&t->v->table->grid, list[i].cell) & t->e.task.leave) == 0)
			continue;
		p->c->n = arguments;
		if (propose_with(p, ARGUMENT_CELL, list[i].cell))
			return true;
	}
	return false;
}
