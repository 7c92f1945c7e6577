/* The rolls: what happened, in the narrator's sentences, each of which opens its dice; or
 * every die of the log.  See play.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/frame.h"
#include "tui/grades.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = 512, EVENT_LINE = -1, VOICE_LINE = -2 };

/* Steps of single figures would drown the rest; the map shows them. */
bool rolls_tell(const struct event *e)
{
	switch (e->kind) {
	case EVENT_MOVE: case EVENT_TURN_ABOUT: case EVENT_FLAG: case EVENT_STORY:
	case EVENT_HIDDEN:
		return false;
	default:
		return true;
	}
}

static void keep(struct rolls *r, struct rolls_line line)
{
	if (r->n == r->room) {
		const size_t room = r->room > 0 ? 2 * r->room : 256;
		struct rolls_line *more = realloc(r->shown, room * sizeof *more);

		if (more == NULL)
			return;
		r->shown = more;
		r->room = room;
	}
	r->shown[r->n++] = line;
}

/* Every event that the seat may read. */
static void take_events(struct play *p, size_t count)
{
	const struct event_log *const log = session_log(p->session);

	for (size_t i = 0; i < count; i++)
		if (rolls_tell(event_log_at(log, i)) && view_hears(&p->view->game, p->seat,
				event_log_at(log, i)))
			keep(&p->rolls, (struct rolls_line){ i, EVENT_LINE });
}

/* The event that a line ends with. */
static size_t last_event(const struct tale_line *line)
{
	return line->n_proof > 0 ? line->proof[line->n_proof - 1] : line->first;
}

static void take_sentences(struct play *p, size_t count)
{
	struct rolls *const r = &p->rolls;

	tale_free(r->tale);
	r->tale = tale_new(&p->view->game, p->seat, session_log(p->session), 0, count,
		TALE_PAGE_A_TURN);
	for (int i = 0; r->tale != NULL && i < tale_count(r->tale); i++)
		if (unread_shows(tale_line(r->tale, i)))
			keep(r, (struct rolls_line){ last_event(tale_line(r->tale, i)), i });
}

/* Whether a line comes after what was said at that place of the log, last of all so far. */
static bool is_after(const struct rolls_line *line, size_t event)
{
	return line->event > event || (line->line > VOICE_LINE && line->event == event);
}

static void take_voice(struct rolls *r, size_t event, int voice)
{
	struct rolls_line line = { event, VOICE_LINE - voice };
	size_t at;

	keep(r, line);
	for (at = r->n - 1; at > 0 && is_after(&r->shown[at - 1], event); at--)
		r->shown[at] = r->shown[at - 1];
	r->shown[at] = line;
}

static void take_all(struct play *p, size_t count)
{
	p->rolls.n = 0;
	(p->rolls.asides ? take_events : take_sentences)(p, count);
	for (int i = 0; i < p->voices.n; i++)
		take_voice(&p->rolls, p->voices.all[i].event, i);
	p->rolls.looked = count;
	p->rolls.seat = p->seat;
}

void rolls_renew(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session));
	struct rolls *r = &p->rolls;
	const bool at_end = r->n == 0 || r->at + 1 >= r->n;

	if (r->seat != p->seat || count != r->looked)
		take_all(p, count);
	if (at_end || r->at >= r->n)
		r->at = r->n > 0 ? r->n - 1 : 0;
	if (r->seen > count)
		r->seen = count;
}

void rolls_free(struct rolls *r)
{
	tale_free(r->tale);
	tale_free(r->unread);
	free(r->shown);
	*r = (struct rolls){ .seat = -1 };
}

static bool is_new(const struct rolls *r, size_t i)
{
	return r->shown[i].event >= r->seen;
}

size_t rolls_news(const struct play *p)
{
	size_t n = 0;

	for (size_t i = 0; i < p->rolls.n; i++)
		n += p->rolls.shown[i].line > VOICE_LINE && is_new(&p->rolls, i);
	return n;
}

/* What was said, if a line is that, or NULL. */
static const struct voice *voice_at(const struct play *p, size_t i)
{
	const int line = p->rolls.shown[i].line;

	return line <= VOICE_LINE ? &p->voices.all[VOICE_LINE - line] : NULL;
}

static const struct event *event_at(const struct play *p, size_t i)
{
	return event_log_at(session_log(p->session), p->rolls.shown[i].event);
}

