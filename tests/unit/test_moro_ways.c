/* Moves in whole games: wherever minds send their units, the figures stand within 6" of
 * their leader (M-3), nobody but a charge seeks contact (X-125), nobody stands where a gun
 * does (X-147), and what a view marks as in reach is what may be chosen.
 *
 * $PROPERTY_GAMES plays another number of games.
 */
#include "config.h"
#include <stdlib.h>
#include "unit.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "build_setup.h"
#include "played.h"
#include "whims.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/go.h"
#include "systems/moro/move/paces.h"

enum { GAMES = 40, STEPS_MAX = 6000, CELLS = GRID_SIDE_MAX * GRID_SIDE_MAX };

static const char field[] =
	"turns 6\n"
	"map\n"
	". . . . . % % % % % % . . . . n n . . % % % % . . .\n"
	" . . . . . % % % % % . . = . . n . . . % % % % . . .\n"
	". . A A A . % % % % % . . = . . . . . . . % % % . .\n"
	" . . A A A . . % % % . . . = F F # . . . . % % . . .\n"
	": : : : : : : : : : : : : : : : : : : : : : : : : :\n"
	" . G G G . . . . . . . . . = F F # . . . . . . . . .\n"
	". . . B B . % % % % . . . = . . . L L L L L . . . .\n"
	" . . . . . % % % % % % . = . . . . . V V V . . . . .\n"
	". . C C C C % % % % % . . . . H H H . . P P P . . .\n"
	" . . . . . % % % % % . . . . . H H H . . P P . . . .\n"
	"end\n"
	US_AND_MOROS
	"unit rifles sign=A side=us troops=regulars arms=rifle\n"
	"figure 1 leader\n"
	"unit column sign=C side=us troops=regulars arms=rifle formation=column\n"
	"unit gatling sign=G side=us troops=regulars arms=pistol gun=gatling limbered\n"
	"unit bearers sign=B side=us troops=constabulary arms=rifle uncommanded\n"
	"unit kris sign=H side=moros people=moro troops=juramentados arms=spear\n"
	"figure 1 leader\n"
	"unit spears sign=P side=moros people=moro troops=warriors arms=spear\n"
	"unit brass sign=L side=moros people=moro troops=warriors arms=blade gun=moro-cannon\n"
	"unit village sign=V side=moros people=moro troops=warriors arms=spear uncommanded\n";

/* ---- what must hold ---- */

static void nobody_stands_on_guns(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		const cell_t gun = moro_unit_of(g, u)->gun;

		if (gun != CELL_NONE && g->occupant[gun] >= 0)
			fail_msg("turn %d: somebody of %s stands on the gun of %s", g->turn,
				game_unit_name(g, g->figures[g->occupant[gun]].unit),
				game_unit_name(g, u));
	}
}

static void stands_together(const struct game *g, int unit)
{
	const int guide = moro_guide(g, unit);

	FOR_MEMBERS(f, g, unit)
		if (standing_fit(g, f) && !table_within(g->table, g->figures[guide].cell,
				g->figures[f].cell, moro_rules_of(g)->placed))
			fail_msg("turn %d: a figure of %s is too far off", g->turn,
				game_unit_name(g, unit));
}

static void touches_nobody(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && contact_units(g, unit, u))
			fail_msg("turn %d: %s has gone into contact", g->turn,
				game_unit_name(g, unit));
}

/* All cells of a view's marks can be chosen, and of the others those from which it goes as far
 * as it can (Y-28), to a cell that is marked. */
static void marks_are_choices(const struct game *v, int unit, int seat)
{
	uint8_t marks[CELLS];

	moro_paces(v, unit, moro_pace(v, unit), NOBODY, marks);
	for (cell_t cell = 0; cell < grid_cells(&v->table->grid); cell++) {
		const struct choice c = { .seat = (int8_t)seat, .verb = VERB_GO, .n = 2,
			.argument = { { ARGUMENT_UNIT, unit }, { ARGUMENT_CELL, cell } } };
		const bool allowed = game_check(v, &c, NULL);
		const cell_t end = allowed ? moro_as_far(v, unit, cell) : CELL_NONE;

		if (marks[cell] ? end != cell : allowed && (end == CELL_NONE || !marks[end]))
			fail_msg("turn %d: %s, cell %d: it ends at %d", v->turn,
				game_unit_name(v, unit), cell, end);
	}
}

/* ---- the games ---- */

static int moves, charges, routs;

static void after_go(const struct game *g, int unit, cell_t from)
{
	moves++;
	if (!standing_alive(g, unit))
		return;
	stands_together(g, unit);
	if (g->figures[moro_guide(g, unit)].cell != from)
		touches_nobody(g, unit);
}

static void step(struct game *g, const struct mind *mind, struct patience *patience)
{
	const struct decision d = g->decisions[0];
	const struct sink nobody = { NULL, NULL };
	struct view *v = view_new(g, d.seat);
	struct choice c;
	cell_t from = CELL_NONE;

	assert_true(mind_choose(mind, v, &d, patience, &c));
	if (d.kind == ASK_GO) {
		from = g->figures[moro_guide(g, d.unit)].cell;
		if (moves % 16 == 0)
			marks_are_choices(&v->game, d.unit, d.seat);
	}
	game_step(g, &c, nobody);
	if (d.kind == ASK_GO && c.verb == VERB_GO)
		after_go(g, d.unit, from);
	charges += c.verb == VERB_CHARGE;
	nobody_stands_on_guns(g);
	view_free(v);
}

static void play(const struct setup *s, const void *rules, uint64_t seed, const char *mind)
{
	const struct sink nobody = { NULL, NULL };
	struct patience patience = { .spent = 0 };
	struct dice dice;
	struct game *g;

	dice_seed(&dice, seed);
	g = game_new(s, rules, &dice, nobody);
	assert_non_null(g);
	for (int i = 0; !g->over; i++) {
		assert_true(i < STEPS_MAX);
		step(g, mind_find(mind), &patience);
	}
	for (int u = 0; u < g->n_units; u++)
		routs += moro_unit_of(g, u)->routed;
	game_free(g);
}

TEST(test_M_3_X_125_X_147_hold_in_whole_games)
{
	struct reason why = { "", "" };
	struct setup *s = build_setup(&system_moro, field);
	void *rules = system_moro.bind(&system_moro, s->book, &why);

	assert_non_null(rules);
	for (int i = 0; i < games_wanted(GAMES); i++)
		play(s, rules, (uint64_t)i + 1, i % 2 == 0 ? "commander" : "random");
	assert_true(moves > games_wanted(GAMES) && charges > 0 && routs > 0);
	system_moro.unbind(rules);
	build_free(s);
}

TEST_MAIN
