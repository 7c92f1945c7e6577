/* The throwing range of participation: see pp_throwing.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "pp_throwing.h"
#include "systems/participation/fire/throw.h"

/* ---- games ---- */

/* Turn 1, the finders' fire: nobody has done anything yet. */
static void at_fire(struct trial *t)
{
	while (t->game->n_decisions > 0)
		game_answered(t->game, t->game->decisions[0].id);
	pp_in(t)->walk.stage = STAGE_FIRE;
	pp_in(t)->walk.asked = true;
	pp_in(t)->at = FINDERS;
}

static void begin_on(struct trial *t, const char *grid, const char *units)
{
	char text[2000];

	snprintf(text, sizeof text, "grid %s\nturns 3\nopen %dx%d\nside finders edges=west\n"
		"side keepers edges=east\n%s", grid, COLS, ROWS, units);
	pp_begin(t, text);
	assert_int_equal(t->game->table->cell_length, INCH);
	at_fire(t);
}

void hurl_begin(struct trial *t, const char *units)
{
	begin_on(t, "hex", units);
}

void hurl_begin_on_squares(struct trial *t, const char *units)
{
	begin_on(t, "square", units);
}

static void assert_all_thrown(const struct trial *t)
{
	if (t->game->dice.starved)
		fail_msg("a D%d was wanted that is not there", t->game->dice.starved_sides);
	assert_int_equal(t->game->dice.script_end - t->game->dice.script_at, 0);
	assert_int_equal(t->game->dice.misfits, 0);
}

void hurl_dice(struct trial *t, const char *values)
{
	assert_all_thrown(t);
	trial_dice(t, values);
}

/* ---- who and where ---- */

struct pp_figure *hurl_state(const struct trial *t, const char *unit)
{
	return pp_figure_in(t, unit, 1);
}

cell_t hurl_cell(const struct trial *t, int col, int row)
{
	return build_cell(t->setup, col, row);
}

void hurl_put(const struct trial *t, const char *unit, int number, int col, int row)
{
	const cell_t cell = hurl_cell(t, col, row);
	const int figure = trial_figure(t, unit, number), other = t->game->occupant[cell];

	if (other >= 0 && other != figure)
		game_place(t->game, other, CELL_NONE);
	game_place(t->game, figure, cell);
}

void hurl_ground(const struct trial *t, int col, int row, const char *ground, int level)
{
	const int kind = table_find_ground(t->game->table, ground);

	assert_true(kind >= 0);
	table_draw(t->game->table, hurl_cell(t, col, row), kind, level);
	table_finish(t->game->table);
}

/* ---- throws ---- */

struct choice hurl_read(const struct trial *t, int seat, const char *line)
{
	struct reason why = { "", "" };
	struct choice c;

	if (!choice_read(t->game, seat, line, &c, &why))
		fail_msg("'%s': %s", line, why.text);
	return c;
}

void hurl(struct trial *t, const char *line, const char *dice)
{
	const struct choice c = hurl_read(t, FINDERS, line);
	struct reason why = { "", "" };

	if (!pp_check_throw(t->game, &c, &why))
		fail_msg("'%s' is refused: %s (%s)", line, why.text, why.rule);
	pp_apply_throw(t->game, &c);
	hurl_dice(t, dice);
	pp_throws(t->game);
	if (t->game->dice.starved)
		fail_msg("'%s' wants a D%d more", line, t->game->dice.starved_sides);
}

void hurl_refused(const struct trial *t, const char *line, const char *rule)
{
	const struct choice c = hurl_read(t, FINDERS, line);
	struct reason why = { "", "" };

	if (pp_check_throw(t->game, &c, &why))
		fail_msg("'%s' is allowed", line);
	assert_string_equal(why.rule, rule);
}

int hurl_rolls(const struct trial *t, const char *what)
{
	int n = 0;

	for (int i = 0; i < trial_count(t, EVENT_ROLL); i++)
		n += strcmp(trial_event(t, EVENT_ROLL, i)->roll.what, what) == 0;
	return n;
}

int hurl_modified(const struct trial *t, const char *what)
{
	const struct event *e = trial_roll(t, what);

	assert_non_null(e);
	return e->roll.need - e->roll.base_halves / 2;
}
