/* Who sits where at a table, and what follows from it: who is asked, who may choose, and when a
 * side that several persons share has done. */
#include "config.h"

#include "cliffhanger/master.h"
#include "cliffhanger/nearest.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char master_word[] = "gm";

struct hosted *hosted_new(const char *person)
{
	struct hosted *const t = calloc(1, sizeof(*t));

	if (t)
		snprintf(t->person, sizeof(t->person), "%s", person);
	return t;
}

struct hosted *hosted_make(const struct hosted_rules *rules)
{
	struct hosted *const t = hosted_new("");

	if (t)
		t->rules = *rules;
	return t;
}

void hosted_free(struct hosted *t)
{
	if (!t)
		return;
	for (size_t i = 0; i < t->n_said; i++)
		free(t->said[i].text);
	free(t->said);
	free(t);
}

const struct hosted_rules *hosted_of(const struct session *s)
{
	return s->table ? &s->table->rules : NULL;
}

const char *hosted_person(const struct session *s)
{
	return s->table ? s->table->person : "";
}

/* ---- names ---- */

bool hosted_is_name(const char *name, const char *what, struct reason *why)
{
	size_t n = 0;

	while ((name[n] >= 'a' && name[n] <= 'z') || (name[n] >= 'A' && name[n] <= 'Z')
			|| (n > 0 && ((name[n] >= '0' && name[n] <= '9') || name[n] == '-'
				|| name[n] == '_')))
		n++;
	if (name[n] == '\0' && n > 0 && n < HOSTED_NAME_MAX)
		return true;
	return refuse(why, "", "%s'%.40s' is no name: expected a letter, then letters, digits, "
		"'-' and '_', %d at most", what, name, HOSTED_NAME_MAX - 1);
}

static bool no_seat(const struct setup *setup, const char *id, struct reason *why)
{
	struct nearest n;

	nearest_to(&n, id);
	for (int side = 0; side < setup->n_sides; side++)
		nearest_try(&n, setup->sides[side].id);
	nearest_try(&n, master_word);
	return nearest_word(&n)
		? refuse(why, "", "'%.40s' is no side of %.60s; did you mean %s?", id,
			setup->title, nearest_word(&n))
		: refuse(why, "", "'%.40s' is no side of %.60s; it has %s, and gm", id,
			setup->title, setup->sides[0].id);
}

static bool read_unit(const struct setup *setup, const char *id, struct hosted_claim *claim,
	struct reason *why)
{
	struct nearest n;

	claim->unit = (int16_t)setup_find_unit(setup, id);
	if (claim->unit >= 0 && setup->units[claim->unit].side == claim->seat)
		return true;
	nearest_to(&n, id);
	for (int u = 0; u < setup->n_units; u++)
		if (setup->units[u].side == claim->seat)
			nearest_try(&n, setup->units[u].id);
	return refuse(why, "", "'%.40s' is no unit of %.40s%s%s%s", id,
		setup->sides[claim->seat].id, nearest_word(&n) ? "; did you mean " : "",
		nearest_word(&n) ? nearest_word(&n) : "", nearest_word(&n) ? "?" : "");
}

/* SIDE, SIDE:UNIT or gm. */
static bool read_seat(const struct setup *setup, char *text, struct hosted_claim *claim,
	struct reason *why)
{
	char *const colon = strchr(text, ':');

	if (colon)
		*colon = '\0';
	claim->seat = (int8_t)setup_find_side(setup, text);
	if (claim->seat < 0 && strcmp(text, master_word) == 0 && !colon)
		claim->seat = (int8_t)(2 * setup->n_sides);
	if (claim->seat < 0)
		return no_seat(setup, text, why);
	return !colon || read_unit(setup, colon + 1, claim, why);
}

bool hosted_read_claim(const struct setup *setup, const char *text, struct hosted_claim *claim,
	struct reason *why)
{
	char seat[2 * ID_MAX + 2];
	const size_t n = strcspn(text, "=");

	*claim = (struct hosted_claim){ .unit = NOBODY };
	if (n >= sizeof(seat))
		return refuse(why, "", "'%.40s' is no seat: it is too long", text);
	memcpy(seat, text, n);
	seat[n] = '\0';
	if (!read_seat(setup, seat, claim, why))
		return false;
	if (text[n] == '\0' || text[n + 1] == '\0')
		return true;
	if (!hosted_is_name(text + n + 1, "", why))
		return false;
	snprintf(claim->person, sizeof(claim->person), "%s", text + n + 1);
	return true;
}

