/* Tabular: see tabular.h. */
#include "cliffhanger/tabular.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum {
	COMFORT_MOST = 20,	/* a column of texts is so wide if its texts are … */
	COMFORT_LEAST = 14	/* … or narrower if that saves a part */
};

/* ---- how wide things are ---- */

static int columns_of(const struct tabular *t, const char *text, size_t size)
{
	int columns = 0;

	if (t->columns)
		return t->columns(t->self, text, size);
	for (size_t i = 0; i < size; i++)
		columns += ((unsigned char)text[i] & 0xC0) != 0x80;
	return columns;
}

static int text_columns(const struct tabular *t, const char *text)
{
	return columns_of(t, text, strlen(text));
}

static int longest_word(const struct tabular *t, const char *text)
{
	int longest = 0;

	while (*text) {
		const size_t bytes = strcspn(text, " ");
		const int n = columns_of(t, text, bytes);

		longest = n > longest ? n : longest;
		text += bytes;
		text += strspn(text, " ");
	}
	return longest;
}

/* How wide a column is if nothing is broken. */
static int full_width(const struct tabular *t, int column)
{
	char text[TABULAR_CELL_BYTES];
	int widest = 0;

	for (int row = -1; row < t->n_rows; row++) {
		t->cell(t->self, row, column, text);
		widest = text_columns(t, text) > widest ? text_columns(t, text) : widest;
	}
	return widest;
}

/* How narrow it may be: headings may be broken, figures not. */
static int least_width(const struct tabular *t, int column, int comfort)
{
	const bool figures = t->figures(t->self, column);
	char text[TABULAR_CELL_BYTES];
	int least = 0;

	for (int row = -1; row < t->n_rows; row++) {
		int n, full;

		t->cell(t->self, row, column, text);
		n = longest_word(t, text);
		full = text_columns(t, text);
		if (row >= 0 && (figures || full < comfort))
			n = full;
		else if (row >= 0 && n < comfort)
			n = comfort;
		least = n > least ? n : least;
	}
	return least;
}

/* ---- parts ---- */

/* Shares out what a part has left, by one column at a time to whoever wants more. */
static void widen(struct tabular_part *p, const int *full, int left)
{
	bool given = true;

	while (left > 0 && given) {
		given = false;
		for (int c = p->first; c < p->last && left > 0; c++)
			if (p->width[c] < full[c]) {
				p->width[c]++;
				left--;
				given = true;
			}
	}
}

bool tabular_next(const struct tabular *t, struct tabular_plan plan, struct tabular_part *p)
{
	int full[TABULAR_COLUMNS_MAX];
	int used = p->width[0] = full_width(t, 0);

	assert(t->n_columns <= TABULAR_COLUMNS_MAX);
	p->first = p->last;
	while (p->last < t->n_columns) {
		const int least = least_width(t, p->last, plan.comfort);

		if (p->last > p->first && used + t->gap + least > plan.columns)
			break;
		full[p->last] = full_width(t, p->last);
		p->width[p->last++] = least;
		used += t->gap + least;
	}
	widen(p, full, t->width - used);
	return p->last > p->first;
}

static int count_parts(const struct tabular *t, struct tabular_plan plan)
{
	struct tabular_part p = { .first = 1, .last = 1 };
	int parts = 0;

	while (tabular_next(t, plan, &p))
		parts++;
	return parts;
}

/* As few parts as can be, then texts as wide as can be, then parts as even. */
struct tabular_plan tabular_plan(const struct tabular *t)
{
	struct tabular_plan plan = { t->width, COMFORT_LEAST, 0 };

	plan.parts = count_parts(t, plan);
	plan.comfort = COMFORT_MOST;
	while (plan.comfort > COMFORT_LEAST && count_parts(t, plan) > plan.parts)
		plan.comfort--;
	while (plan.columns > t->width / 2 && count_parts(t, (struct tabular_plan){
			plan.columns - 1, plan.comfort, 0 }) == plan.parts)
		plan.columns--;
	return plan;
}

size_t tabular_piece(const struct tabular *t, const char *text, int width)
{
	size_t n = strcspn(text, " "), fits;

	do {
		fits = n;
		n += strspn(text + n, " ");
		n += strcspn(text + n, " ");
	} while (n > fits && columns_of(t, text, n) <= width);
	return fits;
}

/* ---- tables of a rulebook ---- */

void book_table_cell(const void *book_table, int row, int column, char text[TABULAR_CELL_BYTES])
{
	const struct book_table *const b = book_table;
	const struct rule_table *const t = b->table;

	if (column == t->n_columns)
		snprintf(text, TABULAR_CELL_BYTES, "%s", row < 0 ? "Source" : t->sources[row]);
	else if (row < 0)
		snprintf(text, TABULAR_CELL_BYTES, "%s", t->columns[column].title);
	else
		rulebook_print(b->book, &t->columns[column], rule_table_at(t, row, column), text,
			TABULAR_CELL_BYTES);
}

bool book_table_figures(const void *book_table, int column)
{
	const struct rule_table *const t = ((const struct book_table *)book_table)->table;

	return column < t->n_columns && (t->columns[column].kind == COLUMN_NUMBER
		|| t->columns[column].kind == COLUMN_HALVES
		|| t->columns[column].kind == COLUMN_LENGTH);
}
