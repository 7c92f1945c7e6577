/* News: what happened since a seat was asked last, told phase by phase.
 *
 * The panel of rolls has room for a few lines; when a phase brought more, they
 * are told here before the next question, what turns a game with a mark.
 * Steps are told a unit at a time, from where to where its leader (or else its
 * first figure) went, for as long as nothing else is heard.  See play.h.
 */
#include <stdio.h>
#include <string.h>

#include "tui/play.h"
#include "tui/text.h"

enum { TEXT_MAX = 512 };

/* A unit's steps that are not yet told; figures 0: none. */
struct steps {
	int figures, teller;
	cell_t from, to;
};

struct news {
	struct paper paper;
	struct steps steps[UNITS_MAX];
	bool moved[FIGURES_MAX];
	int lines;		/* that are no headings */
	const struct event *heading;	/* of what follows, not yet told */
	const struct event *first;	/* of those that are told together, not yet told */
	int together;			/* how many figures */
};

static bool is_heading(const struct event *e)
{
	return e->kind == EVENT_TURN || e->kind == EVENT_PHASE;
}

/* What must not be missed. */
static bool turns_the_game(const struct event *e)
{
	static const char *const words[] = { "rout", "suppress", "surrender", "retreat",
		"breaks off", "bay", "rall", "killed", "captive" };

	if (e->kind == EVENT_CAPTURE || e->kind == EVENT_LIFE || e->kind == EVENT_OBJECTIVE ||
			e->kind == EVENT_END)
		return true;
	if (e->kind != EVENT_STATE && e->kind != EVENT_NOTE)
		return false;
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (text_finds(e->word, words[i]))
			return true;
	return false;
}

static void tell_heading(const struct play *p, struct news *n)
{
	char text[TEXT_MAX] = "";

	if (n->heading == NULL)
		return;
	view_event_text(p->view, n->heading, text, sizeof text);
	paper_add(&n->paper, "%s# %s\n", n->paper.used > 0 ? "\n" : "", text);
	n->heading = NULL;
}

static void place_words(const struct game *v, cell_t cell, char *text, size_t size)
{
	snprintf(text, size, "%d,%d", grid_col(&v->table->grid, cell) + 1,
		grid_row(&v->table->grid, cell) + 1);
}

static void tell_way(const struct play *p, struct news *n, int unit)
{
	const struct steps *s = &n->steps[unit];
	const bool one_of_many = s->figures == 1 && p->view->setup->units[unit].count > 1;
	char from[24], to[24], name[NAME_MAX_BYTES + 16];

	n->lines++;
	if (one_of_many)
		game_figure_name(p->view, s->teller, name, sizeof name);
	paper_add(&n->paper, "  %s", one_of_many ? name : game_unit_name(p->view, unit));
	if (s->figures > 1)
		paper_add(&n->paper, " (%d figures)", s->figures);
	if (s->from != CELL_NONE)
		place_words(p->view, s->from, from, sizeof from);
	if (s->to != CELL_NONE)
		place_words(p->view, s->to, to, sizeof to);
	if (s->from == CELL_NONE && s->to != CELL_NONE)
		paper_add(&n->paper, ": on the table at %s\n", to);
	else if (s->from != CELL_NONE && s->to == CELL_NONE)
		paper_add(&n->paper, ": off the table at %s\n", from);
	else
		paper_add(&n->paper, ": from %s to %s\n", from, to);
}

/* All move at the same time: each unit's steps are one line, in roster order. */
static void tell_steps(const struct play *p, struct news *n)
{
	for (int u = 0; u < p->view->n_units; u++) {
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
	const struct game *v = p->view;
	const int unit = v->figures[e->figure].unit;
	struct steps *s = &n->steps[unit];
	const bool first = !n->moved[e->figure];

	if (s->figures == 0)
		s->teller = -1;
	s->figures += first;
	if (s->teller < 0 || (v->units[unit].leader == e->figure && first)) {
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
	view_together_text(p->view, n->first, n->together, text, sizeof text);
	paper_add(&n->paper, "%s%s\n", turns_the_game(n->first) ? "! " : "  ", text);
	n->lines++;
	n->together = 0;
}

static void tell_event(const struct play *p, struct news *n, const struct event *e)
{
	char text[TEXT_MAX] = "";

	if (n->together > 0 && e->kind != EVENT_TURN_ABOUT && !view_together(n->first, e)
			&& !view_steps_off(n->first, e))
		tell_together(p, n);
	if (view_together(e, e)) {
		if (n->together == 0) {
			tell_steps(p, n);
			n->first = e;
		}
		n->together++;
		return;
	}

	if (e->kind == EVENT_MOVE && e->figure >= 0) {
		/* Of the dead it has been said already. */
		if (e->cell != CELL_NONE || p->view->figures[e->figure].life != LIFE_DEAD)
			add_step(p, n, e);
		return;
	}
	if (!rolls_tell(e) || view_aside(e))
		return;
	tell_steps(p, n);
	if (is_heading(e)) {
		n->heading = e;
		return;
	}
	tell_heading(p, n);
	view_event_text(p->view, e, text, sizeof text);
	paper_add(&n->paper, "%s%s\n", turns_the_game(e) ? "! " : "  ", text);
	n->lines++;
}

/* Whether a phase has passed since the seat was told last, be it that the same one has come
 * again: within one the panel will do. */
static bool phase_passed(const struct play *p)
{
	const struct event_log *log = session_log(p->session);

	for (size_t i = p->newest[p->seat]; i < event_log_count(log); i++)
		if (is_heading(event_log_at(log, i)))
			return true;
	return p->view->over;
}

void happened_skip(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session));

	for (int seat = 0; seat < SEATS_MAX; seat++)
		p->newest[seat] = count;
}

void happened_tell(struct play *p)
{
	const struct event_log *log = session_log(p->session);
	const size_t count = event_log_count(log), first = p->newest[p->seat];
	struct news n = { .lines = 0 };

	if (first > count) {		/* taken back */
		p->newest[p->seat] = count;
		return;
	}
	if (!phase_passed(p))
		return;
	for (size_t i = first; i < count; i++)
		if (view_hears(p->view, p->seat, event_log_at(log, i)))
			tell_event(p, &n, event_log_at(log, i));
	tell_together(p, &n);
	tell_steps(p, &n);
	p->newest[p->seat] = count;
	if (n.lines > p->layout.rolls.rows)
		reader_help(p->tui, "what happened", paper_text(&n.paper));
	paper_free(&n.paper);
}
