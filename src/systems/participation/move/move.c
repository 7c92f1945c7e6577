/* Moving, as it is ordered: the decisions of MOVE, a side's at a time (P-2).
 *
 *  MO1  Only units with a will of their own are asked; the others carry on (S-P-4).
 *  MO2  Every refusal names its rule and reads only what the ordering side can know.
 *  MO3  An order replaces the one before; places chosen for single figures come after it.
 */
#include "skirmish/body/as_far.h"
#include "skirmish/menus/say.h"
#include "skirmish/turn/stages.h"
#include "systems/participation/judges.h"
#include "systems/participation/move/beasts.h"
#include "systems/participation/move/move.h"
#include "systems/participation/move/paces.h"
#include "systems/participation/move/tend.h"
#include "systems/participation/move/ways.h"

/* ---- asking ---- */

static bool wants_word(const struct game *g, int unit)
{
	return g->units[unit].side == pp_side_now(g) && standing_alive(g, unit)
		&& pp_own_will(g, unit);
}

static void forget(struct game *g, int unit)
{
	pp_unit_of(g, unit)->ordered = false;
	FOR_MEMBERS(f, g, unit) {
		struct pp_figure *p = pp_figure_of(g, f);

		p->busy = p->going = false;
		p->goal = CELL_NONE;
		p->tends = NOBODY;
	}
}

void pp_ask_move(struct game *g)
{
	for (int u = 0; u < g->n_units; u++)
		if (g->units[u].side == pp_side_now(g))
			forget(g, u);
	stages_ask(g, ASK_MOVE, wants_word);
}

/* ---- who may be ordered ---- */

static bool check_will(const struct game *g, const struct choice *c, int unit,
	struct reason *why)
{
	const char *const name = game_unit_name(g, unit);

	if (game_seat_of_unit(g, unit) != c->seat)
		return g->units[unit].uncommanded
			? refuse(why, "X-230", "%s: nobody commands there", name)
			: refuse(why, "P-2", "%s: not yours to order; name your own", name);
	if (!standing_alive(g, unit))
		return refuse(why, "P-2", "%s: nobody is left there who could obey", name);
	if (pp_guide(g, unit) >= 0 && !pp_able(g, pp_guide(g, unit)))
		return refuse(why, "P-10", "%s: too frightened to be ordered, until it is steady "
			"again", name);
	return pp_own_will(g, unit) || refuse(why, "S-P-4",
		"%s: no order has been understood, and so it carries on: speak first", name);
}

static bool anybody(const struct game *g, int unit,
	bool (*is)(const struct game *g, int figure))
{
	FOR_MEMBERS(f, g, unit)
		if (is(g, f))
			return true;
	return false;
}

/* Somebody of it must be able to go, and have a pace. */
static bool check_legs(const struct game *g, int unit, struct reason *why)
{
	const char *const name = game_unit_name(g, unit);

	if (!anybody(g, unit, pp_mobile))
		return refuse(why, "S-P-19", "%s: too shaken to stir; wait, or `watch`", name);
	if (!anybody(g, unit, pp_sets_out))
		return refuse(why, "X-171", "%s: this move is spent on something else", name);
	FOR_MEMBERS(f, g, unit)
		if (pp_sets_out(g, f) && pp_pace(g, f, GAIT_WALK) > 0)
			return true;
	return refuse(why, "S-P-36", "%s: too hurt, or too heavily laden, to go anywhere",
		name);
}

/* ---- where to ---- */

/* MV2, of the enemies that its side sees. */
static bool keeps_off(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	const int other = contact_beside(g, unit, cell);

	return other < 0 || refuse(why, "X-172", "%s: an enemy beside that place; `charge` there, "
		"or go elsewhere", game_unit_name(g, other));
}

