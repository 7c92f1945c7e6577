/* Answers: which verb answers which decision, and what each does (skirmish/turn/answers.h). */
#include "skirmish/body/items.h"
#include "systems/risk/risk.h"

static const struct answers answers;

static bool about(const struct game *g, const struct decision *d, const struct choice *c)
{
	(void)g;
	return c->argument[0].kind == ARGUMENT_UNIT && c->argument[0].value == d->unit;
}

static bool check_own(const struct game *g, const struct choice *c, int unit, struct reason *why)
{
	return game_seat_of_unit(g, unit) == c->seat
		|| refuse(why, "K-10", "%s are not yours", game_unit_name(g, unit));
}

static bool check_hand(const struct game *g, const struct choice *c, struct reason *why)
{
	return check_own(g, c, c->argument[0].value, why)
		&& risk_check_hand(g, c->argument[0].value, c->argument[1].value, why);
}

static void apply_hand(struct game *g, const struct choice *c)
{
	items_hand(g, c->argument[0].value, c->argument[1].value);
}

static bool check_join(const struct game *g, const struct choice *c, struct reason *why)
{
	return check_own(g, c, g->figures[c->argument[0].value].unit, why)
		&& check_own(g, c, c->argument[1].value, why)
		&& risk_check_join(g, c->argument[0].value, c->argument[1].value, why);
}

static void apply_join(struct game *g, const struct choice *c)
{
	risk_join(g, c->argument[0].value, c->argument[1].value);
}

static void apply_follow(struct game *g, const struct choice *c)
{
	answers_close(&answers, g, c, ASK_FOLLOW);
	risk_unit_of(g, c->argument[0].value)->follows = answer_is_yes(c);
}

static void apply_play_on(struct game *g, const struct choice *c)
{
	answers_close(&answers, g, c, ASK_PLAY_ON);
	answer_play_on(g, c, &risk_game_of(g)->finished, &risk_game_of(g)->playing_on);
}

static const struct answer_row rows[VERBS] = {
	[VERB_ORDER] = { ANSWERS(ASK_ORDERS), risk_check_order, risk_apply_order },
	[VERB_PLACE] = { ANSWERS(ASK_ORDERS), risk_check_order, risk_apply_order },
	[VERB_HAND] = { ANSWERS(ASK_ORDERS), check_hand, apply_hand },
	[VERB_JOIN] = { ANSWERS(ASK_ORDERS), check_join, apply_join },
	[VERB_FIRE] = { ANSWERS(ASK_FIRE), risk_check_fire, risk_apply_fire },
	[VERB_AIM] = { ANSWERS(ASK_FIRE), risk_check_fire, risk_apply_fire },
	[VERB_HOLD] = { ANSWERS(ASK_FIRE), risk_check_fire, risk_apply_fire },
	[VERB_FOLLOW] = { ANSWERS(ASK_FOLLOW), NULL, apply_follow },
	[VERB_PLAY_ON] = { ANSWERS(ASK_PLAY_ON), NULL, apply_play_on },
	[VERB_DONE] = { 0, NULL, NULL },
};

static const struct answers answers = { rows, VERBS, "K-10", about };

bool risk_check(const struct game *g, const struct choice *c, struct reason *why)
{
	return answers_check(&answers, g, c, why);
}

void risk_apply(struct game *g, const struct choice *c)
{
	answers_apply(&answers, g, c);
}
