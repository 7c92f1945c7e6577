/* Who is not asked, and why: unasked.h. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "cliffhanger/unasked.h"
#include "cliffhanger/view.h"
#include "game/room.h"

/* A reason that begins with the unit's name, which is said before it; not with a figure's. */
static const char *without_name(const char *name, const char *text)
{
	const size_t n = strlen(name);
	const size_t gap = strncmp(text, name, n) == 0 ? strspn(text + n, ": ") : 0;

	return gap > 0 && !isdigit((unsigned char)text[n + gap]) ? text + n + gap : text;
}

bool unasked_why(const struct game *v, const struct decision *d, int unit, struct reason *why)
{
	struct option options[OPTIONS_MAX];

	if (game_ruling(v, d) || game_seat_of_unit(v, unit) != d->seat || game_wants(v, d, unit)
		|| game_options(v, d, unit, options, OPTIONS_MAX) == 0 || options[0].allowed)
		return false;
	*why = options[0].why;
	return true;
}

/* ---- as it happens ---- */

static void note(struct game *g, int unit, const struct reason *why)
{
	struct event e = event_of(EVENT_NOTE);
	char text[LINE_MAX_BYTES];

	snprintf(text, sizeof text, *why->rule ? "%s (%s)" : "%s",
		without_name(game_unit_name(g, unit), why->text), why->rule);
	e.unit = (int16_t)unit;
	e.audience = (uint16_t)(1u << g->units[unit].side);
	e.number = NOTE_UNASKED;
	e.word = text;
	game_emit(g, &e);
}

/* The reasons are those of a view, in which it is asked: nothing is told of whom the seat does
 * not see. */
void unasked_note(struct game *g, int seat, int kind)
{
	const struct decision d = { .seat = (int8_t)seat, .kind = (uint8_t)kind, .unit = NOBODY,
		.other = NOBODY };
	struct view *const seen = game_listened(g) ? view_new(g, seat) : NULL;
	struct game *view;

	if (!seen)
		return;
	view = &seen->game;
	view->decisions[0] = d;
	view->n_decisions = 1;
	for (int u = 0; u < g->n_units; u++) {
		struct reason why = { "", "" };

		if (unasked_why(view, &d, u, &why))
			note(g, u, &why);
	}
	view_free(seen);
}

/* ---- on asking ---- */

static bool is_note(const struct unasked *u, const struct event *e)
{
	return e->kind == EVENT_NOTE && e->number == NOTE_UNASKED && e->unit >= 0
		&& game_seat_of_unit(u->view, e->unit) == u->seat
		&& view_hears(u->view, u->seat, e);
}

static int tell_now(const struct unasked *u, void (*line)(void *self, const char *text),
	void *self)
{
	int n = 0;

	for (int unit = 0; u->asked && unit < u->view->n_units; unit++) {
		struct reason why = { "", "" };
		const char *const name = game_unit_name(u->view, unit);
		char text[2 * sizeof why.text];

		if (!unasked_why(u->view, u->asked, unit, &why))
			continue;
		if (n++ == 0)
			line(self, "Not asked now (Y-7):");
		snprintf(text, sizeof text, *why.rule ? "  %s: %s (%s)" : "  %s: %s", name,
			without_name(name, why.text), why.rule);
		line(self, text);
	}
	return n > 0 ? n + 1 : 0;
}

static void tell_heading(const struct unasked *u, const struct event *e,
	void (*line)(void *self, const char *text), void *self)
{
	char text[LINE_MAX_BYTES];

	snprintf(text, sizeof text, "Not asked in turn %d, %s (Y-7):", e->turn,
		u->view->system->phases[e->phase].title);
	line(self, text);
}

/* Not yet overtaken by the same phase of the next turn. */
static bool is_recent(const struct unasked *u, const struct event *e)
{
	return e->turn == u->view->turn
		|| (e->turn == u->view->turn - 1 && e->phase > u->view->phase);
}

static int tell_last(const struct unasked *u, void (*line)(void *self, const char *text),
	void *self)
{
	size_t first = event_log_count(u->log);
	const struct event *last = NULL;
	int n = 0;

	while (first > 0) {
		const struct event *const e = event_log_at(u->log, first - 1);

		if (!is_recent(u, e) || (last && e->phase != last->phase))
			break;
		if (is_note(u, e))
			last = e;
		first--;
	}
	for (size_t i = first; last && i < event_log_count(u->log); i++) {
		const struct event *const e = event_log_at(u->log, i);
		char text[LINE_MAX_BYTES];

		if (!is_note(u, e) || e->turn != last->turn)
			continue;
		if (n++ == 0)
			tell_heading(u, e, line, self);
		snprintf(text, sizeof text, "  %s: %s", game_unit_name(u->view, e->unit),
			e->word);
		line(self, text);
	}
	return n > 0 ? n + 1 : 0;
}

int unasked_tell(const struct unasked *u, void (*line)(void *self, const char *text), void *self)
{
	const int now = tell_now(u, line, self);

	return now + tell_last(u, line, self);
}
