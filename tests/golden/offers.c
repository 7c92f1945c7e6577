/* What players are offered along a game that was saved: at every choice, for every seat that is
 * asked, menus with their reasons, previews, rosters, sheets, forecasts, why units did what they
 * did, and how choices at random are answered.
 *
 *   offers SAVE...        a line a save: how many questions, and a digest
 *   offers --tell SAVE    every word, to compare two builds
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "any_choice.h"
#include "cliffhanger/master.h"
#include "cliffhanger/reach.h"
#include "cliffhanger/session.h"
#include "cliffhanger/system.h"
#include "digest.h"

enum { RANDOM_CHOICES = 3 };

/* Whose eyes are looked through, and what at. */
struct watch {
	struct digest digest;
	struct whims whims;
	const struct view *view;
	struct reach *reach;
	int questions;
};

static void tell_preview(struct watch *w, const struct choice *c)
{
	static struct preview p;

	memset(&p, 0, sizeof(p));
	game_preview(&w->view->game, c, &p);
	for (int i = 0; i < p.n_lines; i++)
		digest_line(&w->digest, "   %s", p.lines[i]);
	if (p.rolls)
		digest_line(&w->digest, "   %d of D%d x %d: %d %d %d", p.need, p.sides, p.dice,
			(int)p.hits_milli, (int)p.harm_milli, (int)p.risk_milli);
}

/* What is said to a choice: why not, or what would come of it. */
static void tell_choice(struct watch *w, const struct choice *c)
{
	struct reason why = { "", "" };
	char line[CHOICE_LINE_MAX];

	choice_write(&w->view->game, c, line, sizeof(line));
	if (game_check(&w->view->game, c, &why)) {
		digest_line(&w->digest, "  %s", line);
		tell_preview(w, c);
	} else {
		digest_line(&w->digest, "  %s: %s %s", line, why.rule, why.text);
	}
}

static void tell_line(struct watch *w, int seat, const char *line, const char *rest)
{
	char whole[CHOICE_LINE_MAX];
	struct reason why = { "", "" };
	struct choice c;

	snprintf(whole, sizeof(whole), "%s%s%s", line, *rest ? " " : "", rest);
	if (choice_read(&w->view->game, seat, whole, &c, &why))
		tell_choice(w, &c);
	else
		digest_line(&w->digest, "  %s: %s %s", whole, why.rule, why.text);
}

/* Where an option's cell may be, and one of them drawn. */
static void tell_reach(struct watch *w, const struct decision *d, int unit, const char *line)
{
	const struct grid *const grid = &w->view->game.table->grid;
	const cell_t *cells;
	int n, costs = 0;
	char text[32];

	if (!w->view->game.system->reach(&w->view->game, unit, line, w->reach))
		return;
	cells = reach_all(w->reach, &n);
	for (int i = 0; i < n; i++)
		costs = (costs * 31 + cells[i] * 7 + reach_cost(w->reach, cells[i])) % 1000003;
	digest_line(&w->digest, "  %d cells, %d", n, costs);
	if (n == 0)
		return;
	n = pick(&w->whims, n);
	snprintf(text, sizeof(text), "%d,%d", grid_col(grid, cells[n]) + 1,
		grid_row(grid, cells[n]) + 1);
	tell_line(w, d->seat, line, text);
}

static void tell_option(struct watch *w, const struct decision *d, int unit,
	const struct option *o)
{
	const struct setup *const setup = w->view->game.setup;
	char text[80];

	char words[OPTION_WORDS_MAX];

	game_option_words(o, words, sizeof(words));
	digest_line(&w->digest, " %c %s|%s|%d%d|%s %s", o->key ? o->key : '-', o->line,
		words, o->need, o->allowed, o->why.rule ? o->why.rule : "",
		o->why.text);
	if (o->need == NEED_NOTHING)
		tell_line(w, d->seat, o->line, "");
	else if (o->need == NEED_TEXT)
		tell_line(w, d->seat, o->line, "This way!");
	else if (o->need == NEED_CELL && o->allowed && unit >= 0)
		tell_reach(w, d, unit, o->line);
	else if (o->need == NEED_UNIT || o->need == NEED_FIGURE)
		for (int i = 0; i < w->view->game.n_units; i++) {
			snprintf(text, sizeof(text), "%s%s", setup->units[i].id,
				o->need == NEED_FIGURE ? ".1" : "");
			tell_line(w, d->seat, o->line, text);
		}
}

