/* Story: the briefing, boxes for what happens, handing over, the epilogue.
 * See play.h. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/roll.h"
#include "cliffhanger/tale.h"
#include "tui/frame.h"
#include "tui/play.h"
#include "tui/wide.h"

/* Of the table at the end: its names, and what else is in a row. */
enum { NAME_COLS = 14, NAME_COLS_MOST = 25, SCORE_COLS = 44,
	NAME_BYTES = 160 };

static bool starts_with_the(const char *name)
{
	return strncmp(name, "The ", 4) == 0;
}

static void tell(struct play *p, const char *title, const char *text)
{
	const struct reader_text show = { .title = title, .text = text, .ink = INK_STORY,
		.story = true };

	reader_show(p->tui, &show);
}

/* What others may read, too, is public alone (Y-34). */
static void write_goals(const struct view *v, bool alone, struct buffer *buffer)
{
	for (int side = 0; side < v->game.setup->n_sides; side++) {
		const struct setup_side *const s = &v->game.setup->sides[side];

		if ((alone || s->public) && *view_goal(&v->game, side))
			buffer_add(buffer, "\n# %s\n%s\n", s->name, s->goal);
	}
}

/* What the seat before the screen is told and nobody else. */
static void write_own(const struct play *p, struct buffer *buffer)
{
	const int side = game_seat_side(&p->view->game, p->seat);
	const struct setup_side *own = side == NOBODY ? NULL : &p->view->game.setup->sides[side];

	if (own == NULL || own->briefing == NULL || own->briefing[0] == '\0')
		return;
	buffer_add(buffer, "\n# For %s%s alone\n", starts_with_the(own->name) ? "the " : "",
		own->name + 4 * starts_with_the(own->name));
	reader_add_prose(buffer, own->briefing);
	buffer_add(buffer, "\n");
}

static bool sits_alone(const struct play *p)
{
	int persons = 0;

	for (int side = 0; side < p->view->game.setup->n_sides; side++)
		persons += session_person(p->session, side);
	return persons == 1 && session_person(p->session, p->seat);
}

static void write_opening(const struct setup *s, struct buffer *buffer)
{
	reader_add_prose(buffer, s->log_line);
	buffer_add(buffer, "\n\n");
	reader_add_prose(buffer, s->briefing);
	buffer_add(buffer, "\n");
}

void story_briefing(struct play *p)
{
	const struct setup *s = p->view->game.setup;
	struct buffer buffer = { 0 };
	char keys[120];

	write_opening(s, &buffer);
	write_goals(p->view, sits_alone(p), &buffer);
	if (sits_alone(p))
		write_own(p, &buffer);
	buffer_add(&buffer, "\n%d turns. %s\n", s->turns, screen_words(p->tui, "Press "
		"{objectives} for the objectives, {help} for help, at any time.", keys,
		sizeof keys));
	tell(p, s->title, buffer_text(&buffer));
	buffer_free(&buffer);
}

/* Whether a story is one of those that close the game. */
static bool is_epilogue(const struct view *v, const struct event *e)
{
	for (int i = 0; v->game.over && e->kind == EVENT_STORY && i < v->game.setup->n_endings; i++)
		if (strcmp(v->game.setup->endings[i].text, e->word) == 0)
			return true;
	return false;
}

/* All that closes it, a paragraph each. */
static void write_ending(const struct play *p, struct buffer *buffer)
{
	const struct event_log *const log = session_log(p->session);
	const char *between = "";

	for (size_t i = 0; i < event_log_count(log); i++) {
		const struct event *const e = event_log_at(log, i);

		if (!is_epilogue(p->view, e))
			continue;
		buffer_add(buffer, "%s", between);
		reader_add_prose(buffer, e->word);
		between = "\n";
	}
}

struct moment { char text[32]; };

/* `now`: the turn in which it is read; what closed the one before is not of it. */
static struct moment moment_words(const struct event *e, int now)
{
	struct moment m = { "Before the game" };

	if (e->turn > 0)
		snprintf(m.text, sizeof m.text, e->turn < now ? "The end of turn %d" : "Turn %d",
			e->turn);
	return m;
}

/* What figures say in the game the log tells: it would not do to stop for each. */
static bool is_story(const struct play *p, const struct event *e)
{
	return (e->kind == EVENT_STORY || (e->kind == EVENT_MESSAGE && e->figure == NOBODY)) &&
		view_hears(&p->view->game, p->seat, e);
}

