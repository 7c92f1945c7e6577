/* The Game Master in the risk room: what only these rules know of his acts (C-12), and
 * what of the turn's intentions a truce ends.
 *
 *  MR1  An act never leaves a question open that has lost its sense.
 *  MR2  Whom he hides in plain sight is seen again when the sides next look (K-11); in
 *       terrain their die is thrown for this turn, and shows nothing.
 */
#include "cliffhanger/master.h"
#include "systems/risk/risk.h"

/* ---- may it be done ---- */

bool risk_hurt(const struct game *g, int figure)
{
	return risk_figure_of(g, figure)->wounds > 0;
}

/* Whether a word of its test holds the unit. */
static bool held_by_word(const struct game *g, int unit)
{
	const struct risk_unit *u = risk_unit_of(g, unit);

	return u->routing || u->word == ACTION_HALT || u->word == ACTION_RETREAT
		|| u->word == ACTION_ROUT;
}

static bool check_steady(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const int unit = g->figures[figure].unit;

	if (!held_by_word(g, unit))
		return refuse(why, "C-12", "no word of a test holds %s", game_unit_name(g, unit));
	return c->argument[0].kind == ARGUMENT_UNIT
		|| refuse(why, "C-12", "the word holds all of %s: name the unit",
			game_unit_name(g, unit));
}

static bool check_arm(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	for (int i = 0, arm; (arm = risk_arm(g, figure, i)) >= 0; i++)
		if (arm == c->argument[1].value)
			return refuse(why, "C-12", "everybody named has that weapon already");
	return true;
}

/* Nobody overlooks whom he has at his throat: what he may order hangs on it. */
static bool check_hide(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	const bool named = c->n > 1 && c->argument[1].kind == ARGUMENT_SIDE;

	for (int u = 0; u < g->n_units; u++)
		if (game_enemies(g, unit, u) && contact_units(g, unit, u)
			&& (!named || g->units[u].side == c->argument[1].value))
			return refuse(why, "C-12", "it is hand to hand with %s: gm-move it first",
				game_unit_name(g, u));
	return true;
}

bool risk_master_check(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	switch ((enum gm_verb)c->verb) {
	case GM_STEADY:
		return check_steady(g, c, figure, why);
	case GM_ARM:
		return check_arm(g, c, figure, why);
	case GM_HIDE:
		return check_hide(g, c, why);
	case GM_SUPPRESS:
		return refuse(why, "C-12", "these rules know no suppression: "
			"gm-next-die makes the next test what you like");
	case GM_LUCK:
	case GM_CLIFFHANGER:
	case GM_SURVIVE:
		return refuse(why, "C-12", "these rules know no luck: gm-add brings back the dead");
	default:
		return true;
	}
}

/* ---- doing it ---- */

static void heal(struct game *g, int figure)
{
	struct event e = event_of(EVENT_STATE);

	if (g->figures[figure].life == LIFE_CAPTIVE)
		game_capture(g, figure, NOBODY);
	if (!risk_hurt(g, figure))
		return;
	risk_figure_of(g, figure)->wounds = 0;
	e.unit = g->figures[figure].unit;
	e.figure = (int16_t)figure;
	e.word = "healed";
	game_emit(g, &e);
}

/* One act for the unit, however many figures it has. */
static void steady(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);
	struct event e = event_of(EVENT_STATE);

	if (!held_by_word(g, unit))
		return;
	u->routing = false;
	u->word = ACTION_CARRY_ON;
	u->doing = ACTION_HALT;
	if (u->order == ORDER_ROUT || u->order == ORDER_RETREAT)
		u->order = ORDER_NONE;
	e.unit = (int16_t)unit;
	e.word = "steady";
	game_emit(g, &e);
}

/* He comes as he was, but for his hurts. */
static void bring_back(struct game *g, int figure)
{
	struct risk_figure *f = risk_figure_of(g, figure);

	f->wounds = f->loading = 0;
	f->empty = false;
	f->hits[0] = f->hits[1] = 0;
	f->fell = CELL_NONE;
}

