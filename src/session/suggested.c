/* What is suggested, repeated, sent far and entrusted, made into choices; see session.h.
 *
 *  SG1  What somebody takes of a suggestion is his own choice, and taken back like any other.
 *  SG2  Who is entrusted to the commander is answered for at once when he is all that is waited
 *       for, else as his seat is done; but once a turn the seat is asked whatever is, so that it
 *       can take him back.
 *  SG3  Who takes all that is suggested says yes to what follows from it in that turn: to the
 *       errands of units that are asked one by one, and to silence where nothing but words
 *       could be said and nobody waits for one.  Whatever else is asked ends that.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cliffhanger/bidding.h"
#include "cliffhanger/march.h"
#include "cliffhanger/master.h"
#include "cliffhanger/suggest.h"
#include "session/sitting.h"

enum { FOLLOWING_MOST = 4 /* questions that one taken suggestion brings */ };

/* The question that was asked last, if it is open still; false: it is not. */
static bool open_question(const struct session *s, struct decision *d)
{
	for (int i = 0; i < s->now->n_decisions; i++)
		if (s->now->decisions[i].id == s->asked.id
				&& s->now->decisions[i].seat == s->asked.seat) {
			*d = s->now->decisions[i];
			return !s->wanted.open;
		}
	return false;
}

static enum submit nothing_asked(struct reason *why)
{
	refuse(why, "", "nothing is asked of you now");
	return SUBMIT_REFUSED;
}

static bool same_turn(const struct session *s, int turn)
{
	return s->now->turn == turn && !s->now->over;
}

/* ---- suggestions taken ---- */

/* The questions about a unit that come of its own choice and go on with its errand. */
static enum submit go_on_with(struct session *s, int unit, int turn, struct reason *why)
{
	enum submit made = SUBMIT_OK;

	for (int i = 0; i < FOLLOWING_MOST && made == SUBMIT_OK && same_turn(s, turn); i++) {
		const struct decision *const d = session_ask(s);
		struct suggestion next = { .what = SUGGESTS_NOTHING };

		if (d != NULL && d->unit == unit)
			suggest(session_view(s, d->seat), d, unit, &next);
		if (next.what != SUGGESTS_ERRAND)
			break;
		made = session_submit(s, d->seat, next.line, why);
	}
	return made;
}

/* All that is suggested for one unit: whoever shoots by the figure has several choices. */
static enum submit take(struct session *s, const struct decision *d, int unit, struct reason *why)
{
	const int turn = s->now->turn;
	enum submit made = SUBMIT_OK;
	struct suggestion it;
	struct decision still;

	for (int i = 0; i < FIGURES_MAX && made == SUBMIT_OK; i++) {
		if (!open_question(s, &still) || still.id != d->id)
			break;
		suggest(session_view(s, d->seat), d, unit, &it);
		if (it.what == SUGGESTS_NOTHING || it.line[0] == '\0')
			break;
		made = session_submit(s, d->seat, it.line, why);
		if (it.what == SUGGESTS_ERRAND && made == SUBMIT_OK)
			return go_on_with(s, unit, turn, why);
	}
	return made;
}

/* Where one unit alone can be chosen: who has an errand before who can shoot, and him before
 * who can only hold. */
static int first_of(struct session *s, const struct decision *d)
{
	const struct view *const v = session_view(s, d->seat);
	static const enum suggests order[] = { SUGGESTS_CHARGE, SUGGESTS_ERRAND, SUGGESTS_SHOT,
		SUGGESTS_HOLD, SUGGESTS_STUCK };
	int best = NOBODY;
	size_t rank = sizeof(order) / sizeof(order[0]);

	for (int u = 0; u < v->game.n_units; u++) {
		struct suggestion it;

		suggest(v, d, u, &it);
		for (size_t i = 0; i < rank; i++)
			if (it.what == order[i]) {
				rank = i;
				best = u;
			}
	}
	return best;
}

static enum submit take_all(struct session *s, const struct decision *d, struct reason *why)
{
	const char *const done = game_asks(s->now, d)->done;
	enum submit made = SUBMIT_OK;
	struct decision still;
	int unit;

