/* Turn by turn: the story proper, with sketches of the turns on which it hinged. */
#include <string.h>

#include "report/deeds.h"

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
		const struct event *const e = report_event(q, i);

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

static void end_turn(struct markdown *q, struct deeds *d, const bool *hinge)
{
	char caption[80];

	deeds_tell(d);
	if (q->turn <= 0 || !hinge[q->turn])
		return;
	snprintf(caption, sizeof caption, "The table at the end of turn %d.", q->turn);
	report_sketch(q, caption);
}

/* A story that a player told of his hero's escape has a figure. */
static void tell_story(struct markdown *q, const struct event *e)
{
	if (e->figure >= 0) {
		markdown_text(q, "How ");
		markdown_text(q, words_of_figure(q, e->figure).text);
		markdown_text(q, " cheated death, as it is told:");
		fputs("\n\n", q->out);
	}
	markdown_prose(q, "> ", e->word);
}

static void tell_event(struct markdown *q, struct deeds *d, const struct event *e,
	const bool *hinge)
{
	switch (e->kind) {
	case EVENT_TURN:
		end_turn(q, d, hinge);
		deeds_turn(d);
		markdown_heading(q, 2, "Turn %d", e->number);
		break;
	case EVENT_PHASE:
		deeds_tell(d);
		break;
	case EVENT_STORY:
		deeds_tell(d);
		tell_story(q, e);
		break;
	case EVENT_END:
		deeds_tell(d);
		break;
	default:
		deeds_take(d, e);
		break;
	}
	report_follow(q, e);
}

void report_turns(struct markdown *q)
{
	bool hinge[TURNS_MAX + 2];
	struct deeds d = { .q = q };

	find_hinges(q, hinge);
	deeds_forget(&d);
	deeds_turn(&d);
	markdown_heading(q, 1, "The story");
	markdown_prose(q, "> ", q->g->setup->briefing);
	for (size_t i = 0; i < event_log_count(q->log); i++) {
		const struct event *const e = report_event(q, i);

		if (!e)
			continue;
		if (q->turn == 0 && e->kind == EVENT_MOVE)
			report_follow(q, e);	/* who stands where as it begins */
		else
			tell_event(q, &d, e, hinge);
	}
	end_turn(q, &d, hinge);
}
