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
	/* What all points together are worth to a side, percent of its men. */
	POINTS_PERCENT = 60,
	WORTH_CLOSE = 900, WORTH_POST = 4500, WORTH_BEARER = 1500, WORTH_ESCORT = 1000,
	HOLD_WITHIN = 2, GUARD_WITHIN = 5, ESCORT_WITHIN = 6, FETCH_WITHIN = 2,
	SEEK_WITHIN = 10,	/* inches */
	APPEAL_HALF = 50,	/* at so many inches a want has half its appeal */
	APPEAL_TAKEN = 10,	/* percent of it when others are enough for it */
	APPEAL_OWN = 100000,
	CONTESTED_PERCENT = 150,
	DUE_PERCENT = 150,	/* so much longer may a way be than it is for a crow */
	NEARER_PERCENT = 80,	/* of the way of a voice one wants to be near */
	WORTH_MOST = 1000000,
};

/* ---- what could be done ---- */

/* Beasts are let be that nobody's aim is about. */
static bool hostile(const struct muster *m, int unit)
{
	return m->of[unit].enemy && (!m->of[unit].beast || muster_aim(m, unit, true));
}

static struct want *want_add(struct wants *w, enum task_kind kind, int32_t worth, int crew,
	cell_t at)
{
	struct want *x = &w->want[w->n];

	*x = (struct want){ .kind = kind, .unit = NOBODY, .enemy = NOBODY, .area = -1, .item = -1,
		.ward = NOBODY, .talk = NOBODY, .at = at, .worth = worth, .crew = (int16_t)crew };
	if (at != CELL_NONE || kind == TASK_GO)
		w->n++;
	return x;
}

static cell_t where_is(const struct muster *m, int unit)
{
	return m->of[unit].known ? m->of[unit].at : m->v->units[unit].last_seen[m->side];
}

static cell_t middle_of(const struct setup *s, int area)
{
	return s->areas[area].n_cells > 0 ? s->areas[area].cells[s->areas[area].n_cells / 2]
		: CELL_NONE;
}

static void want_enemy(const struct muster *m, struct wants *w, int enemy, int32_t worth, int crew)
{
	if (hostile(m, enemy) && !m->of[enemy].spared)
		want_add(w, TASK_CLOSE, worth, crew, where_is(m, enemy))->enemy = (int16_t)enemy;
}

static struct want *want_area(const struct muster *m, struct wants *w, enum task_kind kind,
	const struct goal *g, int32_t worth, int crew)
{
	struct want *x = want_add(w, kind, worth, crew, middle_of(m->v->setup, g->area));

	x->area = g->area;
	return x;
}

/* The only unit that can be there: it is told, or has what is to come there; or NOBODY. */
static int doer_of(const struct muster *m, const struct goal *g)
{
	return g->unit >= 0 || g->item < 0 ? g->unit : m->v->items[g->item].unit;
}

/* Whether a unit has a place of its own to go to. */
static bool is_bound(const struct muster *m, int unit)
{
	for (int i = 0; i < m->goals.n; i++) {
		const struct goal *const g = &m->goals.goal[i];

		if (g->wanted && doer_of(m, g) == unit
				&& (g->kind == GOAL_BE || g->kind == GOAL_LEAVE))
			return true;
	}
	return false;
}

/* Own bearers go home with what they carry, others go along; who is strong enough takes
 * his part in the fight, with care; who has somewhere to be goes there. */
static void want_bearer(const struct muster *m, struct wants *w, int bearer)
{
	struct want *x;

	w->cautious[bearer] = true;
	if (m->of[bearer].fit > m->by->shy && !is_bound(m, bearer))
		return;
	if (!is_bound(m, bearer)) {
		x = want_add(w, TASK_AVOID, WORTH_BEARER, 1, m->of[bearer].at);
		x->unit = (int16_t)bearer;
		x->edge = m->v->setup->sides[m->side].edges;
	}
	x = want_add(w, TASK_HOLD, WORTH_ESCORT, 2, m->of[bearer].at);
	x->ward = (int16_t)bearer;
}

/* ---- goals ---- */

static bool is_own(const struct muster *m, int unit)
{
	return unit >= 0 && m->v->units[unit].side == m->side;
}

/* Who is to have what another carries goes where he is. */
static void fetch_from(const struct muster *m, struct wants *w, int unit, int holder,
	int32_t worth)
{
	struct want *const x = want_add(w, TASK_HOLD, worth, 1, m->of[holder].at);

	x->unit = (int16_t)unit;
	x->ward = (int16_t)holder;
}

static void want_item(const struct muster *m, struct wants *w, const struct goal *g,
	int32_t worth)
{
	const int holder = m->v->items[g->item].unit;
	const int by = goals_bearer(g);
	struct want *x;

	if (holder >= 0 && hostile(m, holder)) {
		want_enemy(m, w, holder, worth, 3);
	} else if (holder >= 0) {
		want_bearer(m, w, holder);
		if (by != holder && is_own(m, by) && m->of[by].known && is_own(m, holder))
			fetch_from(m, w, by, holder, worth);
	} else if (m->v->items[g->item].cell != CELL_NONE) {
		x = want_add(w, TASK_GO, worth, 2, m->v->items[g->item].cell);
		x->item = g->item;
		x->unit = (int16_t)(is_own(m, by) && m->of[by].known ? by : NOBODY);
	}
}

static void go_there(const struct muster *m, struct wants *w, const struct goal *g, int32_t worth)
{
	const int doer = doer_of(m, g);

	if (doer < 0 ? g->side != m->side : !is_own(m, doer))
		return;
	want_area(m, w, TASK_GO, g, worth, 1)->unit = (int16_t)doer;
}

