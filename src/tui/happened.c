/* News: what happened since a seat was asked last, told phase by phase.
 *
 * The panel of rolls has room for a few lines; when a phase brought more, they
 * are told here before the next question, what turns a game with a mark.
 * Steps are told a unit at a time, from where to where its leader (or else its
 * first figure) went, for as long as nothing else is heard.  What would not go on
 * a page is told in brief: many dice of a kind by their number, the dead of a
 * unit together; the panel still has every one.  See play.h.
 */
#include <stdio.h>
#include <string.h>

#include "tui/chart.h"
#include "tui/frame.h"
#include "tui/pager.h"
#include "tui/play.h"
#include "tui/strength.h"
#include "tui/wide.h"

enum {
	TEXT_MAX = 512,
	BRIEF_ROWS = 14,	/* of a page; what would take more is told in brief */
	ROW_COLS = 70,
	STANDS_NAME = 15, STANDS_BAR = 19, STANDS_BAR_COLS = 12, STANDS_NUMBER = 32,
	STANDS_LOSS = 36, STANDS_HURT = 40, STANDS_COLS = 50,
	BESIDE_THROWS = 3,	/* so many lines are no page, though the panel has other throws */
	KIND_MAX = 3,		/* more rolls of a kind than this are told by their number */
};

/* A unit's steps that are not yet told; figures 0: none. */
struct steps {
	int figures, teller;
	cell_t from, to;
};

struct news {
	struct buffer buffer;
	struct steps steps[UNITS_MAX];
	bool moved[FIGURES_MAX];
	int lines, rows;	/* that are no headings; what all take on a page, about */
	const struct event *heading;	/* of what follows, not yet told */
	const struct event *first;	/* of those that are told together, not yet told */
	int together;			/* how many figures */
	bool brief;
	const struct event *rolls[KIND_MAX];	/* of a kind, not yet told: the first of them */
	int n_rolls, n_dice;		/* all of them */
	int unit, words;		/* whose all are, or -1; how much of `what` they share */
	struct dead { int figures, named; } dead[UNITS_MAX];	/* not yet told */
	bool any_dead, shortened;
};

static bool is_heading(const struct event *e)
{
	return e->kind == EVENT_TURN || e->kind == EVENT_PHASE;
}

/* What an event is to the reader, by the pager's marks, and the word before it. */
struct grade { char mark; const char *word; };

static const struct grade life_grades[LIVES] = {
	[LIFE_FIT] = { '+', "up again" }, [LIFE_WOUNDED] = { '~', "wounded" },
	[LIFE_DEAD] = { '!', "killed" }, [LIFE_CAPTIVE] = { '!', "taken" },
	[LIFE_LEFT] = { '-', "left" }, [LIFE_AWAITED] = { '-', "" },
};

/* Of states and notes, by what is said of them: the first that occurs. */
static const struct { const char *part; struct grade grade; } word_grades[] = {
	{ "killed", { '!', "killed" } }, { "captive", { '!', "taken" } },
	{ "surrender", { '!', "yields" } }, { "rall", { '+', "rallied" } },
	{ "rout", { '~', "routs" } }, { "suppress", { '~', "pinned" } },
	{ "retreat", { '~', "falls back" } }, { "breaks off", { '~', "breaks off" } },
	{ "bay", { '~', "at bay" } },
};

static struct grade grade_of(const struct event *e)
{
	switch (e->kind) {
	case EVENT_LIFE:
		return life_grades[e->number >= 0 && e->number < LIVES ? e->number : LIFE_FIT];
	case EVENT_CAPTURE: return (struct grade){ '!', "taken" };
	case EVENT_OBJECTIVE: case EVENT_POINTS: return (struct grade){ '+', "goal" };
	case EVENT_END: return (struct grade){ '+', "the end" };
	case EVENT_SIGHTED: return (struct grade){ '+', "seen" };
	case EVENT_SHOT: return (struct grade){ '-', "fire" };
	case EVENT_ROLL: return (struct grade){ '-', "dice" };
	case EVENT_STATE: case EVENT_NOTE: break;
	default: return (struct grade){ '-', "" };
	}
	for (size_t i = 0; i < sizeof word_grades / sizeof word_grades[0]; i++)
		if (wide_finds(e->word, word_grades[i].part))
			return word_grades[i].grade;
	return (struct grade){ '-', "" };
}

