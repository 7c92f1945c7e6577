/* A picture of a terminal's screen: see picture.h.
 *
 *  P1  backs first, a rectangle for each run of one back, then signs: no sign is cut off.
 *  P2  a run of text ends at each blank and at each sign beyond ASCII, which may come from another
 *      font: wherever a run begins it stands in its column.
 */
#include "config.h"

#include "picture.h"

#include <string.h>

enum { W = PICTURE_CELL_WIDTH, H = PICTURE_CELL_HEIGHT, BASELINE = 14 };

/* What is to be drawn of a cell's look; colours are 0xRRGGBB. */
struct paint {
	uint32_t ink, back;
	bool bold, underline, italic;
};

struct picture {
	const struct terminal *terminal;
	bool console;			/* Linux's */
	FILE *out;
};

/* ---- colours ---- */

static const uint32_t xterm_colours[16] = {
	0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
	0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
};
static const uint32_t console_colours[16] = {
	0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
	0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
};
enum { WHITE = 7, BRIGHT = 8, CYAN = 6 };

static uint32_t colour(const struct picture *p, int number)
{
	static const unsigned char levels[] = { 0, 95, 135, 175, 215, 255 };

	if (number < 16)
		return p->console ? console_colours[number] : xterm_colours[number];
	if (number < 232) {
		const int cube = number - 16;

		return (uint32_t)levels[cube / 36] << 16 | (uint32_t)levels[cube / 6 % 6] << 8 |
			levels[cube % 6];
	}
	if (number < 256)
		return (uint32_t)(8 + 10 * (number - 232)) * 0x010101;
	return (uint32_t)number - 256;
}

/* A third of the way from the one to the other. */
static uint32_t between(uint32_t a, uint32_t b)
{
	uint32_t mixed = 0;

	for (int shift = 0; shift < 24; shift += 8)
		mixed |= (2 * (a >> shift & 0xff) + (b >> shift & 0xff)) / 3 << shift;
	return mixed;
}

/* White on black, as both are most often used.  Bold brightens the first eight inks (xterm's own
 * default); on the console that is all it does, and underlined and dim are colours. */
static struct paint paint_of(const struct picture *p, const struct terminal_cell *c)
{
	const bool bold = (c->weight & TERMINAL_BOLD) != 0;
	int ink = c->ink == TERMINAL_OWN && p->console ? WHITE : c->ink;
	struct paint look = {
		.back = c->back == TERMINAL_OWN ? 0x000000 : colour(p, c->back),
		.bold = bold && !p->console, .italic = (c->weight & TERMINAL_ITALIC) != 0,
		.underline = c->weight & TERMINAL_UNDERLINE && !p->console,
	};

	if (p->console && c->weight & TERMINAL_UNDERLINE)
		ink = CYAN;
	else if (p->console && c->weight & TERMINAL_DIM)
		ink = BRIGHT;
	if (bold && ink >= 0 && ink < BRIGHT)
		ink += BRIGHT;
	look.ink = ink == TERMINAL_OWN ? xterm_colours[WHITE] : colour(p, ink);
	if (c->weight & TERMINAL_DIM && !p->console)
		look.ink = between(look.ink, look.back);
	if (c->weight & TERMINAL_REVERSE) {
		const uint32_t ink_before = look.ink;

		look.ink = look.back;
		look.back = ink_before;
	}
	return look;
}

static struct paint paint_at(const struct picture *p, int column, int row)
{
	const struct terminal_cell c = terminal_cell(p->terminal, column, row);

	return paint_of(p, &c);
}

/* ---- a row ---- */

static void draw_backs(const struct picture *p, int row)
{
	const int columns = terminal_columns(p->terminal);
	int last;

	for (int first = 0; first < columns; first = last + 1) {
		const uint32_t back = paint_at(p, first, row).back;

		for (last = first; last + 1 < columns; last++)
			if (paint_at(p, last + 1, row).back != back)
				break;
		if (back != 0x000000)
			fprintf(p->out, "<rect x='%d' y='%d' width='%d' height='%d' "
				"fill='#%06x'/>\n", first * W, row * H, (last - first + 1) * W, H,
				(unsigned)back);
	}
}

