/* The replay viewer: the play page without questions.  See play.h. */
#include <stdlib.h>

#include "tui/play.h"

static const struct page_kind replay_page;

/* The first position of a later (or the last of an earlier) turn. */
static int seek_turn(struct play *p, int step)
{
	const int turn = p->view->game.turn, end = session_length(p->session);
	int at = session_position(p->session);

	while (at + step >= 0 && at + step <= end) {
		at += step;
		if (!session_go(p->session, at))
			break;
		if (session_view(p->session, p->seat)->game.turn != turn)
			break;
	}
	return at;
}

/* The eye goes where something happened. */
static void look_at_news(struct play *p)
{
	const struct event_log *log = session_log(p->session);

	for (size_t i = event_log_count(log); i-- > p->rolls.seen; ) {
		const struct event *const e = event_log_at(log, i);
		const int unit = rolls_tell(e) && view_hears(&p->view->game, p->seat, e) ? e->unit
			: -1;

		if (unit >= 0 && game_unit_whereabouts(&p->view->game, unit) != CELL_NONE) {
			play_look_at_unit(p, unit);
			return;
		}
	}
}

enum reply play_go_to(struct play *p, int position)
{
	const int end = session_length(p->session);

	if (position < 0 || position > end) {
		play_say(p, false, position < 0 ? "This is the beginning." : "This is the end.");
		return REPLY_REDRAW;
	}
	p->rolls.seen = p->rolls.looked;
	if (!session_go(p->session, position))
		play_say(p, true, "The replay cannot go there.");
	play_renew(p);
	tracks_take(p);
	tracks_walk(p);
	if (p->rolls.seen > p->rolls.looked || position == 0)
		p->rolls.seen = p->rolls.looked;
	look_at_news(p);
	return REPLY_REDRAW;
}

/* The sides' seats in turn, and the Game Master's, who sees all: of a game under way those
 * of who plays it. */
static enum reply next_seat(struct play *p)
{
	const int sides = p->view->game.setup->n_sides;

	const int before = p->seat;

	do
		p->seat = p->seat + 1 < sides ? p->seat + 1 : p->seat < sides ? 2 * sides : 0;
	while (p->seat != before && !session_may_show(p->session, p->seat));
	if (p->seat == before)
		play_say(p, false, "The game is under way: nobody else's view is shown yet.");
	p->unit = -1;
	play_renew(p);
	p->rolls.seen = p->rolls.looked;
	return REPLY_REDRAW;
}

static enum reply act(struct play *p, enum key_act wanted)
{
	const int at = session_position(p->session);

	switch (wanted) {
	case ACT_STEP_ON: return play_go_to(p, at + 1);
	case ACT_STEP_BACK: return play_go_to(p, at - 1);
	case ACT_TURN_ON: return play_go_to(p, seek_turn(p, 1));
	case ACT_TURN_BACK: return play_go_to(p, seek_turn(p, -1));
	case ACT_START: return play_go_to(p, 0);
	case ACT_END: return play_go_to(p, session_length(p->session));
	case ACT_SEAT: return next_seat(p);
	default: return play_act(p, wanted);
	}
}

static enum reply key(struct page *page, int pressed)
{
	struct play *p = (struct play *)page;
	enum reply reply;

	play_quiet(p);
	tracks_fade(p, pressed);
	if (pressed == KEY_CLICK)
		reply = clicks_cell(p) == CLICKED_CELL ? REPLY_REDRAW : REPLY_HANDLED;
	else if (p->focus == PLACE_ROSTER)
		reply = roster_key(p, pressed);
	else if (p->focus == PLACE_ROLLS)
		reply = rolls_key(p, pressed);
	else
		reply = act(p, screen_act(p->tui, PLACE_REPLAY, pressed));
	if (reply == REPLY_IGNORED)
		play_say_keys(p, "No such key here; {help} lists them.");
	return reply == REPLY_LEAVE ? REPLY_LEAVE : REPLY_REDRAW;
}

static const struct page_kind replay_page = { .place = screen_page_whole, .draw = play_draw,
	.key = key };

void play_seek(struct play *p, int turn)
{
	for (int at = 0; at <= session_length(p->session); at++) {
		if (!session_go(p->session, at))
			return;
		play_renew(p);
		if (p->view->game.turn >= turn)
			return;
	}
}

/* For whom a game is shown that nobody has named anybody for. */
static int first_seat(const struct session *s)
{
	int seat = session_shown_to(s);

	for (int side = 0; seat == NOBODY && side < session_truth(s)->setup->n_sides; side++)
		if (session_person(s, side))
			seat = side;
	return seat;
}

enum tui_end tui_replay(struct tui *tui, struct session *s, int turn, int seat)
{
	struct play *p = malloc(sizeof *p);

	if (p != NULL && play_init(p, tui, s, seat >= 0 ? seat : first_seat(s))) {
		p->page.kind = &replay_page;
		p->watching = true;
		play_seek(p, turn);
		tracks_skip(p);
		p->rolls.seen = p->rolls.looked;
		screen_page_run(tui, &p->page);
	}
	if (p != NULL)
		play_fini(p);
	free(p);
	return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
}
