/* Sketch maps: the part of the table where somebody stands, a sign a cell. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/text.h"
#include "report/markdown.h"

enum { MARGIN = 2, ROOMY_MAX = 40, LEGEND_TEXT = 100 };	/* wider sketches have no air */

struct sketch {
	const struct atlas *a;
	const struct atlas_map *m;
	const struct grid *grid;
	struct atlas_window window;
	FILE *out;
};

/* Captives are drawn with their captors. */
static bool stands(const struct sketch *s, int figure)
{
	return atlas_stands(s->m, figure) && s->m->life[figure] != LIFE_CAPTIVE;
}

/* Everybody who stands, with a margin; false if nobody does. */
static bool find_window(struct sketch *s)
{
	const struct grid *const grid = s->grid;
	struct atlas_window w = { grid->cols, grid->rows, 0, 0 };
	bool any = false;

	for (int f = 0; f < s->a->g->n_figures; f++) {
		const int col = stands(s, f) ? grid_col(grid, s->m->cell[f]) : 0;
		const int row = stands(s, f) ? grid_row(grid, s->m->cell[f]) : 0;

		if (!stands(s, f))
			continue;
		any = true;
		w.left = col - MARGIN < w.left ? col - MARGIN : w.left;
		w.right = col + MARGIN > w.right ? col + MARGIN : w.right;
		w.top = row - MARGIN < w.top ? row - MARGIN : w.top;
		w.bottom = row + MARGIN > w.bottom ? row + MARGIN : w.bottom;
	}
	w.left = w.left < 0 ? 0 : w.left;
	w.top = w.top < 0 ? 0 : w.top;
	w.right = w.right >= grid->cols ? grid->cols - 1 : w.right;
	w.bottom = w.bottom >= grid->rows ? grid->rows - 1 : w.bottom;
	s->window = w;
	return any;
}

/* The sign of whoever stands in a cell; wounded men are small letters. */
static char sign_at(const struct sketch *s, cell_t cell)
{
	for (int f = 0; f < s->a->g->n_figures; f++)
		if (s->m->cell[f] == cell && stands(s, f)) {
			const char sign = s->a->g->setup->units[s->m->unit[f]].sign;

			return s->m->life[f] == LIFE_WOUNDED && sign >= 'A' && sign <= 'Z'
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

static void draw(const struct sketch *s)
{
	const struct atlas_window w = s->window;
	const bool roomy = w.right - w.left < ROOMY_MAX;

	for (int row = w.top; row <= w.bottom; row++) {
		if (roomy && s->grid->kind == GRID_HEX && row % 2 == 1)
			putc(' ', s->out);
		for (int col = w.left; col <= w.right; col++) {
			const cell_t cell = grid_at(s->grid, col, row);
			const char sign = sign_at(s, cell);

			putc(sign != '\0' ? sign : ground_sign(atlas_ground(s->a, s->m, cell)),
				s->out);
			if (roomy && col < w.right)
				putc(' ', s->out);
		}
		putc('\n', s->out);
	}
}

/* What the signs of the ground stand for, as far as they are drawn. */
static void draw_ground_key(const struct sketch *s)
{
	const struct atlas_window w = s->window;
	const char *between = "Ground: ";
	bool told[256] = { false };

	for (int row = w.top; row <= w.bottom; row++)
		for (int col = w.left; col <= w.right; col++) {
			const cell_t cell = grid_at(s->grid, col, row);
			const struct ground *const ground = atlas_ground(s->a, s->m, cell);
			const char sign = ground_sign(ground);
			char text[LEGEND_TEXT];

			if (told[(unsigned char)sign] || sign_at(s, cell) != '\0')
				continue;
			told[(unsigned char)sign] = true;
			snprintf(text, sizeof text, "%s%c %c%s", between, sign,
				tolower((unsigned char)ground->name[0]), ground->name + 1);
			markdown_text(s->out, text);
			between = ", ";
		}
	fputs(between[0] == ',' ? ". " : "", s->out);
}

/* Whose letters these are. */
static void draw_key(const struct sketch *s)
{
	const struct game *const g = s->a->g;
	const char *between = "";

	for (int u = 0; u < g->n_units; u++) {
		bool there = false;

		for (int f = 0; f < g->n_figures && !there; f++)
			there = s->m->unit[f] == u && stands(s, f);
		if (!there)
			continue;
		fprintf(s->out, "%s%c ", between, g->setup->units[u].sign);
		markdown_text(s->out, words_of_unit(&s->a->past, u).text);
		between = ", ";
	}
	fputs(".\n\n", s->out);
}

void markdown_sketch(const struct atlas *a, const struct atlas_map *m, const char *caption,
	FILE *out)
{
	struct sketch s = { a, m, &a->g->table->grid, { 0, 0, 0, 0 }, out };

	if (!find_window(&s))
		return;
	fputs("```text\n", out);
	draw(&s);
	fputs("```\n\n", out);
	markdown_text(out, caption);
	fputs(" Small letters are wounded. ", out);
	draw_ground_key(&s);
	draw_key(&s);
}
