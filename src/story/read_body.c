/* Bodies: what makes a unit one big figure, and who is aboard it.
 *
 *  B1  Which units are bodies, how long, how broad and with how many seats, is said
 *      by the system's own settings (`vehicle: launch`); `size` and `seats` say it
 *      otherwise for one unit.  A system's own word under `size` is not a measure.
 *  B2  A body is the only figure of its unit: its crew are units aboard.
 */
#include "config.h"
#include "story/read.h"

#include <stdio.h>
#include <string.h>

/* ---- its size ---- */

/* "8x3", in whole units of the measure. */
static bool read_size(struct loader *l, const struct node *n, struct body *body)
{
	const int32_t cell = l->table ? l->table->cell_length : 0;
	const int32_t inch = l->book ? l->book->inch : 0;
	int length, width, end = 0;
	struct body b;

	if (n->kind != NODE_TEXT || sscanf(n->text, "%3dx%3d%n", &length, &width, &end) != 2
			|| n->text[end] || length < 1 || width < 1) {
		fault_expected(l, n, NULL, "a size LENGTHxWIDTH like 6x2");
		return false;
	}
	if (cell == 0 || inch == 0)
		return false;
	length = (2 * length * inch + cell) / (2 * cell);
	width = (2 * width * inch + cell) / (2 * cell);
	b = (struct body){ (uint8_t)(length < 1 ? 1 : length < UINT8_MAX ? length : UINT8_MAX),
		(uint8_t)(width < 1 ? 1 : width < UINT8_MAX ? width : UINT8_MAX) };
	if (!footprint_body_sound(b)) {
		fault_wrong(l, n, "expected a size no wider than long, at most %d by %d cells "
			"and %d in all, found %d by %d", BODY_LENGTH_MAX, BODY_WIDTH_MAX, BODY_CELLS_MAX,
			length, width);
		return false;
	}
	*body = b;
	return true;
}

/* What only a body may say. */
void read_body_refuse_keys(struct loader *l, const struct node *n)
{
	static const char *const keys[] = { "size", "seats" };

	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		const struct node *const found = yaml_node_find(n, keys[i]);

		if (found && l->system && !schema_own_word(l, OWN_UNIT, found))
			fault_wrong(l, found->key, l->system->body
				? "expected \"%s\" only in a unit that is a vehicle"
				: "expected no \"%s\": this rulebook has no vehicles", keys[i]);
	}
}

/* B2 */
static void refuse_figures(struct loader *l, const struct node *n)
{
	static const char *const keys[] = { "leader", "second", "heroes", "members", "figures" };
	const struct node *const figures = yaml_node_find(n, "figures");
	const bool one = figures && figures->kind == NODE_TEXT && strcmp(figures->text, "1") == 0;

	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]) - one; i++)
		if (yaml_node_find(n, keys[i]))
			fault_wrong(l, yaml_node_find(n, keys[i])->key, "expected no \"%s\" in a "
				"unit that is one big body: people are units of their own, aboard "
				"a vehicle or beside a creature", keys[i]);
}

/* B1 */
bool read_body(struct loader *l, const struct node *n, const struct setup_unit *unit,
	struct setup_figure *f)
{
	const struct node *const size = yaml_node_find(n, "size"), *const seats = yaml_node_find(n, "seats");
	int seats_of_kind = 0;
	int32_t number;

	if (!l->system || !l->system->body || !l->system->body(l->book, unit->settings,
			l->table ? l->table->cell_length : l->book->cell, &f->body,
			&seats_of_kind))
		return false;
	f->seats = (uint8_t)seats_of_kind;
	if (size && !schema_own_word(l, OWN_UNIT, size))
		read_size(l, size, &f->body);
	if (seats && yaml_value_number(l, seats, 1, SEATS_OF_BODY_MAX, &number))
		f->seats = (uint8_t)number;
	refuse_figures(l, n);
	return true;
}

/* ---- who is aboard ---- */

static bool same_cause(const struct loader *l, int a, int b)
{
	return a == b || a < 0 || b < 0 || (l->sides[a].friends >> b & 1)
		|| (l->sides[b].friends >> a & 1);
}

