/* The rules as mdoc: tables with their rows, a tagged paragraph for each rule, what
 * house rules may change.  Manual pages are made of it, and cannot disagree with play.
 */
#include "config.h"
#include "cli/mdoc.h"

#include <assert.h>
#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "cliffhanger/rulepage.h"
#include "cliffhanger/system.h"

/* A place for `man -O tag` and :t. */
static void print_tag(FILE *out, const char *id)
{
	fprintf(out, ".Tg %s\n", id);
}

void rules_mdoc_begin(FILE *out)
{
	fputs(".nr doc-hyphen-flags 0\n", out);	/* groff's: whoever searches wants whole words */
	fputs(".if !d Tg \\{\\\n.\tde Tg\n.\t.\n.\\}\n", out);
}

static void print_heading(FILE *out, const char *title)
{
	char upper[GRID_CELL_BYTES];
	size_t n = 0;

	for (; title[n] && n < sizeof(upper) - 1; n++)
		upper[n] = (char)toupper((unsigned char)title[n]);
	upper[n] = '\0';
	fputs(".Ss ", out);
	mdoc_argument(out, upper);
	fputc('\n', out);
}

/* ---- tables ---- */

static void write_table(FILE *out, const struct rulebook *b, const struct rule_table *t)
{
	const struct book_table self = { b, t };
	const struct mdoc_grid grid = {
		&self, t->n_rows, t->n_columns + 1, tabular_book_cell, tabular_book_figures
	};
	char text[GRID_CELL_BYTES];

	print_heading(out, t->title);
	print_tag(out, t->id);
	for (int row = 0; row < t->n_rows; row++)
		fprintf(out, ".Tg %s.%s\n", t->id, rule_table_at(t, row, 0)->text);
	fputs("Table\n.Ic ", out);
	mdoc_argument(out, t->id);
	fputs(" ,\nrule\n.Sy ", out);
	mdoc_argument(out, t->rule);
	fputs(" .\n", out);
	snprintf(text, sizeof(text), "%s%sSource: %s.", t->note, *t->note ? " " : "", t->source);
	mdoc_text(out, text);
	mdoc_grid(out, &grid);
}

void rules_mdoc_tables(FILE *out, const struct rulebook *b)
{
	const struct rulebook *const beside = rulebook_beside(b);

	for (int i = 0; i < b->n_tables; i++)
		write_table(out, b, &b->tables[i]);
	for (int i = 0; beside && i < beside->n_tables; i++)
		write_table(out, beside, &beside->tables[i]);
}

/* ---- rules ---- */

/* How far a rule goes beyond its source. */
enum ground_of_rule { GROUND_SOURCE, GROUND_DOUBT, GROUND_SILENCE, GROUNDS };

static bool cites_line(const char *source)
{
	const char *const colon = strchr(source, ':');

	return colon && colon > source && isupper((unsigned char)colon[-1])
		&& isdigit((unsigned char)colon[1]);
}

static enum ground_of_rule ground_of(const struct rule *r)
{
	if (!cites_line(r->source))
		return GROUND_SILENCE;
	return strstr(r->source, "ruling") || strstr(r->source, "house") ? GROUND_DOUBT
		: GROUND_SOURCE;
}

static void print_rule_item(FILE *out, const struct rule *r)
{
	print_tag(out, r->id);
	fputs(".It \\fB", out);
	mdoc_piece(out, r->id);
	fputs("\\fR ", out);
	mdoc_argument(out, r->title);
	fputc('\n', out);
	mdoc_text(out, r->text);
	fputs(".Pq ", out);
	mdoc_argument(out, r->source);
	fputc('\n', out);
}

static void write_rule(FILE *out, const struct rule *r)
{
	fputs(".Bl -tag -width Ds\n", out);
	print_rule_item(out, r);
	fputs(".El\n", out);
}

/* What the book beside has ruled and this one has not itself. */
static void print_beside(FILE *out, const struct rulebook *b, const struct rulebook *host)
{
	int n = 0;

	for (int i = 0; i < b->n_rules; i++)
		n += !rulebook_rule(host, b->rules[i].id);
	if (n == 0)
		return;
	print_heading(out, "Of units that nobody commands");
	mdoc_text(out, "These are not the source's: the action tables and what is ruled about "
		"them serve the uncommanded units of every system.");
	fputs(".Bl -tag -width Ds\n", out);
	for (int i = 0; i < b->n_rules; i++)
		if (!rulebook_rule(host, b->rules[i].id))
			print_rule_item(out, &b->rules[i]);
	fputs(".El\n", out);
}

static int count_rules(const struct rulebook *b, enum ground_of_rule ground)
{
	int n = 0;

	for (int i = 0; i < b->n_rules; i++)
		n += ground_of(&b->rules[i]) == ground;
	return n;
}

