/* Replaying: a chronicle's steps made once more on the rules of today.
 *
 * What a step brings is compared, event by event, with what it brought when it
 * was recorded.  An older program's save may differ; then its anchors hold.
 */
#include "config.h"

#include "cliffhanger/recall.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what the game is made from ---- */

static struct setup *read_scenario(const struct chronicle *c, const char *file,
	enum session_error *error, struct reason *why)
{
	struct faults *const faults = faults_new(file);
	struct setup *setup = NULL;

	*error = SESSION_SCENARIO;
	if (faults)
		setup = scenario_read(c->scenario.text ? c->scenario.text : "",
			c->scenario.used, file,
			faults);
	if (!setup) {
		const struct fault *const f =
			faults && faults_count(faults) > 0 ? faults_at(faults, 0) : NULL;

		refuse(why, "", "The scenario in %.80s cannot be used any more: %.120s", file,
			f ? f->text : "there is not enough memory.");
	}
	faults_free(faults);
	return setup;
}

static void read_minds(struct session *s, const struct chronicle *c)
{
	for (int side = 0; side < s->setup->n_sides; side++)
		s->mind[side] = chronicle_mind(c, s->setup->sides[side].id, CHRONICLE_ALL);
}

static void read_dice(struct session *s, const struct chronicle *c)
{
	const char *const seed = chronicle_key(c, "seed");
	const char *list = chronicle_key(c, "dice");

	sitting_seed(s, seed ? strtoull(seed, NULL, 10) : 0);
	s->dice.strict = chronicle_key(c, "strict") != NULL;
	while (list && *list) {
		char *end;
		const long value = strtol(list, &end, 10);

		if (end == list || value < 0 || value > DIE_SIDES_MAX)
			return;
		dice_push(&s->dice, (int)value);
		list = *end ? end + 1 : end;
	}
}

/* Dice typed in before anything could begin. */
static void read_typed_dice(struct session *s, const struct chronicle *c)
{
	for (size_t i = 0; i < c->n_dice; i++)
		if (c->dice[i].before_begin)
			dice_push(&s->dice, c->dice[i].value);
}

bool replay_prepare(struct session *s, struct chronicle *c, const char *file,
	enum session_error *error, struct reason *why)
{
	struct setup *const setup = read_scenario(c, file, error, why);

	if (!setup || !sitting_bind(s, setup, error, why))
		return false;
	*error = SESSION_OK;
	return replay_prepare_again(s, c) || sitting_no_memory(error, why);
}

bool replay_prepare_again(struct session *s, struct chronicle *c)
{
	if (!judge_chronicle(s, c))
		return false;
	read_minds(s, c);
	s->wants_master = chronicle_key(c, "gm") != NULL;
	read_dice(s, c);
	if (!sitting_given_restore(s, c) || !hosted_restore(s, c))
		return false;
	read_typed_dice(s, c);
	return true;
}

/* ---- anchors ---- */

static bool restore_state(struct session *s, const struct chronicle *c, const struct anchor *a)
{
	struct reason why;
	size_t i = 0;

	while (i < a->n_lines && game_restore_line(s->now, c->states.at[a->first_line + i], &why))
		i++;
	if (i == a->n_lines && game_restored(s->now, &why))
		return true;
	judge_refuse(s, c->states.row[a->first_line + (i < a->n_lines ? i : i - 1)], &why);
	return false;
}

/* Whether dice were typed for a step. */
static bool typed_for(const struct chronicle *c, size_t step)
{
	for (size_t i = 0; i < c->n_dice; i++)
		if (c->dice[i].n_steps == step && !c->dice[i].before_begin)
			return true;
	return false;
}

/* The steps, of those before an anchor, that begin before event i; returns the first that
 * does not. */
static size_t mark_steps(struct session *s, const struct chronicle *c, size_t step, size_t end,
	size_t i)
{
	while (step < end && c->steps[step].n_events <= i) {
		sitting_mark(s, c->steps[step].seat, typed_for(c, step));
		step++;
	}
	return step;
}

