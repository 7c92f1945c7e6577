/* What tables of states have in common: see affliction.h. */
#include "skirmish/body/affliction.h"
#include "skirmish/body/loss.h"

const char *const affliction_actions[ACTIONS + 1] = { [ACTION_CARRY_ON] = "nothing",
	[ACTION_HALT] = "halt", [ACTION_ADVANCE] = "advance", [ACTION_ATTACK] = "attack",
	[ACTION_RETREAT] = "retreat", [ACTION_ROUT] = "rout", [ACTIONS] = NULL };

bool affliction_minded(const struct game *g, int unit, int32_t action, struct reason *why)
{
	if (!g->units[unit].uncommanded)
		return refuse(why, "Y-29", "somebody commands %s", game_unit_name(g, unit));
	if (game_unit_fit(g, unit) == 0)
		return refuse(why, "Y-29", "nobody of %s is fit", game_unit_name(g, unit));
	return (action != ACTION_CARRY_ON && action != ACTION_ROUT)
		|| refuse(why, "Y-29", "one carries on with a halt, an advance, an attack or a "
			"retreat");
}

bool affliction_in_play(const struct game *g, struct reason *why)
{
	return g->turn > 0 || refuse(why, "C-12", "a turn's beginning takes that off: nobody can "
		"begin so");
}

bool affliction_fit(const struct game *g, int figure, struct reason *why)
{
	return g->figures[figure].life == LIFE_FIT
		|| refuse(why, "C-12", "only who is fit can be that");
}

bool affliction_taken(const struct game *g, int figure, int captor, bool able,
	struct reason *why)
{
	const enum life life = (enum life)g->figures[figure].life;

	if (captor == NOBODY)
		return true;
	if (game_big(g, figure) || !game_on_table(g, figure)
		|| (life != LIFE_FIT && life != LIFE_CAPTIVE))
		return refuse(why, "C-12", "only who stands on the table can be taken");
	return (able && !game_same_cause(g, g->units[g->figures[figure].unit].side,
			g->units[g->figures[captor].unit].side))
		|| refuse(why, "C-12", "a captor is an enemy, fit and on the table");
}

int32_t affliction_captor(const struct game *g, int figure)
{
	return g->figures[figure].captor;
}

bool affliction_take(struct game *g, int figure, int captor)
{
	game_capture(g, figure, NOBODY);
	if (captor == NOBODY)
		return false;
	loss_frees(g, figure);
	game_capture(g, figure, captor);
	game_escort(g, captor);
	return true;
}

void affliction_tell(struct game *g, int unit, int figure, const char *word)
{
	affliction_tell_until(g, unit, figure, word, 0);
}

void affliction_tell_figure(struct game *g, int figure, const char *word)
{
	affliction_tell(g, g->figures[figure].unit, figure, word);
}

void affliction_tell_until(struct game *g, int unit, int figure, const char *word, int turn)
{
	struct event e = event_of(EVENT_STATE);

	e.unit = (int16_t)unit;
	e.figure = (int16_t)figure;
	e.word = word;
	e.number = turn;
	game_emit(g, &e);
}