static void tell_menu(struct watch *w, const struct decision *d, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(&w->view->game, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		tell_option(w, d, unit, &options[i]);
}

static void tell_question(struct watch *w, const struct decision *d)
{
	const struct game *const v = &w->view->game;

	w->questions++;
	digest_line(&w->digest, "turn %d: %s of seat %d about %d", v->turn,
		game_asks(v, d)->name, d->seat, d->unit);
	for (int i = 0; i < v->n_units; i++)
		if (i == d->unit || game_wants(v, d, i)) {
			digest_line(&w->digest, "%s:", v->setup->units[i].id);
			tell_menu(w, d, i);
		}
	for (int i = 0; i < RANDOM_CHOICES && d->seat != master_seat(v); i++) {
		struct choice c;

		any_choice(&w->whims, v, d, &c);
		tell_choice(w, &c);
	}
}

static void tell_forecast(struct watch *w, int unit)
{
	struct forecast f;

	if (!w->view->game.system->forecast || !w->view->game.system->forecast(&w->view->game, unit,
		&f))
		return;
	digest_line(&w->digest, " %s %s %d", f.table, f.row, f.factor);
	for (int i = 0; i < f.n_factors; i++)
		digest_line(&w->digest, "  %s %s %d", f.factors[i].name, f.factors[i].rule,
			f.factors[i].halves);
	for (int i = 0; i < 6; i++)
		digest_line(&w->digest, "  %d %s %d%d", i + 1, f.outcome[i].word,
			f.outcome[i].blue, f.outcome[i].binds);
}

static void tell_unit(struct watch *w, int unit)
{
	const struct game_system *const system = w->view->game.system;
	char text[LINE_MAX_BYTES];

	system->unit_state(&w->view->game, unit, text, sizeof(text));
	digest_line(&w->digest, "%s: %s", w->view->game.setup->units[unit].id, text);
	for (int i = 0; system->unit_sheet(&w->view->game, unit, i, text, sizeof(text)); i++)
		digest_line(&w->digest, " %s", text);
	for (int i = 0; system->why && system->why(&w->view->game, unit, i, text,
		sizeof(text)); i++)
		digest_line(&w->digest, " %s", text);
	tell_forecast(w, unit);
}

static void tell_table(struct watch *w)
{
	const struct game_system *const system = w->view->game.system;
	char text[LINE_MAX_BYTES];
	struct phase_line line;

	for (int i = 0; i < w->view->game.n_units; i++)
		if (game_knows(&w->view->game, w->view->game.viewer, i))
			tell_unit(w, i);
	for (int f = 0; f < w->view->game.n_figures; f++)
		for (int i = 0; system->figure_sheet(&w->view->game, f, i, text, sizeof(text)); i++)
			digest_line(&w->digest, "%d %d %s", f,
				(int)system->figure_mark(&w->view->game, f), text);
	for (int i = 0; system->phase_line && system->phase_line(&w->view->game, i, &line); i++)
		digest_line(&w->digest, "%d %s", line.unit, line.text);
	view_turn_line(&w->view->game, text, sizeof(text));
	digest_line(&w->digest, "%s", text);
}

/* All that is asked now: a seat at a time, with its own view. */
static void tell_moment(struct watch *w, struct session *s)
{
	const struct game *const truth = session_truth(s);
	int told = NOBODY;

	for (int i = 0; i < truth->n_decisions; i++) {
		const struct decision d = truth->decisions[i];

		w->view = session_view(s, d.seat);
		if (d.seat != told)
			tell_table(w);
		told = d.seat;
		tell_question(w, &d);
	}
}

static bool tell_save(struct watch *w, const char *file)
{
	enum session_error error;
	struct reason why = { "", "" };
	struct session *const s = session_watch(file, &error, &why);

	if (!s)
		return false;
	w->reach = reach_new(session_truth(s)->table);
	if (!w->reach)
		abort();
	for (int i = 0; i <= session_length(s); i++) {
		session_go(s, i);
		tell_moment(w, s);
	}
	reach_free(w->reach);
	session_free(s);
	return true;
}

int main(int argc, char **argv)
{
	const bool tells = argc > 1 && strcmp(argv[1], "--tell") == 0;

	for (int i = 1 + tells; i < argc; i++) {
		const char *const slash = strrchr(argv[i], '/');
		struct watch w = { .whims = { 1 } };

		digest_begin(&w.digest, tells);
		if (tell_save(&w, argv[i]))
			printf("%s: %d questions, %016" PRIx64 "\n", slash ? slash + 1 : argv[i],
				w.questions, w.digest.value);
	}
	return 0;
}
