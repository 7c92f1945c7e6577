/* Odds: reading what a case is given: see odds.h. */
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cliffhanger/choice.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/odds.h"
#include "cliffhanger/subject.h"
#include "cliffhanger/system.h"
#include "cliffhanger/text.h"

enum { WORD_MAX = 40, NONE = -1 };

static const char none[] = "none";

/* Whether a value of an input is called so: "mortar" is a weapon, no action. */
static bool is_value(const struct game_system *system, const char *name)
{
	for (const struct odds_action *const *a = system->odds; a && *a; a++)
		for (const struct odds_input *in = (*a)->inputs; in->name; in++) {
			const struct rule_table *const t = in->kind == INPUT_ROW
				? rulebook_table(system->book, in->table) : NULL;

			if (t && rule_table_row(t, name) >= 0)
				return true;
		}
	return false;
}

/* What is fire in one book is shooting in another; but the usual burst, of a grenade,
 * is no answer to what a mortar does. */
static const struct odds_action *alike(const struct game_system *system, const char *name)
{
	const struct subject *const subject = subject_find(name);
	char one[WORD_MAX];

	if (!subject)
		return NULL;
	snprintf(one, sizeof one, "%.*s", (int)strlen(name) - 1, name);
	if (is_value(system, name) || is_value(system, one))
		return NULL;
	for (const struct odds_action *const *a = system->odds; a && *a; a++)
		if (subject_find((*a)->name) == subject)
			return *a;
	return NULL;
}

const struct odds_action *odds_action(const struct game_system *system, const char *name)
{
	for (const struct odds_action *const *a = system->odds; a && *a; a++)
		if (strcasecmp((*a)->name, name) == 0)
			return *a;
	return alike(system, name);
}

/* ---- values by their words ---- */

static int n_words(const struct odds_input *in)
{
	int n = 0;

	while (in->words && in->words[n])
		n++;
	return n;
}

/* The place of a word of so many bytes in the input's list, or NONE. */
static int word_at(const struct odds_input *in, const char *word, size_t bytes)
{
	for (int i = 0; i < n_words(in); i++)
		if (strlen(in->words[i]) == bytes && strncasecmp(in->words[i], word, bytes) == 0)
			return i;
	return NONE;
}

static const struct rule_table *table_of(const struct odds_case *c, const struct odds_input *in)
{
	const struct rule_table *const t = rulebook_table(c->book, in->table);

	assert(t && t->n_rows > 0);
	return t;
}

static bool may_be_none(const struct odds_input *in)
{
	return strcmp(in->standard, none) == 0;
}

static bool read_number(const struct odds_case *c, const struct odds_input *in, const char *text,
	int32_t *number)
{
	char *end;
	const long n = strtol(text, &end, 10);
	const char *unit = c->book->unit;

	while (*unit == ' ')
		unit++;
	if (in->kind == INPUT_RANGE && strcmp(end, unit) == 0)
		end += strlen(unit);
	if (end == text || *end || n < in->least || n > in->most)
		return false;
	*number = (int32_t)n;
	return true;
}

static bool read_flag(const char *text, int32_t *number)
{
	static const char *const words[] = { "no", "yes", "0", "1" };

	for (int i = 0; i < 4; i++)
		if (strcasecmp(text, words[i]) == 0) {
			*number = i % 2;
			return true;
		}
	return false;
}

/* The first word of a list that there is not, or NULL with all their bits. */
static const char *read_words(const struct odds_input *in, const char *text, int32_t *bits)
{
	int32_t found = 0;

	if (strcasecmp(text, none) != 0) {
		for (const char *at = text;; at++) {
			const size_t bytes = strcspn(at, ",");
			const int i = word_at(in, at, bytes);

			if (i < 0)
				return at;
			found |= INT32_C(1) << i;
			at += bytes;
			if (!*at)
				break;
		}
	}
	*bits = found;
	return NULL;
}

static bool read_row(const struct odds_case *c, const struct odds_input *in, const char *text,
	int32_t *number)
{
	if (may_be_none(in) && strcasecmp(text, none) == 0)
		*number = NONE;
	else
		*number = rule_table_row(table_of(c, in), text);
	return *number >= 0 || (may_be_none(in) && strcasecmp(text, none) == 0);
}

/* Where the text is wrong, or NULL. */
static const char *read_value(const struct odds_case *c, const struct odds_input *in,
	const char *text, int32_t *number)
{
	switch (in->kind) {
	case INPUT_NUMBER:
	case INPUT_RANGE:
		return read_number(c, in, text, number) ? NULL : text;
	case INPUT_FLAG:
		return read_flag(text, number) ? NULL : text;
	case INPUT_WORD:
		*number = word_at(in, text, strlen(text));
		return *number >= 0 ? NULL : text;
	case INPUT_WORDS:
		return read_words(in, text, number);
	case INPUT_ROW:
		return read_row(c, in, text, number) ? NULL : text;
	}
	return text;
}

