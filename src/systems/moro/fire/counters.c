/* Counters: what lies on the table for those who hide, and who is found (M-6, X-123).
 *
 *  CO1  A counter tells its enemies that it is there and nothing else; a unit's and a
 *       blind are treated alike up to the moment at which one is found.
 *  CO2  Who has a counter is seen by his own cause only; whoever has none is seen by all.
 *  CO3  What finds a counter is where figures stand that are seen: so nobody learns of
 *       somebody hidden by what another finds.
 *  CO4  They are kept in order of their cells, whatever they are and whenever laid.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "systems/moro/fire/counters.h"
#include "systems/moro/moro.h"

enum { TEXT_BYTES = 100 };

int moro_counter_of(const struct game *g, int unit)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < own->n_counters; i++)
		if (own->counter_unit[i] == unit)
			return i;
	return NOBODY;
}

bool moro_hidden(const struct game *g, int unit)
{
	return moro_counter_of(g, unit) >= 0;
}

bool moro_counter_at(const struct game *g, int side, cell_t cell)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = 0; i < own->n_counters; i++)
		if (own->counter_side[i] == side && own->counter_cell[i] == cell)
			return true;
	return false;
}

int moro_counters_of(const struct game *g, int side)
{
	const struct moro_game *own = moro_game_of(g);
	int n = 0;

	for (int i = 0; i < own->n_counters; i++)
		n += own->counter_side[i] == side;
	return n;
}

/* ---- laying them and taking them up ---- */

static void move_counter(struct moro_game *own, int from, int to)
{
	own->counter_cell[to] = own->counter_cell[from];
	own->counter_side[to] = own->counter_side[from];
	own->counter_unit[to] = own->counter_unit[from];
	own->counter_owner[to] = own->counter_owner[from];
}

static void lay(struct game *g, int owner, int unit, cell_t cell)
{
	struct moro_game *own = moro_game_of(g);
	int i = own->n_counters;

	assert(moro_counters_of(g, g->units[owner].side) < COUNTERS_OF_SIDE);
	for (; i > 0 && own->counter_cell[i - 1] > cell; i--)
		move_counter(own, i - 1, i);
	own->counter_cell[i] = cell;
	own->counter_side[i] = (int8_t)g->units[owner].side;
	own->counter_unit[i] = (int16_t)unit;
	own->counter_owner[i] = (int16_t)owner;
	own->n_counters++;
}

void moro_counter_add(struct game *g, int unit, cell_t cell)
{
	assert(!moro_hidden(g, unit));
	lay(g, unit, unit, cell);
}

void moro_blind_add(struct game *g, int owner, cell_t cell)
{
	lay(g, owner, COUNTER_BLIND, cell);
}

void moro_counter_blank(struct game *g, int counter)
{
	struct moro_game *own = moro_game_of(g);

	own->counter_cell[counter] = CELL_NONE;
	own->counter_side[counter] = NOBODY;
	own->counter_unit[counter] = COUNTER_UNKNOWN;
	own->counter_owner[counter] = NOBODY;
}

/* What lies behind the last is blank, so that equal tables are equal states. */
void moro_counter_take(struct game *g, int counter)
{
	struct moro_game *own = moro_game_of(g);

	for (int i = counter + 1; i < own->n_counters; i++)
		move_counter(own, i, i - 1);
	own->n_counters--;
	moro_counter_blank(g, own->n_counters);
}

/* ---- being found ---- */

static void show(struct game *g, int unit)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		game_sight(g, unit, side, true);
}

/* All see what becomes of a counter, once they are all laid. */
static void tell(struct game *g, int side, int unit, cell_t cell, const char *text)
{
	struct event e = event_of(EVENT_NOTE);

	e.unit = (int16_t)unit;
	e.cell = cell;
	e.word = text;
	e.audience = (uint16_t)(moro_game_of(g)->walk.stage == STAGE_DEPLOY ? 1 << side
		: SIDES_ALL);
	game_emit(g, &e);
}

void moro_counter_lift(struct game *g, int counter)
{
	const int side = moro_game_of(g)->counter_side[counter];
	const cell_t cell = moro_game_of(g)->counter_cell[counter];
	char text[TEXT_BYTES];

	moro_counter_take(g, counter);
	snprintf(text, sizeof text, "The counter at %s is gone.",
		grid_cell_text(&g->table->grid, cell).text);
	tell(g, side, NOBODY, cell, text);
}

void moro_counter_move(struct game *g, int counter, cell_t cell)
{
	const int unit = moro_game_of(g)->counter_unit[counter];
	const cell_t from = moro_game_of(g)->counter_cell[counter];
	char text[TEXT_BYTES];

	moro_counter_take(g, counter);
	moro_counter_add(g, unit, cell);
	snprintf(text, sizeof text, "The counter at %s lies at %s now.",
		grid_cell_text(&g->table->grid, from).text,
		grid_cell_text(&g->table->grid, cell).text);
	if (from != cell)
		tell(g, g->units[unit].side, NOBODY, cell, text);
}