static void tell_event(struct play *p, const struct event *e)
{
	char title[120], text[LINE_MAX_BYTES] = "";
	struct buffer buffer = { 0 };

	snprintf(title, sizeof title, "%s", moment_words(e, p->view->game.turn).text);
	if (e->kind == EVENT_MESSAGE)
		view_event_text(&p->view->game, e, text, sizeof text);
	reader_add_prose(&buffer, e->kind == EVENT_STORY ? e->word : text);
	if (e->kind == EVENT_STORY || e->number != p->seat)
		tell(p, title, buffer_text(&buffer));
	buffer_free(&buffer);
}

void story_tell(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	size_t *told = &p->told[p->seat];
	const size_t count = event_log_count(log);

	if (*told > count)
		*told = count;		/* taken back */
	for (; *told < count && !screen_ended(p->tui); (*told)++) {
		const struct event *e = event_log_at(log, *told);

		if (is_story(p, e) && !is_epilogue(p->view, e))
			tell_event(p, e);
	}
}

static void write_told(const struct event *e, struct buffer *buffer)
{
	buffer_add(buffer, "\n# %s\n", moment_words(e, e->turn).text);
	reader_add_prose(buffer, e->word);
	buffer_add(buffer, "\n");
}

void story_again(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	const struct setup *s = p->view->game.setup;
	struct buffer buffer = { 0 };

	write_opening(s, &buffer);
	write_goals(p->view, true, &buffer);
	write_own(p, &buffer);
	for (size_t i = 0; i < event_log_count(log); i++) {
		const struct event *e = event_log_at(log, i);

		if (e->kind == EVENT_STORY && view_hears(&p->view->game, p->seat, e))
			write_told(e, &buffer);
	}
	tell(p, s->title, buffer_text(&buffer));
	buffer_free(&buffer);
}

/* ---- handing over ---- */

struct hand_over {
	struct page page;
	const char *name;
};

static void draw_hand_over(struct page *page, struct pane *pane)
{
	const struct hand_over *h = (const struct hand_over *)page;
	const int rows = pane_rows(pane), cols = pane_cols(pane);
	char text[200];

	frame_bar(pane, 0, INK_TITLE, "The screen changes hands", INK_DIM, "");
	snprintf(text, sizeof text, "%s, it is your turn.", h->name);
	pane_put(pane, (struct rect){ rows / 2 - 1, (cols - wide_columns(text)) / 2, 1, cols },
		INK_TITLE, text);
	screen_words(h->page.tui, "When nobody else looks: {text-open}.", text, sizeof text);
	pane_put(pane, (struct rect){ rows / 2 + 1, (cols - wide_columns(text)) / 2, 1, cols },
		INK_KEY, text);
}

static enum reply key_hand_over(struct page *page, int pressed)
{
	if (pressed == KEY_CTRL_L)
		screen_refresh(page->tui);
	return pressed == KEY_RETURN ? REPLY_LEAVE : REPLY_HANDLED;
}

void story_hand_over(struct play *p, int seat)
{
	static const struct page_kind kind = { .place = screen_page_whole, .draw = draw_hand_over,
		.key = key_hand_over };
	const int side = game_seat_side(&p->view->game, seat);
	struct hand_over h = { .page.kind = &kind,
		.name = side >= 0 ? p->view->game.setup->sides[side].name : "Game Master" };

	screen_flush(p->tui);
	screen_page_run(p->tui, &h.page);
}

/* ---- the end ---- */

/* The columns that names of sides take in a table. */
static int name_columns(const struct play *p)
{
	const struct setup *const s = p->view->game.setup;
	const int most = screen_cols(p->tui) - SCORE_COLS;
	int cols = NAME_COLS;

	for (int i = 0; i < s->n_sides; i++)
		if (wide_columns(s->sides[i].name) > cols)
			cols = wide_columns(s->sides[i].name);
	if (cols > NAME_COLS_MOST)
		cols = NAME_COLS_MOST;
	return cols > most && most >= NAME_COLS ? most : cols;
}

static void write_name(const struct play *p, int side, struct buffer *buffer)
{
	const int cols = name_columns(p);
	char name[NAME_BYTES];

	snprintf(name, sizeof name, "%s", p->view->game.setup->sides[side].name);
	wide_cut(name, sizeof name, cols, screen_unicode(p->tui));
	buffer_add(buffer, "%s%*s ", name, cols > wide_columns(name) ? cols - wide_columns(name)
		: 0, "");
}

/* What became of everybody, a row a side. */
static void write_losses(const struct play *p, int side, struct buffer *buffer)
{
	const struct tale_losses l = tale_losses(&p->view->game, side);

	buffer_add(buffer, "| ");
	write_name(p, side, buffer);
	buffer_add(buffer, "%6d %4d %7d %7d %4d %4d\n", (int)p->view->game.points[side], l.fit,
		l.wounded, l.captive, l.gone, l.dead);
}

