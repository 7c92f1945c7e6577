/* A quick reference sheet for groff: its tables measured, then set.  How they are laid out
 * is told in sheet.roff, which the build makes sheet_macros of.
 */
#include "config.h"
#include "cli/sheet.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include "cli/mdoc.h"

/* A column of words whose longest entry is longer than this shares what room is left. */
enum { LONG_WORDS = 25, WORDS_SHARE = 8 };

struct page { const char *width, *height; };
static const struct page pages[] = {
	[false] = { "21c", "29.7c" }, [true] = { "29.7c", "21c" }
};

static bool is_minus(const char *text, const char *at)
{
	return (at == text || at[-1] == ' ') && (isdigit((unsigned char)at[1])
		|| strncmp(at + 1, "½", 2) == 0);
}

/* Words as one argument of a macro; a sign is longer than a hyphen. */
static void print_words(FILE *out, const char *text)
{
	fputs(" \"\\&", out);
	for (const char *at = text; *at; at++)
		if (*at == '-' && is_minus(text, at))
			fputs("\\[mi]", out);
		else if (*at == '-')
			fputc('-', out);
		else
			at += mdoc_letter(out, at) - 1;
	fputc('"', out);
}

struct setting {
	FILE *out;
	const struct rulebook *book;
	const struct rule_table *table;
	const struct sheet_table *told;
	int n_columns, stacks, deep;	/* rows of a stack */
	struct sheet_column columns[SHEET_COLUMNS_MAX];
};

static bool is_words(const struct setting *s, int column)
{
	const struct sheet_column *const c = &s->columns[column];

	return c->merge != MERGE_RANGE && rules_sheet_column_kind(s->table, c) == COLUMN_TEXT;
}

static char save_place_of(const struct setting *s, int column)
{
	const struct sheet_column *const c = &s->columns[column];

	if (is_words(s, column))
		return 'l';
	return rules_sheet_column_kind(s->table, c) == COLUMN_FLAG ? 'c' : 'r';
}

static int longest(const struct setting *s, int column)
{
	char text[SHEET_CELL_BYTES];
	int most = 0;

	for (int row = 0; row < s->table->n_rows; row++) {
		rules_sheet_cell(s->book, s->table, &s->columns[column], row, text);
		if ((int)strlen(text) > most)
			most = (int)strlen(text);
	}
	return most;
}

/* The column that has what room is left if no other needs it: that of names, which is the
 * second of every table; or else the first. */
static bool is_first_choice(const struct setting *s, int column)
{
	int names = 0;

	for (int c = 0; c < s->n_columns; c++)
		if (s->columns[c].first == 1)
			names = c;
	return column == names;
}

/* A column's share of the room that is left: long words have one. */
static int share_of(const struct setting *s, int column)
{
	const int most = longest(s, column);

	bool any = false;

	for (int c = 0; c < s->n_columns; c++)
		any = any || (is_words(s, c) && longest(s, c) > LONG_WORDS);
	if (any ? !is_words(s, column) || most <= LONG_WORDS : !is_first_choice(s, column))
		return 0;
	return most + WORDS_SHARE;
}

static void measure(const struct setting *s, const char *macro, int column, const char *text,
	const char *font)
{
	fprintf(s->out, ".%s %d", macro, column + 1);
	print_words(s->out, text);
	fprintf(s->out, " %s\n", font);
}

/* Lines are broken at blanks: a column must hold each word. */
static void measure_words(const struct setting *s, int at, const char *cell, const char *font)
{
	char text[SHEET_CELL_BYTES], *rest = text;

	snprintf(text, sizeof(text), "%s", cell);
	for (const char *word; (word = strtok_r(rest, " ", &rest)) != NULL; )
		measure(s, "MW", at, word, font);
}

static bool is_bare(const struct setting *s)
{
	return s->told->bare;
}

