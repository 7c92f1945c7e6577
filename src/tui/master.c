/* The Game Master's screen: taking it and giving it back, and his menu.  See
 * play.h.
 *
 * An act is chosen from the menu, group by group; then its line is typed, with
 * what is under the cursor already in it, or a place is chosen on the map.
 */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/state.h"
#include "tui/chooser.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { LINE_BYTES = 200, STATE_ROWS = 64, GIVE_BACK = GM_GROUPS, TOP_ROWS };

/* ---- the screen ---- */

static enum reply take_screen(struct play *p)
{
	const size_t count = event_log_count(session_log(p->session));
	const int gm = master_seat(&p->view->game);

	p->master = true;
	p->asking = false;
	play_give_screen(p, gm);
	p->told[gm] = p->newest[gm] = count;
	play_renew(p);
	play_say_keys(p, "You see all. {game-master} opens your acts, {done} gives the screen back.");
	return REPLY_REDRAW;
}

enum reply play_master_give_back(struct play *p)
{
	if (session_pauses(p->session))
		session_go_ahead(p->session);
	else if (others_only_master(p))
		play_say(p, false, "You are the Game Master here: there is no other screen.");
	else
		p->master = false;
	play_go_on(p);
	return REPLY_REDRAW;
}

/* ---- a line with what is under the cursor ---- */

static void add_figure(const struct play *p, int figure, char *line, size_t size)
{
	const struct setup *s = p->view->game.setup;
	const struct setup_unit *unit = &s->units[s->figures[figure].unit];

	wide_add(line, size, " %s.%d", unit->id, figure - unit->first + 1);
}

/* The hero under the cursor, or the one whom alone an act can be about; or -1. */
static int hero_meant(const struct play *p, const char *verb)
{
	const struct view *v = p->view;
	const int here = v->game.occupant[p->cursor];
	int found = -1;

	if (here >= 0)
		return here;
	for (int f = 0; f < v->game.n_figures; f++) {
		char line[LINE_BYTES];
		struct choice c;
		struct reason why;

		snprintf(line, sizeof line, "%s", verb);
		add_figure(p, f, line, sizeof line);
		wide_add(line, sizeof line, " .");
		if (v->game.setup->figures[f].hero && v->game.figures[f].life == LIFE_DEAD &&
				choice_read(&v->game, p->seat, line, &c, &why))
			found = f;
	}
	return found;
}

/* One argument; false if it has to be typed. */
static bool add_argument(const struct play *p, const struct verb *verb, int i, char *line,
	size_t size)
{
	const struct grid *g = &p->view->game.table->grid;
	const int figure = p->view->game.occupant[p->cursor];
	const int hero = verb->takes[i].kind == ARGUMENT_FIGURE ? hero_meant(p, verb->name) : -1;

	switch (verb->takes[i].kind) {
	case ARGUMENT_SOME:
		if (figure >= 0)
			add_figure(p, figure, line, size);
		return figure >= 0;
	case ARGUMENT_FIGURE:
		if (hero >= 0)
			add_figure(p, hero, line, size);
		return hero >= 0;
	case ARGUMENT_UNIT:
		if (p->unit >= 0)
			wide_add(line, size, " %s", p->view->game.setup->units[p->unit].id);
		return p->unit >= 0;
	case ARGUMENT_CELL:
		if (i == 0)
			wide_add(line, size, " %s", grid_cell_text(g, p->cursor).text);
		return i == 0;
	default:
		return false;
	}
}

static void begin_line(const struct play *p, const struct verb *verb, char *line, size_t size)
{
	int i = 0;

	snprintf(line, size, "%s", verb->name);
	while (i < CHOICE_ARGS && verb->takes[i].kind != ARGUMENT_NONE &&
			add_argument(p, verb, i, line, size))
		i++;
	wide_add(line, size, " ");
}

/* ---- doing it ---- */

static enum reply edit_line(struct play *p, const char *line)
{
	struct line_ask ask = { .prompt = ":", .history = &p->history, .view = p->view,
		.cursor = p->cursor };

	edit_set(&ask.edit, line);
	if (line_get(p->tui, &ask))
		play_typed(p, ask.edit.text);
	return REPLY_REDRAW;
}

static enum reply type_line(struct play *p, const struct verb *verb)
{
	char line[LINE_BYTES];

	begin_line(p, verb, line, sizeof line);
	return edit_line(p, line);
}

/* Where to: on the map. */
static enum reply point_to_place(struct play *p, int i)
{
	const struct verb *const verb = master_verb(i);
	struct option o = { .label = master_label(VERB_GM + i), .need = NEED_CELL,
		.allowed = true };
	struct target target;

	begin_line(p, verb, o.line, sizeof o.line);
	o.line[strlen(o.line) - 1] = '\0';	/* the blank */
	if (target_ask(p, -1, &o, &target))
		play_submit(p, target.line);
	return REPLY_REDRAW;
}

