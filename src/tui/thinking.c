/* Thinking: the sign that a machine's commander looks ahead, and who is in a hurry.  What is typed
 * meanwhile hurries it, and is read as ever afterwards; what was typed ahead does not: it was meant
 * for a page.  See play.h. */
#include <stdio.h>

#include "tui/play.h"

static bool in_a_hurry(const struct play *p)
{
	const int waits = screen_typed_bytes(p->tui);

	return waits == SCREEN_NO_INPUT || waits > p->typed_ahead;
}

bool thinking_shown(void *play, int seat)
{
	struct play *const p = play;
	const struct game *const g = &p->view->game;
	char note[sizeof p->note];
	const struct cite refused = p->refused;
	const bool warns = p->warns;

	if (p->thinking_at != session_length(p->session)) {
		p->thinking_at = session_length(p->session);
		p->typed_ahead = screen_typed_bytes(p->tui);
	}
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
