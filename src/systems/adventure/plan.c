/* The plan: see plan.h.
 *
 *  PL1  Plans are made anew for every decision and depend on the view alone;
 *       units choose in the order of the roster, each counting what those before
 *       it have chosen, so that all answers of a phase fit together.
 *  PL2  A unit with nothing to do goes for the enemy: no side just sits.
 */
#include <string.h>

#include "systems/adventure/plan.h"

enum {
	PUSH_CLOSE = 25, PUSH_AIM = 45, PUSH_POINTS = 60, PUSH_DENY = 35,
	HOLD_WITHIN = 40, GUARD_WITHIN = 40, AMBUSH_WITHIN = 10,
	DISTANCE_PART = 30,	/* tenths of an inch that count as one of appeal */
	SPOTS_EACH = 64,
};

struct want {		/* one thing the side could do */
	enum task_kind kind;
	int unit;	/* the only own unit that can do it, or -1 */
	int enemy;
	int area, item;
	uint8_t edge;
	int32_t push;
	int crew;	/* units that are enough for it */
	int taken;
	bool last_turn;
};

enum { WANTS_MAX = 2 * OBJECTIVES_MAX + UNITS_MAX };

struct wants {
	int n;
	struct want want[WANTS_MAX];
	bool cautious[UNITS_MAX];
};

/* ---- what could be done ---- */

static struct want *want_add(struct wants *w, enum task_kind kind, int32_t push)
{
	struct want *x = &w->want[w->n++];

	*x = (struct want){ .kind = kind, .unit = NOBODY, .enemy = NOBODY, .area = -1, .item = -1,
		.push = push, .crew = 1 };
	return x;
}

static int32_t most_points(const struct setup *s)
{
	int32_t most = 1;

	for (int i = 0; i < s->n_objectives; i++)
		if (s->objectives[i].points > most)
			most = s->objectives[i].points;
	return most;
}

static void own_item(const struct muster *m, struct wants *w, const struct setup_objective *o,
	int32_t push)
{
	const struct item *item = &m->v->items[o->item];

	if (item->unit >= 0 && m->of[item->unit].known && m->of[item->unit].enemy) {
		want_add(w, TASK_CLOSE, push)->enemy = item->unit;
		w->want[w->n - 1].crew = 3;
	} else if (item->unit >= 0) {
		w->cautious[item->unit] = true;
	} else if (item->cell != CELL_NONE) {
		want_add(w, TASK_GO, push)->item = o->item;
	}
}

static void own_aim(const struct muster *m, struct wants *w, const struct setup_objective *o,
	int32_t push)
{
	struct want *x;

	switch (o->kind) {
	case AIM_HOLD:
		x = want_add(w, TASK_HOLD, push);
		x->area = o->area;
		x->crew = 2;
		x->last_turn = true;
		break;
	case AIM_REACH:
		x = want_add(w, TASK_GO, push);
		x->area = o->area;
		x->unit = o->unit;
		break;
	case AIM_DESTROY:
	case AIM_CAPTURE:
		x = want_add(w, TASK_CLOSE, push);
		x->enemy = o->unit;
		x->crew = 3;
		break;
	case AIM_EXIT:
		x = want_add(w, TASK_GO, push);
		x->unit = o->unit;
		x->edge = o->edge;
		x->crew = o->number > 0 ? 1 + o->number / 5 : 1;
		break;
	case AIM_ITEM:
		own_item(m, w, o, push);
		break;
	case AIM_KEEP:
		w->cautious[o->unit] = true;
		break;
	default:
		break;
	}
}

/* What they want is to be denied them. */
static void their_aim(const struct muster *m, struct wants *w, const struct setup_objective *o)
{
	struct want *x;

	switch (o->kind) {
	case AIM_HOLD:
	case AIM_REACH:
		x = want_add(w, TASK_HOLD, PUSH_DENY);
		x->area = o->area;
		x->crew = 2;
		x->last_turn = o->kind == AIM_HOLD;
		break;
	case AIM_DESTROY:
	case AIM_CAPTURE:
		w->cautious[o->unit] = true;
		break;
	case AIM_EXIT:
	case AIM_KEEP:
		if (o->unit >= 0)
			want_add(w, TASK_CLOSE, PUSH_AIM)->enemy = o->unit;
		break;
	case AIM_ITEM:
		own_item(m, w, o, PUSH_DENY);
		break;
	default:
		break;
	}
}

