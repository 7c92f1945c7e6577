/* Answers: which verb answers which decisions, and what each does (skirmish/turn/answers.h). */
#include "systems/moro/fire/fire.h"
#include "systems/moro/moro.h"
#include "systems/moro/move/deploy.h"
#include "systems/moro/move/go.h"
#include "systems/moro/orders/answers.h"
#include "systems/moro/orders/intents.h"

static bool asked(const struct game *g, const struct choice *c, int kind)
{
	return answers_asked(g, c, kind) != NULL;
}

/* ---- verbs of several decisions: whose it is now ---- */

static bool check_form(const struct game *g, const struct choice *c, struct reason *why)
{
	return asked(g, c, ASK_GO) ? moro_check_go(g, c, why) : moro_check_activation(g, c, why);
}

static bool check_fire(const struct game *g, const struct choice *c, struct reason *why)
{
	return asked(g, c, ASK_FIRE) ? moro_check_fire(g, c, why)
		: moro_check_activation(g, c, why);
}

static bool check_hold(const struct game *g, const struct choice *c, struct reason *why)
{
	return asked(g, c, ASK_ACTIVATE) ? moro_check_activation(g, c, why)
		: asked(g, c, ASK_GO) ? moro_check_go(g, c, why) : moro_check_fire(g, c, why);
}

static void apply_activation(struct game *g, const struct choice *c)
{
	answers_close(g, c, ASK_ACTIVATE);
	moro_apply_activation(g, c);
}

static void apply_go(struct game *g, const struct choice *c)
{
	if (c->verb != VERB_PLACE)
		answers_close(g, c, ASK_GO);
	moro_apply_go(g, c);
}

static void apply_fire(struct game *g, const struct choice *c)
{
	if (!asked(g, c, ASK_FIRE)) {
		apply_activation(g, c);
		return;
	}
	answers_close(g, c, ASK_FIRE);
	moro_apply_fire(g, c);
}

static void apply_form(struct game *g, const struct choice *c)
{
	if (asked(g, c, ASK_GO))
		apply_go(g, c);
	else
		apply_activation(g, c);
}

static void apply_hold(struct game *g, const struct choice *c)
{
	if (asked(g, c, ASK_FIRE))
		apply_fire(g, c);
	else
		apply_form(g, c);
}

#define DEPLOY ANSWERS(ASK_DEPLOY), moro_check_deploy, moro_apply_deploy
#define ACTIVATE ANSWERS(ASK_ACTIVATE), moro_check_activation, apply_activation
#define GO ANSWERS(ASK_GO), moro_check_go, apply_go

static const struct answer_row rows[VERBS] = {
	[VERB_HIDE] = { DEPLOY }, [VERB_BLIND] = { DEPLOY }, [VERB_CLEAR] = { DEPLOY },
	[VERB_ACTIVATE] = { ACTIVATE }, [VERB_MOVE] = { ACTIVATE }, [VERB_CHARGE] = { ACTIVATE },
	[VERB_FIGHT] = { ACTIVATE }, [VERB_LIMBER] = { ACTIVATE },
	[VERB_UNLIMBER] = { ACTIVATE }, [VERB_MAN] = { ACTIVATE }, [VERB_RUN] = { ACTIVATE },
	[VERB_FORM] = { ANSWERS(ASK_ACTIVATE) | ANSWERS(ASK_GO), check_form, apply_form },
	[VERB_FIRE] = { ANSWERS(ASK_ACTIVATE) | ANSWERS(ASK_FIRE), check_fire, apply_fire },
	[VERB_HOLD] = { ANSWERS(ASK_ACTIVATE) | ANSWERS(ASK_GO) | ANSWERS(ASK_FIRE),
		check_hold, apply_hold },
	[VERB_GO] = { GO }, [VERB_PLACE] = { GO }, [VERB_LEAVE] = { GO },
	[VERB_PLAY_ON] = { ANSWERS(ASK_PLAY_ON), NULL, answer_play_on },
	[VERB_DONE] = { 0, NULL, NULL },
};

const struct answers moro_answers = { rows, VERBS, "M-2", NULL };
