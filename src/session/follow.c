/* What other processes have appended, made so here: choices one by one, as they were made
 * there; what goes back, or comes in the midst of dice that are typed, by reading all again.
 *
 *  FO1  every event that a choice brings here must be the one that was written there, and the
 *       state that a turn begins with must have the same check value.
 */
#include "config.h"

#include "cliffhanger/recall.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum followed differs(struct reason *why)
{
	refuse(why, "", "What another process has written cannot come of this game: it is of "
		"another build of Cliffhanger. Nothing was written here; leave, and come back "
		"with the newer one.");
	return FOLLOWED_STOP;
}

static bool all_kept(const struct session *s)
{
	return s->saved_events == event_log_count(s->log);
}

/* A step whose choice has been read, with the dice that were typed before it. */
static enum followed make(struct session *s, int seat, const char *line, struct reason *why)
{
	const size_t first = event_log_count(s->log);
	const uint64_t rolled = s->now->dice.rolled;
	struct choice c;
	struct reason unlawful;

	if (!choice_read(s->now, seat, line, &c, &unlawful)
			|| !game_check(s->now, &c, &unlawful))
		return differs(why);
	if (!timeline_add(s, seat, line, sitting_person(s, seat)))
		return FOLLOWED_AGAIN;
	sitting_mark(s, seat, s->n_typed > 0);
	if (s->before)
		game_assign(s->before, s->now);
	game_step(s->now, &c, event_log_sink(s->log));
	recall_step(s->now, s->log, first);
	if (s->now->dice.starved || event_log_failed(s->log)
			|| !timeline_typed(s, s->typed, s->n_typed))
		return FOLLOWED_AGAIN;
	s->n_typed = 0;
	sitting_stale(s);
	sitting_keep_near(s, first, s->now->dice.rolled != rolled);
	return FOLLOWED;
}

static enum followed take_choice(struct session *s, const char *text, struct reason *why)
{
	char *line;
	const long seat = strtol(text, &line, 10);

	if (s->wanted.open || !s->begun || !all_kept(s))
		return FOLLOWED_AGAIN;
	if (line == text || *line != ' ' || seat < 0 || seat >= SEATS_MAX)
		return differs(why);
	return make(s, (int)seat, line + 1, why);
}

static enum followed take_dice(struct session *s, const char *text, struct reason *why)
{
	(void)why;
	if (!s->begun || s->wanted.open || s->n_typed == DICE_SCRIPT_MAX || strchr(text, ' '))
		return FOLLOWED_AGAIN;
	s->typed[s->n_typed++] = (uint8_t)strtol(text, NULL, 10);
	dice_push(&s->now->dice, s->typed[s->n_typed - 1]);
	return FOLLOWED;
}

static enum followed take_event(struct session *s, const char *text, struct reason *why)
{
	char line[EVENT_LINE_MAX];

	if (!s->begun)
		return FOLLOWED_AGAIN;
	if (all_kept(s) || event_write(event_log_at(s->log, s->saved_events), line,
			sizeof(line)) == 0 || strcmp(line, text) != 0)
		return differs(why);
	s->saved_events++;
	return FOLLOWED;
}

static enum followed take_turn(struct session *s, const char *text, struct reason *why)
{
	char *at;
	const long turn = strtol(text, &at, 10);

	if (!all_kept(s) || turn != s->now->turn
			|| strtoull(at, NULL, 16) != game_check_value(s->now))
		return differs(why);
	s->saved_turn = (int)turn;
	return FOLLOWED;
}

static enum followed take_key(struct session *s, const char *text, struct reason *why)
{
	(void)why;
	for (int side = 0; side < s->setup->n_sides; side++) {
		char key[ID_MAX + 8];
		const int n = snprintf(key, sizeof(key), "ai %s ", s->setup->sides[side].id);

		if (strncmp(text, key, (size_t)n) != 0)
			continue;
		s->mind[side] = chronicle_mind_named(text + n);
		return FOLLOWED;
	}
	if (strncmp(text, "gm ", 3) == 0)
		s->wants_master = true;
	return FOLLOWED;
}

static enum followed take_note(struct session *s, const char *text, struct reason *why)
{
	(void)why;
	s->saved_end = s->saved_end || strcmp(text, "over") == 0;
	s->counted = s->counted || strcmp(text, CHRONICLE_COUNTED) == 0;
	return FOLLOWED;
}

