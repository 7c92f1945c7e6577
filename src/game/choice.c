/* Choices as lines: reading them against the table of verbs, and writing them.
 *
 *  H1  What choice_write() makes of a sound choice, choice_read() reads back.
 *  H2  A name that the seat has no business to know reads like one that is not.
 *  H3  Arguments keep the places of the verb's table; an optional one that was
 *      left out between others is ARGUMENT_NONE.
 */
#include <assert.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/master.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/state.h"
#include "cliffhanger/text.h"

enum { TOKEN_MAX = 64 };

bool refuse_with(struct reason *why, const char *rule, const char *format, ...)
{
	va_list list;

	why->rule = rule;
	va_start(list, format);
	text_format(why->text, sizeof(why->text), format, list);	/* it may quote anything */
	va_end(list);
	return false;
}

struct reading {
	const struct game *known;
	int seat;
	int side;		/* whose knowledge counts */
	const struct verb *verb;
	const struct choice *so_far;
	const char *at;		/* the rest of the line */
	char token[TOKEN_MAX];	/* the word last taken */
	struct reason *why;
};

/* Takes the next word; false if there is none or it is longer than any name. */
static bool next_token(struct reading *r)
{
	size_t n;

	r->at += strspn(r->at, " ");
	n = strcspn(r->at, " ");
	if (n == 0 || n >= TOKEN_MAX)
		return false;
	memcpy(r->token, r->at, n);
	r->token[n] = '\0';
	r->at += n;
	return true;
}

/* "expected …, found …", and the nearest word if there is one. */
static bool expected(struct reading *r, const char *what, const struct nearest *n)
{
	const char *meant = n ? nearest_word(n) : NULL;

	if (meant)
		return refuse(r->why, "", "expected %s, found '%s'; did you mean '%s'?",
			what, r->token, meant);
	return refuse(r->why, "", "expected %s, found '%s'", what, r->token);
}

/* ---- what a word may stand for ---- */

static bool whole_number(const char *text, char end, int32_t *value, const char **rest)
{
	char *stop;
	const bool digits = *text == '-' ? text[1] >= '0' && text[1] <= '9'
		: *text >= '0' && *text <= '9';
	const long n = digits ? strtol(text, &stop, 10) : 0;

	if (!digits || *stop != end || n < INT32_MIN || n > INT32_MAX)
		return false;
	*value = (int32_t)n;
	if (rest)
		*rest = stop + 1;
	return true;
}

/* The one unit the reader knows by this letter of the map, or NOBODY. */
static int find_sign(const struct reading *r, char sign)
{
	int found = NOBODY;

	for (int u = 0; u < r->known->n_units; u++) {
		if (r->known->setup->units[u].sign != sign || !game_knows(r->known, r->side, u))
			continue;
		if (found != NOBODY)
			return NOBODY;
		found = u;
	}
	return found;
}

/* The unit with this id, its first `length` bytes, or with this letter on the
 * map, if the reader knows it. */
static int find_unit(const struct reading *r, size_t length)
{
	const struct setup *s = r->known->setup;

	for (int u = 0; u < s->n_units; u++)
		if (strlen(s->units[u].id) == length
				&& memcmp(s->units[u].id, r->token, length) == 0
				&& game_knows(r->known, r->side, u))
			return u;
	return length == 1 ? find_sign(r, r->token[0]) : NOBODY;
}

static bool is_word_of(const struct reading *r, const struct verb *verb)
{
	for (int i = 0; verb->words != NULL && verb->words[i] != NULL; i++)
		if (strcmp(verb->words[i], r->token) == 0)
			return true;
	return false;
}

static bool no_such_unit(struct reading *r, const char *what)
{
	struct nearest n;

	if (is_word_of(r, r->verb))
		return refuse(r->why, "", "expected %s before '%s': %s", what, r->token,
			r->verb->usage);
	nearest_to(&n, r->token);
	for (int u = 0; u < r->known->n_units; u++)
		if (game_knows(r->known, r->side, u))
			nearest_try(&n, r->known->setup->units[u].id);
	return expected(r, what, &n);
}

static bool read_unit(struct reading *r, struct argument *a)
{
	a->kind = ARGUMENT_UNIT;
	a->value = find_unit(r, strlen(r->token));
	return a->value != NOBODY || no_such_unit(r, "a unit");
}

