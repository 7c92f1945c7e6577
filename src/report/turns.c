/* Turn by turn: the story proper, with maps of its beginning, its end and the turns on which it
 * hinged. */
#include <stdio.h>
#include <string.h>

#include "report/account.h"
#include "report/atlas.h"

enum { HINGES = 3, HERO_WEIGHT = 6, UNIT_WEIGHT = 3 };

/* What a turn weighs: who fell, who broke, what was won. */
static int weight(const struct account *q, const struct event *e)
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
static void find_hinges(const struct account *q, bool hinge[TURNS_MAX + 2])
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
static void follow(struct account *q, size_t *at, size_t until)
{
	for (; *at < until; ++*at) {
		const struct event *const e = tale_event(&q->past, *at);

		if (e)
			tale_follow(&q->past, e);
	}
}

static void put_map(struct account *q, bool hinge, int turn)
{
	struct doc_piece *const map = turn == 0
		? doc_add(q->doc, DOC_MAP, turn, "The table before turn 1.")
		: doc_add(q->doc, DOC_MAP, turn, "The table at the end of turn %d.", turn);

	map->atlas = q->atlas;
	map->hinge = hinge;
}

static void end_turn(struct account *q, const bool *hinge, bool last)
{
	const int turn = q->past.turn;

	if (turn > 0 && (hinge[turn] || last))
		put_map(q, hinge[turn], turn);
}

/* A story that a player told of his hero's escape has a figure. */
static void tell_story(struct account *q, const struct tale_line *line)
{
	const struct event *const e = event_log_at(q->log, line->first);

	if (e->figure >= 0) {
		doc_open(q->doc, DOC_PARAGRAPH, 0, "");
		doc_add(q->doc, DOC_WORDS, 0, "What is told of %s, to cheat death:",
			words_of_figure(&q->past, e->figure).text);
		doc_close(q->doc);
	}
	doc_add(q->doc, DOC_PROSE, 1, "%s", line->text);
}

/* ---- sentences and their dice ---- */

static void tell_die(struct account *q, const struct event *e)
{
	char text[LINE_MAX_BYTES];

	view_event_text(q->g, e, text, sizeof text);
	doc_open(q->doc, DOC_DIE, 0, text);
	for (int i = 0; i < e->roll.n_modifiers && view_roll_line(q->g, e, i + 1, text,
			sizeof text); i++)
		doc_add(q->doc, DOC_WORDS, 0, "%s", text);
	doc_close(q->doc);
}

static void tell_sentence(struct account *q, const struct tale_line *line)
{
	doc_open(q->doc, DOC_SENTENCE, 0, line->text);
	for (int i = 0; i < line->n_proof; i++) {
		const struct event *const e = event_log_at(q->log, line->proof[i]);

		if (e->kind == EVENT_ROLL)
			tell_die(q, e);
	}
	doc_close(q->doc);
}

/* The dice that nothing came of are in the ledger. */
static bool is_told(const struct tale_line *line)
{
	return line->kind == TALE_SENTENCE && strcmp(line->word, "dice") != 0;
}

/* Sentences of one part are a paragraph. */
static void tell_paragraph(struct account *q, const struct tale *t, int i)
{
	const struct tale_line *const line = tale_line(t, i);
	const struct tale_line *const before = i > 0 ? tale_line(t, i - 1) : NULL;
	const struct tale_line *const next = i + 1 < tale_count(t) ? tale_line(t, i + 1) : NULL;

	if (before == NULL || !is_told(before) || before->part != line->part)
		doc_open(q->doc, DOC_PARAGRAPH, 0, "");
	tell_sentence(q, line);
	if (next == NULL || !is_told(next) || next->part != line->part)
		doc_close(q->doc);
}

static void tell_turn(struct account *q, const struct tale_line *line)
{
	char title[32];

	snprintf(title, sizeof title, "Turn %d",
		(int)event_log_at(q->log, line->first)->number);
	report_heading(q, 2, title);
}

static void tell_lines(struct account *q, const struct tale *t, const bool *hinge)
{
	size_t at = 0;

	for (int i = 0; i < tale_count(t); i++) {
		const struct tale_line *const line = tale_line(t, i);

		switch (line->kind) {
		case TALE_TURN:
			follow(q, &at, line->first);
			end_turn(q, hinge, false);
			tell_turn(q, line);
			break;
		case TALE_STORY:
			tell_story(q, line);
			break;
		case TALE_SENTENCE:
			if (is_told(line))
				tell_paragraph(q, t, i);
			break;
		}
	}
	follow(q, &at, event_log_count(q->log));
	end_turn(q, hinge, true);
}

static void put_slider(struct account *q)
{
	struct doc_piece *const turns = doc_add(q->doc, DOC_TURNS, q->level + 2, "%s",
		"The map, turn by turn");

	turns->atlas = q->atlas;
}

bool report_turns(struct account *q)
{
	bool hinge[TURNS_MAX + 2];
	struct tale *const t = tale_new(q->g, q->past.seat, q->log, 0, event_log_count(q->log),
		TALE_PAGE_A_TURN);

	if (t == NULL)
		return false;
	find_hinges(q, hinge);
	report_heading(q, 1, "The story");
	doc_add(q->doc, DOC_PROSE, 1, "%s", q->g->setup->briefing);
	put_map(q, false, 0);
	tell_lines(q, t, hinge);
	put_slider(q);
	report_strength(q);
	tale_free(t);
	return true;
}
