/* cliffhanger rules: the tables and rules of a system. */
#include "config.h"

#include <signal.h>
#include <string.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/mdoc.h"
#include "cli/pager.h"
#include "cliffhanger/nearest.h"

enum { FORMAT };
enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_YAML, FORMAT_MDOC, FORMATS };

static const char *const formats[] = { "text", "json", "yaml", "mdoc", NULL };
static const struct flag flags[] = {
	[FORMAT] = { "format", "text|json|yaml|mdoc", FLAG_WORD, false, 0, 0, formats,
		"how they are printed" },
	{ .name = NULL }
};

static void print_contents(struct tape *t, const struct rulebook *b)
{
	tape_say(t, 0, "%s, by %s", b->title, b->authors);
	if (!system_find(b->id))
		tape_say(t, 0, "No game is played by this book alone.");
	tape_say(t, 0, "Tables (cliffhanger rules %s TABLE):", b->id);
	for (int i = 0; i < b->n_tables; i++)
		tape_say(t, 6, "  %s: %s", b->tables[i].id, b->tables[i].title);
	tape_say(t, 0, "Rules (cliffhanger rules %s ID):", b->id);
	for (int i = 0; i < b->n_rules; i++)
		tape_say(t, 6, "  %s: %s", b->rules[i].id, b->rules[i].title);
}

static bool table_named(const struct rule_table *t, const char *word)
{
	return strcasecmp(t->id, word) == 0 || strcasestr(t->title, word);
}

static bool rule_named(const struct rule *r, const char *word)
{
	return strcasecmp(r->id, word) == 0 || strcasestr(r->title, word);
}

static bool rule_has(const struct rule *r, const char *word)
{
	return rule_named(r, word) || strcasestr(r->text, word);
}

/* Whether the word is an id, in a title or in a text. */
static bool book_has(const struct rulebook *b, const char *word)
{
	for (int i = 0; *word && i < b->n_tables; i++)
		if (table_named(&b->tables[i], word))
			return true;
	for (int i = 0; *word && i < b->n_rules; i++)
		if (rule_has(&b->rules[i], word))
			return true;
	return false;
}

static void print_matches(struct tape *t, const struct rulebook *b, const char *word)
{
	for (int i = 0; i < b->n_tables; i++)
		if (table_named(&b->tables[i], word))
			tape_rule_table(t, b, &b->tables[i], -1);
	for (int i = 0; i < b->n_rules; i++)
		if (rule_has(&b->rules[i], word))
			tape_rule(t, &b->rules[i]);
}

static int not_there(const struct rulebook *b, const char *word)
{
	struct nearest n;

	nearest_to(&n, word);
	for (int i = 0; i < b->n_tables; i++)
		nearest_try(&n, b->tables[i].id);
	for (int i = 0; i < b->n_rules; i++)
		nearest_try(&n, b->rules[i].id);
	return complain(EXIT_USAGE, "rules: no table, rule or word '%.40s' in %s%s%s%s", word,
		b->title, nearest_word(&n) ? "; did you mean " : "",
		nearest_word(&n) ? nearest_word(&n) : "", nearest_word(&n) ? "?" : "");
}

static void print_about(struct tape *t, const struct rulebook *b, const char *word)
{
	const struct rule_table *const table = rulebook_table(b, word);
	const struct rule *const rule = rulebook_rule(b, word);

	if (table)
		tape_rule_table(t, b, table, -1);
	if (rule)
		tape_rule(t, rule);
	if (!table && !rule)
		print_matches(t, b, word);
}

/* ---- a subject, and words, in all books ---- */

static bool same_rule(const struct rulebook *b, const struct rule *r)
{
	const struct rule *const same = rulebook_rule(b, r->id);

	return same && strcmp(same->text, r->text) == 0;
}

/* Whether a book before this one has the very same rule. */
static bool told_before(const struct rulebook *b, const struct rule *r)
{
	for (int i = 0; rulebooks[i] && rulebooks[i] != b; i++)
		if (same_rule(rulebooks[i], r))
			return true;
	return false;
}

static void print_book_title(struct tape *t, const struct rulebook *b)
{
	char line[100];

	snprintf(line, sizeof(line), "== %s (%s)", b->title, b->id);
	tape_line(t, line);
}

