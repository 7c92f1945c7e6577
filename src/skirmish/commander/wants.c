/* What a side could do: see wants.h. */
#include <string.h>

#include "skirmish/commander/commander.h"
#include "skirmish/commander/wants.h"

enum {
	/* What all points together are worth to a side, percent of its men. */
	POINTS_PERCENT = 60,
	WORTH_MOST = 1000000,
};

/* ---- what could be done ---- */

bool wants_hostile(const struct muster *m, int unit)
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

cell_t wants_where(const struct muster *m, int unit)
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
	if (wants_hostile(m, enemy) && !m->of[enemy].spared)
		want_add(w, TASK_CLOSE, worth, crew, wants_where(m, enemy))->enemy = (int16_t)enemy;
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
bool wants_bound(const struct muster *m, int unit)
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
	if (m->of[bearer].fit > m->by->shy && !wants_bound(m, bearer))
		return;
	if (!wants_bound(m, bearer)) {
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

	if (holder >= 0 && wants_hostile(m, holder)) {
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

	if ((g->side >= 0 && g->side != m->side) || wants_where(m, g->unit) == CELL_NONE)
		return;
	x = want_add(w, TASK_GO, worth, 1, wants_where(m, g->unit));
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

int32_t wants_point(const struct game *v, int side)
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

void wants_list(const struct muster *m, struct wants *w)
{
	const int64_t point = wants_point(m->v, m->side);

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