/* ---- what is offered (OD4) ---- */

enum { NO_VALUE = INT32_MIN };

/* The nth value of an input, from 0, of words that are joined each by itself; or NO_VALUE. */
static int32_t value_at(const struct rulebook *b, const struct odds_input *in, int n)
{
	int rows;

	switch (in->kind) {
	case INPUT_NUMBER:
	case INPUT_RANGE:
	case INPUT_FLAG:
		return in->least + n <= in->most ? in->least + n : NO_VALUE;
	case INPUT_WORD:
		return n < n_words(in) ? n : NO_VALUE;
	case INPUT_WORDS:
		return n < n_words(in) ? INT32_C(1) << n : n == n_words(in) ? 0 : NO_VALUE;
	case INPUT_ROW:
		rows = rulebook_table(b, in->table)->n_rows;
		return n < rows ? n : n == rows && may_be_none(in) ? NONE : NO_VALUE;
	}
	return NO_VALUE;
}

static const struct entry *entry_of(const struct rulebook *book, const char *table, int row,
	const char *column)
{
	const struct rule_table *const t = rulebook_table(book, table);
	const int at = rule_table_column(t, column);

	return at >= 0 ? rule_table_at(t, row, at) : NULL;
}

bool odds_row_has(const struct rulebook *book, const char *table, int row, const char *column)
{
	const struct entry *const e = entry_of(book, table, row, column);

	return e && e->given;
}

int32_t odds_of_row(const struct rulebook *book, const char *table, int row,
	const char *column)
{
	return odds_row_has(book, table, row, column)
		? entry_of(book, table, row, column)->number : 0;
}

bool odds_offers(const struct odds_action *action, const struct rulebook *book, int input,
	int32_t value)
{
	return !action->may_be || action->may_be(book, input, value);
}

bool odds_asks(const struct odds_action *action, const struct rulebook *book, int input)
{
	int offered = 0;
	int32_t value;

	for (int n = 0; offered < 2
		&& (value = value_at(book, &action->inputs[input], n)) != NO_VALUE; n++)
		offered += odds_offers(action, book, input, value);
	return offered > 1;
}

/* ---- complaints ---- */

/* All that an input may say, as far as it has a list. */
static const char *candidate(const struct odds_case *c, const struct odds_input *in, int i)
{
	if (in->kind == INPUT_ROW) {
		const struct rule_table *const t = table_of(c, in);

		return i < t->n_rows ? rule_table_at(t, i, 0)->text : NULL;
	}
	return i < n_words(in) ? in->words[i] : NULL;
}

/* A list of what is offered or not, by its words. */
static size_t list_values(const struct odds_case *c, int input, bool offered, char *text,
	size_t size)
{
	const struct odds_input *const in = &c->action->inputs[input];
	struct odds_case one = *c;
	char word[WORD_MAX];
	size_t n = 0;
	int32_t value;

	*text = '\0';
	for (int i = 0; (value = value_at(c->book, in, i)) != NO_VALUE && n < size; i++) {
		if (odds_offers(c->action, c->book, input, value) != offered)
			continue;
		one.values[input].number = value;
		odds_print(&one, input, word, sizeof word);
		n += (size_t)snprintf(text + n, size - n, "%s%s", n > 0 ? ", " : "", word);
	}
	return n;
}

static void expected_number(const struct odds_case *c, int input, char *text, size_t size)
{
	const struct odds_input *const in = &c->action->inputs[input];
	int32_t least = in->least, most = in->most;

	char first[WORD_MAX] = "";

	/* A number that stands for a word, and then those that are numbers. */
	if (odds_offers(c->action, c->book, input, least)
			&& !odds_offers(c->action, c->book, input, least + 1))
		snprintf(first, sizeof first, "%d, or ", (int)least++);
	while (least < most && !odds_offers(c->action, c->book, input, least))
		least++;
	while (most > least && !odds_offers(c->action, c->book, input, most))
		most--;
	snprintf(text, size, "%s%d to %d%s", first, (int)least, (int)most,
		in->kind == INPUT_RANGE ? c->book->unit : "");
}

static void expected(const struct odds_case *c, const struct odds_input *in, char *text,
	size_t size)
{
	const int input = (int)(in - c->action->inputs);

	if (in->kind == INPUT_NUMBER || in->kind == INPUT_RANGE)
		expected_number(c, input, text, size);
	else if (in->kind == INPUT_FLAG)
		snprintf(text, size, "yes or no");
	else
		list_values(c, input, true, text, size);
}

