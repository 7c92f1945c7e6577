/* cliffhanger rules: the tables and rules of a system. */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/mdoc.h"
#include "cliffhanger/nearest.h"

enum { FORMAT };
enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_MDOC };

static const char *const formats[] = { "text", "json", "mdoc", NULL };
static const struct flag flags[] = {
	[FORMAT] = { "format", "text|json|mdoc", FLAG_WORD, false, 0, 0, formats,
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

/* Rules whose title or text has the word. */
static int print_matches(struct tape *t, const struct rulebook *b, const char *word)
{
	int found = 0;

	for (int i = 0; i < b->n_rules; i++)
		if (strcasestr(b->rules[i].title, word) || strcasestr(b->rules[i].text, word)) {
			tape_rule(t, &b->rules[i]);
			found++;
		}
	return found;
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

static int print_about(struct tape *t, const struct rulebook *b, const char *word)
{
	const struct rule_table *const table = rulebook_table(b, word);
	const struct rule *const rule = rulebook_rule(b, word);

	if (table)
		tape_rule_table(t, b, table, -1);
	if (rule)
		tape_rule(t, rule);
	if (table || rule || print_matches(t, b, word) > 0)
		return EXIT_DONE;
	return not_there(b, word);
}

/* The whole book. */
static int print_book(const struct rulebook *b, int format)
{
	if (format == FORMAT_JSON)
		rules_json_book(b);
	else
		rules_mdoc_book(stdout, b);
	return EXIT_DONE;
}

/* A table or a rule, by its id alone, for programs. */
static int print_piece(const struct rulebook *b, const char *word, int format)
{
	const struct rule_table *const table = rulebook_table(b, word);
	const struct rule *const rule = rulebook_rule(b, word);

	if (!table && !rule)
		return not_there(b, word);
	if (format == FORMAT_MDOC && table)
		rules_mdoc_table(stdout, b, table);
	else if (format == FORMAT_MDOC)
		rules_mdoc_rule(stdout, rule);
	else if (table)
		rules_json_table(b, table);
	else
		rules_json_rule(b, rule);
	if (format == FORMAT_JSON)
		putchar('\n');
	return EXIT_DONE;
}

static const struct rulebook *find_book(const char *id)
{
	const struct rulebook *const book = rulebook_find(id);
	struct nearest n;

	if (book)
		return book;
	nearest_to(&n, id);
	for (int i = 0; rulebooks[i]; i++)
		nearest_try(&n, rulebooks[i]->id);
	complain(EXIT_USAGE, "rules: '%.40s' is no rulebook; %s %s%s", id,
		nearest_word(&n) ? "did you mean" : "one is",
		nearest_word(&n) ? nearest_word(&n) : rulebooks[0]->id,
		nearest_word(&n) ? "?" : "");
	return NULL;
}

static int rules_run(const struct arguments *a)
{
	const struct rulebook *const book =
		find_book(a->n_operands > 0 ? a->operands[0] : systems[0]->book->id);
	const int format = arguments_word(a, FORMAT, FORMAT_TEXT);
	const char *const word = a->n_operands < 2 ? NULL : a->operands[1];
	struct plain_options o = front_plain(NULL, 0);
	struct tape *const t = book && format == FORMAT_TEXT ? tape_new(&o) : NULL;
	int status = EXIT_DONE;

	if (book && format != FORMAT_TEXT)
		return word ? print_piece(book, word, format) : print_book(book, format);
	if (!t)
		return EXIT_USAGE;
	if (word)
		status = print_about(t, book, word);
	else
		print_contents(t, book);
	tape_free(t);
	return status;
}

const struct command command_rules = {
	"rules", "[SYSTEM [TABLE|ID|WORD]]", "Prints the tables and rules of a system.", "",
	0, 2, flags, rules_run
};
