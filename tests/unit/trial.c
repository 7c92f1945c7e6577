/* Trials: whole small games in unit tests (build_setup.h). */
#include "config.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/master.h"
#include "cliffhanger/view.h"
#include "build_setup.h"

enum { TRIAL_SEED = 1 };

static void push_values(struct dice *d, const char *values)
{
	char *end;

	for (;; values = end) {
		const long value = strtol(values, &end, 10);

		if (end == values)
			break;
		assert_true(dice_push(d, (int)value));
	}
	assert_int_equal(values[strspn(values, " ")], '\0');
}

struct dice build_dice(const char *values)
{
	struct dice d;

	dice_seed(&d, TRIAL_SEED);
	push_values(&d, values);
	d.strict = *values != '\0';
	return d;
}

void trial_begin_with(struct trial *t, struct setup *setup, const char *dice)
{
	const struct dice d = build_dice(dice);
	struct reason why = { "", "" };

	*t = (struct trial){ .setup = setup };
	t->rules = setup->system->bind(setup->system, setup->book, &why);
	if (!t->rules)
		fail_msg("bind: %s", why.text);
	t->log = event_log_new();
	assert_non_null(t->log);
	t->game = game_new(setup, t->rules, &d, event_log_sink(t->log));
	assert_non_null(t->game);
}

void trial_begin(struct trial *t, const struct game_system *system,
	const char *text, const char *dice)
{
	trial_begin_with(t, build_setup(system, text), dice);
}

void trial_end(struct trial *t)
{
	game_free(t->game);
	event_log_free(t->log);
	t->setup->system->unbind(t->rules);
	build_free(t->setup);
}

int trial_unit(const struct trial *t, const char *id)
{
	const int unit = setup_find_unit(t->setup, id);

	if (unit < 0)
		fail_msg("no unit '%s'", id);
	return unit;
}

int trial_figure(const struct trial *t, const char *unit, int number)
{
	const struct setup_unit *u = &t->setup->units[trial_unit(t, unit)];

	assert_in_range(number, 1, u->count);
	return u->first + number - 1;
}

void trial_put(const struct trial *t, const char *unit, int number, int col, int row)
{
	game_place(t->game, trial_figure(t, unit, number), build_cell(t->setup, col, row));
}

void trial_ground(const struct trial *t, int col, int row, const char *ground)
{
	const int kind = table_find_ground(t->game->table, ground);

	assert_true(kind >= 0);
	table_set_ground(t->game->table, build_cell(t->setup, col, row), kind);
	*t->game->touch = (struct touch){ .asked = 0 };	/* as game_ground() would */
}

int32_t trial_far(const struct trial *t, cell_t cell, const char *unit)
{
	int32_t nearest = INT32_MAX;

	FOR_MEMBERS(f, t->game, trial_unit(t, unit)) {
		const int32_t far = t->game->figures[f].cell == CELL_NONE ? INT32_MAX
			: table_distance(t->game->table, cell, t->game->figures[f].cell);

		nearest = far < nearest ? far : nearest;
	}
	return nearest;
}

cell_t trial_told_cell(const struct trial *t, const char *line)
{
	const char *last = strrchr(line, ' ');
	int col = 0, row = 0;

	if (!last || sscanf(last, "%d,%d", &col, &row) != 2)
		fail_msg("no cell: %s", line);
	return build_cell(t->setup, col, row);
}

void trial_spent(const struct trial *t)
{
	if (t->game->dice.starved)
		fail_msg("a D%d was wanted that is not there", t->game->dice.starved_sides);
	assert_int_equal(t->game->dice.script_end - t->game->dice.script_at, 0);
	assert_int_equal(t->game->dice.misfits, 0);
}

void trial_close_all(struct trial *t)
{
	while (t->game->n_decisions > 0)
		game_answered(t->game, t->game->decisions[0].id);
}