static void write_score(const struct play *p, struct buffer *buffer)
{
	buffer_add(buffer, "\n\n# Score\n= %*s points  fit wounded captive gone dead\n",
		name_columns(p), "");
	for (int side = 0; side < p->view->game.setup->n_sides; side++)
		write_losses(p, side, buffer);
}

/* The luck ledger: hits thrown and hits to be expected, of rolls against a number. */
static void write_luck(const struct play *p, int side, struct buffer *buffer)
{
	const struct event_log *log = session_log(p->session);
	const struct view *v = p->view;
	long expected = 0;
	int dice = 0, got = 0;

	for (size_t i = 0; i < event_log_count(log); i++) {
		const struct event *e = event_log_at(log, i);
		const struct roll *r = &e->roll;

		if (e->kind != EVENT_ROLL || r->sides == 0 ||
				r->reading > ROLL_AT_LEAST ||
				e->unit < 0 || v->game.units[e->unit].side != side ||
				!view_hears(&v->game, p->seat, e))
			continue;
		dice += r->n_dice;
		got += r->successes;
		expected += 1000L * roll_good_faces(r) * r->n_dice / r->sides;
	}
	if (dice == 0)
		return;
	write_name(p, side, buffer);
	buffer_add(buffer, "%3d of %d dice succeeded; to be expected: %ld.%ld\n", got, dice,
		expected / 1000, expected / 100 % 10);
}

static void write_next(const struct play *p, struct buffer *buffer)
{
	const char *file = session_file(p->session);

	buffer_add(buffer, "\n# From here\nSeed %" PRIu64 ": with it and the same choices the same "
		"game comes again.\nEsc, and you may look round the table; q leaves it.\n",
		session_seed(p->session));
	if (file[0] != '\0' && !screen_likes(p->tui)->guest)
		buffer_add(buffer,
			"Watch it again from the title screen, or with cliffhanger replay; "
			"cliffhanger report writes its chronicle. Both take\n%s\n", file);
}

/* A side may be one or many: it is not made to be the subject. */
static void write_winner(const struct view *v, struct buffer *buffer)
{
	const char *name = v->game.winner >= 0 ? v->game.setup->sides[v->game.winner].name : "";
	const bool article = starts_with_the(name);
	char why[TALE_WORDS_MAX];

	if (v->game.winner < 0)
		buffer_add(buffer, "# Nobody wins.\n\n");
	else
		buffer_add(buffer, "# Won by %s%s.\n", article ? "the " : "", name + 4 * article);
	tale_why_won(&v->game, why, sizeof why);
	if (v->game.winner >= 0)
		buffer_add(buffer, "%s\n\n", why);
}

/* Points for something else than an objective. */
static void write_besides(const struct play *p, struct buffer *buffer)
{
	const struct event_log *const log = session_log(p->session);
	const struct game *const g = &p->view->game;

	for (size_t i = 0; i < event_log_count(log); i++) {
		const struct event *const e = event_log_at(log, i);

		if (view_hears(g, p->seat, e) && tale_is_besides(g, e) && e->other >= 0)
			buffer_add(buffer, "%s - besides, %s (%d %s)\n",
				g->setup->sides[e->other].name, e->word[0] != '\0' ? e->word
				: "by script", (int)e->number, e->number == 1 || e->number == -1
				? "point" : "points");
	}
}

void story_epilogue(struct play *p)
{
	const struct view *v = p->view;
	struct buffer buffer = { 0 };

	write_winner(v, &buffer);
	write_ending(p, &buffer);
	write_score(p, &buffer);
	buffer_add(&buffer, "\n# Luck\n");
	for (int side = 0; side < v->game.setup->n_sides; side++)
		write_luck(p, side, &buffer);
	buffer_add(&buffer, "\n# Objectives\n");
	for (int i = 0; i < v->game.setup->n_objectives; i++)
		sheets_objective(p, i, &buffer);
	write_besides(p, &buffer);
	write_next(p, &buffer);
	reader_help(p->tui, v->game.setup->title, buffer_text(&buffer));
	buffer_free(&buffer);
}

void story_nobody(struct play *p)
{
	tell(p, p->view->game.setup->title,
		"The machine plays all sides: nobody is asked anything, "
		"and the game is played to its end at once. To watch it, leave afterwards and "
		"choose it among the replays of the title screen, or use cliffhanger replay.");
}
