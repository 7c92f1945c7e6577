/* Orders that carry themselves out: going far, suggestions taken, the same once more, units
 * marked and told together, units handed over.  See play.h. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/march.h"
#include "cliffhanger/suggest.h"
#include "tui/chooser.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TITLE_MAX = 120, NOTE_EDGES = 4 /* and what the wrapping of a line loses */ };

/* ---- what is suggested ---- */

void errands_renew(struct play *p)
{
	const struct game *const g = &p->view->game;

	for (int u = 0; u < g->n_units; u++) {
		struct suggestion it = { .what = SUGGESTS_NOTHING };

		if (p->asking && p->seat < g->setup->n_sides && hosted_commands(p->session, u))
			suggest(p->view, &p->asked, u, &it);
		if (!draft_suggests(p, u, p->suggested[u], sizeof p->suggested[u]))
			snprintf(p->suggested[u], sizeof p->suggested[u], "%s",
				it.what > SUGGESTS_HOLD ? it.words : "");
		p->stuck[u] = it.what == SUGGESTS_STUCK;
		if (game_seat_side(g, p->seat) != g->units[u].side)
			p->marked[u] = false;
	}
}

const char *errands_suggested(const struct play *p, int unit)
{
	return p->asking || p->waiting ? p->suggested[unit] : "";
}

bool errands_any(const struct play *p)
{
	for (int u = 0; u < p->view->game.n_units; u++)
		if (errands_suggested(p, u)[0] != '\0' && !p->stuck[u])
			return true;
	return false;
}

/* ---- who is meant ---- */

static int in_hand(const struct play *p)
{
	const int here = play_unit_here(p);

	return p->focus != PLACE_ROSTER && here >= 0 && play_commands(p, here) ? here : p->unit;
}

/* Those that are marked, else the one in hand; how many. */
static int meant(const struct play *p, int16_t units[UNITS_MAX])
{
	int n = 0;

	for (int u = 0; u < p->view->game.n_units; u++)
		if (p->marked[u] && play_commands(p, u))
			units[n++] = (int16_t)u;
	if (n == 0 && play_commands(p, in_hand(p)))
		units[n++] = (int16_t)in_hand(p);
	return n;
}

static enum reply nobody_meant(struct play *p)
{
	play_say_keys(p, p->asking
		? "Put the cursor on a unit of yours that you command ({next}, {roster})."
		: "Nothing is asked of you now.");
	return REPLY_REDRAW;
}

enum reply errands_mark(struct play *p)
{
	const int unit = in_hand(p);

	if (!play_commands(p, unit))
		return nobody_meant(p);
	p->marked[unit] = !p->marked[unit];
	play_say(p, false, "%s: %s.", game_unit_name(&p->view->game, unit),
		p->marked[unit] ? "marked" : "marked no more");
	return REPLY_REDRAW;
}

enum reply errands_mark_all(struct play *p)
{
	bool any = false;

	for (int u = 0; u < p->view->game.n_units; u++)
		any = any || p->marked[u];
	for (int u = 0; u < p->view->game.n_units; u++)
		p->marked[u] = !any && play_commands(p, u)
			&& game_unit_whereabouts(&p->view->game, u) != CELL_NONE;
	play_say_keys(p, any ? "Nobody is marked any more."
		: "All of yours are marked; {goto} sends them together.");
	return REPLY_REDRAW;
}

/* ---- going far ---- */

static bool is_errand(const char *line)
{
	return strncmp(line, "errand ", 7) == 0;
}

static void unmark(struct play *p)
{
	memset(p->marked, 0, sizeof p->marked);
}

/* Where a target's line leads. */
static cell_t place_of(const struct play *p, const char *line)
{
	struct choice c;
	struct reason why;

	return choice_read(&p->view->game, p->seat, line, &c, &why) && c.n > 1
		? c.argument[1].value : CELL_NONE;
}

/* "Bound for the gate: Marines at 20,3, Bob at 21,3, and 4 more.", in the two lines that a note
 * has; "" of one alone. */
static void bound_words(const struct play *p, const int16_t *units, int n, cell_t place,
	char *text, size_t size)
{
	const int room = 2 * (screen_cols(p->tui) - NOTE_EDGES);
	char stand[NOTE_MAX], more[24] = "";
	cell_t places[UNITS_MAX];
	int told = n < 2 ? 0 : n;

	text[0] = '\0';
	march_places(p->view, units, n, place, places);
	for (; told > 0 && (text[0] == '\0' || wide_columns(text) > room); told--) {
		march_words(p->view, units, places, told, stand, sizeof stand);
		if (told < n)
			snprintf(more, sizeof more, ", and %d more", n - told);
		snprintf(text, size, "Bound for %s: %s%s.", bidding_place(&p->view->game,
			place).text, stand, more);
	}
}

enum reply errands_send(struct play *p, const int16_t *units, int n, const char *line)
{
	const struct play_before before = play_before(p);
	const cell_t place = place_of(p, line);
	struct reason why = { "", "" };
	char bound[2 * NOTE_MAX];

