/* A die of the past is changed (gm-past-die): the game goes back to the choice it was rolled
 * for, and all choices from then on are made again as far as they may be. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/master.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

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

static bool set_die(struct session *s, int value, int nth, struct reason *why)
{
	struct made m = { .seat = (int8_t)master_seat(s->now), .person = true };
	char line[CHOICE_LINE_MAX];
	struct choice c;

	snprintf(line, sizeof(line), "gm-next-die %d %d", value, nth);
	m.line = line;
	return choice_read(s->now, m.seat, line, &c, why) && game_check(s->now, &c, why)
		&& timeline_make_again(s, &m);
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
	if (!timeline_rewind(s, e.at, &e.other) || !edits_made_copy(&e.other, &again))
		return SUBMIT_MEMORY;
	done = set_die(s, c->argument[0].value, nth, why);
	if (done && again.n > 0)
		forget_die(s, &again.at[0], nth);
	tell_lost(s, &again, timeline_make_all(s, &again));
	hosted_undo_done(s);
	edits_made_free(&again);
	if (!done) {
		edits_made_free(&e.other);
		s->told[0] = '\0';
		return SUBMIT_REFUSED;
	}
	while (t->done.n > 0 && t->done.at[t->done.n - 1].at >= e.at)
		edits_forget(&t->done, t->done.n - 1);
	edits_forget(&t->undone, 0);
	return edits_push(&t->done, &e) ? SUBMIT_OK : SUBMIT_MEMORY;
}
