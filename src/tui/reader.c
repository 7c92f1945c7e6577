/* The reader: see reader.h. */
#include "tui/reader.h"

#include <stdio.h>
#include <string.h>

#include "tui/frame.h"
#include "tui/pager.h"
#include "cliffhanger/buffer.h"
#include "tui/browser.h"
#include "tui/book.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { READER_COLS = 78, STORY_COLS = 64, EDGES = 2, FOOT_MAX = 160 };

struct reader {
	struct page page;
	const struct reader_text *show;
	struct pager pager;
};

/* Blank rows above and below a story, unless it fits on the page without them only. */
static int air(const struct reader *r)
{
	const int rows = pane_rows(r->page.pane), needed = r->pager.n + EDGES;

	return r->show->story && (needed > rows || needed + 2 <= rows) ? 1 : 0;
}

/* Rows for what stands beneath the text, with a blank one before it; 0 if they are not there. */
static int foot_rows(const struct reader *r, int rows)
{
	const int wanted = r->show->foot != NULL ? r->show->foot_rows + 1 : 0;

	return r->pager.n + EDGES + wanted <= rows ? wanted : 0;
}

static int inner_rows(const struct reader *r)
{
	const int rows = pane_rows(r->page.pane);

	return rows - EDGES - 2 * air(r) - foot_rows(r, rows);
}

/* The column where the text begins, and how many it has: a story keeps its
 * measure on a broad page. */
static struct rect column(const struct reader *r, int cols)
{
	const int margin = r->show->story ? 3 : 2;
	int broad = cols - 2 * margin;

	if (screen_likes(r->page.tui)->speech)
		return (struct rect){ 0, 0, 0, cols };
	if (r->show->story && broad > STORY_COLS - 2 * margin)
		broad = STORY_COLS - 2 * margin;
	return (struct rect){ 0, (cols - broad) / 2, 0, broad };
}

/* How many lines there are; where the reader is in them is kept, whatever the room. */
static void measure(struct reader *r, int cols)
{
	const int top = r->pager.top, rows = r->pager.rows, before = r->pager.cols;

	pager_lay(&r->pager, cols, 1);
	if (before == cols) {		/* laid out as it was */
		r->pager.top = top;
		r->pager.rows = rows;
	}
}

/* A text that fills the height takes the width too: no ragged edges of what
 * lies beneath. */
static struct rect place(struct page *page, int rows, int cols)
{
	struct reader *r = (struct reader *)page;
	const int wish = r->show->story ? STORY_COLS : READER_COLS;
	const int broad = wish < cols ? wish : cols, edges = EDGES + (r->show->story ? 2 : 0);

	if (r->show->whole)
		return screen_page_whole(page, rows, cols);
	measure(r, column(r, broad).cols);
	if (r->pager.n + edges > rows - 2)
		return screen_page_whole(page, rows, cols);
	return layout_centre(rows, cols, r->pager.n + edges + foot_rows(r, rows), broad);
}

/* ---- drawing ---- */

/* Whether a rule can be opened from here. */
static bool opens(const struct reader *r)
{
	return r->show->browser != NULL
		&& (r->pager.links.n > 0 || r->show->cite.kind != CITED_NOTHING);
}

/* What R would open; of no kind: what was read last. */
static struct cite cite_here(const struct reader *r)
{
	const struct link *const link = pager_link(&r->pager);

	return link != NULL && !link->whole && (r->pager.at >= 0
		|| r->show->cite.kind == CITED_NOTHING) ?
		link->cite : r->show->cite;
}

/* What opens sentences. */
static void choice_words(const struct reader *r, int room, char *text, size_t size)
{
	const struct tui *const tui = r->page.tui;
	const bool chosen = r->pager.at >= 0;
	char key[80];

	snprintf(text, size, "%s", screen_words(tui, chosen ? "{text-open}: what proves it"
		: "{down}, {text-next}: choose a sentence", key, sizeof key));
	if (r->show->all != NULL)
		wide_add(text, size, "   %s", screen_words(tui, "{text-asides}: all dice", key,
			sizeof key));
	if (wide_columns(text) > room)
		snprintf(text, size, "%s", screen_words(tui, chosen ? "{text-open}: its proof"
			: "{text-next}: choose", key, sizeof key));
}

