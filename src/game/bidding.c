/* Biddings: see bidding.h. */
#include "cliffhanger/bidding.h"

#include <stdio.h>

#include "cliffhanger/system.h"
#include "game/room.h"

static const char *const charge_words[] = {
	[CHARGE_SELF] = "itself", [CHARGE_COMMANDER] = "commander", [CHARGE_TABLES] = "tables",
	[CHARGES] = NULL
};

#define PLACE(verb) [(verb) - VERB_BIDDING]

static const struct verb verbs[] = {
	PLACE(BIDDING_ERRAND) = { "errand", "errand UNIT [CELL]",
		"Where a unit goes in the end, however far; alone: it has no errand any more.",
		{ UNIT_, { ARGUMENT_CELL, true } }, NULL },
	PLACE(BIDDING_ENTRUST) = { "entrust", "entrust UNIT itself|commander|tables",
		"Hands a unit to the commander, or from the next turn on to the action tables; "
		"`itself` takes it back.", { UNIT_, WORD_ }, charge_words },
	PLACE(BIDDINGS_END) = VERBS_END
};

const struct verb *bidding_verb(int i)
{
	return i >= 0 && i < BIDDINGS_END - VERB_BIDDING ? &verbs[i] : NULL;
}

cell_t bidding_errand(const struct game *g, int unit)
{
	return g->biddings[unit].errand;
}

enum charge bidding_charge(const struct game *g, int unit)
{
	return (enum charge)g->biddings[unit].charge;
}

const char *bidding_charge_word(enum charge charge)
{
	return charge_words[charge];
}

static bool is_told_of(const struct game *g, int side, int area)
{
	for (int i = 0; i < g->setup->n_objectives; i++)
		if (g->setup->objectives[i].area == area && (side == NOBODY || g->over
				|| objective_told(g, i, side)))
			return true;
	return false;
}

/* What a side calls a place by its area; NULL: nothing but its cell. */
static const char *area_called(const struct game *g, int side, cell_t cell)
{
	const struct setup *const s = g->setup;

	for (int i = 0; i < s->n_areas; i++)
		if (is_told_of(g, side, i) && setup_area_has(&s->areas[i], cell)
				&& *s->areas[i].name != '\0')
			return s->areas[i].name;
	return NULL;
}

static struct name place_named(const struct game *g, const char *called, cell_t cell)
{
	struct name words;

	snprintf(words.text, sizeof(words.text), "%s", called != NULL ? called
		: grid_cell_text(&g->table->grid, cell).text);
	return words;
}

struct name bidding_place(const struct game *view, cell_t cell)
{
	const char *called = area_called(view, view->viewer, cell);

	for (int i = 0; i < view->setup->n_items && called == NULL; i++)
		if (view->items[i].unit < 0 && view->items[i].cell == cell)
			called = view->setup->items[i].name;
	return place_named(view, called, cell);
}

void bidding_words(const struct game *g, int unit, char *text, size_t size)
{
	static const char *const left_to[CHARGES] = { [CHARGE_SELF] = "",
		[CHARGE_COMMANDER] = "left to the commander",
		[CHARGE_TABLES] = "left to the action tables" };
	const enum charge charge = bidding_charge(g, unit);
	const cell_t errand = bidding_errand(g, unit);

	snprintf(text, size, "%s%s%s%s", left_to[charge],
		charge != CHARGE_SELF && errand != CELL_NONE ? ", " : "",
		errand != CELL_NONE ? "bound for " : "",
		errand != CELL_NONE ? bidding_place(g, errand).text : "");
}

/* ---- ways ---- */

static enum gait gait_of(const struct game *g, int unit)
{
	return g->system->gait != NULL ? g->system->gait(g->setup, unit) : GAIT_FOOT;
}

/* Courses, flights and passengers know other ways than those on foot. */
static bool goes_its_own_way(const struct game *g, int unit)
{
	return game_unit_body(g, unit) >= 0 || game_unit_aboard(g, unit) > 0;
}

