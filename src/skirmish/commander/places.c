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

static int32_t quick_at(const struct thought *t, cell_t cell)
{
	return thought_progress(t, cell) + t->m->by->cover(t->v, cell);
}

static struct spot place_at(const struct thought *t, const struct prospect *from, int pace)
{
	return (struct spot){ .cell = from->cell, .cost = from->cost, .pace = pace,
		.quick = quick_at(t, from->cell) };
}

/* One of those that could be gone to, by its number among them all. */
struct glimpse { int item; cell_t cell; int32_t quick, company; };

/* All of these, from where it is on by what they cost, and what they are worth at any pace. */
struct survey {
	int n;
	bool heard;		/* its company likes some better than others */
	struct prospect list[PROSPECTS_MAX];
	struct glimpse of[PROSPECTS_MAX];
};

static void survey(const struct thought *t, int pace, struct survey *s)
{
	const struct commander_rules *const by = t->m->by;

	s->n = by->prospects(t->v, t->unit, pace, s->list, PROSPECTS_MAX);
	if (t->shut != 0)
		s->n = prospects_round(t->v, t->shut, s->list, s->n);
	s->heard = by->heard && (by->listens == NULL || t->n_listeners > 0);
	for (int i = 1; i < s->n; i++) {
		const cell_t cell = s->list[i].cell;

		s->of[i] = (struct glimpse){ i, cell, quick_at(t, cell),
			s->heard ? weighing_company(t, cell) : 0 };
	}
}

/* How many of them cost no more than so much. */
static int surveyed(const struct survey *s, int32_t most)
{
	int n = s->n;

	while (n > 0 && s->list[n - 1].cost > most)
		n--;
	return n;
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
static void keep_back(const struct thought *t, struct best *list, const struct glimpse *p,
	cell_t foe)
{
	const struct commander_rules *by = t->m->by;
	const int64_t room = best_least(list) - p->quick / 2;
	int64_t most;
	int32_t useless, far;

	if (foe != CELL_NONE && table_distance(t->v->table, p->cell, foe) / by->back_unit
			* by->back_worth <= room)
		return;
	most = room < 0 ? -1 : (room / by->back_worth + 1) * by->back_unit - 1;
	useless = most < INT32_MAX ? (int32_t)most : INT32_MAX - 1;
	far = nearest_above(t, p->cell, useless);
	best_keep(list, p->item, far / by->back_unit * by->back_worth + p->quick / 2);
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

static int look_over(struct thought *t, const struct survey *of, int n, int pace, int looked)
{
	const struct commander_rules *by = t->m->by;
	const cell_t foe = nearest_foe(t);
	struct best lists[2 * SORTS], *s = &lists[SORTS];
	int32_t cost = INT32_MIN;	/* many cost the same */

	for (int k = 0; k < 2 * SORTS; k++)
		lists[k].n = 0;
	for (int i = 1; i < n; i++) {
		const struct glimpse *const p = &of->of[i];

		if (by->shoots != NULL && of->list[i].cost != cost)
			s = &lists[by->shoots(t->v, t->self, of->list[i].cost, pace) ? SORTS : 0];
		cost = of->list[i].cost;
		best_keep(&s[SORT_FORWARD], i, p->quick);
		if (p->quick > best_least(&s[SORT_COVERED]) && by->covered(t->v, p->cell))
			best_keep(&s[SORT_COVERED], i, p->quick);
		keep_back(t, &s[SORT_BACK], p, foe);
		if (of->heard)
			best_keep(&s[SORT_HEARD], i, p->quick + p->company);
	}
	for (int k = 0; by->heard && !of->heard && k < 2 * SORTS; k += SORTS)	/* by nobody */
		lists[k + SORT_HEARD] = lists[k + SORT_FORWARD];
	return list_best(t, lists, of->list, pace, looked);
}

/* What is surveyed for one of the paces may serve the next. */
static void look_about(struct thought *t)
{
	const struct commander_rules *const by = t->m->by;
	struct survey s;

	for (int i = 0, looked = 1; i < by->n_paces; i++) {
		const int pace = by->paces[i];
		const int32_t most = by->goes != NULL ? by->goes(t->v, t->unit, pace) : -1;

		if (i == 0 || most < 0)
			survey(t, most < 0 ? pace : by->paces[by->n_paces - 1], &s);
		looked = look_over(t, &s, most < 0 ? s.n : surveyed(&s, most), pace, looked);
	}
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

/* Whether none of its paces leads to a place that can be better than where it is. */
static bool stays(struct thought *t)
{
	const struct commander_rules *const by = t->m->by;
	const int32_t margin = 2 * t->v->table->cell_length;

	for (int i = 0; i < by->n_paces; i++) {
		const int pace = by->paces[i];
		const int32_t most = by->cover_most > 0 ? by->goes(t->v, t->unit, pace) : -1;

		if (most < 0 || !thought_stays(t, &(struct ambit){
				.around = most / REACH_TWELFTHS + margin,
				.nearer = most + margin * REACH_TWELFTHS,
				.cover = by->cover_most + by->listener * t->n_listeners,
				.shoots = by->shoots == NULL
					|| by->shoots(t->v, t->self, 1, pace) }))
			return false;
	}
	return true;
}

void thought_places(struct thought *t)
{
	const struct prospect here = { t->self->at, 0 };

	thought_measure(t, t->self->at, t->m->by->around * t->self->walk);
	t->places[t->n++] = place_at(t, &here, t->m->by->stays);
	thought_judge(t, 0);
	if (stays(t))
		return;
	look_about(t);
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