void rules_mdoc_rulings(FILE *out, const struct rulebook *b)
{
	static const struct { const char *title, *text; } grounds[GROUNDS] = {
		[GROUND_SOURCE] = { "As the source has it",
			"These are the source's own, in our words." },
		[GROUND_DOUBT] = { "Where the source leaves a doubt",
			"The lines named say part of it; the rest is ruled." },
		[GROUND_SILENCE] = { "Where the source is silent",
			"No line of the source says these. A ruling is what seemed nearest to its "
			"sense; a house rule fills a gap that play cannot do without." },
	};

	for (int ground = 0; ground < GROUNDS; ground++) {
		if (count_rules(b, (enum ground_of_rule)ground) == 0)
			continue;
		print_heading(out, grounds[ground].title);
		mdoc_text(out, grounds[ground].text);
		fputs(".Bl -tag -width Ds\n", out);
		for (int i = 0; i < b->n_rules; i++)
			if (ground_of(&b->rules[i]) == (enum ground_of_rule)ground)
				print_rule_item(out, &b->rules[i]);
		fputs(".El\n", out);
	}
	if (rulebook_beside(b))
		print_beside(out, rulebook_beside(b), b);
}

/* ---- house rules ---- */

/* One table's columns that house rules may change, each with the rows it is open in. */
enum { OPEN_MAX = 32, OPEN_ROWS_MAX = 128 };
struct open_columns {
	const struct rulebook *book;
	const struct rule_table *table;
	int n, column[OPEN_MAX];
	bool reads[OPEN_MAX][OPEN_ROWS_MAX];
};
enum house_column { HOUSE_COLUMN, HOUSE_WHAT, HOUSE_VALUES, HOUSE_ROWS, HOUSE_COLUMNS };

static bool open_to_change(const struct rulebook *b, const struct rule_table *t, int row,
	int column)
{
	const struct game_system *const s = system_find(b->id);

	return s && (!s->plays || s->plays(s, b, t->id, rule_table_at(t, row, 0)->text,
		t->columns[column].id));
}

static void print_value(const struct rulebook *b, const struct column *c, int32_t number,
	char *text, size_t size)
{
	const struct entry e = { .given = true, .number = number, .text = "" };

	rulebook_print(b, c, &e, text, size);
}

/* Adds to a list; lists of words and of rows are far shorter than a cell may be. */
static void add_word(char *text, const char *word)
{
	const size_t n = strlen(text);

	assert(n + strlen(word) + sizeof(", or -") < GRID_CELL_BYTES);
	snprintf(text + n, GRID_CELL_BYTES - n, "%s%s", n ? ", " : "", word);
}

/* "0 cm to 500 cm or -", "yes or no", "soft, hard". */
static void tell_values(const struct rulebook *b, const struct column *c, char *text)
{
	char least[40], most[40];

	*text = '\0';
	if (c->kind == COLUMN_FLAG) {
		snprintf(text, GRID_CELL_BYTES, "yes or no");
	} else if (c->kind == COLUMN_TEXT) {
		for (int i = 0; c->words && c->words[i]; i++)
			add_word(text, c->words[i]);
		if (!c->words)
			snprintf(text, GRID_CELL_BYTES, "any words");
	} else {
		print_value(b, c, c->least, least, sizeof(least));
		print_value(b, c, c->most, most, sizeof(most));
		snprintf(text, GRID_CELL_BYTES, "%s to %s", least, most);
	}
	if (c->optional)
		snprintf(text + strlen(text), GRID_CELL_BYTES - strlen(text), " or -");
}

/* "all", or the rows whose entries play reads. */
static void tell_rows(const struct rule_table *t, const bool *reads, char *text)
{
	int open = 0;

	*text = '\0';
	for (int row = 0; row < t->n_rows; row++)
		if (reads[row]) {
			add_word(text, rule_table_at(t, row, 0)->text);
			open++;
		}
	if (open == t->n_rows)
		snprintf(text, GRID_CELL_BYTES, "all");
}

static void house_cell(const void *self, int row, int column, char text[GRID_CELL_BYTES])
{
	static const char *const titles[HOUSE_COLUMNS] = {
		"Column", "What it is", "What it may be", "Rows"
	};
	const struct open_columns *const o = self;
	const struct column *const c = row < 0 ? NULL : &o->table->columns[o->column[row]];

	if (!c)
		snprintf(text, GRID_CELL_BYTES, "%s", titles[column]);
	else if (column == HOUSE_COLUMN)
		snprintf(text, GRID_CELL_BYTES, "%s", c->id);
	else if (column == HOUSE_WHAT)
		snprintf(text, GRID_CELL_BYTES, "%s", c->title);
	else if (column == HOUSE_VALUES)
		tell_values(o->book, c, text);
	else
		tell_rows(o->table, o->reads[row], text);
}