const struct event *rolls_event(const struct play *p)
{
	return p->rolls.n == 0 || voice_at(p, p->rolls.at) != NULL ? NULL
		: event_at(p, p->rolls.at);
}

/* The sentence that a line shows; NULL: an event. */
static const struct tale_line *sentence_at(const struct play *p, size_t i)
{
	return p->rolls.shown[i].line >= 0 ? tale_line(p->rolls.tale, p->rolls.shown[i].line)
		: NULL;
}

/* ---- drawing ---- */

static bool is_heading(const struct play *p, size_t i)
{
	const struct tale_line *const line = sentence_at(p, i);

	if (voice_at(p, i) != NULL)
		return false;
	return line != NULL ? line->kind == TALE_TURN
		: event_at(p, i)->kind == EVENT_TURN || event_at(p, i)->kind == EVENT_PHASE;
}

static enum ink ink_of(const struct play *p, size_t i)
{
	const struct tale_line *const line = sentence_at(p, i);
	const struct event *e;

	if (voice_at(p, i) != NULL)
		return INK_STORY;
	e = event_at(p, i);
	if (is_heading(p, i) || (line == NULL && e->kind == EVENT_ROLL && e->roll.successes <= 0))
		return INK_DIM;
	return grades_ink(line != NULL ? line->grade : tale_grade_of(e));
}

/* A roll that is too long for the line keeps its end: what was rolled, and what
 * came of it. */
static void shorten(char *text, size_t size, int cols, bool unicode)
{
	const char *end = strstr(text, "; rolled");
	char tail[TEXT_MAX];
	int room;

	if (end == NULL || wide_columns(text) <= cols)
		return;
	snprintf(tail, sizeof tail, "%s", end);
	room = cols - wide_columns(tail);
	if (room < cols / 3)
		return;
	wide_cut(text, size, room, unicode);
	wide_add(text, size, "%s", tail);
}

/* A sentence that is too long for the line begins with what is lost by it: "killed: …". */
static void put_sentence(const struct tale_line *line, int cols, char *text, size_t size)
{
	const bool leads = wide_columns(line->text) > cols && line->grade == TALE_LOST
		&& line->word[0] != '\0' && line->text[0] != '(';	/* a Game Master's act */

	snprintf(text, size, "%s%s%s", leads ? line->word : "", leads ? ": " : "", line->text);
}

void rolls_put(struct pane *pane, struct rect at, const struct rolls_words *w)
{
	const int cols = at.cols - ROLLS_EDGE;
	const char *rest = w->text, *part;
	char text[TEXT_MAX];
	size_t bytes;

	for (int row = at.row; row < at.row + at.rows; row++) {
		snprintf(text, sizeof text, "%s", rest);
		if (row + 1 < at.row + at.rows && (part = wide_wrap(&rest, cols, &bytes)) != NULL)
			snprintf(text, sizeof text, "%.*s", (int)bytes, part);
		shorten(text, sizeof text, cols, pane_unicode(pane));
		wide_cut(text, sizeof text, cols, pane_unicode(pane));
		if (w->is_new)
			frame_edge(pane, row, at.col + 1, w->ink);
		pane_row(pane, (struct rect){ row, at.col + ROLLS_EDGE, 1, cols }, w->ink,
			w->chosen ? BACK_ROW : BACK_NONE, text);
	}
}

static bool is_fresh(const struct play *p, size_t i)
{
	if (voice_at(p, i) != NULL)
		return voice_at(p, i)->unread;
	return is_new(&p->rolls, i) && !is_heading(p, i);
}

static void draw_line(const struct play *p, struct pane *pane, struct rect at, size_t i)
{
	const struct tale_line *const line = sentence_at(p, i);
	const bool fresh = is_fresh(p, i);
	char words[TEXT_MAX] = "", text[TEXT_MAX + 8];

	if (voice_at(p, i) != NULL)
		snprintf(words, sizeof words, "%s", voice_at(p, i)->text);
	else if (line != NULL)
		put_sentence(line, (at.cols - ROLLS_EDGE) * at.rows, words, sizeof words);
	else
		view_event_text(&p->view->game, event_at(p, i), words, sizeof words);
	snprintf(text, sizeof text, "%s%s", fresh && pane_likes(pane)->speech ? "New: " : "", words);
	rolls_put(pane, at, &(struct rolls_words){ text, ink_of(p, i), fresh,
		p->focus == PLACE_ROLLS && i == p->rolls.at });
}

