/* What happened since a seat was asked last, told before the next question.
 *
 * The sentences are the narrator's (tale.h), each with the edge of its grade.  Beneath each lies
 * what proves it, one key away: Enter opens its events and their dice, `a` all of the page.
 * The panel of rolls has room for a few lines; when more came there is a page.  See play.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/tale.h"
#include "tui/chart.h"
#include "tui/frame.h"
#include "tui/grades.h"
#include "tui/pager.h"
#include "tui/play.h"
#include "tui/strength.h"
#include "tui/wide.h"

enum {
	STANDS_NAME = 15, STANDS_BAR = 19, STANDS_BAR_COLS = 12, STANDS_NUMBER = 32,
	STANDS_LOSS = 36, STANDS_HURT = 40, STANDS_COLS = 50,
};

/* From now on losses are counted anew. */
static void note_strength(struct play *p)
{
	for (int u = 0; u < p->view->game.n_units; u++)
		p->stood[u] = (int16_t)strength_of(p->view, u).on_feet;
}

void happened_skip(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session));

	note_strength(p);
	unread_clear(p);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		p->newest[seat] = count;
}

/* Of a new game what others did before anybody was asked is news, too; that everybody has
 * been placed and tested is none. */
void happened_from_start(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	const size_t count = event_log_count(log);
	size_t turn = 0, act;

	note_strength(p);
	while (turn < count && event_log_at(log, turn)->kind != EVENT_TURN)
		turn++;
	act = turn;
	while (act < count && event_log_at(log, act)->kind != EVENT_MOVE
			&& event_log_at(log, act)->kind != EVENT_SHOT)
		act++;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		p->newest[seat] = act < count ? turn : count;
}

/* ---- who stands ---- */

/* Of the units that the seat knows, those on the table. */
static int standing_units(const struct play *p)
{
	int n = 0;

	for (int i = 0; i < p->roster.n; i++)
		n += p->roster.rows[i] >= 0;
	return n;
}

static void draw_standing(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const struct strength s = strength_of(p->view, unit);
	const int body = game_unit_body(&p->view->game, unit);
	const bool carries = body >= 0 && game_vehicle(&p->view->game, body);
	/* Who gets off is not lost. */
	const int lost = carries ? 0 : p->stood[unit] - s.on_feet;
	const struct chart_piece piece = chart_piece(p->view, &p->look, unit,
		p->view->game.units[unit].head);
	char text[NAME_MAX_BYTES + 16];

	pane_glyph(pane, at.row, at.col, &piece.letter);
	snprintf(text, sizeof text, "%s", game_unit_name(&p->view->game, unit));
	wide_shorten(text, sizeof text, STANDS_NAME, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, at.col + 3, 1, STANDS_NAME }, INK_PLAIN, text);
	strength_draw(p->view, pane, (struct rect){ at.row, at.col + STANDS_BAR, 1,
		STANDS_BAR_COLS }, unit, BACK_NONE, true);
	snprintf(text, sizeof text, "%3d", s.on_feet);
	pane_put(pane, (struct rect){ at.row, at.col + STANDS_NUMBER, 1, 3 }, INK_TITLE, text);
	snprintf(text, sizeof text, "-%d", lost);
	if (lost > 0)
		pane_put(pane, (struct rect){ at.row, at.col + STANDS_LOSS, 1, 4 }, INK_BAD, text);
	snprintf(text, sizeof text, "%d hurt", s.hurt);
	if (s.hurt > 0)
		pane_put(pane, (struct rect){ at.row, at.col + STANDS_HURT, 1, 9 }, INK_HURT,
			text);
}

/* Beneath what happened: everybody's strength, and what it has lost since the last such page. */
static void draw_all_standing(const void *self, struct pane *pane, struct rect at)
{
	const struct play *const p = self;
	const int columns = at.cols >= 2 * STANDS_COLS ? 2 : 1;
	const int each = (standing_units(p) + columns - 1) / columns;
	int n = 0;

	frame_rule(pane, at.row, at.col, at.cols, "who stands");
	for (int i = 0; i < p->roster.n; i++) {
		const struct rect line = { at.row + 1 + n % each, at.col + n / each * STANDS_COLS,
			1, STANDS_COLS };

		if (p->roster.rows[i] < 0)
			continue;
		if (line.row < at.row + at.rows)
			draw_standing(p, pane, line, p->roster.rows[i]);
		n++;
	}
}

/* ---- the page ---- */

/* A page of what happened: its sentences, where they stand in its text, and all it tells of. */
struct report {
	struct play *play;
	const struct tale *tale;
	struct buffer text;
	struct reader_choice *choices;
	int *lines;		/* the line of the tale that each choice is */
	int n;
	size_t first;
};

static void write_sentence(struct report *r, int i)
{
	const struct tale_line *const line = tale_line(r->tale, i);

	buffer_add(&r->text, "^%c %-*s", grades_mark(line->grade), PAGER_WORD, line->word);
	r->choices[r->n] = (struct reader_choice){ r->text.used, strlen(line->text) };
	r->lines[r->n++] = i;
	buffer_add(&r->text, "%s\n", line->text);
}