void hosted_claim_text(const struct setup *setup, const struct hosted_claim *claim,
	char *text, size_t size)
{
	const bool side = claim->seat < setup->n_sides;

	snprintf(text, size, "%s%s%s", side ? setup->sides[claim->seat].id : master_word,
		claim->unit >= 0 ? ":" : "", claim->unit >= 0 ? setup->units[claim->unit].id : "");
}

/* ---- who commands ---- */

/* Whose a unit is, of a seat: his own, or the whole seat's, or the first's who has part of it. */
static const struct hosted_claim *claim_of(const struct hosted *t, int seat, int unit)
{
	const struct hosted_claim *whole = NULL, *first = NULL;

	for (int i = 0; i < t->rules.n_claims; i++) {
		const struct hosted_claim *const c = &t->rules.claims[i];

		if (c->seat != seat)
			continue;
		if (c->unit >= 0 && c->unit == unit)
			return c;
		if (c->unit < 0 && !whole)
			whole = c;
		if (!first)
			first = c;
	}
	return whole ? whole : first;
}

static bool is_me(const struct hosted *t, const char *person)
{
	return *person && strcmp(person, t->person) == 0;
}

bool hosted_sits(const struct session *s, int seat)
{
	if (!s->table)
		return true;
	for (int i = 0; i < s->table->rules.n_claims; i++)
		if (s->table->rules.claims[i].seat == seat
				&& is_me(s->table, s->table->rules.claims[i].person))
			return true;
	return false;
}

bool hosted_watches(const struct session *s)
{
	for (int seat = 0; s->table && seat < SEATS_MAX; seat++)
		if (hosted_sits(s, seat))
			return false;
	return s->table != NULL;
}

/* The seat that commands a unit, whoever does now. */
static int seat_of(const struct session *s, int unit)
{
	return game_seat_of_unit(s->now, unit);
}

const char *hosted_commander(const struct session *s, int unit)
{
	const struct hosted_claim *const c = s->table ? claim_of(s->table, seat_of(s, unit), unit)
		: NULL;

	return c ? c->person : "";
}

bool hosted_commands(const struct session *s, int unit)
{
	return !s->table || is_me(s->table, hosted_commander(s, unit));
}

/* ---- who is wanted ---- */

static bool among(const char *const *persons, int n, const char *person)
{
	for (int i = 0; i < n; i++)
		if (strcmp(persons[i], person) == 0)
			return true;
	return false;
}

static bool has_done(const struct hosted *t, const struct decision *d, const char *person)
{
	for (int i = 0; i < t->n_done; i++)
		if (t->done[i].id == d->id && strcmp(t->done[i].person, person) == 0)
			return true;
	return false;
}

static bool is_there(const struct game *g, int unit)
{
	return game_unit_fit(g, unit) + game_unit_aboard(g, unit) > 0;
}

/* Whoever commands a unit of the decision's seat that is there, and if `wanted` an answer is
 * wanted for it; how many. */
static int commanders(const struct session *s, const struct decision *d, bool wanted,
	const char *persons[HOSTED_CLAIMS_MAX])
{
	int n = 0;

	for (int u = 0; d->seat < s->setup->n_sides && u < s->now->n_units; u++) {
		const struct hosted_claim *const c = seat_of(s, u) == d->seat
			&& is_there(s->now, u) && (!wanted || game_wants(s->now, d, u))
			? claim_of(s->table, d->seat, u) : NULL;

		if (c && n < HOSTED_CLAIMS_MAX && !among(persons, n, c->person))
			persons[n++] = c->person;
	}
	return n;
}

/* All who have a part in a decision, done with it or not: of one about a unit its commander; where
 * units act one by one whoever commands one that can; else whoever commands one that is there, and
 * of a seat whose units have all gone whoever has it. */
