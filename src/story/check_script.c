/* What can and cannot happen in the script.
 *
 * Worked out by going on from the beginning: what can happen at once, what can
 * happen after that, until nothing new can.
 *
 *  E1  Only what can certainly never happen is refused: whatever depends on
 *      play counts as possible.
 */
#include "config.h"
#include "story/connected.h"

#include <string.h>

enum { LITERALS_MAX = 64, CONDITION_DEPTH = YAML_DEPTH_MAX };

struct outlook {
	struct loader *l;
	bool flag[FLAGS_MAX];		/* can be set */
	bool script[SCRIPTS_MAX];	/* can happen */
	bool unit[UNITS_MAX];		/* can be on the table */
	bool item[ITEMS_MAX];		/* can be somewhere */
};

/* ---- single conditions ---- */

/* Whether somebody could walk to an area; `come`: the units that can be on the
 * table, NULL = all. */
static bool can_enter(const struct loader *l, const struct condition *c, const bool *come)
{
	for (int u = 0; u < l->setup->n_units; u++) {
		if (c->unit >= 0 ? u != c->unit : !connected_side(l, u, c->side))
			continue;
		if ((!come || come[u]) && connected_area(l, u, c->area))
			return true;
	}
	return false;
}

static int figures_to_leave(const struct loader *l, const struct condition *c)
{
	int figures = 0;

	for (int u = 0; u < l->setup->n_units; u++)
		if (c->unit >= 0 ? u == c->unit : connected_side(l, u, c->side))
			figures += l->units[u].count;
	return figures;
}

static bool has_leader(const struct loader *l, int unit)
{
	return yaml_node_find(l->names[NAMES_UNIT].nodes[unit], "leader") != NULL;
}

/* A condition that is no group.  What a fault left unknown counts as possible. */
static bool pager_possible(const struct outlook *o, const struct condition *c)
{
	const struct loader *const l = o->l;
	const bool unit = c->unit < 0 || o->unit[c->unit];

	switch (c->kind) {
	case WHEN_TURN:
		return l->setup->turns == 0 || c->number <= l->setup->turns;
	case WHEN_FLAG:
		return c->flag < 0 || o->flag[c->flag];
	case WHEN_FIRED:
		return c->script < 0 || o->script[c->script];
	case WHEN_ENTERS:
		return c->area < 0 || (c->unit < 0 && c->side < 0) || can_enter(l, c, o->unit);
	case WHEN_HAS:
		return unit && (c->item < 0 || o->item[c->item]);
	case WHEN_LEFT:
		return unit && ((c->unit < 0 && c->side < 0)
			|| c->number <= figures_to_leave(l, c));
	case WHEN_HEARS:
		return unit && (!l->system || l->system->speaks);
	case WHEN_STANDS:
		return unit && (c->unit < 0 || has_leader(l, c->unit));
	default:
		return unit;
	}
}

/* ---- contradictions ---- */

struct literal { const struct condition *c; bool negated; };

/* The leaves that must all (not) hold under a condition. */
static int literals_of(const struct loader *l, int at, struct literal *list, int n, int depth)
{
	const struct condition *const c = &l->conditions[at];

	if (n == LITERALS_MAX || depth > CONDITION_DEPTH)
		return n;
	if (c->kind == WHEN_ALL) {
		for (int i = c->first; i < c->first + c->n; i++)
			n = literals_of(l, i, list, n, depth + 1);
	} else if (c->kind == WHEN_NOT && c->n == 1) {
		if (l->conditions[c->first].kind > WHEN_NOT)
			list[n++] = (struct literal) { &l->conditions[c->first], true };
	} else if (c->kind > WHEN_NOT) {
		list[n++] = (struct literal) { c, false };
	}
	return n;
}

static bool same_condition(const struct condition *a, const struct condition *b)
{
	return a->kind == b->kind && a->unit == b->unit && a->side == b->side
		&& a->area == b->area && a->item == b->item && a->flag == b->flag
		&& a->script == b->script && a->objective == b->objective;
}

/* `yes` is to hold and `no` is not. */
static bool exclude(const struct condition *yes, const struct condition *no)
{
	if (!same_condition(yes, no))
		return false;
	return yes->number >= no->number;	/* of turns and figures; else both 0 */
}

static bool contradicts_itself(const struct loader *l, int at)
{
	struct literal list[LITERALS_MAX];
	const int n = literals_of(l, at, list, 0, 0);

	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			if (!list[i].negated && list[j].negated && exclude(list[i].c, list[j].c))
				return true;
	return false;
}

