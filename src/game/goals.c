/* Goals: see cliffhanger/goals.h. */
#include <string.h>

#include "cliffhanger/goals.h"

enum {
	POINT = 1000,
	/* What others' gain is worth to be denied them: by aims, and by events. */
	DENY_PERCENT = 80, FOIL_PERCENT = 50,
	END_PERCENT = 20,	/* of all that the aims of a cause give is an ending worth */
	DEPTH_MOST = 8,		/* of conditions within conditions, and what brings them about */
	STEPS_MOST = 6000,	/* bound of all reading */
};

enum state { STATE_UNREAD, STATE_READING, STATE_OPEN, STATE_HOLDS, STATE_NEVER };

struct reader {
	const struct game *v;
	int side;
	struct goal_list *list;
	int steps, choices;
	uint8_t scripts[SCRIPTS_MAX];	/* enum state: what is made of each event */
	bool under_way[SCRIPTS_MAX];	/* is being read back (GO3) */
};

static enum state state_of(struct reader *r, int condition, int depth);

static bool ours(const struct reader *r, int side)
{
	return side >= 0 && game_allied(r->v, r->side, side);
}

/* What a side's gain is to one's own (O2): the same, nothing, or so much lost.  Friends by a
 * truce play for themselves, and are let be. */
static int gain(const struct reader *r, int side)
{
	return ours(r, side) ? 1 : side >= 0 && game_same_cause(r->v, r->side, side) ? 0 : -1;
}

/* ---- how things stand ---- */

static bool spent(const struct reader *r, int script)
{
	return r->v->fired[script] != 0 && r->v->setup->scripts[script].once;
}

static enum state script_state(struct reader *r, int script, int depth)
{
	uint8_t *const s = &r->scripts[script];

	if (r->v->fired[script] > 0)
		return STATE_HOLDS;
	if (*s == STATE_UNREAD) {
		*s = STATE_READING;
		*s = (uint8_t)state_of(r, r->v->setup->scripts[script].when, depth + 1);
	}
	return *s == STATE_READING ? STATE_OPEN : (enum state)*s;
}

static bool sets_flag(const struct setup *s, int script, int flag, bool *drawn)
{
	for (int i = s->scripts[script].first, n = i + s->scripts[script].n; i < n; i++) {
		const struct effect *const e = &s->effects[i];

		if (e->kind == THEN_DRAW && e->flags >> flag & 1)
			*drawn = true;
		if (e->kind == THEN_FLAG && e->flag == flag && e->number != 0)
			return true;
	}
	return false;
}

static bool set_by_deed(const struct setup *s, int flag)
{
	for (int i = 0; i < s->n_conditions; i++)
		if (s->conditions[i].kind == WHEN_FLAG && s->conditions[i].flag == flag
				&& s->conditions[i].number != DOES_NONE)
			return true;
	return false;
}

/* A flag that nothing sets is as the scenario has it (GO1). */
static enum state flag_state(struct reader *r, int flag, int depth)
{
	const struct setup *const s = r->v->setup;
	bool any = set_by_deed(s, flag), open = any, drawn = false;

	if (r->v->flags[flag] != 0)
		return STATE_HOLDS;
	for (int i = 0; i < s->n_scripts; i++) {
		enum state state;

		if (!sets_flag(s, i, flag, &drawn))
			continue;
		any = true;
		state = spent(r, i) ? STATE_NEVER : script_state(r, i, depth);
		if (state == STATE_HOLDS)
			return STATE_HOLDS;
		open |= state == STATE_OPEN;
	}
	return open || drawn ? STATE_OPEN : any ? STATE_NEVER
		: s->flags_set >> flag & 1 ? STATE_HOLDS : STATE_NEVER;
}

/* What is so once and for all. */
static bool lasts(const struct condition *c)
{
	return c->kind == WHEN_TURN || c->kind == WHEN_DESTROYED || c->kind == WHEN_FLAG
		|| c->kind == WHEN_FIRED || c->kind == WHEN_LEFT || c->kind == WHEN_HEARS;
}

