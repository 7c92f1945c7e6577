/* Events as lines of text, and back (man/cliffhanger-save.5).
 *
 *     roll turn=3 phase=2 unit=0 other=4 rule="A-16" what="shooting" base=8
 *          need=6 sides=10 reading=at-most hits=2 dice=3,10,6 outcome="2 hits"
 *          modifier="short range","shooting.short",4
 *
 * Fields that have their usual value are left out.  A quoted text knows \", \\,
 * \n and \t and is otherwise plain (text.h), on the way out as on the way in.
 *
 *  X1  reading builds the event in scratch of the reader's own; the log sees
 *      only whole events.
 */
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/dice.h"
#include "cliffhanger/event.h"
#include "cliffhanger/text.h"
#include "game/fields.h"

static const char *const kind_names[EVENT_KINDS] = {
	[EVENT_TURN] = "turn", [EVENT_PHASE] = "phase", [EVENT_ROLL] = "roll",
	[EVENT_ORDER] = "order", [EVENT_MOVE] = "move", [EVENT_TURN_ABOUT] = "turn-about",
	[EVENT_SHOT] = "shot", [EVENT_HIT] = "hit", [EVENT_LOB] = "lob",
	[EVENT_BURST] = "burst", [EVENT_LIFE] = "life",
	[EVENT_STATE] = "state", [EVENT_SIGHTED] = "sighted", [EVENT_HIDDEN] = "hidden",
	[EVENT_LEADER] = "leader", [EVENT_JOIN] = "join", [EVENT_CAPTURE] = "capture",
	[EVENT_ITEM] = "item", [EVENT_STORY] = "story", [EVENT_FLAG] = "flag",
	[EVENT_OBJECTIVE] = "objective", [EVENT_POINTS] = "points", [EVENT_NOTE] = "note",
	[EVENT_MESSAGE] = "message", [EVENT_BOARD] = "board", [EVENT_ALIGHT] = "alight",
	[EVENT_SIDE] = "side", [EVENT_END] = "end",
	[EVENT_FRIENDS] = "friends",
	[EVENT_GROUND] = "ground", [EVENT_HOUSE] = "house", [EVENT_RULING] = "ruling",
};

static const char *const reading_names[] = {
	[ROLL_AT_MOST] = "at-most", [ROLL_BELOW] = "below", [ROLL_AT_LEAST] = "at-least",
	[ROLL_TABLE] = "table", [ROLL_PICK] = "pick", [ROLL_OPPOSED] = "opposed",
	[ROLL_ROW] = "row",
};
enum { READINGS = sizeof(reading_names) / sizeof(reading_names[0]) };

const char *event_kind_name(enum event_kind kind)
{
	return kind_names[kind];
}

/* ---- numbers: their key, bounds on reading, and value when left out ---- */

struct number { struct field field; int32_t usual; };

#define OF_EVENT(kind, name, least, most, usual) \
	{ FIELD(struct event, kind, name, least, most), usual }
#define OF_ROLL(kind, key, member, least, most) \
	{ { key, (uint16_t)offsetof(struct event, roll.member), 1, kind, least, most }, 0 }
enum { LAST_CELL = GRID_SIDE_MAX * GRID_SIDE_MAX - 1 };

static const struct number numbers[] = {
	OF_EVENT(FIELD_I16, turn, 0, INT16_MAX, 0),
	OF_EVENT(FIELD_I16, phase, 0, INT16_MAX, 0),
	OF_EVENT(FIELD_U16, audience, 0, EVENT_ALL, EVENT_ALL),
	OF_EVENT(FIELD_I16, unit, 0, UNITS_MAX - 1, NOBODY),
	OF_EVENT(FIELD_I16, figure, 0, FIGURES_MAX - 1, NOBODY),
	OF_EVENT(FIELD_I16, other, 0, FIGURES_MAX - 1, NOBODY),
	OF_EVENT(FIELD_I32, from, 0, LAST_CELL, CELL_NONE),
	OF_EVENT(FIELD_I32, cell, 0, LAST_CELL, CELL_NONE),
	OF_EVENT(FIELD_I32, number, 1, 0, 0),
	OF_EVENT(FIELD_BOOL, gm, 0, 1, 0),
	OF_ROLL(FIELD_I16, "base", base_halves, 1, 0),
	OF_ROLL(FIELD_I16, "need", need, 1, 0),
	OF_ROLL(FIELD_U8, "sides", sides, 2, DIE_SIDES_MAX),
	OF_ROLL(FIELD_U8, "hits", successes, 0, ROLL_DICE_MAX),
	OF_ROLL(FIELD_BOOL, "from-zero", from_zero, 0, 1),
};
enum { NUMBERS = sizeof(numbers) / sizeof(numbers[0]), FIRST_OF_ROLL = 10 };

/* ---- writing ---- */

struct nib { char *at; size_t left; bool spoilt; };

