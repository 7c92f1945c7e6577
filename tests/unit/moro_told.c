/* What the minds of the Moro room answer: see moro_told.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "moro_told.h"
#include "systems/moro/mind/minds.h"

static struct choice answer(const struct trial *t)
{
	struct choice c;
	struct reason why;
	struct view *view;
	const struct decision *d;

	assert_true(t->game->n_decisions > 0);
	d = &t->game->decisions[0];
	view = view_new(t->game, d->seat);
	assert_non_null(view);
	if (d->seat < t->setup->n_sides)
		decide_command(view, &view->game.decisions[0], &c);
	else
		decide_obey(view, &view->game.decisions[0], &c);
	if (!game_check(&view->game, &c, &why) || !game_check(t->game, &c, &why))
		fail_msg("an answer that is refused (%s): %s", why.rule, why.text);
	view_free(view);
	return c;
}

const char *moro_told(const struct trial *t)
{
	static char line[CHOICE_LINE_MAX];
	const struct choice c = answer(t);

	choice_write(t->game, &c, line, sizeof line);
	return line;
}

const char *moro_tells(struct trial *t)
{
	const struct choice c = answer(t);
	const char *line = moro_told(t);

	game_step(t->game, &c, event_log_sink(t->log));
	return line;
}

void moro_word(struct trial *t, const char *side, const char *unit, enum action word)
{
	char line[64];
	struct moro_unit *u = moro_unit_in(t, unit);

	moro_hand(t, side);
	trial_dice(t, "1");
	snprintf(line, sizeof line, "activate %s", unit);
	moro_do(t, line);
	u->test.action = (int8_t)word;
	u->word = (uint8_t)word;
	if (word != ACTION_CARRY_ON)
		u->doing = (uint8_t)word;
}
