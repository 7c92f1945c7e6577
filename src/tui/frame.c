/* The frame: see frame.h. */
#include "tui/frame.h"

#include <stdio.h>

#include "tui/wide.h"

enum { TEXT_MAX = 512, GAP = 2, HINT_GAP = 3, TITLE_COL = 2, WHOLE = 1000,
	LEFT_HALF = 0x258C, FULL_BLOCK = 0x2588, EIGHTHS = 8, MIDDLE_DOT = 0xB7 };

void frame_bar(struct pane *pane, int row, enum ink left, const char *text, enum ink right,
	const char *more)
{
	const int cols = pane_cols(pane), used = wide_columns(more);
	const int room = cols - 1 - (used > 0 ? used + 1 + GAP : 1);
	char cut[TEXT_MAX];

	pane_row(pane, (struct rect){ row, 0, 1, cols }, left, BACK_BAR, "");
	if (room > 0) {
		snprintf(cut, sizeof cut, "%s", text);
		wide_cut(cut, sizeof cut, room, pane_unicode(pane));
		pane_on(pane, (struct rect){ row, 1, 1, room }, left, BACK_BAR, cut);
	}
	pane_on(pane, (struct rect){ row, used + 2 <= cols ? cols - 1 - used : 0, 1, cols },
		right, BACK_BAR, more);
}

void frame_keys(struct pane *pane, struct rect at, enum key_place place)
{
	const struct keymap *const m = &pane_likes(pane)->keys;
	const char *words;
	char key[24];
	int col = 0;

	for (int i = 0; keys_hint(m, place, i, key, sizeof key, &words); i++) {
		const int gap = col > 0 ? HINT_GAP : 0;
		const int broad = gap + wide_columns(key) + 1 + wide_columns(words);

		if (col + broad > at.cols)
			continue;
		pane_put(pane, (struct rect){ at.row, at.col + col + gap, 1, at.cols }, INK_KEY,
			key);
		pane_put(pane, (struct rect){ at.row, at.col + col + gap + wide_columns(key) + 1,
			1, at.cols }, INK_PLAIN, words);
		col += broad;
	}
}

int frame_rule(struct pane *pane, int row, int col, int cols, const char *title)
{
	char cut[TEXT_MAX];

	pane_flat(pane, row, col, cols, INK_RULE);
	if (*title == '\0' || cols < 3 * TITLE_COL)
		return col;
	snprintf(cut, sizeof cut, " %s", title);
	wide_cut(cut, sizeof cut, cols - 2 * TITLE_COL - 1, pane_unicode(pane));
	wide_add(cut, sizeof cut, " ");
	return col + TITLE_COL + pane_put(pane, (struct rect){ row, col + TITLE_COL, 1,
		cols - 2 * TITLE_COL }, INK_DIM, cut);
}

void frame_edge(struct pane *pane, int row, int col, enum ink ink)
{
	const struct glyph edge = { pane_unicode(pane) ? LEFT_HALF : '|', (uint16_t)ink,
		BACK_NONE, 0 };

	if (!pane_likes(pane)->speech)
		pane_glyph(pane, row, col, &edge);
}

void frame_share(struct pane *pane, struct rect at, enum ink ink, int milli)
{
	const int eighths = (at.cols * EIGHTHS * milli + WHOLE / 2) / WHOLE;

	for (int i = 0; i < at.cols && !pane_likes(pane)->speech; i++) {
		const int part = eighths - i * EIGHTHS;
		struct glyph glyph = { '=', (uint16_t)ink, BACK_NONE, 0 };

		if (part <= 0)
			glyph = (struct glyph){ pane_unicode(pane) ? MIDDLE_DOT : '.', INK_LOST,
				BACK_NONE, 0 };
		else if (pane_unicode(pane))
			glyph.sign = (uint32_t)(part >= EIGHTHS ? FULL_BLOCK
				: FULL_BLOCK + EIGHTHS - part);
		pane_glyph(pane, at.row, at.col + i, &glyph);
	}
}