static void add_grade(struct news *n, struct grade grade)
{
	buffer_add(&n->buffer, "^%c %-*s", grade.mark, PAGER_WORD, grade.word);
}

static void tell_heading(const struct play *p, struct news *n)
{
	char text[TEXT_MAX] = "";

	if (n->heading == NULL)
		return;
	view_event_text(&p->view->game, n->heading, text, sizeof text);
	buffer_add(&n->buffer, "%s# %s\n", n->buffer.used > 0 ? "\n" : "", text);
	n->rows += 2;
	n->heading = NULL;
}

static void tell_way(const struct play *p, struct news *n, int unit)
{
	const struct steps *s = &n->steps[unit];
	const bool one_of_many = s->figures == 1 && p->view->game.setup->units[unit].count > 1;
	const struct cell_text from = grid_cell_text(&p->view->game.table->grid, s->from);
	const struct cell_text to = grid_cell_text(&p->view->game.table->grid, s->to);
	char name[NAME_MAX_BYTES + 16];

	n->lines++;
	n->rows++;
	if (one_of_many)
		game_figure_name(&p->view->game, s->teller, name, sizeof name);
	add_grade(n, (struct grade){ '-', "moves" });
	buffer_add(&n->buffer, "%s", one_of_many ? name : game_unit_name(&p->view->game, unit));
	if (s->figures > 1)
		buffer_add(&n->buffer, " (%d figures)", s->figures);
	if (s->from == CELL_NONE && s->to != CELL_NONE)
		buffer_add(&n->buffer, ": on the table at %s\n", to.text);
	else if (s->from != CELL_NONE && s->to == CELL_NONE)
		buffer_add(&n->buffer, ": off the table at %s\n", from.text);
	else
		buffer_add(&n->buffer, ": from %s to %s\n", from.text, to.text);
}

/* All move at the same time: each unit's steps are one line, in roster order. */
static void tell_steps(const struct play *p, struct news *n)
{
	for (int u = 0; u < p->view->game.n_units; u++) {
		if (n->steps[u].figures == 0)
			continue;
		tell_heading(p, n);
		if (n->steps[u].from != CELL_NONE || n->steps[u].to != CELL_NONE)
			tell_way(p, n, u);
		n->steps[u].figures = 0;
	}
	memset(n->moved, 0, sizeof n->moved);
}

static void add_step(const struct play *p, struct news *n, const struct event *e)
{
	const struct view *v = p->view;
	const int unit = e->unit >= 0 ? e->unit : v->game.figures[e->figure].unit;
	struct steps *s = &n->steps[unit];
	const bool first = !n->moved[e->figure];
	const bool leads = e->then.known ? e->then.leads : v->game.units[unit].leader == e->figure;

	if (s->figures == 0)
		s->teller = -1;
	s->figures += first;
	if (s->teller < 0 || (leads && first)) {
		s->teller = e->figure;
		s->from = e->from;
	}
	n->moved[e->figure] = true;
	if (s->teller == e->figure)
		s->to = e->cell;
}

static void tell_together(const struct play *p, struct news *n)
{
	char text[TEXT_MAX];

	if (n->together == 0)
		return;
	tell_heading(p, n);
	view_together_text(&p->view->game, n->first, n->together, text, sizeof text);
	add_grade(n, grade_of(n->first));
	buffer_add(&n->buffer, "%s\n", text);
	n->lines++;
	n->together = 0;
}

static void tell_line(const struct play *p, struct news *n, const struct event *e)
{
	char text[TEXT_MAX] = "";

	tell_heading(p, n);
	view_event_text(&p->view->game, e, text, sizeof text);
	add_grade(n, grade_of(e));
	buffer_add(&n->buffer, "%s\n", text);
	n->lines++;
	n->rows += 1 + wide_columns(text) / ROW_COLS;
}

/* ---- in brief ---- */

