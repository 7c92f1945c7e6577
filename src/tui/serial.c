/* A campaign on the screen: pages between the games. */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/tui.h"
#include "cliffhanger/buffer.h"
#include "cliffhanger/hosted_pause.h"
#include "tui/casting.h"
#include "tui/picker.h"
#include "tui/reader.h"
#include "tui/screen.h"

enum { NOTE = 400 };

struct between {
	struct tui *tui;
	struct serial *serial;
	struct hosted_pause *pause;	/* at a table; NULL = at none */
	char note[NOTE];
};

/* ---- pages to read ---- */

struct writing { struct buffer buffer; bool listing; };

/* Lists stand together, paragraphs apart. */
static void write_paragraph(void *self, int indent, const char *text)
{
	struct writing *const w = self;

	if (w->listing && indent == 0)
		buffer_add(&w->buffer, "\n");
	reader_add_prose(&w->buffer, text);
	w->listing = indent > 0;
	buffer_add(&w->buffer, w->listing ? "\n" : "\n\n");
}

static void show(struct between *l, const char *title,
	void (*tell)(const struct serial *s, struct teller t))
{
	struct writing w = { .listing = false };

	tell(l->serial, (struct teller){ write_paragraph, &w });
	if (*buffer_text(&w.buffer))
		reader_show(l->tui, &(struct reader_text){ .title = title,
			.text = buffer_text(&w.buffer), .whole = true, .story = true });
	buffer_free(&w.buffer);
}

static const char *title_of(const struct between *l)
{
	return serial_campaign(l->serial)->title;
}

/* ---- who goes ---- */

/* Rows of the page: to begin, each place that is chosen for, and pages to read. */
enum row_kind { ROW_GO, ROW_SLOT, ROW_ROSTER, ROW_STORY };

static bool may_take(const struct between *l, int slot)
{
	return l->pause ? hosted_pause_may_take(l->pause, slot) : serial_asks(l->serial, slot);
}

static bool may_begin(const struct between *l)
{
	return !l->pause || hosted_pause_may_begin(l->pause);
}

struct rows { const struct between *between; int n; struct { enum row_kind kind; int slot; }
	at[SLOTS_MAX + 4]; };

static void add_row(struct rows *r, enum row_kind kind, int slot)
{
	r->at[r->n].kind = kind;
	r->at[r->n++].slot = slot;
}

static const struct episode *episode_of(const struct between *l)
{
	return &serial_campaign(l->serial)->episodes[serial_episode(l->serial)];
}

static void fill_rows(struct rows *r, const struct between *l)
{
	*r = (struct rows){ .between = l };
	if (may_begin(l))
		add_row(r, ROW_GO, -1);
	for (int i = 0; i < serial_slots(l->serial); i++)
		if (may_take(l, i))
			add_row(r, ROW_SLOT, i);
	add_row(r, ROW_ROSTER, -1);
	add_row(r, ROW_STORY, -1);
}

static void slot_label(const struct between *l, int slot, char *text, size_t size)
{
	const struct slot *const place = &episode_of(l)->slots[slot];
	const int hero = serial_taken(l->serial, slot);

	snprintf(text, size, "%s %-20s %s", place->as == SLOT_COMPANION ? "with" : "lead",
		place->unit, hero >= 0 ? serial_hero(l->serial, hero)->hero.name : "nobody");
}

static void row_label(const void *self, int row, char *text, size_t size)
{
	const struct rows *const r = self;

	switch (r->at[row].kind) {
	case ROW_GO:
		snprintf(text, size, "Begin: %s", episode_of(r->between)->title);
		break;
	case ROW_SLOT:
		slot_label(r->between, r->at[row].slot, text, size);
		break;
	case ROW_ROSTER:
		snprintf(text, size, "The roster");
		break;
	case ROW_STORY:
		snprintf(text, size, "The story so far");
		break;
	}
}

static void row_about(const void *self, int row, char *text, size_t size)
{
	const struct rows *const r = self;
	static const char *const abouts[] = {
		[ROW_GO] = "All go as they are listed here.",
		[ROW_SLOT] = "{title-choose}: who takes this place.",
		[ROW_ROSTER] = "Heroes, followers, and what has been found.",
		[ROW_STORY] = "What has happened up to now.",
	};

	screen_words(r->between->tui, abouts[r->at[row].kind], text, size);
}

