/* House rules: entries of the rulebook that a scenario changes, in a copy. */
#include "config.h"
#include "story/read.h"

#include <stdio.h>

enum { RULE_BYTES = 160 };

/* The names a wrong word may have meant. */
static const char *near_table(const struct rulebook *b, const char *word)
{
	struct nearest near;

	nearest_to(&near, word);
	for (int i = 0; i < b->n_tables; i++)
		nearest_try(&near, b->tables[i].id);
	return nearest_word(&near);
}

static const char *near_row(const struct rule_table *t, const char *word)
{
	struct nearest near;

	nearest_to(&near, word);
	for (int i = 0; i < t->n_rows; i++)
		nearest_try(&near, rule_table_at(t, i, 0)->text);
	return nearest_word(&near);
}

static const char *near_column(const struct rule_table *t, const char *word)
{
	struct nearest near;

	nearest_to(&near, word);
	for (int i = 1; i < t->n_columns; i++)
		nearest_try(&near, t->columns[i].id);
	return nearest_word(&near);
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
	if (rule_table_row(t, row->key->text) < 0) {
		fault_expected(l, row->key, near_row(t, row->key->text),
			"a row of the table \"%s\"",
			t->id);
		return;
	}
	if (row->kind != NODE_MAPPING) {
		fault_expected(l, row, NULL, "a mapping of columns, each with its value");
		return;
	}
	for (const struct node *n = row->first; n; n = n->next) {
		if (rule_table_column(t, n->key->text) <= 0)
			fault_expected(l, n->key, near_column(t, n->key->text),
				"a column of the table \"%s\"", t->id);
		else
			override_entry(l, n, row, t);
	}
}

static void override_table(struct loader *l, const struct node *table)
{
	const struct rule_table *const t = rulebook_table(l->book, table->key->text);

	if (!t) {
		fault_expected(l, table->key, near_table(l->book, table->key->text),
			"a table of the rulebook");
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
