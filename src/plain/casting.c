/* Casting line by line: a hero is rolled up in a dialogue. */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/casting.h"
#include "cliffhanger/nearest.h"
#include "cliffhanger/plain.h"
#include "cliffhanger/text.h"
#include "cliffhanger/view.h"
#include "plain/line_reader.h"

struct caster {
	struct hero *h;
	const struct casting *c;
	struct dice *dice;
	struct output *output;
	struct line_reader *reader;
	bool echo;
	const struct given_dice *given;
	int step;	/* for which dice are thrown */
};

/* ---- the sheet ---- */

enum { FACT_INDENT = 22 };

static void sheet_line(void *self, enum sheet_line kind, const char *title, const char *text)
{
	struct output *const t = self;

	switch (kind) {
	case SHEET_NAME:
	case SHEET_WORDS:
		output_say(t, 0, "%s", text);
		break;
	case SHEET_GAP:
		output_line(t, "");
		break;
	case SHEET_FACT:
		output_say(t, FACT_INDENT, "%-*s%s", FACT_INDENT, title, text);
		break;
	case SHEET_DETAIL:
		output_say(t, FACT_INDENT, "%*s%s", FACT_INDENT, "", text);
		break;
	}
}

void output_hero(struct output *p, const struct hero *h)
{
	casting_sheet(h, sheet_line, p);
}

/* ---- asking ---- */

/* A line of input; false at its end.  One that cannot be read is told. */
static bool ask(struct caster *k, const char *prompt, char line[TYPED_MAX + 1])
{
	for (;;) {
		output_prompt(k->output, prompt);
		switch (line_reader_read(k->reader, line)) {
		case TYPED_LINE:
			if (k->echo)
				output_line(k->output, line);
			return true;
		case TYPED_TOO_LONG:
		case TYPED_ODD:
			output_line(k->output, "");
			output_say(k->output, 0, "That line is too long, or not plain text; once more.");
			break;
		case TYPED_NEWS:	/* nothing is watched for */
		case TYPED_END:
			output_line(k->output, "");
			return false;
		}
	}
}

/* ---- dice ---- */

void output_misfits(struct output *p, const struct given_dice *given, const struct roll *r,
	const char *label)
{
	char text[2 * LINE_MAX_BYTES];

	for (uint64_t die = r->first; given && die < r->first + r->n_dice; die++)
		if (die > 0 && die <= (uint64_t)given->n && !given_dice_fit(given, (int)die - 1,
				r, label, text, sizeof(text)))
			output_say(p, 2, "%s", text);
}

static void tell_throw(void *self, const struct event *event)
{
	struct caster *const k = self;
	char text[2 * LINE_MAX_BYTES];

	view_roll_text(&event->roll, text, sizeof(text));
	output_say(k->output, 2, "%s", text);
	output_misfits(k->output, k->given, &event->roll, k->c->steps[k->step].key);
}

/* Asks for a die of a throw that was starved. */
static bool type_die(struct caster *k, int step)
{
	char line[TYPED_MAX + 1], prompt[80];
	struct reason why;
	int value;

	snprintf(prompt, sizeof(prompt), "D%d for %.40s> ", k->dice->starved_sides,
		k->c->steps[step].key);
	for (;;) {
		if (!ask(k, prompt, line))
			return false;
		value = given_dice_typed(line, k->c->steps[step].key, &why);
		if (value >= 0 && value <= k->dice->starved_sides
				&& (value > 0 || k->dice->starved_sides == 10)
				&& dice_push(k->dice, value)) {
			k->dice->starved = false;
			return true;
		}
		output_say(k->output, 0, "Expected a number from 1 to %d, found '%.40s'.",
			k->dice->starved_sides, line);
	}
}

static bool throw(struct caster *k, int step)
{
	const struct sink out = { tell_throw, k };

	k->step = step;
	for (;;) {
		casting_roll(k->h, step, k->dice, out);
		if (!k->dice->starved)
			return true;
		if (!type_die(k, step))
			return false;
	}
}

/* ---- taking ---- */

static void list_options(struct caster *k, int step)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int n = k->c->options(k->h, step, options, CASTING_OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		output_say(k->output, 9, "%3d %s %s%s%s%s%s", i + 1, options[i].taken ? "*"
			: options[i].allowed ? " " : "-", options[i].title,
			options[i].note[0] ? ": " : "", options[i].note,
			options[i].again ? " (again: a second one)" : "",
			options[i].taken || options[i].allowed ? "" : " (not for this hero)");
}

/* The option that a number or a word means, or -1. */
static int find_option(const struct casting_option *options, int n, const char *word)
{
	char *end;
	const long number = strtol(word, &end, 10);

	if (end != word && !*end)
		return number >= 1 && number <= n ? (int)number - 1 : -1;
	for (int i = 0; i < n; i++)
		if (strcmp(options[i].word, word) == 0)
			return i;
	return -1;
}

