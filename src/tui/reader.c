/* The reader: see reader.h. */
#include "tui/reader.h"

#include <stdio.h>
#include <string.h>

#include "tui/leaf.h"
#include "tui/paper.h"
#include "tui/pocket.h"
#include "tui/rules.h"
#include "tui/screen.h"
#include "tui/text.h"

enum { READER_COLS = 78, STORY_COLS = 64, EDGES = 2, FOOT_MAX = 160 };

struct reader {
	struct page page;
	const struct reader_text *show;
	struct leaf leaf;
};

/* Blank rows above and below a story, unless it fits on the page without them only. */
static int air(const struct reader *r)
{
	const int rows = pane_rows(r->page.pane), needed = r->leaf.n + EDGES;

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

/* How many lines there are; where the reader is in them is kept, whatever the room. */
static void measure(struct reader *r, int cols)
{
	leaf_lay(&r->leaf, cols, 1);
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
	if (r->leaf.n + edges > rows - 2)
		return page_whole(page, rows, cols);
	return layout_centre(rows, cols, r->leaf.n + edges, broad);
}

/* ---- drawing ---- */

/* Whether a rule can be opened from here. */
static bool opens(const struct reader *r)
{
	return r->show->pocket != NULL
		&& (r->leaf.links.n > 0 || r->show->cite.kind != CITED_NOTHING);
}

/* What R would open; of no kind: what was read last. */
static struct cite cite_here(const struct reader *r)
{
	const struct link *const link = leaf_link(&r->leaf);

	return link != NULL && (r->leaf.at >= 0 || r->show->cite.kind == CITED_NOTHING) ?
		link->cite : r->show->cite;
}

/* What opens which rule; with less room only that. */
static void rule_words(const struct reader *r, int room, char *text, size_t size)
{
	static const char others[] = "Tab: other rules  ";
	const struct cite c = cite_here(r);
	char id[CITE_ID_MAX];

	text[0] = '\0';
	if (!opens(r) || c.kind == CITED_NOTHING)
		return;
	cite_id(r->show->pocket->own, c, id);
	snprintf(text, size, " %s: %s  ", r->leaf.at >= 0 ? "Enter" : "R", id);
	if (text_columns(text) > room)
		snprintf(text, size, " %s: the rule ", r->leaf.at >= 0 ? "Enter" : "R");
	if (r->leaf.links.n > 1 && text_columns(text) + text_columns(others) <= room)
		text_add(text, size, " %s", others);
}

static void draw_foot(const struct reader *r, struct pane *pane)
{
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const struct leaf *const l = &r->leaf;
	char foot[FOOT_MAX], rule[FOOT_MAX], text[2 * FOOT_MAX];

	if (l->n > l->rows)
		snprintf(foot, sizeof foot, " %d-%d of %d   Space on   Esc back ", l->top + 1,
			l->top + l->rows < l->n ? l->top + l->rows : l->n, l->n);
	else
		snprintf(foot, sizeof foot, " Space: on ");
	rule_words(r, cols - 4 - text_columns(foot), rule, sizeof rule);
	snprintf(text, sizeof text, "%s%s", rule, foot);
	pane_put(pane, (struct rect){ rows - 1, cols - 2 - text_columns(text), 1, cols - 2 },
		INK_KEY, text);
}

static void draw(struct page *page, struct pane *pane)
{
	struct reader *r = (struct reader *)page;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const struct rect text = column(r, cols);

	measure(r, text.cols);
	leaf_lay(&r->leaf, text.cols, inner_rows(r));
	pane_box(pane, (struct rect){ 0, 0, rows, cols }, INK_FOCUS, r->show->title);
	leaf_draw(&r->leaf, pane, (struct rect){ 1 + air(r), text.col, inner_rows(r), text.cols });
	draw_foot(r, pane);
}

/* ---- keys ---- */

static enum reply changed(bool has)
{
	return has ? REPLY_REDRAW : REPLY_HANDLED;
}

static enum reply open_rule(struct reader *r)
{
	if (r->show->pocket == NULL)
		return REPLY_IGNORED;
	rules_open(r->page.tui, r->show->pocket, cite_here(r));
	return REPLY_REDRAW;
}

static enum reply go_on(struct reader *r)
{
	return leaf_scroll(&r->leaf, r->leaf.rows - 1) ? REPLY_REDRAW : REPLY_LEAVE;
}

static enum reply key(struct page *page, int pressed)
{
	struct reader *r = (struct reader *)page;
	struct leaf *const l = &r->leaf;

	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return changed(leaf_scroll(l, pressed == KEY_WHEEL_UP ? -3 : 3));
	switch (keys_act(PLACE_TEXT, pressed)) {
	case ACT_UP: return changed(leaf_scroll(l, -1));
	case ACT_DOWN: return changed(leaf_scroll(l, 1));
	case ACT_PAGE_UP: return changed(leaf_scroll(l, -l->rows + 1));
	case ACT_PAGE_DOWN: return changed(leaf_scroll(l, l->rows - 1));
	case ACT_FIRST: return changed(leaf_scroll(l, -l->n));
	case ACT_LAST: return changed(leaf_scroll(l, l->n));
	case ACT_NEXT: return changed(leaf_turn(l, 1));
	case ACT_PREVIOUS: return changed(leaf_turn(l, -1));
	case ACT_RULES: return open_rule(r);
	case ACT_STEP_ON: return go_on(r);
	case ACT_DO: return r->leaf.at >= 0 ? open_rule(r) : go_on(r);
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

static const struct page_kind reader_page = { .place = place, .draw = draw, .key = key,
	.box = true };

void reader_show(struct tui *tui, const struct reader_text *text)
{
	struct reader r = { .page.kind = &reader_page, .show = text,
		.leaf = { .text = text->text, .ink = text->ink, .at = -1 } };

	if (text->pocket != NULL)
		links_scan(&r.leaf.links, text->pocket->own, text->text, 0);
	page_run(tui, &r.page);
	leaf_free(&r.leaf);
}

void reader_help(struct tui *tui, const char *title, const char *text)
{
	reader_rules(tui, NULL, title, text);
}

void reader_rules(struct tui *tui, struct pocket *pocket, const char *title, const char *text)
{
	const struct reader_text show = { .title = title, .text = text, .ink = INK_PLAIN,
		.pocket = pocket };

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
