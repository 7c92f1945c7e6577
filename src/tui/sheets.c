/* What `?`, i, w, f and o tell: sheets, reasons, forecasts, help.  See play.h. */
#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/cite.h"
#include "cliffhanger/unasked.h"
#include "cliffhanger/why.h"
#include "tui/play.h"
#include "tui/wide.h"

enum { TEXT_MAX = LINE_MAX_BYTES, SHEET_MAX = 1024 };

/* ---- what is under the cursor ---- */

static const char *const covers[] = {
	[COVER_NONE] = "", [COVER_SOFT] = ", soft cover", [COVER_MEDIUM] = ", medium cover",
	[COVER_HARD] = ", hard cover",
};

/* ", 4 of 10 seats taken (Crew)" */
static void look_at_seats(const struct view *v, int vehicle, char *text, size_t size)
{
	int last = -1;

	wide_add(text, size, ", %d of %d seats taken", v->game.figures[vehicle].load,
		v->game.setup->figures[vehicle].seats);
	FOR_ABOARD(f, &v->game, vehicle) {
		if (v->game.figures[f].unit == last)
			continue;
		wide_add(text, size, "%s%s", last < 0 ? " (" : ", ",
			game_unit_name(&v->game, v->game.figures[f].unit));
		last = v->game.figures[f].unit;
	}
	if (last >= 0)
		wide_add(text, size, ")");
}

/* " (bert's)": of a side that persons share, if it is not one's own. */
static void look_at_commander(const struct play *p, int unit, char *text, size_t size)
{
	const char *const who = others_commander(p, unit);

	if (who[0] != '\0' && strcmp(who, "you") != 0)
		wide_add(text, size, " (%s's)", who);
}

/* " facing E": by the compass, or in words for the ear. */
static void add_facing(const struct view *v, int figure, bool spoken, char *text, size_t size)
{
	const struct grid *const g = &v->game.table->grid;
	const int facing = v->game.figures[figure].facing;

	if (game_big(&v->game, figure) || game_tells_facing(&v->game, figure))
		wide_add(text, size, " %s %s", game_big(&v->game, figure) ? "heading" : "facing",
			spoken ? grid_direction_words(g, facing) : grid_direction_name(g, facing));
}

/* A unit that is named beside has its letter alone, and who he is.  What many have alike comes
 * first: from one of them to the next little changes, and all at the end. */
static void look_at_figure(const struct play *p, int figure, int named, char *text, size_t size)
{
	const struct view *const v = p->view;
	const int unit = v->game.figures[figure].unit;
	const char *const unit_name = game_unit_name(&v->game, unit);
	const char *const how = view_mark_words(&v->game,
		v->game.system->figure_mark(&v->game, figure));
	char name[NAME_MAX_BYTES], state[TEXT_MAX] = "", facing[TEXT_MAX] = "";
	bool says;	/* "Marines 4" says of which unit he is */

	game_figure_name(&v->game, figure, name, sizeof name);
	says = strncmp(name, unit_name, strlen(unit_name)) == 0;
	wide_add(text, size, "  %c", v->game.setup->units[unit].sign);
	if (unit != named)
		wide_add(text, size, " %s", says ? name : unit_name);
	add_facing(v, figure, screen_likes(p->tui)->speech, facing, sizeof facing);
	wide_add(text, size, "%s", facing);
	if (!says)
		wide_add(text, size, unit != named ? ": %s" : facing[0] != '\0' ? ", %s" : " %s",
			name);
	look_at_commander(p, unit, text, size);
	if (*how != '\0')
		wide_add(text, size, ", %s", how);
	if (game_vehicle(&v->game, figure))
		look_at_seats(v, figure, text, size);
	v->game.system->unit_state(&v->game, unit, state, sizeof state);
	if (state[0] != '\0')
		wide_add(text, size, "  (%s)", state);
}

static void look_at_ghosts(const struct view *v, cell_t cell, char *text, size_t size)
{
	for (int u = 0; v->game.viewer >= 0 && u < v->game.n_units; u++) {
		const struct unit *unit = &v->game.units[u];

		if (unit->side != v->game.viewer && (unit->known >> v->game.viewer & 1) != 0 &&
				(unit->sighted >> v->game.viewer & 1) == 0 &&
				unit->last_seen[v->game.viewer] == cell)
			wide_add(text, size, "  ? %s, seen here before", game_unit_name(&v->game,
				u));
	}
}

static char mark_sign(const struct map_mark *m)
{
	return m->sign != 0 ? m->sign : '*';
}

static void look_at_marks(const struct view *v, cell_t cell, char *text, size_t size)
{
	struct map_mark places[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, places,
		MAP_MARKS_MAX);

	for (int i = 0; i < n; i++)
		if (map_mark_covers(v->game.table, &places[i], cell))
			wide_add(text, size, "  %c %s", mark_sign(&places[i]), places[i].what);
}

