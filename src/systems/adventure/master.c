/* The Game Master in the adventure room: what only these rules know of his acts,
 * and what they leave to his ruling (C-12, C-13).
 *
 *  MR1  a ruling may be answered after other acts: its `settle` looks again whether
 *       those it is about are still there.
 *
 * What ends when two sides become friends, and what begins when they part:
 *
 *  TR1  Contact needs nothing: it is between enemies (judges.c).
 *  TR2  What already flies, flies: only fire that is still an intention is held.
 *  TR3  Who runs goes on running: fear is no matter of treaties.
 */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"
#include "skirmish/master/acts.h"
#include "systems/adventure/drawers.h"
#include "systems/adventure/fire/arms.h"
#include "systems/adventure/fire/spot.h"
#include "systems/adventure/fire/wound.h"
#include "systems/adventure/heroes/hero.h"
#include "systems/adventure/judges.h"
#include "systems/adventure/melee/capture.h"
#include "systems/adventure/melee/melee.h"
#include "systems/adventure/orders/charm.h"
#include "systems/adventure/settings.h"
#include "systems/adventure/vehicles/board.h"
#include "systems/adventure/vehicles/crew.h"
#include "systems/adventure/vehicles/damage.h"

/* ---- may it be done ---- */

static bool shaken(const struct game *g, int figure)
{
	return adv_figure_of(g, figure)->suppressed_until >= g->turn;
}

static bool unit_shaken(const struct game *g, int unit)
{
	const struct adv_unit *u = adv_unit_of(g, unit);

	return adv_unit_suppressed(g, unit) || u->routing || u->retreating || u->pursuing;
}

static bool check_steady(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	const bool whole = c->argument[0].kind == ARGUMENT_UNIT;
	const int unit = g->figures[figure].unit;

	if (shaken(g, figure) || (whole && unit_shaken(g, unit)))
		return true;
	if (unit_shaken(g, unit))
		return refuse(why, "C-12", "all of %s are beside themselves: name the unit",
			game_unit_name(g, unit));
	return refuse(why, "C-12", "nobody named is suppressed or in flight");
}

/* Things are repaired, not healed. */
static bool check_heal(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	(void)c;
	return !game_vehicle(g, figure) || adv_wreck(g, figure)
		|| adv_unit_of(g, g->figures[figure].unit)->vehicle.damaged
		|| refuse(why, "C-12", "it is not damaged");
}

static bool check_hero(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	if (!adv_hero(g, figure))
		return refuse(why, "S-A-7", "only heroes have luck and cheat death");
	if (c->verb == GM_LUCK)
		return adv_luck(g, figure) > 0 || refuse(why, "S-A-7", "that hero has no luck");
	return g->figures[figure].life == LIFE_DEAD
		|| refuse(why, "A-32", "that hero is not dead");
}

static bool check_suppress(const struct game *g, const struct choice *c, int figure,
	struct reason *why)
{
	(void)c;
	return (g->figures[figure].life == LIFE_FIT && !adv_suppressed(g, figure))
		|| refuse(why, "C-12", "nobody named is fit and steady");
}

/* ---- doing it ---- */

static void heal(struct game *g, int figure)
{
	adv_figure_of(g, figure)->wounds = 0;
	if (game_vehicle(g, figure))
		adv_vehicle_mended(g, figure);
	else if (g->figures[figure].life == LIFE_CAPTIVE)
		game_capture(g, figure, NOBODY);
	else
		game_life(g, figure, LIFE_FIT, "fit again");
}

/* Whom he held is free, and what nobody is left to fly comes down. */
static void fallen(struct game *g, int figure)
{
	loss_frees(g, figure);
	adv_fates(g, false);
}

/* A vehicle takes a step on its own ladder. */
static void wound(struct game *g, int figure)
{
	if (game_vehicle(g, figure))
		adv_vehicle_worse(g, figure);
	else
		adv_wound(g, figure);
	fallen(g, figure);
}

static void kill(struct game *g, int figure)
{
	adv_die(g, figure);
	fallen(g, figure);
}

static void suppress(struct game *g, int figure)
{
	adv_suppress_figure(g, figure, adv_suppressed_through(g));
}

