/* Opened: what lies beneath a line or a sentence: the events that prove it, and of each roll
 * its sum, its modifiers and their rules.  See play.h.
 */
#include <stdio.h>
#include <stdlib.h>

#include "cliffhanger/tale.h"
#include "tui/play.h"

enum { TEXT_MAX = 512 };

static const struct event *event_at(const struct play *p, size_t at)
{
	return event_log_at(session_log(p->session), at);
}

static void write_roll(struct play *p, const struct event *e, struct buffer *buffer)
{
	char text[TEXT_MAX] = "";

	buffer_add(buffer, "\n# The sum\n");
	for (int i = 0; view_roll_line(&p->view->game, e, i, text, sizeof text); i++)
		buffer_add(buffer, "%s\n", text);
	sheets_rule(p, e->roll.rule, buffer);
	for (int i = 0; i < e->roll.n_modifiers; i++)
		sheets_rule(p, e->roll.modifiers[i].rule, buffer);
}

void opened_event(struct play *p, size_t at)
{
	struct reader_text show = { .ink = INK_PLAIN, .browser = &p->browser };
	const struct event *const e = event_at(p, at);
	struct buffer buffer = { 0 };
	char text[TEXT_MAX] = "";

	view_event_text(&p->view->game, e, text, sizeof text);
	buffer_add(&buffer, "%s\n", text);
	if (e->kind == EVENT_ROLL)
		write_roll(p, e, &buffer);
	show.title = e->kind == EVENT_ROLL ? "a roll" : "what happened";
	show.text = buffer_text(&buffer);
	show.cite = cited_event(p, e);
	reader_show(p->tui, &show);
	buffer_free(&buffer);
}

/* A page of events, a line each, that can be opened. */
struct opened {
	struct play *play;
	const size_t *events;
};

static void choose(void *who, int choice)
{
	const struct opened *const o = who;

	opened_event(o->play, o->events[choice]);
}

static void open_events(struct play *p, const char *title, const char *head, const size_t *events,
	int n)
{
	struct opened opened = { p, events };
	struct reader_choice *const choices = calloc((size_t)n + 1, sizeof *choices);
	struct buffer buffer = { 0 };
	struct reader_text show = { .title = title, .ink = INK_PLAIN, .browser = &p->browser,
		.choices = choices, .n_choices = n, .choose = choose, .who = &opened };

	if (choices == NULL)
		return;
	buffer_add(&buffer, "%s%s", head, head[0] != '\0' ? "\n\n" : "");
	for (int i = 0; i < n; i++) {
		char text[TEXT_MAX] = "";

		view_event_text(&p->view->game, event_at(p, events[i]), text, sizeof text);
		choices[i].start = buffer.used;
		buffer_add(&buffer, "%s", text);
		choices[i].bytes = buffer.used - choices[i].start;
		buffer_add(&buffer, "\n");
	}
	show.text = buffer_text(&buffer);
	reader_show(p->tui, &show);
	buffer_free(&buffer);
	free(choices);
}

void opened_events(struct play *p, const char *title, const size_t *events, int n)
{
	open_events(p, title, "", events, n);
}

void opened_sentence(struct play *p, const struct tale_line *line)
{
	if (line->n_proof == 1)
		opened_event(p, line->proof[0]);
	else if (line->n_proof > 1)
		open_events(p, "what proves it", line->text, line->proof, line->n_proof);
	else
		reader_help(p->tui, "what proves it", "Nothing was thrown for this: they went, "
			"and the map shows where to.");
}
