/* Sketch maps: the part of the table where somebody stands, a sign a cell. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "report/markdown.h"

enum { MARGIN = 2, ROOMY_MAX = 40, LEGEND_TEXT = 100 };	/* wider sketches have no air */

struct window { int left, top, right, bottom; };

static bool stands(const struct markdown *q, int figure)
{
	return q->past.cell[figure] != CELL_NONE
		&& (q->past.life[figure] == LIFE_FIT || q->past.life[figure] == LIFE_WOUNDED);
}

/* Everybody who stands, with a margin; false if nobody does. */
static bool find_window(const struct markdown *q, struct window *w)
{
	const struct grid *const grid = &q->g->table->grid;
	bool any = false;

	*w = (struct window){ grid->cols, grid->rows, 0, 0 };
	for (int f = 0; f < q->g->n_figures; f++) {
		const int col = stands(q, f) ? grid_col(grid, q->past.cell[f]) : 0;
		const int row = stands(q, f) ? grid_row(grid, q->past.cell[f]) : 0;

		if (!stands(q, f))
			continue;
		any = true;
		w->left = col - MARGIN < w->left ? col - MARGIN : w->left;
		w->right = col + MARGIN > w->right ? col + MARGIN : w->right;
		w->top = row - MARGIN < w->top ? row - MARGIN : w->top;
		w->bottom = row + MARGIN > w->bottom ? row + MARGIN : w->bottom;
	}
	w->left = w->left < 0 ? 0 : w->left;
	w->top = w->top < 0 ? 0 : w->top;
	w->right = w->right >= grid->cols ? grid->cols - 1 : w->right;
	w->bottom = w->bottom >= grid->rows ? grid->rows - 1 : w->bottom;
	return any;
}

/* The sign of whoever stands in a cell; wounded men are small letters. */
static char sign_at(const struct markdown *q, cell_t cell)
{
	for (int f = 0; f < q->g->n_figures; f++)
		if (q->past.cell[f] == cell && stands(q, f)) {
			const char sign = q->g->setup->units[q->past.unit[f]].sign;

			return q->past.life[f] == LIFE_WOUNDED && sign >= 'A' && sign <= 'Z'
				? (char)(sign - 'A' + 'a') : sign;
		}
	return '\0';
}

/* Grounds whose signs are letters or the like would read as men: they are drawn
 * by what they are. */
static char ground_sign(const struct ground *g)
{
	static const char signs[GROUND_ROLES] = {
		[ROLE_OPEN] = '.', [ROLE_CROPS] = ',', [ROLE_SAND] = ':', [ROLE_FOREST] = '&',
		[ROLE_JUNGLE] = '%', [ROLE_WATER] = '~', [ROLE_DEEP] = '=', [ROLE_SWAMP] = ';',
		[ROLE_ROAD] = '_', [ROLE_HUT] = '^', [ROLE_MUD] = '[', [ROLE_STONE] = ']',
		[ROLE_WORKS] = '#', [ROLE_WALL] = '|', [ROLE_DOOR] = '+', [ROLE_ROCK] = '*',
		[ROLE_FIRE] = '$',
	};

	return g->role < GROUND_ROLES ? signs[g->role] : '?';
}

static void draw(const struct markdown *q, const struct window *w)
{
	const struct grid *const grid = &q->g->table->grid;
	const bool roomy = w->right - w->left < ROOMY_MAX;

	for (int row = w->top; row <= w->bottom; row++) {
		if (roomy && grid->kind == GRID_HEX && row % 2 == 1)
			putc(' ', q->out);
		for (int col = w->left; col <= w->right; col++) {
			const cell_t cell = grid_at(grid, col, row);
			const char sign = sign_at(q, cell);

			putc(sign != '\0' ? sign : ground_sign(table_ground(q->g->table, cell)),
				q->out);
			if (roomy && col < w->right)
				putc(' ', q->out);
		}
		putc('\n', q->out);
	}
}

/* What the signs of the ground stand for, as far as they are drawn. */
static void draw_ground_key(struct markdown *q, const struct window *w)
{
	const struct grid *const grid = &q->g->table->grid;
	const char *between = "Ground: ";
	bool told[256] = { false };

	for (int row = w->top; row <= w->bottom; row++)
		for (int col = w->left; col <= w->right; col++) {
			const cell_t cell = grid_at(grid, col, row);
			const struct ground *const ground = table_ground(q->g->table, cell);
			const char sign = ground_sign(ground);
			char text[LEGEND_TEXT];

			if (told[(unsigned char)sign] || sign_at(q, cell) != '\0')
				continue;
			told[(unsigned char)sign] = true;
			snprintf(text, sizeof text, "%s%c %c%s", between, sign,
				tolower((unsigned char)ground->name[0]), ground->name + 1);
			markdown_text(q, text);
			between = ", ";
		}
	fputs(between[0] == ',' ? ". " : "", q->out);
}

/* Whose letters these are. */
static void draw_key(struct markdown *q)
{
	const char *between = "";

	for (int u = 0; u < q->g->n_units; u++) {
		bool there = false;

		for (int f = 0; f < q->g->n_figures && !there; f++)
			there = q->past.unit[f] == u && stands(q, f);
		if (!there)
			continue;
		fprintf(q->out, "%s%c ", between, q->g->setup->units[u].sign);
		markdown_text(q, words_of_unit(&q->past, u).text);
		between = ", ";
	}
	fputs(".\n\n", q->out);
}

void report_sketch(struct markdown *q, const char *caption)
{
	struct window w;

	if (!find_window(q, &w))
		return;
	fputs("```text\n", q->out);
	draw(q, &w);
	fputs("```\n\n", q->out);
	markdown_text(q, caption);
	fputs(" Small letters are wounded. ", q->out);
	draw_ground_key(q, &w);
	draw_key(q);
}
