/* News: what happened, one sentence a line, as the seat may hear it.
 *
 * A unit's steps are one sentence for as long as nothing else is heard: who,
 * from where, to where.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "plain/ui.h"

enum { EVENTS_SHOWN = 20 };

/* Steps heard and not yet told. */
struct walk {
	int figures;		/* of the unit that moved */
	int figure;		/* the one whose way is told */
	cell_t from, to;
	bool gm;		/* the Game Master's doing */
};

struct walks {
	struct walk unit[UNITS_MAX];
	bool moved[FIGURES_MAX];
	bool any;
	const struct event *first;	/* of those that are told together, not yet told */
	int together;			/* how many figures */
};

static void add_step(struct walks *w, const struct view *v, const struct event *e)
{
	const int unit = e->unit >= 0 ? e->unit : v->game.figures[e->figure].unit;
	struct walk *const walk = &w->unit[unit];

	w->any = true;
	walk->gm |= e->gm;
	if (!w->moved[e->figure]) {
		w->moved[e->figure] = true;
		walk->figures++;
	}
	if (walk->figures == 1 && walk->from == CELL_NONE && walk->to == CELL_NONE) {
		walk->figure = e->figure;
		walk->from = e->from;
	}
	/* The leader's way is the unit's. */
	if ((e->then.known ? e->then.leads : v->game.units[unit].leader == e->figure)
			&& walk->figure != e->figure) {
		walk->figure = e->figure;
		walk->from = e->from;
	}
	if (walk->figure == e->figure)
		walk->to = e->cell;
}

static void forget_walks(struct walks *w)
{
	memset(w, 0, sizeof(*w));
	for (int u = 0; u < UNITS_MAX; u++)
		w->unit[u].from = w->unit[u].to = CELL_NONE;
}

static void tell_walk(struct ui *k, int unit, const struct walk *w)
{
	const char *const name = game_unit_name(&k->v->game, unit);
	const char *const mark = w->gm ? VIEW_GM_MARK : "";
	const struct cell_text from = grid_cell_text(&k->v->game.table->grid, w->from);
	const struct cell_text to = grid_cell_text(&k->v->game.table->grid, w->to);
	char count[40] = "";

	if (w->figures > 1)
		snprintf(count, sizeof(count), " (%d figures)", w->figures);
	if (w->from == CELL_NONE)
		output_say(k->output, 2, "%s%s: comes on the table at %s%s.", mark, name, to.text,
		count);
	else if (w->to == CELL_NONE)
		output_say(k->output, 2, "%s%s: leaves the table at %s%s.", mark, name, from.text,
			count);
	else
		output_say(k->output, 2, "%s%s%s: from %s to %s.", mark, name, count, from.text,
			to.text);
}

static void tell_walks(struct ui *k, struct walks *w)
{
	if (!w->any)
		return;
	for (int u = 0; u < k->v->game.n_units; u++)
		if (w->unit[u].figures > 0)
			tell_walk(k, u, &w->unit[u]);
	forget_walks(w);
}

static void tell_together(struct ui *k, struct walks *w)
{
	char text[LINE_MAX_BYTES];

	if (w->together == 0)
		return;
	view_together_text(&k->v->game, w->first, w->together, text, sizeof(text));
	output_say(k->output, 2, "%s", text);
	w->together = 0;
}

static void tell_event(struct ui *k, struct walks *w, const struct event *e)
{
	char text[LINE_MAX_BYTES * 4];

	if (e->kind == EVENT_TURN_ABOUT)
		return;
	if (w->together > 0 && !view_together(w->first, e) && !view_steps_off(w->first, e))
		tell_together(k, w);
	if (view_together(e, e)) {
		if (w->together == 0) {
			tell_walks(k, w);
			w->first = e;
		}
		w->together++;
		return;
	}
	if (e->kind == EVENT_MOVE) {
		/* Of the dead it has been said already. */
		if (e->cell != CELL_NONE || e->then.life != LIFE_DEAD)
			add_step(w, k->v, e);
		return;
	}
	text[0] = '\0';
	view_event_text(&k->v->game, e, text, sizeof(text));
	if (!text[0])
		return;
	tell_walks(k, w);
	output_say(k->output, 2, "%s", text);
}

