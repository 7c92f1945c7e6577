/* Fire as a decision: who is asked, what he may answer, and the stage of shots.
 *
 *  FR1  What is told stays with each figure (target, arm, shot) until its side has shot.
 *  FR2  Who has flinched before his side shoots has lost that shot, if he had one; if not,
 *       it is his next blow that he loses (S-P-10).
 */
#include "skirmish/fire/told.h"
#include "skirmish/turn/stages.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"
#include "systems/participation/fire/sight.h"
#include "systems/participation/fire/snap.h"
#include "systems/participation/fire/throw.h"
#include "systems/participation/judges.h"

static int target_unit(const struct game *g, const struct choice *c)
{
	return c->argument[1].kind == ARGUMENT_FIGURE
		? g->figures[c->argument[1].value].unit : c->argument[1].value;
}

static bool snapping(const struct game *g)
{
	return pp_game_of(g)->walk.stage == STAGE_SNAP;
}

static enum shot_kind kind_now(const struct game *g, int unit, int target)
{
	return snapping(g) ? pp_snap_kind(g, unit, target) : SHOT_AIMED;
}

/* ---- who is asked ---- */

static bool could_throw(const struct game *g, int figure)
{
	const struct setup_figure *s = &g->setup->figures[figure];

	for (int i = 0; i < s->n_arms; i++)
		if (pp_may_pitch(g, figure, s->arms[i]))
			return true;
	return false;
}

bool pp_could_fire(const struct game *g, int figure)
{
	return pp_has_target(g, figure) || could_throw(g, figure);
}

/* Whoever has no will of his own opens no fire unasked (P-10, X-185); else he is asked if
 * he could do anything at all (Y-24). */
static bool wants_fire(const struct game *g, int unit)
{
	if (g->units[unit].side != pp_side_now(g) || !pp_own_will(g, unit))
		return false;
	FOR_MEMBERS(f, g, unit)
		if (pp_could_fire(g, f))
			return true;
	return false;
}

static bool side_fires(const struct game *g, int unit)
{
	return g->units[unit].side == pp_side_now(g) && !g->units[unit].uncommanded
		&& standing_alive(g, unit);
}

void pp_ask_fire(struct game *g)
{
	stages_ask_or_tell(g, ASK_FIRE, wants_fire, side_fires);
}

/* ---- answers ---- */

static bool check_who(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = fire_unit(g, c);

	if (c->argument[0].kind != ARGUMENT_UNIT && c->argument[0].kind != ARGUMENT_FIGURE)
		return refuse(why, "", "who? expected a unit or one of its figures");
	if (game_seat_of_unit(g, unit) != c->seat)
		return refuse(why, "P-4", "%s: not yours to command; name a unit of your own",
			game_unit_name(g, unit));
	if (snapping(g) && pp_snap_mover(g, unit) == NOBODY)
		return refuse(why, "S-P-1", "%s: nobody passes whom they could shoot at; name "
			"those who are asked", game_unit_name(g, unit));
	return true;
}

static bool check_will(const struct game *g, int unit, struct reason *why)
{
	return pp_own_will(g, unit) || refuse(why, "X-185", "%s: no order has reached them, and "
		"without one they open no fire; call to them", game_unit_name(g, unit));
}

/* One who can will do; the reason told is the first figure's. */
static bool check_shooters(const struct game *g, const struct choice *c, struct reason *why)
{
	const struct argument *who = &c->argument[0], *at = &c->argument[1];
	const int unit = fire_unit(g, c), target = target_unit(g, c);
	const enum shot_kind kind = kind_now(g, unit, target);
	bool refused = false;

	FOR_MEMBERS(f, g, unit) {
		struct pp_aim a;
		struct reason *told = refused ? NULL : why;

		if (who->kind == ARGUMENT_FIGURE ? f != who->value : !standing_fit(g, f))
			continue;
		if (at->kind == ARGUMENT_FIGURE ? pp_aim_at(g, f, at->value, kind, &a, told)
			: pp_aim_best(g, f, target, kind, &a, told))
			return true;
		refused = true;
	}
	return refused ? false : refuse(why, "P-4", "nobody of %s is left to shoot",
		game_unit_name(g, unit));
}