	if (done == NULL) {
		s->goes_on[d->seat] = s->now->turn;
		unit = d->unit >= 0 ? d->unit : first_of(s, d);
		return unit >= 0 ? take(s, d, unit, why) : nothing_asked(why);
	}
	for (int u = 0; u < s->now->n_units && made == SUBMIT_OK; u++)
		made = take(s, d, u, why);
	if (made == SUBMIT_OK && open_question(s, &still) && still.id == d->id) {
		s->goes_on[d->seat] = s->now->turn;
		made = session_submit(s, d->seat, done, why);
	}
	return made;
}

static enum submit accept(struct session *s, int unit, struct reason *why)
{
	struct decision d;
	struct suggestion it;

	if (!open_question(s, &d))
		return nothing_asked(why);
	if (unit == NOBODY)
		return take_all(s, &d, why);
	suggest(session_view(s, d.seat), &d, unit, &it);
	if (it.what == SUGGESTS_NOTHING) {
		refuse(why, "", "%s: nothing is asked there now",
			game_unit_name(s->now, unit));
		return SUBMIT_REFUSED;
	}
	return take(s, &d, unit, why);
}

enum submit session_accept(struct session *s, int unit, struct reason *why)
{
	enum submit made;

	session_together(s, true);
	made = accept(s, unit, why);
	session_together(s, false);
	return made;
}

/* Whether a unit (or NOBODY) could choose nothing but to say something. */
static bool only_words(const struct game *v, const struct decision *d, int unit)
{
	struct option options[OPTIONS_MAX];
	const int n = game_options(v, d, unit, options, OPTIONS_MAX);

	for (int i = 0; i < n; i++)
		if (options[i].allowed && !options[i].passes && options[i].need != NEED_TEXT)
			return false;
	return true;
}

/* Whether a question can be met with silence: there is nothing to do but to speak, and nobody
 * waits for a word. */
static bool may_be_silent(const struct game *v, const struct decision *d)
{
	if (d->unit >= 0 || game_ruling(v, d) != NULL || !only_words(v, d, NOBODY))
		return false;
	for (int u = 0; u < v->n_units; u++)
		if (game_wants(v, d, u) || (game_seat_of_unit(v, u) == d->seat
				&& !only_words(v, d, u)))
			return false;
	return true;
}

/* The choice by which a seat that has said yes to all goes on; false: it is to decide. */
static bool going_on(struct session *s, const struct decision *d, char line[CHOICE_LINE_MAX])
{
	const struct view *const v = session_view(s, d->seat);
	const char *const done = game_asks(s->now, d)->done;
	struct suggestion it;
	int unit;

	if (v == NULL)
		return false;
	if (done != NULL) {
		snprintf(line, CHOICE_LINE_MAX, "%s", done);
		return may_be_silent(&v->game, d);
	}
	unit = d->unit >= 0 ? d->unit : first_of(s, d);
	if (unit < 0)
		return false;
	suggest(v, d, unit, &it);
	snprintf(line, CHOICE_LINE_MAX, "%s", it.line);
	return it.what == SUGGESTS_ERRAND;
}

bool sitting_goes_on(struct session *s)
{
	for (int i = 0; i < s->now->n_decisions; i++) {
		const struct decision d = s->now->decisions[i];
		char line[CHOICE_LINE_MAX];
		struct reason why;

		if (d.seat >= s->setup->n_sides || !session_person(s, d.seat)
				|| s->goes_on[d.seat] != s->now->turn || s->now->turn == 0)
			continue;
		if (going_on(s, &d, line))
			return session_submit(s, d.seat, line, &why) == SUBMIT_OK;
		s->goes_on[d.seat] = 0;		/* something else is to be decided */
	}
	return false;
}

/* ---- once more ---- */

/* Whether a line's first argument is a unit or a figure of it. */
static bool is_about(const struct session *s, const char *line, int unit)
{
	const char *const id = s->setup->units[unit].id, *const space = strchr(line, ' ');
	const size_t n = strlen(id);

	return space != NULL && strncmp(space + 1, id, n) == 0
		&& (space[1 + n] == '\0' || space[1 + n] == ' ' || space[1 + n] == '.');
}

/* Whether a line about a unit may be made once more now. */
static bool may_again(struct session *s, const struct decision *d, const char *line)
{
	const struct view *const v = session_view(s, d->seat);
	struct reason why;
	struct choice c;

	return choice_read(&v->game, d->seat, line, &c, &why) && c.verb < VERB_GM
		&& game_check(&v->game, &c, &why);
}