static void write_sign(FILE *out, uint32_t sign)
{
	if (sign == '<' || sign == '&' || sign == '>' || sign > 0x7e)
		fprintf(out, "&#%u;", (unsigned)sign);
	else
		fputc((int)sign, out);
}

static bool same_paint(struct paint a, struct paint b)
{
	return a.ink == b.ink && a.bold == b.bold && a.italic == b.italic;
}

/* The text from a column on; where it ends. */
static int draw_text(const struct picture *p, int first, int row)
{
	const struct paint look = paint_at(p, first, row);
	struct terminal_cell c = terminal_cell(p->terminal, first, row);
	int column = first;

	fprintf(p->out, "<text x='%d' y='%d' fill='#%06x'%s%s>", first * W, row * H + BASELINE,
		(unsigned)look.ink, look.bold ? " font-weight='bold'" : "",
		look.italic ? " font-style='italic'" : "");
	do {
		write_sign(p->out, c.sign);
		if (c.sign > 0x7e)
			break;
		if (++column == terminal_columns(p->terminal))
			break;
		c = terminal_cell(p->terminal, column, row);
	} while (c.sign > ' ' && c.sign <= 0x7e && same_paint(look, paint_at(p, column, row)));
	fputs("</text>\n", p->out);
	return column > first ? column : first + 1;
}

static void draw_signs(const struct picture *p, int row)
{
	for (int column = 0; column < terminal_columns(p->terminal);) {
		const struct terminal_cell c = terminal_cell(p->terminal, column, row);
		const struct paint look = paint_of(p, &c);

		if (c.sign == ' ' ||
		    strokes_draw(p->out, c.sign, column * W, row * H, look.ink))
			column++;
		else
			column = draw_text(p, column, row);
	}
}

static void draw_lines_under(const struct picture *p, int row)
{
	for (int column = 0; column < terminal_columns(p->terminal); column++) {
		const struct paint look = paint_at(p, column, row);

		if (look.underline)
			fprintf(p->out, "<rect x='%d' y='%d' width='%d' height='1' "
				"fill='#%06x'/>\n", column * W, row * H + BASELINE + 2, W,
				(unsigned)look.ink);
	}
}

/* ---- all of it ---- */

/* The size is that at which the font's signs are as wide as a cell. */
static void begin(const struct picture *p)
{
	const int width = terminal_columns(p->terminal) * W;
	const int height = terminal_rows(p->terminal) * H;

	fprintf(p->out, "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' "
		"viewBox='0 0 %d %d' shape-rendering='crispEdges' font-size='14.95' "
		"font-family=\"'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, monospace\">\n"
		"<rect width='%d' height='%d'/>\n", width, height, width, height, width, height);
}

/* As of a terminal that is not in focus: what stands under it is still seen. */
static void draw_cursor(const struct picture *p)
{
	int column, row;

	if (terminal_cursor(p->terminal, &column, &row))
		fprintf(p->out, "<rect x='%g' y='%g' width='%d' height='%d' fill='none' "
			"stroke='#ffffff'/>\n", column * W + 0.5, row * H + 0.5, W - 1, H - 1);
}

bool picture_write(const struct terminal *t, const char *term, const char *file)
{
	const struct picture p = {
		.terminal = t, .console = strcmp(term, "linux") == 0, .out = fopen(file, "w")
	};

	if (!p.out)
		return false;
	begin(&p);
	for (int row = 0; row < terminal_rows(t); row++)
		draw_backs(&p, row);
	for (int row = 0; row < terminal_rows(t); row++) {
		draw_signs(&p, row);
		draw_lines_under(&p, row);
	}
	draw_cursor(&p);
	fputs("</svg>\n", p.out);
	return fclose(p.out) == 0;
}