static bool read_figure(struct reading *r, struct argument *a)
{
	const char *const dot = strrchr(r->token, '.');
	const int unit = dot ? find_unit(r, (size_t)(dot - r->token)) : NOBODY;
	const struct setup_unit *u;
	int32_t number;

	if (unit == NOBODY)
		return no_such_unit(r, "a figure (UNIT.NUMBER)");
	u = &r->known->setup->units[unit];
	if (!whole_number(dot + 1, '\0', &number, NULL) || number < 1 || number > u->count)
		return refuse(r->why, "", "expected a figure %s.1 to %s.%d, found '%s'",
			u->id, u->id, u->count, r->token);
	a->kind = ARGUMENT_FIGURE;
	a->value = u->first + number - 1;
	return true;
}

static bool read_cell(struct reading *r, struct argument *a)
{
	const struct grid *grid = &r->known->table->grid;
	const char *rest;
	int32_t col, row;

	if (!whole_number(r->token, ',', &col, &rest) || !whole_number(rest, '\0', &row, NULL))
		return expected(r, "a cell (COLUMN,ROW)", NULL);
	if (col < 1 || col > grid->cols || row < 1 || row > grid->rows)
		return refuse(r->why, "", "expected a cell from 1,1 to %d,%d, found '%s'",
			grid->cols, grid->rows, r->token);
	a->kind = ARGUMENT_CELL;
	a->value = grid_at(grid, col - 1, row - 1);
	return true;
}

/* One more of the words that are expected; "..." when there is no room for all. */
void choice_list(char *list, size_t size, const char *word)
{
	static const char more[] = ", ...";
	const size_t used = strlen(list), left = size - used;

	if (used > strlen(more) && strcmp(list + used - strlen(more), more) == 0)
		return;
	snprintf(list + used, left, "%s%s", used == 0 ? "one of " : ", ",
		strlen(word) + 2 * sizeof more < left ? word : "...");
}

static bool read_word(struct reading *r, struct argument *a)
{
	struct nearest n;
	char what[REASON_MAX - 60] = "";

	nearest_to(&n, r->token);
	for (int i = 0; r->verb->words[i]; i++) {
		if (strcmp(r->verb->words[i], r->token) == 0) {
			a->kind = ARGUMENT_WORD;
			a->value = i;
			return true;
		}
		nearest_try(&n, r->verb->words[i]);
		choice_list(what, sizeof what, r->verb->words[i]);
	}
	return expected(r, what, &n);
}

static bool read_number(struct reading *r, struct argument *a)
{
	a->kind = ARGUMENT_NUMBER;
	return whole_number(r->token, '\0', &a->value, NULL)
		|| expected(r, "a whole number", NULL);
}

static bool read_some(struct reading *r, struct argument *a)
{
	if (strchr(r->token, ','))
		return read_cell(r, a);
	if (strchr(r->token, '.'))
		return read_figure(r, a);
	a->kind = ARGUMENT_UNIT;
	a->value = find_unit(r, strlen(r->token));
	return a->value != NOBODY || no_such_unit(r, "a unit, a figure or a cell");
}

/* One of the things that have ids (names.c). */
static bool read_named(struct reading *r, struct argument *a, enum argument_kind kind,
	const char *what)
{
	const int count = choice_names(r->known, kind);
	const bool all = r->seat == master_seat(r->known);	/* he may know of all there are */
	char list[REASON_MAX - 60] = "";
	struct nearest n;

	a->kind = kind;
	nearest_to(&n, r->token);
	for (int i = 0; i < count; i++) {
		a->value = i;
		if (strcmp(choice_name(r->known, kind, i), r->token) == 0)
			return true;
		nearest_try(&n, choice_name(r->known, kind, i));
		choice_list(list, sizeof list, choice_name(r->known, kind, i));
	}
	return expected(r, all && *list && !nearest_word(&n) ? list : what, &n);
}

/* The state that a choice names, or NULL. */
static const struct state_row *state_named(const struct game *g, const struct choice *c)
{
	for (int i = 0; i < c->n; i++)
		if (c->argument[i].kind == ARGUMENT_STATE)
			return state_at(g->system, c->argument[i].value);
	return NULL;
}

static bool read_state_word(struct reading *r, const struct state_row *s, struct argument *a)
{
	const struct grid *const grid = &r->known->table->grid;
	const char *word;
	struct nearest n;
	char what[REASON_MAX - 60];

	nearest_to(&n, r->token);
	for (int i = 0; (word = state_word(grid, s, i)) != NULL; i++) {
		if (strcasecmp(word, r->token) == 0) {
			a->value = state_word_value(s, i);
			return true;
		}
		nearest_try(&n, word);
	}
	return expected(r, state_values(grid, s, what, sizeof what), &n);
}

