/* cliffhanger rules: the tables and rules of a system. */
#include "config.h"

#include <string.h>

#include "cli/commands.h"
#include "cliffhanger/nearest.h"

static const struct flag flags[] = { { .name = NULL } };

static void print_row(struct tape *t, const struct rulebook *b, const struct rule_table *table,
	int row)
{
	char text[2048];
	size_t n = 0;

	text[0] = '\0';
	for (int c = 0; c < table->n_columns && n < sizeof(text); c++) {
		char entry[400];

		rulebook_print(b, &table->columns[c], rule_table_at(table, row, c), entry,
			sizeof(entry));
		n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s %s", c ? "; " : "",
			table->columns[c].title, entry);
	}
	tape_say(t, 6, "  %s (%s)", text, table->sources[row]);
}

static void print_table(struct tape *t, const struct rulebook *b, const struct rule_table *table)
{
	tape_say(t, 0, "%s: %s (%s; rule %s)", table->id, table->title, table->source,
		table->rule);
	for (int row = 0; row < table->n_rows; row++)
		print_row(t, b, table, row);
	if (*table->note)
		tape_say(t, 2, "  %s", table->note);
}

static void print_rule(struct tape *t, const struct rule *rule)
{
	tape_say(t, 0, "%s %s (%s)", rule->id, rule->title, rule->source);
	tape_say(t, 2, "  %s", rule->text);
}

static void print_contents(struct tape *t, const struct rulebook *b)
{
	tape_say(t, 0, "%s, by %s", b->title, b->authors);
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
			print_rule(t, &b->rules[i]);
			found++;
		}
	return found;
}

static int print_about(struct tape *t, const struct rulebook *b, const char *word)
{
	const struct rule_table *const table = rulebook_table(b, word);
	const struct rule *const rule = rulebook_rule(b, word);
	struct nearest n;

	if (table)
		print_table(t, b, table);
	if (rule)
		print_rule(t, rule);
	if (table || rule || print_matches(t, b, word) > 0)
		return EXIT_DONE;
	nearest_to(&n, word);
	for (int i = 0; i < b->n_tables; i++)
		nearest_try(&n, b->tables[i].id);
	for (int i = 0; i < b->n_rules; i++)
		nearest_try(&n, b->rules[i].id);
	return complain(EXIT_USAGE, "rules: no table, rule or word '%.40s' in %s%s%s%s", word,
		b->title, nearest_word(&n) ? "; did you mean " : "",
		nearest_word(&n) ? nearest_word(&n) : "", nearest_word(&n) ? "?" : "");
}

static const struct rulebook *find_book(const char *id)
{
	const struct rulebook *const book = rulebook_find(id);
	struct nearest n;

	if (book)
		return book;
	nearest_to(&n, id);
	for (int i = 0; systems[i]; i++)
		nearest_try(&n, systems[i]->id);
	complain(EXIT_USAGE, "rules: '%.40s' is no rule system; %s %s", id,
		nearest_word(&n) ? "did you mean" : "one is",
		nearest_word(&n) ? nearest_word(&n) : systems[0]->id);
	return NULL;
}

static int rules_run(const struct arguments *a)
{
	const struct rulebook *const book =
		find_book(a->n_operands > 0 ? a->operands[0] : systems[0]->book->id);
	struct plain_options o = front_plain(NULL, 0);
	struct tape *const t = book ? tape_new(&o) : NULL;
	int status = EXIT_DONE;

	if (!t)
		return EXIT_USAGE;
	if (a->n_operands < 2)
		print_contents(t, book);
	else
		status = print_about(t, book, a->operands[1]);
	tape_free(t);
	return status;
}

const struct command command_rules = {
	"rules", "[SYSTEM [TABLE|ID|WORD]]", "Prints the tables and rules of a system.", "",
	0, 2, flags, rules_run
};