/* Rows by their table, and those of it that are not offered, if they are the fewer. */
void odds_choices(const struct odds_case *c, int input, char *text, size_t size)
{
	const struct odds_input *const in = &c->action->inputs[input];
	char few[ODDS_TEXT_MAX / 2], many[ODDS_TEXT_MAX];
	size_t offered, others;

	if (in->kind != INPUT_ROW) {
		expected(c, in, text, size);
		return;
	}
	offered = list_values(c, input, true, many, sizeof many);
	others = list_values(c, input, false, few, sizeof few);
	if (others > 0 && offered < sizeof many && (offered < 2 * others || others >= sizeof few))
		snprintf(text, size, "%s", many);
	else
		snprintf(text, size, "%s `rules %s %s`%s%s%s",
			others < sizeof few ? "any of" : "some of", c->book->id, in->table,
			others > 0 && others < sizeof few ? " but " : "",
			others < sizeof few ? few : "", may_be_none(in) ? ", or none" : "");
}

/* Of a name and of what was typed for it. */
static bool same_letter(char a, char typed)
{
	return tolower((unsigned char)a) == tolower((unsigned char)typed)
		|| (a == ' ' && typed == '-');
}

/* "bolt-action" begins words of "Bolt action rifle", "gun" one of "Maxim machine gun". */
static bool names_it(const char *name, const char *word)
{
	const size_t bytes = strlen(word);

	for (const char *at = name; bytes > 1 && *at; at++) {
		size_t i = 0;

		if (at > name && isalnum((unsigned char)at[-1]))
			continue;
		while (i < bytes && same_letter(at[i], word[i]))
			i++;
		if (i == bytes)
			return true;
	}
	return false;
}

/* What was meant: the row whose name has the word in it, or what is spelt nearly so. */
static const char *meant(const struct odds_case *c, const struct odds_input *in, const char *word)
{
	const struct rule_table *const t = in->kind == INPUT_ROW ? table_of(c, in) : NULL;
	const int name = t ? rule_table_column(t, "name") : NONE;
	struct nearest near;

	for (int row = 0; name >= 0 && row < t->n_rows; row++)
		if (names_it(rule_table_at(t, row, name)->text, word))
			return rule_table_at(t, row, 0)->text;
	nearest_to(&near, word);
	for (int i = 0; candidate(c, in, i); i++)
		nearest_try(&near, candidate(c, in, i));
	return nearest_word(&near);
}

/* A list that is too long for a line is told by where it is printed. */
static bool bad_value(const struct odds_case *c, const struct odds_input *in, const char *found,
	struct reason *why)
{
	char list[REASON_MAX - 100], word[WORD_MAX];
	const char *near;

	text_keep(word, sizeof word, found, strcspn(found, ","));
	near = meant(c, in, word);
	expected(c, in, list, sizeof list);
	if (near)
		return refuse(why, "", "%s: found '%s'; did you mean %s?", in->name, word, near);
	if (in->kind == INPUT_WORDS && strcmp(word, none) == 0)
		return refuse(why, "", "%s: expected none by itself, or a list without it",
			in->name);
	if (in->kind == INPUT_ROW && strlen(list) + 1 == sizeof list)
		odds_choices(c, (int)(in - c->action->inputs), list, sizeof list);
	return refuse(why, "", "%s: expected %s, found '%s'", in->name, list, word);
}

/* Of more inputs than a line holds, where they are printed. */
static bool no_input(const struct odds_case *c, const char *text, size_t bytes,
	struct reason *why)
{
	char list[REASON_MAX - 100], word[WORD_MAX];
	size_t n = 0;
	struct nearest near;

	text_keep(word, sizeof word, text, bytes);
	nearest_to(&near, word);
	*list = '\0';
	for (const struct odds_input *in = c->action->inputs; in->name; in++) {
		nearest_try(&near, in->name);
		if (n < sizeof list)
			n += (size_t)snprintf(list + n, sizeof list - n, "%s%s", n > 0 ? ", " : "",
				in->name);
	}
	if (nearest_word(&near))
		return refuse(why, "", "%s has no input '%s'; did you mean %s?", c->action->name,
			word, nearest_word(&near));
	if (n >= sizeof list)
		return refuse(why, "", "%s has no input '%s'; `odds %s %s help` lists those it has",
			c->action->name, word, c->system->id, c->action->name);
	return refuse(why, "", "%s has no input '%s'; it has %s", c->action->name, word, list);
}

