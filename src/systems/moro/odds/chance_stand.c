/* Units in the scene, by what inputs say of them, and what becomes of them (chances.h). */
#include "skirmish/commander/way.h"
#include "systems/moro/judges.h"
#include "systems/moro/morale/morale.h"
#include "systems/moro/odds/chances.h"

enum { NOT_SAID = -1 };

int32_t moro_stand_length(const struct scene *s, const char *row)
{
	return rulebook_entry(s->setup.book, "numbers", row, "length")->number;
}

enum piece moro_stand_piece_of(const struct rulebook *book, int weapon)
{
	return (enum piece)odds_of_row(book, "weapons", weapon, "piece");
}

enum piece moro_stand_piece(const struct scene *s, int weapon)
{
	return moro_stand_piece_of(s->setup.book, weapon);
}

bool moro_stand_reaches(const struct rulebook *book, int weapon, int range)
{
	return range * book->inch <= odds_of_row(book, "weapons", weapon, "long");
}

bool moro_stand_later(struct scene *s)
{
	moro_game_of(s->game)->spared = 0;
	return true;
}

/* ---- places ---- */

cell_t moro_stand_at(const struct scene *s, int col)
{
	return grid_at(&s->setup.table->grid, col, STAND_ROW);
}

static bool taken(const struct scene *s, cell_t cell)
{
	for (int f = 0; f < s->setup.n_figures; f++)
		if (s->figures[f].cell == cell)
			return true;
	return false;
}

/* In half cells from the west: every other row of hexagons is half a cell further east. */
static int from_west(const struct grid *grid, cell_t cell)
{
	return 2 * grid_col(grid, cell) + grid_row(grid, cell) % 2;
}

/* The nearest free cell beside it on that side of it. */
static cell_t nearest_free(const struct scene *s, cell_t cell, int32_t within,
	enum side_of side)
{
	const struct table *const t = s->setup.table;
	int32_t least = within + 1;
	cell_t best = CELL_NONE;

	for (cell_t c = 0; c < grid_cells(&t->grid); c++) {
		const int32_t far = table_distance(t, cell, c);

		if (c == cell || far >= least || taken(s, c)
				|| (from_west(&t->grid, c) - from_west(&t->grid, cell)) * side < 0)
			continue;
		least = far;
		best = c;
	}
	return best;
}

bool moro_stand_round(struct scene *s, int unit, int nth, cell_t cell, int32_t within,
	enum side_of side)
{
	for (int i = nth; i < s->units[unit].count; i++)
		scene_figure(s, unit, i)->cell = CELL_NONE;
	for (int i = nth; i < s->units[unit].count; i++) {
		const cell_t at = nearest_free(s, cell, within, side);

		if (at == CELL_NONE)
			return false;
		scene_figure(s, unit, i)->cell = at;
	}
	return true;
}

bool moro_stand_crew(struct scene *s, int unit, cell_t gun)
{
	return moro_stand_round(s, unit, 1, gun, moro_stand_length(s, "serve"), WEST_OF)
		|| refuse(s->why, "X-132", "there is no room for so many to serve the gun");
}

static bool ground_fits(const struct scene *s, int ground)
{
	const struct ground *const g = &s->setup.table->grounds[ground];

	return g->pace > 0 || refuse(s->why, "M-3", "nobody stands in %s: name another ground",
		g->name);
}

/* ---- units ---- */

static void describe(struct scene *s, int unit, const struct stand_in *in)
{
	scene_say(s, unit, UNIT_PEOPLE, in->moros ? PEOPLE_MORO : PEOPLE_US);
	scene_say(s, unit, UNIT_TROOPS, in->troops);
	if (in->morale != NOT_SAID)
		scene_say(s, unit, UNIT_MORALE, in->morale);
}