/* What holding it would bring, and setting foot there lose. */
static void hold_it(const struct muster *m, struct wants *w, const struct goal *g, int32_t worth)
{
	for (int i = 0; i < m->goals.n; i++) {
		const struct goal *const x = &m->goals.goal[i];

		if (x->kind == GOAL_BE && !x->wanted && x->side == m->side && x->area == g->area
				&& x->worth >= g->worth)
			return;
	}
	want_area(m, w, TASK_HOLD, g, worth, 2);
}

/* Where one's own had better not go is no place to guard either. */
static void keep_them_out(const struct muster *m, struct wants *w, const struct goal *g,
	int32_t worth)
{
	if (g->unit >= 0 ? !is_own(m, g->unit) : g->side != m->side)
		hold_it(m, w, g, worth);
}

static int gone_over(const struct muster *m, const struct goal *g)
{
	int n = 0;

	for (int f = 0; f < m->v->n_figures; f++)
		n += m->v->figures[f].life == LIFE_LEFT && (m->v->figures[f].left & g->edge) != 0
			&& (g->unit >= 0 ? m->v->setup->figures[f].unit == g->unit
				: is_own(m, m->v->figures[f].unit));
	return n;
}

static void go_off(const struct muster *m, struct wants *w, const struct goal *g, int32_t worth)
{
	const int asked = g->number > 0 ? g->number : 1, left = asked - gone_over(m, g);
	const int doer = doer_of(m, g);
	struct want *x;

	if (doer < 0 ? g->side != m->side : !is_own(m, doer))
		return;
	x = want_add(w, TASK_GO, worth, left > 0 ? left + left / 2 : 1, CELL_NONE);
	x->heads = true;
	x->edge = g->edge;
	x->unit = (int16_t)doer;
}

static void get_at(const struct muster *m, struct wants *w, const struct goal *g, int32_t worth)
{
	if (g->unit >= 0)
		want_enemy(m, w, g->unit, worth, 3);
}

static void stop_them(const struct muster *m, struct wants *w, const struct goal *g,
	int32_t worth)
{
	if (g->unit >= 0)
		want_enemy(m, w, g->unit, worth, 2);
}

static void keep_safe(const struct muster *m, struct wants *w, const struct goal *g,
	int32_t worth)
{
	(void)worth;
	if (g->unit >= 0 && !m->of[g->unit].enemy)
		w->cautious[g->unit] = true;
}

/* Somebody goes near who can be understood from there. */
static void speak_to(const struct muster *m, struct wants *w, const struct goal *g, int32_t worth)
{
	struct want *x;

	if ((g->side >= 0 && g->side != m->side) || where_is(m, g->unit) == CELL_NONE)
		return;
	x = want_add(w, TASK_GO, worth, 1, where_is(m, g->unit));
	x->talk = g->unit;
}

/* What comes of a goal that is wanted, and of one that is to be denied. */
static void (*const rows[GOAL_KINDS][2])(const struct muster *m, struct wants *w,
	const struct goal *g, int32_t worth) = {
	[GOAL_BE] = { keep_them_out, go_there }, [GOAL_HOLD] = { hold_it, hold_it },
	[GOAL_HAVE] = { want_item, want_item }, [GOAL_LEAVE] = { stop_them, go_off },
	[GOAL_TELL] = { NULL, speak_to }, [GOAL_DESTROY] = { NULL, get_at },
	[GOAL_CAPTURE] = { keep_safe, get_at }, [GOAL_KEEP] = { stop_them, keep_safe },
};

int32_t plan_point(const struct game *v, int side)
{
	const struct setup *s = v->setup;
	int64_t own = 0, theirs = 0, men = 0;

	for (int i = 0; i < s->n_objectives; i++) {
		const struct setup_objective *o = &s->objectives[i];

		if (game_same_cause(v, o->side, side))
			own += o->points;
		else if (!o->hidden)
			theirs += o->points;
	}
	for (int u = 0; u < s->n_units; u++)
		men += game_same_cause(v, s->units[u].side, side) ? s->units[u].count : 0;
	own = own > theirs ? own : theirs;
	return own <= 0 ? 0 : (int32_t)(men * MILLI * POINTS_PERCENT / 100 / own);
}

static void list_wants(const struct muster *m, struct wants *w)
{
	const int64_t point = plan_point(m->v, m->side);

	w->n = 0;
	memset(w->cautious, 0, sizeof w->cautious);
	for (int i = 0; i < m->goals.n; i++) {
		const struct goal *const g = &m->goals.goal[i];
		const int64_t worth = g->worth * point / MILLI;

		const int before = w->n;

		if (rows[g->kind][g->wanted] != NULL)
			rows[g->kind][g->wanted](m, w, g,
				(int32_t)(worth < WORTH_MOST ? worth : WORTH_MOST));
		for (int k = before; k < w->n; k++)
			w->want[k].one_of = g->one_of;
	}
	for (int u = 0; u < m->v->n_units; u++)
		want_enemy(m, w, u, WORTH_CLOSE, 2);
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

		if (u == unit || !m->of[u].known || hostile(m, u) || needy != fights)
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
		if (m->of[u].known && hostile(m, u) && !m->of[u].spent
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

		if (e->known && hostile(m, u) && !e->spent && e->active > 0
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
	stay(t, TASK_CLOSE, WORTH_POST, where_is(m, x->unit), m->of[unit].medium > 0
		? m->of[unit].medium : m->v->table->cell_length);
	t->enemy = x->unit;
	t->lasting = false;
	t->n = 0;
	force_cells(&m->of[x->unit], where_is(m, x->unit), t);
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

	return ((self->holds || self->waits) && is_bound(m, unit))	/* whatever it did before */
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
	list_wants(m, &p->wants);
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
