/* Signs that join from cell to cell, drawn: see picture.h.
 *
 * A box sign is four arms, from the middle of its cell to an edge: none, light, heavy, double.
 */
#include "config.h"

#include "picture.h"

enum { W = PICTURE_CELL_WIDTH, H = PICTURE_CELL_HEIGHT, MIDDLE_X = 4, MIDDLE_Y = 9 };
enum { LEFT, RIGHT, UP, DOWN, ARMS };
enum { NO_ARM, LIGHT, HEAVY, DOUBLE };

/* U+2500 to U+257F, each its arms to the left, the right, up, down.  Corners that are round are
 * drawn as corners; diagonals have no arms. */
static const char boxes[128][ARMS + 1] = {
	"1100", "2200", "0011", "0022", "1100", "2200", "0011", "0022",
	"1100", "2200", "0011", "0022", "0101", "0201", "0102", "0202",
	"1001", "2001", "1002", "2002", "0110", "0210", "0120", "0220",
	"1010", "2010", "1020", "2020", "0111", "0211", "0121", "0112",
	"0122", "0221", "0212", "0222", "1011", "2011", "1021", "1012",
	"1022", "2021", "2012", "2022", "1101", "2101", "1201", "2201",
	"1102", "2102", "1202", "2202", "1110", "2110", "1210", "2210",
	"1120", "2120", "1220", "2220", "1111", "2111", "1211", "2211",
	"1121", "1112", "1122", "2121", "1221", "2112", "1212", "2221",
	"2212", "2122", "1222", "2222", "1100", "2200", "0011", "0022",
	"3300", "0033", "0301", "0103", "0303", "3001", "1003", "3003",
	"0310", "0130", "0330", "3010", "1030", "3030", "0311", "0133",
	"0333", "3011", "1033", "3033", "3301", "1103", "3303", "3310",
	"1130", "3330", "3311", "1133", "3333", "0101", "1001", "1010",
	"0110", "0000", "0000", "0000", "1000", "0010", "0100", "0001",
	"2000", "0020", "0200", "0002", "1200", "0012", "2100", "0021",
};

static void draw_rect(FILE *out, double x, double y, double width, double height)
{
	fprintf(out, "<rect x='%g' y='%g' width='%g' height='%g'/>", x, y, width, height);
}

/* One stroke of an arm, so far off the middle line and so thick; it begins `back` before the
 * middle, so that arms that meet leave no hole. */
static void draw_stroke(FILE *out, int arm, int off, int thick, int back)
{
	switch (arm) {
	case LEFT:
		draw_rect(out, 0, MIDDLE_Y + off, MIDDLE_X + 1 + back, thick);
		break;
	case RIGHT:
		draw_rect(out, MIDDLE_X - back, MIDDLE_Y + off, W - MIDDLE_X + back, thick);
		break;
	case UP:
		draw_rect(out, MIDDLE_X + off, 0, thick, MIDDLE_Y + 1 + back);
		break;
	default:
		draw_rect(out, MIDDLE_X + off, MIDDLE_Y - back, thick, H - MIDDLE_Y + back);
	}
}

static void draw_arms(FILE *out, const char arms[ARMS + 1])
{
	int back = 0;

	for (int arm = 0; arm < ARMS; arm++)
		if (arms[arm] - '0' > LIGHT)
			back = 1;
	for (int arm = 0; arm < ARMS; arm++)
		switch (arms[arm] - '0') {
		case LIGHT:
			draw_stroke(out, arm, 0, 1, back);
			break;
		case HEAVY:
			draw_stroke(out, arm, -1, 3, back);
			break;
		case DOUBLE:
			draw_stroke(out, arm, -1, 1, back);
			draw_stroke(out, arm, 1, 1, back);
			break;
		default:
			break;
		}
}

static void draw_diagonals(FILE *out, uint32_t sign, uint32_t ink)
{
	if (sign != 0x2572)
		fprintf(out, "<path d='M0 %dL%d 0' stroke='#%06x'/>", H, W, (unsigned)ink);
	if (sign != 0x2571)
		fprintf(out, "<path d='M0 0L%d %d' stroke='#%06x'/>", W, H, (unsigned)ink);
}

/* Parts of a cell that is two wide and `rows` high, a bit each, from its upper left on. */
static void draw_parts(FILE *out, unsigned bits, int rows)
{
	for (int i = 0; i < 2 * rows; i++)
		if (bits >> i & 1)
			draw_rect(out, i % 2 * W / 2.0, (double)(i / 2 * H) / rows, W / 2.0,
				(double)H / rows);
}

static void draw_block(FILE *out, uint32_t sign)
{
	static const unsigned char quarters[] = { 4, 8, 1, 13, 9, 7, 11, 2, 6, 14 };
	const int n = (int)(sign - 0x2580);

	if (sign == 0x2580)
		draw_rect(out, 0, 0, W, H / 2.0);
	else if (sign <= 0x2588)
		draw_rect(out, 0, H - H * n / 8.0, W, H * n / 8.0);
	else if (sign <= 0x258f)
		draw_rect(out, 0, 0, W * (16 - n) / 8.0, H);
	else if (sign == 0x2590)
		draw_rect(out, W / 2.0, 0, W / 2.0, H);
	else if (sign <= 0x2593)
		fprintf(out, "<rect width='%d' height='%d' fill-opacity='.%d'/>", W, H,
			25 * (n - 0x10));
	else if (sign == 0x2594)
		draw_rect(out, 0, 0, W, H / 8.0);
	else if (sign == 0x2595)
		draw_rect(out, W * 7 / 8.0, 0, W / 8.0, H);
	else
		draw_parts(out, quarters[sign - 0x2596], 2);
}

/* The sixths of a cell leave out what is a block already: nothing, its halves, all of it. */
static void draw_sixths(FILE *out, uint32_t sign)
{
	unsigned bits = sign - 0x1fb00 + 1;

	bits += bits >= 21;
	bits += bits >= 42;
	draw_parts(out, bits, 3);
}

static void draw_braille(FILE *out, uint32_t sign)
{
	static const unsigned char columns[] = { 0, 0, 0, 1, 1, 1, 0, 1 };
	static const unsigned char rows[] = { 0, 1, 2, 0, 1, 2, 3, 3 };

	for (int i = 0; i < 8; i++)
		if (sign >> i & 1)
			draw_rect(out, 1.5 + 4 * columns[i], 2 + 4 * rows[i], 2, 2);
}

bool strokes_draw(FILE *out, uint32_t sign, int x, int y, uint32_t ink)
{
	const bool box = sign >= 0x2500 && sign <= 0x257f;
	const bool block = sign >= 0x2580 && sign <= 0x259f;
	const bool sixths = sign >= 0x1fb00 && sign <= 0x1fb3b;

	if (!box && !block && !sixths && (sign < 0x2800 || sign > 0x28ff))
		return false;
	fprintf(out, "<g transform='translate(%d,%d)' fill='#%06x'>", x, y, (unsigned)ink);
	if (sign >= 0x2571 && sign <= 0x2573)
		draw_diagonals(out, sign, ink);
	else if (box)
		draw_arms(out, boxes[sign - 0x2500]);
	else if (block)
		draw_block(out, sign);
	else if (sixths)
		draw_sixths(out, sign);
	else
		draw_braille(out, sign);
	fputs("</g>\n", out);
	return true;
}
