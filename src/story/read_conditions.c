/* Conditions: trees in a pool.
 *
 *  W1  The children of ALL, ANY and NOT are consecutive in the pool.
 *  W2  A mapping of one key is that condition, one of several is ALL of them.
 *  W3  What a fault leaves unread is an ALL without children.
 */
#include "config.h"
#include "story/read.h"

enum { LEFT_MOST = 60 };

/* The slots kept for the keys of one mapping, one for each. */
struct slots { int next; };

/* ---- the pool ---- */

static int take(struct loader *l, const struct node *at, int n)
{
	const int first = l->setup->n_conditions;

	if (!l->conditions || !l->condition_nodes)
		return -1;	/* there was no memory for them, which is told */
	if (first + n > CONDITIONS_MAX) {
		fault_wrong(l, at, "expected at most %d conditions in all, found more",
			CONDITIONS_MAX);
		return -1;
	}
	for (int i = first; i < first + n; i++) {
		l->conditions[i] = (struct condition) { .kind = WHEN_ALL, .unit = -1, .side = -1,
			.area = -1, .item = -1, .flag = -1, .script = -1, .objective = -1 };
		l->condition_nodes[i] = at;
	}
	l->setup->n_conditions = (int16_t)(first + n);
	return first;
}

static struct condition *next_slot(struct loader *l, struct slots *slots,
	const struct node *at, enum condition_kind kind)
{
	struct condition *const c = &l->conditions[slots->next];

	l->condition_nodes[slots->next++] = at;
	c->kind = kind;
	return c;
}

/* ---- what may be said of a condition ---- */

static const struct key enters_keys[] = {
	{ "unit", KEY_NAME, TO(struct condition, unit), .names = NAMES_UNIT,
		.doc = "A figure of this unit," },
	{ "side", KEY_NAME, TO(struct condition, side), .names = NAMES_SIDE,
		.doc = "or of any unit of this side." },
	{ "area", KEY_NAME, true, TO(struct condition, area), .names = NAMES_AREA,
		.doc = "Where it must stand." },
};
const struct schema schema_enters = {
	"enters", "a condition \"enters\"", "Somebody is in an area, and on his feet.",
	KEYS_OF(enters_keys), OWN_NONE
};

static const struct key by_keys[] = {
	{ "unit", KEY_NAME, true, TO(struct condition, unit), .names = NAMES_UNIT,
		.doc = "The unit." },
	{ "by", KEY_NAME, TO(struct condition, side), .names = NAMES_SIDE,
		.doc = "The side that did it, or spoke; without it, any." },
};
const struct schema schema_by = {
	"spotted, captured, hears", "a condition of a unit and a side",
	"The long form of `spotted`, `captured` and `hears`.", KEYS_OF(by_keys), OWN_NONE
};

static const struct key has_keys[] = {
	{ "item", KEY_NAME, true, TO(struct condition, item), .names = NAMES_ITEM,
		.doc = "The item." },
	{ "unit", KEY_NAME, TO(struct condition, unit), .names = NAMES_UNIT,
		.doc = "This unit carries it," },
	{ "side", KEY_NAME, TO(struct condition, side), .names = NAMES_SIDE,
		.doc = "or any unit of this side." },
};
const struct schema schema_has = {
	"has", "a condition \"has\"", "Somebody carries an item.", KEYS_OF(has_keys), OWN_NONE
};

static const struct key left_keys[] = {
	{ "unit", KEY_NAME, TO(struct condition, unit), .names = NAMES_UNIT,
		.doc = "Figures of this unit," },
	{ "side", KEY_NAME, TO(struct condition, side), .names = NAMES_SIDE,
		.doc = "or of any unit of this side." },
	{ "figures", KEY_NUMBER, TO(struct condition, number), .least = 1, .most = LEFT_MOST,
		.doc = "So many at least; without it, one." },
};
const struct schema schema_left = {
	"left", "a condition \"left\"", "Figures have left the table over an edge.",
	KEYS_OF(left_keys), OWN_NONE
};

static const char *const deed_words[] = { [DOES_ORDERED - 1] = "ordered",
	[DOES_MOVES - 1] = "moves", [DOES_SHOOTS - 1] = "shoots", [DOES_SHOT_AT - 1] = "shot-at",
	[DOES_HIT - 1] = "hit", [DOES_KINDS - 1] = NULL };

struct deed_draft { int16_t unit, flag; uint8_t deed; };

