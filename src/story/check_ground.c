/* Relations with the ground: who can stand, come, and get where.
 *
 *  N1  Units take their cells as game_new() gives them: first big figures, then
 *      everybody with a cell of his own, then the others of each unit in turn,
 *      nearest to the unit's cell on foot.
 */
#include "config.h"
#include "story/given.h"
#include "story/read.h"
#include "story/connected.h"

#include "cliffhanger/reach.h"

/* ---- places ---- */

static enum gait gait_of(const struct loader *l, int unit, cell_t cell)
{
	if (ground_deep(table_ground(l->table, cell)))
		return GAIT_SWIM;
	return l->system->gait ? l->system->gait(l->setup, unit) : GAIT_FOOT;
}

/* Or swim, where the system knows of that. */
static bool can_stand(const struct loader *l, cell_t cell)
{
	return ground_pace(table_ground(l->table, cell), GAIT_SWIM) != 0;
}

/* The node that gives a figure its cell. */
static const struct node *place_of_figure(const struct loader *l, int f)
{
	const struct setup_figure *const figure = &l->figures[f];
	const struct node *const own = yaml_node_find(l->figure_nodes[f], "at");

	return own ? own : fault_place(l->names[NAMES_UNIT].nodes[figure->unit], "at");
}

/* The same for a fault: where a unit cannot be there is one, however many of it cannot. */
static const struct node *wrong_place(struct loader *l, int f)
{
	fault_cause(l, "place of %s", l->units[l->figures[f].unit].id);
	return place_of_figure(l, f);
}

static void check_figure_cell(struct loader *l, int f, int16_t *occupant)
{
	const cell_t cell = l->figures[f].cell;
	const int unit = l->figures[f].unit;
	const int other = occupant[cell] - 1;

	if (!can_stand(l, cell))
		fault_wrong(l, wrong_place(l, f), "expected ground one can stand on, found %s",
			table_ground(l->table, cell)->name);
	else if (ground_pace(table_ground(l->table, cell), gait_of(l, unit, cell)) == 0)
		fault_wrong(l, wrong_place(l, f),
			"expected ground that the mounted may enter, found %s",
			table_ground(l->table, cell)->name);
	if (other >= 0)
		fault_wrong(l, wrong_place(l, f),
			"expected a free cell, found one of unit \"%s\" "
			"there", l->units[l->figures[other].unit].id);
	else
		occupant[cell] = (int16_t)(f + 1);
}

/* How many of the nearest cells on foot are free, up to `wanted`; takes them. */
static int take_cells(struct loader *l, struct reach *reach, int unit, int wanted,
	int16_t *occupant)
{
	const cell_t at = l->units[unit].cell;
	const struct reach_rule rule = { .gait = gait_of(l, unit, at) };
	const cell_t *all;
	int count, taken = 0;

	reach_flood(reach, l->table, &rule, at, REACH_FAR / 4);
	all = reach_all(reach, &count);
	for (int i = 0; i < count && taken < wanted; i++)
		if (!occupant[all[i]]
		    && ground_pace(table_ground(l->table, all[i]), rule.gait) != 0) {
			occupant[all[i]] = (int16_t)(l->units[unit].first + 1);
			taken++;
		}
	return taken;
}

static void check_formation(struct loader *l, struct reach *reach, int unit, int16_t *occupant)
{
	const struct setup_unit *const u = &l->units[unit];
	int wanted = 0, taken;

	for (int f = u->first; f < u->first + u->count; f++)
		wanted += l->figures[f].cell == CELL_NONE;
	if (u->cell == CELL_NONE || wanted == 0)
		return;
	taken = take_cells(l, reach, unit, wanted, occupant);
	if (taken == wanted)
		return;
	fault_cause(l, "place of %s", u->id);
	fault_wrong(l, fault_place(l->names[NAMES_UNIT].nodes[unit], "at"),
		"expected room for %d figures round the unit's cell, found room for %d", wanted,
		taken);
}

static bool is_body(const struct setup_figure *f)
{
	return body_big(f->body) || f->seats > 0;
}

static void check_places(struct loader *l)
{
	int16_t *const occupant = arena_array(l->scratch, (size_t)grid_cells(&l->grid),
		sizeof(*occupant));
	struct reach *const reach = reach_new(l->table);

	if (!occupant || !reach) {
		l->no_memory = true;
		reach_free(reach);
		return;
	}
	for (int f = 0; f < l->setup->n_figures; f++)
		if (l->figures[f].cell != CELL_NONE && is_body(&l->figures[f]))
			check_body_place(l, f, occupant);
	for (int f = 0; f < l->setup->n_figures; f++)
		if (l->figures[f].cell != CELL_NONE && !is_body(&l->figures[f]))
			check_figure_cell(l, f, occupant);
	for (int u = 0; u < l->setup->n_units; u++)
		check_formation(l, reach, u, occupant);
	for (int u = 0; u < l->setup->n_units; u++)
		check_body_arrival(l, u);
	reach_free(reach);
}

/* ---- areas and items ---- */

