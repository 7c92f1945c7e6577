/* The portfolio: see portfolio.h. */
#include "config.h"

#include "mind/portfolio.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/march.h"
#include "cliffhanger/system.h"
#include "mind/menus.h"

enum { MISSIONS_MAX = 16, FOES_TRIED = 3, PLACES_TRIED = 3 };

struct missions { int n; struct mission list[MISSIONS_MAX]; };

/* ---- choices ---- */

static bool same_choice(const struct choice *a, const struct choice *b)
{
	if (a->verb != b->verb || a->n != b->n || strcmp(a->text, b->text) != 0)
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->argument[i].kind != b->argument[i].kind
				|| a->argument[i].value != b->argument[i].value)
			return false;
	return true;
}

static void add(const struct view *view, struct comparison *t, const struct choice *c,
	const struct mission *mission, bool everybody)
{
	for (int i = 0; i < t->n; i++)
		if (same_choice(&t->list[i].choice, c) && t->list[i].everybody == everybody)
			return;
	if (t->n >= t->most || !game_check(&view->game, c, NULL))
		return;
	t->list[t->n++] = (struct candidate){ .choice = *c, .mission = *mission,
		.unit = (int16_t)menus_unit_of(&view->game, c), .everybody = everybody };
}

/* ---- missions ---- */

static void put(struct missions *m, struct mission mission)
{
	if (m->n < MISSIONS_MAX)
		m->list[m->n++] = mission;
}

/* The nearest of those left in `far`, which is struck off; NOBODY. */
static int take_nearest(int32_t *far, int n)
{
	int best = NOBODY;

	for (int i = 0; i < n; i++)
		if (far[i] < INT32_MAX && (best < 0 || far[i] < far[best]))
			best = i;
	if (best >= 0)
		far[best] = INT32_MAX;
	return best;
}

static void put_units(const struct game *v, int unit, bool foes, int most,
	enum mission_kind kind, struct missions *m)
{
	const cell_t at = game_unit_whereabouts(v, unit);
	int32_t far[UNITS_MAX];

	for (int u = 0; u < v->n_units; u++) {
		const cell_t there = game_unit_whereabouts(v, u);

		far[u] = u == unit || there == CELL_NONE || game_unit_fit(v, u) == 0
			|| game_enemies(v, unit, u) != foes ? INT32_MAX
			: table_distance(v->table, at, there);
	}
	for (int i = 0, u; i < most && (u = take_nearest(far, v->n_units)) >= 0; i++)
		put(m, (struct mission){ .kind = (uint8_t)kind, .unit = (int16_t)u });
}

/* Places that aims are about: areas, and things that lie about. */
static void put_places(const struct view *view, int unit, struct missions *m)
{
	const struct game *const v = &view->game;
	const cell_t at = game_unit_whereabouts(v, unit);
	cell_t cells[AREAS_MAX + ITEMS_MAX];
	int32_t far[AREAS_MAX + ITEMS_MAX];
	int n = 0;

	for (int a = 0; a < v->setup->n_areas; a++)
		cells[n++] = march_place_of(view, a);
	for (int i = 0; i < v->setup->n_items; i++)
		cells[n++] = v->items[i].unit < 0 ? v->items[i].cell : CELL_NONE;
	for (int i = 0; i < n; i++)
		far[i] = cells[i] == CELL_NONE ? INT32_MAX : table_distance(v->table, at, cells[i]);
	for (int i = 0, p; i < PLACES_TRIED && (p = take_nearest(far, n)) >= 0; i++)
		put(m, (struct mission){ .kind = MISSION_GO, .cell = cells[p] });
}

static void put_ways_out(const struct game *v, int unit, struct missions *m)
{
	const int side = v->units[unit].side;

	for (int i = 0; i < v->setup->n_objectives; i++) {
		const struct setup_objective *const o = &v->setup->objectives[i];

		if (o->kind == AIM_EXIT && game_same_cause(v, o->side, side)
				&& v->objectives[i] == NOBODY && (o->unit < 0 || o->unit == unit))
			put(m, (struct mission){ .kind = MISSION_LEAVE, .edges = o->edge });
	}
}

static void list_missions(const struct view *view, int unit, struct missions *m)
{
	const struct game *const v = &view->game;

	m->n = 0;
	if (game_unit_whereabouts(v, unit) == CELL_NONE)
		return;
	put_ways_out(v, unit, m);
	put_units(v, unit, true, FOES_TRIED, MISSION_CLOSE, m);
	put_places(view, unit, m);
	put(m, (struct mission){ .kind = MISSION_HOLD });
	put(m, (struct mission){ .kind = MISSION_AVOID });
	put_units(v, unit, false, 1, MISSION_FOLLOW, m);
}