bool pp_check_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = fire_unit(g, c);

	if (!check_who(g, c, why))
		return false;
	if (c->verb == VERB_HOLD)
		return true;
	if (c->n < 2 || (c->argument[1].kind != ARGUMENT_UNIT
		&& c->argument[1].kind != ARGUMENT_FIGURE))
		return refuse(why, "P-4", "at whom? name an enemy unit or figure");
	if (!snapping(g) && !check_will(g, unit, why))
		return false;
	if (snapping(g) && pp_snap_mover(g, unit) != target_unit(g, c))
		return refuse(why, "S-P-1", "an opportunity shot is at whoever passes: `fire` at "
			"%s, or `hold`", game_unit_name(g, pp_snap_mover(g, unit)));
	return check_shooters(g, c, why);
}

static void forget_aim(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	f->target = f->arm = NOBODY;
	f->mark = CELL_NONE;
	f->shot = SHOT_AIMED;
	f->held = false;
}

static void take_aim(struct game *g, const struct pp_aim *a)
{
	struct pp_figure *f = pp_figure_of(g, a->figure);

	forget_aim(g, a->figure);
	f->target = a->target;
	f->arm = (int8_t)a->weapon;
	f->shot = a->kind;
}

static bool aims(const struct game *g, const struct choice *c, int figure, struct pp_aim *a)
{
	const struct argument *at = &c->argument[1];
	const enum shot_kind kind = kind_now(g, g->figures[figure].unit, target_unit(g, c));

	return at->kind == ARGUMENT_FIGURE ? pp_aim_at(g, figure, at->value, kind, a, NULL)
		: pp_aim_best(g, figure, target_unit(g, c), kind, a, NULL);
}

bool pp_is_to_throw(const struct game *g, int figure)
{
	const int arm = pp_figure_of(g, figure)->arm;

	return arm >= 0 && !pp_is_gun(&pp_rules_of(g)->weapons[arm]);
}

bool pp_leaves_throwers(const struct game *g, const struct choice *c)
{
	const bool whole = c->argument[0].kind == ARGUMENT_UNIT;

	FOR_MEMBERS(f, g, fire_unit(g, c)) {
		struct pp_aim a;

		if (whole && !pp_is_to_throw(g, f) && aims(g, c, f, &a))
			return true;
	}
	return false;
}

/* Those who cannot shoot at this one stay with what they were told before. */
static void aim_unit(struct game *g, const struct choice *c, int unit)
{
	const struct argument *who = &c->argument[0];
	const bool leaves = pp_leaves_throwers(g, c);

	FOR_MEMBERS(f, g, unit) {
		struct pp_aim a;

		if ((who->kind == ARGUMENT_FIGURE && f != who->value)
			|| (leaves && pp_is_to_throw(g, f)))
			continue;
		if (aims(g, c, f, &a))
			take_aim(g, &a);
	}
}

void pp_apply_fire(struct game *g, const struct choice *c)
{
	const int unit = fire_unit(g, c);

	if (c->verb == VERB_FIRE) {
		aim_unit(g, c, unit);
		return;
	}
	FOR_MEMBERS(f, g, unit) {
		forget_aim(g, f);
		pp_figure_of(g, f)->held = true;
	}
}

/* ---- the stage of shots ---- */

static void lose_shot(struct game *g, int figure)
{
	struct pp_figure *f = pp_figure_of(g, figure);

	if (!f->lost_blow || !pp_own_will(g, g->figures[figure].unit)
		|| !pp_would_have_target(g, figure))
		return;
	f->lost_blow = false;
	f->spent = true;
	game_note(g, g->figures[figure].unit, figure, "has flinched and loses a shot");
}

/* Things thrown are told in the same places, and are pp_throws()'s to forget. */
static void forget_shot(struct game *g, int figure)
{
	if (!pp_is_to_throw(g, figure))
		forget_aim(g, figure);
}

static bool of_side(const struct game *g, int figure, int side)
{
	return g->units[g->figures[figure].unit].side == side;
}

void pp_shots(struct game *g)
{
	const int side = pp_side_now(g);

	for (int f = 0; f < g->n_figures; f++)
		if (of_side(g, f, side))
			lose_shot(g, f);
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == side)
			pp_shoot_unit(g, u);
	for (int f = 0; f < g->n_figures; f++)
		if (of_side(g, f, side))
			forget_shot(g, f);
	pp_sight_renew(g);
	game_script(g);
}