static void measure_column(const struct setting *s, int column)
{
	const int share = share_of(s, column);
	char text[SHEET_CELL_BYTES];

	for (int stack = 0; stack < s->stacks; stack++) {
		const int at = stack * s->n_columns + column;

		fprintf(s->out, ".COLUMN %d %c %d\n", at + 1, save_place_of(s, column), share);
		if (stack > 0 && column == 0)
			fprintf(s->out, ".STACK %d\n", at + 1);
		if (!is_bare(s))
			measure_words(s, at, s->columns[column].heading, "B");
		for (int row = 0; row < s->table->n_rows; row++) {
			rules_sheet_cell(s->book, s->table, &s->columns[column], row, text);
			measure(s, "MS", at, text, "R");
			if (share)
				measure_words(s, at, text, "R");
		}
	}
}

static void set_headings(const struct setting *s)
{
	fputs(".HD", s->out);
	for (int stack = 0; stack < s->stacks; stack++)
		for (int c = 0; c < s->n_columns; c++) {
			print_words(s->out, s->columns[c].heading);
		}
	fputc('\n', s->out);
}

static void set_row(const struct setting *s, int first)
{
	char text[SHEET_CELL_BYTES];

	fputs(".RW", s->out);
	for (int stack = 0; stack < s->stacks; stack++)
		for (int c = 0; c < s->n_columns; c++) {
			const int row = first + stack * s->deep;

			text[0] = '\0';
			if (row < s->table->n_rows)
				rules_sheet_cell(s->book, s->table, &s->columns[c], row, text);
			print_words(s->out, text);
		}
	fputc('\n', s->out);
}

static void set_table(struct setting *s)
{
	fprintf(s->out, ".TABLE %d %d\n", s->n_columns * s->stacks,
		s->told->width ? s->told->width : 100);
	for (int c = 0; c < s->n_columns; c++)
		measure_column(s, c);
	fprintf(s->out, ".LY %s\n.BEGIN", s->table->id);
	print_words(s->out, s->table->title);
	print_words(s->out, s->table->rule);
	fputc('\n', s->out);
	if (!is_bare(s))
		set_headings(s);
	for (int row = 0; row < s->deep; row++)
		set_row(s, row);
	if (s->told->noted) {
		fputs(".NOTE", s->out);
		print_words(s->out, s->table->note);
		fputc('\n', s->out);
	}
	fputs(".END\n", s->out);
}

static void set_told(FILE *out, const struct rulebook *b, const struct sheet_table *told)
{
	struct setting s = { .out = out, .book = b, .table = rulebook_table(b, told->id),
		.told = told, .stacks = told->stacks };

	assert(s.table);
	s.deep = (s.table->n_rows + s.stacks - 1) / s.stacks;
	for (const char *const *c = told->columns; *c; c++) {
		const bool read = rules_sheet_column_read(b, s.table, *c,
			 &s.columns[s.n_columns++]);

		assert(read);
		(void)read;
	}
	set_table(&s);
}

static void set_foot(FILE *out, const struct rulebook *b)
{
	char text[SHEET_CELL_BYTES];

	snprintf(text, sizeof(text), "The rules are by %s. • yes; – nothing, or not possible. What "
		"stands at the right of a title is its rule: cliffhanger rules %s %s, or man "
		"cliffhanger-%s.", b->authors, b->id, b->tables[0].rule, b->id);
	fputs(".FOOT", out);
	print_words(out, text);
	fputc('\n', out);
}

void rules_sheet_roff(FILE *out, const struct rulebook *b)
{
	const struct sheet *const s = b->sheet;
	int total = 0, n = 0;

	for (; s->pillars[n].width; n++)
		total += s->pillars[n].width;
	for (const char *const *line = rules_sheet_macros; *line; line++)
		fprintf(out, "%s\n", *line);
	fprintf(out, ".if !r TELL .nr TELL 0\n.PAGE %s %s\n.SIZE %d.%dp %d.%dp\n.HEAD",
		pages[s->landscape].width, pages[s->landscape].height, s->size / 10, s->size % 10,
		s->size * 113 / 1000, s->size * 113 / 100 % 10);
	print_words(out, b->title);
	fputs(" \"Quick reference\"\n", out);
	set_foot(out, b);
	for (int i = 0; i < n; i++) {
		fprintf(out, ".PILLAR %d %d %d\n", s->pillars[i].width, total, n);
		for (const struct sheet_table *t = s->pillars[i].tables; t->id; t++)
			set_told(out, b, t);
		fputs(".RISE\n", out);
	}
}
