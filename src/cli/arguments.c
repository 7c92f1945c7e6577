/* Arguments: reading a command line by its command's table.
 *
 * Invariants
 *  A1  every given[] refers to a flag of the command's own table.
 *  A2  a complaint names what was found and what was expected, in one line
 *      of plain text (the terminal shows what others typed).
 */
#include "config.h"

#include "cli/arguments.h"

#include <ctype.h>
#include <stdarg.h>
#include <string.h>

#include "cliffhanger/nearest.h"
#include "cliffhanger/text.h"

static bool complaint_of(const struct command *c, char complaint[COMPLAINT_MAX],
	const char *format, ...) __attribute__((format(printf, 3, 4)));

/* "play: ...": what is wrong with a command's line; the title screen's has no name. */
static bool complaint_of(const struct command *c, char complaint[COMPLAINT_MAX],
	const char *format, ...)
{
	const int used = snprintf(complaint, COMPLAINT_MAX, "%s%s", c->name, *c->name ? ": " : "");
	va_list list;

	va_start(list, format);
	text_format(complaint + used, COMPLAINT_MAX - (size_t)used, format, list);	/* A2 */
	va_end(list);
	return false;
}

/* What stands before its name, if it has one. */
static const char *space(const struct command *c)
{
	return *c->name ? " " : "";
}

int complain(int status, const char *format, ...)
{
	char text[1024];
	va_list list;

	va_start(list, format);
	text_format(text, sizeof(text), format, list);	/* A2 */
	va_end(list);
	fprintf(stderr, "cliffhanger: %s\n", text);
	return status;
}

void arguments_print_plain(const char *format, ...)
{
	char text[4 * 1024];
	va_list list;

	va_start(list, format);
	text_format(text, sizeof(text), format, list);
	va_end(list);
	puts(text);
}

bool arguments_whole(const char *text, uint64_t *number)
{
	uint64_t n = 0;

	if (!*text)
		return false;
	for (; *text; text++) {
		const unsigned digit = (unsigned)(*text - '0');

		if (digit > 9 || n > (UINT64_MAX - digit) / 10)
			return false;
		n = n * 10 + digit;
	}
	*number = n;
	return true;
}

static const struct flag *find_flag(const struct command *c, const char *name, size_t length)
{
	for (const struct flag *f = c->flags; f->name; f++)
		if (strlen(f->name) == length && strncmp(f->name, name, length) == 0)
			return f;
	return NULL;
}

static bool unknown_flag(const struct command *c, const char *name, size_t length,
	char complaint[COMPLAINT_MAX])
{
	char word[NEAREST_LENGTH_MAX + 1];
	struct nearest n;

	snprintf(word, sizeof(word), "%.*s", (int)length, name);
	nearest_to(&n, word);
	for (const struct flag *f = c->flags; f->name; f++)
		nearest_try(&n, f->name);
	nearest_try(&n, "help");
	if (nearest_word(&n))
		return complaint_of(c, complaint, "unknown option --%s; did you mean --%s?", word,
			nearest_word(&n));
	return complaint_of(c, complaint, "unknown option --%s; see cliffhanger%s%s --help", word,
		space(c), c->name);
}

/* "text, json or csv" */
static void list_words(const char *const *words, char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; words[i] && used < size; i++)
		used += (size_t)snprintf(text + used, size - used, "%s%s",
			i == 0 ? "" : words[i + 1] ? ", " : " or ", words[i]);
}

static bool check_word(const struct command *c, struct given_flag *g, char complaint[COMPLAINT_MAX])
{
	char known[160];
	struct nearest n;

	for (int i = 0; g->flag->words[i]; i++)
		if (strcmp(g->text, g->flag->words[i]) == 0) {
			g->number = (uint64_t)i;
			return true;
		}
	nearest_to(&n, g->text);
	for (int i = 0; g->flag->words[i]; i++)
		nearest_try(&n, g->flag->words[i]);
	list_words(g->flag->words, known, sizeof(known));
	return complaint_of(c, complaint, "--%s is %s, not '%.60s'%s%s%s", g->flag->name, known,
		g->text, nearest_word(&n) ? "; did you mean " : "",
		nearest_word(&n) ? nearest_word(&n) : "", nearest_word(&n) ? "?" : "");
}

