/* What may be taken back, and by whom (Y-33); going back is timeline.c's. */
#include "config.h"

#include <stdio.h>

#include "session/sitting.h"

bool timeline_is_master(const struct session *s, int seat)
{
	return s->now->master && seat == master_seat(s->now);
}

/* ---- what may be taken back (Y-33) ---- */

static bool nothing_open(const struct session *s, const struct edits *e, struct reason *why,
	const char *text)
{
	if (s->watching)
		return refuse(why, "", "This is a replay: nothing can be chosen in it.");
	if (s->wanted.open)
		return refuse(why, "C-10", "First a die is wanted: %s.", s->wanted.what);
	return e->n > 0 || refuse(why, "", "%s", text);
}

/* Whether an event told a seat what it could not know when it chose: all but what
 * its own units were told to do, how they turn, and where they are laid out before
 * the first turn. */
static bool is_news(const struct session *s, int seat, const struct event *e)
{
	if (!view_hears(s->now, seat, e))
		return false;
	if (e->kind == EVENT_MESSAGE)
		return e->number != seat;
	if (e->unit == NOBODY || game_seat_of_unit(s->now, e->unit) != seat)
		return true;
	switch (e->kind) {
	case EVENT_NOTE:
		return e->number != NOTE_OWN && e->number != NOTE_UNASKED;
	case EVENT_ORDER:
	case EVENT_STATE:
	case EVENT_TURN_ABOUT:
		return false;
	case EVENT_MOVE:
		return e->turn > 0;
	default:
		return true;
	}
}

/* What a seat was told first since a step that it could not know, or NULL: that a phase has
 * begun only where there is nothing else. */
static const struct event *first_news(const struct session *s, int seat, size_t step)
{
	const size_t count = event_log_count(s->log);
	const struct event *phase = NULL;

	if (step >= s->line.past.n)
		return NULL;
	for (size_t i = s->line.past.at[step].n_events; i < count; i++) {
		const struct event *const e = event_log_at(s->log, i);

		if (!is_news(s, seat, e))
			continue;
		if (e->kind != EVENT_PHASE)
			return e;
		if (!phase)
			phase = e;
	}
	return phase;
}

/* What a seat was told since a step, as a reason against going back over it. */
static bool told_since(struct session *s, int seat, size_t step, struct reason *why)
{
	const struct event *const e = first_news(s, seat, step);
	char text[REASON_MAX];

	if (!e)
		return false;
	if (e->kind == EVENT_MOVE && game_seat_of_unit(s->now, e->unit) == seat) {
		refuse(why, "Y-33", "Too late: your figures have gone there, and what they met, "
			"or that they met nobody, has been seen.");
		return true;
	}
	if (!session_view(s, seat) || view_event_text(&s->views[seat]->game, e, text, sizeof(text))
		== 0)
		snprintf(text, sizeof(text), "the game has gone on");
	refuse(why, "Y-33", e->kind == EVENT_PHASE
		? "Too late: the game has gone on since then, to "
		"\"%.120s\"." : "Too late: since then you have been told \"%.120s\".", text);
	return true;
}

static bool not_ones_own(const struct session *s, int owner, struct reason *why)
{
	const int side = game_seat_side(s->now, owner);

	refuse(why, "Y-33", "The last choice is not yours to take back or make again: it is %s's.",
		side == NOBODY ? "the Game Master" : s->setup->sides[side].name);
	return false;
}

bool timeline_may_undo(struct session *s, int seat, struct reason *why)
{
	const struct edit *e;
	int owner;

	if (!nothing_open(s, &s->line.done, why, timeline_is_master(s, seat)
		? "Nothing to undo: nobody "
			"has chosen anything since this sitting began."
			: "Nothing to undo: you have chosen nothing since this sitting began."))
		return false;
	if (timeline_is_master(s, seat))
		return true;
	e = &s->line.done.at[s->line.done.n - 1];
	owner = e->rewrites ? master_seat(s->now) : s->line.past.at[e->at].seat;
	return owner == seat ? !told_since(s, seat, e->at, why) : not_ones_own(s, owner, why);
}

bool timeline_may_redo(struct session *s, int seat, struct reason *why)
{
	const struct edit *e;
	int owner;

	if (!nothing_open(s, &s->line.undone, why, "Nothing to do again: nothing was taken back, "
			"or something else was chosen since."))
		return false;
	if (timeline_is_master(s, seat))
		return true;
	e = &s->line.undone.at[s->line.undone.n - 1];
	owner = e->by_master || e->other.n == 0 ? master_seat(s->now) : e->other.at[0].seat;
	return owner == seat ? !told_since(s, seat, e->at, why) : not_ones_own(s, owner, why);
}

bool session_can_undo(struct session *s, int seat)
{
	struct reason why;

	return timeline_may_undo(s, seat, &why);
}

bool session_can_redo(struct session *s, int seat)
{
	struct reason why;

	return timeline_may_redo(s, seat, &why);
}