static int concerned(const struct session *s, const struct decision *d,
	const char *persons[HOSTED_CLAIMS_MAX])
{
	const bool about_own = d->unit >= 0 && seat_of(s, d->unit) == d->seat;
	const struct hosted_claim *const any = claim_of(s->table, d->seat,
		about_own ? d->unit : NOBODY);
	int n = 0;

	if (!about_own && game_asks(s->now, d)->done == NULL)
		n = commanders(s, d, true, persons);
	if (!about_own && n == 0)
		n = commanders(s, d, false, persons);
	if (n == 0 && any)
		persons[n++] = any->person;
	return n;
}

bool hosted_waits_for(const struct session *s, const struct decision *d)
{
	return sitting_person(s, d->seat)
		&& (!s->table || s->table->rules.ruled || !game_ruling(s->now, d));
}

int hosted_wanted(const struct session *s, const struct decision *d,
	const char *persons[HOSTED_CLAIMS_MAX])
{
	const int n = hosted_waits_for(s, d) ? concerned(s, d, persons) : 0;
	int wanted = 0;

	for (int i = 0; i < n; i++)
		if (!has_done(s->table, d, persons[i]))
			persons[wanted++] = persons[i];
	return wanted;
}

bool hosted_asks(const struct session *s, const struct decision *d)
{
	const char *persons[HOSTED_CLAIMS_MAX];

	if (!s->table)
		return session_person(s, d->seat);
	return *s->table->person && among(persons, hosted_wanted(s, d, persons), s->table->person);
}

bool hosted_asked(struct session *s)
{
	for (int i = 0; i < s->now->n_decisions; i++)
		if (hosted_asks(s, &s->now->decisions[i]))
			return true;
	return false;
}

/* ---- choosing ---- */

/* The unit a choice is about, of the chooser's own; NOBODY = none. */
static int unit_of(const struct session *s, const struct choice *c)
{
	const struct argument *const a = &c->argument[0];
	int unit = NOBODY;

	if (c->n > 0 && a->kind == ARGUMENT_UNIT)
		unit = a->value;
	else if (c->n > 0 && a->kind == ARGUMENT_FIGURE)
		unit = s->now->figures[a->value].unit;
	return unit >= 0 && unit < s->now->n_units && seat_of(s, unit) == c->seat ? unit : NOBODY;
}

bool hosted_may_choose(const struct session *s, const struct choice *c, struct reason *why)
{
	const int unit = s->table ? unit_of(s, c) : NOBODY;

	if (!s->table || !*s->table->person)
		return true;
	if (!hosted_sits(s, c->seat))
		return refuse(why, "", "That seat is not yours: you play as %s.",
			s->table->person);
	if (unit >= 0 && !hosted_commands(s, unit))
		return refuse(why, "", "%.80s follow %s, not you.", game_unit_name(s->now, unit),
			*hosted_commander(s, unit) ? hosted_commander(s, unit) : "somebody else");
	for (int i = 0; i < s->now->n_decisions; i++)
		if (s->now->decisions[i].seat == c->seat && unit >= 0
				&& has_done(s->table, &s->now->decisions[i], s->table->person))
			return refuse(why, "", "You have done; take that back first, as long as "
				"others are waited for.");
	return true;
}

bool hosted_others_wanted(struct session *s, const struct choice *c)
{
	const char *persons[HOSTED_CLAIMS_MAX];
	char text[HOSTED_NAME_MAX + 24];
	struct reason why;
	struct decision d;
	int n;

	if (!s->table || !*s->table->person || !sitting_closes(s->now, c, &d))
		return false;
	n = hosted_wanted(s, &d, persons);
	if (n == 0 || (n == 1 && is_me(s->table, persons[0])))
		return false;
	snprintf(text, sizeof(text), "done %d %s", d.id, s->table->person);
	hosted_record(s, "%s", text);
	return hosted_take_record(s, text, &why);
}

bool hosted_takes_done_back(struct session *s, int seat)
{
	char text[HOSTED_NAME_MAX + 24];
	struct reason why;

	for (int i = 0; s->table && i < s->now->n_decisions; i++) {
		const struct decision *const d = &s->now->decisions[i];

		if (d->seat != seat || !has_done(s->table, d, s->table->person))
			continue;
		snprintf(text, sizeof(text), "undone %d %s", d->id, s->table->person);
		hosted_record(s, "%s", text);
		return hosted_take_record(s, text, &why);
	}
	return false;
}