bool bidding_leads(const struct game *g, int unit, cell_t cell)
{
	const cell_t from = game_unit_whereabouts(g, unit);
	const uint16_t *cost;

	if (from == CELL_NONE)
		return false;
	if (goes_its_own_way(g, unit))
		return true;
	cost = distances_to(g->distances, g->table, g->reach, gait_of(g, unit), &cell, 1);
	return cost == NULL || cost[from] != DISTANCES_NONE;
}

/* Whoever the unit's side does not see does not stand in its way here (B2). */
static bool is_taken(const struct game *g, int unit, cell_t cell)
{
	const int other = g->occupant[cell];

	return other >= 0 && g->figures[other].unit != unit
		&& game_sees(g, g->units[unit].side, g->figures[other].unit);
}

static bool one_beside(const struct game *g, int unit, cell_t cell)
{
	cell_t cells[GRID_AROUND_MAX];
	const int n = table_around(g->table, cell, cells);

	for (int i = 0; i < n; i++)
		if (g->occupant[cells[i]] >= 0
				&& g->figures[g->occupant[cells[i]]].unit == unit)
			return true;
	return false;
}

bool bidding_is_at(const struct game *g, int unit, cell_t cell)
{
	if (g->occupant[cell] >= 0 && g->figures[g->occupant[cell]].unit == unit)
		return true;
	return is_taken(g, unit, cell) && one_beside(g, unit, cell);
}

/* ---- choices ---- */

/* To its own side alone (B2). */
static void tell(struct game *g, int unit, const char *words)
{
	struct event e = event_of(EVENT_NOTE);

	e.unit = (int16_t)unit;
	e.audience = (uint16_t)(1u << g->units[unit].side);
	e.number = NOTE_OWN;
	e.word = words;
	game_emit(g, &e);
}

static const char *name_of(const struct game *g, int unit)
{
	return game_unit_name(g, unit);
}

static bool check_errand(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;

	if (c->n < 2)
		return bidding_errand(g, unit) != CELL_NONE
			|| refuse(why, "", "%s: no errand to be forgotten", name_of(g, unit));
	if (game_unit_whereabouts(g, unit) == CELL_NONE)
		return refuse(why, "", "%s: not on the table", name_of(g, unit));
	if (bidding_is_at(g, unit, c->argument[1].value))
		return refuse(why, "", "%s: there already", name_of(g, unit));
	return bidding_leads(g, unit, c->argument[1].value) || refuse(why, "",
		"%s: no way leads there over ground that can be walked on", name_of(g, unit));
}

/* B4: somebody else of the side who stays with its seat. */
static bool keeps_somebody(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (u != unit && g->units[u].side == g->units[unit].side
				&& !g->units[u].uncommanded && game_unit_fit(g, u) > 0
				&& bidding_charge(g, u) != CHARGE_TABLES)
			return true;
	return false;
}

static bool check_entrust(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	const enum charge charge = (enum charge)c->argument[1].value;

	if (charge == bidding_charge(g, unit))
		return refuse(why, "", charge == CHARGE_SELF ? "%s: yours already"
			: "%s: in those hands already", name_of(g, unit));
	if (charge == CHARGE_TABLES && !keeps_somebody(g, unit))
		return refuse(why, "", "one unit stays with you, or you would never be asked "
			"again; the commander may have them all");
	return true;
}

bool bidding_check(const struct game *g, const struct choice *c, struct reason *why)
{
	static bool (*const checks[])(const struct game *, const struct choice *,
			struct reason *) = {
		PLACE(BIDDING_ERRAND) = check_errand, PLACE(BIDDING_ENTRUST) = check_entrust,
	};
	const int unit = c->argument[0].value;

	if (c->verb >= BIDDINGS_END || c->n < 1 || c->argument[0].kind != ARGUMENT_UNIT
			|| (c->n > 1 && c->argument[1].kind != verbs[c->verb - VERB_BIDDING]
				.takes[1].kind)
			|| (c->verb == BIDDING_ENTRUST && (c->n < 2 || c->argument[1].value < 0
				|| c->argument[1].value >= CHARGES)))
		return refuse(why, "", "that is no bidding");
	if (g->units[unit].side != game_seat_side(g, c->seat) || c->seat >= g->setup->n_sides
			|| (g->units[unit].uncommanded && bidding_charge(g, unit) != CHARGE_TABLES))
		return refuse(why, "", "%s: not yours to command", name_of(g, unit));
	return checks[c->verb - VERB_BIDDING](g, c, why);
}

