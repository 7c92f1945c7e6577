/* Going: where a unit may go by its dice, and what its player says of it (M-3, S-M-29).
 *
 * A choice is judged by what its side knows; why a cell is out of reach is found out only
 * for the refusal.
 */
#include <string.h>

#include "skirmish/body/as_far.h"
#include "skirmish/body/movers.h"
#include "skirmish/menus/say.h"
#include "systems/moro/drawers.h"
#include "systems/moro/judges.h"
#include "systems/moro/move/go.h"
#include "systems/moro/move/moves.h"
#include "systems/moro/move/paces.h"
#include "systems/moro/move/place.h"

/* ---- asking ---- */

/* US infantry whose jungle die is a 0 may change formation in it (S-M-29). */
static bool may_form(const struct game *g, int unit)
{
	return moro_infantry(g, unit) && moro_in_jungle(g, unit)
		&& moro_pace(g, unit).jungle == 0;
}

void moro_ask_go(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);
	const int unit = own->acting;

	if (own->intent != INTENT_MOVE || !standing_alive(g, unit))
		return;
	if (moro_pace(g, unit).total > 0 || may_form(g, unit))
		stages_ask_unit(g, ASK_GO, unit, NOBODY);
}

/* ---- why not there ---- */

static bool refuse_far(const struct game *g, int unit, cell_t cell, struct reason *why)
{
	const struct moro_pace pace = moro_pace(g, unit);
	const struct moro_pace bold = { pace.total, pace.total };
	struct moro_way way;

	if (pace.total == 0)
		return refuse(why, moro_in_jungle(g, unit) ? "S-M-29" : "S-M-5",
			"%s: these dice lead nowhere: `hold`", game_unit_name(g, unit));
	if (moro_way(g, unit, bold, NOBODY, cell, &way) > 0)
		return refuse(why, "M-3", "%s: %s through jungle is all by these dice, and the way "
			"there wants more: go nearer", game_unit_name(g, unit),
			say_inches(pace.jungle).text);
	return refuse(why, "M-3", "%s: that is out of reach by these dice: %s in all, %s of it "
		"in jungle", game_unit_name(g, unit), say_inches(pace.total).text,
		say_inches(pace.jungle).text);
}

cell_t moro_as_far(const struct game *g, int unit, cell_t goal)
{
	const int guide = moro_guide(g, unit);
	uint8_t marks[MORO_CELLS];

	if (guide < 0)
		return CELL_NONE;
	if (moro_comes_to(g, unit, moro_pace(g, unit), NOBODY, goal))
		return goal;
	moro_paces(g, unit, moro_pace(g, unit), NOBODY, marks);
	return as_far(g, GAIT_FOOT, g->figures[guide].cell, goal, marks);
}

/* `there`: it must get to the very cell. */
static bool check_goal(const struct game *g, int unit, cell_t cell, bool there,
	struct reason *why)
{
	uint8_t shut[MORO_CELLS];

	if (moro_comes_to(g, unit, moro_pace(g, unit), NOBODY, cell))
		return true;
	moro_shut(g, unit, NOBODY, shut);
	if (table_ground(g->table, cell)->pace == 0)
		return refuse(why, "M-3", "nobody can stand there: go to other ground");
	if (shut[cell] & (SHUT_ENEMY | SHUT_CONTACT))
		return refuse(why, "X-125", "%s: that touches an enemy, which wants a charge, "
			"declared before the dice: go elsewhere", game_unit_name(g, unit));
	if (shut[cell] & SHUT_TAKEN)
		return refuse(why, "M-3", "somebody stands there: go next to it");
	return (!there && moro_as_far(g, unit, cell) != CELL_NONE)
		|| refuse_far(g, unit, cell, why);
}

/* ---- the verbs ---- */

static bool check_wishes(const struct game *g, int unit, cell_t goal, struct reason *why)
{
	cell_t there = CELL_NONE;	/* looked for when somebody has a wish */

	FOR_MEMBERS(f, g, unit) {
		const cell_t wish = moro_figure_of(g, f)->goal;

		if (wish == CELL_NONE || !standing_fit(g, f))
			continue;
		if (there == CELL_NONE)
			there = moro_as_far(g, unit, goal);
		if (!moro_check_wish(g, f, wish, there, why))
			return false;
	}
	return true;
}

