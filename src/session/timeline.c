/* The timeline: see timeline.h. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/recall.h"
#include "session/sitting.h"

enum { ROOM = 16 };

/* ---- lists ---- */

/* Room for one more; the array as it was without memory. */
static void *with_one_more(void *array, size_t n, size_t *room, size_t element)
{
	const size_t more = *room ? *room * 2 : ROOM;
	void *grown;

	if (n < *room)
		return array;
	grown = realloc(array, more * element);
	if (grown)
		*room = more;
	return grown;
}

static void free_made(struct made *m)
{
	free(m->line);
	free(m->dice);
}

static void cut(struct mades *list, size_t n)
{
	while (list->n > n)
		free_made(&list->at[--list->n]);
}

static void free_mades(struct mades *list)
{
	cut(list, 0);
	free(list->at);
	*list = (struct mades){ NULL, 0, 0 };
}

static void forget(struct edits *e, size_t n)
{
	while (e->n > n)
		free_mades(&e->at[--e->n].other);
}

static bool push_made(struct mades *list, const struct made *m)
{
	struct made *const grown = with_one_more(list->at, list->n, &list->room, sizeof(*grown));

	if (!grown)
		return false;
	list->at = grown;
	grown[list->n++] = *m;
	return true;
}

/* Takes over what the edit holds, or frees it. */
static bool push_edit(struct edits *e, struct edit *edit)
{
	struct edit *const grown = with_one_more(e->at, e->n, &e->room, sizeof(*grown));

	if (!grown) {
		free_mades(&edit->other);
		return false;
	}
	e->at = grown;
	grown[e->n++] = *edit;
	return true;
}

/* past[at …] as a list of its own. */
static bool split(struct mades *past, size_t at, struct mades *tail)
{
	*tail = (struct mades){ NULL, 0, 0 };
	for (size_t i = at; i < past->n; i++)
		if (!push_made(tail, &past->at[i])) {
			free(tail->at);
			return false;
		}
	past->n = at;
	return true;
}

