/* Moro games for unit tests: see moro_games.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "moro_games.h"
#include "played.h"
#include "systems/moro/turn.h"

void moro_begin(struct trial *t, const char *drawing)
{
	trial_begin(t, &system_moro, drawing, "");
	while (t->game->turn == 0) {
		assert_true(t->game->n_decisions > 0);
		trial_do(t, t->game->decisions[0].seat, "done");
	}
	assert_int_equal(moro_in(t)->walk.stage, STAGE_ACTIVATE);
	t->game->dice.strict = true;
	t->game->dice.script_at = t->game->dice.script_end;
	t->game->out = event_log_sink(t->log);
	for (int side = 0; side < SIDES_MAX; side++)
		moro_in(t)->lost[side] = 0;
	moro_in(t)->spared = 0;
}

void moro_end(struct trial *t)
{
	trial_spent(t);
	trial_end(t);
}

struct moro_game *moro_in(const struct trial *t)
{
	return moro_game_of(t->game);
}

struct moro_unit *moro_unit_in(const struct trial *t, const char *unit)
{
	return moro_unit_of(t->game, trial_unit(t, unit));
}

void moro_hand(struct trial *t, const char *side)
{
	const int s = setup_find_side(t->setup, side);

	assert_true(s >= 0);
	trial_close_all(t);
	moro_forget_activation(t->game);
	moro_in(t)->hand = (int8_t)s;
	moro_in(t)->walk.stage = STAGE_ACTIVATE;
	moro_in(t)->walk.asked = false;
	stages_advance(t->game);
}

void moro_us_alone(struct trial *t, const char *drawing)
{
	moro_begin(t, drawing);
	moro_unit_in(t, "kris")->acted = true;
	moro_hand(t, "us");
}

static int asked_seat(const struct trial *t)
{
	assert_true(t->game->n_decisions > 0);
	return t->game->decisions[0].seat;
}

void moro_do(struct trial *t, const char *line)
{
	trial_do(t, asked_seat(t), line);
}

void moro_falls_short(struct trial *t, const char *line)
{
	trial_falls_short(t, asked_seat(t), line);
}

void moro_refuses(struct trial *t, const char *line, const char *rule)
{
	trial_refuses(t, asked_seat(t), line, rule);
}

void moro_acting(struct trial *t, const char *unit, enum intent intent, const char *target)
{
	trial_close_all(t);
	moro_forget_activation(t->game);
	moro_activate(t->game, trial_unit(t, unit), intent,
		target == NULL ? NOBODY : trial_unit(t, target));
}