static bool check_ground(const struct game *g, int figure, cell_t cell, struct reason *why)
{
	const struct ground *ground = table_ground(g->table, cell);

	if (ground->pace == 0)
		return refuse(why, "X-161", "nobody walks on %s", ground->name);
	if (g->figures[figure].cell == cell)
		return refuse(why, "P-2", "that is where it is: `stand` or `watch` there");
	return keeps_off(g, g->figures[figure].unit, cell, why);
}

static bool check_goal(const struct game *g, int unit, cell_t goal, struct reason *why)
{
	const int guide = pp_guide(g, unit);

	if (!check_legs(g, unit, why) || !check_ground(g, guide, goal, why))
		return false;
	if (pp_big(g, unit) >= 0)
		return pp_big_may_go(g, unit, goal) || refuse(why, "X-179",
			"%s is too large for that", game_unit_name(g, unit));
	return pp_way_there(g, guide, goal)
		|| refuse(why, "X-161", "there is no way there on foot");
}

/* Whatever lies before him. */
static bool pays_any_step(const struct game *g, int figure, enum gait_row gait)
{
	return pp_pace(g, figure, gait) * REACH_TWELFTHS >= g->table->step_max * g->table->unit;
}

/* Y-28: an order that would move nothing is not taken. */
static bool gets_on(const struct game *g, int unit, enum gait_row gait, cell_t goal,
	struct reason *why)
{
	const int guide = pp_guide(g, unit);

	return pp_big(g, unit) >= 0 || pays_any_step(g, guide, gait)
		|| pp_as_far(g, unit, gait, goal) != g->figures[guide].cell
		|| refuse(why, "S-P-32",
			"%s: the first step there takes more than the move has: go "
			"another way, or `run`", game_unit_name(g, unit));
}

static bool check_leave(const struct game *g, int unit, cell_t goal, struct reason *why)
{
	if (!path_leads_off(g, goal, why))
		return false;
	return g->figures[pp_guide(g, unit)].cell == goal ? check_legs(g, unit, why)
		: check_goal(g, unit, goal, why);
}

static bool check_charge(const struct game *g, int unit, int target, struct reason *why)
{
	const char *const name = game_unit_name(g, target);

	if (!game_enemies(g, unit, target))
		return refuse(why, "X-173", "%s: no enemy; name one", name);
	if (!game_sees(g, g->units[unit].side, target) || !standing_alive(g, target))
		return refuse(why, "X-173", "there is nobody of %s to be seen who could be "
			"charged", name);
	if (pp_unit_touches(g, unit, target))
		return refuse(why, "X-173", "%s: in contact already; the fighting comes", name);
	return check_legs(g, unit, why) && pp_may_charge(g, unit, target, why);
}

/* ---- single figures ---- */

static bool check_place(const struct game *g, int figure, cell_t cell, struct reason *why)
{
	const int unit = g->figures[figure].unit;
	const struct name name = say_who(g, figure);

	if (game_big(g, figure))
		return refuse(why, "X-179", "%s goes as a whole: `walk` or `run`", name.text);
	if (!pp_sets_out(g, figure))
		return refuse(why, "X-171", "%s cannot go anywhere in this move", name.text);
	if (pp_unit_of(g, unit)->doing == DOING_CHARGE)
		return refuse(why, "X-173", "a charge has no places: whoever comes first is first");
	return check_ground(g, figure, cell, why) && (pp_way_there(g, figure, cell)
		|| refuse(why, "X-161", "there is no way there for %s", name.text));
}

static bool check_tend(const struct game *g, const struct choice *c, struct reason *why)
{
	const int figure = c->argument[0].value;

	if (pp_figure_of(g, figure)->busy)
		return refuse(why, "X-175", "that figure's move is spent already");
	return pp_may_tend(g, figure, c->argument[1].value, (enum pp_verb)c->verb, why);
}

/* ---- the check ---- */

static int unit_of_choice(const struct game *g, const struct choice *c)
{
	return c->argument[0].kind == ARGUMENT_FIGURE
		? g->figures[c->argument[0].value].unit : c->argument[0].value;
}

