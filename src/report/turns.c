/* Turn by turn: the story proper, with sketches of the turns on which it hinged. */
#include <string.h>

#include "report/markdown.h"

enum { HINGES = 3, HERO_WEIGHT = 6, UNIT_WEIGHT = 3 };

/* What a turn weighs: who fell, who broke, what was won. */
static int weight(const struct markdown *q, const struct event *e)
{
	const bool hero = e->figure >= 0 && e->figure < q->g->n_figures
		&& q->g->setup->figures[e->figure].hero;

	switch (e->kind) {
	case EVENT_LIFE:
		return (e->number == LIFE_DEAD || e->number == LIFE_WOUNDED)
			* (hero ? HERO_WEIGHT : 1);
	case EVENT_CAPTURE:
		return hero ? HERO_WEIGHT : 1;
	case EVENT_STATE:
		return strcmp(e->word, "routing") == 0 || strcmp(e->word, "surrendered") == 0
			? UNIT_WEIGHT : 0;
	case EVENT_ITEM:
	case EVENT_SIDE:
		return UNIT_WEIGHT;
	default:
		return 0;
	}
}

/* Marks the turns that weighed most. */
static void find_hinges(const struct markdown *q, bool hinge[TURNS_MAX + 2])
{
	int weights[TURNS_MAX + 2] = { 0 };
	int turn = 0;

	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = tale_event(&q->past, i);

		if (!e)
			continue;
		if (e->kind == EVENT_TURN && e->number >= 0 && e->number <= TURNS_MAX)
			turn = e->number;
		weights[turn] += weight(q, e);
	}
	memset(hinge, 0, (TURNS_MAX + 2) * sizeof *hinge);
	for (int n = 0; n < HINGES; n++) {
		int best = 0;

		for (int t = 1; t <= TURNS_MAX; t++)
			if (!hinge[t] && weights[t] > (best == 0 ? 0 : weights[best]))
				best = t;
		hinge[best] = best > 0;
	}
}

/* Goes on to an event: the table as it stood before it. */
static void follow(struct markdown *q, size_t *at, size_t until)
{
	for (; *at < until; ++*at) {
		const struct event *const e = tale_event(&q->past, *at);

		if (e)
			tale_follow(&q->past, e);
	}
}

static void end_turn(struct markdown *q, const bool *hinge)
{
	char caption[80];

	if (q->past.turn <= 0 || !hinge[q->past.turn])
		return;
	snprintf(caption, sizeof caption, "The table at the end of turn %d.", q->past.turn);
	report_sketch(q, caption);
}

/* A story that a player told of his hero's escape has a figure. */
static void tell_story(struct markdown *q, const struct tale_line *line)
{
	const struct event *const e = event_log_at(q->log, line->first);

	if (e->figure >= 0) {
		markdown_text(q, "What is told of ");
		markdown_text(q, words_of_figure(&q->past, e->figure).text);
		markdown_text(q, ", to cheat death:");
		fputs("\n\n", q->out);
	}
	markdown_prose(q, "> ", line->text);
}

/* Sentences of one part are a paragraph. */
static void tell_sentence(struct markdown *q, const struct tale_line *line,
	const struct tale_line *next)
{
	const bool goes_on = next != NULL && next->kind == TALE_SENTENCE
		&& next->part == line->part;

	markdown_text(q, line->text);
	fputs(goes_on ? " " : "\n\n", q->out);
}

static void tell_lines(struct markdown *q, const struct tale *t, const bool *hinge)
{
	size_t at = 0;

	for (int i = 0; i < tale_count(t); i++) {
		const struct tale_line *const line = tale_line(t, i);

		switch (line->kind) {
		case TALE_TURN:
			follow(q, &at, line->first);
			end_turn(q, hinge);
			markdown_heading(q, 2, "Turn %d",
				event_log_at(q->log, line->first)->number);
			break;
		case TALE_STORY:
			tell_story(q, line);
			break;
		case TALE_SENTENCE:
			if (strcmp(line->word, "dice") == 0)
				break;	/* they are in the ledger */
			tell_sentence(q, line, i + 1 < tale_count(t) ? tale_line(t, i + 1) : NULL);
			break;
		}
	}
	follow(q, &at, event_log_count(q->log));
	end_turn(q, hinge);
}

bool report_turns(struct markdown *q)
{
	bool hinge[TURNS_MAX + 2];
	struct tale *const t = tale_new(q->g, q->past.seat, q->log, 0, event_log_count(q->log),
		TALE_PAGE_A_TURN);

	if (t == NULL)
		return false;
	find_hinges(q, hinge);
	markdown_heading(q, 1, "The story");
	markdown_prose(q, "> ", q->g->setup->briefing);
	tell_lines(q, t, hinge);
	tale_free(t);
	return true;
}
