/* Answers: see answers.h. */
#include "config.h"
#include <string.h>
#include "unit.h"
#include "answers.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/view.h"
#include "played.h"
#include "systems/adventure/adventure.h"

enum { ANSWERS_MAX = 400 };

struct choice answer_choice(const struct trial *t, const struct decision *d)
{
	const struct mind *mind = d->seat < t->setup->n_sides ? minds[0] : &mind_tables;
	struct view *view = view_new(t->game, d->seat);
	struct reason why = { "", "" };
	struct choice c;

	assert_non_null(view);
	memset(&c, 0, sizeof c);
	c.seat = d->seat;
	mind->answer(mind, view, d, &c);
	if (!game_check(&view->game, &c, &why))
		fail_msg("a mind's answer is refused: %s (%s)", why.text, why.rule);
	view_free(view);
	return c;
}

static void step(struct trial *t)
{
	const struct choice c = answer_choice(t, &t->game->decisions[0]);

	game_step(t->game, &c, event_log_sink(t->log));
}

void answer_until(struct trial *t, enum stage stage)
{
	for (int i = 0; i < ANSWERS_MAX; i++) {
		if (adv_game_of(t->game)->walk.stage == stage && t->game->n_decisions > 0)
			return;
		assert_true(t->game->n_decisions > 0);
		step(t);
	}
	fail_msg("stage %d is not reached", (int)stage);
}

static struct answer no_answer(const struct trial *t, int unit)
{
	struct answer a = { .given = false, .target = NOBODY };

	a.from = a.goal = unit < 0 ? CELL_NONE : game_unit_cell(t->game, unit);
	return a;
}

static struct answer read_answer(const struct trial *t, const struct choice *c, int unit)
{
	struct answer a = no_answer(t, unit);

	a.given = true;
	a.verb = (enum adv_verb)c->verb;
	for (int i = 0; i < c->n; i++) {
		const struct argument *x = &c->argument[i];

		if (x->kind == ARGUMENT_WORD && a.verb == VERB_ORDER)
			a.mode = (enum mode)x->value;
		else if (x->kind == ARGUMENT_WORD)
			a.yes = x->value == ANSWER_YES;
		else if (x->kind == ARGUMENT_CELL)
			a.goal = x->value;
		else if (x->kind == ARGUMENT_UNIT && i > 0)
			a.target = x->value;
	}
	return a;
}

static bool is_about(const struct game *g, const struct choice *c, int unit)
{
	if (c->n == 0)
		return false;
	return c->argument[0].kind == ARGUMENT_UNIT ? c->argument[0].value == unit
		: c->argument[0].kind == ARGUMENT_FIGURE
			&& g->figures[c->argument[0].value].unit == unit;
}

struct answer answer_for(struct trial *t, const char *id)
{
	const int unit = trial_unit(t, id);
	const int seat = game_seat_of_unit(t->game, unit);

	for (int i = 0; i < ANSWERS_MAX; i++) {
		const struct decision *d = game_decision(t->game, seat, NOBODY);
		struct choice c;

		if (d == NULL)
			return no_answer(t, unit);
		c = answer_choice(t, d);
		if (c.verb == VERB_DONE)
			return no_answer(t, unit);
		if (is_about(t->game, &c, unit))
			return read_answer(t, &c, unit);
		game_step(t->game, &c, event_log_sink(t->log));
	}
	fail_msg("a mind answers without end");
	return no_answer(t, unit);
}

struct answer order_of(struct trial *t, const char *id)
{
	return answer_for(t, id);
}

struct answer fire_of(struct trial *t, const char *id)
{
	answer_until(t, STAGE_FIRE);
	return answer_for(t, id);
}

struct answer answer_to(struct trial *t, enum adv_decision kind)
{
	for (int i = 0; i < t->game->n_decisions; i++) {
		const struct decision *d = &t->game->decisions[i];

		if (d->kind == kind) {
			const struct choice c = answer_choice(t, d);

			return read_answer(t, &c, d->unit);
		}
	}
	fail_msg("no decision of kind %d is open", (int)kind);
	return no_answer(t, NOBODY);
}

/* ---- preparing ---- */

struct adv_unit *state_of(const struct trial *t, const char *id)
{
	return adv_unit_of(t->game, trial_unit(t, id));
}

void suppress(const struct trial *t, const char *id)
{
	state_of(t, id)->suppressed_until = (int16_t)(t->game->turn + 1);
}

cell_t place_of(const struct trial *t, const char *id)
{
	return game_unit_cell(t->game, trial_unit(t, id));
}

/* The commanders are done, the tables have spoken; what they said is replaced. */
void give_word(struct trial *t, const char *id, enum action word)
{
	while (adv_game_of(t->game)->walk.stage == STAGE_ORDERS)
		trial_do(t, t->game->decisions[0].seat, "done");
	state_of(t, id)->routing = false;
	state_of(t, id)->test.action = (int8_t)word;
	state_of(t, id)->doing = (uint8_t)word;
}

void begin_uncommanded(struct trial *t, const char *drawing, const char *id,
	enum action word)
{
	struct setup *s = build_setup(&system_rugged, drawing);

	((struct setup_unit *)&s->units[setup_find_unit(s, id)])->uncommanded = true;
	trial_begin_with(t, s, "");
	give_word(t, id, word);
}

/* ---- judging ---- */

int32_t moved(const struct trial *t, const struct answer *a)
{
	return table_distance(t->game->table, a->from, a->goal);
}

int32_t nearer(const struct trial *t, const struct answer *a, const char *id)
{
	const cell_t to = place_of(t, id);

	return table_distance(t->game->table, a->from, to)
		- table_distance(t->game->table, a->goal, to);
}

bool covered(const struct trial *t, cell_t cell)
{
	const struct ground *g = table_ground(t->game->table, cell);

	return g->cover != COVER_NONE || g->conceals;
}

void expect_stays(const struct answer *a)
{
	if (!a->given)
		return;
	assert_int_equal(a->verb, VERB_ORDER);
	assert_int_equal(a->goal, a->from);
	assert_int_not_equal(a->mode, MODE_CHARGE);
}

void expect_charges(const struct trial *t, const struct answer *a, const char *id)
{
	assert_true(a->given);
	assert_int_equal(a->mode, MODE_CHARGE);
	assert_int_equal(a->target, trial_unit(t, id));
}
