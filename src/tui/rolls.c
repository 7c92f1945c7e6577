/* The rolls: what happened and every die of it, in a panel.  See play.h.
 *
 * The log is the session's; this keeps the places of what the seat may read,
 * and goes only through what is new.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/frame.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = 512, EDGE_COLS = 3 };

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

static void keep(struct rolls *r, size_t place)
{
	if (r->n == r->room) {
		const size_t room = r->room > 0 ? 2 * r->room : 256;
		size_t *more = realloc(r->shown, room * sizeof *more);

		if (more == NULL)
			return;
		r->shown = more;
		r->room = room;
	}
	r->shown[r->n++] = place;
}

void rolls_renew(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	const size_t count = event_log_count(log);
	struct rolls *r = &p->rolls;
	const bool at_end = r->n == 0 || r->at + 1 >= r->n;

	if (r->seat != p->seat || count < r->looked) {	/* another seat, or undone */
		r->n = r->looked = 0;
		r->seat = p->seat;
	}
	for (; r->looked < count; r->looked++) {
		const struct event *e = event_log_at(log, r->looked);

		if (rolls_tell(e) && (r->asides || !view_aside(e)) &&
				view_hears(&p->view->game, p->seat, e))
			keep(r, r->looked);
	}
	if (at_end || r->at >= r->n)
		r->at = r->n > 0 ? r->n - 1 : 0;
	if (r->seen > r->n)
		r->seen = r->n;
}

void rolls_free(struct rolls *r)
{
	free(r->shown);
	*r = (struct rolls){ .seat = -1 };
}

static const struct event *event_at(const struct play *p, size_t i)
{
	return event_log_at(session_log(p->session), p->rolls.shown[i]);
}

/* ---- drawing ---- */

/* What an event is to whoever reads it: what cannot be undone, what turns the game, what is
 * won; the rest is told and no more. */
static enum ink event_ink(const struct event *e)
{
	switch (e->kind) {
	case EVENT_LIFE: case EVENT_CAPTURE:
		return INK_BAD;
	case EVENT_STATE:
		return INK_WARN;
	case EVENT_OBJECTIVE: case EVENT_POINTS: case EVENT_END: case EVENT_SIGHTED:
		return INK_GOOD;
	case EVENT_ROLL:
		return e->roll.successes > 0 ? INK_PLAIN : INK_DIM;
	case EVENT_TURN: case EVENT_PHASE:
		return INK_DIM;
	default:
		return INK_PLAIN;
	}
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

static void draw_event(const struct play *p, struct pane *pane, struct rect at, size_t i)
{
	const struct event *e = event_at(p, i);
	const bool chosen = p->focus == PLACE_ROLLS && i == p->rolls.at;
	char words[TEXT_MAX] = "", text[TEXT_MAX + 8];

	view_event_text(&p->view->game, e, words, sizeof words);
	snprintf(text, sizeof text, "%s", words);
	shorten(text, sizeof text, at.cols - EDGE_COLS, pane_unicode(pane));
	wide_cut(text, sizeof text, at.cols - EDGE_COLS, pane_unicode(pane));
	if (i >= p->rolls.seen)		/* news */
		frame_edge(pane, at.row, at.col + 1, event_ink(e));
	pane_row(pane, (struct rect){ at.row, at.col + EDGE_COLS, 1, at.cols - EDGE_COLS },
		event_ink(e), chosen ? BACK_ROW : BACK_NONE, text);
}

static bool is_heading(const struct event *e)
{
	return e->kind == EVENT_TURN || e->kind == EVENT_PHASE;
}

/* The last of them, without the headings, which the head of the page has. */
static void draw_last(const struct play *p, struct pane *pane, struct rect at)
{
	size_t i = p->rolls.n;
	int line = at.rows;

	for (; i > 0 && line > 0; i--)
		if (!is_heading(event_at(p, i - 1)))
			draw_event(p, pane, (struct rect){ at.row + --line, at.col, 1, at.cols },
				i - 1);
	if (line == at.rows)
		pane_put(pane, at, INK_DIM, "   Every die will be told here.");
}

void rolls_draw(struct play *p, struct pane *pane, struct rect at)
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
		draw_event(p, pane, (struct rect){ at.row + (int)i, at.col, 1, at.cols },
			first + i);
	pane_cursor(pane, at.row + (int)(r->at - first), at.col);
}

/* ---- reading ---- */

/* News that the panel could not show is read from its beginning. */
void rolls_enter(struct play *p)
{
	struct rolls *r = &p->rolls;
	const bool hidden = r->n - r->seen > (size_t)p->layout.rolls.rows;

	r->at = r->n > 0 ? r->n - 1 : 0;
	if (hidden && r->seen > 0)
		r->at = r->seen;
}

/* How many lines shown stand before this place of the log. */
static size_t shown_before(const struct rolls *r, size_t place)
{
	size_t n = 0;

	while (n < r->n && r->shown[n] < place)
		n++;
	return n;
}

/* What is new stays marked, and what was under the cursor under it. */
enum reply rolls_asides(struct play *p)
{
	struct rolls *r = &p->rolls;
	const size_t seen = r->seen < r->n ? r->shown[r->seen] : r->looked;
	const size_t at = r->at < r->n ? r->shown[r->at] : r->looked;

	r->asides = !r->asides;
	r->n = r->looked = 0;
	rolls_renew(p);
	r->seen = shown_before(r, seen);
	r->at = shown_before(r, at);
	if (r->at >= r->n)
		r->at = r->n > 0 ? r->n - 1 : 0;
	play_say(p, false, r->asides ? "Every die is shown now, also who was picked and where hits "
		"fell." : "Picks and single hits are left out again; a shows them.");
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
	p->rolls.at = p->rolls.n > 0 ? p->rolls.n - 1 : 0;
	return REPLY_REDRAW;
}

static void open_here(struct play *p)
{
	if (p->rolls.n > 0)
		opened_event(p, p->rolls.shown[p->rolls.at]);
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
	default: return play_act(p, screen_act(p->tui, PLACE_ROLLS, pressed));
	}
}