static enum state parts_state(struct reader *r, const struct condition *c, int depth)
{
	int n[STATE_NEVER + 1] = { 0 };

	for (int i = c->first; i < c->first + c->n; i++)
		n[state_of(r, i, depth + 1)]++;
	if (c->kind == WHEN_ALL)
		return n[STATE_NEVER] > 0 ? STATE_NEVER : n[STATE_HOLDS] == c->n ? STATE_HOLDS
			: STATE_OPEN;
	if (c->kind == WHEN_ANY)
		return n[STATE_HOLDS] > 0 ? STATE_HOLDS : n[STATE_NEVER] == c->n ? STATE_NEVER
			: STATE_OPEN;
	if (n[STATE_HOLDS] == 0)
		return STATE_HOLDS;
	for (int i = c->first; i < c->first + c->n; i++)
		if (lasts(&r->v->setup->conditions[i]) && state_of(r, i, depth + 1) == STATE_HOLDS)
			return STATE_NEVER;
	return STATE_OPEN;
}

/* Nobody of one's own people is left to do it. */
static bool is_past(const struct reader *r, const struct condition *c)
{
	const struct game *const v = r->v;

	if (c->unit < 0 || v->units[c->unit].side != r->side
		|| (c->kind != WHEN_ENTERS && c->kind != WHEN_CAPTURED && c->kind != WHEN_STANDS))
		return false;
	for (int f = v->setup->units[c->unit].first, n = f + v->setup->units[c->unit].count;
			f < n; f++)
		if (v->figures[f].life != LIFE_DEAD && v->figures[f].life != LIFE_LEFT)
			return false;
	return true;
}

static enum state state_of(struct reader *r, int condition, int depth)
{
	const struct condition *const c = &r->v->setup->conditions[condition];

	if (depth >= DEPTH_MOST || r->steps++ >= STEPS_MOST)
		return STATE_OPEN;
	switch (c->kind) {
	case WHEN_ALL:
	case WHEN_ANY:
	case WHEN_NOT:
		return parts_state(r, c, depth);
	case WHEN_FLAG:
		return flag_state(r, c->flag, depth);
	case WHEN_FIRED:
		return script_state(r, c->script, depth);
	default:
		return game_holds(r->v, condition) ? STATE_HOLDS
			: is_past(r, c) ? STATE_NEVER : STATE_OPEN;
	}
}

/* ---- the list ---- */

static bool same(const struct goal *a, const struct goal *b)
{
	return a->kind == b->kind && a->wanted == b->wanted && a->unit == b->unit
		&& a->side == b->side && a->area == b->area && a->item == b->item
		&& a->edge == b->edge && a->number == b->number;
}

static void add(struct reader *r, const struct goal *goal)
{
	struct goal_list *const list = r->list;

	for (int i = 0; i < list->n; i++)
		if (same(&list->goal[i], goal)) {
			if (list->goal[i].worth < goal->worth)
				list->goal[i].worth = goal->worth;
			if (goal->one_of == 0)
				list->goal[i].one_of = 0;
			if (list->goal[i].by < 0)
				list->goal[i].by = goal->by;
			return;
		}
	if (list->n < GOALS_MAX && goal->worth > 0)
		list->goal[list->n++] = *goal;
}

/* ---- reading back ---- */

struct wish {
	bool wanted;
	int32_t worth;
	int depth;
	int16_t one_of;
	int16_t with;	/* the thing that is to be there, or -1 */
};

static void read_condition(struct reader *r, int condition, struct wish wish);

/* GO3. */
static void read_script(struct reader *r, int script, struct wish wish)
{
	if (r->under_way[script] || spent(r, script))
		return;
	r->under_way[script] = true;
	wish.depth++;
	read_condition(r, r->v->setup->scripts[script].when, wish);
	r->under_way[script] = false;
}

static void read_flag(struct reader *r, int flag, struct wish wish)
{
	const struct setup *const s = r->v->setup;
	bool drawn;

	for (int i = 0; i < s->n_scripts; i++)
		if (r->under_way[i] && !wish.wanted && sets_flag(s, i, flag, &drawn))
			return;		/* it only keeps the event from happening again */
	for (int i = 0; i < s->n_scripts; i++)
		if (sets_flag(s, i, flag, &drawn))
			read_script(r, i, wish);
}

