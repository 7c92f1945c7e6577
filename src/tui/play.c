/* The play page: the round of asking and answering.  See play.h. */
#include "tui/play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/reasons.h"
#include "cliffhanger/roll.h"
#include "cliffhanger/talk.h"

static enum reply start(struct page *page);

static const struct page_kind play_page = { .place = screen_page_whole, .draw = play_draw,
	.key = play_key, .start = start, .commands = true };

bool play_init(struct play *p, struct tui *tui, struct session *s, int seat)
{
	memset(p, 0, sizeof *p);
	p->page.kind = &play_page;
	p->tui = tui;
	p->session = s;
	p->seat = seat;
	p->unit = p->screen_of = p->rolls.seat = p->spoke = p->leisurely = -1;
	for (int i = 0; i < SEATS_MAX; i++)
		p->cursor_of[i] = CELL_NONE;
	p->focus = PLACE_MAP;
	p->look.unicode = screen_unicode(tui);
	p->view = session_view(s, seat);
	if (p->view == NULL)
		return false;
	browser_take(&p->browser, game_book(&p->view->game));
	p->cursor = grid_at(&p->view->game.table->grid, p->view->game.table->grid.cols / 2,
		p->view->game.table->grid.rows / 2);
	p->overlaid = calloc((size_t)grid_cells(&p->view->game.table->grid), 1);
	p->reach = reach_new(p->view->game.table);
	return p->overlaid != NULL && p->reach != NULL;
}

void play_fini(struct play *p)
{
	free(p->overlaid);
	free(p->glyphs);
	reach_free(p->reach);
	rolls_free(&p->rolls);
	view_free(p->drafts.as_if);
}

void play_say(struct play *p, bool warns, const char *format, ...)
{
	va_list list;

	va_start(list, format);
	vsnprintf(p->note, sizeof p->note, format, list);
	va_end(list);
	p->warns = warns;
	p->refused.kind = CITED_NOTHING;
}

void play_say_keys(struct play *p, const char *words)
{
	char text[NOTE_MAX];

	play_say(p, false, "%s", screen_words(p->tui, words, text, sizeof text));
}

void play_quiet(struct play *p)
{
	if (p->note[0] == '\0')
		p->refused.kind = CITED_NOTHING;
	p->note[0] = '\0';
}

void play_refuse(struct play *p, const struct reason *why)
{
	const bool cites = why->rule != NULL && why->rule[0] != '\0';
	struct cite c = { CITED_NOTHING, -1, -1 };

	play_say(p, true, "%s%s%s%s", why->text, cites ? " [" : "", cites ? why->rule : "",
		cites ? "]  R: the rule" : "");
	if (cites && cite_word(game_book(&p->view->game), why->rule, &c))
		p->refused = c;
}

void play_renew(struct play *p)
{
	const struct view *view = session_view(p->session, p->seat);

	if (view == NULL) {
		play_say(p, true, "No memory to look at the game; it is saved.");
		return;
	}
	p->view = view;
	browser_take(&p->browser, game_book(&view->game));
	leisure_note(p);
	errands_renew(p);
	roster_fill(p);
	rolls_renew(p);
}

/* Whether a unit rides in a figure. */
static bool rides_in(const struct view *v, int unit, int vehicle)
{
	FOR_MEMBERS(f, &v->game, unit)
		if (v->game.figures[f].aboard == vehicle)
			return true;
	return false;
}

static bool is_beneath(const struct view *v, int unit, cell_t cell)
{
	return v->game.beneath[cell] >= 0 && v->game.figures[v->game.beneath[cell]].unit == unit;
}

int play_unit_here(const struct play *p)
{
	const int figure = p->view->game.occupant[p->cursor];

	if (figure >= 0 && p->unit >= 0 && (rides_in(p->view, p->unit, figure)
			|| is_beneath(p->view, p->unit, p->cursor)))
		return p->unit;
	return figure >= 0 ? p->view->game.figures[figure].unit : -1;
}

void play_look_at(struct play *p, cell_t cell)
{
	if (cell == CELL_NONE)
		return;
	p->cursor = cell;
	if (p->view->game.occupant[cell] >= 0)
		p->unit = p->view->game.figures[p->view->game.occupant[cell]].unit;
	chart_follow(&p->view->game.table->grid, &p->look, cell);
}