static void look_at_areas(const struct view *v, cell_t cell, char *text, size_t size)
{
	for (int a = 0; a < v->game.setup->n_areas; a++)
		if (overlay_zone(v, a) && setup_area_has(&v->game.setup->areas[a], cell))
			wide_add(text, size, "  {%s}", v->game.setup->areas[a].name);
}

void sheets_look(const struct play *p, cell_t cell, int named, char *text, size_t size)
{
	const struct view *v = p->view;
	const struct ground *ground = table_ground(v->game.table, cell);
	const int figure = v->game.occupant[cell];

	snprintf(text, size, "%s %s%s", grid_cell_text(&v->game.table->grid, cell).text,
		ground->name, covers[ground->cover]);
	if (v->game.table->level[cell] > 0)
		wide_add(text, size, ", level %d", v->game.table->level[cell]);
	if (figure >= 0)
		look_at_figure(p, figure, named, text, size);
	if (v->game.beneath[cell] >= 0) {
		wide_add(text, size, "; under it ");
		look_at_figure(p, v->game.beneath[cell], named, text, size);
	}
	for (int i = 0; i < v->game.setup->n_items; i++)
		if (v->game.items[i].cell == cell)
			wide_add(text, size, "  $ %s", v->game.setup->items[i].name);
	look_at_marks(v, cell, text, size);
	look_at_ghosts(v, cell, text, size);
	look_at_areas(v, cell, text, size);
}

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

/* ---- help ---- */

static void write_ground(const struct view *v, cell_t cell, struct buffer *buffer)
{
	const struct ground *g = table_ground(v->game.table, cell);

	buffer_add(buffer, "%s: ", g->name);
	if (ground_deep(g))
		buffer_add(buffer, "for swimmers and divers; ");
	else if (g->pace == 0)
		buffer_add(buffer, "nobody enters it on foot; ");
	else if (g->pace == GROUND_PACE_FULL)
		buffer_add(buffer, "full pace; ");
	else
		buffer_add(buffer, "a step costs %d.%d of open ground; ", g->pace / GROUND_PACE_FULL,
			g->pace % GROUND_PACE_FULL * 10 / GROUND_PACE_FULL);
	buffer_add(buffer, "%s", g->cover == COVER_NONE ? "no cover" : covers[g->cover] + 2);
	if (g->conceals)
		buffer_add(buffer, "; one can hide in it");
	if (g->opaque)
		buffer_add(buffer, "; seen, not seen through");
	if (g->visibility > 0)
		buffer_add(buffer, "; one sees %d%s into it",
			(int)(g->visibility / game_book(&v->game)->inch),
			game_book(&v->game)->unit);
	buffer_add(buffer, ".\n");
}

static void write_situation(const struct play *p, struct buffer *buffer)
{
	const struct view *v = p->view;
	const struct phase *phase = &v->game.system->phases[v->game.phase];
	char asks[LINE_MAX_BYTES];

	buffer_add(buffer, "\n# What is asked\n");
	if (p->asking) {
		game_question(&v->game, &p->asked, false, asks, sizeof asks);
		buffer_add(buffer, "%s\n%s\n", asks, game_asks(&v->game, &p->asked)->help);
	}
	if (v->game.turn > 0)
		buffer_add(buffer, "%s: %s\n", phase->title, phase->help);
}

/* What is under the cursor of a place. */
static void write_here(struct play *p, enum key_place place, struct buffer *buffer)
{
	struct cite rules[CITED_MAX];
	const int n = cited_all(p, place, rules);
	char text[TEXT_MAX] = "", keys[80];

	buffer_add(buffer, "# Under the cursor\n");
	if (place == PLACE_ROLLS && rolls_event(p) != NULL) {
		view_event_text(&p->view->game, rolls_event(p), text, sizeof text);
		buffer_add(buffer, "%s\n", text);
	} else {
		sheets_look(p, p->cursor, NOBODY, text, sizeof text);
		buffer_add(buffer, "%s\n", text);
		write_ground(p->view, p->cursor, buffer);
	}
	if (n > 0)
		buffer_add(buffer, "\n# Its rules (%s)\n", screen_words(p->tui,
			"{rules} opens the first, {text-next} and {text-open} any", keys,
			sizeof keys));
	for (int i = 0; i < n; i++)
		book_name(&p->browser, rules[i], buffer);
}

static void write_keys(const struct tui *tui, enum key_place place, struct buffer *buffer)
{
	buffer_add(buffer, "\n# Keys: %s\n", keys_place_name(place));
	if ((place == PLACE_MAP || place == PLACE_TARGET || place == PLACE_REPLAY)
			&& keys_walk_as_usual(&screen_likes(tui)->keys))
		buffer_add(buffer, "    y k u     7 8 9\n    h   l     4   6     walk; capitals: "
			"five cells\n    b j n     1 2 3\n\n");
	reader_add_keys(tui, buffer, place);
}