static void put(struct nib *p, const char *text, size_t n)
{
	if (n >= p->left) {
		p->spoilt = true;
		return;
	}
	memcpy(p->at, text, n);
	p->at += n;
	p->left -= n;
	*p->at = '\0';
}

static void put_word(struct nib *p, const char *text)
{
	put(p, text, strlen(text));
}

static void put_format(struct nib *p, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void put_format(struct nib *p, const char *format, ...)
{
	char text[64];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	put_word(p, text);
}

static void put_quoted(struct nib *p, const char *text)
{
	static const char raw[] = "\"\\\n\t";
	static const char *const escaped[] = { "\\\"", "\\\\", "\\n", "\\t" };

	if (!text_plain_lines(text, strlen(text)))
		p->spoilt = true;
	put_word(p, "\"");
	while (*text) {
		const size_t n = strcspn(text, raw);

		put(p, text, n);
		text += n;
		if (*text)
			put_word(p, escaped[strchr(raw, *text++) - raw]);
	}
	put_word(p, "\"");
}

static void put_text(struct nib *p, const char *key, const char *text)
{
	if (!*text)
		return;
	put_format(p, " %s=", key);
	put_quoted(p, text);
}

/* What a roll says of itself goes into one line wherever it is shown. */
static bool roll_is_plain(const struct roll *r)
{
	bool plain = text_plain(r->rule, strlen(r->rule)) && text_plain(r->what, strlen(r->what))
		&& text_plain(r->outcome, strlen(r->outcome));

	for (int i = 0; i < r->n_modifiers; i++)
		plain = plain && text_plain(r->modifiers[i].name, strlen(r->modifiers[i].name))
			&& text_plain(r->modifiers[i].rule, strlen(r->modifiers[i].rule));
	return plain;
}

static void put_roll(struct nib *p, const struct roll *r)
{
	if (!roll_is_plain(r))
		p->spoilt = true;
	put_text(p, "rule", r->rule);
	put_text(p, "what", r->what);
	put_format(p, " reading=%s", reading_names[r->reading]);
	for (int i = 0; i < r->n_dice; i++)
		put_format(p, "%s%d", i ? "," : " dice=", r->dice[i]);
	put_text(p, "outcome", r->outcome);
	for (int i = 0; i < r->n_modifiers; i++) {
		put_word(p, " modifier=");
		put_quoted(p, r->modifiers[i].name);
		put_word(p, ",");
		put_quoted(p, r->modifiers[i].rule);
		put_format(p, ",%d", r->modifiers[i].halves);
	}
}

static void put_numbers(struct nib *p, const struct event *e, int first, int end)
{
	for (int i = first; i < end; i++) {
		const int32_t value = (int32_t)field_get(e, &numbers[i].field, 0);

		if (value != numbers[i].usual)
			put_format(p, " %s=%" PRId32, numbers[i].field.name, value);
	}
}

size_t event_write(const struct event *e, char *line, size_t size)
{
	struct nib p = { line, size, size == 0 };

	put_word(&p, kind_names[e->kind]);
	put_numbers(&p, e, 0, FIRST_OF_ROLL);
	put_text(&p, "word", e->word);
	if (e->kind == EVENT_ROLL) {
		put_numbers(&p, e, FIRST_OF_ROLL, NUMBERS);
		put_roll(&p, &e->roll);
	}
	return p.spoilt ? 0 : size - p.left;
}

/* ---- reading ---- */

struct reader {
	const char *at;
	bool bad;
	struct event event;
	char texts[EVENT_LINE_MAX];	/* unquoted texts, one after the other */
	size_t used;
	struct modifier modifiers[ROLL_MODIFIERS_MAX];
	uint8_t dice[ROLL_DICE_MAX];
};

static int32_t take_number(struct reader *r, int32_t least, int32_t most)
{
	char *end;
	const long n = strtol(r->at, &end, 10);

	if (end == r->at || (*r->at != '-' && (*r->at < '0' || *r->at > '9'))
			|| n < least || n > most) {
		r->bad = true;
		return 0;
	}
	r->at = end;
	return (int32_t)n;
}

static void take_mark(struct reader *r, char mark)
{
	if (*r->at == mark)
		r->at++;
	else
		r->bad = true;
}

static char escaped_character(char c)
{
	return c == 'n' ? '\n' : c == 't' ? '\t' : c;
}

static const char *take_quoted(struct reader *r)
{
	char *const text = r->texts + r->used;
	char *to = text;

	take_mark(r, '"');
	while (!r->bad && *r->at && *r->at != '"') {
		if (*r->at == '\\') {
			r->at++;
			r->bad = !*r->at || !strchr("\"\\nt", *r->at);
			*to++ = escaped_character(*r->at);
			r->at += !r->bad;
		} else {
			*to++ = *r->at++;
		}
	}
	take_mark(r, '"');
	*to++ = '\0';
	r->used += (size_t)(to - text);
	return text;
}

static void take_dice(struct reader *r)
{
	struct roll *roll = &r->event.roll;

	do {
		if (roll->n_dice == ROLL_DICE_MAX) {
			r->bad = true;
			return;
		}
		r->dice[roll->n_dice++] = (uint8_t)take_number(r, 0, DIE_SIDES_MAX);
	} while (!r->bad && *r->at == ',' && r->at++);
}

static void take_modifier(struct reader *r)
{
	struct roll *roll = &r->event.roll;
	struct modifier *m = &r->modifiers[roll->n_modifiers];

	if (roll->n_modifiers == ROLL_MODIFIERS_MAX) {
		r->bad = true;
		return;
	}
	roll->n_modifiers++;
	m->name = take_quoted(r);
	take_mark(r, ',');
	m->rule = take_quoted(r);
	take_mark(r, ',');
	m->halves = (int16_t)take_number(r, INT16_MIN, INT16_MAX);
}

static void take_reading(struct reader *r)
{
	const size_t n = strcspn(r->at, " ");

	for (int i = 0; i < READINGS; i++) {
		if (strlen(reading_names[i]) == n && memcmp(reading_names[i], r->at, n) == 0) {
			r->event.roll.reading = (enum roll_reading)i;
			r->at += n;
			return;
		}
	}
	r->bad = true;
}

static void key_word(struct reader *r) { r->event.word = take_quoted(r); }
static void key_rule(struct reader *r) { r->event.roll.rule = take_quoted(r); }
static void key_what(struct reader *r) { r->event.roll.what = take_quoted(r); }
static void key_outcome(struct reader *r) { r->event.roll.outcome = take_quoted(r); }


static const struct key { const char *name; bool of_roll; void (*take)(struct reader *r); }
keys[] = {
	{ "word=", false, key_word }, { "rule=", true, key_rule }, { "what=", true, key_what },
	{ "reading=", true, take_reading }, { "dice=", true, take_dice },
	{ "outcome=", true, key_outcome }, { "modifier=", true, take_modifier },
};

/* A numeric field, if the key at hand is one. */
static bool take_numeric(struct reader *r)
{
	const size_t n = strcspn(r->at, "= ");

	for (int i = 0; i < NUMBERS && r->at[n] == '='; i++) {
		const struct field *f = &numbers[i].field;
		int32_t value;

		if (strlen(f->name) != n || memcmp(f->name, r->at, n) != 0)
			continue;
		r->at += n + 1;
		value = take_number(r, INT32_MIN, INT32_MAX);
		r->bad |= !field_takes(f, value)
			|| (i >= FIRST_OF_ROLL && r->event.kind != EVENT_ROLL);
		if (!r->bad)
			field_set(&r->event, f, 0, value);
		return true;
	}
	return false;
}

static void take_key(struct reader *r)
{
	if (take_numeric(r))
		return;
	for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
		const size_t n = strlen(keys[i].name);

		if (strncmp(r->at, keys[i].name, n) != 0)
			continue;
		r->at += n;
		r->bad = keys[i].of_roll && r->event.kind != EVENT_ROLL;
		if (!r->bad)
			keys[i].take(r);
		return;
	}
	r->bad = true;
}

