/* Fire as a decision: who is asked, and what he may answer (M-2, X-37). */
#include "systems/moro/moro.h"

/* Intents after which a unit may still fire, and those of fire itself. */
static bool intends_fire(const struct moro_game *own)
{
	return own->intent == INTENT_FIRE || own->intent == INTENT_MOVE
		|| own->intent == INTENT_FORM || own->intent == INTENT_UNLIMBER;
}

void moro_ask_fire(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->acting >= 0 && own->target < 0 && intends_fire(own)
		&& moro_has_target(g, own->acting))
		game_ask(g, game_seat_of_unit(g, own->acting), ASK_FIRE, own->acting, NOBODY);
}

/* ---- answers ---- */

int moro_fire_target(const struct game *g, const struct choice *c, int *mark)
{
	const struct argument *at = &c->argument[1];

	*mark = at->kind == ARGUMENT_FIGURE ? at->value : NOBODY;
	return at->kind == ARGUMENT_FIGURE ? g->figures[at->value].unit : at->value;
}

bool moro_check_target(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	struct moro_aim a;
	int mark, target;

	if (c->argument[1].kind != ARGUMENT_UNIT && c->argument[1].kind != ARGUMENT_FIGURE)
		return refuse(why, "", "at whom? expected a unit, or a figure for a cannon");
	target = moro_fire_target(g, c, &mark);
	if (!moro_can_fire(g, unit, target, why))
		return false;
	return mark == NOBODY || moro_aim_gun(g, unit, target, mark, &a, why);
}

bool moro_check_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	return c->verb == VERB_HOLD || moro_check_target(g, c, why);
}

void moro_apply_fire(struct game *g, const struct choice *c)
{
	struct moro_game *own = moro_game_of(g);
	int mark;

	if (c->verb == VERB_HOLD)
		return;
	own->target = (int16_t)moro_fire_target(g, c, &mark);
	own->mark = (int16_t)mark;
}

/* ---- the stage ---- */

void moro_fire_stage(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->acting >= 0 && own->target >= 0 && intends_fire(own))
		moro_volley(g, own->acting, own->target, own->mark, false);
}