static bool puts_under(const struct setup *s, int script, int unit, int side)
{
	for (int i = s->scripts[script].first, n = i + s->scripts[script].n; i < n; i++)
		if (s->effects[i].kind == THEN_COMMAND && s->effects[i].unit == unit
				&& s->effects[i].side == side && s->effects[i].number != 0)
			return true;
	return false;
}

/* Who must do something and is not under one's command: what puts him there. */
static bool not_ours_yet(struct reader *r, int unit, struct wish wish)
{
	const struct setup *const s = r->v->setup;

	if (unit < 0 || (r->v->units[unit].side == r->side && !r->v->units[unit].uncommanded))
		return false;
	for (int i = 0; wish.wanted && i < s->n_scripts; i++)
		if (puts_under(s, i, unit, r->side))
			read_script(r, i, wish);
	return true;
}

static void read_leaf(struct reader *r, const struct condition *c, struct wish wish)
{
	struct goal g = goals_of_condition(r->v->setup, c);

	if (g.kind == GOAL_KINDS)
		return;
	g.wanted = wish.wanted;
	g.worth = wish.worth;
	g.one_of = wish.one_of;
	if (g.kind == GOAL_BE || g.kind == GOAL_LEAVE)
		g.item = wish.with;
	if ((g.kind == GOAL_BE || g.kind == GOAL_LEAVE) && not_ours_yet(r, c->unit, wish)
			&& wish.wanted && gain(r, r->v->units[c->unit].side) >= 0)
		return;
	add(r, &g);
}

/* Whether a part is one of place alone, which holds only while somebody is there. */
static bool is_place(const struct setup *s, const struct condition *c, int depth)
{
	if (c->kind == WHEN_ENTERS || c->kind == WHEN_LEFT)
		return true;
	if (c->kind != WHEN_ANY || depth >= DEPTH_MOST)
		return false;
	for (int i = c->first; i < c->first + c->n; i++)
		if (is_place(s, &s->conditions[i], depth + 1))
			return true;
	return false;
}

/* Of a whole whose parts are all needed: how many are open, and whether something is to be had
 * or done before anybody need be anywhere (GO2). */
static int open_parts(struct reader *r, const struct condition *c, int depth, bool *first)
{
	const struct setup *const s = r->v->setup;
	int open = 0;

	*first = false;
	for (int i = c->first; i < c->first + c->n; i++) {
		if (s->conditions[i].kind == WHEN_TURN
				|| state_of(r, i, depth + 1) == STATE_HOLDS)
			continue;
		open++;
		*first |= s->conditions[i].kind != WHEN_NOT
			&& !is_place(s, &s->conditions[i], depth);
	}
	return open;
}

/* Who must be somewhere had best have what must be there. */
static void name_bearers(struct reader *r, const struct condition *c)
{
	const struct condition *const all = r->v->setup->conditions;
	int by = NOBODY;

	for (int i = c->first; i < c->first + c->n; i++)
		by = all[i].kind == WHEN_ENTERS && all[i].unit >= 0 ? all[i].unit : by;
	for (int i = c->first; i < c->first + c->n; i++)
		for (int k = 0; all[i].kind == WHEN_HAS && k < r->list->n; k++) {
			struct goal *const g = &r->list->goal[k];

			if (g->kind == GOAL_HAVE && g->wanted && g->item == all[i].item
					&& g->by == NOBODY)
				g->by = (int16_t)by;
		}
}

/* What one's own have, and must have where somebody is to be: it comes with him. */
static int16_t thing_had(const struct reader *r, const struct condition *c, int16_t otherwise)
{
	const struct setup *const s = r->v->setup;

	for (int i = c->first; i < c->first + c->n; i++)
		if (s->conditions[i].kind == WHEN_HAS && game_holds(r->v, i)
				&& ours(r, r->v->units[r->v->items[
					s->conditions[i].item].unit].side))
			return s->conditions[i].item;
	return otherwise;
}

