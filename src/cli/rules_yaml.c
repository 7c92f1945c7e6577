/* The rules as YAML: what rules_json.c prints, in block style; a text in its quotes is the
 * same in both. */
#include "config.h"

#include "cli/json.h"

static void yaml_pair(const char *before, const char *key, const char *text)
{
	printf("%s%s: ", before, key);
	json_text(text);
	putchar('\n');
}

/* `first` is what stands before the first key, `rest` before the others. */
static void yaml_table(const struct rulebook *b, const struct rule_table *t, const char *first,
	const char *rest)
{
	yaml_pair(first, "system", b->id);
	yaml_pair(rest, "table", t->id);
	yaml_pair(rest, "title", t->title);
	yaml_pair(rest, "source", t->source);
	yaml_pair(rest, "rule", t->rule);
	printf("%scolumns:\n", rest);
	for (int c = 0; c < t->n_columns; c++) {
		printf("%s- ", rest);
		json_text(t->columns[c].id);
		putchar('\n');
	}
	printf("%srows:\n", rest);
	for (int row = 0; row < t->n_rows; row++) {
		printf("%s- ", rest);
		rules_json_row(b, t, row);
		putchar('\n');
	}
	printf("%ssources:\n", rest);
	for (int row = 0; row < t->n_rows; row++) {
		printf("%s- ", rest);
		json_text(t->sources[row]);
		putchar('\n');
	}
}

static void yaml_rule(const struct rulebook *b, const struct rule *r, const char *first,
	const char *rest)
{
	yaml_pair(first, "system", b->id);
	yaml_pair(rest, "rule", r->id);
	yaml_pair(rest, "title", r->title);
	yaml_pair(rest, "text", r->text);
	yaml_pair(rest, "source", r->source);
}

void rules_yaml_book(const struct rulebook *b)
{
	yaml_pair("", "system", b->id);
	yaml_pair("", "title", b->title);
	yaml_pair("", "authors", b->authors);
	puts("tables:");
	for (int i = 0; i < b->n_tables; i++)
		yaml_table(b, &b->tables[i], "- ", "  ");
	puts("rules:");
	for (int i = 0; i < b->n_rules; i++)
		yaml_rule(b, &b->rules[i], "- ", "  ");
}

static void yaml_piece(const struct piece *p, const char *first, const char *rest)
{
	if (p->table)
		yaml_table(p->book, p->table, first, rest);
	else
		yaml_rule(p->book, p->rule, first, rest);
}

void rules_yaml_answer(const struct answer *a)
{
	if (a->kind == ANSWER_PIECES && a->n == 1) {
		yaml_piece(&a->pieces[0], "", "");
		return;
	}
	if (a->kind == ANSWER_SUBJECT) {
		yaml_pair("", "subject", a->subject->id);
		yaml_pair("", "title", a->subject->title);
	} else {
		yaml_pair("", "word", a->query.word);
	}
	puts("pieces:");
	for (int i = a->n_leads; i < a->n; i++)
		yaml_piece(&a->pieces[i], "- ", "  ");
}

void rules_yaml_contents(void)
{
	puts("systems:");
	for (int i = 0; rulebooks[i]; i++) {
		yaml_pair("- ", "system", rulebooks[i]->id);
		yaml_pair("  ", "title", rulebooks[i]->title);
	}
	puts("subjects:");
	for (const struct subject *s = subjects; s->id; s++) {
		yaml_pair("- ", "subject", s->id);
		yaml_pair("  ", "title", s->title);
	}
}
