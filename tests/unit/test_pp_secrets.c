/* Secrets in random games of public participation: whatever is played, an enemy's view, what
 * he is told and what he may do are the same whatever a side means to do, has told its
 * people, and does where he does not see it.
 *
 * $PROPERTY_GAMES plays another number of games.
 */
#include "config.h"
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "any_choice.h"
#include "build_setup.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "systems/participation/judges.h"
#include "systems/participation/participation.h"

enum { GAMES = 60, STEPS_MAX = 6000, TRIES = 16 };

static const char gorge[] =
	"turns 5\n"
	"map\n"
	". . . . . % % % % % % . . . . O . . . % % % % .\n"
	" . A . . . % % % % % . . . . . O . . . % % H % .\n"
	". . . . . % % % % % % . . . . . . . . % % % % .\n"
	" . . P P . . % % % . . . . F . . . . . . % % . .\n"
	". . P P . . . . . . . . . . . . . . . . . T T .\n"
	" . G . . . . . . . . . . F . . . . . . . T . . .\n"
	". . . . . . % % % % . . . . . . . . . . . . . .\n"
	" . . . . . % % % % % % . . . . O . . . V V . . .\n"
	". . S S . % % % % % % . . . . O . H . . . C . .\n"
	" . . . . . % % % % % . . . . . O . . . . . . . .\n"
	"end\n"
	"side party edges=west\n"
	"side gang edges=east machine\n"
	"unit finch sign=A side=party arms=revolver,knife courage=hero\n"
	"figure 1 leader hero\n"
	"unit porters sign=P side=party arms=axe courage=follower load=heavy\n"
	"figure 1 leader\n"
	"unit garrick sign=G side=party arms=rifle,dynamite courage=brave shoot=good\n"
	"unit scouts sign=S side=party arms=rifle courage=cautious hidden\n"
	"unit stalkers sign=F side=party arms=rifle hidden uncommanded\n"
	"unit spies sign=H side=gang arms=bow hidden courage=follower briefed\n"
	"figure 1 leader\n"
	"unit toughs sign=T side=gang arms=revolver,club\n"
	"figure 1 leader\n"
	"unit village sign=V side=gang arms=spear uncommanded\n"
	"unit chemist sign=C side=gang arms=gas-bomb,knife courage=cautious\n";

static struct whims whims = { 1 };

/* ---- what is told ---- */

struct listener { struct game *g; int heard; };

/* An enemy who does not see somebody is told nothing of him by name. */
static void listen(void *self, const struct event *e)
{
	struct listener *l = self;

	if (l->g == NULL || e->unit < 0 || e->kind == EVENT_SIGHTED)
		return;
	for (int side = 0; side < l->g->setup->n_sides; side++)
		if (side != l->g->units[e->unit].side && (e->audience >> side & 1)
				&& pp_unit_of(l->g, e->unit)->hidden)
			fail_msg("turn %d: side %d hears %s of %s, who is hidden: %s", l->g->turn,
				side, event_kind_name(e->kind), game_unit_name(l->g, e->unit),
				e->word ? e->word : "");
	l->heard++;
}

/* ---- what is seen ---- */

static uint64_t units_of(const struct game *g, int side)
{
	uint64_t units = 0;

	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side)
			units |= UINT64_C(1) << u;
	return units;
}

static void mean_otherwise(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->goal = f->mark = any_cell(&whims, g);
	f->target = f->foe = (int16_t)pick(&whims, g->n_figures);
	f->arm = 0;
	f->shot = SHOT_PASSING;
	f->told = !f->told;
	f->spares = !f->spares;
	f->held = !f->held;
	f->tried = !f->tried;
	f->under_fire = !f->under_fire;
	f->causes ^= 1u << CAUSE_SCREAM;
	f->scared_by ^= 1;
	f->rounds ^= 1;
	if (!f->busy) {
		f->tends = (int16_t)pick(&whims, g->n_figures);
		f->wakes = true;
	}
}

/* Another plan, for a unit that may be in sight. */
static void plan_otherwise(struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	u->goal = any_cell(&whims, g);
	u->ordered = !u->ordered;
	u->watching = !u->watching;
	if (u->doing != DOING_CHARGE)
		u->doing = DOING_WALK;
	FOR_MEMBERS(f, g, unit)
		mean_otherwise(g, f);
}

