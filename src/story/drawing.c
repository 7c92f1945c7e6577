/* Drawings are measured first, then cut into cells. */
#include "config.h"
#include "story/drawing.h"

#include <string.h>

#include "story/plain_text.h"

struct line { const char *text; size_t size; int number; };

/* The next line that has a cell; false at the end of the drawing. */
static bool next_line(const struct drawing *d, struct line *line)
{
	const char *const end = d->node->text + d->node->size;
	const char *at = line->text + line->size;

	if (line->number == 0) {
		at = d->node->text;
		line->number = d->node->drawn - 1;
	} else {
		at += at < end;
	}
	while (at < end) {
		const char *const stop = memchr(at, '\n', (size_t)(end - at));

		line->text = at;
		line->size = (size_t)((stop ? stop : end) - at);
		line->number++;
		if (strspn(at, " ") < line->size)
			return true;
		at += line->size + 1;
	}
	return false;
}

static int cells_in(const struct line *line)
{
	int n = 0;

	for (size_t i = 0; i < line->size; i++)
		n += line->text[i] != ' ' && ((unsigned char)line->text[i] & 0xC0) != 0x80;
	return n;
}

/* Blanks that YAML has cut from the line's beginning. */
static int indent_of(struct loader *l, const struct line *line)
{
	size_t size;
	const char *const source = faults_line(l->faults, line->number, &size);

	return source && size >= line->size ? (int)(size - line->size) : 0;
}

/* The commonest number of cells of a row; of equals that which comes first. */
static int usual_cells(const struct drawing *d)
{
	int rows[TEXT_LINE_MAX + 1] = { 0 }, usual = 0;
	struct line line = { .text = "" };

	while (next_line(d, &line))
		rows[cells_in(&line)]++;
	line = (struct line) { .text = "" };
	while (next_line(d, &line))
		if (rows[cells_in(&line)] > rows[usual])
			usual = cells_in(&line);
	return usual;
}

static void refuse_row(struct loader *l, const struct drawing *d, const struct line *line,
	int cells)
{
	fault_wrong_in(l, d->node, line->number,
		indent_of(l, line) + (int)strspn(line->text, " ") + 1,
		"expected %d cells as in most rows, found %d", cells, cells_in(line));
}

static bool measure(struct loader *l, struct drawing *d)
{
	const int cols = usual_cells(d);
	struct line line = { .text = "" };
	int rows = 0, uneven = 0;

	while (next_line(d, &line)) {
		if (cells_in(&line) != cols && uneven++ < DRAWING_FAULTS)
			refuse_row(l, d, &line, cols);
		if (rows < GRID_SIDE_MAX)
			d->lines[rows] = line.number;
		rows++;
	}
	if (rows < GRID_SIDE_MIN || cols < GRID_SIDE_MIN || rows > GRID_SIDE_MAX
	    || cols > GRID_SIDE_MAX) {
		fault_wrong(l, d->node, "expected a drawing of %d to %d cells a side, found %d by %d",
			GRID_SIDE_MIN, GRID_SIDE_MAX, cols, rows);
		return false;
	}
	d->grid.cols = (int16_t)cols;
	d->grid.rows = (int16_t)rows;
	return uneven == 0;
}

static bool cut(struct loader *l, struct drawing *d)
{
	struct line line = { .text = "" };
	const size_t cells = (size_t)grid_cells(&d->grid);
	cell_t cell = 0;
	int strange = 0;

	d->signs = arena_take(l->scratch, cells);
	d->columns = arena_array(l->scratch, cells, sizeof(*d->columns));
	if (!d->signs || !d->columns)
		return false;
	while (next_line(d, &line)) {
		int column = indent_of(l, &line);

		for (size_t i = 0; i < line.size; i++) {
			const unsigned char sign = (unsigned char)line.text[i];

			column += (sign & 0xC0) != 0x80;
			if (sign == ' ' || (sign & 0xC0) == 0x80)
				continue;
			d->signs[cell] = (char)sign;
			d->columns[cell++] = (uint16_t)column;
			if (sign >= LEGEND_SIGNS && strange++ < DRAWING_FAULTS)
				drawing_wrong(l, d, cell - 1, "expected signs of ASCII, "
					"found another");
		}
	}
	return strange == 0;
}

bool drawing_read(struct loader *l, const struct node *n, const struct grid *like,
	struct drawing *d)
{
	*d = (struct drawing) { .node = n, .grid = { .kind = l->grid.kind } };
	if (n->kind != NODE_TEXT || n->drawn == 0) {
		fault_expected(l, n, NULL, "a drawing: after | a block of lines, one sign a cell");
		return false;
	}
	if (!measure(l, d))
		return false;
	if (like && (d->grid.cols != like->cols || d->grid.rows != like->rows)) {
		fault_wrong(l, n, "expected %d by %d cells as in the map, found %d by %d",
			like->cols,
			like->rows, d->grid.cols, d->grid.rows);
		return false;
	}
	return cut(l, d);
}

void drawing_wrong(struct loader *l, const struct drawing *d, cell_t cell, const char *text)
{
	fault_wrong_in(l, d->node, d->lines[grid_row(&d->grid, cell)], d->columns[cell], "%s",
		text);
}
