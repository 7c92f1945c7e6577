/* Tabular: see tabular.h. */
#include "cliffhanger/tabular.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

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

static int wider(int a, int b)
{
	return a > b ? a : b;
}

/* How narrow a cell may be: headings may be broken, figures not. */
static int least_width(const struct tabular *t, int row, bool figures, const char *text,
	int comfort)
{
	const int n = longest_word(t, text), full = text_columns(t, text);

	if (row >= 0 && (figures || full < comfort))
		return full;
	return row >= 0 && n < comfort ? comfort : n;
}

/* Every cell is asked for once. */
static void measure(const struct tabular *t, struct tabular_plan *plan)
{
	char text[TABULAR_CELL_BYTES];

	for (int c = 0; c < t->n_columns; c++) {
		const bool figures = t->figures(t->self, c);

		for (int row = -1; row < t->n_rows; row++) {
			t->cell(t->self, row, c, text);
			plan->full[c] = wider(plan->full[c], text_columns(t, text));
			for (int i = 0; i < TABULAR_COMFORTS; i++)
				plan->least[i][c] = wider(plan->least[i][c], least_width(t, row,
					figures, text, TABULAR_COMFORT_LEAST + i));
		}
	}
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

bool tabular_next(const struct tabular *t, const struct tabular_plan *plan,
	struct tabular_part *p)
{
	const int *const least = plan->least[plan->comfort - TABULAR_COMFORT_LEAST];
	int used = p->width[0] = plan->full[0];

	p->first = p->last;
	while (p->last < t->n_columns) {
		if (p->last > p->first && used + t->gap + least[p->last] > plan->columns)
			break;
		p->width[p->last] = least[p->last];
		used += t->gap + least[p->last++];
	}
	widen(p, plan->full, t->width - used);
	return p->last > p->first;
}

static int count_parts(const struct tabular *t, const struct tabular_plan *plan)
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
	struct tabular_plan plan = { .columns = t->width, .comfort = TABULAR_COMFORT_LEAST };

	assert(t->n_columns <= TABULAR_COLUMNS_MAX);
	measure(t, &plan);
	plan.parts = count_parts(t, &plan);
	plan.comfort = TABULAR_COMFORT_MOST;
	while (plan.comfort > TABULAR_COMFORT_LEAST && count_parts(t, &plan) > plan.parts)
		plan.comfort--;
	while (plan.columns > t->width / 2 && count_parts(t, &plan) == plan.parts)
		plan.columns--;
	if (count_parts(t, &plan) != plan.parts)
		plan.columns++;
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

void tabular_book_cell(const void *book_table, int row, int column, char text[TABULAR_CELL_BYTES])
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

bool tabular_book_figures(const void *book_table, int column)
{
	const struct rule_table *const t = ((const struct book_table *)book_table)->table;

	return column < t->n_columns && (t->columns[column].kind == COLUMN_NUMBER
		|| t->columns[column].kind == COLUMN_HALVES
		|| t->columns[column].kind == COLUMN_LENGTH);
}
