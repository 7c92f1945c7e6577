/* Advice on a key: three plans, each tried by playing on, to take one or to leave them.  See
 * play.h. */
#include <ctype.h>
#include <stdio.h>

#include "cliffhanger/mind.h"
#include "cliffhanger/reasons.h"
#include "cliffhanger/suggest.h"
#include "tui/chooser.h"
#include "tui/play.h"

enum { SAYS_MAX = 160, TITLE_MAX = 120 };

struct plans {
	struct advice advice;
	char lines[ADVICE_MAX][CHOICE_LINE_MAX];
	char says[ADVICE_MAX][SAYS_MAX];
	char worths[ADVICE_MAX][ADVICE_WORDS];
};

static void detail(const void *self, int row, char *text, size_t size)
{
	const struct plans *const plans = self;

	snprintf(text, size, "%s", plans->worths[row]);
	text[0] = (char)toupper((unsigned char)text[0]);
}

/* Whose plans are wanted: those of the unit in hand, if it is asked; else of who is asked. */
static int meant(const struct play *p)
{
	const int here = play_unit_here(p);

	if (here >= 0 && play_wants(p, here))
		return here;
	return p->unit >= 0 && play_wants(p, p->unit) ? p->unit : NOBODY;
}

static void think(struct play *p, struct plans *plans)
{
	play_say(p, false, "Thinking of what might be done \xE2\x80\xA6");
	screen_show(p->tui);
	mind_advise(p->view, &p->asked, meant(p), &plans->advice);
	play_say(p, false, "%s", "");
	for (int i = 0; i < plans->advice.n; i++) {
		const struct choice *const c = &plans->advice.of[i].choice;
		char *const says = plans->says[i];

		choice_write(&p->view->game, c, plans->lines[i], sizeof plans->lines[i]);
		suggest_says(p->view, &p->asked, c, says, sizeof plans->says[i]);
		says[0] = (char)toupper((unsigned char)says[0]);
		mind_advice_worth(&plans->advice, i, plans->worths[i], sizeof plans->worths[i]);
	}
}

/* "The askaris: advice". */
static void write_title(const struct play *p, const struct plans *plans, char *text, size_t size)
{
	const int unit = choice_unit(&p->view->game, &plans->advice.of[0].choice);

	if (unit >= 0)
		snprintf(text, size, "%s: advice", game_unit_name(&p->view->game, unit));
	else
		snprintf(text, size, "What might be done");
}

enum reply advice_ask(struct play *p)
{
	struct chooser_row rows[ADVICE_MAX] = { { .label = "" } };
	struct plans plans = { .advice = { .n = 0 } };
	char title[TITLE_MAX];
	struct chooser c = { .title = title, .rows = rows, .detail = detail, .self = &plans };
	int row;

	if (!p->asking || p->seat >= p->view->game.setup->n_sides) {
		play_say(p, false, "Nothing is asked of you now.");
		return REPLY_REDRAW;
	}
	think(p, &plans);
	for (int i = 0; i < plans.advice.n; i++)
		rows[i] = (struct chooser_row){ .label = plans.says[i], .key = (char)('1' + i),
			.means = plans.advice.of[i].plan };
	c.n = plans.advice.n;
	if (c.n == 0) {
		play_say(p, false, "There is nothing to advise: nothing else may be done.");
		return REPLY_REDRAW;
	}
	write_title(p, &plans, title, sizeof title);
	row = chooser_ask(p, &c);
	if (row >= 0)
		play_submit(p, plans.lines[row]);
	return REPLY_REDRAW;
}
