/* Orders that carry themselves out: goto, suggest, accept, repeat.  See ui.h. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/march.h"
#include "cliffhanger/mind.h"
#include "cliffhanger/reasons.h"
#include "cliffhanger/suggest.h"
#include "plain/ui.h"

enum { WORD_MAX = 40 };

/* ---- what came of it ---- */

static bool took(struct ui *k, enum submit made, const struct reason *why)
{
	if (made == SUBMIT_MEMORY)
		output_say(k->output, 2, "There is not enough memory for that.");
	else if (made == SUBMIT_REFUSED)
		ui_reason(k, why);
	return made == SUBMIT_OK || made == SUBMIT_NEEDS_DIE;
}

static bool is_asked(struct ui *k)
{
	if (!k->asked)
		output_say(k->output, 2, "Nothing is asked of you now.");
	return k->asked;
}

/* "all", or nothing, is NOBODY; a unit of somebody else is told; false: there is none. */
static bool typed_whom(struct ui *k, const char *rest, int *unit)
{
	char word[WORD_MAX];

	*unit = NOBODY;
	if (!typed_name(k, &rest, word, sizeof(word)) || strcmp(word, "all") == 0)
		return true;
	*unit = typed_unit(k, word);
	return *unit >= 0;
}

/* ---- going far ---- */

static bool may_send(const struct ui *k, int unit)
{
	return game_seat_of_unit(&k->v->game, unit) == k->seat
		&& game_unit_whereabouts(&k->v->game, unit) != CELL_NONE;
}

/* "marines,horse", or all that the seat commands; how many. */
static int typed_units(struct ui *k, char *list, int16_t units[UNITS_MAX])
{
	int n = 0;

	for (int u = 0; u < k->v->game.n_units && strcmp(list, "all") == 0; u++)
		if (may_send(k, u))
			units[n++] = (int16_t)u;
	if (n > 0)
		return n;
	for (char *id = strtok(list, ","); id != NULL && n < UNITS_MAX; id = strtok(NULL, ",")) {
		const int unit = typed_unit(k, id);

		if (unit < 0)
			return 0;
		units[n++] = (int16_t)unit;
	}
	return n;
}

/* A cell, a unit or figure, or an area or item by its id or all of its title. */
static cell_t typed_far_place(struct ui *k, const char *rest)
{
	const char *name = rest + strspn(rest, " ");
	const cell_t named = march_place_named(k->v, name);
	char word[WORD_MAX];

	if (named != CELL_NONE)
		return named;
	if (!typed_name(k, &rest, word, sizeof(word))) {
		typed_expected(k, "a place", "", NULL, "a cell, a unit, an area or an item");
		return CELL_NONE;
	}
	return typed_place(k, word);
}

/* "the gate, at 19,22" */
static struct name bound_words(const struct ui *k, cell_t errand)
{
	const struct cell_text cell = grid_cell_text(&k->v->game.table->grid, errand);
	struct name words = bidding_place(&k->v->game, errand);
	const size_t n = strlen(words.text);

	if (strcmp(words.text, cell.text) != 0)
		snprintf(words.text + n, sizeof(words.text) - n, ", at %s", cell.text);
	return words;
}

static void tell_bound(struct ui *k, const int16_t *units, int n)
{
	k->v = session_view(k->s, k->seat);
	for (int i = 0; i < n && k->v != NULL; i++) {
		const cell_t errand = bidding_errand(&k->v->game, units[i]);

		if (errand != CELL_NONE)
			output_say(k->output, 2, "%s: bound for %s.",
				game_unit_name(&k->v->game, units[i]),
				bound_words(k, errand).text);
	}
}

void query_goto(struct ui *k, const char *rest)
{
	char list[TYPED_MAX + 1];
	int16_t units[UNITS_MAX];
	struct reason why;
	cell_t place;
	int n;

	if (!is_asked(k))
		return;
	if (!typed_name(k, &rest, list, sizeof(list))) {
		typed_expected(k, "a unit, units with commas between, or all", "", NULL,
			"goto UNIT PLACE");
		return;
	}
	n = typed_units(k, list, units);
	place = n > 0 ? typed_far_place(k, rest) : CELL_NONE;
	if (place != CELL_NONE && took(k, session_send(k->s, units, n, place, &why), &why))
		tell_bound(k, units, n);
}

/* ---- suggestions ---- */

void query_suggest(struct ui *k, const char *rest)
{
	bool any = false;

	(void)rest;
	if (!is_asked(k))
		return;
	for (int u = 0; u < k->v->game.n_units; u++) {
		struct suggestion it;

		suggest(k->v, &k->d, u, &it);
		if (it.what == SUGGESTS_NOTHING)
			continue;
		any = true;
		output_say(k->output, 4, "  %s (%s): %s", game_unit_name(&k->v->game, u),
			k->v->game.setup->units[u].id, it.words);
	}
	output_say(k->output, 2, any ? "`accept` takes them all, `accept UNIT` one of them."
		: "There is nothing to suggest.");
}

void query_accept(struct ui *k, const char *rest)
{
	struct reason why;
	int unit;

	if (is_asked(k) && typed_whom(k, rest, &unit)
			&& took(k, session_accept(k->s, unit, &why), &why)) {
		const struct decision *const d = session_ask(k->s);

		k->closed = unit == NOBODY && d && d->seat == k->seat && d->id != k->d.id;
	}
}

void query_repeat(struct ui *k, const char *rest)
{
	struct reason why;
	int unit;

	if (is_asked(k) && typed_whom(k, rest, &unit))
		took(k, session_repeat(k->s, unit, &why), &why);
}

/* ---- advice ---- */

void query_advise(struct ui *k, const char *rest)
{
	char line[CHOICE_LINE_MAX], says[CHOICE_LINE_MAX], worth[ADVICE_WORDS];
	struct advice a;
	int unit;

	if (!is_asked(k) || !typed_whom(k, rest, &unit))
		return;
	if (unit >= 0 && unit != k->d.unit && !game_wants(&k->v->game, &k->d, unit)) {
		output_say(k->output, 2, "%s: not asked now; `decision` tells who is.",
			game_unit_name(&k->v->game, unit));
		return;
	}
	mind_advise(k->v, &k->d, unit, &a);
	if (a.n == 0)
		output_say(k->output, 2, "There is nothing to advise: nothing else may be done.");
	for (int i = 0; i < a.n; i++) {
		choice_write(&k->v->game, &a.of[i].choice, line, sizeof(line));
		suggest_says(k->v, &k->d, &a.of[i].choice, says, sizeof(says));
		mind_advice_worth(&a, i, worth, sizeof(worth));
		unit = choice_unit(&k->v->game, &a.of[i].choice);
		output_say(k->output, 2, "%d. %s: %s (%s): %s. `%s`", i + 1, unit >= 0
			? game_unit_name(&k->v->game, unit) : "Everybody", says, a.of[i].plan, worth,
			line);
	}
}
