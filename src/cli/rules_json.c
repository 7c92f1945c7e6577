/* The rules as JSON: tables with their rows as values, rules with their texts.
 *
 * Lengths are in the unit people use (inches, centimetres), blanks are null.
 */
#include "config.h"

#include <stdlib.h>

#include "cli/json.h"

/* A number with at most one decimal: `number` of `whole` to the unit. */
static void json_number(int32_t number, int32_t whole)
{
	const int32_t size = abs(number), rest = size % whole * 10 / whole;

	printf("%s%d", number < 0 ? "-" : "", (int)(size / whole));
	if (rest)
		printf(".%d", (int)rest);
}

/* `,"key":"text"`, without the comma if it is the first. */
static void json_pair(const char *between, const char *key, const char *text)
{
	fputs(between, stdout);
	json_text(key);
	putchar(':');
	json_text(text);
}

static void json_entry(const struct rulebook *b, const struct column *c, const struct entry *e)
{
	if (!e->given) {
		fputs("null", stdout);
		return;
	}
	switch (c->kind) {
	case COLUMN_TEXT:
		json_text(e->text);
		break;
	case COLUMN_NUMBER:
		json_number(e->number, 1);
		break;
	case COLUMN_HALVES:
		json_number(e->number, 2);
		break;
	case COLUMN_LENGTH:
		json_number(e->number, b->inch);
		break;
	case COLUMN_FLAG:
		fputs(e->number ? "true" : "false", stdout);
		break;
	case COLUMN_KINDS:
		break;
	}
}

void rules_json_row(const struct rulebook *b, const struct rule_table *t, int row)
{
	putchar('[');
	for (int c = 0; c < t->n_columns; c++) {
		fputs(c ? "," : "", stdout);
		json_entry(b, &t->columns[c], rule_table_at(t, row, c));
	}
	putchar(']');
}

static void json_table(const struct rulebook *b, const struct rule_table *t)
{
	json_pair("{", "system", b->id);
	json_pair(",", "table", t->id);
	json_pair(",", "title", t->title);
	json_pair(",", "source", t->source);
	json_pair(",", "rule", t->rule);
	fputs(",\"columns\":[", stdout);
	for (int c = 0; c < t->n_columns; c++) {
		fputs(c ? "," : "", stdout);
		json_text(t->columns[c].id);
	}
	fputs("],\"rows\":[", stdout);
	for (int row = 0; row < t->n_rows; row++) {
		fputs(row ? ",\n" : "\n", stdout);
		rules_json_row(b, t, row);
	}
	fputs("],\"sources\":[", stdout);
	for (int row = 0; row < t->n_rows; row++) {
		fputs(row ? "," : "", stdout);
		json_text(t->sources[row]);
	}
	fputs("]}", stdout);
}

static void json_rule(const struct rulebook *b, const struct rule *r)
{
	json_pair("{", "system", b->id);
	json_pair(",", "rule", r->id);
	json_pair(",", "title", r->title);
	json_pair(",", "text", r->text);
	json_pair(",", "source", r->source);
	putchar('}');
}

void rules_json_book(const struct rulebook *b)
{
	json_pair("{", "system", b->id);
	json_pair(",", "title", b->title);
	json_pair(",", "authors", b->authors);
	fputs(",\"tables\":[\n", stdout);
	for (int i = 0; i < b->n_tables; i++) {
		fputs(i ? ",\n" : "", stdout);
		json_table(b, &b->tables[i]);
	}
	fputs("],\"rules\":[\n", stdout);
	for (int i = 0; i < b->n_rules; i++) {
		fputs(i ? ",\n" : "", stdout);
		json_rule(b, &b->rules[i]);
	}
	fputs("]}\n", stdout);
}

static void json_piece(const struct piece *p)
{
	if (p->table)
		json_table(p->book, p->table);
	else
		json_rule(p->book, p->rule);
}

/* One piece by its name is printed alone, others in a list. */
void rules_json_answer(const struct answer *a)
{
	if (a->kind == ANSWER_PIECES && a->n == 1) {
		json_piece(&a->pieces[0]);
		putchar('\n');
		return;
	}
	if (a->kind == ANSWER_SUBJECT) {
		json_pair("{", "subject", a->subject->id);
		json_pair(",", "title", a->subject->title);
	} else {
		json_pair("{", "word", a->query.word);
	}
	fputs(",\"pieces\":[", stdout);
	for (int i = a->n_leads; i < a->n; i++) {
		fputs(i > a->n_leads ? ",\n" : "\n", stdout);
		json_piece(&a->pieces[i]);
	}
	fputs("]}\n", stdout);
}

void rules_json_contents(void)
{
	const char *between = "{\"systems\":[\n{";

	for (int i = 0; rulebooks[i]; i++, between = "},\n{") {
		json_pair(between, "system", rulebooks[i]->id);
		json_pair(",", "title", rulebooks[i]->title);
	}
	between = "}],\"subjects\":[\n{";
	for (const struct subject *s = subjects; s->id; s++, between = "},\n{") {
		json_pair(between, "subject", s->id);
		json_pair(",", "title", s->title);
	}
	fputs("}]}\n", stdout);
}