static bool occurs(const struct table *t, int ground)
{
	for (cell_t cell = 0; cell < grid_cells(&t->grid); cell++)
		if (t->kind[cell] == ground)
			return true;
	return false;
}

/* Whether a mark before this one has said the same. */
static bool mark_told(const struct map_mark *places, int i)
{
	for (int j = 0; j < i; j++)
		if (places[j].sign == places[i].sign
				&& strcmp(places[j].what, places[i].what) == 0)
			return true;
	return false;
}

static void write_marks(const struct view *v, struct buffer *buffer)
{
	struct map_mark places[MAP_MARKS_MAX];
	const int n = v->game.system->marks == NULL ? 0 : v->game.system->marks(&v->game, places,
		MAP_MARKS_MAX);

	if (n > 0)
		buffer_add(buffer, "\n# Marked now\n");
	for (int i = 0; i < n; i++)
		if (!mark_told(places, i))
			buffer_add(buffer, " %c   %s\n", mark_sign(&places[i]), places[i].what);
}

static struct ink_ground_sign sign_of(const struct chart_look *look, const struct ink_ground *in)
{
	return !look->unicode ? in->plain : look->tinted ? in->tinted : in->pretty;
}

static void write_grounds(const struct play *p, struct buffer *buffer)
{
	const struct table *const t = p->view->game.table;

	buffer_add(buffer, "\n# Signs on the map\n");
	for (int i = 0; i < t->n_grounds; i++) {
		const struct ink_ground in = ink_ground(t, i);
		const struct ink_ground_sign sign = sign_of(&p->look, &in);
		char first[5] = "", second[5] = "";

		if (!occurs(t, i))
			continue;
		wide_encode(sign.first, first);
		wide_encode(sign.second, second);
		buffer_add(buffer, " %s%s  %s%s\n", first, second, t->grounds[i].name,
			sign.first == ' ' && sign.second == ' ' ? ", by its tone alone" : "");
	}
}

static void write_legend(const struct play *p, struct buffer *buffer)
{
	const struct view *const v = p->view;
	const bool shaded = p->look.shaded;

	write_grounds(p, buffer);
	buffer_add(buffer, "\n# Figures\n"
		" A letter is a figure of the unit with this letter; behind it may stand\n"
		" %c   leader\n %c   hero\n %c   %s\n %c   wounded\n %c   captive\n"
		" %c   %s\n %c   has acted this turn; its leader %c\n"
		" ?   in a letter's place: a unit was seen here before\n"
		" $   something lies here\n"
		"\n# Overlays, and choosing a target\n%s"
		" *   would be struck; a shell or a grenade of ours will burst here\n"
		" %s   somebody went this way since you were asked last; at the edge of the\n"
		"     map: a known enemy, dim where it was seen last;  !  something happened\n"
		" %s   the way there, the line of fire\n"
		" %s   where it is blocked\n"
		" 1 2 3  where short, medium and long range end\n"
		" 0 1 2  heights, in their overlay;  a b c  zones, in theirs\n"
		"\n# Roster\n"
		" %s   a man who is fit, %s hurt, %s lost\n"
		" %s   it waits for an answer;  .  it has acted this turn\n",
		chart_shown(&p->look, '*'), chart_shown(&p->look, '@'), chart_shown(&p->look, 's'),
		view_mark_words(&v->game, MARK_SUPPRESSED), chart_shown(&p->look, 'w'),
		chart_shown(&p->look, 'c'), chart_shown(&p->look, '!'),
		view_mark_words(&v->game, MARK_ROUTING),
		chart_shown(&p->look, '.'), chart_shown(&p->look, ':'),
		shaded ? " What cannot be reached or seen lies in shade; who may be chosen is\n"
			" black on yellow, the unit in hand black on white\n"
			: " \"   can be reached (in sight: ')\n <   may be chosen\n",
		p->look.unicode ? "\u2192" : ">", p->look.unicode ? "\u25CF" : "o", !shaded ? ")" : p->look.unicode ? "\u00D7" : "%",
		p->look.unicode ? "\u25A0" : "=", p->look.unicode ? "yellow" : "w",
		p->look.unicode ? "\u00B7" : ".", p->look.unicode ? "\u25B8" : ">");
	if (v->game.course != NULL)
		buffer_add(buffer, "\n# Vehicles\n"
			" A block of one letter; behind its bow stands where it heads.\n"
			" <   when its way is chosen: how it would lie at the cursor\n"
			" 4/10 in the roster: seats taken, and how many it has\n");
}

void sheets_help(struct play *p, enum key_place place)
{
	struct buffer buffer = { 0 };

	write_here(p, place, &buffer);
	write_situation(p, &buffer);
	write_keys(p->tui, place, &buffer);
	write_legend(p, &buffer);
	write_marks(p->view, &buffer);
	reader_rules(p->tui, &p->browser, "help", buffer_text(&buffer));
	buffer_free(&buffer);
}