static bool told(const struct muster *m, const struct setup_objective *o)
{
	return !o->hidden || game_same_cause(m->v, o->side, m->side);
}

static void list_wants(const struct muster *m, struct wants *w)
{
	const struct setup *s = m->v->setup;
	const int32_t most = most_points(s);

	w->n = 0;
	memset(w->cautious, 0, sizeof w->cautious);
	for (int i = 0; i < s->n_objectives; i++) {
		const struct setup_objective *o = &s->objectives[i];

		if (m->v->objectives[i] != NOBODY || !told(m, o))
			continue;
		if (game_same_cause(m->v, o->side, m->side))
			own_aim(m, w, o, PUSH_AIM + PUSH_POINTS * o->points / most);
		else
			their_aim(m, w, o);
	}
	for (int u = 0; u < m->v->n_units; u++)
		if (m->of[u].enemy && (m->of[u].known
				|| m->v->units[u].last_seen[m->side] != CELL_NONE))
			want_add(w, TASK_CLOSE, PUSH_CLOSE)->enemy = u;
}

/* ---- where it is ---- */

static void add_cell(struct task *t, cell_t cell)
{
	if (t->n < TASK_CELLS && cell != CELL_NONE)
		t->cells[t->n++] = cell;
}

static void area_cells(const struct muster *m, int area, struct task *t)
{
	const struct setup_area *a = &m->v->setup->areas[area];
	const int stride = 1 + a->n_cells / TASK_CELLS;

	for (int i = 0; i < a->n_cells; i += stride)
		if (table_ground(m->v->table, a->cells[i])->pace != 0)
			add_cell(t, a->cells[i]);
}

static void edge_cells(const struct muster *m, uint8_t edges, struct task *t)
{
	const struct grid *g = &m->v->table->grid;
	const int stride = 1 + 2 * (g->cols + g->rows) / TASK_CELLS;

	for (int col = 0; col < g->cols; col += stride) {
		if (edges & EDGE_NORTH)
			add_cell(t, grid_at(g, col, 0));
		if (edges & EDGE_SOUTH)
			add_cell(t, grid_at(g, col, g->rows - 1));
	}
	for (int row = 0; row < g->rows; row += stride) {
		if (edges & EDGE_WEST)
			add_cell(t, grid_at(g, 0, row));
		if (edges & EDGE_EAST)
			add_cell(t, grid_at(g, g->cols - 1, row));
	}
}

static void enemy_cells(const struct muster *m, int enemy, struct task *t)
{
	const struct force *f = &m->of[enemy];

	for (int i = 0; i < f->n_spots; i++)
		add_cell(t, f->spots[i]);
	if (f->n_spots == 0)
		add_cell(t, m->v->units[enemy].last_seen[m->side]);
}

static void want_cells(const struct muster *m, const struct want *w, struct task *t)
{
	t->n = 0;
	if (w->area >= 0)
		area_cells(m, w->area, t);
	else if (w->item >= 0)
		add_cell(t, m->v->items[w->item].cell);
	else if (w->edge != 0)
		edge_cells(m, w->edge, t);
	else if (w->enemy >= 0)
		enemy_cells(m, w->enemy, t);
}

/* ---- who does it ---- */

static int32_t nearest(const struct muster *m, int unit, const struct task *t)
{
	int32_t best = INT32_MAX;

	for (int i = 0; i < t->n; i++) {
		const int32_t d = table_distance(m->v->table, m->of[unit].at, t->cells[i]);

		if (d < best)
			best = d;
	}
	return best;
}

static bool can_do(const struct muster *m, int unit, const struct want *w)
{
	if (w->unit >= 0 && w->unit != unit)
		return false;
	return adv_combatant(m->v, unit) || w->unit == unit
		|| (w->kind == TASK_GO && w->enemy < 0);
}

/* The want that suits a unit best, or NULL. */
static struct want *best_want(const struct muster *m, int unit, struct wants *w)
{
	struct want *best = NULL;
	int32_t most = INT32_MIN;

