/* Choosing a target: the map with reach, bands and line of sight, and beside
 * it what would come of the choice, before it is made.  See play.h. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "tui/chooser.h"
#include "tui/frame.h"
#include "tui/play.h"
#include "tui/reader.h"
#include "tui/wide.h"

enum { LIST_MAX = 24 /* a letter each */, TITLE_ROWS = 2, TITLE_MAX = 160,
	SHARE_BAR = 7, SHARE_NUMBER = 5, SHARE_WORDS_LEAST = 12,
	SHARES_COLS = 30 };

static const char REST[] = "i: the rest of it";

/* ---- what would come of it ---- */

bool target_try(const struct play *p, const char *line, struct preview *preview,
	struct reason *why)
{
	struct choice c;

	memset(preview, 0, sizeof *preview);
	if (!choice_read(&p->view->game, p->seat, line, &c, why) || !game_check(&p->view->game, &c,
		why))
		return false;
	game_preview(&p->view->game, &c, preview);
	return true;
}

static void add_milli(struct buffer *buffer, const char *what, int32_t milli)
{
	if (milli > 0)
		buffer_add(buffer, "%s %d.%d\n", what, (int)((milli + 50) / 1000),
			(int)((milli + 50) / 100 % 10));
}

void target_words(const struct preview *preview, struct buffer *buffer)
{
	for (int i = 0; i < preview->n_lines; i++)
		buffer_add(buffer, "%s\n", preview->lines[i]);
	if (!preview->rolls || preview->n_lines > 0)
		return;		/* the system has said it better */
	if (preview->sides > 0)
		buffer_add(buffer, "Need %d on %dD%d\n", preview->need, preview->dice,
			preview->sides);
	add_milli(buffer, "Expected hits", preview->hits_milli);
	add_milli(buffer, "Out of action: theirs", preview->harm_milli);
	add_milli(buffer, "Out of action: ours", preview->risk_milli);
}

/* "  +1  Leader (morale.leader)": its id is there for who asks for all of it. */
static int shown_bytes(const char *line)
{
	const char *const id = strrchr(line, '(');

	return (line[0] == ' ' && id != NULL && id > line ? (int)(id - line - 1)
		: (int)strlen(line));
}

/* What the lines say that no bar does. */
static void add_unshared(const struct preview *preview, struct buffer *buffer)
{
	for (int i = 0; i < preview->n_lines; i++)
		if ((preview->said_by_shares >> i & 1) == 0)
			buffer_add(buffer, "%.*s\n", shown_bytes(preview->lines[i]),
				preview->lines[i]);
	if (preview->n_lines == 0)
		target_words(preview, buffer);
}

/* "contact    ████····  44%" */
static void draw_share(struct pane *pane, struct rect at, const struct share *share)
{
	static const enum ink inks[] = { [SHARE_GOOD] = INK_GOOD, [SHARE_BAD] = INK_BAD,
		[SHARE_ELSE] = INK_HURT };
	const int room = at.cols - SHARE_WORDS_LEAST - SHARE_NUMBER - 1;
	const int bar = room >= SHARE_BAR ? SHARE_BAR : room >= SHARE_BAR / 2 ? room : 0;
	const int words = at.cols - bar - SHARE_NUMBER - 1;
	char text[SHARE_WORDS + 4];

	snprintf(text, sizeof text, "%s", share->what);
	wide_shorten(text, sizeof text, words, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, at.col, 1, words }, INK_PLAIN, text);
	frame_share(pane, (struct rect){ at.row, at.col + words + 1, 1, bar },
		inks[share->of], share->milli);
	snprintf(text, sizeof text, share->milli > 0 && share->milli < 5 ? "<1%%"
		: share->milli < 1000 && share->milli >= 995 ? ">99%%" : "%d%%",
		(share->milli + 5) / 10);
	pane_put(pane, (struct rect){ at.row, at.col + at.cols - wide_columns(text), 1,
		SHARE_NUMBER }, INK_PLAIN, text);
}

void target_put_preview(struct pane *pane, struct rect at, const struct preview *preview,
	const char *rest)
{
	const int used = preview->n_shares < at.rows ? preview->n_shares : at.rows;
	const int gap = used > 0 ? 1 : 0;
	struct buffer buffer = { 0 };

	for (int i = 0; i < used; i++)
		draw_share(pane, (struct rect){ at.row + i, at.col + 1, 1, at.cols - 2 },
			&preview->shares[i]);
	add_unshared(preview, &buffer);
	if (at.rows > used + gap)
		target_put_text(pane, (struct rect){ at.row + used + gap, at.col,
			at.rows - used - gap, at.cols }, INK_PLAIN, buffer_text(&buffer), rest);
	buffer_free(&buffer);
}