	if (place == CELL_NONE)
		return REPLY_REDRAW;
	if (p->drafts.preparing) {
		draft_keep(p, line);
		return REPLY_REDRAW;
	}
	bound_words(p, units, n, place, bound, sizeof bound);
	if (play_after(p, &before, session_send(p->session, units, n, place, &why), &why))
		unmark(p);
	if (bound[0] != '\0' && p->note[0] == '\0')
		play_say(p, false, "%s", bound);
	return REPLY_REDRAW;
}

/* A place to which no way leads: as near to it as those who are sent can get. */
static bool as_near(const struct play *p, const int16_t *units, int n, char *line, size_t size)
{
	cell_t places[UNITS_MAX];
	struct preview preview;
	struct reason why;
	char errand[CHOICE_LINE_MAX];

	march_places(p->view, units, n, p->cursor, places);
	snprintf(errand, sizeof errand, "errand %s %s", p->view->game.setup->units[units[0]].id,
		grid_cell_text(&p->view->game.table->grid, places[0]).text);
	if (!target_try(p, errand, &preview, &why))
		return false;
	snprintf(line, size, "%s", errand);
	return true;
}

bool errands_instead(const struct play *p, int unit, const struct option *o, char *line,
	size_t size)
{
	const int16_t alone[] = { (int16_t)unit };

	if (is_errand(o->line))
		return as_near(p, p->sent, p->n_sent, line, size);
	return unit >= 0 && o->need == NEED_CELL && game_walks(&p->view->game, o->line)
		&& as_near(p, alone, 1, line, size);
}

enum reply errands_goto(struct play *p)
{
	struct option to = { .label = "Go to", .means = "however far it is", .need = NEED_CELL,
		.allowed = true };
	int16_t *const units = p->sent;
	const int n = meant(p, units);
	struct target target;
	char label[TITLE_MAX];
	bool chosen;

	if (n == 0)
		return nobody_meant(p);
	if (n > 1) {
		snprintf(label, sizeof label, "Go to, with %d more", n - 1);
		to.label = label;
	}
	snprintf(to.line, sizeof to.line, "errand %s", p->view->game.setup->units[units[0]].id);
	p->n_sent = n;
	chosen = target_ask(p, units[0], &to, &target);
	p->n_sent = 0;
	return chosen ? errands_send(p, units, n, target.line) : REPLY_REDRAW;
}

enum reply errands_command(struct play *p, const char *rest)
{
	char line[CHOICE_LINE_MAX];
	struct reason why;
	struct choice c;
	int16_t unit;

	snprintf(line, sizeof line, "errand %s", rest);
	if (!choice_read(&p->view->game, p->seat, line, &c, &why)) {
		play_refuse(p, &why);
		return REPLY_REDRAW;
	}
	unit = (int16_t)c.argument[0].value;
	return errands_send(p, &unit, 1, line);
}

/* A place that a walk does not reach this turn is gone to in the end. */
void errands_far(struct play *p, int unit, const struct option *o, const char *line)
{
	const struct game *const g = &p->view->game;
	const char *const at = strrchr(line, ' ');
	char errand[CHOICE_LINE_MAX];
	struct reason why;

	if (unit < 0 || p->drafts.preparing || o->need != NEED_CELL || at == NULL
			|| !game_walks(&p->view->game, o->line)
			|| !g->system->reach(g, unit, o->line, p->reach))
		return;
	snprintf(errand, sizeof errand, "errand %s%s", g->setup->units[unit].id, at);
	if (place_of(p, errand) != CELL_NONE
			&& reach_cost(p->reach, place_of(p, errand)) == REACH_FAR)
		session_submit(p->session, p->seat, errand, &why);
}

/* Where each of several will stand. */
static void preview_all(const struct play *p, cell_t place, struct preview *preview)
{
	cell_t places[UNITS_MAX];

	march_places(p->view, p->sent, p->n_sent, place, places);
	*preview = (struct preview){ .n_lines = 0 };
	for (int i = 0; i < p->n_sent && preview->n_lines < PREVIEW_LINES; i++) {
		char *const line = preview->lines[preview->n_lines++];

		march_words(p->view, &p->sent[i], &places[i], 1, line, sizeof preview->lines[0]);
		line[0] = (char)toupper((unsigned char)line[0]);
	}
}

/* How far it comes this turn, by what the system says of that order. */
bool errands_preview(const struct play *p, int unit, const char *line, struct preview *preview)
{
	char leg[CHOICE_LINE_MAX];
	struct reason why;
	cell_t end;

	if (!is_errand(line) || unit < 0)
		return false;
	if (p->n_sent > 1) {
		preview_all(p, place_of(p, line), preview);
		return true;
	}
	if (p->asking && suggest_leg(p->view, &p->asked, unit, place_of(p, line), leg, &end)
			&& target_try(p, leg, preview, &why))
		return true;
	*preview = (struct preview){ .n_lines = 1 };
	snprintf(preview->lines[0], sizeof preview->lines[0],
		"It goes there as soon as it may move.");
	return true;
}

/* Adds a place to which the unit may be sent: not where it stands, and each but once, since two
 * areas may have one middle. */
