/* What others do at the same game, each at a terminal of his own, or the same person at a second
 * one: it is followed as it comes.  See play.h and hosted.h.
 *
 * A menu, a target, a question stays open as long as what is asked stands; a line that is being
 * typed always does.  What is being read is not disturbed: news wait until it is closed.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"

bool others_bound(const struct play *p)
{
	return hosted_of(p->session) != NULL;
}

/* Whether units of a seat have been given to persons of their own. */
static bool is_shared(const struct hosted_rules *r, int seat)
{
	for (int i = 0; r != NULL && i < r->n_claims; i++)
		if (r->claims[i].seat == seat && r->claims[i].unit >= 0)
			return true;
	return false;
}

const char *others_commander(const struct play *p, int unit)
{
	const char *who;

	if (!is_shared(hosted_of(p->session), game_seat_of_unit(&p->view->game, unit)))
		return "";
	who = hosted_commander(p->session, unit);
	return who[0] != '\0' && strcmp(who, hosted_person(p->session)) == 0 ? "you" : who;
}

bool others_only_master(const struct play *p)
{
	const struct game *const g = &p->view->game;

	for (int side = 0; side < g->setup->n_sides; side++)
		if (session_person(p->session, side))
			return false;
	return others_bound(p) && session_person(p->session, master_seat(g));
}

/* While a die is being typed in nothing may come between. */
static bool wants_die(const struct play *p)
{
	const char *what;
	int sides;

	return session_wants_die(p->session, &sides, &what);
}

static int wake(void *self)
{
	const struct play *const p = self;

	return wants_die(p) || p->drafts.preparing ? -1 : hosted_wake(p->session);
}

/* Whether what was asked before others went on is asked yet. */
static bool stands(struct play *p, int turn)
{
	const struct decision *const d = session_ask(p->session);

	if (!p->asking)
		return true;
	if (d == NULL || !play_same_question(&p->asked, d)
			|| session_truth(p->session)->turn != turn)
		return false;
	p->asked = *d;
	return true;
}

/* What he sees is another's: nothing of it is drawn any more. */
bool others_lost_seat(struct play *p)
{
	return hosted_lost(p->session, p->seat, p->stopped, sizeof p->stopped);
}

static enum screen_news look(void *self)
{
	struct play *const p = self;
	const int turn = session_truth(p->session)->turn;
	struct reason why = { "", "" };
	bool same;

	if (wants_die(p) || p->drafts.preparing)
		return SCREEN_NOTHING;
	switch (hosted_catch_up(p->session, &why)) {
	case HOSTED_NOTHING:
		if (!voices_take(p))
			return SCREEN_NOTHING;
		play_renew(p);
		return SCREEN_NEWS;
	case HOSTED_STOPPED:
		snprintf(p->stopped, sizeof p->stopped, "%s", why.text);
		return SCREEN_CLOSES;
	case HOSTED_CAME:
		break;
	}
	if (others_lost_seat(p))
		return SCREEN_CLOSES;
	same = stands(p, turn);
	p->overtaken = p->overtaken || !same;
	play_forget_undone(p);
	voices_take(p);
	play_renew(p);
	return same ? SCREEN_NEWS : SCREEN_CLOSES;
}

void others_watch(struct play *p)
{
	p->watch = (struct screen_watch){ wake, look, &p->page, p };
	if (session_file(p->session)[0] != '\0')
		screen_watch(p->tui, &p->watch);
}

/* Where one looked, and whom one had in hand, as far as he is there. */
static void look_as_before(struct play *p, int seat, cell_t cursor, int unit)
{
	if (p->seat != seat)
		return;
	play_look_at(p, cursor);
	p->unit = unit;
}

enum reply others_stop(struct play *p)
{
	reader_help(p->tui, "this screen goes no further", p->stopped);
	return REPLY_LEAVE;
}

enum reply others_follow(struct play *p)
{
	const int seat = p->seat, unit = p->unit;
	const cell_t cursor = p->cursor;

	if (p->stopped[0] != '\0')
		return others_stop(p);
	p->overtaken = false;
	if (!p->warns)	/* what is asked stands there */
		play_quiet(p);
	play_go_on(p);
	look_as_before(p, seat, cursor, unit);
	/* A menu that opened by itself could be answered by a key meant for something else. */
	return p->asking ? REPLY_REDRAW_ALL : play_serve(p);
}