static bool read_value(struct reading *r, struct argument *a)
{
	const struct state_row *const s = state_named(r->known, r->so_far);
	const bool no = strcmp(r->token, "no") == 0;
	bool good;

	if (s == NULL)
		return refuse(r->why, "", "expected a state before its value");
	if (s->kind == STATE_NUMBER && strpbrk(r->token, "0123456789") != NULL)
		good = read_number(r, a);
	else if (s->kind == STATE_UNIT && !no)
		good = read_unit(r, a);
	else if (s->kind == STATE_FIGURE && !no)
		good = read_figure(r, a);
	else
		good = read_state_word(r, s, a);
	a->kind = ARGUMENT_VALUE;
	return good;
}

static const struct {
	bool (*read)(struct reading *r, struct argument *a);	/* NULL: by name */
	const char *what;
} kinds[ARGUMENT_KINDS] = {
	[ARGUMENT_UNIT] = { read_unit, "a unit" },
	[ARGUMENT_FIGURE] = { read_figure, "a figure" },
	[ARGUMENT_CELL] = { read_cell, "a cell" },
	[ARGUMENT_WORD] = { read_word, "a word" },
	[ARGUMENT_NUMBER] = { read_number, "a number" },
	[ARGUMENT_TEXT] = { NULL, "a text" },
	[ARGUMENT_SOME] = { read_some, "a unit, a figure or a cell" },
	[ARGUMENT_SIDE] = { NULL, "a side" },
	[ARGUMENT_AREA] = { NULL, "an area of the scenario" },
	[ARGUMENT_GROUND] = { NULL, "a kind of ground" },
	[ARGUMENT_WEAPON] = { NULL, "a weapon" },
	[ARGUMENT_FLAG] = { NULL, "a flag of the scenario" },
	[ARGUMENT_ITEM] = { NULL, "an item of the scenario" },
	[ARGUMENT_SCRIPT] = { NULL, "an event of the scenario" },
	[ARGUMENT_STATE] = { NULL, "a state" },
	[ARGUMENT_VALUE] = { read_value, "what it is to be" },
};

static bool read_kind(struct reading *r, struct argument *a, enum argument_kind kind)
{
	return kinds[kind].read ? kinds[kind].read(r, a)
		: read_named(r, a, kind, kinds[kind].what);
}

/* ---- whole lines ---- */

/* The first verb that takes the token as one of its words, or NULL. */
static const struct verb *verb_with(const struct reading *r)
{
	const struct verb *verb;

	for (int i = 0; (verb = choice_seat_verb(r->known, r->seat, i)) != NULL; i++)
		if (is_word_of(r, verb))
			return verb;
	return NULL;
}

/* No verb: the nearest, or the one that this is a word of. */
static bool no_verb(struct reading *r, const struct nearest *n)
{
	const struct verb *const whose = verb_with(r);

	if (whose == NULL)
		return expected(r, "a command", n);
	return refuse(r->why, "", "'%s' is a word of '%s': %s", r->token, whose->name,
		whose->usage);
}

static bool read_verb(struct reading *r, struct choice *c)
{
	const struct verb *verb;
	struct nearest n;

	if (!next_token(r)) {
		if (*r->at == '\0')
			return refuse(r->why, "", "expected a command, found an empty line");
		return refuse(r->why, "",
			"expected a command, found a word of more than %d letters", TOKEN_MAX - 1);
	}
	nearest_to(&n, r->token);
	for (int i = 0; (verb = choice_seat_verb(r->known, r->seat, i)) != NULL; i++) {
		if (strcmp(verb->name, r->token) == 0) {
			c->verb = (int8_t)choice_seat_number(r->known, r->seat, i);
			r->verb = verb;
			return true;
		}
		nearest_try(&n, verb->name);
	}
	return no_verb(r, &n);
}

static bool read_text(struct reading *r, struct choice *c)
{
	size_t n;

	r->at += strspn(r->at, " ");
	n = strlen(r->at);
	while (n && r->at[n - 1] == ' ')
		n--;
	if (n >= CHOICE_TEXT_MAX)
		return refuse(r->why, "", "the text has %zu bytes, at most %d are possible",
			n, CHOICE_TEXT_MAX - 1);
	memcpy(c->text, r->at, n);
	c->text[n] = '\0';
	r->at += strlen(r->at);
	return true;
}

/* The verb's argument number i from what is left of the line. */
static bool read_argument(struct reading *r, struct choice *c, int i)
{
	const enum argument_kind kind = r->verb->takes[i].kind;
	const bool optional = r->verb->takes[i].optional;
	const bool last = i + 1 == CHOICE_ARGS || r->verb->takes[i + 1].kind == ARGUMENT_NONE;
	struct argument *a = &c->argument[i];
	const char *before;

	r->at += strspn(r->at, " ");
	before = r->at;
	if (*r->at == '\0')
		return optional || refuse(r->why, "", "expected %s, found the end of the line: %s",
			kinds[kind].what, r->verb->usage);
	if (kind == ARGUMENT_TEXT) {
		a->kind = ARGUMENT_TEXT;
		c->n = (uint8_t)(i + 1);
		return read_text(r, c);
	}
	if (!next_token(r))
		return refuse(r->why, "", "expected %s, found a word of more than %d letters",
			kinds[kind].what, TOKEN_MAX - 1);
	if (read_kind(r, a, kind)) {
		c->n = (uint8_t)(i + 1);
		return true;
	}
	if (!optional || last)
		return false;
	*a = (struct argument){ ARGUMENT_NONE, 0 };	/* H3 */
	r->at = before;
	return true;
}