/* In a place that is broad and low: the chances at the left, the words at the right, behind those
 * of the buffer, each line of them a clause. */
void target_put_broad(struct pane *pane, struct rect at, const struct preview *preview,
	struct buffer *words, const char *rest)
{
	const int used = preview->n_shares < at.rows ? preview->n_shares : at.rows;
	const int aside = used > 0 ? SHARES_COLS : 0;
	struct buffer buffer = { 0 };
	const char *line, *end;
	bool first = true;

	for (int i = 0; i < used; i++)
		draw_share(pane, (struct rect){ at.row + i, at.col + 1, 1, aside - 2 },
			&preview->shares[i]);
	add_unshared(preview, &buffer);
	for (line = buffer_text(&buffer); *line != '\0'; line = *end != '\0' ? end + 1 : end) {
		end = line + strcspn(line, "\n");
		line += strspn(line, " ");
		if (line < end)
			buffer_add(words, "%c%.*s%s", first ? toupper((unsigned char)*line) : *line,
				(int)(end - line - 1), line + 1, end[0] != '\0' && end[1] != '\0'
				? "; " : "");
		first = false;
	}
	target_put_text(pane, (struct rect){ at.row, at.col + aside, at.rows, at.cols - aside },
		INK_PLAIN, buffer_text(words), rest);
	buffer_free(&buffer);
}

static void unit_line(struct target *t, int unit)
{
	snprintf(t->line, sizeof t->line, "%s %s", t->option->line,
		t->play->view->game.setup->units[unit].id);
}

static void figure_line(struct target *t, int figure)
{
	const struct setup *s = t->play->view->game.setup;
	const struct setup_unit *unit = &s->units[s->figures[figure].unit];

	snprintf(t->line, sizeof t->line, "%s %s.%d", t->option->line, unit->id,
		figure - unit->first + 1);
}

/* The line with what is under the cursor; false if nothing fits there. */
static bool compose(struct target *t)
{
	const struct view *v = t->play->view;
	const cell_t cell = t->play->cursor;
	const int figure = v->game.occupant[cell];

	switch (t->option->need) {
	case NEED_CELL:
		snprintf(t->line, sizeof t->line, "%s %s", t->option->line,
			grid_cell_text(&v->game.table->grid, cell).text);
		return true;
	case NEED_UNIT:
		if (figure < 0)
			return refuse(&t->why, "", "Nobody stands here.");
		unit_line(t, v->game.figures[figure].unit);
		return true;
	case NEED_FIGURE:
		if (figure < 0)
			return refuse(&t->why, "", "Nobody stands here.");
		figure_line(t, figure);
		return true;
	case NEED_NOTHING:
	case NEED_TEXT:
		break;
	}
	return false;
}

static void weigh(struct target *t)
{
	t->why = (struct reason){ "", "" };
	t->lawful = compose(t) && target_try(t->play, t->line, &t->preview, &t->why);
	if (!t->lawful)
		t->lawful = errands_instead(t->play, t->unit, t->option, t->line, sizeof t->line);
	if (t->lawful)
		errands_preview(t->play, t->unit, t->line, &t->preview);
}

/* ---- candidates ---- */

static bool lawful(const struct play *p, const char *line)
{
	struct choice c;
	struct reason why;

	return choice_read(&p->view->game, p->seat, line, &c, &why) && game_check(&p->view->game,
		&c, &why);
}

static void find_units(struct target *t)
{
	const struct view *v = t->play->view;

	for (int u = 0; u < v->game.n_units; u++) {
		if (game_unit_whereabouts(&v->game, u) == CELL_NONE)
			continue;
		unit_line(t, u);
		if (lawful(t->play, t->line))
			t->candidates[t->n_candidates++] = u;
	}
}

static void find_figures(struct target *t)
{
	for (int f = 0; f < t->play->view->game.n_figures; f++) {
		figure_line(t, f);
		if (lawful(t->play, t->line))
			t->candidates[t->n_candidates++] = f;
	}
}

static cell_t candidate_cell(const struct target *t, int i)
{
	const struct view *v = t->play->view;

	if (t->option->need == NEED_CELL)
		return t->candidates[i];
	if (t->option->need == NEED_UNIT)
		return game_unit_cell(&v->game, t->candidates[i]);
	return v->game.figures[t->candidates[i]].cell;
}

