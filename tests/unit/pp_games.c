/* Participation games for unit tests: see pp_games.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "played.h"
#include "pp_games.h"
#include "systems/participation/participation.h"

static int side_of(const struct trial *t, const char *side)
{
	const int s = setup_find_side(t->setup, side);

	assert_true(s >= 0);
	return s;
}

/* Sides go in the order of the drawing, whatever seeded dice have said. */
void pp_begin(struct trial *t, const char *drawing)
{
	trial_begin(t, &system_participation, drawing, "");
	t->game->dice.strict = true;
	t->game->dice.script_at = t->game->dice.script_end;
	t->game->out = event_log_sink(t->log);
	for (int side = 0; side < t->setup->n_sides; side++)
		pp_in(t)->order[side] = (uint8_t)side;
	pp_go_to(t, STAGE_MOVE, t->setup->sides[0].id);
}

void pp_end(struct trial *t)
{
	trial_spent(t);
	trial_end(t);
}

struct pp_game *pp_in(const struct trial *t)
{
	return pp_game_of(t->game);
}

struct pp_unit *pp_unit_in(const struct trial *t, const char *unit)
{
	return pp_unit_of(t->game, trial_unit(t, unit));
}

struct pp_figure *pp_figure_in(const struct trial *t, const char *unit, int number)
{
	return pp_figure_of(t->game, trial_figure(t, unit, number));
}

void pp_go_to(struct trial *t, enum stage stage, const char *side)
{
	const int wanted = side == NULL ? pp_in(t)->order[0] : side_of(t, side);

	trial_close_all(t);
	for (int i = 0; i < t->setup->n_sides; i++)
		if (pp_in(t)->order[i] == wanted)
			pp_in(t)->at = (uint8_t)i;
	if (stage == STAGE_SPEAK || stage == STAGE_FIGHT)
		pp_in(t)->round = 0;
	pp_in(t)->walk.stage = (uint8_t)stage;
	pp_in(t)->walk.asked = false;
	stages_advance(t->game);
}

static int seat_for(const struct trial *t, const char *side)
{
	assert_true(t->game->n_decisions > 0);
	return side == NULL ? t->game->decisions[0].seat : side_of(t, side);
}

void pp_do(struct trial *t, const char *side, const char *line)
{
	trial_do(t, seat_for(t, side), line);
}

void pp_refuses(struct trial *t, const char *side, const char *line, const char *rule)
{
	trial_refuses(t, seat_for(t, side), line, rule);
}