static bool check_number(const struct command *c, struct given_flag *g,
	char complaint[COMPLAINT_MAX])
{
	if (arguments_whole(g->text, &g->number) &&
	    g->number >= g->flag->least && g->number <= g->flag->most)
		return true;
	return complaint_of(c, complaint, "--%s is a whole number from %llu to %llu, not '%.60s'",
		g->flag->name, (unsigned long long)g->flag->least,
		(unsigned long long)g->flag->most, g->text);
}

static bool take_value(const struct command *c, struct given_flag *g, char complaint[COMPLAINT_MAX])
{
	switch (g->flag->kind) {
	case FLAG_NUMBER:
		return check_number(c, g, complaint);
	case FLAG_WORD:
		return check_word(c, g, complaint);
	case FLAG_TEXT:
		if (*g->text)
			return true;
		return complaint_of(c, complaint, "--%s needs %s, not an empty value",
			g->flag->name, g->flag->value);
	case FLAG_YES:
		g->number = strcmp(g->text, "no") != 0;
		if (!*g->text || !g->number || strcmp(g->text, "yes") == 0)
			return true;
		return complaint_of(c, complaint, "--%s is yes or no, not '%.60s'", g->flag->name,
			g->text);
	case FLAG_SWITCH:
		break;
	}
	return true;
}

static bool takes_word(const struct flag *f)
{
	return f->kind != FLAG_SWITCH && f->kind != FLAG_YES;
}

static bool may_be_given(const struct arguments *a, const struct flag *f,
	char complaint[COMPLAINT_MAX])
{
	if (a->n_given == GIVEN_MAX)
		return complaint_of(a->command, complaint, "more than %d options", GIVEN_MAX);
	if (!f->many && arguments_has(a, (int)(f - a->command->flags)))
		return complaint_of(a->command, complaint, "--%s is given twice", f->name);
	return true;
}

/* One option at argv[at]; returns how many words it took, 0 with a complaint. */
static int read_flag(struct arguments *a, int argc, char *const *argv, int at,
	char complaint[COMPLAINT_MAX])
{
	const struct command *const c = a->command;
	const char *const name = argv[at] + 2;
	const size_t length = strcspn(name, "=");
	const struct flag *const f = find_flag(c, name, length);
	const bool attached = name[length] == '=';
	struct given_flag *const g = &a->given[a->n_given];

	if (!f)
		return unknown_flag(c, name, length, complaint);
	if (!may_be_given(a, f, complaint))
		return 0;
	*g = (struct given_flag){ f, "", 0 };
	if (f->kind == FLAG_SWITCH && attached)
		return complaint_of(c, complaint, "--%s takes no value", f->name);
	if (attached && f->kind == FLAG_YES)
		g->text = name + length + 1;
	if (takes_word(f)) {
		if (!attached && at + 1 >= argc)
			return complaint_of(c, complaint, "--%s needs %s", f->name, f->value);
		g->text = attached ? name + length + 1 : argv[at + 1];
	}
	if (!take_value(c, g, complaint))
		return 0;
	a->n_given++;
	return !takes_word(f) || attached ? 1 : 2;
}

static bool enough_operands(const struct arguments *a, char complaint[COMPLAINT_MAX])
{
	const struct command *const c = a->command;

	if (a->n_operands >= c->least_operands)
		return true;
	return complaint_of(c, complaint, "expected %s; see cliffhanger%s%s --help",
		c->operands, space(c), c->name);
}

static bool take_operand(struct arguments *a, const char *word, char complaint[COMPLAINT_MAX])
{
	const struct command *const c = a->command;
	const int most = c->most_operands < OPERANDS_MAX ? c->most_operands : OPERANDS_MAX;

	if (a->n_operands == most)
		return complaint_of(c, complaint, "'%.60s' is one word too many; expected %s", word,
			*c->operands ? c->operands : "options only");
	a->operands[a->n_operands++] = word;
	return true;
}

