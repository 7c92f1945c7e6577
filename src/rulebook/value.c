/* Values of a rulebook's entries, from text and back.
 *
 * One grammar serves the compiler of the rulebooks and a scenario's house
 * rules: a sign, digits, a fraction (".5", "½" or "1/2"), a unit.
 *
 *  V1  what rulebook_print() writes, value_read() reads back as the same entry.
 *  V2  "-" is the blank entry, in every kind of column that may be blank.
 */
#include "rulebook/value.h"

#include <stdio.h>
#include <string.h>

enum { WHOLE_MAX = 99999 };

/* A number as read: tenths of its last unit, and where reading ended. */
struct scan {
	bool negative, fraction;
	int32_t whole, tenths;
	const char *end;
};

static bool take(const char **at, const char *word)
{
	const size_t n = strlen(word);

	if (n == 0 || strncmp(*at, word, n) != 0)
		return false;
	*at += n;
	return true;
}

static bool take_digits(const char **at, int32_t *number)
{
	const char *const first = *at;

	for (*number = 0; **at >= '0' && **at <= '9'; ++*at) {
		*number = *number * 10 + (**at - '0');
		if (*number > WHOLE_MAX)
			return false;
	}
	return *at > first;
}

static bool scan_number(const char *text, struct scan *s)
{
	const char *at = text;
	bool digits;

	*s = (struct scan) { 0 };
	s->negative = take(&at, "-") || take(&at, "\xe2\x88\x92");
	if (!s->negative)
		(void)take(&at, "+");
	if (take(&at, "1/2")) {
		s->fraction = true;
	} else {
		digits = take_digits(&at, &s->whole);
		s->fraction = take(&at, "\xc2\xbd");
		if (!digits && (s->whole > 0 || !s->fraction))
			return false;
	}
	if (s->fraction) {
		s->tenths = 5;
	} else if (at[0] == '.' && at[1] >= '0' && at[1] <= '9') {
		s->fraction = true;
		s->tenths = at[1] - '0';
		at += 2;
	}
	s->end = at;
	return true;
}

static bool read_length(const struct rulebook *b, const struct scan *s, int32_t *number)
{
	const char *at = s->end, *unit = b->unit;

	while (*at == ' ')
		at++;
	while (*unit == ' ')
		unit++;
	(void)take(&at, unit);
	if (*at != '\0' || s->tenths * b->inch % 10 != 0)
		return false;
	*number = s->whole * b->inch + s->tenths * b->inch / 10;
	return true;
}

static bool read_number(const struct rulebook *b, const struct column *c,
	const char *text, int32_t *number)
{
	struct scan s;

	if (!scan_number(text, &s))
		return false;
	if (c->kind == COLUMN_LENGTH) {
		if (!read_length(b, &s, number))
			return false;
	} else if (*s.end != '\0') {
		return false;
	} else if (c->kind == COLUMN_HALVES) {
		if (s.tenths != 0 && s.tenths != 5)
			return false;
		*number = s.whole * 2 + s.tenths / 5;
	} else {
		if (s.fraction)
			return false;
		*number = s.whole;
	}
	if (s.negative)
		*number = -*number;
	return true;
}

static bool clean(const char *text)
{
	for (; *text; text++)
		if ((unsigned char)*text < ' ' || *text == 0x7f)
			return false;
	return true;
}

static enum override read_text(const struct column *c, const char *text, int32_t *number)
{
	struct scan s;

	*number = 0;
	if (c->words) {
		for (; c->words[*number]; ++*number)
			if (strcmp(c->words[*number], text) == 0)
				return OVERRIDE_OK;
		return OVERRIDE_RANGE;
	}
	if (scan_number(text, &s) && *s.end == '\0')
		return OVERRIDE_KIND;
	if (*text == '\0' || strlen(text) >= VALUE_TEXT_MAX || !clean(text))
		return OVERRIDE_RANGE;
	return OVERRIDE_OK;
}

enum override value_read(const struct rulebook *b, const struct column *c,
	const char *text, struct entry *e)
{
	enum override result = OVERRIDE_OK;
	int32_t number = 0;

	if (strcmp(text, "-") == 0) {
		if (!c->optional)
			return OVERRIDE_KIND;
		e->given = false;
		e->number = 0;
		return OVERRIDE_OK;
	}
	if (c->kind == COLUMN_TEXT) {
		result = read_text(c, text, &number);
	} else if (c->kind == COLUMN_FLAG) {
		number = strcmp(text, "yes") == 0;
		if (!number && strcmp(text, "no") != 0)
			result = OVERRIDE_KIND;
	} else if (!read_number(b, c, text, &number)) {
		result = OVERRIDE_KIND;
	} else if (number < c->least || number > c->most) {
		result = OVERRIDE_RANGE;
	}
	if (result != OVERRIDE_OK)
		return result;
	e->given = true;
	e->number = number;
	return OVERRIDE_OK;
}

static const char *sign(const struct column *c, int32_t number)
{
	return number < 0 ? "-" : number > 0 && c->least < 0 ? "+" : "";
}

static int print_halves(const struct column *c, int32_t number, char *text, size_t size)
{
	const int32_t halves = number < 0 ? -number : number;
	const char *const half = halves % 2 ? "\xc2\xbd" : "";

	if (halves == 1)
		return snprintf(text, size, "%s%s", sign(c, number), half);
	return snprintf(text, size, "%s%d%s", sign(c, number), (int)(halves / 2), half);
}

static int print_length(const struct rulebook *b, const struct column *c, int32_t number,
	char *text, size_t size)
{
	const int32_t length = number < 0 ? -number : number;
	const int32_t tenths = length % b->inch * 10 / b->inch;
	const int whole = (int)(length / b->inch);

	if (tenths)
		return snprintf(text, size, "%s%d.%d%s", sign(c, number), whole,
			(int)tenths, b->unit);
	return snprintf(text, size, "%s%d%s", sign(c, number), whole, b->unit);
}

size_t rulebook_print(const struct rulebook *b, const struct column *c,
	const struct entry *e, char *text, size_t size)
{
	int n = 0;

	if (size == 0)
		return 0;
	if (!e->given)
		n = snprintf(text, size, "-");
	else if (c->kind == COLUMN_TEXT)
		n = snprintf(text, size, "%s", e->text);
	else if (c->kind == COLUMN_FLAG)
		n = snprintf(text, size, "%s", e->number ? "yes" : "no");
	else if (c->kind == COLUMN_HALVES)
		n = print_halves(c, e->number, text, size);
	else if (c->kind == COLUMN_LENGTH)
		n = print_length(b, c, e->number, text, size);
	else
		n = snprintf(text, size, "%s%d", sign(c, e->number),
			(int)(e->number < 0 ? -e->number : e->number));
	if (n < 0)
		n = 0;
	return (size_t)n < size ? (size_t)n : size - 1;
}