static void check_one_aboard(struct loader *l, int u)
{
	const struct node *const n = l->names[NAMES_UNIT].nodes[u];
	const struct node *const at = fault_place(n, "aboard");
	const struct setup_unit *const unit = &l->units[u], *const carrier =
		&l->units[unit->aboard];
	const struct setup_figure *const body = &l->figures[carrier->first];

	if (yaml_node_find(n, "at") || yaml_node_find(n, "arrives"))
		fault_wrong(l, at, "expected \"aboard\" alone, found \"%s\" beside it",
			yaml_node_find(n, "at") ? "at" : "arrives");
	if (carrier->count == 0)
		return;
	if (body->seats == 0)
		fault_wrong(l, at, "expected a vehicle with seats, found unit \"%s\", which has "
			"none", carrier->id);
	else if (unit->count > 0 && l->figures[unit->first].seats > 0)
		fault_wrong(l, at, "expected people aboard, found a vehicle in a vehicle");
	else if (!same_cause(l, unit->side, carrier->side))
		fault_wrong(l, at, "expected a vehicle of its own side or of friends, found "
			"\"%s\", which is of side \"%s\"", carrier->id,
			l->sides[carrier->side].id);
}

static void check_seats(struct loader *l, int vehicle)
{
	const int seats = l->figures[l->units[vehicle].first].seats;
	int aboard = 0, last = -1;

	for (int u = 0; u < l->setup->n_units; u++)
		if (l->units[u].aboard == vehicle && u != vehicle) {
			aboard += l->units[u].count;
			last = u;
		}
	if (last >= 0 && aboard > seats)
		fault_wrong(l, fault_place(l->names[NAMES_UNIT].nodes[last], "aboard"),
			"expected at most the %d figures that \"%s\" has seats for, found %d",
			seats, l->units[vehicle].id, aboard);
}

void check_aboard(struct loader *l)
{
	for (int u = 0; u < l->setup->n_units; u++)
		if (l->units[u].aboard >= 0)
			check_one_aboard(l, u);
	for (int u = 0; u < l->setup->n_units; u++)
		if (l->units[u].count > 0 && l->figures[l->units[u].first].seats > 0)
			check_seats(l, u);
}

/* ---- where it is ---- */

bool read_body_carried(const struct loader *l, int figure, cell_t cell)
{
	return l->system->stands ? l->system->stands(l->setup, figure, l->table->kind[cell])
		: table_ground(l->table, cell)->pace != 0;
}

bool check_body_place(struct loader *l, int figure, int16_t *occupant)
{
	const struct setup_figure *const f = &l->figures[figure];
	const struct setup_unit *const u = &l->units[f->unit];
	const struct node *const at = fault_place(l->names[NAMES_UNIT].nodes[f->unit], "at");
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&l->grid, f->body, u->cell, u->facing, cells);

	if (n == 0) {
		fault_wrong(l, at, "expected room for %d by %d cells heading %s, found the map's "
			"edge", f->body.length, f->body.width,
			grid_direction_name(&l->grid, u->facing));
		return false;
	}
	for (int i = 0; i < n; i++) {
		const int other = occupant[cells[i]] - 1;
		const struct cell_text where = grid_cell_text(&l->grid, cells[i]);

		if (other >= 0) {
			fault_wrong(l, at, "expected free cells under it, found unit \"%s\" at %s",
				l->units[l->figures[other].unit].id, where.text);
			return false;
		}
		if (!read_body_carried(l, figure, cells[i])) {
			fault_wrong(l, at, "expected ground that carries it, found %s at %s",
				table_ground(l->table, cells[i])->name, where.text);
			return false;
		}
		occupant[cells[i]] = (int16_t)(figure + 1);
	}
	return true;
}

/* ---- where it comes ---- */

static bool berth_at(const struct loader *l, int figure, cell_t cell)
{
	const struct setup_figure *const f = &l->figures[figure];
	cell_t cells[BODY_CELLS_MAX];
	const int n = footprint_cells(&l->grid, f->body, cell, l->units[f->unit].facing, cells);

	for (int i = 0; i < n; i++)
		if (!read_body_carried(l, figure, cells[i]))
			return false;
	return n > 0;
}

void check_body_arrival(struct loader *l, int unit)
{
	const struct setup_unit *const u = &l->units[unit];
	const struct node *const n = l->names[NAMES_UNIT].nodes[unit];
	const struct setup_area *a;

	if (u->arrives_area < 0 || u->count == 0 || l->figures[u->first].body.length == 0)
		return;
	a = &l->areas[u->arrives_area];
	for (int32_t i = 0; i < a->n_cells; i++)
		if (berth_at(l, u->first, a->cells[i]))
			return;
	fault_wrong(l, fault_place(yaml_node_find(n, "arrives"), "area"),
		"expected an area with room for it heading %s, on ground that carries it, found "
		"none in \"%s\"", grid_direction_name(&l->grid, u->facing), a->id);
}
