/* Suggestions: see suggest.h. */
#include "config.h"

#include "cliffhanger/suggest.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/reach.h"
#include "mind/menus.h"

enum { TRIES = 48 /* places a leg may end, the nearest to the goal first */ };

/* ---- reading lines ---- */

static bool accepts(const struct view *v, const struct decision *d, const char *line,
	struct choice *c)
{
	struct reason why;

	return choice_read(&v->game, d->seat, line, c, &why) && game_check(&v->game, c, &why);
}

static bool is_shot(const char *line)
{
	return strncmp(line, "fire ", 5) == 0 || strncmp(line, "aim ", 4) == 0;
}

/* ---- choices in words ---- */

/* The word that ends a question, or does nothing for a unit. */
static bool says_nothing(const struct decision_kind *kind, const char *line)
{
	const size_t pass = kind->pass != NULL ? strlen(kind->pass) : 0;

	return (kind->done != NULL && strcmp(line, kind->done) == 0)
		|| (pass > 0 && strncmp(line, kind->pass, pass) == 0 && line[pass] == ' ');
}

/* Who goes where he is. */
static bool stays(const struct view *v, const struct choice *c, const char *line)
{
	const int unit = choice_unit(&v->game, c);
	const struct argument *const last = &c->argument[c->n > 0 ? c->n - 1 : 0];

	return unit >= 0 && c->n > 0 && last->kind == ARGUMENT_CELL
		&& last->value == game_unit_whereabouts(&v->game, unit)
		&& game_walks(&v->game, line);
}

void suggest_says(const struct view *v, const struct decision *d, const struct choice *c,
	char *text, size_t size)
{
	char line[CHOICE_LINE_MAX];

	choice_write(&v->game, c, line, sizeof(line));
	if (stays(v, c, line)) {
		snprintf(text, size, "stay");
		return;
	}
	if (game_choice_words(&v->game, d, c, NULL, text, size)) {
		text[0] = (char)tolower((unsigned char)text[0]);
		return;
	}
	snprintf(text, size, "%s", says_nothing(game_asks(&v->game, d), line) ? "nothing more"
		: line);
}

/* ---- the next leg ---- */

struct leg {
	const struct view *v;
	const struct decision *d;
	int unit;
	cell_t place;
	const uint16_t *left;	/* from each cell to the place; NULL: as the crow flies */
};

static int32_t left_from(const struct leg *l, cell_t cell)
{
	if (l->left != NULL)
		return l->left[cell];
	return table_distance(l->v->game.table, cell, l->place);
}

static bool ends_at(const struct leg *l, const char *so_far, cell_t cell, char *line, cell_t *end)
{
	const int length = snprintf(line, CHOICE_LINE_MAX, "%s %s", so_far,
		grid_cell_text(&l->v->game.table->grid, cell).text);
	struct choice c;

	*end = cell;
	return length < CHOICE_LINE_MAX && accepts(l->v, l->d, line, &c);
}

/* Of the cells an option leads to, the one the least of the way is left from that may be
 * chosen (SU1). */
static bool ends_nearest(const struct leg *l, const char *so_far, const cell_t *cells, int n,
	char *line, cell_t *end)
{
	const cell_t from = game_unit_whereabouts(&l->v->game, l->unit);
	int32_t least = -1;	/* what is left from the last that was tried */
	cell_t tried = CELL_NONE;

	for (int try = 0; try < TRIES; try++) {
		cell_t best = CELL_NONE;

		for (int i = 0; i < n; i++) {
			const int32_t left = left_from(l, cells[i]);

			if ((left > least || (left == least && cells[i] > tried))
					&& left < left_from(l, from)
					&& (best == CELL_NONE || left < left_from(l, best)
					|| (left == left_from(l, best) && cells[i] < best)))
				best = cells[i];
		}
		if (best == CELL_NONE)
			return false;
		if (ends_at(l, so_far, best, line, end))
			return true;
		least = left_from(l, best);
		tried = best;
	}
	return false;
}

static bool flooded(const struct leg *l, const char *so_far, struct reach *r, char *line,
	cell_t *end)
{
	const struct game *const g = &l->v->game;
	const cell_t *cells;
	int n = 0;

	if (g->course != NULL && g->system->course != NULL
			&& g->system->course(g, l->unit, so_far, g->course)) {
		cells = course_all(g->course, &n);
		return ends_nearest(l, so_far, cells, n, line, end);
	}
	if (!g->system->reach(g, l->unit, so_far, r))
		return false;
	cells = reach_all(r, &n);
	return ends_nearest(l, so_far, cells, n, line, end);
}