struct takers { const struct between *between; int slot, n, hero[CAMPAIGN_HEROES_MAX + 1]; };

static void taker_label(const void *self, int row, char *text, size_t size)
{
	const struct takers *const t = self;

	char state[160];

	if (t->hero[row] < 0) {
		snprintf(text, size, "Nobody");
		return;
	}
	serial_hero_state(t->between->serial, t->hero[row], state, sizeof(state));
	snprintf(text, size, "%-28s %s",
		serial_hero(t->between->serial, t->hero[row])->hero.name, state);
}

static void taker_about(const void *self, int row, char *text, size_t size)
{
	const struct takers *const t = self;
	struct reason why = { "", "" };

	if (t->hero[row] < 0)
		snprintf(text, size, "The place stays empty, or somebody else leads.");
	else if (serial_may_take(t->between->serial, t->slot, t->hero[row], &why))
		snprintf(text, size, "%s", serial_hero(t->between->serial, t->hero[row])->hero.looks);
	else
		snprintf(text, size, "%s", why.text);
}

static void choose_taker(struct between *l, int slot)
{
	struct takers t = { .between = l, .slot = slot };
	const uint32_t who = episode_of(l)->slots[slot].who;
	struct picker p = { .title = "Who goes?", .self = &t, .label = taker_label,
		.about = taker_about };
	struct reason why = { "", "" };
	int row;

	for (int i = 0; i < serial_campaign(l->serial)->n_heroes; i++)
		if (who == 0 || who >> i & 1)
			t.hero[t.n++] = i;
	t.hero[t.n++] = -1;
	p.n = t.n;
	row = picker_ask(l->tui, &p);
	l->note[0] = '\0';
	if (row >= 0 && !hosted_pause_take(l->pause, &l->serial, slot, t.hero[row], &why))
		snprintf(l->note, sizeof(l->note), "%s", why.text);
}

/* ---- the roster ---- */

static void member_label(const void *self, int row, char *text, size_t size)
{
	const struct between *const l = self;
	char state[160];

	if (row == 0) {
		snprintf(text, size, "Followers, and what has been found");
		return;
	}
	serial_hero_state(l->serial, row - 1, state, sizeof(state));
	snprintf(text, size, "%-28s %s", serial_hero(l->serial, row - 1)->hero.name, state);
}

static void member_about(const void *self, int row, char *text, size_t size)
{
	const struct between *const l = self;

	snprintf(text, size, "%s", row == 0 ? "The whole roster at a glance."
		: serial_hero(l->serial, row - 1)->hero.looks);
}

/* Everybody, and the sheet of each. */
static void look_at_roster(struct between *l)
{
	struct picker p = { .title = "The roster", .self = l, .label = member_label,
		.about = member_about, .n = serial_campaign(l->serial)->n_heroes + 1 };
	int row;

	while ((row = picker_ask(l->tui, &p)) >= 0)
		if (row == 0)
			show(l, "The roster", serial_tell_roster);
		else
			own_hero_sheet(l->tui, &serial_hero(l->serial, row - 1)->hero);
}

static int wake(void *pause) { return hosted_pause_wake(pause); }
static bool look(void *pause) { return hosted_pause_came(pause); }

/* What others at the table do is followed, and who is waited for is told. */
static void follow(struct between *l, struct picker *p)
{
	if (!l->pause)
		return;
	hosted_pause_look(l->pause);
	l->serial = hosted_pause_serial(l->pause);
	p->title = title_of(l);
	if (!l->note[0] && !may_begin(l))
		hosted_pause_words(l->pause, l->note, sizeof(l->note));
	p->wake = wake;
	p->look = look;
	p->watcher = l->pause;
	p->renews = true;
}

