/* Looking: units, sheets, menus, aims, the story. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/unasked.h"
#include "cliffhanger/bidding.h"
#include "cliffhanger/text.h"
#include "plain/ui.h"

/* "6 of 7 fit, 1 wounded and up": who fights on with a wound is not fit. */
void ui_fit(const struct game *g, int unit, bool whole, char *text, size_t size)
{
	struct pen p = pen_at(text, size);
	int n = 0, hurt = 0;

	FOR_MEMBERS(f, g, unit) {
		n++;
		hurt += game_hurt(g, f);
	}
	if (n == 1 && hurt == 1) {
		pen_put(&p, "wounded and up");
		return;
	}
	pen_put(&p, "%d", game_unit_fit(g, unit) + game_unit_aboard(g, unit) - hurt);
	if (whole)
		pen_put(&p, " of %d", n);
	pen_put(&p, " fit");
	if (hurt > 0)
		pen_put(&p, ", %d wounded and up", hurt);
}

/* ---- units ---- */

/* ", heading north-east, 4 of 12 seats taken" */
static void name_body(const struct view *v, int figure, char *text, size_t size)
{
	const int n = snprintf(text, size, ", heading %s",
		grid_direction_words(&v->game.table->grid, v->game.figures[figure].facing));

	if (game_vehicle(&v->game, figure))
		snprintf(text + n, size - (size_t)n, ", %d of %d seats taken",
			v->game.figures[figure].load, v->game.setup->figures[figure].seats);
}

static void say_unit(struct ui *k, int unit)
{
	const struct view *const v = k->v;
	const struct setup_unit *const s = &v->game.setup->units[unit];
	char state[LINE_MAX_BYTES] = "", body[80] = "", sum[24] = "", bidden[160] = "",
		fit[64];
	int number;

	v->game.system->unit_state(&v->game, unit, state, sizeof(state));
	ui_fit(&v->game, unit, true, fit, sizeof(fit));
	if (v->game.system->roster_sum && v->game.system->roster_sum(&v->game, unit, &number))
		snprintf(sum, sizeof(sum), ", %s%d", v->game.system->roster_sum_name, number);
	if (game_unit_body(&v->game, unit) >= 0 && game_on_table(&v->game, game_unit_body(&v->game,
		unit)))
		name_body(v, game_unit_body(&v->game, unit), body, sizeof(body));
	bidding_words(&v->game, unit, bidden, sizeof(bidden));
	output_say(k->output, 6, "  %c %s: %s, %s, %s%s%s%s%s%s%s%s%s", s->sign, s->id, s->name, fit,
		game_unit_whereabouts(&v->game, unit) == CELL_NONE ? ""
		: game_unit_cell(&v->game, unit) == CELL_NONE ? "aboard, at " : "at ",
		grid_cell_text(&v->game.table->grid, game_unit_whereabouts(&v->game, unit)).text,
			body, sum,
		game_unit_acted(&v->game, unit) ? ", has acted" : "",
		*state ? ", " : "", state, *bidden ? ", " : "", bidden);
}

static void say_aboard(struct ui *k, int vehicle)
{
	const struct view *const v = k->v;
	char text[LINE_MAX_BYTES * 4] = "";
	size_t n = 0;
	int known = 0;

	FOR_ABOARD(f, &v->game, vehicle) {
		char name[NAME_MAX_BYTES + 16];

		game_figure_name(&v->game, f, name, sizeof(name));
		if (n < sizeof(text))
			n += (size_t)snprintf(text + n, sizeof(text) - n, "%s%s",
				known++ ? ", " : "", name);
	}
	if (known > 0)
		output_say(k->output, 4, "  aboard: %s", text);
	if (v->game.figures[vehicle].load > known)
		output_say(k->output, 4, "  aboard, and not known who: %d",
			v->game.figures[vehicle].load - known);
}

static void say_last_seen(struct ui *k, int unit)
{
	const struct setup_unit *const s = &k->v->game.setup->units[unit];
	const int side = game_seat_side(&k->v->game, k->seat);
	const cell_t seen = side == NOBODY ? CELL_NONE : k->v->game.units[unit].last_seen[side];

	output_say(k->output, 6, "  %c %s: %s, out of sight%s%s", s->sign, s->id, s->name,
		seen == CELL_NONE ? "" : ", last seen at ", seen == CELL_NONE ? ""
		: grid_cell_text(&k->v->game.table->grid, seen).text);
}

