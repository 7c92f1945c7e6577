/* Changes: what is otherwise in a scenario when variables say so. */
#include "config.h"
#include "story/given.h"

#include <stdio.h>
#include <string.h>


enum { BRIEFING_BYTES = 4000 };

/* What one change brings; what it does not mention stays. */
struct change {
	bool holds;
	int16_t turns;
	const char *briefing;
	uint64_t flags;
};

static void change_if(struct loader *l, const struct node *n, void *target)
{
	read_part_if(l, n, &((struct change *)target)->holds);
}

static void take_flag(struct loader *l, const struct node *n, void *target)
{
	const int flag = yaml_name_read(l, NAMES_FLAG, n);

	if (flag >= 0)
		((struct change *)target)->flags |= UINT64_C(1) << flag;
}

static void change_flags(struct loader *l, const struct node *n, void *target)
{
	yaml_value_each(l, n, target, take_flag);
}

/* Checked here; done by arrive(), if the change holds. */
static void change_arrives(struct loader *l, const struct node *n, void *target)
{
	int32_t turn;

	(void)target;
	if (n->kind != NODE_MAPPING) {
		fault_expected(l, n, NULL, "a mapping: {UNIT: TURN, …}");
		return;
	}
	for (const struct node *e = n->first; e; e = e->next) {
		const int unit = yaml_name_read(l, NAMES_UNIT, e->key);

		yaml_value_number(l, e, 1, TURNS_MAX, &turn);
		if (unit >= 0 && !yaml_node_find(l->names[NAMES_UNIT].nodes[unit], "arrives"))
			fault_wrong(l, e->key, "expected a unit with \"arrives\", found one that is "
				"there from the beginning");
	}
}

static const struct key change_keys[] = {
	{ "if", KEY_PART, true, .read = change_if, .form = "TEST | [TEST, …]",
		.doc = "What must hold of the variables: `NAME` (it is not 0), `not NAME`, "
			"`NAME >= 2`; also `=`, `!=`, `<=`, `<` and `>`." },
	{ "turns", KEY_NUMBER, TO(struct change, turns), .least = 1, .most = TURNS_MAX,
		.doc = "The last turn then." },
	{ "briefing", KEY_TEXT, TO(struct change, briefing), .most = BRIEFING_BYTES,
		.doc = "A paragraph more of the briefing." },
	{ "flags", KEY_PART, .read = change_flags, .form = "FLAG | [FLAG, …]",
		.doc = "These are set from the beginning, so that events and endings can ask "
			"for them." },
	{ "arrives", KEY_PART, .read = change_arrives, .form = "{UNIT: TURN, …}",
		.doc = "Other turns for units that come later." },
};
const struct schema schema_change = {
	"each of changes", "a change", "What is otherwise when variables say so.",
	KEYS_OF(change_keys), OWN_NONE
};

static void arrive(struct loader *l, const struct node *n)
{
	for (const struct node *e = n ? n->first : NULL; e; e = e->next) {
		const int unit = names_find(&l->names[NAMES_UNIT], e->key->text);
		int turn;

		if (unit >= 0 && e->kind == NODE_TEXT && sscanf(e->text, "%2d", &turn) == 1
		    && !l->units[unit].absent)
			l->units[unit].arrives = (int16_t)turn;
	}
}

/* A text behind another, a paragraph of its own. */
static const char *join(struct loader *l, const char *first, const char *second)
{
	const size_t a = strlen(first), b = strlen(second);
	char *text;

	if (a == 0 || b == 0)
		return a ? first : second;
	text = arena_take(l->arena, a + b + 3);
	if (!text)
		return first;
	snprintf(text, a + b + 3, "%s\n\n%s", first, second);
	return text;
}

static void take_change(struct loader *l, const struct node *n, void *target)
{
	struct change c = { .turns = 0, .briefing = "" };

	(void)target;
	schema_read(l, &schema_change, n, &c, NULL);
	l->flags_of_changes |= c.flags;
	if (!c.holds)
		return;
	if (c.turns)
		l->setup->turns = c.turns;
	l->setup->briefing = join(l, l->setup->briefing, c.briefing);
	l->setup->flags_set |= c.flags;
	if (l->units && n->kind == NODE_MAPPING && yaml_node_find(n, "arrives"))
		arrive(l, yaml_node_find(n, "arrives"));
}

void read_changes(struct loader *l)
{
	const struct node *const changes = yaml_node_find(l->root, "changes");

	if (changes && changes->kind != NODE_LIST)
		fault_expected(l, changes, NULL, "a list of changes (\"- if: …\")");
	else if (changes)
		yaml_value_each(l, changes, NULL, take_change);
	if (l->gifts)
		l->setup->briefing = join(l, l->gifts->briefing, l->setup->briefing);
}
