/* Finding by name, and the typed command.  See play.h. */
#include <stdio.h>
#include <string.h>

#include "tui/chooser.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { FOUND_MAX = 24 };

struct found {
	int n;
	struct chooser_row rows[FOUND_MAX];
	char labels[FOUND_MAX][80];
	cell_t cells[FOUND_MAX];
	int16_t units[FOUND_MAX];	/* or -1 */
};

/* What is there by that name already is found once: a place of several objectives, the unit of
 * one man and the man. */
static void add(struct found *f, const char *name, cell_t cell, int unit)
{
	if (f->n >= FOUND_MAX || cell == CELL_NONE)
		return;
	for (int i = 0; i < f->n; i++)
		if (f->cells[i] == cell && f->units[i] == unit && (unit < 0
				|| strcmp(f->labels[i], name) == 0))
			return;
	snprintf(f->labels[f->n], sizeof f->labels[0], "%s", name);
	f->rows[f->n] = (struct chooser_row){ .label = f->labels[f->n],
		.key = chooser_letter(f->n) };
	f->cells[f->n] = cell;
	f->units[f->n++] = (int16_t)unit;
}

static void search(const struct play *p, const char *part, struct found *f)
{
	const struct view *v = p->view;

	for (int u = 0; u < v->game.n_units; u++)
		if (wide_finds(v->game.setup->units[u].name, part) ||
				wide_finds(v->game.setup->units[u].id, part))
			add(f, v->game.setup->units[u].name, game_unit_whereabouts(&v->game, u),
				u);
	for (int i = 0; i < v->game.n_figures; i++) {
		const struct setup_figure *const one = &v->game.setup->figures[i];
		const char *const name = one->called != NULL ? one->called : one->name;

		if (name[0] != '\0' && wide_finds(name, part))
			add(f, name, game_whereabouts(&v->game, i), v->game.figures[i].unit);
	}
	for (int i = 0; i < v->game.setup->n_objectives; i++) {
		const struct setup_objective *o = &v->game.setup->objectives[i];

		if (o->area >= 0 && view_tells_objective(&v->game, i) &&
				v->game.setup->areas[o->area].n_cells > 0 &&
				wide_finds(v->game.setup->areas[o->area].name, part))
			add(f, v->game.setup->areas[o->area].name,
				v->game.setup->areas[o->area].cells[0], -1);
	}
}

/* "11,25": a cell as players write it. */
static cell_t cell_named(const struct view *v, const char *text)
{
	int col, row, used = 0;

	if (sscanf(text, "%4d,%4d%n", &col, &row, &used) != 2 || text[used] != '\0')
		return CELL_NONE;
	return grid_at(&v->game.table->grid, col - 1, row - 1);
}

static void go(struct play *p, const struct found *f, int row)
{
	p->focus = PLACE_MAP;
	play_look_at(p, f->cells[row]);
	if (f->units[row] >= 0)
		p->unit = f->units[row];
}

enum reply find_name(struct play *p)
{
	struct line_ask ask = { .prompt = "Find: ", .cursor = CELL_NONE };
	struct found f = { 0 };
	struct chooser c = { .title = "found" };
	int row;

	if (!line_get(p->tui, &ask) || ask.edit.text[0] == '\0')
		return REPLY_REDRAW;
	if (cell_named(p->view, ask.edit.text) != CELL_NONE) {
		p->focus = PLACE_MAP;
		play_look_at(p, cell_named(p->view, ask.edit.text));
		return REPLY_REDRAW;
	}
	search(p, ask.edit.text, &f);
	if (f.n == 0) {
		play_say(p, true, "Nobody and nothing in sight is called \"%.60s\".",
			ask.edit.text);
		return REPLY_REDRAW;
	}
	c.n = f.n;
	c.rows = f.rows;
	row = f.n == 1 ? 0 : chooser_ask(p, &c);
	if (row >= 0)
		go(p, &f, row);
	return REPLY_REDRAW;
}

/* ---- the : line ---- */

static bool is_verb(const struct view *v, int seat, const char *word)
{
	const struct verb *verb;

	for (int i = 0; (verb = choice_seat_verb(&v->game, seat, i)) != NULL; i++)
		if (strcmp(verb->name, word) == 0)
			return true;
	return false;
}

/* "why marines": a command about a unit looks at it first. */
static bool name_unit(struct play *p, const char *id)
{
	const int unit = setup_find_unit(p->view->game.setup, id);

	if (*id == '\0')
		return true;
	if (unit < 0 || game_unit_whereabouts(&p->view->game, unit) == CELL_NONE) {
		play_say(p, true, "No unit in sight is called \"%.60s\".", id);
		return false;
	}
	play_look_at_unit(p, unit);
	return true;
}

/* Where several sit at a table `say` is said there, unless what is asked is answered by it. */
static bool is_choice(const struct play *p, const char *word, const char *line)
{
	struct preview preview;
	struct reason why;

	if (!is_verb(p->view, p->seat, word))
		return false;
	return keys_command(word) != ACT_SAY || !others_bound(p)
		|| (p->asking && target_try(p, line, &preview, &why));
}

/* What plain words ask beyond the commands is answered in a box. */
static bool answered(struct play *p, const char *line)
{
	const struct tui_questions *const asked = screen_questions(p->tui);
	struct buffer text = { 0 };
	const bool is = asked != NULL && asked->answer(p->session, p->seat, line, &text);

	if (is)
		reader_rules(p->tui, &p->browser, line, buffer_text(&text));
	buffer_free(&text);
	return is;
}

/* Whether a command has more behind it than the unit it may be about. */
static bool says_more(const struct play *p, enum key_act act, const char *rest)
{
	return act == ACT_NONE
		|| (*rest != '\0' && setup_find_unit(p->view->game.setup, rest) < 0);
}

enum reply find_command(struct play *p)
{
	struct line_ask ask = { .prompt = ":", .history = &p->history, .view = p->view,
		.cursor = p->cursor };
	char word[WORD_MAX];
	const char *rest;
	enum key_act act;

	if (!line_get(p->tui, &ask) || ask.edit.text[strspn(ask.edit.text, " ")] == '\0')
		return REPLY_REDRAW;
	snprintf(word, sizeof word, "%.*s", (int)strcspn(ask.edit.text, " "), ask.edit.text);
	rest = ask.edit.text + strcspn(ask.edit.text, " ");
	rest += strspn(rest, " ");
	act = is_choice(p, word, ask.edit.text) ? ACT_NONE : keys_command(word);
	if (act == ACT_RULES) {
		book_find(p->tui, &p->browser, rest);
		return REPLY_REDRAW;
	}
	if (act == ACT_SAY || act == ACT_TELL)
		return voices_command(p, act == ACT_TELL, rest);
	if (act == ACT_GOTO && strchr(rest, ' ') != NULL)
		return errands_command(p, rest);
	if (!is_choice(p, word, ask.edit.text) && says_more(p, act, rest)
			&& answered(p, ask.edit.text))
		return REPLY_REDRAW;
	if (act != ACT_NONE)
		return name_unit(p, rest) ? play_act(p, act) : REPLY_REDRAW;
	if (!p->asking && !p->master && !p->waiting)
		play_say(p, false, "Nothing is asked of you now.");
	else
		play_typed(p, ask.edit.text);
	return REPLY_REDRAW;
}

enum reply find_called(struct play *p)
{
	enum reply reply = REPLY_REDRAW;

	while (reply != REPLY_LEAVE && screen_take_call(p->tui))
		reply = find_command(p);
	return reply;
}