void bidding_end(struct game *g, int unit)
{
	struct bidding *const b = &g->biddings[unit];

	b->errand = b->from = CELL_NONE;
	b->stuck = false;
}

static void set_out(struct game *g, int unit, cell_t place)
{
	g->biddings[unit].errand = place;
	g->biddings[unit].from = game_unit_whereabouts(g, unit);
}

void bidding_apply(struct game *g, const struct choice *c)
{
	static const char *const told[CHARGES] = { [CHARGE_SELF] = "taken back in hand",
		[CHARGE_COMMANDER] = "left to the commander",
		[CHARGE_TABLES] = "left to the action tables from the next turn on" };
	const int unit = c->argument[0].value;

	if (c->verb == BIDDING_ERRAND) {
		bidding_end(g, unit);
		if (c->n > 1)
			set_out(g, unit, c->argument[1].value);
		return;
	}
	g->biddings[unit].charge = (uint8_t)c->argument[1].value;
	tell(g, unit, told[g->biddings[unit].charge]);
}

/* ---- as a turn begins ---- */

/* What is left of the way from a cell: over the ground, or as the crow flies. */
static int32_t left_from(const struct game *g, int unit, cell_t from)
{
	const cell_t place = g->biddings[unit].errand;
	const uint16_t *const cost = goes_its_own_way(g, unit) ? NULL
		: distances_to(g->distances, g->table, g->reach, gait_of(g, unit), &place, 1);

	return cost != NULL ? cost[from] : table_distance(g->table, from, place);
}

/* B6 */
static void look_after_way(struct game *g, int unit)
{
	struct bidding *const b = &g->biddings[unit];
	const cell_t here = game_unit_whereabouts(g, unit);
	char text[NAME_MAX_BYTES + 80];
	const bool nearer = here == CELL_NONE || b->from == CELL_NONE
		|| left_from(g, unit, here) < left_from(g, unit, b->from);

	if (!nearer && !b->stuck) {
		snprintf(text, sizeof(text), "no nearer to %s than a turn ago",
			place_named(g, area_called(g, g->units[unit].side, b->errand),
				b->errand).text);
		tell(g, unit, text);
	}
	b->stuck = !nearer;
	b->from = here;
}

/* B3 */
static void look_after_errand(struct game *g, int unit)
{
	struct bidding *const b = &g->biddings[unit];

	if (b->errand == CELL_NONE)
		return;
	if (bidding_is_at(g, unit, b->errand)) {
		tell(g, unit, "there, as ordered");
	} else if (game_unit_fit(g, unit) + game_unit_aboard(g, unit) > 0) {
		if (bidding_leads(g, unit, b->errand)) {
			look_after_way(g, unit);
			return;
		}
		tell(g, unit, "no way leads any more to the place named; the errand is at an end");
	}
	bidding_end(g, unit);
}

/* B4.  Who is commanded again by the story is nobody's charge. */
static void look_after_charge(struct game *g, int unit)
{
	struct bidding *const b = &g->biddings[unit];
	const struct unit *const u = &g->units[unit];

	if (b->charge == CHARGE_TABLES && !b->handed) {
		game_command(g, unit, u->side, false);	/* which forgets whose charge it is */
		b->charge = CHARGE_TABLES;
		b->handed = true;
	} else if (b->handed && b->charge != CHARGE_TABLES) {
		const uint8_t charge = b->charge;

		game_command(g, unit, u->side, true);
		b->charge = charge;
		b->handed = false;
	}
}

void bidding_turn(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		look_after_errand(g, u);
		look_after_charge(g, u);
	}
}

/* ---- as if nothing had been bidden ---- */

static void forget(struct game *g, int unit)
{
	g->biddings[unit] = (struct bidding){ .errand = CELL_NONE, .from = CELL_NONE };
}

void bidding_forget_all(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		forget(g, u);
}

void bidding_veil(struct game *v, int side)
{
	for (int u = 0; u < v->n_units; u++)
		if (v->units[u].side != side)
			forget(v, u);
}
