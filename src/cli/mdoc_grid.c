/* Tables for manual pages, in the language of tbl, which mandoc and groff both set.
 *
 * A table is cut into parts that fit: each has the first column, which names the
 * row, and as many others as there is room for.  A column of long texts takes what
 * is left of its part's width, and its cells are broken into lines here: tbl's own
 * blocks of text come out differently in each formatter, and badly at page ends.
 *
 *  G1  a part is at most PART_COLUMNS wide.
 *  G2  the first column is never broken: a line that begins with something begins a
 *      row.
 *  G3  a cell breaks at blanks alone, so that whoever reads it back finds the entry.
 */
#include "config.h"
#include "cli/mdoc.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

enum {
	PART_COLUMNS = 72,	/* of 80: the indent of mdoc, and a margin */
	GAP = 3,		/* between columns */
	COMFORT_MOST = 20,	/* a column of texts is so wide if its texts are … */
	COMFORT_LEAST = 14,	/* … or narrower if that saves a part */
	GRID_COLUMNS_MAX = 32
};

/* How a table is cut: the columns a part may take, and how wide texts are at least. */
struct plan { int columns, comfort; };

/* Columns first … last - 1 beside the first one, and how wide all are made and would
 * like to be. */
struct part { int first, last, width[GRID_COLUMNS_MAX], full[GRID_COLUMNS_MAX]; };

static int columns_of(const char *text, size_t size)
{
	int columns = 0;

	for (size_t i = 0; i < size; i++)
		columns += ((unsigned char)text[i] & 0xC0) != 0x80;
	return columns;
}

static int text_columns(const char *text)
{
	return columns_of(text, strlen(text));
}

static int longest_word(const char *text)
{
	int longest = 0;

	while (*text) {
		const int n = (int)strcspn(text, " ");

		longest = n > longest ? n : longest;
		text += n;
		text += strspn(text, " ");
	}
	return longest;
}

/* How wide a column is if nothing is broken. */
static int full_width(const struct mdoc_grid *g, int column)
{
	char text[GRID_CELL_BYTES];
	int widest = 0;

	for (int row = -1; row < g->n_rows; row++) {
		g->cell(g->self, row, column, text);
		widest = text_columns(text) > widest ? text_columns(text) : widest;
	}
	return widest;
}

/* How narrow it may be: headings may be broken, figures not. */
static int least_width(const struct mdoc_grid *g, int column, int comfort)
{
	const bool figures = g->figures(g->self, column);
	char text[GRID_CELL_BYTES];
	int least = 0;

	for (int row = -1; row < g->n_rows; row++) {
		int n, full;

		g->cell(g->self, row, column, text);
		n = longest_word(text);
		full = text_columns(text);
		if (row >= 0 && (figures || full < comfort))
			n = full;
		else if (row >= 0 && n < comfort)
			n = comfort;
		least = n > least ? n : least;
	}
	return least;
}

/* Shares out what a part has left, by one column at a time to whoever wants more. */
static void widen(struct part *p, int left)
{
	bool given = true;

	while (left > 0 && given) {
		given = false;
		for (int c = p->first; c < p->last && left > 0; c++)
			if (p->width[c] < p->full[c]) {
				p->width[c]++;
				left--;
				given = true;
			}
	}
}

static void make_part(const struct mdoc_grid *g, struct plan plan, int first, struct part *p)
{
	int used = p->width[0] = full_width(g, 0);

	p->first = p->last = first;
	while (p->last < g->n_columns) {
		const int full = full_width(g, p->last);
		const int least = least_width(g, p->last, plan.comfort);

		if (p->last > first && used + GAP + least > plan.columns)
			break;
		p->full[p->last] = full;
		p->width[p->last++] = least;
		used += GAP + least;
	}
	widen(p, PART_COLUMNS - used);
}

static int count_parts(const struct mdoc_grid *g, struct plan plan)
{
	struct part p;
	int parts = 0;

	for (int first = 1; first < g->n_columns; first = p.last) {
		make_part(g, plan, first, &p);
		parts++;
	}
	return parts;
}

/* As few parts as can be, then texts as wide as can be, then parts as even. */
static struct plan make_plan(const struct mdoc_grid *g)
{
	struct plan plan = { PART_COLUMNS, COMFORT_LEAST };
	const int parts = count_parts(g, plan);

	plan.comfort = COMFORT_MOST;
	while (plan.comfort > COMFORT_LEAST && count_parts(g, plan) > parts)
		plan.comfort--;
	while (plan.columns > PART_COLUMNS / 2 &&
			count_parts(g, (struct plan){ plan.columns - 1, plan.comfort }) == parts)
		plan.columns--;
	return plan;
}

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

/* Bytes of the piece of a text that fits a line. */
static size_t piece_of(const char *text, int width)
{
	size_t n = strcspn(text, " "), fits;

	do {
		fits = n;
		n += strspn(text + n, " ");
		n += strcspn(text + n, " ");
	} while (n > fits && columns_of(text, n) <= width);
	return fits;
}

/* Prints the next piece of a cell and takes it off; false if none was left. */
static bool print_piece(FILE *out, char text[GRID_CELL_BYTES], int width)
{
	const size_t n = piece_of(text, width), blanks = strspn(text + n, " ");
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
static void print_row(FILE *out, const struct mdoc_grid *g, const struct part *p, int row)
{
	char text[GRID_COLUMNS_MAX][GRID_CELL_BYTES];
	bool more = true;

	g->cell(g->self, row, 0, text[0]);
	for (int c = p->first; c < p->last; c++)
		g->cell(g->self, row, c, text[c]);
	while (more) {
		more = false;
		print_piece(out, text[0], p->width[0]);
		for (int c = p->first; c < p->last; c++) {
			fputc('\t', out);
			print_piece(out, text[c], p->width[c]);
			more = more || *text[c];
		}
		fputc('\n', out);
	}
}

/* A line of the format: the heading's is bold. */
static void print_format(FILE *out, const struct mdoc_grid *g, const struct part *p,
	const char *font)
{
	fprintf(out, "l%s", font);
	for (int c = p->first; c < p->last; c++)
		fprintf(out, " %s%s", g->figures(g->self, c) ? "r" : "l", font);
}

static void print_part(FILE *out, const struct mdoc_grid *g, const struct part *p)
{
	fputs(".TS\nnokeep;\n", out);
	print_format(out, g, p, "b");
	fputc('\n', out);
	print_format(out, g, p, "");
	fputs(".\n", out);
	print_row(out, g, p, -1);
	fputs("_\n", out);
	for (int row = 0; row < g->n_rows; row++)
		print_row(out, g, p, row);
	fputs(".TE\n", out);
}

void mdoc_grid(FILE *out, const struct mdoc_grid *g)
{
	const struct plan plan = make_plan(g);
	struct part p;

	assert(g->n_columns <= GRID_COLUMNS_MAX);
	for (int first = 1; first < g->n_columns; first = p.last) {
		make_part(g, plan, first, &p);
		if (first > 1)
			fputs(".Pp\n", out);
		print_part(out, g, &p);
	}
}
