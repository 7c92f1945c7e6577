/* The shooting range: see risk_range.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "risk_range.h"
#include "systems/risk/fire/aim.h"
#include "systems/risk/fire/see.h"
#include "systems/risk/fire/volley.h"

/* A wide and open field. */
void range_begin(struct trial *t, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "cell 25\nopen %dx%d\n" SIDES "%s", COLS, ROWS, units);
	risk_begin(t, text);
	risk_sight_renew(t->game);
}

/* Whoever stands there steps off the table, to be put elsewhere. */
void range_put(const struct trial *t, const char *unit, int number, int col, int row)
{
	const int other = t->game->occupant[build_cell(t->setup, col, row)];

	if (other >= 0)
		game_place(t->game, other, CELL_NONE);
	trial_put(t, unit, number, col, row);
	risk_sight_renew(t->game);
}

/* Puts the target so many cells east of the shooter. */
void range_put_off(const struct trial *t, int cells)
{
	range_put(t, "target", 1, 2 + cells, ROW);
}

bool range_aim(const struct trial *t, const char *unit, int number, const char *target,
	struct risk_aim *a, struct reason *why)
{
	return risk_aim(t->game, trial_figure(t, unit, number), trial_unit(t, target), NOBODY,
		a, why);
}

/* The number to throw, all counted. */
int range_need(const struct trial *t, const char *unit, int number, const char *target)
{
	struct reason why = { "", "" };
	struct risk_aim a;
	struct roller r;

	if (!range_aim(t, unit, number, target, &a, &why))
		fail_msg("%s (%s)", why.text, why.rule);
	risk_aim_roller(t->game, &a, trial_unit(t, target), &r);
	assert_int_equal(roller_need(&r), risk_fire_need(t->game, &a));
	return roller_need(&r);
}

void range_refuses(const struct trial *t, const char *unit, int number, const char *target,
	const char *rule)
{
	struct reason why = { "", "" };
	struct risk_aim a;

	assert_false(range_aim(t, unit, number, target, &a, &why));
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

void range_volley(struct trial *t, const char *dice)
{
	trial_dice(t, dice);
	t->game->out = event_log_sink(t->log);
	risk_volley(t->game);
}

/* The unit fires at the target with these dice. */
void range_fires(struct trial *t, const char *unit, const char *target, const char *dice)
{
	char line[80];

	if (risk_game_of(t->game)->walk.stage < STAGE_FIRE)
		risk_play(t, STAGE_FIRE);
	snprintf(line, sizeof line, "fire %s %s", unit, target);
	trial_do(t, 0, line);
	range_volley(t, dice);
}

/* As at the next turn's begin. */
void range_rested(const struct trial *t, const char *unit)
{
	struct risk_unit *u = risk_unit_in(t, unit);

	u->far = 0;
	u->fired = false;
	u->deed = DEED_STOOD;
	FOR_MEMBERS(f, t->game, trial_unit(t, unit)) {
		risk_figure_of(t->game, f)->fired = false;
		risk_figure_of(t->game, f)->spent = 0;
	}
}

/* Everybody of it has walked so far, in mm. */
void range_walked(const struct trial *t, const char *unit, int32_t millimetres)
{
	risk_unit_in(t, unit)->far = millimetres * TWELFTHS;
	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		risk_figure_of(t->game, f)->spent = millimetres * TWELFTHS;
}

int range_wounds(const struct trial *t, const char *unit, int number)
{
	return risk_man(t, unit, number)->wounds;
}

bool range_dead(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].life == LIFE_DEAD;
}

int range_alive(const struct trial *t, const char *unit)
{
	int n = 0;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		n += standing_fit(t->game, f);
	return n;
}

void range_troop_in_line(struct trial *t)
{
	for (int i = 1; i <= 5; i++)
		range_put(t, "troop", i, 3, 2 + i);
}