/* False if the player leaves. */
static bool choose(struct between *l)
{
	struct rows rows;
	struct picker p = { .title = title_of(l), .self = &rows, .label = row_label,
		.about = row_about };
	int row;

	for (;;) {
		follow(l, &p);
		if (serial_stage(l->serial) != SERIAL_CASTING)
			return true;		/* somebody else has begun it */
		fill_rows(&rows, l);
		p.n = rows.n;
		p.at = p.at < p.n ? p.at : p.n - 1;
		p.note = l->note[0] ? l->note : NULL;
		row = picker_ask(l->tui, &p);
		if (row == PICKER_RENEW)
			continue;
		if (row < 0)
			return false;
		switch (rows.at[row].kind) {
		case ROW_GO:
			return true;
		case ROW_SLOT:
			choose_taker(l, rows.at[row].slot);
			break;
		case ROW_ROSTER:
			look_at_roster(l);
			break;
		case ROW_STORY:
			show(l, title_of(l), serial_tell_opening);
			show(l, "The story so far", serial_tell_story);
			break;
		}
	}
}

/* ---- the round ---- */

/* False if the game was left before its end. */
static bool play_game(struct between *l, bool fresh)
{
	struct reason why = { "", "" };
	enum session_error error;
	struct session *const game = serial_play(l->serial, &error, &why);
	bool over = false;

	if (!game) {
		reader_help(l->tui, title_of(l), why.text);
		return false;
	}
	tui_play(l->tui, game, fresh, error != SESSION_OK ? why.text : "");
	if (!session_count(game, title_of(l), &why))
		reader_help(l->tui, title_of(l), why.text);
	if (session_truth(game)->over) {
		over = serial_close(l->serial, game, &why);
		if (!over)
			reader_help(l->tui, title_of(l), why.text);
	}
	session_free(game);
	return over;
}

enum tui_end tui_serial(struct tui *tui, struct serial *s, bool fresh, const char *notice)
{
	struct between l = { .tui = tui, .serial = s };
	bool on = true;

	if (*notice)
		reader_help(tui, title_of(&l), notice);
	if (fresh)
		show(&l, title_of(&l), serial_tell_opening);
	while (on && !screen_ended(tui) && serial_stage(s) != SERIAL_OVER) {
		const bool begins = serial_stage(s) == SERIAL_CASTING;

		on = (!begins || choose(&l)) && play_game(&l, begins);
		if (on)
			show(&l, "What came of it", serial_tell_result);
	}
	if (serial_stage(s) == SERIAL_OVER && !screen_ended(tui))
		show(&l, title_of(&l), serial_tell_ending);
	return screen_ended(tui) ? TUI_HANGUP : TUI_LEFT;
}

/* ---- at a table ---- */

/* The same person at the next episode's game; NULL: he leaves, or the campaign is over. */
static struct session *next_episode(struct tui *tui, struct session *over)
{
	struct reason why = { "", "" };
	struct between l = { .tui = tui, .pause = hosted_pause_new(over, &why) };
	struct session *next = NULL;
	enum session_error error;

	if (!l.pause) {
		if (why.text[0])
			reader_help(tui, hosted_of(over)->name, why.text);
		return NULL;
	}
	l.serial = hosted_pause_serial(l.pause);
	show(&l, "What came of it", serial_tell_result);
	if (serial_stage(l.serial) == SERIAL_OVER) {
		show(&l, title_of(&l), serial_tell_ending);
	} else {
		while (!next && !screen_ended(tui) && choose(&l)) {
			if (hosted_pause_begin(l.pause, &why))
				next = hosted_pause_next(l.pause, &error, &why);
			l.serial = hosted_pause_serial(l.pause);
			snprintf(l.note, sizeof(l.note), "%s", next ? "" : why.text);
		}
	}
	hosted_pause_free(l.pause);
	return next;
}

bool tui_table(struct tui *tui, struct session *s, bool briefing, const char *notice,
	struct reason *same)
{
	const bool was_over = session_truth(s)->over;
	bool unsaved = false;

	if (!was_over || !hosted_of(s)->campaign)
		tui_play(tui, s, briefing, notice);
	while (s) {
		struct session *const next = screen_ended(tui) ? NULL : next_episode(tui, s);

		unsaved = *session_trouble(s) != '\0';
		hosted_same(s, same->text, sizeof(same->text));
		session_free(s);
		s = next;
		if (s)
			tui_play(tui, s, true, "");
	}
	return !unsaved;
}