/* What everybody might do together. */
static void list_plans(const struct view *view, int unit, struct missions *m)
{
	const struct game *const v = &view->game;

	m->n = 0;
	if (game_unit_whereabouts(v, unit) == CELL_NONE)
		return;
	put_units(v, unit, true, 1, MISSION_CLOSE, m);
	put_places(view, unit, m);
	put(m, (struct mission){ .kind = MISSION_HOLD });
	put(m, (struct mission){ .kind = MISSION_AVOID });
}

/* What the commander would say if the unit had such a mission. */
static void try_mission(struct view *with, const struct decision *d, int unit,
	const struct mission *mission, bool everybody, struct comparison *t)
{
	struct mission all[UNITS_MAX] = { { .kind = MISSION_NONE } };
	struct choice c = { .seat = d->seat };

	for (int u = 0; u < with->game.n_units; u++)
		if (u == unit || everybody)
			all[u] = *mission;
	with->game.missions = all;
	with->game.system->command(with, d, &c);
	with->game.missions = NULL;
	if (menus_unit_of(&with->game, &c) == unit)
		add(with, t, &c, mission, everybody);
}

static void try_missions(const struct view *view, const struct decision *d, int unit,
	struct comparison *t)
{
	struct view *const with = view_new(&view->game, d->seat);
	struct missions m;

	if (!with)
		return;
	list_missions(view, unit, &m);
	for (int i = 0; i < m.n && t->n < t->most; i++)
		try_mission(with, d, unit, &m.list[i], false, t);
	list_plans(view, unit, &m);
	for (int i = 0; i < m.n && t->n < t->most; i++)
		try_mission(with, d, unit, &m.list[i], true, t);
	view_free(with);
}

/* ---- the menu ---- */

static void try_menu(const struct view *view, const struct decision *d, int unit, int most,
	struct comparison *t)
{
	static const struct mission none = { .kind = MISSION_NONE };
	struct option options[OPTIONS_MAX];
	const int n = game_options(&view->game, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n && t->n < most; i++) {
		struct reason why;
		struct choice c;

		if (options[i].allowed && options[i].need == NEED_NOTHING
				&& choice_read(&view->game, d->seat, options[i].line, &c, &why))
			add(view, t, &c, &none, false);
	}
}

void portfolio_fill(const struct view *view, const struct decision *d, int most,
	struct comparison *t)
{
	static const struct mission none = { .kind = MISSION_NONE };
	struct choice own = { .seat = d->seat };
	int unit;

	t->n = t->best = 0;
	t->most = most;
	view->game.system->command(view, d, &own);
	add(view, t, &own, &none, false);
	unit = t->n == 0 ? NOBODY : t->list[0].unit;
	if (unit < 0)
		return;
	try_menu(view, d, unit, 1 + most / 2, t);
	try_missions(view, d, unit, t);
}

/* ---- words ---- */

void portfolio_words(const struct view *view, const struct comparison *t, int i, char *text,
	size_t size)
{
	const struct candidate *const x = &t->list[i];
	const struct game *const v = &view->game;
	const struct mission *const m = &x->mission;
	const char *const all = x->everybody ? "everybody " : "";
	const char *const s = x->everybody ? "s" : "";

	switch ((enum mission_kind)m->kind) {
	case MISSION_NONE:
		snprintf(text, size, "%s", i == 0 ? "as a commander would" : "another row of the menu");
		break;
	case MISSION_CLOSE:
		snprintf(text, size, "%sget%s at %s", all, s,
			name_within(game_unit_name(v, m->unit)).text);
		break;
	case MISSION_GO:
		snprintf(text, size, "%sgo%s to %s", all, x->everybody ? "es" : "",
			bidding_place(v, m->cell).text);
		break;
	case MISSION_HOLD:
		snprintf(text, size, "%shold%s", all, s);
		break;
	case MISSION_AVOID:
		snprintf(text, size, "%sgive%s way", all, s);
		break;
	case MISSION_LEAVE:
		snprintf(text, size, "%sleave%s the table", all, s);
		break;
	case MISSION_FOLLOW:
		snprintf(text, size, "%skeep%s with %s", all, s,
			name_within(game_unit_name(v, m->unit)).text);
		break;
	}
}
