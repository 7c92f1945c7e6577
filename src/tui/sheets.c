/* What i, w, f and o tell: sheets, reasons, forecasts, objectives.  See play.h. */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/cite.h"
#include "cliffhanger/unasked.h"
#include "cliffhanger/why.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = LINE_MAX_BYTES, SHEET_MAX = 1024 };

/* ---- sheets ---- */

/* A row as it stands in its book. */
static void write_row(const struct cite_place *at, struct buffer *buffer)
{
	const struct rule_table *table = at->table;
	char text[TEXT_MAX];

	buffer_add(buffer, "\n# %s: %s (%s)\n", table->title, rule_table_at(table, at->row, 0)->text,
		table->sources[at->row]);
	for (int column = 1; column < table->n_columns; column++) {
		rulebook_print(at->book, &table->columns[column],
			rule_table_at(table, at->row, column), text, sizeof text);
		buffer_add(buffer, "%s%s: %s", column > 1 ? ";  " : "", table->columns[column].title,
			text);
	}
	buffer_add(buffer, "\n");
}

void sheets_rule(struct play *p, const char *id, struct buffer *buffer)
{
	struct cite_place at;

	if (id == NULL || !cite_resolve(game_book(&p->view->game), id, &at))
		return;
	if (at.rule != NULL)
		buffer_add(buffer, "\n# %s  %s\n%s (%s)\n", at.rule->id, at.rule->title,
			at.rule->text, at.rule->source);
	else if (at.row >= 0)
		write_row(&at, buffer);
}

/* Everything a figure's sheet says. */
static void figure_words(const struct view *v, int figure, char *words, size_t size)
{
	char text[TEXT_MAX];

	words[0] = '\0';
	for (int i = 0; v->game.system->figure_sheet(&v->game, figure, i, text, sizeof text); i++)
		if (text[0] != '\0')
			wide_add(words, size, "%s\n", text);
	if (game_tells_facing(&v->game, figure))
		wide_add(words, size, "Faces     %s\n", grid_direction_words(&v->game.table->grid,
			v->game.figures[figure].facing));
}

void sheets_figure(const struct view *v, int figure, struct buffer *buffer)
{
	char words[SHEET_MAX], name[NAME_MAX_BYTES];

	game_figure_name(&v->game, figure, name, sizeof name);
	figure_words(v, figure, words, sizeof words);
	buffer_add(buffer, "# %s%s%s\n%s", name, v->game.setup->figures[figure].hero ? ", a hero"
		: "",
		v->game.units[v->game.figures[figure].unit].leader == figure ? ", leads" : "",
			words);
}

/* Whether a figure has a sheet to itself: heroes, leaders, whoever has a name. */
static bool stands_out(const struct view *v, int figure)
{
	return v->game.setup->figures[figure].hero
		|| v->game.setup->figures[figure].name[0] != '\0' ||
		v->game.units[v->game.figures[figure].unit].leader == figure;
}

static bool in_crowd(const struct view *v, int unit, int figure)
{
	return v->game.figures[figure].unit == unit && !stands_out(v, figure) &&
		v->game.figures[figure].life != LIFE_AWAITED;
}

/* Those of the crowd whose sheets are word for word alike, told together. */
static void write_alike(const struct view *v, int unit, const int16_t *alike, int n,
	struct buffer *buffer)
{
	char words[SHEET_MAX], name[NAME_MAX_BYTES];

	game_figure_name(&v->game, alike[0], name, sizeof name);
	buffer_add(buffer, "\n# %s", name);
	for (int i = 1; i < n; i++) {
		const bool goes_on = alike[i] == alike[i - 1] + 1;

		if (goes_on && i + 1 < n && alike[i + 1] == alike[i] + 1)
			continue;	/* within a run: only its last is named */
		buffer_add(buffer, "%s%d", goes_on ? "-" : ", ",
			alike[i] - v->game.setup->units[unit].first + 1);
	}
	figure_words(v, alike[0], words, sizeof words);
	buffer_add(buffer, "\n%s", words);
}

static void write_crowd(const struct view *v, int unit, struct buffer *buffer)
{
	char words[SHEET_MAX], others[SHEET_MAX];
	bool told[FIGURES_MAX] = { false };

	for (int f = 0; f < v->game.n_figures; f++) {
		int16_t alike[FIGURES_MAX] = { 0 };
		int n = 0;

		if (told[f] || !in_crowd(v, unit, f))
			continue;
		figure_words(v, f, words, sizeof words);
		for (int k = f; k < v->game.n_figures; k++) {
			if (told[k] || !in_crowd(v, unit, k))
				continue;
			figure_words(v, k, others, sizeof others);
			told[k] = strcmp(words, others) == 0;
			if (told[k])
				alike[n++] = (int16_t)k;
		}
		write_alike(v, unit, alike, n, buffer);
	}
}

