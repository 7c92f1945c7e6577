/* Answers to decisions: answers.h. */
#include <assert.h>

#include "skirmish/skirmish.h"
#include "skirmish/turn/answers.h"
#include "skirmish/turn/stages.h"

const char *const answer_words[] = { [ANSWER_YES] = "yes", [ANSWER_NO] = "no", NULL };

bool answer_is_yes(const struct choice *c)
{
	return c->argument[c->n - 1].value == ANSWER_YES;
}

void answer_play_on(struct game *g, const struct choice *c)
{
	struct walk *w = stages_walk_of(g);

	answers_close(g, c, skirmish_of(g)->stages->play_on);
	if (!answer_is_yes(c))
		w->finished = true;
	else if (g->n_decisions == 0 && !w->finished)
		w->playing_on = true;
}

static const struct answers *answers_of(const struct game *g)
{
	return skirmish_of(g)->answers;
}

static bool about(const struct game *g, const struct decision *d, const struct choice *c)
{
	const struct argument *a = &c->argument[0];

	if (answers_of(g)->about != NULL)
		return answers_of(g)->about(g, d, c);
	if (a->kind == ARGUMENT_FIGURE)
		return g->figures[a->value].unit == d->unit;
	return a->kind == ARGUMENT_UNIT && a->value == d->unit;
}

const struct decision *answers_asked(const struct game *g, const struct choice *c, int kind)
{
	for (int i = 0; i < g->n_decisions; i++) {
		const struct decision *d = &g->decisions[i];

		if (d->seat == c->seat && d->kind == kind && (d->unit < 0 || about(g, d, c)))
			return d;
	}
	return NULL;
}

void answers_close(struct game *g, const struct choice *c, int kind)
{
	const struct decision *d = answers_asked(g, c, kind);

	assert(d != NULL);
	game_answered(g, d->id);
}

/* How the verb that answers a decision is written. */
static const char *usage_of(const struct answers *a, const struct game *g, int kind)
{
	for (int v = 0; v < a->n; v++)
		if (a->rows[v].kinds & ANSWERS(kind))
			return g->system->verbs[v].usage;
	return "";
}

/* Whether an open decision of any of a row's kinds is answered by the choice.  Rulings,
 * which have no kind of the system's, are asked of the Game Master's seat alone. */
static bool asked_any(const struct answers *a, const struct game *g, const struct choice *c)
{
	for (int i = 0; i < g->n_decisions; i++) {
		const int kind = g->decisions[i].kind;

		if (g->decisions[i].seat == c->seat && (a->rows[c->verb].kinds & ANSWERS(kind))
			&& answers_asked(g, c, kind) != NULL)
			return true;
	}
	return false;
}

/* A verb at the wrong time is told what is asked instead.  Something is, or nobody would be
 * listened to (game_check()); but a menu may be drawn once more of a question that others have
 * closed. */
static bool wrong_time(const struct answers *a, const struct game *g, const struct choice *c,
	struct reason *why)
{
	const struct decision *open = game_decision(g, c->seat, NOBODY);

	if (open == NULL)
		return refuse(why, "", "nothing is asked of you now");
	return refuse(why, a->rule, "not now: %s", g->system->decisions[open->kind].prompt);
}

/* The seat's decision that `done` closes, or NULL. */
static const struct decision *closed_by_done(const struct game *g, int seat)
{
	for (int i = 0; i < g->n_decisions; i++) {
		const struct decision *d = &g->decisions[i];

		if (d->seat == seat && g->system->decisions[d->kind].done != NULL)
			return d;
	}
	return NULL;
}

static bool check_done(const struct answers *a, const struct game *g, const struct choice *c,
	struct reason *why)
{
	if (closed_by_done(g, c->seat) != NULL)
		return true;
	return refuse(why, "", "this question wants an answer, not `done`: expected `%s`",
		usage_of(a, g, game_decision(g, c->seat, NOBODY)->kind));
}

bool answers_check(const struct game *g, const struct choice *c, struct reason *why)
{
	const struct answers *a = answers_of(g);
	const struct answer_row *row = &a->rows[c->verb];

	if (row->apply == NULL)
		return check_done(a, g, c, why);
	if (!asked_any(a, g, c))
		return wrong_time(a, g, c, why);
	return row->check == NULL || row->check(g, c, why);
}

void answers_apply(struct game *g, const struct choice *c)
{
	const struct answer_row *row = &answers_of(g)->rows[c->verb];

	if (row->apply == NULL)
		game_answered(g, closed_by_done(g, c->seat)->id);
	else
		row->apply(g, c);
}
