/* The drawing of a pager: see pager.h. */
#include <stdio.h>

#include "tui/frame.h"
#include "tui/pager.h"
#include "tui/pane.h"
#include "tui/wide.h"

enum { STRIP_MAX = 1024 };

/* A part of a line, past `skip` columns of it. */
static int put_part(struct pane *pane, struct rect at, enum ink ink, enum back back,
	const char *text, size_t bytes)
{
	char part[STRIP_MAX];
	int used;

	if (at.cols < 1)
		return 0;
	snprintf(part, sizeof part, "%.*s", (int)bytes, text);
	used = wide_columns(part);
	if (back == BACK_NONE)
		pane_put(pane, at, ink, part);
	else
		pane_row(pane, (struct rect){ at.row, at.col, 1, used < at.cols ? used : at.cols },
			ink, back, part);
	return used;
}

/* A sentence is marked in all its lines. */
static void draw_whole(const struct pager *l, struct pane *pane, struct rect at,
	const struct strip *s, const struct link *k)
{
	const size_t start = k->start > s->start ? k->start : s->start;
	const size_t end = k->start + k->bytes < s->start + s->bytes ? k->start + k->bytes
		: s->start + s->bytes;
	char before[STRIP_MAX];
	int col;

	if (start >= end)
		return;
	snprintf(before, sizeof before, "%.*s", (int)(start - s->start), l->text + s->start);
	col = wide_columns(before);
	put_part(pane, (struct rect){ at.row, at.col + col, 1, at.cols - col }, s->ink, BACK_ROW,
		l->text + start, end - start);
}

static void draw_links(const struct pager *l, struct pane *pane, struct rect at,
	const struct strip *s)
{
	for (int i = 0; i < l->links.n; i++) {
		const struct link *k = &l->links.all[i];
		char before[STRIP_MAX];
		int col;

		if (k->whole) {
			if (i == l->at)
				draw_whole(l, pane, at, s, k);
			continue;
		}
		if (k->start < s->start || k->start >= s->start + s->bytes)
			continue;
		snprintf(before, sizeof before, "%.*s", (int)(k->start - s->start),
			l->text + s->start);
		col = wide_columns(before);
		put_part(pane, (struct rect){ at.row, at.col + col, 1, at.cols - col }, INK_KEY,
			i == l->at ? BACK_ROW : BACK_NONE, l->text + k->start, k->bytes);
	}
}

static void draw_strip(const struct pager *l, struct pane *pane, struct rect at,
	const struct strip *s)
{
	const int word = s->word && s->bytes > PAGER_WORD ? PAGER_WORD : 0;

	if (s->graded) {
		frame_edge(pane, at.row, at.col, s->edge);
		at.col += PAGER_EDGE;
		at.cols -= PAGER_EDGE;
	}
	at.col += s->indent;
	at.cols -= s->indent;
	put_part(pane, at, s->ink, BACK_NONE, l->text + s->start, s->bytes);
	put_part(pane, at, s->edge, BACK_NONE, l->text + s->start, (size_t)word);
	draw_links(l, pane, at, s);
}

void pager_draw(const struct pager *l, struct pane *pane, struct rect at)
{
	int first = 0;
	const int names = pager_names(l, &first);

	for (int i = 0; i < at.rows && l->top + i < l->n; i++)
		draw_strip(l, pane, (struct rect){ at.row + i, at.col, 1, at.cols },
			&l->strips[i < names ? first + i : l->top + i]);
	if (l->at >= 0 && l->at < l->links.n) {
		const int line = l->links.all[l->at].line - l->top;

		if (line >= 0 && line < at.rows) {
			pane_put(pane, (struct rect){ at.row + line, at.col - 1, 1, 1 }, INK_KEY,
				">");
			pane_cursor(pane, at.row + line, at.col - 1);
		}
	}
}

void pager_speak(struct pager *l, struct pane *pane, struct rect at)
{
	const int row = pager_news(l);

	if (pane_likes(pane)->speech && l->at < 0)
		pane_cursor(pane, row < 0 ? 0 : at.row + row, 0);	/* or at the title */
}