static void take_off(struct game *g, int figure)
{
	risk_free_captives(g, figure);
	if (g->units[g->figures[figure].unit].leader == figure)
		risk_leader_fallen(g, g->figures[figure].unit);
}

static void arm(struct game *g, const struct choice *c, int figure)
{
	risk_figure_of(g, figure)->found = (int16_t)c->argument[1].value;
	game_note(g, g->figures[figure].unit, figure, "now carries: %s",
		risk_rules_of(g)->weapons[c->argument[1].value].name);
}

static void know_as_seen(struct game *g, const struct choice *c)
{
	struct risk_unit *u = risk_unit_of(g, c->argument[0].value);

	if (c->verb == GM_HIDE) {
		u->fired = u->fired_last = false;
		u->shown = 0;
	}
	for (int s = 0; s < g->setup->n_sides; s++)
		if (!game_same_cause(g, s, g->units[c->argument[0].value].side)
				&& game_sees(g, s, c->argument[0].value) == (c->verb == GM_REVEAL))
			u->see_die[s] = c->verb == GM_REVEAL ? risk_rules_of(g)->terrain_die : 1;
}

/* Who stands elsewhere, or no more, is seen, and sees, otherwise. */
static void look_again(struct game *g)
{
	if (risk_game_of(g)->stage > STAGE_TURN_BEGIN)
		risk_sight_renew(g);
}

void risk_master_act(struct game *g, const struct choice *c, int figure)
{
	switch ((enum gm_verb)c->verb) {
	case GM_HEAL: heal(g, figure); return;
	case GM_STEADY: steady(g, g->figures[figure].unit); return;
	case GM_ARM: arm(g, c, figure); return;
	case GM_HIDE:
	case GM_REVEAL: know_as_seen(g, c); return;
	case GM_WOUND: risk_wound(g, figure); break;
	case GM_KILL: risk_die(g, figure, "killed"); break;
	case GM_ADD: bring_back(g, figure); break;
	case GM_REMOVE: take_off(g, figure); break;
	default: break;
	}
	look_again(g);
}

/* ---- questions and intentions that have lost their sense ---- */

static bool makes_sense(const struct game *g, const struct decision *d)
{
	return d->kind != ASK_FOLLOW
		|| (standing_alive(g, d->unit) && risk_unit_of(g, d->unit)->may_follow);
}

void risk_master_done(struct game *g)
{
	for (int i = g->n_decisions - 1; i >= 0; i--)
		if (!makes_sense(g, &g->decisions[i]))
			game_answered(g, g->decisions[i].id);
}

/* A unit that was this one's enemy and is no more. */
static bool forgiven(const struct game *g, int unit, int other)
{
	return other >= 0 && !game_enemies(g, unit, other);
}

static void hold_back(struct game *g, int unit)
{
	struct risk_unit *u = risk_unit_of(g, unit);

	if (forgiven(g, unit, u->target)) {
		game_note(g, unit, NOBODY, "holds back");
		u->order = ORDER_NONE;
		u->target = NOBODY;
	}
	for (int other = 0; other < g->n_units; other++)
		if (forgiven(g, unit, other))
			u->foes &= ~(UINT64_C(1) << other);
	if (u->foes == 0)
		u->may_follow = u->follows = false;
	FOR_MEMBERS(f, g, unit) {
		struct risk_figure *own = risk_figure_of(g, f);

		if (forgiven(g, unit, own->aim))
			own->aim = NOBODY;
		if (own->mark >= 0 && forgiven(g, unit, g->figures[own->mark].unit))
			own->mark = NOBODY;
	}
}

static void free_prisoners(struct game *g)
{
	for (int f = 0; f < g->n_figures; f++) {
		const int captor = g->figures[f].captor;

		if (captor >= 0 && !game_enemies(g, g->figures[f].unit, g->figures[captor].unit))
			game_capture(g, f, NOBODY);
	}
}

void risk_truce(struct game *g, int side, int other)
{
	if (game_same_cause(g, side, other)) {
		for (int u = 0; u < g->n_units; u++)
			hold_back(g, u);
		free_prisoners(g);
		look_again(g);
	} else {
		risk_sight_parted(g, side, other);
	}
	risk_master_done(g);
}