void moro_stand_on(struct scene *s, int unit, int ground)
{
	const struct grid *const grid = &s->setup.table->grid;

	for (int i = 0; i < s->units[unit].count; i++) {
		const cell_t c = scene_figure(s, unit, i)->cell;

		scene_ground(s, grid_col(grid, c), grid_row(grid, c), ground);
	}
}

int moro_stand_unit(struct scene *s, int side, const struct stand_in *in, cell_t at,
	enum side_of beside)
{
	const struct grid *const grid = &s->setup.table->grid;
	int unit;

	if (!ground_fits(s, in->ground))
		return NOBODY;
	unit = scene_unit(s, side, in->figures, grid_col(grid, at), grid_row(grid, at));
	describe(s, unit, in);
	if (in->weapon >= 0 && moro_stand_piece(s, in->weapon) != PIECE_NONE)
		scene_say(s, unit, UNIT_GUN, in->weapon);
	else if (in->weapon >= 0)
		scene_arm(s, unit, in->weapon);
	if (!moro_stand_round(s, unit, 1, at, INT32_MAX - 1, beside)) {
		refuse(s->why, "", "there is no room for so many");
		return NOBODY;
	}
	moro_stand_on(s, unit, in->ground);
	return unit;
}

void moro_stand_again(struct game *g, int unit)
{
	FOR_MEMBERS(f, g, unit)
		game_place(g, f, CELL_NONE);
	FOR_MEMBERS(f, g, unit)
		game_place(g, f, g->setup->figures[f].cell);
}

void moro_stand_lost(struct game *g, int unit, const struct stand_in *in)
{
	struct moro_unit *const u = moro_unit_of(g, unit);

	u->lost = (uint8_t)in->lost;
	u->strength = (uint8_t)(in->figures + in->lost);
}

/* ---- tests ---- */

static void test_roller(struct game *g, int unit, enum test_cause cause, int losses,
	struct roller *r)
{
	struct moro_unit *const u = moro_unit_of(g, unit);
	const uint8_t lost = u->lost;

	u->lost = (uint8_t)(lost + losses);
	moro_morale_roller(g, unit, cause, r);
	u->lost = lost;
}

struct test_chances moro_stand_test(struct game *g, int unit, enum test_cause cause, int losses)
{
	struct test_chances t = { 0 };
	struct roller r;
	chance_t fails;

	test_roller(g, unit, cause, losses, &r);
	t.need = roller_need(&r);
	t.holds = odds_of_die(&r, moro_rules_of(g)->percent);
	fails = chance_not(t.holds);
	switch (moro_failing(g, cause, t.need)) {
	case TEST_ROUTS: t.runs = fails; break;
	case TEST_REMOVED: t.gone = fails; break;
	case TEST_STOPS: t.stops = fails; break;
	case TEST_HOLDS: break;
	}
	return t;
}

void moro_stand_test_roll(struct game *g, int unit, enum test_cause cause, int losses,
	struct odds *odds)
{
	struct roller r;

	test_roller(g, unit, cause, losses, &r);
	odds_roll(odds, &r, moro_rules_of(g)->percent, 1,
		cause == TEST_CLOSING ? "closes" : "holds");
}

void moro_stand_fates(struct game *g, int unit, const struct tally *fallen, struct odds *odds)
{
	const int figures = standing_strength(g, unit);
	chance_t holds = 0, runs = 0, gone = 0;

	for (int n = 1; n <= fallen->most && n < figures; n++) {
		const struct test_chances t = moro_stand_test(g, unit, TEST_LOSSES, n);

		holds += chance_both(fallen->of[n], t.holds);
		runs += chance_both(fallen->of[n], t.runs);
		gone += chance_both(fallen->of[n], t.gone);
	}
	odds_outcome(odds, "nobody falls", fallen->of[0]);
	odds_outcome(odds, "some fall, it holds", holds);
	odds_outcome(odds, "some fall, it runs", runs);
	odds_outcome(odds, "some fall, it is gone", gone);
	odds_outcome(odds, "all fall", tally_least(fallen, figures));
}