/* The last of some steps that the question's seat may make once more; NULL: none. */
static const char *last_of(struct session *s, const struct decision *d, const struct mades *steps,
	int unit)
{
	for (size_t i = steps->n; i-- > 0; )
		if (steps->at[i].seat == d->seat && is_about(s, steps->at[i].line, unit)
				&& may_again(s, d, steps->at[i].line))
			return steps->at[i].line;
	return NULL;
}

static bool last_order(struct session *s, int unit, char line[CHOICE_LINE_MAX])
{
	const char *found;
	struct decision d;

	if (!open_question(s, &d))
		return false;
	found = last_of(s, &d, &s->line.past, unit);
	if (found == NULL)
		found = last_of(s, &d, &s->earlier, unit);
	if (found != NULL)
		snprintf(line, CHOICE_LINE_MAX, "%s", found);
	return found != NULL;
}

void sitting_remember(struct session *s, const struct chronicle *c, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		struct made m = { .line = edits_made_line(c->choices.at[c->steps[i].line]),
			.seat = c->steps[i].seat };

		if (m.line != NULL && !edits_made_push(&s->earlier, &m))
			free(m.line);
	}
}

static enum submit repeat(struct session *s, int unit, struct reason *why)
{
	char line[CHOICE_LINE_MAX];

	if (last_order(s, unit, line))
		return session_submit(s, s->asked.seat, line, why);
	refuse(why, "", "%s: no order that could be followed once more now",
		game_unit_name(s->now, unit));
	return SUBMIT_REFUSED;
}

static enum submit repeat_all(struct session *s, struct reason *why)
{
	enum submit made = SUBMIT_REFUSED;
	struct decision d, still;

	if (!open_question(s, &d))
		return nothing_asked(why);
	refuse(why, "", "no order can be followed once more now");
	for (int u = 0; u < s->now->n_units && made != SUBMIT_NEEDS_DIE; u++) {
		struct reason no_matter;
		enum submit one;

		if (!open_question(s, &still) || still.id != d.id)
			break;
		if (!game_wants(&session_view(s, d.seat)->game, &d, u))
			continue;
		one = repeat(s, u, &no_matter);
		made = one == SUBMIT_REFUSED ? made : one;
	}
	return made;
}

enum submit session_repeat(struct session *s, int unit, struct reason *why)
{
	struct decision d;
	enum submit made;

	if (!open_question(s, &d))
		return nothing_asked(why);
	session_together(s, true);
	made = unit != NOBODY ? repeat(s, unit, why) : repeat_all(s, why);
	session_together(s, false);
	return made;
}

/* ---- going far ---- */

/* The errand, and if the unit may be told so now the first leg of it. */
static enum submit send_one(struct session *s, const struct decision *d, int unit, cell_t place,
	struct reason *why)
{
	const int turn = s->now->turn;
	const struct grid *const grid = &s->now->table->grid;
	char line[CHOICE_LINE_MAX];
	enum submit made;
	cell_t end;

	snprintf(line, sizeof(line), "errand %s %s", s->setup->units[unit].id,
		grid_cell_text(grid, place).text);
	made = session_submit(s, d->seat, line, why);
	if (made != SUBMIT_OK || game_asks(s->now, d)->done == NULL
			|| !suggest_leg(session_view(s, d->seat), d, unit, place, line, &end))
		return made;
	made = session_submit(s, d->seat, line, why);
	return made == SUBMIT_OK ? go_on_with(s, unit, turn, why) : made;
}

static enum submit send(struct session *s, const int16_t *units, int n, cell_t place,
	struct reason *why)
{
	enum submit made = SUBMIT_REFUSED;
	cell_t places[UNITS_MAX];
	struct decision d;

	if (!open_question(s, &d) || n == 0)
		return nothing_asked(why);
	march_places(session_view(s, d.seat), units, n, place, places);
	for (int i = 0; i < n && made != SUBMIT_NEEDS_DIE; i++) {
		struct reason one;
		const enum submit sent = send_one(s, &d, units[i], places[i], &one);

		if (sent != SUBMIT_REFUSED)
			made = sent;
		else if (made == SUBMIT_REFUSED)
			*why = one;
	}
	/* Where units act one by one the first goes at once; the others as they may. */
	if (made == SUBMIT_OK && n == 1 && game_asks(s->now, &d)->done == NULL
			&& open_question(s, &d))
		made = take(s, &d, units[0], why);
	return made;
}

