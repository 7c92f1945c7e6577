/* The plan: see plan.h.
 *
 *  PL1  Plans depend on the view alone; units choose in the order of the roster, each
 *       counting what those before it have chosen, so that all answers of a phase fit
 *       together.  While the muster stays as it is, so do these choices (notes.h).
 *  PL2  A unit with nothing to do goes for the enemy: no side just sits.
 */
#include <string.h>

#include "skirmish/commander/commander.h"
#include "skirmish/commander/notes.h"

enum {
	WORTH_POST = 4500,
	HOLD_WITHIN = 2, GUARD_WITHIN = 5, ESCORT_WITHIN = 6, FETCH_WITHIN = 2,
	SEEK_WITHIN = 10,	/* inches */
	APPEAL_HALF = 50,	/* at so many inches a want has half its appeal */
	APPEAL_TAKEN = 10,	/* percent of it when others are enough for it */
	APPEAL_OWN = 100000,
	CONTESTED_PERCENT = 150,
	DUE_PERCENT = 150,	/* so much longer may a way be than it is for a crow */
	NEARER_PERCENT = 80,	/* of the way of a voice one wants to be near */
};

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

static void force_cells(const struct force *f, cell_t otherwise, struct task *t)
{
	for (int i = 0; i < f->n_spots; i++)
		add_cell(t, f->spots[i]);
	if (f->n_spots == 0)
		add_cell(t, otherwise);
}

static void want_cells(const struct muster *m, const struct want *w, struct task *t)
{
	t->n = 0;
	if (w->area >= 0)
		area_cells(m, w->area, t);
	else if (w->enemy >= 0 || w->talk >= 0)
		force_cells(&m->of[w->enemy >= 0 ? w->enemy : w->talk], w->at, t);
	else if (w->edge != 0)
		edge_cells(m, w->edge, t);
	else
		add_cell(t, w->at);
}

/* ---- who does it ---- */

/* How far off a unit is understood by others; 0: not at all. */
static int32_t voice_of(const struct muster *m, int unit)
{
	return m->by->voice == NULL || !m->of[unit].known ? 0 : m->by->voice(m->v, unit);
}

static bool can_do(const struct muster *m, int unit, const struct wants *all,
	const struct want *w)
{
	if (w->unit >= 0 || w->ward == unit)
		return w->unit == unit;
	if (w->kind == TASK_CLOSE && all->cautious[unit] && !m->of[unit].indirect
			&& (m->of[unit].small || m->of[unit].medium == 0))
		return false;		/* who is to live runs after nobody */
	if (w->talk >= 0)
		return voice_of(m, unit) > 0;
	if (w->item >= 0 && m->by->lifts != NULL && !m->by->lifts(m->v, unit, w->item))
		return false;
	if (m->of[unit].indirect)	/* a mortar is of use where it is */
		return w->kind == TASK_CLOSE;
	return m->of[unit].fights || (w->kind == TASK_GO && w->edge != 0);
}

static int32_t want_distance(const struct muster *m, cell_t from, const struct want *w)
{
	return w->at == CELL_NONE ? game_edge_distance(m->v, from, w->edge)
		: table_distance(m->v->table, from, w->at);
}

/* How many are at it, or at another of which one is enough. */
static int taken_of(const struct wants *w, const struct want *x)
{
	int n = 0;

	for (int i = 0; x->one_of != 0 && i < w->n; i++)
		n += w->want[i].one_of == x->one_of ? w->want[i].taken : 0;
	return x->one_of != 0 ? n : x->taken;
}

/* Whether it is time to go: who has left does nothing else. */
static bool is_due(const struct muster *m, int unit, const struct want *x)
{
	const int32_t left = m->v->setup->turns - m->v->turn;
	const int64_t way = want_distance(m, m->of[unit].at, x);

	return x->kind != TASK_GO || x->edge == 0 || m->of[unit].walk <= 0
		|| way * DUE_PERCENT / 100 >= (int64_t)(left - 1) * m->of[unit].walk;
}