static bool same_start(const char *a, const char *b, size_t bytes)
{
	return strncmp(a, b, bytes) == 0;
}

/* Rolls of a kind are for the same thing, whatever it is done to: "looking: …".  Tests by
 * two dice, what is looked up and what is nobody's own decide too much for a number. */
static bool same_kind(const struct event *a, const struct event *b)
{
	return a->unit >= 0 && a->phase == b->phase && a->turn == b->turn
		&& a->roll.reading == b->roll.reading && a->roll.sides == b->roll.sides
		&& a->roll.reading != ROLL_TABLE && a->roll.reading != ROLL_ROW
		&& a->roll.sides < 100
		&& same_start(a->roll.what, b->roll.what, strcspn(a->roll.what, " ") + 1);
}

/* How much of their words rolls of a kind share: all, or what comes before the colon. */
static int common_words(const char *a, const char *b, int most)
{
	const int kind = (int)strcspn(a, ":");

	return strcmp(a, b) == 0 || most < kind ? most : kind;
}

static void tell_rolls(const struct play *p, struct news *n)
{
	const int count = n->n_rolls;

	n->n_rolls = 0;
	if (count > KIND_MAX) {
		const struct roll *const r = &n->rolls[0]->roll;

		tell_heading(p, n);
		add_grade(n, grade_of(n->rolls[0]));
		buffer_add(&n->buffer, "%s%s%.*s: %d dice\n",
			n->unit >= 0 ? game_unit_name(&p->view->game, n->unit) : "",
			n->unit >= 0 ? ": " : "", n->words, r->what, n->n_dice);
		n->lines++;
		n->shortened = true;
		return;
	}
	for (int i = 0; i < count; i++)
		tell_line(p, n, n->rolls[i]);
}

static void tell_dead_of(const struct play *p, struct news *n, int unit, struct dead d)
{
	const char *const unit_name = game_unit_name(&p->view->game, unit);
	char name[NAME_MAX_BYTES + 16];

	game_figure_name(&p->view->game, d.named, name, sizeof name);
	add_grade(n, life_grades[LIFE_DEAD]);
	if (d.figures == 1)
		buffer_add(&n->buffer, "%s: killed\n", name);
	else if (same_start(name, unit_name, strlen(unit_name)))
		buffer_add(&n->buffer, "%s: %d killed\n", unit_name, d.figures);
	else
		buffer_add(&n->buffer, "%s: %d killed, %s among them\n", unit_name, d.figures,
			name);
	n->lines++;
}

static void tell_dead(const struct play *p, struct news *n)
{
	if (!n->any_dead)
		return;
	tell_heading(p, n);
	for (int u = 0; u < p->view->game.n_units; u++)
		if (n->dead[u].figures > 0)
			tell_dead_of(p, n, u, n->dead[u]);
	memset(n->dead, 0, sizeof n->dead);
	n->any_dead = false;
}

static void tell_brief(const struct play *p, struct news *n)
{
	tell_rolls(p, n);
	tell_dead(p, n);
}

/* Leaders come first in a unit, then whoever has a name of his own. */
static void add_dead(const struct play *p, struct news *n, const struct event *e)
{
	struct dead *const d = &n->dead[p->view->game.figures[e->figure].unit];

	if (d->figures++ == 0 || e->figure < d->named)
		d->named = e->figure;
	n->any_dead = true;
}

/* Adds a roll to those of its kind. */
static void add_roll(struct news *n, const struct event *e)
{
	if (n->n_rolls == 0) {
		n->n_dice = 0;
		n->unit = e->unit;
		n->words = (int)strlen(e->roll.what);
	}
	if (n->unit != e->unit)
		n->unit = -1;
	if (n->n_rolls < KIND_MAX)
		n->rolls[n->n_rolls] = e;
	n->n_rolls++;
	n->n_dice += e->roll.n_dice;
	n->words = common_words(n->rolls[0]->roll.what, e->roll.what, n->words);
}

