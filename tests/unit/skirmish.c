/* Skirmishes: see skirmish.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "skirmish.h"
#include "systems/adventure/turn.h"

static void begin(struct trial *t, const struct game_system *system, const char *drawing)
{
	trial_begin(t, system, drawing, "");
	t->game->dice.strict = true;
	t->game->out = event_log_sink(t->log);
	assert_int_equal(t->game->turn, 1);
}

void skirmish_begin(struct trial *t, const char *drawing)
{
	begin(t, &system_rugged, drawing);
}

void skirmish_pacific(struct trial *t, const char *drawing)
{
	begin(t, &system_pacific, drawing);
}

void skirmish_end(struct trial *t)
{
	trial_spent(t);
	trial_end(t);
}

struct adv_unit *skirmish_unit(const struct trial *t, const char *unit)
{
	return adv_unit_of(t->game, trial_unit(t, unit));
}

struct adv_figure *skirmish_man(const struct trial *t, const char *unit, int number)
{
	return adv_figure_of(t->game, trial_figure(t, unit, number));
}

enum life skirmish_life(const struct trial *t, const char *unit, int number)
{
	return (enum life)t->game->figures[trial_figure(t, unit, number)].life;
}

cell_t skirmish_cell(const struct trial *t, const char *unit, int number)
{
	return t->game->figures[trial_figure(t, unit, number)].cell;
}

void skirmish_aim(const struct trial *t, const char *unit, const char *target)
{
	FOR_MEMBERS(f, t->game, trial_unit(t, unit))
		adv_figure_of(t->game, f)->aim = (int16_t)trial_unit(t, target);
}

void skirmish_turn(const struct trial *t, int turn)
{
	t->game->turn = (int16_t)turn;
	adv_forget_turn(t->game);
}

static void answer(struct trial *t, const struct decision *d)
{
	const char *unit = d->unit < 0 ? "" : t->setup->units[d->unit].id;
	const char *other = d->other < 0 ? "" : t->setup->units[d->other].id;
	char line[100];

	switch ((enum adv_decision)d->kind) {
	case ASK_ACCEPT:
		snprintf(line, sizeof line, "accept %s no", other);
		break;
	case ASK_TACTICIAN:
		snprintf(line, sizeof line, "tactic %s.1 no", unit);
		break;
	case ASK_PRESS:
		snprintf(line, sizeof line, "press %s yes", unit);
		break;
	case ASK_PURSUE:
		snprintf(line, sizeof line, "pursue %s no", unit);
		break;
	case ASK_PLAY_ON:
		snprintf(line, sizeof line, "play-on yes");
		break;
	default:
		snprintf(line, sizeof line, "done");
	}
	trial_do(t, d->seat, line);
}

void skirmish_play(struct trial *t, enum stage stage)
{
	const int turn = t->game->turn;

	while (!t->game->over && t->game->turn == turn
		&& adv_game_of(t->game)->walk.stage < stage) {
		assert_true(t->game->n_decisions > 0);
		answer(t, &t->game->decisions[0]);
	}
}

void skirmish_next_turn(struct trial *t)
{
	skirmish_play(t, STAGES);
}
