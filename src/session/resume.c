/* Coming back: an old save opened to be played on, or watched. */
#include "config.h"

#include "cliffhanger/master.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- playing on ---- */

/* `now` as it was when the last record was written.  What cannot be made again
 * is left out: *kept says how many steps are in it, *same whether the state
 * they began from is the one that was saved.  False without memory. */
static bool replay_all(struct session *s, const struct chronicle *c, size_t *kept, bool *same)
{
	size_t at, again;

	if (!replay_anchor(s, c, c->n_steps, &at, same))
		return false;
	*kept = replay_steps(s, c, at, c->n_steps);
	if (*kept == c->n_steps)
		return true;
	/* The step that went otherwise has changed the state: once more, without it. */
	return replay_anchor(s, c, *kept, &again, same) &&
		replay_steps(s, c, again, *kept) == *kept;
}

/* Takes up the stream where the file ends. */
static void go_on_recording(struct session *s, const struct chronicle *c, size_t kept)
{
	if (kept < c->n_steps)
		record_undo(s, c->n_steps - kept);
	record_news(s);
	save_file_write(s->file);
}

/* A record that cannot be of this game: which, and what becomes of it. */
static void tell_refused(const struct session *s, const struct chronicle *c, const char *file,
	size_t kept, struct reason *why)
{
	const struct refusals *const r = &s->refused;
	char more[48] = "", lost[80] = "the game goes on without it";

	if (r->n > 1)
		snprintf(more, sizeof(more), ", and %zu more like it", r->n - 1);
	if (kept < c->n_steps)
		snprintf(lost, sizeof(lost), "the last %zu choices went otherwise and are "
			"dropped", c->n_steps - kept);
	else if (c->dropped > 0)
		snprintf(lost, sizeof(lost), "the game goes on without it and the last %zu "
			"bytes", c->dropped);
	refuse(why, "", "%.60s, line %d: %.100s%s: %s.", file, r->row, r->why, more, lost);
}

/* What is told of what was left out; SESSION_OK if nothing was. */
static enum session_error tell(const struct session *s, const struct chronicle *c,
	const char *file, size_t kept, bool same, struct reason *why)
{
	if (s->refused.n > 0) {
		tell_refused(s, c, file, kept, why);
		return SESSION_PASSED;
	}
	if (kept < c->n_steps) {
		refuse(why, "", "%.80s was played with other rules (version %.20s): the last %zu "
			"choices went otherwise here and are dropped.", file, c->version,
			c->n_steps - kept);
		return SESSION_DIFFERS;
	}
	if (!same) {
		refuse(why, "", "%.80s is from version %.20s, whose state differs: the game goes "
			"on from what could be read.", file, c->version);
		return SESSION_DIFFERS;
	}
	if (c->dropped > 0) {
		refuse(why, "", "%.80s was damaged from line %d on%s%s: the last %zu bytes are "
			"dropped, the game goes on before them.", file, c->bad_line,
			c->wanted ? ", where it should have " : "", c->wanted ? c->wanted : "",
			c->dropped);
		return SESSION_TORN;
	}
	return SESSION_OK;
}

/* Dice typed for a choice that still wants more of them. */
static void type_again(struct session *s, const struct chronicle *c, size_t step)
{
	replay_dice(s, c, step);
	for (size_t i = 0; i < c->n_dice && s->n_typed < DICE_SCRIPT_MAX; i++)
		if (c->dice[i].n_steps == step && !c->dice[i].before_begin)
			s->typed[s->n_typed++] = c->dice[i].value;
}

bool session_seat_master(struct session *s)
{
	struct reason why;
	bool seated = false;

	if (!sitting_enter(s, &why))
		return false;
	s->wants_master = true;
	record_master(s);
	seated = sitting_seat_master(s);
	return sitting_leave(s, &why) && seated;
}

bool sitting_take_up(struct session *s, const struct chronicle *c, size_t *kept, bool *same)
{
	s->counted = c->counted;
	s->saved_events = c->events.n;
	if (c->n_anchors == 0 && c->n_steps == 0)
		return sitting_begin(s);
	if (!replay_all(s, c, kept, same))
		return false;
	if (c->n_steps > 0)	/* whether somebody sits there the state knows */
		s->wants_master = s->now->master;
	sitting_remember(s, c, *kept);
	type_again(s, c, *kept);
	timeline_settle(s);
	for (size_t i = 0; i < c->n_anchors; i++)
		if (c->anchors[i].n_steps <= *kept)
			s->saved_turn = c->anchors[i].turn;
	if (*kept < c->n_steps)
		s->saved_events = event_log_count(s->log);
	return true;
}

static bool not_at_this_table(const struct session *s, const char *file,
	enum session_error *error, struct reason *why)
{
	*error = SESSION_DIFFERS;
	if (s->refused.n > 0)
		return refuse(why, "", "%.60s, line %d: %.160s", file, s->refused.row,
			s->refused.why);
	return refuse(why, "", "%.80s was played by another build of Cliffhanger, whose game "
		"goes otherwise: sit down with that one.", file);
}

/* What was read otherwise than it was written is taken back in the save, too: but not at a
 * table, where others may have it right. */