/* What opens which rule; with less room only that. */
static void rule_words(const struct reader *r, int room, char *text, size_t size)
{
	const struct tui *const tui = r->page.tui;
	const struct cite c = cite_here(r);
	char id[CITE_ID_MAX], key[32], others[64];

	text[0] = '\0';
	if (r->show->n_choices > 0) {
		choice_words(r, room, text, size);
		return;
	}
	if (!opens(r) || c.kind == CITED_NOTHING)
		return;
	cite_id(r->show->browser->own, c, id);
	screen_words(tui, r->pager.at >= 0 ? "{text-open}" : "{rules}", key, sizeof key);
	screen_words(tui, "{text-next}: other rules  ", others, sizeof others);
	snprintf(text, size, "%s: %s  ", key, id);
	if (wide_columns(text) > room)
		snprintf(text, size, "%s: the rule", key);
	if (r->pager.links.n > 1 && wide_columns(text) + wide_columns(others) <= room)
		wide_add(text, size, " %s", others);
}

static void draw_foot(const struct reader *r, struct pane *pane)
{
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	const struct pager *const l = &r->pager;
	char where[FOOT_MAX] = "", rule[FOOT_MAX], keys[64];

	if (l->n > l->rows)
		snprintf(where, sizeof where, "%d-%d of %d   ", l->top + 1,
			l->top + l->rows < l->n ? l->top + l->rows : l->n, l->n);
	wide_add(where, sizeof where, "%s", screen_words(r->page.tui, l->n > l->rows
		? "{text-on} on   {list-back} back" : "{text-on} on", keys, sizeof keys));
	rule_words(r, cols - 4 - wide_columns(where), rule, sizeof rule);
	frame_bar(pane, rows - 1, INK_DIM, rule, INK_KEY, where);
}

static void draw(struct page *page, struct pane *pane)
{
	struct reader *r = (struct reader *)page;
	const int rows = pane_rows(pane);
	const struct rect text = column(r, pane_cols(pane));
	struct rect lines;

	measure(r, text.cols);
	pager_lay(&r->pager, text.cols, inner_rows(r));
	lines = (struct rect){ 1 + air(r), text.col, inner_rows(r), text.cols };
	frame_bar(pane, 0, INK_TITLE, r->show->title, INK_DIM, "");
	pager_draw(&r->pager, pane, lines);
	pager_speak(&r->pager, pane, lines);
	if (foot_rows(r, rows) > 0)
		r->show->foot(r->show->self, pane, (struct rect){ rows - 1 - r->show->foot_rows,
			text.col, r->show->foot_rows, text.cols });
	draw_foot(r, pane);
}

/* ---- keys ---- */

static enum reply changed(bool has)
{
	return has ? REPLY_REDRAW : REPLY_HANDLED;
}

static enum reply open_rule(struct reader *r)
{
	if (r->show->browser == NULL)
		return REPLY_IGNORED;
	book_open(r->page.tui, r->show->browser, cite_here(r));
	return REPLY_REDRAW;
}

static enum reply go_on(struct reader *r)
{
	return pager_leaf(&r->pager) ? REPLY_REDRAW : REPLY_LEAVE;
}

/* What is chosen, or else the next page. */
static enum reply do_it(struct reader *r)
{
	const int at = r->pager.at;

	if (at < 0)
		return go_on(r);
	if (!r->pager.links.all[at].whole)
		return open_rule(r);
	r->show->choose(r->show->who, at);
	return REPLY_REDRAW_ALL;
}

static enum reply open_all(struct reader *r)
{
	if (r->show->all == NULL)
		return REPLY_IGNORED;
	r->show->all(r->show->who);
	return REPLY_REDRAW_ALL;
}