static void steady(struct game *g, const struct choice *c, int figure)
{
	const int unit = g->figures[figure].unit;
	struct adv_unit *u = adv_unit_of(g, unit);

	if (c->argument[0].kind == ARGUMENT_UNIT && unit_shaken(g, unit)) {
		u->suppressed_until = 0;
		u->ladder = LADDER_NONE;
		u->routing = u->retreating = u->pursuing = false;
		affliction_tell(g, unit, NOBODY, "steady");
	}
	if (shaken(g, figure)) {
		adv_figure_of(g, figure)->suppressed_until = 0;
		affliction_tell(g, unit, figure, "steady");
	}
}

static void move(struct game *g, int figure)
{
	adv_unsettle(g, figure);
}

/* He comes as he was, but for his hurts. */
static void bring_back(struct game *g, int figure)
{
	struct adv_figure *a = adv_figure_of(g, figure);

	a->wounds = 0;
	a->suppressed_until = 0;
	a->fell = CELL_NONE;
	a->alone = a->lost = a->shaken = false;
	if (game_vehicle(g, figure))
		adv_unit_of(g, g->figures[figure].unit)->vehicle
			= (struct adv_vehicle){ .wheel = NOBODY };
}

static void arm(struct game *g, const struct choice *c, int figure)
{
	adv_figure_of(g, figure)->found = (int16_t)c->argument[1].value;
	adv_figure_of(g, figure)->disarmed = false;
	acts_tell_arm(g, figure, c->argument[1].value);
}

/* Whoever sees a unit has spotted it, whoever does not has not. */
static void know_as_seen(struct game *g, const struct choice *c, int figure)
{
	struct adv_unit *u = adv_unit_of(g, c->argument[0].value);
	const uint8_t seen = g->units[c->argument[0].value].sighted;

	(void)figure;
	u->spotted = c->verb == GM_HIDE ? u->spotted & seen : u->spotted | seen;
}

static void survive(struct game *g, int figure)
{
	game_life(g, figure, LIFE_LEFT, "cheated death");
}

static void luck(struct game *g, const struct choice *c, int figure)
{
	adv_luck_roll(g, figure, "S-A-7", *c->text ? c->text : "luck: by the Game Master");
}

static void cliffhanger(struct game *g, const struct choice *c, int figure)
{
	adv_cliffhanger(g, figure, c->text);
}

/* ---- questions that have lost their sense ---- */

static bool makes_sense(const struct game *g, const struct decision *d)
{
	switch ((enum adv_decision)d->kind) {
	case ASK_ACCEPT:
		return adv_unit_alive(g, d->unit) && adv_unit_alive(g, d->other)
			&& game_enemies(g, d->unit, d->other);
	case ASK_TACTICIAN:
		return adv_active(g, d->other);
	case ASK_LATE:
		return adv_guide(g, d->unit) >= 0;
	case ASK_PRESS:
		return adv_unit_alive(g, d->unit) && adv_unit_alive(g, d->other)
			&& adv_unit_of(g, d->unit)->charging;
	case ASK_STRIKE:
		return adv_melee_ambiguous(g, d->unit);
	case ASK_PURSUE:
		return adv_unit_alive(g, d->unit) && adv_unit_of(g, d->unit)->may_pursue;
	case ASK_FALLEN:
		return adv_meets_fallen(g, d->unit) >= 0;
	case ASK_CLIFFHANGER:
		return g->figures[d->other].life == LIFE_DEAD;
	default:
		return true;
	}
}

/* ---- truces (S-A-125) ---- */

/* What a unit means to do to another. */
static bool hostile_mode(const struct adv_unit *u)
{
	return u->mode == MODE_CHARGE || u->mode == MODE_RAM || u->mode == MODE_PURSUE
		|| u->mode == MODE_FLY;
}

static void stop_pursuit(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	u->may_pursue = false;
	if (!u->pursuing)
		return;
	u->pursuing = false;
	affliction_tell(g, unit, NOBODY, "ends its pursuit");
}

