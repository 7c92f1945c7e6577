/* The portfolio: see portfolio.h. */
#include "config.h"

#include "mind/portfolio.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/goals.h"
#include "cliffhanger/march.h"
#include "cliffhanger/system.h"
#include "mind/menus.h"

enum {
	MISSIONS_MAX = 24, FOES_TRIED = 3, GOALS_TRIED = 6, PLANS_TRIED = 3,
	NEIGHBOUR_CELLS = 8,	/* so near one unit goes with another */
};

struct missions { int n; struct mission list[MISSIONS_MAX]; };

/* ---- choices ---- */

bool portfolio_same(const struct choice *a, const struct choice *b)
{
	if (a->verb != b->verb || a->n != b->n || strcmp(a->text, b->text) != 0)
		return false;
	for (int i = 0; i < a->n; i++)
		if (a->argument[i].kind != b->argument[i].kind
				|| a->argument[i].value != b->argument[i].value)
			return false;
	return true;
}

bool portfolio_same_deed(const struct choice *a, const struct choice *b)
{
	if (a->verb != b->verb || a->n != b->n || strcmp(a->text, b->text) != 0)
		return false;
	for (int i = 0; i < a->n; i++) {
		const struct argument *const x = &a->argument[i], *const y = &b->argument[i];
		const bool target = i > 0 && (x->kind == ARGUMENT_UNIT
			|| x->kind == ARGUMENT_FIGURE);

		if (x->kind != y->kind || (!target && x->value != y->value))
			return false;
	}
	return true;
}

static bool same_mission(const struct mission *a, const struct mission *b)
{
	return a->kind == b->kind && a->edges == b->edges && a->unit == b->unit
		&& a->cell == b->cell;
}

/* A bit for each who goes with a unit. */
static uint64_t goers_of(const struct game *v, int unit, enum party party)
{
	const int32_t near = NEIGHBOUR_CELLS * v->table->cell_length;
	const cell_t from = unit < 0 ? CELL_NONE : game_unit_whereabouts(v, unit);
	uint64_t goers = unit < 0 ? 0 : UINT64_C(1) << unit;

	for (int u = 0; unit >= 0 && party != PARTY_ALONE && u < v->n_units; u++) {
		const cell_t at = game_unit_whereabouts(v, u);

		if (at != CELL_NONE && from != CELL_NONE
				&& game_seat_of_unit(v, u) == game_seat_of_unit(v, unit)
				&& (party == PARTY_EVERYBODY
					|| table_distance(v->table, from, at) <= near))
			goers |= UINT64_C(1) << u;
	}
	return goers;
}

/* What is meant to go on differs, though it begins alike: a mission that is a goal's, and to give
 * way, which begins as holding does while nobody is near. */
static void add(const struct view *view, struct comparison *t, const struct choice *c,
	const struct mission *mission, enum party party)
{
	const int unit = choice_unit(&view->game, c);
	const bool goes_on = mission->kind == MISSION_GO || mission->kind == MISSION_LEAVE
		|| mission->kind == MISSION_AVOID;

	for (int i = 0; i < t->n; i++)
		if (portfolio_same(&t->list[i].choice, c) && t->list[i].party == party
				&& (!goes_on || same_mission(&t->list[i].mission, mission)))
			return;
	if (t->n >= t->most || !game_check(&view->game, c, NULL))
		return;
	t->list[t->n++] = (struct candidate){ .choice = *c, .mission = *mission,
		.goers = goers_of(&view->game, unit, party), .unit = (int16_t)unit,
		.party = (uint8_t)party };
}

/* ---- missions ---- */

