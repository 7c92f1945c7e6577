/* Rule pages: tables in columns.
 *
 * A table stands in columns if it fits in few parts, each of which begins with the rows'
 * names; else each row is a paragraph (rulepage.c).
 */
#include <string.h>

#include "cliffhanger/rulepage.h"
#include "cliffhanger/tabular.h"

enum { INDENT = 2, GAP = 2, PARTS_MOST = 4, WIDTH_MAX = 500 };

/* A table, or one row of it, without the columns in which all of that is blank. */
struct shown {
	struct book_table from;
	const struct rule_writer *writer;
	int row, n, columns[TABULAR_COLUMNS_MAX];
};

static void shown_cell(const void *self, int row, int column, char text[TABULAR_CELL_BYTES])
{
	const struct shown *const s = self;
	const int of = row < 0 || s->row < 0 ? row : s->row;

	if (of < 0 || s->columns[column] == s->from.table->n_columns)
		tabular_book_cell(&s->from, of, s->columns[column], text);
	else
		rulepage_entry(s->from.book, s->from.table, of, s->columns[column], text,
			TABULAR_CELL_BYTES);
}

static bool shown_figures(const void *self, int column)
{
	const struct shown *const s = self;

	return tabular_book_figures(&s->from, s->columns[column]);
}

static int shown_columns(const void *self, const char *text, size_t bytes)
{
	const struct rule_writer *const w = ((const struct shown *)self)->writer;

	return w->columns(w->self, text, bytes);
}

static bool blank(const struct rule_table *t, int row, int column)
{
	for (int r = 0; r < t->n_rows; r++)
		if ((row < 0 || r == row) && rule_table_at(t, r, column)->given)
			return false;
	return true;
}

/* Whether there is anything to show; the last column says where rows come from. */
static bool choose_columns(struct shown *s)
{
	const struct rule_table *const t = s->from.table;

	for (int c = 0; c < t->n_columns; c++)
		if (!blank(t, s->row, c) && s->n < TABULAR_COLUMNS_MAX - 1)
			s->columns[s->n++] = c;
	s->columns[s->n++] = t->n_columns;
	return t->n_rows > 0;
}

static void add(char *line, size_t *n, const char *text, size_t bytes)
{
	memcpy(line + *n, text, bytes);
	*n += bytes;
	line[*n] = '\0';
}

static void add_blanks(char *line, size_t *n, int blanks)
{
	for (; blanks > 0; blanks--)
		add(line, n, " ", 1);
}

/* What is left of the cells of a row, and how much of a line is written. */
struct row_text { char cell[TABULAR_COLUMNS_MAX][TABULAR_CELL_BYTES]; };

/* One line of a row: the next piece of each cell.  Whether more is to come. */
static bool print_line(const struct tabular *t, const struct tabular_part *p,
	struct row_text *row, bool heading)
{
	const struct shown *const s = t->self;
	char line[WIDTH_MAX * 5] = "";
	size_t n = 0;
	int blanks = INDENT;
	bool more = false;

	for (int c = 0; c < p->last; c = c == 0 ? p->first : c + 1) {
		char *const cell = row->cell[c];
		const size_t bytes = tabular_piece(t, cell, p->width[c]);
		const int left = p->width[c] - shown_columns(s, cell, bytes);
		const bool right = c > 0 && t->figures(s, c);

		if (n + bytes + (size_t)(blanks + p->width[c]) + 1 >= sizeof(line))
			break;	/* wider than any terminal */
		add_blanks(line, &n, bytes == 0 ? 0 : blanks + (right ? left : 0));
		add(line, &n, cell, bytes);
		blanks = bytes == 0 ? blanks + p->width[c] + GAP : (right ? 0 : left) + GAP;
		memmove(cell, cell + bytes + strspn(cell + bytes, " "),
			strlen(cell + bytes + strspn(cell + bytes, " ")) + 1);
		more = more || *cell;
	}
	s->writer->line(s->writer->self, line, heading);
	return more;
}

static void print_row(const struct tabular *t, const struct tabular_part *p, int row,
	struct row_text *text)
{
	for (int c = 0; c < p->last; c = c == 0 ? p->first : c + 1)
		t->cell(t->self, row, c, text->cell[c]);
	while (print_line(t, p, text, row < 0))
		;
}

/* Under the heading. */
static void print_dashes(const struct tabular *t, const struct tabular_part *p)
{
	const struct rule_writer *const w = ((const struct shown *)t->self)->writer;
	char line[WIDTH_MAX + 1] = "";
	size_t n = 0;
	int dashes = p->width[0];

	for (int c = p->first; c < p->last; c++)
		dashes += GAP + p->width[c];
	add_blanks(line, &n, INDENT);
	while (dashes-- > 0 && n < WIDTH_MAX)
		add(line, &n, "-", 1);
	w->line(w->self, line, true);
}

static void print_parts(const struct tabular *t, const struct tabular_plan *plan,
	struct row_text *text)
{
	const struct rule_writer *const w = ((const struct shown *)t->self)->writer;
	struct tabular_part p = { .first = 1, .last = 1 };

	while (tabular_next(t, plan, &p)) {
		if (p.first > 1)
			w->line(w->self, "", false);
		print_row(t, &p, -1, text);
		print_dashes(t, &p);
		for (int row = 0; row < t->n_rows; row++)
			print_row(t, &p, row, text);
	}
}

/* Whether all parts are as narrow as they have to be. */
static bool fits(const struct tabular *t, const struct tabular_plan *plan)
{
	struct tabular_part p = { .first = 1, .last = 1 };

	while (tabular_next(t, plan, &p)) {
		int used = p.width[0];

		for (int c = p.first; c < p.last; c++)
			used += GAP + p.width[c];
		if (used > t->width)
			return false;
	}
	return plan->parts <= (t->n_rows > 1 ? PARTS_MOST : 1);
}

bool rulepage_columns(const struct rulebook *b, const struct rule_table *t, int row, int width,
	const struct rule_writer *w)
{
	struct shown s = { .from = { b, t }, .writer = w, .row = row };
	struct tabular columns = {
		.self = &s, .cell = shown_cell, .figures = shown_figures, .columns = shown_columns,
		.width = width == 0 || width > WIDTH_MAX ? WIDTH_MAX : width - INDENT, .gap = GAP,
	};
	struct tabular_plan plan;
	struct row_text text;

	if (!choose_columns(&s))
		return false;
	columns.n_columns = s.n;
	columns.n_rows = row < 0 ? t->n_rows : 1;
	plan = tabular_plan(&columns);
	if (!fits(&columns, &plan))
		return false;
	rulepage_table_head(t, w);
	print_parts(&columns, &plan, &text);
	rulepage_table_note(t, w);
	return true;
}