static bool take_up(struct session *s, struct chronicle *c, const char *file,
	enum session_error *error, struct reason *why)
{
	size_t kept = 0;
	bool same = true;

	if (!replay_prepare(s, c, file, error, why))
		return false;
	if (!sitting_take_up(s, c, &kept, &same))
		return sitting_no_memory(error, why);
	*error = tell(s, c, file, kept, same, why);
	if (s->table && *error != SESSION_OK && *error != SESSION_TORN)
		return not_at_this_table(s, file, error, why);
	go_on_recording(s, c, kept);
	return !s->begun || sitting_seat_master(s) || sitting_no_memory(error, why);
}

/* At a table one sits down by name, and nowhere else. */
static bool may_open(const struct chronicle *c, const struct hosted *table, const char *file,
	enum session_error *error, struct reason *why)
{
	if ((c->table.n > 0) == (table != NULL))
		return true;
	*error = SESSION_HOSTED;
	return table ? refuse(why, "", "%.120s is no table's save.", file)
		: refuse(why, "", "%.120s is a table's; sit down at it with 'cliffhanger sit'.",
			file);
}

struct session *sitting_open(const char *file, struct hosted *table, enum session_error *error,
	struct reason *why)
{
	struct session *s = sitting_new(error, why);
	struct chronicle c = { 0 };
	char *data = NULL;
	size_t size;

	if (!s) {
		hosted_free(table);
		return NULL;
	}
	s->table = table;
	s->file = save_file_open(file, &data, &size, error, why);
	if (!s->file || !chronicle_read(&c, file, data, size, error, why) ||
	    !may_open(&c, s->table, file, error, why) ||
	    !save_file_cut(s->file, data, size, c.good, why) ||
	    !take_up(s, &c, file, error, why)) {
		if (*error == SESSION_OK)
			*error = SESSION_FILE;
		session_free(s);
		s = NULL;
	}
	if (s)
		save_file_unlock(s->file);
	chronicle_free(&c);
	free(data);
	return s;
}

struct session *session_resume(const char *file, enum session_error *error, struct reason *why)
{
	return sitting_open(file, NULL, error, why);
}

/* ---- watching ---- */

struct session *session_watch(const char *file, enum session_error *error, struct reason *why)
{
	struct session *const s = sitting_new(error, why);
	struct chronicle *const c = s ? &s->tale : NULL;
	char *data = NULL;
	size_t size;
	bool good;

	if (!s)
		return NULL;
	s->watching = true;
	good = save_file_load(file, &data, &size, error, why) &&
		chronicle_read(c, file, data, size, error, why) &&
		(c->table.n == 0 || (s->table = hosted_new(""))) &&
		replay_prepare(s, c, file, error, why);
	free(data);
	if (good && session_go(s, session_length(s))) {
		s->ended = s->now->over;
		s->had_master = s->now->master;
	}
	if (good && !session_go(s, 0)) {
		good = false;
		*error = SESSION_DIFFERS;
		refuse(why, "", "%.80s holds no state that this version can show.", file);
	}
	if (good) {
		*error = tell(s, c, file, c->n_steps, true, why);
		return s;
	}
	session_free(s);
	return NULL;
}

static int persons(const struct session *s, int *one)
{
	int n = 0;

	for (int side = 0; side < s->setup->n_sides; side++)
		if (!s->mind[side]) {
			n++;
			*one = side;
		}
	return n;
}

bool session_ended(const struct session *s)
{
	return s->ended;
}

void session_show_only(struct session *s, int seat)
{
	s->only = seat + 1;
}

bool session_may_show(const struct session *s, int seat)
{
	int one;

	if (s->only > 0)
		return seat == s->only - 1;
	return s->ended || s->had_master || persons(s, &one) == 0
		|| (seat >= 0 && seat < s->setup->n_sides && !s->mind[seat]);
}

int session_shown_to(const struct session *s)
{
	int one = NOBODY;
	const int n = persons(s, &one);

	if (s->only > 0)
		return s->only - 1;
	if (s->ended || n == 0)
		return master_seat(s->now);
	return n == 1 && !s->had_master ? one : NOBODY;
}

int session_length(const struct session *s)
{
	return (int)s->tale.n_steps;
}

int session_position(const struct session *s)
{
	return (int)s->position;
}

/* Whether an anchor lies after `from`, up to `to`: nearer than walking. */
static bool anchor_between(const struct chronicle *c, size_t from, size_t to)
{
	for (size_t i = 0; i < c->n_anchors; i++)
		if (c->anchors[i].n_steps > from && c->anchors[i].n_steps <= to)
			return true;
	return false;
}

bool session_go(struct session *s, int position)
{
	const struct chronicle *const c = &s->tale;
	size_t to = position < 0 ? 0 : (size_t)position, at = s->position;
	bool same;

	if (!s->watching)
		return false;
	if (to > c->n_steps)
		to = c->n_steps;
	if (!s->now || to < at || anchor_between(c, at, to))
		if (!replay_anchor(s, c, to, &at, &same))
			return false;
	s->position = replay_steps(s, c, at, to);
	return s->position == to;
}
