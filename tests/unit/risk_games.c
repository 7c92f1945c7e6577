/* Risk-factor games for unit tests: see risk_games.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "risk_games.h"
#include "skirmish/commander/stance.h"
#include "systems/risk/judges.h"
#include "systems/risk/settings.h"

void risk_begin(struct trial *t, const char *drawing)
{
	trial_begin(t, &system_risk, drawing, "");
	assert_int_equal(t->game->turn, 1);
	for (int u = 0; u < t->game->n_units; u++) {
		struct risk_unit *own = risk_unit_of(t->game, u);

		own->test = (struct action_test){ .action = ACTION_CARRY_ON };
		own->word = ACTION_CARRY_ON;
		own->doing = game_unit_setting(t->game, u, UNIT_STANCE) == STANCE_ADVANCE
			? ACTION_ADVANCE : ACTION_HALT;
		own->natives = 0;
		own->routing = false;
	}
	t->game->dice.strict = true;
	t->game->dice.script_at = t->game->dice.script_end;
	t->game->out = event_log_sink(t->log);
}

void risk_end(struct trial *t)
{
	trial_spent(t);
	trial_end(t);
}

struct risk_unit *risk_unit_in(const struct trial *t, const char *unit)
{
	return risk_unit_of(t->game, trial_unit(t, unit));
}

struct risk_figure *risk_man(const struct trial *t, const char *unit, int number)
{
	return risk_figure_of(t->game, trial_figure(t, unit, number));
}

void risk_word(const struct trial *t, const char *unit, enum action word, bool plain)
{
	const struct command_row *row = risk_command_row(t->game, trial_unit(t, unit));
	struct risk_unit *u = risk_unit_in(t, unit);
	const bool binds = plain ? row->plain : row->blue;

	u->test = (struct action_test){ .action = (int8_t)word, .plain = plain };
	u->test_turn = t->game->turn;
	u->word = (uint8_t)(binds ? word : ACTION_CARRY_ON);
	u->routing = binds && word == ACTION_ROUT;
}

void risk_unseen(const struct trial *t)
{
	for (int u = 0; u < t->game->n_units; u++) {
		struct risk_unit *own = risk_unit_of(t->game, u);

		memset(own->see_die, 0, sizeof own->see_die);
		own->found = own->shown = 0;
		t->game->units[u].sighted = (uint8_t)(1u << t->game->units[u].side);
	}
}

static void answer(struct trial *t, const struct decision *d)
{
	char line[100] = "done";

	if (d->kind == ASK_FOLLOW)
		snprintf(line, sizeof line, "follow %s no", t->setup->units[d->unit].id);
	else if (d->kind == ASK_PLAY_ON)
		snprintf(line, sizeof line, "play-on yes");
	trial_do(t, d->seat, line);
}

void risk_play(struct trial *t, enum stage stage)
{
	const int turn = t->game->turn;

	while (!t->game->over && t->game->turn == turn
		&& risk_game_of(t->game)->walk.stage < stage) {
		assert_true(t->game->n_decisions > 0);
		answer(t, &t->game->decisions[0]);
	}
}
