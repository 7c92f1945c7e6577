/* cliffhanger rules: the tables and rules of a system. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/mdoc.h"
#include "cli/pager.h"
#include "cli/rules.h"
#include "cli/sheet.h"
#include "cli/streams.h"

enum { FORMAT, SHEET };
enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_YAML, FORMAT_MDOC, FORMATS };
enum { WORDS_MAX = 8, WORDS_BYTES = 100 };

static const char *const formats[] = { "text", "json", "yaml", "mdoc", NULL };
static const struct flag flags[] = {
	[FORMAT] = { "format", "text|json|yaml|mdoc", FLAG_WORD, false, 0, 0, formats,
		"how they are printed" },
	[SHEET] = { "sheet", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"the system's quick reference sheet: a page of tables to print, as a PDF" },
	{ .name = NULL }
};

/* ---- in each format ---- */

static int out_of_memory(void)
{
	return complain(EXIT_FOUND, "rules: no memory left");
}

/* What is asked without a word is listed: a book, or all of them. */
static void print_text(struct tape *t, const struct query *q, const struct answer *a)
{
	if (a)
		rules_text_answer(t, a);
	else if (q->book)
		rules_text_book(t, q->book);
	else
		rules_text_contents(t);
}

static int answer_text(const struct query *q, const struct answer *a)
{
	struct plain_options o = front_plain(NULL, 0);
	struct pager pager = pager_open();
	struct tape *t;
	int error;

	o.output = pager.output;
	signal(SIGPIPE, SIG_IGN);	/* who has read enough leaves the pager */
	t = tape_new(&o);
	if (t)
		print_text(t, q, a);
	error = t ? tape_free(t) : ENOMEM;
	pager_close(&pager);
	return streams_told(EXIT_DONE, error);
}

static void mdoc_answer(const struct answer *a)
{
	rules_mdoc_answer(stdout, a);
}

static void mdoc_book(const struct rulebook *b)
{
	rules_mdoc_book(stdout, b);
}

static void mdoc_contents(void)
{
	rules_mdoc_subjects(stdout);
}

static const struct {
	void (*answer)(const struct answer *a);
	void (*book)(const struct rulebook *b);
	void (*contents)(void);
} writers[FORMATS] = {
	[FORMAT_JSON] = { rules_json_answer, rules_json_book, rules_json_contents },
	[FORMAT_YAML] = { rules_yaml_answer, rules_yaml_book, rules_yaml_contents },
	[FORMAT_MDOC] = { mdoc_answer, mdoc_book, mdoc_contents },
};

static int answer_data(const struct query *q, const struct answer *a, int format)
{
	if (a)
		writers[format].answer(a);
	else if (q->book)
		writers[format].book(q->book);
	else
		writers[format].contents();
	return EXIT_DONE;
}

static int print_answer(const struct query *q, const struct answer *a, int format)
{
	if (a && a->failed)
		return out_of_memory();
	return format == FORMAT_TEXT ? answer_text(q, a) : answer_data(q, a, format);
}

/* ---- what is asked ---- */

static int nothing_like(const struct query *q)
{
	char near[SUGGESTION_BYTES];

	if (q->book && subject_find(q->word))
		return complain(EXIT_USAGE, "rules: %s says nothing of '%.40s'; `cliffhanger rules "
			"%.40s` prints who does", q->book->title, q->word, q->word);
	rules_suggest(q, near);
	if (q->book && *near)
		return complain(EXIT_USAGE, "rules: no table, rule or word '%.40s' in %s; did you "
			"mean %s?", q->word, q->book->title, near);
	if (q->book)
		return complain(EXIT_USAGE, "rules: no table, rule or word '%.40s' in %s; "
			"`cliffhanger rules %s` lists what there is", q->word, q->book->title,
			q->book->id);
	if (*near)
		return complain(EXIT_USAGE, "rules: '%.40s' is no rulebook and no subject; did you "
			"mean %s?", q->word, near);
	return complain(EXIT_USAGE, "rules: '%.40s' is no rulebook and no subject; `cliffhanger "
		"rules` lists them", q->word);
}

/* The words from one up to another, with a blank between them; false if they are too long for
 * anything there is. */
