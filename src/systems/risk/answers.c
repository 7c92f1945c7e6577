/* Answers: which verb answers which decision, and what each does.
 *
 * One row a verb: the decision it belongs to, its check and its deed.  A decision about
 * one unit is closed by its answer; those of a whole seat (orders, fire) stay open until
 * `done`.
 */
#include <assert.h>

#include "systems/risk/risk.h"

typedef bool check_fn(const struct game *g, const struct choice *c, struct reason *why);
typedef void apply_fn(struct game *g, const struct choice *c);

/* The open decision of this kind that the choice's unit is about; NULL if none is. */
static const struct decision *asked(const struct game *g, const struct choice *c,
	enum risk_decision kind)
{
	for (int i = 0; i < g->n_decisions; i++) {
		const struct decision *d = &g->decisions[i];

		if (d->seat != c->seat || d->kind != kind)
			continue;
		if (d->unit < 0 || (c->argument[0].kind == ARGUMENT_UNIT
				&& c->argument[0].value == d->unit))
			return d;
	}
	return NULL;
}

static bool yes(const struct choice *c)
{
	return c->argument[c->n - 1].value == ANSWER_YES;
}

static void close_decision(struct game *g, const struct choice *c, enum risk_decision kind)
{
	const struct decision *d = asked(g, c, kind);

	assert(d != NULL);
	game_answered(g, d->id);
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
	risk_hand(g, c->argument[0].value, c->argument[1].value);
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
	close_decision(g, c, ASK_FOLLOW);
	risk_unit_of(g, c->argument[0].value)->follows = yes(c);
}

static void apply_play_on(struct game *g, const struct choice *c)
{
	close_decision(g, c, ASK_PLAY_ON);
	if (!yes(c))
		risk_game_of(g)->finished = true;
	else if (g->n_decisions == 0 && !risk_game_of(g)->finished)
		risk_game_of(g)->playing_on = true;
}

static const struct answer {
	enum risk_decision kind;
	check_fn *check;	/* NULL: nothing more to ask */
	apply_fn *apply;
} answers[VERBS] = {
	[VERB_ORDER] = { ASK_ORDERS, risk_check_order, risk_apply_order },
	[VERB_PLACE] = { ASK_ORDERS, risk_check_order, risk_apply_order },
	[VERB_HAND] = { ASK_ORDERS, check_hand, apply_hand },
	[VERB_JOIN] = { ASK_ORDERS, check_join, apply_join },
	[VERB_FIRE] = { ASK_FIRE, risk_check_fire, risk_apply_fire },
	[VERB_AIM] = { ASK_FIRE, risk_check_fire, risk_apply_fire },
	[VERB_HOLD] = { ASK_FIRE, risk_check_fire, risk_apply_fire },
	[VERB_FOLLOW] = { ASK_FOLLOW, NULL, apply_follow },
	[VERB_PLAY_ON] = { ASK_PLAY_ON, NULL, apply_play_on },
	[VERB_DONE] = { ASKS, NULL, NULL },
};

/* How the verb that answers a decision is written. */
static const char *usage_of(const struct game *g, enum risk_decision kind)
{
	for (int v = 0; v < VERBS; v++)
		if (answers[v].kind == kind)
			return g->system->verbs[v].usage;
	return "";
}

static bool check_done(const struct game *g, const struct choice *c, struct reason *why)
{
	enum risk_decision open = ASKS;

	for (int i = 0; i < g->n_decisions; i++) {
		if (g->decisions[i].seat != c->seat)
			continue;
		if (g->system->decisions[g->decisions[i].kind].done != NULL)
			return true;
		open = (enum risk_decision)g->decisions[i].kind;
	}
	return refuse(why, "", "this question wants an answer, not `done`: expected `%s`",
		usage_of(g, open));
}

static void apply_done(struct game *g, const struct choice *c)
{
	for (int i = 0; i < g->n_decisions; i++) {
		const struct decision *d = &g->decisions[i];

		if (d->seat == c->seat && g->system->decisions[d->kind].done != NULL) {
			game_answered(g, d->id);
			return;
		}
	}
}

/* A verb at the wrong time is told which questions are open instead. */
static bool wrong_time(const struct game *g, const struct choice *c, struct reason *why)
{
	for (int i = 0; i < g->n_decisions; i++)
		if (g->decisions[i].seat == c->seat)
			return refuse(why, "K-10", "not now: %s",
				g->system->decisions[g->decisions[i].kind].prompt);
	return refuse(why, "K-10", "nothing is asked of you now");
}

bool risk_check(const struct game *g, const struct choice *c, struct reason *why)
{
	const struct answer *a = &answers[c->verb];

	if (c->verb == VERB_DONE)
		return check_done(g, c, why);
	if (asked(g, c, a->kind) == NULL)
		return wrong_time(g, c, why);
	return a->check == NULL || a->check(g, c, why);
}

void risk_apply(struct game *g, const struct choice *c)
{
	if (c->verb == VERB_DONE)
		apply_done(g, c);
	else
		answers[c->verb].apply(g, c);
}
