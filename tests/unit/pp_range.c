/* The shooting range of participation: see pp_range.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "pp_range.h"
#include "systems/participation/fire/aim.h"
#include "systems/participation/fire/fire.h"
#include "systems/participation/fire/shots.h"

#define SIDES "turns 9\nside us edges=west\nside them edges=east\n"

void range_begin(struct trial *t, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "open %dx%d\n" SIDES "%s", RANGE_COLS, RANGE_ROWS, units);
	pp_begin(t, text);
	assert_int_equal(t->game->table->cell_length, INCH);
}

void range_put(const struct trial *t, const char *unit, int number, int col, int row)
{
	const int other = t->game->occupant[build_cell(t->setup, col, row)];

	if (other >= 0)
		game_place(t->game, other, CELL_NONE);
	trial_put(t, unit, number, col, row);
	pp_figure_in(t, unit, number)->began = build_cell(t->setup, col, row);
}

void range_put_off(const struct trial *t, const char *unit, int inches)
{
	range_put(t, unit, 1, 2 + inches, RANGE_ROW);
}

/* ---- one against one ---- */

struct pp_aim range_aim(const struct trial *t, const char *unit, const char *target,
	enum shot_kind kind)
{
	struct reason why = { "", "" };
	struct pp_aim a;

	if (!pp_aim_at(t->game, trial_figure(t, unit, 1), trial_figure(t, target, 1), kind, &a,
			&why))
		fail_msg("%s (%s)", why.text, why.rule);
	return a;
}

int range_need(const struct trial *t, const char *unit, const char *target, enum shot_kind kind)
{
	const struct pp_aim a = range_aim(t, unit, target, kind);
	struct roller r;

	pp_hit_roller(t->game, &a, &r);
	return roller_need(&r);
}

int range_row(const struct trial *t, const char *unit, const char *target, enum shot_kind kind,
	const char *row)
{
	const struct pp_aim a = range_aim(t, unit, target, kind);
	struct roller r;

	pp_hit_roller(t->game, &a, &r);
	return roller_halves(&r, row) / 2;
}

void range_refuses(const struct trial *t, const char *unit, const char *target,
	enum shot_kind kind, const char *rule)
{
	struct reason why = { "", "" };

	assert_int_equal(pp_aim(t->game, trial_figure(t, unit, 1), trial_figure(t, target, 1), kind,
		&why), NOBODY);
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

void range_shoots(struct trial *t, const char *unit, const char *target, const char *dice)
{
	const struct pp_aim a = range_aim(t, unit, target, SHOT_AIMED);

	trial_dice(t, dice);
	pp_shoot(t->game, &a);
	assert_false(t->game->dice.starved);
	assert_int_equal(t->game->dice.script_end - t->game->dice.script_at, 0);
}

/* ---- stages ---- */

void range_turn(struct trial *t, enum stage stage, const char *side)
{
	const int s = setup_find_side(t->setup, side);

	assert_true(s >= 0);
	while (t->game->n_decisions > 0)
		game_answered(t->game, t->game->decisions[0].id);
	pp_in(t)->at = (uint8_t)s;	/* they go in the order of the drawing */
	pp_in(t)->walk.stage = (uint8_t)stage;
	pp_in(t)->walk.asked = true;
}

bool range_asked(const struct trial *t, const char *side, enum pp_decision kind)
{
	const struct decision *d = game_decision(t->game, setup_find_side(t->setup, side),
		NOBODY);

	return d != NULL && d->kind == kind;
}

void range_answer(struct trial *t, const char *side, const char *line)
{
	struct view *view = view_new(t->game, setup_find_side(t->setup, side));
	struct reason why = { "", "" };
	struct choice c;

	assert_non_null(view);
	if (!choice_read(&view->game, setup_find_side(t->setup, side), line, &c, &why)
		|| !answers_check(&view->game, &c, &why) || !answers_check(t->game, &c, &why))
		fail_msg("'%s' is refused: %s (%s)", line, why.text, why.rule);
	view_free(view);
	answers_apply(t->game, &c);
}
