/* The shooting range of participation: see pp_range.h. */
#include "config.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "pp_range.h"

#define SIDES "turns 9\nside us edges=west\nside them edges=east\n"

static void close_all(struct trial *t)
{
	while (t->game->n_decisions > 0)
		game_answered(t->game, t->game->decisions[0].id);
}

void range_begin(struct trial *t, const char *units)
{
	char text[RANGE_ROWS * (2 * RANGE_COLS + 2) + 2000] = "map\n";
	size_t n = strlen(text);

	for (int row = 0; row < RANGE_ROWS; row++) {
		for (int col = 0; col < RANGE_COLS; col++)
			n += (size_t)snprintf(text + n, sizeof text - n, ". ");
		n += (size_t)snprintf(text + n, sizeof text - n, "\n");
	}
	snprintf(text + n, sizeof text - n, "end\n" SIDES "%s", units);
	trial_begin(t, &system_participation, text, "");
	assert_int_equal(t->game->table->cell_length, INCH);
	close_all(t);
	t->game->dice.strict = true;
	t->game->dice.script_at = t->game->dice.script_end;
	t->game->out = event_log_sink(t->log);
	for (int side = 0; side < SIDES_MAX; side++)
		pp_game_of(t->game)->order[side] = (uint8_t)side;
	pp_game_of(t->game)->at = 0;
	pp_sight_renew(t->game);
}

static void all_dice_used(const struct trial *t)
{
	if (t->game->dice.starved)
		fail_msg("a D%d was wanted that is not there", t->game->dice.starved_sides);
	assert_int_equal(t->game->dice.script_end - t->game->dice.script_at, 0);
	assert_int_equal(t->game->dice.misfits, 0);
}

void range_end(struct trial *t)
{
	all_dice_used(t);
	trial_end(t);
}

int range_man(const struct trial *t, const char *unit, int number)
{
	const struct setup_unit *u = &t->setup->units[trial_unit(t, unit)];

	assert_in_range(number, 1, u->count);
	return u->first + number - 1;
}

struct pp_figure *range_own(const struct trial *t, const char *unit, int number)
{
	return pp_figure_of(t->game, range_man(t, unit, number));
}

struct pp_unit *range_unit(const struct trial *t, const char *unit)
{
	return pp_unit_of(t->game, trial_unit(t, unit));
}

void range_put(const struct trial *t, const char *unit, int number, int col, int row)
{
	const int other = t->game->occupant[build_cell(t->setup, col, row)];

	if (other >= 0)
		game_place(t->game, other, CELL_NONE);
	game_place(t->game, range_man(t, unit, number), build_cell(t->setup, col, row));
}

void range_put_off(const struct trial *t, const char *unit, int inches)
{
	range_put(t, unit, 1, 2 + inches, RANGE_ROW);
}

void range_ground(const struct trial *t, int col, int row, const char *ground)
{
	const int kind = table_find_ground(t->game->table, ground);

	assert_true(kind >= 0);
	table_set_ground(t->game->table, build_cell(t->setup, col, row), kind);
}

/* ---- one against one ---- */

struct pp_aim range_aim(const struct trial *t, const char *unit, const char *target,
	enum shot_kind kind)
{
	struct reason why = { "", "" };
	struct pp_aim a;

	if (!pp_aim_at(t->game, range_man(t, unit, 1), range_man(t, target, 1), kind, &a, &why))
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

	assert_int_equal(pp_aim(t->game, range_man(t, unit, 1), range_man(t, target, 1), kind,
		&why), NOBODY);
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

void range_shoots(struct trial *t, const char *unit, const char *target, const char *dice)
{
	const struct pp_aim a = range_aim(t, unit, target, SHOT_AIMED);

	trial_dice(t, dice);
	pp_shoot(t->game, &a);
	all_dice_used(t);
}

/* ---- whole stages ---- */

static int side_of(const struct trial *t, const char *side)
{
	const int s = setup_find_side(t->setup, side);

	assert_true(s >= 0);
	return s;
}

void range_stage(struct trial *t, enum stage stage, const char *side)
{
	struct pp_game *own = pp_game_of(t->game);

	close_all(t);
	own->at = (uint8_t)side_of(t, side);
	own->stage = (uint8_t)stage;
	own->asked = false;
	pp_advance(t->game);
}

void range_do(struct trial *t, const char *side, const char *line)
{
	trial_do(t, side_of(t, side), line);
}

void range_refused(struct trial *t, const char *side, const char *line, const char *rule)
{
	trial_refuses(t, side_of(t, side), line, rule);
}

bool range_asked(const struct trial *t, const char *side, enum pp_decision kind)
{
	const struct decision *d = game_decision(t->game, side_of(t, side), NOBODY);

	return d != NULL && d->kind == kind;
}
