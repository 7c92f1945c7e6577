/* What the minds of the participation room answer: see pp_told.h. */
#include "config.h"
#include <stdio.h>
#include <string.h>
#include "unit.h"
#include "cliffhanger/view.h"
#include "pp_told.h"
#include "systems/participation/mind/minds.h"

static struct choice answer(const struct trial *t, const char *side, bool commanded)
{
	const int seat = setup_find_side(t->setup, side) + (commanded ? 0 : t->setup->n_sides);
	struct choice c;
	struct reason why;
	struct view *view = view_new(t->game, seat);
	const struct decision *d = game_decision(&view->game, seat, -1);

	assert_non_null(view);
	if (!d)
		fail_msg("%s are not asked", side);
	if (commanded)
		decide_command(view, d, &c);
	else
		decide_obey(view, d, &c);
	if (!game_check(&view->game, &c, &why) || !game_check(t->game, &c, &why))
		fail_msg("an answer that is refused (%s): %s", why.rule, why.text);
	view_free(view);
	return c;
}

static const char *line_of(const struct trial *t, const struct choice *c)
{
	static char line[CHOICE_LINE_MAX];

	choice_write(t->game, c, line, sizeof line);
	return line;
}

const char *pp_told(const struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, true);

	return line_of(t, &c);
}

const char *pp_obeyed(const struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, false);

	return line_of(t, &c);
}

static const char *do_it(struct trial *t, const struct choice *c)
{
	const char *line = line_of(t, c);

	game_step(t->game, c, event_log_sink(t->log));
	return line;
}

const char *pp_tells(struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, true);

	return do_it(t, &c);
}

const char *pp_obeys(struct trial *t, const char *side)
{
	const struct choice c = answer(t, side, false);

	return do_it(t, &c);
}

void pp_word(struct trial *t, const char *unit, enum action word)
{
	struct pp_unit *u = pp_unit_in(t, unit);

	u->test_turn = t->game->turn;
	u->test.action = (int8_t)word;
	u->word = (uint8_t)word;
	if (word != ACTION_CARRY_ON)
		u->mind = (uint8_t)word;
}