/* Who found it only those learn who see him. */
static void tell_blind(struct game *g, int side, int by_unit, cell_t cell)
{
	const bool told = by_unit >= 0 && !moro_hidden(g, by_unit);
	char text[TEXT_BYTES];

	snprintf(text, sizeof text, told ? "the counter at %s hid nobody"
		: "The counter at %s hid nobody.", grid_cell_text(&g->table->grid, cell).text);
	tell(g, side, told ? by_unit : NOBODY, cell, text);
}

void moro_found(struct game *g, int counter, int by_unit)
{
	const struct moro_game *own = moro_game_of(g);
	const int unit = own->counter_unit[counter];
	const int side = own->counter_side[counter];
	const cell_t cell = own->counter_cell[counter];

	moro_counter_take(g, counter);
	if (unit >= 0)
		show(g, unit);
	else
		tell_blind(g, side, by_unit, cell);
}

void moro_reveal(struct game *g, int unit)
{
	const int counter = moro_counter_of(g, unit);

	if (counter < 0 || g->viewer != NOBODY)
		return;
	moro_counter_take(g, counter);
	show(g, unit);
}

/* ---- found without a die (X-123) ---- */

/* Of cells so near to each other neither's number is far from the other's; most are not, and it is
 * asked of all. */
static bool may_be_plain(const struct game *g, cell_t from, cell_t at)
{
	const struct table *t = g->table;
	const int32_t cells = moro_rules_of(g)->plain / t->cell_length + 2;

	return abs(from - at) <= cells * (t->grid.cols + 1);
}

static bool plain(const struct game *g, cell_t from, cell_t at)
{
	return may_be_plain(g, from, at)
		&& table_within(g->table, from, at, moro_rules_of(g)->plain)
		&& game_cell_in_line(g, from, at);
}

/* A unit is where its figures are, too. */
static bool finds_from(const struct game *g, cell_t from, int counter)
{
	const struct moro_game *own = moro_game_of(g);

	if (plain(g, from, own->counter_cell[counter]))
		return true;
	if (own->counter_unit[counter] < 0)
		return false;
	FOR_MEMBERS(f, g, own->counter_unit[counter])
		if (standing_fit(g, f) && plain(g, from, g->figures[f].cell))
			return true;
	return false;
}

static bool finds(const struct game *g, int unit, cell_t cell, int counter)
{
	if (cell != CELL_NONE && finds_from(g, cell, counter))
		return true;
	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && finds_from(g, g->figures[f].cell, counter))
			return true;
	return false;
}

/* Why a move ends where it was not to end; of blinds that is told anyway. */
static void tell_stumble(struct game *g, int unit, int counter)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->counter_unit[counter] >= 0 && !moro_hidden(g, unit))
		tell(g, own->counter_side[counter], unit, own->counter_cell[counter],
			"comes upon somebody in hiding");
}

/* From the last, since whoever is found moves only those behind it. */
bool moro_stumble(struct game *g, int unit, cell_t cell)
{
	const struct moro_game *own = moro_game_of(g);
	bool found = false;

	for (int i = own->n_counters - 1; i >= 0; i--) {
		if (game_allied(g, own->counter_side[i], g->units[unit].side)
			|| !finds(g, unit, cell, i))
			continue;
		tell_stumble(g, unit, i);
		moro_found(g, i, unit);
		found = true;
	}
	return found;
}

bool moro_would_be_found(const struct game *g, int side, cell_t cell)
{
	for (int u = 0; u < g->n_units; u++) {
		if (game_allied(g, side, g->units[u].side) || !game_sees(g, side, u))
			continue;
		FOR_MEMBERS(f, g, u)
			if (standing_fit(g, f) && plain(g, g->figures[f].cell, cell))
				return true;
	}
	return false;
}

/* ---- M1 ---- */

static bool enemy_sees(const struct game *g, int unit)
{
	for (int side = 0; side < g->setup->n_sides; side++)
		if (!game_allied(g, side, g->units[unit].side) && game_sees(g, side, unit))
			return true;
	return false;
}

/* Counters of units that hide no more: pointed out, gone, or gone over. */
static void take_idle(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	for (int i = own->n_counters - 1; i >= 0; i--) {
		const int unit = own->counter_unit[i];

		if (unit >= 0 && standing_alive(g, unit) && enemy_sees(g, unit))
			moro_counter_take(g, i);
		else if (unit >= 0 && (!standing_alive(g, unit)
				|| g->units[unit].side != own->counter_side[i]))
			moro_counter_lift(g, i);
	}
}

static void show_all(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (standing_alive(g, u) && !moro_hidden(g, u))
			show(g, u);
}

/* Whoever is found so stands openly, and may find others: until nobody does. */
static void find_near(struct game *g)
{
	bool found = true;

	while (found) {
		found = false;
		for (int u = 0; u < g->n_units && moro_game_of(g)->n_counters > 0; u++)
			if (standing_alive(g, u) && !moro_hidden(g, u))
				found = moro_stumble(g, u, CELL_NONE) || found;
	}
}

void moro_sight_renew(struct game *g)
{
	take_idle(g);
	show_all(g);
	if (moro_game_of(g)->walk.stage != STAGE_DEPLOY)
		find_near(g);
}
