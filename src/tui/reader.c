/* The reader: see reader.h. */
#include "tui/reader.h"

#include <stdio.h>
#include <string.h>

#include "tui/screen.h"
#include "tui/text.h"

enum { READER_COLS = 78, STORY_COLS = 64, SIDE_STEP = 8, EDGES = 2, FOOT_MAX = 160 };

struct reader {
	struct page page;
	const struct reader_text *show;
	int top, left;		/* first line and column shown */
	int lines, broadest;	/* of the text at the present width */
};

/* ---- lines ---- */

/* The next line as it will stand: wrapped, or as it is. */
static const char *next_line(const struct reader *r, const char **rest, int cols, size_t *bytes)
{
	const char *line = *rest;

	if (!r->show->table)
		return text_wrap(rest, cols, bytes);
	if (*line == '\0')
		return NULL;
	*bytes = strcspn(line, "\n");
	*rest = line + *bytes + (line[*bytes] == '\n');
	return line;
}

static void measure(struct reader *r, int cols)
{
	const char *rest = r->show->text, *line;
	size_t bytes;

	r->lines = r->broadest = 0;
	while ((line = next_line(r, &rest, cols, &bytes)) != NULL) {
		const int broad = (int)bytes;	/* at least its columns */

		r->lines++;
		if (broad > r->broadest)
			r->broadest = broad;
	}
}

static int inner_rows(const struct page *page) { return pane_rows(page->pane) - EDGES; }
static int inner_cols(const struct reader *r, int cols)
{
	return cols - EDGES - (r->show->story ? 4 : 2);
}

static struct rect place(struct page *page, int rows, int cols)
{
	struct reader *r = (struct reader *)page;
	const int wish = r->show->whole ? cols : r->show->story ? STORY_COLS : READER_COLS;
	const int broad = r->show->table || wish < cols ? wish : cols;
	const int air = r->show->story ? 2 : 0;

	measure(r, inner_cols(r, broad < cols ? broad : cols));
	if (r->show->whole)
		return (struct rect){ 0, 0, rows, cols };
	return layout_centre(rows, cols, r->lines + EDGES + air, broad);
}

/* ---- drawing ---- */

static void draw_line(const struct reader *r, struct pane *pane, struct rect at,
	const char *line, size_t bytes)
{
	char text[1024];
	const bool heading = strncmp(line, "# ", 2) == 0;
	const char *start = heading ? line + 2 : line;
	int skip = r->left;

	snprintf(text, sizeof text, "%.*s", (int)(bytes - (size_t)(start - line)), start);
	start = text;
	while (skip > 0 && *start != '\0')
		skip -= text_width(text_next(&start));
	pane_put(pane, at, heading ? INK_TITLE : r->show->ink, start);
}

static void draw_foot(const struct reader *r, struct pane *pane)
{
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const int seen = rows - EDGES;
	char text[FOOT_MAX];

	if (r->lines > seen)
		snprintf(text, sizeof text, " %d-%d of %d   Space on   Esc back ", r->top + 1,
			r->top + seen < r->lines ? r->top + seen : r->lines, r->lines);
	else
		snprintf(text, sizeof text, " Space: on ");
	pane_put(pane, (struct rect){ rows - 1, cols - 2 - text_columns(text), 1, cols - 2 },
		INK_KEY, text);
}

static void draw(struct page *page, struct pane *pane)
{
	struct reader *r = (struct reader *)page;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const int broad = inner_cols(r, cols), air = r->show->story ? 1 : 0;
	const char *rest = r->show->text, *line;
	size_t bytes;

	measure(r, broad);
	pane_box(pane, (struct rect){ 0, 0, rows, cols }, INK_FOCUS, r->show->title);
	for (int i = 0; (line = next_line(r, &rest, broad, &bytes)) != NULL; i++) {
		const int row = 1 + air + i - r->top;

		if (row >= 1 && row < rows - 1)
			draw_line(r, pane, (struct rect){ row, 2 + air, 1, broad }, line, bytes);
	}
	draw_foot(r, pane);
}

/* ---- keys ---- */

static enum reply scroll(struct reader *r, int lines)
{
	const int last = r->lines - inner_rows(&r->page);
	int top = r->top + lines;

	if (top > last)
		top = last;
	if (top < 0)
		top = 0;
	if (top == r->top)
		return REPLY_HANDLED;
	r->top = top;
	return REPLY_REDRAW;
}

static enum reply sideways(struct reader *r, int columns)
{
	const int left = r->left + columns;

	if (!r->show->table || left < 0 || left >= r->broadest)
		return REPLY_HANDLED;
	r->left = left;
	return REPLY_REDRAW;
}

static enum reply key(struct page *page, int pressed)
{
	struct reader *r = (struct reader *)page;
	const int rows = inner_rows(page);

	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return scroll(r, pressed == KEY_WHEEL_UP ? -3 : 3);
	switch (keys_act(PLACE_TEXT, pressed)) {
	case ACT_UP: return scroll(r, -1);
	case ACT_DOWN: return scroll(r, 1);
	case ACT_PAGE_UP: return scroll(r, -rows + 1);
	case ACT_PAGE_DOWN: return scroll(r, rows - 1);
	case ACT_FIRST: return scroll(r, -r->lines);
	case ACT_LAST: return scroll(r, r->lines);
	case ACT_LEFT: return sideways(r, -SIDE_STEP);
	case ACT_RIGHT: return sideways(r, SIDE_STEP);
	case ACT_DO: return scroll(r, rows - 1) == REPLY_REDRAW ? REPLY_REDRAW : REPLY_LEAVE;
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

static const struct page_kind reader_page = { .place = place, .draw = draw, .key = key };

void reader_show(struct tui *tui, const struct reader_text *text)
{
	struct reader r = { .page.kind = &reader_page, .show = text };

	page_run(tui, &r.page);
}

void reader_help(struct tui *tui, const char *title, const char *text)
{
	const struct reader_text show = { .title = title, .text = text, .ink = INK_PLAIN };

	reader_show(tui, &show);
}