bool ui_views(const struct ui *k, int unit)
{
	const int side = game_seat_side(&k->v->game, k->seat);

	return side == NOBODY || k->v->game.units[unit].side == side ||
		game_unit_whereabouts(&k->v->game, unit) != CELL_NONE;
}

static const char *allies_word(const struct view *v, int side)
{
	return side != v->game.viewer && game_allied(&v->game, v->game.viewer, side)
		? " (allies: you see for each other)" : "";
}

void query_units(struct ui *k, const char *rest)
{
	const struct setup *const setup = k->v->game.setup;

	(void)rest;
	for (int side = 0; side < setup->n_sides; side++) {
		bool any = false;

		for (int u = 0; u < k->v->game.n_units; u++) {
			if (k->v->game.units[u].side != side || !ui_knows(k, u)
					|| setup->units[u].absent)
				continue;
			if (!any)
				output_say(k->output, 2, "%s%s:", setup->sides[side].name,
					allies_word(k->v, side));
			any = true;
			if (ui_views(k, u))
				say_unit(k, u);
			else
				say_last_seen(k, u);
		}
	}
}

static void say_sheet(struct ui *k, int index,
	bool (*sheet)(const struct game *v, int index, int line, char *text, size_t size))
{
	char text[LINE_MAX_BYTES];

	for (int line = 0; sheet(&k->v->game, index, line, text, sizeof(text)); line++)
		output_say(k->output, 4, "  %s", text);
}

const char *ui_life(const struct view *v, int figure)
{
	static const char *const lives[LIVES] = {
		[LIFE_FIT] = "fit", [LIFE_WOUNDED] = "wounded", [LIFE_DEAD] = "dead",
		[LIFE_CAPTIVE] = "captive", [LIFE_LEFT] = "gone", [LIFE_AWAITED] = "awaited",
	};
	const struct game_system *const system = v->game.system;
	const enum figure_mark mark = system->figure_mark(&v->game, figure);
	const bool ails = mark == MARK_SUPPRESSED || mark == MARK_ROUTING || mark == MARK_UNDER;

	if (v->game.figures[figure].life == LIFE_WOUNDED && system->lies)
		return system->lies(&v->game, figure);
	if ((mark == MARK_ACTED || !ails) && game_hurt(&v->game, figure))
		return "wounded and up";
	return mark == MARK_ACTED || ails ? view_mark_words(&v->game, (int)mark)
		: lives[v->game.figures[figure].life];
}

const char *ui_facing(const struct view *v, int figure)
{
	return grid_direction_words(&v->game.table->grid, v->game.figures[figure].facing);
}

void query_unit(struct ui *k, const char *rest)
{
	char word[ID_MAX + 1], name[NAME_MAX_BYTES + 16], place[NAME_MAX_BYTES + 8];
	int unit;

	typed_name(k, &rest, word, sizeof(word));
	unit = typed_unit(k, word);
	if (unit < 0)
		return;
	if (!ui_views(k, unit)) {
		say_last_seen(k, unit);
		return;
	}
	say_unit(k, unit);
	say_sheet(k, unit, k->v->game.system->unit_sheet);
	if (game_unit_body(&k->v->game, unit) >= 0)
		say_aboard(k, game_unit_body(&k->v->game, unit));
	FOR_MEMBERS(f, &k->v->game, unit) {
		const struct setup_unit *const s =
			&k->v->game.setup->units[k->v->game.setup->figures[f].unit];

		game_figure_name(&k->v->game, f, name, sizeof(name));
		typed_where(k->v, f, place, sizeof(place));
		output_say(k->output, 6, "    %s.%d %s: %s, %s%s%s", s->id, f - s->first + 1, name,
			ui_life(k->v, f), place, game_tells_facing(&k->v->game, f) ? ", facing "
			: "",
			game_tells_facing(&k->v->game, f) ? ui_facing(k->v, f) : "");
	}
}

void query_figure(struct ui *k, const char *rest)
{
	char word[ID_MAX + 8], name[NAME_MAX_BYTES + 16];
	int figure;

	typed_name(k, &rest, word, sizeof(word));
	figure = typed_figure(k, word);
	if (figure < 0)
		return;
	if (!ui_views(k, k->v->game.figures[figure].unit)) {
		say_last_seen(k, k->v->game.figures[figure].unit);
		return;
	}
	game_figure_name(&k->v->game, figure, name, sizeof(name));
	output_say(k->output, 4, "%s: %s%s%s", name, ui_life(k->v, figure),
		game_tells_facing(&k->v->game, figure) ? ", facing " : "",
		game_tells_facing(&k->v->game, figure) ? ui_facing(k->v, figure) : "");
	say_sheet(k, figure, k->v->game.system->figure_sheet);
}

