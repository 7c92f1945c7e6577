/* Told: a turn in the narrator's sentences (tale.h), for whoever would rather not read dice. */
#include "config.h"

#include <string.h>

#include "cliffhanger/tale.h"
#include "plain/ui.h"

/* The turn in which an event happened: of that which begins one, that one. */
static int turn_of(const struct event *e)
{
	return e->kind == EVENT_TURN ? (int)e->number : e->turn;
}

/* Its first event; the count of all if there is none. */
static size_t begin_of(const struct event_log *log, int turn)
{
	size_t i = 0;

	while (i < event_log_count(log) && turn_of(event_log_at(log, i)) < turn)
		i++;
	return i;
}

static void tell_line(struct ui *k, const struct tale_line *line)
{
	const int indent = line->kind == TALE_TURN ? 0 : 2;
	const char *text = line->text;

	while (*text != '\0') {	/* stories have lines of their own */
		const size_t n = strcspn(text, "\n");

		if (n > 0)
			output_say(k->output, indent, "%.*s", (int)n, text);
		text += n + (text[n] != '\0');
	}
}

static void tell(struct ui *k, size_t first, size_t end)
{
	struct tale *const t = tale_new(&k->v->game, k->seat, session_log(k->s), first, end,
		TALE_PAGE_A_TURN);

	for (int i = 0; t != NULL && i < tale_count(t); i++)
		tell_line(k, tale_line(t, i));
	if (t == NULL)
		output_say(k->output, 2, "No memory to tell it.");
	else if (tale_count(t) == 0)
		output_say(k->output, 2, "Nothing yet.");
	tale_free(t);
}

void query_told(struct ui *k, const char *rest)
{
	const struct event_log *const log = session_log(k->s);
	const int now = k->v->game.turn;
	char word[16];
	long turn = now;

	if (typed_word(&rest, word, sizeof(word)) && strcmp(word, "all") == 0) {
		tell(k, 0, event_log_count(log));
		return;
	}
	if (*word != '\0')
		turn = typed_number(word);
	if (now == 0 && *word == '\0')
		output_say(k->output, 2, "Nothing yet.");
	else if (turn < 1 || turn > now)
		output_say(k->output, 2, "Expected a turn from 1 to %d, or 'all', found '%s'.", now,
			word);
	else
		tell(k, begin_of(log, (int)turn), begin_of(log, (int)turn + 1));
}