/* Another history and another place, for a unit that is not. */
static void live_otherwise(struct game *g, int unit)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	u->doing = DOING_RUN;
	u->load = LOAD_HEAVY;
	u->test_turn = 3;
	u->word = u->mind = ACTION_ATTACK;
	u->alarm = any_cell(&whims, g);
	FOR_MEMBERS(f, g, unit) {
		struct pp_figure *p = pp_figure_of(g, f);
		cell_t cell;

		p->thrown = 3;
		p->spent = !p->spent;
		p->moved = 77;
		p->injury = INJURY_LIGHT;
		p->spirit = SPIRIT_SHAKEN;
		p->morale_die = 6;
		p->done[0] = p->failed[0] = 2;
		if (standing_fit(g, f) && game_free_cells(g, 0, 1, &cell) == 1)
			game_place(g, f, cell);
	}
}

static void differ(struct game *g, int side, int enemy)
{
	struct pp_game *own = pp_game_of(g);

	for (int u = 0; u < g->n_units; u++) {
		pp_unit_of(g, u)->offered ^= units_of(g, enemy);
		pp_unit_of(g, u)->offered_near ^= units_of(g, enemy);
		if (g->units[u].side != enemy)
			continue;
		plan_otherwise(g, u);
		if (!game_sees(g, side, u))
			live_otherwise(g, u);
	}
	own->spoken = !own->spoken;
	own->n_noises = 0;
}

static int unseen;	/* looks at games in which somebody was not seen */

static void enemies_see_no_difference(const struct game *g, int seat)
{
	const int side = game_seat_side(g, seat), enemy = 1 - side;
	struct game *other = game_clone(g);
	struct view *v = view_new(g, seat), *w;

	differ(other, side, enemy);
	w = view_new(other, seat);
	if (game_check_value(&v->game) != game_check_value(&w->game))
		fail_msg("turn %d, stage %d: seat %d sees what its enemy hides", g->turn,
			pp_game_of(g)->walk.stage, seat);
	for (int u = 0; u < g->n_units; u++)
		unseen += g->units[u].side == enemy && !game_sees(g, side, u);
	view_free(w);
	view_free(v);
	game_free(other);
}

/* A charge that is only ordered is not seen; one that has set out is. */
TRIAL(test_charges_are_seen_when_they_set_out,
	trial_begin(&t, &system_participation, gorge, ""), trial_end)
{
	struct pp_unit *toughs;
	struct view *v;
	int unit;

	unit = trial_unit(&t, "toughs");
	toughs = pp_unit_of(t.game, unit);
	toughs->doing = DOING_CHARGE;
	toughs->target = (int16_t)trial_unit(&t, "finch");
	t.game->units[unit].sighted |= 1;
	for (int stage = STAGE_MOVE; stage <= STAGE_STEPS; stage++) {
		pp_game_of(t.game)->walk.stage = (uint8_t)stage;
		for (int at = 0; at < 2; at++) {
			pp_game_of(t.game)->at = (uint8_t)at;
			v = view_new(t.game, 0);
			assert_int_equal(pp_unit_of(&v->game, unit)->doing == DOING_CHARGE,
				stage != STAGE_MOVE || pp_side_now(&v->game) != 1);
			view_free(v);
		}
	}
}

/* ---- the games ---- */

static void step(struct game *g, const struct mind *mind, struct patience *patience,
	struct sink out)
{
	const struct decision d = g->decisions[0];
	struct view *v = view_new(g, d.seat);
	struct choice c;
	struct reason why;

	any_choice_tells_nothing(&whims, g, &d, TRIES);
	assert_true(mind_choose(mind, v, &d, patience, &c));
	if (!game_check(g, &c, &why))
		fail_msg("turn %d: the view allows what the game does not: %s", g->turn, why.text);
	game_step(g, &c, out);
	view_free(v);
}

static void play(const struct setup *s, const void *rules, uint64_t seed, const char *mind)
{
	struct listener listener = { NULL, 0 };
	const struct sink out = { listen, &listener };
	struct patience patience = { .spent = 0 };
	struct dice dice;
	struct game *g;

	dice_seed(&dice, seed);
	g = game_new(s, rules, &dice, out);
	assert_non_null(g);
	listener.g = g;
	for (int i = 0; !g->over; i++) {
		assert_true(i < STEPS_MAX);
		for (int seat = 0; i % 3 == 0 && seat < 2 * s->n_sides; seat++)
			enemies_see_no_difference(g, seat);
		step(g, mind_find(mind), &patience, out);
	}
	assert_true(listener.heard > 0);
	game_free(g);
}

TEST(test_X_164_enemies_see_no_plans_in_random_games)
{
	struct reason why = { "", "" };
	struct setup *s = build_setup(&system_participation, gorge);
	void *rules = system_participation.bind(&system_participation, s->book, &why);

	assert_non_null(rules);
	for (int i = 0; i < games_wanted(GAMES); i++)
		play(s, rules, (uint64_t)i + 1, i % 2 == 0 ? "random" : "commander");
	assert_true(unseen > 0);
	system_participation.unbind(rules);
	build_free(s);
}

TEST_MAIN