bool pp_check_move(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = unit_of_choice(g, c);
	const int32_t at = c->argument[1].value;

	if (!check_will(g, c, unit, why))
		return false;
	switch ((enum pp_verb)c->verb) {
	case VERB_WALK:
	case VERB_RUN:
		return check_goal(g, unit, at, why)
			&& gets_on(g, unit, c->verb == VERB_WALK ? GAIT_WALK : GAIT_RUN, at, why);
	case VERB_LEAVE:
		return check_leave(g, unit, at, why);
	case VERB_CHARGE:
		return check_charge(g, unit, at, why);
	case VERB_PLACE:
		return check_place(g, c->argument[0].value, at, why);
	case VERB_BANDAGE:
	case VERB_WAKE:
		return check_tend(g, c, why);
	case VERB_TAKE:
		return check_legs(g, unit, why) && pp_may_take(g, unit, why);
	case VERB_DROP:
		return pp_may_drop(g, unit, why);
	default:	/* stands, watches */
		return true;
	}
}

/* ---- the deed (MO3) ---- */

static void set_doing(struct game *g, int unit, enum doing doing, cell_t goal, int target)
{
	struct pp_unit *u = pp_unit_of(g, unit);

	FOR_MEMBERS(f, g, unit) {
		pp_figure_of(g, f)->goal = CELL_NONE;
		pp_figure_of(g, f)->tends = NOBODY;
	}
	u->ordered = true;
	u->doing = (uint8_t)doing;
	u->goal = goal;
	u->target = (int16_t)target;
}

static void tell_short(struct game *g, int unit, enum gait_row gait)
{
	const cell_t goal = pp_unit_of(g, unit)->goal;
	const cell_t at = pp_big(g, unit) >= 0 || !game_listened(g) ? goal
		: pp_as_far(g, unit, gait, goal);

	if (at != goal)
		as_far_tell(g, unit, at);
}

static bool has_hands_free(const struct game *g, int figure)
{
	return standing_fit(g, figure) && pp_figure_of(g, figure)->tends < 0;
}

/* Who has nobody left for anything else needs no other order. */
static void tend(struct game *g, const struct choice *c)
{
	const int unit = unit_of_choice(g, c);

	pp_set_tending(g, c->argument[0].value, c->argument[1].value, (enum pp_verb)c->verb);
	if (!anybody(g, unit, has_hands_free)) {
		pp_unit_of(g, unit)->ordered = true;
		pp_unit_of(g, unit)->doing = DOING_STAND;
	}
}

void pp_apply_move(struct game *g, const struct choice *c)
{
	const int unit = unit_of_choice(g, c);
	const int32_t at = c->argument[1].value;

	switch ((enum pp_verb)c->verb) {
	case VERB_WALK:
		set_doing(g, unit, DOING_WALK, at, NOBODY);
		tell_short(g, unit, GAIT_WALK);
		break;
	case VERB_RUN:
		set_doing(g, unit, DOING_RUN, at, NOBODY);
		tell_short(g, unit, GAIT_RUN);
		break;
	case VERB_LEAVE:
		set_doing(g, unit, DOING_LEAVE, at, NOBODY);
		break;
	case VERB_CHARGE:
		set_doing(g, unit, DOING_CHARGE, CELL_NONE, at);
		break;
	case VERB_WATCH:
		set_doing(g, unit, DOING_WATCH, CELL_NONE, NOBODY);
		break;
	case VERB_PLACE:
		pp_figure_of(g, c->argument[0].value)->goal = at;
		break;
	case VERB_BANDAGE:
	case VERB_WAKE:
		tend(g, c);
		break;
	case VERB_TAKE:
		set_doing(g, unit, DOING_STAND, CELL_NONE, NOBODY);
		pp_take(g, unit);
		break;
	case VERB_DROP:
		pp_drop(g, unit);
		break;
	default:	/* stands */
		set_doing(g, unit, DOING_STAND, CELL_NONE, NOBODY);
		break;
	}
}
