/* What goes to the save, and in which order.
 *
 *     head, keys, scenario, note who has it open
 *     events of the beginning, turn and snapshot
 *     then for each step: dice typed for it, the choice, its events, and where
 *     a turn has begun with it, turn and snapshot
 */
#include "config.h"

#include "session/hosted_own.h"
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
	sitting_given_record(s);
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

/* Which build begins it: its version, and the sum of the book it plays by, house rules aside. */
static void record_build(struct session *s)
{
	const struct rulebook *const book = s->setup->system->book;

	add(s, RECORD_KEY, "build %s %s %016" PRIx64, PACKAGE_VERSION, book->id,
		rulebook_digest(book));
}

void record_head(struct session *s, const struct session_options *o, const char *text,
	size_t size)
{
	add(s, RECORD_HEAD, "cliffhanger-save %d %s", s->table ? SAVE_VERSION : SAVE_VERSION_ALONE, PACKAGE_VERSION);
	record_build(s);
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
	if (s->table)
		hosted_record_rules(s);
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

/* ---- read before they are written ---- */

static void record_event(struct session *s, const struct event *e)
{
	char line[EVENT_LINE_MAX];
	bool good;

	event_log_cut(s->proof, 0);
	good = event_write(e, line, sizeof(line)) > 0 && event_read(s->proof, line);
	if (good)
		save_file_add(s->file, RECORD_EVENT, line);
	else
		save_file_stop(s->file, event_kind_name(e->kind));
}

/* A game made of a state's lines as they come. */
struct proof { struct game *game; int lines; bool good; };

static void prove_line(void *self, const char *text)
{
	struct proof *const p = self;
	struct reason why;

	p->lines++;
	p->good = p->good && game_restore_line(p->game, text, &why);
}

static void record_state_line(void *self, const char *text)
{
	save_file_add(self, RECORD_SNAPSHOT, text);
}

/* Whether the state would be read again as it is; how many lines it has. */
static bool prove_state(struct session *s, int *lines)
{
	struct proof p = { .game = game_new(s->setup, s->rules, &s->dice, sitting_deaf()) };
	struct reason why;

	p.good = p.game != NULL;
	game_snapshot(s->now, prove_line, &p);
	p.good = p.good && game_restored(p.game, &why)
		&& game_check_value(p.game) == game_check_value(s->now);
	game_free(p.game);
	*lines = p.lines;
	return p.good;
}

/* Without its state a turn is made again from the choices before it. */
static void record_snapshot(struct session *s)
{
	int lines;

	if (prove_state(s, &lines)) {
		add(s, RECORD_TURN, "%d %016" PRIx64 " %d", s->now->turn,
			game_check_value(s->now), lines);
		game_snapshot(s->now, record_state_line, s->file);
	} else {
		snprintf(s->fault, sizeof(s->fault), "The state of turn %d would not be read "
			"again and is left out of the save, which has every choice all the same: "
			"this is a fault of the program.", s->now->turn);
	}
	s->saved_turn = s->now->turn;
}

void record_news(struct session *s)
{
	if (!s->file)
		return;
	for (; s->saved_events < event_log_count(s->log); s->saved_events++)
		record_event(s, event_log_at(s->log, s->saved_events));
	if (s->now->turn != s->saved_turn)
		record_snapshot(s);
	if (s->now->over && !s->saved_end) {
		add(s, RECORD_NOTE, "over");
		s->saved_end = true;
	}
}
