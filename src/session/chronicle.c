/* The chronicle: reading a save's records, one taker for each kind. */
#include "config.h"

#include "session/chronicle.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum taken { TAKEN, TAKEN_NONSENSE, TAKEN_NO_MEMORY };

/* An array with room for at least `wanted` elements, doubled when it has not;
 * NULL without memory, the old one is kept then. */
static void *with_room(void *array, size_t *room, size_t wanted, size_t element)
{
	size_t more = *room ? *room : 64;
	void *grown;

	if (wanted <= *room)
		return array;
	while (more < wanted)
		more *= 2;
	grown = realloc(array, more * element);
	if (grown)
		*room = more;
	return grown;
}

static enum taken add_line(struct lines *l, const char *text, int row)
{
	size_t room = l->room;
	int *const rows = with_room(l->row, &room, l->n + 1, sizeof(*rows));
	char **const at = with_room(l->at, &l->room, l->n + 1, sizeof(*at));

	l->row = rows ? rows : l->row;
	l->at = at ? at : l->at;
	if (!at || !rows)
		return TAKEN_NO_MEMORY;
	l->row[l->n] = row;
	l->at[l->n] = strdup(text);
	if (!l->at[l->n])
		return TAKEN_NO_MEMORY;
	l->n++;
	return TAKEN;
}

static void cut_lines(struct lines *l, size_t n)
{
	while (l->n > n)
		free(l->at[--l->n]);
}

/* A whole number at *text, which goes past it and one blank. */
static bool read_number(const char **text, unsigned long long most, unsigned long long *number)
{
	char *end;

	if (**text < '0' || **text > '9')
		return false;
	errno = 0;
	*number = strtoull(*text, &end, 10);
	if (errno || *number > most || (*end && *end != ' '))
		return false;
	*text = *end ? end + 1 : end;
	return true;
}

/* ---- takers ---- */

static enum taken take_key(struct chronicle *c, const char *text)
{
	return add_line(&c->keys, text, c->line);
}

static enum taken take_scenario(struct chronicle *c, const char *text)
{
	return kept_text_take(&c->scenario, text) ? TAKEN : TAKEN_NO_MEMORY;
}

static enum taken take_choice(struct chronicle *c, const char *text)
{
	struct step *const steps = with_room(c->steps, &c->room_steps, c->n_steps + 1,
		sizeof(*steps));
	unsigned long long seat;

	if (!steps)
		return TAKEN_NO_MEMORY;
	c->steps = steps;
	if (!read_number(&text, SEATS_MAX - 1, &seat) || strlen(text) >= CHOICE_LINE_MAX)
		return TAKEN_NONSENSE;
	if (add_line(&c->choices, text, c->line) != TAKEN)
		return TAKEN_NO_MEMORY;
	c->steps[c->n_steps++] = (struct step){ (int8_t)seat, c->choices.n - 1, c->events.n };
	return TAKEN;
}

static enum taken take_dice(struct chronicle *c, const char *text)
{
	while (*text) {
		struct typed_die *const dice = with_room(c->dice, &c->room_dice, c->n_dice + 1,
			sizeof(*dice));
		unsigned long long value;

		if (!dice)
			return TAKEN_NO_MEMORY;
		c->dice = dice;
		if (!read_number(&text, DIE_SIDES_MAX, &value))
			return TAKEN_NONSENSE;
		c->dice[c->n_dice++] = (struct typed_die){
			c->n_steps, c->n_anchors == 0 && c->n_steps == 0, (uint8_t)value };
	}
	return TAKEN;
}

static enum taken take_undo(struct chronicle *c, const char *text)
{
	unsigned long long n;

	if (!read_number(&text, c->n_steps, &n) || n == 0)
		return TAKEN_NONSENSE;
	c->n_steps -= n;
	cut_lines(&c->events, c->steps[c->n_steps].n_events);
	cut_lines(&c->choices, c->steps[c->n_steps].line);
	while (c->n_anchors > 0 && c->anchors[c->n_anchors - 1].n_steps > c->n_steps)
		c->n_anchors--;
	while (c->n_dice > 0 && c->dice[c->n_dice - 1].n_steps > c->n_steps)
		c->n_dice--;
	return TAKEN;
}

