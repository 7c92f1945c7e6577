/* What minds answer: see told.h. */
#include "config.h"
#include "unit.h"
#include "cliffhanger/view.h"
#include "skirmish/commander/decide.h"
#include "told.h"

struct choice told_choice(const struct trial *t, const struct decision *d)
{
	struct view *view = view_new(t->game, d->seat);
	struct reason why = { "", "" };
	struct choice c = { .seat = d->seat };

	assert_non_null(view);
	if (d->seat < t->setup->n_sides)
		decide_command(view, d, &c);
	else
		decide_obey(view, d, &c);
	if (!game_check(&view->game, &c, &why) || !game_check(t->game, &c, &why))
		fail_msg("a mind's answer is refused: %s (%s)", why.text, why.rule);
	view_free(view);
	return c;
}

const char *told_line(const struct trial *t, const struct choice *c)
{
	static char line[CHOICE_LINE_MAX];

	choice_write(t->game, c, line, sizeof line);
	return line;
}

const char *told_and_done(struct trial *t, const struct choice *c)
{
	const char *line = told_line(t, c);

	game_step(t->game, c, event_log_sink(t->log));
	return line;
}