static bool check_go(const struct game *g, int unit, const struct choice *c, struct reason *why)
{
	const cell_t goal = c->argument[1].value;

	return check_goal(g, unit, goal, false, why)
		&& check_wishes(g, unit, goal, why);
}

/* C-9: at the edge it wants a step more. */
static bool check_leave(const struct game *g, int unit, const struct choice *c,
	struct reason *why)
{
	const struct moro_pace pace = moro_pace(g, unit);
	const cell_t goal = c->argument[1].value;
	struct moro_way way;

	if (paths_edges_at(&g->table->grid, goal) == 0)
		return refuse(why, "C-9",
		"that is not at the table's edge: name a cell on its rim");
	if (!check_goal(g, unit, goal, true, why))
		return false;
	return (moro_way(g, unit, pace, NOBODY, goal, &way) > 0
			&& way.spent.total + g->table->cell_length <= pace.total)
		|| refuse(why, "C-9", "%s: the dice lead to the edge there, not over it: `go` "
			"there now", game_unit_name(g, unit));
}

static bool check_place(const struct game *g, int unit, const struct choice *c,
	struct reason *why)
{
	const int figure = c->argument[0].value;
	const cell_t wish = c->argument[1].value;

	if (!standing_fit(g, figure))
		return refuse(why, "M-3", "that figure is not there any more");
	if (figure == moro_guide(g, unit))
		return refuse(why, "M-3", "he leads them: say `go` where he is to stand");
	if (table_ground(g->table, wish)->pace == 0)
		return refuse(why, "M-3", "nobody can stand there: `place` him elsewhere");
	FOR_MEMBERS(f, g, unit)
		if (f != figure && standing_fit(g, f) && moro_figure_of(g, f)->goal == wish)
			return refuse(why, "M-3", "another of them is to stand there: `place` him "
				"elsewhere");
	return true;
}

static bool check_form(const struct game *g, int unit, const struct choice *c,
	struct reason *why)
{
	if (!moro_infantry(g, unit))
		return refuse(why, "M-4",
		"%s: only US infantry stands in line or column: `go` or `hold`",
			game_unit_name(g, unit));
	if (!may_form(g, unit))
		return refuse(why, "S-M-29", "%s: once the dice lie, only a 0 in jungle lets a "
			"unit form anew: `go` or `hold`", game_unit_name(g, unit));
	return c->argument[1].value != moro_unit_of(g, unit)->formation
		|| refuse(why, "M-4", "%s: it is in %s already; `form` the other, or `hold`",
			game_unit_name(g, unit),
			moro_verbs[VERB_FORM].words[c->argument[1].value]);
}

bool moro_check_go(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = moro_game_of(g)->acting;

	switch ((enum moro_verb)c->verb) {
	case VERB_GO:
		return check_go(g, unit, c, why);
	case VERB_LEAVE:
		return check_leave(g, unit, c, why);
	case VERB_PLACE:
		return check_place(g, unit, c, why);
	case VERB_FORM:
		return check_form(g, unit, c, why);
	default:	/* hold */
		return true;
	}
}

/* Said again, a figure's wish is taken back. */
static void wish(struct game *g, int figure, cell_t cell)
{
	struct moro_figure *f = moro_figure_of(g, figure);

	f->goal = f->goal == cell ? CELL_NONE : cell;
}

void moro_apply_go(struct game *g, const struct choice *c)
{
	struct moro_game *own = moro_game_of(g);

	switch ((enum moro_verb)c->verb) {
	case VERB_GO:
	case VERB_LEAVE:
		own->goal = moro_as_far(g, own->acting, c->argument[1].value);
		if (own->goal != c->argument[1].value)
			as_far_tell(g, own->acting, own->goal);
		own->leaves = c->verb == VERB_LEAVE;
		break;
	case VERB_PLACE:
		wish(g, c->argument[0].value, c->argument[1].value);
		break;
	case VERB_FORM:
		own->intent = INTENT_FORM;
		break;
	default:	/* hold */
		break;
	}
}