static void read_all(struct reader *r, const struct condition *c, struct wish wish)
{
	const struct setup *const s = r->v->setup;
	bool first;
	const int open = open_parts(r, c, wish.depth, &first);

	if (wish.wanted && open > 0)
		wish.worth /= open;
	if (!wish.wanted && c->n > 1 && wish.one_of == 0)
		wish.one_of = (int16_t)++r->choices;
	wish.with = thing_had(r, c, wish.with);
	for (int i = c->first; i < c->first + c->n; i++)
		if (!first || !is_place(s, &s->conditions[i], wish.depth))
			read_condition(r, i, wish);
	if (wish.wanted && first)
		name_bearers(r, c);
}

/* GO4: what holds and must go on holding is kept, what must not be is turned about. */
static void read_not(struct reader *r, const struct condition *c, struct wish wish)
{
	wish.wanted = !wish.wanted;
	for (int i = c->first; i < c->first + c->n; i++)
		read_condition(r, i, wish);
}

static void read_condition(struct reader *r, int condition, struct wish wish)
{
	const struct condition *const c = &r->v->setup->conditions[condition];
	const enum state state = state_of(r, condition, wish.depth);

	wish.depth++;
	if (wish.depth >= DEPTH_MOST || r->steps++ >= STEPS_MOST || state == STATE_NEVER
			|| (state == STATE_HOLDS && wish.wanted && c->kind > WHEN_NOT))
		return;
	switch (c->kind) {
	case WHEN_ALL:
		read_all(r, c, wish);
		break;
	case WHEN_ANY:
		if (wish.wanted && wish.one_of == 0)
			wish.one_of = (int16_t)++r->choices;
		for (int i = c->first; i < c->first + c->n; i++)
			read_condition(r, i, wish);
		break;
	case WHEN_NOT:
		read_not(r, c, wish);
		break;
	case WHEN_FLAG:
		read_flag(r, c->flag, wish);
		break;
	case WHEN_FIRED:
		read_script(r, c->script, wish);
		break;
	default:
		read_leaf(r, c, wish);
		break;
	}
}

/* ---- aims ---- */

static void read_aim(struct reader *r, const struct setup_objective *o, bool wanted)
{
	struct goal g = goals_of_aim(o);
	const struct wish wish = { wanted,
		o->points * POINT * (wanted ? 100 : DENY_PERCENT) / 100, 0, 0, -1 };

	if (g.kind == GOAL_KINDS)
		return;
	g.wanted = wanted;
	g.worth = wish.worth;
	if ((g.kind == GOAL_BE || g.kind == GOAL_LEAVE) && wanted
			&& not_ours_yet(r, o->unit, wish))
		return;
	if (wanted && o->unit >= 0 && o->side != r->side)	/* its own side's place is nearer */
		g.worth /= 2;
	add(r, &g);
}

static bool told(const struct reader *r, int objective)
{
	const struct setup_objective *const o = &r->v->setup->objectives[objective];

	return r->v->objectives[objective] == NOBODY && (!o->hidden || ours(r, o->side));
}

static void read_aims(struct reader *r)
{
	for (int i = 0; i < r->v->setup->n_objectives; i++) {
		const struct setup_objective *const o = &r->v->setup->objectives[i];

		if (told(r, i) && gain(r, o->side) != 0)
			read_aim(r, o, ours(r, o->side));
	}
}

/* ---- what events reward ---- */

static int32_t ending_worth(const struct reader *r, int winner)
{
	const struct setup *const s = r->v->setup;
	int32_t sum = 0;

	for (int i = 0; i < s->n_objectives; i++)
		sum += ours(r, s->objectives[i].side) ? s->objectives[i].points : 0;
	sum = (sum > 0 ? sum : 1) * (POINT * END_PERCENT / 100);
	return winner < 0 ? 0 : ours(r, winner) ? sum : -sum;
}