bool arguments_read(struct arguments *a, const struct command *c,
	int argc, char *const *argv, char complaint[COMPLAINT_MAX])
{
	bool options = true;
	int at = 0;

	*a = (struct arguments){ .command = c };
	while (at < argc) {
		const char *const word = argv[at];
		int took = 1;

		if (options && strcmp(word, "--") == 0) {
			options = false;
		} else if (options && (!strcmp(word, "--help") || !strcmp(word, "-h"))) {
			a->help = true;
			return true;
		} else if (options && strncmp(word, "--", 2) == 0) {
			took = read_flag(a, argc, argv, at, complaint);
			if (took == 0)
				return false;
		} else if (options && word[0] == '-' && word[1]) {
			return complaint_of(c, complaint, "unknown option %.60s; see cliffhanger"
				"%s%s --help", word, space(c), c->name);
		} else if (!take_operand(a, word, complaint)) {
			return false;
		}
		at += took;
	}
	return enough_operands(a, complaint);
}

static const struct given_flag *find_given(const struct arguments *a, int flag, int n)
{
	for (int i = 0; i < a->n_given; i++)
		if (a->given[i].flag == &a->command->flags[flag] && n-- == 0)
			return &a->given[i];
	return NULL;
}

bool arguments_has(const struct arguments *a, int flag)
{
	return find_given(a, flag, 0) != NULL;
}

const char *arguments_nth(const struct arguments *a, int flag, int n)
{
	const struct given_flag *const g = find_given(a, flag, n);

	return g ? g->text : NULL;
}

const char *arguments_text(const struct arguments *a, int flag, const char *standard)
{
	const struct given_flag *const g = find_given(a, flag, 0);

	return g ? g->text : standard;
}

bool arguments_yes(const struct arguments *a, int flag, bool standard)
{
	return arguments_number(a, flag, standard) != 0;
}

uint64_t arguments_number(const struct arguments *a, int flag, uint64_t standard)
{
	const struct given_flag *const g = find_given(a, flag, 0);

	return g ? g->number : standard;
}

int arguments_word(const struct arguments *a, int flag, int standard)
{
	const struct given_flag *const g = find_given(a, flag, 0);

	return g ? (int)g->number : standard;
}

void arguments_flag_usage(const struct flag *f, char *text, size_t size)
{
	size_t used = (size_t)snprintf(text, size, "--%s", f->name);

	if (f->kind == FLAG_YES)
		snprintf(text + used, size - used, "[=no]");
	if (f->kind != FLAG_WORD && f->value)
		snprintf(text + used, size - used, " %s", f->value);
	for (int i = 0; f->kind == FLAG_WORD && f->words[i] && used < size; i++)
		used += (size_t)snprintf(text + used, size - used, "%s%s", i ? "|" : " ",
			f->words[i]);
}

enum { USAGE_COLUMNS = 79, FLAG_COLUMNS = 26 };

/* A text in lines, from a column on; those after the first begin at `indent`. */
static void print_wrapped(FILE *out, int column, int indent, const char *text)
{
	while (*text) {
		const int n = (int)strcspn(text, " \n");

		if (column > indent && column + 1 + n > USAGE_COLUMNS) {
			fprintf(out, "\n%*s", indent, "");
			column = indent;
		} else if (column > indent) {
			fputc(' ', out);
			column++;
		}
		fprintf(out, "%.*s", n, text);
		column += n;
		text += n;
		text += strspn(text, " \n");
	}
	fputc('\n', out);
}

/* "  --seed N    which dice": what is longer than its column has a line of its own. */
static void print_option(FILE *out, const char *usage, const char *help)
{
	const int indent = FLAG_COLUMNS + 3;

	if (strlen(usage) > FLAG_COLUMNS)
		fprintf(out, "  %s\n%*s", usage, indent, "");
	else
		fprintf(out, "  %-*s ", FLAG_COLUMNS, usage);
	print_wrapped(out, indent, indent, help);
}

void command_usage(const struct command *c, FILE *out)
{
	char text[80], help[400];

	fprintf(out, "usage: cliffhanger %s%s%s%s\n", c->name, *c->operands ? " " : "",
		c->operands, c->flags->name ? " [options]" : "");
	print_wrapped(out, 0, 0, c->help);
	if (*c->more) {
		fputc('\n', out);
		print_wrapped(out, 0, 0, c->more);
	}
	fputs("\noptions:\n", out);
	for (const struct flag *f = c->flags; f->name; f++) {
		arguments_flag_usage(f, text, sizeof(text));
		snprintf(help, sizeof(help), "%s%s", f->help, f->many ? " (again for more)" : "");
		print_option(out, text, help);
	}
	print_option(out, "--help", "this text");
}