void play_look_at_unit(struct play *p, int unit)
{
	play_look_at(p, game_unit_whereabouts(&p->view->game, unit));
	p->unit = unit;
}

bool play_wants(const struct play *p, int unit)
{
	return p->asking && hosted_commands(p->session, unit)
		&& (p->could[unit] || game_wants(&p->view->game, &p->asked, unit));
}

bool play_commands(const struct play *p, int unit)
{
	if (!p->asking || unit < 0 || !hosted_commands(p->session, unit))
		return false;
	return p->asked.unit == unit || game_seat_of_unit(&p->view->game, unit) == p->seat
		|| play_wants(p, unit);
}

int play_wanting(const struct play *p)
{
	int n = 0;

	for (int u = 0; u < p->view->game.n_units; u++)
		n += play_wants(p, u);
	return n;
}

int play_next_wanting(const struct play *p, int step)
{
	const int n = p->view->game.n_units;

	for (int i = 1; i <= n; i++) {
		const int u = ((p->unit + step * i) % n + n) % n;

		if (play_wants(p, u))
			return u;
	}
	return -1;
}

/* ---- dice typed by hand ---- */

/* Asks for the dice that are wanted; false if one was not given. */
static bool ask_die(struct play *p)
{
	struct reason why = { "", "" };
	const char *what = "";
	int sides = 0;

	while (session_wants_die(p->session, &sides, &what)) {
		struct line_ask ask = { .cursor = CELL_NONE, .note = why.text };
		char prompt[240];
		int value;

		snprintf(prompt, sizeof prompt, "%s, %s: ",
			roll_die_name(sides, session_die_from_zero(p->session)).text, what);
		ask.prompt = prompt;
		if (!line_get(p->tui, &ask))
			return false;
		why.text[0] = '\0';
		value = given_dice_typed(ask.edit.text, what, &why);
		if (value >= 0 && session_die(p->session, value, &why) != SUBMIT_REFUSED)
			play_renew(p);
	}
	return true;
}

/* ---- the round ---- */

static int persons(const struct play *p)
{
	int n = 0;

	for (int seat = 0; seat < p->view->game.setup->n_sides; seat++)
		n += session_person(p->session, seat);
	return n + session_person(p->session, master_seat(&p->view->game));
}

bool play_is_given(const struct play *p)
{
	return p->screen_of >= 0 || persons(p) == 1 || others_bound(p);
}

void play_look_home(struct play *p)
{
	const struct game *const g = &p->view->game;
	cell_t home = CELL_NONE;

	for (int u = g->n_units - 1; u >= 0; u--)
		if (game_seat_of_unit(g, u) == p->seat && game_unit_whereabouts(g, u) != CELL_NONE)
			home = game_unit_whereabouts(g, u);
	if (home == CELL_NONE || p->began || p->watching || !play_is_given(p))
		return;
	p->cursor = home;
	chart_follow(&g->table->grid, &p->look, home);
}

/* Where one looked is no business of the next either. */
static void change_cursor(struct play *p, int seat)
{
	const struct grid *g = &p->view->game.table->grid;

	if (p->screen_of >= 0)
		p->cursor_of[p->screen_of] = p->cursor;
	p->cursor = p->cursor_of[seat] != CELL_NONE ? p->cursor_of[seat] :
		grid_at(g, g->cols / 2, g->rows / 2);
	chart_centre(g, &p->look, p->cursor);
}

/* Puts the screen before the seat that is asked. */
void play_give_screen(struct play *p, int seat)
{
	if (persons(p) > 1 && p->screen_of != seat && !others_bound(p)) {
		change_cursor(p, seat);
		p->history.n = 0;	/* what one typed is no business of the next */
		p->unit = -1;
		p->note[0] = '\0';
		story_hand_over(p, seat);
	}
	p->screen_of = p->seat = seat;
	p->rolls.seen = 0;
	unread_clear(p);
}

