/* From a unit to a choice: its menu, and the keys that end a question or take
 * a choice back.  See play.h. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/cite.h"
#include "tui/chooser.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TITLE_MAX = 120, NAMED_MAX = 6, KEYS_MAX = 80 };

struct menu {
	struct play *play;
	int unit, n;
	struct option options[OPTIONS_MAX];
	struct chooser_row rows[OPTIONS_MAX];
};

/* ---- what is told about a row ---- */

static void tell_refusal(const struct menu *m, const struct option *o, char *text, size_t size)
{
	const struct rule *rule = NULL;

	if (o->why.rule != NULL && o->why.rule[0] != '\0')
		rule = cite_to_rule(game_book(&m->play->view->game), o->why.rule);
	snprintf(text, size, "Not now: %s", o->why.text);
	if (rule != NULL)
		wide_add(text, size, " [%s %s]\n%s", rule->id, rule->title, rule->text);
	else if (o->why.rule != NULL && o->why.rule[0] != '\0')
		wide_add(text, size, " [%s]", o->why.rule);
}

static void tell_outcome(const struct menu *m, const struct option *o, char *text, size_t size)
{
	struct preview preview = { 0 };
	struct reason why = { "", "" };
	struct buffer buffer = { 0 };

	if (target_try(m->play, o->line, &preview, &why))
		target_words(&preview, &buffer);
	else
		buffer_add(&buffer, "Not now: %s", why.text);
	snprintf(text, size, "%s", buffer_text(&buffer));
	buffer_free(&buffer);
}

/* What the rules make of words does not depend on which they are: who would hear them is
 * told before they are typed. */
static void tell_words(const struct menu *m, const struct option *o, char *text, size_t size)
{
	struct preview preview = { 0 };
	struct reason why = { "", "" };
	struct buffer buffer = { 0 };
	char line[sizeof o->line + sizeof " so"], keys[KEYS_MAX];

	snprintf(line, sizeof line, "%s so", o->line);
	if (target_try(m->play, line, &preview, &why))
		target_words(&preview, &buffer);
	buffer_add(&buffer, "%s", screen_words(m->play->tui, "{menu-choose}: type the words.", keys,
		sizeof keys));
	snprintf(text, size, "%s", buffer_text(&buffer));
	buffer_free(&buffer);
}

/* Whom a ruling is about, what the rules would say, and where. */
static void tell_ruling(const struct menu *m, char *text, size_t size)
{
	const struct view *v = m->play->view;
	const struct ruling *r = game_ruling(&v->game, &m->play->asked);
	const struct rule *rule = cite_to_rule(game_book(&v->game), r->rule);

	snprintf(text, size, "%s\n%s", m->unit >= 0 ? game_unit_name(&v->game, m->unit) : "",
		r->asks.help);
	if (rule != NULL)
		wide_add(text, size, "\n[%s %s]", rule->id, rule->title);
}

static void tell_row(const void *self, int row, char *text, size_t size)
{
	static const char *const needs[] = {
		[NEED_CELL] = "{menu-choose}: choose where, on the map.",
		[NEED_UNIT] = "{menu-choose}: choose the unit, on the map.",
		[NEED_FIGURE] = "{menu-choose}: choose the figure, on the map.",
	};
	const struct menu *m = self;
	const struct option *o = &m->options[row];

	if (game_ruling(&m->play->view->game, &m->play->asked) != NULL)
		tell_ruling(m, text, size);
	else if (!o->allowed)
		tell_refusal(m, o, text, size);
	else if (o->need == NEED_NOTHING)
		tell_outcome(m, o, text, size);
	else if (o->need == NEED_TEXT)
		tell_words(m, o, text, size);
	else
		screen_words(m->play->tui, needs[o->need], text, size);
}

/* What is decided by its row alone has a preview of its own. */
static bool preview_row(const void *self, int row, struct preview *preview)
{
	const struct menu *m = self;
	const struct option *o = &m->options[row];
	struct reason why;

	return o->allowed && o->need == NEED_NOTHING
		&& game_ruling(&m->play->view->game, &m->play->asked) == NULL
		&& target_try(m->play, o->line, preview, &why);
}

static struct cite cite_row(const void *self, int row)
{
	const struct menu *m = self;

	return cited_option(m->play, &m->options[row]);
}