/* A line that rests, or part of it, on what is unread, or says the same. */
static bool is_among_news(const struct play *p, size_t i)
{
	const struct tale_line *const line = sentence_at(p, i);

	if (voice_at(p, i) != NULL)
		return false;
	return p->rolls.shown[i].event >= p->rolls.since
		|| (line != NULL && (line->first >= p->rolls.since || unread_says(p, line->text)));
}

/* They have a place of their own. */
static bool is_unread_voice(const struct play *p, size_t i)
{
	return voice_at(p, i) != NULL && voice_at(p, i)->unread;
}

/* The last of them, without the headings, which the head of the page has: above what is unread,
 * whole where there is room. */
static void draw_last(const struct play *p, struct pane *pane, struct rect at)
{
	static const char nothing[] = "   What happens will be told here, and every die.";
	const bool unread = unread_rows(p) > 0;
	size_t i = p->rolls.n;
	int line = at.rows - unread_draw(p, pane, at);

	for (; i > 0 && line > 0; i--) {
		const struct tale_line *const l = sentence_at(p, i - 1);
		const int whole = l != NULL ? unread_rows_whole(p, l->text)
			: voice_at(p, i - 1) != NULL
			? unread_rows_whole(p, voice_at(p, i - 1)->text) : 1;
		const int rows = whole <= line ? whole : 1;

		if (is_heading(p, i - 1) || is_unread_voice(p, i - 1)
				|| (unread && is_among_news(p, i - 1)))
			continue;
		line -= rows;
		draw_line(p, pane, (struct rect){ at.row + line, at.col, rows, at.cols }, i - 1);
	}
	if (line == at.rows)
		pane_put(pane, at, INK_DIM, at.cols > wide_columns(nothing) ? nothing
			: "   What happens is told here.");
}

static void draw_lines(struct play *p, struct pane *pane, struct rect at)
{
	const struct rolls *r = &p->rolls;
	const size_t rows = (size_t)at.rows;
	size_t first = r->n > rows ? r->n - rows : 0;

	if (p->focus != PLACE_ROLLS || r->n == 0) {
		draw_last(p, pane, at);
		return;
	}
	if (r->at < first + rows / 2)
		first = r->at > rows / 2 ? r->at - rows / 2 : 0;
	for (size_t i = 0; i < rows && first + i < r->n; i++)
		draw_line(p, pane, (struct rect){ at.row + (int)i, at.col, 1, at.cols },
			first + i);
	pane_cursor(pane, at.row + (int)(r->at - first), at.col);
}

void rolls_panel(struct play *p, struct pane *pane)
{
	struct rect all = p->layout.rolls;
	const int voices = voices_rows(p);
	int told;

	all.rows -= voices;
	if (voices > 0)
		voices_draw(p, pane, (struct rect){ all.row + all.rows, all.col, voices,
			all.cols });
	told = throws_shown(p) && unread_rows(p) <= all.rows ? unread_rows(p) : all.rows;
	if (told < all.rows)
		throws_draw(p, pane, (struct rect){ all.row, all.col, all.rows - told, all.cols });
	if (told > 0)
		draw_lines(p, pane, (struct rect){ all.row + all.rows - told, all.col, told,
			all.cols });
}

/* ---- reading ---- */

/* How many lines shown stand before this place of the log. */
static size_t shown_before(const struct rolls *r, size_t place)
{
	size_t n = 0;

	while (n < r->n && r->shown[n].event < place)
		n++;
	return n;
}

static bool is_anything_told(const struct play *p)
{
	for (size_t i = 0; i < p->rolls.n; i++)
		if (!is_heading(p, i))
			return true;
	return false;
}

/* News that the panel could not show is read from its beginning. */
void rolls_enter(struct play *p)
{
	struct rolls *r = &p->rolls;
	bool hidden;

	if (((throws_shown(p) && unread_rows(p) == 0) || !is_anything_told(p))
			&& !r->asides) {	/* what was thrown, then */
		r->asides = r->lent = true;
		take_all(p, r->looked);
	}
	hidden = rolls_news(p) > (size_t)p->layout.rolls.rows;
	r->at = r->n > 0 ? r->n - 1 : 0;
	if (hidden && r->seen > 0)
		r->at = shown_before(r, r->seen);
}

/* What was under the cursor stays under it. */
enum reply rolls_asides(struct play *p)
{
	struct rolls *r = &p->rolls;
	const size_t at = r->at < r->n ? r->shown[r->at].event : r->looked;