/* Where the eye should be when a question comes up. */
static void look_at_question(struct play *p)
{
	int unit = p->asked.unit;

	if (unit < 0)
		unit = play_next_wanting(p, 1);
	if (unit >= 0)
		play_look_at_unit(p, unit);
}

bool play_same_question(const struct decision *a, const struct decision *b)
{
	return a->seat == b->seat && a->kind == b->kind && a->unit == b->unit &&
		a->other == b->other;
}

/* Whether the question has come anew, and the unit in hand has no part in it (in games of
 * activations it has acted), or has gone from under the cursor. */
static bool unit_is_done(const struct play *p, const struct decision *before)
{
	return before->id != p->asked.id && p->unit >= 0 && p->view->game.units[p->unit].side
			== game_seat_side(&p->view->game, p->seat)
		&& (!game_wants(&p->view->game, &p->asked, p->unit) || play_unit_here(p) < 0);
}

/* What was taken back, and what came instead, is news to everybody. */
void play_forget_undone(struct play *p)
{
	const size_t stands = session_rewound(p->session);

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		if (p->told[seat] > stands)
			p->told[seat] = stands;
		if (p->newest[seat] > stands)
			p->newest[seat] = stands;
		if (p->misfits[seat].event > stands)
			p->misfits[seat] = (struct misfit_at){ stands, 0 };
	}
	tracks_forget(p, stands);
	voices_forget(p, stands);
	if (p->rolls.looked > stands) {
		unread_clear(p);
		p->rolls.seat = -1;
		rolls_renew(p);		/* before anything is drawn that is no more */
	}
}

/* Dice given beforehand that did not fit, in one line; of those that the seat has not heard of
 * once the game is over (Y-31). */
static void tell_misfits(struct play *p)
{
	const bool over = session_truth(p->session)->over;
	struct misfit_at *const at = &p->misfits[p->seat], all = { 0, 0 };
	char text[2 * LINE_MAX_BYTES], first[2 * LINE_MAX_BYTES] = "";
	int n = 0;

	while (session_misfit(p->session, p->seat, true, at, text, sizeof text)
			|| (over && !p->misfits_ended && session_misfit(p->session, p->seat,
				false, &all, text, sizeof text)))
		if (n++ == 0)
			snprintf(first, sizeof first, "%s", text);
	p->misfits_ended |= over;
	if (n == 1)
		play_say(p, true, "%s", first);
	else if (n > 1)
		play_say(p, true, "%d of the dice given did not fit; the first: %s", n, first);
}

/* The next question that somebody here is asked, dice typed in between; false if one was not. */
static bool ask_next(struct play *p, const struct decision **d)
{
	do {
		if (!ask_die(p))
			return false;
		*d = passed_over(p);
	} while (*d == NULL && session_wants_die(p->session, &(int){ 0 }, &(const char *){ "" }));
	return true;
}

/* Whose screen it is now. */
static void give_to_asked(struct play *p, const struct decision *d)
{
	p->waiting = d == NULL && hosted_waits(p->session, p->waits, sizeof p->waits);
	if (d == NULL && (session_pauses(p->session) || others_only_master(p)))
		p->master = true;	/* nobody else is there to be asked */
	p->master = p->master && session_truth(p->session)->master &&
		!session_truth(p->session)->over;
	if (p->master)
		play_give_screen(p, master_seat(&p->view->game));
	else if (d != NULL && (d->seat != p->seat || p->screen_of < 0))
		play_give_screen(p, d->seat);
	p->asking = d != NULL && d->seat == p->seat;
	if (p->asking)
		p->asked = *d;
}

/* What has happened, as much of it as is news. */
static void tell_news(struct play *p)
{
	const bool follows = p->began || p->fresh;	/* not told in the sitting before */

	if (follows)
		tracks_take(p);
	else
		tracks_skip(p);
	tracks_walk(p);
	if (!p->began && p->fresh)
		happened_from_start(p);
	if (p->waiting && p->began)
		happened_hold(p);
	else if (follows)
		happened_tell(p);
	else if (others_bound(p))
		happened_meanwhile(p);
	else
		happened_skip(p);
	for (int seat = 0; !follows && seat < SEATS_MAX; seat++)
		p->misfits[seat].event = event_log_count(session_log(p->session));
	p->began = true;
	story_tell(p);
	tell_misfits(p);
}