static int add_place(const struct play *p, int unit, cell_t place, int32_t *places, int n)
{
	if (place == CELL_NONE || bidding_is_at(&p->view->game, unit, place))
		return n;
	for (int i = 0; i < n; i++)
		if (places[i] == place)
			return n;
	places[n] = place;
	return n + 1;
}

int errands_places(const struct play *p, int unit, int32_t *places, int room)
{
	const struct game *const g = &p->view->game;
	int n = 0;

	for (int area = 0; area < g->setup->n_areas && n < room; area++)
		n = add_place(p, unit, march_place_of(p->view, area), places, n);
	for (int i = 0; i < g->setup->n_items && n < room; i++)
		if (g->items[i].unit < 0)
			n = add_place(p, unit, g->items[i].cell, places, n);
	for (int u = 0; u < g->n_units && n < room; u++)
		if (game_enemies(g, unit, u))
			n = add_place(p, unit, game_unit_whereabouts(g, u), places, n);
	return n;
}

/* ---- taking what is suggested, once more ---- */

typedef enum submit taker(struct session *s, int unit, struct reason *why);

static enum reply take(struct play *p, taker *what, int unit)
{
	const struct play_before before = play_before(p);
	struct reason why = { "", "" };

	if (!p->asking)
		return nobody_meant(p);
	play_after(p, &before, what(p->session, unit, &why), &why);
	return REPLY_REDRAW;
}

/* Of those who are marked, or of the one in hand. */
static enum reply take_meant(struct play *p, taker *what)
{
	int16_t units[UNITS_MAX];
	const int n = meant(p, units);
	const int16_t id = p->asked.id;
	const size_t heard = event_log_count(session_log(p->session));

	if (n == 0)
		return nobody_meant(p);
	session_together(p->session, true);
	for (int i = 0; i < n && p->asking && p->asked.id == id; i++)
		if (what != session_accept || !draft_hand_in(p, units[i]))
			take(p, what, units[i]);
	session_together(p->session, false);
	if (p->asking && p->asked.id == id && p->note[0] == '\0'
			&& event_log_count(session_log(p->session)) == heard)
		play_say(p, false, "%s: nothing is suggested but to stay as it is.",
			game_unit_name(&p->view->game, units[0]));
	unmark(p);
	return REPLY_REDRAW;
}

enum reply errands_accept(struct play *p) { return take_meant(p, session_accept); }
enum reply errands_repeat(struct play *p) { return take_meant(p, session_repeat); }
enum reply errands_repeat_all(struct play *p) { return take(p, session_repeat, NOBODY); }

enum reply errands_accept_all(struct play *p)
{
	const int16_t id = p->asked.id;

	draft_hand_in_all(p);
	return p->asking && p->asked.id != id ? REPLY_REDRAW : take(p, session_accept, NOBODY);
}

/* Whoever has been told nothing does nothing. */
enum reply errands_hold_all(struct play *p)
{
	const struct decision_kind *const asks = p->asking
		? game_asks(&p->view->game, &p->asked) : NULL;
	char line[CHOICE_LINE_MAX];

	if (asks == NULL)
		return nobody_meant(p);
	if (asks->done != NULL)
		play_submit(p, asks->done);
	else if (asks->pass == NULL || p->unit < 0)
		play_say_keys(p, "This is answered from its menu: {menu} opens it.");
	else {
		snprintf(line, sizeof line, "%s %s", asks->pass,
			p->view->game.setup->units[p->unit].id);
		play_submit(p, line);
	}
	return REPLY_REDRAW;
}

/* ---- handing over ---- */

enum reply errands_entrust(struct play *p)
{
	struct chooser_row rows[] = {
		{ .label = "You yourself", .key = 'y' },
		{ .label = "The commander", .key = 'c',
			.means = "plays it to win, as a machine does" },
		{ .label = "The action tables", .key = 't',
			.means = "from the next turn on, as people whom nobody commands" },
	};
	struct chooser c = { .rows = rows, .n = CHARGES };
	char title[TITLE_MAX], line[CHOICE_LINE_MAX];
	int16_t units[UNITS_MAX];
	int n = meant(p, units), row;

	if (n == 0 && p->unit >= 0 && p->asking
			&& bidding_charge(&p->view->game, p->unit) == CHARGE_TABLES)
		units[n++] = (int16_t)p->unit;
	if (n == 0)
		return nobody_meant(p);
	snprintf(title, sizeof title, "%s%s: who answers?", game_unit_name(&p->view->game,
		units[0]), n > 1 ? " and the others marked" : "");
	c.title = title;
	c.at = (int)bidding_charge(&p->view->game, units[0]);
	row = chooser_ask(p, &c);
	session_together(p->session, true);
	for (int i = 0; row >= 0 && i < n && p->asking; i++) {
		snprintf(line, sizeof line, "entrust %s %s",
			p->view->game.setup->units[units[i]].id,
			bidding_charge_word((enum charge)row));
		play_submit(p, line);
	}
	session_together(p->session, false);
	unmark(p);
	return REPLY_REDRAW;
}