/* Reads and checks a line as a front end does: in the view, then in truth. */
static bool allowed(const struct trial *t, int seat, const char *line,
	struct choice *c, struct reason *why)
{
	struct view *view = view_new(t->game, seat);
	bool ok;

	assert_non_null(view);
	ok = choice_read(&view->game, seat, line, c, why) && game_check(&view->game, c, why);
	view_free(view);
	if (ok && !game_check(t->game, c, why))
		fail_msg("'%s': the view allows what the game refuses: %s", line, why->text);
	return ok;
}

void trial_do(struct trial *t, int seat, const char *line)
{
	struct reason why = { "", "" };
	struct choice c;

	if (!allowed(t, seat, line, &c, &why))
		fail_msg("'%s' is refused: %s (%s)", line, why.text, why.rule);
	game_step(t->game, &c, event_log_sink(t->log));
	if (t->game->dice.starved)
		fail_msg("'%s' wants a D%d that is not there", line, t->game->dice.starved_sides);
}

void trial_refuses(struct trial *t, int seat, const char *line, const char *rule)
{
	struct reason why = { "", "" };
	struct choice c;

	if (allowed(t, seat, line, &c, &why))
		fail_msg("'%s' is allowed, expected refusal by '%s'", line, rule);
	assert_string_equal(why.rule, rule);
	assert_int_not_equal(why.text[0], '\0');
}

void trial_falls_short(struct trial *t, int seat, const char *line)
{
	struct reason why = { "", "" };
	struct preview p = { 0 };
	struct choice c;

	if (!allowed(t, seat, line, &c, &why))
		fail_msg("'%s' is refused: %s", line, why.text);
	game_preview(t->game, &c, &p);
	for (int i = 0; i < p.n_lines; i++)
		if (strstr(p.lines[i], "further than one move") != NULL)
			return;
	fail_msg("'%s' gets there", line);
}

void trial_preview(const struct trial *t, const char *line, struct preview *p)
{
	const int seat = t->game->decisions[0].seat;
	struct view *view = view_new(t->game, seat);
	struct reason why = { "", "" };
	struct choice c;

	assert_non_null(view);
	if (!choice_read(&view->game, seat, line, &c, &why) || !game_check(&view->game, &c, &why))
		fail_msg("%s: %s", line, why.text);
	*p = (struct preview){ .n_lines = 0 };
	game_preview(&view->game, &c, p);
	view_free(view);
}

bool trial_previews(const struct trial *t, const char *line, const char *words)
{
	struct preview p;

	trial_preview(t, line, &p);
	for (int i = 0; i < p.n_lines; i++)
		if (strstr(p.lines[i], words) != NULL)
			return true;
	return false;
}

void trial_tells(const struct trial *t, const char *line, const char *words)
{
	struct preview p;

	if (trial_previews(t, line, words))
		return;
	trial_preview(t, line, &p);
	for (int i = 0; i < p.n_lines; i++)
		print_message("  %s\n", p.lines[i]);
	fail_msg("`%s` does not say: %s", line, words);
}

void trial_dice(struct trial *t, const char *values)
{
	push_values(&t->game->dice, values);
}

int trial_count(const struct trial *t, enum event_kind kind)
{
	int n = 0;

	for (size_t i = 0; i < event_log_count(t->log); i++)
		n += event_log_at(t->log, i)->kind == kind;
	return n;
}

const struct event *trial_event(const struct trial *t, enum event_kind kind, int n)
{
	if (n < 0)
		n += trial_count(t, kind);
	for (size_t i = 0; i < event_log_count(t->log); i++) {
		const struct event *e = event_log_at(t->log, i);

		if (e->kind == kind && n-- == 0)
			return e;
	}
	return NULL;
}

const struct event *trial_roll(const struct trial *t, const char *what)
{
	for (size_t i = event_log_count(t->log); i-- > 0; ) {
		const struct event *e = event_log_at(t->log, i);

		if (e->kind == EVENT_ROLL && strncmp(e->roll.what, what, strlen(what)) == 0)
			return e;
	}
	return NULL;
}