/* Whether an event is told later, together with others of its kind. */
static bool waits_in_brief(const struct play *p, struct news *n, const struct event *e)
{
	if (e->kind == EVENT_LIFE && e->number == LIFE_DEAD && e->figure >= 0) {
		tell_rolls(p, n);
		add_dead(p, n, e);
		return true;
	}
	if (e->kind != EVENT_LEADER)
		tell_dead(p, n);
	if (e->kind != EVENT_ROLL || (n->n_rolls > 0 && !same_kind(n->rolls[0], e)))
		tell_rolls(p, n);
	if (e->kind != EVENT_ROLL)
		return false;
	add_roll(n, e);
	return true;
}

/* ---- all of it ---- */

static void tell_event(const struct play *p, struct news *n, const struct event *e)
{

	if (n->together > 0 && e->kind != EVENT_TURN_ABOUT && !view_together(n->first, e)
			&& !view_steps_off(n->first, e))
		tell_together(p, n);
	if (view_together(e, e)) {
		if (n->together == 0) {
			tell_brief(p, n);
			tell_steps(p, n);
			n->first = e;
		}
		n->together++;
		return;
	}

	if (e->kind == EVENT_MOVE && e->figure >= 0) {
		/* Of the dead and of those who left it has been said already. */
		if (e->cell == CELL_NONE && (e->then.life == LIFE_DEAD
				|| e->then.life == LIFE_LEFT))
			return;
		tell_brief(p, n);
		add_step(p, n, e);
		return;
	}
	if (!rolls_tell(e) || view_aside(e))
		return;
	tell_steps(p, n);
	if (n->brief && waits_in_brief(p, n, e))
		return;
	if (is_heading(e))
		n->heading = e;
	else
		tell_line(p, n, e);
}

static void tell_since(const struct play *p, struct news *n, size_t first)
{
	const struct event_log *log = session_log(p->session);
	const size_t count = event_log_count(log);

	for (size_t i = first; i < count; i++)
		if (view_hears(&p->view->game, p->seat, event_log_at(log, i)))
			tell_event(p, n, event_log_at(log, i));
	tell_together(p, n);
	tell_brief(p, n);
	tell_steps(p, n);
}

/* Whether a phase has passed since the seat was told last, be it that the same one has come
 * again: within one the panel will do. */
static bool phase_passed(const struct play *p)
{
	const struct event_log *log = session_log(p->session);

	for (size_t i = p->newest[p->seat]; i < event_log_count(log); i++)
		if (is_heading(event_log_at(log, i)))
			return true;
	return p->view->game.over;
}

/* Whether a shot has been fired in the same phase while the panel tells what that has thrown;
 * where others go meanwhile the map shows. */
static bool missed_shots(const struct play *p)
{
	const struct event_log *log = session_log(p->session);

	if (!throws_shown(p))
		return false;
	for (size_t i = p->newest[p->seat]; i < event_log_count(log); i++)
		if (event_log_at(log, i)->kind == EVENT_SHOT
				&& view_hears(&p->view->game, p->seat, event_log_at(log, i)))
			return true;
	return false;
}

/* From now on losses are counted anew. */
static void note_strength(struct play *p)
{
	for (int u = 0; u < p->view->game.n_units; u++) {
		const struct strength s = strength_of(p->view, u);

		p->stood[u] = (int16_t)(s.fit + s.hurt);
	}
}

void happened_skip(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session));

	note_strength(p);
	for (int seat = 0; seat < SEATS_MAX; seat++)
		p->newest[seat] = count;
}

/* Of a new game what others did before anybody was asked is news, too; that everybody has
 * been placed and tested is none. */
void happened_from_start(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	const size_t count = event_log_count(log);
	size_t turn = 0, act;

	note_strength(p);
	while (turn < count && event_log_at(log, turn)->kind != EVENT_TURN)
		turn++;
	act = turn;
	while (act < count && event_log_at(log, act)->kind != EVENT_MOVE
			&& event_log_at(log, act)->kind != EVENT_SHOT)
		act++;
	for (int seat = 0; seat < SEATS_MAX; seat++)
		p->newest[seat] = act < count ? turn : count;
}

/* ---- who stands ---- */

