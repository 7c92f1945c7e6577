/* The chart from afar: the overview.  See chart.h.
 *
 * Where there are colours for it a sign shows two blocks of cells, one above the other, by
 * half a block of each one's colour, and the letters of units where their guides stand.
 * Elsewhere the cell of a block that matters most stands for all of it.
 */
#include "tui/chart_own.h"

enum { UPPER_HALF = 0x2580 };

/* What an overlay has to say by a sign alone, ' ' for nothing: no back tells it. */
static uint32_t laid_sign(const struct drawing *d, cell_t cell)
{
	return cell == CELL_NONE || chart_figure_at(d, cell) >= 0 ? ' '
		: chart_overlay_sign(d, chart_overlaid(d, cell));
}

/* Of an overlay that which is rarer: the higher ground, the edge of a band.  Whoever may be
 * chosen is seen before his own neighbours. */
static int laid_weight(const struct drawing *d, cell_t cell)
{
	const uint8_t overlaid = chart_overlaid(d, cell);

	if (overlaid == OVERLAID_TARGET || overlaid == OVERLAID_AIMED || overlaid == OVERLAID_UNIT)
		return 450 + (overlaid == OVERLAID_AIMED);
	if ((overlaid >= OVERLAID_WALK && overlaid < OVERLAID_ABSENT)
			|| (overlaid >= OVERLAID_PATH && overlaid <= OVERLAID_BLOCK))
		return 270;
	if (overlaid > OVERLAID_LEVEL && overlaid < OVERLAID_ZONE)
		return 200 + overlaid - OVERLAID_LEVEL;
	return laid_sign(d, cell) != ' ' ? 200 : 0;
}

/* How much a cell wants to be the one seen of its block. */
static int weight(const struct drawing *d, cell_t cell)
{
	const struct view *const v = d->v;
	const int figure = chart_figure_at(d, cell), laid = laid_weight(d, cell);

	if (figure >= 0 && laid < 450)
		return v->game.units[v->game.figures[figure].unit].side == v->game.viewer ? 400
			: 300;
	if (laid > 0)
		return laid;
	if (chart_sign_at(&d->signs, cell) != NULL)
		return 260;
	if (chart_item_at(v, cell) >= 0)
		return 250;
	switch (table_ground(v->game.table, cell)->role) {
	case ROLE_HUT: case ROLE_MUD: case ROLE_STONE: case ROLE_WORKS: case ROLE_WALL:
		return 100;
	case ROLE_ROAD:
		return 60;
	case ROLE_OPEN:
		return 1;
	default:
		return 30;
	}
}

/* The cell that stands for a block of so many rows and columns. */
static cell_t spokesman(const struct drawing *d, struct point first, int rows, int cols)
{
	cell_t best = CELL_NONE;
	int heaviest = 0;

	for (int r = first.row; r < first.row + rows; r++)
		for (int c = first.col; c < first.col + cols; c++) {
			const cell_t cell = grid_at(&d->v->game.table->grid, c, r);
			const int here = cell == CELL_NONE ? 0 : weight(d, cell);

			if (here > heaviest) {
				heaviest = here;
				best = cell;
			}
		}
	return best;
}

/* The back that a cell shows as a whole. */
static int fill(const struct drawing *d, cell_t cell)
{
	const struct pair pair = cell == CELL_NONE ? (struct pair){ { ' ', INK_PLAIN, BACK_NONE,
		0 }, { ' ', INK_PLAIN, BACK_NONE, 0 } } : chart_cell_pair(d, cell);
	const int kind = cell == CELL_NONE ? 0 : d->v->game.table->kind[cell];

	if (pair.first.ink == INK_ITEM)
		return BACK_ITEM;
	if (pair.first.ink == INK_PATH)
		return BACK_PATH;
	if (pair.first.back < BACK_GROUND)
		return pair.first.back;
	return ink_ground(d->v->game.table, kind).back + TONE_FAR;
}

/* Whether a unit is named there: who guides it stands in the block. */
static bool names_unit(const struct drawing *d, cell_t cell)
{
	const struct view *const v = d->v;
	const int figure = cell == CELL_NONE ? NOBODY : chart_figure_at(d, cell);

	return figure >= 0 && game_unit_whereabouts(&v->game, v->game.figures[figure].unit) == cell;
}

/* The overlay's sign on the ground of its cell. */
static struct glyph laid_glyph(const struct drawing *d, cell_t cell)
{
	struct glyph glyph = chart_cell_pair(d, cell).second;

	glyph.sign = laid_sign(d, cell);
	return glyph;
}

static struct glyph halves(const struct drawing *d, struct point first)
{
	const int n = d->look->scale;
	const cell_t upper = spokesman(d, first, n, n);
	const cell_t lower = spokesman(d, (struct point){ first.row + n, first.col }, n, n);

	if (names_unit(d, upper))
		return chart_cell_pair(d, upper).first;
	if (names_unit(d, lower))
		return chart_cell_pair(d, lower).first;
	if (laid_sign(d, upper) != ' ')
		return laid_glyph(d, upper);
	if (laid_sign(d, lower) != ' ')
		return laid_glyph(d, lower);
	return (struct glyph){ UPPER_HALF, (uint16_t)(INKS + fill(d, upper)),
		(uint16_t)fill(d, lower), 0 };
}

static struct glyph whole(const struct drawing *d, struct point first)
{
	const int n = d->look->scale;
	const cell_t cell = spokesman(d, first, 2 * n, n);

	if (cell == CELL_NONE)
		return (struct glyph){ ' ', INK_PLAIN, BACK_NONE, 0 };
	if (laid_sign(d, cell) != ' ')
		return laid_glyph(d, cell);
	return chart_cell_pair(d, cell).first;
}

void chart_draw_far(const struct drawing *d)
{
	const struct chart_look *const look = d->look;
	const struct point in = chart_origin(&d->v->game.table->grid, look);

	for (int row = 0; row + in.row < look->rows; row++)
		for (int col = 0; col + in.col < look->cols; col++) {
			const struct point first = { look->row + row * 2 * look->scale,
				look->col + col * look->scale };

			if (grid_at(&d->v->game.table->grid, first.col, first.row) == CELL_NONE)
				continue;
			chart_set(d, (struct point){ in.row + row, in.col + col },
				look->shaded && look->unicode ? halves(d, first)
				: whole(d, first));
		}
}