/* The want that suits a unit best, or NULL. */
static const struct want *best_want(const struct muster *m, int unit, const struct wants *w)
{
	const int32_t half = APPEAL_HALF * m->by->inch;
	const struct want *best = NULL;
	int64_t most = INT64_MIN;

	for (int i = 0; i < w->n; i++) {
		const struct want *const x = &w->want[i];
		int64_t appeal;

		if (!can_do(m, unit, w, x))
			continue;
		appeal = (int64_t)x->worth * half / (half + want_distance(m, m->of[unit].at, x));
		if (x->unit == unit && x->one_of == 0 && is_due(m, unit, x))
			appeal += APPEAL_OWN;
		else if (taken_of(w, x) >= x->crew)
			appeal = appeal * APPEAL_TAKEN / 100;
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

/* The friend that most needs company: for fighting men a cautious one or one that
 * does not fight; for the others somebody who does. */
static int ward_of(const struct muster *m, int unit, const struct wants *w)
{
	const bool fights = m->of[unit].fights;
	int32_t best = INT32_MAX;
	int ward = NOBODY;

	for (int u = 0; u < m->v->n_units; u++) {
		const bool needy = w->cautious[u] || !m->of[u].fights || m->of[u].fit == 1;
		int32_t d;

		if (u == unit || !m->of[u].known || wants_hostile(m, u) || needy != fights)
			continue;
		d = table_distance(m->v->table, m->of[unit].at, m->of[u].at);
		if (d < best) {
			best = d;
			ward = u;
		}
	}
	return ward;
}

static void stay(struct task *t, enum task_kind kind, int32_t worth, cell_t cell, int32_t within)
{
	t->kind = kind;
	t->enemy = NOBODY;
	t->worth = worth;
	t->within = within;
	t->at_once = true;
	t->lasting = kind != TASK_AVOID;
	t->done = false;
	t->leave = EDGE_NONE;
	t->contested = false;
	t->n = 0;
	add_cell(t, cell);
}

/* ---- the unit's task ---- */

/* Whether an enemy could be there about as soon. */
static bool contested(const struct muster *m, int unit, const struct want *w)
{
	const int32_t own = want_distance(m, m->of[unit].at, w);

	for (int u = 0; w->at != CELL_NONE && w->enemy < 0 && u < m->v->n_units; u++)
		if (m->of[u].known && wants_hostile(m, u) && !m->of[u].spent
			&& muster_distance(m, &m->of[u], w->at) * 100 <= own * CONTESTED_PERCENT)
			return true;
	return false;
}

/* A bearer whom somebody threatens goes home with what he has while he can. */
static bool slips_away(const struct muster *m, int unit, const struct want *w)
{
	if (w->kind != TASK_AVOID || w->unit != unit || muster_aim(m, unit, true))
		return false;
	for (int u = 0; u < m->v->n_units; u++) {
		const struct force *e = &m->of[u];

		if (e->known && wants_hostile(m, u) && !e->spent && e->active > 0
			&& muster_distance(m, e, m->of[unit].at)
				<= (e->danger > e->charge ? e->danger : e->charge))
			return true;
	}
	return false;
}

static void take(const struct muster *m, int unit, const struct want *w, struct task *t)
{
	const struct force *f = &m->of[unit];

	t->kind = w->kind;
	t->enemy = w->enemy;
	t->worth = w->worth;
	t->contested = contested(m, unit, w);
	t->at_once = w->kind == TASK_CLOSE || w->edge != 0 || w->kind == TASK_AVOID || w->ward >= 0;
	t->lasting = w->enemy < 0 && w->ward < 0 && w->talk < 0;
	t->done = w->kind == TASK_GO;
	t->leave = w->kind == TASK_GO || slips_away(m, unit, w) ? w->edge : EDGE_NONE;
	t->within = w->ward >= 0 ? (w->unit >= 0 ? FETCH_WITHIN : ESCORT_WITHIN) * m->by->inch
		: w->talk >= 0 ? voice_of(m, unit) * NEARER_PERCENT / 100 : 0;
	if (w->kind == TASK_CLOSE)
		t->within = f->medium > 0 && !m->of[w->enemy].alive ? f->medium
			: m->v->table->cell_length;
	want_cells(m, w, t);
}

/* Nobody known: go and look, to the far side of the table. */
static void seek(const struct muster *m, int unit, struct task *t)
{
	const struct grid *g = &m->v->table->grid;
	const cell_t from = post_of(m, unit);

	stay(t, TASK_GO, WORTH_CLOSE, grid_at(g, g->cols - 1 - grid_col(g, from),
		g->rows - 1 - grid_row(g, from)), SEEK_WITHIN * m->by->inch);
}

static void free_task(const struct muster *m, int unit, const struct wants *w, struct task *t)
{
	const struct want *const best = best_want(m, unit, w);

	if (best != NULL)
		take(m, unit, best, t);
	else if (m->of[unit].fights && !w->cautious[unit])
		seek(m, unit, t);
	else
		stay(t, TASK_AVOID, WORTH_ESCORT, m->of[unit].at, GUARD_WITHIN * m->by->inch);
}

/* ---- missions ---- */

static void mission_close(const struct muster *m, int unit, const struct mission *x,
	struct task *t)
{
	stay(t, TASK_CLOSE, WORTH_POST, wants_where(m, x->unit), m->of[unit].medium > 0
		? m->of[unit].medium : m->v->table->cell_length);
	t->enemy = x->unit;
	t->lasting = false;
	t->n = 0;
	force_cells(&m->of[x->unit], wants_where(m, x->unit), t);
}

static void mission_leave(const struct muster *m, const struct mission *x, struct task *t)
{
	stay(t, TASK_GO, WORTH_POST, CELL_NONE, 0);
	t->leave = x->edges;
	edge_cells(m, x->edges, t);
}

static void mission_follow(const struct muster *m, int unit, const struct mission *x,
	struct task *t)
{
	stay(t, m->of[unit].fights ? TASK_HOLD : TASK_AVOID, WORTH_BEARER, m->of[x->unit].at,
		GUARD_WITHIN * m->by->inch);
	t->lasting = false;
}

/* What somebody who tries things out would have it do; false: nothing. */
static bool mission_task(const struct muster *m, int unit, struct task *t)
{
	const struct mission none = { .kind = MISSION_NONE };
	const struct mission *const x = m->v->missions != NULL ? &m->v->missions[unit] : &none;

	switch ((enum mission_kind)x->kind) {
	case MISSION_NONE:
		return false;
	case MISSION_CLOSE:
		mission_close(m, unit, x, t);
		break;
	case MISSION_GO:
		stay(t, TASK_GO, WORTH_POST, x->cell, 0);
		break;
	case MISSION_HOLD:
		stay(t, TASK_HOLD, WORTH_POST, m->of[unit].at, 0);
		break;
	case MISSION_AVOID:
		stay(t, TASK_AVOID, WORTH_POST, m->of[unit].at, 0);
		break;
	case MISSION_LEAVE:
		mission_leave(m, x, t);
		break;
	case MISSION_FOLLOW:
		mission_follow(m, unit, x, t);
		break;
	}
	return true;
}

/* ---- who takes what ---- */

static bool has_mission(const struct muster *m, int unit)
{
	return m->v->missions != NULL && m->v->missions[unit].kind != MISSION_NONE;
}

/* Whether it does what suits it best, and not what it was told to be. */
static bool chooses(const struct muster *m, int unit, int ward)
{
	const struct force *const self = &m->of[unit];

	return ((self->holds || self->waits) && wants_bound(m, unit))	/* whatever it did before */
		|| (!self->holds && !self->waits && ward == NOBODY);
}

static int guarded_by(const struct muster *m, int unit, const struct wants *w)
{
	return m->of[unit].guards ? ward_of(m, unit, w) : NOBODY;
}

static void task_of(const struct muster *m, int unit, const struct wants *w, struct task *t)
{
	const struct force *const self = &m->of[unit];
	const int ward = guarded_by(m, unit, w);

	t->cautious = w->cautious[unit];
	if (mission_task(m, unit, t))
		return;
	if (chooses(m, unit, ward))
		free_task(m, unit, w, t);
	else if (self->holds)
		stay(t, TASK_HOLD, WORTH_POST, post_of(m, unit), HOLD_WITHIN * m->by->inch);
	else if (self->waits)
		stay(t, TASK_AMBUSH, WORTH_POST, m->of[unit].at, 0);
	else
		stay(t, self->fights ? TASK_HOLD : TASK_AVOID, WORTH_BEARER, m->of[ward].at,
			GUARD_WITHIN * m->by->inch);
	if (self->presses)
		t->worth *= 2;
}

/* The want that a unit of the plan takes, by what is taken before; NOBODY: none. */
static int16_t taken_by(const struct muster *m, int unit, const struct agenda *p)
{
	const struct want *best;

	if (!m->of[unit].willed || m->v->units[unit].uncommanded
			|| m->v->units[unit].side != p->side || has_mission(m, unit)
			|| !chooses(m, unit, guarded_by(m, unit, &p->wants)))
		return NOBODY;
	best = best_want(m, unit, &p->wants);
	return (int16_t)(best == NULL ? NOBODY : best - p->wants.want);
}

/* What those before a unit take. */
static void take_before(const struct muster *m, int unit, struct agenda *p)
{
	for (int i = 0; i < p->wants.n; i++)
		p->wants.want[i].taken = 0;
	for (int u = 0; u < unit; u++) {
		struct want *w;

		if (u == p->units)
			p->took[p->units++] = taken_by(m, u, p);
		if (p->took[u] == NOBODY)
			continue;
		w = &p->wants.want[p->took[u]];
		w->taken = (int16_t)(w->taken + (w->heads ? m->of[u].fit : 1));
	}
}

/* ---- the plan as a whole ---- */

static bool stands(const struct agenda *p, const struct game *v, int side)
{
	return p->made && p->side == side && p->bidden == (v->missions != NULL)
		&& (!p->bidden || memcmp(p->missions, v->missions,
			(size_t)v->n_units * sizeof p->missions[0]) == 0);
}

static void begin(struct agenda *p, const struct muster *m, int side)
{
	p->made = true;
	p->side = side;
	p->units = 0;
	p->bidden = m->v->missions != NULL;
	if (p->bidden)
		memcpy(p->missions, m->v->missions,
			(size_t)m->v->n_units * sizeof p->missions[0]);
	wants_list(m, &p->wants);
}

void plan_task(const struct muster *m, int unit, struct task *t)
{
	const int side = m->v->units[unit].side;
	struct agenda *const kept = notes_plan(m), own, *const p = kept != NULL ? kept : &own;

	if (kept == NULL || !stands(kept, m->v, side))
		begin(p, m, side);
	take_before(m, unit, p);
	task_of(m, unit, &p->wants, t);
}
