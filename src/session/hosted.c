/* Who sits where at a table, and what follows from it: who is asked, who may choose, and when a
 * side that several persons share has done. */
#include "config.h"

#include "cliffhanger/master.h"
#include "cliffhanger/nearest.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

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
	static const char *const taken[] = { "gm", "all", "house", "nobody", "person", "stranger" };
	size_t n = 0;

	for (size_t i = 0; i < sizeof(taken) / sizeof(taken[0]); i++)
		if (strcmp(taken[i], name) == 0)
			return refuse(why, "", "%s'%s' means somebody else at every table; choose "
				"another name", what, name);
	while ((name[n] >= 'a' && name[n] <= 'z') || (name[n] >= 'A' && name[n] <= 'Z')
			|| (n > 0 && ((name[n] >= '0' && name[n] <= '9') || name[n] == '-'
				|| name[n] == '_')))
		n++;
	if (name[n] == '\0' && n > 0 && n < HOSTED_NAME_MAX)
		return true;
	return refuse(why, "", "%s'%.40s' is no name: expected a letter, then letters, digits, "
		"'-' and '_', %d at most", what, name, HOSTED_NAME_MAX - 1);
}

bool hosted_is_word(const char *word, struct reason *why)
{
	const size_t n = strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
		"0123456789-");

	return (n > 0 && word[n] == '\0' && word[0] != '-' && n < HOSTED_WORD_MAX)
		|| refuse(why, "", "'%.40s' is no word for a seat: expected letters, digits and '-'",
			word);
}

void hosted_word(char word[HOSTED_WORD_MAX])
{
	static const char sounds[] = "bcdfghklmnprstvz", tones[] = "aeiou";
	enum { SYLLABLES = 12, IN_A_GROUP = 3 };
	unsigned char chance[2 * SYLLABLES];
	char *at = word;

	if (getrandom(chance, sizeof(chance), 0) != sizeof(chance))
		abort();	/* a word that can be guessed is worse than none */
	for (int i = 0; i < SYLLABLES; i++) {
		if (i > 0 && i % IN_A_GROUP == 0)
			*at++ = '-';
		*at++ = sounds[chance[2 * i] % 16];
		*at++ = tones[chance[2 * i + 1] % 5];
	}
	*at = '\0';
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
	return refuse(why, "", "'%.40s' is no unit of %.40s%s", id,
		setup->sides[claim->seat].id, nearest_hint(&n).text);
}

/* The unit that has a hero of a campaign's roster; NOBODY = none. */
static int unit_of_hero(const struct setup *setup, const char *id, int side)
{
	for (int f = 0; f < setup->n_figures; f++)
		if (setup->figures[f].hero && strcmp(setup->figures[f].roster, id) == 0
				&& setup->units[setup->figures[f].unit].side == side)
			return setup->figures[f].unit;
	return NOBODY;
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

bool hosted_place_claim(const struct setup *setup, struct hosted_claim *claim, struct reason *why)
{
	char seat[HOSTED_WHERE_MAX];
	const char *const colon = strchr(claim->where, ':');

	snprintf(seat, sizeof(seat), "%s", claim->where);
	claim->unit = NOBODY;
	if (read_seat(setup, seat, claim, why))
		return true;
	if (claim->seat < 0)
		claim->seat = NOBODY;
	else if (colon)
		claim->unit = (int16_t)unit_of_hero(setup, colon + 1, claim->seat);
	if (claim->seat >= 0 && claim->unit >= 0)
		return true;
	claim->unit = colon ? HOSTED_ELSEWHERE : NOBODY;
	return false;
}

bool hosted_read_claim(const struct setup *setup, const char *text, struct hosted_claim *claim,
	struct reason *why)
{
	char seat[HOSTED_WHERE_MAX];
	const size_t n = strcspn(text, "=");

	*claim = (struct hosted_claim){ .unit = NOBODY };
	if (n >= sizeof(seat))
		return refuse(why, "", "'%.40s' is no seat: it is too long", text);
	memcpy(seat, text, n);
	seat[n] = '\0';
	if (setup && !read_seat(setup, seat, claim, why))
		return false;
	if (!setup)
		memcpy(claim->where, text, n);
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

	if (*claim->where)
		snprintf(text, size, "%s", claim->where);
	else
		snprintf(text, size, "%s%s%s", side ? setup->sides[claim->seat].id : master_word,
		claim->unit >= 0 ? ":" : "", claim->unit >= 0 ? setup->units[claim->unit].id : "");
}

void hosted_same(const struct session *s, char *text, size_t size)
{
	text[0] = '\0';
	if (s->table && s->now->over)
		snprintf(text, size, "All who sat at this table came to check value %016" PRIx64 ".",
			game_check_value(s->now));
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
		if (c->unit == NOBODY && !whole)
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

bool hosted_lost(const struct session *s, int seat, char *text, size_t size)
{
	if (hosted_sits(s, seat))
		return false;
	snprintf(text, size, "Your seat at this table has been given to somebody else, or is open "
		"again.");
	return true;
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

bool hosted_has_done(const struct hosted *t, int id, const char *person)
{
	for (int i = 0; i < t->n_done; i++)
		if (t->done[i].id == id && strcmp(t->done[i].person, person) == 0)
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
		if (!hosted_has_done(s->table, d->id, persons[i]))
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

bool hosted_may_command(const struct session *s, int unit, struct reason *why)
{
	return hosted_commands(s, unit) || refuse(why, "", "%.80s follow %s, not you.",
		game_unit_name(s->now, unit),
		*hosted_commander(s, unit) ? hosted_commander(s, unit) : "somebody else");
}

bool hosted_may_choose(const struct session *s, const struct choice *c, struct reason *why)
{
	const int unit = s->table ? unit_of(s, c) : NOBODY;

	if (!s->table || !*s->table->person)
		return true;
	if (!hosted_sits(s, c->seat))
		return refuse(why, "", "That seat is not yours: you play as %s.",
			s->table->person);
	if (unit >= 0 && !hosted_may_command(s, unit, why))
		return false;
	for (int i = 0; i < s->now->n_decisions; i++)
		if (s->now->decisions[i].seat == c->seat && unit >= 0
				&& hosted_has_done(s->table, s->now->decisions[i].id,
					s->table->person))
			return refuse(why, "", "You have done; take that back first, as long as "
				"others are waited for.");
	return true;
}

bool hosted_others_wanted(struct session *s, const struct choice *c)
{
	const char *persons[HOSTED_CLAIMS_MAX];
	struct reason why;
	struct decision d;
	int n;

	if (!s->table || !*s->table->person || !sitting_closes(s->now, c, &d))
		return false;
	n = hosted_wanted(s, &d, persons);
	if (n == 0 || (n == 1 && is_me(s->table, persons[0])))
		return false;
	return hosted_has_done(s->table, d.id, s->table->person)
		|| hosted_keep(s, &why, "done %d %s", d.id, s->table->person);
}

bool hosted_takes_done_back(struct session *s, int seat)
{
	struct reason why;

	for (int i = 0; s->table && i < s->now->n_decisions; i++) {
		const struct decision *const d = &s->now->decisions[i];

		if (d->seat == seat && hosted_has_done(s->table, d->id, s->table->person))
			return hosted_keep(s, &why, "undone %d %s", d->id, s->table->person);
	}
	return false;
}

void hosted_undo_done(struct session *s)
{
	struct reason why;

	while (s->table && s->table->n_done > 0) {
		const struct hosted_done last = s->table->done[s->table->n_done - 1];

		if (!hosted_keep(s, &why, "undone %d %s", last.id, last.person))
			return;
	}
}
