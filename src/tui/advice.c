/* Advice on a key: three plans, each tried by playing on, to take one or to leave them.  See
 * play.h. */
#include <stdio.h>

#include "cliffhanger/mind.h"
#include "tui/chooser.h"
#include "tui/play.h"

enum { CHOSEN_MAX = 160 };

struct plans {
	struct advice advice;
	char lines[ADVICE_MAX][CHOICE_LINE_MAX];
	char worths[ADVICE_MAX][ADVICE_WORDS];
};

static void detail(const void *self, int row, char *text, size_t size)
{
	const struct plans *const plans = self;

	snprintf(text, size, "%s\n\n%.*s", plans->worths[row], CHOSEN_MAX, plans->lines[row]);
}

static void think(struct play *p, struct plans *plans)
{
	play_say(p, false, "Thinking of what might be done \xE2\x80\xA6");
	screen_show(p->tui);
	mind_advise(p->view, &p->asked, &plans->advice);
	play_say(p, false, "%s", "");
	for (int i = 0; i < plans->advice.n; i++) {
		choice_write(&p->view->game, &plans->advice.of[i].choice, plans->lines[i],
			sizeof plans->lines[i]);
		mind_advice_worth(&plans->advice, i, plans->worths[i], sizeof plans->worths[i]);
	}
}

enum reply advice_ask(struct play *p)
{
	struct chooser_row rows[ADVICE_MAX] = { { .label = "" } };
	struct plans plans = { .advice = { .n = 0 } };
	struct chooser c = { .title = "What might be done", .rows = rows, .detail = detail,
		.self = &plans };
	int row;

	if (!p->asking || p->seat >= p->view->game.setup->n_sides) {
		play_say(p, false, "Nothing is asked of you now.");
		return REPLY_REDRAW;
	}
	think(p, &plans);
	for (int i = 0; i < plans.advice.n; i++)
		rows[i] = (struct chooser_row){ .label = plans.lines[i], .key = (char)('1' + i),
			.means = plans.advice.of[i].plan };
	c.n = plans.advice.n;
	if (c.n == 0) {
		play_say(p, false, "There is nothing to advise: nothing else may be done.");
		return REPLY_REDRAW;
	}
	row = chooser_ask(p, &c);
	if (row >= 0)
		play_submit(p, plans.lines[row]);
	return REPLY_REDRAW;
}