static const struct key deed_keys[] = {
	{ "unit", KEY_NAME, true, TO(struct deed_draft, unit), .names = NAMES_UNIT,
		.doc = "Who." },
	{ "what", KEY_WORD, true, TO(struct deed_draft, deed), .words = deed_words,
		.doc = "What it does, or what befalls it." },
	{ "flag", KEY_NAME, true, TO(struct deed_draft, flag), .names = NAMES_FLAG,
		.doc = "The flag that remembers it, which is set at the first time." },
};
const struct schema schema_deed = {
	"does", "a condition \"does\"", "A unit has done something, or something has befallen it.",
	KEYS_OF(deed_keys), OWN_NONE
};

/* ---- the kinds ---- */

static void one_who(struct loader *l, const struct node *n)
{
	const bool unit = yaml_node_find(n, "unit") != NULL, side = yaml_node_find(n, "side") != NULL;

	if (n->kind == NODE_MAPPING && unit == side)
		fault_wrong(l, n->key ? n->key : n, "expected \"unit\" or \"side\", found %s",
			unit ? "both" : "neither");
}

/* A unit's id alone, or the mapping of the long form. */
static void unit_or(struct loader *l, const struct schema *s, const struct node *n,
	struct condition *c)
{
	if (n->kind == NODE_MAPPING)
		schema_read(l, s, n, c, NULL);
	else
		c->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
}

static void read_into(struct loader *l, const struct node *n, int slot);

static void part_group(struct loader *l, const struct node *n, void *target,
	enum condition_kind kind)
{
	struct condition *const c = next_slot(l, target, n, kind);
	int slot;

	if (n->kind != NODE_LIST || n->count == 0) {
		fault_expected(l, n, NULL, "a list of conditions (\"- turn: 3\")");
		return;
	}
	slot = take(l, n, n->count);
	if (slot < 0)
		return;
	c->first = (int16_t)slot;
	c->n = (int16_t)n->count;
	for (const struct node *child = n->first; child; child = child->next)
		read_into(l, child, slot++);
}

static void part_all(struct loader *l, const struct node *n, void *target)
{
	part_group(l, n, target, WHEN_ALL);
}

static void part_any(struct loader *l, const struct node *n, void *target)
{
	part_group(l, n, target, WHEN_ANY);
}

static void part_not(struct loader *l, const struct node *n, void *target)
{
	struct condition *const c = next_slot(l, target, n, WHEN_NOT);
	const int slot = take(l, n, 1);

	if (slot < 0)
		return;
	c->first = (int16_t)slot;
	c->n = 1;
	read_into(l, n, slot);
}

static void part_turn(struct loader *l, const struct node *n, void *target)
{
	struct condition *const c = next_slot(l, target, n, WHEN_TURN);

	yaml_value_number(l, n, 1, TURNS_MAX, &c->number);
}

static void part_enters(struct loader *l, const struct node *n, void *target)
{
	schema_read(l, &schema_enters, n, next_slot(l, target, n, WHEN_ENTERS), NULL);
	one_who(l, n);
}

static void part_spotted(struct loader *l, const struct node *n, void *target)
{
	unit_or(l, &schema_by, n, next_slot(l, target, n, WHEN_SPOTTED));
}

static void part_captured(struct loader *l, const struct node *n, void *target)
{
	unit_or(l, &schema_by, n, next_slot(l, target, n, WHEN_CAPTURED));
}

static void part_destroyed(struct loader *l, const struct node *n, void *target)
{
	next_slot(l, target, n, WHEN_DESTROYED)->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
}

static void part_routed(struct loader *l, const struct node *n, void *target)
{
	next_slot(l, target, n, WHEN_ROUTED)->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
}

static void part_flag(struct loader *l, const struct node *n, void *target)
{
	next_slot(l, target, n, WHEN_FLAG)->flag = (int16_t)yaml_name_read(l, NAMES_FLAG, n);
}

static void part_does(struct loader *l, const struct node *n, void *target)
{
	struct condition *const c = next_slot(l, target, n, WHEN_FLAG);
	struct deed_draft d = { .unit = -1, .flag = -1 };

	schema_read(l, &schema_deed, n, &d, NULL);
	c->unit = d.unit;
	c->flag = d.flag;
	c->number = d.deed + 1;
	l->setup->n_deeds++;
	if (d.flag >= 0)
		l->flags_of_changes |= UINT64_C(1) << d.flag;
}

static void part_has(struct loader *l, const struct node *n, void *target)
{
	schema_read(l, &schema_has, n, next_slot(l, target, n, WHEN_HAS), NULL);
	one_who(l, n);
}