bool play_go_on(struct play *p)
{
	const struct decision before = p->asked, *d;
	const bool was_asking = p->asking;

	p->asking = p->waiting = false;
	p->thinking_at = THINKING_ANEW;
	if (p->screen_of >= 0 && others_lost_seat(p))
		return false;
	play_forget_undone(p);
	if (!ask_next(p, &d))
		return false;
	give_to_asked(p, d);
	voices_take(p);
	play_renew(p);
	tell_news(p);
	draft_note(p);
	draft_try(p);
	if (!p->asking)
		return p->master;
	if (!was_asking || !play_same_question(&before, d) || unit_is_done(p, &before))
		look_at_question(p);
	return true;
}

/* After a choice the next unit that lacks one comes under the cursor, as long
 * as the same question stands. */
static void go_to_next(struct play *p, int16_t asked)
{
	const int next = play_next_wanting(p, 1);

	if (!p->asking || p->asked.id != asked || next < 0)
		return;
	play_look_at_unit(p, next);
}

static void close_question(struct play *p)
{
	const char *const closes = p->asking ? game_asks(&p->view->game, &p->asked)->done : NULL;

	play_submit(p, closes ? closes : "done");
}

/* What has been closed before it was asked, and what was in vain (Y-31). */
static void close_waited(struct play *p)
{
	char text[LINE_MAX_BYTES];
	const char *waited = p->asking ? later_comes(&p->later, &p->view->game, &p->asked) : NULL;

	while (later_missed(&p->later, &p->view->game, p->seat, session_truth(p->session)->over,
		text,
			sizeof text))
		play_say(p, true, "%s", text);
	if (waited) {
		play_say(p, false, "`done %s`, as you said.", waited);
		close_question(p);
	}
}

void play_typed(struct play *p, const char *line)
{
	struct reason why;

	switch (later_read(&p->later, &p->view->game, p->seat, p->asking ? &p->asked : NULL, line,
			&why)) {
	case LATER_OTHER:
		play_submit(p, line);
		return;
	case LATER_NOW:
		close_question(p);
		return;
	case LATER_WAITS:
		play_say(p, false, "Done with that phase when it comes: this question stays open.");
		return;
	case LATER_REFUSED:
		play_refuse(p, &why);
		return;
	}
}

/* The unit that a line is about, or NOBODY. */
static int unit_of(const struct play *p, const char *line)
{
	struct reason why;
	struct choice c;

	return choice_read(&p->view->game, p->seat, line, &c, &why)
		? choice_unit(&p->view->game, &c) : NOBODY;
}

bool play_submit(struct play *p, const char *line)
{
	const struct play_before before = play_before(p);
	struct reason why = { "", "" };
	enum submit made;

	if (p->drafts.preparing || (p->waiting && !p->master))
		return draft_keep(p, line);
	p->spoke = unit_of(p, line);
	made = session_submit(p->session, p->seat, line, &why);
	if (made == SUBMIT_REFUSED)
		p->spoke = NOBODY;
	if (made == SUBMIT_REFUSED && strncmp(line, "gm-", 3) == 0
			&& p->seat != master_seat(&p->view->game)) {
		play_say_keys(p, "Only the Game Master may do that, on his own screen: "
			"{game-master}.");
		return false;
	}
	return play_after(p, &before, made, &why);
}

struct play_before play_before(const struct play *p)
{
	return (struct play_before){ p->rolls.looked, p->asked.id,
		session_trouble(p->session)[0] != '\0' };
}

/* What was refused may have been the last of several, or others may have gone on: then something
 * else is asked, or nothing. */
static void ask_again(struct play *p)
{
	const struct decision *const d = p->asking ? session_ask(p->session) : NULL;

	if (p->asking && (d == NULL || !play_same_question(&p->asked, d)))
		play_go_on(p);
}

