/* cliffhanger rules: the tables and rules of a system. */
#include "config.h"

#include <errno.h>
#include <signal.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/mdoc.h"
#include "cli/external_pager.h"
#include "cli/rules.h"
#include "cli/sheet.h"
#include "cli/streams.h"

enum { FORMAT, ALL, SHEET };
enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_YAML, FORMAT_MDOC, FORMATS };
enum { WORDS_MAX = 8, WORDS_BYTES = 100 };

static const char *const formats[] = { "text", "json", "yaml", "mdoc", NULL };
static const struct flag flags[] = {
	[FORMAT] = { "format", "text|json|yaml|mdoc", FLAG_WORD, false, 0, 0, formats,
		"how they are printed" },
	[ALL] = { "all", NULL, FLAG_SWITCH, false, 0, 0, NULL,
		"all that is found or belongs to a subject, not a screen of it alone" },
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
static void print_text(struct output *t, struct output *nowhere, const struct query *q,
	const struct answer *a, bool all)
{
	if (a)
		rules_text_answer(t, nowhere, a, all);
	else if (q->book)
		rules_text_book(t, q->book);
	else
		rules_text_contents(t);
}

static int answer_text(const struct query *q, const struct answer *a, bool all)
{
	struct plain_options o = front_plain(NULL, 0), none = o;
	struct external_pager pager = external_pager_open();
	struct output *t, *nowhere;
	bool had;
	int error;

	o.output = pager.output;
	none.output = -1;
	signal(SIGPIPE, SIG_IGN);	/* who has read enough leaves the pager */
	t = output_new(&o);
	nowhere = output_new(&none);
	had = t && nowhere;
	if (had)
		print_text(t, nowhere, q, a, all);
	output_free(nowhere);
	error = output_free(t);
	external_pager_close(&pager);
	return streams_told(EXIT_DONE, had ? error : ENOMEM);
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

static int print_answer(const struct query *q, const struct answer *a, int format, bool all)
{
	if (a && a->failed)
		return out_of_memory();
	return format == FORMAT_TEXT ? answer_text(q, a, all) : answer_data(q, a, format);
}

/* ---- what is asked ---- */

/* What may have been meant, as the command that prints it. */
static int told_near(const struct query *q, const char *near)
{
	const int first = (int)strcspn(near, ",");
	const char *const or = strstr(near, " or ");
	const int bytes = or && or - near < first ? (int)(or - near) : first;

	return complain(EXIT_USAGE, "rules: nothing is called or has '%.40s'%s%s; did you mean %s? "
		"`cliffhanger rules %s%s%.*s` prints %s", q->word, q->book ? " in " : "",
		q->book ? q->book->title : "", near, q->book ? q->book->id : "",
		q->book ? " " : "", bytes, near, near[bytes] ? "the first" : "it");
}

/* Of what nothing was found: a command that would find something. */
static int nothing_like(const struct query *q)
{
	char near[SUGGESTION_BYTES];
	struct answer others;

	if (q->book && subject_find(q->word))
		return complain(EXIT_USAGE, "rules: %s says nothing of '%.40s'; `cliffhanger rules "
			"%.40s` prints who does", q->book->title, q->word, q->word);
	others = rules_answer_find(&(struct query){ NULL, q->word });
	rules_answer_free(&others);
	rules_suggest(q, near);
	if (*near && (others.n == 0 || others.kind == ANSWER_FOUND))
		return told_near(q, near);
	if (q->book && others.n > 0)
		return complain(EXIT_USAGE, "rules: nothing is called or has '%.40s' in %s; "
			"`cliffhanger rules %.40s` finds it elsewhere", q->word, q->book->title,
			q->word);
	return complain(EXIT_USAGE, "rules: nothing is called or has '%.40s'%s%s; `cliffhanger "
		"rules%s%s` lists what there is", q->word, q->book ? " in " : "",
		q->book ? q->book->title : "", q->book ? " " : "", q->book ? q->book->id : "");
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

/* A book's title that is the id of one, too, and what something in it is called: "risk factors".
 * Who wants the whole book has the id alone for it. */
static bool names_piece(const char *words, struct query *q)
{
	const size_t blank = strcspn(words, " ");
	struct answer answer = { 0 };
	char id[WORDS_BYTES];
	struct query piece = { NULL, words + blank + 1 };

	snprintf(id, sizeof(id), "%.*s", (int)blank, words);
	piece.book = words[blank] ? rules_find_book(id) : NULL;
	if (!piece.book)
		return false;
	answer = rules_answer_find(&piece);
	if (answer.n > 0 && answer.kind == ANSWER_PIECES)
		*q = piece;
	rules_answer_free(&answer);
	return q->word == piece.word;
}

/* A first word that is nearly a book's was meant to be one if others follow it, and all
 * together are found nowhere. */
static int no_such_book(const char *first, const struct query *q)
{
	char near[SUGGESTION_BYTES] = "";

	if (!q->book && strchr(q->word, ' '))
		rules_suggest_book(first, near);
	if (*near)
		return complain(EXIT_USAGE, "rules: '%.40s' is no rulebook; did you mean %s? `cliffhanger rules "
			"%.*s` lists what it has", first, near, (int)strcspn(near, ", "), near);
	return nothing_like(q);
}

static int look_up_words(const struct arguments *a, const struct query *q, int format)
{
	const bool all = arguments_has(a, ALL);
	struct answer answer;
	int status;

	if (strspn(q->word, " ") == strlen(q->word))
		return complain(EXIT_USAGE, "rules: an empty word names nothing; `cliffhanger "
			"rules` lists what does");
	answer = rules_answer_find(q);
	status = answer.n == 0 && !answer.failed ? no_such_book(a->operands[0], q)
		: print_answer(q, &answer, format, all);
	rules_answer_free(&answer);
	return status;
}

static int rules_run(const struct arguments *a)
{
	const int format = arguments_word(a, FORMAT, FORMAT_TEXT);
	char words[WORDS_BYTES], all[WORDS_BYTES];
	struct query q = { NULL, words };
	const int named = find_book(a, &q.book);

	if (arguments_has(a, SHEET))
		return rules_sheet_print(a->n_operands > 0 ? a->operands[0] : NULL,
			a->n_operands > 1 || arguments_has(a, FORMAT));
	if (!join_words(a, named, a->n_operands, words))
		return complain(EXIT_USAGE, "rules: '%.40s' is longer than any name or word of "
			"the rules", words);
	if (a->n_operands == named
			&& !(join_words(a, 0, named, all) && names_piece(all, &q)))
		return print_answer(&q, NULL, format, true);
	return look_up_words(a, &q, format);
}

const struct command command_rules = {
	"rules", "[SYSTEM] [TABLE[.ROW]|ID|SUBJECT|WORD]",
	"Prints the tables and rules of a system, or what all systems say of a subject.",
	"Without a word it lists both. Words that are no name are looked for in rows of tables, "
	"with those of their columns, in titles and in texts; a screen is told, best first. "
	"On a terminal a pager, $PAGER or less, shows it page by page.",
	0, WORDS_MAX, flags, rules_run
};
