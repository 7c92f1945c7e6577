/* Dice given beforehand: read, and held against the dice they are thrown as. */
#include "cliffhanger/given_dice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/roll.h"
#include "cliffhanger/text.h"

static const char blanks[] = " \t\r";

/* ---- reading ---- */

enum { TYPED_MOST = 9999 };

/* A whole number that ends where a die of a list ends, or -1; what comes after it. */
static long read_value(const char *text, long most, const char **rest)
{
	char *end;
	const long value = *text >= '0' && *text <= '9' ? strtol(text, &end, 10) : -1;

	if (value < 0 || value > most)
		return -1;
	end += strspn(end, blanks);
	*rest = end;
	return *end == '\0' || strchr(",\n#", *end) != NULL
		|| (strchr(blanks, end[-1]) != NULL && *end >= '0' && *end <= '9') ? value : -1;
}

/* "NAME=" of this line; false if there is none, or it is too long or not plain. */
static bool read_name(const char *text, char *name, size_t size, const char **rest)
{
	const char *const end = text + strcspn(text, "=\n");
	size_t n = (size_t)(end - text);

	if (*end != '=')
		return false;
	while (n > 0 && strchr(blanks, text[n - 1]))
		n--;
	if (n == 0 || n >= size || !text_plain(text, n))
		return false;
	memcpy(name, text, n);
	name[n] = '\0';
	*rest = end + 1 + strspn(end + 1, blanks);
	return true;
}

static bool read_die(struct given_dice *d, const char **text, int line, struct reason *why)
{
	const char *const from = *text;
	struct given_die *die = &d->dice[d->n];
	char place[GIVEN_FROM_BYTES + 40], found[44];
	long value;

	if (d->n == DICE_SCRIPT_MAX)
		return refuse(why, "", "%s: more than %d dice", d->from, DICE_SCRIPT_MAX);
	*die = (struct given_die){ .line = (uint16_t)line };
	if (*from < '0' || *from > '9')
		read_name(from, die->name, sizeof die->name, text);
	value = read_value(*text, DIE_SIDES_MAX, text);
	if (value >= 0) {
		die->value = (uint8_t)value;
		d->n++;
		return true;
	}
	given_dice_place(d, d->n, place, sizeof place);
	text_keep(found, sizeof found, from, strcspn(from, ",\n"));
	return refuse(why, "", "%s: expected 0 to %d (0 is a D10's 10), or a name and such a "
		"number (melee=5), found '%s'", place, DIE_SIDES_MAX, found);
}

bool given_dice_read(struct given_dice *d, const char *text, bool in_lines, struct reason *why)
{
	int line = in_lines;

	while (*text) {
		if (*text == '\n') {
			line += line > 0 && line < UINT16_MAX;
			text++;
		} else if (*text == ',' || strchr(blanks, *text)) {
			text++;
		} else if (*text == '#') {
			text += strcspn(text, "\n");
		} else if (!read_die(d, &text, line, why)) {
			return false;
		}
	}
	return true;
}

/* ---- what they are thrown as ---- */

void given_dice_place(const struct given_dice *d, int nth, char *text, size_t size)
{
	if (d->dice[nth].line > 0)
		snprintf(text, size, "%s, line %d", d->from, d->dice[nth].line);
	else
		snprintf(text, size, "%s, die %d", d->from, nth + 1);
}

/* Whether a die of this name is one for what the label says. */
static bool is_named(const char *name, const char *label)
{
	const size_t n = strlen(name);

	return strncmp(name, label, n) == 0
		&& (label[n] == '\0' || strncmp(label + n, ", ", 2) == 0);
}

bool given_dice_fit(const struct given_dice *d, int nth, const struct roll *r,
	const char *label, char *text, size_t size)
{
	const struct given_die *const die = &d->dice[nth];
	const bool shows = die->value == 0 ? r->sides == 10 || r->from_zero
		: die->value <= r->sides;
	const bool meant = *die->name == '\0' || is_named(die->name, label);
	char place[GIVEN_FROM_BYTES + 40], counts[24] = "all the same";

	if (shows && meant)
		return true;
	given_dice_place(d, nth, place, sizeof place);
	if (!shows)
		snprintf(counts, sizeof counts, "as %d", r->from_zero ? 0 : r->sides);
	snprintf(text, size, "%s: expected a %s for %s, found %s%s%d; it counts %s.", place,
		roll_die_name(r->sides, r->from_zero).text, label, die->name, *die->name ? "=" : "",
		die->value, counts);
	return false;
}

bool given_dice_left(const struct given_dice *d, int n, char *text, size_t size)
{
	char place[GIVEN_FROM_BYTES + 40];

	*text = '\0';
	if (n <= 0 || n > d->n)
		return false;
	given_dice_place(d, d->n - n, place, sizeof place);
	snprintf(text, size, "%d of the dice given %s left over, the first of them: %s.", n,
		n == 1 ? "is" : "are", place);
	return true;
}

int given_dice_typed(const char *line, const char *label, struct reason *why)
{
	char name[DIE_LABEL_BYTES] = "";
	const char *number = line + strspn(line, blanks), *rest;
	long value;

	if (*number < '0' || *number > '9')
		read_name(number, name, sizeof name, &number);
	value = read_value(number, TYPED_MOST, &rest);
	if (value < 0 || *rest) {
		refuse(why, "C-10", "expected a number, or a name and a number (melee=5), found "
			"'%.40s'", line);
		return -1;
	}
	if (*name && !is_named(name, label)) {
		refuse(why, "Y-31", "expected a die for %s, found one for %s", label, name);
		return -1;
	}
	return (int)value;
}