static void hold_back(struct game *g, int unit)
{
	struct adv_unit *u = adv_unit_of(g, unit);

	if (acts_forgiven(g, unit, u->target) && (hostile_mode(u) || u->pursuing || u->charging)) {
		stop_pursuit(g, unit);
		if (u->charging || hostile_mode(u))
			game_note(g, unit, NOBODY, "holds back");
		u->charging = false;
		u->mode = MODE_NONE;
		u->target = NOBODY;
	}
	if (acts_forgiven(g, unit, u->strike))
		u->strike = NOBODY;
	u->foes = acts_foes(g, unit, u->foes);
	FOR_MEMBERS(f, g, unit)
		if (acts_forgiven(g, unit, adv_figure_of(g, f)->aim))
			adv_figure_of(g, f)->aim = NOBODY;
}

/* A fit one aboard of the vehicle's own cause, or NOBODY. */
static int host(const struct game *g, int vehicle)
{
	FOR_ABOARD(f, g, vehicle)
		if (g->figures[f].life == LIFE_FIT
			&& !game_enemies(g, g->figures[f].unit, g->figures[vehicle].unit))
			return f;
	return NOBODY;
}

/* V1: nobody rides with his enemies.  Nobody gets out of the sky either: there he is
 * their prisoner. */
static void get_out(struct game *g, int vehicle)
{
	const int unit = g->figures[vehicle].unit, captor = host(g, vehicle);
	const bool flying = adv_unit_of(g, unit)->vehicle.flying;

	FOR_ABOARD(f, g, vehicle) {
		cell_t cell;

		if (g->figures[f].life == LIFE_CAPTIVE
			|| !game_enemies(g, g->figures[f].unit, unit))
			continue;
		if (!flying && game_free_cells(g, g->figures[vehicle].cell, 1, &cell) == 1)
			game_alight(g, f, cell);
		else if (captor >= 0)
			adv_take(g, f, captor);
	}
}

static void part(struct game *g, int side, int other)
{
	if (game_sworn(g, side, other))
		adv_sight_parted(g, side, other);
	for (int f = 0; f < g->n_figures; f++)
		if (game_vehicle(g, f) && game_on_table(g, f))
			get_out(g, f);
}

/* ---- all of it ---- */

const struct gm_acts adv_acts = {
	.of = {
		ACT(GM_HEAL) = { .may = check_heal, .one = heal },
		ACT(GM_WOUND) = { .one = wound },
		ACT(GM_KILL) = { .one = kill },
		ACT(GM_MOVE) = { .one = move },
		ACT(GM_ADD) = { .one = bring_back },
		ACT(GM_REMOVE) = { .one = loss_of },
		ACT(GM_SUPPRESS) = { .may = check_suppress, .one = suppress },
		ACT(GM_STEADY) = { .may = check_steady, .all = steady },
		ACT(GM_ARM) = { .may = acts_may_arm, .all = arm },
		ACT(GM_HIDE) = { .all = know_as_seen },
		ACT(GM_REVEAL) = { .all = know_as_seen },
		ACT(GM_LUCK) = { .may = check_hero, .all = luck },
		ACT(GM_CLIFFHANGER) = { .may = check_hero, .all = cliffhanger },
		ACT(GM_SURVIVE) = { .may = check_hero, .one = survive },
	},
	.makes_sense = makes_sense, .after = acts_look, .sight = adv_sight_renew,
	.forgive = hold_back, .parted = part,
};

/* ---- rulings (C-13) ---- */

/* A-33, S-A-114: whom nobody commands takes whoever gives up. */
static void settle_quarter(struct game *g, int unit, int other, enum ruling_answer answer)
{
	if (!adv_unit_alive(g, unit) || !adv_unit_alive(g, other)
		|| !game_enemies(g, unit, other))
		return;
	if (answer == RULING_YES)
		adv_surrender(g, other, unit);
	else
		game_note(g, other, NOBODY, "is refused quarter");
}

/* S-C-13: what crossing treacherous ground asks for. */
static void settle_crossing(struct game *g, int unit, int other, enum ruling_answer answer)
{
	(void)other;
	adv_unit_of(g, unit)->crossing = (uint8_t)answer;
}

/* what a story is worth. */
static void settle_merit(struct game *g, int unit, int other, enum ruling_answer answer)
{
	(void)unit;
	if (g->figures[other].life != LIFE_DEAD)
		return;
	if (answer == RULING_YES || (answer == RULING_ROLL
			&& adv_luck_roll(g, other, "A-32", "cliff-hanger")))
		survive(g, other);
}