static bool possible(const struct outlook *o, int at, int depth)
{
	const struct condition *const c = &o->l->conditions[at];

	if (depth > CONDITION_DEPTH || c->kind == WHEN_NOT)
		return true;
	if (c->kind == WHEN_ALL && contradicts_itself(o->l, at))
		return false;
	if (c->kind == WHEN_ALL || c->kind == WHEN_ANY) {
		const bool any = c->kind == WHEN_ANY;

		for (int i = c->first; i < c->first + c->n; i++)
			if (possible(o, i, depth + 1) == any)
				return any;
		return !any;
	}
	return pager_possible(o, c);
}

/* ---- going on from the beginning ---- */

static void begin(struct outlook *o)
{
	const struct loader *const l = o->l;

	for (int u = 0; u < l->setup->n_units; u++)
		o->unit[u] = yaml_node_find(l->names[NAMES_UNIT].nodes[u], "at")
			|| l->units[u].arrives > 0;
	for (int i = 0; i < l->setup->n_items; i++)
		o->item[i] = yaml_node_find(l->names[NAMES_ITEM].nodes[i], "at")
			|| yaml_node_find(l->names[NAMES_ITEM].nodes[i], "carried-by");
	for (int i = 0; i < l->setup->n_flags; i++)
		o->flag[i] = (l->flags_of_changes >> i & 1) != 0;
}

static void happen(struct outlook *o, int script)
{
	const struct setup_script *const s = &o->l->scripts[script];

	o->script[script] = true;
	for (int i = s->first; i < s->first + s->n; i++) {
		const struct effect *const e = &o->l->effects[i];

		if (e->kind == THEN_FLAG && e->flag >= 0 && e->number)
			o->flag[e->flag] = true;
		for (int f = 0; f < FLAGS_MAX; f++)
			o->flag[f] |= (e->flags >> f & 1) != 0;
		if (e->kind == THEN_SPAWN && e->unit >= 0)
			o->unit[e->unit] = true;
		if (e->kind == THEN_GIVE && e->item >= 0)
			o->item[e->item] = true;
	}
}

static void go_on(struct outlook *o)
{
	bool more;

	do {
		more = false;
		for (int s = 0; s < o->l->setup->n_scripts; s++)
			if (!o->script[s] && (o->l->scripts[s].when < 0
					      || possible(o, o->l->scripts[s].when, 0))) {
				happen(o, s);
				more = true;
			}
	} while (more);
}

/* ---- telling ---- */

static bool is_set_anywhere(const struct loader *l, int flag)
{
	if (l->flags_of_changes >> flag & 1)
		return true;
	for (int i = 0; i < l->setup->n_effects; i++)
		if ((l->effects[i].kind == THEN_FLAG && l->effects[i].flag == flag
		     && l->effects[i].number) || (l->effects[i].flags >> flag & 1))
			return true;
	return false;
}

/* Why a condition can never hold, unless another fault has told it: units and
 * items that never come, events that never happen. */
static void tell_pager(struct loader *l, const struct condition *c, const struct node *n)
{
	const int figures = c->kind == WHEN_LEFT ? figures_to_leave(l, c) : 0;

	if (c->kind == WHEN_TURN)
		fault_wrong(l, n, "expected a turn up to the last, %d, found %d", l->setup->turns,
			(int)c->number);
	else if (c->kind == WHEN_FLAG && !is_set_anywhere(l, c->flag))
		fault_wrong(l, n, "expected a flag that an event sets, found \"%s\", which none "
			"does", l->names[NAMES_FLAG].ids[c->flag]);
	else if (c->kind == WHEN_HEARS && l->system && !l->system->speaks)
		fault_wrong(l, n, "expected a condition of rules with speech, found one of the "
			"system \"%s\", which has none", l->system->id);
	else if (c->kind == WHEN_ENTERS && !can_enter(l, c, NULL))
		fault_wrong(l, fault_place(n, "area"), "expected somebody who can walk to area "
			"\"%s\", found no way", l->areas[c->area].id);
	else if (c->kind == WHEN_STANDS && !has_leader(l, c->unit))
		fault_wrong(l, n, "expected a unit with a leader, found \"%s\", which has none",
			l->units[c->unit].id);
	else if (c->kind == WHEN_LEFT && c->number > figures)
		fault_wrong(l, fault_place(n, "figures"), "expected at most the %d figures there "
			"are, found %d", figures, (int)c->number);
}

static void tell_conditions(struct outlook *o)
{
	struct loader *const l = o->l;

	for (int i = 0; i < l->setup->n_conditions; i++) {
		const struct condition *const c = &l->conditions[i];

		if (c->kind == WHEN_ALL && contradicts_itself(l, i))
			fault_wrong(l, l->condition_nodes[i], "expected conditions that can hold "
				"together, found some that exclude each other");
		else if (c->kind > WHEN_NOT && !pager_possible(o, c))
			tell_pager(l, c, l->condition_nodes[i]);
	}
}

