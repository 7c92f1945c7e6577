/* The line page: see line.h. */
#include "tui/line.h"

#include <stdio.h>
#include <string.h>

#include "tui/frame.h"
#include "tui/screen.h"
#include "tui/wide.h"

enum { LINE_ROWS = 3 };

struct line_page {
	struct page page;
	struct line_ask *ask;
	int back;		/* how far back in the history */
	bool taken;
	struct words words;
};

static struct rect place(struct page *page, int rows, int cols)
{
	(void)page;
	return (struct rect){ rows - LINE_ROWS, 0, LINE_ROWS, cols };
}

static void find_words(struct line_page *l)
{
	const struct tui_questions *const asked = screen_questions(l->page.tui);
	struct complete_own own = keys_own_words;
	char begun[EDIT_MAX];

	own.more = asked != NULL ? asked->words : NULL;
	l->words.n = 0;
	l->words.usage[0] = '\0';
	if (l->ask->view == NULL)
		return;
	snprintf(begun, sizeof begun, "%.*s", (int)l->ask->edit.at, l->ask->edit.text);
	complete_words(l->ask->view, &own, begun, l->ask->cursor, &l->words);
}

/* What may follow, and the usage, in the line above. */
static void draw_words(const struct line_page *l, struct pane *pane)
{
	char text[512] = "";

	if (l->ask->note != NULL && l->words.n == 0) {
		frame_bar(pane, 0, INK_WARN, l->ask->note, INK_DIM, "");
		return;
	}
	if (l->words.usage[0] != '\0')
		wide_add(text, sizeof text, "%s   ", l->words.usage);
	for (int i = 0; i < l->words.n; i++)
		wide_add(text, sizeof text, "%s  ", l->words.word[i]);
	frame_bar(pane, 0, INK_PLAIN, text, INK_DIM, "");
}

static void draw(struct page *page, struct pane *pane)
{
	struct line_page *l = (struct line_page *)page;
	const int cols = pane_cols(pane), prompt = wide_columns(l->ask->prompt);
	const struct edit *e = &l->ask->edit;
	const char *start = e->text;
	char before[EDIT_MAX], keys[80];
	int at;

	find_words(l);
	draw_words(l, pane);
	snprintf(before, sizeof before, "%.*s", (int)e->at, e->text);
	at = wide_columns(before);
	while (at > cols - prompt - 3)	/* long lines scroll */
		at -= wide_width(wide_next(&start));
	pane_put(pane, (struct rect){ 1, 1, 1, cols - 1 }, INK_TITLE, l->ask->prompt);
	pane_put(pane, (struct rect){ 1, 1 + prompt, 1, cols - prompt - 1 }, INK_PLAIN, start);
	if (l->ask->view != NULL)
		frame_keys(pane, (struct rect){ 2, 1, 1, cols - 1 }, PLACE_LINE);
	else
		pane_put(pane, (struct rect){ 2, 1, 1, cols - 1 }, INK_DIM,
			screen_words(l->page.tui, "{line-take} do   {line-back} back", keys,
			sizeof keys));
	pane_cursor(pane, 1, 1 + prompt + at);
}

static enum reply complete(struct line_page *l)
{
	char common[WORD_MAX];

	find_words(l);
	complete_common(&l->words, common, sizeof common);
	if (l->words.n == 0)
		return REPLY_IGNORED;
	edit_complete(&l->ask->edit, common);
	if (l->words.n == 1 && common[strlen(common) - 1] != '.')
		edit_put(&l->ask->edit, ' ');
	return REPLY_REDRAW;
}

static enum reply recall(struct line_page *l, int step)
{
	const struct history *h = l->ask->history;
	const int back = l->back + step;

	if (h == NULL || back < 0 || back > h->n)
		return REPLY_HANDLED;
	l->back = back;
	edit_set(&l->ask->edit, back == 0 ? "" : h->lines[h->n - back]);
	return REPLY_REDRAW;
}

static enum reply take(struct line_page *l)
{
	l->taken = true;
	if (l->ask->history != NULL)
		edit_history_keep(l->ask->history, l->ask->edit.text);
	return REPLY_LEAVE;
}

static enum reply edit_key(struct edit *e, int pressed)
{
	if (pressed == KEY_RUBOUT && e->text[0] == '\0')
		return REPLY_LEAVE;
	if (pressed == KEY_RUBOUT)
		return edit_rub(e) ? REPLY_REDRAW : REPLY_HANDLED;
	if (pressed == KEY_REMOVE)
		return edit_remove(e) ? REPLY_REDRAW : REPLY_HANDLED;
	return pressed < KEY_SPECIAL && edit_put(e, (uint32_t)pressed) ? REPLY_REDRAW :
		REPLY_IGNORED;
}

static enum reply key(struct page *page, int pressed)
{
	struct line_page *l = (struct line_page *)page;
	struct edit *e = &l->ask->edit;

	switch (screen_act(page->tui, PLACE_LINE, pressed)) {
	case ACT_DO: return take(l);
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_COMPLETE: return complete(l);
	case ACT_UP: return recall(l, 1);
	case ACT_DOWN: return recall(l, -1);
	case ACT_LEFT: return edit_left(e) ? REPLY_REDRAW : REPLY_HANDLED;
	case ACT_RIGHT: return edit_right(e) ? REPLY_REDRAW : REPLY_HANDLED;
	case ACT_FIRST: e->at = 0; return REPLY_REDRAW;
	case ACT_LAST: e->at = strlen(e->text); return REPLY_REDRAW;
	case ACT_RUB_WORD: edit_rub_word(e); return REPLY_REDRAW;
	case ACT_RUB_LINE: edit_set(e, ""); return REPLY_REDRAW;
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return edit_key(e, pressed);
	}
}

static const struct page_kind line_kind = { .place = place, .draw = draw, .key = key,
	.news = NEWS_PASS };

bool line_get(struct tui *tui, struct line_ask *ask)
{
	struct line_page l = { .page.kind = &line_kind, .ask = ask };

	screen_page_run(tui, &l.page);
	return l.taken;
}