/* Where there are sentences the arrows go from one to the other. */
static enum reply step(struct reader *r, int lines)
{
	return changed(r->show->n_choices > 0 ? pager_step(&r->pager, lines)
		: pager_scroll(&r->pager, lines));
}

/* A click on what can be opened chooses it, a second one opens it; one on the last line goes
 * on. */
static enum reply click(struct reader *r)
{
	const int before = r->pager.at, top = 1 + air(r);
	struct point at;

	if (!screen_clicked(&r->page, &at))
		return REPLY_HANDLED;
	if (at.row == pane_rows(r->page.pane) - 1)
		return go_on(r);
	if (at.row < top || at.row >= top + inner_rows(r) || !pager_point(&r->pager, at.row - top))
		return REPLY_HANDLED;
	return r->pager.at == before ? do_it(r) : REPLY_REDRAW;
}

static enum reply key(struct page *page, int pressed)
{
	struct reader *r = (struct reader *)page;
	struct pager *const l = &r->pager;

	if (pressed == KEY_CLICK)
		return click(r);
	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return changed(pager_scroll(l, pressed == KEY_WHEEL_UP ? -3 : 3));
	switch (screen_act(page->tui, PLACE_TEXT, pressed)) {
	case ACT_UP: return step(r, -1);
	case ACT_DOWN: return step(r, 1);
	case ACT_PAGE_UP: return changed(pager_scroll(l, -l->rows + 1));
	case ACT_PAGE_DOWN: return changed(pager_leaf(l));
	case ACT_FIRST: return changed(pager_scroll(l, -l->n));
	case ACT_LAST: return changed(pager_scroll(l, l->n));
	case ACT_NEXT: return changed(pager_turn(l, 1));
	case ACT_PREVIOUS: return changed(pager_turn(l, -1));
	case ACT_RULES: return open_rule(r);
	case ACT_STEP_ON: return go_on(r);
	case ACT_DO: return do_it(r);
	case ACT_ASIDES: return open_all(r);
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

static const struct page_kind reader_page = { .place = place, .draw = draw, .key = key,
	.box = true, .keys = PLACE_TEXT };

void reader_show(struct tui *tui, const struct reader_text *text)
{
	struct reader r = { .page.kind = &reader_page, .show = text,
		.pager = { .text = text->text, .ink = text->ink, .at = -1 } };

	for (int i = 0; i < text->n_choices; i++)
		links_add_whole(&r.pager.links, text->choices[i].start, text->choices[i].bytes);
	if (text->browser != NULL && text->n_choices == 0)
		links_scan(&r.pager.links, text->browser->own, text->text, 0);
	screen_page_run(tui, &r.page);
	pager_free(&r.pager);
}

void reader_help(struct tui *tui, const char *title, const char *text)
{
	reader_rules(tui, NULL, title, text);
}

void reader_rules(struct tui *tui, struct browser *browser, const char *title, const char *text)
{
	const struct reader_text show = { .title = title, .text = text, .ink = INK_PLAIN,
		.browser = browser };

	reader_show(tui, &show);
}

static bool joins(char next)
{
	return next != '\0' && next != '\n' && next != ' ' && next != '-';
}

void reader_add_prose(struct buffer *buffer, const char *text)
{
	while (*text != '\0') {
		const size_t n = strcspn(text, "\n");

		buffer_bytes(buffer, text, n);
		text += n;
		if (*text == '\0')
			return;
		text++;
		buffer_add(buffer, "%s", n > 0 && joins(*text) ? " " : "\n");
	}
}

void reader_add_keys(const struct tui *tui, struct buffer *buffer, enum key_place place)
{
	char text[FOOT_MAX];

	for (int i = 0; keys_help(&screen_likes(tui)->keys, place, i, text, sizeof text); i++)
		buffer_add(buffer, "%s\n", text);
}

void reader_keys(struct tui *tui, enum key_place place)
{
	struct buffer buffer = { 0 };

	reader_add_keys(tui, &buffer, place);
	reader_help(tui, keys_place_name(place), buffer_text(&buffer));
	buffer_free(&buffer);
}
