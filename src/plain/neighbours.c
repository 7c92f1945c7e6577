/* Others at the same game, each at a terminal of his own: what they do is told between two lines,
 * and what they say.  See hosted.h.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/talk.h"
#include "plain/ui.h"

/* ---- what comes ---- */

static bool wants_die(const struct ui *k)
{
	const char *what;
	int sides;

	return session_wants_die(k->s, &sides, &what);
}

/* Whether there is something that the seat may be told of. */
static bool is_told(const struct ui *k)
{
	const struct event_log *const log = session_log(k->s);

	for (size_t i = k->told[k->seat]; i < event_log_count(log); i++)
		if (view_hears(session_truth(k->s), k->seat, event_log_at(log, i)))
			return true;
	return false;
}

static bool is_said(const struct ui *k)
{
	size_t at = k->heard;
	struct hosted_talk talk;

	return hosted_heard(k->s, &at, &talk);
}

/* Whether the one who sits here is asked another thing than before, or waits for others. */
static bool is_asked(struct ui *k)
{
	const struct decision *const d = session_ask(k->s);
	char waits[sizeof(k->waiting)] = "";

	if (d != NULL)
		return !k->asked || d->id != k->d.id || d->seat != k->seat;
	return k->asked || !hosted_waits(k->s, waits, sizeof(waits))
		|| strcmp(waits, k->waiting) != 0;
}

static int wake(void *self)
{
	const struct ui *const k = self;

	return hosted_wake(k->s);
}

bool neighbours_lost_seat(struct ui *k)
{
	return hosted_lost(k->s, k->seat, k->stopped, sizeof(k->stopped));
}

static bool look(void *self)
{
	struct ui *const k = self;
	struct reason why = { "", "" };

	switch (hosted_catch_up(k->s, &why)) {
	case HOSTED_NOTHING:
		return is_said(k);
	case HOSTED_CAME:
		if (neighbours_lost_seat(k))
			return true;
		return is_said(k) || is_asked(k) || is_told(k);
	case HOSTED_STOPPED:
		snprintf(k->stopped, sizeof(k->stopped), "%s", why.text);
		break;
	}
	return true;
}

static bool watches(const struct ui *k)
{
	return *session_file(k->s) && !wants_die(k);
}

bool neighbours_ask(struct ui *k, const char *prompt, char line[TYPED_MAX + 1])
{
	const struct line_watch watch = { wake, look, k };
	bool typed;

	line_reader_watch(k->reader, watches(k) ? &watch : NULL);
	typed = ui_ask(k, prompt, line);
	line_reader_watch(k->reader, NULL);
	return typed;
}

bool neighbours_await(struct ui *k)
{
	const struct line_watch watch = { wake, look, k };
	enum typed came;

	output_flush(k->output);
	line_reader_watch(k->reader, &watch);
	came = line_reader_await(k->reader);
	line_reader_watch(k->reader, NULL);
	return came == TYPED_NEWS;
}

/* ---- telling it ---- */

bool neighbours_tell_talk(struct ui *k)
{
	char text[TALK_SENTENCE_MAX];
	struct hosted_talk talk;
	bool any = false;

	while (hosted_heard(k->s, &k->heard, &talk)) {
		talk_sentence(k->s, &talk, text, sizeof(text));
		output_say(k->output, 2, "%s", text);
		any = true;
	}
	return any;
}

void neighbours_tell(struct ui *k)
{
	char waits[sizeof(k->waiting)] = "";

	neighbours_tell_talk(k);
	if (k->asked || !hosted_waits(k->s, waits, sizeof(waits)))
		waits[0] = '\0';
	if (*waits && strcmp(waits, k->waiting) != 0)
		output_say(k->output, 0, "%s", waits);
	memcpy(k->waiting, waits, sizeof(waits));
}

/* ---- words ---- */

void query_wait(struct ui *k, const char *rest)
{
	(void)rest;
	if (!watches(k) || !*k->waiting)
		output_say(k->output, 2, "There is nobody to wait for.");
	else
		k->waits = true;
}

static void say(struct ui *k, int seat, const char *text)
{
	struct reason why = { "", "" };

	if (!hosted_say(k->s, seat, text, &why))
		ui_reason(k, &why);
}

void query_say(struct ui *k, const char *rest)
{
	say(k, TALK_ALL, rest);
}

void query_tell(struct ui *k, const char *rest)
{
	char word[HOSTED_NAME_MAX + 16] = "";
	struct reason why = { "", "" };
	int seat;

	typed_word(&rest, word, sizeof(word));
	seat = talk_seat(k->s, word, &why);
	if (seat == TALK_NOBODY)
		ui_reason(k, &why);
	else
		say(k, seat, rest);
}

bool neighbours_says(struct ui *k, const char *line)
{
	const char *rest = line;
	struct reason why;
	struct choice c;
	char word[8] = "";

	if (hosted_of(k->s) == NULL || !typed_word(&rest, word, sizeof(word))
			|| strcmp(word, "say") != 0)
		return false;
	return !k->asked || !choice_read(&k->v->game, k->seat, line, &c, &why)
		|| !game_check(&k->v->game, &c, &why);
}
