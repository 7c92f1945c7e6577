/* The reader: see reader.h. */
#include "tui/reader.h"

#include <stdio.h>
#include <string.h>

#include "tui/paper.h"
#include "tui/screen.h"
#include "tui/text.h"

enum { READER_COLS = 78, STORY_COLS = 64, SIDE_STEP = 8, EDGES = 2, FOOT_MAX = 160,
	HANG_MAX = 30 };

struct reader {
	struct page page;
	const struct reader_text *show;
	int top, left;		/* first line and column shown */
	int lines, broadest;	/* of the text at the present width */
};

/* ---- lines ---- */

/* One line as it will stand: a part of the text, and how far it is set in. */
struct strip {
	const char *start;
	size_t bytes;
	int indent;
	enum ink ink;		/* its paragraph's */
};

/* The text as it flows: what follows, and where its paragraph hangs. */
struct flow {
	const char *rest;
	int hang;
	bool inside;		/* a paragraph has begun and goes on */
	enum ink ink;		/* the paragraph's */
};

/* Columns before what stands behind the first gap of two blanks or more:
 * where the wrapped rest of "Leader    Jack Steele …" is set in. */
static int hanging(const char *line)
{
	const size_t end = strcspn(line, "\n");

	for (size_t i = 1; i + 2 < end && i < HANG_MAX; i++)
		if (line[i] != ' ' && line[i - 1] == ' ' && i > 1 && line[i - 2] == ' ')
			return (int)i;
	return 0;
}

/* Marks of a paragraph's ink; that of a blue word is not shown. */
static void begin_paragraph(const struct reader *r, struct flow *flow)
{
	const bool blue = strncmp(flow->rest, "~ ", 2) == 0;

	flow->ink = blue ? INK_BLUE : strncmp(flow->rest, "! ", 2) == 0 ? INK_WARN : r->show->ink;
	if (blue)
		flow->rest += 2;
}

/* The next line, wrapped or as it is; false at the end. */
static bool next_strip(const struct reader *r, struct flow *flow, int cols, struct strip *strip)
{
	if (r->show->table) {
		strip->start = flow->rest;
		strip->bytes = strcspn(flow->rest, "\n");
		strip->indent = 0;
		strip->ink = r->show->ink;
		flow->rest += strip->bytes + (flow->rest[strip->bytes] == '\n');
		return *strip->start != '\0';
	}
	if (!flow->inside) {
		flow->hang = hanging(flow->rest);
		begin_paragraph(r, flow);
	}
	strip->ink = flow->ink;
	strip->indent = flow->inside ? flow->hang : 0;
	strip->start = text_wrap(&flow->rest, cols - strip->indent, &strip->bytes);
	flow->inside = strip->start != NULL && flow->rest[-1] != '\n';
	return strip->start != NULL;
}

static void measure(struct reader *r, int cols)
{
	struct flow flow = { .rest = r->show->text };
	struct strip strip;

	r->lines = r->broadest = 0;
	while (next_strip(r, &flow, cols, &strip)) {
		r->lines++;
		if ((int)strip.bytes > r->broadest)
			r->broadest = (int)strip.bytes;	/* at least its columns */
	}
}

/* Blank rows above and below a story, unless it fits on the page without them only. */
static int air(const struct reader *r)
{
	const int rows = pane_rows(r->page.pane), needed = r->lines + EDGES;

	return r->show->story && (needed > rows || needed + 2 <= rows) ? 1 : 0;
}

static int inner_rows(const struct reader *r)
{
	return pane_rows(r->page.pane) - EDGES - 2 * air(r);
}

/* The column where the text begins, and how many it has: a story keeps its
 * measure on a broad page. */
static struct rect column(const struct reader *r, int cols)
{
	const int margin = r->show->story ? 3 : 2;
	int broad = cols - 2 * margin;

	if (r->show->story && broad > STORY_COLS - 2 * margin)
		broad = STORY_COLS - 2 * margin;
	return (struct rect){ 0, (cols - broad) / 2, 0, broad };
}

/* A text that fills the height takes the width too: no ragged edges of what
 * lies beneath. */
static struct rect place(struct page *page, int rows, int cols)
{
	struct reader *r = (struct reader *)page;
	const int wish = r->show->story ? STORY_COLS : READER_COLS;
	const int broad = wish < cols ? wish : cols, edges = EDGES + (r->show->story ? 2 : 0);

	if (r->show->whole)
		return page_whole(page, rows, cols);
	measure(r, column(r, broad).cols);
	if (r->lines + edges > rows - 2)
		return page_whole(page, rows, cols);
	return layout_centre(rows, cols, r->lines + edges, broad);
}

/* ---- drawing ---- */

static void draw_strip(const struct reader *r, struct pane *pane, struct rect at,
	const struct strip *strip)
{
	const bool heading = strncmp(strip->start, "# ", 2) == 0;
	const char *start = strip->start + (heading ? 2 : 0);
	char text[1024];
	int skip = r->left;

	snprintf(text, sizeof text, "%.*s", (int)(strip->bytes - (heading ? 2 : 0)), start);
	start = text;
	while (skip > 0 && *start != '\0')
		skip -= text_width(text_next(&start));
	at.col += strip->indent;
	at.cols -= strip->indent;
	pane_put(pane, at, heading ? INK_TITLE : strip->ink, start);
}

static void draw_foot(const struct reader *r, struct pane *pane)
{
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const int seen = inner_rows(r);
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
	const struct rect text = column(r, cols);
	struct flow flow = { .rest = r->show->text };
	struct strip strip;

	measure(r, text.cols);
	pane_box(pane, (struct rect){ 0, 0, rows, cols }, INK_FOCUS, r->show->title);
	for (int i = 0; next_strip(r, &flow, text.cols, &strip); i++) {
		const int row = 1 + air(r) + i - r->top;

		if (row > air(r) && row < rows - 1 - air(r))
			draw_strip(r, pane, (struct rect){ row, text.col, 1, text.cols }, &strip);
	}
	draw_foot(r, pane);
}

/* ---- keys ---- */

static enum reply scroll(struct reader *r, int lines)
{
	const int last = r->lines - inner_rows(r);
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
	const int rows = inner_rows(r);

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

static const struct page_kind reader_page = { .place = place, .draw = draw, .key = key,
	.box = true };

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

void reader_add_keys(struct paper *paper, enum key_place place)
{
	char text[FOOT_MAX];

	for (int i = 0; keys_help(place, i, text, sizeof text); i++)
		paper_add(paper, "%s\n", text);
}

void reader_keys(struct tui *tui, enum key_place place)
{
	struct paper paper = { 0 };

	reader_add_keys(&paper, place);
	reader_help(tui, keys_place_name(place), paper_text(&paper));
	paper_free(&paper);
}