static bool restore(struct session *s, const struct chronicle *c, const struct anchor *a)
{
	size_t step = 0;
	bool good;

	game_free(s->now);
	s->now = game_new(s->setup, s->rules, &s->dice, sitting_deaf());
	if (!s->now)
		return false;
	good = restore_state(s, c, a);
	event_log_cut(s->log, 0);
	for (size_t i = 0; good && i < a->n_events; i++) {
		step = mark_steps(s, c, step, a->n_steps, i);
		if (judge_left_out(c->events.at[i]))
			judge_tell_gap(s->log);
		else
			good = event_read(s->log, c->events.at[i]);
	}
	mark_steps(s, c, step, a->n_steps, SIZE_MAX);
	return good && recall_log(s->setup, s->rules, s->log) && !event_log_failed(s->log);
}

bool replay_anchor(struct session *s, const struct chronicle *c, size_t n_steps,
	size_t *at, bool *same)
{
	*same = true;
	for (size_t i = c->n_anchors; i-- > 0; ) {
		const struct anchor *const a = &c->anchors[i];

		if (a->n_steps > n_steps)
			continue;
		if (restore(s, c, a)) {
			if (!s->watching && !sitting_keep(s))
				return false;
			*at = a->n_steps;
			*same = *same && game_check_value(s->now) == a->check;
			return true;
		}
		*same = false;
	}
	game_free(s->now);
	event_log_cut(s->log, 0);
	s->now = game_new(s->setup, s->rules, &s->dice, event_log_sink(s->log));
	*at = 0;
	if (s->now)
		recall_step(s->now, s->log, 0);
	return s->now != NULL && (s->watching || sitting_keep(s));
}

/* ---- steps ---- */

void replay_dice(struct session *s, const struct chronicle *c, size_t step)
{
	for (size_t i = 0; i < c->n_dice; i++)
		if (c->dice[i].n_steps == step && !c->dice[i].before_begin)
			dice_push(&s->now->dice, c->dice[i].value);
}

/* Whether the events since `first` are those recorded for a step.  The last
 * step's may have been torn off, and what was refused tells nothing. */
static bool as_recorded(const struct session *s, const struct chronicle *c, size_t step,
	size_t first)
{
	const bool last = step + 1 == c->n_steps;
	const size_t from = c->steps[step].n_events;
	const size_t to = last ? c->events.n : c->steps[step + 1].n_events;
	const size_t came = event_log_count(s->log) - first;
	char line[EVENT_LINE_MAX];

	if (last ? to - from > came : to - from != came)
		return false;
	for (size_t i = 0; i < to - from; i++)
		if (!judge_left_out(c->events.at[from + i]) &&
		    (event_write(event_log_at(s->log, first + i), line, sizeof(line)) == 0 ||
		     strcmp(line, c->events.at[from + i]) != 0))
			return false;
	return true;
}

/* The Game Master may go back to before it. */
static bool note_step(struct session *s, const struct chronicle *c, size_t step)
{
	const int seat = c->steps[step].seat;
	uint8_t typed[DICE_SCRIPT_MAX];
	int n = 0;

	for (size_t i = 0; i < c->n_dice && n < DICE_SCRIPT_MAX; i++)
		if (c->dice[i].n_steps == step && !c->dice[i].before_begin)
			typed[n++] = c->dice[i].value;
	return timeline_add(s, seat, c->choices.at[c->steps[step].line],
		sitting_person(s, seat)) && timeline_typed(s, typed, n);
}

static bool replay_step(struct session *s, const struct chronicle *c, size_t step)
{
	const size_t first = event_log_count(s->log);
	struct choice choice;
	struct reason why;

	if (!s->watching && !note_step(s, c, step))
		return false;
	replay_dice(s, c, step);
	if (!choice_read(s->now, c->steps[step].seat, c->choices.at[c->steps[step].line],
		&choice, &why) || !game_check(s->now, &choice, &why))
		return false;
	sitting_mark(s, choice.seat, typed_for(c, step));
	game_step(s->now, &choice, event_log_sink(s->log));
	recall_step(s->now, s->log, first);
	return !s->now->dice.starved && as_recorded(s, c, step, first);
}

size_t replay_steps(struct session *s, const struct chronicle *c, size_t from, size_t to)
{
	while (from < to && replay_step(s, c, from))
		from++;
	sitting_stale(s);
	return from;
}
