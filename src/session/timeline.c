/* The timeline: see timeline.h. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/recall.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

void timeline_free(struct timeline *t)
{
	game_free(t->origin);
	edits_made_free(&t->past);
	edits_forget(&t->done, 0);
	edits_forget(&t->undone, 0);
	free(t->done.at);
	free(t->undone.at);
	*t = (struct timeline){ .origin = NULL };
}

bool timeline_begin(struct session *s)
{
	timeline_free(&s->line);
	s->line.origin = game_clone(s->now);
	return s->line.origin != NULL;
}

void timeline_settle(struct session *s)
{
	game_assign(s->base, s->now);
	s->line.base = s->line.past.n;
}

/* ---- going on ---- */

static bool append(struct session *s, int seat, const char *line, bool person)
{
	const struct made m = { .line = edits_made_line(line), .seat = (int8_t)seat,
		.person = person, .n_events = event_log_count(s->log),
		.rolled = s->now->dice.rolled };

	if (m.line && edits_made_push(&s->line.past, &m))
		return true;
	free(m.line);
	return false;
}

/* Whether what a seat chooses now is part of an act of its that has begun. */
static bool is_within(const struct timeline *t, int seat)
{
	return t->together > 0 && t->done.n > t->act
		&& t->past.at[t->done.at[t->act].at].seat == seat;
}

bool timeline_add(struct session *s, int seat, const char *line, bool person)
{
	struct timeline *const t = &s->line;
	struct edit edit = { .at = t->past.n };

	const bool begins = person && !is_within(t, seat);

	if (person)
		edits_forget(&t->undone, 0);
	if (begins && !edits_push(&t->done, &edit))
		return false;
	if (append(s, seat, line, person))
		return true;
	if (begins)
		edits_forget(&t->done, t->done.n - 1);
	return false;
}

void session_together(struct session *s, bool begins)
{
	struct timeline *const t = &s->line;

	if (begins && t->together++ == 0)
		t->act = t->done.n;
	else if (!begins && t->together > 0)
		t->together--;
}

bool timeline_typed(struct session *s, const uint8_t *dice, int n)
{
	struct made *const m = &s->line.past.at[s->line.past.n - 1];

	if (n == 0)
		return true;
	m->dice = malloc((size_t)n);
	if (!m->dice)
		return false;
	memcpy(m->dice, dice, (size_t)n);
	m->n_dice = (uint16_t)n;
	return true;
}

void timeline_drop(struct session *s)
{
	struct timeline *const t = &s->line;

	edits_made_cut(&t->past, t->past.n - 1);
	if (t->done.n > 0 && t->done.at[t->done.n - 1].at == t->past.n)
		edits_forget(&t->done, t->done.n - 1);
}

/* ---- going back ---- */

static bool read_step(const struct session *s, const struct made *m, struct choice *c)
{
	struct reason why;

	return choice_read(s->now, m->seat, m->line, c, &why) && game_check(s->now, c, &why);
}

/* `now` is what it was after the first n steps. */
static void rewind_to(struct session *s, size_t n)
{
	struct timeline *const t = &s->line;
	const bool far = n < t->base;

	game_assign(s->now, far ? t->origin : s->base);
	for (size_t i = far ? 0 : t->base; i < n; i++) {
		struct choice c;

		for (int d = 0; d < t->past.at[i].n_dice; d++)
			dice_push(&s->now->dice, t->past.at[i].dice[d]);
		if (read_step(s, &t->past.at[i], &c))	/* L1: it could be made */
			game_step(s->now, &c, sitting_deaf());
	}
	if (far) {
		game_assign(s->base, s->now);
		t->base = n;
	}
}

bool timeline_rewind(struct session *s, size_t n, struct mades *tail)
{
	struct timeline *const t = &s->line;
	const size_t gone = t->past.n - n;

	if (!edits_made_split(&t->past, n, tail))
		return false;
	rewind_to(s, n);
	event_log_cut(s->log, tail->n > 0 ? tail->at[0].n_events : event_log_count(s->log));
	s->saved_events = event_log_count(s->log);
	if (s->saved_events < s->rewound)
		s->rewound = s->saved_events;
	s->went_ahead = 0;
	s->saved_turn = s->now->turn;
	s->saved_end = s->now->over;
	sitting_stale(s);
	if (gone > 0)
		record_undo(s, gone);
	return true;
}