	r->asides = !r->asides;
	r->lent = false;
	take_all(p, r->looked);
	r->at = shown_before(r, at);
	if (r->at >= r->n)
		r->at = r->n > 0 ? r->n - 1 : 0;
	play_say_keys(p, r->asides ? "Every die is shown now, also who was picked and where hits "
		"fell." : "What happened is told again; {asides} shows every die.");
	return REPLY_REDRAW;
}

static enum reply move(struct play *p, long step)
{
	struct rolls *r = &p->rolls;
	const long last = (long)r->n - 1;
	long at = (long)r->at + step;

	if (at > last)
		at = last;
	if (at < 0)
		at = 0;
	r->at = (size_t)at;
	return REPLY_REDRAW;
}

static enum reply leave(struct play *p)
{
	p->focus = PLACE_MAP;
	if (p->rolls.lent) {
		p->rolls.asides = p->rolls.lent = false;
		take_all(p, p->rolls.looked);
	}
	p->rolls.at = p->rolls.n > 0 ? p->rolls.n - 1 : 0;
	return REPLY_REDRAW;
}

static void open_here(struct play *p)
{
	const struct tale_line *const line = p->rolls.n > 0 ? sentence_at(p, p->rolls.at) : NULL;

	if (line != NULL)
		opened_sentence(p, line);
	else if (p->rolls.n > 0 && voice_at(p, p->rolls.at) == NULL)
		opened_event(p, p->rolls.shown[p->rolls.at].event);
}

static bool is_a_deed(const struct play *p, size_t event)
{
	const struct event *const e = event_log_at(session_log(p->session), event);

	return e->unit >= 0 && view_hears(&p->view->game, p->seat, e);
}

/* Of those whom nothing befell in a turn the first one who went anywhere, or SIZE_MAX. */
static size_t step_since(const struct play *p, size_t event)
{
	const struct event_log *const log = session_log(p->session);

	for (size_t i = event; i < event_log_count(log); i++) {
		const enum event_kind kind = event_log_at(log, i)->kind;

		if (kind == EVENT_TURN && i > event)
			break;
		if (kind == EVENT_MOVE && is_a_deed(p, i))
			return i;
	}
	return SIZE_MAX;
}

/* The event by which a unit did what a line tells, or SIZE_MAX. */
static size_t deed_at(const struct play *p, size_t i)
{
	const struct tale_line *const line = sentence_at(p, i);

	if (voice_at(p, i) != NULL || is_heading(p, i))
		return SIZE_MAX;
	if (line == NULL)
		return is_a_deed(p, p->rolls.shown[i].event) ? p->rolls.shown[i].event : SIZE_MAX;
	for (int k = 0; k < line->n_proof; k++)
		if (is_a_deed(p, line->proof[k]))
			return line->proof[k];
	return line->quiet ? step_since(p, line->first) : SIZE_MAX;
}

/* Why whoever did what a line tells was told to. */
static enum reply why_here(struct play *p)
{
	const size_t at = p->rolls.n > 0 ? deed_at(p, p->rolls.at) : SIZE_MAX;

	if (at == SIZE_MAX)
		play_say(p, false, "No unit did that.");
	else
		sheets_why_then(p, event_log_at(session_log(p->session), at)->unit, at);
	return REPLY_REDRAW;
}

enum reply rolls_key(struct play *p, int pressed)
{
	const long page = p->layout.rolls.rows;

	if (pressed == KEY_WHEEL_UP)
		return move(p, -3);
	if (pressed == KEY_WHEEL_DOWN)
		return p->rolls.at + 1 >= p->rolls.n ? leave(p) : move(p, 3);
	switch (screen_act(p->tui, PLACE_ROLLS, pressed)) {
	case ACT_UP: case ACT_ROLLS_OLDER: return move(p, -1);
	case ACT_DOWN: case ACT_ROLLS_NEWER: return move(p, 1);
	case ACT_PAGE_UP: return move(p, -page);
	case ACT_PAGE_DOWN: return move(p, page);
	case ACT_FIRST: return move(p, -(long)p->rolls.n);
	case ACT_LAST: return move(p, (long)p->rolls.n);
	case ACT_DO: open_here(p); return REPLY_REDRAW;
	case ACT_BACK: return leave(p);
	case ACT_WHY: return why_here(p);
	default: return play_act(p, screen_act(p->tui, PLACE_ROLLS, pressed));
	}
}
