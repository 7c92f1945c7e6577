/* The card: what there is to say of one figure, beside the map, in the roster's place.  It
 * follows the cursor; where nobody stands it is the card of who leads the unit in hand.
 * See play.h.
 *
 * While the roster is walked through, or a target is chosen, they have their panel.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/wide.h"

bool card_shown(const struct play *p)
{
	return p->card && p->target == NULL && p->focus != PLACE_ROSTER;
}

/* Who leads a unit, or is the first of it who can be found; -1 = nobody. */
static int speaker(const struct view *v, int unit)
{
	if (v->game.units[unit].leader >= 0)
		return v->game.units[unit].leader;
	FOR_MEMBERS(f, &v->game, unit)
		if (game_whereabouts(&v->game, f) != CELL_NONE)
			return f;
	return v->game.units[unit].head;
}

static int figure_here(const struct play *p)
{
	const struct view *v = p->view;
	const int unit = play_unit_here(p);

	if (unit >= 0 && v->game.figures[v->game.occupant[p->cursor]].unit == unit)
		return v->game.occupant[p->cursor];
	if (unit >= 0 || p->unit >= 0)
		return speaker(v, unit >= 0 ? unit : p->unit);
	return -1;
}

void card_draw(const struct play *p, struct pane *pane, struct rect at)
{
	const struct view *v = p->view;
	const int figure = figure_here(p);
	struct buffer buffer = { 0 };
	const char *text, *end;
	char name[NAME_MAX_BYTES + 40], words[120];

	if (figure < 0) {
		target_put_text(pane, at, INK_DIM, screen_words(p->tui, "Nobody is under the "
			"cursor, and no unit is in hand: {next} leads to one.", words,
			sizeof words), "");
		return;
	}
	sheets_figure(v, figure, &buffer);
	text = buffer_text(&buffer) + strlen("# ");
	end = strchr(text, '\n');
	snprintf(name, sizeof name, "%.*s", end != NULL ? (int)(end - text) : (int)strlen(text),
		text);
	wide_cut(name, sizeof name, at.cols - 1, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, at.col + 1, 1, at.cols - 1 }, INK_TITLE, name);
	at.row++;
	at.rows--;
	target_put_text(pane, at, INK_PLAIN, end != NULL ? end + 1 : "", "i: the rest of it");
	buffer_free(&buffer);
}

enum reply card_toggle(struct play *p)
{
	p->card = !p->card;
	p->legend = false;
	play_say(p, false, p->card ? "The card follows the cursor; C brings the roster back." :
		"The roster again.");
	return REPLY_REDRAW;
}
