/* Secrets in random games of the Moro wars: whatever is played, a unit is hidden exactly
 * if a counter stands for it (M1), and an enemy's view, what he is told and what he may do
 * are the same whatever his counters stand for (M2); bonds are mutual (M3), whoever has
 * acted is not asked (M4), and a piece has a place exactly if it is on the table (M5).
 *
 * $PROPERTY_GAMES plays another number of games.
 */
#include "config.h"
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "any_choice.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "build_setup.h"
#include "played.h"
#include "systems/moro/fire/counters.h"
#include "systems/moro/judges.h"
#include "systems/moro/moro.h"

enum { GAMES = 40, STEPS_MAX = 6000 };

static const char field[] =
	"turns 5\n"
	"map\n"
	". . . . . % % % % % % . . . . n n . . % % % % .\n"
	" . . . . . % % % % % . . . . . n . . . % % % % .\n"
	". . A A . % % % % % % . . . . . . . . % % % % .\n"
	" . . A A . . % % % . . . . F F . . . . . % % . .\n"
	": : : : : : : : : : : : : : : : : : : : : : : :\n"
	" . G G G . . . . . . . . . F F . . . . . . . . .\n"
	". . . B B . % % % % . . . . . . . . L L L L L .\n"
	" . . . . . % % % % % % . . . . . . . . V V . . .\n"
	". . S S . % % % % % % . . . . H H H . . P P P .\n"
	" . . . . . % % % % % . . . . . H . . . . P . . .\n"
	"end\n"
	US_AND_MOROS
	"area north 6,1 7,1 8,1 9,1 10,1 11,1 6,2 7,2 8,2 9,2 10,2 6,3 7,3 8,3 9,3 10,3 11,3 "
		"20,1 21,1 22,1 20,2 21,2 22,2\n"
	"area south 7,7 8,7 9,7 10,7 6,8 7,8 8,8 9,8 10,8 11,8 6,9 7,9 8,9 9,9 10,9 11,9\n"
	"unit rifles sign=A side=us troops=regulars arms=rifle\n"
	"figure 1 leader\n"
	"unit gatling sign=G side=us troops=regulars arms=pistol gun=gatling\n"
	"unit bearers sign=B side=us troops=constabulary arms=rifle uncommanded\n"
	"unit pickets sign=S side=us troops=scouts arms=rifle hidden\n"
	"unit kris sign=H side=moros people=moro troops=juramentados arms=spear hidden "
		"hides-in=north blinds=2\n"
	"figure 1 leader\n"
	"unit spears sign=P side=moros people=moro troops=warriors arms=spear hidden "
		"hides-in=south blinds=3\n"
	"unit brass sign=L side=moros people=moro troops=warriors arms=blade gun=moro-cannon "
		"hidden hides-in=south\n"
	"unit village sign=V side=moros people=moro troops=warriors arms=spear hidden "
		"hides-in=north blinds=1 uncommanded\n";

/* ---- what is told ---- */

struct listener { struct game *g; };

/* Who is hidden when something of him is told is not heard of by the enemy; his own words
 * and the dice thrown for the counter are about somebody else. */
static void listen(void *self, const struct event *e)
{
	const struct game *g = ((struct listener *)self)->g;

	if (g == NULL || e->unit < 0 || !moro_hidden(g, e->unit) || e->kind == EVENT_SIGHTED)
		return;
	for (int side = 0; side < g->setup->n_sides; side++)
		if (side != g->units[e->unit].side && (e->audience >> side & 1))
			fail_msg("turn %d: side %d hears %s of %s, who is hidden", g->turn, side,
				event_kind_name(e->kind), game_unit_name(g, e->unit));
}

/* ---- M1 ---- */

static void counters_are_the_hidden(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (standing_alive(g, u) && game_sees(g, 1 - g->units[u].side, u)
				== moro_hidden(g, u))
			fail_msg("turn %d, stage %d: %s is %s and %s", g->turn,
				moro_game_of(g)->walk.stage,
				game_unit_name(g, u), moro_hidden(g, u) ? "hidden" : "open",
				game_sees(g, 1 - g->units[u].side, u) ? "seen" : "unseen");
}

/* ---- M2 ---- */

/* Gives a side's counters to each other, last to first. */
static void turn_round(struct game *g, int side)
{
	struct moro_game *own = moro_game_of(g);
	int of[COUNTERS_MAX], n = 0;

	for (int i = 0; i < own->n_counters; i++)
		if (own->counter_side[i] == side)
			of[n++] = i;
	for (int i = 0, k = n - 1; i < k; i++, k--) {
		const int16_t unit = own->counter_unit[of[i]], owner = own->counter_owner[of[i]];

		own->counter_unit[of[i]] = own->counter_unit[of[k]];
		own->counter_owner[of[i]] = own->counter_owner[of[k]];
		own->counter_unit[of[k]] = unit;
		own->counter_owner[of[k]] = owner;
	}
}

