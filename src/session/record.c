/* What goes to the save, and in which order.
 *
 *     head, keys, scenario, note who has it open
 *     events of the beginning, turn and snapshot
 *     then for each step: dice typed for it, the choice, its events, and where
 *     a turn has begun with it, turn and snapshot
 */
#include "config.h"

#include "session/kept_text.h"
#include "session/sitting.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add(struct session *s, enum record_kind kind, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static void add(struct session *s, enum record_kind kind, const char *format, ...)
{
	char text[SAVE_LINE_MAX];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	save_file_add(s->file, kind, text);
}

/* ---- the head ---- */

static void record_first_dice(struct session *s)
{
	char text[DICE_SCRIPT_MAX * 4 + 8] = "dice";
	size_t n = strlen(text);

	for (int i = s->dice.script_at; i < s->dice.script_end; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%c%d",
			i == s->dice.script_at ? ' ' : ',', s->dice.script[i]);
	if (s->dice.script_end > s->dice.script_at)
		save_file_add(s->file, RECORD_KEY, text);
}

void record_mind(struct session *s, int side)
{
	if (s->file)
		add(s, RECORD_KEY, "ai %s %s", s->setup->sides[side].id,
			s->mind[side] ? s->mind[side]->name : "person");
}

void record_master(struct session *s)
{
	if (s->file && s->wants_master)
		add(s, RECORD_KEY, "gm yes");
}

void record_head(struct session *s, const struct session_options *o, const char *text,
	size_t size)
{
	add(s, RECORD_HEAD, "cliffhanger-save %d %s", SAVE_VERSION, PACKAGE_VERSION);
	add(s, RECORD_KEY, "name %s", o->name);
	if (o->serial)
		add(s, RECORD_KEY, "serial %s", o->serial);
	add(s, RECORD_KEY, "title %s", s->setup->title);
	add(s, RECORD_KEY, "system %s", s->setup->system->id);
	add(s, RECORD_KEY, "turns %d", s->setup->turns);
	add(s, RECORD_KEY, "seed %" PRIu64, o->seed);
	if (s->dice.strict)
		add(s, RECORD_KEY, "strict yes");
	record_first_dice(s);
	for (int side = 0; side < s->setup->n_sides; side++)
		record_mind(s, side);
	record_master(s);
	kept_text_record(s->file, text, size);
	save_file_sign(s->file);
}

/* ---- the stream ---- */

void record_die(struct session *s, int value)
{
	if (s->file)
		add(s, RECORD_DICE, "%d", value);
}

void record_choice(struct session *s, int seat, const char *line)
{
	if (s->file)
		add(s, RECORD_CHOICE, "%d %s", seat, line);
}

void record_undo(struct session *s, size_t n)
{
	if (s->file)
		add(s, RECORD_UNDO, "%zu", n);
}

static void count_line(void *self, const char *text)
{
	(void)text;
	++*(int *)self;
}

static void record_state_line(void *self, const char *text)
{
	save_file_add(self, RECORD_SNAPSHOT, text);
}

static void record_snapshot(struct session *s)
{
	int lines = 0;

	game_snapshot(s->now, count_line, &lines);
	add(s, RECORD_TURN, "%d %016" PRIx64 " %d", s->now->turn, game_check_value(s->now), lines);
	game_snapshot(s->now, record_state_line, s->file);
	s->saved_turn = s->now->turn;
}

void record_news(struct session *s)
{
	char line[EVENT_LINE_MAX];

	if (!s->file)
		return;
	for (; s->saved_events < event_log_count(s->log); s->saved_events++)
		if (event_write(event_log_at(s->log, s->saved_events), line, sizeof(line)) > 0)
			save_file_add(s->file, RECORD_EVENT, line);
	if (s->now->turn != s->saved_turn)
		record_snapshot(s);
	if (s->now->over && !s->saved_end) {
		add(s, RECORD_NOTE, "over");
		s->saved_end = true;
	}
}