/* Whether the seat has chosen something before this event: what was before has been told
 * then, and is told by itself whenever it is told again. */
static bool breaks_here(const struct ui *k, const struct event *e)
{
	const int side = game_seat_side(&k->v->game, k->seat);

	return (e->then.breaks & (side == NOBODY ? EVENT_MASTER : 1 << side)) != 0;
}

/* Tells events first … end-1 of the log that the seat may hear; asides only to
 * who asks for the events. */
static void tell_from(struct ui *k, size_t first, size_t end, bool asides)
{
	const struct event_log *const log = session_log(k->s);
	struct walks *const w = malloc(sizeof(*w));

	if (!w)
		return;
	forget_walks(w);
	for (size_t i = first; i < end; i++) {
		const struct event *const e = event_log_at(log, i);

		if (breaks_here(k, e)) {
			tell_together(k, w);
			tell_walks(k, w);
		}
		if (view_hears(session_truth(k->s), k->seat, e) && (asides || !view_aside(e)))
			tell_event(k, w, e);
	}
	tell_together(k, w);
	tell_walks(k, w);
	free(w);
}

void news_tell(struct ui *k)
{
	const size_t count = event_log_count(session_log(k->s));

	tell_from(k, k->told[k->seat], count, false);
	k->told[k->seat] = count;
}

/* The first event of a turn after `turn`, or the count of all. */
static size_t begin_after(const struct event_log *log, int turn)
{
	size_t i = 0;

	while (i < event_log_count(log) && (event_log_at(log, i)->kind != EVENT_TURN ||
	       event_log_at(log, i)->number <= turn))
		i++;
	return i;
}

/* The first event of the turn under way; before the first one, of all. */
static size_t begin_of_turn(const struct session *s)
{
	const int turn = session_truth(s)->turn;

	return turn > 0 ? begin_after(session_log(s), turn - 1) : 0;
}

void news_skip(struct ui *k)
{
	const size_t begin = begin_of_turn(k->s);

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		k->told[seat] = begin;
		k->misfits[seat].event = event_log_count(session_log(k->s));
	}
	if (begin > 0)
		output_say(k->output, 0, "This turn so far ('events 100' tells more):");
}

void news_rewind(struct ui *k)
{
	const size_t stands = session_rewound(k->s);

	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (k->told[seat] > stands)
			k->told[seat] = stands;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if (k->misfits[seat].event > stands)
			k->misfits[seat] = (struct misfit_at){ stands, 0 };
}

void news_from_turn(struct ui *k)
{
	if (k->told[k->seat] == 0)
		k->told[k->seat] = begin_of_turn(k->s);
}

void news_until(struct ui *k, int turn)
{
	const struct event_log *const log = session_log(k->s);

	tell_from(k, 0, turn > 0 ? begin_after(log, turn) : event_log_count(log), false);
}

void query_events(struct ui *k, const char *rest)
{
	const struct event_log *const log = session_log(k->s);
	const struct game *const g = session_truth(k->s);
	char word[16];
	long wanted = EVENTS_SHOWN;
	size_t first = event_log_count(log);

	if (typed_word(&rest, word, sizeof(word)))
		wanted = typed_number(word);
	if (wanted < 1) {
		output_say(k->output, 2, "Expected how many, such as 'events 50', found '%s'.", word);
		return;
	}
	while (first > 0 && wanted > 0) {
		const struct event *const e = event_log_at(log, --first);

		if (e->kind != EVENT_MOVE && e->kind != EVENT_TURN_ABOUT &&
		    view_hears(g, k->seat, e))
			wanted--;
	}
	tell_from(k, first, event_log_count(log), true);
}