static void take_kind(struct reader *r)
{
	const size_t n = strcspn(r->at, " ");

	for (int i = 0; i < EVENT_KINDS; i++) {
		if (strlen(kind_names[i]) == n && memcmp(kind_names[i], r->at, n) == 0) {
			r->event.kind = (enum event_kind)i;
			r->at += n;
			return;
		}
	}
	r->bad = true;
}

/* Whether its dice can show that; known only when all of the roll is. */
static bool dice_make_sense(const struct roll *r)
{
	for (int i = 0; i < r->n_dice; i++)
		if (r->from_zero ? r->dice[i] >= r->sides : r->dice[i] == 0)
			return false;
	return true;
}

bool event_read(struct event_log *log, const char *line)
{
	const size_t length = strlen(line), count = event_log_count(log);
	const struct sink sink = event_log_sink(log);
	struct reader r = { .at = line, .event = { .audience = EVENT_ALL, .unit = -1,
		.figure = -1, .other = -1, .from = CELL_NONE, .cell = CELL_NONE, .word = "",
		.roll = { .rule = "", .what = "", .outcome = "" } } };

	if (length >= EVENT_LINE_MAX || !text_plain(line, length))
		return false;
	r.event.roll.modifiers = r.modifiers;
	r.event.roll.dice = r.dice;
	take_kind(&r);
	while (!r.bad && *r.at) {
		take_mark(&r, ' ');
		if (!r.bad)
			take_key(&r);
	}
	if (r.bad || !dice_make_sense(&r.event.roll) || !roll_is_plain(&r.event.roll))
		return false;
	sink.take(sink.self, &r.event);
	return event_log_count(log) > count;
}