/* ---- states ---- */

static void tell_state(const void *self, int row, char *text, size_t size)
{
	const struct play *const p = self;
	const struct state_row *const s = state_at(p->view->game.system, row);

	snprintf(text, size, "%s: %s (%s)", s->name, s->doc, s->rule);
}

/* The line for whoever is under the cursor; what is of a unit, for his unit. */
static enum reply begin_state(struct play *p, const struct state_row *s)
{
	const int figure = p->view->game.occupant[p->cursor];
	const int unit = figure < 0 ? p->unit : p->view->game.figures[figure].unit;
	char line[LINE_BYTES] = "gm-state";

	if (s->of == STATE_OF_FIGURE && figure >= 0)
		add_figure(p, figure, line, sizeof line);
	else if (unit >= 0)
		wide_add(line, sizeof line, " %s", p->view->game.setup->units[unit].id);
	else
		return type_line(p, master_verb(GM_STATE - VERB_GM));
	wide_add(line, sizeof line, " %s ", s->name);
	return edit_line(p, line);
}

static enum reply choose_state(struct play *p)
{
	struct chooser_row rows[STATE_ROWS];
	struct chooser c = { .title = "A state of the rules", .rows = rows,
		.detail = tell_state, .self = p };
	const struct state_row *s;
	int row;

	while (c.n < STATE_ROWS && (s = state_at(p->view->game.system, c.n)) != NULL) {
		rows[c.n] = (struct chooser_row){ .label = s->label, .key = chooser_letter(c.n),
			.refused = !state_known(game_book(&p->view->game), s) };
		c.n++;
	}
	row = chooser_ask(p, &c);
	return row < 0 ? REPLY_REDRAW : begin_state(p, state_at(p->view->game.system, row));
}

static enum reply act(struct play *p, int i)
{
	const struct verb *verb = master_verb(i);

	if (VERB_GM + i == GM_STATE)
		return choose_state(p);
	if (VERB_GM + i == GM_MOVE && p->view->game.occupant[p->cursor] >= 0)
		return point_to_place(p, i);
	return type_line(p, verb);
}

/* ---- the menu ---- */

struct acts { int n, verbs[MASTER_ALL]; struct chooser_row rows[MASTER_ALL]; };

static void tell_act(const void *self, int row, char *text, size_t size)
{
	const struct acts *a = self;

	snprintf(text, size, "%s", master_verb(a->verbs[row])->help);
}

static enum reply choose_act(struct play *p, enum gm_group group)
{
	struct acts a = { .n = 0 };
	struct chooser c = { .title = master_group_name(group), .rows = a.rows,
		.detail = tell_act, .self = &a };
	int row;

	for (int i = 0; i < MASTER_ALL; i++)
		if (master_group(VERB_GM + i) == group && master_label(VERB_GM + i)) {
			a.rows[a.n] = (struct chooser_row){ .label = master_label(VERB_GM + i),
				.key = chooser_letter(a.n) };
			a.verbs[a.n++] = i;
		}
	c.n = a.n;
	row = chooser_ask(p, &c);
	return row < 0 ? REPLY_REDRAW : act(p, a.verbs[row]);
}

enum reply play_master_key(struct play *p)
{
	static const char keys[GM_GROUPS] = { [GM_GROUP_SEAT] = 'r', [GM_GROUP_DICE] = 'c',
		[GM_GROUP_FIGURES] = 'f', [GM_GROUP_TABLE] = 'g', [GM_GROUP_STORY] = 's' };
	struct chooser_row rows[TOP_ROWS];
	struct chooser c = { .title = "The Game Master", .rows = rows, .n = TOP_ROWS };
	int row;

	if (!p->view->game.master) {
		play_say(p, false, "Nobody sits in the Game Master's seat; a game is begun or "
			"resumed with one by --gm, or from the title screen.");
		return REPLY_REDRAW;
	}
	if (!session_person(p->session, master_seat(&p->view->game))) {
		play_say(p, false, "Somebody else is the Game Master at this table.");
		return REPLY_REDRAW;
	}
	if (p->seat != master_seat(&p->view->game))
		return take_screen(p);
	for (enum gm_group group = 0; group < GM_GROUPS; group++)
		rows[group] = (struct chooser_row){ .label = master_group_name(group),
			.key = keys[group] };
	rows[GIVE_BACK] = (struct chooser_row){ .label = session_pauses(p->session) ?
		"Let the machines play on" : "Give the screen back", .key = 'b',
		.refused = !p->master || others_only_master(p) };
	row = chooser_ask(p, &c);
	if (row < 0)
		return REPLY_REDRAW;
	return row == GIVE_BACK ? play_master_give_back(p) : choose_act(p, (enum gm_group)row);
}
