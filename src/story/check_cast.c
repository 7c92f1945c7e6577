/* Relations among sides, units and items, and what the system itself asks. */
#include "config.h"
#include "story/read.h"

static bool side_has_unit(const struct loader *l, int side)
{
	for (int u = 0; u < l->setup->n_units; u++)
		if (l->units[u].side == side)
			return true;
	for (int e = 0; e < l->setup->n_effects; e++)
		if (l->effects[e].kind == THEN_COMMAND && l->effects[e].side == side)
			return true;
	return false;
}

/* A unit whose side is not known might be anybody's (L2). */
static bool sides_known(const struct loader *l)
{
	for (int u = 0; u < l->setup->n_units; u++)
		if (l->units[u].side < 0)
			return false;
	return !l->names[NAMES_UNIT].unknown;
}

static void check_sides(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_SIDE];
	const struct node *const sides = yaml_node_find(l->root, "sides");

	if (sides && names->n < 2)
		fault_wrong(l, sides->key, "expected at least two sides, found %d", names->n);
	for (int i = 0; i < names->n; i++) {
		if (names->nodes[i]->kind != NODE_MAPPING)
			continue;
		if (sides_known(l) && !side_has_unit(l, i))
			fault_wrong(l, names->nodes[i]->key,
				"expected at least one unit of side \"%s\", "
				"found none", names->ids[i]);
		else if (!yaml_node_find(names->nodes[i], "edges"))
			fault_warn(l, names->nodes[i]->key,
				"expected \"edges\" of side \"%s\", found "
				"none: its routers run to the edge that is nearest at set-up "
				"(S-C-15)", names->ids[i]);
	}
}

static bool is_spawned(const struct loader *l, int unit)
{
	for (int e = 0; e < l->setup->n_effects; e++)
		if (l->effects[e].kind == THEN_SPAWN && l->effects[e].unit == unit)
			return true;
	return false;
}

static void check_coming(struct loader *l, int u)
{
	const struct node *const n = l->names[NAMES_UNIT].nodes[u];
	const struct node *const arrives = yaml_node_find(n, "arrives");

	if (l->units[u].arrives > l->setup->turns && l->setup->turns > 0)
		fault_wrong(l, fault_place(arrives, "turn"),
			"expected a turn up to the last, %d, found %d",
			l->setup->turns, l->units[u].arrives);
	if (!yaml_node_find(n, "at") && !yaml_node_find(n, "aboard") && !yaml_node_find(arrives, "turn") && !is_spawned(l, u))
		fault_wrong(l, n->key, "expected \"at\", \"arrives\" with a turn, or an event that "
			"spawns the unit, found none");
}

static bool is_given(const struct loader *l, int item)
{
	for (int e = 0; e < l->setup->n_effects; e++)
		if (l->effects[e].kind == THEN_GIVE && l->effects[e].item == item)
			return true;
	return false;
}

static void check_items(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_ITEM];

	for (int i = 0; i < names->n; i++)
		if (!yaml_node_find(names->nodes[i], "at") && !is_given(l, i)
		    && !yaml_node_find(names->nodes[i], "carried-by"))
			fault_wrong(l, names->nodes[i]->key,
				"expected \"at\", \"carried-by\" or an event "
				"that gives the item, found none");
}

/* ---- the system's own checks ---- */

static void system_fault(void *self, int unit, int figure, const char *key, const char *text)
{
	struct loader *const l = self;
	const struct node *at = yaml_node_find(l->root, key ? key : "") ? l->root
		: yaml_node_find(l->root, "gm");	/* of the whole scenario */

	if (figure >= 0 && figure < l->setup->n_figures)
		at = l->figure_nodes[figure];
	else if (unit >= 0 && unit < l->setup->n_units)
		at = l->names[NAMES_UNIT].nodes[unit];
	fault_wrong(l, at ? fault_place(at, key ? key : "") : l->root, "%s", text);
}

/* Its checks may rely on every unit having a side and figures. */
static bool cast_is_whole(const struct loader *l)
{
	for (int u = 0; u < l->setup->n_units; u++)
		if (l->units[u].side < 0 || l->units[u].count == 0)
			return false;
	return l->system && l->table;
}

void check_cast(struct loader *l)
{
	check_sides(l);
	for (int u = 0; u < l->setup->n_units; u++)
		if (l->names[NAMES_UNIT].nodes[u]->kind == NODE_MAPPING)
			check_coming(l, u);
	check_items(l);
	check_aboard(l);
	if (cast_is_whole(l) && l->system->check_setup)
		l->system->check_setup(l->setup, system_fault, l);
}