enum submit session_send(struct session *s, const int16_t *units, int n, cell_t place,
	struct reason *why)
{
	enum submit made;

	session_together(s, true);
	made = send(s, units, n, place, why);
	session_together(s, false);
	return made;
}

/* ---- those who are entrusted to the commander ---- */

/* Whom a seat has entrusted to him; false: nobody. */
static bool entrusted(const struct game *g, int seat, bool units[UNITS_MAX])
{
	bool any = false;

	for (int u = 0; u < g->n_units; u++) {
		units[u] = game_seat_of_unit(g, u) == seat
			&& bidding_charge(g, u) == CHARGE_COMMANDER;
		any = any || units[u];
	}
	return any;
}

/* Whether nobody else is waited for, but somebody is. */
static bool wants_only(const struct game *v, const struct decision *d, const bool units[UNITS_MAX])
{
	bool any = false;

	for (int u = 0; u < v->n_units; u++) {
		if (!game_wants(v, d, u))
			continue;
		if (!units[u])
			return false;
		any = true;
	}
	return any;
}

/* Once the commander has spoken for the last there is nobody to be asked. */
static bool waits_for_nobody(const struct game *v, const struct decision *d)
{
	for (int u = 0; u < v->n_units; u++)
		if (game_wants(v, d, u))
			return false;
	return game_asks(v, d)->done != NULL;
}

static bool may_answer(const struct session *s, const struct view *v, const struct decision *d,
	const bool units[UNITS_MAX])
{
	if (d->unit >= 0)
		return units[d->unit];
	/* What somebody has before him is his to close. */
	if (s->asked_turn[d->seat] != s->now->turn
			|| (s->asked.id == d->id && s->asked.seat == d->seat))
		return false;
	return wants_only(&v->game, d, units)
		|| (s->answered[d->seat] == d->id && waits_for_nobody(&v->game, d));
}

bool sitting_entrusted(struct session *s)
{
	const struct mind *const m = mind_find("commander");

	for (int i = 0; i < s->now->n_decisions; i++) {
		const struct decision d = s->now->decisions[i];
		bool units[UNITS_MAX];
		const struct view *v;
		struct choice c;

		if (d.seat >= s->setup->n_sides || !session_person(s, d.seat)
				|| !entrusted(s->now, d.seat, units))
			continue;
		v = session_view(s, d.seat);
		if (v == NULL || !may_answer(s, v, &d, units))
			continue;
		if (mind_answer_for(m, v, &d, units, &c) || mind_choose(d.unit >= 0 ? m
				: mind_find("idle"), v, &d, &s->patience, &c)) {
			s->answered[d.seat] = d.id;
			return sitting_make(s, m, &d, &c);
		}
	}
	return false;
}

/* Whether a choice closes a question of the whole seat. */
static bool closes(const struct game *g, const struct choice *c, struct decision *d)
{
	const struct verb *const verb = choice_verb(g, c->verb);

	for (int i = 0; i < g->n_decisions; i++) {
		const char *const done = game_asks(g, &g->decisions[i])->done;

		*d = g->decisions[i];
		if (d->seat == c->seat && done != NULL && strcmp(done, verb->name) == 0)
			return true;
	}
	return false;
}

bool sitting_close_entrusted(struct session *s, const struct choice *c)
{
	const struct mind *const m = mind_find("commander");
	bool units[UNITS_MAX];
	struct decision d;

	if (c->seat >= s->setup->n_sides || !closes(s->now, c, &d)
			|| !entrusted(s->now, c->seat, units))
		return !s->wanted.open;
	for (int i = 0; i < PATIENCE && !s->wanted.open; i++) {
		const struct view *const v = session_view(s, c->seat);
		struct choice answer;

		if (v == NULL || !mind_answer_for(m, v, &d, units, &answer)
				|| !sitting_make(s, m, &d, &answer))
			break;
	}
	return !s->wanted.open;
}