static enum taken take_event(struct chronicle *c, const char *text)
{
	return add_line(&c->events, text, c->line);
}

/* "TURN CHECK LINES": a snapshot of so many lines follows. */
static enum taken take_turn(struct chronicle *c, const char *text)
{
	struct anchor *const anchors = with_room(c->anchors, &c->room_anchors, c->n_anchors + 1,
		sizeof(*anchors));
	unsigned long long turn, lines;
	uint64_t check;
	char *end;

	if (!anchors)
		return TAKEN_NO_MEMORY;
	c->anchors = anchors;
	if (!read_number(&text, TURNS_MAX + 1, &turn))
		return TAKEN_NONSENSE;
	check = strtoull(text, &end, 16);
	if (end != text + 16 || *end++ != ' ')
		return TAKEN_NONSENSE;
	text = end;
	if (!read_number(&text, 100000, &lines) || lines == 0)
		return TAKEN_NONSENSE;
	c->anchors[c->n_anchors++] = (struct anchor){ (int)turn, check, c->states.n,
		lines, c->n_steps, c->events.n };
	c->wanted_lines = lines;
	return TAKEN;
}

static enum taken take_snapshot(struct chronicle *c, const char *text)
{
	if (c->wanted_lines == 0)
		return TAKEN_NONSENSE;
	c->wanted_lines--;
	return add_line(&c->states, text, c->line);
}

static enum taken take_note(struct chronicle *c, const char *text)
{
	c->counted = c->counted || strcmp(text, CHRONICLE_COUNTED) == 0;
	return TAKEN;
}

static enum taken take_table(struct chronicle *c, const char *text)
{
	return add_line(&c->table, text, c->line);
}

static const struct taker {
	enum record_kind kind;
	enum taken (*take)(struct chronicle *c, const char *text);
	const char *form;	/* for people */
} takers[] = {
	{ RECORD_KEY, take_key, "a key" },
	{ RECORD_SCENARIO, take_scenario, "a line of the scenario" },
	{ RECORD_CHOICE, take_choice, "a seat and its choice" },
	{ RECORD_DICE, take_dice, "dice" },
	{ RECORD_UNDO, take_undo, "a number of choices to take back" },
	{ RECORD_EVENT, take_event, "an event" },
	{ RECORD_TURN, take_turn, "a turn, its check value and a number of lines" },
	{ RECORD_SNAPSHOT, take_snapshot, "no more lines of a state" },
	{ RECORD_TABLE, take_table, "something of a table" },
	{ RECORD_NOTE, take_note, "a note" },
};

static enum taken take(struct chronicle *c, enum record_kind kind, const char *text)
{
	/* A snapshot is whole or it is not there (H2). */
	c->wanted = "the rest of a state";
	if (kind != RECORD_SNAPSHOT && c->wanted_lines > 0)
		return TAKEN_NONSENSE;
	c->wanted = "a record of a game";
	for (size_t i = 0; i < sizeof(takers) / sizeof(takers[0]); i++)
		if (takers[i].kind == kind) {
			c->wanted = takers[i].form;
			c->begun = c->begun ||
				(kind != RECORD_KEY && kind != RECORD_SCENARIO);
			return takers[i].take(c, text);
		}
	return TAKEN_NONSENSE;
}

/* ---- the stream ---- */

static const char magic[] = "cliffhanger-save ";

static bool not_ours(const char *path, const char *found,
	enum session_error *error, struct reason *why)
{
	*error = SESSION_KIND;
	return refuse(why, "", "%.120s is not a Cliffhanger save: its first line should begin "
		"\"H\" and name \"%.*s\", but %s.", path,
		(int)sizeof(magic) - 2, magic, found);
}

static bool read_head(struct chronicle *c, const char *path, const char *text,
	enum session_error *error, struct reason *why)
{
	unsigned long long version;