bool play_after(struct play *p, const struct play_before *b, enum submit made,
	const struct reason *why)
{
	static const char meanwhile[] = "The game has gone on meanwhile: ";
	struct reason late = { "", "" };

	switch (made) {
	case SUBMIT_REFUSED:
		ask_again(p);
		refuse_with(&late, why->rule, "%s%.190s", meanwhile, why->text);
		play_refuse(p, p->overtaken && strncmp(why->text, meanwhile, strlen(meanwhile)) != 0
			? &late : why);
		return false;
	case SUBMIT_MEMORY:
		play_say(p, true, "No memory for that; the game is as it was.");
		return false;
	case SUBMIT_NEEDS_DIE:
	case SUBMIT_OK:
		break;
	}
	p->rolls.seen = b->known;
	play_go_on(p);
	if (session_told(p->session)[0] != '\0')
		play_say(p, false, "%s", session_told(p->session));
	if (!b->trouble && session_trouble(p->session)[0] != '\0')
		play_say(p, true, "%s", session_trouble(p->session));
	else if (!p->noticed && session_notice(p->session)[0] != '\0') {
		play_say(p, true, "%s", session_notice(p->session));
		p->noticed = true;
	}
	go_to_next(p, b->asked);
	close_waited(p);
	return true;
}

bool play_asks_menu(const struct play *p)
{
	if (game_ruling(&p->view->game, &p->asked) != NULL)
		return true;
	return game_asks(&p->view->game, &p->asked)->done == NULL
		&& (p->asked.unit >= 0 || play_wanting(p) == 0);
}

/* The first menu that is left with Esc ends the opening. */
enum reply play_serve(struct play *p)
{
	if (p->stopped[0] != '\0')
		return others_stop(p);
	while (p->asking && !screen_ended(p->tui)) {
		const int16_t id = p->asked.id;

		if (!play_asks_menu(p))
			return REPLY_REDRAW;
		screen_show(p->tui);
		orders_menu(p, p->asked.unit);
		if (find_called(p) == REPLY_LEAVE)
			return REPLY_LEAVE;
		if (p->asking && p->asked.id == id)
			return REPLY_REDRAW;
	}
	if ((p->master || p->waiting) && !screen_ended(p->tui))
		return REPLY_REDRAW;
	if (!p->view->game.over || screen_ended(p->tui))
		return REPLY_LEAVE;
	p->ended = true;
	story_epilogue(p);
	return REPLY_REDRAW;
}

/* The first frame does not wait for the minds: what there is is shown first. */
static enum reply start(struct page *page)
{
	struct play *p = (struct play *)page;

	if (p->notice[0] != '\0')
		reader_help(p->tui, p->fresh ? "before it begins" : "this save", p->notice);
	if (p->fresh)
		story_briefing(p);
	else
		for (int seat = 0; seat < SEATS_MAX; seat++)
			p->told[seat] = event_log_count(session_log(p->session));
	if (persons(p) == 0 && !p->view->game.over && !others_bound(p))
		story_nobody(p);
	play_go_on(p);
	return find_called(p) == REPLY_LEAVE ? REPLY_LEAVE : play_serve(p);
}

static int first_person(struct session *s)
{
	const struct view *view = session_view(s, 0);

	if (talk_own_seat(s) != TALK_NOBODY)
		return talk_own_seat(s);
	for (int seat = 0; view != NULL && seat < view->game.setup->n_sides; seat++)
		if (session_person(s, seat))
			return seat;
	return view != NULL && session_person(s, master_seat(&view->game))
		? master_seat(&view->game) : 0;
}

enum tui_end tui_play(struct tui *tui, struct session *s, bool briefing, const char *notice)
{
	struct play *p;

	if (hosted_watches(s)) {
		spectator_run(tui, s);
		return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
	}
	p = malloc(sizeof *p);
	if (p != NULL && play_init(p, tui, s, first_person(s))) {
		/* Who comes back to a table later goes on at once. */
		p->fresh = briefing && (!others_bound(p) || p->view->game.turn <= 1);
		p->notice = notice;
		play_renew(p);
		others_watch(p);
		session_on_thinking(s, thinking_shown, p);
		screen_page_run(tui, &p->page);
		session_on_thinking(s, NULL, NULL);
		screen_watch(tui, NULL);
	}
	if (p != NULL)
		play_fini(p);
	free(p);
	return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
}