bool timeline_make_again(struct session *s, const struct made *m)
{
	const size_t first = event_log_count(s->log);
	const uint64_t rolled = s->now->dice.rolled;
	struct choice c;
	int left;

	for (int d = 0; d < m->n_dice; d++)
		dice_push(&s->now->dice, m->dice[d]);
	if (!read_step(s, m, &c) || !append(s, m->seat, m->line, m->person)) {
		if (s->now->dice.strict)
			dice_drop_script(&s->now->dice);
		return false;
	}
	if (s->before)
		game_assign(s->before, s->now);
	sitting_mark(s, c.seat, m->n_dice > 0);
	game_step(s->now, &c, event_log_sink(s->log));
	recall_step(s->now, s->log, first);
	if (s->now->dice.starved) {
		game_assign(s->now, s->before);
		dice_drop_script(&s->now->dice);
		event_log_cut(s->log, first);
		edits_made_cut(&s->line.past, s->line.past.n - 1);
		return false;
	}
	left = s->now->dice.strict ? dice_drop_script(&s->now->dice) : 0;
	timeline_typed(s, m->dice, m->n_dice - left);
	for (int d = 0; d < m->n_dice - left; d++)
		record_die(s, m->dice[d]);
	s->line.past.at[s->line.past.n - 1].mark = m->mark;
	record_choice(s, m->seat, m->line);
	record_news(s);
	sitting_stale(s);
	sitting_keep_near(s, first, s->now->dice.rolled != rolled);
	return true;
}

size_t timeline_make_all(struct session *s, const struct mades *list)
{
	size_t n = 0;

	while (n < list->n && timeline_make_again(s, &list->at[n]))
		n++;
	return n;
}

/* ---- edits ---- */

/* What an edit did is exchanged for what was there before, or the other way. */
static bool swap(struct session *s, struct edit *e)
{
	struct mades tail;

	if (!timeline_rewind(s, e->at, &tail))
		return false;
	edits_made_drop_marks(&tail);
	if (e->other.n > 0)
		timeline_make_all(s, &e->other);
	edits_made_free(&e->other);
	e->other = tail;
	return true;
}

/* The choices of persons from `at` on are edits of their own. */
static void find_edits(struct session *s, size_t at)
{
	for (size_t i = at; i < s->line.past.n; i++)
		if (s->line.past.at[i].person)
			edits_push(&s->line.done, &(struct edit){ .at = i });
}

/* L4: the game's own record tells that the Game Master went back. */
static void mark(struct session *s)
{
	struct made m = { .seat = (int8_t)master_seat(s->now), .mark = true };
	char line[CHOICE_LINE_MAX];
	size_t n = 0;

	for (size_t i = 0; i < s->line.undone.n; i++)
		n += s->line.undone.at[i].by_master;
	snprintf(line, sizeof(line), "gm-back %zu", n);
	m.line = line;
	if (n > 0)
		timeline_make_again(s, &m);
}

/* ---- undo and redo ---- */

static bool undo(struct session *s, int seat, struct reason *why)
{
	struct edit e;

	if (!timeline_may_undo(s, seat, why))
		return false;
	e = edits_pop(&s->line.done);
	if (!swap(s, &e)) {
		edits_push(&s->line.done, &e);
		return refuse(why, "", "There is not enough memory to go back.");
	}
	if (e.rewrites)
		find_edits(s, e.at);
	e.by_master = timeline_is_master(s, seat);
	if (e.by_master)
		hosted_undo_done(s);
	edits_push(&s->line.undone, &e);
	mark(s);
	return true;
}

bool session_undo(struct session *s, int seat, struct reason *why)
{
	bool undone;

	if (!sitting_enter(s, why))
		return false;
	undone = hosted_takes_done_back(s, seat) || undo(s, seat, why);
	return sitting_leave(s, why) && undone;
}

size_t session_rewound(struct session *s)
{
	const size_t count = event_log_count(s->log);
	const size_t stands = s->rewound < count ? s->rewound : count;

	s->rewound = SIZE_MAX;
	return stands;
}

static bool redo(struct session *s, int seat, struct reason *why)
{
	struct timeline *const t = &s->line;
	struct edit e;

	if (!timeline_may_redo(s, seat, why))
		return false;
	e = edits_pop(&t->undone);
	while (t->done.n > 0 && t->done.at[t->done.n - 1].at >= e.at)
		edits_forget(&t->done, t->done.n - 1);
	if (!swap(s, &e)) {
		edits_push(&t->undone, &e);
		return refuse(why, "", "There is not enough memory to do it again.");
	}
	e.by_master = false;
	edits_push(&t->done, &e);
	mark(s);
	return true;
}

bool session_redo(struct session *s, int seat, struct reason *why)
{
	bool done;

	if (!sitting_enter(s, why))
		return false;
	done = redo(s, seat, why);
	return sitting_leave(s, why) && done;
}

enum submit timeline_go_back(struct session *s, const struct choice *c, struct reason *why)
{
	const int wanted = c->n > 0 ? c->argument[0].value : 1;
	int n = 0;

	if (!game_check(s->now, c, why))
		return SUBMIT_REFUSED;
	while (n < wanted && session_undo(s, master_seat(s->now), why))
		n++;
	if (n == 0)
		return SUBMIT_REFUSED;
	snprintf(s->told, sizeof(s->told), n == 1 ? "The last choice is taken back."
		: "The last %d choices are taken back.", n);
	return SUBMIT_OK;
}
