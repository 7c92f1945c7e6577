/* Thinking: the sign that a machine's commander looks ahead, and who is in a hurry.  What is typed
 * meanwhile hurries it, and is read as ever afterwards.  See play.h. */
#include <stdio.h>

#include "tui/play.h"

bool thinking_shown(void *play, int seat)
{
	struct play *const p = play;
	const struct game *const g = &p->view->game;
	char note[sizeof p->note];
	const struct cite refused = p->refused;
	const bool warns = p->warns;

	if (screen_typed(p->tui))
		return true;
	snprintf(note, sizeof note, "%s", p->note);
	play_say(p, false, "%s: thinking. Any key hurries it.", seat < g->setup->n_sides
		? g->setup->sides[seat].name : "The machine");
	screen_show(p->tui);
	play_say(p, warns, "%s", note);
	p->refused = refused;
	return screen_typed(p->tui);
}
