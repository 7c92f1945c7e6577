/* House rules: entries of the rulebook that a scenario changes, in a copy. */
#include "config.h"
#include "story/read.h"

#include <stdio.h>

enum { RULE_BYTES = 160, WHAT_BYTES = 80 };

/* A word that is none of a table's rows or columns, or of the tables: `at` gives the i-th of
 * them, NULL past the last. */
static void refuse_word(struct loader *l, const struct node *n, const char *what,
	const char *(*at)(const void *from, int i), const void *from)
{
	struct nearest near;
	struct listed list;
	const char *word;
	char quote[QUOTE_MAX];

	nearest_to(&near, n->text);
	listed_begin(&list, "; there are");
	for (int i = 0; (word = at(from, i)) != NULL; i++) {
		nearest_try(&near, word);
		listed_add(&list, word);
	}
	if (nearest_word(&near))
		fault_expected(l, n, nearest_word(&near), "%s", what);
	else
		fault_wrong(l, n, "expected %s, found %s%s", what, yaml_node_found(n, quote),
			listed_text(&list));
}

static const char *table_at(const void *book, int i)
{
	const struct rulebook *const b = book;

	return i < b->n_tables ? b->tables[i].id : NULL;
}

const char *read_row_at(const void *table, int i)
{
	const struct rule_table *const t = table;

	return i < t->n_rows ? rule_table_at(t, i, 0)->text : NULL;
}

const char *read_column_at(const void *table, int i)
{
	const struct rule_table *const t = table;

	return i + 1 < t->n_columns ? t->columns[i + 1].id : NULL;
}

static const char *print_number(const struct rulebook *b, const struct column *c,
	int32_t number, char *text, size_t size)
{
	const struct entry e = { .given = true, .number = number, .text = "" };

	text[rulebook_print(b, c, &e, text, size)] = '\0';
	return text;
}

static void refuse_range(struct loader *l, const struct node *n, const struct column *c)
{
	char least[32], most[32];

	fault_expected(l, n, NULL, "a value from %s to %s",
		print_number(l->book, c, c->least, least, sizeof(least)),
		print_number(l->book, c, c->most, most, sizeof(most)));
}

/* How entries of each kind of column are written. */
static const char *const written[COLUMN_KINDS] = {
	[COLUMN_TEXT] = "words", [COLUMN_NUMBER] = "a whole number",
	[COLUMN_HALVES] = "a number, maybe with a half (-½)",
	[COLUMN_LENGTH] = "a length", [COLUMN_FLAG] = "yes or no",
};

static void refuse_kind(struct loader *l, const struct node *n, const struct column *c)
{
	int word;

	if (c->kind == COLUMN_TEXT && c->words)
		yaml_value_word(l, n, c->words, &word);
	else
		fault_expected(l, n, NULL, "%s%s", written[c->kind],
			c->optional ? ", or - for none" : "");
}

static void keep_rule(struct loader *l, const struct node *n, const struct node *row,
	const char *table)
{
	const char **const rules = (const char **)l->setup->house_rules;
	char text[RULE_BYTES];
	int size;

	size = snprintf(text, sizeof(text), "%s %s %s %s", table, row->key->text, n->key->text,
		n->text);
	if (size >= (int)sizeof(text)) {
		fault_wrong(l, n, "expected less than %d bytes for a rule, found %d", RULE_BYTES,
			size);
		return;
	}
	rules[l->setup->n_house_rules] = arena_text(l->arena, text, (size_t)size);
	if (rules[l->setup->n_house_rules])
		l->setup->n_house_rules++;
}

static void override_entry(struct loader *l, const struct node *n, const struct node *row,
	const struct rule_table *t)
{
	const struct column *const c = &t->columns[rule_table_column(t, n->key->text)];

	if (n->kind != NODE_TEXT || n->size == 0) {
		refuse_kind(l, n, c);
		return;
	}
	if (l->system->plays && !l->system->plays(l->system, l->book, t->id, row->key->text,
		n->key->text)) {
		fault_wrong(l, n->key,
			"expected a rule that play reads; this entry only describes it");
		return;
	}
	switch (rulebook_override((struct rulebook *)l->book, t->id, row->key->text,
		n->key->text, n->text)) {
	case OVERRIDE_OK:
		keep_rule(l, n, row, t->id);
		break;
	case OVERRIDE_RANGE:
		refuse_range(l, n, c);
		break;
	case OVERRIDE_MEMORY:
		l->no_memory = true;
		break;
	default:
		refuse_kind(l, n, c);
		break;
	}
}

static void override_row(struct loader *l, const struct node *row, const struct rule_table *t)
{
	char what[WHAT_BYTES];

	if (rule_table_row(t, row->key->text) < 0) {
		snprintf(what, sizeof(what), "a row of the table \"%s\"", t->id);
		refuse_word(l, row->key, what, read_row_at, t);
		return;
	}
	if (row->kind != NODE_MAPPING) {
		fault_expected(l, row, NULL, "a mapping of columns, each with its value");
		return;
	}
	snprintf(what, sizeof(what), "a column of the table \"%s\"", t->id);
	for (const struct node *n = row->first; n; n = n->next) {
		if (rule_table_column(t, n->key->text) <= 0)
			refuse_word(l, n->key, what, read_column_at, t);
		else
			override_entry(l, n, row, t);
	}
}

static void override_table(struct loader *l, const struct node *table)
{
	const struct rule_table *const t = rulebook_table(l->book, table->key->text);

	if (!t) {
		refuse_word(l, table->key, "a table of the rulebook", table_at, l->book);
		return;
	}
	if (table->kind != NODE_MAPPING) {
		fault_expected(l, table, NULL, "a mapping of rows, each with its columns");
		return;
	}
	for (const struct node *row = table->first; row; row = row->next)
		override_row(l, row, t);
}

static int count_rules(const struct node *rules)
{
	int count = 0;

	for (const struct node *table = rules->first; table; table = table->next)
		for (const struct node *row = table->first; row; row = row->next)
			count += row->count;
	return count;
}

/* Tables that do not fit together any more are the house rules' fault. */
static void check_bind(struct loader *l, const struct node *rules)
{
	struct reason why;
	void *const bound = l->system->bind(l->system, l->book, &why);

	if (bound)
		l->system->unbind(bound);
	else
		fault_wrong(l, rules, "expected rules %s can play, found: %s", l->system->name,
			why.text);
}

void read_house_rules(struct loader *l)
{
	const struct node *const rules = yaml_node_find(l->root, "house_rules");
	struct rulebook *copy;

	if (!rules || !l->book)
		return;
	if (rules->kind != NODE_MAPPING) {
		fault_expected(l, rules, NULL, "a mapping of tables, each with its rows");
		return;
	}
	copy = rulebook_copy(l->book);
	l->setup->house_rules = arena_array(l->arena, (size_t)count_rules(rules), sizeof(char *));
	if (!copy || !l->setup->house_rules) {
		l->no_memory = true;
		rulebook_free(copy);
		return;
	}
	l->book = l->setup->book = copy;
	for (const struct node *table = rules->first; table; table = table->next)
		override_table(l, table);
	check_bind(l, rules);
}