	for (int i = 0; i < w->n; i++) {
		struct want *x = &w->want[i];
		struct task t;
		int32_t appeal;

		if (!can_do(m, unit, x))
			continue;
		want_cells(m, x, &t);
		if (t.n == 0)
			continue;
		appeal = 4 * x->push - nearest(m, unit, &t) / DISTANCE_PART;
		if (x->unit == unit)
			appeal += MILLI;
		else if (x->taken >= x->crew)
			appeal -= 3 * x->push;
		if (appeal > most) {
			most = appeal;
			best = x;
		}
	}
	return best;
}

/* ---- stances ---- */

static cell_t post_of(const struct muster *m, int unit)
{
	const cell_t post = m->v->setup->units[unit].cell;

	return post == CELL_NONE ? m->of[unit].at : post;
}

/* The friend that most needs company: a cautious one, else one that does not fight. */
static int ward_of(const struct muster *m, int unit, const struct wants *w)
{
	int32_t best = INT32_MAX;
	int ward = NOBODY;

	for (int u = 0; u < m->v->n_units; u++) {
		int32_t d;

		if (u == unit || !m->of[u].known || m->of[u].enemy
			|| (!w->cautious[u] && adv_combatant(m->v, u) && m->of[u].fit > 1))
			continue;
		d = table_distance(m->v->table, m->of[unit].at, m->of[u].at);
		if (d < best) {
			best = d;
			ward = u;
		}
	}
	return ward;
}

static void stay(struct task *t, enum task_kind kind, cell_t cell, int32_t within)
{
	t->kind = kind;
	t->enemy = NOBODY;
	t->push = PUSH_AIM;
	t->within = within;
	t->last_turn = false;
	t->n = 0;
	add_cell(t, cell);
}

/* ---- the unit's task ---- */

static void take(const struct muster *m, int unit, struct want *w, struct task *t)
{
	const struct force *f = &m->of[unit];

	w->taken++;
	t->kind = w->kind;
	t->enemy = w->enemy;
	t->push = w->push;
	t->last_turn = w->last_turn;
	t->within = 0;
	if (w->kind == TASK_CLOSE)
		t->within = f->medium > 0 ? f->medium : m->v->table->cell_length;
	want_cells(m, w, t);
}

/* Nobody known: go and look, to the far side of the table. */
static void seek(const struct muster *m, int unit, struct task *t)
{
	const struct grid *g = &m->v->table->grid;
	const cell_t from = post_of(m, unit);

	stay(t, TASK_GO, grid_at(g, g->cols - 1 - grid_col(g, from), g->rows - 1 - grid_row(g, from)),
		GUARD_WITHIN);
	t->push = PUSH_CLOSE;
}

static void free_task(const struct muster *m, int unit, struct wants *w, struct task *t)
{
	struct want *best = best_want(m, unit, w);

	if (best != NULL)
		take(m, unit, best, t);
	else if (adv_combatant(m->v, unit))
		seek(m, unit, t);
	else
		stay(t, TASK_AVOID, m->of[unit].at, HOLD_WITHIN);
}

static void task_of(const struct muster *m, int unit, struct wants *w, struct task *t)
{
	const enum stance stance = (enum stance)adv_unit_setting(m->v, unit, UNIT_STANCE);
	const int ward = stance == STANCE_GUARD ? ward_of(m, unit, w) : NOBODY;

	t->cautious = w->cautious[unit];
	if (stance == STANCE_HOLD)
		stay(t, TASK_HOLD, post_of(m, unit), HOLD_WITHIN);
	else if (stance == STANCE_AMBUSH && adv_unit_of(m->v, unit)->spotted
			== (uint8_t)(adv_unit_of(m->v, unit)->spotted & 1u << m->side))
		stay(t, TASK_AMBUSH, m->of[unit].at, AMBUSH_WITHIN);
	else if (ward >= 0)
		stay(t, TASK_HOLD, m->of[ward].at, GUARD_WITHIN);
	else
		free_task(m, unit, w, t);
	if (stance == STANCE_ADVANCE)
		t->push *= 2;
}

void plan(const struct muster *m, int unit, struct task *t)
{
	struct wants w;

	list_wants(m, &w);
	for (int u = 0; u <= unit; u++)
		if (m->of[u].known && !m->of[u].enemy && (u == unit || (!m->v->units[u].uncommanded
				&& m->v->units[u].side == m->v->units[unit].side)))
			task_of(m, u, &w, t);
}