/* ---- aims and story ---- */

void query_objectives(struct ui *k, const char *rest)
{
	const struct setup *const setup = k->v->game.setup;
	const char *const task = k->v->game.viewer == NOBODY ? ""
		: game_task(&k->v->game, k->v->game.viewer);
	char text[LINE_MAX_BYTES];

	(void)rest;
	if (*task)
		output_say(k->output, 2, "Task: %s", task);
	for (int side = 0; side < setup->n_sides; side++) {
		const char *const goal = view_goal(&k->v->game, side);

		output_say(k->output, 2, "%s (%d %s)%s%s", setup->sides[side].name,
			(int)k->v->game.points[side], k->v->game.points[side] == 1 ? "point"
			: "points",
			*goal ? ": " : "", goal);
		for (int i = 0; i < setup->n_objectives; i++) {
			if (setup->objectives[i].side != side || !view_tells_objective(&k->v->game,
				i))
				continue;
			view_objective_text(&k->v->game, i, text, sizeof(text));
			output_say(k->output, 6, "  %s", text);
		}
	}
}

void query_briefing(struct ui *k, const char *rest)
{
	const struct setup *const setup = k->v->game.setup;
	const int mine = game_seat_side(&k->v->game, k->seat);

	(void)rest;
	output_say(k->output, 0, "%s", setup->title);
	if (*setup->log_line)
		output_say(k->output, 0, "%s", setup->log_line);
	output_say(k->output, 0, "%s", setup->briefing);
	for (int i = 0; i < setup->n_sides; i++)
		if ((i == mine || setup->sides[i].public) && *setup->sides[i].goal)
			output_say(k->output, 0, "%s: %s", setup->sides[i].name,
				setup->sides[i].goal);
	if (mine != NOBODY && setup->sides[mine].briefing && *setup->sides[mine].briefing) {
		const char *const name = setup->sides[mine].name;
		const bool article = strncmp(name, "The ", 4) == 0;

		output_say(k->output, 0, "For %s%s alone:", article ? "the " : "", name + 4 * article);
		output_say(k->output, 0, "%s", setup->sides[mine].briefing);
	}
	output_say(k->output, 0, "Rules: %s; %d turns.", setup->system->name, setup->turns);
	for (int i = 0; i < setup->n_house_rules; i++)
		output_say(k->output, 4, "  House rule: %s", setup->house_rules[i]);
}

/* ---- what is asked ---- */

/* Who shares a side answers for his own. */
static bool is_his_to_answer(const struct ui *k, int unit)
{
	return game_seat_of_unit(&k->v->game, unit) != k->d.seat || hosted_commands(k->s, unit);
}

static void list_wanted(struct ui *k, char *text, size_t size)
{
	const struct view *const v = k->v;
	size_t n = 0;

	text[0] = '\0';
	for (int u = 0; u < v->game.n_units; u++)
		if (is_his_to_answer(k, u) && game_wants(&v->game, &k->d, u) && n < size)
			n += (size_t)snprintf(text + n, size - n, "%s%s", n ? ", " : "",
				v->game.setup->units[u].id);
}

/* "turn 3 of 8, Moves; Reds have the hand: 7 v 4"; before the first turn no phase is under
 * way. */
static void name_moment(const struct view *v, char *text, size_t size)
{
	char who[LINE_MAX_BYTES];
	int n;

	view_turn_line(&v->game, who, sizeof(who));
	if (v->game.turn > 0)
		n = snprintf(text, size, "turn %d of %d, %s", v->game.turn, v->game.setup->turns,
			v->game.system->phases[v->game.phase].title);
	else
		n = snprintf(text, size, "before the game");
	if (*who && n > 0 && (size_t)n < size)
		snprintf(text + n, size - (size_t)n, "; %s", who);
}

void query_decision(struct ui *k, const char *rest)
{
	char wanted[UNITS_MAX * (ID_MAX + 2)], moment[2 * LINE_MAX_BYTES], asks[LINE_MAX_BYTES];

	(void)rest;
	if (!k->asked) {
		output_say(k->output, 2, "Nothing is asked of you now.");
		return;
	}
	name_moment(k->v, moment, sizeof(moment));
	game_question(&k->v->game, &k->d, false, asks, sizeof(asks));
	list_wanted(k, wanted, sizeof(wanted));
	output_say(k->output, 2, "[%s] %s: %s%s%s%s", moment, ui_side(k, k->d.seat), asks,
		*wanted ? " (" : "", wanted, *wanted ? ")" : "");
}

