/* Reasons in words: see reasons.h. */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/buffer.h"
#include "cliffhanger/reasons.h"
#include "cliffhanger/suggest.h"
#include "cliffhanger/text.h"
#include "mind/menus.h"
#include "mind/portfolio.h"

enum { TENTHS_MAX = 24 };

struct teller {
	const struct view *view;
	const struct decision *d;
	const struct reasons *r;
	void (*line)(void *self, const char *text);
	void *self;
};

static void tell(const struct teller *t, struct buffer *b)
{
	t->line(t->self, buffer_text(b));
	buffer_free(b);
}

/* ---- numbers ---- */

struct tenths { char text[TENTHS_MAX]; };

/* A sum over games as what it is in one of them: "7.1", or "7" if it is always that. */
static struct tenths each(int32_t sum, int games)
{
	const int64_t tenths = games == 0 ? 0
		: ((int64_t)sum * 20 + (sum < 0 ? -games : games)) / (2 * (int64_t)games);
	const int of = (int)(tenths < 0 ? -tenths : tenths);
	struct tenths n;

	snprintf(n.text, sizeof(n.text), of % 10 == 0 ? "%s%d" : "%s%d.%d", tenths < 0 ? "-" : "",
		of / 10, of % 10);
	return n;
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* ---- what was seen ---- */

static void add_men(const struct teller *t, const struct outlook *o, struct buffer *b)
{
	const struct setup *const s = t->view->game.setup;
	const char *between = "";

	for (int side = 0; side < s->n_sides; side++) {
		if (o->began[side] == 0 && o->men[side] == 0)
			continue;
		buffer_add(b, "%s%s %s (now %s)", between, s->sides[side].name,
			each(o->men[side], o->games).text, each(o->began[side], o->games).text);
		between = ", ";
	}
}

static void add_points(const struct teller *t, const struct outlook *o, struct buffer *b)
{
	const struct setup *const s = t->view->game.setup;
	const char *between = "; points: ";

	for (int side = 0; side < s->n_sides; side++) {
		if (o->points[side] == 0)
			continue;
		buffer_add(b, "%s%s %s", between, s->sides[side].name,
			each(o->points[side], o->games).text);
		between = ", ";
	}
}

/* Aims that are open yet, of which the seat knows. */
static void add_aims(const struct teller *t, const struct outlook *o, struct buffer *b)
{
	const struct game *const v = &t->view->game;

	for (int i = 0; i < v->setup->n_objectives; i++) {
		const char *const text = v->setup->objectives[i].text;
		size_t n = strlen(text);

		if (o->had[i] == 0 || v->objectives[i] != NOBODY || !view_tells_objective(v, i))
			continue;
		n -= n > 0 && text[n - 1] == '.';
		buffer_add(b, "; \"%.*s\" (%s) in %d", (int)n, text,
			v->setup->sides[v->setup->objectives[i].side].name, o->had[i]);
	}
}

static void add_endings(const struct outlook *o, struct buffer *b)
{
	if (o->won > 0)
		buffer_add(b, "; won in %d", o->won);
	if (o->lost > 0)
		buffer_add(b, "; lost in %d", o->lost);
}

/* "Patrol 11.2 (now 15), Gang 4.1 (now 10); points: Gang 0.3; won in 2" */
static void add_outlook(const struct teller *t, const struct outlook *o, struct buffer *b)
{
	add_men(t, o, b);
	add_points(t, o, b);
	add_aims(t, o, b);
	add_endings(o, b);
}

/* "the askaris at the gate"; "the scouts gone", of those who are there now. */
static void tell_places(const struct teller *t)
{
	const struct game *const v = &t->view->game;
	const char *between = "There it saw ";
	struct buffer b = { 0 };

	for (int u = 0; u < v->n_units; u++) {
		const cell_t at = t->r->chosen.at[u];

		if (game_seat_of_unit(v, u) != t->r->chosen.choice.seat
				|| (at == CELL_NONE && game_unit_whereabouts(v, u) == CELL_NONE))
			continue;
		buffer_add(&b, "%s%s %s%s", between, name_within(game_unit_name(v, u)).text,
			at == CELL_NONE ? "gone" : "at ",
			at == CELL_NONE ? "" : bidding_place(v, at).text);
		between = ", ";
	}
	if (b.used > 0) {
		buffer_add(&b, ".");
		tell(t, &b);
	}
	buffer_free(&b);
}

/* ---- the sentences ---- */

static void tell_found(const struct teller *t)
{
	char line[CHOICE_LINE_MAX];
	struct buffer b = { 0 };

	if (t->r->found == REASONS_OTHERWISE) {
		suggest_says(t->view, t->d, &t->r->chosen.choice, line, sizeof(line));
		buffer_add(&b, "Asked again, it chooses otherwise: %s. The order came of another build "
			"of the program, of another hand, or of what it could not see and was in its "
			"way; what follows is of the choice it makes now.", line);
	} else {
		suggest_says(t->view, t->d, &t->r->in_full, line, sizeof(line));
		buffer_add(&b, "It seems to have been hurried: this was its best after %d of %d "
			"guesses; with time it chooses: %s.", t->r->draws,
			t->r->draws_in_full, line);
	}
	tell(t, &b);
}

static void add_spent(const struct reasons *r, struct buffer *b)
{
	buffer_add(b, " It weighed %d plans in %d games, played on ", r->candidates, r->games);
	if (r->turns > 0)
		buffer_add(b, "for %d turn%s beyond this one", r->turns, plural(r->turns));
	else
		buffer_add(b, "to the end of this turn");
	buffer_add(b, " from %d guess%s at what it could not see.", r->draws,
		r->draws == 1 ? "" : "es");
}

/* What was meant with several units may read oddly of the one. */
static void tell_meant(const struct teller *t, bool all)
{
	const struct reasons *const r = t->r;
	struct buffer b = { 0 };

	buffer_add(&b, "It meant%s: %s.", r->chosen.together ? ", with others" : "",
		r->chosen.plan);
	if (all && r->games > 0)
		add_spent(r, &b);
	tell(t, &b);
}

static void tell_expected(const struct teller *t)
{
	const struct outlook *const o = &t->r->chosen;
	struct buffer b = { 0 };

	if (o->games == 0)
		return;
	buffer_add(&b, "It expected, in %d game%s, men on their feet: ", o->games,
		plural(o->games));
	add_outlook(t, o, &b);
	buffer_add(&b, ".");
	tell(t, &b);
	tell_places(t);
}

/* How far behind it came, or before what was chosen all the same (AH3). */
static void add_behind(const struct reasons *r, struct buffer *b)
{
	const struct worth w = portfolio_worth(r->more);
	const bool even = strcmp(w.text + 1, "0.0") == 0;

	if (even) {
		buffer_add(b, "worth as much");
		return;
	}
	buffer_add(b, "%s men's worth %s", w.text + 1, r->more > 0 ? "less" : "more");
	if (r->more < 0)
		buffer_add(b, ", and better in %d of %d: %s", r->better, r->tries, r->own
			? "not sure enough to give up its first thought" : "less surely so");
}

static void tell_second(const struct teller *t, bool all)
{
	const struct reasons *const r = t->r;
	char line[CHOICE_LINE_MAX];
	struct buffer b = { 0 };

	if (!r->has_second) {
		t->line(t->self, "Nothing came second: all that it weighed began with this order.");
		return;
	}
	suggest_says(t->view, t->d, &r->second.choice, line, sizeof(line));
	buffer_add(&b, "Second came: %s (%s): ", line, r->second.plan);
	add_behind(r, &b);
	if (all) {
		buffer_add(&b, "; in %d game%s: ", r->second.games, plural(r->second.games));
		add_outlook(t, &r->second, &b);
	}
	buffer_add(&b, ".");
	tell(t, &b);
}

static void tell_why_not(const struct teller *t)
{
	struct buffer b = { 0 };

	if (t->r->found == REASONS_UNWEIGHED)
		buffer_add(&b, "It had nothing to weigh: no other choice came to its mind.");
	else if (t->r->mind->strength == 1)
		buffer_add(&b, "%s%s%sA recruit does not look ahead: it went by its formulas for "
			"aims, cover and odds, which it does not tell one by one.",
			t->r->intent.text[0] != '\0' ? "It meant to " : "", t->r->intent.text,
			t->r->intent.text[0] != '\0' ? ". " : "");
	else
		buffer_add(&b, "%s: %s.", t->r->mind->name, t->r->mind->help);
	tell(t, &b);
}

void reasons_tell(const struct view *view, const struct decision *d, const struct reasons *r,
	bool all, void (*line)(void *self, const char *text), void *self)
{
	const struct teller t = { view, d, r, line, self };

	switch (r->found) {
	case REASONS_FORMULAS:
	case REASONS_UNWEIGHED:
		tell_why_not(&t);
		return;
	case REASONS_HURRIED:
	case REASONS_OTHERWISE:
		tell_found(&t);
		break;
	case REASONS_SAME:
		break;
	}
	tell_meant(&t, all);
	if (all)
		tell_expected(&t);
	tell_second(&t, all);
}