static bool no_value(const struct odds_case *c, const char *text, int input, struct reason *why)
{
	char list[REASON_MAX - 100];

	if (input == NONE)
		return refuse(why, "", "expected name=value, found '%.40s'; `cliffhanger odds "
			"%s %s help` lists the names", text, c->system->id, c->action->name);
	expected(c, &c->action->inputs[input], list, sizeof list);
	if (strlen(list) + 1 == sizeof list)
		odds_choices(c, input, list, sizeof list);
	return refuse(why, "", "expected %s=value; it may be %s", c->action->inputs[input].name,
		list);
}

/* ---- a case ---- */

static int input_named(const struct odds_action *action, const char *text, size_t bytes)
{
	for (int i = 0; action->inputs[i].name; i++)
		if (strlen(action->inputs[i].name) == bytes
			&& strncasecmp(action->inputs[i].name, text, bytes) == 0)
			return i;
	return NONE;
}

int odds_input_at(const struct odds_action *action, const char *name)
{
	return input_named(action, name, strlen(name));
}

void odds_begin(struct odds_case *c, const struct game_system *system,
	const struct rulebook *book, const struct odds_action *action)
{
	*c = (struct odds_case){ .system = system, .book = book, .action = action };
	for (int i = 0; action->inputs[i].name; i++) {
		const struct odds_input *const in = &action->inputs[i];

		assert(i < ODDS_INPUTS_MAX);
		if (read_value(c, in, in->standard, &c->values[i].number)) {
			assert(in->kind == INPUT_ROW);
			c->values[i].number = 0;
		}
	}
}

bool odds_set(struct odds_case *c, const char *text, struct reason *why)
{
	const size_t bytes = strcspn(text, "=");
	const int i = input_named(c->action, text, bytes);
	const char *fault;
	int32_t number;

	if (!text[bytes])
		return no_value(c, text, i, why);
	if (i < 0)
		return no_input(c, text, bytes, why);
	if (c->values[i].given)
		return refuse(why, "", "%s is given twice", c->action->inputs[i].name);
	fault = read_value(c, &c->action->inputs[i], text + bytes + 1, &number);
	if (fault)
		return bad_value(c, &c->action->inputs[i], fault, why);
	c->values[i] = (struct odds_value){ true, number };
	return true;
}

static void tell_nothing(const struct odds_nothing *nothing, struct odds *odds)
{
	odds->n_outcomes = odds->n_counts = 0;
	if (nothing->certain)
		odds_outcome(odds, nothing->certain, CERTAIN);
	for (int i = 0; nothing->never && nothing->never[i]; i++)
		odds_outcome(odds, nothing->never[i], 0);
	for (int i = 0; nothing->counts[i]; i++)
		odds_count(odds, nothing->counts[i]);
}

/* Whether what was refused is in vain, and not forbidden. */
static bool in_vain(const struct odds_case *c, struct odds *odds, const struct reason *why)
{
	const struct odds_nothing *const nothing = c->action->nothing;
	const struct odds_in_vain *v = nothing ? nothing->in_vain : NULL;

	for (; v && v->rule && !*odds->cannot; v++)
		if (!v->if_so || v->if_so(c))
			odds_cannot_by(odds, why, v->rule);
	return *odds->cannot != '\0';
}

bool odds_reckon(const struct odds_case *c, struct odds *odds, struct reason *why)
{
	memset(odds, 0, sizeof *odds);
	if (c->action->reckon(c, odds, why))
		return true;
	if (!in_vain(c, odds, why))
		return false;
	assert(c->action->nothing);
	tell_nothing(c->action->nothing, odds);
	return true;
}

static void print_words(const struct odds_input *in, int32_t bits, char *text, size_t size)
{
	size_t n = 0;

	snprintf(text, size, "%s", none);
	for (int i = 0; i < n_words(in) && n < size; i++)
		if (bits & INT32_C(1) << i)
			n += (size_t)snprintf(text + n, size - n, "%s%s", n > 0 ? "," : "",
				in->words[i]);
}

void odds_print(const struct odds_case *c, int input, char *text, size_t size)
{
	const struct odds_input *const in = &c->action->inputs[input];
	const int32_t number = c->values[input].number;

	switch (in->kind) {
	case INPUT_NUMBER:
	case INPUT_RANGE:
		snprintf(text, size, "%d", (int)number);
		break;
	case INPUT_FLAG:
		snprintf(text, size, "%s", number ? "yes" : "no");
		break;
	case INPUT_WORD:
		snprintf(text, size, "%s", in->words[number]);
		break;
	case INPUT_WORDS:
		print_words(in, number, text, size);
		break;
	case INPUT_ROW:
		snprintf(text, size, "%s",
			number < 0 ? none : rule_table_at(table_of(c, in), number, 0)->text);
		break;
	}
}