/* The title of the book that told this rule of the subject already, or NULL. */
static const char *teller(const struct subject *s, int part, const struct rule *r)
{
	for (int i = 0; i < part; i++) {
		const struct rulebook *const b = rulebook_find(s->parts[i].book);

		for (const char *const *id = s->parts[i].pieces; *id; id++)
			if (strcmp(*id, r->id) == 0 && same_rule(b, r))
				return b->title;
	}
	return NULL;
}

static void print_piece(struct tape *t, const struct subject *s, int part, const char *id)
{
	const struct rulebook *const b = rulebook_find(s->parts[part].book);
	const struct rule_table *const table = rulebook_table(b, id);
	const struct rule *const r = rulebook_rule(b, id);
	const char *const other = r ? teller(s, part, r) : NULL;

	if (table)
		tape_rule_table(t, b, table, -1);
	else if (other)
		tape_say(t, 2, "%s %s: as in %s, above.", r->id, r->title, other);
	else
		tape_rule(t, r);
}

static void print_subject(struct tape *t, const struct subject *s)
{
	tape_say(t, 0, "%s, by all systems", s->title);
	for (int i = 0; i < SUBJECT_BOOKS_MAX && s->parts[i].book; i++) {
		print_book_title(t, rulebook_find(s->parts[i].book));
		for (const char *const *id = s->parts[i].pieces; *id; id++)
			print_piece(t, s, i, *id);
	}
}

static void print_everything(struct tape *t)
{
	tape_say(t, 0, "Systems (cliffhanger rules SYSTEM):");
	for (int i = 0; rulebooks[i]; i++)
		tape_say(t, 6, "  %s: %s", rulebooks[i]->id, rulebooks[i]->title);
	tape_say(t, 0, "Subjects, of all systems side by side (cliffhanger rules SUBJECT):");
	for (const struct subject *s = subjects; s->id; s++)
		tape_say(t, 6, "  %s: %s", s->id, s->title);
}

/* A rule that has the word in its text alone is only named: there may be many. */
static void print_found(struct tape *t, const struct rulebook *b, const char *word)
{
	print_book_title(t, b);
	for (int i = 0; i < b->n_tables; i++)
		if (table_named(&b->tables[i], word))
			tape_rule_table(t, b, &b->tables[i], -1);
	for (int i = 0; i < b->n_rules; i++) {
		const struct rule *const r = &b->rules[i];

		if (!rule_has(r, word))
			continue;
		if (rule_named(r, word) && !told_before(b, r))
			tape_rule(t, r);
		else
			tape_say(t, 6, "  %s: %s", r->id, r->title);
	}
}

/* The system, subject, table or rule that a word may have been meant for; or NULL. */
static const char *nearest_title(const char *word)
{
	struct nearest n;

	nearest_to(&n, word);
	for (int i = 0; rulebooks[i]; i++)
		nearest_try(&n, rulebooks[i]->id);
	for (const struct subject *s = subjects; s->id; s++) {
		nearest_try(&n, s->id);
		for (int i = 0; i < SUBJECT_WORDS_MAX && s->words[i]; i++)
			nearest_try(&n, s->words[i]);
	}
	for (int i = 0; rulebooks[i]; i++) {
		for (int j = 0; j < rulebooks[i]->n_tables; j++)
			nearest_try(&n, rulebooks[i]->tables[j].id);
		for (int j = 0; j < rulebooks[i]->n_rules; j++)
			nearest_try(&n, rulebooks[i]->rules[j].id);
	}
	return nearest_word(&n);
}

static int nothing_like(const char *word)
{
	const char *const near = nearest_title(word);

	if (near)
		return complain(EXIT_USAGE, "rules: '%.40s' is no rulebook and no subject; did you "
			"mean %s?", word, near);
	return complain(EXIT_USAGE, "rules: '%.40s' is no rulebook and no subject; `cliffhanger "
		"rules` lists them", word);
}

static void print_search(struct tape *t, const char *word)
{
	const char *const near = nearest_title(word);

	for (int i = 0; rulebooks[i]; i++)
		if (book_has(rulebooks[i], word))
			print_found(t, rulebooks[i], word);
	if (near && strcasecmp(near, word) != 0)
		tape_say(t, 0, "Or did you mean %s?", near);
}

static bool any_book_has(const char *word)
{
	for (int i = 0; rulebooks[i]; i++)
		if (book_has(rulebooks[i], word))
			return true;
	return false;
}

/* ---- in each format ---- */

struct query { const struct rulebook *book; const struct subject *subject; const char *word; };