/* Whether a turn's heading has anything beneath it. */
static bool is_told_of(const struct tale *t, int turn)
{
	for (int i = turn + 1; i < tale_count(t) && tale_line(t, i)->kind != TALE_TURN; i++)
		if (unread_shows(tale_line(t, i)))
			return true;
	return false;
}

static void write_turn(struct report *r, const char *text)
{
	buffer_add(&r->text, "%s# %s\n", r->text.used > 0 ? "\n" : "", text);
}

/* Where the page begins in the middle of a turn it says in which. */
static void write_lines(struct report *r)
{
	const struct game *const g = &r->play->view->game;
	char text[40];

	if (tale_count(r->tale) > 0 && tale_line(r->tale, 0)->kind != TALE_TURN && g->turn > 0) {
		snprintf(text, sizeof text, "Turn %d of %d", event_log_at(session_log(
			r->play->session), tale_line(r->tale, 0)->first)->turn, g->setup->turns);
		write_turn(r, text);
	}
	for (int i = 0; i < tale_count(r->tale); i++) {
		const struct tale_line *const line = tale_line(r->tale, i);

		if (line->kind == TALE_TURN && is_told_of(r->tale, i))
			write_turn(r, line->text);
		else if (line->kind != TALE_TURN && unread_shows(line))
			write_sentence(r, i);
	}
}

static void open_sentence(void *who, int choice)
{
	const struct report *const r = who;
	const struct tale_line *const line = tale_line(r->tale, r->lines[choice]);

	opened_sentence(r->play, line);
}

/* Every event of the page, as the log tells it. */
static void open_all(void *who)
{
	const struct report *const r = who;
	const struct event_log *const log = session_log(r->play->session);
	const size_t count = event_log_count(log);
	size_t *const all = malloc((count - r->first + 1) * sizeof *all);
	int n = 0;

	for (size_t i = r->first; all != NULL && i < count; i++)
		if (rolls_tell(event_log_at(log, i)) && view_hears(&r->play->view->game,
				r->play->seat, event_log_at(log, i)))
			all[n++] = i;
	if (all != NULL)
		opened_events(r->play, "all dice", all, n);
	free(all);
}

static void show(struct report *r)
{
	struct play *const p = r->play;
	const int columns = screen_cols(p->tui) >= 2 * STANDS_COLS + 4 ? 2 : 1;
	const struct reader_text reader = { .title = "what happened",
		.text = buffer_text(&r->text), .ink = INK_PLAIN, .browser = &p->browser,
		.foot = draw_all_standing, .self = p, .choices = r->choices, .n_choices = r->n,
		.choose = open_sentence, .all = open_all, .who = r,
		.foot_rows = 1 + (standing_units(p) + columns - 1) / columns };

	reader_show(p->tui, &reader);
	note_strength(p);
}

static void show_tale(struct play *p, const struct tale *t, size_t first)
{
	const size_t room = (size_t)tale_count(t) + 1;
	struct report r = { .play = p, .tale = t, .first = first };

	r.choices = calloc(room, sizeof *r.choices);
	r.lines = calloc(room, sizeof *r.lines);
	if (r.choices != NULL && r.lines != NULL) {
		write_lines(&r);
		show(&r);
	}
	free(r.choices);
	free(r.lines);
	buffer_free(&r.text);
}

/* ---- when ---- */

/* There is a page if the panel has no room for what is news, nothing else: nobody is stopped by
 * one that tells what stands beneath it.  Where the panel shows every die it tells no sentence. */
static bool is_page(const struct play *p, const struct tale *t)
{
	int told = 0;

	if (!p->rolls.asides)
		return unread_rows(p) > p->layout.rolls.rows;
	for (int i = 0; i < tale_count(t); i++)
		told += tale_line(t, i)->kind == TALE_SENTENCE && unread_shows(tale_line(t, i));
	return told > p->layout.rolls.rows;
}

void happened_hold(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session));

	if (p->newest[p->seat] < count)
		unread_take(p, p->newest[p->seat], count);
}

/* Where the seat chose last. */
static size_t last_choice(const struct play *p)
{
	const struct event_log *const log = session_log(p->session);
	const int side = game_seat_side(&p->view->game, p->seat);
	const int mine = side == NOBODY ? EVENT_MASTER : 1 << side;
	size_t at = event_log_count(log);

	while (at > 0 && (event_log_at(log, at - 1)->then.breaks & mine) == 0)
		at--;
	return at > 0 ? at - 1 : 0;
}

void happened_meanwhile(struct play *p)
{
	happened_skip(p);
	p->newest[p->seat] = last_choice(p);
	happened_tell(p);
}

void happened_tell(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session)), first = p->newest[p->seat];
	const struct tale *t;

	p->newest[p->seat] = count;
	if (first >= count)
		return;
	t = unread_take(p, first, count);
	if (t == NULL || !is_page(p, t))
		return;
	show_tale(p, t, first);
	unread_clear(p);
}