static void put(struct missions *m, struct mission mission)
{
	for (int i = 0; i < m->n; i++)
		if (same_mission(&m->list[i], &mission))
			return;
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

/* ---- goals ---- */

/* Its cell nearest to where the unit is that anybody can stand on. */
static cell_t nearest_in(const struct game *v, cell_t at, int area)
{
	const struct setup_area *const a = &v->setup->areas[area];
	int32_t least = INT32_MAX;
	cell_t best = CELL_NONE;

	for (int i = 0; i < a->n_cells; i++) {
		const int32_t far = table_distance(v->table, at, a->cells[i]);

		if (far < least && table_ground(v->table, a->cells[i])->pace != 0) {
			least = far;
			best = a->cells[i];
		}
	}
	return best;
}

static struct mission get_to(cell_t cell)
{
	return (struct mission){ .kind = cell == CELL_NONE ? MISSION_NONE : MISSION_GO,
		.cell = cell };
}

/* With somebody: to guard him, to see him, to be heard by him. */
static struct mission get_beside(const struct game *v, int unit, int other)
{
	return (struct mission){ .unit = (int16_t)other, .kind = other < 0 || other == unit
		|| game_unit_whereabouts(v, other) == CELL_NONE ? MISSION_NONE : MISSION_FOLLOW };
}

static struct mission get_at(const struct game *v, int unit, int enemy)
{
	return (struct mission){ .unit = (int16_t)enemy, .kind = enemy < 0
		|| game_unit_whereabouts(v, enemy) == CELL_NONE || !game_enemies(v, unit, enemy)
		? MISSION_NONE : MISSION_CLOSE };
}

static struct mission get_hold_of(const struct game *v, int unit, int item)
{
	const int holder = v->items[item].unit;

	if (holder == unit)
		return (struct mission){ .kind = MISSION_AVOID };
	if (holder < 0)
		return get_to(v->items[item].cell);
	return game_enemies(v, unit, holder) ? get_at(v, unit, holder)
		: get_beside(v, unit, holder);
}

/* What a unit could do for a goal that is wanted. */
static struct mission towards(const struct game *v, int unit, const struct goal *g)
{
	const cell_t at = game_unit_whereabouts(v, unit);

	switch (g->kind) {
	case GOAL_BE:
	case GOAL_HOLD:
		return get_to(nearest_in(v, at, g->area));
	case GOAL_HAVE:
		return get_hold_of(v, unit, g->item);
	case GOAL_LEAVE:
		return (struct mission){ .kind = MISSION_LEAVE, .edges = g->edge };
	case GOAL_DESTROY:
	case GOAL_CAPTURE:
		return get_at(v, unit, g->unit);
	case GOAL_TELL:
	case GOAL_KEEP:
	case GOAL_SPOT:
		return get_beside(v, unit, g->unit);
	case GOAL_DEED:
	case GOAL_KINDS:
		break;
	}
	return (struct mission){ .kind = MISSION_NONE };
}

/* Whether a goal is the unit's own deed, or anybody's of its side; who is spoken of as one to
 * be kept alive is escorted by others.  Where others had better not be one is oneself. */
static bool may_do(const struct game *v, int unit, const struct goal *g)
{
	const int whose = g->unit >= 0 ? v->units[g->unit].side : g->side;

	if (!g->wanted)
		return (g->kind == GOAL_BE || g->kind == GOAL_HOLD || g->kind == GOAL_HAVE)
			&& whose >= 0 && !game_same_cause(v, whose, v->units[unit].side);
	if (g->side >= 0 && g->side != v->units[unit].side)
		return false;
	return g->unit < 0 || g->unit == unit
		|| (g->kind != GOAL_BE && g->kind != GOAL_LEAVE && g->kind != GOAL_HAVE);
}

static int by_worth(const void *a, const void *b)
{
	const struct goal *const one = a, *const other = b;

	return (other->worth > one->worth) - (other->worth < one->worth);
}

/* What aims and events ask, the most first. */
static void put_goals(const struct game *v, int unit, const struct goal_list *goals, int most,
	struct missions *m)
{
	for (int i = 0; i < goals->n && m->n < most; i++) {
		const struct mission one = may_do(v, unit, &goals->goal[i])
			? towards(v, unit, &goals->goal[i])
			: (struct mission){ .kind = MISSION_NONE };

		if (one.kind != MISSION_NONE)
			put(m, one);
	}
}

static void list_missions(const struct view *view, int unit, const struct goal_list *goals,
	struct missions *m)
{
	const struct game *const v = &view->game;

	m->n = 0;
	put_goals(v, unit, goals, GOALS_TRIED, m);
	put_units(v, unit, true, FOES_TRIED, MISSION_CLOSE, m);
	put(m, (struct mission){ .kind = MISSION_HOLD });
	put(m, (struct mission){ .kind = MISSION_AVOID });
	put_units(v, unit, false, 1, MISSION_FOLLOW, m);
}

/* What those about it might do with it. */
static void list_company(const struct view *view, int unit, const struct goal_list *goals,
	struct missions *m)
{
	m->n = 0;
	put_goals(&view->game, unit, goals, 1, m);
	put_units(&view->game, unit, true, 1, MISSION_CLOSE, m);
}

/* What everybody might do together. */
static void list_plans(const struct view *view, int unit, const struct goal_list *goals,
	struct missions *m)
{
	const struct game *const v = &view->game;

	m->n = 0;
	put_goals(v, unit, goals, PLANS_TRIED, m);
	put_units(v, unit, true, 1, MISSION_CLOSE, m);
	put(m, (struct mission){ .kind = MISSION_HOLD });
	put(m, (struct mission){ .kind = MISSION_AVOID });
}

static void read_goals(const struct game *v, int unit, struct goal_list *goals)
{
	goals_read(goals, v, v->units[unit].side);
	qsort(goals->goal, (size_t)goals->n, sizeof(goals->goal[0]), by_worth);
}

void portfolio_draw(const struct view *view, int seat, struct whim *w,
	struct mission missions[UNITS_MAX])
{
	const struct game *const v = &view->game;
	struct goal_list goals;
	struct missions m;
	bool read = false;

	for (int u = 0; u < v->n_units; u++) {
		if (game_seat_of_unit(v, u) != seat || game_unit_whereabouts(v, u) == CELL_NONE)
			continue;
		if (!read)	/* a seat is of one side */
			read_goals(v, u, &goals);
		read = true;
		list_missions(view, u, &goals, &m);
		missions[u] = m.list[whim_pick(w, m.n)];
	}
}

/* What the commander would say if they had such a mission. */
static void try_mission(struct view *with, const struct decision *d, int unit,
	const struct mission *mission, enum party party, struct comparison *t)
{
	const uint64_t goers = goers_of(&with->game, unit, party);
	struct mission all[UNITS_MAX] = { { .kind = MISSION_NONE } };
	struct choice c = { .seat = d->seat };

	for (int u = 0; u < with->game.n_units; u++)
		if (goers >> u & 1)
			all[u] = *mission;
	with->game.missions = all;
	with->game.system->command(with, d, &c);
	with->game.missions = NULL;
	if (choice_unit(&with->game, &c) == unit)
		add(with, t, &c, mission, party);
}

static void try_missions(const struct view *view, const struct decision *d, int unit,
	const struct goal_list *goals, struct comparison *t)
{
	static void (*const lists[])(const struct view *view, int unit,
		const struct goal_list *goals, struct missions *m) = {
		[PARTY_ALONE] = list_missions, [PARTY_NEIGHBOURS] = list_company,
		[PARTY_EVERYBODY] = list_plans,
	};
	struct view *const with = view_new(&view->game, d->seat);
	struct missions m;

	for (int party = PARTY_ALONE; with && party <= PARTY_EVERYBODY
			&& game_unit_whereabouts(&view->game, unit) != CELL_NONE; party++) {
		const uint64_t goers = goers_of(&view->game, unit, (enum party)party);

		/* The same people are the same party. */
		if ((party != PARTY_ALONE && goers == goers_of(&view->game, unit, PARTY_ALONE))
				|| (party == PARTY_NEIGHBOURS
				&& goers == goers_of(&view->game, unit, PARTY_EVERYBODY)))
			continue;
		lists[party](view, unit, goals, &m);
		for (int i = 0; i < m.n && t->n < t->most; i++)
			try_mission(with, d, unit, &m.list[i], (enum party)party, t);
	}
	view_free(with);
}

/* ---- the menu ---- */

/* Whether it harms somebody of others who is worth more unharmed: one does not shoot at those
 * whom one came to speak to. */
static bool harms_the_spared(const struct game *v, const struct goal_list *goals,
	const struct choice *c)
{
	struct preview p = { 0 };
	int target = NOBODY;

	for (int i = 1; i < c->n; i++)
		if (c->argument[i].kind == ARGUMENT_UNIT)
			target = c->argument[i].value;
		else if (c->argument[i].kind == ARGUMENT_FIGURE)
			target = v->figures[c->argument[i].value].unit;
	if (target < 0 || goals_spared(goals, target) <= 0)
		return false;
	game_preview(v, c, &p);
	return p.harm_milli > 0;
}

static const struct mission no_mission = { .kind = MISSION_NONE };

static bool reads(const struct view *view, const struct decision *d, const char *line,
	const struct goal_list *goals, struct choice *c)
{
	struct reason why;

	return choice_read(&view->game, d->seat, line, c, &why)
		&& !harms_the_spared(&view->game, goals, c);
}

/* A row that asks for somebody, of the enemies near by: what the commander would do to one of
 * them.  Else it would be a charge, which a mission means better. */
static void try_foes(const struct view *view, const struct decision *d, const char *row,
	const struct missions *foes, const struct goal_list *goals, struct comparison *t)
{
	char line[CHOICE_LINE_MAX];
	struct choice c;

	for (int i = 0; i < foes->n; i++)
		if (snprintf(line, sizeof(line), "%s %s", row,
				view->game.setup->units[foes->list[i].unit].id) < CHOICE_LINE_MAX
				&& reads(view, d, line, goals, &c)
				&& portfolio_same_deed(&c, &t->list[0].choice))
			add(view, t, &c, &no_mission, PARTY_ALONE);
}

static void try_menu(const struct view *view, const struct decision *d, int unit, int most,
	const struct goal_list *goals, struct comparison *t)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(&view->game, d, unit, options, OPTIONS_MAX);
	struct missions foes = { .n = 0 };
	struct choice c;

	put_units(&view->game, unit, true, FOES_TRIED, MISSION_CLOSE, &foes);
	for (int i = 0; i < n && t->n < most; i++)
		if (options[i].allowed && options[i].need == NEED_NOTHING
				&& reads(view, d, options[i].line, goals, &c))
			add(view, t, &c, &no_mission, PARTY_ALONE);
	for (int i = 0; i < n && t->n < most; i++)
		if (options[i].allowed && options[i].need == NEED_UNIT)
			try_foes(view, d, options[i].line, &foes, goals, t);
}