static void part_left(struct loader *l, const struct node *n, void *target)
{
	struct condition *const c = next_slot(l, target, n, WHEN_LEFT);

	c->number = 1;
	unit_or(l, &schema_left, n, c);
	one_who(l, n);
}

static void part_fired(struct loader *l, const struct node *n, void *target)
{
	next_slot(l, target, n, WHEN_FIRED)->script = (int16_t)yaml_name_read(l, NAMES_EVENT, n);
}

static void part_hears(struct loader *l, const struct node *n, void *target)
{
	unit_or(l, &schema_by, n, next_slot(l, target, n, WHEN_HEARS));
}

static void part_met(struct loader *l, const struct node *n, void *target)
{
	next_slot(l, target, n, WHEN_MET)->objective = (int16_t)yaml_name_read(l, NAMES_OBJECTIVE,
		n);
}

static void part_stands(struct loader *l, const struct node *n, void *target)
{
	next_slot(l, target, n, WHEN_STANDS)->unit = (int16_t)yaml_name_read(l, NAMES_UNIT, n);
}

static const struct key condition_keys[] = {
	{ "all", KEY_PART, .read = part_all, .form = "[CONDITION, …]",
		.doc = "Every one of them holds." },
	{ "any", KEY_PART, .read = part_any, .form = "[CONDITION, …]",
		.doc = "At least one of them holds." },
	{ "not", KEY_PART, .read = part_not, .form = "CONDITION",
		.doc = "It does not hold." },
	{ "turn", KEY_PART, .read = part_turn, .form = "NUMBER",
		.doc = "It is the end of this turn, or later." },
	{ "enters", KEY_PART, .read = part_enters, .form = "{unit | side, area}",
		.doc = "A figure of a unit or of a side stands in an area, and does not rout." },
	{ "spotted", KEY_PART, .read = part_spotted, .form = "UNIT | {unit, by}",
		.doc = "The unit has been spotted, by a side or by any." },
	{ "destroyed", KEY_PART, .read = part_destroyed, .form = "UNIT",
		.doc = "No fit figure of the unit is on the table." },
	{ "captured", KEY_PART, .read = part_captured, .form = "UNIT | {unit, by}",
		.doc = "A figure of the unit is captive, of a side or of any." },
	{ "routed", KEY_PART, .read = part_routed, .form = "UNIT",
		.doc = "The unit routs, or has left the table." },
	{ "flag", KEY_PART, .read = part_flag, .form = "FLAG", .doc = "The flag is set." },
	{ "does", KEY_PART, .read = part_does, .form = "{unit, what, flag}",
		.doc = "A unit has done something, or something has befallen it." },
	{ "has", KEY_PART, .read = part_has, .form = "{item, unit | side}",
		.doc = "A unit, or any of a side, carries the item." },
	{ "left", KEY_PART, .read = part_left, .form = "UNIT | {unit | side, figures}",
		.doc = "Figures of a unit or a side have left the table over an edge." },
	{ "fired", KEY_PART, .read = part_fired, .form = "EVENT",
		.doc = "The other event has happened." },
	{ "hears", KEY_PART, .read = part_hears, .form = "UNIT | {unit, by}",
		.doc = "Somebody of the unit has understood what a side has said, or any side but "
			"its own; in systems with speech." },
	{ "met", KEY_PART, .read = part_met, .form = "OBJECTIVE",
		.doc = "The side whose aim it is has the objective, at the end of a turn." },
	{ "stands", KEY_PART, .read = part_stands, .form = "UNIT",
		.doc = "The leader whom the scenario gives the unit is in play, fit and free." },
};
const struct schema schema_condition = {
	"events.ID.when", "a condition",
	"Conditions.  Several keys in one mapping must all hold.",
	KEYS_OF(condition_keys), OWN_NONE
};

/* W2 */
static void read_into(struct loader *l, const struct node *n, int slot)
{
	struct slots slots = { slot };

	l->condition_nodes[slot] = n;
	if (n->kind == NODE_MAPPING && n->count != 1) {
		if (n->count == 0)
			fault_wrong(l, n, "expected a condition, found none");
		slots.next = take(l, n, n->count);
		if (slots.next < 0)
			return;
		l->conditions[slot].first = (int16_t)slots.next;
		l->conditions[slot].n = (int16_t)n->count;
	}
	schema_read(l, &schema_condition, n, &slots, NULL);
}

int read_condition(struct loader *l, const struct node *n)
{
	const int slot = take(l, n, 1);

	if (slot >= 0)
		read_into(l, n, slot);
	return slot;
}
