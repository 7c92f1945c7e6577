/* The board: a text that somebody else renews while it is looked at; see tui.h. */
#include <stdio.h>

#include "cliffhanger/tui.h"
#include "tui/frame.h"
#include "tui/pager.h"
#include "tui/reader.h"
#include "tui/screen.h"

enum { BARS = 2, BAR_MAX = 240, WHEEL = 3 };

struct board {
	struct page page;
	const struct tui_board *show;
	struct pager pager;
};

static enum reply changed(bool has)
{
	return has ? REPLY_REDRAW : REPLY_HANDLED;
}

/* To the next heading below the first line in sight, with step -1 the one above; the last and the
 * first are followed by the beginning. */
static bool turn(struct pager *l, int step)
{
	const int before = l->top;

	for (int i = l->top + step; i >= 0 && i < l->n; i += step)
		if (l->strips[i].ink == INK_TITLE && !l->strips[i].flat) {
			pager_scroll(l, i - l->top);
			return l->top != before || pager_scroll(l, -l->n);
		}
	return pager_scroll(l, -l->n);
}

static void draw_foot(const struct board *b, struct pane *pane)
{
	const struct pager *const l = &b->pager;
	char where[BAR_MAX] = "", keys[BAR_MAX];

	if (l->n > l->rows)
		snprintf(where, sizeof where, "%d-%d of %d", l->top + 1,
			l->top + l->rows < l->n ? l->top + l->rows : l->n, l->n);
	frame_bar(pane, pane_rows(pane) - 1, INK_KEY, screen_words(b->page.tui, l->n > l->rows
		? "{text-on} on   {text-next} next part   {list-back} ends" : "{list-back} ends", keys, sizeof keys), INK_DIM, where);
}

static void draw(struct page *page, struct pane *pane)
{
	struct board *const b = (struct board *)page;
	const struct rect lines = { 1, 0, pane_rows(pane) - BARS, pane_cols(pane) };
	char left[BAR_MAX], right[BAR_MAX];

	b->pager.text = b->show->text(b->show->self, lines.cols);
	b->show->head(b->show->self, (struct tui_board_head){ left, right, BAR_MAX });
	pager_lay(&b->pager, lines.cols, lines.rows);
	if (b->pager.n <= b->pager.rows)
		b->pager.top = 0;	/* what has become short is seen whole */
	frame_bar(pane, 0, INK_TITLE, left, INK_PLAIN, right);
	pager_draw(&b->pager, pane, lines);
	pager_speak(&b->pager, pane, lines);
	draw_foot(b, pane);
}

static enum reply key(struct page *page, int pressed)
{
	struct pager *const l = &((struct board *)page)->pager;

	if (pressed == KEY_NEWS)
		return REPLY_REDRAW;
	if (pressed == KEY_WHEEL_UP || pressed == KEY_WHEEL_DOWN)
		return changed(pager_scroll(l, pressed == KEY_WHEEL_UP ? -WHEEL : WHEEL));
	switch (screen_act(page->tui, PLACE_TEXT, pressed)) {
	case ACT_UP: return changed(pager_scroll(l, -1));
	case ACT_DOWN: return changed(pager_scroll(l, 1));
	case ACT_PAGE_UP: return changed(pager_scroll(l, -l->rows + 1));
	case ACT_PAGE_DOWN:
	case ACT_STEP_ON: return changed(pager_leaf(l));
	case ACT_FIRST: return changed(pager_scroll(l, -l->n));
	case ACT_LAST: return changed(pager_scroll(l, l->n));
	case ACT_NEXT: return changed(turn(l, 1));
	case ACT_PREVIOUS: return changed(turn(l, -1));
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

static int wake(void *self)
{
	const struct board *const b = self;

	return b->show->wake(b->show->self);
}

static enum screen_news look(void *self)
{
	const struct board *const b = self;

	return b->show->look(b->show->self) ? SCREEN_NEWS : SCREEN_NOTHING;
}

static const struct page_kind board_page = { .place = screen_page_whole, .draw = draw, .key = key,
	.keys = PLACE_TEXT };

enum tui_end tui_watch(struct tui *tui, const struct tui_board *show)
{
	struct board b = { .page.kind = &board_page, .show = show,
		.pager = { .text = "", .ink = INK_PLAIN, .at = -1 } };
	const struct screen_watch watch = { .wake = wake, .look = look, .page = &b.page,
		.self = &b };

	screen_watch(tui, &watch);
	screen_page_run(tui, &b.page);
	screen_watch(tui, NULL);
	pager_free(&b.pager);
	return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
}