void portfolio_fill(const struct view *view, const struct decision *d, int most,
	struct comparison *t)
{
	struct choice own = { .seat = d->seat };
	struct goal_list goals;
	int unit;

	t->n = t->best = 0;
	t->most = most;
	view->game.system->command(view, d, &own);
	add(view, t, &own, &no_mission, PARTY_ALONE);
	unit = t->n == 0 ? NOBODY : t->list[0].unit;
	if (unit < 0)
		return;
	read_goals(&view->game, unit, &goals);
	try_menu(view, d, unit, 1 + most / 2, &goals, t);
	try_missions(view, d, unit, &goals, t);
}

void portfolio_take(struct comparison *t, int i)
{
	for (int k = 0; k < t->n; k++)
		t->list[k].taken |= portfolio_same(&t->list[k].choice, &t->list[i].choice);
}

/* ---- words ---- */

struct worth portfolio_worth(int32_t more)
{
	const int32_t tenths = (more >= 0 ? more + 50 : more - 50) / 100;
	const int32_t of = tenths < 0 ? -tenths : tenths;
	struct worth w;

	snprintf(w.text, sizeof(w.text), "%c%d.%d", tenths < 0 ? '-' : '+', (int)(of / 10),
		(int)(of % 10));
	return w;
}

struct intent portfolio_intent(const struct game *v, const struct choice *c)
{
	const int unit = choice_unit(v, c);
	struct intent intent = { "" };