static bool house_figures(const void *self, int column)
{
	(void)self;
	(void)column;
	return false;
}

/* Whether play reads any entry of a column; `reads` says in which rows. */
static bool column_open(const struct rulebook *b, const struct rule_table *t, int column,
	bool *reads)
{
	bool any = false;

	for (int row = 0; row < t->n_rows; row++) {
		reads[row] = open_to_change(b, t, row, column);
		any = any || reads[row];
	}
	return any;
}

static void find_open(struct open_columns *o)
{
	assert(o->table->n_columns <= OPEN_MAX && o->table->n_rows <= OPEN_ROWS_MAX);
	for (int c = 1; c < o->table->n_columns; c++)	/* a row keeps its id */
		if (column_open(o->book, o->table, c, o->reads[o->n]))
			o->column[o->n++] = c;
}

void rules_mdoc_house(FILE *out, const struct rulebook *b)
{
	bool first = true;

	if (!system_find(b->id))
		mdoc_text(out, "No game is played by this book alone, so there are none.");
	for (int i = 0; i < b->n_tables; i++) {
		struct open_columns open = { .book = b, .table = &b->tables[i] };
		struct mdoc_grid grid = { &open, 0, HOUSE_COLUMNS, house_cell, house_figures };

		find_open(&open);
		grid.n_rows = open.n;
		if (open.n == 0)
			continue;
		fputs(first ? "" : ".Pp\n", out);
		fputs("Table\n.Ic ", out);
		mdoc_argument(out, b->tables[i].id);
		fputs(" :\n", out);
		mdoc_grid(out, &grid);
		first = false;
	}
}

/* ---- a page ---- */

void rules_mdoc_book(FILE *out, const struct rulebook *b)
{
	fputs("'\\\" t\n.Dd November 21, 2026\n.Dt CLIFFHANGER-", out);
	for (const char *at = b->id; *at; at++)
		fputc(toupper((unsigned char)*at), out);
	fprintf(out, " 7\n.Os\n.Sh NAME\n.Nm cliffhanger-%s\n.Nd ", b->id);
	mdoc_text(out, b->title);
	rules_mdoc_begin(out);
	fputs(".Sh TABLES\n", out);
	rules_mdoc_tables(out, b);
	fputs(".Sh RULINGS\n", out);
	rules_mdoc_rulings(out, b);
	fputs(".Sh HOUSE RULES\n", out);
	rules_mdoc_house(out, b);
	fputs(".Sh AUTHORS\n.An ", out);
	mdoc_argument(out, b->authors);
	fputc('\n', out);
}

/* ---- subjects ---- */

static void print_pieces(FILE *out, const struct rulebook *b, const char *const *pieces)
{
	if (system_find(b->id))
		fprintf(out, ".It Xr cliffhanger-%s 7\n", b->id);
	else
		fprintf(out, ".It Nm cliffhanger Cm rules %s\n", b->id);
	for (const char *const *id = pieces; *id; id++) {
		const struct rule_table *const t = rulebook_table(b, *id);

		fputs("\\fB", out);
		mdoc_piece(out, *id);
		fprintf(out, "\\fR %s%s\n", t ? t->title : rulebook_rule(b, *id)->title,
			id[1] ? ";" : ".");
	}
}

void rules_mdoc_subjects(FILE *out)
{
	for (const struct subject *s = subjects; s->id; s++) {
		print_heading(out, s->title);
		print_tag(out, s->id);
		fputs(".Nm cliffhanger Cm rules ", out);
		mdoc_argument(out, s->id);
		for (int i = 0; i < SUBJECT_WORDS_MAX && s->words[i]; i++) {
			fputs(i ? " , " : "\n.Pq or ", out);
			mdoc_argument(out, s->words[i]);
		}
		fputs("\n.Bl -tag -width Ds\n", out);
		for (int i = 0; rulebooks[i]; i++)
			if (rulepage_pieces(rulebooks[i], s))
				print_pieces(out, rulebooks[i], rulepage_pieces(rulebooks[i], s));
		fputs(".El\n", out);
	}
}

void rules_mdoc_answer(FILE *out, const struct answer *a)
{
	const bool alone = a->kind == ANSWER_PIECES && a->n == 1;
	const struct rulebook *book = alone ? a->pieces[0].book : NULL;

	for (int i = a->n_leads; i < a->n; i++) {
		const struct piece *const p = &a->pieces[i];

		if (p->book != book) {
			fputs(".Sh ", out);
			mdoc_argument(out, p->book->title);
			fputc('\n', out);
		}
		book = p->book;
		if (p->table)
			write_table(out, p->book, p->table);
		else
			write_rule(out, p->rule);
	}
}
