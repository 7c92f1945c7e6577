/* The rules browser: every table and every rule of a rulebook. */
#include <stdio.h>
#include <string.h>

#include "tui/picker.h"
#include "tui/play.h"
#include "tui/text.h"

enum { CELL_MAX = 200, BROAD_COLUMN = 40, NOTE_COLS = 74 };

/* Rows of the list: the tables, then the rules. */
static void label(const void *self, int row, char *text, size_t size)
{
	const struct rulebook *b = self;

	if (row < b->n_tables)
		snprintf(text, size, "table  %-22s %s", b->tables[row].id, b->tables[row].title);
	else
		snprintf(text, size, "rule   %-22s %s", b->rules[row - b->n_tables].id,
			b->rules[row - b->n_tables].title);
}

static void about(const void *self, int row, char *text, size_t size)
{
	const struct rulebook *b = self;

	if (row < b->n_tables)
		snprintf(text, size, "%s\n%s", b->tables[row].source, b->tables[row].note);
	else
		snprintf(text, size, "%s (%s)", b->rules[row - b->n_tables].text,
			b->rules[row - b->n_tables].source);
}

static void column_head(const struct rule_table *t, int column, char *text, size_t size)
{
	snprintf(text, size, "%s", t->columns[column].title);
}

static void cell_words(const struct rulebook *b, const struct rule_table *t, int row, int column,
	char text[CELL_MAX])
{
	rulebook_print(b, &t->columns[column], rule_table_at(t, row, column), text, CELL_MAX);
}

static int column_width(const struct rulebook *b, const struct rule_table *t, int column)
{
	char text[CELL_MAX];
	int broad;

	column_head(t, column, text, sizeof text);
	broad = text_columns(text);
	for (int row = 0; row < t->n_rows; row++) {
		cell_words(b, t, row, column, text);
		if (text_columns(text) > broad)
			broad = text_columns(text);
	}
	return broad > BROAD_COLUMN && column + 1 < t->n_columns ? BROAD_COLUMN : broad;
}

static void add_cell(struct paper *paper, const char *text, int width)
{
	const size_t bytes = text_fit(text, width);
	const int used = text_columns(text);

	paper_add(paper, "%.*s%*s  ", (int)bytes, text, used < width ? width - used : 0, "");
}

/* Tables are not wrapped by their reader; what stands below them is, here. */
static void add_wrapped(struct paper *paper, const char *text)
{
	const char *line;
	size_t bytes;

	while ((line = text_wrap(&text, NOTE_COLS, &bytes)) != NULL)
		paper_add(paper, "%.*s\n", (int)bytes, line);
}

static void write_table(const struct rulebook *b, const struct rule_table *t,
	struct paper *paper)
{
	char text[CELL_MAX];

	paper_add(paper, "# ");
	for (int column = 0; column < t->n_columns; column++) {
		column_head(t, column, text, sizeof text);
		add_cell(paper, text, column_width(b, t, column));
	}
	for (int row = 0; row < t->n_rows; row++) {
		paper_add(paper, "\n");
		for (int column = 0; column < t->n_columns; column++) {
			cell_words(b, t, row, column, text);
			add_cell(paper, text, column_width(b, t, column));
		}
		paper_add(paper, "%s", t->sources[row]);
	}
	paper_add(paper, "\n\n");
	add_wrapped(paper, t->source);
	add_wrapped(paper, t->note);
}

static void open_table(struct tui *tui, const struct rulebook *b, const struct rule_table *t)
{
	struct paper paper = { 0 };
	struct reader_text show = { .title = t->title, .ink = INK_PLAIN, .table = true,
		.whole = true };

	write_table(b, t, &paper);
	show.text = paper_text(&paper);
	reader_show(tui, &show);
	paper_free(&paper);
}

static void open_rule(struct tui *tui, const struct rulebook *b, const struct rule *rule)
{
	struct paper paper = { 0 };

	paper_add(&paper, "# %s  %s\n%s\n\n%s, %s\n", rule->id, rule->title, rule->text,
		b->title, rule->source);
	reader_help(tui, "rule", paper_text(&paper));
	paper_free(&paper);
}

void rules_browse(struct tui *tui, const struct rulebook *book)
{
	char title[160];
	struct picker p = { .title = title, .n = book->n_tables + book->n_rules, .self = book,
		.label = label, .about = about };
	int row;

	snprintf(title, sizeof title, "%s: tables and rules", book->title);
	while ((row = picker_ask(tui, &p)) >= 0)
		if (row < book->n_tables)
			open_table(tui, book, &book->tables[row]);
		else
			open_rule(tui, book, &book->rules[row - book->n_tables]);
}