static int32_t objective_worth(const struct reader *r, const struct effect *e)
{
	const struct setup_objective *const o = &r->v->setup->objectives[e->objective];
	const int winner = e->side >= 0 ? e->side : o->side;
	const int32_t points = o->points * POINT;

	if (!told(r, e->objective))
		return 0;
	return gain(r, winner) * (e->side < NOBODY ? -points : points);
}

static int32_t reward(const struct reader *r, int script)
{
	const struct setup *const s = r->v->setup;
	int32_t sum = 0;

	for (int i = s->scripts[script].first, n = i + s->scripts[script].n; i < n; i++) {
		const struct effect *const e = &s->effects[i];

		if (e->kind == THEN_OBJECTIVE)
			sum += objective_worth(r, e);
		else if (e->kind == THEN_POINTS)
			sum += gain(r, e->side) * POINT * e->number;
		else if (e->kind == THEN_END)
			sum += ending_worth(r, e->side);
	}
	return sum;
}

static void read_events(struct reader *r)
{
	for (int i = 0; i < r->v->setup->n_scripts; i++) {
		const int32_t worth = spent(r, i) ? 0 : reward(r, i);
		const struct wish wish = { worth > 0,
			worth < 0 ? -worth / 100 * FOIL_PERCENT : worth, 0, 0, -1 };

		if (worth != 0 && script_state(r, i, 0) != STATE_NEVER)
			read_script(r, i, wish);
	}
}

/* What is wanted more than it is to be kept from being done is only wanted, and the other way
 * round: an event may ask that another like it has not happened. */
static void settle(struct goal_list *list)
{
	int n = 0;

	for (int i = 0; i < list->n; i++) {
		struct goal other = list->goal[i];
		bool less = false;

		other.wanted = !other.wanted;
		for (int k = 0; k < list->n; k++)
			less |= same(&list->goal[k], &other) && (list->goal[k].worth > other.worth
				|| (list->goal[k].worth == other.worth && list->goal[k].wanted));
		if (!less)
			list->goal[n++] = list->goal[i];
	}
	list->n = n;
}

void goals_read(struct goal_list *list, const struct game *v, int side)
{
	struct reader r = { .v = v, .side = side, .list = list };

	list->n = 0;
	read_aims(&r);
	read_events(&r);
	settle(list);
}

static bool is_shunned(const struct goal *g, const struct game *v, int unit)
{
	return g->kind == GOAL_BE && !g->wanted
		&& (g->unit >= 0 ? g->unit == unit : g->side == v->units[unit].side);
}

int32_t goals_shunned(const struct goal_list *list, const struct game *v, int unit, cell_t cell)
{
	int32_t most = 0;

	for (int i = 0; i < list->n; i++) {
		const struct goal *const g = &list->goal[i];

		if (is_shunned(g, v, unit) && g->worth > most
				&& setup_area_has(&v->setup->areas[g->area], cell))
			most = g->worth;
	}
	return most;
}

int32_t goals_spared(const struct goal_list *list, int unit)
{
	int32_t sum = 0;

	for (int i = 0; i < list->n; i++) {
		const struct goal *const g = &list->goal[i];

		if (g->unit != unit)
			continue;
		if ((g->wanted && (g->kind == GOAL_KEEP || g->kind == GOAL_TELL
					|| g->kind == GOAL_BE || g->kind == GOAL_LEAVE))
				|| (!g->wanted && g->kind == GOAL_DESTROY))
			sum += g->worth;
		else if ((g->wanted && (g->kind == GOAL_DESTROY || g->kind == GOAL_CAPTURE))
				|| (!g->wanted && (g->kind == GOAL_KEEP || g->kind == GOAL_LEAVE)))
			sum -= g->worth;
	}
	return sum;
}

int32_t goals_alive(const struct goal_list *list, int unit)
{
	int32_t sum = 0;

	for (int i = 0; i < list->n; i++) {
		const struct goal *const g = &list->goal[i];

		if (g->unit == unit && g->wanted && (g->kind == GOAL_CAPTURE
				|| g->kind == GOAL_DESTROY))
			sum += g->kind == GOAL_CAPTURE ? g->worth : -g->worth;
	}
	return sum;
}
