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
static void tell_sentence(struct markdown *q, const char *text, bool goes_on)
{
	markdown_text(q, text);
	fputs(goes_on ? " " : "\n\n", q->out);
}

/* ---- what a chronicle leaves out ---- */

static bool says(const struct tale_line *line, const char *word)
{
	return strcmp(line->word, word) == 0;
}

/* What nobody would retell: who only moved, shots that hit nobody, heads that were kept down,
 * a fight that goes on as it was, nerves that held or came back, small doings.  The dice are
 * in the ledger. */
static bool is_left_out(const struct tale_line *line)
{
	static const char *const trifles[] = { "pinned", "afraid", "shaken", "up again" };
	bool out = line->quiet || (line->grade == TALE_REST && (says(line, "fires")
		|| says(line, "holds") || says(line, "fights") || says(line, "")));

	for (size_t i = 0; i < sizeof trifles / sizeof trifles[0]; i++)
		out |= says(line, trifles[i]);
	return line->kind == TALE_SENTENCE && out;
}

/* Whether the turn that begins with a line has anything else to tell. */
static bool tells(const struct tale *t, int turn)
{
	for (int i = turn + 1; i < tale_count(t) && tale_line(t, i)->kind != TALE_TURN; i++)
		if (!is_left_out(tale_line(t, i)))
			return true;
	return false;
}

/* A turn of which nothing is told has a sentence: that there was firing, or where they went. */
static void tell_nothing(struct markdown *q, const struct tale *t, int turn)
{
	static const char *const fired[] = { "There was fighting, and nobody fell.",
		"Much was ventured, and nobody was down for it.",
		"It went to and fro, and nobody fell.", "Neither gave way." };
	const struct tale_line *quiet = NULL;

	for (int i = turn + 1; i < tale_count(t) && tale_line(t, i)->kind != TALE_TURN; i++) {
		const struct tale_line *const line = tale_line(t, i);

		if (!line->quiet) {
			tell_sentence(q, fired[(size_t)q->past.turn % (sizeof fired
				/ sizeof fired[0])], false);
			return;
		}
		if (!says(line, "dice"))
			quiet = line;
	}
	tell_sentence(q, quiet != NULL ? quiet->text : "Nobody stirred.", false);
}

/* The next sentence that is told, or NULL. */
static const struct tale_line *next_told(const struct tale *t, int i)
{
	for (i++; i < tale_count(t); i++)
		if (!is_left_out(tale_line(t, i)))
			return tale_line(t, i);
	return NULL;
}

/* ---- line by line ---- */

static void begin_turn(struct markdown *q, const struct tale *t, int i, size_t *at,
	const bool *hinge)
{
	const struct tale_line *const line = tale_line(t, i);

	follow(q, at, line->first);
	end_turn(q, hinge);
	markdown_heading(q, 2, "Turn %d", event_log_at(q->log, line->first)->number);
	if (!tells(t, i))
		tell_nothing(q, t, i);
}

static void tell_lines(struct markdown *q, const struct tale *t, const bool *hinge)
{
	size_t at = 0;

	for (int i = 0; i < tale_count(t); i++) {
		const struct tale_line *const line = tale_line(t, i);
		const struct tale_line *const next = next_told(t, i);

		if (line->kind == TALE_TURN)
			begin_turn(q, t, i, &at, hinge);
		else if (line->kind == TALE_STORY)
			tell_story(q, line);
		else if (!is_left_out(line))
			tell_sentence(q, is_left_out(tale_line(t, i - (i > 0))) ? line->full
				: line->text, next != NULL && next->kind == TALE_SENTENCE
				&& next->part == line->part);
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