static void no_option(struct caster *k, const struct casting_option *options, int n,
	const char *word)
{
	struct nearest near;

	nearest_to(&near, word);
	for (int i = 0; i < n; i++)
		nearest_try(&near, options[i].word);
	output_say(k->output, 0, "Expected a number from 1 to %d or a word of the list, found "
		"'%.40s'%s.", n, word, nearest_hint(&near).text);
}

/* Takes what a word names, or puts it back; false if it could not. */
static bool take_word(struct caster *k, int step, const char *word)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int n = k->c->options(k->h, step, options, CASTING_OPTIONS_MAX);
	const int i = find_option(options, n, word);

	if (i < 0) {
		no_option(k, options, n, word);
		return false;
	}
	if (!options[i].taken && !options[i].allowed) {
		output_say(k->output, 0, "%s: %s (%s).", options[i].title, options[i].why.text,
			options[i].why.rule);
		return false;
	}
	k->c->take(k->h, step, i, !options[i].taken || options[i].again);
	return true;
}

static int taken(const struct caster *k, int step)
{
	struct casting_option options[CASTING_OPTIONS_MAX];
	const int n = k->c->options(k->h, step, options, CASTING_OPTIONS_MAX);
	int count = 0;

	for (int i = 0; i < n; i++)
		count += options[i].taken + options[i].twice;
	return count;
}

/* Several words in one line are taken one after the other. */
static void take_line(struct caster *k, int step, char *line)
{
	char *rest = NULL;

	for (char *word = strtok_r(line, " ,", &rest); word; word = strtok_r(NULL, " ,", &rest))
		if (!take_word(k, step, word))
			return;
}

static bool choose(struct caster *k, int step)
{
	const struct casting_step *const s = &k->c->steps[step];
	char line[TYPED_MAX + 1], prompt[120];
	int least, most;

	k->c->wanted(k->h, step, &least, &most);
	list_options(k, step);
	for (;;) {
		const int n = taken(k, step);

		snprintf(prompt, sizeof(prompt), "prp %.40s %d/%d%s> ", s->key, n, most,
			n >= least ? ", then done" : "");
		if (n == most && (s->kind == CASTING_ONE || least == most))
			return true;
		if (!ask(k, prompt, line))
			return false;
		if ((!*line || strcmp(line, "done") == 0) && n >= least)
			return true;
		if (!*line)
			list_options(k, step);
		take_line(k, step, line);
	}
}

/* ---- words ---- */

static bool write_words(struct caster *k, int step)
{
	const struct casting_step *const s = &k->c->steps[step];
	const bool needed = strcmp(s->key, "name") == 0;
	char line[TYPED_MAX + 1], prompt[80];
	size_t size;
	char *const words = casting_words(k->h, step, &size);

	snprintf(prompt, sizeof(prompt), "prp %.40s> ", s->key);
	for (;;) {
		if (!ask(k, prompt, line))
			return false;
		if (strlen(line) >= size)
			output_say(k->output, 0, "At most %zu bytes; these are %zu.", size - 1,
				strlen(line));
		else if (needed && !*line && !*words)
			output_say(k->output, 0, "A hero needs a name.");
		else
			break;
	}
	if (*line)
		snprintf(words, size, "%s", line);
	return true;
}

/* ---- the whole ---- */

static bool cast_step(struct caster *k, int step)
{
	const struct casting_step *const s = &k->c->steps[step];

	output_line(k->output, "");
	output_say(k->output, 0, "%s%s%s%s. %s", s->title, *s->rule ? " (" : "", s->rule,
		*s->rule ? ")" : "", s->help);
	switch (s->kind) {
	case CASTING_DIE:
		return throw(k, step);
	case CASTING_ONE:
	case CASTING_SOME:
		return choose(k, step);
	case CASTING_TEXT:
		break;
	}
	return write_words(k, step);
}

static bool cast_all(struct caster *k)
{
	for (int i = casting_next(k->h, 0); i >= 0; i = casting_next(k->h, i + 1))
		if (!cast_step(k, i))
			return false;
	return true;
}

enum plain_end plain_cast(struct hero *h, struct dice *dice, const struct plain_options *o)
{
	struct caster k = { .h = h, .c = h->system->casting, .dice = dice,
		.output = output_new(o), .reader = line_reader_new(o->input), .echo = o->echo,
		.given = o->given };
	enum plain_end end = PLAIN_HANGUP;
	int error;

	if (k.output && k.reader) {
		output_heed(k.output, k.reader);
		output_say(k.output, 0, "A hero for %s. Nothing is kept before the end.",
			h->system->name);
		if (cast_all(&k))
			end = PLAIN_DONE;
		if (!output_flush(k.output))
			end = PLAIN_MUTE;
	}
	error = output_free(k.output);
	line_reader_free(k.reader);
	errno = error;
	return end;
}