static bool join_words(const struct arguments *a, int from, int to, char text[WORDS_BYTES])
{
	size_t n = 0;

	text[0] = '\0';
	for (int i = from; i < to; i++) {
		n += (size_t)snprintf(text + n, WORDS_BYTES - n, "%s%s", n ? " " : "",
			a->operands[i]);
		if (n >= WORDS_BYTES)
			return false;
	}
	return true;
}

/* How many words name a book: its id, or its title; 0: they begin with none. */
static int find_book(const struct arguments *a, const struct rulebook **book)
{
	char words[WORDS_BYTES];
	int named = 0;

	for (int n = 1; n <= a->n_operands && join_words(a, 0, n, words); n++) {
		const struct rulebook *const b = rules_find_book(words);

		if (b) {
			*book = b;
			named = n;
		}
	}
	return named;
}

static bool is_known(const struct query *q)
{
	struct answer a = answer_find(q);
	const bool known = a.n > 0 && a.kind != ANSWER_LETTERS;

	answer_free(&a);
	return known;
}

/* Of a question those words that are found alone: "reload, musket". */
static void list_known(const struct query *q, char *text, size_t size)
{
	char word[WORDS_BYTES];
	const char *at = q->word;
	size_t used = 0;

	text[0] = '\0';
	for (size_t n; *at && used < size; at += n + strspn(at + n, " ?")) {
		n = strcspn(at, " ?");
		snprintf(word, sizeof(word), "%.*s", (int)n, at);
		if (!word_only_asks(word) && is_known(&(struct query){ q->book, word }))
			used += (size_t)snprintf(text + used, size - used, "%s%s",
				used > 0 ? ", " : "", word);
	}
}

static int nothing_together(const struct query *q)
{
	char known[COMPLAINT_MAX / 2] = "";

	if (strchr(q->word, ' '))
		list_known(q, known, sizeof(known));
	if (!*known)
		return nothing_like(q);
	return complain(EXIT_USAGE, "rules: nothing has all words of '%.80s'; what is found alone: "
		"%s", q->word, known);
}

/* A first word that is nearly a book's was meant to be one if others follow it, and all
 * together are found nowhere. */
static int no_such_book(const char *first, const struct query *q)
{
	char near[SUGGESTION_BYTES] = "";

	if (!q->book && strchr(q->word, ' '))
		rules_suggest_book(first, near);
	if (*near)
		return complain(EXIT_USAGE, "rules: '%.40s' is no rulebook; did you mean %s?",
			first, near);
	return nothing_together(q);
}

static int look_up_words(const struct arguments *a, const struct query *q, int format)
{
	struct answer answer;
	int status;

	if (strspn(q->word, " ") == strlen(q->word))
		return complain(EXIT_USAGE, "rules: an empty word names nothing; `cliffhanger "
			"rules` lists what does");
	answer = answer_find(q);
	status = answer.n == 0 && !answer.failed ? no_such_book(a->operands[0], q)
		: print_answer(q, &answer, format);
	answer_free(&answer);
	return status;
}

static int rules_run(const struct arguments *a)
{
	const int format = arguments_word(a, FORMAT, FORMAT_TEXT);
	char words[WORDS_BYTES];
	struct query q = { NULL, words };
	const int named = find_book(a, &q.book);

	if (arguments_has(a, SHEET))
		return sheet_print(a->n_operands > 0 ? a->operands[0] : NULL,
			a->n_operands > 1 || arguments_has(a, FORMAT));
	if (!join_words(a, named, a->n_operands, words))
		return complain(EXIT_USAGE, "rules: '%.40s...' is longer than any name or word of "
			"the rules", words);
	if (a->n_operands == named)
		return print_answer(&q, NULL, format);
	return look_up_words(a, &q, format);
}

const struct command command_rules = {
	"rules", "[SYSTEM] [TABLE[.ROW]|ID|SUBJECT|WORD]",
	"Prints the tables and rules of a system, or what all systems say of a subject.",
	"Without a word it lists both. A word that is no name is looked for in titles, in rows "
	"of tables and in texts; several as they stand, and if that is nowhere, in any order. "
	"On a terminal a pager, $PAGER or less, shows it page by page.",
	0, WORDS_MAX, flags, rules_run
};
