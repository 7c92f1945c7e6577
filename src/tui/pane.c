/* The pane: see pane.h.
 *
 *  N1  nothing is drawn outside the window: curses would scroll or wrap.
 *  N2  a column outside Unicode mode holds one ASCII character.
 */
#include "tui/pane_own.h"

#include <assert.h>
#include <stdlib.h>
#include <wchar.h>

#include "cliffhanger/text.h"
#include "tui/wide.h"

enum { MANY = 256 };

void pane_blank(WINDOW *window, int own)
{
	const wchar_t blank[2] = { L' ', L'\0' };
	cchar_t cell;

	if (own != 0 && setcchar(&cell, blank, A_NORMAL, (short)own, NULL) == OK)
		wbkgrnd(window, &cell);
}

struct pane *pane_new(struct rect where, struct pane_style style)
{
	struct pane *p = malloc(sizeof *p);

	if (p == NULL)
		return NULL;
	*p = (struct pane){ .style = style, .cursor_row = -1 };
	p->window = newwin(where.rows > 0 ? where.rows : 1, where.cols > 0 ? where.cols : 1,
		where.row, where.col);
	if (p->window != NULL)
		p->panel = new_panel(p->window);
	if (p->panel == NULL) {
		pane_free(p);
		return NULL;
	}
	pane_blank(p->window, p->style.own);
	return p;
}

bool pane_shade(struct pane *p)
{
	const int row = getbegy(p->window), col = getbegx(p->window);
	const int top = row > 0 ? row - 1 : 0, left = col > 0 ? col - 1 : 0;
	const int bottom = row + pane_rows(p), right = col + pane_cols(p);

	p->shade = newwin((bottom < LINES ? bottom + 1 : LINES) - top,
		(right < COLS ? right + 1 : COLS) - left, top, left);
	if (p->shade != NULL)
		p->shade_panel = new_panel(p->shade);
	if (p->shade_panel == NULL)
		return false;
	pane_blank(p->shade, p->style.own);
	top_panel(p->panel);
	return true;
}

void pane_free(struct pane *p)
{
	if (p == NULL)
		return;
	if (p->shade_panel != NULL)
		del_panel(p->shade_panel);
	if (p->shade != NULL)
		delwin(p->shade);
	if (p->panel != NULL)
		del_panel(p->panel);
	if (p->window != NULL)
		delwin(p->window);
	free(p);
}

int pane_rows(const struct pane *p) { return getmaxy(p->window); }
int pane_cols(const struct pane *p) { return getmaxx(p->window); }
const struct preferences *pane_likes(const struct pane *p) { return p->style.likes; }
bool pane_unicode(const struct pane *p) { return p->style.unicode; }
bool pane_shades(const struct pane *p) { return p->style.colours >= MANY; }
bool pane_tints(const struct pane *p) { return pane_shades(p) && !p->style.flat; }

void pane_clear(struct pane *p)
{
	werase(p->window);
	p->cursor_row = -1;
}

static attr_t weights(unsigned weight)
{
	attr_t attributes = A_NORMAL;

	if (weight & WEIGHT_BOLD)
		attributes |= A_BOLD;
	if (weight & WEIGHT_UNDERLINE)
		attributes |= A_UNDERLINE;
	if (weight & WEIGHT_REVERSE)
		attributes |= A_REVERSE;
	if (weight & WEIGHT_DIM)
		attributes |= A_DIM;
	return attributes;
}

static void use(struct pane *p, int ink, int back, unsigned weight)
{
	const struct ink_look look = ink_look_in(&p->style.likes->dyes, ink, back,
		weight, p->style.colours);
	const bool own = look.ink == COLOUR_OWN && look.back == COLOUR_OWN;
	const int pair = p->style.colours == 0 ? 0 : own ? p->style.own
		: alloc_pair(look.ink, look.back);

	assert(ink_may_stand(ink, back));
	wattr_set(p->window, weights(look.weight), (short)(pair > 0 ? pair : 0), NULL);
}

static bool inside(const struct pane *p, int row, int col)
{
	return row >= 0 && col >= 0 && row < pane_rows(p) && col < pane_cols(p);
}

/* One character, combining ones with what stands before them. */
static void put_code(struct pane *p, uint32_t c)
{
	const wchar_t text[2] = { (wchar_t)c, L'\0' };

	if (p->style.unicode)
		waddnwstr(p->window, text, 1);
	else
		waddch(p->window, (chtype)(unsigned char)wide_ascii(c));
}

/* N1: curses moves to the next line after the last column; inserting the last
 * character of the window instead would be no better, so the error that
 * waddch gives in the lower right corner is simply not asked for. */
static int put_text(struct pane *p, struct rect at, const char *text)
{
	int room = pane_cols(p) - at.col, used = 0;
	uint32_t c;

	if (!inside(p, at.row, at.col))
		return 0;
	if (at.cols < room)
		room = at.cols;
	wmove(p->window, at.row, at.col);
	while ((c = wide_next(&text)) != 0) {
		const int width = wide_width(c);

		if (!p->style.unicode && width != 1) {
			if (width == 0)
				continue;
			c = '?';
		}
		if (used + (p->style.unicode ? width : 1) > room)
			break;
		put_code(p, c);
		used += p->style.unicode ? width : 1;
	}
	return used;
}

int pane_put(struct pane *p, struct rect at, enum ink ink, const char *text)
{
	return pane_on(p, at, ink, BACK_NONE, text);
}

int pane_on(struct pane *p, struct rect at, enum ink ink, enum back back, const char *text)
{
	use(p, (int)ink, (int)back, 0);
	return put_text(p, at, text);
}

void pane_row(struct pane *p, struct rect at, enum ink ink, enum back back, const char *text)
{
	int used;

	use(p, (int)ink, (int)back, 0);
	used = put_text(p, at, text);
	for (; used < at.cols && inside(p, at.row, at.col + used); used++)
		mvwaddch(p->window, at.row, at.col + used, ' ');
}

void pane_glyph(struct pane *p, int row, int col, const struct glyph *glyph)
{
	if (!inside(p, row, col))
		return;
	use(p, glyph->ink, glyph->back, glyph->weight);
	wmove(p->window, row, col);
	put_code(p, text_shows((int32_t)glyph->sign) ? glyph->sign : '?');
}

static const struct { uint32_t unicode; char ascii; } joints[JOINTS] = {
	[JOINT_UP] = { 0x2534, '+' },
	[JOINT_LEFT] = { 0x2524, '+' }, [JOINT_RIGHT] = { 0x251C, '+' },
	[JOINT_FLAT] = { 0x2500, '-' }, [JOINT_UPRIGHT] = { 0x2502, '|' },
};

void pane_joint(struct pane *p, int row, int col, enum ink ink, enum joint joint)
{
	const struct glyph glyph = { p->style.unicode ? joints[joint].unicode :
		(uint32_t)(unsigned char)joints[joint].ascii, (uint8_t)ink, BACK_NONE, 0 };

	pane_glyph(p, row, col, &glyph);
}

void pane_flat(struct pane *p, int row, int col, int length, enum ink ink)
{
	for (int i = 0; i < length; i++)
		pane_joint(p, row, col + i, ink, JOINT_FLAT);
}

void pane_upright(struct pane *p, int row, int col, int length, enum ink ink)
{
	for (int i = 0; i < length; i++)
		pane_joint(p, row + i, col, ink, JOINT_UPRIGHT);
}

void pane_cursor(struct pane *p, int row, int col)
{
	p->cursor_row = row;
	p->cursor_col = col;
}