/* Of the units that the seat knows, those on the table. */
static int standing_units(const struct play *p)
{
	int n = 0;

	for (int i = 0; i < p->roster.n; i++)
		n += p->roster.rows[i] >= 0;
	return n;
}

static void draw_standing(const struct play *p, struct pane *pane, struct rect at, int unit)
{
	const struct strength s = strength_of(p->view, unit);
	const int there = s.fit + s.hurt, lost = p->stood[unit] - there;
	const struct chart_piece piece = chart_piece(p->view, &p->look, unit,
		p->view->game.units[unit].head);
	char text[NAME_MAX_BYTES + 16];

	pane_glyph(pane, at.row, at.col, &piece.letter);
	snprintf(text, sizeof text, "%s", game_unit_name(&p->view->game, unit));
	wide_shorten(text, sizeof text, STANDS_NAME, pane_unicode(pane));
	pane_put(pane, (struct rect){ at.row, at.col + 3, 1, STANDS_NAME }, INK_PLAIN, text);
	strength_draw(p->view, pane, (struct rect){ at.row, at.col + STANDS_BAR, 1,
		STANDS_BAR_COLS }, unit, BACK_NONE);
	snprintf(text, sizeof text, "%3d", there);
	pane_put(pane, (struct rect){ at.row, at.col + STANDS_NUMBER, 1, 3 }, INK_TITLE, text);
	snprintf(text, sizeof text, "-%d", lost);
	if (lost > 0)
		pane_put(pane, (struct rect){ at.row, at.col + STANDS_LOSS, 1, 4 }, INK_BAD, text);
	snprintf(text, sizeof text, "%d hurt", s.hurt);
	if (s.hurt > 0)
		pane_put(pane, (struct rect){ at.row, at.col + STANDS_HURT, 1, 9 }, INK_HURT,
			text);
}

/* Beneath what happened: everybody's strength, and what it has lost since the last such page. */
static void draw_all_standing(const void *self, struct pane *pane, struct rect at)
{
	const struct play *const p = self;
	const int columns = at.cols >= 2 * STANDS_COLS ? 2 : 1;
	const int each = (standing_units(p) + columns - 1) / columns;
	int n = 0;

	frame_rule(pane, at.row, at.col, at.cols, "who stands");
	for (int i = 0; i < p->roster.n; i++) {
		const struct rect line = { at.row + 1 + n % each, at.col + n / each * STANDS_COLS,
			1, STANDS_COLS };

		if (p->roster.rows[i] < 0)
			continue;
		if (line.row < at.row + at.rows)
			draw_standing(p, pane, line, p->roster.rows[i]);
		n++;
	}
}

static void show(struct play *p, const char *text)
{
	const int columns = screen_cols(p->tui) >= 2 * STANDS_COLS + 4 ? 2 : 1;
	const struct reader_text reader = { .title = "what happened", .text = text,
		.ink = INK_PLAIN, .browser = &p->browser, .foot = draw_all_standing, .self = p,
		.foot_rows = 1 + (standing_units(p) + columns - 1) / columns };

	reader_show(p->tui, &reader);
	note_strength(p);
}

/* How many lines go without a page of their own. */
static int panel_lines(const struct play *p, bool passed)
{
	return !passed ? 0 : throws_shown(p) ? BESIDE_THROWS : p->layout.rolls.rows;
}

void happened_tell(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	const size_t count = event_log_count(log), first = p->newest[p->seat];
	struct news n = { .lines = 0 };
	bool passed;

	if (first > count) {		/* taken back */
		p->newest[p->seat] = count;
		return;
	}
	passed = phase_passed(p);
	if (!passed && !missed_shots(p))
		return;
	tell_since(p, &n, first);
	if (n.rows > BRIEF_ROWS) {
		buffer_free(&n.buffer);
		n = (struct news){ .brief = true };
		tell_since(p, &n, first);
		if (n.shortened)
			buffer_add(&n.buffer, "\nIn brief; every die is among the rolls: Ctrl-P\n");
	}
	p->newest[p->seat] = count;
	if (n.lines > panel_lines(p, passed))
		show(p, buffer_text(&n.buffer));
	buffer_free(&n.buffer);
}