static void print_answer(struct tape *t, const struct query *q)
{
	if (q->book && q->word)
		print_about(t, q->book, q->word);
	else if (q->book)
		print_contents(t, q->book);
	else if (q->subject)
		print_subject(t, q->subject);
	else if (q->word)
		print_search(t, q->word);
	else
		print_everything(t);
}

static int answer_text(const struct query *q)
{
	struct plain_options o = front_plain(NULL, 0);
	struct pager pager;
	struct tape *t;
	bool had;

	if (q->book && q->word && !book_has(q->book, q->word))
		return not_there(q->book, q->word);
	if (!q->book && !q->subject && q->word && !any_book_has(q->word))
		return nothing_like(q->word);
	pager = pager_open();
	o.output = pager.output;
	signal(SIGPIPE, SIG_IGN);	/* who has read enough leaves the pager */
	t = tape_new(&o);
	had = t != NULL;
	if (had)
		print_answer(t, q);
	tape_free(t);
	pager_close(&pager);
	return had ? EXIT_DONE : complain(EXIT_FOUND, "rules: no memory left");
}

static void mdoc_table(const struct rulebook *b, const struct rule_table *t)
{
	rules_mdoc_table(stdout, b, t);
}

static void mdoc_rule(const struct rulebook *b, const struct rule *r)
{
	(void)b;
	rules_mdoc_rule(stdout, r);
}

static void mdoc_book(const struct rulebook *b)
{
	rules_mdoc_book(stdout, b);
}

static void mdoc_subject(const struct subject *s)
{
	rules_mdoc_subject(stdout, s);
}

static void mdoc_contents(void)
{
	rules_mdoc_subjects(stdout);
}

static void json_table(const struct rulebook *b, const struct rule_table *t)
{
	rules_json_table(b, t);
	putchar('\n');
}

static void json_rule(const struct rulebook *b, const struct rule *r)
{
	rules_json_rule(b, r);
	putchar('\n');
}

static const struct {
	void (*table)(const struct rulebook *b, const struct rule_table *t);
	void (*rule)(const struct rulebook *b, const struct rule *r);
	void (*book)(const struct rulebook *b);
	void (*subject)(const struct subject *s);
	void (*contents)(void);
} writers[FORMATS] = {
	[FORMAT_JSON] = { json_table, json_rule, rules_json_book, rules_json_subject,
		rules_json_contents },
	[FORMAT_YAML] = { rules_yaml_table, rules_yaml_rule, rules_yaml_book,
		rules_yaml_subject, rules_yaml_contents },
	[FORMAT_MDOC] = { mdoc_table, mdoc_rule, mdoc_book, mdoc_subject, mdoc_contents },
};

/* A table or a rule, by its id alone, for programs. */
static int answer_piece(const struct rulebook *b, const char *word, int format)
{
	const struct rule_table *const table = rulebook_table(b, word);
	const struct rule *const rule = rulebook_rule(b, word);

	if (table)
		writers[format].table(b, table);
	else if (rule)
		writers[format].rule(b, rule);
	return table || rule ? EXIT_DONE : not_there(b, word);
}

static int answer_data(const struct query *q, int format)
{
	if (q->book && q->word)
		return answer_piece(q->book, q->word, format);
	if (q->book)
		writers[format].book(q->book);
	else if (q->subject)
		writers[format].subject(q->subject);
	else if (q->word)
		return nothing_like(q->word);
	else
		writers[format].contents();
	return EXIT_DONE;
}

static int rules_run(const struct arguments *a)
{
	const int format = arguments_word(a, FORMAT, FORMAT_TEXT);
	const char *const first = a->n_operands > 0 ? a->operands[0] : NULL;
	struct query q = { .book = first ? rulebook_find(first) : NULL };

	if (a->n_operands == 2 && !q.book)
		return nothing_like(first);
	if (first && !q.book)
		q.subject = subject_find(first);
	q.word = q.book ? a->n_operands == 2 ? a->operands[1] : NULL : first;
	return format == FORMAT_TEXT ? answer_text(&q) : answer_data(&q, format);
}

const struct command command_rules = {
	"rules", "[SYSTEM [TABLE|ID|WORD]|SUBJECT|WORD]",
	"Prints the tables and rules of a system, or what all systems say of a subject.",
	"Without a word it lists both. A word that is neither is looked for in all books: in "
	"titles, whose rules are printed, and in texts. On a terminal $PAGER, if it is set, "
	"shows it page by page.",
	0, 2, flags, rules_run
};