	if (v->system->intent != NULL && unit >= 0 && c->text[0] == '\0')
		v->system->intent(v, unit, intent.text, sizeof(intent.text));
	return intent;
}

static void own_words(const struct game *v, const struct choice *own, char *text, size_t size)
{
	const struct intent intent = portfolio_intent(v, own);

	snprintf(text, size, "as a commander would%s%s", intent.text[0] != '\0' ? ", to " : "",
		intent.text);
}

void portfolio_words(const struct view *view, const struct comparison *t, int i, char *text,
	size_t size)
{
	const struct candidate *const x = &t->list[i];
	const struct game *const v = &view->game;
	const struct mission *const m = &x->mission;
	const bool everybody = x->party == PARTY_EVERYBODY;
	const char *const all = everybody ? "everybody " : x->party == PARTY_NEIGHBOURS
		? "all hereabouts " : "";
	const char *const s = everybody ? "s" : "";

	switch ((enum mission_kind)m->kind) {
	case MISSION_NONE:
		if (i == 0)
			own_words(v, &x->choice, text, size);
		else
			snprintf(text, size, "this, and then as a commander would");
		break;
	case MISSION_CLOSE:
		snprintf(text, size, "%sget%s at %s", all, s,
			name_within(game_unit_name(v, m->unit)).text);
		break;
	case MISSION_GO:
		snprintf(text, size, "%sgo%s to %s", all, everybody ? "es" : "",
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
