/* Thinking: the sign that a machine's commander looks ahead, and who is in a hurry.  What is typed
 * meanwhile hurries it, and is read as ever afterwards; what was typed ahead does not: it was meant
 * for a page.  Before it thinks, what has come of the last choice is shown: nobody waits for the
 * machine to see his own shot.  See play.h. */
#include <stdio.h>

#include "tui/play.h"

static bool in_a_hurry(const struct play *p)
{
	const int waits = screen_typed_bytes(p->tui);

	return waits == SCREEN_NO_INPUT || waits > p->typed_ahead;
}

/* What has come so far, with its tracks; what is news later is news as if this had not been.  A
 * question that is open yet stays on the screen as it is. */
static void show_what_came(struct play *p)
{
	const size_t taken = p->tracks.taken[p->seat];

	if (p->asking || !play_is_given(p))
		return;
	voices_take(p);
	play_renew(p);
	if (!p->began) {
		play_look_home(p);
		return;
	}
	happened_hold(p);
	tracks_take(p);
	p->tracks.taken[p->seat] = taken;
}

bool thinking_shown(void *play, int seat)
{
	struct play *const p = play;
	const struct game *const g = &p->view->game;
	char note[sizeof p->note];
	const struct cite refused = p->refused;
	const bool warns = p->warns;
	const size_t told = event_log_count(session_log(p->session));

	if (p->thinking_at == THINKING_ANEW)
		p->typed_ahead = screen_typed_bytes(p->tui);
	if (p->thinking_at != told)
		show_what_came(p);
	p->thinking_at = told;
	if (in_a_hurry(p))
		return true;
	snprintf(note, sizeof note, "%s", p->note);
	play_say(p, false, "%s: thinking. Any key hurries it.", seat < g->setup->n_sides
		? g->setup->sides[seat].name : "The machine");
	screen_show(p->tui);
	play_say(p, warns, "%s", note);
	p->refused = refused;
	return in_a_hurry(p);
}