static int nearest_candidate(const struct target *t, cell_t from)
{
	const struct grid *g = &t->play->view->game.table->grid;
	int best = -1, least = INT32_MAX;

	for (int i = 0; i < t->n_candidates; i++) {
		const cell_t cell = candidate_cell(t, i);
		const int far = cell == CELL_NONE || from == CELL_NONE ? INT32_MAX - 1 :
			grid_half_steps(g, from, cell);

		if (far < least) {
			least = far;
			best = i;
		}
	}
	return best;
}

static void step_candidates(struct target *t, int step)
{
	int at = -1;

	for (int i = 0; i < t->n_candidates; i++)
		if (candidate_cell(t, i) == t->play->cursor)
			at = i;
	if (t->n_candidates == 0) {
		play_say(t->play, false, "No other target is lawful.");
		return;
	}
	at = (at + step + t->n_candidates) % t->n_candidates;
	play_look_at(t->play, candidate_cell(t, at));
}

/* ---- the page ---- */

static void draw(struct page *page, struct pane *pane)
{
	struct target *t = (struct target *)page;

	weigh(t);
	t->play->target = t;
	play_draw(&t->play->page, pane);
	t->play->target = NULL;
}

static void result_words(const struct target *t, struct buffer *buffer)
{
	if (t->lawful)
		target_words(&t->preview, buffer);
	else
		buffer_add(buffer, "Not so: %s%s%s%s\n", t->why.text,
			t->why.rule[0] != '\0' ? " [" : "", t->why.rule,
			t->why.rule[0] != '\0' ? "]" : "");
}

static bool words_fit(const char *text, int rows, int cols)
{
	size_t bytes;

	while (rows-- > 0)
		if (wide_wrap(&text, cols, &bytes) == NULL)
			return true;
	return wide_wrap(&text, cols, &bytes) == NULL;
}

void target_put_text(struct pane *pane, struct rect at, enum ink ink, const char *text,
	const char *rest)
{
	const char *line;
	size_t bytes;
	int rows = at.rows;

	if (!words_fit(text, rows, at.cols - 1))
		pane_put(pane, (struct rect){ at.row + --rows, at.col + 1, 1, at.cols - 1 },
			INK_KEY, rest);
	for (int i = 0; i < rows && (line = wide_wrap(&text, at.cols - 1, &bytes)) != NULL; i++) {
		char cut[300];

		snprintf(cut, sizeof cut, "%.*s", (int)bytes, line);
		pane_put(pane, (struct rect){ at.row + i, at.col + 1, 1, at.cols - 1 }, ink, cut);
	}
}

/* Who it is about, as a counter, and what is to be done. */
static void draw_title(const struct target *t, struct pane *pane, struct rect at)
{
	char text[TITLE_MAX];
	int col = at.col + 1;

	if (t->unit >= 0) {
		const struct chart_piece piece = chart_piece(t->play->view, &t->play->look,
			t->unit, NOBODY);

		pane_glyph(pane, at.row, col++, &piece.letter);
		col++;
	}
	snprintf(text, sizeof text, "%s", t->option->label);
	wide_cut(text, sizeof text, at.col + at.cols - col, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, col, 1, at.cols }, INK_TITLE, text);
}

/* Whether the cursor is still where no place can be meant, with its unit. */
static bool not_begun(const struct target *t)
{
	return t->option->need == NEED_CELL && t->play->cursor == t->from;
}

static void write_how(const struct target *t, struct buffer *buffer)
{
	char keys[160];

	buffer_add(buffer, "%s", screen_words(t->play->tui, t->n_candidates > 0
		? "Where to? Move the cursor there, or press {next-target} for places and "
		"{find} for a name. {choose-target} chooses it."
		: "Where? Move the cursor there. {choose-target} chooses it.", keys, sizeof keys));
}

void target_draw(const struct target *t, struct pane *pane, struct rect at)
{
	const struct rect under = { at.row + TITLE_ROWS, at.col, at.rows - TITLE_ROWS, at.cols };
	struct buffer buffer = { 0 };

	draw_title(t, pane, at);
	if (t->lawful) {
		target_put_preview(pane, under, &t->preview, REST);
		return;
	}
	if (not_begun(t))
		write_how(t, &buffer);
	else
		result_words(t, &buffer);
	target_put_text(pane, under, not_begun(t) ? INK_PLAIN : INK_WARN, buffer_text(&buffer),
		REST);
	buffer_free(&buffer);
}

static enum reply show_all(struct target *t)
{
	struct buffer buffer = { 0 };

	weigh(t);
	result_words(t, &buffer);
	reader_rules(t->play->tui, &t->play->browser, "what would come of it",
		buffer_text(&buffer));
	buffer_free(&buffer);
	return REPLY_REDRAW;
}