/* The place itself first: systems take it and go as far as they can (Y-28). */
static bool by_option(const struct leg *l, const struct option *o, char *line, cell_t *end)
{
	struct reach *r;
	struct choice c;
	bool found;

	if (o->need == NEED_NOTHING) {
		snprintf(line, CHOICE_LINE_MAX, "%.*s", (int)sizeof(o->line), o->line);
		*end = l->place;
		return accepts(l->v, l->d, line, &c);
	}
	if (o->need != NEED_CELL)
		return false;
	if (ends_at(l, o->line, l->place, line, end))
		return true;
	r = reach_new(l->v->game.table);
	found = r != NULL && flooded(l, o->line, r, line, end);
	reach_free(r);
	return found;
}

bool suggest_leg(const struct view *v, const struct decision *d, int unit, cell_t place,
	char line[CHOICE_LINE_MAX], cell_t *end)
{
	const struct game *const g = &v->game;
	const bool walks = game_unit_body(g, unit) < 0;
	const struct leg l = { v, d, unit, place, walks ? distances_to(g->distances, g->table,
		g->reach, g->system->gait != NULL ? g->system->gait(g->setup, unit) : GAIT_FOOT,
		&place, 1) : NULL };
	struct option options[OPTIONS_MAX];
	const int n = game_options(g, d, unit, options, OPTIONS_MAX);

	for (const char *const *walk = g->system->walks; walk != NULL && *walk != NULL; walk++)
		for (int i = 0; i < n; i++)
			if (options[i].allowed && game_goes_by(options[i].line, *walk)
					&& by_option(&l, &options[i], line, end))
				return true;
	return false;
}

/* ---- what is suggested ---- */

static bool on_errand(const struct view *v, const struct decision *d, int unit,
	struct suggestion *s)
{
	const cell_t place = bidding_errand(&v->game, unit);
	cell_t end;

	if (place == CELL_NONE || bidding_is_at(&v->game, unit, place)
			|| !suggest_leg(v, d, unit, place, s->line, &end))
		return false;
	s->what = SUGGESTS_ERRAND;
	snprintf(s->words, sizeof(s->words), "goes on to %s", bidding_place(&v->game, place).text);
	return true;
}

/* As its row of the menu says it, or else by name. */
static void shot_words(const struct view *v, const struct option *options, int n,
	const struct choice *c, struct suggestion *s)
{
	const struct argument *const at = &c->argument[1];
	const int target = at->kind == ARGUMENT_UNIT ? at->value
		: at->kind == ARGUMENT_FIGURE ? v->game.figures[at->value].unit : NOBODY;
	struct preview preview = { 0 };
	size_t used;

	for (int i = 0; i < n; i++)
		if (strcmp(options[i].line, s->line) == 0) {
			snprintf(s->words, sizeof(s->words), "%.30s%s%s%.36s", options[i].label,
				options[i].note, *options[i].whom ? ": " : "", options[i].whom);
			s->words[0] = (char)tolower((unsigned char)s->words[0]);
			return;
		}
	snprintf(s->words, sizeof(s->words), "fire at %s", target >= 0
		? name_within(game_unit_name(&v->game, target)).text : "them");
	game_preview(&v->game, c, &preview);
	used = strlen(s->words);
	if (preview.harm_milli > 0)
		snprintf(s->words + used, sizeof(s->words) - used, ": %d.%d down",
			(int)((preview.harm_milli + 50) / 1000),
			(int)((preview.harm_milli + 50) / 100 % 10));
}

/* Of two shots the one that costs the enemy more. */
static void keep_shot(const struct view *v, const struct decision *d, const char *line,
	int32_t *most, struct choice *best)
{
	struct preview p = { 0 };
	struct choice c;

	if (!accepts(v, d, line, &c))
		return;
	game_preview(&v->game, &c, &p);
	if (p.harm_milli > *most) {
		*most = p.harm_milli;
		*best = c;
	}
}

/* The best of all that rows of the menu lead to. */
static bool likeliest_shot(const struct view *v, const struct decision *d, int unit,
	const struct option *options, int n, struct choice *best)
{
	char line[CHOICE_LINE_MAX];
	int32_t most = 0;

	for (int i = 0; i < n; i++) {
		if (!options[i].allowed || !is_shot(options[i].line))
			continue;
		if (options[i].need == NEED_NOTHING)
			keep_shot(v, d, options[i].line, &most, best);
		for (int u = 0; options[i].need == NEED_UNIT && u < v->game.n_units; u++) {
			if (!game_enemies(&v->game, unit, u)
					|| game_unit_whereabouts(&v->game, u) == CELL_NONE)
				continue;
			snprintf(line, sizeof(line), "%.*s %s", (int)sizeof(options[i].line),
				options[i].line, v->game.setup->units[u].id);
			keep_shot(v, d, line, &most, best);
		}
	}
	return most > 0;
}