/* Puts the hidden somewhere else, with another history. */
static void shift(struct game *g, int side)
{
	for (int u = 0; u < g->n_units; u++) {
		struct moro_unit *own = moro_unit_of(g, u);

		if (g->units[u].side != side || !moro_hidden(g, u))
			continue;
		own->acted = !own->acted;
		own->laid = !own->laid;
		own->blinds = 1;
		own->test_turn = 3;
		own->word = own->doing = ACTION_ATTACK;
		FOR_MEMBERS(f, g, u) {
			cell_t cell;

			if (standing_fit(g, f) && game_free_cells(g, 0, 1, &cell) == 1)
				game_place(g, f, cell);
		}
	}
	moro_game_of(g)->lot[side] = 77;
}

static void enemies_see_no_difference(const struct game *g, int seat)
{
	const int enemy = 1 - game_seat_side(g, seat);
	struct game *other = game_clone(g);
	struct view *v = view_new(g, seat), *w;

	turn_round(other, enemy);
	shift(other, enemy);
	w = view_new(other, seat);
	assert_true(moro_game_of(&v->game)->acting < 0
		|| game_sees(&v->game, v->game.viewer, moro_game_of(&v->game)->acting));
	if (game_check_value(&v->game) != game_check_value(&w->game))
		fail_msg("turn %d, stage %d: seat %d sees what its enemy hides", g->turn,
			moro_game_of(g)->walk.stage, seat);
	view_free(w);
	view_free(v);
	game_free(other);
}

static struct whims whims = { 1 };

/* A check knows no more than the seat's view; nor does it if somebody has a wish. */
static void checks_tell_nothing(struct game *g, const struct decision *d)
{
	enum { TRIES = 16 };
	const int wishing = d->kind == ASK_GO ? any_figure(&whims, g, d) : NOBODY;

	if (wishing >= 0)
		moro_figure_of(g, wishing)->goal = any_cell(&whims, g);
	any_choice_tells_nothing(&whims, g, d, TRIES);
	if (wishing >= 0)
		moro_figure_of(g, wishing)->goal = CELL_NONE;
}

/* ---- M3 to M5 ---- */

static void bonds_are_mutual(const struct game *g, int unit)
{
	for (int u = 0; u < g->n_units; u++) {
		const bool bound = moro_unit_of(g, unit)->bound >> u & 1;

		assert_int_equal(bound, moro_unit_of(g, u)->bound >> unit & 1);
		assert_true(!bound || (standing_alive(g, unit) && standing_alive(g, u)));
	}
}

static void the_state_is_sound(const struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		bonds_are_mutual(g, u);
		assert_true(moro_unit_of(g, u)->gun == CELL_NONE || moro_gun(g, u) >= 0);
		assert_true(moro_gun(g, u) < 0 || !standing_alive(g, u)
			|| moro_unit_of(g, u)->gun != CELL_NONE);
	}
	for (int i = 0; i < g->n_decisions; i++)
		assert_true(g->decisions[i].kind != ASK_ACTIVATE || g->decisions[i].unit < 0
			|| !moro_unit_of(g, g->decisions[i].unit)->acted);
}

/* ---- the games ---- */

static void step(struct game *g, const struct mind *mind, struct patience *patience,
	struct sink out)
{
	const struct decision d = g->decisions[0];
	struct view *v = view_new(g, d.seat);
	struct choice c;
	struct reason why;

	checks_tell_nothing(g, &d);
	assert_true(mind_choose(mind, v, &d, patience, &c));
	if (!game_check(g, &c, &why))
		fail_msg("turn %d: the view allows what the game does not: %s", g->turn, why.text);
	game_step(g, &c, out);
	view_free(v);
}

static int looked_at;	/* games in which somebody was still hidden in turn 1 */

static void play(const struct setup *s, const void *rules, uint64_t seed, const char *mind)
{
	struct listener listener = { NULL };
	const struct sink out = { listen, &listener };
	struct patience patience = { .spent = 0 };
	struct dice dice;
	struct game *g;
	int hid = 0;

	dice_seed(&dice, seed);
	g = game_new(s, rules, &dice, out);
	assert_non_null(g);
	listener.g = g;
	for (int i = 0; !g->over; i++) {
		assert_true(i < STEPS_MAX);
		counters_are_the_hidden(g);
		the_state_is_sound(g);
		for (int seat = 0; i % 3 == 0 && seat < 2 * s->n_sides; seat++)
			enemies_see_no_difference(g, seat);
		hid += g->turn == 1 && moro_game_of(g)->n_counters > 0;
		step(g, mind_find(mind), &patience, out);
	}
	looked_at += hid > 0;
	game_free(g);
}

TEST(test_M1_to_M5_hold_in_random_games)
{
	struct reason why = { "", "" };
	struct setup *s = build_setup(&system_moro, field);
	void *rules = system_moro.bind(&system_moro, s->book, &why);

	assert_non_null(rules);
	for (int i = 0; i < games_wanted(GAMES); i++)
		play(s, rules, (uint64_t)i + 1, i % 2 == 0 ? "random" : "commander");
	assert_true(looked_at > 0);
	system_moro.unbind(rules);
	build_free(s);
}

TEST_MAIN