static void write_figures(const struct view *v, int unit, struct buffer *buffer)
{
	for (int f = 0; f < v->game.n_figures; f++)
		if (v->game.figures[f].unit == unit && stands_out(v, f) &&
				v->game.figures[f].life != LIFE_AWAITED) {
			buffer_add(buffer, "\n");
			sheets_figure(v, f, buffer);
		}
	write_crowd(v, unit, buffer);
}

static void show(struct play *p, int unit, const char *what, struct buffer *buffer)
{
	char title[160];

	snprintf(title, sizeof title, "%s%s%s", game_unit_name(&p->view->game, unit),
		*what != '\0' ? ": " : "", what);
	reader_rules(p->tui, &p->browser, title, buffer_text(buffer));
	buffer_free(buffer);
}

static void write_aboard(const struct view *v, int vehicle, struct buffer *buffer)
{
	char name[NAME_MAX_BYTES];
	int known = 0;

	buffer_add(buffer, "%d of %d seats taken", v->game.figures[vehicle].load,
		v->game.setup->figures[vehicle].seats);
	FOR_ABOARD(f, &v->game, vehicle) {
		game_figure_name(&v->game, f, name, sizeof name);
		buffer_add(buffer, "%s%s", known++ ? ", " : ": ", name);
	}
	if (v->game.figures[vehicle].load > known)
		buffer_add(buffer, "%s%d unknown", known ? ", " : ": ",
			v->game.figures[vehicle].load - known);
	buffer_add(buffer, "\n");
}

/* What there is to say of a big figure's place, and of whose is aboard what. */
static void write_body(const struct view *v, int unit, struct buffer *buffer)
{
	const int body = game_unit_body(&v->game, unit), head = v->game.units[unit].head;

	if (body >= 0 && game_on_table(&v->game, body))
		buffer_add(buffer, "%d by %d cells, heading %s\n", game_body(&v->game, body).length,
			game_body(&v->game, body).width, grid_direction_words(&v->game.table->grid,
			v->game.figures[body].facing));
	if (body >= 0 && game_vehicle(&v->game, body))
		write_aboard(v, body, buffer);
	if (head >= 0 && v->game.figures[head].aboard >= 0)
		buffer_add(buffer, "Aboard %s\n",
			game_unit_name(&v->game,
			v->game.figures[v->game.figures[head].aboard].unit));
}

void sheets_unit(struct play *p, int unit)
{
	const struct view *v = p->view;
	struct buffer buffer = { 0 };
	char text[TEXT_MAX];

	for (int i = 0; v->game.system->unit_sheet(&v->game, unit, i, text, sizeof text); i++)
		if (text[0] != '\0')
			buffer_add(&buffer, "%s\n", text);
	bidding_words(&v->game, unit, text, sizeof text);
	if (text[0] != '\0')
		buffer_add(&buffer, "%c%s\n", text[0] - 'a' + 'A', text + 1);
	write_body(v, unit, &buffer);
	write_figures(v, unit, &buffer);
	show(p, unit, "", &buffer);
}

static void write_line(void *self, const char *text)
{
	buffer_add(self, "%s\n", text);
}

/* What a machine had in mind, each line a paragraph. */
static void write_reason(void *self, const char *text)
{
	buffer_add(self, "%s\n\n", text);
}

static void write_reasons(struct play *p, int unit, size_t event, struct buffer *buffer)
{
	play_say(p, false, "Thinking it over once more \xE2\x80\xA6");
	screen_show(p->tui);
	play_say(p, false, "%s", "");
	session_why_unit(p->session, unit, event, true, write_reason, buffer);
	play_renew(p);
}

void sheets_why(struct play *p, int unit)
{
	const struct view *const v = p->view;
	struct buffer buffer = { 0 };
	char text[TEXT_MAX];

	for (int i = 0; v->game.system->why(&v->game, unit, i, text, sizeof text); i++)
		buffer_add(&buffer, "%s\n", text);
	if (session_tells_why(p->session, p->seat)) {
		buffer_add(&buffer, "%s", buffer.used > 0 ? "\n" : "");
		write_reasons(p, unit, SIZE_MAX, &buffer);
	} else if (buffer.used == 0) {
		buffer_add(&buffer, "Nothing is known of its reasons: it has done nothing yet by "
			"the tables, or its commander does not tell you.\n");
	}
	show(p, unit, "why", &buffer);
}

void sheets_why_then(struct play *p, int unit, size_t event)
{
	struct buffer buffer = { 0 };

	if (!session_tells_why(p->session, p->seat)) {
		sheets_why(p, unit);
		return;
	}
	write_reasons(p, unit, event, &buffer);
	show(p, unit, "why", &buffer);
}

