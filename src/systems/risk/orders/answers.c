/* Answers: which verb answers which decision, and what each does (skirmish/turn/answers.h). */
#include "skirmish/turn/company.h"
#include "systems/risk/fire/fire.h"
#include "systems/risk/orders/answers.h"
#include "systems/risk/orders/orders.h"
#include "systems/risk/risk.h"

static void apply_follow(struct game *g, const struct choice *c)
{
	answers_close(g, c, ASK_FOLLOW);
	risk_unit_of(g, c->argument[0].value)->follows = answer_is_yes(c);
}

static const struct answer_row rows[VERBS] = {
	[VERB_ORDER] = { ANSWERS(ASK_ORDERS), risk_check_order, risk_apply_order },
	[VERB_PLACE] = { ANSWERS(ASK_ORDERS), risk_check_order, risk_apply_order },
	[VERB_HAND] = { ANSWERS(ASK_ORDERS), company_check_hand, company_hand },
	[VERB_JOIN] = { ANSWERS(ASK_ORDERS), company_check_join, company_join },
	[VERB_FIRE] = { ANSWERS(ASK_FIRE), risk_check_fire, risk_apply_fire },
	[VERB_AIM] = { ANSWERS(ASK_FIRE), risk_check_fire, risk_apply_fire },
	[VERB_HOLD] = { ANSWERS(ASK_FIRE), risk_check_fire, risk_apply_fire },
	[VERB_FOLLOW] = { ANSWERS(ASK_FOLLOW), NULL, apply_follow },
	[VERB_PLAY_ON] = { ANSWERS(ASK_PLAY_ON), NULL, answer_play_on },
	[VERB_DONE] = { 0, NULL, NULL },
};

const struct answers risk_answers = { rows, VERBS, "K-10", NULL };
