/* What is done at a table beyond choosing: sitting down, talking, changing who sits where, and
 * answering for who is absent. */
#include "config.h"

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { SAID_AT_ONCE = 12, SAID_WITHIN_S = 60, TICK_CHOICES_MAX = 4 * UNITS_MAX };

/* ---- talk ---- */

/* Who talks without end is not heard by anybody. */
static bool too_much(const struct session *s, int64_t now)
{
	int n = 0;

	for (size_t i = s->table->n_said; i-- > 0; )
		if (strcmp(s->table->said[i].from, s->table->person) == 0
				&& s->table->said[i].when > now - SAID_WITHIN_S)
			n++;
	return n >= SAID_AT_ONCE;
}

/* In somebody's name, "" = the house's. */
static bool say(struct session *s, const char *from, int seat, const char *text,
	struct reason *why)
{
	char to[12] = "all";

	if (seat >= 0)
		snprintf(to, sizeof(to), "%d", seat);
	return hosted_keep(s, why, "say %" PRId64 " %s %s %s", (int64_t)time(NULL),
		*from ? from : "-", to, text);
}

static bool may_say(const struct session *s, const char *text, struct reason *why)
{
	if (!*text)
		return refuse(why, "", "expected what to say");
	if (strlen(text) >= HOSTED_TALK_MAX)
		return refuse(why, "", "expected at most %d bytes at a time, found %zu; nothing "
			"was said", HOSTED_TALK_MAX - 1, strlen(text));
	return !too_much(s, (int64_t)time(NULL))
		|| refuse(why, "", "You have said much in one minute; let others speak.");
}

bool hosted_say(struct session *s, int seat, const char *text, struct reason *why)
{
	char clean[HOSTED_TALK_MAX];
	bool said;

	if (!s->table)
		return refuse(why, "", "nobody else sits at this game: it is no table of several");
	text += strspn(text, " ");
	if (!may_say(s, text, why) || !sitting_enter(s, why))
		return false;
	snprintf(clean, sizeof(clean), "%s", text);
	text_clean(clean);
	said = say(s, s->table->person, seat, clean, why);
	return sitting_leave(s, why) && said;
}

/* Whoever sits in a seat hears what is told it, and who told it hears himself. */
static bool hears(const struct session *s, const struct hosted_said *said)
{
	return said->to < 0 || hosted_sits(s, said->to)
		|| (*s->table->person && strcmp(said->from, s->table->person) == 0);
}

bool hosted_heard(const struct session *s, size_t *at, struct hosted_talk *talk)
{
	const struct hosted *const t = s->table;

	for (; t && *at < t->n_said; ++*at) {
		const struct hosted_said *const said = &t->said[*at];

		if (!hears(s, said))
			continue;
		++*at;
		*talk = (struct hosted_talk){ said->when, said->from, said->text, said->to };
		return true;
	}
	return false;
}

/* ---- who sits where ---- */

static bool rules_here(const struct session *s)
{
	const struct hosted *const t = s->table;

	return !*t->person || strcmp(t->person, t->rules.host) == 0
		|| (s->now && hosted_sits(s, master_seat(s->now)));
}

static bool put_claim(struct session *s, int i, const struct hosted_claim *claim,
	struct reason *why)
{
	if (i == HOSTED_CLAIMS_MAX)
		return refuse(why, "", "A table has room for %d seats.", HOSTED_CLAIMS_MAX);
	return hosted_keep_claim(s, i, claim, why);
}

static bool take(struct session *s, const char *word, const char *name, struct reason *why)
{
	struct hosted_rules *const r = &s->table->rules;

	for (int i = 0; *word && i < r->n_claims; i++) {
		struct hosted_claim c = r->claims[i];

		if (*c.person || strcmp(c.word, word) != 0)
			continue;
		snprintf(c.person, sizeof(c.person), "%s", name);
		c.word[0] = '\0';
		return put_claim(s, i, &c, why);
	}
	return refuse(why, "", "No open seat of %s is taken by that word.", r->name);
}

bool hosted_take(struct session *s, const char *word, const char *name, struct reason *why)
{
	bool taken;

	if (!s->table || !hosted_is_name(name, "", why))
		return false;
	if (!sitting_enter(s, why))
		return false;
	taken = take(s, word, name, why);
	return sitting_leave(s, why) && taken;
}

static bool same_place(const struct hosted_claim *a, const struct hosted_claim *b)
{
	return strcmp(a->where, b->where) == 0 && (*a->where
		|| (a->seat == b->seat && a->unit == b->unit));
}

static bool hand_on(struct session *s, const struct hosted_claim *claim, struct reason *why)
{
	struct hosted_rules *const r = &s->table->rules;
	int i = 0;

	while (i < r->n_claims && !same_place(&r->claims[i], claim))
		i++;
	if (!rules_here(s) && (i == r->n_claims || !*s->table->person
			|| strcmp(r->claims[i].person, s->table->person) != 0))
		return refuse(why, "", "Only %s, the Game Master, and whoever has a seat himself "
			"may hand it on.", *r->host ? r->host : "the host");
	return put_claim(s, i, claim, why);
}