/* At whom its side's commander would, by the unit alone; or if he would not, at whom it tells
 * most. */
static bool shoots(const struct view *v, const struct decision *d, int unit, struct suggestion *s)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(&v->game, d, unit, options, OPTIONS_MAX);
	bool alone[UNITS_MAX] = { false };
	bool may = false;
	struct choice c;

	for (int i = 0; i < n; i++)
		may = may || (options[i].allowed && is_shot(options[i].line));
	alone[unit] = true;
	if (!may)
		return false;
	if (mind_answer_for(mind_find("commander"), v, d, alone, &c))
		choice_write(&v->game, &c, s->line, sizeof(s->line));
	if (!is_shot(s->line)) {
		if (!likeliest_shot(v, d, unit, options, n, &c))
			return false;
		choice_write(&v->game, &c, s->line, sizeof(s->line));
	}
	s->what = SUGGESTS_SHOT;
	shot_words(v, options, n, &c, s);
	return true;
}

/* Where it is asked how it goes and no row takes it nearer: why, if the rows say. */
static bool is_stuck(const struct view *v, const struct decision *d, int unit,
	struct suggestion *s)
{
	const cell_t place = bidding_errand(&v->game, unit);
	struct option options[OPTIONS_MAX];
	const int n = place == CELL_NONE || bidding_is_at(&v->game, unit, place) ? 0
		: game_options(&v->game, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++) {
		if (!game_walks(&v->game, options[i].line))
			continue;
		s->what = SUGGESTS_STUCK;
		snprintf(s->words, sizeof(s->words), "stuck, bound for %.40s%s%.60s",
			bidding_place(&v->game, place).text, options[i].allowed ? "" : ": ",
			options[i].allowed ? "" : options[i].why.text);
		return true;
	}
	return false;
}

static bool minds_itself(const struct view *v, const struct decision *d, int unit,
	struct suggestion *s)
{
	bool alone[UNITS_MAX] = { false };
	struct choice c;

	alone[unit] = true;
	if (bidding_charge(&v->game, unit) != CHARGE_COMMANDER
			|| !mind_answer_for(mind_find("commander"), v, d, alone, &c))
		return false;
	choice_write(&v->game, &c, s->line, sizeof(s->line));
	s->what = SUGGESTS_CHARGE;
	snprintf(s->words, sizeof(s->words), "commander: ");
	suggest_says(v, d, &c, s->words + strlen(s->words), sizeof(s->words) - strlen(s->words));
	return true;
}

/* SU3 */
static void answers_as_it_must(const struct view *v, const struct decision *d, int unit,
	struct suggestion *s)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(&v->game, d, unit, options, OPTIONS_MAX);
	const struct option *only = NULL;
	struct choice c;
	int allowed = 0;

	for (int i = 0; i < n; i++)
		if (options[i].allowed) {
			only = &options[i];
			allowed++;
		}
	if (allowed != 1 || only->need != NEED_NOTHING || !accepts(v, d, only->line, &c))
		return;
	snprintf(s->line, sizeof(s->line), "%s", only->line);
	snprintf(s->words, sizeof(s->words), "%.100s", only->label);
	s->words[0] = (char)tolower((unsigned char)s->words[0]);
}

static void holds(const struct view *v, const struct decision *d, int unit, struct suggestion *s)
{
	const struct decision_kind *const kind = game_asks(&v->game, d);
	struct choice c;

	s->line[0] = '\0';
	if (!is_stuck(v, d, unit, s)) {
		s->what = SUGGESTS_HOLD;
		snprintf(s->words, sizeof(s->words), "holds");
	}
	if (kind->pass == NULL)
		return;
	snprintf(s->line, sizeof(s->line), "%s %s", kind->pass, v->game.setup->units[unit].id);
	if (accepts(v, d, s->line, &c))
		return;
	s->line[0] = '\0';
	answers_as_it_must(v, d, unit, s);
}

void suggest(const struct view *v, const struct decision *d, int unit, struct suggestion *s)
{
	*s = (struct suggestion){ .what = SUGGESTS_NOTHING };
	if (game_ruling(&v->game, d) || (d->unit >= 0 ? d->unit != unit
			: !game_wants(&v->game, d, unit)))
		return;
	if (!minds_itself(v, d, unit, s) && !on_errand(v, d, unit, s) && !shoots(v, d, unit, s))
		holds(v, d, unit, s);
}