/* The map shows what the row would reach. */
static void show_row(const void *self, int row)
{
	const struct menu *m = self;

	m->play->shown = m->options[row].line;
	m->play->shown_unit = m->unit;
}

/* ---- the menu ---- */

static void fill(struct menu *m)
{
	const struct view *v = m->play->view;

	m->n = game_options(&v->game, &m->play->asked, m->unit, m->options, OPTIONS_MAX);
	for (int i = 0; i < m->n; i++) {
		const struct option *const o = &m->options[i];

		m->rows[i] = (struct chooser_row){ o->label, o->key, !o->allowed, o->means, o->note,
			o->whom };
	}
}

static bool ask_words(struct play *p, const struct option *o, char *line, size_t size)
{
	struct line_ask ask = { .cursor = CELL_NONE };
	char prompt[TITLE_MAX];

	if (o->whom[0] != '\0')
		snprintf(prompt, sizeof prompt, "%s: %c%s: ", o->whom,
			tolower((unsigned char)o->label[0]), o->label + (o->label[0] != '\0'));
	else
		snprintf(prompt, sizeof prompt, "%s: ", o->label);
	ask.prompt = prompt;
	if (!line_get(p->tui, &ask) || ask.edit.text[0] == '\0')
		return false;
	snprintf(line, size, "%s %.1000s", o->line, ask.edit.text);
	return true;
}

/* A whole line for an option; false if it was left half-way. */
static bool complete_option(struct play *p, int unit, const struct option *o,
	char *line, size_t size)
{
	struct target target;

	switch (o->need) {
	case NEED_NOTHING:
		snprintf(line, size, "%s", o->line);
		return true;
	case NEED_TEXT:
		return ask_words(p, o, line, size);
	case NEED_CELL:
	case NEED_UNIT:
	case NEED_FIGURE:
		break;
	}
	if (!target_ask(p, unit, o, &target))
		return false;
	snprintf(line, size, "%s", target.line);
	return true;
}

static bool complete_row(struct play *p, int unit, const struct option *o, char *line,
	size_t size)
{
	p->shown = o->line;
	p->shown_unit = unit;
	return complete_option(p, unit, o, line, size);
}

static void write_title(const struct play *p, int unit, char *text, size_t size)
{
	const bool of_unit = unit >= 0 && !game_ruling(&p->view->game, &p->asked);
	char asks[TITLE_MAX];

	text[0] = '\0';
	if (!game_question(&p->view->game, &p->asked, of_unit, asks, sizeof asks) && of_unit)
		wide_add(text, size, "%s: ", game_unit_name(&p->view->game, unit));
	wide_add(text, size, "%s", asks);
}

static bool wants_asking(const struct option *o)
{
	return o->shoots || o->on_purpose;
}

/* No shot is fired by Enter alone, nor a gun limbered or anything given up: the first row that is
 * open and none of these. */
static int first_row(const struct menu *m)
{
	int at = 0;

	for (int i = m->n - 1; i >= 0; i--)
		if (!wants_asking(&m->options[i])
				&& (m->options[i].allowed || wants_asking(&m->options[at])))
			at = i;
	return at;
}

/* Whether anything ends what a menu is about but one of its rows; else that is said. */
static bool end_menu(struct play *p)
{
	const struct decision_kind *const asks = game_asks(&p->view->game, &p->asked);

	if (asks->done != NULL || asks->pass != NULL)
		return true;
	play_say(p, false, "This wants an answer: one of the rows.");
	return false;
}

enum reply orders_menu(struct play *p, int unit)
{
	struct menu m = { .play = p, .unit = unit };
	struct chooser c = { .rows = m.rows, .detail = tell_row, .preview = preview_row,
		.at_row = show_row, .cite = cite_row, .browser = &p->browser, .self = &m,
		.of_orders = true };
	char line[CHOICE_LINE_MAX], title[TITLE_MAX];