static void say_option(struct ui *k, const struct option *o)
{
	static const char *const needs[] = {
		[NEED_NOTHING] = "", [NEED_CELL] = " CELL", [NEED_UNIT] = " UNIT",
		[NEED_FIGURE] = " FIGURE", [NEED_TEXT] = " TEXT",
	};

	char words[OPTION_WORDS_MAX];

	game_option_words(o, words, sizeof(words));
	if (o->allowed)
		output_say(k->output, 6, "  %s%s: %s", o->line, needs[o->need], words);
	else
		output_say(k->output, 6, "  (not: %s: %s%s%s%s)", words, o->why.text,
			*o->why.rule ? " (" : "", o->why.rule, *o->why.rule ? ")" : "");
}

static void say_options(struct ui *k, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(&k->v->game, &k->d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		say_option(k, &options[i]);
}

/* ---- what was chosen ---- */

/* Of a choice that no row of a menu says: who has understood it, and where or at whom. */
static cell_t write_choice(const struct view *v, int unit, const struct choice *c, char *text,
	size_t size)
{
	const struct argument *const last = &c->argument[c->n - 1];
	struct pen p = pen_at(text, size);
	char name[NAME_MAX_BYTES + 16];

	if (c->argument[0].kind == ARGUMENT_FIGURE)
		game_figure_name(&v->game, c->argument[0].value, name, sizeof(name));
	else
		snprintf(name, sizeof(name), "%s", game_unit_name(&v->game, unit));
	pen_put(&p, "%s: understood", name);
	if (c->n > 1 && last->kind == ARGUMENT_UNIT)
		pen_put(&p, ", %s", name_within(game_unit_name(&v->game, last->value)).text);
	if (last->kind != ARGUMENT_CELL)
		return CELL_NONE;
	pen_put(&p, ", at %s", grid_cell_text(&v->game.table->grid, last->value).text);
	return last->value;
}

void query_sentence(struct ui *k, const char *line, char *text, size_t size)
{
	const struct game *const g = &k->v->game;
	char words[LINE_MAX_BYTES], length[32];
	struct pen p = pen_at(text, size);
	struct choice c;
	struct reason why;
	cell_t from, at;
	int unit;

	text[0] = '\0';
	if (!k->asked || !choice_read(g, k->seat, line, &c, &why))
		return;
	unit = choice_unit(g, &c);
	if (unit < 0)
		return;
	if (game_choice_words(g, &k->d, &c, &at, words, sizeof(words))) {
		pen_put(&p, "%s: %s", game_unit_name(g, unit), words);
	} else {
		at = write_choice(k->v, unit, &c, words, sizeof(words));
		pen_put(&p, "%s", words);
	}
	from = game_unit_whereabouts(g, unit);
	if (at != CELL_NONE && from != CELL_NONE && from != at) {
		typed_length(k->v, table_distance(g->table, from, at), length, sizeof(length));
		pen_put(&p, ", %s %s", length, grid_compass_words(&g->table->grid, from, at));
	}
	pen_put(&p, ".");
}

/* ---- all choices ---- */

static void say_line(void *self, const char *text)
{
	struct ui *const k = self;

	output_say(k->output, 6, "%s", text);
}

static void say_unasked(struct ui *k)
{
	const struct unasked u = { &k->v->game, session_log(k->s), k->seat, k->asked ? &k->d
		: NULL };

	unasked_tell(&u, say_line, k);
}

void query_options(struct ui *k, const char *rest)
{
	char word[ID_MAX + 1];
	const char *done;

	if (!k->asked) {
		output_say(k->output, 2, "Nothing is asked of you now.");
		say_unasked(k);
		return;
	}
	if (typed_name(k, &rest, word, sizeof(word))) {
		const int unit = typed_unit(k, word);

		if (unit >= 0)
			say_options(k, unit);
		return;
	}
	query_decision(k, "");
	say_options(k, k->d.unit);	/* -1: those of the side itself */
	for (int u = 0; u < k->v->game.n_units; u++)
		if (u != k->d.unit && game_wants(&k->v->game, &k->d, u)) {
			output_say(k->output, 2, "%s:", game_unit_name(&k->v->game, u));
			say_options(k, u);
		}
	done = game_asks(&k->v->game, &k->d)->done;
	if (done)
		output_say(k->output, 6, "  %s: when all is said", done);
	say_unasked(k);
}
