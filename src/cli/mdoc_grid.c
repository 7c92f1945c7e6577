/* Tables for manual pages, in the language of tbl, which mandoc and groff both set.
 *
 * Where columns stand and cells break is decided by tabular.h: tbl's own blocks of text come
 * out differently in each formatter, and badly at page ends.
 */
#include "config.h"
#include "cli/mdoc.h"

#include <stdbool.h>
#include <string.h>

enum {
	PART_COLUMNS = 72,	/* of 80: the indent of mdoc, and a margin */
	GAP = 3			/* between columns */
};

/* ---- tbl ---- */

/* Letters that devices have their own ideas of, where they are all of a cell. */
static const char *sign_of(const char *text)
{
	static const struct { const char *text, *sign; } signs[] = {
		{ "^", "\\(ha" }, { "~", "\\(ti" }, { "'", "\\(aq" }, { "`", "\\(ga" }
	};

	for (size_t i = 0; i < sizeof(signs) / sizeof(signs[0]); i++)
		if (strcmp(signs[i].text, text) == 0)
			return signs[i].sign;
	return NULL;
}

/* Prints the next piece of a cell and takes it off; false if none was left. */
static bool print_piece(FILE *out, const struct tabular *t, char text[GRID_CELL_BYTES],
	int width)
{
	const size_t n = tabular_piece(t, text, width), blanks = strspn(text + n, " ");
	const char *const sign = sign_of(text);
	char piece[GRID_CELL_BYTES];

	if (!*text)
		return false;
	snprintf(piece, sizeof(piece), "%.*s", (int)n, text);
	fputs("\\&", out);
	if (sign)
		fputs(sign, out);
	else
		mdoc_piece(out, piece);
	memmove(text, text + n + blanks, strlen(text + n + blanks) + 1);
	return true;
}

/* A row is as many lines as its longest cell takes. */
static void print_row(FILE *out, const struct tabular *t, const struct tabular_part *p, int row)
{
	char text[TABULAR_COLUMNS_MAX][GRID_CELL_BYTES];
	bool more = true;

	t->cell(t->self, row, 0, text[0]);
	for (int c = p->first; c < p->last; c++)
		t->cell(t->self, row, c, text[c]);
	while (more) {
		more = false;
		print_piece(out, t, text[0], p->width[0]);
		for (int c = p->first; c < p->last; c++) {
			fputc('\t', out);
			print_piece(out, t, text[c], p->width[c]);
			more = more || *text[c];
		}
		fputc('\n', out);
	}
}

/* A line of the format: the heading's is bold. */
static void print_format(FILE *out, const struct tabular *t, const struct tabular_part *p,
	const char *font)
{
	fprintf(out, "l%s", font);
	for (int c = p->first; c < p->last; c++)
		fprintf(out, " %s%s", t->figures(t->self, c) ? "r" : "l", font);
}

static void print_part(FILE *out, const struct tabular *t, const struct tabular_part *p)
{
	fputs(".TS\nnokeep;\n", out);
	print_format(out, t, p, "b");
	fputc('\n', out);
	print_format(out, t, p, "");
	fputs(".\n", out);
	print_row(out, t, p, -1);
	fputs("_\n", out);
	for (int row = 0; row < t->n_rows; row++)
		print_row(out, t, p, row);
	fputs(".TE\n", out);
}

void mdoc_grid(FILE *out, const struct mdoc_grid *g)
{
	const struct tabular t = {
		.self = g->self, .n_rows = g->n_rows, .n_columns = g->n_columns,
		.cell = g->cell, .figures = g->figures, .width = PART_COLUMNS, .gap = GAP,
	};
	const struct tabular_plan plan = tabular_plan(&t);
	struct tabular_part p = { .first = 1, .last = 1 };

	while (tabular_next(&t, &plan, &p)) {
		if (p.first > 1)
			fputs(".Pp\n", out);
		print_part(out, &t, &p);
	}
}