static void settle_repair(struct game *g, int unit, int other, enum ruling_answer answer)
{
	if (!adv_unit_of(g, other)->vehicle.damaged)
		return;
	if (answer == RULING_YES || (answer == RULING_ROLL && adv_repair_roll(g, unit, other)))
		adv_repaired(g, other);
}

/* S-A-18: whether the thing asked is more than anybody would do. */
static void settle_bidding(struct game *g, int unit, int other, enum ruling_answer answer)
{
	const int hero = adv_asker(g, unit);

	if (hero < 0 || !game_on_table(g, other) || g->figures[other].life != LIFE_FIT)
		return;
	if (answer == RULING_NO)
		game_note(g, g->figures[other].unit, other, "will not be asked that");
	else if (answer == RULING_YES || adv_charm_roll(g, hero, other))
		adv_promise(g, other);
}

const struct ruling adv_rulings[RULINGS + 1] = {
	[RULE_QUARTER] = { { "quarter", "Do they take the surrender offered to them?",
			"Nobody commands them; as a rule they take whoever gives up.",
			"gm-ruling standard", NULL }, "S-A-114",
		{ [RULING_YES] = "they take prisoners", [RULING_NO] = "they give no quarter" },
		RULING_YES, false, settle_quarter },
	[RULE_CROSSING] = { { "crossing", "How do they fare on treacherous ground?",
			"As a rule each rolls for luck or field craft as he enters it.",
			"gm-ruling standard", NULL }, "S-C-13",
		{ [RULING_YES] = "they know a way across", [RULING_NO] = "whoever enters sinks in",
			[RULING_ROLL] = "each who enters rolls" },
		RULING_ROLL, false, settle_crossing },
	[RULE_MERIT] = { { "merit", "What is the story of cheating death worth?",
			"As a rule one last luck roll; a fine tale may be worth more.",
			"gm-ruling standard", NULL }, "A-32",
		{ [RULING_YES] = "the hero survives", [RULING_NO] = "the hero stays dead",
			[RULING_ROLL] = "one last luck roll" },
		RULING_ROLL, true, settle_merit },
	[RULE_REPAIR] = { { "repair", "What does the repair still take?",
			"The turns it takes are over; as a rule field craft is rolled.",
			"gm-ruling standard", NULL }, "A-28",
		{ [RULING_YES] = "it runs again", [RULING_NO] = "it needs more time",
			[RULING_ROLL] = "a roll against field craft" },
		RULING_ROLL, false, settle_repair },
	[RULE_BIDDING] = { { "bidding", "May that be asked of anybody?",
			"As a rule going somewhere or staying may, and is rolled for.",
			"gm-ruling standard", NULL }, "S-A-18",
		{ [RULING_YES] = "it is done for the asking", [RULING_NO] = "nobody would do it",
			[RULING_ROLL] = "a roll decides" },
		RULING_ROLL, true, settle_bidding },
	[RULINGS] = { { NULL, NULL, NULL, NULL, NULL }, NULL, { NULL }, RULING_STANDARD, false,
		NULL }
};

/* Whether the straight way to where a unit means to go meets such ground. */
static bool way_is_treacherous(const struct game *g, int unit)
{
	enum { WAY_CELLS = 640 };
	const cell_t from = game_unit_cell(g, unit), to = adv_unit_of(g, unit)->goal;
	cell_t cells[WAY_CELLS];
	int n;

	if (from == CELL_NONE || to == CELL_NONE || adv_unit_of(g, unit)->mode == MODE_FLY)
		return false;
	n = sight_cells(g->table, from, to, cells, WAY_CELLS);
	for (int i = 0; i < n; i++)
		if (adv_rules_of(g)->ground_hazard[g->table->kind[cells[i]]])
			return true;
	return adv_rules_of(g)->ground_hazard[g->table->kind[to]];
}

void adv_ask_crossings(struct game *g)
{
	for (int u = 0; u < g->n_units; u++) {
		adv_unit_of(g, u)->crossing = RULING_STANDARD;
		if (adv_guide(g, u) >= 0 && way_is_treacherous(g, u))
			game_ask_ruling(g, RULE_CROSSING, u, NOBODY);
	}
}