/* R and ?: of what is in hand. */
static enum reply ask_rules(struct target *t, bool open)
{
	weigh(t);
	t->play->target = t;
	if (open)
		cited_open(t->play, PLACE_TARGET);
	else
		here_help(t->play, PLACE_TARGET);
	t->play->target = NULL;
	return REPLY_REDRAW;
}

static enum reply choose(struct target *t)
{
	weigh(t);
	if (!t->lawful) {
		play_refuse(t->play, &t->why);
		return REPLY_REDRAW;
	}
	t->chosen = true;
	return REPLY_LEAVE;
}

/* A click on what it would be shows it, a second one there takes it. */
static enum reply click(struct target *t)
{
	switch (clicks_cell(t->play)) {
	case CLICKED_CELL: return REPLY_REDRAW;
	case CLICKED_AGAIN: return choose(t);
	default: return REPLY_HANDLED;
	}
}

static enum reply key(struct page *page, int pressed)
{
	struct target *t = (struct target *)page;
	const enum key_act act = screen_act(page->tui, PLACE_TARGET, pressed);

	play_quiet(t->play);
	if (pressed == KEY_CLICK)
		return click(t);
	if (play_move(t->play, act))
		return REPLY_REDRAW;
	switch (act) {
	case ACT_DO: return choose(t);
	case ACT_NEXT: step_candidates(t, 1); return REPLY_REDRAW;
	case ACT_PREVIOUS: step_candidates(t, -1); return REPLY_REDRAW;
	case ACT_BACK: return REPLY_LEAVE;
	case ACT_FIND: return find_name(t->play);
	case ACT_SHEET: return show_all(t);
	case ACT_HELP: return ask_rules(t, false);
	case ACT_RULES: return ask_rules(t, true);
	case ACT_REDRAW: screen_refresh(page->tui); return REPLY_REDRAW;
	default: return REPLY_IGNORED;
	}
}

/* ---- those whom no cursor can reach: the fallen, and who is aboard ---- */

static bool off_the_table(const struct target *t)
{
	for (int i = 0; i < t->n_candidates; i++)
		if (candidate_cell(t, i) == CELL_NONE)
			return true;
	return false;
}

static bool pick_from_list(struct target *t)
{
	struct chooser_row rows[LIST_MAX];
	char names[LIST_MAX][NAME_MAX_BYTES];
	struct chooser c = { .title = t->option->label, .rows = rows };
	const bool units = t->option->need == NEED_UNIT;
	const struct view *v = t->play->view;
	int row;

	for (; c.n < t->n_candidates && c.n < LIST_MAX; c.n++) {
		if (units)
			snprintf(names[c.n], sizeof names[0], "%s",
				game_unit_name(&v->game, t->candidates[c.n]));
		else
			game_figure_name(&v->game, t->candidates[c.n], names[c.n], sizeof names[0]);
		rows[c.n] = (struct chooser_row){ .label = names[c.n], .key = chooser_letter(c.n) };
	}
	row = chooser_ask(t->play, &c);
	if (row < 0)
		return false;
	if (units)
		unit_line(t, t->candidates[row]);
	else
		figure_line(t, t->candidates[row]);
	return true;
}

static const struct page_kind target_page = { .place = screen_page_whole, .draw = draw,
	.key = key, .news = NEWS_CLOSE, .keys = PLACE_TARGET };

bool target_ask(struct play *p, int unit, const struct option *o, struct target *t)
{
	const cell_t from = unit >= 0 ? game_unit_whereabouts(&p->view->game, unit) : p->cursor;
	int nearest;

	memset(t, 0, sizeof *t);
	t->page.kind = &target_page;
	t->play = p;
	t->option = o;
	t->unit = unit;
	if (o->need == NEED_UNIT)
		find_units(t);
	else if (o->need == NEED_FIGURE)
		find_figures(t);
	else if (strncmp(o->line, "errand ", 7) == 0)
		t->n_candidates = errands_places(p, unit, t->candidates, FIGURES_MAX);
	if (off_the_table(t))
		return pick_from_list(t);
	nearest = o->need == NEED_CELL ? -1 : nearest_candidate(t, from);
	play_look_at(p, nearest >= 0 ? candidate_cell(t, nearest) : from);
	t->from = p->cursor;
	screen_page_run(p->tui, &t->page);
	p->note[0] = '\0';
	if (!screen_called(p->tui))	/* a command may mean the cell by then */
		play_look_at(p, from);
	return t->chosen;
}