/* On foot, or by somebody's vehicle. */
static bool area_can_be_entered(const struct loader *l, int area)
{
	for (int32_t i = 0; i < l->areas[area].n_cells; i++) {
		const cell_t cell = l->areas[area].cells[i];

		if (can_stand(l, cell))
			return true;
		for (int f = 0; f < l->setup->n_figures; f++)
			if (is_body(&l->figures[f]) && read_body_carried(l, f, cell))
				return true;
	}
	return false;
}

static void check_areas(struct loader *l)
{
	const struct names *const names = &l->names[NAMES_AREA];

	for (int a = 0; a < names->n; a++)
		if (l->areas[a].n_cells > 0 && !area_can_be_entered(l, a))
			fault_wrong(l, names->nodes[a]->key,
				"expected a cell one can stand on in area "
				"\"%s\", found none", names->ids[a]);
}

static void check_items(struct loader *l)
{
	for (int i = 0; i < l->names[NAMES_ITEM].n; i++) {
		const cell_t cell = l->items[i].cell;

		if (cell != CELL_NONE && !can_stand(l, cell))
			fault_wrong(l, fault_place(l->names[NAMES_ITEM].nodes[i], "at"),
				"expected ground one can stand on, found %s",
				table_ground(l->table, cell)->name);
	}
}

/* Where the hidden are counters until they are sighted, any ground will do. */
static bool hides_by_counters(const struct rulebook *book)
{
	return rulebook_table(book, "sighting") != NULL;
}

static void warn_open_ambush(struct loader *l, int u)
{
	const struct setup_unit *const unit = &l->units[u];

	if (unit->hidden && unit->cell != CELL_NONE && !hides_by_counters(l->book)
	    && !table_ground(l->table, unit->cell)->conceals
	    && !ground_deep(table_ground(l->table, unit->cell)))
		fault_warn(l, fault_place(l->names[NAMES_UNIT].nodes[u], "hidden"),
			"expected ground that "
			"conceals for an ambush, found %s: whoever has a line of sight sees the "
			"unit (S-A-22)", table_ground(l->table, unit->cell)->name);
}

/* ---- objectives ---- */

/* Whether this unit could do what the objective asks of a place. */
static bool can_reach(const struct loader *l, int unit, const struct setup_objective *o)
{
	switch (o->kind) {
	case AIM_HOLD:
	case AIM_REACH:
		return o->area < 0 || connected_area(l, unit, o->area);
	case AIM_EXIT:
		return !o->edge || connected_edges(l, unit, o->edge);
	case AIM_ITEM:
		return o->item < 0 || l->items[o->item].cell == CELL_NONE
			|| connected_cell(l, unit, l->items[o->item].cell);
	case AIM_CAPTURE:
		return o->unit < 0 || l->units[o->unit].cell == CELL_NONE
			|| connected_cell(l, unit, l->units[o->unit].cell);
	default:
		return true;
	}
}

static const char *const goal_keys[AIM_KINDS] = {
	[AIM_HOLD] = "area", [AIM_REACH] = "area", [AIM_EXIT] = "edges",
	[AIM_ITEM] = "item", [AIM_CAPTURE] = "unit",
};

static void check_objective(struct loader *l, int i)
{
	const struct setup_objective *const o = &l->objectives[i];
	const struct node *const n = l->names[NAMES_OBJECTIVE].nodes[i];
	const bool own = o->kind == AIM_REACH || o->kind == AIM_EXIT;

	if (!goal_keys[o->kind] || o->side < 0)
		return;
	for (int u = 0; u < l->setup->n_units; u++)
		if ((own && o->unit >= 0 ? u == o->unit : connected_side(l, u, o->side))
		    && can_reach(l, u, o))
			return;
	fault_wrong(l, fault_place(n, goal_keys[o->kind]),
		"expected a goal that %s \"%s\" can walk to, "
		"found no way", own && o->unit >= 0 ? "unit" : "side",
		own && o->unit >= 0 ? l->units[o->unit].id : l->sides[o->side].id);
}

static int figures_of(const struct loader *l, const struct setup_objective *o)
{
	int figures = 0;

	for (int u = 0; u < l->setup->n_units; u++)
		if (o->unit >= 0 ? u == o->unit : connected_side(l, u, o->side))
			figures += l->units[u].count;
	return figures;
}

static void check_objective_figures(struct loader *l, int i)
{
	const struct setup_objective *const o = &l->objectives[i];
	const int figures = figures_of(l, o);

	if ((o->kind == AIM_KEEP || o->kind == AIM_EXIT) && o->side >= 0 && o->number > figures)
		fault_wrong(l, fault_place(l->names[NAMES_OBJECTIVE].nodes[i], "figures"),
			"expected at most the %d figures there are, found %d", figures,
			(int)o->number);
}

void check_ground(struct loader *l)
{
	const bool given = l->gifts && l->gifts->cast;	/* read_given.c, V2 */

	for (int i = 0; i < l->setup->n_objectives && !given; i++)
		check_objective_figures(l, i);
	if (!l->connected || given)
		return;
	check_places(l);
	check_areas(l);
	check_items(l);
	for (int u = 0; u < l->setup->n_units; u++)
		warn_open_ambush(l, u);
	for (int i = 0; i < l->setup->n_objectives; i++)
		check_objective(l, i);
}
