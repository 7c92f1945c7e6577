/* The shooting range of moro: see moro_range.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_range.h"
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/volley.h"
#include "systems/moro/judges.h"

void range_begin(struct trial *t, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "open %dx%d\n" SIDES "%s", COLS, ROWS, units);
	moro_begin(t, text);
	assert_int_equal(t->game->table->cell_length, INCH);
}

void range_put(const struct trial *t, const char *unit, int number, int col, int row)
{
	const int other = t->game->occupant[build_cell(t->setup, col, row)];

	if (other >= 0)
		game_place(t->game, other, CELL_NONE);
	trial_put(t, unit, number, col, row);
}

void range_line(const struct trial *t, const char *unit, int col, int row)
{
	const int n = t->setup->units[trial_unit(t, unit)].count;

	for (int i = 1; i <= n; i++)
		range_put(t, unit, i, col + i - 1, row);
}

void range_put_off(const struct trial *t, const char *unit, int inches)
{
	range_put(t, unit, 1, 2 + inches, ROW);
}

void range_gun(const struct trial *t, const char *unit, int col, int row)
{
	moro_unit_in(t, unit)->gun = build_cell(t->setup, col, row);
}

/* ---- before the dice ---- */

static void take_party(const struct trial *t, const char *unit, const char *target,
	struct volley_party *p)
{
	struct reason why = { "", "" };

	if (!moro_volley_party(t->game, trial_unit(t, unit), trial_unit(t, target), NOBODY, p,
			&why))
		fail_msg("%s (%s)", why.text, why.rule);
}

void range_roller(const struct trial *t, const char *unit, const char *target, struct roller *r)
{
	struct volley_party p;

	take_party(t, unit, target, &p);
	moro_aim_roller(t->game, &p.aims[0], trial_unit(t, unit), trial_unit(t, target), false, r);
}

int range_need(const struct trial *t, const char *unit, const char *target)
{
	struct roller r;

	range_roller(t, unit, target, &r);
	return roller_need(&r);
}

int range_dice(const struct trial *t, const char *unit, const char *target)
{
	struct volley_party p;

	take_party(t, unit, target, &p);
	return moro_volley_dice(&p);
}

void range_refuses(const struct trial *t, const char *unit, const char *target, const char *rule)
{
	struct reason why = { "", "" };

	assert_false(moro_can_fire(t->game, trial_unit(t, unit), trial_unit(t, target), &why));
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

/* ---- firing ---- */

static void fires(struct trial *t, const char *unit, const char *target, int mark, bool defends)
{
	moro_volley(t->game, trial_unit(t, unit), trial_unit(t, target), mark, defends);
	assert_false(t->game->dice.starved);
	assert_int_equal(t->game->dice.script_end - t->game->dice.script_at, 0);
}

void range_fires(struct trial *t, const char *unit, const char *target, const char *dice)
{
	trial_dice(t, dice);
	fires(t, unit, target, NOBODY, false);
}

void range_defends(struct trial *t, const char *unit, const char *target, const char *dice)
{
	trial_dice(t, dice);
	fires(t, unit, target, NOBODY, true);
}

void range_shells(struct trial *t, const char *unit, const char *target, int number,
	const char *dice)
{
	trial_dice(t, dice);
	fires(t, unit, target, trial_figure(t, target, number), false);
}

bool range_dead(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].life == LIFE_DEAD;
}

int range_alive(const struct trial *t, const char *unit)
{
	return standing_strength(t->game, trial_unit(t, unit));
}

int range_rolls(const struct trial *t, const char *what)
{
	int n = 0;

	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *e = event_log_at(t->log, i);

		n += e->kind == EVENT_ROLL && strcmp(e->roll.what, what) == 0;
	}
	return n;
}

void range_crew(const struct trial *t, const char *unit)
{
	static const int at[][2] = { { 2, 5 }, { 2, 4 }, { 2, 6 }, { 3, 4 }, { 3, 6 }, { 1, 5 } };
	const int n = t->setup->units[trial_unit(t, unit)].count;

	assert_in_range(n, 1, 6);
	range_gun(t, unit, 3, ROW);
	for (int i = 0; i < n; i++)
		range_put(t, unit, i + 1, at[i][0], at[i][1]);
}

int range_fallen(const struct trial *t, const struct game *g, const char *unit)
{
	const int u = trial_unit(t, unit);

	return moro_unit_of(g, u)->lost - moro_unit_of(t->game, u)->lost;
}