/* Events that wait for each other, where no other fault explains it. */
static void tell_waiting(struct outlook *o)
{
	struct loader *const l = o->l;

	for (int s = 0; s < l->setup->n_scripts; s++)
		if (!o->script[s])
			fault_wrong(l, fault_place(l->names[NAMES_EVENT].nodes[s], "when"),
				"expected an event that can happen, found one that waits for what "
				"only itself or other such events bring about");
}

static void check_spawns(struct loader *l)
{
	for (int i = 0; i < l->setup->n_effects; i++) {
		const struct effect *const e = &l->effects[i];
		const struct setup_unit *const u = e->unit < 0 ? NULL : &l->units[e->unit];

		if (e->kind != THEN_SPAWN || !u)
			continue;
		if (u->cell != CELL_NONE)
			fault_wrong(l, l->effect_nodes[i],
				"expected a unit that is not on the table, "
				"found \"%s\", which begins there", u->id);
		else if (u->arrives > 0)
			fault_wrong(l, l->effect_nodes[i], "expected a unit that does not come by "
				"itself, found \"%s\", which arrives in turn %d", u->id,
				u->arrives);
	}
}

static bool is_decided(const struct loader *l, int objective)
{
	for (int i = 0; i < l->setup->n_effects; i++)
		if (l->effects[i].kind == THEN_OBJECTIVE && l->effects[i].objective == objective)
			return true;
	return false;
}

static void check_scripted_objectives(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_OBJECTIVE];

	for (int i = 0; i < l->setup->n_objectives; i++) {
		const struct node *const aim = yaml_node_find(names->nodes[i], "aim");

		if (l->objectives[i].kind == AIM_SCRIPT && aim && strcmp(aim->text, "script") == 0
		    && !is_decided(l, i))
			fault_wrong(l, aim, "expected an event that decides "
				"the objective \"%s\", found none", names->ids[i]);
	}
}

/* The ending that is always told before another; -1: none. */
static int told_before(const struct loader *l, int ending)
{
	const struct setup_ending *const e = &l->endings[ending];

	for (int i = 0; i < ending; i++)
		if (!l->endings[i].on && l->endings[i].when < 0
		    && (l->endings[i].side == WON_BY_ANY || l->endings[i].side == e->side)
		    && (l->endings[i].flag < 0 || l->endings[i].flag == e->flag))
			return i;
	return -1;
}

static void check_endings(struct outlook *o)
{
	struct loader *const l = o->l;

	for (int i = 0; i < l->setup->n_endings; i++) {
		const struct setup_ending *const e = &l->endings[i];
		const struct node *const n = l->ending_nodes[i];

		const struct node *const winner = yaml_node_find(n, "winner");
		const int before = told_before(l, i);

		if (winner && e->side < 0 && strcmp(winner->text, "nobody") != 0)
			continue;
		if (e->flag >= 0 && !is_set_anywhere(l, e->flag))
			fault_wrong(l, fault_place(n, "flag"),
				"expected a flag that an event sets, found "
				"\"%s\", which none does", l->names[NAMES_FLAG].ids[e->flag]);
		if (before >= 0) {
			fault_cause(l, "behind ending %d", before);
			fault_wrong(l, n, "expected an ending that can be told, found one that an "
				"earlier one always precedes: give that of line %d a condition, or "
				"put it last", l->ending_nodes[before]->line);
		}
	}
}

/* A flag that nobody asks for is harmless, and mostly a mistake. */
static void warn_unasked_flags(struct loader *l)
{
	for (int f = 0; f < l->setup->n_flags; f++) {
		bool asked = false;

		for (int i = 0; i < l->setup->n_conditions; i++)
			asked |= l->conditions[i].flag == f;
		for (int i = 0; i < l->setup->n_endings; i++)
			asked |= l->endings[i].flag == f;
		if (!asked && names_find(&l->names[NAMES_FLAG], l->setup->flags[f]) == f)
			fault_warn(l, l->names[NAMES_FLAG].nodes[f],
				"expected a condition or an ending "
				"that asks for the flag, found none");
	}
}

void check_script(struct loader *l)
{
	struct outlook o = { .l = l };
	int errors;

	begin(&o);
	go_on(&o);
	check_spawns(l);
	check_scripted_objectives(l);
	check_endings(&o);
	warn_unasked_flags(l);
	errors = faults_errors(l->faults);
	tell_conditions(&o);
	if (errors == 0 && faults_errors(l->faults) == 0)
		tell_waiting(&o);
}