bool choice_read(const struct game *known, int seat, const char *line,
	struct choice *c, struct reason *why)
{
	struct reading r = { .known = known, .seat = seat, .side = game_seat_side(known, seat),
		.so_far = c, .at = line, .why = why };
	const size_t length = strlen(line);

	memset(c, 0, sizeof(*c));
	c->seat = (int8_t)seat;
	if (length >= CHOICE_LINE_MAX)
		return refuse(why, "", "the line has %zu bytes, at most %d are possible",
			length, CHOICE_LINE_MAX - 1);
	if (!text_plain(line, length))
		return refuse(why, "", "the line has control characters or broken UTF-8 in it");
	if (!read_verb(&r, c))
		return false;
	for (int i = 0; i < CHOICE_ARGS && r.verb->takes[i].kind != ARGUMENT_NONE; i++)
		if (!read_argument(&r, c, i))
			return false;
	if (next_token(&r))
		return refuse(why, "", "expected the end of the line, found '%s': %s",
			r.token, r.verb->usage);
	return *r.at == '\0' || refuse(why, "", "expected the end of the line, found more: %s",
		r.verb->usage);
}

/* ---- writing ---- */

static void write_argument(const struct game *g, const struct choice *c,
	const struct argument *a, char *text, size_t size);

static void write_value(const struct game *g, const struct choice *c, int32_t value, char *text,
	size_t size)
{
	const struct state_row *const s = state_named(g, c);
	struct argument a = { ARGUMENT_NUMBER, value };

	*text = '\0';
	if (s == NULL)
		return;
	if (value >= 0 && s->kind == STATE_UNIT)
		a.kind = ARGUMENT_UNIT;
	else if (value >= 0 && s->kind == STATE_FIGURE)
		a.kind = ARGUMENT_FIGURE;
	else if (s->kind != STATE_NUMBER) {
		snprintf(text, size, " %s", state_word(&g->table->grid, s,
			value < 0 ? 0 : value));
		return;
	}
	write_argument(g, c, &a, text, size);
}

static void write_argument(const struct game *g, const struct choice *c,
	const struct argument *a, char *text, size_t size)
{
	const struct setup *s = g->setup;
	const struct grid *grid = &g->table->grid;
	const struct setup_unit *u;

	switch (a->kind) {
	case ARGUMENT_VALUE:
		write_value(g, c, a->value, text, size);
		break;
	case ARGUMENT_UNIT:
		snprintf(text, size, " %s", s->units[a->value].id);
		break;
	case ARGUMENT_FIGURE:
		u = &s->units[s->figures[a->value].unit];
		snprintf(text, size, " %s.%d", u->id, a->value - u->first + 1);
		break;
	case ARGUMENT_CELL:
		snprintf(text, size, " %s", grid_cell_text(grid, a->value).text);
		break;
	case ARGUMENT_WORD:
		snprintf(text, size, " %s", choice_verb(g, c->verb)->words[a->value]);
		break;
	case ARGUMENT_NUMBER:
		snprintf(text, size, " %d", (int)a->value);
		break;
	case ARGUMENT_TEXT:
		snprintf(text, size, " %s", c->text);
		break;
	case ARGUMENT_NONE:
	case ARGUMENT_SOME:
		*text = '\0';
		break;
	default:
		snprintf(text, size, " %s", choice_name(g, a->kind, a->value));
		break;
	}
}

void choice_write(const struct game *g, const struct choice *c, char *line, size_t size)
{
	int used = snprintf(line, size, "%s", choice_verb(g, c->verb)->name);

	for (int i = 0; i < c->n && used >= 0 && (size_t)used < size; i++) {
		write_argument(g, c, &c->argument[i], line + used, size - (size_t)used);
		used += (int)strlen(line + used);
	}
}

int choice_unit(const struct game *g, const struct choice *c)
{
	if (c->n == 0)
		return NOBODY;
	if (c->argument[0].kind == ARGUMENT_FIGURE)
		return g->figures[c->argument[0].value].unit;
	return c->argument[0].kind == ARGUMENT_UNIT ? c->argument[0].value : NOBODY;
}