	if (strncmp(text, magic, sizeof(magic) - 1) != 0)
		return not_ours(path, "it names something else", error, why);
	text += sizeof(magic) - 1;
	if (!read_number(&text, UINT32_MAX, &version) || version == 0)
		return not_ours(path, "it has no version", error, why);
	snprintf(c->version, sizeof(c->version), "%.39s", text);
	if (version <= SAVE_VERSION)
		return true;
	*error = SESSION_NEWER;
	return refuse(why, "", "%.120s was written by a newer Cliffhanger (%.20s, format %llu; "
		"this one reads up to %d): update to resume it.", path, c->version, version,
		SAVE_VERSION);
}

/* Takes records until the stream ends or makes no sense. */
static enum taken read_records(struct chronicle *c, struct save_reader *r)
{
	char text[SAVE_LINE_MAX];
	enum record_kind kind;
	enum save_read result;
	enum taken taken = TAKEN;

	c->good = r->good;
	while ((result = save_next(r, &kind, text, sizeof(text))) == SAVE_OK) {
		c->line = r->line;
		taken = take(c, kind, text);
		if (taken != TAKEN)
			break;
		c->wanted = NULL;
		if (c->wanted_lines == 0)
			c->good = r->good;
	}
	if (result != SAVE_END)
		c->bad_line = r->line;
	if (c->wanted_lines > 0) {
		c->n_anchors--;
		c->wanted_lines = 0;
	}
	return taken;
}

bool chronicle_read(struct chronicle *c, const char *path, const char *data, size_t size,
	enum session_error *error, struct reason *why)
{
	char text[SAVE_LINE_MAX];
	enum record_kind kind;
	struct save_reader r;

	*c = (struct chronicle){ 0 };
	*error = SESSION_OK;
	save_reader_init(&r, data, size);
	if (size == 0)
		return not_ours(path, "the file is empty", error, why);
	if (save_next(&r, &kind, text, sizeof(text)) != SAVE_OK || kind != RECORD_HEAD)
		return not_ours(path, "it does not", error, why);
	if (!read_head(c, path, text, error, why))
		return false;
	if (read_records(c, &r) == TAKEN_NO_MEMORY) {
		chronicle_free(c);
		*error = SESSION_MEMORY;
		return refuse(why, "", "There is not enough memory to read %.150s.", path);
	}
	c->dropped = size - c->good;
	if (c->begun)
		return true;
	chronicle_free(c);
	*error = SESSION_FILE;
	return refuse(why, "", "%.120s is damaged in line %d, before its game begins: nothing of "
		"it can be resumed.", path, r.line);
}

static void free_lines(struct lines *l)
{
	cut_lines(l, 0);
	free(l->at);
	free(l->row);
}

void chronicle_free(struct chronicle *c)
{
	free_lines(&c->keys);
	free_lines(&c->choices);
	free_lines(&c->events);
	free_lines(&c->states);
	free_lines(&c->table);
	free(c->scenario.text);
	free(c->steps);
	free(c->anchors);
	free(c->dice);
	*c = (struct chronicle){ 0 };
}

static const char *key_before(const struct chronicle *c, const char *key, int row)
{
	const size_t length = strlen(key);

	for (size_t i = c->keys.n; i-- > 0; )
		if (c->keys.row[i] < row && strncmp(c->keys.at[i], key, length) == 0
				&& c->keys.at[i][length] == ' ')
			return c->keys.at[i] + length + 1;
	return NULL;
}

const char *chronicle_key(const struct chronicle *c, const char *key)
{
	return key_before(c, key, CHRONICLE_ALL);
}

const struct mind *chronicle_mind_named(const char *name)
{
	if (strcmp(name, "person") == 0)
		return NULL;
	return mind_find(name) ? mind_find(name) : minds[0];
}

const struct mind *chronicle_mind(const struct chronicle *c, const char *side, int row)
{
	char key[ID_MAX + 4];
	const char *name;

	snprintf(key, sizeof(key), "ai %s", side);
	name = key_before(c, key, row);
	return name ? chronicle_mind_named(name) : NULL;
}