bool hosted_hand_on(struct session *s, const struct hosted_claim *claim, struct reason *why)
{
	bool handed;

	if (!s->table)
		return refuse(why, "", "This game is of no table.");
	if (!sitting_enter(s, why))
		return false;
	handed = hand_on(s, claim, why);
	return sitting_leave(s, why) && handed;
}

bool session_set_mind(struct session *s, int side, const struct mind *m, struct reason *why)
{
	if (s->table && !rules_here(s))
		return refuse(why, "", "Only %s and the Game Master may give a side to the "
			"machine, or take it back.", *s->table->rules.host
			? s->table->rules.host : "the host");
	if (!sitting_enter(s, why))
		return false;
	s->mind[side] = m;
	record_mind(s, side);
	return sitting_leave(s, why);
}

/* ---- whose time has run out ---- */

static const struct decision *decision_of(const struct session *s, int id)
{
	for (int i = 0; i < s->now->n_decisions; i++)
		if (s->now->decisions[i].id == id)
			return &s->now->decisions[i];
	return NULL;
}

/* One answer in the name of who is absent: for his own units where he shares a side, and when
 * there is nothing more to say for them, that he has done. */
static bool answer_for(struct session *s, const struct hosted_asked *a)
{
	const struct mind *const m = mind_find("commander");
	const struct decision d = *decision_of(s, a->id);
	const struct view *const v = session_view(s, d.seat);
	const char *persons[HOSTED_CLAIMS_MAX];
	bool units[UNITS_MAX] = { false };
	struct reason why;
	struct choice c;

	if (!v || hosted_wanted(s, &d, persons) < 2 || d.unit >= 0)
		return v && mind_choose(m, v, &d, &s->patience, &c) && sitting_make(s, m, &d, &c);
	for (int u = 0; u < s->now->n_units; u++)
		units[u] = game_seat_of_unit(s->now, u) == d.seat
			&& strcmp(hosted_commander(s, u), a->person) == 0;
	if (mind_answer_for(m, v, &d, units, &c) && sitting_make(s, m, &d, &c))
		return true;
	return hosted_keep(s, &why, "done %d %s", d.id, a->person);
}

static bool still_wanted(const struct session *s, const struct hosted_asked *a)
{
	const struct decision *const d = decision_of(s, a->id);
	const char *persons[HOSTED_CLAIMS_MAX];
	const int n = d ? hosted_wanted(s, d, persons) : 0;

	for (int i = 0; i < n; i++)
		if (strcmp(persons[i], a->person) == 0)
			return true;
	return false;
}

static int answer_absent(struct session *s, const struct hosted_asked *a)
{
	char text[HOSTED_NAME_MAX + 80];
	struct reason why;
	int n = 0;

	while (n < TICK_CHOICES_MAX && still_wanted(s, a) && answer_for(s, a))
		n++;
	if (n == 0)
		return 0;
	snprintf(text, sizeof(text), "The clock ran out for %.24s; the commander answered.",
		a->person);
	say(s, "", NOBODY, text, &why);
	return n;
}

int hosted_tick(struct session *s, int64_t now)
{
	struct hosted_asked asked[HOSTED_ASKED_MAX];
	struct reason why;
	int n = 0, answers = 0;

	if (!s->table || s->table->rules.clock == 0 || !sitting_enter(s, &why))
		return 0;
	/* Whoever has come himself answers for himself. */
	for (int i = 0; i < s->table->n_asked; i++)
		if (s->table->asked[i].since + s->table->rules.clock <= now
				&& strcmp(s->table->asked[i].person, s->table->person) != 0)
			asked[n++] = s->table->asked[i];
	for (int i = 0; i < n; i++)
		answers += answer_absent(s, &asked[i]);
	return sitting_leave(s, &why) ? answers : 0;
}

/* ---- sitting down ---- */

/* Whose side is not in this episode of a campaign looks on, as who sits there may. */
static bool may_come_in(const struct session *s)
{
	const struct hosted_rules *const r = &s->table->rules;

	if (!*s->table->person || !hosted_watches(s) || r->watch != HOSTED_WATCH_NONE)
		return true;
	for (int i = 0; i < r->n_claims; i++)
		if (strcmp(r->claims[i].person, s->table->person) == 0)
			return true;
	return false;
}

struct session *hosted_sit(const char *file, const char *person, enum session_error *error,
	struct reason *why)
{
	struct hosted *const table = hosted_new(person);
	struct session *s;

	if (!table) {
		sitting_no_memory(error, why);
		return NULL;
	}
	s = sitting_open(file, table, error, why);
	if (s && !may_come_in(s)) {
		*error = SESSION_HOSTED;
		refuse(why, "", "Nobody called %s sits at %s, and it is played behind closed "
			"doors; ask %s for a seat.", person, s->table->rules.name,
			*s->table->rules.host ? s->table->rules.host : "who set it up");
		session_free(s);
		s = NULL;
	}
	if (s && *person && !hosted_watches(s))
		hosted_tick(s, (int64_t)time(NULL));
	return s;
}