	write_title(p, unit, title, sizeof title);
	c.title = title;
	for (bool first = true;; first = false) {
		bool whole;
		int row;

		fill(&m);
		c.n = m.n;
		if (first)
			c.at = first_row(&m);
		if (m.n == 0) {
			play_say(p, false, "There is nothing to choose for %s now.",
				unit >= 0 ? game_unit_name(&p->view->game, unit) : "this");
			return REPLY_REDRAW;
		}
		row = chooser_ask(p, &c);
		whole = row >= 0 && complete_row(p, unit, &m.options[row], line, sizeof line);
		p->shown = NULL;
		if (c.done && end_menu(p))
			return orders_done(p);
		if (c.accept_all && end_menu(p))
			return errands_accept_all(p);
		if (screen_called(p->tui) || (row < 0 && !c.done && !c.accept_all))
			return REPLY_REDRAW;
		if (!whole)
			continue;
		play_quiet(p);	/* of what was not an answer before */
		if (strncmp(line, "errand ", 7) == 0)
			return errands_send(p, &(int16_t){ (int16_t)unit }, 1, line);
		session_together(p->session, true);
		errands_far(p, unit, &m.options[row], line);
		play_submit(p, line);
		session_together(p->session, false);
		return REPLY_REDRAW;
	}
}

/* ---- ending and taking back ---- */

static void name_wanting(const struct play *p, char *text, size_t size)
{
	const struct view *v = p->view;
	int named = 0;

	for (int u = 0; u < v->game.n_units; u++) {
		if (!play_wants(p, u))
			continue;
		if (named++ < NAMED_MAX)
			wide_add(text, size, "%s%s", named > 1 ? ", " : "", game_unit_name(&v->game,
			u));
	}
	if (named > NAMED_MAX)
		wide_add(text, size, " and %d more", named - NAMED_MAX);
}

/* Where nothing closes the question, the unit chosen does nothing; it is asked first, as the
 * dice that follow are not taken back. */
static enum reply pass(struct play *p, const char *verb)
{
	char line[CHOICE_LINE_MAX], text[200];

	if (verb == NULL || p->unit < 0) {
		play_say_keys(p, "This is answered from its menu: {menu} opens it.");
		return REPLY_REDRAW;
	}
	snprintf(line, sizeof line, "%s %s", verb, p->view->game.setup->units[p->unit].id);
	snprintf(text, sizeof text, "%s: nothing more, this time?",
		game_unit_name(&p->view->game, p->unit));
	if (chooser_sure(p->tui, "Hold?", text))
		play_submit(p, line);
	return REPLY_REDRAW;
}

enum reply orders_done(struct play *p)
{
	const char *done;
	char text[600] = "";

	if (p->waiting && !p->master) {
		play_say(p, false, "%s", p->waits);
		return REPLY_REDRAW;
	}
	if (!p->asking)
		return p->master ? play_master_give_back(p) : REPLY_IGNORED;
	done = game_asks(&p->view->game, &p->asked)->done;
	if (done == NULL)
		return pass(p, game_asks(&p->view->game, &p->asked)->pass);
	if (!p->at_leisure && play_wanting(p) > 0) {
		wide_add(text, sizeof text, "Without an answer from you: ");
		name_wanting(p, text, sizeof text);
		wide_add(text, sizeof text, ".\n%s",
			game_asks(&p->view->game, &p->asked)->help);
		if (!chooser_sure(p->tui, "End this anyway?", text))
			return REPLY_REDRAW;
	}
	passed_decline(p);
	play_submit(p, done);
	return REPLY_REDRAW;
}

static enum reply went(struct play *p, bool did, const struct reason *why, const char *done)
{
	if (!did) {
		play_say(p, true, "%s", why->text);
		return REPLY_REDRAW;
	}
	play_go_on(p);
	play_say(p, false, "%s", done);
	return REPLY_REDRAW;
}

/* The Game Master goes back by one choice at a time: each of his steps back is told. */
static bool asks_nothing(const struct play *p)
{
	const struct decision *const d = session_ask(p->session);

	return d != NULL && game_seat_side(&p->view->game, p->seat) >= 0 && passed_is_empty(p, d);
}

/* What was passed by itself is taken back with what a person chose before it. */
enum reply orders_undo(struct play *p)
{
	struct reason why = { "", "" };
	int n = 0;

	while (session_undo(p->session, p->seat, &why)) {
		n++;
		if (!asks_nothing(p))
			return went(p, true, &why, "Taken back.");
	}
	while (n-- > 0 && session_redo(p->session, p->seat, &(struct reason){ "", "" }))
		continue;
	return went(p, false, &why, "");
}

enum reply orders_redo(struct play *p)
{
	struct reason why = { "", "" };

	return went(p, session_redo(p->session, p->seat, &why), &why, "Done again.");
}
