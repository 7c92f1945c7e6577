/* Fire as a decision: who is asked, and what he may answer (M-2, X-37). */
#include "systems/moro/fire/aim.h"
#include "systems/moro/fire/fire.h"
#include "systems/moro/fire/volley.h"

/* Intents after which a unit may still fire, and those of fire itself. */
static bool intends_fire(const struct moro_game *own)
{
	return own->intent == INTENT_FIRE || own->intent == INTENT_MOVE
		|| own->intent == INTENT_FORM || own->intent == INTENT_UNLIMBER;
}

static void phase_of_fire(struct game *g)
{
	if (g->phase != PHASE_FIRE)
		game_phase(g, PHASE_FIRE);
}

void moro_ask_fire(struct game *g)
{
	const struct moro_game *own = moro_game_of(g);

	if (own->acting < 0 || own->target >= 0 || !intends_fire(own)
		|| !moro_has_target(g, own->acting))
		return;
	phase_of_fire(g);
	stages_ask_unit(g, ASK_FIRE, own->acting, NOBODY);
}

/* ---- answers ---- */

int moro_fire_target(const struct game *g, const struct choice *c, int *mark)
{
	const struct argument *at = &c->argument[1];

	*mark = NOBODY;
	if (c->n < 2 || (at->kind != ARGUMENT_UNIT && at->kind != ARGUMENT_FIGURE))
		return NOBODY;
	if (at->kind == ARGUMENT_UNIT)
		return at->value;
	*mark = at->value;
	return g->figures[at->value].unit;
}

bool moro_check_target(const struct game *g, const struct choice *c, struct reason *why)
{
	const int unit = c->argument[0].value;
	struct volley_party p;
	int mark;
	const int target = moro_fire_target(g, c, &mark);

	return moro_volley_party(g, unit, target, mark, &p, why);
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

	if (own->acting < 0 || own->target < 0 || !intends_fire(own))
		return;
	phase_of_fire(g);
	moro_volley(g, own->acting, own->target, own->mark, false);
}
