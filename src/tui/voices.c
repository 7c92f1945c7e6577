/* What is said at the table: saying it, and the lines that tell it among the rolls.  New ones
 * stand beneath all else in the panel until a key is pressed after they were seen.  See play.h.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/talk.h"
#include "tui/chooser.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { SEATS_SHOWN = SIDES_MAX + 2, TITLE_MAX = 120 };

/* ---- what was said ---- */

static struct voice *new_voice(struct voices *v)
{
	if (v->n == VOICES_MAX) {
		memmove(v->all, v->all + 1, (VOICES_MAX - 1) * sizeof v->all[0]);
		v->n--;
	}
	return &v->all[v->n++];
}

bool voices_take(struct play *p)
{
	struct voices *const v = &p->voices;
	struct hosted_talk talk;
	bool any = false;

	while (hosted_heard(p->session, &v->at, &talk)) {
		struct voice *const new = new_voice(v);

		new->event = event_log_count(session_log(p->session));
		new->unread = p->began && strcmp(talk.from, hosted_person(p->session)) != 0;
		talk_sentence(p->session, &talk, new->text, sizeof new->text);
		any = true;
	}
	if (any)
		p->rolls.seat = -1;	/* their lines are made anew */
	return any;
}

void voices_forget(struct play *p, size_t stands)
{
	for (int i = 0; i < p->voices.n; i++)
		if (p->voices.all[i].event > stands)
			p->voices.all[i].event = stands;
}

void voices_read(struct play *p)
{
	if (p->voices.seen)
		for (int i = 0; i < p->voices.n; i++)
			p->voices.all[i].unread = false;
	p->voices.seen = false;
}

/* ---- in the panel ---- */

static int rows_of(const struct play *p, int i)
{
	return p->voices.all[i].unread ? unread_rows_whole(p, p->voices.all[i].text) : 0;
}

int voices_rows(const struct play *p)
{
	const int most = p->layout.rolls.rows > 2 ? p->layout.rolls.rows * 2 / 3 : 1;
	int rows = 0;

	if (p->focus == PLACE_ROLLS)	/* they are among the lines that are read */
		return 0;
	for (int i = 0; i < p->voices.n; i++)
		rows += rows_of(p, i);
	return rows < most ? rows : most;
}

void voices_draw(struct play *p, struct pane *pane, struct rect at)
{
	const char *const mark = pane_likes(pane)->speech ? "New: " : "";
	int left = at.rows;
	char text[VOICE_BYTES + 8];

	for (int i = p->voices.n; i > 0 && left > 0; i--) {
		const int whole = rows_of(p, i - 1), rows = whole < left ? whole : left;

		if (rows == 0)
			continue;
		left -= rows;
		snprintf(text, sizeof text, "%s%s", mark, p->voices.all[i - 1].text);
		rolls_put(pane, (struct rect){ at.row + left, at.col, rows, at.cols },
			&(struct rolls_words){ text, INK_STORY, true, false });
	}
	p->voices.seen = true;
}

/* ---- saying something ---- */

static enum reply say(struct play *p, int seat, const char *text)
{
	struct reason why = { "", "" };

	if (!hosted_say(p->session, seat, text, &why)) {
		play_refuse(p, &why);
		return REPLY_REDRAW;
	}
	voices_take(p);
	play_renew(p);
	play_say(p, false, "Said to %s.", talk_seat_name(p->session, seat));
	return REPLY_REDRAW;
}

static enum reply type_words(struct play *p, int seat)
{
	struct line_ask ask = { .cursor = CELL_NONE };
	char prompt[TITLE_MAX];

	snprintf(prompt, sizeof prompt, "To %s: ", talk_seat_name(p->session, seat));
	ask.prompt = prompt;
	if (!line_get(p->tui, &ask) || ask.edit.text[0] == '\0')
		return REPLY_REDRAW;
	return say(p, seat, ask.edit.text);
}

/* Whom to tell: TALK_NOBODY if it was left. */
static int choose_seat(struct play *p)
{
	struct chooser_row rows[SEATS_SHOWN];
	struct chooser c = { .title = "tell whom?", .rows = rows };
	struct reason no_matter;
	const char *word;
	int row;

	for (; c.n < SEATS_SHOWN && (word = talk_seat_word(p->session, c.n)) != NULL; c.n++)
		rows[c.n] = (struct chooser_row){ .label = talk_seat_name(p->session,
			talk_seat(p->session, word, &no_matter)), .key = chooser_letter(c.n) };
	row = chooser_ask(p, &c);
	return row < 0 ? TALK_NOBODY
		: talk_seat(p->session, talk_seat_word(p->session, row), &no_matter);
}

static bool is_alone(struct play *p)
{
	if (others_bound(p))
		return false;
	play_say(p, false, "Nobody else sits at this game: it is no table of several.");
	return true;
}

enum reply voices_ask(struct play *p, bool to_one)
{
	const int seat = is_alone(p) ? TALK_NOBODY : to_one ? choose_seat(p) : TALK_ALL;

	return seat == TALK_NOBODY ? REPLY_REDRAW : type_words(p, seat);
}

enum reply voices_command(struct play *p, bool to_one, const char *rest)
{
	char word[HOSTED_NAME_MAX + 16] = "";
	struct reason why = { "", "" };
	int seat = TALK_ALL;

	if (*rest == '\0' || is_alone(p))
		return voices_ask(p, to_one);
	if (to_one) {
		snprintf(word, sizeof word, "%.*s", (int)strcspn(rest, " "), rest);
		rest += strcspn(rest, " ");
		seat = talk_seat(p->session, word, &why);
	}
	if (seat == TALK_NOBODY) {
		play_refuse(p, &why);
		return REPLY_REDRAW;
	}
	return say(p, seat, rest);
}