void sheets_unasked(struct play *p)
{
	const struct unasked u = { &p->view->game, session_log(p->session), p->seat,
		p->asking ? &p->asked : NULL };
	struct buffer buffer = { 0 };
	const char *const passed = p->passed[p->seat].text;

	buffer_add(&buffer, "%s", passed);
	passed_ask_again(p);
	if (unasked_tell(&u, write_line, &buffer) == 0 && passed[0] == '\0')
		buffer_add(&buffer, "None of yours is passed over: all who could answer are asked.\n");
	reader_rules(p->tui, &p->browser, "not asked", buffer_text(&buffer));
	buffer_free(&buffer);
}

static void write_halves(struct buffer *buffer, int halves)
{
	const int whole = halves < 0 ? -halves : halves;

	buffer_add(buffer, "%c%d%s", halves < 0 ? '-' : '+', whole / 2, whole % 2 ? "\xC2\xBD" : "");
}

/* Words of each colour have their ink and the star of the tables. */
static void write_outcomes(const struct view *v, const struct forecast *f, struct buffer *buffer)
{
	for (int i = 0; i < 6; i++) {
		const struct forecast_word *o = &f->outcome[i];

		buffer_add(buffer, "%s%d  %s%s%s\n", o->blue ? "~ " : "", i + 1, o->word,
			o->blue ? "*" : "", o->binds ? "" : "  (does not bind it)");
	}
	if (f->platoon != NOBODY)
		buffer_add(buffer, "\nIt tests with its platoon: while all their words have a star, "
			"all do that of %s.\n", game_unit_name(&v->game, f->platoon));
	buffer_add(buffer, "\nA star marks a blue word, which only those obey whom nobody "
		"commands.\n");
}

void sheets_forecast(struct play *p, int unit)
{
	struct buffer buffer = { 0 };
	struct forecast f;

	memset(&f, 0, sizeof f);
	if (!p->view->game.system->forecast(&p->view->game, unit, &f)) {
		buffer_add(&buffer, "It makes no action test as things stand; w, why, may tell more.\n");
		show(p, unit, "forecast", &buffer);
		return;
	}
	buffer_add(&buffer, "As things stand its next test would read:\n\n# Factors\n");
	for (int i = 0; i < f.n_factors; i++) {
		write_halves(&buffer, f.factors[i].halves);
		buffer_add(&buffer, "  %s (%s)\n", f.factors[i].name, f.factors[i].rule);
	}
	buffer_add(&buffer, "Sum %d: row \"%s\" of table %s\n\n# By the die\n", f.factor, f.row,
		f.table);
	write_outcomes(p->view, &f, &buffer);
	show(p, unit, "forecast", &buffer);
}

/* ---- objectives ---- */

static void write_objective(const struct view *v, int i, struct buffer *buffer)
{
	char text[400];

	view_objective_text(&v->game, i, text, sizeof text);
	buffer_add(buffer, "%s\n", text);
}

void sheets_objective(const struct play *p, int i, struct buffer *buffer)
{
	static const char failed[] = ": failed";
	const struct game *const g = &p->view->game;
	char text[400] = "";
	size_t n = view_objective_text(g, i, text, sizeof text);

	if (n >= strlen(failed) && strcmp(text + n - strlen(failed), failed) == 0)
		n -= strlen(failed);	/* nobody fails any more: what is not met is lost */
	buffer_add(buffer, "%s - %.*s%s\n", g->setup->sides[g->setup->objectives[i].side].name,
		(int)n, text, text[n] != '\0' ? ": lost" : "");
}

void sheets_objectives(struct play *p)
{
	const struct view *v = p->view;
	struct buffer buffer = { 0 };

	for (int side = 0; side < v->game.setup->n_sides; side++) {
		const struct setup_side *s = &v->game.setup->sides[side];

		buffer_add(&buffer, "%s# %s%s: %d point%s\n", side > 0 ? "\n" : "", s->name,
			side == v->game.viewer ? " (you)" : "", (int)v->game.points[side],
			v->game.points[side] == 1 ? "" : "s");
		if (*view_goal(&v->game, side))
			buffer_add(&buffer, "%s\n", view_goal(&v->game, side));
		for (int i = 0; i < v->game.setup->n_objectives; i++)
			if (v->game.setup->objectives[i].side == side
			&& view_tells_objective(&v->game, i)) {
				buffer_add(&buffer, "- ");
				write_objective(v, i, &buffer);
			}
	}
	if (v->game.setup->n_house_rules > 0)
		buffer_add(&buffer, "\n# House rules here\n");
	for (int i = 0; i < v->game.setup->n_house_rules; i++)
		buffer_add(&buffer, "- %s\n", v->game.setup->house_rules[i]);
	reader_rules(p->tui, &p->browser, "objectives", buffer_text(&buffer));
	buffer_free(&buffer);
}
