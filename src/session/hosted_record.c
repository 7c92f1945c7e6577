/* A table's records (man/cliffhanger-save.5): who sits where, by which rules, who has done and
 * who is waited for, and what was said. */
#include "config.h"

#include "cliffhanger/master.h"
#include "cliffhanger/text.h"
#include "session/hosted_own.h"
#include "session/sitting.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char nobody[] = "-", everybody[] = "all";

enum { CLAIM_BYTES = 2 * ID_MAX + HOSTED_NAME_MAX + HOSTED_WORD_MAX + 4 };

/* ---- written ---- */

static void record(struct session *s, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static void record(struct session *s, const char *format, ...)
{
	char text[SAVE_LINE_MAX / 2];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	save_file_add(s->file, RECORD_TABLE, text);
}

bool hosted_keep(struct session *s, struct reason *why, const char *format, ...)
{
	char text[SAVE_LINE_MAX / 2];
	va_list list;

	va_start(list, format);
	vsnprintf(text, sizeof(text), format, list);
	va_end(list);
	if (!hosted_take_record(s, text, why))
		return false;
	if (s->file)
		save_file_add(s->file, RECORD_TABLE, text);
	return true;
}

static void claim_words(const struct setup *setup, const struct hosted_claim *c, char *text,
	size_t size)
{
	char seat[HOSTED_WHERE_MAX];

	hosted_claim_text(setup, c, seat, sizeof(seat));
	snprintf(text, size, "%s %s %s", seat, *c->person ? c->person : nobody,
		*c->word ? c->word : nobody);
}

bool hosted_keep_claim(struct session *s, int i, const struct hosted_claim *claim,
	struct reason *why)
{
	char text[CLAIM_BYTES];

	claim_words(s->setup, claim, text, sizeof(text));
	return hosted_keep(s, why, "claim %d %s", i, text);
}

void hosted_record_rules(struct session *s)
{
	const struct hosted_rules *const r = &s->table->rules;
	char text[CLAIM_BYTES];

	record(s, "table %s", r->name);
	record(s, "build %s", PACKAGE_VERSION);
	if (*r->host)
		record(s, "host %s", r->host);
	if (r->watch != HOSTED_WATCH_NONE)
		record(s, "watch %d", r->watch == HOSTED_WATCH_ALL ? 0 : r->later);
	if (r->clock > 0)
		record(s, "clock %" PRId64, r->clock);
	if (*r->notify)
		record(s, "notify %s", r->notify);
	if (r->ruled)
		record(s, "ruled yes");
	if (r->campaign)
		record(s, "campaign yes");
	for (int i = 0; i < r->n_claims; i++) {
		claim_words(s->setup, &r->claims[i], text, sizeof(text));
		record(s, "claim %d %s", i, text);
	}
}

/* ---- read: words with one blank between them ---- */

static bool take_word(const char **text, char *word, size_t size)
{
	const size_t n = strcspn(*text, " ");

	if (n == 0 || n >= size)
		return false;
	memcpy(word, *text, n);
	word[n] = '\0';
	*text += n + ((*text)[n] == ' ');
	return true;
}

static bool take_number(const char **text, int64_t most, int64_t *number)
{
	char word[24], *end;

	if (!take_word(text, word, sizeof(word)) || *word < '0' || *word > '9')
		return false;
	*number = strtoll(word, &end, 10);
	return *end == '\0' && *number <= most;
}

/* A name, or nobody's. */
static bool take_name(const char **text, char name[HOSTED_NAME_MAX])
{
	struct reason why;

	if (!take_word(text, name, HOSTED_NAME_MAX))
		return false;
	if (strcmp(name, nobody) == 0)
		*name = '\0';
	return *name == '\0' || hosted_is_name(name, "", &why);
}

static bool take_table(struct session *s, const char *text)
{
	return take_name(&text, s->table->rules.name);
}

static bool take_host(struct session *s, const char *text)
{
	return take_name(&text, s->table->rules.host);
}

static bool take_watch(struct session *s, const char *text)
{
	struct hosted_rules *const r = &s->table->rules;
	int64_t later;

	if (!take_number(&text, HOSTED_LATER_MAX, &later))
		return false;
	r->later = (int)later;
	r->watch = later == 0 ? HOSTED_WATCH_ALL : HOSTED_WATCH_LATER;
	return true;
}

static bool take_clock(struct session *s, const char *text)
{
	return take_number(&text, INT32_MAX, &s->table->rules.clock);
}

static bool take_notify(struct session *s, const char *text)
{
	const size_t n = strlen(text);

	if (n >= sizeof(s->table->rules.notify))
		return false;
	memcpy(s->table->rules.notify, text, n + 1);
	return true;
}

static bool take_ruled(struct session *s, const char *text)
{
	s->table->rules.ruled = strcmp(text, "yes") == 0;
	return s->table->rules.ruled;
}

static bool take_campaign(struct session *s, const char *text)
{
	s->table->rules.campaign = strcmp(text, "yes") == 0;
	return s->table->rules.campaign;
}

/* "next 1764120000 anna bert": another episode follows, and who says who goes. */
static bool take_next(struct session *s, const char *text)
{
	struct hosted_asked list[HOSTED_ASKED_MAX] = { 0 };
	int64_t when;
	int n = 0;

	if (!take_number(&text, INT64_MAX, &when))
		return false;
	for (; *text; list[n++].since = when)
		if (n == HOSTED_ASKED_MAX || !take_name(&text, list[n].person))
			return false;
	memcpy(s->table->asked, list, sizeof(list));
	s->table->n_asked = n;
	s->table->goes_on = true;
	return true;
}

static bool take_last(struct session *s, const char *text)
{
	s->table->ended = strcmp(text, "yes") == 0;
	return s->table->ended;
}

/* In a campaign's episode a seat may be nowhere. */
static bool take_where(struct session *s, const char *seat, struct hosted_claim *c)
{
	struct reason why;

	if (!s->table->rules.campaign)
		return hosted_read_claim(s->setup, seat, c, &why);
	if (!hosted_read_claim(NULL, seat, c, &why))
		return false;
	hosted_place_claim(s->setup, c, &why);
	return true;
}

static bool take_claim(struct session *s, const char *text)
{
	struct hosted_rules *const r = &s->table->rules;
	struct hosted_claim c = { .unit = NOBODY };
	char seat[HOSTED_WHERE_MAX];
	int64_t i;

	if (!take_number(&text, HOSTED_CLAIMS_MAX - 1, &i) || i > r->n_claims
			|| !take_word(&text, seat, sizeof(seat))
			|| !take_where(s, seat, &c)
			|| !take_name(&text, c.person)
			|| !take_word(&text, c.word, sizeof(c.word)))
		return false;
	if (strcmp(c.word, nobody) == 0)
		*c.word = '\0';
	r->claims[i] = c;
	r->n_claims += i == r->n_claims;
	return true;
}

static bool take_build(struct session *s, const char *text)
{
	(void)s;
	return strverscmp(text, PACKAGE_VERSION) <= 0;
}

/* "asks EPOCH anna/17 bert/17" */
static bool take_asks(struct session *s, const char *text)
{
	struct hosted_asked list[HOSTED_ASKED_MAX];
	int64_t when, id;
	int n = 0;

	if (!take_number(&text, INT64_MAX, &when))
		return false;
	for (; *text; n++) {
		const char *slash = strchr(text, '/');
		const size_t length = slash ? (size_t)(slash - text) : 0;
		struct hosted_asked *const a = &list[n];

		if (n == HOSTED_ASKED_MAX || length == 0 || length >= HOSTED_NAME_MAX)
			return false;
		*a = (struct hosted_asked){ .since = when };
		memcpy(a->person, text, length);
		text = slash + 1;
		if (!take_number(&text, INT16_MAX, &id))
			return false;
		a->id = (int16_t)id;
		for (int i = 0; i < s->table->n_asked; i++)	/* as it was */
			if (s->table->asked[i].id == a->id
					&& strcmp(s->table->asked[i].person, a->person) == 0)
				a->since = s->table->asked[i].since;
	}
	memcpy(s->table->asked, list, (size_t)n * sizeof(list[0]));
	s->table->n_asked = n;
	return true;
}

/* "done 17 anna": the oldest go, whose questions are closed long since. */
static bool take_done(struct session *s, const char *text)
{
	struct hosted *const t = s->table;
	struct hosted_done d;
	int64_t id;

	if (!take_number(&text, INT16_MAX, &id) || !take_name(&text, d.person))
		return false;
	d.id = (int16_t)id;
	if (hosted_has_done(t, d.id, d.person))
		return true;
	if (t->n_done == HOSTED_CLAIMS_MAX)
		memmove(t->done, t->done + 1, (size_t)--t->n_done * sizeof(d));
	t->done[t->n_done++] = d;
	return true;
}

static bool take_undone(struct session *s, const char *text)
{
	struct hosted *const t = s->table;
	char person[HOSTED_NAME_MAX];
	int64_t id;

	if (!take_number(&text, INT16_MAX, &id) || !take_name(&text, person))
		return false;
	for (int i = t->n_done; i-- > 0; )
		if (t->done[i].id == id && strcmp(t->done[i].person, person) == 0)
			t->done[i] = t->done[--t->n_done];
	return true;
}

/* "say EPOCH anna all TEXT", to a seat by its number. */
static bool take_say(struct session *s, const char *text)
{
	struct hosted *const t = s->table;
	struct hosted_said said = { .to = NOBODY };
	struct hosted_said *grown;
	int64_t seat;

	if (!take_number(&text, INT64_MAX, &said.when) || !take_name(&text, said.from))
		return false;
	if (strncmp(text, everybody, sizeof(everybody) - 1) == 0)
		text += sizeof(everybody) - 1 + (text[sizeof(everybody) - 1] == ' ');
	else if (take_number(&text, SEATS_MAX - 1, &seat))
		said.to = (int8_t)seat;
	else
		return false;
	if (strlen(text) >= HOSTED_TALK_MAX || !text_plain(text, strlen(text)))
		return false;
	if (t->n_said == t->room_said) {
		grown = realloc(t->said, (t->room_said * 2 + 16) * sizeof(*grown));
		if (!grown)
			return false;
		t->said = grown;
		t->room_said = t->room_said * 2 + 16;
	}
	said.text = strdup(text);
	if (said.text)
		t->said[t->n_said++] = said;
	return said.text != NULL;
}

static const struct { const char *word; bool (*take)(struct session *s, const char *text); }
takers[] = {
	{ "table", take_table }, { "host", take_host }, { "watch", take_watch },
	{ "clock", take_clock }, { "notify", take_notify }, { "ruled", take_ruled },
	{ "campaign", take_campaign }, { "next", take_next }, { "last", take_last },
	{ "claim", take_claim }, { "build", take_build }, { "asks", take_asks },
	{ "done", take_done }, { "undone", take_undone }, { "say", take_say },
};

bool hosted_take_record(struct session *s, const char *text, struct reason *why)
{
	const char *rest = text;
	char word[12];

	if (take_word(&rest, word, sizeof(word)))
		for (size_t i = 0; i < sizeof(takers) / sizeof(takers[0]); i++) {
			if (strcmp(word, takers[i].word) != 0)
				continue;
			if (takers[i].take(s, rest))
				return true;
			if (takers[i].take == take_build)
				return refuse(why, "", "This table is played by a newer "
					"Cliffhanger (%.20s; this one is %s): update, and sit "
					"down again.", rest, PACKAGE_VERSION);
		}
	return refuse(why, "", "expected something of a table, found '%.60s'", text);
}

bool hosted_restore(struct session *s, const struct chronicle *c)
{
	struct hosted *before = s->table;
	struct reason why;

	if (!before)
		return true;
	s->table = hosted_new(before->person);
	if (!s->table) {
		s->table = before;
		return false;
	}
	hosted_free(before);
	for (size_t i = 0; i < c->table.n; i++)
		if (!hosted_take_record(s, c->table.at[i], &why))
			judge_refuse(s, c->table.row[i], &why);
	return true;
}