static enum followed take_table(struct session *s, const char *text, struct reason *why)
{
	return s->table && hosted_take_record(s, text, why) ? FOLLOWED : FOLLOWED_STOP;
}

static enum followed take_again(struct session *s, const char *text, struct reason *why)
{
	(void)s;
	(void)text;
	(void)why;
	return FOLLOWED_AGAIN;
}

/* A state is what has been made here, or its check value would have said so. */
static enum followed pass_over(struct session *s, const char *text, struct reason *why)
{
	(void)s;
	(void)text;
	(void)why;
	return FOLLOWED;
}

static const struct {
	enum record_kind kind;
	enum followed (*take)(struct session *s, const char *text, struct reason *why);
} takers[] = {
	{ RECORD_CHOICE, take_choice }, { RECORD_EVENT, take_event },
	{ RECORD_SNAPSHOT, pass_over }, { RECORD_TURN, take_turn },
	{ RECORD_TABLE, take_table }, { RECORD_NOTE, take_note }, { RECORD_KEY, take_key },
	{ RECORD_DICE, take_dice }, { RECORD_UNDO, take_again },
};

static enum followed take(struct session *s, enum record_kind kind, const char *text,
	struct reason *why)
{
	for (size_t i = 0; i < sizeof(takers) / sizeof(takers[0]); i++)
		if (takers[i].kind == kind)
			return takers[i].take(s, text, why);
	return differs(why);
}

enum followed sitting_follow(struct session *s, const char *data, size_t size, size_t *taken,
	struct reason *why)
{
	char text[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader r;
	enum save_read got = SAVE_END;
	enum followed f = FOLLOWED;

	save_reader_init(&r, data, size);
	while (f == FOLLOWED
			&& (got = save_next(&r, &kind, text, sizeof(text))) == SAVE_OK)
		f = take(s, kind, text, why);
	*taken = r.good;
	return f == FOLLOWED && got == SAVE_BAD ? FOLLOWED_AGAIN : f;
}

/* ---- all of it again ---- */

static void forget_all(struct session *s)
{
	game_free(s->now);
	game_free(s->before);
	game_free(s->base);
	timeline_free(&s->line);
	edits_made_free(&s->earlier);
	free(s->given);
	s->log = event_log_new();
	s->now = s->before = s->base = NULL;
	s->given = NULL;
	s->dice = (struct dice){ .strict = false };
	s->wanted.open = s->begun = false;
	s->n_typed = 0;
	s->saved_turn = -1;
	s->saved_end = false;
	s->refused = (struct refusals){ .n = 0 };
}

/* How many events two logs begin alike with. */
static size_t alike(const struct event_log *a, const struct event_log *b)
{
	const size_t na = event_log_count(a), nb = event_log_count(b);
	char x[EVENT_LINE_MAX], y[EVENT_LINE_MAX];
	size_t n = 0;

	while (n < na && n < nb && event_write(event_log_at(a, n), x, sizeof(x)) > 0
			&& event_write(event_log_at(b, n), y, sizeof(y)) > 0
			&& strcmp(x, y) == 0)
		n++;
	return n;
}

static bool read_again(struct session *s, struct chronicle *c, struct reason *why)
{
	enum session_error error;
	char *data;
	size_t size;
	bool good;

	if (!save_file_read_on(s->file, true, &data, &size, why))
		return false;
	good = chronicle_read(c, save_file_path(s->file), data, size, &error, why);
	if (good)
		save_file_has_read(s->file, c->good);
	free(data);
	return good;
}

bool sitting_follow_again(struct session *s, struct reason *why)
{
	struct event_log *const before = s->log;
	struct chronicle c = { 0 };
	bool good = read_again(s, &c, why), same = true;
	size_t kept = 0, stands;

	if (!good)
		return false;
	forget_all(s);
	good = s->log && replay_prepare_again(s, &c) && sitting_take_up(s, &c, &kept, &same);
	stands = s->log && good ? alike(before, s->log) : 0;
	if (stands < s->rewound)
		s->rewound = stands;
	if (good && (kept < c.n_steps || !same))
		good = differs(why) == FOLLOWED;
	else if (!good)
		refuse(why, "", "There is not enough memory to read the game again.");
	/* Who looks at it still may go on until he has been told. */
	event_log_free(s->log_before);
	s->log_before = before;
	chronicle_free(&c);
	sitting_stale(s);
	return good;
}
