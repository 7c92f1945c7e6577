/* What minds of risk tell: see risk_told.h. */
#include "config.h"
#include "unit.h"
#include "risk_told.h"
#include "systems/risk/judges.h"

enum { ANSWERS_MAX = 100 };

static struct told read_told(const struct trial *t, const struct choice *c, int unit)
{
	struct told told = { .order = (enum order)c->argument[1].value, .target = NOBODY };

	told.from = told.goal = t->game->figures[risk_guide(t->game, unit)].cell;
	if (c->n > 2 && c->argument[2].kind == ARGUMENT_CELL)
		told.goal = c->argument[2].value;
	if (c->n > 2 && c->argument[2].kind == ARGUMENT_UNIT)
		told.target = c->argument[2].value;
	return told;
}

struct told told_to(struct trial *t, const char *id)
{
	const int unit = trial_unit(t, id), seat = game_seat_of_unit(t->game, unit);

	if (seat >= t->setup->n_sides)
		risk_play(t, STAGE_WORDS);
	for (int i = 0; i < ANSWERS_MAX; i++) {
		const struct decision *d = game_decision(t->game, seat, NOBODY);
		struct choice c;

		assert_non_null(d);
		c = told_choice(t, d);
		if (c.verb == VERB_DONE)
			fail_msg("the seat is done without a word for %s", id);
		if (c.verb == VERB_ORDER && c.argument[0].value == unit)
			return read_told(t, &c, unit);
		game_step(t->game, &c, event_log_sink(t->log));
	}
	fail_msg("the seat answers without end");
	return (struct told){ .order = ORDER_NONE };
}