void timeline_free(struct timeline *t)
{
	game_free(t->origin);
	free_mades(&t->past);
	forget(&t->done, 0);
	forget(&t->undone, 0);
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

static char *copy_text(const char *text)
{
	char *const copy = malloc(strlen(text) + 1);

	if (copy)
		memcpy(copy, text, strlen(text) + 1);
	return copy;
}

static bool append(struct session *s, int seat, const char *line, bool person)
{
	const struct made m = { .line = copy_text(line), .seat = (int8_t)seat, .person = person,
		.n_events = event_log_count(s->log), .rolled = s->now->dice.rolled };

	if (m.line && push_made(&s->line.past, &m))
		return true;
	free(m.line);
	return false;
}

bool timeline_add(struct session *s, int seat, const char *line, bool person)
{
	struct timeline *const t = &s->line;
	struct edit edit = { .at = t->past.n };

	if (person) {
		forget(&t->undone, 0);
		if (!push_edit(&t->done, &edit))
			return false;
	}
	if (append(s, seat, line, person))
		return true;
	if (person)
		forget(&t->done, t->done.n - 1);
	return false;
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

	cut(&t->past, t->past.n - 1);
	if (t->done.n > 0 && t->done.at[t->done.n - 1].at == t->past.n)
		forget(&t->done, t->done.n - 1);
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

/* Back to the first n steps, in log and save too; the others into `tail`. */
static bool go_back(struct session *s, size_t n, struct mades *tail)
{
	struct timeline *const t = &s->line;
	const size_t gone = t->past.n - n;

	if (!split(&t->past, n, tail))
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

/* Makes a step again, as far as it still may be made. */
static bool make_again(struct session *s, const struct made *m)
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
		cut(&s->line.past, s->line.past.n - 1);
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

/* As many of the steps as can be made; how many. */
static size_t make_all(struct session *s, const struct mades *list)
{
	size_t n = 0;

	while (n < list->n && make_again(s, &list->at[n]))
		n++;
	return n;
}

/* ---- edits ---- */

/* L4 */
static void drop_marks(struct mades *list)
{
	size_t n = 0;

	for (size_t i = 0; i < list->n; i++)
		if (list->at[i].mark)
			free_made(&list->at[i]);
		else
			list->at[n++] = list->at[i];
	list->n = n;
}

/* What an edit did is exchanged for what was there before, or the other way. */
static bool swap(struct session *s, struct edit *e)
{
	struct mades tail;

	if (!go_back(s, e->at, &tail))
		return false;
	drop_marks(&tail);
	if (e->other.n > 0)
		make_all(s, &e->other);
	free_mades(&e->other);
	e->other = tail;
	return true;
}

/* The choices of persons from `at` on are edits of their own. */
static void find_edits(struct session *s, size_t at)
{
	for (size_t i = at; i < s->line.past.n; i++)
		if (s->line.past.at[i].person)
			push_edit(&s->line.done, &(struct edit){ .at = i });
}

static struct edit pop(struct edits *e)
{
	return e->at[--e->n];
}

static bool is_master(const struct session *s, int seat)
{
	return s->now->master && seat == master_seat(s->now);
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
		make_again(s, &m);
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
		return e->number != NOTE_OWN;
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
	if (!session_view(s, seat) || view_event_text(s->views[seat], e, text, sizeof(text)) == 0)
		snprintf(text, sizeof(text), "the game has gone on");
	refuse(why, "Y-33", e->kind == EVENT_PHASE ? "Too late: the game has gone on since then, to "
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

static bool may_undo(struct session *s, int seat, struct reason *why)
{
	const struct edit *e;
	int owner;

	if (!nothing_open(s, &s->line.done, why, is_master(s, seat) ? "Nothing to undo: nobody "
			"has chosen anything since this sitting began."
			: "Nothing to undo: you have chosen nothing since this sitting began."))
		return false;
	if (is_master(s, seat))
		return true;
	e = &s->line.done.at[s->line.done.n - 1];
	owner = e->rewrites ? master_seat(s->now) : s->line.past.at[e->at].seat;
	return owner == seat ? !told_since(s, seat, e->at, why) : not_ones_own(s, owner, why);
}

static bool may_redo(struct session *s, int seat, struct reason *why)
{
	const struct edit *e;
	int owner;

	if (!nothing_open(s, &s->line.undone, why, "Nothing to do again: nothing was taken back, "
			"or something else was chosen since."))
		return false;
	if (is_master(s, seat))
		return true;
	e = &s->line.undone.at[s->line.undone.n - 1];
	owner = e->by_master || e->other.n == 0 ? master_seat(s->now) : e->other.at[0].seat;
	return owner == seat ? !told_since(s, seat, e->at, why) : not_ones_own(s, owner, why);
}

bool session_can_undo(struct session *s, int seat)
{
	struct reason why;

	return may_undo(s, seat, &why);
}

bool session_can_redo(struct session *s, int seat)
{
	struct reason why;

	return may_redo(s, seat, &why);
}

/* ---- undo and redo ---- */

bool session_undo(struct session *s, int seat, struct reason *why)
{
	struct edit e;

	if (!may_undo(s, seat, why))
		return false;
	e = pop(&s->line.done);
	if (!swap(s, &e)) {
		push_edit(&s->line.done, &e);
		return refuse(why, "", "There is not enough memory to go back.");
	}
	if (e.rewrites)
		find_edits(s, e.at);
	e.by_master = is_master(s, seat);
	push_edit(&s->line.undone, &e);
	mark(s);
	sitting_flush(s);
	return true;
}

size_t session_rewound(struct session *s)
{
	const size_t count = event_log_count(s->log);
	const size_t stands = s->rewound < count ? s->rewound : count;

	s->rewound = SIZE_MAX;
	return stands;
}

bool session_redo(struct session *s, int seat, struct reason *why)
{
	struct timeline *const t = &s->line;
	struct edit e;

	if (!may_redo(s, seat, why))
		return false;
	e = pop(&t->undone);
	while (t->done.n > 0 && t->done.at[t->done.n - 1].at >= e.at)
		forget(&t->done, t->done.n - 1);
	if (!swap(s, &e)) {
		push_edit(&t->undone, &e);
		return refuse(why, "", "There is not enough memory to do it again.");
	}
	e.by_master = false;
	push_edit(&t->done, &e);
	mark(s);
	sitting_flush(s);
	return true;
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

/* ---- a die of the past ---- */

/* The nth last roll of the log, 1 = the last; or NULL. */
static const struct event *past_roll(const struct session *s, int nth, size_t *place)
{
	for (size_t i = event_log_count(s->log); i-- > 0; ) {
		const struct event *const e = event_log_at(s->log, i);

		*place = i;
		if (e->kind == EVENT_ROLL && --nth == 0)
			return e;
	}
	return NULL;
}

/* Which step a die of the past was rolled in, and which die of it it was. */
static bool find_die(const struct session *s, const struct choice *c, size_t *step, int *nth,
	struct reason *why)
{
	const int value = c->argument[0].value;
	const int roll = c->n > 1 ? c->argument[1].value : 1;
	const int die = c->n > 2 ? c->argument[2].value : 1;
	const struct mades *const past = &s->line.past;
	size_t place = 0;
	const struct event *const e = roll > 0 ? past_roll(s, roll, &place) : NULL;

	if (!e)
		return refuse(why, "C-12", "there is no such roll: 1 is the last, 2 the one before");
	if (die < 1 || die > e->roll.n_dice)
		return refuse(why, "C-12", "that roll (%.60s) had %d %s", e->roll.what,
			e->roll.n_dice, e->roll.n_dice == 1 ? "die" : "dice");
	if (value < 0 || value > e->roll.sides)
		return refuse(why, "C-12", "a D%d shows %d to %d, not %d", e->roll.sides,
			!e->roll.from_zero, e->roll.sides - e->roll.from_zero, value);
	if (past->n == 0 || place < past->at[0].n_events || e->roll.first == 0)
		return refuse(why, "C-12", "that die was rolled before the first choice of this "
			"sitting: there is nothing to go back to");
	*step = past->n - 1;
	while (past->at[*step].n_events > place)
		--*step;
	*nth = (int)(e->roll.first - past->at[*step].rolled) + die - 1;
	return true;
}

/* With strict dice nobody is asked for a die that is set: what was typed for it
 * goes. */
static void forget_die(const struct session *s, struct made *m, int nth)
{
	if (!s->now->dice.strict || nth > m->n_dice)
		return;
	memmove(m->dice + nth - 1, m->dice + nth, (size_t)(m->n_dice - nth));
	m->n_dice--;
}

static void tell_lost(struct session *s, const struct mades *before, size_t kept)
{
	const size_t lost = before->n - kept;

	if (lost == 0)
		snprintf(s->told, sizeof(s->told), before->n == 1
			? "The die is changed; the choice that it was rolled for stands."
			: "The die is changed; all %zu choices from then on stand.", before->n);
	else
		snprintf(s->told, sizeof(s->told), "The die is changed. Of the %zu choices from "
			"then on %zu stand; lost are the last %zu, from '%.80s' on.", before->n,
			kept, lost, before->at[kept].line);
}

/* Dice typed and dropped in the copy are whole in the steps that undo brings back. */
static bool copy_mades(const struct mades *from, struct mades *to)
{
	*to = (struct mades){ NULL, 0, 0 };
	for (size_t i = 0; i < from->n; i++) {
		struct made m = from->at[i];

		m.line = copy_text(m.line);
		m.dice = m.n_dice ? malloc(m.n_dice) : NULL;
		if (m.dice)
			memcpy(m.dice, from->at[i].dice, m.n_dice);
		if (!m.line || (m.n_dice && !m.dice) || !push_made(to, &m)) {
			free_made(&m);
			free_mades(to);
			return false;
		}
	}
	return true;
}

static bool set_die(struct session *s, int value, int nth, struct reason *why)
{
	struct made m = { .seat = (int8_t)master_seat(s->now), .person = true };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	snprintf(line, sizeof(line), "gm-next-die %d %d", value, nth);
	m.line = line;
	return choice_read(s->now, m.seat, line, &c, why) && game_check(s->now, &c, why)
		&& make_again(s, &m);
}

enum submit timeline_past_die(struct session *s, const struct choice *c, struct reason *why)
{
	struct timeline *const t = &s->line;
	struct edit e = { .rewrites = true };
	struct mades again;
	bool done;
	int nth = 0;

	if (!find_die(s, c, &e.at, &nth, why))
		return SUBMIT_REFUSED;
	if (!go_back(s, e.at, &e.other) || !copy_mades(&e.other, &again))
		return SUBMIT_MEMORY;
	done = set_die(s, c->argument[0].value, nth, why);
	if (done && again.n > 0)
		forget_die(s, &again.at[0], nth);
	tell_lost(s, &again, make_all(s, &again));
	free_mades(&again);
	if (!done) {
		free_mades(&e.other);
		s->told[0] = '\0';
		return SUBMIT_REFUSED;
	}
	while (t->done.n > 0 && t->done.at[t->done.n - 1].at >= e.at)
		forget(&t->done, t->done.n - 1);
	forget(&t->undone, 0);
	sitting_flush(s);
	return push_edit(&t->done, &e) ? SUBMIT_OK : SUBMIT_MEMORY;
}
